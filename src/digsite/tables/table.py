"""One table put together: each part is handed what it needs. Listeners come and go here, and people talk."""

from __future__ import annotations

import time
from typing import Any, Protocol, final

from digsite.tables.agreements import Agreements
from digsite.tables.announcing import Announcer, said
from digsite.tables.audience import Listener
from digsite.tables.core import Core, Surroundings
from digsite.tables.mind import Mind
from digsite.tables.playing import Playing
from digsite.tables.problems import Problem
from digsite.tables.seating import Seating
from digsite.tables.seats import LONGEST_CHAT, Held, clean
from digsite.tables.storage import AddChat, Said, StoredTable
from digsite.tables.thinking import Thinking

Json = dict[str, Any]


class House(Surroundings, Protocol):
    """The house a table stands in, which also opens rematches and deletes tables."""

    thinking: Thinking

    async def open_rematch(self, table: Core, same_deal: bool) -> str: ...

    async def seed_dealt(self, table_id: str) -> int: ...

    async def delete(self, table: Core) -> None: ...


@final
class Table(Core):
    """`playing`, `seating`, `agreements` and `mind` say what can be done at it."""

    def __init__(self, stored: StoredTable, house: House) -> None:
        super().__init__(stored, house)
        self.announcer = Announcer(self)
        self.playing = Playing(self, self.announcer, self.next_turn)
        self.seating = Seating(self, self.announcer, self.playing.confirm, house.seed_dealt)
        self.agreements = Agreements(self, self.announcer, self.reseat, house.open_rematch, house.delete)
        self.mind = Mind(self, self.playing, house.thinking)
        self.away_told: Held = frozenset()

    def next_turn(self) -> None:
        self.mind.drive()

    async def load(self) -> None:
        await super().load()
        self.next_turn()

    async def reseat(self, proposal: Json) -> None:
        await self.seating.reseat(proposal)
        self.next_turn()

    # Coming and going.

    async def join(self, listener: Listener, after: int) -> None:
        """Add a listener and tell the others."""
        async with self.lock:
            self.used = time.monotonic()
            welcome = await self.announcer.welcome(listener.held, after)
            came = [seat for seat in listener.held if not self.audience.present(seat)]
            back = self.presence.sign(listener.held)
            self.audience.listeners.add(listener)
            await self.agreements.drop_about(back)
            welcome["table"] = self.describe(listener.held)
            listener.send(self.audience.encode(welcome))
            if came:
                self.announcer.tell_table(but=listener)

    async def leave(self, listener: Listener) -> None:
        async with self.lock:
            self.audience.listeners.discard(listener)
            self.used = time.monotonic()
            self.presence.sign(listener.held)
            if any([not self.audience.present(seat) for seat in listener.held]):
                self.announcer.tell_table()

    async def note(self, held: Held) -> None:
        """Record a request made with these seats' secrets; their players count as back."""
        if came := self.presence.sign(held):
            async with self.lock:
                await self.agreements.drop_about(came)
                self.announcer.tell_table()

    async def look_around(self) -> None:
        """Apply what elapsed time has changed: absences, proposals that depend on them, and stored activity times."""
        if self.gone or self.lock.locked():
            return
        async with self.lock:
            if late := self.presence.unstored(self.seats):
                await self.write(*[self.update_seat(seat) for seat in late])
            settled = await self.agreements.settle()
            away = frozenset([seat.number for seat in self.people() if self.presence.away(seat.number)])
            if settled or away != self.away_told:
                self.away_told = away
                self.announcer.tell_table()

    # Chat.

    async def chat(self, held: Held, text: str) -> None:
        await self.finished(self.chat_now(held, text))

    async def chat_now(self, held: Held, text: str) -> None:
        async with self.lock:
            seat = self.person(held)
            words = clean(text, LONGEST_CHAT)
            if not words:
                raise Problem("bad-request", "text: nothing that can be shown")
            one = Said(seat.number, seat.name, words, time.time())
            await self.write(AddChat(self.id, one))
            self.audience.tell_all({"type": "chat", "chat": said(one)})
