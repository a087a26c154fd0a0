"""Bots from outside: what they are told, and that whatever they do costs them a move and nothing else."""

from __future__ import annotations

import json
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.bots.outside import Outside, fallback, program_name
from digsite.bots.protocol import Budget
from digsite.dice import SeededDice
from digsite.kernel.session import Session

SESSION = Session.new(RULES, {"players": 2, "board": "bird"}, SeededDice(7))
VIEW = RULES.view(SESSION.game, 0)
ACTIONS = VIEW["actions"]
BUDGET = Budget(seconds=0.05)
LISTED = [action["id"] for action in ACTIONS]
SECOND = ACTIONS[1]
Seated = Callable[..., Outside]

ANSWER = "print(json.dumps({'action': request['actions'][1]['notation']}), flush=True)"


@pytest.fixture
def seated(tmp_path: Path) -> Iterator[Seated]:
    """A program that does something for every request, in the seat."""
    bots: list[Outside] = []

    def seat(body: str, grace: float = 30.0, first: str = "") -> Outside:
        path = tmp_path / f"bot{len(bots)}.py"
        lines = ["import json, os, sys, time", first, "for number, line in enumerate(sys.stdin):"]
        lines += ["    request = json.loads(line)", *[f"    {part}" for part in body.splitlines()]]
        path.write_text("\n".join(lines), encoding="utf-8")
        bots.append(Outside(shlex.join([sys.executable, "-S", "-E", str(path)]), grace=grace))
        return bots[-1]

    yield seat
    for bot in bots:
        bot.close()


def choices(bot: Outside, count: int) -> list[int]:
    return [bot.choose(VIEW, ACTIONS, BUDGET) for _ in range(count)]


def reasons(bot: Outside) -> list[str]:
    return [fault.reason for fault in bot.faults]


def test_a_program_chooses_by_notation_or_by_id(seated: Seated) -> None:
    assert choices(seated(ANSWER), 2) == [SECOND["id"]] * 2
    by_id = seated("print(json.dumps({'id': request['actions'][2]['id']}), flush=True)")
    assert choices(by_id, 1) == [ACTIONS[2]["id"]]
    assert by_id.faults == []


def test_a_program_is_told_what_its_seat_sees(seated: Seated, tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    bot = seated(f"open({str(heard)!r}, 'a').write(line)\n{ANSWER}")
    bot.hear([{"event": "passed", "seat": 1}])
    bot.choose(VIEW, ACTIONS, Budget(seconds=0.25, iterations=8))
    bot.choose(VIEW, ACTIONS, Budget())
    first, second = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert first["cmd"] == "choose" and first["seat"] == 0
    assert first["view"] == json.loads(json.dumps(VIEW)) and first["actions"] == json.loads(json.dumps(ACTIONS))
    assert first["events"] == [{"event": "passed", "seat": 1}] and second["events"] == []
    assert first["budget"] == {"seconds": 0.25, "iterations": 8} and second["budget"] == {"seconds": 1.0}
    assert first["view"]["players"][1]["hand"] == [None] * 5


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("I pass", "not-json"),
        ("[" * 5000, "not-json"),
        ('"pass"', "no-action"),
        ("{}", "no-action"),
        ('{"action": true}', "no-action"),
        ('{"action": "fly"}', "not-listed"),
        ('{"action": "end-turn"}', "not-listed"),
        ('{"id": 99999999}', "not-listed"),
        ('{"action": ["pass"]}', "not-listed"),
    ],
)
def test_nonsense_costs_the_move(seated: Seated, said: str, reason: str) -> None:
    bot = seated(f"print({said!r}, flush=True)")
    assert choices(bot, 2) == [fallback(ACTIONS)] * 2
    assert reasons(bot) == [reason] * 2


def test_a_greeting_costs_one_move_at_most(seated: Seated) -> None:
    """The answers after it are late by one, until one of them can only belong to the request before."""
    answers = "print(json.dumps({'action': request['actions'][number]['notation']}), flush=True)"
    bot = seated(f"if number == 0: print('Hello, I am a bot', flush=True)\ntime.sleep(0.1)\n{answers}")
    lists = [ACTIONS[:2], ACTIONS[1:4], ACTIONS[2:6]]
    for actions in lists:
        bot.choose(VIEW, actions, BUDGET)
    assert reasons(bot) == ["not-json"]


def test_what_a_program_writes_does_no_harm_to_a_terminal(seated: Seated) -> None:
    bot = seated("print('\\x1b[2J\\0 boo', flush=True)\nif number: sys.exit('one\\ntwo \\x1b[0m')")
    choices(bot, 2)
    told = " ".join([fault.detail for fault in bot.faults])
    assert "\\x1b[2J\\x00 boo" in told
    assert told.isprintable()


def test_a_program_is_called_after_its_file() -> None:
    assert program_name("./bots/mine --fast") == "mine"
    assert program_name("python3 -u 'my bots/mine.py' --depth 3") == "mine.py"
    assert program_name(f"{sys.executable} mine.py") == "mine.py"
    assert program_name("true") == "true"


