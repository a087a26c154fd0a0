"""Playing at a table: actions, undo, and what a seat may ask about its game. Nothing is told before it is stored."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, final

from digsite.kernel.refusal import Refusal
from digsite.tables.announcing import Announcer
from digsite.tables.core import Core
from digsite.tables.metrics import METRICS
from digsite.tables.play import PLAN, Asked, Play, Stored, score
from digsite.tables.problems import Problem, refusal_members
from digsite.tables.seats import BOT, Held, eyes
from digsite.tables.storage import AddStep, Change
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import whole_table

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.table")


@final
class Playing:
    def __init__(self, core: Core, announcer: Announcer, next_turn: Callable[[], None]) -> None:
        self.core = core
        self.announcer = announcer
        self.next_turn = next_turn  # called after every step

    async def confirm(self, step: Stored, key: str | None, *changes: Change) -> Stored:
        """Confirm a step: store it, then tell everybody."""
        return (await self.confirm_all([step], key, *changes))[0]

    async def confirm_all(self, steps: list[Stored], key: str | None, *changes: Change) -> list[Stored]:
        """Confirm the steps of a plan: store them together, then tell everybody at once; the key is the first one's."""
        core, now = self.core, time.time()
        steps = [replace(step, at=now) for step in steps]
        over = steps[-1].body["over"]
        if over:
            core.status = "over"
            changes = (*changes, core.update(status=core.status))
        added = [AddStep(core.id, step, None if at else key) for at, step in enumerate(steps)]
        await core.write(*added, *changes)
        core.seq = steps[-1].seq
        core.stirred = True
        self.announcer.tell_steps(steps)
        for step in steps:
            METRICS.count("steps", kind=step.kind)
        if over:
            LOG.info("game over", extra={"table": core.id, "seq": core.seq})
        self.next_turn()
        return steps

    # Acting.

    async def act(self, held: Held, seq: int, notation: str, key: str | None = None) -> Json:
        """Carry out a single action."""
        return await self.act_all(held, seq, Asked([notation]), key)

    async def act_all(self, held: Held, seq: int, asked: Asked, key: str | None = None) -> Json:
        """Carry out a plan for one of the held seats: once per key, and only at the step it was meant for."""
        started = time.perf_counter()
        steps = await self.core.finished(self.act_now(held, seq, asked, key))
        METRICS.actions.observe(time.perf_counter() - started)
        plan = steps[0].body.get(PLAN)
        told = {} if plan is None else {"done": plan["done"], "stopped": plan["stopped"]}
        return {
            "seq": steps[-1].seq,
            "events": [event for step in steps for event in step.seen_by(held)["events"]],
            "seat": steps[-1].body["next"],
            "over": steps[-1].body["over"],
            **told,
        }

    async def act_now(self, held: Held, seq: int, asked: Asked, key: str | None) -> list[Stored]:
        core = self.core
        async with core.lock:
            core.person(held)
            play = await core.dealt()
            hashed_key = key_hash(held, key)
            if hashed_key is not None and (before := await core.around.store.step_of_key(core.id, hashed_key)):
                if not asked.of(before):
                    raise Problem("key-used")
                count = before.body.get(PLAN, {}).get("steps", 1)
                return (await core.around.store.steps(core.id, before.seq - 1))[:count]
            self.require_current(seq)
            self.deciding(play, held)
            return await self.confirm_all(play.act_all(seq + 1, asked), hashed_key)

    async def preview(self, held: Held, actions: list[str]) -> Json:
        """What a plan of one of the held seats would certainly do."""
        core = self.core
        async with core.lock:
            core.person(held)
            play = await core.dealt()
            return {"seq": core.seq, **play.preview(actions, self.deciding(play, held))}

    async def undo(self, held: Held, seq: int) -> Json:
        step = await self.core.finished(self.undo_now(held, seq))
        return {"seq": step.seq, "undone": step.action, "seat": step.body["next"]}

    async def undo_now(self, held: Held, seq: int) -> Stored:
        core = self.core
        async with core.lock:
            core.person(held)
            play = await core.dealt()
            self.require_current(seq)
            if core.status == "over":
                raise Problem("game-over")
            if play.stopped is not None:
                step = await self.confirm(play.go_on(seq + 1), None)
                self.announcer.tell_table()
                return step
            if core.too_long():
                raise Problem("too-many-steps")
            actor = play.last_to_act()
            if actor is None:
                raise Problem("nothing-to-undo")
            if actor not in held:
                raise Problem("not-your-decision")
            if core.seats[actor].kind == BOT:
                raise Problem("bot-plays")
            return await self.confirm(play.undo(seq + 1), None)

    def deciding(self, play: Play, held: Held) -> int:
        """The seat to decide, which must be one of the held seats."""
        seat = play.to_decide()
        if seat is None or self.core.status == "over":
            raise Problem("game-over")
        if play.stopped is not None:
            raise Problem("rules-changed", refusal=Refusal("rules-changed", play.stopped.rule, None))
        if seat not in held:
            raise Problem("not-your-decision")
        if self.core.seats[seat].kind == BOT:
            raise Problem("bot-plays")
        return seat

    def require_current(self, seq: int) -> None:
        if seq != self.core.seq:
            raise Problem("stale", seq=self.core.seq)

    # Looking.

    async def view(self, held: Held) -> Json:
        core = self.core
        async with core.lock:
            if core.status == "waiting":
                return {"seq": core.seq, "view": None}
            return {"seq": core.seq, "view": (await core.dealt()).told(core.leading(held))}

    async def words(self, held: Held, names: list[str], language: str) -> Json:
        """The table as lines of text, as in the terminal's plain mode; `names` are the players' names, by seat."""
        core = self.core
        async with core.lock:
            play = await core.dealt()
            telling = Telling(Catalog(language, core.game), dict(enumerate(names)))
            return whole_table(core.game, telling, play.session.game, play.told(core.leading(held)))

    async def actions(self, held: Held) -> Json:
        """The current decision; legal actions are listed only for the seat to decide."""
        core = self.core
        async with core.lock:
            play = await core.dealt()
            seat = play.to_decide()
            decision = core.rules.decision(play.session.game)
            listed = play.listed() if seat in held else []
            answer = play.obvious() if seat in held else None
            return {"seq": core.seq, "seat": seat, "decision": decision, "actions": listed, "obvious": answer}

    async def why(self, held: Held, notation: str, language: str) -> Json:
        core = self.core
        async with core.lock:
            core.person(held)
            play = await core.dealt()
            seat = core.leading(held)
            assert seat is not None
            refusal = core.rules.why(play.session.game, seat, play.action(notation))
            if refusal is None:
                return {"legal": True, "refusal": None}
            return {"legal": False, "refusal": refusal_members(refusal, language)}

    async def score(self) -> Json:
        async with self.core.lock:
            play = await self.core.dealt()
            return score(self.core.rules, play.session.game)

    async def steps(self, held: Held, after: int) -> Json:
        core = self.core
        async with core.lock:
            if core.status == "archived":
                raise Problem("archived")
            steps = await core.around.store.steps(core.id, after)
            seen = eyes(core.leading(held)) if len(held) < 2 else held
            return {"seq": core.seq, "steps": [step.seen_by(seen) for step in steps]}

    async def record(self, held: Held) -> str:
        core = self.core
        async with core.lock:
            play = await core.dealt()
            everybody = {seat.number for seat in core.people()} <= held
            if core.status != "over" and not (core.hotseat and everybody):
                raise Problem("game-running")
            return play.record(core.names())


def key_hash(held: Held, key: str | None) -> str | None:
    """The stored form of an idempotency key, bound to the seat that used it."""
    return None if key is None else hashlib.sha256(f"{min(held)} {key}".encode()).hexdigest()
