"""Weights fitted to played games: ridge regression for the evaluation, a softmax for the prior."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final


@final
class Regression:
    """The features of one phase and the outcomes, accumulated for least squares."""

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

    def error(self, weights: list[float]) -> float:
        """The root mean square error of the weights."""
        total = self.squares
        for row in range(self.size):
            total -= 2.0 * weights[row] * self.answers[row]
            for column in range(self.size):
                total += weights[row] * weights[column] * self.products[row][column]
        return sqrt(max(0.0, total / max(1, self.count)))


DEGREES: Final = 3  # a weight changes from phase to phase like a parabola


def solve_together(regressions: list[Regression], before: list[list[float]], pull: float) -> list[list[float]]:
    """Solve the weights of all phases at once, since the worth of a thing does not jump between phases.

    Phases with uncertain outcomes count less. Regularization is scaled by the size of each feature, so
    that units do not matter.
    """
    size = regressions[0].size
    rows = [[0.0] * (DEGREES * size + 1) for _ in range(DEGREES * size)]
    for phase in range(len(regressions)):
        regression = regressions[phase]
        certainty = 1.0 / max(1.0, regression.error(before[phase])) ** 2
        at = phase / max(1, len(regressions) - 1)
        basis = [1.0, at, at * at]
        for one in range(size):
            strength = pull * (regression.products[one][one] / max(1, regression.count) + 0.01)
            answer = regression.answers[one] + strength * before[phase][one]
            for degree in range(DEGREES):
                row = rows[DEGREES * one + degree]
                row[DEGREES * size] += certainty * basis[degree] * answer
                for other in range(size):
                    product = regression.products[one][other] + (strength if one == other else 0.0)
                    for power in range(DEGREES):
                        row[DEGREES * other + power] += certainty * basis[degree] * basis[power] * product
    for at_row in range(len(rows)):
        rows[at_row][at_row] += 0.000001
    solved = eliminate(rows)
    weights: list[list[float]] = []
    for phase in range(len(regressions)):
        at = phase / max(1, len(regressions) - 1)
        weights.append(
            [solved[3 * one] + solved[3 * one + 1] * at + solved[3 * one + 2] * at * at for one in range(size)]
        )
    return weights


def eliminate(rows: list[list[float]]) -> list[float]:
    """Solve linear equations; each row ends with its right-hand side."""
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
    """A softmax prior: each habit has its own weight plus one for the phase."""

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
