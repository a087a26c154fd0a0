"""The full screen's autosave: a thread writes to disk while the screen is painted."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import final

from digsite.terminal.files import write
from digsite.terminal.table import Table


@final
class Keeper:
    """Saves for a table. `told` is called in the thread when saving fails, and when it works again."""

    def __init__(self, table: Table, told: Callable[[], None]) -> None:
        self.table = table
        self.file, table.file = table.file, None
        self.trouble = table.trouble
        self.told = told
        self.text: str | None = None
        self.pool = ThreadPoolExecutor(1, "keeping")

    def keep(self) -> None:
        """Save the table."""
        if self.file is not None:
            self.text = self.table.record()
            self.pool.submit(self.write)

    def write(self) -> None:
        """Write the newest record; older waiting ones are skipped."""
        text, self.text = self.text, None
        if text is None or self.file is None:
            return
        before = self.trouble
        try:
            write(self.file, text)
        except OSError as error:
            self.trouble = self.table.cannot_write(self.file, error)
        else:
            self.trouble = None
        if self.trouble != before:
            self.told()

    def close(self) -> None:
        """Wait for the last save, and let the table save for itself again."""
        self.pool.shutdown()
        self.table.file, self.table.trouble = self.file, self.trouble
