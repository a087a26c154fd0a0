"""Dice for rollouts: fast when compiled, with the same numbers in both builds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Wichmann and Hill's generator (1982): three short ones, whose sum repeats after 7 * 10**12 numbers. All that is
# multiplied stays small, which is fast for compiled integers.
FIRST: Final = 30269
SECOND: Final = 30307
THIRD: Final = 30323


@final
class QuickDice:
    """Follows the kernel's dice protocol. The same seed gives the same numbers everywhere."""

    __slots__ = ("first", "second", "third")

    def __init__(self, seed: int) -> None:
        self.first: i64 = 1 + seed % (FIRST - 1)
        self.second: i64 = 1 + seed // FIRST % (SECOND - 1)
        self.third: i64 = 1 + seed // FIRST // SECOND % (THIRD - 1)
        for _ in range(8):
            self.below(2)

    def below(self, limit: int) -> int:
        """A random integer from 0 up to a limit, exclusive."""
        return int(self.share() * limit)

    def share(self) -> float:
        """A random number from 0 to 1, exclusive."""
        first: i64 = 171 * self.first % FIRST
        second: i64 = 172 * self.second % SECOND
        third: i64 = 170 * self.third % THIRD
        self.first, self.second, self.third = first, second, third
        share = first / FIRST + second / SECOND + third / THIRD
        return share - 2.0 if share >= 2.0 else share - 1.0 if share >= 1.0 else share

    def shuffle(self, things: list[int]) -> None:
        last: i64
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def pick(self, weights: list[int]) -> int:
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError(weights)

    def draw(self, weights: list[float]) -> int:
        """A random index, weighted."""
        total = 0.0
        for weight in weights:
            total += weight
        left = self.share() * total
        for at in range(len(weights)):
            left -= weights[at]
            if left < 0.0:
                return at
        return len(weights) - 1
