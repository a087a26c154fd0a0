"""All tables of a process: opening them, loading them on demand, deleting them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import astuple
from typing import Any, Final, TypeVar, final

from digsite.tables.audience import Encode, dumped
from digsite.tables.clock import RunningClock
from digsite.tables.core import RESTARTING, Core
from digsite.tables.house_rules import HouseRules
from digsite.tables.metrics import METRICS
from digsite.tables.opening import Wanted, new_seats, opening, rematch_seats
from digsite.tables.problems import Problem
from digsite.tables.seats import may_be_id
from digsite.tables.storage import AddTable, Change, DropTable, Elsewhere, NotStored, SetClock, Storage
from digsite.tables.table import Table
from digsite.tables.thinking import Thinking
from digsite.tables.tidying import Tidying

Json = dict[str, Any]
T = TypeVar("T")
LOG: Final = logging.getLogger("digsite.hub")
NO_SUCH_TABLE: Final = 4404
TRY_AGAIN_AFTER: Final = 1.0
SECONDS_TO_FINISH: Final = 5


@final
class Hub:
    def __init__(self, store: Storage, thinking: Thinking, house_rules: HouseRules, encode: Encode = dumped) -> None:
        self.store = store
        self.thinking = thinking
        self.house_rules = house_rules
        self.encode = encode
        self.clock = RunningClock()
        self.started = 0.0  # by that clock
        self.tables: dict[str, Table] = {}
        self.tidying = Tidying(self.tables, self.find, self.forget, store, self.clock, house_rules)
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.written = -TRY_AGAIN_AFTER  # when a test write was last made
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.store.watch(self.forget_all)
        await self.store.open()
        self.clock.go_on(await self.store.ran())
        self.started = self.clock.now()
        self.sweeper = asyncio.create_task(self.tidying.go_on())

    async def stop(self) -> None:
        """Disconnect everybody, finish pending writes, close the storage."""
        self.say_goodbye()
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.hand_over()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Start nothing new from now on; clients reconnect by themselves."""
        self.stopping = True
        for table in self.tables.values():
            table.audience.close(RESTARTING)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.task_done)
        return task

    def task_done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Elsewhere)):
            LOG.error("a task failed", exc_info=error)

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """An existing table, from memory or from the storage."""
        try:
            return await self.find(table_id)
        except Elsewhere:
            raise Problem("stopping") from None

    async def find(self, table_id: str) -> Table:
        """The same; Elsewhere if another process has it."""
        if self.stopping:
            raise Problem("stopping")
        if not self.store.sure():
            self.forget_all()
            raise Problem("not-stored")
        found = self.tables.get(table_id)
        if found is None:
            found = await asyncio.shield(self.load_once(table_id))
        found.used = time.monotonic()
        return found

    def load_once(self, table_id: str) -> asyncio.Task[Table]:
        """Load a table once for all who wait for it; missing tables are not cached."""
        if not may_be_id(table_id):
            raise Problem("no-such-table")
        if table_id not in self.loading:
            self.loading[table_id] = self.spawn(self.load(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id))
        return self.loading[table_id]

    async def load(self, table_id: str) -> Table:
        stored = await self.store.take(table_id)
        if stored is None:
            raise Problem("no-such-table")
        table = Table(stored, self)
        try:
            await table.load()
        except Exception as error:
            LOG.error("a table cannot be resumed", exc_info=error, extra={"table": table_id})
            raise Problem("internal-error") from None
        self.tables[table_id] = table
        return table

    def forget(self, table: Core, code: int = RESTARTING) -> None:
        """Drop a table whose memory differs from what is stored; it is loaded again from there."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.audience.close(code)

    def forget_all(self) -> None:
        """Nothing in memory counts any more: other processes may have taken the tables."""
        for table in list(self.tables.values()):
            self.forget(table)

    async def hand_over(self) -> None:
        """After the goodbye: finish what was begun, then let other processes take the tables."""
        for table in self.tables.values():
            table.mind.stop()
        if self.tasks:
            await asyncio.wait(list(self.tasks), timeout=SECONDS_TO_FINISH)
        with contextlib.suppress(Problem):
            await self.tidying.keep_time()
        await self.store.release()

    # Opening and deleting tables.

    async def open(
        self, game: str, options: Json, wanted: list[Wanted], seed: int | None = None, hotseat: bool = False
    ) -> Json:
        """Open a table; its seats' secrets are returned only here."""
        if self.stopping:
            raise Problem("stopping")
        seats, secrets = new_seats(wanted)
        if await self.store.open_tables() >= self.house_rules.max_tables:
            raise Problem("too-many-tables")
        given = None if seed is None else str(seed)
        table = opening(game, options, seats, seed=given, hotseat=hotseat, touched=self.clock.now())
        await self.write(AddTable(table))
        METRICS.count("tables_opened", game=game)
        LOG.info("opened", extra={"table": table.id, "game": game, "seats": len(seats)})
        told = [
            {
                "seat": seat.number,
                "kind": seat.kind,
                "secret": secret,
                "link": None if secret is None else f"/tables/{table.id}#seat={secret}",
            }
            for seat, secret in zip(seats, secrets, strict=True)
        ]
        return {"id": table.id, "watch": f"/tables/{table.id}", "seats": told}

    async def open_rematch(self, table: Core, same_deal: bool) -> str:
        """Open a table for the same people with the same secrets."""
        again = opening(
            table.game,
            table.options,
            rematch_seats(table.seats, same_deal),
            seed=table.seed if same_deal else None,
            hotseat=table.hotseat,
            touched=self.clock.now(),
            hints=table.hints,
            same_deal_as=table.id if same_deal else None,
        )
        await table.write(AddTable(again), table.update(rematch=again.id))
        return again.id

    async def seed_dealt(self, table_id: str) -> int:
        """The seed a game was dealt from; a new one if the table has been deleted."""
        stored = await self.store.table(table_id)
        if stored is None:
            return secrets.randbits(128)
        if stored.archive is not None:
            return int(stored.archive["seed"])
        return int((await self.store.steps(table_id))[0].body["seed"])

    async def delete(self, table: Core) -> None:
        """Delete everything stored about a table; a rematch waiting for its deal gets a new one instead."""
        await table.write(DropTable(table.id))
        for other in self.tables.values():
            other.same_deal_as = None if other.same_deal_as == table.id else other.same_deal_as
            other.rematch = None if other.rematch == table.id else other.rematch
        self.forget(table, NO_SUCH_TABLE)
        await self.store.scrub()
        LOG.info("deleted", extra={"table": table.id})

    async def write(self, *changes: Change) -> None:
        try:
            await self.store.write(*changes)
        except NotStored:
            raise Problem("not-stored") from None

    async def try_writing(self) -> None:
        """Raise a Problem if nothing can be stored; tested at most once a second."""
        if self.stopping:
            raise Problem("stopping")
        if time.monotonic() - self.written >= TRY_AGAIN_AFTER:
            await self.write(SetClock(self.clock.now()))
            self.written = time.monotonic()

    # History.

    async def source(self, table: Table) -> Json:
        """A table's full history so far, in the form readers take."""
        if table.status == "waiting":
            raise Problem("not-dealt")
        if table.status == "archived":
            kept = await self.archive(table)
            return {"key": table.id, **{name: kept[name] for name in ("record", "numbers", "times")}}
        async with table.lock:
            seq = table.seq
        steps = [astuple(step) for step in await self.store.steps(table.id) if step.seq <= seq]
        return {"key": f"{table.id} {seq}", "game": table.game, "options": table.options, "steps": steps}

    async def record(self, table: Table, held: frozenset[int]) -> str:
        """The record of a finished or archived game."""
        if table.status == "archived":
            return str((await self.archive(table))["record"])
        return await table.playing.record(held)

    async def archive(self, table: Table) -> Json:
        stored = await self.store.table(table.id)
        if stored is None or stored.archive is None:
            raise Problem("archived")
        return stored.archive
