"""What a seat knows as numbers: named places in a row of bytes, written into a buffer that the caller gives.

A game lays its numbers out in blocks (`Block`), so that names and places cannot disagree; its observer fills them in.
An observation shows nothing that the seat's view does not show. The observing seat is described first, the others in
turn order after it, so that one network can play every seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from digsite.kernel.effects import Table
from digsite.kernel.writer import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

G = TypeVar("G", bound=Table)

MOST: Final = 255  # what does not fit into a byte reads as the most that does
ZEROS: Final[dict[int, bytes]] = {}  # by length


@final
class Block:
    """Names in the order of their numbers; each addition returns the place of its first number in the block."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def one(self, name: str) -> int:
        """A single number."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, prefix: str, things: tuple[str, ...]) -> int:
        """A number for each of these things."""
        self.names += [f"{prefix}.{thing}" for thing in things]
        return len(self.names) - len(things)

    def grid(self, prefix: str, places: tuple[str, ...], things: tuple[str, ...]) -> int:
        """A number for each thing at each place, place by place."""
        self.names += [f"{prefix}.{place}.{thing}" for place in places for thing in things]
        return len(self.names) - len(places) * len(things)


@final
class Numbers:
    """One observation while it is being written; all that is not written is 0."""

    __slots__ = ("row",)

    def __init__(self, size: int) -> None:
        zeros = ZEROS.get(size)
        if zeros is None:
            zeros = ZEROS[size] = bytes([0] * size)
        self.row = BytesWriter()
        self.row.write(zeros)

    def put(self, at: i64, value: i64) -> None:
        """Write one number."""
        number: int = value
        self.row[at] = number if number < MOST else MOST

    def mark(self, at: i64) -> None:
        """Write a 1: something is so."""
        self.row[at] = 1

    def add(self, at: i64) -> None:
        """Count one thing more."""
        held: int = self.row[at]  # mypyc makes objects of `+=`
        if held < MOST:
            self.row[at] = held + 1

    def get(self, at: i64) -> int:
        """A number as it is so far."""
        return self.row[at]

    def write(self, out: memoryview | bytearray, start: int) -> None:
        """Write all of them into a buffer; ValueError, with nothing written, if they do not fit."""
        end = start + len(self.row)
        if start < 0 or end > len(out):
            raise ValueError(f"{len(self.row)} bytes from {start} on are needed, there are {len(out)}")
        out[start:end] = self.row.getvalue()

    def count(self, at: i64, things: tuple[int, ...]) -> None:
        """Count things by their numbers, those below zero left out."""
        for thing in things:
            if thing >= 0:
                self.add(at + thing)

    def bits(self, at: i64, mask: i64) -> None:
        """A 1 for each bit that is set."""
        while mask:
            if mask & 1:
                self.mark(at)
            mask >>= 1
            at += 1


class Observer(Generic[G]):
    """Writes what a seat of one game knows as numbers."""

    def names(self, players: int) -> tuple[str, ...]:
        """What each number is, by the number of players."""
        raise NotImplementedError

    def size(self, players: int) -> int:
        """How many numbers there are."""
        raise NotImplementedError

    def numbers(self, game: G, seat: int) -> Numbers:
        """An observation by itself."""
        raise NotImplementedError

    def write(self, game: G, seat: int, out: memoryview | bytearray, start: int = 0) -> None:
        """Write an observation into a buffer of bytes; ValueError, with nothing written, if it does not fit."""
        self.numbers(game, seat).write(out, start)
