"""Two real servers on one real database: one is killed, one is paused for longer than its lease, one is stopped.

`python -m tests.server.faults` does it for as long as you like, with more tables and more kinds of faults.
"""

from __future__ import annotations

import pytest

from tests.server.faults import round_of


@pytest.mark.slow
async def test_nothing_confirmed_is_lost_doubled_reordered_or_shown_to_the_wrong_seat() -> None:
    patience = {"paused": 8.0, "back_within": 120.0}  # how long it takes is for the command to say
    result = await round_of(["kill", "pause", "stop"], servers=2, tables=6, seed=4, pace=0.4, **patience)
    assert result["violations"] == []
    assert result["confirmed"] > 10
