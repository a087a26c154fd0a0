"""One table: its seats and its game. A lock lets one thing happen at a time, and nothing is told before it is stored.

Who listens is in `audience`, who is there in `presence`, whose a seat is in `ownership`, what is agreed on in
`agreements`, the bots' turns in `mind`.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar, final

import sqlalchemy as sa

from digsite.kernel.refusal import Refusal
from digsite.server.agreements import Agreements
from digsite.server.audience import Audience, said
from digsite.server.messages.table import LONGEST_CHAT
from digsite.server.metrics import METRICS
from digsite.server.mind import Mind
from digsite.server.ownership import Ownership, why_not
from digsite.server.play import RULES, Play, Stored, moment, resume, score
from digsite.server.presence import Presence
from digsite.server.problems import Problem, refusal_members
from digsite.server.schema import CHAT, GAMES, SEATS
from digsite.server.seats import BOT, PERSON, RIVAL, Held, Seat, clean, clean_name, eyes, hashed, seats_of
from digsite.server.slices import in_slices
from digsite.server.store import Job, NotStored, Row, event_job
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.lines import whole_table

if TYPE_CHECKING:
    from digsite.server.hub import Hub

Json = dict[str, Any]
T = TypeVar("T")
LOG: Final = logging.getLogger("digsite.table")
MOST_STEPS: Final = 5000  # after this many steps undo is off, so that a table cannot grow forever


@final
class Table:
    def __init__(self, hub: Hub, row: Row, seats: Iterable[Row]) -> None:
        self.hub = hub
        self.id: str = row["id"]
        self.game: str = row["game"]
        self.options: Json = row["options"]
        self.seed: str | None = row["seed"]
        self.same_deal_as: str | None = row["same_deal_as"]
        self.hotseat: bool = row["hotseat"]
        self.status: str = row["status"]
        self.created: float = row["created"]
        self.hints: bool = row["hints"]
        self.rematch: str | None = row["rematch"]
        self.seats = [Seat.stored(seat) for seat in seats]
        self.rules = RULES[self.game]
        self.play: Play | None = None
        archive = row.get("archive")
        self.seq: int = archive["numbers"][-1] if archive else 0
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.ownership = Ownership(self)
        self.agreements = Agreements(self, row["proposals"])
        self.mind = Mind(self)
        self.used = time.monotonic()
        self.asker = ""  # the address of the last player to act: bots' thinking counts toward its limit
        self.stirred = False  # steps were taken since `touched` was last stored
        self.gone = False  # out of step with the database: another Table replaces it

    # Loading.

    async def load(self) -> None:
        """Rebuild the game from its stored steps."""
        if self.status in ("playing", "over"):
            steps = await self.hub.store.steps(self.id)
            self.play = await in_slices(resume(self.game, self.options, steps))
            self.seq = len(steps)
            self.mind.drive()

    async def playing(self) -> Play:
        """The game, which must have been dealt."""
        if self.gone:
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
        return await asyncio.shield(self.hub.spawn(work))

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

    def hints_allowed(self) -> bool:
        return self.hints or len(self.people()) < 2

    def to_decide(self) -> int | None:
        return self.play.to_decide() if self.play is not None else None

    def describe(self, held: Held) -> Json:
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "status": self.status,
            "seq": self.seq,
            "seats": [
                {
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
                for seat in self.seats
            ],
            "to_decide": self.to_decide(),
            "undo": self.may_undo(held),
            "proposals": self.agreements.told(),
            "created": moment(self.created),
            "hints": self.hints_allowed(),
            "rematch": self.rematch,
            "hotseat": self.hotseat,
            "seed": None if self.seed is None else int(self.seed),
            "stopped": None if self.play is None or self.play.stopped is None else self.play.stopped.told(),
            "seat_alone_after": self.hub.settings.seat_alone_after,
        }

    def link(self, secret: str) -> str:
        return f"/tables/{self.id}#seat={secret}"

    def leading(self, held: Held) -> int | None:
        """The seat whose view is shown to the holder of several: the one to decide, or the first."""
        seat = self.to_decide()
        return seat if seat in held else min(held, default=None)

    # Storing.

    def update(self, **values: Any) -> Job:
        """The update that brings this table's row up to date."""
        values = {"touched": self.hub.clock.now(), "proposals": self.agreements.stored, **values}
        return sa.update(GAMES).where(GAMES.c.id == self.id), values

    def update_seat(self, seat: Seat) -> Job:
        row = seat.row(self.id)
        return sa.update(SEATS).where((SEATS.c.game_id == self.id) & (SEATS.c.seat == seat.number)), row

    async def write(self, *jobs: Job) -> None:
        """Store a job; on failure, go back to what is stored."""
        if self.gone:
            raise Problem("not-stored")
        try:
            await self.hub.store.write(*jobs)
        except NotStored:
            self.hub.forget(self)
            raise Problem("not-stored") from None

    async def confirm(self, step: Stored, key: str | None, *jobs: Job) -> Stored:
        """Confirm a step: store it, then tell everybody."""
        step = replace(step, at=time.time())
        if step.body["over"]:
            self.status = "over"
            jobs = (*jobs, self.update(status=self.status))
        await self.write(event_job(self.id, step, key), *jobs)
        self.seq = step.seq
        self.stirred = True
        self.audience.tell_step(step)
        METRICS.count("steps", kind=step.kind)
        if step.body["over"]:
            LOG.info("game over", extra={"table": self.id, "seq": self.seq})
        self.mind.drive()
        return step

    # Getting ready.

    async def get_ready(self, held: Held, ready: bool, name: str | None, number: int | None = None) -> None:
        await self.finished(self.get_ready_now(held, ready, name, number))

    async def get_ready_now(self, held: Held, ready: bool, name: str | None, number: int | None) -> None:
        async with self.lock:
            self.person(held)
            if number is not None and number not in held:
                raise Problem("seat-needed")
            if self.status == "archived":
                raise Problem("archived")
            if self.status != "waiting" and not ready:
                raise Problem("already-dealt")
            numbers = sorted(held) if number is None else [number]
            chosen = [self.seats[seat] for seat in numbers if self.seats[seat].kind != BOT]
            for seat in chosen:
                seat.ready = ready
                if name is not None and (len(chosen) == 1 or seat.name is None):
                    seat.name = clean_name(name)
            if not await self.changed(*chosen):
                self.audience.tell_table()

    async def changed(self, *seats: Seat) -> bool:
        """Store changed seats; return whether everybody is now ready, so that the cards were dealt."""
        jobs = [self.update_seat(seat) for seat in seats]
        dealing = self.status == "waiting" and all([seat.ready for seat in self.seats])
        if dealing:
            await self.deal(jobs)
        else:
            await self.write(*jobs, self.update())
        return dealing

    async def deal(self, jobs: list[Job]) -> None:
        """Deal once everybody is ready; the seed is drawn only now."""
        self.play, step = Play.deal(self.game, self.options, await self.seed_of_deal())
        self.status = "playing"
        await self.confirm(step, None, *jobs, self.update(status=self.status))
        LOG.info("dealt", extra={"table": self.id})

    async def seed_of_deal(self) -> int:
        if self.seed is not None:
            return int(self.seed)
        if self.same_deal_as is not None:
            return await self.hub.seed_dealt(self.same_deal_as)
        return secrets.randbits(128)

    # Playing.

    async def act(self, held: Held, seq: int, notation: str, key: str | None = None) -> Json:
        """Carry out an action for one of the held seats: once per key, and only at the step it was meant for."""
        started = time.perf_counter()
        step = await self.finished(self.act_now(held, seq, notation, key))
        METRICS.actions.observe(time.perf_counter() - started)
        return {
            "seq": step.seq,
            "events": step.seen_by(held)["events"],
            "seat": step.body["next"],
            "over": step.body["over"],
        }

    async def act_now(self, held: Held, seq: int, notation: str, key: str | None) -> Stored:
        async with self.lock:
            self.person(held)
            play = await self.playing()
            hashed_key = key_hash(held, key)
            if hashed_key is not None and (before := await self.hub.store.step_of_key(self.id, hashed_key)):
                if before.action != notation:
                    raise Problem("key-used")
                return before
            self.require_current(seq)
            self.deciding(play, held)
            return await self.confirm(play.act(seq + 1, notation), hashed_key)

    def may_undo(self, held: Held) -> bool:
        """Whether the holder of these seats may undo the last step."""
        if self.play is None or self.status != "playing":
            return False
        if self.play.stopped is not None:
            return bool(held)
        actor = self.play.last_to_act()
        return actor in held and self.seats[actor].kind != BOT and self.seq < MOST_STEPS and self.play.may_undo()

    async def undo(self, held: Held, seq: int) -> Json:
        step = await self.finished(self.undo_now(held, seq))
        return {"seq": step.seq, "undone": step.action, "seat": step.body["next"]}

    async def undo_now(self, held: Held, seq: int) -> Stored:
        async with self.lock:
            self.person(held)
            play = await self.playing()
            self.require_current(seq)
            if self.status == "over":
                raise Problem("game-over")
            if play.stopped is not None:
                step = await self.confirm(play.go_on(seq + 1), None)
                self.audience.tell_table()
                return step
            if self.seq >= MOST_STEPS:
                raise Problem("too-many-steps")
            actor = play.last_to_act()
            if actor is None:
                raise Problem("nothing-to-undo")
            if actor not in held:
                raise Problem("not-your-decision")
            if self.seats[actor].kind == BOT:
                raise Problem("bot-plays")
            return await self.confirm(play.undo(seq + 1), None)

    def deciding(self, play: Play, held: Held) -> int:
        """The seat to decide, which must be one of the held seats."""
        seat = play.to_decide()
        if seat is None or self.status == "over":
            raise Problem("game-over")
        if play.stopped is not None:
            raise Problem("rules-changed", refusal=Refusal("rules-changed", play.stopped.rule, None))
        if seat not in held:
            raise Problem("not-your-decision")
        if self.seats[seat].kind == BOT:
            raise Problem("bot-plays")
        return seat

    def require_current(self, seq: int) -> None:
        if seq != self.seq:
            raise Problem("stale", seq=self.seq)

    async def view(self, held: Held) -> Json:
        async with self.lock:
            if self.status == "waiting":
                return {"seq": self.seq, "view": None}
            return {"seq": self.seq, "view": (await self.playing()).view(self.leading(held))}

    async def words(self, held: Held, names: list[str], language: str) -> Json:
        """The table as lines of text, as in the terminal's plain mode; `names` are the players' names, by seat."""
        async with self.lock:
            play = await self.playing()
            telling = Telling(Catalog(language, self.game), dict(enumerate(names)))
            return whole_table(self.game, telling, play.session.game, play.view(self.leading(held)))

    async def actions(self, held: Held) -> Json:
        """The current decision; legal actions are listed only for the seat to decide."""
        async with self.lock:
            play = await self.playing()
            seat = play.to_decide()
            decision = self.rules.decision(play.session.game)
            return {
                "seq": self.seq,
                "seat": seat,
                "decision": decision,
                "actions": play.listed() if seat in held else [],
            }

    async def why(self, held: Held, notation: str, language: str) -> Json:
        async with self.lock:
            self.person(held)
            play = await self.playing()
            seat = self.leading(held)
            assert seat is not None
            refusal = self.rules.why(play.session.game, seat, play.action(notation))
            if refusal is None:
                return {"legal": True, "refusal": None}
            return {"legal": False, "refusal": refusal_members(refusal, language)}

    async def score(self) -> Json:
        async with self.lock:
            play = await self.playing()
            return score(self.rules, play.session.game)

    async def steps(self, held: Held, after: int) -> Json:
        async with self.lock:
            if self.status == "archived":
                raise Problem("archived")
            steps = await self.hub.store.steps(self.id, after)
            seen = eyes(self.leading(held)) if len(held) < 2 else held
            return {"seq": self.seq, "steps": [step.seen_by(seen) for step in steps]}

    def names(self) -> list[str]:
        """Who sat where, for the record."""
        return [seat.name or seat.level or ("player" if seat.kind == PERSON else seat.kind) for seat in self.seats]

    async def record(self, held: Held) -> str:
        async with self.lock:
            play = await self.playing()
            everybody = {seat.number for seat in self.people()} <= held
            if self.status != "over" and not (self.hotseat and everybody):
                raise Problem("game-running")
            return play.record(self.names())

    # Chat.

    async def chat(self, held: Held, text: str) -> None:
        await self.finished(self.chat_now(held, text))

    async def chat_now(self, held: Held, text: str) -> None:
        async with self.lock:
            seat = self.person(held)
            words = clean(text, LONGEST_CHAT)
            if not words:
                raise Problem("bad-request", "text: nothing that can be shown")
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0) + 1)
            number = last.where(CHAT.c.game_id == self.id).scalar_subquery()
            row = {"game_id": self.id, "seat": seat.number, "name": seat.name, "text": words, "at": time.time()}
            await self.write((sa.insert(CHAT).values(number=number), row))
            self.audience.tell_all({"type": "chat", "chat": said(row)})


def key_hash(held: Held, key: str | None) -> str | None:
    """The stored form of an idempotency key, bound to the seat that used it."""
    return None if key is None else hashlib.sha256(f"{min(held)} {key}".encode()).hexdigest()
