"""One game between bots: each gets its seat's view, and its answer is checked."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final

import digsite
from digsite.arena.deal import PairedDice, number
from digsite.arena.entrants import budget_of, close, seated
from digsite.arena.figures import Clock
from digsite.arena.plan import Match
from digsite.bots.outside import Outside, fallback
from digsite.bots.protocol import Bot, Budget, Json
from digsite.games import GAMES
from digsite.kernel.codec import state_hash
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import to_decide
from digsite.kernel.record import replay
from digsite.kernel.session import Session

DETAILS: Final = 5  # faults told in full; the others are counted
SEEDS: Final = 1 << 32


@dataclass
class Seat:
    """A bot at the table, its clock, and what it did wrong."""

    bot: Bot
    budget: Budget
    clock: Clock = field(default_factory=Clock)
    faults: list[Json] = field(default_factory=list)

    def choose(self, view: Json, step: int) -> int:
        """Its choice, or a legal default if it is not on the list."""
        actions: list[Json] = view["actions"]
        listed = [int(action["id"]) for action in actions]
        told = len(self.bot.faults) if isinstance(self.bot, Outside) else 0
        began = time.perf_counter()
        try:
            action = self.bot.choose(view, actions, self.budget)
        except Exception as error:  # a bot that breaks loses its move, not the match
            self.faults.append({"step": step, "reason": "broke", "detail": f"{type(error).__name__}: {error}"})
            action = fallback(actions)
        self.clock.add(time.perf_counter() - began)
        if isinstance(self.bot, Outside):
            self.faults += [
                {"step": step, "reason": fault.reason, "detail": fault.detail} for fault in self.bot.faults[told:]
            ]
        if action not in listed:
            self.faults.append({"step": step, "reason": "illegal", "detail": str(action)})
            action = fallback(actions)
        return action

    def hear(self, events: list[Event], seat: int) -> None:
        if isinstance(self.bot, Outside):
            self.bot.hear([event.seen_by(seat) for event in events])


def play(match: Match, check: bool = False) -> tuple[Json, str]:
    """Play it; return the result and the record."""
    rules = GAMES[match.game].rules
    session = Session.new(rules, dict(match.options))
    dice = PairedDice(match.seed, match.deal)
    seats = [
        Seat(seated(match.game, name, bot_seed(match, place, name)), budget_of(name, match.budget))
        for place, name in enumerate(match.seats)
    ]
    session.record.seats[: len(seats)] = match.seats
    try:
        decisions = run(session, seats, dice)
    finally:
        for seat in seats:
            close(seat.bot)
    reached = state_hash(rules.encode(session.game))
    record = session.record.text(rules.catalogue, reached)
    if check:
        replay(rules, record)
    winners, tie_break = rules.winners(session.game)
    result = {
        **match.identity,
        "key": match.key,
        "seats": session.record.seats,
        "scores": [points(score) for score in rules.scores(session.game)],
        "winners": winners,
        "tie_break": tie_break,
        "decisions": decisions,
        "clocks": [seat.clock.plain() for seat in seats],
        "faults": [counted(seat.faults) for seat in seats],
        "hash": reached,
        "build": digsite.BUILD,
    }
    return result, record


def bot_seed(match: Match, seat: int, name: str) -> int:
    return number(f"{name}/{match.seed}/{match.deal}/{seat}") % SEEDS


def run(session: Session, seats: list[Seat], dice: PairedDice) -> int:
    """Play the whole game; forced actions are not asked. Returns the number of decisions asked."""
    decisions = 0
    events: list[Event] = []
    while (seat := to_decide(session.game)) is not None:
        if seat == CHANCE:
            dice.begin(session.game)
            session.roll(dice, events)
            continue
        tell(seats, events)
        view = session.rules.view(session.game, seat)
        if len(view["actions"]) == 1:
            action = int(view["actions"][0]["id"])
        else:
            decisions += 1
            action = seats[seat].choose(view, len(session.record.steps))
        events = session.act(action)
        session.befores.clear()  # nobody takes anything back
    return decisions


def tell(seats: list[Seat], events: list[Event]) -> None:
    for place, seat in enumerate(seats):
        seat.hear(events, place)
    events.clear()


def points(score: dict[str, int]) -> dict[str, int]:
    return {part: value for part, value in score.items() if part != "seat"}


def counted(faults: list[Json]) -> Json:
    """The faults counted by reason, and the first few in full."""
    if not faults:
        return {}
    reasons = [fault["reason"] for fault in faults]
    return {"count": {reason: reasons.count(reason) for reason in sorted(set(reasons))}, "first": faults[:DETAILS]}


def lost_moves(result: Json) -> int:
    counts: list[Any] = [sum(faults["count"].values()) for faults in result["faults"] if faults]
    return int(sum(counts))
