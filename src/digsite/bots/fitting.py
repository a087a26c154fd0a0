"""Weights from played games: ridge regression for what things are worth, a softmax for habits."""

from __future__ import annotations

from math import exp, sqrt
from typing import final


@final
class Regression:
    """Least squares with a pull towards the weights that were there before, as strong as so many observations."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.answers = [0.0] * size
        self.squares = 0.0

    def observe(self, measured: list[float], answer: float) -> None:
        self.count += 1
        self.squares += answer * answer
        for row in range(self.size):
            value = measured[row]
            if value != 0.0:
                self.answers[row] += value * answer
                products = self.products[row]
                for column in range(self.size):
                    products[column] += value * measured[column]

    def solve(self, before: list[float], pull: float) -> list[float]:
        """The weights. The pull on each is measured by the spread of its feature, so units do not matter."""
        rows: list[list[float]] = []
        for at in range(self.size):
            strength = pull * (self.products[at][at] / max(1, self.count) + 0.0001)
            row = self.products[at][:]
            row[at] += strength
            row.append(self.answers[at] + strength * before[at])
            rows.append(row)
        return eliminate(rows)

    def error(self, weights: list[float]) -> float:
        """The typical distance of the weights' answers from the right ones."""
        total = self.squares
        for row in range(self.size):
            total -= 2.0 * weights[row] * self.answers[row]
            for column in range(self.size):
                total += weights[row] * weights[column] * self.products[row][column]
        return sqrt(max(0.0, total / max(1, self.count)))


def eliminate(rows: list[list[float]]) -> list[float]:
    """Solve linear equations, each row with its answer last."""
    size = len(rows)
    for at in range(size):
        pivot = at
        for row in range(at, size):
            if abs(rows[row][at]) > abs(rows[pivot][at]):
                pivot = row
        rows[at], rows[pivot] = rows[pivot], rows[at]
        top = rows[at]
        for row in range(size):
            if row != at:
                share = rows[row][at] / top[at]
                if share != 0.0:
                    other = rows[row]
                    for column in range(at, size + 1):
                        other[column] -= share * top[column]
    return [rows[at][size] / rows[at][at] for at in range(size)]


@final
class Softmax:
    """How much each habit appeals: in a phase, its own weight and what the phase adds to it."""

    def __init__(self, phases: int, before: list[list[float]]) -> None:
        self.phases = phases
        self.before = before
        self.common = [0.0] * len(before[0])
        self.added = [[0.0] * len(before[0]) for _ in range(phases)]

    def weight(self, phase: int, key: int) -> float:
        return self.before[phase][key] + self.common[key] + self.added[phase][key]

    def observe(self, phase: int, keys: list[int], shares: list[float], rate: float, decay: float) -> float:
        """One decision: move towards how much of it went to each action. Say how surprising that was."""
        odds: list[float] = []
        total = 0.0
        for key in keys:
            odd = exp(self.weight(phase, key))
            odds.append(odd)
            total += odd
        added = self.added[phase]
        likely = 0.0
        for at in range(len(keys)):
            key = keys[at]
            likely += shares[at] * odds[at] / total
            step = rate * (shares[at] - odds[at] / total)
            self.common[key] += step - rate * decay * self.common[key]
            added[key] += 0.5 * step - rate * decay * 2.0 * added[key]
        return likely
