"""Ring (d): the numbers of legal sequences from fixed positions."""

from __future__ import annotations

import pytest

from tests.arnak.golden import GOLDEN
from tests.arnak.table import arnak
from tests.golden import Entry, sequences, told


@pytest.mark.parametrize("entry", GOLDEN.counts, ids=told)
def test_as_many_sequences_as_ever(entry: Entry) -> None:
    GOLDEN.check_count(entry)


def test_there_are_at_least_sixty_positions_of_at_least_two_actions() -> None:
    assert len(GOLDEN.counts) >= 60
    assert len({told(entry) for entry in GOLDEN.counts}) == len(GOLDEN.counts)
    assert all([len(entry["sequences"]) > 1 for entry in GOLDEN.counts])


def test_a_count_that_can_be_done_by_hand() -> None:
    """Empty hands: both pass and end their turns; in round 2 a Fear is drawn, for a boot to one of five camps or a pass."""
    game = arnak("deck: fear; 1 deck: fear")
    assert [sequences(game, length) for length in (1, 2, 3, 4, 5)] == [1, 1, 1, 1, 5 + 1]


def test_two_ways_to_travel_are_two_sequences() -> None:
    """Five camps, each paid with one card or the other; passing; the coin first, or after passing, or not at all."""
    game = arnak("deck: funding-boat; hand: fear funding-car; 1 deck: fear; items: - - - - -; artifacts: -")
    assert sequences(game, 1) == 5 + 1 + 1
    dig, take_the_coin, go_by = 5 * 2, 5 + 1, 2
    assert sequences(game, 2) == dig + take_the_coin + go_by
