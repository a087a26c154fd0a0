"""What each seat has seen of a game so far: what its information state is made of."""

from __future__ import annotations

import json
from typing import Any, Final, final

from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.rules import AnyRules

SPECTATOR: Final = None


@final
class Memory:
    """One step of a game and all before it. It never changes, so positions share it."""

    __slots__ = ("action", "before", "events", "seat", "told")

    def __init__(self, before: Memory | None, seat: int, action: str, events: list[Event]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.told: dict[int | None, list[str]] | None = None  # in place of events, where those are not known

    def lines(self, seat: int | None) -> list[str]:
        """What a seat saw in this step: its own action, and what happened as far as it may see that."""
        if self.told is not None:
            return self.told.get(seat, self.told[SPECTATOR])
        own = [self.action] if seat == self.seat else []
        return own + [written(event.seen_by(seat)) for event in self.events]


def remembered(memory: Memory | None, seat: int | None) -> list[str]:
    """Everything a seat has seen, oldest first."""
    steps: list[Memory] = []
    while memory is not None:
        steps.append(memory)
        memory = memory.before
    return [line for step in reversed(steps) for line in step.lines(seat)]


def as_told(memory: Memory | None, seats: list[int | None]) -> dict[int | None, list[str]]:
    """What each of these seats has seen."""
    return {seat: remembered(memory, seat) for seat in seats}


def told_memory(known: dict[int | None, list[str]]) -> Memory:
    """A past of which only what was seen is known. A seat that is not named saw what a spectator did."""
    past = Memory(None, CHANCE, "", [])
    past.told = known
    return past


def as_seen_by(memory: Memory | None, seat: int) -> Memory:
    """The past of a game that one seat imagines: its own memories, and for the others only what everyone saw."""
    return told_memory(as_told(memory, [seat, SPECTATOR]))


def information_state(rules: AnyRules, game: Any, memory: Memory | None, seat: int) -> str:
    """All that a seat knows: what it has seen since the start, and what it sees now."""
    return "\n".join([*remembered(memory, seat), written(rules.view(game, seat))])


def written(seen: dict[str, Any]) -> str:
    return json.dumps(seen, separators=(",", ":"), sort_keys=True)
