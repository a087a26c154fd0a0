"""A run as a person starts it: it plays what is missing, says what came of it and can be stopped at any time."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from digsite.arena.match import Seat, play
from digsite.arena.notes import Notes, read_results
from digsite.arena.plan import plan
from digsite.arena.progress import Progress
from digsite.arena.version import bare, version
from digsite.arena.work import start
from digsite.bots.protocol import Budget, Choice
from digsite.cli import parser
from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.kernel.record import replay
from digsite.text.catalog import Catalog
from tools import bot_soak

ROOT = Path(__file__).resolve().parent.parent.parent
ENGLISH = ("--language", "en")


def digsite(*words: str) -> int:
    chosen = parser([words[0]]).parse_args([*words, *ENGLISH])
    return int(chosen.run(chosen))


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(tmp_path)
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


def keys(folder: Path) -> list[str]:
    return [json.loads(line)["key"] for line in (folder / "results.jsonl").read_text().splitlines()]


def test_a_run_leaves_notes_records_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "arena",
        "arnak",
        "random",
        "novice@1",
        "--games",
        "4",
        "--out",
        "out",
        "--json",
        "figures.json",
        "--check",
    )
    assert digsite(*words) == 0
    said = capsys.readouterr()
    assert "No bot had a move replaced" in said.out and "4 of 4 games" in said.err
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert figures["bots"]["random"]["games"] == figures["bots"]["novice@1"]["games"] == 4
    assert figures["bots"]["random"]["wins"] + figures["bots"]["novice@1"]["wins"] == 4
    assert figures["config"]["command"].startswith("digsite arena arnak random novice@1 --games 4 --players 2")
    assert json.loads((tmp_path / "out" / "report.json").read_text()) == figures
    assert (tmp_path / "out" / "report.svg").read_text().startswith("<svg")
    records = sorted((tmp_path / "out" / "records").glob("*.record"))
    assert len(records) == 4
    seats = [replay(GAMES["arnak"].rules, record.read_text())[0].seats for record in records]
    assert sorted(seats) == sorted([["random", "novice@1"], ["novice@1", "random"]] * 2)


def test_what_is_noted_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "quetzal", "random", "--out", "out", "--no-records")
    assert digsite(*words, "--games", "2") == 0
    first = keys(tmp_path / "out")
    assert digsite(*words, "--games", "3") == 0
    assert "2 of 3 games had already been played" in capsys.readouterr().err
    assert keys(tmp_path / "out")[:2] == first and len(keys(tmp_path / "out")) == 3
    assert not (tmp_path / "out" / "records").exists()
    assert digsite(*words, "--games", "3", "--seed", "1") == 0
    assert len(keys(tmp_path / "out")) == 6


def test_the_same_game_is_the_same_in_any_process(tmp_path: Path) -> None:
    words = ("arena", "arnak", "random", "novice@1", "--games", "2")
    assert digsite(*words, "--out", "one") == 0
    assert digsite(*words, "--out", "two", "--jobs", "2") == 0
    one, two = [read_results(tmp_path / folder / "results.jsonl") for folder in ("one", "two")]
    assert {key: game["hash"] for key, game in one.items()} == {key: game["hash"] for key, game in two.items()}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_stopped_it_goes_on_from_there(tmp_path: Path, jobs: str) -> None:
    words = ["arena", "arnak", "random", "novice@2", "--games", "400", "--out", "out", "--jobs", jobs, *ENGLISH]
    script = (
        "import sys\nfrom digsite.cli import parser\nif __name__ == '__main__':\n"
        "    chosen = parser(sys.argv[1:2]).parse_args()\n    sys.exit(chosen.run(chosen))\n"
    )
    (tmp_path / "run.py").write_text(script)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    running = subprocess.Popen(
        [sys.executable, "run.py", *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    path = tmp_path / "out" / "results.jsonl"
    until = time.monotonic() + 60
    while time.monotonic() < until and len(read_results(path)) < 3:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Traceback" not in err and "Run the same command to continue" in err
    done = read_results(path)
    assert 3 <= len(done) < 400 and "Wins" in out
    (played_with,) = {result["version"] for result in done.values()}
    table = {"players": 2, "board": "bird"}
    matches = plan("arnak", [table], ["random", "novice@2"], 400, 0, Budget(), played_with)
    assert {match.key for match in matches} >= done.keys()
    assert len(Notes(tmp_path / "out").missing(matches)) == 400 - len(done)


def test_a_report_that_nobody_reads_ends_quietly(tmp_path: Path) -> None:
    """As in `digsite arena ... | head -0`."""
    words = ["arena", "arnak", "random", "novice", "--games", "2", "--iterations", "2", "--out", str(tmp_path / "out")]
    running = subprocess.Popen(
        [sys.executable, "-m", "digsite", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None and running.stderr is not None
    running.stdout.close()
    told = running.stderr.read()
    running.stderr.close()
    assert running.wait(timeout=60) == 0, told
    assert "pipe" not in told
    assert len(keys(tmp_path / "out")) == 2


def test_a_bot_may_share_its_thinking_between_processes(tmp_path: Path) -> None:
    words = ("arena", "quetzal", "scout@4/2", "random", "--games", "2", "--out")
    for folder in ("one", "two"):
        assert digsite(*words, folder, "--check") == 0
    one, two = [read_results(tmp_path / folder / "results.jsonl") for folder in ("one", "two")]
    assert [game["hash"] for game in one.values()] == [game["hash"] for game in two.values()]
    assert {tuple(game["seats"]) for game in one.values()} == {("scout@4/2", "random"), ("random", "scout@4/2")}


def test_games_side_by_side_of_bots_that_share_their_thinking_come_to_an_end(tmp_path: Path) -> None:
    """Each worker has processes of its own that its bot thinks in."""
    words = ["arena", "arnak", "professor@2/2", "random", "--games", "2", "--jobs", "2", "--out", "out"]
    subprocess.run(
        [sys.executable, "-m", "digsite", *words],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert len(keys(tmp_path / "out")) == 2


def test_a_worker_that_is_killed_loses_no_finished_game(tmp_path: Path) -> None:
    """A program that kills whoever asks it, once a file is there."""
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, os, pathlib, signal, sys\nfor line in sys.stdin:\n"
        f"    if len(list(pathlib.Path({str(tmp_path)!r}).glob('out/records/*'))) > 1:\n"
        "        os.kill(os.getppid(), signal.SIGKILL)\n"
        "    asked = json.loads(line)\n    print(json.dumps({'id': asked['actions'][0]['id']}), flush=True)\n"
    )
    program = f"cmd:{sys.executable} {bot}"
    with pytest.raises(BadOptions, match="same command"):
        digsite("arena", "quetzal", program, "random", "--games", "40", "--jobs", "2", "--out", "out")
    assert 2 <= len(read_results(tmp_path / "out" / "results.jsonl")) < 40


def test_progress_says_how_long_it_takes() -> None:
    now = [100.0]
    out = io.StringIO()
    progress = Progress(10, 4, Catalog("en", strict=True), out, clock=lambda: now[0])
    for _ in range(2):
        now[0] += 15
        progress.add("a 1, b 0")
    assert out.getvalue().strip() == "[##############..........] 6 of 10 games, 15 s per game, 0:01:00 left  a 1, b 0"
    for _ in range(4):
        progress.add("a 1, b 0")
    assert "10 of 10 games" in out.getvalue() and "0:00:00 left" in out.getvalue()


class Broken:
    """Answers something that is not on the list, then breaks."""

    name = "broken"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], actions: list[dict[str, Any]], budget: Budget) -> int:
        self.asked += 1
        if self.asked == 1:
            return -5
        raise ValueError("no idea")

    def consider(self, view: dict[str, Any], actions: list[dict[str, Any]], budget: Budget) -> Choice:
        return Choice(self.choose(view, actions, budget))


def test_an_illegal_choice_of_a_level_is_found() -> None:
    seat = Seat(Broken(), Budget())
    view = {"actions": [{"id": 3, "verb": "dig"}, {"id": 4, "verb": "pass"}]}
    assert [seat.choose(view, 7), seat.choose(view, 9)] == [4, 4]
    assert [(fault["step"], fault["reason"]) for fault in seat.faults] == [(7, "illegal"), (9, "broke")]


def test_a_check_fails_where_a_move_was_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bot.py").write_text("for line in open(0):\n    print('nonsense', flush=True)\n")
    words = ("arena", "quetzal", f"cmd:{sys.executable} -S bot.py", "random", "--games", "2", "--out", "out")
    assert digsite(*words) == 0
    assert digsite(*words, "--check") == 1
    figures = json.loads((tmp_path / "out" / "report.json").read_text())
    assert figures["faults"]["games"] == 2 and figures["bots"]["random"]["lost_moves"] == 0
    assert next(iter(figures["faults"]["count"].values())).keys() == {"not-json"}
    assert "nonsense" in capsys.readouterr().out


def test_the_example_plays_whole_games_without_a_fault() -> None:
    name = f"cmd:{sys.executable} {ROOT / 'examples' / 'mybot.py'}"
    for game in ("arnak", "quetzal"):
        (match, _) = plan(game, [{"players": 2}], [name, "random"], 2, 0, Budget(), "v")
        result, record = play(match, check=True)
        assert result["faults"] == [{}, {}]
        assert replay(GAMES[game].rules, record)[0].seats == [name, "random"]


@pytest.mark.parametrize(
    "words",
    [
        ("arnak", "wizard"),
        ("arnak", "random", "random"),
        ("arnak", "random", "--players", "5"),
        ("arnak", "random", "--games", "0"),
        ("arnak", "random", "--jobs", "0"),
        ("arnak", "random", "--difficulty", "3"),
        ("arnak", "random", "--players", "1", "--difficulty", "7"),
        ("arnak", "random", "--players", "1", "--difficulty", "hard"),
        ("arnak", "random", "--players", "1", "--difficulty", "5..0"),
        ("quetzal", "random", "--board", "bird"),
        ("quetzal", "random", "--players", "1"),
        ("arnak", "random", "--json", "nowhere/figures.json"),
        ("arnak", "random", "--json", "."),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_written(tmp_path: Path, words: tuple[str, ...]) -> None:
    with pytest.raises(BadOptions):
        digsite("arena", *words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ("--iterations", "0"),
        ("--seconds", "0"),
        ("--seconds", "nan"),
    ],
)
def test_options_that_make_no_sense(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        digsite("arena", "arnak", "random", *words)
    assert words[1] in capsys.readouterr().err


def test_a_report_of_nothing_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert digsite("arena", "arnak", "random", "--report", "--out", "out") == 1
    assert "out has no games from this run" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_is_found_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        digsite("arena", "arnak", "random", "novice@1", "--games", "2", "--out", "file/out")
    with pytest.raises(OSError, match="file"):
        digsite("league", "arnak", "--bots", "random", "novice@1", "--games", "2", "--folder", "file/docs")
    assert "2 of 2" not in capsys.readouterr().err


def test_the_solo_table(tmp_path: Path) -> None:
    words = ("arena", "arnak", "random", "--players", "1", "--difficulty", "0..5", "--board", "both", "--games", "1")
    assert digsite(*words, "--out", "out") == 0
    cells = json.loads((tmp_path / "out" / "report.json").read_text())["solo"]
    assert [(cell["board"], cell["difficulty"]) for cell in cells] == [
        (board, difficulty) for board in ("bird", "snake") for difficulty in range(6)
    ]


def test_a_worker_refuses_another_build() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(ImportError):
            start("compiled", "/somewhere/else/digsite/__init__.py")
    finally:
        signal.signal(signal.SIGINT, before)


def test_versions_change_with_the_code_and_not_with_what_is_said_about_it(tmp_path: Path) -> None:
    source = (
        '"""Says something."""\n\nX = 1  # one\n\n\ndef f() -> str:\n    """And more."""\n    return "# no comment"\n'
    )
    assert bare(source) == 'X = 1\ndef f() -> str:\n    return "# no comment"'
    assert version("arnak") != version("quetzal")
    bot = tmp_path / "bot.py"
    bot.write_text("print(1)")
    first = version("arnak", ["random", f"cmd:python3 {bot}"])
    bot.write_text("print(2)")
    assert first != version("arnak", ["random", f"cmd:python3 {bot}"]) != version("arnak")


def test_the_soak_of_the_bots_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--pairs", "quick", "--configurations", "quetzal-2p", "arnak-solo-3-bird", "--iterations", "1"]
    words += ["--folder", str(tmp_path)]
    assert bot_soak.main([*words, "--games", "0.001"]) == 0
    assert "4 games" in capsys.readouterr().out
    assert bot_soak.main([*words, "--games", "0.002"]) == 0
    said = capsys.readouterr()
    assert (
        "6 games" in said.out
        and "every choice was legal" in said.out
        and "2 of 4 games had already been played" in said.err
    )
