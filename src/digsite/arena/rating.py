"""Ratings from who won: Bradley and Terry's model, for more than two seats Luce's (the winner is chosen by strength).

On Elo's scale: 400 points are odds of ten to one, and the mean of all is 1500. Each pair that met is given one more
game that it shared, so that a bot that never lost has a rating too; intervals are those of the likelihood's curvature.
Strengths can only be compared along chains of games: of bots that none joins, the group with the most games is rated.
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
    """Each joined bot's rating with its 95 % interval, highest first."""
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
    """The bots of the largest group that chains of games join, by the number of games."""
    groups: list[tuple[set[str], int]] = []
    for seats, _ in outcomes:
        met = [group for group in groups if not group[0].isdisjoint(seats)]
        groups = [group for group in groups if group not in met]
        groups.append((set(seats).union(*[names for names, _ in met]), 1 + sum([games for _, games in met])))
    return max(groups, key=lambda group: group[1], default=(set(), 0))[0]


def summed(outcomes: list[Outcome]) -> dict[tuple[str, ...], dict[str, float]]:
    """Wins by name for each set of names at a table, with the shared game of every pair that met."""
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
    """The slope of the log likelihood, and its curvature with the sign turned."""
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
    """Of each strength as it differs from the mean of all."""
    size = len(curve)
    inverse = [solve(curve, [1.0 if row == column else 0.0 for row in range(size)]) for column in range(size)]
    rows = [sum(row) / size for row in inverse]
    whole = sum(rows) / size
    return [sqrt(max(0.0, inverse[place][place] - 2 * rows[place] + whole)) for place in range(size)]


def solve(matrix: Matrix, right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is symmetric and positive, so it needs no exchange of rows."""
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
