"""Ratings by the Bradley–Terry model; with more than two seats, Luce's generalization.

On Elo's scale: 400 points are odds of ten to one, and the mean is 1500. Each pair that met gets one more
shared game, so that a bot that never lost has a rating too; intervals come from the likelihood's curvature.
Strengths can be compared only along chains of games: of unconnected groups, the one with the most games is rated.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, log, sqrt
from typing import Any, Final

from digsite.arena.figures import Z

SCALE: Final = 400 / log(10)
MEAN: Final = 1500.0
RIDGE: Final = 1e-4  # only differences count: this holds their mean
STEPS: Final = 200
LONGEST_STEP: Final = 1.0
CLOSE: Final = 1e-9

Outcome = tuple[tuple[str, ...], tuple[float, ...]]  # who sat there, and each seat's part of the win
Matrix = list[list[float]]


def ratings(outcomes: list[Outcome]) -> dict[str, dict[str, Any]]:
    """Each connected bot's rating with its 95% interval, highest first."""
    names = sorted(joined(outcomes))
    if len(names) < 2:
        return {}
    counted = summed([outcome for outcome in outcomes if outcome[0][0] in names])
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope, curve = derivatives(names, counted, strengths)
        step = solve(curve, slope)
        longest = max([abs(part) for part in step])
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    middle = sum(strengths) / len(strengths)
    errors = standard_errors(derivatives(names, counted, strengths)[1])
    found = [
        (name, MEAN + SCALE * (strength - middle), Z * SCALE * error)
        for name, strength, error in zip(names, strengths, errors, strict=True)
    ]
    return {
        name: {"rating": rating, "ci95": [rating - reach, rating + reach]}
        for name, rating, reach in sorted(found, key=lambda entry: -entry[1])
    }


def joined(outcomes: list[Outcome]) -> set[str]:
    """The bots of the largest connected group, by number of games."""
    groups: list[tuple[set[str], int]] = []
    for seats, _ in outcomes:
        met = [group for group in groups if not group[0].isdisjoint(seats)]
        groups = [group for group in groups if group not in met]
        groups.append((set(seats).union(*[names for names, _ in met]), 1 + sum([games for _, games in met])))
    return max(groups, key=lambda group: group[1], default=(set(), 0))[0]


def summed(outcomes: list[Outcome]) -> dict[tuple[str, ...], dict[str, float]]:
    """Wins by name for each set of names at a table, including the extra shared games."""
    found: dict[tuple[str, ...], dict[str, float]] = {}
    met: set[tuple[str, str]] = set()
    for seats, parts in outcomes:
        wins = found.setdefault(tuple(sorted(seats)), {})
        met |= set(combinations(sorted(set(seats)), 2))
        for name, part in zip(seats, parts, strict=True):
            wins[name] = wins.get(name, 0.0) + part
    for pair in met:
        wins = found.setdefault(pair, {})
        for name in pair:
            wins[name] = wins.get(name, 0.0) + 0.5
    return found


def derivatives(
    names: list[str], counted: dict[tuple[str, ...], dict[str, float]], strengths: list[float]
) -> tuple[list[float], Matrix]:
    """The gradient of the log likelihood and its negated Hessian."""
    at = {name: place for place, name in enumerate(names)}
    slope = [-RIDGE * strength for strength in strengths]
    curve = [[RIDGE if row == column else 0.0 for column in range(len(names))] for row in range(len(names))]
    for seats, wins in counted.items():
        weights = [exp(strengths[at[name]]) for name in seats]
        total, games = sum(weights), sum(wins.values())
        chances: dict[str, float] = {}
        for name, weight in zip(seats, weights, strict=True):
            chances[name] = chances.get(name, 0.0) + weight / total
        for name, chance in chances.items():
            slope[at[name]] += wins.get(name, 0.0) - games * chance
            for other, rest in chances.items():
                curve[at[name]][at[other]] += games * chance * ((name == other) - rest)
    return slope, curve


def standard_errors(curve: Matrix) -> list[float]:
    """The standard error of each strength relative to the mean."""
    size = len(curve)
    inverse = [solve(curve, [1.0 if row == column else 0.0 for row in range(size)]) for column in range(size)]
    rows = [sum(row) / size for row in inverse]
    whole = sum(rows) / size
    return [sqrt(max(0.0, inverse[place][place] - 2 * rows[place] + whole)) for place in range(size)]


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric positive definite, so no pivoting is needed."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    for column in range(size):
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum([rows[row][column] * found[column] for column in range(row + 1, size)])
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found
