"""The commands that only show something, shared by playing and replaying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from digsite.kernel.rules import Json
from digsite.terminal.sheet import Sheet
from digsite.terminal.vocabulary import Vocabulary
from digsite.text.catalog import Catalog
from digsite.words.games import words_of
from digsite.words.lines import Words
from digsite.words.things import Things

LOG_LINES: Final = 20
FEW: Final = 4


class Shown(Protocol):
    """A table or a replay."""

    game: str
    things: Things
    catalog: Catalog

    def view(self, seat: int | None) -> Json: ...

    def told(self, seat: int | None) -> list[str]: ...

    def sheet(self) -> Sheet: ...


def sheet_lines(sheet: Sheet, catalog: Catalog) -> list[str]:
    """The score sheet, one line per player."""
    say = catalog.say
    told = [say("ui-score-sheet") if sheet.final else say("ui-score-now")]
    for row in sheet.rows:
        parts = ", ".join([say("ui-score-part", part=part, points=points) for part, points in row.parts])
        total = say("ui-score-line", player=row.name, points=row.total)
        told.append(say("ui-score-parts", total=total, parts=parts))
    return [*told, f"{sheet.ahead} {sheet.tie}".strip()]


class Showing:
    """Answers the showing commands for one seat at a time."""

    def __init__(self, shown: Shown, vocabulary: Vocabulary) -> None:
        self.shown = shown
        self.vocabulary = vocabulary
        self.say = shown.catalog.say
        self.words: Words = words_of(shown.game, shown.things)

    def answer(self, command: str, rest: str, seat: int | None) -> list[str] | None:
        """The lines that a command shows; None if it does more than show."""
        parts: dict[str, Callable[[Json], list[str]]] = {
            "look": self.words.look,
            "hand": self.words.hand,
            "row": self.words.row,
            "map": self.words.map,
            "track": self.words.track,
            "players": self.words.players,
        }
        if command in parts:
            view = self.shown.view(seat)
            opening = [self.words.summary(view)[0]] if command == "look" else []
            return [*opening, *parts[command](view)]
        if command == "log":
            count = int(rest) if rest.isdecimal() and len(rest) < FEW else LOG_LINES
            return self.shown.told(seat)[-count:] if count else []
        if command == "score":
            return sheet_lines(self.shown.sheet(), self.shown.catalog)
        if command == "card":
            return self.card(rest, seat)
        if command == "rule":
            rule = self.shown.things.rule(rest)
            return [self.say("ui-no-such-rule", number=rest) if rule is None else rule]
        return ["", *self.vocabulary.help(), ""] if command == "help" else None

    def card(self, name: str, seat: int | None) -> list[str]:
        """A component by its name."""
        things, view = self.shown.things, self.shown.view(seat)
        if not name and things.all():
            example = f"{self.vocabulary.word('card')} {things.name(things.all()[-1])}"
            return [self.say("ui-name-missing", example=example)]
        found = things.find(name)
        if not found:
            return [self.say("ui-no-such-name", name=name)]
        if len(found) < FEW:
            return [line for thing in found for line in things.describe(thing, view)]
        return [self.say("ui-which-one", names=", ".join(dict.fromkeys([things.name(thing) for thing in found])))]
