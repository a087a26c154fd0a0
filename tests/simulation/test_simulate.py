"""`digsite simulate`: the same file whoever plays, whatever dies, and what the file says."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from digsite.games import GAMES
from digsite.kernel.record import replay
from tests.simulation.house import THREE_CHUNKS, digsite, simulate, started, workers


def content(folder: Path) -> bytes:
    return (folder / "games.parquet").read_bytes()


def rows_of(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(path).to_pylist()
    return found


def waited(found: Callable[[], Any]) -> Any:
    """What is found, as soon as there is something."""
    until = time.monotonic() + 60
    while not (seen := found()):
        assert time.monotonic() < until
        time.sleep(0.02)
    return seen


def test_two_processes_write_the_same_bytes(plain: Path, tmp_path: Path) -> None:
    assert simulate(tmp_path, *THREE_CHUNKS, "--jobs", "2").returncode == 0
    assert content(tmp_path) == content(plain)
    assert (tmp_path / "run.json").read_bytes() == (plain / "run.json").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.parquet", "run.json"]


def test_two_workers_of_a_ray_cluster_write_the_same_bytes(plain: Path, tmp_path: Path) -> None:
    done = simulate(tmp_path, *THREE_CHUNKS, "--jobs", "2", "--ray", "local")
    assert done.returncode == 0, done.stderr
    assert content(tmp_path) == content(plain)


def test_a_killed_worker_changes_nothing(plain: Path, tmp_path: Path) -> None:
    process = started(tmp_path, *THREE_CHUNKS, "--jobs", "2")
    os.kill(waited(lambda: workers(process.pid))[0], signal.SIGKILL)
    said = process.communicate(timeout=120)
    assert process.returncode == 0, said
    assert content(tmp_path) == content(plain)


def test_a_stopped_run_resumes(plain: Path, tmp_path: Path) -> None:
    process = started(tmp_path, *THREE_CHUNKS, "--jobs", "1")
    first = tmp_path / "games.parquet.parts" / "00000000.games"
    waited(first.exists)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert "same command" in said[1]
    assert first.exists()
    assert not (tmp_path / "games.parquet").exists()
    again = simulate(tmp_path, *THREE_CHUNKS, "--jobs", "1")
    assert again.returncode == 0
    assert content(tmp_path) == content(plain)


def test_a_finished_run_is_not_played_again(plain: Path) -> None:
    before = (plain / "games.parquet").stat().st_mtime_ns
    assert simulate(plain, *THREE_CHUNKS).returncode == 0
    assert (plain / "games.parquet").stat().st_mtime_ns == before


def test_rows_tell_the_games(plain: Path) -> None:
    rows = rows_of(plain / "games.parquet")
    assert [row["game"] for row in rows] == list(range(1200))
    assert len({row["actions_hash"] for row in rows}) == 1200
    for row in rows:
        parts = [name for name in row if name.startswith("score_")]
        assert row["scores"] == [sum([row[part][seat] for part in parts]) for seat in (0, 1)]
        assert sum(row["win_shares"]) == pytest.approx(1.0)
        assert row["choices"] > row["decisions"] > 50


@pytest.mark.parametrize(
    ("game", "words", "seats"),
    [
        ("arnak", ["--seats", "random", "--board", "snake", "--difficulty", "3"], ["random", "rival"]),
        ("arnak", ["--seats", "random,random,random,random"], ["random"] * 4),
        ("quetzal", ["--seats", "random,random,random"], ["random"] * 3),
        ("quetzal", ["--seats", "random,novice@1"], ["random", "novice@1"]),
    ],
)
def test_records_replay_to_their_rows(tmp_path: Path, game: str, words: list[str], seats: list[str]) -> None:
    records, decisions = tmp_path / "records.parquet", tmp_path / "decisions.parquet"
    more: list[str | Path] = ["--games", "3", "--jobs", "1", "--records", records, "--decisions", decisions]
    done = simulate(tmp_path, *words, *more, game=game)
    assert done.returncode == 0, done.stderr
    rules = GAMES[game].rules
    for row, kept in zip(rows_of(tmp_path / "games.parquet"), rows_of(records), strict=True):
        record, final, _ = replay(rules, kept["record"])
        assert record.seats[: len(seats)] == row["seats"][: len(seats)] == seats
        assert [score["total"] for score in rules.scores(final)] == row["scores"]
        mine = [one for one in rows_of(decisions) if one["game"] == row["game"]]
        assert (len(mine), sum([one["legal"] for one in mine])) == (row["decisions"], row["choices"])
        flat = [action for step in record.steps for action in step.actions]
        for one in mine:
            assert rules.catalogue[flat[one["step"]]].notation == one["chosen"]
            assert one["took"] in one["offered"]
            assert one["chosen"].split()[0] == one["took"].split()[0]


def test_seats_turn_and_deals_repeat(tmp_path: Path) -> None:
    words = ["--seats", "random,novice@1", "--games", "4", "--rotate", "--repeats", "2", "--jobs", "1"]
    assert simulate(tmp_path, *words, game="quetzal").returncode == 0
    rows = rows_of(tmp_path / "games.parquet")
    assert [row["deal"] for row in rows] == [0, 0, 1, 1]
    assert [row["seats"][0] for row in rows] == ["random", "random", "novice@1", "novice@1"]


def test_a_run_is_reproduced_from_its_manifest(plain: Path, tmp_path: Path) -> None:
    done = digsite("reproduce", plain / "run.json", "--jobs", "2")
    assert (done.returncode, "the same" in done.stdout) == (0, True), done
    wrong = tmp_path / "run.json"
    wrong.write_text(json.dumps({**json.loads((plain / "run.json").read_text()), "games": 100, "seed": 1}))
    done = digsite("reproduce", wrong, "--jobs", "1")
    assert (done.returncode, "differ" in done.stdout) == (1, True), done
