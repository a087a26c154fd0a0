"""The record: it replays to the same hash, and a damaged one is refused at the right line."""

from __future__ import annotations

import json
import random
import re

import pytest

from tests.arnak.table import state_of
from tests.engine.damage import DAMAGES
from tests.engine.driver import CONFIGURATIONS, Desk, Json

HEADER = ["digsite record 1", "game arnak", "rules 2", "options ", "seats ", "edition {}"]
STEP = re.compile(r"(\*|\d) [a-z]")


def played(steps: int = 60, **options: object) -> tuple[Desk, list[str]]:
    """A game played for some steps, and the lines of its record."""
    desk = Desk()
    desk.done("new", game="arnak", **{"players": 2, "seed": 31, **options})
    desk.done("playout", seed=5, limit=steps)
    return desk, desk.done("record")["record"].split("\n")


def corrupt(desk: Desk, lines: list[str]) -> Json:
    error = desk.refused("replay", record="\n".join(lines))
    assert error["code"] == "corrupt-record", error
    assert isinstance(error["line"], int) and 1 <= error["line"] <= len(lines)
    assert error["expected"] and f"ine {error['line']}" in error["message"]
    return error


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_a_whole_game_replays_to_the_same_hash(options: Json) -> None:
    desk, other = Desk(), Desk()
    desk.new(seed=31, **options)
    end = desk.done("playout", seed=5)
    record = desk.done("record")["record"]
    again = other.done("replay", record=record)
    assert (again["hash"], again["over"], again["seat"]) == (end["hash"], True, None)
    assert again["steps"] == len([line for line in record.splitlines() if STEP.match(line)])
    assert other.done("record")["record"] == record
    assert other.done("score") == desk.done("score")


def test_the_form_of_a_record() -> None:
    desk, _ = played(0, players=1, board="snake", difficulty=2)
    desk.act("pass", "end-turn")
    text = desk.done("record")["record"]
    assert text.endswith("\n") and "\r" not in text
    lines = text.split("\n")
    for line, start in zip(lines, HEADER, strict=False):
        assert line.startswith(start)
    assert json.loads(lines[3].removeprefix("options ")) == {"players": 1, "board": "snake", "difficulty": 2}
    assert len(json.loads(lines[4].removeprefix("seats "))) == 2
    assert lines[6] == ""
    shuffles = [line.split()[1] for line in lines[7:] if line.startswith("* ")]
    assert shuffles[:8] == ["items", "artifacts", "level1", "level2", "guardians", "idols", "assistants", "bonuses"]
    assert shuffles[8:] == ["red", "rival", "deck"]
    assert lines[-4:-2] == ["0 pass", "0 end-turn"]
    assert lines[-2] == f"= {desk.hash()}"


def test_upto_stops_after_that_many_steps() -> None:
    desk, lines = played(40)
    record = "\n".join(lines)
    steps = [line for line in lines if STEP.match(line)]
    other = Desk()
    for upto in (0, 1, 10, 11, 25, len(steps), len(steps) + 5):
        answer = other.done("replay", record=record, upto=upto)
        assert answer["steps"] == min(upto, len(steps))
        written = other.done("record")["record"].split("\n")
        assert [line for line in written if STEP.match(line)] == steps[:upto]
    assert answer["hash"] == desk.hash()


def test_the_hash_after_every_step_is_that_of_the_game_as_it_was_played() -> None:
    desk, other = Desk(), Desk()
    desk.new(seed=4)
    hashes = [desk.hash()]
    dice = random.Random(4)
    for _ in range(25):
        hashes.append(desk.done("act", id=dice.choice(desk.done("actions")["actions"])["id"])["hash"])
    record = desk.done("record")["record"]
    first = len([line for line in record.split("\n") if line.startswith("* ")])
    assert [other.done("replay", record=record, upto=first + step)["hash"] for step in range(26)] == hashes


def test_a_loaded_game_is_recorded_with_the_state_it_began_with() -> None:
    desk, other = Desk(), Desk()
    desk.done("load", state=state_of("players: 3; hand: gold-pan fear"))
    state = desk.done("state")["state"]
    desk.act("play gold-pan", "dig camp-coin 1", "travel fear")
    lines = desk.done("record")["record"].split("\n")
    assert json.loads(lines[6].removeprefix("state ")) == state
    assert lines[7:] == ["", "0 play gold-pan", "0 dig camp-coin 1", "0 travel fear", f"= {desk.hash()}", ""]
    assert other.done("replay", record="\n".join(lines))["hash"] == desk.hash()
    assert other.done("record")["record"] == "\n".join(lines)
    assert corrupt(other, [*lines[:3], 'options {"board":"bird","players":2}', *lines[4:]])["line"] == 4
    assert corrupt(other, [*lines[:6], "state {}", *lines[7:]])["line"] == 7


