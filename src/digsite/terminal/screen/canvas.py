"""A part of the screen drawn from lines; only changed lines are repainted."""

from __future__ import annotations

from collections.abc import Callable

from rich.segment import Segment
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from digsite.terminal.screen.ink import Block, Line
from digsite.terminal.screen.palette import STYLES

Drawing = Callable[[int, int], Block]


class Canvas(ScrollView, can_focus=False):
    """`drawing` makes the lines for a width and a height.

    With `fits` the canvas is as high as its lines, with `still` the lines are made for its height; otherwise it
    scrolls, and its last column is left for a bar. Textual's own is a widget that is painted after the rest.
    """

    DEFAULT_CSS = """
    Canvas { scrollbar-size: 0 0; overflow-x: hidden; }
    Canvas.still { overflow-y: hidden; }
    Canvas.fits { overflow-y: hidden; height: 1; }
    """

    def __init__(self, drawing: Drawing, id: str, fits: bool = False, still: bool = False) -> None:
        super().__init__(id=id, classes="fits" if fits else "still" if still else "")
        self.drawing = drawing
        self.fits = fits
        self.scrolls = not fits and not still
        self.block: Block = []
        self.strips: list[Strip | None] = []
        self.lines_shown = 1
        self.shade = ""

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        """Redraw, and repaint what has changed."""
        room = self.scrollable_content_region.width - (1 if self.scrolls else 0)
        if room < 1:
            return
        height = self.size.height
        block = self.drawing(room, height)
        if not self.fits:
            block = [*block, *[[]] * (height - len(block))]
        self.show(block, room)

    def show(self, block: Block, room: int) -> None:
        before, self.block = self.block, block
        if self.shade != self.app.theme:
            self.repaint()
        if len(before) != len(block):
            self.strips = [None] * len(block)
            self.make_room(room, len(block))
            self.refresh()
            return
        for at, (old, new) in enumerate(zip(before, block, strict=True)):
            if old != new:
                self.strips[at] = None
                self.refresh_lines(at)

    def make_room(self, room: int, lines: int) -> None:
        """Grow, shrink or scroll; a new layout is expensive, so only when needed."""
        if self.fits:
            if max(1, lines) != self.lines_shown:
                self.lines_shown = max(1, lines)
                self.styles.height = self.lines_shown
        elif lines > self.size.height or self.virtual_size.height > self.size.height:
            self.virtual_size = Size(room, lines)

    def repaint(self) -> None:
        """Repaint everything in the theme's colors."""
        self.shade = self.app.theme
        self.strips = [None] * len(self.block)
        self.refresh()

    def refresh_lines(self, y_start: int, line_count: int = 1) -> None:
        top = int(self.scroll_offset.y)
        if top <= y_start < top + self.size.height:
            super().refresh_lines(y_start, line_count)

    def render_line(self, y: int) -> Strip:
        at = y + int(self.scroll_offset.y)
        room = self.size.width
        if self.scrolls and len(self.block) > self.size.height:
            return Strip.join([self.painted(at, room - 1), self.bar(y)])
        return self.painted(at, room)

    def painted(self, at: int, room: int) -> Strip:
        """A line of the drawing; the ink stays until the line changes."""
        if at >= len(self.block):
            return Strip.blank(room, STYLES[self.app.theme][""])
        strip = self.strips[at]
        if strip is None or strip.cell_length != room:
            strip = self.strips[at] = self.strip(self.block[at], room)
        return strip

    def bar(self, y: int) -> Strip:
        """One cell of the scroll bar."""
        height, lines = self.size.height, len(self.block)
        top = int(self.scroll_offset.y)
        first = min(top * height // lines, height - 1)
        last = first + max(1, height * height // lines)
        here = first <= y < last or (y == height - 1 and top + height >= lines)
        return self.strip([("┃", "dim") if here else ("│", "rule")], 1)

    def strip(self, line: Line, room: int) -> Strip:
        styles = STYLES[self.app.theme]
        drawn = Strip([Segment(said, styles[style]) for said, style in line])
        return drawn.adjust_cell_length(room, styles[""])
