"""Ring (d): the numbers of legal sequences from fixed positions."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.quetzal.counting import position_of, sequences
from tests.quetzal.table import quetzal

COUNTS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))[
    "count"
]


def told(entry: dict[str, Any]) -> str:
    return (
        str(entry["position"] or "the start") if "position" in entry else f"{entry['record']} after {entry['actions']}"
    )


@pytest.mark.parametrize("entry", COUNTS, ids=told)
def test_as_many_sequences_as_ever(entry: dict[str, Any]) -> None:
    game = position_of(entry)
    lengths = range(1, len(entry["sequences"]) + 1)
    assert [sequences(game, length) for length in lengths] == entry["sequences"]


def test_there_are_at_least_sixty_positions() -> None:
    assert len(COUNTS) >= 60
    assert len({told(entry) for entry in COUNTS}) == len(COUNTS)


def test_a_count_that_can_be_done_by_hand() -> None:
    """One black meeple and no coins: five bids, or the Camp, after which nothing is left to roll again."""
    game = quetzal("pool: b1; 1 pool: b1; 2 pool: -")
    assert sequences(game, 1) == 5 + 1
    # Seat 1 may not overbid with one meeple: four bids and the Camp, or after the Camp five bids and the Camp.
    assert sequences(game, 2) == 5 * (4 + 1) + 6


def test_a_delivery_that_can_be_counted_by_hand() -> None:
    """Two different cards: neither, one, the other, or both in either order, each closed by done."""
    game = quetzal("round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -; at: ship_1:b1; hand: mummy_vp weapon_vp")
    assert [sequences(game, length) for length in (1, 2, 3)] == [3, 1 + 2 + 2, 1 + 2 + 2]
