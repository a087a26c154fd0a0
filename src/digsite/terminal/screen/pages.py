"""Secondary screens. A page is kept for reuse: creating one takes longer than painting it."""

from __future__ import annotations

from textual.screen import Screen

from digsite.terminal.screen.canvas import Canvas


class Page(Screen[bool]):
    """A page, filled before it opens; each kind says what it needs. A curtain answers yes or no."""

    def redraw(self) -> None:
        """Draw what it was filled with, if it has been on the screen before; else Textual asks for it."""
        if self.is_mounted:
            for canvas in self.query(Canvas):
                canvas.redraw()

    def action_leave(self) -> None:
        self.dismiss()
