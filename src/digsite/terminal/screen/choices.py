"""The prompt and the possible actions as a numbered list; long lists are folded into groups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, wrapped
from digsite.terminal.table import Choice

FOLDED_FROM: Final = 10


@dataclass(frozen=True)
class Entry:
    """A line of the list: one choice, or a group of several under a heading."""

    label: str
    choices: tuple[Choice, ...]

    @property
    def group(self) -> bool:
        return len(self.choices) > 1


def folded(choices: Sequence[Choice], heading: Callable[[Choice], str | None]) -> list[Entry]:
    """The entries for many choices: those under one heading become one entry, where the first of them stood."""
    if len(choices) < FOLDED_FROM:
        return unfolded(choices)
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(heading(choice) or choice.notation, []).append(choice)
    if len(groups) == 1:
        return unfolded(choices)
    return [Entry(said if len(some) > 1 else some[0].label, tuple(some)) for said, some in groups.items()]


def unfolded(choices: Sequence[Choice]) -> list[Entry]:
    return [Entry(choice.label, (choice,)) for choice in choices]


class Choices(Canvas):
    """The list with its cursor, below the prompt. Inside a group `outer` are the entries one level up."""

    def __init__(self, heading: Callable[[Choice], str | None], asked: Callable[[int], Block]) -> None:
        super().__init__(self.lines, "choices", still=True)
        self.heading = heading
        self.asked = asked
        self.entries: list[Entry] = []
        self.outer: tuple[list[Entry], int] | None = None
        self.at = 0
        self.top = 0
        self.typed = ""

    def offer(self, choices: Sequence[Choice]) -> None:
        """A new list, the cursor on its first entry."""
        self.entries = folded(choices, self.heading)
        self.outer = None
        self.place(0)

    def only(self, choices: Sequence[Choice]) -> None:
        """The same list with some of its choices, unfolded."""
        self.entries = unfolded(choices)
        self.outer = None
        self.place(0)

    def place(self, at: int) -> None:
        """Put the cursor on an entry."""
        self.at = max(0, min(at, len(self.entries) - 1))
        self.typed = ""

    def move(self, by: int) -> None:
        if self.entries:
            self.place((self.at + by) % len(self.entries))

    @property
    def current(self) -> Entry | None:
        return self.entries[self.at] if self.entries else None

    def enter(self) -> Choice | None:
        """The choice under the cursor; a group is opened instead."""
        entry = self.current
        if entry is None:
            return None
        if not entry.group:
            return entry.choices[0]
        self.outer = (self.entries, self.at)
        self.entries = unfolded(entry.choices)
        self.place(0)
        return None

    def leave(self) -> bool:
        """Back out of a group; False if there is none."""
        if self.outer is None:
            return False
        self.entries, at = self.outer
        self.outer = None
        self.place(at)
        return True

    def digit(self, digit: str) -> bool:
        """One more digit of an entry's number; True once no longer number is possible."""
        typed = self.typed + digit
        if not 1 <= int(typed) <= len(self.entries):
            typed = digit
        number = int(typed)
        if not 1 <= number <= len(self.entries):
            return False
        self.place(number - 1)
        self.typed = typed
        return number * 10 > len(self.entries)

    def lines(self, room: int, height: int) -> Block:
        """The prompt, and as much of the list around the cursor as fits."""
        asked = self.asked(room - 1)
        told = [self.entry_lines(at, room - 1) for at in range(len(self.entries))]
        places = [0]
        for block in told:
            places.append(places[-1] + len(block))
        listed = [line for block in told for line in block]
        window = max(3, height - len(asked))
        if len(listed) <= window:
            self.top = 0
            return [*asked, *listed]
        first, last = places[self.at], places[self.at + 1]
        self.top = max(0, min(self.top, first - 1, len(listed) - window))
        if last + 1 > self.top + window:
            self.top = min(last + 1 - window, len(listed) - window)
        shown = listed[self.top : self.top + window]
        if self.top > 0 and self.top < first:
            shown[0] = [("  ↑ …", "dim")]
        if self.top + window < len(listed) and self.top + window > last:
            shown[-1] = [("  ↓ …", "dim")]
        return [*asked, *shown]

    def entry_lines(self, at: int, room: int) -> Block:
        entry, here = self.entries[at], at == self.at
        digits = len(str(len(self.entries)))
        number: Line = [("▸" if here else " ", "lit"), (f"{at + 1:>{digits}} ", "key")]
        label = f"{entry.label} … {len(entry.choices)}" if entry.group else entry.label
        first, *rest = wrapped([(label, "cursor" if here else "")], room - digits - 2)
        if here and not entry.group and entry.choices[0].detail:
            rest += wrapped([(entry.choices[0].detail, "dim")], room - digits - 2)
        indent: Line = [(" " * (digits + 2), "")]
        return [[*number, *first], *[[*indent, *line] for line in rest]]
