"""Every code of the published list: who gets it, what it says, and that nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.arnak.table import state_of
from tests.engine.driver import Desk, Json, codes

# position, what is done first, what is refused, code, ruling, what is missing
Case = tuple[str, list[str], str, str, str | None, Json | None]
RULES: list[Case] = [
    ("hand: fear", ["pass"], "dig camp-coin 1", "main-action-used", "2", None),
    ("hand: gold-pan", ["play gold-pan"], "end-turn", "main-action-required", "2", None),
    ("hand: fear; at: camp-coin camp-tablet", [], "dig camp-jewel 1", "no-archaeologist", "33", {"archaeologist": 1}),
    ("hand: fear; 1 at: camp-coin", [], "dig camp-coin 1", "space-occupied", "32", None),
    ("hand: automobile", [], "dig camp-coin 2", "space-blocked", "34", None),
    ("hand: automobile; players: 3", [], "dig camp-coin 2", "space-blocked", "34", None),
    ("hand: automobile", [], "dig l1-1 1", "not-discovered", "32", None),
    ("compass: 3; hand: automobile; tiles: l1-1=s1-jewel", [], "discover l1-1", "already-discovered", "40", None),
    ("compass: 2; hand: automobile", [], "discover l1-1", "cannot-pay", "40", {"compass": 1}),
    ("compass: 1", [], "discover l1-1", "cannot-pay", "40", {"compass": 2, "car": 1}),
    ("coin: 1; items: machete", [], "buy machete", "cannot-pay", "67", {"coin": 3}),
    ("compass: 1; artifacts: serpent-idol", [], "buy serpent-idol", "cannot-pay", "67", {"compass": 1}),
    ("compass: 1", [], "research magnifier 1-1", "cannot-pay", "86", {"arrowhead": 1}),
    ("hand: serpent-idol", [], "play serpent-idol", "cannot-pay", "76", {"tablet": 1}),
    ("coin: 1", [], "dig camp-coin 1", "cannot-travel", "32", {"boot": 1}),
    ("hand: gold-pan; compass: 3", [], "discover l1-1", "cannot-travel", "40", {"car": 1}),
    ("hand: fear", [], "travel fear", "useless-travel", "27", None),
    ("hand: fear gold-pan; compass: 3; coin: 2", ["discover l1-1"], "travel gold-pan", "useless-travel", "27", None),
    ("hand: fear", [], "play gold-pan", "not-in-hand", "74", None),
    ("hand: fear; deck: hat", ["dig camp-coin 1"], "travel hat", "not-in-hand", "24", None),
    ("coin: 9; items: hat", [], "buy machete", "not-in-row", "67", None),
    ("hand: fear", [], "play fear", "no-effect", "78", None),
    ("assistants: a-exile", [], "use a-exile", "no-effect", "222", None),
    ("tiles: l1-1=s1-jewel; at: l1-1", [], "overcome l1-1", "no-guardian", "54", None),
    ("hand: fear", [], "boon g-4coin", "no-guardian", "56", None),
    (
        *("tiles: l1-1=s1-jewel; wardens: l1-1=g-4coin; coin: 4", [], "overcome l1-1"),
        *("not-on-site", "54", {"archaeologist": 1}),
    ),
    (
        *("hand: guardians-ocarina; tablet: 1; at: camp-coin", ["play guardians-ocarina"], "return camp-coin 2"),
        *("no-second-figure", "180", None),
    ),
    ("magnifier: 1-1; notebook: 1-1; jewel: 1", [], "research notebook 2-1", "notebook-limit", "90", None),
    ("magnifier: 1-2; jewel: 1", [], "research magnifier 2-1", "not-connected", "86", None),
    ("magnifier: temple; coin: 9; temple_tiles: bronze-left=0", [], "temple bronze-left", "stack-empty", "99", None),
    ("assistants: a-coins!", [], "use a-coins", "assistant-exhausted", "103", None),
    ("guardians: g-4coin!; tablet: 1", [], "boon g-4coin", "boon-used", "56", None),
    ("hand: fear", [], "slot slot-arrowhead", "no-idol", "62", {"idol": 1}),
    (
        *("crates: idol-coin; slots: idol-coin idol-tablet idol-exile idol-compass", [], "slot slot-arrowhead"),
        *("slots-full", "62", None),
    ),
    # what the implementation adds
    ("hand: fear", [], "pay", "not-now", "4", None),
    ("hand: fear torch", ["dig camp-jewel 1", "travel fear"], "discard torch", "not-now", "4", None),
    ("hand: tigerclaw-hairpin; tablet: 1; 1 at: camp-coin", ["play tigerclaw-hairpin", "skip"], "activate camp-coin", "site-occupied", "47", None),
    ("hand: lantern; tiles: l1-1=s1-jewel", ["play lantern"], "activate l1-1", "wrong-site", "49", None),
    (
        "hand: guardians-crown; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat camp-coin=g-car",
        *(["play guardians-crown"], "move l1-1 camp-coin", "site-guarded", "60", None),
    ),
    ("hand: axe; play: fear", ["play axe"], "exile hat play", "not-in-play-area", "84", None),
    ("hand: ornate-hammer; tablet: 1", ["play ornate-hammer"], "take hat", "not-in-exile", "182", None),
    ("hand: crystal-earring; tablet: 1; deck: hat rope torch", ["play crystal-earring", "announce 2"], "keep torch", "not-drawn", "175", None),
    ("hand: obsidian-earring; tablet: 1; deck: hat rope torch", ["play obsidian-earring"], "announce 3", "bad-number", "176", None),
    ("hand: whip; coin: 9; items: hat", ["play whip"], "buy hat", "wrong-kind", "67", None),
    ("hand: watch", [], "play watch", "choose-half", "174", None),
    ("assistants: a-coins", [], "use a-compass", "no-assistant", "102", None),
    ("hand: ceremonial-rattle; tablet: 1; assistants: a-coins a-draw!", ["play ceremonial-rattle"], "refresh a-coins", "already-ready", "19", None),
    (
        "magnifier: 4-1; notebook: 2-1; tablet: 2; arrowhead: 1; assistants: a-coins+ a-draw",
        *(["research notebook 3-1"], "promote a-coins", "already-gold", "104", None),
    ),
    ("hand: journal; magnifier: 1-1", ["play journal"], "research magnifier 2-1", "wrong-token", "166", None),
    ("coin: 9; compass: 9; tablet: 9; jewel: 9; arrowhead: 9", [], "temple gold", "not-in-temple", "97", None),
    (
        "magnifier: 7-1; coin: 1; compass: 1; jewel: 1; stack: bonus-coin bonus-draw",
        *(["research magnifier temple"], "take bonus-upgrade", "no-such-tile", "96", None),
    ),
    ("hand: army-knife", ["play army-knife", "choose 2"], "choose 2", "option-taken", "161", None),
    ("hand: sundial; tablet: 1", ["play sundial"], "choose 3", "no-such-option", None, None),
]  # fmt: skip


@pytest.mark.parametrize(("position", "first", "action", "code", "rule", "missing"), RULES)
def test_the_rules_refuse_with_code_ruling_page_and_what_is_missing(
    position: str, first: list[str], action: str, code: str, rule: str | None, missing: Json | None
) -> None:
    desk = Desk()
    desk.done("load", state=state_of(position))
    desk.act(*first)
    error = desk.refused("act", action=action)
    assert (error["code"], error["rule"], error["missing"]) == (code, rule, missing)
    assert error["page"] in range(1, 25) if rule else error["page"] is None
    assert error["message"].endswith(".")
    assert desk.done("why", action=action)["refusal"] == error
    assert action not in desk.notations()


# request, code
PROTOCOL: list[tuple[Json, str]] = [
    ({"cmd": "dig"}, "unknown-command"),
    ({"cmd": ""}, "unknown-command"),
    ({"cmd": None}, "bad-request"),
    ({"cmd": ["hello"]}, "bad-request"),
    ({"cmd": "act", "action": "dance"}, "unknown-action"),
    ({"cmd": "act", "action": ""}, "unknown-action"),
    ({"cmd": "act", "action": " pass"}, "unknown-action"),
    ({"cmd": "act", "action": "dig  camp-coin 1"}, "unknown-action"),
    ({"cmd": "act", "action": "dig camp-coin 3"}, "unknown-action"),
    ({"cmd": "act", "id": -1}, "unknown-action"),
    ({"cmd": "act", "id": 10**30}, "unknown-action"),
    ({"cmd": "why", "action": "dance"}, "unknown-action"),
    ({"cmd": "why", "id": 10**6}, "unknown-action"),
    ({"cmd": "why", "action": "pass", "seat": 2}, "bad-request"),
    ({"cmd": "why", "action": "pass", "seat": -1}, "bad-request"),
    ({"cmd": "view", "seat": 2}, "bad-request"),
    ({"cmd": "view", "seat": -1}, "bad-request"),
    ({"cmd": "undo"}, "nothing-to-undo"),
    ({"cmd": "load", "state": {}}, "impossible-position"),
    ({"cmd": "load", "state": {"game": ["arnak"]}}, "impossible-position"),
    ({"cmd": "replay", "record": ""}, "corrupt-record"),
    ({"cmd": "new", "game": "chess", "players": 2}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 0}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 5}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 2, "board": "fish"}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 2, "difficulty": 0}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 1, "difficulty": 6}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 2, "seed": -1}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 2, "chance": "never"}, "bad-request"),
    ({"cmd": "new", "game": "arnak", "players": 2, "options": {}}, "bad-request"),
    ({"cmd": "playout", "seed": -1}, "bad-request"),
    ({"cmd": "playout", "seed": 1, "limit": -1}, "bad-request"),
    ({"cmd": "replay", "record": "", "upto": -1}, "bad-request"),
]


@pytest.mark.parametrize(("request_", "code"), PROTOCOL)
def test_the_protocol_refuses_with_a_code_and_leaves_the_game_alone(request_: Json, code: str) -> None:
    desk = Desk()
    desk.new()
    members = {name: value for name, value in request_.items() if name != "cmd"}
    error = desk.refused(request_["cmd"], **members)
    assert error["code"] == code
    assert set(error) >= {"code", "message", "rule", "page", "missing"}
    assert (error["rule"], error["page"], error["missing"]) == (None, None, None)


def test_a_request_names_a_command() -> None:
    assert Desk().say(b"{}")["error"]["code"] == "bad-request"


def test_a_line_that_is_no_json_object_is_refused_as_bad_json() -> None:
    desk = Desk()
    for line in (b"nonsense", b"[]", b'"hello"', b"1", b"null", b"{'cmd':'hello'}", b'{"cmd":"hello"', b"\xff\xfe"):
        assert desk.say(line)["error"]["code"] == "bad-json"


@pytest.mark.parametrize("cmd", ["actions", "undo", "score", "state", "record"])
def test_before_a_game_there_is_no_game(cmd: str) -> None:
    assert Desk().ask(cmd)["error"]["code"] == "no-game"


@pytest.mark.parametrize(
    ("cmd", "members"),
    [("act", {"action": "pass"}), ("why", {"id": 1}), ("view", {"seat": None}), ("playout", {"seed": 1})],
)
def test_nor_for_commands_with_members(cmd: str, members: Json) -> None:
    assert Desk().ask(cmd, **members)["error"]["code"] == "no-game"


def test_when_the_game_is_over_every_action_is_refused_as_such() -> None:
    desk = Desk()
    desk.new()
    desk.done("playout", seed=1)
    assert desk.refused("act", action="pass")["code"] == "game-over"
    assert desk.done("why", action="pass")["refusal"]["code"] == "game-over"
    assert desk.done("why", action="pass", seat=1)["refusal"]["code"] == "game-over"


def test_an_undo_barrier_is_told_from_nothing_to_undo() -> None:
    desk = Desk()
    desk.new()
    desk.act("pass", "end-turn")
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_new_load_and_replay_keep_the_old_game_when_they_are_refused() -> None:
    desk = Desk()
    desk.new()
    desk.act("pass")
    state, record = desk.done("state")["state"], desk.done("record")["record"]
    state["players"][0]["hand"].append("fear")
    desk.refused("load", state=state)
    desk.refused("replay", record=record.replace("0 pass", "1 pass"))
    desk.refused("new", game="arnak", players=9)
    assert desk.done("undo")["undone"] == "pass"


def test_an_edition_belongs_to_quetzal_and_must_add_up() -> None:
    desk = Desk()
    desk.new()
    assert desk.refused("new", game="arnak", players=2, edition={"cards": 1})["code"] == "bad-request"
    assert desk.refused("new", game="quetzal", players=2, edition={"cards": 1})["code"] == "bad-edition"


def test_every_code_has_a_test_here() -> None:
    elsewhere = {"bad-json", "no-game", "not-your-decision", "game-over", "undo-barrier", "bad-edition"}
    never = {"internal-error"}
    tested = {case[3] for case in RULES} | {code for _, code in PROTOCOL}
    assert tested == codes("engine", "kernel", "arnak") - elsewhere - never


def test_another_seat_s_action_is_not_your_decision() -> None:
    desk = Desk()
    desk.new(players=3)
    for seat in (1, 2):
        refusal: Any = desk.done("why", action="pass", seat=seat)["refusal"]
        assert refusal["code"] == "not-your-decision"