def test_the_default_is_legal_and_ends_the_decision() -> None:
    assert fallback(ACTIONS) in LISTED
    assert next(action["verb"] for action in ACTIONS if action["id"] == fallback(ACTIONS)) == "pass"
    skip = {"id": 5, "notation": "skip", "verb": "skip", "targets": {}}
    assert fallback([SECOND, skip]) == 5
    assert fallback([SECOND]) == SECOND["id"]


def test_a_program_that_hangs_is_ended_and_started_again_once(seated: Seated) -> None:
    bot = seated("time.sleep(600)", grace=0.2)
    began = time.monotonic()
    assert choices(bot, 8) == [fallback(ACTIONS)] * 8
    assert time.monotonic() - began < 10
    assert reasons(bot) == ["late"] * 4 + ["gone"] * 4
    assert bot.program is None


def test_a_program_that_crashes_is_started_again_once(seated: Seated) -> None:
    bot = seated(f"if number == 1: sys.exit('out of ideas')\n{ANSWER}")
    assert choices(bot, 6) == [SECOND["id"], fallback(ACTIONS), SECOND["id"], *[fallback(ACTIONS)] * 3]
    assert reasons(bot) == ["died", "died", "gone", "gone"]
    assert "status 1" in bot.faults[0].detail and "out of ideas" in bot.faults[0].detail


def test_who_ends_after_an_answer_has_lost_no_move(seated: Seated) -> None:
    bot = seated(f"{ANSWER}\nsys.exit('one is enough')")
    found = []
    for _ in range(4):
        found += choices(bot, 1)
        while bot.program is not None and not bot.program.ended:
            time.sleep(0.01)
    assert found == [SECOND["id"], SECOND["id"], fallback(ACTIONS), fallback(ACTIONS)]
    assert reasons(bot) == ["gone", "gone"]
    assert "one is enough" in bot.faults[0].detail


def test_a_program_that_cannot_be_started() -> None:
    bot = Outside("/no/such/program --at all")
    assert choices(bot, 3) == [fallback(ACTIONS)] * 3
    assert reasons(bot) == ["no-start", "no-start", "gone"]


def test_a_slow_answer_costs_one_move_and_is_not_taken_for_the_next(seated: Seated) -> None:
    body = "if number == 1: time.sleep(1)\nprint(json.dumps({'id': request['actions'][number]['id']}), flush=True)"
    bot = seated(body)
    assert choices(bot, 1) == [LISTED[0]]
    bot.grace = 0.2
    assert choices(bot, 1) == [fallback(ACTIONS)]
    bot.grace = 30.0
    assert choices(bot, 2) == [LISTED[2], LISTED[3]]
    assert reasons(bot) == ["late"]
    assert bot.starts == 1


def test_a_tag_tells_late_answers_apart(seated: Seated) -> None:
    """The second request is never answered; the third is, and says so."""
    body = "if number != 1: print(json.dumps({'id': request['actions'][1]['id'], 'tag': request['tag']}), flush=True)"
    bot = seated(body)
    assert choices(bot, 1) == [SECOND["id"]]
    bot.grace = 0.2
    assert choices(bot, 1) == [fallback(ACTIONS)]
    bot.grace = 30.0
    assert choices(bot, 1) == [SECOND["id"]]
    assert reasons(bot) == ["late"]


@pytest.mark.parametrize("flood", ["print('x' * 1000)", "sys.stdout.write('x' * 1000)", "sys.stderr.write('x' * 1000)"])
def test_a_flood_neither_blocks_nor_fills_the_memory(seated: Seated, flood: str) -> None:
    bot = seated(f"while True: {flood}", grace=0.3)
    began = time.monotonic()
    assert choices(bot, 6) == [fallback(ACTIONS)] * 6
    assert time.monotonic() - began < 20
    assert len(bot.faults) == 6


def test_a_program_that_never_reads_blocks_nobody(seated: Seated) -> None:
    bot = seated("pass", grace=0.3, first="time.sleep(600)")
    heard: list[dict[str, Any]] = [{"event": "x" * 1000}] * 1000
    bot.hear(heard)
    assert choices(bot, 2) == [fallback(ACTIONS)] * 2
    assert reasons(bot) == ["late", "late"]


def test_closing_ends_the_program(seated: Seated) -> None:
    bot = seated(ANSWER)
    choices(bot, 1)
    assert bot.program is not None
    process = bot.program.process
    bot.close()
    assert process.poll() is not None


def test_a_child_that_gets_away_with_the_pipes_is_not_waited_for(seated: Seated) -> None:
    first = "import subprocess; subprocess.Popen([sys.executable, '-S', '-c', WAIT], start_new_session=True)"
    bot = seated(ANSWER, first=f"WAIT = 'import time; time.sleep(15)'; {first}")
    assert choices(bot, 1) == [SECOND["id"]]
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < 10
