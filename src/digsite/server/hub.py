"""All tables: opening them, loading them on demand, unloading them when unused, archiving them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from dataclasses import astuple, replace
from typing import Any, Final, TypeVar, final

from digsite.server.clock import RunningClock
from digsite.server.messages.http import NewTable
from digsite.server.metrics import METRICS
from digsite.server.opening import check_edition_size, game_options, opening
from digsite.server.problems import Problem
from digsite.server.readers import Readers
from digsite.server.seats import BOT, DEFAULT_LEVEL, PERSON, RIVAL, Seat, clean_name, hashed, may_be_id, new_secret
from digsite.server.settings import Settings
from digsite.server.store import Job, NotStored, Store
from digsite.server.table import Table
from digsite.server.thinkers import Thinkers
from digsite.server.tidying import Tidying

Json = dict[str, Any]
T = TypeVar("T")
LOG: Final = logging.getLogger("digsite.hub")
RESTARTING: Final = 4503
TRY_AGAIN_AFTER: Final = 1.0


@final
class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.clock = RunningClock()
        self.started = 0.0  # by that clock
        self.tidying = Tidying(self)
        self.thinkers = Thinkers(settings)
        self.readers = Readers(settings)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.written = -TRY_AGAIN_AFTER  # when a test write was last made
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        self.clock.go_on(await self.store.ran())
        self.started = self.clock.now()
        self.sweeper = asyncio.create_task(self.tidying.go_on())

    async def stop(self) -> None:
        """Disconnect everybody, finish pending writes, close the database."""
        self.say_goodbye()
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.thinkers.pool.stop()
        await self.readers.pool.stop()
        for table in self.tables.values():
            table.mind.stop()
        if self.tasks:
            await asyncio.wait(list(self.tasks), timeout=10)
        with contextlib.suppress(Problem):
            await self.tidying.keep_time()
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
        if error is not None and not isinstance(error, Problem):
            LOG.error("a task failed", exc_info=error)

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """An existing table, from memory or from the database."""
        if self.stopping:
            raise Problem("stopping")
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
        row = await self.store.game(table_id)
        if row is None:
            raise Problem("no-such-table")
        table = Table(self, *row)
        try:
            await table.load()
        except Exception as error:
            LOG.error("a table cannot be resumed", exc_info=error, extra={"table": table_id})
            raise Problem("internal-error") from None
        self.tables[table_id] = table
        return table

    def forget(self, table: Table, code: int = RESTARTING) -> None:
        """Drop a table whose memory differs from the database; it is loaded again from there."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.audience.close(code)

    # Opening tables.

    async def options(self, new: NewTable, address: str) -> Json:
        """The options of a new table; editions are slow to parse, so a reader process does it."""
        if new.options.edition_toml is None and new.options.edition is None:
            return game_options(new)
        check_edition_size(new)
        return await self.readers.ask(address, "options", new=new.model_dump())

    async def open(self, new: NewTable, address: str) -> Json:
        """Open a table; its seats' secrets are returned only here."""
        if self.stopping:
            raise Problem("stopping")
        options = await self.options(new, address)
        people = [seat for seat in new.seats if seat.kind == PERSON]
        if not people:
            raise Problem("bots-only")
        if await self.store.open_tables() >= self.settings.max_tables:
            raise Problem("too-many-tables")
        secrets = [new_secret() if seat.kind == PERSON else None for seat in new.seats]
        seats = [
            Seat(
                number=number,
                kind=seat.kind,
                level=(seat.level or DEFAULT_LEVEL) if seat.kind == BOT else None,
                name=clean_name(seat.name),
                ready=seat.kind == BOT,
                secret_hash=None if secret is None else hashed(secret),
                began=seat.kind,
            )
            for number, (seat, secret) in enumerate(zip(new.seats, secrets, strict=True))
        ]
        seed = None if new.seed is None else str(new.seed)
        game_id, jobs = opening(new.game, options, seats, seed=seed, hotseat=new.hotseat, touched=self.clock.now())
        await self.write(*jobs)
        METRICS.count("tables_opened", game=new.game)
        LOG.info("opened", extra={"table": game_id, "game": new.game, "seats": len(seats)})
        return {
            "id": game_id,
            "watch": f"/tables/{game_id}",
            "seats": [
                {
                    "seat": seat.number,
                    "kind": seat.kind,
                    "secret": secret,
                    "link": None if secret is None else f"/tables/{game_id}#seat={secret}",
                }
                for seat, secret in zip(seats, secrets, strict=True)
            ],
        }

    async def open_rematch(self, table: Table, same_deal: bool) -> str:
        """Open a table for the same people with the same secrets; with a new deal, the next seat starts."""
        players = [seat for seat in table.seats if seat.kind != RIVAL]
        if not same_deal:
            players = [*players[1:], *players[:1]]
        seats = [replace(seat, number=number, ready=seat.kind == BOT, former=[]) for number, seat in enumerate(players)]
        game_id, jobs = opening(
            table.game,
            table.options,
            seats,
            seed=table.seed if same_deal else None,
            hotseat=table.hotseat,
            touched=self.clock.now(),
            hints=table.hints,
            same_deal_as=table.id if same_deal else None,
        )
        await table.write(*jobs, table.update(rematch=game_id))
        return game_id

    async def seed_dealt(self, table_id: str) -> int:
        """The seed a game was dealt from."""
        row = await self.store.game(table_id)
        if row is None:
            raise Problem("no-such-table")
        if row[0]["archive"] is not None:
            return int(row[0]["archive"]["seed"])
        return int((await self.store.steps(table_id))[0].body["seed"])

    async def write(self, *jobs: Job) -> None:
        try:
            await self.store.write(*jobs)
        except NotStored:
            raise Problem("not-stored") from None

    async def try_writing(self) -> None:
        """Raise a Problem if the database cannot be written; tested at most once a second."""
        if self.stopping:
            raise Problem("stopping")
        if time.monotonic() - self.written >= TRY_AGAIN_AFTER:
            await self.write(self.tidying.clock_job())
            self.written = time.monotonic()

    # History.

    async def source(self, table: Table) -> Json:
        """A table's full history so far, in the form readers take."""
        if table.status == "waiting":
            raise Problem("not-dealt")
        if table.status == "archived":
            row = await self.store.game(table.id)
            assert row is not None
            kept = row[0]["archive"]
            if kept is None:
                raise Problem("archived")
            return {"key": table.id, **{name: kept[name] for name in ("record", "numbers", "times")}}
        async with table.lock:
            seq = table.seq
        steps = [astuple(step) for step in await self.store.steps(table.id) if step.seq <= seq]
        return {"key": f"{table.id} {seq}", "game": table.game, "options": table.options, "steps": steps}
