"""Everything specific to SQLite: opening it, beginning migrations, copying it.

Only the server's user may read its files: they hold the seats' hashes and the chat.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar, final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from digsite.server.database import JSON, CannotUse

T = TypeVar("T")
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "secure_delete=ON")
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # SQLite gives its other files the permissions of the first
OURS_ALONE: Final = 0o600


class CannotCopy(Exception):
    """Why the copy failed, as a message for people."""


@final
class Sqlite:
    """A file that one server uses."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.engine = engine(file)
        self.writing = sa.create_engine(f"sqlite:///{file}", hide_parameters=True, poolclass=sa.StaticPool, **JSON)
        sa.event.listen(self.writing, "connect", set_up)
        self.thread = ThreadPoolExecutor(1, "sqlite")  # a whole transaction in one go: each change of threads costs

    async def open(self) -> None:
        keep_private(self.file)

    async def close(self) -> None:
        await self.engine.dispose()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.writing.dispose)
        self.thread.shutdown()

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.do, work)

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        return await self.write(work)

    def do(self, work: Callable[[Connection], T]) -> T:
        with self.writing.connect() as connection:
            return work(connection)

    def begin(self, connection: Connection) -> None:
        """Begin a transaction explicitly: Python's driver does not for schema changes."""
        connection.exec_driver_sql("BEGIN")

    def lost(self, error: BaseException) -> bool:
        """A file does not hang up."""
        return False

    def scrub(self, connection: Connection) -> None:
        """Checkpoint and empty the write-ahead log; deleted data is already overwritten in the database."""
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def engine(database: Path) -> AsyncEngine:
    """An engine whose errors, which are logged, do not contain the values being written."""
    found = create_async_engine(f"sqlite+aiosqlite:///{database}", hide_parameters=True, **JSON)
    sa.event.listen(found.sync_engine, "connect", set_up)
    return found


def keep_private(database: Path) -> None:
    """Make the database file, existing or new, readable by its owner only."""
    database.touch(OURS_ALONE)
    for file in [database.with_name(database.name + ending) for ending in BESIDE]:
        if file.exists():
            file.chmod(OURS_ALONE)


def examine(database: Path, newest: str) -> None:
    """Check that a database is intact and no newer than version `newest`; a missing one is fine."""
    if not database.exists() or not database.stat().st_size:
        return
    backup = f"put a backup in the place of {database} (docs/hosting.md), or choose another folder with --data"
    try:
        with closing(sqlite3.connect(database)) as connection:
            whole = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchall()
            found = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()[0] if tables else None
    except sqlite3.Error as error:
        raise CannotUse(f"{database} cannot be read ({error}): {backup}.") from None
    if whole != "ok":
        raise CannotUse(f"{database} is damaged ({' '.join(whole.split())}): {backup}.")
    if found is not None and found > newest:
        told = f"{database} was written by a newer Digsite (revision {found}, this one knows {newest})"
        raise CannotUse(f"{told}: start that one, or {backup}.")


def set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def copy(database: Path, file: Path) -> None:
    """Copy a database consistently, even while a server writes to it; on failure leave nothing behind."""
    half = file.with_name(f"{file.name}.part")
    try:
        remove(half)
        half.touch(OURS_ALONE)
        copy_to(database, half)
        half.replace(file)
    finally:
        remove(half)


def copy_to(database: Path, half: Path) -> None:
    source = f"{database.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(source, uri=True)) as living, closing(sqlite3.connect(half)) as copied:
            living.backup(copied)
            whole = copied.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise CannotCopy(f"The backup failed: {error}.") from None
    if whole != "ok":
        raise CannotCopy(f"The copy is damaged: {' '.join(whole.split())}.")
    with half.open("rb") as written:
        os.fsync(written.fileno())


def remove(file: Path) -> None:
    """Remove a database and SQLite's files next to it."""
    for ending in BESIDE:
        file.with_name(file.name + ending).unlink(missing_ok=True)
