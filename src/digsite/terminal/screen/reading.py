"""Screens to read and then leave: the log, and whatever else is just text."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.text.catalog import Catalog


class ReadingScreen(Screen[None]):
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
    CSS = "#reading { height: 1fr; padding: 0 1; }"

    def __init__(self, title: str, said: list[str], catalog: Catalog, end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.said = said
        self.catalog = catalog
        self.at_end = end

    def compose(self) -> ComposeResult:
        yield Canvas(self.lines, "reading")
        yield Canvas(self.foot, "foot", fits=True)

    def on_mount(self) -> None:
        if self.at_end:
            self.call_after_refresh(self.query_one("#reading", Canvas).scroll_end, animate=False)

    def lines(self, room: int, height: int) -> Block:
        return [
            ruled(self.heading, room - 1),
            *[line for said in self.said for line in wrapped([(said, "")], room - 1, 0, 2)],
        ]

    def foot(self, room: int, height: int) -> Block:
        return [[(" Esc ", "key"), (self.catalog.say("ui-key-back"), "dim")]]

    def action_scroll(self, by: int) -> None:
        self.query_one("#reading", Canvas).scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        self.dismiss()
