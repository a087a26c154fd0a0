"""One table: its seats, its game and whoever listens. A lock lets one thing happen at a time, and nothing is told
before it is stored."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

import sqlalchemy as sa

from digsite.server import proposals
from digsite.server.messages import LONGEST_CHAT
from digsite.server.metrics import METRICS
from digsite.server.play import RULES, Play, Stored, moment, resume, score
from digsite.server.problems import Problem, refusal_members
from digsite.server.schema import CHAT, GAMES, SEATS
from digsite.server.seats import BOT, PERSON, Seat, clean, clean_name, hashed, new_secret, seats_of
from digsite.server.store import Job, NotStored, Row, event_job

if TYPE_CHECKING:
    from digsite.server.hub import Hub

Json = dict[str, Any]
T = TypeVar("T")
Held = frozenset[int]
LOG: Final = logging.getLogger("digsite.table")
NOBODY: Final[Held] = frozenset()
RIVAL: Final = "rival"
DEFAULT_LEVEL: Final = "scout"


class Listener(Protocol):
    """A connection at a table."""

    hashes: tuple[str, ...]
    held: Held

    def send(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...


def dumped(message: Json) -> str:
    return json.dumps(message, separators=(",", ":"))


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
        self.proposals: Json = row["proposals"]
        self.seats = [
            Seat(seat["seat"], seat["kind"], seat["level"], seat["name"], seat["ready"], seat["secret_hash"])
            for seat in seats
        ]
        self.rules = RULES[self.game]
        self.play: Play | None = None
        archive = row.get("archive")
        self.seq: int = archive["numbers"][-1] if archive else 0
        self.lock = asyncio.Lock()
        self.audience: set[Listener] = set()
        self.mind: asyncio.Task[None] | None = None
        self.hinting = False
        self.used = time.monotonic()
        self.gone = False  # not what is stored any more: another Table takes its place

    # Making it ready.

    async def load(self) -> None:
        """Bring the game back from its steps."""
        if self.status in ("playing", "over"):
            steps = await self.hub.store.steps(self.id)
            self.play = resume(self.game, self.options, steps)
            self.seq = len(steps)
            self.drive()

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
        """Do something to its end, even if whoever asked for it goes away in the meantime."""
        self.used = time.monotonic()
        return await asyncio.shield(self.hub.spawn(work))

    # Who is who.

    def held_by(self, given: Iterable[str]) -> Held:
        """The seats that secrets open; a secret that opens none is refused."""
        hashes = [hashed(secret) for secret in given]
        for one in hashes:
            if not seats_of(self.seats, [one]):
                raise Problem("wrong-secret")
        return seats_of(self.seats, hashes)

    def person(self, held: Held) -> Seat:
        """The seat of somebody who must have one."""
        if not held:
            raise Problem("seat-needed")
        return self.seats[min(held)]

    def seat(self, number: int | None) -> Seat:
        if number is None or number >= len(self.seats) or self.seats[number].kind == RIVAL:
            raise Problem("no-such-seat")
        return self.seats[number]

    def present(self, seat: int) -> bool:
        return any([seat in listener.held for listener in self.audience])

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
                    "connected": seat.kind == PERSON and self.present(seat.number),
                    "you": seat.number in held,
                }
                for seat in self.seats
            ],
            "to_decide": self.to_decide(),
            "proposals": [proposals.told(one, self.seats, self.present) for one in self.proposals["open"]],
            "created": moment(self.created),
            "hints": self.hints_allowed(),
            "rematch": self.rematch,
            "hotseat": self.hotseat,
            "seed": None if self.seed is None else int(self.seed),
        }

    # What is seen.

    def leading(self, held: Held) -> int | None:
        """Through whose eyes somebody looks who holds several seats: the one to decide, or the first."""
        seat = self.to_decide()
        return seat if seat in held else min(held, default=None)

    async def welcome(self, held: Held, after: int) -> Json:
        """Everything somebody needs who comes to the table."""
        if self.status in ("playing", "over"):
            await self.playing()
        steps = await self.hub.store.steps(self.id, after)
        lead = self.leading(held)
        message: Json = {
            "type": "welcome",
            "table": self.describe(held),
            "seq": self.seq,
            "view": self.play.view(lead) if self.play is not None else None,
            "steps": [step.seen_by(eyes(lead)) for step in steps],
            "chat": [said(row) for row in await self.hub.store.chat(self.id)],
        }
        if len(held) > 1:
            message["views"] = {str(seat): self.play.view(seat) if self.play else None for seat in sorted(held)}
            message["seen"] = {str(seat): [step.seen_by(eyes(seat)) for step in steps] for seat in sorted(held)}
        return message

    def tell_step(self, step: Stored) -> None:
        """To everybody what they may see of a step, and the table after it."""
        assert self.play is not None
        views: dict[int | None, Json] = {}
        texts: dict[Held, str] = {}
        for listener in self.audience:
            if listener.held not in texts:
                texts[listener.held] = dumped(self.step_message(step, listener.held, views))
            listener.send(texts[listener.held])

    def step_message(self, step: Stored, held: Held, views: dict[int | None, Json]) -> Json:
        assert self.play is not None
        lead = self.leading(held)
        for seat in (lead, *(held if len(held) > 1 else ())):
            if seat not in views:
                views[seat] = self.play.view(seat)
        message = {
            "type": "step",
            "step": step.seen_by(eyes(lead)),
            "view": views[lead],
            "table": self.describe(held),
        }
        if len(held) > 1:
            message["views"] = {str(seat): views[seat] for seat in sorted(held)}
            message["seen"] = {str(seat): step.seen_by(eyes(seat)) for seat in sorted(held)}
        return message

    def tell_table(self, but: Listener | None = None) -> None:
        texts: dict[Held, str] = {}
        for listener in self.audience - {but}:
            if listener.held not in texts:
                texts[listener.held] = dumped({"type": "table", "table": self.describe(listener.held)})
            listener.send(texts[listener.held])

    def tell_all(self, message: Json) -> None:
        text = dumped(message)
        for listener in self.audience:
            listener.send(text)

    # Coming and going.

    async def join(self, listener: Listener, after: int) -> None:
        """Take part from now on; the others learn of it."""
        async with self.lock:
            self.used = time.monotonic()
            welcome = await self.welcome(listener.held, after)
            came = [seat for seat in listener.held if not self.present(seat)]
            self.audience.add(listener)
            if came:
                await self.drop_proposals_about(came)
            welcome["table"] = self.describe(listener.held)
            listener.send(dumped(welcome))
            if came:
                self.tell_table(but=listener)

    async def leave(self, listener: Listener) -> None:
        async with self.lock:
            self.audience.discard(listener)
            self.used = time.monotonic()
            if any([not self.present(seat) for seat in listener.held]):
                await self.settle_proposals()
                self.tell_table()

    async def drop_proposals_about(self, came: list[int]) -> None:
        """Whoever is back needs neither a bot nor a new secret."""
        about = [one for one in self.proposals["open"] if one["kind"] in proposals.ABOUT_ABSENT and one["seat"] in came]
        if about:
            self.proposals["open"] = [one for one in self.proposals["open"] if one not in about]
            await self.write(self.update())

    # Storing.

    def update(self, **values: Any) -> Job:
        """The row of this table as it should be now."""
        values = {"touched": time.time(), "proposals": self.proposals, **values}
        return sa.update(GAMES).where(GAMES.c.id == self.id), values

    def update_seat(self, seat: Seat) -> Job:
        row = seat.row(self.id)
        return sa.update(SEATS).where((SEATS.c.game_id == self.id) & (SEATS.c.seat == seat.number)), row

    async def write(self, *jobs: Job) -> None:
        """Store it, or come back to what is stored."""
        if self.gone:
            raise Problem("not-stored")
        try:
            await self.hub.store.write(*jobs)
        except NotStored:
            self.hub.forget(self)
            raise Problem("not-stored") from None

    async def confirm(self, step: Stored, key: str | None, *jobs: Job) -> Stored:
        """A step counts once it is on the disk; then everybody learns of it."""
        step = replace(step, at=time.time())
        if step.body["over"]:
            self.status = "over"
            jobs = (*jobs, self.update(status=self.status))
        await self.write(event_job(self.id, step, key), *jobs)
        self.seq = step.seq
        self.tell_step(step)
        METRICS.count("steps", kind=step.kind)
        if step.body["over"]:
            LOG.info("game over", extra={"table": self.id, "seq": self.seq})
        self.drive()
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
            chosen = [self.seats[seat] for seat in (sorted(held) if number is None else [number])]
            for seat in chosen:
                seat.ready = ready
                if name is not None and (len(chosen) == 1 or seat.name is None):
                    seat.name = clean_name(name)
            jobs = [self.update_seat(seat) for seat in chosen]
            if self.status == "waiting" and all([seat.ready for seat in self.seats]):
                await self.deal(jobs)
            else:
                await self.write(*jobs, self.update())
                self.tell_table()

    async def deal(self, jobs: list[Job]) -> None:
        """Only now is a seed drawn and are there cards: everybody is ready."""
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
        """Carry out an action of a seat that is held: once for each key, and only on the table it was meant for."""
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
            seat = play.to_decide()
            if seat is None:
                raise Problem("game-over")
            if seat not in held:
                raise Problem("not-your-decision")
            return await self.confirm(play.act(seq + 1, notation), hashed_key)

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
            actor = play.last_to_act()
            if actor is None:
                raise Problem("nothing-to-undo")
            if actor not in held:
                raise Problem("not-your-decision")
            return await self.confirm(play.undo(seq + 1), None)

    def require_current(self, seq: int) -> None:
        if seq != self.seq:
            raise Problem("stale", seq=self.seq)

    async def view(self, held: Held) -> Json:
        async with self.lock:
            if self.status == "waiting":
                return {"seq": self.seq, "view": None}
            return {"seq": self.seq, "view": (await self.playing()).view(self.leading(held))}

    async def actions(self, held: Held) -> Json:
        """What can be decided now; the list is for the seat to decide only."""
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
            everybody = {seat.number for seat in self.seats if seat.kind == PERSON} == set(held)
            if self.status != "over" and not (self.hotseat and everybody):
                raise Problem("game-running")
            return play.record(self.names())

    # Talking.

    async def chat(self, held: Held, text: str) -> None:
        await self.finished(self.chat_now(held, text))

    async def chat_now(self, held: Held, text: str) -> None:
        async with self.lock:
            seat = self.person(held)
            words = clean(text, LONGEST_CHAT)
            if not words:
                raise Problem("bad-request")
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0) + 1)
            number = last.where(CHAT.c.game_id == self.id).scalar_subquery()
            row = {"game_id": self.id, "seat": seat.number, "name": seat.name, "text": words, "at": time.time()}
            await self.write((sa.insert(CHAT).values(number=number), row))
            self.tell_all({"type": "chat", "chat": said(row)})

    # Agreeing.

    async def propose(self, held: Held, kind: str, number: int | None, level: str | None) -> Json:
        return await self.finished(self.propose_now(held, kind, number, level))

    async def propose_now(self, held: Held, kind: str, number: int | None, level: str | None) -> Json:
        async with self.lock:
            self.check_proposal(held, kind, number)
            secret = new_secret() if kind == "return-seat" else None
            proposal: Json = {
                "n": self.proposals["next"],
                "kind": kind,
                "by": min(held, default=None),
                "seat": number if kind in proposals.ABOUT_ABSENT else None,
                "level": (level or DEFAULT_LEVEL) if kind == "replace-by-bot" else None,
                "votes": {str(seat): True for seat in held},
                "secret_hash": None if secret is None else hashed(secret),
            }
            if not proposals.voters(proposal, self.seats):
                raise Problem("nobody-to-agree")
            self.proposals = {"next": self.proposals["next"] + 1, "open": [*self.proposals["open"], proposal]}
            await self.write(self.update())
            told = proposals.told(proposal, self.seats, self.present)
            accepted = proposal["n"] in await self.settle_proposals()
            self.tell_table()
            link = {} if secret is None else {"secret": secret, "link": self.link(secret)}
            return {"proposal": told, "accepted": accepted, **link}

    def check_proposal(self, held: Held, kind: str, number: int | None) -> None:
        """Whether something can be proposed now, by somebody who holds these seats."""
        if self.status == "archived":
            raise Problem("archived")
        if kind != "return-seat":
            self.person(held)
        if kind in proposals.REMATCHES and self.status != "over":
            raise Problem("game-running")
        if kind not in proposals.REMATCHES and self.status == "over":
            raise Problem("game-over")
        if kind in proposals.ABOUT_ABSENT:
            seat = self.seat(number)
            if seat.kind == BOT and kind == "replace-by-bot":
                raise Problem("seat-taken")
            if self.present(seat.number) and seat.number not in held:
                raise Problem("seat-present")
        about = number if kind in proposals.ABOUT_ABSENT else None
        alike = [one for one in self.proposals["open"] if (one["kind"], one["seat"]) == (kind, about)]
        taken = (kind == "hints" and self.hints_allowed()) or (kind in proposals.REMATCHES and self.rematch is not None)
        if alike or taken or len(self.proposals["open"]) >= proposals.MOST_OPEN:
            raise Problem("already-proposed")

    async def vote(self, held: Held, n: int, agree: bool) -> Json:
        return await self.finished(self.vote_now(held, n, agree))

    async def vote_now(self, held: Held, n: int, agree: bool) -> Json:
        async with self.lock:
            self.person(held)
            proposal = next((one for one in self.proposals["open"] if one["n"] == n), None)
            if proposal is None:
                raise Problem("no-such-proposal")
            proposal["votes"].update({str(seat): agree for seat in held})
            await self.write(self.update())
            accepted = n in await self.settle_proposals()
            self.tell_table()
            gone = all([one["n"] != n for one in self.proposals["open"]])
            return {"accepted": accepted, "rejected": gone and not accepted}

    async def settle_proposals(self) -> list[int]:
        """Carry out what is agreed on, drop what is not; says what was carried out."""
        verdicts = [(one, proposals.verdict(one, self.seats, self.present)) for one in self.proposals["open"]]
        if all([verdict is None for _, verdict in verdicts]):
            return []
        agreed = [one for one, verdict in verdicts if verdict]
        self.proposals["open"] = [one for one, verdict in verdicts if verdict is None]
        await self.write(self.update())
        for proposal in agreed:
            await self.carry_out(proposal)
        return [one["n"] for one in agreed]

    async def carry_out(self, proposal: Json) -> None:
        kind = proposal["kind"]
        if kind == "hints":
            self.hints = True
            await self.write(self.update(hints=True))
        elif kind in proposals.REMATCHES:
            self.rematch = await self.hub.open_rematch(self, same_deal=kind == "rematch-same-deal")
        else:
            seat = self.seat(proposal["seat"])
            seat.secret_hash = proposal["secret_hash"]
            seat.kind = BOT if kind == "replace-by-bot" else PERSON
            seat.level = proposal["level"]
            seat.ready = seat.kind == BOT or self.status != "waiting"
            jobs = [self.update_seat(seat)]
            if self.status == "waiting" and all([one.ready for one in self.seats]):
                await self.deal(jobs)
            else:
                await self.write(*jobs, self.update())
            await self.look_again()
            self.drive()

    async def hand_over(self, held: Held) -> Json:
        return await self.finished(self.hand_over_now(held))

    async def hand_over_now(self, held: Held) -> Json:
        """A new secret for a seat; the old one opens nothing any more."""
        async with self.lock:
            seat = self.person(held)
            secret = new_secret()
            seat.secret_hash = hashed(secret)
            await self.write(self.update_seat(seat), self.update())
            await self.look_again()
            self.tell_table()
            return {"seat": seat.number, "secret": secret, "link": self.link(secret)}

    async def look_again(self) -> None:
        """Secrets have changed: whoever gained or lost a seat by it sees the table anew."""
        for listener in list(self.audience):
            held = seats_of(self.seats, listener.hashes)
            if held != listener.held:
                listener.held = held
                listener.send(dumped(await self.welcome(held, 0)))

    def link(self, secret: str) -> str:
        return f"/tables/{self.id}#seat={secret}"

    # Bots.

    async def hint(self, held: Held) -> Json:
        async with self.lock:
            self.person(held)
            play = await self.playing()
            seat = play.to_decide()
            if not self.hints_allowed():
                raise Problem("hints-off")
            if seat is None:
                raise Problem("game-over")
            if seat not in held:
                raise Problem("not-your-decision")
            if self.hinting:
                raise Problem("slow-down")
            view = play.view(seat)
            self.hinting = True
        try:
            return await self.hub.thinkers.hint(self.game, view)
        finally:
            self.hinting = False

    def drive(self) -> None:
        """Let a bot think if it is to decide."""
        seat = self.to_decide()
        idle = self.mind is None or self.mind.done()
        if seat is not None and self.seats[seat].kind == BOT and idle and not self.hub.stopping:
            self.mind = self.hub.spawn(self.think())

    async def think(self) -> None:
        """Step after step, until somebody else is to decide."""
        shown: int | None = None
        while (found := await self.bot_to_decide(shown)) is not None:
            seat, seq, view = found
            if shown != seat:
                self.tell_thinking(shown, seat)
                shown = seat
            started = time.monotonic()
            notation = await self.hub.thinkers.choose(self.game, self.seats[seat].level or DEFAULT_LEVEL, view)
            await asyncio.sleep(max(0.0, self.hub.settings.bot_delay - (time.monotonic() - started)))
            async with self.lock:
                current = seq == self.seq and self.seats[seat].kind == BOT and not self.hub.stopping
                if current and self.play is not None:
                    await self.confirm(self.play.act(seq + 1, notation), None)

    async def bot_to_decide(self, shown: int | None) -> tuple[int, int, Json] | None:
        """The bot's seat, the number of steps and its view; None ends its thinking."""
        async with self.lock:
            seat = self.to_decide()
            if seat is None or self.seats[seat].kind != BOT or self.hub.stopping or self.gone:
                self.mind = None
                self.tell_thinking(shown, None)
                return None
            assert self.play is not None
            return seat, self.seq, self.play.view(seat)

    def tell_thinking(self, before: int | None, seat: int | None) -> None:
        for one, on in ((before, False), (seat, True)):
            if one is not None:
                self.tell_all({"type": "thinking", "seat": one, "on": on})


def eyes(seat: int | None) -> Held:
    return NOBODY if seat is None else frozenset([seat])


def said(row: Row) -> Json:
    return {"seat": row["seat"], "name": row["name"], "text": row["text"], "at": moment(row["at"])}


def key_hash(held: Held, key: str | None) -> str | None:
    """An idempotency key belongs to whoever used it."""
    return None if key is None else hashlib.sha256(f"{min(held)} {key}".encode()).hexdigest()
