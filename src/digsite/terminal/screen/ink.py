"""Lines of styled text, and how they are set: side by side, wrapped, in columns. Nothing is ever cut off.

A span is a text with the name of a style; a line is a list of spans; a block is a list of lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

Span = tuple[str, str]
Line = list[Span]
Block = list[Line]

PLAIN: Final = ""
SPACE: Final[Span] = (" ", PLAIN)


def text(said: str, style: str = PLAIN) -> Line:
    return [(said, style)]


def width(line: Line) -> int:
    return sum([cell_len(said) for said, _ in line])


def joined(lines: Iterable[Line], between: str = " ", style: str = PLAIN) -> Line:
    """Several lines as one."""
    whole: Line = []
    for line in lines:
        if whole and line:
            whole.append((between, style))
        whole += line
    return whole


def flow(items: Iterable[Line], room: int, gap: str = "  ", indent: int = 0) -> Block:
    """Items side by side, as many as fit; an item that fits nowhere is wrapped between its words."""
    block: Block = []
    current: Line = []
    for item in items:
        if not item:
            continue
        if current and width(current) + cell_len(gap) + width(item) <= room:
            current = [*current, (gap, PLAIN), *item]
            continue
        if current:
            block.append(current)
        start: Line = [(" " * indent, PLAIN)] if block and indent else []
        if width(item) + (indent if start else 0) <= room:
            current = [*start, *item]
        else:
            *before, current = wrapped(item, room, indent if start else 0, indent)
            block += before
    return [*block, current] if current else block


def wrapped(line: Line, room: int, first: int = 0, indent: int = 0) -> Block:
    """One line broken between words; a word wider than the room is broken within."""
    return list(broken(tuple(line), room, first, indent))


@lru_cache(maxsize=4096)
def broken(line: tuple[Span, ...], room: int, first: int, indent: int) -> Block:
    block: Block = []
    current: Line = [(" " * first, PLAIN)] if first else []
    used = first
    for said, style in words(line):
        word, size = said, cell_len(said)
        if used + len(word.rstrip()) > room and used > (indent if block else first):
            block.append(trimmed(current))
            current = [(" " * indent, PLAIN)] if indent else []
            used = indent
            word = word.lstrip()
            size = cell_len(word)
        while used + cell_len(word.rstrip()) > room:
            head, word = word[: room - used], word[room - used :]
            block.append([*current, (head, style)])
            current = [(" " * indent, PLAIN)] if indent else []
            used, size = indent, cell_len(word)
        current.append((word, style))
        used += size
    block = [*block, trimmed(current)] if current or not block else block
    return [merged(part) for part in block]


def merged(line: Line) -> Line:
    """Neighbours of one style as one span."""
    whole: Line = []
    for said, style in line:
        if whole and whole[-1][1] == style:
            whole[-1] = (whole[-1][0] + said, style)
        else:
            whole.append((said, style))
    return whole


def words(line: tuple[Span, ...]) -> list[Span]:
    """A line's words, each with the spaces after it; a non-breaking space holds words together."""
    found: list[Span] = []
    for said, style in line:
        start = 0
        for at in range(1, len(said)):
            if said[at] != " " and said[at - 1] == " ":
                found.append((said[start:at], style))
                start = at
        if said:
            found.append((said[start:], style))
    return found


def trimmed(line: Line) -> Line:
    """Without the spaces at the end."""
    line = list(line)
    while line and not line[-1][0].rstrip(" ") and len(line) > 1:
        line.pop()
    if line:
        line[-1] = (line[-1][0].rstrip(" "), line[-1][1])
    return line


def padded(line: Line, room: int) -> Line:
    """At least as wide as the room."""
    spare = room - width(line)
    return [*line, (" " * spare, PLAIN)] if spare > 0 else line


def beside(blocks: Sequence[Block], rooms: Sequence[int], gap: str = " ", style: str = PLAIN) -> Block:
    """Blocks in columns of given widths, filled up to the same height."""
    height = max([len(block) for block in blocks], default=0)
    lines: Block = []
    for at in range(height):
        cells = [padded(block[at] if at < len(block) else [], room) for block, room in zip(blocks, rooms, strict=True)]
        line = cells[0]
        for cell in cells[1:]:
            line = [*line, (gap, style), *cell]
        lines.append(trimmed(line))
    return lines


def shares(room: int, count: int, gap: int = 1) -> list[int]:
    """A room dealt to columns as evenly as it goes."""
    free = room - gap * (count - 1)
    return [free // count + (1 if at < free % count else 0) for at in range(count)]


def ruled(title: str, room: int, after: str = "") -> Line:
    """A heading on a rule across the room; something may stand at its right end."""
    head = f"── {title} "
    tail = f" {after} ──" if after else ""
    fill = room - cell_len(head) - cell_len(tail)
    return [("── ", "rule"), (title, "title"), (" " + "─" * max(0, fill), "rule"), (tail, "rule")]
