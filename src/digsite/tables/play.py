"""The game at a table: its steps as they are stored, and rebuilding the game from stored steps."""

from __future__ import annotations

from collections.abc import Collection, Generator
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, Final, final

from digsite.bots.plans import offered
from digsite.dice import SeededDice, fresh_seed
from digsite.games import GAMES
from digsite.kernel.codec import state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.kernel.event import Event, shown
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.preview import changes, points
from digsite.kernel.record import CHANCE_SEAT, RecordedStep, acted
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import Session
from digsite.kernel.terms import Listed
from digsite.tables.problems import Problem, refused

Json = dict[str, Any]
PLAN: Final = "plan"
DEAL: Final = "deal"
ACT: Final = "act"
UNDO: Final = "undo"
BACK: Final = "back"  # back to the state after step `to` of its body
UNTHOUGHT: Final = "unthought"
HIDES: Final = "hides"  # the action itself names a card that only its seat sees


class Diverged(Exception):
    """Chance came out differently from when the game was played: another Python version, or other rules."""


@final
@dataclass(frozen=True)
class Stored:
    """A confirmed step in full, before anything is hidden from anyone."""

    seq: int
    kind: str
    seat: int | None
    action: str | None
    body: Json = field(hash=False)
    at: float = 0.0

    def seen_by(self, seats: Collection[int]) -> Json:
        """The step as the holder of these seats sees it; each seat's secrets are shown only to that seat."""
        secret = self.body["secret"]
        events = [shown(event, at in secret, seats) for at, event in enumerate(self.body["events"])]
        step: Json = {"seq": self.seq, "seat": self.seat, "action": None, "events": events, "at": moment(self.at)}
        hidden = bool(secret) and self.seat not in seats and self.body.get(HIDES, True)
        if self.body.get(UNTHOUGHT):
            step[UNTHOUGHT] = True
        if self.kind in (UNDO, BACK):
            step["undone"] = self.body.get("undone", 1)
        elif not hidden:
            step["action"] = self.action
        return step

    def without_thought(self) -> Stored:
        """The same step, marked as a bot's random choice because it could not think."""
        return replace(self, body={**self.body, UNTHOUGHT: True})


