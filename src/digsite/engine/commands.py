"""The commands of the engine, on one game at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import digsite
from digsite.bots.plans import offered
from digsite.dice import SeededDice, fresh_seed
from digsite.engine.answers import Json, Refused, refusal_members
from digsite.engine.requests import check
from digsite.games import GAMES
from digsite.kernel.codec import state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import (
    BadOptions,
    CannotUndo,
    CorruptRecord,
    IllegalAction,
    ImpossiblePosition,
    RulesChanged,
)
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.preview import changes, points
from digsite.kernel.record import Parsed, Record, replay
from digsite.kernel.session import Session, seat_names
from digsite.kernel.terms import Listed
from digsite.quetzal.edition import BadEdition

PROTOCOL: Final = 2
LONGEST_PLAN: Final = 100


@final
class Engine:
    """Holds the current game. A refused request changes nothing."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.dice: SeededDice | None = SeededDice(fresh_seed())
        self.commands: dict[str, Callable[[Json], Json]] = {
            "hello": self.hello,
            "new": self.new,
            "actions": self.actions,
            "act": self.act,
            "preview": self.preview,
            "why": self.why,
            "undo": self.undo,
            "view": self.view,
            "score": self.score,
            "state": self.state,
            "load": self.load,
            "record": self.record,
            "replay": self.replay,
            "playout": self.playout,
        }

    def answer(self, request: Json) -> Json:
        """Carry out a request; Refused says why it cannot be done."""
        check(request)
        backup = self.session.snapshot() if self.session is not None else None
        before, dice = self.session, self.dice
        try:
            return {"ok": True, **self.commands[request["cmd"]](request)}
        except Exception:
            self.session, self.dice = before, dice
            if before is not None and backup is not None:
                before.restore(backup)
            raise

    def hello(self, request: Json) -> Json:
        return {"protocol": PROTOCOL, "version": digsite.__version__, "build": digsite.BUILD, "games": sorted(GAMES)}

    def new(self, request: Json) -> Json:
        if request["game"] not in GAMES:
            raise Refused("bad-request", f"game is expected to be one of {', '.join(sorted(GAMES))}.")
        chance = request.get("chance", "auto")
        if chance not in ("auto", "ask"):
            raise Refused("bad-request", "chance is expected to be auto or ask.")
        seed = request.get("seed", fresh_seed())
        rules = GAMES[request["game"]].rules
        options = {name: request[name] for name in request if name not in ("cmd", "tag", "game", "seed", "chance")}
        dice = SeededDice(seed) if chance == "auto" else None
        try:
            session = Session.new(rules, options, dice)
        except BadOptions as error:
            if isinstance(error, BadEdition):
                raise Refused("bad-edition", f"{error.expected}.", problems=error.problems) from None
            raise Refused("bad-request", f"{error.option}: {error.expected}.") from None
        self.session, self.dice = session, dice
        return {"game": rules.name, "seats": rules.seats(session.game), "seed": seed, **self.situation()}

    def playing(self) -> Session:
        if self.session is None:
            raise Refused("no-game")
        return self.session

    def situation(self) -> Json:
        """Who is to decide, and whether the game is over."""
        seat = to_decide(self.playing().game)
        return {"seat": "chance" if seat == CHANCE else seat, "over": seat is None}

    def fingerprint(self) -> Json:
        session = self.playing()
        return {"hash": state_hash(session.rules.encode(session.game))}

    def actions(self, request: Json) -> Json:
        session = self.playing()
        session.settle([])
        decision = session.rules.decision(session.game)
        answer = session.obvious()
        return {
            "seat": self.situation()["seat"],
            "decision": decision,
            "actions": self.listed(),
            "obvious": None if answer is None else session.rules.catalogue[answer].notation,
        }

    def named_action(self, request: Json) -> int:
        """The action that a request names by notation or by id."""
        catalogue = self.playing().rules.catalogue
        if ("action" in request) == ("id" in request):
            raise Refused("bad-request", "Either action or id is expected.")
        if "id" in request:
            if not 0 <= request["id"] < len(catalogue):
                raise Refused("unknown-action", f"There is no action with the id {request['id']}.")
            return int(request["id"])
        return self.found(request["action"])

    def found(self, notation: object) -> int:
        """The action that a text means."""
        action = self.playing().rules.catalogue.find(notation) if isinstance(notation, str) else None
        if action is None:
            raise Refused("unknown-action", f"There is no action {str(notation)[:80]!r}.")
        return action

    def plan(self, request: Json) -> list[int]:
        """The actions of a plan."""
        if not 1 <= len(request["actions"]) <= LONGEST_PLAN:
            raise Refused("bad-request", f"actions is expected to have 1 to {LONGEST_PLAN} entries.")
        return [self.found(notation) for notation in request["actions"]]

    def act(self, request: Json) -> Json:
        session, planned = self.playing(), "actions" in request
        if planned and ("action" in request or "id" in request):
            raise Refused("bad-request", "Either action, id or actions is expected.")
        actions = self.plan(request) if planned else [self.named_action(request)]
        session.settle([])
        try:
            carried = session.act_all(actions)
        except IllegalAction as error:
            place = {"at": error.at} if planned else {}
            raise Refused(**{**refusal_members(error.refusal), **place}) from None
        done = len(carried.steps)
        if request.get("obvious"):
            session.act_obvious(carried)
        answer = {"events": [event.plain() for event in carried.events()], **self.situation(), **self.fingerprint()}
        if planned or "obvious" in request:
            taken = [session.rules.catalogue[action].notation for action, _ in carried.steps]
            answer |= {"done": done, "stopped": carried.stopped, "taken": taken}
        return answer

    def preview(self, request: Json) -> Json:
        session = self.playing()
        actions = self.plan(request)
        session.settle([])
        game, rules, seat = session.game, session.rules, to_decide(session.game)
        try:
            seen = session.preview(actions)
        except IllegalAction as error:
            raise Refused(**{**refusal_members(error.refusal), "at": error.at}) from None
        assert seat is not None
        return {
            "done": seen.done,
            "stopped": seen.stopped,
            "events": [event.seen_by(seat) for event in seen.events],
            "changes": changes(rules, game, seen.game, seat),
            "points": points(rules, game, seen.game, seat),
        }

    def why(self, request: Json) -> Json:
        session = self.playing()
        action = self.named_action(request)
        seat = to_decide(session.game)
        asked = request.get("seat", CHANCE if seat is None else seat)
        if "seat" in request and not 0 <= asked < session.rules.seats(session.game):
            raise Refused("bad-request", "There is no such seat.")
        refusal = session.rules.why(session.game, asked, action)
        return {"legal": True} if refusal is None else {"legal": False, "refusal": refusal_members(refusal)}

    def undo(self, request: Json) -> Json:
        session = self.playing()
        try:
            step = session.undo()
        except CannotUndo as error:
            raise Refused(error.code) from None
        undone = session.rules.catalogue[step.actions[0]].notation
        return {"undone": undone, "seat": self.situation()["seat"], **self.fingerprint()}

    def view(self, request: Json) -> Json:
        session = self.playing()
        seat = request["seat"]
        if seat is not None and not 0 <= seat < session.rules.players(session.game):
            raise Refused("bad-request", "There is no such seat to look from.")
        seen = session.rules.view(session.game, seat)
        if "actions" in seen:
            seen["actions"] = self.listed()
        return {"view": seen}

    def listed(self) -> list[Listed]:
        """The legal actions with what each takes and whole ways to carry it out."""
        session = self.playing()
        return offered(session.rules, session.game)

    def score(self, request: Json) -> Json:
        session = self.playing()
        winners, tie_break = session.rules.winners(session.game)
        return {
            "final": to_decide(session.game) is None,
            "scores": session.rules.scores(session.game),
            "winners": winners,
            "tie_break": tie_break,
        }

    def state(self, request: Json) -> Json:
        session = self.playing()
        state = session.rules.encode(session.game)
        return {"state": state, "hash": state_hash(state)}

    def load(self, request: Json) -> Json:
        state = request["state"]
        name = state.get("game")
        if not isinstance(name, str) or name not in GAMES:
            problem = {"where": "game", "reason": f"one of {', '.join(sorted(GAMES))} is expected"}
            raise Refused("impossible-position", problems=[problem])
        rules = GAMES[name].rules
        try:
            game = rules.decode(state)
        except ImpossiblePosition as error:
            raise Refused("impossible-position", problems=error.problems) from None
        options = rules.options_of(game)
        edition = options.pop("edition", {})
        record = Record(rules.name, rules.version, options, seat_names(rules, game), edition)
        record.start = rules.encode(game)
        self.session = Session(rules, game, record, self.dice)
        return {**self.situation(), **self.fingerprint()}

    def record(self, request: Json) -> Json:
        session = self.playing()
        reached: Any = self.fingerprint()["hash"]
        return {"record": session.record.text(session.rules.catalogue, reached)}

    def replay(self, request: Json) -> Json:
        try:
            parsed = Parsed(request["record"])
            if parsed.record.game not in GAMES:
                raise parsed.wrong("game", f"one of {', '.join(sorted(GAMES))}", parsed.record.game)
            rules = GAMES[parsed.record.game].rules
            record, game, befores = replay(rules, request["record"], request.get("upto"))
        except CorruptRecord as error:
            message = f"Line {error.line}: expected {error.expected}, found {error.found}."
            ruling = {"rule": error.ruling} if isinstance(error, RulesChanged) else {}
            raise Refused("corrupt-record", message, line=error.line, expected=error.expected, **ruling) from None
        self.session = Session(rules, game, record, self.dice)
        self.session.befores = befores
        return {"steps": len(record.steps), **self.situation(), **self.fingerprint()}

    def playout(self, request: Json) -> Json:
        """Continue with uniformly random legal actions; the seed decides chance too. A record line is a step."""
        session = self.playing()
        dice, usual = SeededDice(request["seed"]), session.dice
        steps, limit = 0, request.get("limit")
        session.dice = None
        while to_decide(session.game) is not None and (limit is None or steps < limit):
            if to_decide(session.game) == CHANCE:
                session.roll(dice, [])
            else:
                legal = legal_actions(session.game)
                session.act(legal[dice.pick([1] * len(legal))])
            steps += 1
        session.dice = usual
        return {"steps": steps, **self.situation(), **self.fingerprint()}
