"""Finding actions by what a person types: words of the notation, or of the names in their language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from digsite.terminal.table import Choice, Table
from digsite.words.things import fold

# What chance decides is no action of a player's.
CHANCE: Final = frozenset(
    (
        *("items", "artifacts", "level1", "level2", "guardians", "idols", "assistants", "bonuses", "blocked", "red"),
        *("rival", "deck", "upgrades", "automaton", "roll"),
    )
)


class Matcher:
    """Every typed word must begin a word of an action's notation or of a name in it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names: dict[str, str] = {}
        self.written: dict[str, str] = {}

    def text(self, notation: str) -> str:
        """An action's words: as it is written, and by the names of what it points at."""
        if notation not in self.written:
            words = [self.folded(word) for word in notation.split()]
            self.written[notation] = f" {fold(notation)} {' '.join(words)}"
        return self.written[notation]

    def folded(self, word: str) -> str:
        if word not in self.names:
            things = self.table.things
            self.names[word] = fold(things.name(word)) if word in things.keys else ""
        return self.names[word]

    def fits(self, notation: str, typed: list[str]) -> bool:
        text = self.text(notation)
        return all([f" {word}" in text for word in typed])

    def among(self, choices: Sequence[Choice], said: str) -> list[Choice]:
        """The choices that a text may mean; a label in the language counts as well."""
        typed = fold(said).split()
        return [
            choice
            for choice in choices
            if self.fits(choice.notation, typed) or all([f" {word}" in f" {fold(choice.label)}" for word in typed])
        ]

    def everywhere(self, said: str, most: int) -> list[str]:
        """Notations of the whole catalogue that a text may mean, those that begin with it first."""
        typed = fold(said).split()
        actions = [action for action in self.table.rules.catalogue.actions if action.verb not in CHANCE]
        found = [action.notation for action in actions if self.fits(action.notation, typed)]
        beginning = " ".join(said.split())
        return sorted(found, key=lambda notation: not notation.startswith(beginning))[:most]
