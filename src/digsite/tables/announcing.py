"""What a table tells its listeners: each receives only what its seats may see."""

from __future__ import annotations

from typing import Any, final

from digsite.tables.audience import Listener
from digsite.tables.core import Core
from digsite.tables.play import Stored, moment
from digsite.tables.seats import Held, eyes, seats_of
from digsite.tables.storage import Said

Json = dict[str, Any]


@final
class Announcer:
    def __init__(self, core: Core) -> None:
        self.core = core

    async def welcome(self, held: Held, after: int) -> Json:
        """Everything a newly connected client needs."""
        core = self.core
        if core.status in ("playing", "over"):
            await core.dealt()
        steps = await core.around.store.steps(core.id, after)
        lead = core.leading(held)
        message: Json = {
            "type": "welcome",
            "table": core.describe(held),
            "seq": core.seq,
            "view": self.view(lead),
            "steps": [step.seen_by(eyes(lead)) for step in steps],
            "chat": [said(one) for one in await core.around.store.chat(core.id)],
        }
        if len(held) > 1:
            message["views"] = {str(seat): self.view(seat) for seat in sorted(held)}
            message["seen"] = {str(seat): [step.seen_by(eyes(seat)) for step in steps] for seat in sorted(held)}
        return message

    async def look_again(self) -> None:
        """After secrets change, send a fresh welcome to anyone who gained or lost a seat."""
        for listener in list(self.core.audience.listeners):
            held = seats_of(self.core.seats, listener.hashes)
            if held != listener.held:
                listener.held = held
                listener.send(self.core.audience.encode(await self.welcome(held, 0)))

    def view(self, seat: int | None) -> Json | None:
        return self.core.play.told(seat) if self.core.play is not None else None

    def tell_table(self, but: Listener | None = None) -> None:
        self.core.audience.tell(lambda held: {"type": "table", "table": self.core.describe(held)}, but)

    def tell_steps(self, steps: list[Stored]) -> None:
        """Send each listener the part of a plan's steps it may see, and the updated table."""
        views: dict[int | None, Json | None] = {}
        self.core.audience.tell(lambda held: self.plan_message(steps, held, views))

    def plan_message(self, steps: list[Stored], held: Held, views: dict[int | None, Json | None]) -> Json:
        """The last step with the view it leads to; of several at once the others come before it."""
        message = self.step_message(steps[-1], held, views)
        if len(steps) > 1:
            lead = self.core.leading(held)
            message["before"] = [step.seen_by(eyes(lead)) for step in steps[:-1]]
            if len(held) > 1:
                earlier = {str(seat): [step.seen_by(eyes(seat)) for step in steps[:-1]] for seat in sorted(held)}
                message["seen_before"] = earlier
        return message

    def step_message(self, step: Stored, held: Held, views: dict[int | None, Json | None]) -> Json:
        lead = self.core.leading(held)
        for seat in (lead, *(held if len(held) > 1 else ())):
            if seat not in views:
                views[seat] = self.view(seat)
        message = {
            "type": "step",
            "step": step.seen_by(eyes(lead)),
            "view": views[lead],
            "table": self.core.describe(held),
        }
        if len(held) > 1:
            message["views"] = {str(seat): views[seat] for seat in sorted(held)}
            message["seen"] = {str(seat): step.seen_by(eyes(seat)) for seat in sorted(held)}
        return message


def said(one: Said) -> Json:
    return {"seat": one.seat, "name": one.name, "text": one.text, "at": moment(one.at)}
