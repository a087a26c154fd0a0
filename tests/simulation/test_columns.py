"""docs/simulation.md names every column, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from digsite.games import GAMES
from digsite.simulation.columns import FIELDS

PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", FIELDS)
def test_the_page_names_every_column(kind: str) -> None:
    table = PAGE.partition(f"| {kind} | |\n")[2].partition("\n\n")[0]
    told = {name for row in table.splitlines()[1:] for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    for game in GAMES:
        names = {"score_PART" if name.startswith("score_") else name for name, _, _ in FIELDS[kind](game)}
        assert told == names
