"""What is studied: the games of one kind of table as arrays, and their decisions a piece at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from digsite.bots.protocol import Json
from digsite.kernel.codec import canonical
from digsite.study.intervals import group_of
from digsite.study.needs import numpy

Pieces = Callable[[], Iterator[Any]]  # decisions as Arrow tables, each with whole games


@dataclass
class Sample:
    """Games at equal tables. Arrays have a row per game and, where it makes sense, a column per seat."""

    game: str
    options: Json
    players: int  # seats that decide; an automatic opponent comes after them
    numbers: Any
    deals: Any
    seats: Any
    scores: Any
    parts: dict[str, Any]
    wins: Any
    rounds: Any
    steps: Any
    decisions: Any
    choices: Any
    pieces: list[Pieces] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def key(self) -> str:
        """Samples with the same key are about the same kind of table."""
        return canonical([self.game, self.options, self.scores.shape[1]])

    @property
    def groups(self) -> Any:
        """The group of each game for intervals: games with the same deal stay together."""
        return group_of(self.deals)

    @property
    def bots(self) -> list[str]:
        """Who plays, strongest or not, by name."""
        return sorted(set(self.seats[:, : self.players].ravel().tolist()))


def sample_of(game: str, options: Json, table: Any) -> Sample:
    """A sample from a table with the columns of a file of games."""
    np = numpy()
    seats = len(table["scores"][0]) if len(table) else int(options["players"])

    def by_seat(name: str, kind: Any) -> Any:
        flat = table[name].combine_chunks().flatten().to_pylist()
        return np.array(flat, dtype=kind).reshape(len(table), seats)

    def plain(name: str) -> Any:
        return np.array(table[name].to_pylist(), dtype=np.int64)

    return Sample(
        *(game, options, int(options["players"]), plain("game"), plain("deal"), by_seat("seats", object)),
        by_seat("scores", np.float64),
        {name: by_seat(name, np.float64) for name in table.column_names if name.startswith("score_")},
        by_seat("win_shares", np.float64),
        *(plain("rounds"), plain("steps"), plain("decisions"), plain("choices")),
    )


def together(samples: list[Sample]) -> list[Sample]:
    """Samples about the same kind of table become one; games keep their numbers apart."""
    found: dict[str, Sample] = {}
    for sample in samples:
        known = found.get(sample.key)
        found[sample.key] = sample if known is None else joined(known, sample)
    return list(found.values())


def joined(one: Sample, other: Sample) -> Sample:
    np = numpy()
    shift = int(one.numbers.max()) + 1 if len(one) else 0

    def both(name: str) -> Any:
        return np.concatenate([getattr(one, name), getattr(other, name)])

    return Sample(
        *(one.game, one.options, one.players),
        np.concatenate([one.numbers, other.numbers + shift]),
        np.concatenate([one.deals, other.deals + shift]),
        *(both("seats"), both("scores")),
        {name: np.concatenate([values, other.parts[name]]) for name, values in one.parts.items()},
        *(both("wins"), both("rounds"), both("steps"), both("decisions"), both("choices")),
        one.pieces + [shifted(pieces, shift) for pieces in other.pieces],
    )


def shifted(pieces: Pieces, shift: int) -> Pieces:
    """The same decisions, their games' numbers raised."""

    def again() -> Iterator[Any]:
        from digsite.simulation.needs import arrow

        pa = arrow()
        for table in pieces():
            yield table.set_column(0, "game", pa.compute.add(table["game"], shift))

    return again
