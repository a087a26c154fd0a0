"""Copying everything stored from one database to another: SQLite to PostgreSQL, back, and into a backup's file."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.database import CannotUse, Database
from digsite.server.encoding import to_bytes
from digsite.server.postgres import NOW, Postgres
from digsite.server.schema import CHAT, CLOCK, EVENTS, GAMES, SEATS, SERVERS
from digsite.server.settings import DATABASE
from digsite.server.sqlite import Sqlite
from digsite.server.store import migrate

AT_ONCE: Final = 500
COPIED: Final = (GAMES, SEATS, EVENTS, CHAT)
NOT_COPIED: Final = ("owner", "fence")  # of a game: they are of the processes that had it
SNAPSHOT: Final = "REPEATABLE READ"


def place(name: str) -> Database:
    """The database of a URL, a folder or a file."""
    if "://" in name:
        return Postgres(name)
    return Sqlite(file_of(name))


def file_of(name: str) -> Path:
    path = Path(name)
    return path / DATABASE if path.is_dir() else path


async def move(source: Database, target: Database) -> dict[str, int]:
    """Copy all tables to a database without any, and compare; how many rows of each kind there are."""
    try:
        for database in (source, target):
            await database.open()
        await target.migrate(lambda connection: migrate(connection, target))
        return await move_rows(source, target)
    finally:
        for database in (source, target):
            await database.close()


async def move_rows(source: Database, target: Database) -> dict[str, int]:
    level = SNAPSHOT if isinstance(source, Postgres) else "SERIALIZABLE"
    async with source.engine.connect() as reading, target.engine.connect() as writing:
        await reading.execution_options(isolation_level=level)
        if await rows(writing, GAMES):
            raise CannotUse("The database to copy to has tables already; nothing was copied.")
        for table in COPIED:
            await copy(table, reading, writing)
        ran = (await reading.execute(sa.select(CLOCK.c.ran))).scalar_one()
        await writing.execute(sa.update(CLOCK).values(ran=ran))
        for table in COPIED:
            if await digest(table, reading) != await digest(table, writing):
                raise CannotUse(f"The copy of {table.name} differs from the original; nothing was copied.")
        await writing.commit()
        return {table.name: await rows(writing, table) for table in COPIED}


async def rows(connection: AsyncConnection, table: sa.Table) -> int:
    return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


def kept(table: sa.Table) -> sa.Select[Any]:
    """What is copied of a table, in an order both databases have."""
    return sa.select(*[column for column in table.c if column.name not in NOT_COPIED]).order_by(*table.primary_key)


async def copy(table: sa.Table, reading: AsyncConnection, writing: AsyncConnection) -> None:
    found = await reading.stream(kept(table))
    async for some in found.mappings().partitions(AT_ONCE):
        await writing.execute(sa.insert(table), [dict(row) for row in some])


async def digest(table: sa.Table, connection: AsyncConnection) -> str:
    """A hash of all rows, which does not depend on the database or its order of text."""
    total = 0
    found = await connection.stream(kept(table))
    async for some in found.partitions(AT_ONCE):
        for row in some:
            total += int.from_bytes(hashlib.sha256(to_bytes(list(row))).digest(), "big")
    return f"{total:x}"


async def bring_up_to_date(name: str) -> None:
    """A database that an earlier release left."""
    database = place(name)
    try:
        await database.open()
        await database.migrate(lambda connection: migrate(connection, database))
    finally:
        await database.close()


async def used(name: str) -> bool:
    """Whether server processes hold leases in a database."""
    if "://" not in name:
        return False
    database = Postgres(name)
    try:
        async with database.engine.connect() as connection:
            if not await connection.run_sync(lambda one: sa.inspect(one).has_table(SERVERS.name)):
                return False
            alive = sa.select(SERVERS.c.id).where(SERVERS.c.until > NOW)
            return (await connection.execute(alive)).first() is not None
    finally:
        await database.close()
