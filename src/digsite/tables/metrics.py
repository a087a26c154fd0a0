"""Counters and timings in the Prometheus format."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


@final
class Times:
    """A histogram of durations, with bounds in seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.total += seconds
        self.counts[next((at for at, bound in enumerate(BUCKETS) if seconds <= bound), len(BUCKETS))] += 1

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        so_far = 0
        for bound, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


@final
class Metrics:
    def __init__(self) -> None:
        self.commits = Times()
        self.actions = Times()
        self.thoughts = Times()
        self.counted: Counter[tuple[str, str]] = Counter()  # the metric and its labels
        self.gauges: dict[str, float] = {}

    def count(self, name: str, **labels: str | int) -> None:
        self.counted[name, ",".join([f'{label}="{value}"' for label, value in labels.items()])] += 1

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counted}):
            lines.append(f"# TYPE digsite_{name}_total counter")
            for (counted, labels), count in sorted(self.counted.items()):
                if counted == name:
                    lines.append(f"digsite_{name}_total{f'{{{labels}}}' if labels else ''} {count}")
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE digsite_{name} gauge", f"digsite_{name} {value:g}"]
        for name, times in (("commit", self.commits), ("action", self.actions), ("bot_thought", self.thoughts)):
            lines += times.lines(f"digsite_{name}_seconds")
        return "\n".join(lines) + "\n"


METRICS: Final = Metrics()
