"""Whatever is sent, there is one answer a line, and the game goes on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.engine.driver import Desk, Json, Process, converse

MOST = 16 * 1024 * 1024
TEXT, NUMBER, OBJECT, SEAT = "text", "number", "object", "seat"
WRONG: dict[str, list[Any]] = {
    TEXT: [None, True, 1, 1.5, [], {}],
    NUMBER: [None, True, False, 1.0, 1.5, "1", [], [1], {}],
    OBJECT: [None, True, 1, "{}", []],
    SEAT: [True, False, 0.0, "0", "chance", [], {}],
}
# The published table: what each command must have, what it may have.
COMMANDS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "hello": ({}, {}),
    "new": (
        {"game": TEXT, "players": NUMBER},
        {"board": TEXT, "difficulty": NUMBER, "seed": NUMBER, "chance": TEXT, "options": OBJECT, "edition": OBJECT},
    ),
    "actions": ({}, {}),
    "act": ({}, {"action": TEXT, "id": NUMBER}),
    "why": ({}, {"action": TEXT, "id": NUMBER, "seat": NUMBER}),
    "undo": ({}, {}),
    "view": ({"seat": SEAT}, {}),
    "score": ({}, {}),
    "state": ({}, {}),
    "load": ({"state": OBJECT}, {}),
    "record": ({}, {}),
    "replay": ({"record": TEXT}, {"upto": NUMBER}),
    "playout": ({"seed": NUMBER}, {"limit": NUMBER}),
}


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.new()
    return desk


def valid(desk: Desk, cmd: str) -> Json:
    """A request that would be carried out."""
    members: dict[str, Json] = {
        "new": {"game": "arnak", "players": 2},
        "act": {"action": "pass"},
        "why": {"action": "pass"},
        "view": {"seat": 0},
        "load": {"state": desk.done("state")["state"]},
        "replay": {"record": desk.done("record")["record"]},
        "playout": {"seed": 1},
    }
    return members.get(cmd, {})


@pytest.mark.parametrize("cmd", COMMANDS)
def test_a_member_of_the_wrong_type_is_refused(desk: Desk, cmd: str) -> None:
    required, optional = COMMANDS[cmd]
    for name, kind in {**required, **optional}.items():
        for wrong in WRONG[kind]:
            assert desk.refused(cmd, **{**valid(desk, cmd), name: wrong})["code"] == "bad-request"


@pytest.mark.parametrize("cmd", COMMANDS)
def test_a_member_that_is_missing_or_unknown_is_refused(desk: Desk, cmd: str) -> None:
    for name in COMMANDS[cmd][0]:
        members = valid(desk, cmd)
        del members[name]
        assert desk.refused(cmd, **members)["code"] == "bad-request"
    for name in ("foo", "", "Tag", "seats", "\ud800", "x" * 1000):
        assert desk.refused(cmd, **{**valid(desk, cmd), name: 1})["code"] == "bad-request"


@pytest.mark.parametrize("cmd", ["act", "why"])
def test_an_action_is_named_once(desk: Desk, cmd: str) -> None:
    number = desk.done("actions")["actions"][0]["id"]
    assert desk.refused(cmd)["code"] == "bad-request"
    assert desk.refused(cmd, action="pass", id=number)["code"] == "bad-request"


def test_huge_numbers_are_numbers(desk: Desk) -> None:
    huge = 10**400
    assert desk.refused("new", game="arnak", players=huge)["code"] == "bad-request"
    assert desk.refused("new", game="arnak", players=1, difficulty=-huge)["code"] == "bad-request"
    assert desk.refused("view", seat=huge)["code"] == "bad-request"
    assert desk.refused("why", action="pass", seat=huge)["code"] == "bad-request"
    assert desk.done("new", game="arnak", players=2, seed=huge)["seed"] == huge
    assert desk.done("replay", record=desk.done("record")["record"], upto=huge)["seat"] == 0
    assert desk.done("playout", seed=huge, limit=huge)["over"] is True


def test_a_number_of_too_many_digits_is_no_number_one_can_read(desk: Desk) -> None:
    error = desk.say(b'{"cmd":"act","id":' + b"9" * 10_000 + b"}")["error"]
    assert error["code"] in ("bad-json", "unknown-action")


@pytest.mark.parametrize(
    "line",
    [
        b'{"cmd":"hello","tag":NaN}',
        b'{"cmd":"hello","tag":Infinity}',
        b'{"cmd":"hello","tag":[-Infinity]}',
        b'{"cmd":"hello","tag":1e999}',
        b'{"cmd":"hello","tag":{"x":-1e999}}',
        b"[" * 100_000,
        b'{"cmd":"hello","tag":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"a":' * 100_000,
        b'\xef\xbb\xbf{"cmd":"hello"}',
        '{"cmd":"hello"}'.encode("utf-16"),
        b'{"cmd":"hello","tag":"\xff"}',
        b'{"cmd":"hello","tag":"\xed\xa0\x80"}',
        b'{"cmd":"hello"}{"cmd":"hello"}',
        b'{"cmd":"hello",}',
        b"\x00",
        b"\x0c{",
        b"//",
    ],
)
def test_what_is_no_json_is_refused_as_bad_json(line: bytes) -> None:
    first, second = converse(line, {"cmd": "hello", "tag": "next"})
    assert (first["ok"], first["error"]["code"]) == (False, "bad-json")
    assert (second["ok"], second["tag"]) == (True, "next")


@pytest.mark.parametrize("depth", [100, 500, 900, 950, 980, 990, 1000, 5000])
def test_a_deep_tag_comes_back_or_is_refused(depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    answer, last = converse(b'{"cmd":"hello","tag":' + nested + b"}", {"cmd": "hello"})
    assert answer["ok"] or answer["error"]["code"] == "bad-json"
    assert last["ok"]


@pytest.mark.parametrize("depth", [100, 900, 950, 970, 980, 985])
@pytest.mark.parametrize("place", ["stack", "players", "board", "format", "box", "row"])
def test_a_deep_state_is_refused(desk: Desk, depth: int, place: str) -> None:
    state = desk.done("state")["state"]
    state[place] = "DEEP"
    nested = "[" * depth + "]" * depth
    line = json.dumps({"cmd": "load", "state": state}).replace('"DEEP"', nested)
    answer = desk.say(line.encode())
    assert not answer["ok"]
    assert answer["error"]["code"] in ("impossible-position", "bad-json")


@pytest.mark.parametrize("key", ["rules", "options", "seats", "edition", "state"])
@pytest.mark.parametrize("value", ["[" * 100_000, "NaN", '{"a":NaN}', "1e999", "9" * 5000, "", '"\\ud800"', "true"])
def test_a_record_with_a_broken_header_is_corrupt(desk: Desk, key: str, value: str) -> None:
    lines = desk.done("record")["record"].split("\n")
    if key == "state":
        lines.insert(6, "state {}")
    at = next(place for place, line in enumerate(lines) if line.startswith(key))
    lines[at] = f"{key} {value}"
    error = desk.refused("replay", record="\n".join(lines))
    assert (error["code"], error["line"]) == ("corrupt-record", at + 1)


def test_lone_surrogates_are_text_like_any_other(desk: Desk) -> None:
    assert desk.refused("act", action="\ud800")["code"] == "unknown-action"
    assert desk.refused("\udfff")["code"] == "unknown-command"
    assert desk.refused("new", game="arnak", players=2, board="\ud800")["code"] == "bad-request"
    assert desk.refused("replay", record="digsite record \ud800")["code"] == "corrupt-record"
    record = desk.done("record")["record"]
    assert desk.refused("replay", record=record.replace("* items", "* \ud800"))["code"] == "corrupt-record"
    state = desk.done("state")["state"]
    assert desk.refused("load", state={**state, "board": "\ud800"})["code"] == "impossible-position"
    state["players"][0]["hand"][0] = "\ud800"
    assert desk.refused("load", state=state)["code"] == "impossible-position"


def test_blank_lines_have_no_answer_and_line_ends_may_be_those_of_windows() -> None:
    answers = converse(b"", b"   ", b"\t", b"\r", b'{"cmd":"hello","tag":1}\r', b"", b'  {"cmd":"hello","tag":2}  ')
    assert [answer["tag"] for answer in answers] == [1, 2]


def test_a_line_too_long_is_refused_and_the_next_one_is_answered() -> None:
    with Process() as process:
        process.ask("new", game="arnak", players=2, seed=1)
        before = process.ask("state")
        for line in (b'{"cmd":"hello","tag":"' + b"x" * MOST + b'"}', b"x" * (3 * MOST)):
            refused = process.say(line)
            assert (refused["ok"], refused["error"]["code"]) == (False, "bad-request")
        assert process.ask("state") == before
        assert process.end() == (0, b"")


def test_a_line_of_16_mib_is_read() -> None:
    request = b'{"cmd":"hello","tag":"long"}'
    answers = converse(request + b" " * (MOST - len(request)))
    assert [answer.get("tag") for answer in answers] == ["long"]


def test_a_last_line_without_its_end_is_answered() -> None:
    with Process() as process:
        assert process.program.stdin is not None
        process.program.stdin.write(b'{"cmd":"hello"}')
        status, written = process.end()
    assert status == 0
    assert json.loads(written)["ok"] is True


def test_a_record_line_of_many_words_is_refused_at_once(desk: Desk) -> None:
    record = desk.done("record")["record"].split("\n")
    record[7] = "* items " + "axe " * 100_000
    error = desk.refused("replay", record="\n".join(record))
    assert (error["code"], error["line"]) == ("corrupt-record", 8)


def test_garbled_bytes_always_have_an_answer_and_never_an_internal_error() -> None:
    dice = random.Random(4)
    desk = Desk()
    desk.new()
    lines = [json.dumps({"cmd": cmd, **valid(desk, cmd)}).encode() for cmd in COMMANDS]
    garbled = []
    for _ in range(400):
        line = bytearray(dice.choice(lines))
        for _ in range(dice.choice([1, 2, 10])):
            at = dice.randrange(len(line))
            cut = slice(at, at + dice.choice([0, 1, 1, 5]))
            line[cut] = bytes(dice.choices(b'{}[]":,0123456789-eE.ntfu\\ \xff\x00', k=dice.choice([0, 1, 2])))
        garbled.append(bytes(line).replace(b"\n", b" "))
    answers = converse(*garbled)
    assert len(answers) == len([line for line in garbled if line.strip()])
    codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
    assert "internal-error" not in codes
    assert codes >= {"bad-json", "bad-request"}
