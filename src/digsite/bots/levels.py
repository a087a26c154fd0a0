"""The levels: `make` creates one, for a game that bots know or for one that they do not."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final, final
from zlib import crc32

from digsite.bots.dice import QuickDice
from digsite.bots.games import GAMES as KNOWN
from digsite.bots.games import knowledge_of
from digsite.bots.judge import Judge
from digsite.bots.level import Level
from digsite.bots.parallel import grow_side_by_side
from digsite.bots.protocol import Bot, Budget, Choice, Json, Ranked
from digsite.bots.search import Search
from digsite.bots.tree import Tally, Tree, tallies
from digsite.games import GAMES as DESCRIPTORS

LEVELS: Final = ("random", "novice", "scout", "ranger", "professor")
NO_LIMIT: Final = 1_000_000_000
PATIENCE: Final = {"novice": 20, "scout": 100, "ranger": 400, "professor": 1600}  # iterations without knowledge
SECONDS: Final = 4.0


def fate(seed: int, view: Json) -> int:
    """A seed for one decision: the same for the same view, different for the next."""
    return seed * 4294967296 + crc32(json.dumps(view, separators=(",", ":")).encode())


@final
class Uniform:
    """Picks any listed action with equal probability."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        return int(actions[QuickDice(fate(self.seed, view)).below(len(actions))]["id"])

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))


@final
class Thinker:
    """Grows a tree from its seat's view and takes the most visited action."""

    def __init__(self, game: str, name: str, seed: int) -> None:
        self.game = game
        self.name = name
        self.seed = seed
        self.level = level_of(game, name)

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
        if dice.share() < self.level.slips:
            chosen = ranked[dice.below(len(ranked))].action
        return Choice(chosen, tuple(ranked))

    def grow(self, view: Json, seed: int, budget: Budget) -> list[Tally]:
        level = self.level
        patience = level.patience(len(view["players"])) if budget.seconds is None else NO_LIMIT
        iterations = budget.iterations or patience
        seconds = budget.seconds or (level.limit() if budget.iterations is None else NO_LIMIT)
        if level.beginner:
            tree = Tree(beginners_judge(self.game), level.manner, seed)
        elif budget.jobs > 1:
            return grow_side_by_side(self.game, level.manner, view, seed, iterations, seconds, budget.jobs)
        else:
            tree = Tree(judge_of(self.game), level.manner, seed)
        tree.grow(view, iterations, seconds)
        return tallies(tree)


@final
class Searcher:
    """Plays a game of which it knows only the rules."""

    def __init__(self, game: str, name: str, seed: int) -> None:
        self.name = name
        self.rules = DESCRIPTORS[game].rules
        self.seed = seed

    def choose(self, view: Json, actions: list[Json], budget: Budget) -> int:
        if len(actions) == 1:
            return int(actions[0]["id"])
        return self.consider(view, actions, budget).action

    def consider(self, view: Json, actions: list[Json], budget: Budget) -> Choice:
        iterations = budget.iterations or (PATIENCE[self.name] if budget.seconds is None else NO_LIMIT)
        search = Search(self.rules, iterations, fate(self.seed, view), budget.seconds or SECONDS)
        children = search.grow(view).children
        found = {action: (action, node.visits, node.reward, node.points) for action, node in children.items()}
        tried = sum([node.visits for node in children.values()])
        ranked = [rank(int(action["id"]), found, tried) for action in actions]
        ranked.sort(key=lambda one: (-one.share, -one.value, one.action))
        return Choice(ranked[0].action, tuple(ranked))


def rank(action: int, found: dict[int, Tally], tried: int) -> Ranked:
    """An action as the tree saw it; one never tried gets the lowest value found."""
    if action not in found:
        return Ranked(action, min([points / visits for _, visits, _, points in found.values()], default=0.0), 0.0)
    _, visits, _, points = found[action]
    return Ranked(action, points / visits, visits / tried)


def level_of(game: str, name: str) -> Level:
    """How a level thinks in a game (`random` does not)."""
    return knowledge_of(game).levels[name]


def judge_of(game: str) -> Judge:
    """A game's judge, loaded on first use."""
    return knowledge_of(game).judge


@cache
def beginners_judge(game: str) -> Judge:
    """The same judge, but with every round evaluated like the middle one and priors half as strong."""
    kind: Any = type(judge_of(game))
    judge: Judge = kind()
    learned = judge.learned()
    worth = {name: [row[judge.phases // 2]] * judge.phases for name, row in learned["worth"].items()}
    habits = {name: [appeal / 2.0 for appeal in row] for name, row in learned["habits"].items()}
    judge.learn({"worth": worth, "habits": habits})
    return judge


def make(game: str, level: str, seed: int = 0) -> Bot:
    """A bot of a level for a game."""
    if level == "random":
        return Uniform(seed)
    return Thinker(game, level, seed) if game in KNOWN else Searcher(game, level, seed)
