"""Tables in an SQL database: reads, and one writer that commits waiting changes together, so one sync serves many."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from digsite.server.database import Database
from digsite.server.leases import Leases, outdated
from digsite.server.rows import INSERT_EVENT, Job, Row, jobs_of, said, stored_step, stored_table
from digsite.server.schema import CHAT, CLOCK, EVENTS, GAMES, SEATS
from digsite.tables.metrics import METRICS
from digsite.tables.play import Stored
from digsite.tables.problems import Problem
from digsite.tables.storage import MOST_CHAT, Change, Elsewhere, Hold, NotStored, Said, StoredTable

PAGE: Final = 200
LOG: Final = logging.getLogger("digsite.store")
CURRENT: Final = "0004"  # the last of migrations/versions

Write = tuple[list[Job], Hold | None]


@final
class Store:
    def __init__(self, database: Database, leases: Leases | None = None) -> None:
        self.database = database
        self.leases = leases  # where several processes share a database
        self.engine = database.engine
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.awake = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        self.closing = False

    async def open(self) -> None:
        """Bring the tables up to date and start the writer."""
        await self.database.open()
        await self.database.migrate(partial(migrate, database=self.database))
        if self.leases is not None:
            await self.leases.start()
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        """Write waiting jobs, then close."""
        self.closing = True
        self.awake.set()
        if self.writer is not None:
            await self.writer
        await self.release()
        await self.database.close()

    async def write(self, *changes: Change, hold: Hold | None = None) -> None:
        """Return once all changes are on disk; NotStored if none is."""
        if self.closing:
            raise NotStored("closing")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        owner = None if self.leases is None else self.leases.me.id
        jobs = [job for change in changes for job in jobs_of(change, owner)]
        self.waiting.append(((jobs, None if self.leases is None else hold), done))
        self.awake.set()
        await done

    async def write_on(self) -> None:
        while self.waiting or not self.closing:
            if not self.waiting:
                self.awake.clear()
                await self.awake.wait()
                continue
            batch, self.waiting = self.waiting, []
            await self.write_batch(batch)

    async def write_batch(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit all jobs in one transaction, then tell those who wait."""
        started = time.perf_counter()
        try:
            failures = await self.database.write(partial(self.try_batch, batch=[write for write, _ in batch]))
        except Exception as error:  # there is no connection
            failures = [error] * len(batch)
        METRICS.commits.observe(time.perf_counter() - started)
        for (_, done), failure in zip(batch, failures, strict=True):
            if failure is not None:
                LOG.error("not stored", extra={"reason": str(failure)[:300]})
            if not done.done():
                done.set_exception(NotStored(str(failure))) if failure is not None else done.set_result(None)

    def try_batch(self, connection: Connection, batch: list[Write]) -> list[Exception | None]:
        """What went wrong with each; if the whole fails, each is tried alone, so that one bad job fails alone.

        Unless the connection broke: then nobody knows what was stored, and nothing may be tried twice.
        """
        try:
            return attempt(connection, batch)
        except Exception as error:  # of SQLAlchemy, or of a driver that lost its server
            failure = error
        with contextlib.suppress(Exception):
            connection.rollback()
        if self.database.lost(failure):
            with contextlib.suppress(Exception):
                connection.invalidate()
            return [failure] * len(batch)
        if len(batch) == 1:
            return [failure]
        return [failure for write in batch for failure in self.try_batch(connection, [write])]

    async def scrub(self) -> None:
        """Remove all traces of deleted data from the files."""
        await self.database.write(self.database.scrub)

    async def rows(self, query: sa.Select[Any]) -> Sequence[Row]:
        try:
            async with self.engine.connect() as connection:
                found: Sequence[Row] = (await connection.execute(query)).mappings().all()
                return found
        except Exception as error:
            if self.database.lost(error):
                LOG.error("not read", extra={"reason": str(error)[:300]})
                raise Problem("not-stored") from None
            raise

    # Whose tables are.

    async def take(self, table_id: str) -> StoredTable | None:
        if self.leases is None:
            return await self.table(table_id)
        try:
            row = await self.leases.take(table_id)
        except Exception as error:
            if isinstance(error, (Elsewhere, Problem)) or not self.database.lost(error):
                raise
            raise Problem("not-stored") from None
        return None if row is None else await self.with_seats(row)

    def sure(self) -> bool:
        return self.leases is None or self.leases.sure()

    def watch(self, lost: Callable[[], None]) -> None:
        if self.leases is not None:
            self.leases.lost = lost

    async def release(self) -> None:
        if self.leases is not None:
            with contextlib.suppress(Exception):  # then the lease runs out by itself
                await self.leases.release()

    # Reading.

    async def table(self, table_id: str) -> StoredTable | None:
        found = await self.rows(sa.select(GAMES).where(GAMES.c.id == table_id))
        return await self.with_seats(found[0]) if found else None

    async def with_seats(self, row: Row) -> StoredTable:
        table_id = row["id"]
        seats = await self.rows(sa.select(SEATS).where(SEATS.c.game_id == table_id).order_by(SEATS.c.seat))
        return stored_table(row, seats)

    async def steps(self, table_id: str, after: int = 0) -> list[Stored]:
        """The steps after a number, one page at a time so that a long game does not block others."""
        found: list[Stored] = []
        wanted = sa.select(EVENTS).where(EVENTS.c.game_id == table_id).order_by(EVENTS.c.seq).limit(PAGE)
        while page := await self.rows(wanted.where(EVENTS.c.seq > (found[-1].seq if found else after))):
            found += [stored_step(row) for row in page]
            if len(page) < PAGE:
                break
        return found

    async def step_of_key(self, table_id: str, key: str) -> Stored | None:
        """The step that was confirmed under an idempotency key."""
        found = await self.rows(sa.select(EVENTS).where((EVENTS.c.game_id == table_id) & (EVENTS.c.key == key)))
        return stored_step(found[0]) if found else None

    async def chat(self, table_id: str) -> list[Said]:
        """The latest chat messages, oldest first."""
        query = sa.select(CHAT).where(CHAT.c.game_id == table_id).order_by(CHAT.c.number.desc()).limit(MOST_CHAT)
        return [said(row) for row in reversed(await self.rows(query))]

    async def open_tables(self) -> int:
        query = sa.select(sa.func.count().label("tables")).where(GAMES.c.status.in_(("waiting", "playing")))
        return int((await self.rows(query))[0]["tables"])

    async def ran(self) -> float:
        """The last stored value of the running clock."""
        return float((await self.rows(sa.select(CLOCK.c.ran)))[0]["ran"])

    async def idle(self, since: float, hardly_begun_since: float, but: Collection[str], most: int) -> list[str]:
        """Games untouched since `since` (hardly begun ones: `hardly_begun_since`), the longest idle first."""
        seats = (SEATS.c.game_id == GAMES.c.id) & (SEATS.c.kind == "person") & SEATS.c.ready
        round_over = (EVENTS.c.game_id == GAMES.c.id) & sa.cast(EVENTS.c.body, sa.Text).like('%"ended-round"%')
        nobody_ready = (GAMES.c.status == "waiting") & ~sa.exists(sa.select(SEATS.c.seat).where(seats))
        first_round = (GAMES.c.status == "playing") & ~sa.exists(sa.select(EVENTS.c.seq).where(round_over))
        hardly_begun = (GAMES.c.touched < hardly_begun_since) & (nobody_ready | first_round)
        wanted = (GAMES.c.status != "archived") & GAMES.c.id.not_in(list(but))
        query = sa.select(GAMES.c.id).where(wanted & ((GAMES.c.touched < since) | hardly_begun))
        return [row["id"] for row in await self.rows(query.order_by(GAMES.c.touched).limit(most))]


def attempt(connection: Connection, batch: list[Write]) -> list[Exception | None]:
    """Commit in one transaction what may still be written; adjacent jobs with the same statement are merged."""
    holds = [hold for _, hold in batch if hold is not None]
    gone = outdated(connection, holds) if holds else set()
    for statement, values in together([job for jobs, hold in batch if hold not in gone for job in jobs]):
        connection.execute(statement, values)
    connection.commit()
    return [NotStored("the table has changed hands") if hold in gone else None for _, hold in batch]


def together(jobs: list[Job]) -> list[Job]:
    """Merge all tables' events into one job that goes first; no other job inserts what an event refers to."""
    events = [values for statement, values in jobs if statement is INSERT_EVENT]
    others = [(statement, values) for statement, values in jobs if statement is not INSERT_EVENT]
    return [*([(INSERT_EVENT, events)] if events else []), *others]  # type: ignore[list-item]


def migrate(connection: Connection, database: Database) -> None:
    """Migrate the schema if needed. Alembic is slow to import, so it is loaded only then."""
    database.begin(connection)
    if sa.inspect(connection).has_table("alembic_version"):
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        if found == CURRENT:
            connection.rollback()
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
