"""The levels a person can climb, for both games: `make` seats one."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import RULES as ARNAK
from digsite.bots.dice import QuickDice
from digsite.bots.protocol import Bot, Budget, Choice, Json
from digsite.bots.search import Search
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

GAMES: Final[dict[str, AnyRules]] = {"arnak": ARNAK, "quetzal": QUETZAL}
LEVELS: Final = ("random", "novice", "scout", "ranger", "professor")


@final
class Uniform:
    """Every listed action is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dice = QuickDice(seed)

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        return int(actions[self.dice.below(len(actions))]["id"])

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))


@final
class Searcher:
    """The plain search as a bot."""

    def __init__(self, name: str, rules: AnyRules, iterations: int, seed: int) -> None:
        self.name = name
        self.rules = rules
        self.iterations = iterations
        self.seed = seed

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        return Search(self.rules, budget.iterations or self.iterations, self.seed).choose(view)

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))


def make(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level for a game."""
    if level in ("random", "novice"):
        return Uniform(seed)
    return Searcher(level, GAMES[game], {"scout": 16, "ranger": 64, "professor": 200}[level], seed)
