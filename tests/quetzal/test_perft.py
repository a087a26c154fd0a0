"""Ring (d): the numbers of legal sequences from fixed positions."""

from __future__ import annotations

import pytest

from tests.golden import Entry, sequences, told
from tests.quetzal.golden import GOLDEN
from tests.quetzal.table import quetzal


@pytest.mark.parametrize("entry", GOLDEN.counts, ids=told)
def test_as_many_sequences_as_ever(entry: Entry) -> None:
    GOLDEN.check_count(entry)


def test_there_are_at_least_sixty_positions() -> None:
    assert len(GOLDEN.counts) >= 60
    assert len({told(entry) for entry in GOLDEN.counts}) == len(GOLDEN.counts)


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
