"""All tables: opened, loaded when somebody comes, dropped from memory when nobody is there, archived in the end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final, TypeVar, final

import sqlalchemy as sa

from digsite.kernel.errors import DigsiteError
from digsite.server.history import Histories, History, from_record, from_steps
from digsite.server.messages.http import NewTable
from digsite.server.metrics import METRICS
from digsite.server.opening import game_options, opening
from digsite.server.play import UNDO, resume
from digsite.server.problems import Problem
from digsite.server.schema import CHAT, EVENTS, GAMES
from digsite.server.seats import BOT, DEFAULT_LEVEL, PERSON, RIVAL, Seat, clean_name, hashed, new_secret
from digsite.server.settings import Settings
from digsite.server.store import Job, NotStored, Store
from digsite.server.table import Table
from digsite.server.thinkers import Thinkers

Json = dict[str, Any]
T = TypeVar("T")
LOG: Final = logging.getLogger("digsite.hub")
SWEEP_EVERY: Final = 20.0
ARCHIVE_EVERY: Final = 3600.0
RESTARTING: Final = 4503


@final
class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.thinkers = Thinkers(settings)
        self.histories = Histories()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        self.sweeper = asyncio.create_task(self.sweep_on())

    async def stop(self) -> None:
        """Let everybody go, finish what is being stored, close the database."""
        self.say_goodbye()
        if self.sweeper is not None:
            self.sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sweeper
        await self.thinkers.stop()
        for table in self.tables.values():
            table.mind.stop()
        if self.tasks:
            await asyncio.wait(list(self.tasks), timeout=10)
        await self.store.close()

    def say_goodbye(self) -> None:
        """From now on nothing new is begun; clients come back by themselves."""
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
        """A table that must exist, from memory or from the database."""
        if self.stopping:
            raise Problem("stopping")
        found = self.tables.get(table_id)
        if found is None:
            async with self.loading.setdefault(table_id, asyncio.Lock()):
                found = self.tables.get(table_id) or await self.load(table_id)
            self.loading.pop(table_id, None)
        found.used = time.monotonic()
        return found

    async def load(self, table_id: str) -> Table:
        row = await self.store.game(table_id) if table_id.isalnum() else None
        if row is None:
            raise Problem("no-such-table")
        table = Table(self, *row)
        try:
            await table.load()
        except (DigsiteError, Problem, AssertionError, LookupError, ValueError) as error:
            LOG.error("a table cannot be resumed", exc_info=error, extra={"table": table_id})
            raise Problem("internal-error") from None
        self.tables[table_id] = table
        return table

    def forget(self, table: Table) -> None:
        """What is in memory is not what is stored: begin again from what is."""
        table.gone = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.audience.close(RESTARTING)

    # Opening tables.

    async def open(self, new: NewTable) -> Json:
        """Open a table; its seats' secrets are told here and nowhere else."""
        if self.stopping:
            raise Problem("stopping")
        options = game_options(new)
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
        game_id, jobs = opening(new.game, options, seats, seed=seed, hotseat=new.hotseat)
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
        """The same people once more: their secrets open the new table too. With a new deal the next one begins."""
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
            hints=table.hints,
            same_deal_as=table.id if same_deal else None,
        )
        await table.write(*jobs, table.update(rematch=game_id))
        return game_id

    async def seed_dealt(self, table_id: str) -> int:
        """The seed that a game was dealt with."""
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

    # Looking back.

    async def history(self, table: Table) -> History:
        """Everything that happened at a table so far."""
        if table.status == "waiting":
            raise Problem("not-dealt")
        if table.status == "archived":
            row = await self.store.game(table.id)
            assert row is not None
            kept = row[0]["archive"]
            if kept is None:
                raise Problem("archived")
            return await self.histories.get(
                table.id, lambda: from_record(kept["record"], kept["numbers"], kept["times"])
            )
        async with table.lock:
            seq = table.seq
        steps = [step for step in await self.store.steps(table.id) if step.seq <= seq]
        return await self.histories.get((table.id, seq), lambda: from_steps(table.game, table.options, steps))

    # Tidying up.

    async def sweep_on(self) -> None:
        next_archive = 0.0
        while True:
            try:
                self.drop_idle()
                if time.monotonic() >= next_archive:
                    next_archive = time.monotonic() + ARCHIVE_EVERY
                    await self.archive_idle()
            except Exception:
                LOG.exception("tidying up failed")
            await asyncio.sleep(min(SWEEP_EVERY, max(0.05, self.settings.unload_after)))

    def drop_idle(self) -> None:
        """Tables that nobody looks at, and whose bots wait for somebody, need no memory."""
        before = time.monotonic() - self.settings.unload_after
        for table in list(self.tables.values()):
            busy = table.audience.listeners or table.lock.locked() or table.mind.thinking()
            if not busy and table.used < before:
                del self.tables[table.id]

    async def archive_idle(self) -> int:
        """Turn tables idle for long into records; those that were never dealt leave nothing."""
        idle = await self.store.idle_since(time.time() - self.settings.archive_seconds)
        for table_id in idle:
            table = await self.table(table_id)
            async with table.lock:
                if not table.audience.listeners:
                    await self.archive(table)
        return len(idle)

    async def archive(self, table: Table) -> None:
        events: Job = sa.delete(EVENTS).where(EVENTS.c.game_id == table.id), {}
        talk: Job = sa.delete(CHAT).where(CHAT.c.game_id == table.id), {}
        if table.status == "waiting":
            await table.write((sa.delete(GAMES).where(GAMES.c.id == table.id), {}))
            self.forget(table)
            return
        steps = await self.store.steps(table.id)
        kept = steps[:1]
        for step in steps[1:]:
            kept = kept[:-1] if step.kind == UNDO else [*kept, step]
        record = resume(table.game, table.options, steps).record(table.names())
        archive = {
            "record": record,
            "numbers": [step.seq for step in kept],
            "times": [step.at for step in kept],
            "seed": steps[0].body["seed"],
        }
        await table.write(events, talk, table.update(status="archived", archive=archive))
        self.forget(table)
        LOG.info("archived", extra={"table": table.id})
