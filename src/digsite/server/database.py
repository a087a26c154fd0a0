"""What the store needs of a database; `sqlite` and `postgres` have everything specific to one."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


class CannotUse(Exception):
    """What is wrong with a database and what to do, as a message for people."""


class Database(Protocol):
    engine: AsyncEngine

    def prepare(self) -> None:
        """What must be done before the first connection."""

    def begin(self, connection: Connection) -> None:
        """Begin the transaction of a migration, which no other process may make at the same time."""

    def lost(self, error: Exception) -> bool:
        """Whether an error broke the connection, so that nobody knows what became of the transaction."""

    def scrub(self, connection: Connection) -> None:
        """Remove traces of deleted data from the files, as far as this database can."""
