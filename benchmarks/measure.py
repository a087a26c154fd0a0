"""Stopwatches: rates and times by the processor's clock and by the wall's, as medians of interleaved repeats."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Final, final

WALL: Final = "_wall"  # at the end of the name of a figure that is by the clock on the wall


@final
class Stopwatch:
    """Started when it is made. A busy machine blurs wall-clock time, processor time much less."""

    def __init__(self) -> None:
        self.wall = time.perf_counter()
        self.work = time.process_time()

    def before(self, seconds: float) -> bool:
        """Whether less than so many seconds of processor time have passed."""
        return time.process_time() - self.work < seconds

    def rates(self, **counts: float) -> dict[str, float]:
        """How many of each were done in a second, of processor time and on the wall."""
        work, wall = time.process_time() - self.work, time.perf_counter() - self.wall
        by_work = {name: count / work for name, count in counts.items()}
        return {**by_work, **{name + WALL: count / wall for name, count in counts.items()}}


@final
class Samples:
    """Repeated measurements of one figure."""

    def __init__(self) -> None:
        self.values: list[float] = []

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def spread(self) -> float:
        """Half the distance between the quartiles, in percent of the median."""
        if len(self.values) < 2:
            return 0.0
        low, _, high = statistics.quantiles(self.values, n=4)
        return 50 * (high - low) / self.median if self.median else 0.0

    def best(self, smaller: bool) -> float:
        """The best of a rate, or of a time: what the machine does when nothing disturbs it."""
        return min(self.values) if smaller else max(self.values)

    def times(self, other: Samples) -> float:
        """The median of the ratios to another's measurements in the same repeats."""
        return statistics.median([mine / theirs for mine, theirs in zip(self.values, other.values, strict=True)])


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """The average processor time of one call, measured for about this many seconds."""
    calls = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(10):
            call()
        calls += 10
        now = time.process_time()
    return (now - start) / calls * 1e6
