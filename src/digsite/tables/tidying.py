"""Housekeeping: unused tables are unloaded from memory, and long-idle ones archived as records."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, final

from digsite.tables.clock import RunningClock
from digsite.tables.core import Core
from digsite.tables.house_rules import HouseRules
from digsite.tables.play import standing
from digsite.tables.problems import Problem
from digsite.tables.storage import Archive, Change, DropTable, Elsewhere, NotStored, SetClock, SetTable, Storage
from digsite.tables.table import Table

LOG: Final = logging.getLogger("digsite.tidying")
SWEEP_EVERY: Final = 20.0
CLOCK_EVERY: Final = 600.0
MOST_ARCHIVED: Final = 3  # per batch, so that a wrong clock or setting is noticed before much is archived
ARCHIVE_EVERY: Final = 60.0
LOOK_EVERY: Final = 3600.0
DAY: Final = 86400.0


class Forget(Protocol):
    def __call__(self, table: Core) -> None: ...


@final
class Tidying:
    """Looks after the tables in memory (`tables`) and those in storage (`find` loads one)."""

    def __init__(
        self,
        tables: dict[str, Table],
        find: Callable[[str], Awaitable[Table]],
        forget: Forget,
        store: Storage,
        clock: RunningClock,
        house_rules: HouseRules,
    ) -> None:
        self.tables = tables
        self.find = find
        self.forget = forget
        self.store = store
        self.clock = clock
        self.house_rules = house_rules
        self.damaged: set[str] = set()  # tables that could not be archived; skipped until the next start

    async def go_on(self) -> None:
        next_look, next_clock = 0.0, time.monotonic() + CLOCK_EVERY
        while True:
            try:
                self.drop_idle()
                await self.look_around()
                clock_due = time.monotonic() >= next_clock
                await self.keep_time(clock_due)
                if clock_due:
                    next_clock = time.monotonic() + CLOCK_EVERY
                if time.monotonic() >= next_look:
                    found = await self.archive_idle()
                    next_look = time.monotonic() + (LOOK_EVERY if found < MOST_ARCHIVED else ARCHIVE_EVERY)
            except Exception:
                LOG.exception("tidying up failed")
            often = min(self.house_rules.unload_after, self.house_rules.seat_grace / 4)
            await asyncio.sleep(min(SWEEP_EVERY, max(0.05, often)))

    def drop_idle(self) -> None:
        """Unload tables that nobody is connected to and that have no work in progress."""
        before = time.monotonic() - self.house_rules.unload_after
        for table in list(self.tables.values()):
            busy = table.audience.listeners or table.lock.locked() or table.mind.busy() or table.stirred
            if not busy and table.used < before:
                del self.tables[table.id]

    async def look_around(self) -> None:
        """Mark players as away after a while; some proposals wait for that."""
        for table in list(self.tables.values()):
            with contextlib.suppress(Problem):
                await table.look_around()

    # The running clock.

    async def keep_time(self, clock_too: bool = True) -> None:
        """Store the clock, and which tables were played at since the last time."""
        self.clock.catch_up(await self.store.ran())
        stirred = [table for table in self.tables.values() if table.stirred]
        for table in stirred:
            table.stirred = False
        if clock_too:
            await self.write(SetClock(self.clock.now()))
        await asyncio.gather(*[table.write(self.touch(table)) for table in stirred])

    def touch(self, table: Table) -> Change:
        return SetTable(table.id, {"touched": self.clock.now()})

    async def write(self, *changes: Change) -> None:
        try:
            await self.store.write(*changes)
        except NotStored:
            raise Problem("not-stored") from None

    # Archiving.

    async def archive_idle(self) -> int:
        """Archive a batch of long-idle tables; return how many were found."""
        now, rules = self.clock.now(), self.house_rules
        idle = await self.store.idle(
            now - rules.archive_after * DAY,
            now - min(rules.archive_after, rules.archive_unplayed_after) * DAY,
            self.damaged,
            MOST_ARCHIVED,
        )
        for table_id in idle:
            try:
                await self.archive_if_empty(table_id)
            except Elsewhere:
                continue  # whoever has it looks after it
            except Exception as error:
                if isinstance(error, Problem) and error.code in ("not-stored", "stopping"):
                    raise
                self.damaged.add(table_id)
                LOG.error("a table cannot be archived", exc_info=error, extra={"table": table_id})
        return len(idle)

    async def archive_if_empty(self, table_id: str) -> None:
        table = await self.find(table_id)
        async with table.lock:
            if table.audience.listeners or table.stirred:
                await table.write(self.touch(table))  # somebody is there, so it is not idle
            else:
                await self.archive(table)

    async def archive(self, table: Table) -> None:
        """Archive a game as a record; a table that was never dealt leaves nothing."""
        if table.status == "waiting":
            await table.write(DropTable(table.id))
            self.forget(table)
            LOG.info("deleted", extra={"table": table.id})
            return
        steps = await self.store.steps(table.id)
        kept = standing(steps)
        archive = {
            "record": (await table.dealt()).record(table.names()),
            "numbers": [step.seq for step in kept],
            "times": [step.at for step in kept],
            "seed": steps[0].body["seed"],
        }
        await table.write(table.update(), Archive(table.id, archive))
        self.forget(table)
        LOG.info("archived", extra={"table": table.id})