def test_comments_blank_lines_and_windows_line_ends_mean_nothing() -> None:
    desk, lines = played(20)
    decorated = ["# a game", ""]
    for line in lines:
        decorated += [f"{line}  # said somebody", "", "# and so on"]
    other = Desk()
    assert other.done("replay", record="\n".join(decorated))["hash"] == desk.hash()
    assert other.done("record")["record"] == "\n".join(lines)
    assert other.done("replay", record="\r\n".join(lines))["hash"] == desk.hash()


def test_the_hash_may_be_left_out_but_must_be_right() -> None:
    desk, lines = played(20)
    assert desk.done("replay", record="\n".join(lines[:-2]))["hash"] == desk.hash()
    assert corrupt(desk, [*lines[:-2], "= 0123456789abcdef", ""])["line"] == len(lines) - 1
    assert corrupt(desk, [*lines[:-2], "=", ""])["line"] == len(lines) - 1


def test_names_of_seats_are_kept() -> None:
    desk, lines = played(5)
    lines[4] = 'seats ["Ann \\u0023 1","scout"]'
    desk.done("replay", record="\n".join(lines))
    assert desk.done("record")["record"].split("\n")[4] == lines[4]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "digsite record 2"),
        (1, ""),
        (2, "game chess"),
        (2, "match arnak"),
        (3, "rules 3"),
        (3, "rules 0"),
        (3, "rules one"),
        (4, 'options {"players":9}'),
        (4, 'options {"players":2,"wings":1}'),
        (4, 'options {"players":2'),
        (4, "options []"),
        (5, 'seats ["one"]'),
        (5, "seats [1,2]"),
        (5, "seats {}"),
        (6, 'edition {"cards":1}'),
        (6, "edition"),
        (8, "* items axe"),
        (8, "* items axe axe"),
        (8, "0 pass"),
        (8, "items axe"),
        (8, "*"),
        (8, "* dance"),
        (18, "1 pass"),
        (18, "* pass"),
        (18, "0 end-turn"),
        (18, "0 dance"),
        (18, "0"),
        (18, "pass"),
        (18, "0 pass pass"),
        (18, "7 pass"),
    ],
)
@pytest.mark.parametrize("above", [[], ["# a comment", "", "#"]])
def test_a_damaged_line_is_named_by_its_number(line: int, text: str, above: list[str]) -> None:
    desk, lines = played(0)
    desk.act("pass", "end-turn", "pass", "end-turn")
    lines = desk.done("record")["record"].split("\n")
    assert lines[17] == "0 pass"
    lines[line - 1] = text
    expected = line + len(above) + (1 if text in ("", "* items axe") else 0)
    assert corrupt(desk, [*above, *lines])["line"] == expected


def test_nothing_stands_after_the_hash() -> None:
    desk, lines = played(10)
    assert corrupt(desk, [*lines[:-1], "# later", "", "0 pass"])["line"] == len(lines) + 2


def test_nothing_happens_after_the_end_of_the_game() -> None:
    desk = Desk()
    desk.new()
    desk.done("playout", seed=1)
    lines = desk.done("record")["record"].split("\n")
    assert corrupt(desk, [*lines[:-2], "0 pass"])["line"] == len(lines) - 1


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 1, "difficulty": 2, "board": "snake"}])
def test_a_record_with_a_line_dropped_doubled_swapped_or_garbled_is_refused_there_or_later(options: Json) -> None:
    desk, lines = played(50, **options)
    before = desk.hash()
    dice = random.Random(2)
    outcomes = []
    for at in range(len(lines) - 1):
        for damage in DAMAGES:
            damaged = damage(dice, list(lines), at)
            answer = desk.ask("replay", record="\n".join(damaged))
            if answer["ok"]:
                assert answer["hash"] == before, (damage, at)
            else:
                assert answer["error"]["code"] == "corrupt-record", (answer, damage, at)
                assert answer["error"]["line"] >= min(at + 1, len(damaged) - 1), (answer, damage, at)
            outcomes.append(answer["ok"])
    assert outcomes.count(False) > 0.8 * len(outcomes)
    desk.done("replay", record="\n".join(lines))
    assert desk.hash() == before
