"""Everything that holds of SQLite alone: how it is opened, how its changes of tables begin, how it is copied."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


class CannotCopy(Exception):
    """Why there is no copy, for people."""


def engine(database: Path) -> AsyncEngine:
    found = create_async_engine(f"sqlite+aiosqlite:///{database}")
    sa.event.listen(found.sync_engine, "connect", set_up)
    return found


def set_up(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Python's driver does not begin a transaction for changes of tables."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")


def copy(database: Path, file: Path) -> None:
    """A copy of a database as it is now, whole at every moment, also while a server writes to it."""
    half = file.with_name(f"{file.name}.part")
    half.unlink(missing_ok=True)
    source = f"{database.absolute().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(source, uri=True)) as living, closing(sqlite3.connect(half)) as copied:
            living.backup(copied)
            whole = copied.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise CannotCopy(f"The backup failed: {error}.") from None
    if whole != "ok":
        raise CannotCopy(f"The copy is damaged: {whole}.")
    with half.open("rb") as written:
        os.fsync(written.fileno())
    half.replace(file)
