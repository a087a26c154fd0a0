"""What the parts of a table share: its facts, its lock, and how changes are stored. It knows none of the parts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Any, Final, Protocol, TypeVar

from digsite.games import GAMES
from digsite.tables.audience import Audience, Encode
from digsite.tables.clock import RunningClock
from digsite.tables.house_rules import HouseRules
from digsite.tables.ownership import why_not
from digsite.tables.play import Play, moment, resume
from digsite.tables.presence import Presence
from digsite.tables.problems import Problem
from digsite.tables.proposals import told
from digsite.tables.seats import BOT, PERSON, RIVAL, Held, Seat, hashed, seats_of
from digsite.tables.slices import in_slices
from digsite.tables.storage import Change, Hold, NotStored, SetSeat, SetTable, Storage, StoredTable

Json = dict[str, Any]
T = TypeVar("T")
RESTARTING: Final = 4503
MOST_STEPS: Final = 5000  # after this many steps undo is off, so that a table cannot grow forever


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    store: Storage
    clock: RunningClock
    started: float  # by that clock
    house_rules: HouseRules
    stopping: bool
    encode: Encode

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]: ...

    def forget(self, table: Core, code: int = RESTARTING) -> None:
        """Drop a table whose memory differs from what is stored; it is loaded again from there."""


class Core:
    """One table: its seats and its game. A lock lets one thing happen at a time."""

    def __init__(self, stored: StoredTable, around: Surroundings) -> None:
        self.around = around
        self.id = stored.id
        self.hold = Hold(stored.id, stored.fence)
        self.game = stored.game
        self.options = stored.options
        self.seed = stored.seed
        self.same_deal_as = stored.same_deal_as
        self.hotseat = stored.hotseat
        self.status = stored.status
        self.created = moment(stored.created)
        self.hints = stored.hints
        self.rematch = stored.rematch
        self.proposals = stored.proposals  # `next`: the next one's number; `open`: those waiting for votes or for time
        self.seats = stored.seats
        self.rules = GAMES[self.game].rules
        self.play: Play | None = None
        self.seq: int = stored.archive["numbers"][-1] if stored.archive else 0
        self.lock = asyncio.Lock()
        self.audience = Audience(around.encode)
        clock, rules = around.clock, around.house_rules
        self.presence = Presence(self.seats, self.audience.present, clock, around.started, rules)
        self.used = time.monotonic()
        self.asker = ""  # the address of the last player to act: bots' thinking counts toward its limit
        self.stirred = False  # steps were taken since `touched` was last stored
        self.gone = False  # out of step with the storage: another one replaces it

    # Loading.

    async def load(self) -> None:
        """Rebuild the game from its stored steps."""
        if self.status in ("playing", "over"):
            steps = await self.around.store.steps(self.id)
            self.play = await in_slices(resume(self.game, self.options, steps))
            self.seq = len(steps)

    async def dealt(self) -> Play:
        """The game, which must have been dealt."""
        if self.gone or not self.around.store.sure():
            raise Problem("not-stored")
        if self.status == "archived":
            raise Problem("archived")
        if self.status == "waiting":
            raise Problem("not-dealt")
        if self.play is None:
            await self.load()
        assert self.play is not None
        return self.play

    async def finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to completion, even if the client that asked for it disconnects."""
        self.used = time.monotonic()
        return await asyncio.shield(self.around.spawn(work))

    # Identity.

    def held_by(self, given: Iterable[str]) -> Held:
        """The seats these secrets open; a secret that opens none is refused."""
        hashes = [hashed(secret) for secret in given]
        for one in hashes:
            if not seats_of(self.seats, [one]):
                raise why_not(self.seats, one)
        return seats_of(self.seats, hashes)

    def person(self, held: Held) -> Seat:
        """The seat of a caller who must have one and not have left it to a bot."""
        if not held:
            raise Problem("seat-needed")
        played = [self.seats[number] for number in sorted(held) if self.seats[number].kind != BOT]
        if not played:
            raise Problem("bot-plays")
        return played[0]

    def seat(self, number: int | None) -> Seat:
        if number is None or number >= len(self.seats) or self.seats[number].kind == RIVAL:
            raise Problem("no-such-seat")
        return self.seats[number]

    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == PERSON]

    def names(self) -> list[str]:
        """Who sat where, for the record."""
        return [seat.name or seat.level or ("player" if seat.kind == PERSON else seat.kind) for seat in self.seats]

    def link(self, secret: str) -> str:
        return f"/tables/{self.id}#seat={secret}"

    # What is known.

    def to_decide(self) -> int | None:
        return self.play.to_decide() if self.play is not None else None

    def leading(self, held: Held) -> int | None:
        """The seat whose view is shown to the holder of several: the one to decide, or the first."""
        seat = self.to_decide()
        return seat if seat in held else min(held, default=None)

    def hints_allowed(self) -> bool:
        return self.hints or len(self.people()) < 2

    def too_long(self) -> bool:
        return self.seq >= MOST_STEPS

    def may_undo(self, held: Held) -> bool:
        """Whether the holder of these seats may undo the last step."""
        if self.play is None or self.status != "playing":
            return False
        if self.play.stopped is not None:
            return bool(held)
        actor = self.play.last_to_act()
        return actor in held and self.seats[actor].kind != BOT and not self.too_long() and self.play.may_undo()

    def describe(self, held: Held) -> Json:
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "status": self.status,
            "seq": self.seq,
            "seats": [self.describe_seat(seat, held) for seat in self.seats],
            "to_decide": self.to_decide(),
            "undo": self.may_undo(held),
            "proposals": [told(one, self.seats, self.presence) for one in self.proposals["open"]],
            "created": self.created,
            "hints": self.hints_allowed(),
            "rematch": self.rematch,
            "hotseat": self.hotseat,
            "seed": None if self.seed is None else int(self.seed),
            "stopped": None if self.play is None or self.play.stopped is None else self.play.stopped.told(),
            "seat_alone_after": self.around.house_rules.seat_alone_after,
        }

    def describe_seat(self, seat: Seat, held: Held) -> Json:
        return {
            "seat": seat.number,
            "kind": seat.kind,
            "level": seat.level,
            "name": seat.name,
            "ready": seat.ready,
            "began": seat.began,
            "claimed": seat.claimed,
            "connected": seat.kind == PERSON and self.audience.present(seat.number),
            "away": seat.began == PERSON and self.presence.away(seat.number),
            "you": seat.number in held,
        }

    # Storing.

    def update(self, **values: Any) -> Change:
        """The change that brings this table up to date."""
        return SetTable(self.id, {"touched": self.around.clock.now(), "proposals": self.proposals, **values})

    def update_seat(self, seat: Seat) -> Change:
        return SetSeat(self.id, replace(seat))

    async def write(self, *changes: Change) -> None:
        """Store changes; on failure, go back to what is stored."""
        if self.gone:
            raise Problem("not-stored")
        try:
            await self.around.store.write(*changes, hold=self.hold)
        except NotStored:
            self.around.forget(self)
            raise Problem("not-stored") from None
