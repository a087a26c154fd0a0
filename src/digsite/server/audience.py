"""The connections at a table: each receives only what its seats may see, and only once it is stored."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Protocol, final

from digsite.server.play import Stored, moment
from digsite.server.seats import Held, eyes, seats_of
from digsite.server.store import Row

if TYPE_CHECKING:
    from digsite.server.table import Table

Json = dict[str, Any]


class Listener(Protocol):
    """A connection at a table."""

    hashes: tuple[str, ...]
    held: Held

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


@final
class Audience:
    """The listeners of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.listeners: set[Listener] = set()

    def present(self, seat: int) -> bool:
        return any([seat in listener.held for listener in self.listeners])

    def close(self, code: int) -> None:
        """Disconnect everybody."""
        for listener in list(self.listeners):
            listener.close(code)

    # Joining and leaving.

    async def join(self, listener: Listener, after: int) -> None:
        """Add a listener and tell the others."""
        table = self.table
        async with table.lock:
            table.used = time.monotonic()
            welcome = await self.welcome(listener.held, after)
            came = [seat for seat in listener.held if not self.present(seat)]
            back = table.presence.sign(listener.held)
            self.listeners.add(listener)
            await table.agreements.drop_about(back)
            welcome["table"] = table.describe(listener.held)
            listener.send(dumped(welcome))
            if came:
                self.tell_table(but=listener)

    async def leave(self, listener: Listener) -> None:
        table = self.table
        async with table.lock:
            self.listeners.discard(listener)
            table.used = time.monotonic()
            table.presence.sign(listener.held)
            if any([not self.present(seat) for seat in listener.held]):
                self.tell_table()

    async def look_again(self) -> None:
        """After secrets change, send a fresh welcome to anyone who gained or lost a seat."""
        for listener in list(self.listeners):
            held = seats_of(self.table.seats, listener.hashes)
            if held != listener.held:
                listener.held = held
                listener.send(dumped(await self.welcome(held, 0)))

    # Sending.

    async def welcome(self, held: Held, after: int) -> Json:
        """Everything a newly connected client needs."""
        table = self.table
        if table.status in ("playing", "over"):
            await table.playing()
        steps = await table.hub.store.steps(table.id, after)
        lead = table.leading(held)
        message: Json = {
            "type": "welcome",
            "table": table.describe(held),
            "seq": table.seq,
            "view": self.view(lead),
            "steps": [step.seen_by(eyes(lead)) for step in steps],
            "chat": [said(row) for row in await table.hub.store.chat(table.id)],
        }
        if len(held) > 1:
            message["views"] = {str(seat): self.view(seat) for seat in sorted(held)}
            message["seen"] = {str(seat): [step.seen_by(eyes(seat)) for step in steps] for seat in sorted(held)}
        return message

    def view(self, seat: int | None) -> Json | None:
        return self.table.play.view(seat) if self.table.play is not None else None

    def tell_step(self, step: Stored) -> None:
        """Send each listener the part of a step it may see, and the updated table."""
        views: dict[int | None, Json] = {}
        texts: dict[Held, str] = {}
        for listener in self.listeners:
            if listener.held not in texts:
                texts[listener.held] = dumped(self.step_message(step, listener.held, views))
            listener.send(texts[listener.held])

    def step_message(self, step: Stored, held: Held, views: dict[int | None, Json]) -> Json:
        play, lead = self.table.play, self.table.leading(held)
        assert play is not None
        for seat in (lead, *(held if len(held) > 1 else ())):
            if seat not in views:
                views[seat] = play.view(seat)
        message = {
            "type": "step",
            "step": step.seen_by(eyes(lead)),
            "view": views[lead],
            "table": self.table.describe(held),
        }
        if len(held) > 1:
            message["views"] = {str(seat): views[seat] for seat in sorted(held)}
            message["seen"] = {str(seat): step.seen_by(eyes(seat)) for seat in sorted(held)}
        return message

    def tell_table(self, but: Listener | None = None) -> None:
        texts: dict[Held, str] = {}
        for listener in self.listeners - {but}:
            if listener.held not in texts:
                texts[listener.held] = dumped({"type": "table", "table": self.table.describe(listener.held)})
            listener.send(texts[listener.held])

    def tell_all(self, message: Json) -> None:
        text = dumped(message)
        for listener in self.listeners:
            listener.send(text)


def dumped(message: Json) -> str:
    return json.dumps(message, separators=(",", ":"))


def said(row: Row) -> Json:
    return {"seat": row["seat"], "name": row["name"], "text": row["text"], "at": moment(row["at"])}
