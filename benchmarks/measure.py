"""Stopwatches: rates and times, as medians of interleaved repeats."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import final


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


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """The average time of one call, measured for about this many seconds."""
    calls = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        for _ in range(10):
            call()
        calls += 10
        now = time.perf_counter()
    return (now - start) / calls * 1e6
