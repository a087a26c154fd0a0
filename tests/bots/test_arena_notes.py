"""What is noted on disk: whatever happened to it, what is whole counts and the rest is played again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from digsite.arena.notes import read_results
from tests.bots.test_arena_run import _elsewhere, digsite

__all__ = ["_elsewhere"]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    words = ("arena", "arnak", "random", "--games", "3", "--out", "out")
    digsite(*words)
    path = tmp_path / "out" / "results.jsonl"
    whole = path.read_text()
    path.write_text(whole[:-200])
    assert len(read_results(path)) == 2
    digsite(*words)
    lines = [json.loads(line) for line in whole.splitlines()]
    again = read_results(path)
    assert len(again) == 3
    assert [again[line["key"]]["hash"] for line in lines] == [line["hash"] for line in lines]


def test_a_damaged_line_is_played_again(tmp_path: Path) -> None:
    words = ("arena", "arnak", "random", "--games", "3", "--out", "out")
    digsite(*words)
    path = tmp_path / "out" / "results.jsonl"
    first, second, third = path.read_bytes().splitlines(keepends=True)
    key = json.loads(third)["key"]
    path.write_bytes(first + second[:40] + b"\xff\xfe" + second[42:] + json.dumps({"key": key}).encode() + b"\n")
    assert list(read_results(path)) == [json.loads(first)["key"]]
    assert digsite(*words) == 0
    assert read_results(path).keys() == {json.loads(line)["key"] for line in (first, second, third)}


@pytest.mark.parametrize(
    "damage",
    [{"key": [1]}, {"scores": None}, {"scores": [{}]}, {"clocks": [{}]}, {"winners": [7]}, {"faults": [None, None]}],
)
def test_a_line_that_says_something_else_is_played_again(tmp_path: Path, damage: dict[str, Any]) -> None:
    words = ("arena", "arnak", "random", "--games", "2", "--out", "out")
    digsite(*words)
    path = tmp_path / "out" / "results.jsonl"
    first, second = path.read_text().splitlines()
    path.write_text(f"{'[' * 200_000}\n{json.dumps({**json.loads(first), **damage})}\n{second}\n")
    assert list(read_results(path)) == [json.loads(second)["key"]]
    assert digsite(*words) == 0
    assert len(read_results(path)) == 2


def test_games_of_both_builds_are_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "arnak", "random", "--games", "2", "--out", "out")
    digsite(*words)
    path = tmp_path / "out" / "results.jsonl"
    path.write_text(path.read_text().replace('"build":"pure"', '"build":"compiled"', 1))
    capsys.readouterr()
    digsite(*words, "--report")
    assert "compiled, pure" in capsys.readouterr().out


def test_what_a_program_said_cannot_cut_a_line(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("for line in open(0):\n    print('\\u2028x\\x85y', flush=True)\n")
    digsite("arena", "quetzal", f"cmd:{sys.executable} -X utf8 -S bot.py", "random", "--games", "2", "--out", "out")
    assert len(read_results(tmp_path / "out" / "results.jsonl")) == 2


def test_a_report_of_what_was_noted_is_that_of_what_was_played(tmp_path: Path) -> None:
    words = ("arena", "arnak", "random", "novice@1", "--games", "2", "--out", "out")
    assert digsite(*words) == 0
    played = [(tmp_path / "out" / f"report.{kind}").read_text() for kind in ("txt", "json", "svg")]
    assert digsite(*words, "--report") == 0
    assert [(tmp_path / "out" / f"report.{kind}").read_text() for kind in ("txt", "json", "svg")] == played
