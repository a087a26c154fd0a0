"""Choosing a game: resume one, or set up a new table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Input

from digsite.games import FEWEST, GAMES, Descriptor
from digsite.kernel.errors import BadOptions
from digsite.kernel.options import OneOf, Whole
from digsite.terminal.saves import Saved, Unreadable, resume, unfinished
from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, flow, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.seats import DEFAULT_BOT, KINDS, PERSON
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes
from digsite.text.catalog import LANGUAGES, Catalog

NAMES: Final = tuple(GAMES)
MOST_SAVED: Final = 5
SETTING: Final = "ui-setting-"


class SetupScreen(Screen[Table]):
    """A list of questions: up and down between them, left and right through the answers, Enter to type or to start."""

    BINDINGS = bound(
        {
            "up": "move(-1)",
            "down,tab": "move(1)",
            "left": "change(-1)",
            "right,space": "change(1)",
            "enter": "enter",
            "q,ctrl+c": "quit",
            "t": "theme",
        }
    )

    def __init__(self, wishes: Wishes) -> None:
        super().__init__()
        self.wishes = replace(wishes, game=wishes.game or NAMES[0], options=dict(wishes.options))
        self.saved: list[Saved] = [saved for saved in unfinished() if wishes.game in (None, saved.game)][:MOST_SAVED]
        asked = wishes.seats or [PERSON]
        players = wishes.players or max(FEWEST, len(wishes.seats))
        self.seats = [*asked, *[DEFAULT_BOT] * (players - len(asked))]
        self.at = 0 if self.saved else len(self.rows()) - 1
        self.notice = ""
        self.editing = ""

    @property
    def catalog(self) -> Catalog:
        return Catalog(self.wishes.language, self.wishes.game)

    def rows(self) -> list[str]:
        """The questions asked: each is a name, with a number for a seat or a saved game."""
        found = [f"saved {number}" for number in range(len(self.saved))]
        found += ["language", "game", "players", *[f"seat {seat}" for seat in range(len(self.seats))]]
        return [*found, *self.options(), "seed", "start"]

    @property
    def game(self) -> Descriptor:
        return GAMES[self.wishes.game or NAMES[0]]

    def options(self) -> dict[str, Whole | OneOf]:
        """The options that can be chosen beside the others, by name."""
        asked = self.game.asked({**self.wishes.options, "players": len(self.seats)})
        return {option.name: option for option in asked if isinstance(option, Whole | OneOf)}

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "form")
        typed = Input(id="typed", compact=True, select_on_focus=False)
        typed.cursor_blink = False
        typed.display = False
        yield typed
        yield Canvas(self.foot, "foot", fits=True)

    def redraw(self) -> None:
        self.query_one("#form", Canvas).redraw()
        self.query_one("#foot", Canvas).redraw()

    # Drawing

    def lines(self, room: int, height: int) -> Block:
        say = self.catalog.say
        block: Block = []
        rows = self.rows()
        if self.saved:
            block += [ruled(say("ui-resume"), room - 1), []]
        for at, row in enumerate(rows):
            if row == "language":
                block += [[], ruled(say("ui-new-game"), room - 1), []]
            block += self.row_lines(row, at == self.at, room)
        return block + ([[], *wrapped([(self.notice, "warn")], room - 1)] if self.notice else [])

    def row_lines(self, row: str, here: bool, room: int) -> Block:
        mark: Line = [("▸ " if here else "  ", "lit")]
        style = "cursor" if here else ""
        kind, _, number = row.partition(" ")
        if kind == "saved":
            return wrapped([*mark, (self.saved[int(number)].line(self.catalog), style)], room - 1, 0, 4)
        if kind == "start":
            return [[], [*mark, (f" {self.catalog.say('ui-start')} ", "cursor" if here else "lit")]]
        label: Line = [(f"{self.label(row):<26}", "dim" if not here else "strong")]
        return flow([[*mark, *label, *self.answers(row, style)]], room - 1, indent=28)

    def label(self, row: str) -> str:
        kind, _, number = row.partition(" ")
        if kind == "seat":
            return self.catalog.say("seat-name", number=int(number) + 1)
        return self.catalog.say(SETTING + kind)

    def answers(self, row: str, style: str) -> Line:
        """The answer that is chosen, between arrows where there are others."""
        kind, _, number = row.partition(" ")
        say = self.catalog.say
        if kind == "seed":
            seed = say("ui-screen-any-seed") if self.wishes.seed is None else str(self.wishes.seed)
            return [(seed, style)]
        said: dict[str, Callable[[], str]] = {
            "language": lambda: say(f"language-{self.wishes.language}"),
            "game": lambda: say(f"game-{self.wishes.game}"),
            "players": lambda: say("ui-player-count", count=len(self.seats)),
            "seat": lambda: self.sitting(int(number)),
        }
        return [("‹ ", "key"), (said.get(kind, lambda: self.chosen(kind))(), style), (" ›", "key")]

    def chosen(self, name: str) -> str:
        """The value of an option."""
        option = self.options()[name]
        value = self.wishes.options.get(name, option.default)
        return self.catalog.say(f"{name}-{value}") if isinstance(option, OneOf) else str(value)

    def sitting(self, seat: int) -> str:
        """Who sits on a seat."""
        word, _, rest = self.seats[seat].partition(":")
        if word == PERSON:
            return f"{self.catalog.say('ui-seat-person')}: {rest}" if rest else self.catalog.say("ui-seat-person")
        return self.catalog.say(f"level-{word}") if word in KINDS else self.seats[seat]

    def foot(self, room: int, height: int) -> Block:
        say = self.catalog.say
        known = [("↑↓", "ui-key-next"), ("←→", "ui-screen-key-change"), ("Enter", "ui-key-choose")]
        known += [("t", "ui-screen-key-theme"), ("q", "ui-key-quit")]
        return flow([[(f"{key} ", "key"), (say(said), "dim")] for key, said in known], room)

    # Keys

    def action_move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.rows())
        self.redraw()

    def action_change(self, by: int) -> None:
        """The next answer to the question under the cursor."""
        kind, _, number = self.rows()[self.at].partition(" ")
        wishes = self.wishes
        if kind == "language":
            wishes.language = turned(LANGUAGES, wishes.language, by)
        elif kind == "game":
            wishes.game = turned(NAMES, wishes.game, by)
            wishes.options = {}
            self.sit(len(self.seats))
        elif kind == "players":
            self.sit(turned(self.game.players, len(self.seats), by))
        elif kind == "seat":
            word = self.seats[int(number)].partition(":")[0]
            self.seats[int(number)] = turned(KINDS, word if word in KINDS else PERSON, by)
        elif (option := self.options().get(kind)) is not None:
            wishes.options[kind] = turned(option.values, wishes.options.get(kind, option.default), by)
        self.redraw()

    def sit(self, players: int) -> None:
        """As many seats as players; the cursor stays on its question."""
        row = self.rows()[self.at]
        allowed = self.game.players
        players = max(allowed[0], min(players, allowed[-1]))
        self.seats = [*self.seats, *[DEFAULT_BOT] * players][:players]
        rows = self.rows()
        self.at = rows.index(row) if row in rows else len(rows) - 1

    def action_enter(self) -> None:
        kind, _, number = self.rows()[self.at].partition(" ")
        if kind == "start":
            self.start()
        elif kind == "saved":
            self.go_on(self.saved[int(number)].path)
        elif kind == "seed" or (kind == "seat" and self.seats[int(number)].startswith(PERSON)):
            self.edit(f"{kind} {number}")
        else:
            self.action_change(1)

    def edit(self, row: str, typed: str = "") -> None:
        """Open the text field."""
        self.editing = row
        line = self.query_one("#typed", Input)
        line.placeholder = self.catalog.say("ui-screen-type-seed" if row.startswith("seed") else "ui-screen-type-name")
        line.value = typed
        line.cursor_position = len(typed)
        line.display = True
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.query_one("#typed", Input).display = False
        self.set_focus(None)
        kind, _, number = self.editing.partition(" ")
        said = event.value.strip()
        if kind == "seed":
            self.wishes.seed = int(said) if said.isascii() and said.isdecimal() else None
        else:
            self.seats[int(number)] = f"{PERSON}:{said}" if said else PERSON
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """A letter or digit on a text question opens its field."""
        row = self.rows()[self.at]
        character = event.character or ""
        if self.query_one("#typed", Input).display:
            if event.key == "escape":
                self.query_one("#typed", Input).display = False
                self.set_focus(None)
        elif row == "seed" and character.isdecimal():
            event.stop()
            self.edit("seed ", character)

    def start(self) -> None:
        wishes = self.wishes
        exist = [option.name for option in self.game.asked({**wishes.options, "players": len(self.seats)})]
        options = {name: value for name, value in wishes.options.items() if name in exist}
        asked = replace(wishes, seats=self.seats, players=len(self.seats), options=options)
        try:
            table = asked.table()
        except BadOptions as error:
            self.notice = f"{error.option}: {error.expected}"
            self.redraw()
            return
        self.dismiss(table)

    def go_on(self, path: Path) -> None:
        try:
            table = resume(path, self.wishes.language)
        except Unreadable as error:
            self.notice = error.said
            self.redraw()
            return
        self.dismiss(table)

    def action_theme(self) -> None:
        self.app.theme = "light" if self.app.theme == "dark" else "dark"
        for canvas in self.query(Canvas):
            canvas.repaint()

    def action_quit(self) -> None:
        self.dismiss(None)


def turned(values: Sequence[Any], now: object, by: int) -> Any:
    """The next of some values, round and round."""
    at = values.index(now) if now in values else 0
    return values[(at + by) % len(values)]
