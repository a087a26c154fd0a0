"""Everything specific to PostgreSQL: its URL, its connections, one migration at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar, final

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from digsite.server.database import JSON, CannotUse

T = TypeVar("T")
SCHEMES: Final = ("postgresql://", "postgres://")
MIGRATING: Final = 7_261_034  # any number that nothing else in the database locks
SECONDS_TO_CONNECT: Final = 5
SECONDS_TO_ANSWER: Final = 15
POOL: Final = 8
NOW: Final = sa.literal_column("extract(epoch FROM clock_timestamp())::float8", sa.Float)
GOING: Final = ("08", "53", "57", "58", "XX")  # classes of errors of a server that is going, coming, or full
# A process that is paused within a transaction must not keep its locks longer than its lease.
SESSION: Final = {"application_name": "digsite", "idle_in_transaction_session_timeout": "4000", "jit": "off"}


@final
class Postgres:
    """A server that several of ours may use."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine(url)

    async def open(self) -> None:
        """Nothing: the pool connects when it must."""

    async def close(self) -> None:
        await self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def migrate(self, work: Callable[[Connection], T]) -> T:
        """Without a limit of time: a large table takes long, and so may another process that was first."""
        patient = create_async_engine(address(self.url), hide_parameters=True)
        try:
            async with patient.connect() as connection:
                return await connection.run_sync(work)
        finally:
            await patient.dispose()

    def begin(self, connection: Connection) -> None:
        """Wait until no other process migrates; the lock lasts as long as the transaction."""
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")

    def lost(self, error: Exception) -> bool:
        if not isinstance(error, DBAPIError):
            return not isinstance(error, SQLAlchemyError) or isinstance(error, TimeoutError)
        state = getattr(error.orig, "sqlstate", None)
        return error.connection_invalidated or state is None or state.startswith(GOING)

    def scrub(self, connection: Connection) -> None:
        """Nothing: deleted rows go when the server vacuums."""


def engine(url: str) -> AsyncEngine:
    """An engine whose errors, which are logged, contain neither the password nor the values being written."""
    timeouts = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER}
    return create_async_engine(
        address(url),
        hide_parameters=True,
        **JSON,
        pool_size=POOL,
        max_overflow=POOL,
        connect_args={**timeouts, "server_settings": SESSION},
    )


def address(url: str) -> URL:
    """The URL as SQLAlchemy wants it; CannotUse if it is none of PostgreSQL."""
    try:
        found = make_url(url)
    except ArgumentError:
        raise CannotUse("The database's URL cannot be read: postgresql://USER:PASSWORD@HOST/NAME.") from None
    return found.set(drivername="postgresql+asyncpg")


def examine(url: str, newest: str) -> None:
    """Check that the server can be reached and its tables are no newer than version `newest`."""
    asyncio.run(look(url, newest))


async def look(url: str, newest: str) -> None:
    where = address(url).render_as_string(hide_password=True)
    try:
        found = await version(url)
    except ModuleNotFoundError:
        raise CannotUse("PostgreSQL needs a package that is not installed: pip install 'digsite[postgres]'.") from None
    except Exception as error:  # of the driver, which has many kinds
        raise CannotUse(f"{where} cannot be used ({str(error).splitlines()[0]}): check --database.") from None
    if found is not None and found > newest:
        raise CannotUse(f"{where} was written by a newer Digsite (revision {found}, this one knows {newest}).")


async def version(url: str) -> str | None:
    """The revision of the tables, or None if there are none yet."""
    using = engine(url)
    try:
        async with using.connect() as connection:
            known = (await connection.exec_driver_sql("SELECT to_regclass('alembic_version')")).scalar()
            if known is None:
                return None
            found: str | None = (
                await connection.exec_driver_sql("SELECT max(version_num) FROM alembic_version")
            ).scalar()
            return found
    finally:
        await using.dispose()
