"""What the others did when not all of it fits: the first steps of each turn."""

from __future__ import annotations

from typing import Final

from digsite.terminal.screen.ink import Block, wrapped

MORE: Final = " …"


def first_steps(turns: list[list[str]], room: int, height: int) -> Block:
    """The first sentences of every turn, then the second ones, and so on until the room is full."""
    depth = max([len(turn) for turn in turns], default=0)
    order = [(turn, at) for at in range(depth) for turn in range(len(turns)) if at < len(turns[turn])]
    block: Block = []
    for count in range(1, len(order) + 1):
        drawn = told(turns, [sum([turn == one for turn, _ in order[:count]]) for one in range(len(turns))], room)
        if block and len(drawn) > height:
            break
        block = drawn
    return block[:height]


def told(turns: list[list[str]], shown: list[int], room: int) -> Block:
    """A number of sentences of each turn; where some are left out, the last one says so."""
    block: Block = []
    for turn, count in zip(turns, shown, strict=True):
        for at, said in enumerate(turn[:count]):
            left_out = at + 1 == count < len(turn)
            block += wrapped([(said + MORE if left_out else said, "")], room, 0, 2)
    return block
