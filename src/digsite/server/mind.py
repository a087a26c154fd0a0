"""A table's bots: they take their turns and give hints to players who may have them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, final

from digsite.server.problems import Problem
from digsite.server.seats import BOT, DEFAULT_LEVEL, Held

if TYPE_CHECKING:
    from digsite.server.table import Table

Json = dict[str, Any]


@final
class Mind:
    """The bots of one table; the thinking itself runs in separate processes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.hinting = False

    def thinking(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def drive(self) -> None:
        """Let a bot think if it is its turn to decide."""
        if self.bot() is not None and not self.thinking():
            self.task = self.table.hub.spawn(self.think())

    def bot(self) -> int | None:
        """The seat to decide, if it is a bot's and the server is not stopping."""
        table = self.table
        seat = table.to_decide()
        if (
            seat is None
            or table.hub.stopping
            or table.gone
            or (table.play is not None and table.play.stopped is not None)
        ):
            return None
        return seat if table.seats[seat].kind == BOT else None

    async def think(self) -> None:
        """Play step after step until somebody else has to decide."""
        table, hub = self.table, self.table.hub
        shown: int | None = None
        while (found := await self.next(shown)) is not None:
            seat, seq, view = found
            if shown != seat:
                self.tell(shown, seat)
                shown = seat
            started = time.monotonic()
            level = table.seats[seat].level or DEFAULT_LEVEL
            chosen = await hub.thinkers.choose(table.game, level, view, table.asker)
            await asyncio.sleep(max(0.0, hub.settings.bot_delay - (time.monotonic() - started)))
            async with table.lock:
                if seq == table.seq and self.bot() == seat and table.play is not None:
                    step = table.play.act(seq + 1, chosen.notation)
                    await table.confirm(step if chosen.thought else step.without_thought(), None)

    async def next(self, shown: int | None) -> tuple[int, int, Json] | None:
        """The bot's seat, the step count and its view; None when it should stop."""
        async with self.table.lock:
            seat = self.bot()
            if seat is None:
                self.task = None
                self.tell(shown, None)
                return None
            assert self.table.play is not None
            return seat, self.table.seq, self.table.play.view(seat)

    def tell(self, before: int | None, seat: int | None) -> None:
        for one, on in ((before, False), (seat, True)):
            if one is not None:
                self.table.audience.tell_all({"type": "thinking", "seat": one, "on": on})

    async def hint(self, held: Held) -> Json:
        """What a strong bot would do for the seat to decide."""
        table = self.table
        async with table.lock:
            table.person(held)
            play = await table.playing()
            if not table.hints_allowed():
                raise Problem("hints-off")
            seat = table.deciding(play, held)
            if self.hinting:
                raise Problem("slow-down")
            view = play.view(seat)
            self.hinting = True
        try:
            return await table.hub.thinkers.hint(table.game, view, table.asker)
        finally:
            self.hinting = False
