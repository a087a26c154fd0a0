"""`digsite play` and its options: who sits where, which language, and how it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.bots.levels import make
from digsite.bots.protocol import Budget
from digsite.kernel.errors import BadOptions
from digsite.terminal.language import spoken_here
from digsite.terminal.seats import Seat, budget_of, recorded_seat
from digsite.terminal.wishes import Wishes
from tests.terminal.driving import digsite, environment, started, table


def test_seats_that_nobody_asked_for_are_bots() -> None:
    assert [seat.text for seat in Wishes("en", "arnak").seated()] == ["person", "scout"]
    assert [seat.text for seat in Wishes("en", "arnak", players=3).seated()] == ["person", "scout", "scout"]
    assert [seat.text for seat in Wishes("en", "arnak", players=1).seated()] == ["person"]
    asked = ["random", "person:Ann B.", "cmd:python3 ./mybot --fast"]
    assert [seat.text for seat in Wishes("en", "quetzal", seats=asked).seated()] == asked


@pytest.mark.parametrize(
    "seats",
    [
        ["wizard"],
        ["cmd:"],
        ["cmd:x '"],
        ["cmd:./no-such-program"],
        [""],
        ["person"] * 3,
        ["scout@0"],
        ["scout/0"],
        ["person@4"],
    ],
)
def test_wrong_seats_are_refused(seats: list[str]) -> None:
    with pytest.raises(BadOptions):
        Wishes("en", "arnak", players=2, seats=seats).seated()


def test_those_who_share_a_name_are_numbered() -> None:
    at = table("quetzal", "person", "random", "random", "person:Ann")
    assert [seat.name for seat in at.seats] == ["Player 1", "Random 2", "Random 3", "Ann"]
    solo = table("arnak", "person", players=1)
    assert [seat.name for seat in solo.seats] == ["Player 1", "The rival"]
    assert solo.people == [0]


def test_a_bot_thinks_as_long_as_its_seat_says() -> None:
    """The same seed and number of iterations make the same choice wherever the level is asked."""
    at = table("arnak", "scout@4", "professor@3")
    assert [seat.name for seat in at.seats] == ["Scout@4", "Professor@3"]
    view = at.view(0)
    asked = make("arnak", "scout", at.seed * 2).consider(view, view["actions"], Budget(iterations=4))
    assert at.thinking()() == asked.action
    assert budget_of(at.seats[1]) == Budget(iterations=3) and budget_of(Seat("bot", "", "ranger@0.5s")).seconds == 0.5
    assert budget_of(Seat("bot", "", "ranger")) == Budget()


@pytest.mark.parametrize(
    "text", ["person", "person:Ann", "random", "professor", "scout@64", "ranger@0.5s/2", "cmd:./mybot", "rival"]
)
def test_a_seat_survives_the_record(text: str) -> None:
    assert recorded_seat(text).text == text


def test_the_language_is_that_of_the_locale() -> None:
    assert spoken_here({"LANG": "de_DE.UTF-8"}) == "de"
    assert spoken_here({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert spoken_here({"LANG": "it_IT"}) == spoken_here({"LC_ALL": "C"}) == spoken_here({}) == "en"


def test_the_command_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    run = digsite(tmp_path, "play", "quetzal", "--language", "fr", "--seed", "7", typed="quitter\n")
    assert "Quetzal, version non officielle." in run.stdout
    assert "La partie" in run.stdout or "Elle est conservée" in run.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "7"], "players"),
        (["--seat", "wizard"], "'wizard' is none of"),
        (["--players", "2", "--difficulty", "3"], "difficulty"),
        (["--edition", "nowhere.toml"], "edition"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    run = digsite(tmp_path, "play", "arnak", *arguments)
    assert run.returncode == 2
    assert complaint in run.stderr and "Traceback" not in run.stderr


def test_an_edition_is_played_with_its_figures(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("[location.camp]\ncoins = 3\n", encoding="utf-8")
    run = digsite(tmp_path, "play", "quetzal", "--edition", str(edition), "--seed", "7", typed="card camp\n")
    assert "each earns 3 coins" in run.stdout


def test_a_program_from_outside_may_sit_at_the_table(tmp_path: Path) -> None:
    bot = Path(__file__).parents[2] / "examples" / "mybot.py"
    seat = f"cmd:{sys.executable} {bot}"
    run = started(
        tmp_path, "play", "arnak", "--seed", "7", "--seat", "person:Ann", "--seat", seat, typed="pass\nend-turn\nquit\n"
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "Program mybot.py" in run.stdout.partition("Ann ends the turn.")[2]


def test_a_program_that_fails_loses_its_move_and_is_told_of(tmp_path: Path) -> None:
    seats = ["--seat", "person:Ann", "--seat", "cmd:false"]
    run = digsite(tmp_path, "play", "arnak", "--seed", "7", *seats, typed="pass\nend-turn\nquit\n")
    assert "Program false gave no playable answer (died: " in run.stdout
    assert "Program false passes for this round." in run.stdout


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "digsite", "play", "arnak", "--seat", "random", "--seat", "random"]
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=30) == 0
    assert complaint == b""


def test_old_encodings_and_strange_bytes_do_no_harm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "digsite", "play", "arnak", "--language", "fr", "--seed", "7"]
    variables = {**environment(tmp_path), "PYTHONIOENCODING": "ascii"}
    run = subprocess.run(
        command, input=b"\xff\xfe\nmain\nquitter\n", capture_output=True, env=variables, timeout=30, check=False
    )
    assert run.returncode == 0 and run.stderr == b""
    assert b"Peur" in run.stdout


def test_without_textual_it_plays_in_lines_and_says_how_to_get_the_screen(tmp_path: Path) -> None:
    """At a terminal, with Textual out of the way."""
    pty = pytest.importorskip("pty")
    code = (
        "import sys\nfor name in ('textual', 'rich'): sys.modules[name] = None\n"
        "from digsite.cli import main\nsys.exit(main(['play', 'arnak', '--seed', '7']))"
    )
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**environment(tmp_path), "TERM": "xterm"},
    )
    os.close(theirs)
    os.write(ours, b"quit\n")
    printed = b""
    while b"The game is saved" not in printed:
        printed += os.read(ours, 65536)
    _, complaint = process.communicate(timeout=30)
    os.close(ours)
    assert b"pip install 'digsite[terminal]'" in complaint
    assert process.returncode == 0


def test_a_dumb_terminal_is_plain_by_itself(tmp_path: Path) -> None:
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "digsite", "play", "arnak", "--seed", "7", "--seat", "person:Ann", "--seat", "random"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        env={**environment(tmp_path), "TERM": "dumb"},
    )
    os.close(theirs)
    os.write(ours, b"pass\nquit\n")
    printed = b""
    while b"The game is saved" not in printed:
        printed += os.read(ours, 65536)
    _, complaint = process.communicate(timeout=30)
    os.close(ours)
    assert (process.returncode, complaint) == (0, b"")
    assert b"Ann passes for this round." in printed


def test_options_without_a_game_choose_the_game_that_has_them(tmp_path: Path) -> None:
    run = digsite(tmp_path, "play", "--plain", "--difficulty", "2", "--players", "1", typed="quit\n")
    assert run.returncode == 0 and "Arnak" in run.stdout
    mixed = digsite(tmp_path, "play", "--difficulty", "2", "--edition", "mine.toml")
    assert mixed.returncode == 2 and "no game has all of them" in mixed.stderr


def test_the_help_names_every_option_of_every_game(tmp_path: Path) -> None:
    said = " ".join(digsite(tmp_path, "play", "--help").stdout.split())
    assert "arnak: 1 to 4; quetzal: 2 to 5" in said
    assert "arnak: bird or snake" in said and "arnak: 0 to 5, only with players 1" in said
