"""The time a server was seen running, over all its starts: idleness is counted in it, because other clocks jump."""

from __future__ import annotations

import time
from typing import final


@final
class RunningClock:
    def __init__(self) -> None:
        self.before = 0.0  # what earlier starts had reached
        self.started = time.monotonic()

    def go_on(self, before: float) -> None:
        """Count on from what was stored."""
        self.before = before
        self.started = time.monotonic()

    def now(self) -> float:
        """Seconds."""
        return self.before + time.monotonic() - self.started
