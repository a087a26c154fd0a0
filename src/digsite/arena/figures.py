"""The numbers behind a report: shares and means with 95% intervals, and clocks that can be summed."""

from __future__ import annotations

from math import exp, floor, log, sqrt
from statistics import fmean, stdev
from typing import Any, Final, final

Z: Final = 1.959964
# Student's t for 95%, by degrees of freedom; beyond the last it differs from the normal one by less than 2%.
T: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
GRAIN: Final = log(1.05)  # times are kept to five percent
SHORTEST: Final = 1e-6
Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """The interval of a share; wins may be fractions, since shared wins are split."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return (max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))


def mean_interval(values: list[float]) -> Interval | None:
    """The interval of a mean, by Student's t; None for fewer than two values."""
    if len(values) < 2:
        return None
    degrees = len(values) - 1
    t = T[degrees - 1] if degrees <= len(T) else Z + (T[-1] - Z) * len(T) / degrees
    reach = t * stdev(values) / sqrt(len(values))
    middle = fmean(values)
    return (middle - reach, middle + reach)


@final
class Clock:
    """How long decisions took: a histogram that can be summed over games, and the exact maximum."""

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}
        self.total = 0.0
        self.longest = 0.0

    @property
    def decisions(self) -> int:
        return sum(self.counts.values())

    def add(self, seconds: float) -> None:
        place = floor(log(max(seconds, SHORTEST) / SHORTEST) / GRAIN)
        self.counts[place] = self.counts.get(place, 0) + 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, plain: dict[str, Any]) -> None:
        for place, count in plain["counts"].items():
            self.counts[int(place)] = self.counts.get(int(place), 0) + count
        self.total += plain["total"]
        self.longest = max(self.longest, plain["longest"])

    def plain(self) -> dict[str, Any]:
        return {
            "counts": {str(place): count for place, count in sorted(self.counts.items())},
            "total": round(self.total, 6),
            "longest": round(self.longest, 6),
        }

    def quantile(self, share: float) -> float | None:
        """The time below which this share of the decisions fell, within five percent."""
        wanted = share * self.decisions
        seen = 0
        for place, count in sorted(self.counts.items()):
            seen += count
            if seen >= wanted:
                return min(self.longest, SHORTEST * exp((place + 0.5) * GRAIN))
        return None

    @property
    def mean(self) -> float | None:
        return self.total / self.decisions if self.counts else None
