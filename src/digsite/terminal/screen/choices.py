"""What can be done now, as a numbered list; long lists are folded into groups."""

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
    """The list with its cursor. `entries` are shown; inside a group `outer` are those one level up."""

    def __init__(self, heading: Callable[[Choice], str | None]) -> None:
        super().__init__(self.lines, "choices")
        self.heading = heading
        self.choices: Sequence[Choice] = ()
        self.entries: list[Entry] = []
        self.outer: tuple[list[Entry], int] | None = None
        self.at = 0
        self.typed = ""
        self.places: list[int] = []

    def offer(self, choices: Sequence[Choice]) -> None:
        """A new list, the cursor on its first entry."""
        self.choices = choices
        self.entries = folded(choices, self.heading)
        self.outer = None
        self.place(0)

    def only(self, choices: Sequence[Choice]) -> None:
        """The same list with some of its choices, unfolded."""
        self.entries = unfolded(choices)
        self.outer = None
        self.place(0)

    def place(self, at: int) -> None:
        """Put the cursor on an entry and keep it in sight."""
        self.at = max(0, min(at, len(self.entries) - 1))
        self.typed = ""
        self.redraw()
        self.keep_in_sight()

    def keep_in_sight(self) -> None:
        if not self.places or not self.entries:
            return
        first = self.places[self.at]
        last = (self.places[self.at + 1] if self.at + 1 < len(self.places) else len(self.block)) - 1
        top, height = int(self.scroll_offset.y), self.size.height
        if first < top:
            self.scroll_to(y=first, animate=False, immediate=True)
        elif last >= top + height:
            self.scroll_to(y=min(first, last - height + 1), animate=False, immediate=True)

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
        block: Block = []
        self.places = []
        digits = len(str(len(self.entries)))
        for at, entry in enumerate(self.entries):
            self.places.append(len(block))
            here = at == self.at
            number: Line = [("▸" if here else " ", "lit"), (f"{at + 1:>{digits}} ", "key")]
            label = f"{entry.label} … {len(entry.choices)}" if entry.group else entry.label
            first, *rest = wrapped([(label, "cursor" if here else "")], room - digits - 2)
            indent: Line = [(" " * (digits + 2), "")]
            block += [[*number, *first], *[[*indent, *line] for line in rest]]
            if here and not entry.group and entry.choices[0].detail:
                told = wrapped([(entry.choices[0].detail, "dim")], room - digits - 2)
                block += [[*indent, *line] for line in told]
        return block
