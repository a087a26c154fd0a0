"""The score sheet, during the game and at its end, with the tie-break."""

from __future__ import annotations

from textual.app import ComposeResult

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, padded, ruled, width, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.pages import Page
from digsite.terminal.screen.palette import seat_mark, seat_style
from digsite.terminal.sheet import Row, Sheet
from digsite.text.catalog import Catalog


class PointsScreen(Page):
    """A column for each seat, a line for each part."""

    BINDINGS = bound(
        {
            "escape,enter,space,p,q": "leave",
        }
    )

    def fill(self, sheet: Sheet, catalog: Catalog, players: int) -> None:
        self.sheet = sheet
        self.catalog = catalog
        self.players = players
        self.redraw()

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "points")
        yield Canvas(self.foot, "foot", fits=True)

    def lines(self, room: int, height: int) -> Block:
        say, rows = self.catalog.say, self.sheet.rows
        heads = [headed(row, self.players) for row in rows]
        labels = [label for label, _ in rows[0].parts]
        first = max([len(label) for label in (*labels, say("ui-total"))]) + 2
        rooms = [max(6, width(head)) + 2 for head in heads]
        block: Block = [ruled(say("ui-score-sheet" if self.sheet.final else "ui-score-now").rstrip(": "), room - 1), []]
        block.append(columns([("", "")], heads, first, rooms))
        for at, label in enumerate(labels):
            cells: list[Line] = [[(str(row.parts[at][1]), "")] for row in rows]
            block.append(columns([(label, "dim")], cells, first, rooms))
        block.append([("─" * (first + sum(rooms)), "rule")])
        totals: list[Line] = [[(f"{'★ ' if row.winner else ''}{row.total}", "strong")] for row in rows]
        block.append(columns([(say("ui-total"), "strong")], totals, first, rooms))
        said = [line for line in (self.sheet.ahead, self.sheet.tie) if line]
        return [*block, [], *[line for text in said for line in wrapped([(text, "title")], room - 1)]]

    def foot(self, room: int, height: int) -> Block:
        return [[(" Enter ", "key"), (self.catalog.say("ui-key-back"), "dim")]]


def headed(row: Row, players: int) -> Line:
    """A seat's mark and name; a seat beyond the players is the rival."""
    who: object = row.seat if row.seat < players else "rival"
    return [(f"{seat_mark(who)} {row.name}", seat_style(who))]


def columns(label: Line, cells: list[Line], first: int, rooms: list[int]) -> Line:
    """A label and figures set to the right."""
    line = padded(label, first)
    for cell, room in zip(cells, rooms, strict=True):
        line = [*line, (" " * max(0, room - width(cell)), ""), *cell]
    return line
