"""The levels a person can climb, for both games: `make` seats one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final, final
from zlib import crc32

from digsite.bots.dice import QuickDice
from digsite.bots.judge import Judge
from digsite.bots.parallel import grow_side_by_side
from digsite.bots.protocol import Bot, Budget, Choice, Json, Ranked
from digsite.bots.tree import Manner, Tally, Tree, tallies

GAMES: Final = ("arnak", "quetzal")
NO_LIMIT: Final = 1_000_000_000


@dataclass(frozen=True)
class Level:
    """A manner of thinking, and how long by default: so many iterations, at most so many seconds.

    In a game that takes longer to judge there are fewer of them (`slowly`); where nobody else thinks, the time they
    would have taken makes room for more (`alone`). A game may ask for another manner (`manners`). A beginner judges
    every round like the middle one, has vague habits, and in some share of its decisions just does something (`slips`).
    """

    manner: Manner
    iterations: int
    seconds: float
    beginner: bool = False
    slips: Mapping[str, float] = field(default_factory=dict)
    slowly: Mapping[str, int] = field(default_factory=dict)
    alone: int | None = None
    manners: Mapping[str, Manner] = field(default_factory=dict)

    def manner_in(self, game: str) -> Manner:
        return self.manners.get(game, self.manner)

    def patience(self, game: str, seats: int) -> int:
        """How many iterations it takes its time for by default."""
        if seats == 1 and self.alone is not None:
            return self.alone
        return self.slowly.get(game, self.iterations)


THINKING: Final = {
    "novice": Level(
        Manner(turns=1, envy=0.0), iterations=8, seconds=2.0, beginner=True, slips={"arnak": 0.15, "quetzal": 0.05}
    ),
    "scout": Level(Manner(turns=1), iterations=40, seconds=2.0),
    "ranger": Level(Manner(turns=99), iterations=150, seconds=3.0),
    "professor": Level(
        Manner(turns=99),
        iterations=2500,
        seconds=4.0,
        slowly={"quetzal": 900},
        alone=10_000,
        manners={"arnak": Manner(turns=99, memory=4.0)},
    ),
}
LEVELS: Final = ("random", *THINKING)


def fate(seed: int, view: Json) -> int:
    """A seed for one decision: the same for the same view, another for the next."""
    return seed * 4294967296 + crc32(json.dumps(view, separators=(",", ":")).encode())


@final
class Uniform:
    """Every listed action is as likely as any other."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        return int(actions[QuickDice(fate(self.seed, view)).below(len(actions))]["id"])

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))


@final
class Thinker:
    """Grows a tree from the view of its seat and takes what was tried most often there."""

    def __init__(self, game: str, name: str, seed: int) -> None:
        self.game = game
        self.name = name
        self.seed = seed
        self.level = THINKING[name]
        self.manner = self.level.manner_in(game)

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        if len(actions) == 1:
            return int(actions[0]["id"])
        return self.consider(view, actions, budget).action

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        seed = fate(self.seed, view)
        found = {tally[0]: tally for tally in self.grow(view, seed, budget)}
        tried = sum([tally[1] for tally in found.values()])
        ranked = [rank(int(action["id"]), found, tried) for action in actions]
        ranked.sort(key=lambda one: (-one.share, -one.value, one.action))
        chosen = ranked[0].action
        dice = QuickDice(seed)
        if dice.share() < self.level.slips.get(self.game, 0.0):
            chosen = ranked[dice.below(len(ranked))].action
        return Choice(chosen, tuple(ranked))

    def grow(self, view: Json, seed: int, budget: Budget) -> list[Tally]:
        level = self.level
        patience = level.patience(self.game, len(view["players"])) if budget.seconds is None else NO_LIMIT
        iterations = budget.iterations or patience
        seconds = budget.seconds or (level.seconds if budget.iterations is None else NO_LIMIT)
        if level.beginner:
            tree = Tree(beginners_judge(self.game), self.manner, seed)
        elif budget.jobs > 1:
            return grow_side_by_side(self.game, self.manner, view, seed, iterations, seconds, budget.jobs)
        else:
            tree = Tree(judge_of(self.game), self.manner, seed)
        tree.grow(view, iterations, seconds)
        return tallies(tree)


def rank(action: int, found: dict[int, Tally], tried: int) -> Ranked:
    """An action as the tree saw it; one that it never tried is worth the least there was."""
    if action not in found:
        return Ranked(action, min([points / visits for _, visits, _, points in found.values()], default=0.0), 0.0)
    _, visits, _, points = found[action]
    return Ranked(action, points / visits, visits / tried)


@cache
def judge_of(game: str) -> Judge:
    """A game's judgement, once it is asked for."""
    judge = import_module(f"digsite.bots.{game}.judge").JUDGE
    assert isinstance(judge, Judge)
    return judge


@cache
def beginners_judge(game: str) -> Judge:
    """The same judgement, but every round counts like the middle one, and habits are only half as strong."""
    kind: Any = type(judge_of(game))
    judge: Judge = kind()
    learned = judge.learned()
    worth = {name: [row[judge.phases // 2]] * judge.phases for name, row in learned["worth"].items()}
    habits = {name: [appeal / 2.0 for appeal in row] for name, row in learned["habits"].items()}
    judge.learn({"worth": worth, "habits": habits})
    return judge


def make(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level for a game."""
    return Uniform(seed) if level == "random" else Thinker(game, level, seed)
