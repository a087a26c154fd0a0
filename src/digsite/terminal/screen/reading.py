"""Screens of plain text, such as the log."""

from __future__ import annotations

from textual.app import ComposeResult

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.pages import Page
from digsite.text.catalog import Catalog


class ReadingScreen(Page):
    """Some lines under a heading, to scroll through."""

    BINDINGS = bound(
        {
            "escape,enter,q,l": "leave",
            "up,k": "scroll(-1)",
            "down,j": "scroll(1)",
            "pageup": "scroll(-15)",
            "pagedown,space": "scroll(15)",
        }
    )

    def fill(self, title: str, said: list[str], catalog: Catalog) -> None:
        """The last of the lines are shown first."""
        self.heading = title
        self.said = said
        self.catalog = catalog
        self.redraw()
        self.to_end()

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "reading")
        yield Canvas(self.foot, "foot", fits=True)

    def on_mount(self) -> None:
        self.call_after_refresh(self.to_end)

    def to_end(self) -> None:
        if self.is_mounted:
            self.query_one("#reading", Canvas).scroll_end(animate=False, immediate=True)

    def lines(self, room: int, height: int) -> Block:
        return [
            ruled(self.heading, room - 1),
            *[line for said in self.said for line in wrapped([(said, "")], room - 1, 0, 2)],
        ]

    def foot(self, room: int, height: int) -> Block:
        return [[(" Esc ", "key"), (self.catalog.say("ui-key-back"), "dim")]]

    def action_scroll(self, by: int) -> None:
        self.query_one("#reading", Canvas).scroll_relative(y=by, animate=False)
