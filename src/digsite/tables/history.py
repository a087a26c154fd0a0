"""Game histories: every step with the position it led to, from stored steps or from a record."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Literal, final

from digsite.games import GAMES
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CorruptRecord, RulesChanged
from digsite.kernel.event import Event
from digsite.kernel.play import apply, to_decide
from digsite.kernel.record import Parsed, Record, replay
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import Session
from digsite.tables.play import ACT, BACK, DEAL, HIDES, Play, Stored, for_clients, score, standing
from digsite.tables.problems import Problem
from digsite.tables.seats import EVERYBODY
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import whole_table

Json = dict[str, Any]
Eye = int | Literal["open"] | None  # one seat's view, the open view, a spectator's view


@final
@dataclass(frozen=True)
class Moment:
    step: Stored
    game: Any


@final
class History:
    """The moments of a game, in order; a moment is found by the number of its step."""

    def __init__(self, rules: AnyRules, record: Record, moments: list[Moment]) -> None:
        self.rules = rules
        self.record = record
        self.moments = moments

    def at(self, move: int) -> Moment:
        """The moment after so many steps; if that step was undone, the last one before it."""
        found = [moment for moment in self.moments if moment.step.seq <= move]
        if not found or move > self.moments[-1].step.seq:
            raise Problem("no-such-move")
        return found[-1]

    def view(self, move: int, seat: int | None) -> Json:
        game = self.at(move).game
        if seat is not None and seat >= self.rules.players(game):
            raise Problem("no-such-seat")
        return self.rules.view(game, seat)

    def open_view(self, move: int) -> Json:
        """The whole position, with nothing hidden, in the shape of a view."""
        game = self.at(move).game
        seen = self.rules.encode(game)
        seen["seat"] = None
        seen["pending"] = seen.pop("stack")
        seen["decision"] = self.rules.decision(game)
        return {**self.rules.view(game, None), **seen}

    def seen(self, move: int, eye: Eye) -> Json:
        view = self.open_view(move) if eye == "open" else self.view(move, eye)
        return for_clients(self.rules, self.at(move).game, view)

    def words(self, move: int, eye: Eye, names: list[str], language: str) -> Json:
        """The table at a moment as lines of text; `names` are the players' names, by seat."""
        telling = Telling(Catalog(language, self.rules.name), dict(enumerate(names)))
        return whole_table(self.rules.name, telling, self.at(move).game, self.seen(move, eye))

    def steps(self) -> list[Json]:
        """All steps, with nothing hidden."""
        return [moment.step.seen_by(EVERYBODY) for moment in self.moments]

    def score(self) -> Json:
        return score(self.rules, self.moments[-1].game)

    def rounds(self) -> list[Json]:
        """The scores after each completed round."""
        found: list[Json] = []
        for moment in self.moments:
            for event in moment.step.body["events"]:
                if event["event"] == "ended-round":
                    points = self.rules.scores(moment.game)
                    found.append({"round": event["round"], "move": moment.step.seq, "scores": points})
        return found

    def over(self) -> bool:
        return to_decide(self.moments[-1].game) is None


def from_steps(game: str, options: Json, steps: list[Stored]) -> History:
    """The history of a game played on this server, as far as the current rules still allow it."""
    play = Play(Session.new(GAMES[game].rules, options))
    moments: list[Moment] = []
    for step in standing(steps) if any([step.kind == BACK for step in steps]) else steps:
        if play.overruled(step):
            break
        play.by_outcomes(step)
        moments.append(Moment(step, play.rules.copy(play.session.game)))
    return History(play.rules, play.session.record, moments)


def from_record(text: str, numbers: list[int] | None = None, times: list[float] | None = None) -> History:
    """The history in a record: the deal, then every action with its chance outcomes."""
    try:
        parsed = Parsed(text)
        if parsed.record.game not in GAMES:
            raise parsed.wrong("game", f"one of {', '.join(sorted(GAMES))}", parsed.record.game)
        rules = GAMES[parsed.record.game].rules
        record, _, befores = replay(rules, text)
    except CorruptRecord as error:
        detail = f"Line {error.line}: expected {error.expected}, found {error.found}."
        rule = error.ruling if isinstance(error, RulesChanged) else None
        raise Problem("corrupt-record", detail, line=error.line, rule=rule) from None
    if record.start is None:
        session = Session.new(rules, {**record.options, **({"edition": record.edition} if record.edition else {})})
    else:
        session = Session(rules, rules.decode(record.start), Record("", 0, {}, []))
    starts = [0, *[at for at, _ in befores], len(record.steps)]
    moments: list[Moment] = []
    for place, (first, end) in enumerate(pairwise(starts)):
        events: list[Event] = []
        lines = record.steps[first:end]
        for line in lines:
            for action in line.actions:
                apply(session.game, action, events)
        actor = lines[0] if lines and lines[0].seat != CHANCE else None
        number = numbers[place] if numbers is not None else place + 1
        at = times[place] if times is not None else 0.0
        moments.append(Moment(told(rules, number, actor, events, at), rules.copy(session.game)))
    return History(rules, record, moments)


def told(rules: AnyRules, number: int, actor: Any, events: list[Event], at: float) -> Stored:
    secret = [place for place, event in enumerate(events) if event.secret]
    body = {"events": [event.plain() for event in events], "secret": secret}
    if actor is None:
        return Stored(number, DEAL, None, None, body, at)
    action = rules.catalogue[actor.actions[0]]
    return Stored(number, ACT, actor.seat, action.notation, {**body, HIDES: action.secret}, at)
