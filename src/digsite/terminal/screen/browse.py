"""A search field, a list of matches, and a text about the entry under the cursor."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from digsite.terminal.screen.canvas import Canvas
from digsite.terminal.screen.ink import Block, Line, ruled, wrapped
from digsite.terminal.screen.keys import bound
from digsite.terminal.screen.pages import Page
from digsite.text.catalog import Catalog


class BrowseScreen(Page):
    """Subclasses define what can be found and what the text says."""

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

    def opened(self, catalog: Catalog, heading: str, hint: str) -> None:
        """Reset: an empty search field, the cursor on the first entry."""
        self.catalog = catalog
        self.heading = heading
        self.hint = hint
        self.at = 0
        self.found = self.search("")
        if self.is_mounted:
            typed = self.query_one("#query", Input)
            with self.prevent(Input.Changed):
                typed.value = ""
            typed.placeholder = hint
            self.redraw()
            self.follow()

    def compose(self) -> ComposeResult:
        yield Canvas(self.title_lines, "title", fits=True)
        typed = Input(id="query", placeholder=self.hint, compact=True)
        typed.cursor_blink = False
        yield typed
        with Horizontal():
            yield Canvas(self.found_lines, "found")
            yield Canvas(self.about_lines, "about")
        yield Canvas(self.foot_lines, "foot", fits=True)

    def search(self, said: str) -> list[str]:
        raise NotImplementedError

    def label(self, found: str) -> str:
        raise NotImplementedError

    def about(self, found: str) -> list[tuple[str, str]]:
        """The text, paragraph by paragraph, with its style."""
        raise NotImplementedError

    def on_mount(self) -> None:
        self.query_one("#query", Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        self.found = self.search(event.value)
        self.at = 0
        self.follow()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.follow()

    def action_move(self, by: int) -> None:
        if self.found:
            self.at = max(0, min(self.at + by, len(self.found) - 1))
            self.follow()

    def follow(self) -> None:
        """Show the entry under the cursor and its text."""
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
