"""Ring (d): whole games as they were once played. A difference is either a bug or a change of the rules."""

from __future__ import annotations

import pytest

from tests.arnak.golden import GOLDEN


@pytest.mark.parametrize("name", GOLDEN.ends)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    GOLDEN.check(name)


def test_every_configuration_has_three_records_at_least_and_every_verb_is_used() -> None:
    GOLDEN.check_whole()
    assert len(GOLDEN.ends) >= 60


def test_a_changed_outcome_is_noticed() -> None:
    GOLDEN.check_that_changes_are_noticed("2-bird-uniform-1", "items", 20)
