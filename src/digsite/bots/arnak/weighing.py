"""The sum of weighted features, taken one by one in their order so that no list of them is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from mypy_extensions import i64


@final
class Weighing:
    """Adds each feature, times its weight, to a total. Given a list instead, it writes the features there."""

    __slots__ = ("at", "listed", "total", "weights")

    def __init__(self, weights: list[float], total: float, listed: list[float] | None = None) -> None:
        self.weights = weights
        self.total = total
        self.listed = listed
        self.at: i64 = 0  # the next feature

    def add(self, value: float) -> None:
        if self.listed is not None:
            self.listed.append(value)
        elif value != 0.0:
            self.total += self.weights[self.at] * value
        self.at += 1

    def count(self, number: i64) -> None:
        """The same, of a whole number; most are zero."""
        if number or self.listed is not None:
            self.add(float(number))
        else:
            self.at += 1
