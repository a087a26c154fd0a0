"""Draws docs/play.svg, the picture of the README: the first moves of a game as the terminal shows them."""

from __future__ import annotations

import io
import textwrap
from html import escape
from pathlib import Path
from typing import Final

from digsite.terminal.plain import Plain
from digsite.terminal.wishes import Wishes

ROOT: Final = Path(__file__).resolve().parent.parent
MOVES: Final = ("play exploration-boat", "dig camp-tablet 1", "travel fear", "card journal", "end-turn")
WISHES: Final = Wishes("en", "arnak", seats=["person:Ann", "scout"], board="bird", seed=4)
COLUMNS: Final = 118
ROWS: Final = 46
LINE: Final = 17
MARGIN: Final = 18


def session() -> list[str]:
    out, typed = io.StringIO(), iter(MOVES)

    def ask(prompt: str) -> str | None:
        line = next(typed, None)
        print(f"{prompt}{line or ''}", file=out)
        return line

    Plain(WISHES.table(autosave=False), ask, out).play()
    return [part for line in out.getvalue().split("\n") for part in wrapped(line)][:ROWS]


def wrapped(line: str) -> list[str]:
    return textwrap.wrap(line, COLUMNS, subsequent_indent="   ", drop_whitespace=False) or [""]


def colour(line: str) -> str:
    if line.startswith(("Round", "Your")):
        return "#f0b95a"
    if line.startswith(("Ann", "Scout")):
        return "#9fd3c7"
    return "#e9e2d3"


def picture() -> str:
    lines = session()
    width, height = int(COLUMNS * 8.1) + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    top = [MARGIN + LINE * (i + 1) - 5 for i in range(len(lines))]
    rows = [
        f'<text x="{MARGIN}" y="{y}" fill="{colour(line)}" xml:space="preserve">{escape(line)}</text>'
        for y, line in zip(top, lines, strict=True)
    ]
    box = f'viewBox="0 0 {width} {height}"'
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="monospace" font-size="13">',
        "<title>The first turn of a game of Arnak in Digsite, as lines of text</title>",
        f'<rect width="{width}" height="{height}" rx="10" fill="#2a2622"/>',
    ]
    return "\n".join([*head, *rows, "</svg>\n"])


if __name__ == "__main__":
    (ROOT / "docs" / "play.svg").write_text(picture(), encoding="utf-8")