def moment(at: float) -> str:
    """A time in the form messages use."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@final
@dataclass(frozen=True)
class Stopped:
    """Where a game played under earlier rules stops: the ruling that forbids the next step, and the steps left."""

    rule: str
    rest: list[Stored]

    def told(self) -> Json:
        return {"seq": self.rest[0].seq, "rule": self.rule}

    def lines(self) -> str:
        """The remaining steps as lines of a record."""
        lines = [line for step in self.rest for line in (f"{step.seat} {step.action}", *chance_lines(step))]
        return "".join([f"{line}\n" for line in lines])


def chance_lines(step: Stored) -> list[str]:
    return [f"{CHANCE_SEAT} {line}" for line in step.body["chance"]]


def for_clients(rules: AnyRules, game: Any, view: Json) -> Json:
    """A view with what each action takes."""
    return {**view, "actions": offered(rules, game)} if "actions" in view else view


@final
@dataclass(frozen=True)
class Asked:
    """What a client asks to be done: one action or a whole plan, and whether answers that need no asking follow."""

    actions: list[str]
    obvious: bool = False

    @property
    def single(self) -> bool:
        return len(self.actions) == 1 and not self.obvious

    def plain(self) -> Json:
        return {"asked": self.actions, "obvious": self.obvious}

    def of(self, step: Stored) -> bool:
        """Whether a stored step began exactly this."""
        plan = step.body.get(PLAN)
        if plan is None:
            return self.single and self.actions == [step.action]
        return (plan["asked"], plan["obvious"]) == (self.actions, self.obvious)


def asked_of(action: str | None, actions: list[str] | None, obvious: bool) -> Asked:
    """What a message asks: either one action or a plan."""
    if (action is None) == (actions is None):
        raise Problem("bad-request", "either action or actions")
    return Asked([action] if action is not None else actions or [], obvious)


@final
class Play:
    """A game in progress. Every change returns the step to store."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rules = session.rules
        self.stopped: Stopped | None = None

    @classmethod
    def deal(cls, game: str, options: Json, seed: int) -> tuple[Play, Stored]:
        session = Session.new(GAMES[game].rules, options)
        session.dice = SeededDice(seed)
        play = cls(session)
        events: list[Event] = []
        session.settle(events)
        body = {**play.body(events, session.record.steps), "seed": str(seed)}
        return play, Stored(1, DEAL, None, None, body)

    def body(self, events: list[Event], chance: list[RecordedStep]) -> Json:
        seat = self.to_decide()
        return {
            "chance": [self.rules.catalogue.line(step.actions) for step in chance],
            "events": [event.plain() for event in events],
            "secret": [at for at, event in enumerate(events) if event.secret],
            "next": seat,
            "over": seat is None,
        }

    def to_decide(self) -> int | None:
        seat = to_decide(self.session.game)
        assert seat != CHANCE
        return seat

    def action(self, notation: str) -> int:
        action = self.rules.catalogue.find(notation)
        if action is None:
            raise Problem("unknown-action")
        return action

    def act(self, seq: int, notation: str) -> Stored:
        """Carry out an action of the seat to decide; Problem, with nothing changed, if it is not allowed."""
        return self.act_all(seq, Asked([notation]))[0]

    def act_all(self, seq: int, asked: Asked) -> list[Stored]:
        """Carry out a plan of the seat to decide, a step for each decision; Problem, with nothing changed, if it is
        not allowed.
        """
        seat = self.to_decide()
        actions = [self.action(notation) for notation in asked.actions]
        before = len(self.session.record.steps)
        try:
            carried = self.session.act_all(actions)
        except IllegalAction as error:
            raise refused(error.refusal) from None
        done = len(carried.steps)
        if asked.obvious:
            self.session.act_obvious(carried)
        chance = self.session.record.steps[before + len(carried.steps) :]
        if chance or self.to_decide() != seat:
            del self.session.befores[:-1]  # nothing before an irreversible step can be undone
        steps = []
        for at, (action, events) in enumerate(carried.steps):
            body = self.body(events, chance if at + 1 == len(carried.steps) else [])
            if at + 1 < len(carried.steps):
                body |= {"next": seat, "over": False}
            if self.rules.catalogue[action].secret or body["secret"]:
                body[HIDES] = self.rules.catalogue[action].secret
            steps.append(Stored(seq + at, ACT, seat, self.rules.catalogue[action].notation, body))
        if not asked.single:
            steps[0].body[PLAN] = {**asked.plain(), "steps": len(steps), "done": done, "stopped": carried.stopped}
        return steps

    def preview(self, notations: list[str], seat: int) -> Json:
        """What a plan of the seat to decide would certainly do."""
        game = self.session.game
        try:
            seen = self.session.preview([self.action(notation) for notation in notations])
        except IllegalAction as error:
            raise refused(error.refusal) from None
        return {
            "done": seen.done,
            "stopped": seen.stopped,
            "events": [event.seen_by(seat) for event in seen.events],
            "changes": changes(self.rules, game, seen.game, seat),
            "points": points(self.rules, game, seen.game, seat),
        }

    def obvious(self) -> str | None:
        """The answer that needs no asking now."""
        answer = self.session.obvious()
        return None if answer is None else self.rules.catalogue[answer].notation

    def last_to_act(self) -> int | None:
        """The seat whose step an undo would take back."""
        befores = self.session.befores
        return self.session.record.steps[befores[-1][0]].seat if befores else None

    def may_undo(self) -> bool:
        return self.session.can_undo()

    def undo(self, seq: int) -> Stored:
        try:
            step = self.session.undo()
        except CannotUndo as error:
            raise Problem(error.code) from None
        notation = self.rules.catalogue[step.actions[0]].notation
        return Stored(seq, UNDO, step.seat, notation, self.body([], []))

    def view(self, seat: int | None) -> Json:
        """What a seat knows, as bots take it."""
        return self.rules.view(self.session.game, seat)

    def told(self, seat: int | None) -> Json:
        """The same for clients."""
        return for_clients(self.rules, self.session.game, self.view(seat))

    def listed(self) -> list[Listed]:
        return offered(self.rules, self.session.game)

    def record(self, names: list[str]) -> str:
        """The record so far, with who sat where."""
        record = self.session.record
        record.seats = names
        if self.stopped is None:
            return record.text(self.rules.catalogue, state_hash(self.rules.encode(self.session.game)))
        earlier = copy(record)
        earlier.rules = self.rules.version - 1
        return earlier.text(self.rules.catalogue) + self.stopped.lines()

    def overruled(self, stored: Stored) -> str | None:
        """The ruling that forbids a stored step which earlier rules allowed."""
        action = self.rules.catalogue.find(stored.action or "")
        game = self.session.game
        if stored.kind != ACT or action is None or action in legal_actions(game):
            return None
        return self.rules.overruled(acted(self.session.record, self.session.befores), game, action)

    def go_on(self, seq: int) -> Stored:
        """Continue under the current rules from where the game stopped; chance is drawn anew."""
        assert self.stopped is not None
        first = self.stopped.rest[0]
        body = {**self.body([], []), "to": first.seq - 1, "undone": len(self.stopped.rest)}
        self.stopped = None
        self.session.dice = SeededDice(fresh_seed())
        return Stored(seq, BACK, None, first.action, body)

    def again(self, stored: Stored) -> None:
        """Carry out a stored step again; Diverged if chance comes out differently."""
        if stored.kind == UNDO:
            self.undo(stored.seq)
            return
        assert stored.action is not None
        if self.act(stored.seq, stored.action).body["chance"] != stored.body["chance"]:
            raise Diverged(stored.seq)

    def by_outcomes(self, stored: Stored) -> list[Event]:
        """The same from the chance outcomes stored with every step, without the dice; return what happened."""
        if stored.kind == UNDO:
            self.session.undo()
            return []
        events: list[Event] = []
        if stored.kind == ACT:
            assert stored.action is not None
            events += self.session.act(self.action(stored.action))
        for line in stored.body["chance"]:
            single = self.rules.catalogue.find(line)
            for outcome in self.rules.catalogue.parse_line(line) or ([single] if single is not None else []):
                events += self.session.act(outcome)
        return events


