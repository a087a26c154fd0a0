"""A table's bots: they take their turns and give hints to players who may have them."""

from __future__ import annotations

import asyncio
import time
from typing import Any, final

from digsite.tables.core import Core
from digsite.tables.playing import Playing
from digsite.tables.problems import Problem
from digsite.tables.seats import BOT, DEFAULT_LEVEL, Held
from digsite.tables.thinking import Thinking

Json = dict[str, Any]


@final
class Mind:
    """The bots of one table; the thinking itself is done elsewhere."""

    def __init__(self, core: Core, playing: Playing, thinking: Thinking) -> None:
        self.core = core
        self.playing = playing
        self.thinking = thinking
        self.task: asyncio.Task[None] | None = None
        self.hinting = False

    def busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def drive(self) -> None:
        """Let a bot think if it is its turn to decide."""
        if self.bot() is not None and not self.busy():
            self.task = self.core.around.spawn(self.think())

    def bot(self) -> int | None:
        """The seat to decide, if it is a bot's and the server is not stopping."""
        core = self.core
        seat = core.to_decide()
        if seat is None or core.around.stopping or core.gone:
            return None
        if core.play is not None and core.play.stopped is not None:
            return None
        return seat if core.seats[seat].kind == BOT else None

    async def think(self) -> None:
        """Play step after step until somebody else has to decide."""
        core = self.core
        shown: int | None = None
        while (found := await self.next(shown)) is not None:
            seat, seq, view = found
            if shown != seat:
                self.tell(shown, seat)
                shown = seat
            started = time.monotonic()
            level = core.seats[seat].level or DEFAULT_LEVEL
            chosen = await self.thinking.choose(core.game, level, view, core.asker)
            await asyncio.sleep(max(0.0, core.around.house_rules.bot_delay - (time.monotonic() - started)))
            async with core.lock:
                if seq == core.seq and self.bot() == seat and core.play is not None:
                    step = core.play.act(seq + 1, chosen.notation)
                    await self.playing.confirm(step if chosen.thought else step.without_thought(), None)

    async def next(self, shown: int | None) -> tuple[int, int, Json] | None:
        """The bot's seat, the step count and its view; None when it should stop."""
        core = self.core
        async with core.lock:
            seat = self.bot()
            if seat is None:
                self.task = None
                self.tell(shown, None)
                return None
            assert core.play is not None
            return seat, core.seq, core.play.view(seat)

    def tell(self, before: int | None, seat: int | None) -> None:
        for one, on in ((before, False), (seat, True)):
            if one is not None:
                self.core.audience.tell_all({"type": "thinking", "seat": one, "on": on})

    async def hint(self, held: Held) -> Json:
        """What a strong bot would do for the seat to decide."""
        core = self.core
        async with core.lock:
            core.person(held)
            play = await core.dealt()
            if not core.hints_allowed():
                raise Problem("hints-off")
            seat = self.playing.deciding(play, held)
            if self.hinting:
                raise Problem("slow-down")
            view = play.view(seat)
            self.hinting = True
        try:
            return await self.thinking.hint(core.game, view, core.asker)
        finally:
            self.hinting = False
