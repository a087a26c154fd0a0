"""Every command of the protocol, spoken to a real process."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.arnak.table import state_of
from tests.engine.driver import Desk, Json, Process, plainly, positions

PARTS = ("research", "temple", "idols", "guardians", "cards", "fear")
START = [{"coin": 2}, {"coin": 1, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2}]


@pytest.fixture(scope="module")
def engine() -> Iterator[Process]:
    with Process() as process:
        yield process


def done(engine: Process, cmd: str, **members: Any) -> Json:
    reply = engine.ask(cmd, **members)
    assert reply["ok"], reply
    return reply


def tokens(player: Json) -> Json:
    return {name: count for name, count in player["purse"].items() if count}


def test_hello_says_protocol_version_build_and_games(engine: Process) -> None:
    hello = done(engine, "hello")
    assert hello["protocol"] == 2
    assert isinstance(hello["version"], str)
    assert hello["build"] in ("pure", "compiled")
    assert "arnak" in hello["games"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_gives_each_seat_its_tokens_and_five_cards_and_asks_seat_0(engine: Process, players: int) -> None:
    new = done(engine, "new", game="arnak", players=players, seed=11)
    expected = {"ok": True, "game": "arnak", "seats": players, "seed": 11, "seat": 0, "over": False}
    assert {name: new[name] for name in expected} == expected
    state = done(engine, "state")["state"]
    assert (state["board"], state["difficulty"], state["rival"]) == ("bird", None, None)
    assert [tokens(player) for player in state["players"]] == START[:players]
    assert [len(player["hand"]) for player in state["players"]] == [5] * players


def test_a_solo_game_has_two_seats_and_the_rival_has_moved_before_seat_0_is_asked(engine: Process) -> None:
    new = done(engine, "new", game="arnak", players=1, board="snake", difficulty=3, seed=11)
    assert (new["seats"], new["seat"]) == (2, 0)
    state = done(engine, "state")["state"]
    assert (state["board"], state["difficulty"], len(state["players"])) == ("snake", 3, 1)
    assert tokens(state["players"][0]) == {"coin": 1, "compass": 1}
    assert len(state["rival"]["used"]) == 1
    assert len([tile for tile in state["rival"]["used"] + state["rival"]["tiles"] if tile.endswith("red")]) == 3


def test_without_difficulty_the_rival_has_no_red_tile(engine: Process) -> None:
    done(engine, "new", game="arnak", players=1, seed=11)
    assert done(engine, "state")["state"]["difficulty"] == 0


def test_the_same_seed_shuffles_the_same_and_without_a_seed_one_is_drawn(engine: Process) -> None:
    def shuffled(**seed: int) -> tuple[int, str]:
        drawn = done(engine, "new", game="arnak", players=2, **seed)["seed"]
        return drawn, done(engine, "state")["hash"]

    assert shuffled(seed=5) == shuffled(seed=5)
    assert shuffled(seed=5) != shuffled(seed=6)
    seed, reached = shuffled()
    assert seed >= 0
    assert shuffled(seed=seed) == (seed, reached)
    assert len({shuffled()[0] for _ in range(4)}) > 1


def test_actions_are_listed_with_id_notation_verb_and_targets(engine: Process) -> None:
    done(engine, "new", game="arnak", players=4, seed=5)
    listed = done(engine, "actions")
    assert listed["seat"] == 0
    assert listed["decision"] == plainly("turn")
    by_notation = {action["notation"]: action for action in listed["actions"]}
    dig = by_notation["dig camp-coin 2"]
    assert (dig["verb"], dig["targets"]) == ("dig", {"site": "camp-coin", "space": 2})
    assert by_notation["pass"]["targets"] == {}
    for action in listed["actions"]:
        words = [action["verb"], *[str(target) for target in action["targets"].values()]]
        assert action["notation"] == " ".join(words)
    assert len({action["id"] for action in listed["actions"]}) == len(listed["actions"])


def test_an_action_by_id_is_the_same_as_by_notation(engine: Process) -> None:
    answers = []
    for key, name in (("id", "id"), ("action", "notation")):
        done(engine, "new", game="arnak", players=2, seed=5)
        steps = []
        for turn in range(30):
            listed = done(engine, "actions")["actions"]
            steps.append(done(engine, "act", **{key: listed[turn * 7 % len(listed)][name]}))
        answers.append(steps)
    assert answers[0] == answers[1]


def test_acting_tells_what_happened_and_who_is_next(engine: Process) -> None:
    done(engine, "load", state=state_of("hand: fear torch"))
    done(engine, "act", action="dig camp-coin 1")
    assert done(engine, "actions")["decision"] == {
        **plainly("pay-travel"),
        "about": {"verb": "dig", "site": "camp-coin", "space": 1},
        "owed": {"travel": ["boot"]},
    }
    paid = done(engine, "act", action="travel fear")
    assert [(event["event"], event["seat"]) for event in paid["events"]] == [
        ("travelled", 0),
        ("placed", 0),
        ("activated", 0),
        ("gained", 0),
    ]
    assert paid["events"][0]["card"] == "fear"
    assert paid["events"][3]["coin"] == 2
    assert (paid["seat"], paid["over"]) == (0, False)
    assert done(engine, "act", action="end-turn")["seat"] == 1


def test_the_hash_is_that_of_the_state_written_as_sorted_json(engine: Process) -> None:
    done(engine, "new", game="arnak", players=2, seed=5)
    acted = done(engine, "act", action="pass")["hash"]
    answer = done(engine, "state")
    text = json.dumps(answer["state"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert answer["hash"] == acted == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_why_says_yes_or_what_is_missing(engine: Process) -> None:
    done(engine, "load", state=state_of("hand: fear; compass: 1; 1 compass: 9"))
    assert done(engine, "why", action="dig camp-coin 1") == {"ok": True, "legal": True}
    no = done(engine, "why", action="discover l1-1")
    assert no["legal"] is False
    assert no["refusal"]["code"] == "cannot-pay"
    assert no["refusal"]["missing"] == {"compass": 2, "car": 1}
    assert no["refusal"]["rule"] == "40" and no["refusal"]["page"] == 10
    assert set(no["refusal"]) >= {"code", "message", "rule", "page", "missing"}


def test_why_for_another_seat_is_never_yes(engine: Process) -> None:
    done(engine, "new", game="arnak", players=2, seed=5)
    answer = done(engine, "why", action="pass", seat=1)
    assert (answer["legal"], answer["refusal"]["code"]) == (False, "not-your-decision")
    assert done(engine, "why", action="pass", seat=0) == {"ok": True, "legal": True}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_has_the_shape_of_the_state_and_hides_hands_and_decks(engine: Process, seat: int | None) -> None:
    done(engine, "new", game="arnak", players=2, seed=5)
    state, view = done(engine, "state")["state"], done(engine, "view", seat=seat)["view"]
    assert view["seat"] == seat
    assert set(state) - set(view) == {"stack"} and "hash" not in view
    for owner, player in enumerate(view["players"]):
        truth = state["players"][owner]
        assert player["hand"] == (truth["hand"] if owner == seat else [None] * 5)
        assert player["purse"] == truth["purse"]
    assert view["row"] == state["row"]
    assert view["decks"]["items"] == [None] * len(state["decks"]["items"])
    assert [stack[0] for stack in view["decks"]["assistants"]] == [stack[0] for stack in state["decks"]["assistants"]]
    assert view["decision"] == plainly("turn")
    assert ("actions" in view) == (seat == 0)


def test_the_one_to_decide_sees_its_actions_in_the_view(engine: Process) -> None:
    done(engine, "new", game="arnak", players=2, seed=5)
    assert done(engine, "view", seat=0)["view"]["actions"] == done(engine, "actions")["actions"]


def test_at_the_start_everybody_has_empty_slots_and_two_fears_and_shares_the_lead(engine: Process) -> None:
    done(engine, "new", game="arnak", players=3, seed=5)
    score = done(engine, "score")
    assert score["final"] is False
    parts = {"research": 0, "temple": 0, "idols": 10, "guardians": 0, "cards": 0, "fear": -2}
    assert score["scores"] == [{"seat": seat, **parts, "total": 8} for seat in range(3)]
    assert (score["winners"], score["tie_break"]) == ([0, 1, 2], "shared")


@pytest.mark.parametrize(
    ("position", "winners", "tie_break"),
    [
        ("1 play: hat", [1], None),
        ("magnifier: 5-1; 1 guardians: g-boat; 1 play: steam-boat hat", [0], "research"),
        ("magnifier: temple; 1 magnifier: temple; 1 temple: bronze-left", [0], "temple-arrival"),
        ("1 magnifier: temple; magnifier: 7-1; notebook: 5-1; play: hat", [1], "temple-arrival"),
    ],
)
def test_ties_are_broken_by_arrival_then_by_research(
    engine: Process, position: str, winners: list[int], tie_break: str | None
) -> None:
    done(engine, "load", state=state_of(position))
    score = done(engine, "score")
    assert (score["winners"], score["tie_break"]) == (winners, tie_break)
    assert (score["scores"][0]["total"] == score["scores"][1]["total"]) == (tie_break is not None)


@pytest.mark.parametrize("options", [{"players": 3, "board": "snake"}, {"players": 1, "difficulty": 5}])
def test_a_playout_ends_the_game_the_same_way_for_the_same_seed(engine: Process, options: Json) -> None:
    ends = []
    for seed in (3, 3, 4):
        done(engine, "new", game="arnak", seed=5, **options)
        ends.append(done(engine, "playout", seed=seed))
    assert ends[0] == ends[1] != ends[2]
    assert (ends[0]["seat"], ends[0]["over"]) == (None, True)
    assert ends[0]["steps"] > 50
    assert done(engine, "actions") == {"ok": True, "seat": None, "decision": None, "actions": [], "obvious": None}
    score = done(engine, "score")
    assert score["final"] is True and len(score["scores"]) == (3 if options["players"] == 3 else 2)
    for sheet in score["scores"]:
        assert sheet["total"] == sum([sheet[part] for part in PARTS])
    best = max([sheet["total"] for sheet in score["scores"]])
    assert all([score["scores"][seat]["total"] == best for seat in score["winners"]])


def test_a_limited_playout_stops_after_that_many_steps(engine: Process) -> None:
    done(engine, "new", game="arnak", players=2, seed=5)
    before = done(engine, "state")["hash"]
    nothing = done(engine, "playout", seed=3, limit=0)
    assert (nothing["steps"], nothing["hash"], nothing["over"]) == (0, before, False)
    five = done(engine, "playout", seed=3, limit=5)
    assert (five["steps"], five["over"]) == (5, False)
    lines = done(engine, "record")["record"].splitlines()
    assert len([line for line in lines if line[:2] in ("0 ", "1 ")]) == 5


@pytest.mark.parametrize("tag", [None, 0, "x", [1, {"a": None}], {"ok": False}, True, "\ud800"])
def test_a_tag_comes_back_in_answers_and_in_errors(engine: Process, tag: Any) -> None:
    assert engine.ask("hello", tag=tag)["tag"] == tag
    refused = engine.ask("nonsense", tag=tag)
    assert (refused["ok"], refused["tag"]) == (False, tag)
    assert "tag" not in engine.ask("hello")


def test_the_end_of_input_ends_the_process_with_status_0_and_no_further_word() -> None:
    with Process() as process:
        process.ask("new", game="arnak", players=2)
        assert process.end() == (0, b"")


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "board": "snake"}, {"players": 1, "difficulty": 2}])
def test_why_says_yes_to_exactly_the_listed_actions_of_the_whole_catalogue(options: Json) -> None:
    desk = Desk()
    for state in positions(desk, seed=8, share=0.02, **options):
        desk.done("load", state=state)
        listed = {action["id"]: action["notation"] for action in desk.done("actions")["actions"]}
        number, found = 0, set()
        while (answer := desk.ask("why", id=number))["ok"]:
            if answer["legal"]:
                found.add(number)
                assert desk.ask("why", action=listed[number]) == answer
            else:
                assert_refusal(answer["refusal"])
            number += 1
        assert answer["error"]["code"] == "unknown-action"
        assert number > 2000
        assert found == set(listed)


def assert_refusal(refusal: Json) -> None:
    assert isinstance(refusal["code"], str) and isinstance(refusal["message"], str)
    assert refusal["rule"] is None or isinstance(refusal["rule"], str)
    assert refusal["page"] is None or 1 <= refusal["page"] <= 24
    assert refusal["missing"] is None or all([count > 0 for count in refusal["missing"].values()])
