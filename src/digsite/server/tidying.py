"""Housekeeping: unused tables are unloaded from memory, and long-idle ones archived as records."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final, final

import sqlalchemy as sa

from digsite.server.play import standing
from digsite.server.problems import Problem
from digsite.server.schema import CHAT, CLOCK, EVENTS, GAMES
from digsite.server.settings import DAY
from digsite.server.store import Job

if TYPE_CHECKING:
    from digsite.server.hub import Hub
    from digsite.server.table import Table

LOG: Final = logging.getLogger("digsite.tidying")
SWEEP_EVERY: Final = 20.0
CLOCK_EVERY: Final = 600.0
MOST_ARCHIVED: Final = 3  # per batch, so that a wrong clock or setting is noticed before much is archived
ARCHIVE_EVERY: Final = 60.0
LOOK_EVERY: Final = 3600.0
NO_SUCH_TABLE: Final = 4404


@final
class Tidying:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
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
            often = min(self.hub.settings.unload_after, self.hub.settings.seat_grace / 4)
            await asyncio.sleep(min(SWEEP_EVERY, max(0.05, often)))

    def drop_idle(self) -> None:
        """Unload tables that nobody is connected to and that have no work in progress."""
        before = time.monotonic() - self.hub.settings.unload_after
        for table in list(self.hub.tables.values()):
            busy = table.audience.listeners or table.lock.locked() or table.mind.thinking() or table.stirred
            if not busy and table.used < before:
                del self.hub.tables[table.id]

    async def look_around(self) -> None:
        """Mark players as away after a while; some proposals wait for that."""
        for table in list(self.hub.tables.values()):
            with contextlib.suppress(Problem):
                await table.presence.look_around()

    # The running clock.

    async def keep_time(self, clock_too: bool = True) -> None:
        """Store the clock, and which tables were played at since the last time."""
        stirred = [table for table in self.hub.tables.values() if table.stirred]
        jobs = [*([self.clock_job()] if clock_too else []), *[self.touch(table) for table in stirred]]
        for table in stirred:
            table.stirred = False
        if jobs:
            await self.hub.write(*jobs)

    def touch(self, table: Table) -> Job:
        return sa.update(GAMES).where(GAMES.c.id == table.id), {"touched": self.hub.clock.now()}

    def clock_job(self) -> Job:
        return sa.update(CLOCK), {"ran": self.hub.clock.now()}

    # Deleting.

    async def delete(self, table: Table) -> None:
        """Delete everything stored about a table; a rematch waiting for its deal gets a new one instead."""
        hub = self.hub
        follows: Job = sa.update(GAMES).where(GAMES.c.same_deal_as == table.id), {"same_deal_as": None}
        leads: Job = sa.update(GAMES).where(GAMES.c.rematch == table.id), {"rematch": None}
        await table.write(follows, leads, (sa.delete(GAMES).where(GAMES.c.id == table.id), {}))
        for other in hub.tables.values():
            other.same_deal_as = None if other.same_deal_as == table.id else other.same_deal_as
            other.rematch = None if other.rematch == table.id else other.rematch
        hub.forget(table, NO_SUCH_TABLE)
        await hub.store.scrub()
        LOG.info("deleted", extra={"table": table.id})

    # Archiving.

    async def archive_idle(self) -> int:
        """Archive a batch of long-idle tables; return how many were found."""
        now, settings = self.hub.clock.now(), self.hub.settings
        idle = await self.hub.store.idle(
            now - settings.archive_after * DAY,
            now - min(settings.archive_after, settings.archive_unplayed_after) * DAY,
            self.damaged,
            MOST_ARCHIVED,
        )
        for table_id in idle:
            try:
                await self.archive_if_empty(table_id)
            except Exception as error:
                if isinstance(error, Problem) and error.code in ("not-stored", "stopping"):
                    raise
                self.damaged.add(table_id)
                LOG.error("a table cannot be archived", exc_info=error, extra={"table": table_id})
        return len(idle)

    async def archive_if_empty(self, table_id: str) -> None:
        table = await self.hub.table(table_id)
        async with table.lock:
            if table.audience.listeners or table.stirred:
                await self.hub.write(self.touch(table))  # somebody is there, so it is not idle
            else:
                await self.archive(table)

    async def archive(self, table: Table) -> None:
        """Archive a game as a record; a table that was never dealt leaves nothing."""
        hub = self.hub
        if table.status == "waiting":
            await table.write((sa.delete(GAMES).where(GAMES.c.id == table.id), {}))
            hub.forget(table)
            LOG.info("deleted", extra={"table": table.id})
            return
        steps = await hub.store.steps(table.id)
        kept = standing(steps)
        archive = {
            "record": (await table.playing()).record(table.names()),
            "numbers": [step.seq for step in kept],
            "times": [step.at for step in kept],
            "seed": steps[0].body["seed"],
        }
        events: Job = sa.delete(EVENTS).where(EVENTS.c.game_id == table.id), {}
        talk: Job = sa.delete(CHAT).where(CHAT.c.game_id == table.id), {}
        await table.write(events, talk, table.update(status="archived", archive=archive))
        hub.forget(table)
        LOG.info("archived", extra={"table": table.id})
