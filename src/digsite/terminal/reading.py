"""What a typed line means: a number, an action's notation, or an action in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from digsite.terminal.table import Choice, Table
from digsite.words.things import fold, said_in, spellings

LEAST: Final = 2  # letters that a word from the middle of a choice must have
# Outcomes of chance are not actions of a player.
CHANCE: Final = frozenset(
    (
        *("items", "artifacts", "level1", "level2", "guardians", "idols", "assistants", "bonuses", "blocked", "red"),
        *("rival", "deck", "upgrades", "automaton", "roll"),
    )
)


def labels_of(table: Table) -> dict[str, str]:
    """The words of every action a player can ask about, by notation; not of components this edition does not name."""
    players = [action for action in table.rules.catalogue.actions if action.verb not in CHANCE]
    told = {action.notation: table.telling.action(action.verb, action.targets) for action in players}
    return {
        notation: label
        for notation, label in told.items()
        if not any(["_" in word and word in label for word in notation.split()])
    }


@final
class Reading:
    """Reads lines for one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.language = ""
        self.labels: dict[str, set[str]] = {}

    def choices(self, text: str, offered: Sequence[Choice]) -> list[Choice]:
        """The choices that a text means; a choice may be typed together with its cost or gain."""
        ways = {one.notation: spellings(one.label) | spellings(f"{one.label} {one.detail}") for one in offered}
        meant = fitting(text, ways)
        return [choice for choice in offered if choice.notation in meant]

    def notation(self, text: str) -> list[str]:
        """The actions of the whole catalogue that a text may mean, by notation, by words, or by verb and name."""
        written = " ".join(text.split())
        if self.table.rules.catalogue.find(written) is not None:
            return [written]
        return self.by_name(written) or self.by_label(written)

    def by_name(self, written: str) -> list[str]:
        """`buy Hot Air Balloon` means `buy hot-air-balloon`."""
        verb, _, name = written.partition(" ")
        made = [f"{verb} {thing}" for thing in self.table.things.find(name)] if name else []
        return [notation for notation in made if self.table.rules.catalogue.find(notation) is not None]

    def by_label(self, written: str) -> list[str]:
        """By the words of an action, their beginnings, or some of them."""
        if self.language != self.table.language:
            self.language = self.table.language
            self.labels = {notation: spellings(label) for notation, label in labels_of(self.table).items()}
        return fitting(written, self.labels)

    def label(self, notation: str) -> str:
        """An action of the catalogue in words."""
        action = self.table.rules.catalogue[self.table.rules.catalogue.by_notation[notation]]
        return self.table.telling.action(action.verb, action.targets)


def fitting(text: str, spelled: dict[str, set[str]]) -> list[str]:
    """Exact matches; if none, prefixes; if none, those where each typed word begins a word."""
    typed = fold(text)
    exact = [key for key, ways in spelled.items() if typed in ways]
    begun = [key for key, ways in spelled.items() if typed and any([way.startswith(typed) for way in ways])]
    if exact or begun or len(typed) < LEAST:
        return exact or begun
    return [key for key, ways in spelled.items() if said_in(typed, ways)]
