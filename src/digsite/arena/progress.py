"""Progress of a run: one line in place on a terminal, an occasional line elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from shutil import get_terminal_size
from typing import Final, TextIO, final

from digsite.text.catalog import Catalog

BAR: Final = 24
SECONDS_BETWEEN_LINES: Final = 20.0


@final
class Progress:
    """Counts finished games; `before` of them had already been played."""

    def __init__(
        self,
        total: int,
        before: int,
        catalog: Catalog,
        out: TextIO,
        clock: Callable[[], float] = time.monotonic,
        said: str = "ui-arena-progress",
    ) -> None:
        self.said = said
        self.total, self.before, self.done = total, before, before
        self.catalog = catalog
        self.out = out
        self.clock = clock
        self.began = self.told = clock()
        self.terminal = out.isatty()
        self.widest = 0

    def add(self, standing: str, games: int = 1) -> None:
        """One more game, or several; `standing` is the current score."""
        self.done += games
        now = self.clock()
        if self.terminal or now - self.told >= SECONDS_BETWEEN_LINES or self.done >= self.total:
            self.told = now
            line = self.line(now, standing)
            if self.terminal:
                line = line[: get_terminal_size().columns - 1]  # one that is too long would not stay in its place
            self.widest = max(self.widest, len(line))
            last = self.done >= self.total
            print(line.ljust(self.widest), end="\r" if self.terminal and not last else "\n", file=self.out, flush=True)

    def line(self, now: float, standing: str) -> str:
        each = (now - self.began) / max(1, self.done - self.before)
        left = round(each * (self.total - self.done))
        filled = BAR * self.done // max(1, self.total)
        said = self.catalog.say(
            self.said,
            done=str(self.done),
            total=str(self.total),
            each=f"{each:.2f}" if each < 10 else f"{each:.0f}",
            left=f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}",
        )
        return f"[{'#' * filled}{'.' * (BAR - filled)}] {said}  {standing}".rstrip()
