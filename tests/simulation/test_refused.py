"""What cannot be simulated is refused before anybody plays, and nothing half written is taken for whole."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest

from tests.simulation.house import digsite, simulate

TWO = ("--seats", "random,random", "--games", "2", "--jobs", "1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "random,nobody", "--games", "2"], "nobody: one of random"),
        (["--seats", "random,random,random,random,random", "--games", "2"], "players"),
        (["--seats", "random,random", "--games", "0"], "0"),
        (["--seats", "random,random", "--games", "2", "--board", "fish"], "board"),
        ([*TWO, "--ray", "127.0.0.1:1"], "there is no cluster at 127.0.0.1:1"),
        ([*TWO, "--ray", "somewhere"], "HOST:PORT"),
        ([*TWO, "--edition", "/no/such/file"], "edition"),
    ],
)
def test_a_wrong_order_is_refused(tmp_path: Path, words: list[str], said: str) -> None:
    done = simulate(tmp_path, *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "games.parquet").exists()


def test_a_place_that_cannot_be_written_is_noticed_first(tmp_path: Path) -> None:
    for out, said in ((tmp_path / "none" / "games.parquet", "no folder"), (tmp_path, "is a folder")):
        done = digsite("simulate", "arnak", *TWO, "--out", out)
        assert (done.returncode, said in done.stderr) == (2, True), done.stderr


def test_another_runs_files_are_left_alone(tmp_path: Path) -> None:
    assert simulate(tmp_path, *TWO).returncode == 0
    before = (tmp_path / "games.parquet").read_bytes()
    done = simulate(tmp_path, *TWO, "--seed", "1")
    assert (done.returncode, "another run" in done.stderr) == (2, True), done.stderr
    assert (tmp_path / "games.parquet").read_bytes() == before


def test_a_full_disk_leaves_nothing_that_looks_whole(tmp_path: Path) -> None:
    def small_files() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    words = ("--seats", "random,random", "--games", "60", "--jobs", "1")
    done = simulate(tmp_path, *words, preexec_fn=small_files)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "games.parquet").exists()
    assert not (tmp_path / "run.json").exists()
    assert simulate(tmp_path, *words).returncode == 0


def test_a_damaged_chunk_is_played_again(tmp_path: Path) -> None:
    assert simulate(tmp_path, *TWO).returncode == 0
    whole = (tmp_path / "games.parquet").read_bytes()
    key = json.loads((tmp_path / "run.json").read_text())["key"]
    for name in ("games.parquet", "run.json"):
        (tmp_path / name).unlink()
    parts = tmp_path / "games.parquet.parts"
    parts.mkdir()
    (parts / "run.json").write_text(json.dumps({"key": key}))
    (parts / "00000000.games").write_bytes(b"half")
    done = simulate(tmp_path, *TWO)
    assert (done.returncode, "damaged" in done.stderr) == (2, True), done.stderr
    assert simulate(tmp_path, *TWO).returncode == 0
    assert (tmp_path / "games.parquet").read_bytes() == whole


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no JSON"),
        ("[]", "no manifest"),
        ("{}", "none of a simulation"),
        ('{"game":"chess"}', "none of a simulation"),
    ],
)
def test_a_foreign_manifest_is_refused(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text)
    done = digsite("reproduce", path)
    assert (done.returncode, said in done.stderr) == (2, True), done.stderr


def test_another_engines_run_is_refused(tmp_path: Path) -> None:
    assert simulate(tmp_path, *TWO).returncode == 0
    path = tmp_path / "run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), "engine": "0.0.1-0123456789"}))
    done = digsite("reproduce", path)
    assert (done.returncode, "0.0.1-0123456789" in done.stderr) == (2, True), done.stderr
