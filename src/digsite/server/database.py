"""What the store needs of a database; `sqlite` and `postgres` have everything specific to one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.server.encoding import from_text, to_text

T = TypeVar("T")
JSON: Final[dict[str, Any]] = {"json_serializer": to_text, "json_deserializer": from_text}  # of engines


class CannotUse(Exception):
    """What is wrong with a database and what to do, as a message for people."""


class Database(Protocol):
    engine: AsyncEngine  # for reading

    async def open(self) -> None:
        """Connect for writing."""

    async def close(self) -> None: ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What the work says, which is done with the connection for writing; one at a time."""

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """The same for bringing the schema up to date."""

    def begin(self, connection: Connection) -> None:
        """Begin the transaction of a migration, which no other process may make at the same time."""

    def lost(self, error: Exception) -> bool:
        """Whether an error broke the connection, so that nobody knows what became of the transaction."""

    def scrub(self, connection: Connection) -> None:
        """Remove traces of deleted data from the files, as far as this database can."""
