"""What a typed line means: a number, an action as it is written, an action by its words."""

from __future__ import annotations

from typing import final

from digsite.terminal.table import Choice, Table
from digsite.words.things import fold, spellings


@final
class Reading:
    """Reads lines for one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.language = ""
        self.labels: dict[str, set[str]] = {}

    def choices(self, text: str) -> list[Choice]:
        """The choices whose words begin so; one that is said exactly stands alone."""
        typed = fold(text)
        spelled = [(choice, spellings(choice.label)) for choice in self.table.choices()]
        exact = [choice for choice, ways in spelled if typed in ways]
        begun = [choice for choice, ways in spelled if typed and any([way.startswith(typed) for way in ways])]
        return exact or begun

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
        """By the words of an action, or how they begin."""
        if self.language != self.table.language:
            self.language, told = self.table.language, self.table.telling
            actions = self.table.rules.catalogue.actions
            self.labels = {one.notation: spellings(told.action(one.verb, one.targets)) for one in actions}
        typed = fold(written)
        exact = [notation for notation, ways in self.labels.items() if typed in ways]
        if exact or not typed:
            return exact
        return [notation for notation, ways in self.labels.items() if any([way.startswith(typed) for way in ways])]
