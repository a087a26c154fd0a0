"""How rounds begin: the first main actions of a seat in a round, and how often it wins then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from digsite.study.intervals import Figure, mean
from digsite.study.needs import numpy
from digsite.study.samples import Sample

KINDS: Final = ("turn", "place")  # of decisions that begin a turn, in either game
LEAST: Final = 30
LENGTH: Final = 2  # main actions that make an opening of the first round


@dataclass(frozen=True)
class Opening:
    """What was done first in a round, how often, and the win share."""

    round: int
    things: tuple[str, ...]
    wins: Figure


def openings(sample: Sample) -> list[Opening]:
    """For every round its first action, for the first round also its first two; the most frequent first."""
    np = numpy()
    found: dict[tuple[int, tuple[str, ...]], list[tuple[int, int]]] = {}
    for pieces in sample.pieces:
        for table in pieces():
            gather(table, found)
    rows = []
    for (turn, things), cases in found.items():
        if len(cases) < LEAST:
            continue
        games, seats = np.array(cases).T
        place = np.searchsorted(sample.numbers, games)
        rows.append(Opening(turn, things, mean(sample.wins[place, seats], sample.groups[place])))
    return sorted(rows, key=lambda row: (row.round, len(row.things), -row.wins.cases, row.things))


def gather(table: Any, found: dict[tuple[int, tuple[str, ...]], list[tuple[int, int]]]) -> None:
    """Add the openings of some games."""
    begun: dict[tuple[int, int, int], list[str]] = {}
    columns = [table[name].to_pylist() for name in ("game", "seat", "round", "kind", "took")]
    for game, seat, turn, kind, took in zip(*columns, strict=True):
        if kind in KINDS:
            begun.setdefault((game, seat, turn), []).append(took)
    for (game, seat, turn), taken in begun.items():
        found.setdefault((turn, (taken[0],)), []).append((game, seat))
        if turn == 1 and len(taken) >= LENGTH:
            found.setdefault((turn, tuple(taken[:LENGTH])), []).append((game, seat))
