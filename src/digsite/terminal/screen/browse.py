"""A line to type in, a list that follows it, and a text about the entry under the cursor."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Input

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.text.catalog import Catalog


class BrowseScreen(Screen[None]):
    """What can be found, and what is said about it, is for each such screen to say."""

    BINDINGS = bound(
        {
            "escape": "leave",
        }
    ) + bound(
        {
            "up": "move(-1)",
            "down": "move(1)",
            "pageup": "move(-10)",
            "pagedown": "move(10)",
        },
        first=True,
    )
    CSS = """
    #title { height: 1; }
    #found { width: 2fr; height: 1fr; }
    #about { width: 3fr; height: 1fr; padding: 0 1; }
    """

    def __init__(self, catalog: Catalog, heading: str, hint: str) -> None:
        super().__init__()
        self.catalog = catalog
        self.heading = heading
        self.hint = hint
        self.at = 0
        self.found: list[str] = []

    def compose(self) -> ComposeResult:
        yield Canvas(self.title_lines, "title", fits=True)
        yield Input(id="query", placeholder=self.hint, compact=True)
        with Horizontal():
            yield Canvas(self.found_lines, "found")
            yield Canvas(self.about_lines, "about")
        yield Canvas(self.foot_lines, "foot", fits=True)

    def search(self, said: str) -> list[str]:
        raise NotImplementedError

    def label(self, found: str) -> str:
        raise NotImplementedError

    def about(self, found: str) -> list[tuple[str, str]]:
        """What is said, paragraph by paragraph, with its style."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.found = self.search("")
        self.query_one("#query", Input).focus()
        self.redraw()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.found = self.search(event.value)
        self.at = 0
        self.redraw()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.redraw()

    def action_move(self, by: int) -> None:
        if self.found:
            self.at = max(0, min(self.at + by, len(self.found) - 1))
            self.redraw()

    def redraw(self) -> None:
        for name in ("found", "about"):
            self.query_one(f"#{name}", Canvas).redraw()
        shown = self.query_one("#found", Canvas)
        first = next((at for at, line in enumerate(shown.block) if line and line[0][0].startswith("▸")), 0)
        top, height = int(shown.scroll_offset.y), shown.size.height
        if not top <= first < top + height - 1:
            shown.scroll_to(y=max(0, first - height // 2), animate=False, immediate=True)

    def title_lines(self, room: int, height: int) -> Block:
        return [ruled(self.heading, room)]

    def found_lines(self, room: int, height: int) -> Block:
        block: Block = []
        for at, found in enumerate(self.found):
            here = at == self.at
            first, *rest = wrapped([(self.label(found), "cursor" if here else "")], room - 3)
            mark: Line = [("▸ " if here else "  ", "lit")]
            block += [[*mark, *first], *[[("  ", ""), *line] for line in rest]]
        return block

    def about_lines(self, room: int, height: int) -> Block:
        if not self.found:
            return [[(self.catalog.say("ui-none"), "dim")]]
        told = self.about(self.found[self.at])
        return [line for said, style in told for line in (*wrapped([(said, style)], room - 2), [])]

    def foot_lines(self, room: int, height: int) -> Block:
        return [
            [
                ("↑↓ ", "key"),
                (self.catalog.say("ui-key-choose"), "dim"),
                ("  Esc ", "key"),
                (self.catalog.say("ui-key-back"), "dim"),
            ]
        ]

    def action_leave(self) -> None:
        self.dismiss()
