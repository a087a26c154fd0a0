"""The compiled engine plays the very same games: traps of the compiler show as another hash."""

from __future__ import annotations

import pytest

from tests.compiled.builds import both
from tests.compiled.chains import GAMES, golden_records

GAMES_EACH = 200
GOLDEN = golden_records()


@pytest.mark.parametrize("part", range(4))
def test_golden_records_go_step_by_step_on_both_builds(part: int) -> None:
    pure, compiled = both("-m", "tests.compiled.chains", *GOLDEN[part::4])
    assert pure == compiled
    assert len(pure) == len(GOLDEN[part::4])


@pytest.mark.parametrize(
    "configuration", [f"{game}:{configuration}" for game, (_, names) in GAMES.items() for configuration in names]
)
def test_random_games_are_the_same_on_both_builds(configuration: str) -> None:
    jobs = [f"{configuration}:{first}:20" for first in range(0, GAMES_EACH, 20)]
    pure, compiled = both("-m", "tests.compiled.chains", *jobs)
    assert pure == compiled
    assert len(pure) == len(jobs)


def test_batches_of_games_write_the_same_bytes_on_both_builds() -> None:
    jobs = [f"batch:{game}:{name}:7:150" for game, (_, names) in GAMES.items() for name in list(names)[::3]]
    pure, compiled = both("-m", "tests.compiled.chains", *jobs)
    assert pure == compiled
    assert len(pure) == len(jobs)
