"""Which tables this process has, where several share a database.

A process says every moment how long it may be relied on; when it falls silent, others take its tables. A table's fence
grows whenever it is taken and is compared within every write, so a process that was paused or cut off writes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, final

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.server.rows import Row
from digsite.server.schema import GAMES, SERVERS
from digsite.tables.problems import Problem
from digsite.tables.seats import new_id
from digsite.tables.storage import Elsewhere, Hold, Peer

LOG: Final = logging.getLogger("digsite.leases")
LEASE: Final = 6.0
RENEW_EVERY: Final = 1.5
MARGIN: Final = 0.5  # we stop believing in our lease before the others do
FORGOTTEN_AFTER: Final = 3600.0
TRIES: Final = 3


@final
class Leases:
    def __init__(self, engine: AsyncEngine, now: sa.ColumnElement[float], address: str) -> None:
        self.engine = engine
        self.now = now  # by the clock of the database: those of the machines may differ
        self.me = Peer(new_id(), address, secrets.token_urlsafe(18))
        self.good_until = time.monotonic()
        self.lost: Callable[[], None] = lambda: None
        self.task: asyncio.Task[None] | None = None

    def sure(self) -> bool:
        return time.monotonic() < self.good_until

    async def start(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(SERVERS).where(SERVERS.c.until < self.now - FORGOTTEN_AFTER))
        await self.renew()
        self.task = asyncio.create_task(self.go_on())

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(RENEW_EVERY)
            try:
                await asyncio.wait_for(self.renew(), LEASE / 2)
            except Exception as error:  # of a driver that lost its server
                LOG.warning("the lease is not renewed", extra={"reason": str(error)[:300]})
                if not self.sure():
                    self.lost()

    async def renew(self) -> None:
        asked = time.monotonic()
        values = {"address": self.me.address, "token": self.me.token, "until": self.now + LEASE}
        async with self.engine.begin() as connection:
            done = await connection.execute(sa.update(SERVERS).where(SERVERS.c.id == self.me.id).values(values))
            if done.rowcount == 0:
                await connection.execute(sa.insert(SERVERS).values(id=self.me.id, **values))
        if not self.sure():
            self.lost()
        self.good_until = asked + LEASE - MARGIN

    async def release(self) -> None:
        """Whatever this process has, others may take at once."""
        if self.task is None:
            return
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task
        self.task = None
        self.good_until = time.monotonic()
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(SERVERS).where(SERVERS.c.id == self.me.id))

    # Tables.

    def alive(self, which: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
        other = SERVERS.alias()
        return sa.exists(sa.select(other.c.id).where(other.c.id == which, other.c.until > self.now))

    async def take(self, table_id: str) -> Row | None:
        """The row of a table that is ours from now on; None if there is none, Elsewhere if another process has it."""
        free = GAMES.c.owner.is_(None) | (GAMES.c.owner == self.me.id) | ~self.alive(GAMES.c.owner)
        taking = sa.update(GAMES).where(GAMES.c.id == table_id, free, self.alive(sa.literal(self.me.id)))
        for _ in range(TRIES):
            async with self.engine.begin() as connection:
                values = {"owner": self.me.id, "fence": GAMES.c.fence + 1}
                taken = (await connection.execute(taking.values(values).returning(GAMES))).mappings().first()
            if taken is not None:
                return dict(taken)
            if not await self.elsewhere(table_id):
                return None
        raise Problem("not-stored")

    async def elsewhere(self, table_id: str) -> bool:
        """Elsewhere if another process has a table; otherwise whether there is one."""
        joined = GAMES.outerjoin(SERVERS, SERVERS.c.id == GAMES.c.owner)
        asked = sa.select(SERVERS).select_from(joined).where(GAMES.c.id == table_id)
        async with self.engine.connect() as connection:
            found: Any = (await connection.execute(asked)).mappings().first()
        if found is not None and found["id"] not in (None, self.me.id):
            raise Elsewhere(Peer(found["id"], found["address"], found["token"]))
        return found is not None


def outdated(connection: Connection, holds: Iterable[Hold]) -> set[Hold]:
    """The holds of tables that have changed hands; the others cannot before this transaction ends."""
    wanted = set(holds)
    ids = sorted({hold.table_id for hold in wanted})
    asked = sa.select(GAMES.c.id, GAMES.c.fence).where(GAMES.c.id.in_(ids)).order_by(GAMES.c.id)
    known = {row.id: row.fence for row in connection.execute(asked.with_for_update(key_share=True))}
    return {hold for hold in wanted if known.get(hold.table_id) != hold.fence}
