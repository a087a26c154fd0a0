"""Several people at one keyboard: nobody's hand is printed before its owner says ready, nor to anybody else."""

from __future__ import annotations

import random

import pytest

from digsite.terminal.table import Table
from tests.terminal.driving import choices, played, played_by, table

READY = "Press Enter when ready."


def test_nothing_of_a_hand_is_shown_before_its_owner_is_ready() -> None:
    printed = played(table("arnak", "person:Ann", "person:Ben"), "", "pass", "end-turn", "hand", "1", "look")
    before, first, *later = printed.split(READY)
    assert "Ann, it is your turn." in before and "Hand:" not in before
    assert "Ann (you):" in first and "Ben (you)" not in first
    assert "Ben, it is your turn." in first.rstrip().rpartition("\n")[2]
    assert later and not any(["Hand:" in part for part in later]), "only an empty line says ready"


def test_what_happened_meanwhile_is_told_to_the_next_one() -> None:
    printed = played(table("arnak", "person:Ann", "person:Ben"), "", "dig camp-coin 1", "travel fear", "end-turn", "")
    told = printed.rpartition(READY)[2]
    assert "Meanwhile:\nAnn travels with Fear.\n" in told
    assert "Ben (you):" in told and "Ann (you)" not in told


def test_blank_lines_push_a_hand_off_the_screen_but_not_into_a_pipe() -> None:
    lines = ("", "pass", "end-turn", "")
    blank = "\n" * 60
    assert blank in played(table("arnak", "person:Ann", "person:Ben"), *lines, screen=True)
    assert blank not in played(table("arnak", "person:Ann", "person:Ben"), *lines)


def test_one_person_among_bots_is_never_asked_to_look_away() -> None:
    printed = played(table("arnak", "random", "person:Ann", "random"), "pass", "end-turn", "pass", "end-turn")
    assert READY not in printed
    assert "Ann (you):" in printed


NAMES = ("Ann", "Ben", "Cleo")


def hands_in(printed: str) -> list[tuple[int, str]]:
    """Whose hands `players` showed, and what was said of each."""
    found, seat = [], -1
    for line in printed.split("\n"):
        seat = next((at for at, name in enumerate(NAMES) if line.startswith((f"{name}:", f"{name} (you):"))), seat)
        if line.startswith("Hand: ") and " in hand" in line:
            found.append((seat, line.removesuffix(".").partition(" in hand")[2].removeprefix(", ")))
    return found


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_whole_game_never_prints_another_hand(game: str) -> None:
    """Of other hands only what the reader's view knows is named, and the rest counted."""
    at = table(game, "person:Ann", "person:Ben", "person:Cleo")
    dice = random.Random(5)
    hands = 0
    asked = ""

    def answer(printed: str) -> str:
        nonlocal hands, asked
        if printed.rstrip().endswith(READY):
            assert "(you)" not in printed.rpartition("\n\n")[2]
            asked = ""
            return ""
        others = [name for seat, name in enumerate(NAMES) if seat != at.viewer]
        assert not any([f"{name} (you)" in printed for name in others])
        for seat, cards in hands_in(printed) if asked == "players" else []:
            shown = sum([counted(card) for card in cards.split(", ") if card and "unknown" not in card])
            assert shown == len(known(at, seat)), (seat, cards)
            hands += seat != at.viewer
        asked = "players" if dice.random() < 0.15 and asked != "players" else ""
        offered = choices(printed)
        return asked or (str(dice.randint(1, len(offered))) if offered else "")

    played_by(at, answer)
    assert hands > 50


def counted(card: str) -> int:
    return int(card.partition(" × ")[0]) if " × " in card else 1


def known(at: Table, seat: int) -> list[str]:
    """The cards of a hand that the reader's view names."""
    player = at.view(at.viewer)["players"][seat]
    return [card for card in [*player["hand"], *player.get("drawn", [])] if card is not None]


def test_what_another_seat_draws_is_not_told() -> None:
    at = table("arnak", "person:Ann", "person:Ben")
    printed = played(at, "", "pass", "end-turn", "", "pass", "end-turn", "", "done", "", "done", "", "log 200")
    log = printed.rpartition("Your choice:\n")[0].rpartition("Your choice:\n")[2]
    assert "draws a card." in log
    mine, other = ("Ann", "Ben") if at.viewer == 0 else ("Ben", "Ann")
    assert f"{mine} draws a card" not in log
    assert f"{other} draws a card." in log


def test_one_may_also_leave_instead_of_being_ready() -> None:
    assert played(table("arnak", "person:Ann", "person:Ben"), "quit").count(READY) == 1
