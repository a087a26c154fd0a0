"""Lines of styled text and their layout: side by side, wrapped, in columns. Nothing is ever cut off.

A span is a text with the name of a style; a line is a list of spans; a block is a list of lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.cells import cell_len

Span = tuple[str, str]
Line = list[Span]
Block = list[Line]
Cell = Callable[[int], Block]  # draws itself into a width

PLAIN: Final = ""
UNBROKEN: Final = 1000
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
    for whole in words(line):
        word = whole
        if used + width(trimmed(word)) > room and used > (indent if block else first):
            block.append(trimmed(current))
            current = [(" " * indent, PLAIN)] if indent else []
            used = indent
            word = [(word[0][0].lstrip(" "), word[0][1]), *word[1:]]
        while used + width(trimmed(word)) > room:
            head, word = parted(word, room - used)
            block.append([*current, *head])
            current = [(" " * indent, PLAIN)] if indent else []
            used = indent
        current += word
        used += width(word)
    block = [*block, trimmed(current)] if current or not block else block
    return [merged(part) for part in block]


def merged(line: Line) -> Line:
    """Neighbors of one style as one span."""
    whole: Line = []
    for said, style in line:
        if whole and whole[-1][1] == style:
            whole[-1] = (whole[-1][0] + said, style)
        else:
            whole.append((said, style))
    return whole


def parted(word: Line, room: int) -> tuple[Line, Line]:
    """The part of a word that fits, and the rest."""
    signs = [(sign, style) for said, style in word for sign in said]
    return merged(signs[:room]), merged(signs[room:])


def words(line: tuple[Span, ...]) -> list[Line]:
    """A line's words, each with the spaces after it; a non-breaking space holds words together, a style parts none."""
    found: list[Line] = []
    before = " "
    for said, style in line:
        for piece in re.findall(" +|[^ ]+ *", said):
            if not found or (before == " " and piece[0] != " "):
                found.append([])
            found[-1].append((piece, style))
            before = piece[-1]
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
    """A width divided among columns as evenly as possible."""
    free = room - gap * (count - 1)
    return [free // count + (1 if at < free % count else 0) for at in range(count)]


def in_rows(cells: Sequence[Cell], room: int) -> list[tuple[list[int], Block]]:
    """Cells side by side with the widths of their columns, as even as their words allow; if need be in two rows."""
    even = shares(room, len(cells), 3)
    needs = [longest(cell(UNBROKEN)) for cell in cells]
    if sum(needs) > sum(even) and len(cells) > 1:
        half = (len(cells) + 1) // 2
        return [*in_rows(cells[:half], room), *in_rows(cells[half:], room)]
    rooms = [max(share, need) for share, need in zip(even, needs, strict=True)] if len(cells) > 1 else even
    while sum(rooms) > sum(even):
        spare = [have - need for have, need in zip(rooms, needs, strict=True)]
        rooms[spare.index(max(spare))] -= 1
    return [(rooms, beside([cell(share) for cell, share in zip(cells, rooms, strict=True)], rooms, " │ ", "rule"))]


def columned(cells: Sequence[Cell], room: int, most: int) -> Block:
    """Cells in rows of equally many columns, at most so many, fewer where a word would not fit."""
    needs = max([longest(cell(UNBROKEN)) for cell in cells], default=0)
    fewest = [count for count in range(most, 1, -1) if min(shares(room, count, 3)) >= needs]
    count = fewest[0] if fewest else 1
    rooms = shares(room, count, 3)
    block: Block = []
    for first in range(0, len(cells), count):
        drawn = [cell(share) for cell, share in zip(cells[first:], rooms, strict=False)]
        block += beside(drawn + [[]] * (count - len(drawn)), rooms, " │ ", "rule")
    return block


def longest(block: Block) -> int:
    """How wide the widest word is."""
    return max([width(trimmed(word)) for line in block for word in words(tuple(line))], default=0)


def ruled(title: str, room: int, after: str = "") -> Line:
    """A heading on a rule across the room; something may stand at its right end."""
    head = f"── {title} "
    tail = f" {after} ──" if after else ""
    fill = room - cell_len(head) - cell_len(tail)
    return [("── ", "rule"), (title, "title"), (" " + "─" * max(0, fill), "rule"), (tail, "rule")]
