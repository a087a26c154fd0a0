"""Saving in the plain mode: `save`, `quit`, and what to do when the disk is full."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import final

from digsite.kernel.record import FIRST_LINE
from digsite.terminal.keyboard import command_line
from digsite.terminal.table import Table


@final
class Keeping:
    """`tell` prints lines."""

    def __init__(self, table: Table, tell: Callable[..., None]) -> None:
        self.table = table
        self.say = table.catalog.say
        self.print = tell
        self.told: str | None = None
        self.warned = False

    def tell_trouble(self) -> None:
        """Report a failed save once, and again when the reason changes."""
        if self.table.trouble and self.table.trouble != self.told:
            self.print(self.table.trouble)
        self.told = self.table.trouble

    def save(self, name: str) -> None:
        """Say where the game is saved, or save it somewhere else."""
        if not name:
            kept = self.table.file is not None and not self.table.trouble
            self.print(self.say("ui-kept-in", file=str(self.table.file)) if kept else self.say("ui-not-kept"))
            return
        path = Path(name)
        try:
            path = path.expanduser()
            if path.exists() and not is_record(path):
                self.print(self.say("ui-not-overwritten", file=name))
                return
            self.table.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            self.print(self.table.cannot_write(path, error))
        else:
            self.table.trouble = self.told = None
            self.print(self.say("ui-saved", file=str(path)))

    def may_quit(self) -> bool:
        """Whether nothing would be lost by quitting, or the person insists."""
        if self.table.trouble and not self.warned and not self.put_elsewhere():
            self.warned = True
            self.print(self.table.trouble, self.say("ui-unsaved-quit"))
            return False
        return True

    def leave(self) -> None:
        """Say how to resume."""
        if self.table.trouble:
            self.put_elsewhere()
        if self.table.trouble:
            self.print(self.table.trouble)
        elif self.table.file is not None:
            self.print(self.say("ui-left", command=command_line("play", str(self.table.file))))

    def put_elsewhere(self) -> bool:
        """Try other folders for a game that could not be saved in its own."""
        if self.table.file is None:
            return False
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = folder / self.table.file.name
            try:
                self.table.save(path)
            except OSError:
                continue
            self.table.trouble, self.table.file = None, path
            self.print(self.say("ui-put-elsewhere", file=str(path)))
            return True
        return False


def is_record(path: Path) -> bool:
    """Whether a file is a record, so that a game may be written over it."""
    if not path.is_file():
        return False
    with open(path, "rb") as file:
        return file.read(len(FIRST_LINE)) in (b"", FIRST_LINE.encode())
