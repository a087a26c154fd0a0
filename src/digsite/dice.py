"""Dice for drivers of a game: a seeded generator that follows the kernel's protocol."""

from __future__ import annotations

import random
from typing import final


@final
class SeededDice:
    """The same seed gives the same game on the same Python."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def shuffle(self, things: list[int]) -> None:
        self.random.shuffle(things)

    def pick(self, weights: list[int]) -> int:
        return self.random.choices(range(len(weights)), weights)[0]


def fresh_seed() -> int:
    """A seed for a game without one."""
    return random.SystemRandom().getrandbits(32)
