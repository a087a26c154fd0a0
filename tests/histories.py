"""Two histories of one game side by side, for either game: whoever was shown the same must be told the same."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from digsite.kernel.codec import canonical
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, pending, to_decide
from digsite.kernel.record import RecordedStep

View = Callable[[Any, int | None], dict[str, Any]]


class SideBySide:
    """Two games, step by step; `alike` are the seats (and None, the spectator) that saw no difference so far."""

    leak: type[Exception]

    def __init__(self, one: Any, random: Random, view: View) -> None:
        self.one = one
        self.two = one.copy()
        self.random, self.view = random, view
        self.alike: list[int | None] = [*range(len(one.players)), None]
        self.compared = 0

    def visible(self, game: Any, seat: int | None) -> list[Any]:
        """What lies open before a seat at this moment; what it remembers is not in it."""
        raise NotImplementedError

    def take(self, step: RecordedStep, other: list[int]) -> None:
        """One step in both; a seat that sees a difference leaves."""
        events_one, events_two = carry_out(self.one, step.actions), carry_out(self.two, other)
        if events_one is None or events_two is None or asked(self.one) != asked(self.two):
            self.alike = []
            return
        acted = step.seat if step.actions != other and step.seat != CHANCE else None
        self.alike = [
            seat
            for seat in self.alike
            if (acted is None or seat != acted)
            and [event.seen_by(seat) for event in events_one] == [event.seen_by(seat) for event in events_two]
            and self.visible(self.one, seat) == self.visible(self.two, seat)
        ]

    def compare(self) -> None:
        for seat in self.alike:
            one, two = self.view(self.one, seat), self.view(self.two, seat)
            if canonical(one) != canonical(two):
                where = [key for key in one if canonical(one[key]) != canonical(two.get(key))]
                raise self.leak(f"seat {seat} saw the same in two histories, but its views differ: {where}")
            if seat is not None and to_decide(self.one) == seat and legal_actions(self.one) != legal_actions(self.two):
                raise self.leak(f"seat {seat} saw the same in two histories, but its actions differ")
            self.compared += 1


def asked(game: Any) -> tuple[int | None, str, int]:
    """Who decides, of which kind the decision is and where it comes from."""
    return (to_decide(game), pending(game).kind, game.stack[-1].source) if game.stack else (None, "over", 0)


def carry_out(game: Any, actions: list[int]) -> list[Event] | None:
    """The events of some actions; None if one is not legal."""
    events: list[Event] = []
    for action in actions:
        if action not in legal_actions(game):
            return None
        apply(game, action, events)
    return events
