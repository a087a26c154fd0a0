"""Finding actions by what a person types: words of the notation, or of the action in their language."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.terminal.reading import labels_of
from digsite.terminal.table import Choice, Table
from digsite.words.things import fold, said_in, spellings


class Matcher:
    """Every typed word must begin a word of an action's notation or of its label."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ways: dict[str, set[str]] = {}

    def among(self, choices: Sequence[Choice], said: str) -> list[Choice]:
        """The choices that a text may mean; one that is said exactly stands alone."""
        exact = [choice for choice in choices if fold(said) in spellings(choice.label)]
        return exact or [
            choice for choice in choices if said_in(said, {fold(choice.notation), *spellings(choice.label)})
        ]

    def everywhere(self, said: str, most: int) -> list[str]:
        """Notations of the whole catalogue that a text may mean, those that begin with it first."""
        if not self.ways:
            labels = labels_of(self.table)
            self.ways = {notation: {fold(notation), *spellings(label)} for notation, label in labels.items()}
        found = [notation for notation, ways in self.ways.items() if said_in(said, ways)]
        beginning = fold(said)
        begun = {notation for notation in found if any([way.startswith(beginning) for way in self.ways[notation]])}
        return sorted(found, key=lambda notation: notation not in begun)[:most]
