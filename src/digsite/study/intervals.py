"""95% intervals of any figure by leaving out one group of games at a time (the delete-a-group jackknife).

Deals are the unit, so it does not matter how often one game counts, or how often one deal was played.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from digsite.study.needs import numpy

GROUPS: Final = 40
T: Final = 2.023  # Student's t for 95% and 39 degrees of freedom


@dataclass(frozen=True)
class Figure:
    """A value with the ends of its interval, and the number of cases behind it."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def certain(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0


def jackknife(sums: Any, figure: Callable[[Any], float], cases: int) -> Figure:
    """A figure of sums, which has a row for each group of games; `figure` takes the sums over groups."""
    np = numpy()
    whole = sums.sum(axis=0)
    value = figure(whole)
    without = np.array([figure(whole - row) for row in sums])
    reach = T * float(np.sqrt((len(sums) - 1) / len(sums) * ((without - without.mean()) ** 2).sum()))
    return Figure(value, value - reach, value + reach, cases)


def mean(values: Any, groups: Any) -> Figure:
    """The mean of values, each of a game in some group."""
    np = numpy()
    sums = np.zeros((GROUPS, 2))
    np.add.at(sums, groups, np.stack([values, np.ones(len(values))], axis=1))
    return jackknife(sums, lambda both: both[0] / both[1] if both[1] else 0.0, len(values))


def group_of(deals: Any) -> Any:
    """The group of each deal."""
    return deals % GROUPS
