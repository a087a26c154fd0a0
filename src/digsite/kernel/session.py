"""A game in progress: its record as it grows, undo, and dice for chance."""

from __future__ import annotations

from typing import Any, final

from digsite.kernel.chance import Dice
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.kernel.event import Event
from digsite.kernel.obvious import obvious
from digsite.kernel.play import apply, deal, legal_actions, to_decide
from digsite.kernel.preview import BY_CHANCE, BY_NEWS, Preview, foresee
from digsite.kernel.record import Record, RecordedStep
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import AnyRules


def seat_names(rules: AnyRules, game: Any) -> list[str]:
    """Who sits where, as a record says it: players, then an automatic opponent."""
    players = rules.players(game)
    return ["player"] * players + ["rival"] * (rules.seats(game) - players)


@final
class Carried:
    """How far a plan was carried out: each action with its events, and why it stopped early (`chance`, `news`)."""

    def __init__(self) -> None:
        self.steps: list[tuple[int, list[Event]]] = []
        self.stopped: str | None = None

    def events(self) -> list[Event]:
        return [event for _, events in self.steps for event in events]


@final
class Session:
    """A game with its history. Without dice, chance is asked like any other seat."""

    def __init__(self, rules: AnyRules, game: Any, record: Record, dice: Dice | None = None) -> None:
        self.rules = rules
        self.game = game
        self.record = record
        self.dice = dice
        self.befores: list[tuple[int, Any]] = []  # number of steps, and the game, before each player's action
        # What seats do not know, now and before the last action, as far as it was counted: counting takes long.
        self.unknown: dict[int, int] = {}
        self.unknown_before: dict[int, int] = {}

    @classmethod
    def new(cls, rules: AnyRules, options: dict[str, Any], dice: Dice | None = None) -> Session:
        game = rules.new(options)
        full = rules.options(options)
        edition = full.pop("edition", {})
        record = Record(rules.name, rules.version, full, seat_names(rules, game), edition)
        session = cls(rules, game, record, dice)
        session.settle([])
        return session

    def settle(self, events: list[Event]) -> None:
        """Let the dice decide, if there are any, until a player must."""
        while self.dice is not None and to_decide(self.game) == CHANCE:
            self.roll(self.dice, events)

    def roll(self, dice: Dice, events: list[Event]) -> None:
        """Let dice decide the whole pending shuffle or roll."""
        self.record.steps.append(RecordedStep(CHANCE, deal(self.game, dice, events)))

    def act(self, action: int) -> list[Event]:
        """Carry out an action of the seat to decide; IllegalAction, with nothing changed, if it is not legal."""
        seat = to_decide(self.game)
        if not 0 <= action < len(self.rules.catalogue):
            raise ValueError(f"the catalogue has no action {action}")
        if seat is None or action not in legal_actions(self.game):
            raise IllegalAction(self.refusal(seat, action))
        events: list[Event] = []
        if seat == CHANCE:
            self.record.add_outcome(action, self.rules.catalogue)
            self.unknown = {}
        else:
            self.unknown_before, self.unknown = self.unknown, {}
            self.befores.append((len(self.record.steps), self.rules.copy(self.game)))
            self.record.steps.append(RecordedStep(seat, [action]))
        apply(self.game, action, events)
        self.settle(events)
        return events

    def act_all(self, actions: list[int]) -> Carried:
        """Carry out a plan of the seat to decide, or nothing if an action of it is not legal.

        It stops early where chance or something new comes in between, since the rest was meant without knowing that.
        """
        seat, before, carried = to_decide(self.game), self.snapshot(), Carried()
        for at, action in enumerate(actions):
            carried.stopped = self.between(seat) if at else None
            if carried.stopped is not None:
                break
            try:
                if to_decide(self.game) != seat:
                    raise IllegalAction(self.refusal(seat, action))
                carried.steps.append((action, self.act(action)))
            except IllegalAction as error:
                self.restore(before)
                raise IllegalAction(error.refusal, at) from None
        return carried

    def refusal(self, seat: int | None, action: int) -> Refusal:
        """Why a seat cannot take an action now."""
        refusal = self.rules.why(self.game, CHANCE if seat is None else seat, action)
        assert refusal is not None
        return refusal

    def between(self, seat: int | None) -> str | None:
        """What came with the last step of a seat that it could not foresee."""
        if seat is None or seat == CHANCE:
            return None
        steps, before = self.befores[-1]
        if len(self.record.steps) > steps + 1 or to_decide(self.game) == CHANCE:
            return BY_CHANCE
        return BY_NEWS if self.showed_something(before, seat) else None

    def act_obvious(self, carried: Carried) -> None:
        """After a plan: take the answers that need no asking, as long as there are any."""
        if carried.stopped is not None or self.between(self.record.steps[self.befores[-1][0]].seat) is not None:
            return
        while (answer := self.obvious()) is not None:
            carried.steps.append((answer, self.act(answer)))

    def obvious(self) -> int | None:
        """The answer that needs no asking now, if there is one."""
        return obvious(self.rules, self.game)

    def preview(self, actions: list[int]) -> Preview:
        """How far a plan would go and what it would certainly change; the game stays as it is."""
        return foresee(self.rules, self.game, actions)

    def snapshot(self) -> tuple[Any, int, int, int]:
        """What is needed to return to this moment."""
        steps = self.record.steps
        outcomes = len(steps[-1].actions) if steps else 0
        return self.rules.copy(self.game), len(steps), outcomes, len(self.befores)

    def restore(self, snapshot: tuple[Any, int, int, int]) -> None:
        self.game, steps, outcomes, befores = snapshot
        self.unknown, self.unknown_before = {}, {}
        del self.record.steps[steps:]
        if steps:
            del self.record.steps[-1].actions[outcomes:]
        del self.befores[befores:]

    def can_undo(self) -> bool:
        """Whether an undo would be allowed now."""
        return self.why_not_undo() is None

    def why_not_undo(self) -> str | None:
        """None if the last player's last step can be undone; otherwise what stands against it.

        Chance, new information or another seat's turn to decide after the step are barriers.
        """
        if not self.befores:
            return "nothing-to-undo"
        steps, before = self.befores[-1]
        seat = self.record.steps[steps].seat
        used_chance = len(self.record.steps) > steps + 1
        if used_chance or to_decide(self.game) != seat or self.showed_something(before, seat):
            return "undo-barrier"
        return None

    def undo(self) -> RecordedStep:
        """Undo the last player's last step; CannotUndo, with nothing changed, if that is not allowed."""
        if code := self.why_not_undo():
            raise CannotUndo(code)
        steps, self.game = self.befores.pop()
        self.unknown, self.unknown_before = self.unknown_before, {}
        step = self.record.steps[steps]
        del self.record.steps[steps:]
        return step

    def showed_something(self, before: Any, seat: int) -> bool:
        """Whether a seat knows more components than before."""
        if seat not in self.unknown:
            self.unknown[seat] = self.rules.unknown(self.game, seat)
        if seat not in self.unknown_before:
            self.unknown_before[seat] = self.rules.unknown(before, seat)
        return self.unknown[seat] < self.unknown_before[seat]
