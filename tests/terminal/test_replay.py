"""Records: stepping through one, printing one position, saying whether it is sound."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from digsite.games import GAMES
from digsite.kernel.errors import CorruptRecord
from digsite.kernel.play import to_decide
from digsite.kernel.record import replay
from digsite.terminal.plain_replay import PlainReplay
from digsite.terminal.replay import Replay
from tests.terminal.driving import PROMPT, ROOT, digsite

RECORD = ROOT / "tests" / "arnak" / "records" / "2-bird-eager-1.record"
TEXT = RECORD.read_text(encoding="utf-8")


def made(language: str = "en") -> Replay:
    return Replay(GAMES["arnak"].rules, TEXT, language)


def gone_through(*lines: str, language: str = "en") -> list[str]:
    """What is printed after each line."""
    out, typed = io.StringIO(), iter(lines)

    def ask(prompt: str) -> str | None:
        print(prompt.rstrip(), file=out)
        return next(typed, None)

    shown = made(language)
    assert PlainReplay(shown, ask, out).run() == 0
    return out.getvalue().split(f"{shown.catalog.say('ui-your-choice')}\n")


def test_every_position_is_that_of_the_record() -> None:
    shown = made()
    rules = GAMES["arnak"].rules
    assert shown.at == 0
    for step in (0, 1, 7, shown.steps // 2, shown.steps):
        shown.go(step)
        _, game, _ = replay(rules, TEXT, upto=step)
        assert rules.encode(shown.position) == rules.encode(game)
    assert shown.over
    assert shown.sheet().final
    shown.forward()
    assert shown.at == shown.steps
    shown.go(-5)
    assert shown.at == 0
    shown.back()
    assert shown.at == 0


def test_a_round_begins_where_somebody_first_decides_in_it() -> None:
    shown = made()
    assert shown.rounds == [1, 2, 3, 4, 5]
    for number in shown.rounds:
        start = shown.round_start(number)
        assert start is not None
        shown.go(start)
        assert shown.view(None)["round"] == number
        seat = to_decide(shown.position)
        assert seat is not None and seat >= 0
    assert shown.round_start(6) is None


def test_forward_back_and_jumping() -> None:
    opening, one, two, back, ten, third, end, far = gone_through(
        "", "forward 2", "back", "step 10", "round 3", "end", "step 99999"
    )[:8]
    assert "Step 0 of" in opening
    assert "Step 1 of" in one and "Step 3 of" in two and "Step 2 of" in back and "Step 10 of" in ten
    assert "Round 3 of 5" in third
    assert "Victory" in end and end == far


def test_what_happened_and_who_did_it_is_told() -> None:
    shown = made()
    start = shown.round_start(1)
    assert start is not None
    shown.go(start + 1)
    step = shown.record.steps[start]
    assert shown.action_line().startswith(f"Player {step.seat + 1}: ")


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    printed = gone_through("round 2", "seat 1", "hand", "seat 0", "players", "seat 7", "seat x")
    assert "Player 1 (you):" in printed[2] and "Hand: " in printed[3]
    assert "(you)" not in printed[4]
    assert printed[6].strip() == printed[7].strip() == "There is no such seat."


def test_the_showing_commands_work_and_others_are_refused() -> None:
    printed = gone_through(
        "round 2",
        "look",
        "row",
        "map",
        "track",
        "score",
        "card hat",
        "rule 2",
        "log",
        "help",
        "dance",
        "undo",
        "round 9",
    )
    assert "Items: " in printed[3] and "Coin camp" in printed[4] and "Research track" in printed[5]
    assert "If the game ended now:" in printed[6] and "Hat: item" in printed[7] and "main action" in printed[8]
    assert "jump to a round" in printed[10]
    assert (
        "“dance” is not a choice or a command" in printed[11] and "“undo” is not a choice or a command" in printed[12]
    )
    assert "does not reach that round" in printed[13]


@pytest.mark.parametrize(("language", "line"), [("fr", "manche 2"), ("de", "runde 2")])
def test_replays_speak_the_languages(language: str, line: str) -> None:
    shown = made(language)
    assert shown.catalog.say("ui-round", round=2, rounds=5) in gone_through(line, language=language)[1]


def test_a_damaged_record_is_refused() -> None:
    with pytest.raises(CorruptRecord):
        Replay(GAMES["arnak"].rules, TEXT.replace("\n0 ", "\n0 x", 1), "en")


def test_the_command_steps_through_a_record(tmp_path: Path) -> None:
    run = digsite(tmp_path, "replay", str(RECORD), "--seat", "1", typed="round 2\nquit\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Player 1 (you):" in run.stdout.partition(PROMPT)[2]


def test_show_prints_one_position(tmp_path: Path) -> None:
    run = digsite(tmp_path, "show", str(RECORD), "--at", "40", "--seat", "2")
    assert run.stdout.startswith("Step 40 of ")
    assert "Player 2 (you):" in run.stdout and "Research track" in run.stdout and "If the game ended now:" in run.stdout
    assert "Score sheet" in digsite(tmp_path, "show", str(RECORD)).stdout
    for wrong, status in ((["--at", "99999"], 2), (["--at", "-1"], 2), (["--seat", "9"], 2)):
        run = digsite(tmp_path, "show", str(RECORD), *wrong)
        assert run.returncode == status and "There is no " in run.stderr and run.stdout == ""


def test_verify_says_whether_a_record_is_sound_and_the_score(tmp_path: Path) -> None:
    run = digsite(tmp_path, "verify", str(RECORD))
    assert run.returncode == 0
    assert run.stdout.startswith("The record is valid. ")
    assert "Victory" in run.stdout
    lines = TEXT.split("\n")
    half = tmp_path / "half.record"
    half.write_text("\n".join(lines[: len(lines) // 2]) + "\n", encoding="utf-8")
    run = digsite(tmp_path, "verify", str(half), "--language", "de")
    assert run.returncode == 0 and "Die Aufzeichnung bricht vor dem Spielende ab." in run.stdout
    bad = tmp_path / "bad.record"
    bad.write_text(TEXT.replace("\n= ", "\n= 0"), encoding="utf-8")
    run = digsite(tmp_path, "verify", str(bad))
    assert run.returncode == 1 and "The record is damaged at line" in run.stderr and run.stdout == ""
    assert digsite(tmp_path, "verify", str(tmp_path)).returncode == 1
