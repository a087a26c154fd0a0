"""`digsite study`: from simulated, arena and played games to a report."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from digsite.text.catalog import LANGUAGES
from tests.simulation.house import digsite, simulate


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulated")
    words = ("--seats", "random,random", "--games", "150", "--decisions", folder / "decisions.parquet")
    assert simulate(folder, *words).returncode == 0
    return folder


def test_a_report_of_simulated_games(simulated: Path, tmp_path: Path) -> None:
    done = digsite("study", simulated, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert all(f'<section lang="{language}">' in page for language in LANGUAGES)
    assert not re.search(r'(src|href)="|url\(|ui-study-', page)  # nothing from elsewhere, no text missing
    with (tmp_path / "study.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["section"] for row in rows} >= {
        "seat",
        "score",
        "length",
        "worth_wins",
        "worth_points",
        "opening_round_1",
    }
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows)
    assert pq.read_table(tmp_path / "study.parquet").num_rows == len(rows)
    wins = [float(row["value"]) for row in rows if row["section"] == "seat"]
    games = pq.read_table(simulated / "games.parquet").to_pylist()
    assert wins[0] == pytest.approx(sum([row["win_shares"][0] for row in games]) / len(games), abs=1e-5)


def test_a_report_of_arena_games_and_of_their_records(tmp_path: Path) -> None:
    arena = tmp_path / "arena"
    assert digsite("arena", "quetzal", "random", "novice@1", "--games", "4", "--out", arena).returncode == 0
    for name, files in (("folder", [arena]), ("records", sorted((arena / "records").iterdir()))):
        done = digsite("study", *files, "--out", tmp_path / name)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "folder" / "study.csv").read_bytes() == (tmp_path / "records" / "study.csv").read_bytes()


def test_what_cannot_be_studied_is_refused(simulated: Path, tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("no games")
    broken = tmp_path / "broken.parquet"
    broken.write_bytes((simulated / "games.parquet").read_bytes()[:-200])
    foreign = tmp_path / "foreign.parquet"
    pq.write_table(pa.table({"game": [1]}), foreign)
    unfinished = tmp_path / "unfinished.record"
    unfinished.write_text('digsite record 1\ngame arnak\nrules 2\noptions {"players":2}\nseats ["a","b"]\nedition {}\n')
    empty = tmp_path / "empty"
    empty.mkdir()
    for path, said in (
        (text, "is expected"),
        (broken, "no Parquet file"),
        (foreign, "not from digsite simulate"),
        (unfinished, "not over"),
        (empty, "no game"),
        (simulated / "decisions.parquet", "games is missing"),
        (tmp_path / "none.parquet", "none.parquet"),
    ):
        done = digsite("study", path, "--out", tmp_path / "out")
        assert (done.returncode, said in done.stderr) == (2, True), (path, done.stderr)
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "out").exists()
