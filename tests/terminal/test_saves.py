"""Nothing done so far is lost: killed, full disk, damaged files; and what is said then."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from digsite.kernel.errors import BadOptions, CannotUndo
from digsite.terminal import files, saves
from digsite.terminal.saves import Unreadable, resume, unfinished
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes
from tests.terminal.driving import digsite, environment, kept, played, started, table

EARLIER = Path(__file__).parents[1] / "arnak" / "records" / "earlier"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    return tmp_path


def kept_table(*seats: str, game: str = "arnak", players: int | None = None, **wishes: object) -> Table:
    return Wishes("en", game, players, list(seats or ("person:Ann", "random")), wishes, 7).table()


def test_games_are_kept_under_the_state_folder(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    assert files.folder() == folder / "digsite"
    for nowhere in ("", "relative"):
        monkeypatch.setenv("XDG_STATE_HOME", nowhere)
        monkeypatch.setenv("HOME", "/somewhere")
        assert files.folder() == Path("/somewhere/.local/state/digsite")


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_game_that_was_killed_goes_on_where_it_was(folder: Path, how: signal.Signals) -> None:
    command = [
        sys.executable,
        "-m",
        "digsite",
        "play",
        "arnak",
        "--seed",
        "7",
        "--seat",
        "person:Ann",
        "--seat",
        "random",
    ]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(folder)
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b"dig camp-coin 1\ntravel fear\n")
    process.stdin.flush()
    lines = [process.stdout.readline().decode()]
    while "2. " not in lines[-1] or "Your main action is done" not in "".join(lines):
        lines.append(process.stdout.readline().decode())
        assert lines[-1], "".join(lines)
    time.sleep(0.05)
    process.send_signal(how)
    rest, complaint = process.communicate(timeout=20)
    assert b"Traceback" not in complaint
    if how == signal.SIGINT:
        assert b"The game is saved" in rest
        assert process.returncode == 130
    (file,) = kept(folder)
    again = digsite(folder, "play", str(file), typed="hand\nend-turn\n")
    assert "1. End the turn" in again.stdout
    assert "Ann ends the turn." in again.stdout
    assert again.returncode == 0


def test_a_resumed_game_is_the_same_and_can_be_taken_back_as_far_as_before(folder: Path) -> None:
    first = kept_table()
    for action in ("dig camp-coin 1", "travel fear", "play funding-car"):
        first.act(action)
    (saved,) = unfinished()
    assert saved.path == first.file
    assert (saved.game, saved.round, saved.names) == ("arnak", 1, ["Ann", "Random"])
    again = resume(saved.path)
    assert again.view(0) == first.view(0)
    assert again.told(0) == first.told(0)
    assert [seat.text for seat in again.places] == ["person:Ann", "random"]
    assert again.undo() == "Play Funding (car)"
    assert again.undo() == "Travel with Fear"
    assert again.undo() == "Dig at the coin camp, space 1"
    with pytest.raises(CannotUndo):
        again.undo()
    assert resume(saved.path).view(0) == again.view(0), "what was taken back is taken back in the file too"


def test_a_barrier_stays_one_after_resuming() -> None:
    first = kept_table("person:Ann", "person:Ben")
    for action in ("pass", "end-turn"):
        first.act(action)
    assert first.file is not None
    again = resume(first.file)
    assert "You can no longer undo that" in played(again, "", "undo")


def test_the_language_and_the_seats_are_those_of_the_game_unless_others_are_asked_for() -> None:
    first = Wishes("de", "quetzal", seats=["person:Ann", "random"], seed=7).table()
    assert first.file is not None
    assert resume(first.file).language == "de"
    assert resume(first.file, "fr").language == "fr"
    assert [seat.kind for seat in resume(first.file, seats=["random", "person"]).seats] == ["bot", "person"]
    with pytest.raises(BadOptions):
        resume(first.file, seats=["person"])


def test_a_copy_elsewhere_stays_as_it_is(tmp_path: Path) -> None:
    copy = tmp_path / "before.record"
    first = kept_table()
    first.save(copy)
    text = copy.read_text(encoding="utf-8")
    again = resume(copy)
    again.act("pass")
    assert copy.read_text(encoding="utf-8") == text
    assert again.file is not None
    assert again.file.parent == files.folder()
    assert resume(again.file).view(0) == again.view(0)


def test_a_finished_game_is_not_offered_and_shows_its_score(folder: Path) -> None:
    at = kept_table("random", "random", game="quetzal")
    while not at.over:
        at.act(at.thinking()())
    assert unfinished() == []
    assert at.file is not None
    run = digsite(folder, "play", str(at.file))
    assert "Score sheet" in run.stdout and run.returncode == 0


def test_without_a_name_the_unfinished_games_are_offered(folder: Path) -> None:
    kept_table(game="quetzal").act("visit camp 1 0 0 0")
    run = digsite(folder, "play", typed="7\nnonsense\n1\nquit\n")
    assert (
        "Unfinished games. Which one do you want to continue?\n1. Quetzal, Round 1 of 5, Ann, Random, last played 20"
        in run.stdout
    )
    assert "2. New game: Lost Ruins of Arnak\n3. New game: Quetzal" in run.stdout
    assert "There is no choice 7; there are 3." in run.stdout
    assert "There is no choice nonsense" in run.stdout
    assert "Ann (you):" in run.stdout
    run = digsite(folder, "play", typed="2\nquit\n")
    assert "Lost Ruins of Arnak, unofficial." in run.stdout
    assert digsite(folder, "play").returncode == 0


def test_a_disk_that_is_full_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    at = kept_table()
    assert at.file is not None
    before = at.file.read_text(encoding="utf-8")
    real = os.fsync

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    at.act("dig camp-coin 1")
    told = at.trouble or ""
    assert "No space left on device" in told and "free some space or save somewhere else" in told
    assert at.file.read_text(encoding="utf-8") == before, "the last good save is still there"
    assert [path.name for path in at.file.parent.iterdir()] == [at.file.name], "no half of a file is left"
    monkeypatch.setattr(os, "fsync", real)
    at.act("travel fear")
    assert at.trouble is None
    assert resume(at.file).view(0) == at.view(0)


def test_quitting_with_a_full_disk_puts_the_game_elsewhere_or_warns(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    at = kept_table()
    real = files.write
    home = files.folder()

    def full(path: Path, text: str) -> None:
        if path.parent == home or not elsewhere.exists():
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(path, text)

    monkeypatch.setattr("digsite.terminal.table.write", full)
    printed = played(at, "pass", "quit")
    assert "No space left on device" in printed
    assert f"The game could be saved in {elsewhere}" in printed
    (file,) = elsewhere.iterdir()
    assert resume(file).told(0)[-1] == "Ann passes for this round."
    file.unlink()
    elsewhere.rmdir()
    monkeypatch.setattr(Path, "cwd", lambda: elsewhere)
    at = kept_table()
    printed = played(at, "pass", "quit", "pass", "quit", "quit")
    assert printed.count("“quit” again leaves without saving.") == 1


def test_every_write_fails_and_the_game_goes_on(folder: Path) -> None:
    """A real limit on the size of files, in a process of its own."""

    def tiny() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    arguments = ("play", "arnak", "--seed", "7", "--seat", "person:Ann", "--seat", "random")
    run = started(folder, *arguments, typed="pass\nend-turn\nscore\nquit\nquit\n", preexec_fn=tiny, cwd=folder)
    assert "Cannot write " in run.stdout and ": File too large. Nothing is lost;" in run.stdout
    assert "Ann passes for this round." in run.stdout
    assert "If the game ended now:" in run.stdout
    assert "Traceback" not in run.stderr and run.returncode == 0
    assert kept(folder) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(folder: Path) -> None:
    folder.chmod(0o500)
    try:
        at = kept_table()
        assert at.trouble is not None and "Permission denied" in at.trouble
    finally:
        folder.chmod(0o700)


def test_a_state_folder_that_is_a_file_is_no_reason_to_stop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(folder / "file"))
    monkeypatch.chdir(folder)
    at = kept_table()
    assert at.trouble is not None
    assert unfinished() == []
    at.act("pass")
    assert "Cannot write" in played(at, "end-turn", "quit")


def damaged(text: str, how: str) -> str:
    lines = text.split("\n")
    steps = [number for number, line in enumerate(lines) if line.startswith("0 ")]
    if how == "hash":
        return text.replace("\n= ", "\n= 0")
    if how == "step":
        lines[steps[1]] = "0 dance"
    if how == "cut":
        return "\n".join(lines[: steps[1]]) + "\n0 trav"
    if how == "header":
        lines[4] = "options nonsense"
    return "\n".join(lines)


@pytest.mark.parametrize("how", ["hash", "step", "cut"])
def test_a_damaged_game_says_the_line_and_goes_on_from_before_it(folder: Path, how: str) -> None:
    at = kept_table()
    for action in ("dig camp-coin 1", "travel fear", "end-turn"):
        at.act(action)
    assert at.file is not None
    text = damaged(at.file.read_text(encoding="utf-8"), how)
    at.file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        resume(at.file)
    assert "The record is damaged at line " in caught.value.said
    assert f"play {at.file} --rescue" in caught.value.said
    run = digsite(folder, "play", str(at.file))
    assert run.returncode == 1 and "damaged at line" in run.stderr and "Traceback" not in run.stderr
    saved = resume(at.file, rescue=True)
    assert at.file.read_text(encoding="utf-8") == text, "the damaged file is left alone"
    assert saved.file not in (None, at.file)
    assert (saved.seat, saved.prompt()) == (
        (1, at.prompt()) if how == "hash" else (0, "Pay the travel cost: choose what to travel with.")
    )


@pytest.mark.parametrize("ruling", ["215", "223"])
def test_a_game_of_earlier_rules_says_the_rule_that_changed_and_goes_on_from_there(folder: Path, ruling: str) -> None:
    text = (EARLIER / f"{ruling}.record").read_text(encoding="utf-8")
    file = folder / "arnak-earlier.record"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as caught:
        resume(file)
    line = {"215": 198, "223": 88}[ruling]
    assert f"Rule {ruling} has changed since version 2: what line {line} does" in caught.value.said
    assert "continue from there" in caught.value.said and f"play {file} --rescue" in caught.value.said
    run = digsite(folder, "verify", str(file))
    assert run.returncode == 1 and f"Rule {ruling} has changed" in run.stderr and "Traceback" not in run.stderr
    saved = resume(file, rescue=True)
    assert file.read_text(encoding="utf-8") == text, "the old game is left alone"
    assert saved.file not in (None, file) and saved.seat is not None
    saved.ready()
    saved.act(saved.view(saved.seat)["actions"][0]["id"])
    assert "\nrules 2\n" in saved.file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"Dear Ann", "is not a Digsite record."),
        (b"", "is not a Digsite record."),
        (b"\xff\xfe\x00", "is not a Digsite record."),
        (b"digsite record 1\ngame chess\nrules 1\noptions {}\nseats []\nedition {}\n", "is not a Digsite record."),
        (b"digsite record 1\ngame arnak\nrules 1\noptions nonsense\n", "The record is damaged at line 4"),
    ],
)
def test_what_is_no_record_is_refused(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "x.record"
    file.write_bytes(content)
    for rescue in (False, True):
        with pytest.raises(Unreadable) as caught:
            resume(file, rescue=rescue)
        assert said in caught.value.said


def test_what_cannot_be_read_says_what_to_do(tmp_path: Path, folder: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(Unreadable) as caught:
            resume(path, "de")
        assert "lässt sich nicht lesen" in caught.value.said
    run = digsite(folder, "play", "nothing", "--language", "fr")
    assert run.returncode == 1 and "Impossible de lire" in run.stderr


def test_broken_notes_do_not_disturb_the_list(folder: Path) -> None:
    kept_table()
    for name, text in {
        "arnak-1.record": "digsite record 1\n# table {}\n",
        "arnak-2.record": "digsite record 1\n# table nonsense\n",
        "arnak-3.record": "digsite record 1\n# table []\n",
        "arnak-4.record": "",
        "chess-5.record": 'digsite record 1\n# table {"names":[],"round":1,"saved":"2026-01-01"}\n',
    }.items():
        (files.folder() / name).write_text(text, encoding="utf-8")
    (files.folder() / "arnak-6.record").write_bytes(b"\xff\xff")
    assert len(unfinished()) == 1


def test_a_program_is_not_started_because_a_foreign_file_says_so(tmp_path: Path) -> None:
    at = table()
    at.session.record.seats = ["person", "cmd:touch /tmp/never"]
    file = tmp_path / "foreign.record"
    at.save(file)
    with pytest.raises(Unreadable) as caught:
        resume(file)
    assert "cmd:touch /tmp/never" in caught.value.said and "--seat" in caught.value.said
    assert resume(file, seats=["person", "random"]).seats[1].kind == "bot"


def test_any_record_can_be_gone_on_with(tmp_path: Path) -> None:
    """One that another program wrote: no note, other names, chance still to come."""
    at = table()
    lines = at.session.record.text(at.rules.catalogue).split("\n")
    file = tmp_path / "theirs.record"
    file.write_text("\n".join(lines[:-2]).replace('"person:Ann","random"', '"Zoe","player"') + "\n", encoding="utf-8")
    again = resume(file)
    assert [seat.name for seat in again.seats] == ["Zoe", "Player 2"]
    assert again.seat == 0
    assert len(again.choices()) > 0
    assert saves.note_of(file.read_text(encoding="utf-8")) == {}


def test_two_who_go_on_with_the_same_game_do_not_write_over_each_other() -> None:
    first = kept_table()
    assert first.file is not None
    second = resume(first.file)
    first.act("dig camp-coin 1")
    second.act("pass")
    assert second.file not in (None, first.file)
    first.act("travel fear")
    assert resume(first.file).told(0) == first.told(0)
    assert second.file is not None
    assert resume(second.file).told(0)[-1] == "Ann passes for this round."


def test_ctrl_c_in_the_middle_of_a_step_waits_until_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    at = kept_table()
    real = os.fsync

    def interrupted(handle: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        real(handle)

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        at.act("pass")
    monkeypatch.setattr(os, "fsync", real)
    assert at.file is not None
    assert resume(at.file).told(0)[-1] == "Ann passes for this round."
