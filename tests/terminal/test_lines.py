"""The client that is nothing but lines: a number or a notation in, the position and the next choice out."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.arnak import RULES
from digsite.kernel.record import replay
from digsite.terminal.arnak import position
from digsite.terminal.lines import play
from tests.arnak.table import arnak, state_of

ROOT = Path(__file__).parents[2]
SHEET = re.compile(r"^Seat (\d): (-?\d+) points \((.*)\)$", re.MULTILINE)


def played(*lines: str, **options: object) -> str:
    """What a game prints for these lines of input."""
    out = io.StringIO()
    assert play("arnak", {"players": 2, **options}, 7, io.StringIO("".join([f"{line}\n" for line in lines])), out) == 0
    return out.getvalue()


def last_offer(printed: str) -> str:
    """The last decision that was offered, with its numbered actions."""
    return printed[: printed.rindex("> ")].rpartition("\n\n")[2]


def offered(printed: str) -> list[str]:
    return [line[5:] for line in last_offer(printed).split("\n")[1:] if line]


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4, "board": "snake"}, {"players": 1, "difficulty": 3, "board": "snake"}]
)
def test_a_whole_game_is_played_by_numbers_alone(options: dict[str, object]) -> None:
    dice = random.Random(1)
    printed = played(*[str(dice.randint(1, 9)) for _ in range(6000)], **options)
    assert "Left before the end" not in printed
    last = printed[printed.rindex("> ") :]
    sheet = SHEET.findall(last)
    assert [int(seat) for seat, _, _ in sheet] == list(range(max(2, int(str(options["players"])))))
    for _, total, parts in sheet:
        assert int(total) == sum([int(part.split()[1]) for part in parts.split(", ")])
    best = max([int(total) for _, total, _ in sheet])
    winners = re.findall(r"seat (\d)", last[last.index("Won:") :])
    assert winners
    assert all([int(sheet[int(seat)][1]) == best for seat in winners])
    assert "--- Round 5," in printed


def test_a_number_and_the_notation_beside_it_are_the_same() -> None:
    first = offered(played())
    assert first[0] == "dig camp-coin 1"
    assert played("1") == played("dig camp-coin 1")
    assert "Seat 0, pay-travel:" in played("1")


def test_what_happens_is_told() -> None:
    printed = played("dig camp-coin 1", "travel fear")
    assert "seat 0 travelled card fear" in printed
    assert "seat 0 gained coin 2" in printed


def test_undo_takes_back_and_shows_the_position_again() -> None:
    printed = played("dig camp-coin 1", "undo", "undo")
    assert "Taken back: 0 dig camp-coin 1" in printed
    assert printed.count("--- Round 1, bird temple, seat 0 ---") == 2
    assert "There is nothing to take back." in printed
    assert last_offer(printed) == last_offer(played())
    barred = played("pass", "end-turn", "undo")
    assert "That step cannot be taken back" in barred
    assert "Seat 1, turn:" in last_offer(barred)


def test_why_explains_with_ruling_and_page() -> None:
    printed = played("why end-turn", "why pass", "why dance", "why research magnifier 1-1")
    assert "A turn needs a main action; whoever takes none must pass. (Ruling 2, rulebook page 8.)" in printed
    assert "That is possible." in printed
    assert "There is no such action." in printed
    assert "Missing: 1 compass, 1 arrowhead." in printed
    assert last_offer(printed) == last_offer(played())


def test_an_action_that_is_not_possible_is_explained_instead() -> None:
    printed = played("end-turn")
    assert "A turn needs a main action" in printed
    assert last_offer(printed) == last_offer(played())


def test_score_looks_ahead_and_look_shows_the_position_again() -> None:
    printed = played("score", "look")
    assert "Seat 1: 8 points (research 0, temple 0, idols 10, guardians 0, cards 0, fear -2)" in printed
    assert "Ahead: seat 0 and seat 1" in printed
    assert printed.count("--- Round 1, bird temple, seat 0 ---") == 2


def test_a_saved_game_replays(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    printed = played("dig camp-coin 1", "travel fear", "end-turn", f"save {saved}", "pass")
    assert f"Written to {saved}." in printed
    record, game, _ = replay(RULES, saved.read_text(encoding="utf-8"))
    assert game.turn == 1
    assert [step.text(RULES.catalogue) for step in record.steps[-3:]] == [
        "0 dig camp-coin 1",
        "0 travel fear",
        "0 end-turn",
    ]


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    printed = played(f"save {tmp_path}/nowhere/game.txt", f"save {tmp_path}", "save", "save a\0b", "dig camp-coin 1")
    assert f"Could not write {tmp_path}/nowhere/game.txt" in printed
    assert f"Could not write {tmp_path}:" in printed
    assert "Seat 0, pay-travel:" in last_offer(printed)


@pytest.mark.parametrize(
    "line",
    ["", "   ", "0", "-1", "999", "9" * 5000, "1.0", "x", "dig", "dig camp-coin", "undo it not", "²", "\ud800", "٣٣"],
)
def test_nonsense_changes_nothing(line: str) -> None:
    printed = played(line)
    assert last_offer(printed) == last_offer(played())
    assert printed.count("Seat 0, turn:") == 2


def test_help_names_every_command() -> None:
    printed = played("help")
    for command in ("look", "score", "why", "undo", "save", "help", "quit"):
        assert command in printed.split("> ")[1]


@pytest.mark.parametrize("lines", [[], ["quit"], ["pass", "quit", "end-turn"]])
def test_quit_or_the_end_of_input_leaves_the_game(lines: list[str]) -> None:
    printed = played(*lines)
    assert printed.endswith("Left before the end.\n")
    assert "Won" not in printed


def hands(printed: str) -> list[tuple[str, list[str]]]:
    """Whose hand each position showed, `(you)` included, and what was seen of it."""
    found = re.findall(r"^(Seat \d(?: \(you\))?):.*\n(?:    (?!hand).*\n)*    hand: (.*)$", printed, re.MULTILINE)
    return [(owner, cards.split(", ")) for owner, cards in found]


def test_each_seat_sees_its_own_hand_and_of_others_only_how_many_cards() -> None:
    shown = hands(played("pass", "end-turn", players=3))
    hidden = ["?"] * 5
    assert [owner for owner, _ in shown] == ["Seat 0 (you)", "Seat 1", "Seat 2", "Seat 0", "Seat 1 (you)", "Seat 2"]
    assert [cards == hidden for _, cards in shown] == [False, True, True, True, False, True]
    assert "?" not in shown[0][1] + shown[4][1]


def test_what_another_seat_draws_is_not_told() -> None:
    printed = played(*["pass", "end-turn"] * 2, *["lay fear", "done"] * 2)
    drawn = dict(re.findall(r"seat (\d) drew card (\S+)", printed))
    assert set(drawn) == {"0", "1"}
    assert drawn["0"] == "None"
    assert drawn["1"] != "None"


def test_a_position_shows_the_known_and_hides_the_unknown() -> None:
    game = arnak(
        "hand: torch; tablet: 3; guardians: g-boat!; assistants: a-coins+!; at: l1-1; tiles: l1-1=s1-jewel;"
        "wardens: l1-1=g-car; play: axe; 1 hand: machete hat fear; 1 passed: yes"
    )
    text = position(RULES.view(game, 0))
    assert "Seat 0 (you): 3 tablet; magnifier start" in text
    assert "with a-coins gold exhausted, g-boat (boon used)" in text
    assert "play area: axe" in text
    assert "Site       l1-1 s1-jewel: 0, guardian g-car" in text
    assert hands(text) == [("Seat 0 (you)", ["torch"]), ("Seat 1", ["?", "?", "?"])]
    assert "passed" in text.rpartition("Seat 1:")[2]
    assert "machete" not in text and "hat" not in text.split("Bonuses")[1]


def test_idols_in_slots_are_counted_though_nobody_has_seen_them() -> None:
    state = state_of("slots: idol-coin idol-tablet; crates: idol-exile")
    state["players"][0]["unseen"] = [0, 2]
    for seat in (0, 1):
        assert "idols 1 in crates, 2 in slots" in position(RULES.view(RULES.decode(state), seat))


def test_the_rival_is_shown_with_its_arrow() -> None:
    assert re.search(r"Rival: magnifier \S+, 9 tiles left, arrow (left|right); used: \S+", played(players=1))


def test_without_a_seed_one_is_drawn_and_told() -> None:
    outs = [io.StringIO(), io.StringIO()]
    for out in outs:
        play("arnak", {"players": 2}, None, io.StringIO(""), out)
    seeds = [re.findall(r"Seed (\d+)\.", out.getvalue()) for out in outs]
    assert [len(found) for found in seeds] == [1, 1]
    assert seeds[0] != seeds[1]


def test_the_command_starts_a_game() -> None:
    command = [sys.executable, "-m", "digsite", "play", "--players", "1", "--difficulty", "2", "--seed", "7"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    typed = "pass\nquit\n"
    run = subprocess.run(command, input=typed, text=True, capture_output=True, env=environment, timeout=30, check=True)
    assert run.stderr == ""
    assert "seat 0 passed" in run.stdout
    assert run.stdout.endswith("Left before the end.\n")
