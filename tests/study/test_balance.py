"""`python -m tools.balance`: what is played, kept, and written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import page_taken
from tools.balance import claims, playing, writing
from tools.balance.plan import TABLES, VARIANTS, Table

SMALL = (
    Table("arnak-2-bird", "arnak", ("random", "random"), 80, {"board": "bird"}, repeats=2),
    Table("arnak-4-bird", "arnak", ("random",) * 4, 40, {"board": "bird"}),
    Table("arnak-2-snake", "arnak", ("random", "random"), 20, {"board": "snake"}),
    Table("quetzal-4", "quetzal", ("random",) * 4, 30),
    Table("quetzal-4-track-poor", "quetzal", ("random",) * 4, 30, variant="track-poor"),
)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (claims, playing, writing):
        monkeypatch.setattr(module, "TABLES", SMALL)
    monkeypatch.setattr(page_taken, "FILE", tmp_path / "taken.json")
    (tmp_path / "docs").mkdir()
    return tmp_path


def test_a_batch_is_played_once_and_every_claim_has_its_interval(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games = root / "games"
    playing.play(games, 1, 1)
    assert "quetzal-4-track-poor" in capsys.readouterr().err
    playing.play(games, 1, 1)
    assert capsys.readouterr().err == ""
    writing.write(games, root)
    page = (root / "docs" / "balance.md").read_text(encoding="utf-8")
    assert "1 of 50 batches" in page
    seats = [line for line in page.splitlines() if line.startswith("| 4 players, Bird Temple | random | ")]
    assert [line.split(" | ")[2] for line in seats] == ["40", "1", "2", "3", "4"]  # games, then seats
    assert all("% to " in line for line in seats[1:])
    assert "World Boardgaming Championships 2023" in page
    assert "| track poor | 30 |" in page
    for picture in ("arnak-seats", "quetzal-seats"):
        assert f"balance/{picture}.svg" in page
        assert (root / "docs" / "balance" / f"{picture}.svg").read_text(encoding="utf-8").startswith("<svg xmlns=")
    rows = (root / "docs" / "balance" / "balance.csv").read_text(encoding="utf-8").splitlines()
    assert {line.split(",")[0] for line in rows[1:]} == {table.name for table in SMALL}


def test_the_plan_can_be_played() -> None:
    """Every table is legal, each variant another edition, and a whole plan has what docs/balance.md promises."""
    runs = [table.run(0) for table in TABLES]
    editions = [str(run.options.get("edition")) for run in runs if run.game == "quetzal" and len(run.seats) == 4]
    assert len(set(editions)) == len(VARIANTS) + 1
    assert len({table.name for table in TABLES}) == len(TABLES)
    for game in ("arnak", "quetzal"):
        scouts = [table.games for table in TABLES if table.game == game and set(table.bots) == {"scout"}]
        rangers = [table.games for table in TABLES if table.game == game and "ranger" in table.bots]
        assert 50 * sum(scouts) >= 20_000 and 50 * sum(rangers) >= 2_000
