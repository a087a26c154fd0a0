"""Where games are saved, and atomic writes, so that a crash never leaves half a file."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any, Final

from digsite.kernel.record import FIRST_LINE

NOTE: Final = "# table "
SUFFIX: Final = ".record"


def folder() -> Path:
    """The folder for saved games: under `$XDG_STATE_HOME` or its default."""
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state") / "digsite"


def new_file(game: str) -> Path:
    """A name that no other game has."""
    begun = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{begun}-{os.getpid()}-{os.urandom(2).hex()}{SUFFIX}"


def write(path: Path, text: str) -> None:
    """Write a file atomically; it is on disk when this returns."""
    path = Path(os.path.realpath(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    settle_folder(path.parent)


def stamp_of(path: Path | None) -> tuple[int, int] | None:
    """A value that changes whenever the file is rewritten; None if there is no file."""
    try:
        found = None if path is None else os.stat(path)
    except OSError:
        return None
    return None if found is None else (found.st_ino, found.st_mtime_ns)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Delay Ctrl-C until a step is done and saved. Only the main thread ever receives it."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if came:
        handler(*came[0])


def settle_folder(path: Path) -> None:
    """Sync the folder too, where the system can, so that the new name is on disk."""
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def with_note(record: str, note: dict[str, Any]) -> str:
    """A record that also says, in a comment, what a list of games shows."""
    first, rest = record.split("\n", 1)
    return f"{first}\n{NOTE}{json.dumps(note, sort_keys=True)}\n{rest}"


def read_note(path: Path) -> dict[str, Any] | None:
    """The note of a saved game; None if there is none or it cannot be read."""
    try:
        with open(path, encoding="utf-8") as file:
            first, second = file.readline().strip(), file.readline()
        note = json.loads(second.removeprefix(NOTE)) if first == FIRST_LINE and second.startswith(NOTE) else None
    except (OSError, ValueError):
        return None
    return note if isinstance(note, dict) else None
