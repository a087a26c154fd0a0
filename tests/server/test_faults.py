"""Two real servers on one real database: one is killed, one is paused for longer than its lease, one is stopped.

`python -m tests.server.faults` does it for as long as you like, with more tables and more kinds of faults.
"""

from __future__ import annotations

import pytest

from tests.server.faults import round_of


@pytest.mark.slow
async def test_nothing_confirmed_is_lost_doubled_reordered_or_shown_to_the_wrong_seat() -> None:
    result = await round_of(["kill", "pause", "stop"], servers=2, tables=6, seed=4, pace=0.4, paused=8.0)
    assert result["violations"] == []
    assert result["confirmed"] > 50
    assert result["slowest"]["kill"] < 20.0  # ten seconds on a machine with nothing else to do