def standing(steps: list[Stored]) -> list[Stored]:
    """The steps that count, without those undone."""
    kept: list[Stored] = []
    for step in steps:
        if step.kind == UNDO:
            kept.pop()
        elif step.kind == BACK:
            kept = [one for one in kept if one.seq <= step.body["to"]]
        else:
            kept.append(step)
    return kept


def resume(game: str, options: Json, steps: list[Stored]) -> Generator[None, None, Play]:
    """Rebuild the game from stored steps, one at a time (`slices`); it stops where the rules have changed since."""
    steps = standing(steps)
    first, *others = steps
    try:
        play, dealt = Play.deal(game, options, int(first.body["seed"]))
        if dealt.body["chance"] != first.body["chance"]:
            raise Diverged(first.seq)
        for at, stored in enumerate(others):
            yield
            if ruling := play.overruled(stored):
                play.stopped = Stopped(ruling, others[at:])
                break
            play.again(stored)
        return play
    except Diverged:
        play = Play(Session.new(GAMES[game].rules, options))
        for at, stored in enumerate(steps):
            yield
            if ruling := play.overruled(stored):
                play.stopped = Stopped(ruling, steps[at:])
                break
            play.by_outcomes(stored)
        play.session.dice = SeededDice(fresh_seed())
        return play


def score(rules: AnyRules, game: Any) -> Json:
    """The points as if the game ended now."""
    winners, tie_break = rules.winners(game)
    final = to_decide(game) is None
    return {"final": final, "scores": rules.scores(game), "winners": winners, "tie_break": tie_break}
