"""A game's judge: the evaluation of a position and the prior of actions, both from fitted, named weights."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from typing import Any

from digsite.bots.dice import QuickDice
from digsite.kernel.effects import Table
from digsite.kernel.rules import AnyRules

Json = dict[str, Any]


class Judge:
    """What the levels know about a game beyond its rules. Each game implements the abstract methods.

    `worth` is the points so far plus the weighted features, with separate weights for each phase of the game. A habit
    is how attractive an action is before any search: the odds of two actions are the ratio of their priors.
    """

    def __init__(self, rules: AnyRules, features: tuple[str, ...], phases: int, habits: int, folder: str) -> None:
        self.rules = rules
        self.features = features
        self.phases = phases
        self.habits = habits
        self.folder = folder
        self.weights: list[list[float]] = []
        self.appeals: list[list[float]] = []
        self.learn(self.learned())

    def learned(self) -> Json:
        """What `tools/fit.py` wrote for this game."""
        text = (Path(__file__).parent / self.folder / "learned.json").read_text(encoding="utf-8")
        found: Json = json.loads(text)
        return found

    def learn(self, learned: Json) -> None:
        """Use these weights from now on; features they do not name count zero."""
        nothing = [0.0] * self.phases
        worth: dict[str, list[float]] = learned["worth"]
        habits: dict[str, list[float]] = learned["habits"]
        self.weights = [
            [float(worth.get(name, nothing)[phase]) for name in self.features] for phase in range(self.phases)
        ]
        self.appeals = [[1.0] * self.habits for _ in range(self.phases)]
        for key in range(self.habits):
            appeal = habits.get(self.habit_name(key))
            if appeal is not None:
                for phase in range(self.phases):
                    self.appeals[phase][key] = exp(float(appeal[phase]))

    def worth(self, game: Table, seat: int) -> float:
        """The points a seat can expect to end with."""
        total = self.points(game, seat)
        if game.stack:
            weights = self.weights[self.phase(game)]
            measured = self.measure(game, seat)
            for at in range(len(measured)):
                total += weights[at] * measured[at]
        return total

    def priors(self, game: Table, legal: list[int]) -> list[float]:
        """How likely a good player takes each action, on any scale."""
        appeals = self.appeals[self.phase(game)]
        return [appeals[self.habit(game, action)] for action in legal]

    def habitual(self, game: Table, legal: list[int], dice: QuickDice) -> int:
        """One of the actions, drawn by their priors."""
        return legal[dice.draw(self.priors(game, legal))]

    def copy(self, game: Table) -> Table:
        copied: Table = self.rules.copy(game)
        return copied

    def redeal(self, game: Table, seat: int, dice: QuickDice) -> bool:
        """Redeal what a seat does not know; False if the judge cannot, so that a view is needed."""
        return False

    def points(self, game: Table, seat: int) -> float:
        """What a seat would score if the game ended now."""
        raise NotImplementedError

    def measure(self, game: Table, seat: int) -> list[float]:
        """The features of a seat's position, in the order of their names."""
        raise NotImplementedError

    def phase(self, game: Table) -> int:
        """Which column of weights applies now."""
        raise NotImplementedError

    def stage(self, game: Table) -> int:
        """A number that grows wherever a rollout may stop and be evaluated."""
        raise NotImplementedError

    def settled(self, game: Table, seat: int, action: int) -> bool:
        """Whether the action just carried out ended its seat's turn."""
        raise NotImplementedError

    def habit(self, game: Table, action: int) -> int:
        """The habit an action belongs to at the pending decision."""
        return action

    def habit_name(self, key: int) -> str:
        """The name of a habit among the learned ones."""
        return self.rules.catalogue[key].notation
