"""Total time the server has been running, across restarts; idle time uses it because wall clocks can jump."""

from __future__ import annotations

import time
from typing import final


@final
class RunningClock:
    def __init__(self) -> None:
        self.before = 0.0  # total from earlier runs
        self.started = time.monotonic()

    def go_on(self, before: float) -> None:
        """Continue from the stored value."""
        self.before = before
        self.started = time.monotonic()

    def catch_up(self, told: float) -> None:
        """Another process may have run for longer."""
        self.before += max(0.0, told - self.now())

    def now(self) -> float:
        """Seconds."""
        return self.before + time.monotonic() - self.started
