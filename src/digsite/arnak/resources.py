"""Tokens. An amount of all five kinds is one integer with twelve bits per kind, so a gain is one addition.

The top bit of each twelve is never part of an amount: with all of them set before a subtraction, those
that survive say which kinds suffice.
"""

from __future__ import annotations

from functools import cache
from typing import Final

RESOURCES: Final[tuple[str, ...]] = ("coin", "compass", "tablet", "arrowhead", "jewel")
COIN: Final = 1
COMPASS: Final = 1 << 12
TABLET: Final = 1 << 24
ARROWHEAD: Final = 1 << 36
JEWEL: Final = 1 << 48
UNITS: Final[tuple[int, ...]] = (COIN, COMPASS, TABLET, ARROWHEAD, JEWEL)

MOST: Final = 2047
GUARD: Final = (COIN + COMPASS + TABLET + ARROWHEAD + JEWEL) << 11


def covers(purse: int, cost: int) -> bool:
    """Whether a purse holds at least a cost, kind by kind."""
    return ((purse | GUARD) - cost) & GUARD == GUARD


def coins(purse: int) -> int:
    return purse & MOST


def compasses(purse: int) -> int:
    return purse >> 12 & MOST


def count(purse: int, unit: int) -> int:
    """How many tokens of one kind, named by its unit."""
    return purse // unit & MOST


@cache
def reduced(cost: int, discount: int) -> int:
    """A cost less a discount, never below zero of a kind (20)."""
    return sum([unit * max(0, count(cost, unit) - count(discount, unit)) for unit in UNITS])


def amounts(purse: int) -> dict[str, int]:
    """The nonzero amounts, by name."""
    return {name: count(purse, unit) for name, unit in zip(RESOURCES, UNITS, strict=True) if count(purse, unit)}


def shortfall(purse: int, cost: int) -> dict[str, int]:
    """What a purse lacks to pay a cost."""
    return amounts(reduced(cost, purse))


def packed(tokens: dict[str, int]) -> int:
    """The amount that a dictionary of names and numbers means."""
    return sum([UNITS[RESOURCES.index(name)] * number for name, number in tokens.items()])
