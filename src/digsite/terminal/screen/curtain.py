"""Between two people's turns no hand is shown until the next player is ready."""

from __future__ import annotations

from textual.app import ComposeResult

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.pages import Page
from digsite.text.catalog import Catalog


class CurtainScreen(Page):
    """Covers the whole table. Enter or space lifts it, q leaves the game."""

    BINDINGS = bound(
        {
            "enter,space": "lift",
            "q,ctrl+c": "quit",
        }
    )

    def fill(self, catalog: Catalog, name: str) -> None:
        self.catalog = catalog
        self.name_of_next = name
        self.redraw()

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "curtain")

    def lines(self, room: int, height: int) -> Block:
        said = self.catalog.say("ui-hand-over", player=self.name_of_next)
        told = wrapped([(said, "strong")], min(room - 4, 70))
        keys = [[("Enter ", "key"), (self.catalog.say("ui-screen-ready"), "dim")]]
        block: Block = [*[[]] * max(0, (height - len(told)) // 2 - 1), *told, [], *keys]
        indent = " " * max(0, (room - min(room - 4, 70)) // 2)
        return [[(indent, ""), *line] if line else [] for line in block]

    def action_lift(self) -> None:
        self.dismiss(True)

    def action_quit(self) -> None:
        self.dismiss(False)
