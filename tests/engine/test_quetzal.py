"""Quetzal through the same commands: states, records, chance and refusals at the edge of the engine."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from tests.engine.damage import DAMAGES, mangle
from tests.engine.driver import Desk, Json, converse

SEATS = [2, 3, 4, 5]


def states_of(desk: Desk, players: int, share: float, **options: Any) -> list[Json]:
    """The states of a random game at a share of its decisions."""
    desk.done("new", game="quetzal", players=players, seed=players, **options)
    dice = random.Random(players)
    found = [desk.done("state")["state"]]
    while listed := desk.done("actions")["actions"]:
        desk.done("act", id=dice.choice(listed)["id"])
        if dice.random() < share:
            found.append(desk.done("state")["state"])
    return [*found, desk.done("state")["state"]]


@pytest.mark.parametrize("players", SEATS)
def test_every_state_loads_again_and_every_game_replays(players: int) -> None:
    desk, other = Desk(), Desk()
    for state in states_of(desk, players, share=0.5):
        assert other.done("load", state=state)["ok"]
        assert other.done("state")["state"] == state
    again = other.done("replay", record=desk.done("record")["record"])
    assert (again["hash"], again["over"]) == (desk.hash(), True)
    score = desk.done("score")
    for sheet in score["scores"]:
        assert sheet["total"] == sum([sheet[part] for part in ("play", "marker", "coins", "upgrades")])
    assert score["final"] is True


@pytest.mark.parametrize("players", [2, 4])
def test_why_says_yes_to_exactly_the_listed_actions(players: int) -> None:
    desk = Desk()
    for state in states_of(desk, players, share=0.04):
        desk.done("load", state=state)
        listed = {action["id"] for action in desk.done("actions")["actions"]}
        number, legal = 0, set()
        while (answer := desk.ask("why", id=number))["ok"]:
            if answer["legal"]:
                legal.add(number)
            number += 1
        assert answer["error"]["code"] == "unknown-action"
        assert legal == listed


@pytest.mark.parametrize("players", SEATS)
def test_a_game_asked_step_by_step_replays_to_the_same_hash(players: int) -> None:
    desk, auto = Desk(), Desk()
    assert desk.done("new", game="quetzal", players=players, chance="ask")["seat"] == "chance"
    dice = random.Random(players)
    verbs = set()
    while (listed := desk.done("actions"))["seat"] is not None:
        actions = listed["actions"]
        if listed["seat"] == "chance":
            verbs |= {action["verb"] for action in actions}
            assert sum([action["probability"] for action in actions]) == pytest.approx(1)
        weights = [action.get("probability", 1) for action in actions]
        desk.done("act", id=dice.choices(actions, weights)[0]["id"])
    assert verbs == {"artifacts", "upgrades", "roll", *(["automaton"] if players == 2 else [])}
    record = desk.done("record")["record"]
    assert auto.done("replay", record=record)["hash"] == desk.hash()
    assert auto.done("record")["record"] == record


@pytest.mark.parametrize("players", SEATS)
def test_undo_goes_back_to_the_very_state_or_changes_nothing(players: int) -> None:
    desk = Desk()
    desk.done("new", game="quetzal", players=players, seed=1)
    dice = random.Random(players)
    before, taken_back = desk.hash(), 0
    while actions := desk.done("actions")["actions"]:
        action = dice.choice(actions)
        after = desk.done("act", id=action["id"])["hash"]
        answer = desk.ask("undo")
        if answer["ok"]:
            taken_back += 1
            assert (answer["undone"], desk.hash()) == (action["notation"], before)
            desk.done("act", id=action["id"])
        else:
            assert answer["error"]["code"] == "undo-barrier"
        assert desk.hash() == after
        before = after
    assert taken_back > 5


def test_a_new_game_is_refused_with_the_wrong_option() -> None:
    desk = Desk()
    desk.done("new", game="quetzal", players=2, seed=1)
    wrong: list[Json] = [
        {"players": 1},
        {"players": 6},
        {"players": 2, "board": "bird"},
        {"players": 2, "difficulty": 0},
        {"players": 2, "options": {"wings": True}},
        {"players": 2, "options": {"hands_hidden": 1}},
        {"players": 2, "options": {"upgrade_pile_reshuffles": True}},
    ]
    for members in wrong:
        assert desk.refused("new", game="quetzal", **members)["code"] == "bad-request"
    error = desk.refused("new", game="quetzal", players=2, edition={"wings": 1, "meeple": []})
    assert error["code"] == "bad-edition"
    assert {problem["where"] for problem in error["problems"]} == {"wings", "meeple"}


@pytest.mark.parametrize("key", ["format", "rules"])
@pytest.mark.parametrize("value", [True, 1.0, 2, None])
def test_the_format_is_a_number(key: str, value: Any) -> None:
    desk = Desk()
    desk.done("new", game="quetzal", players=3, seed=1)
    error = desk.refused("load", state={**desk.done("state")["state"], key: value})
    assert key in {problem["where"] for problem in error["problems"]}


@pytest.mark.parametrize(
    "path", [(), ("players", 0), ("players", 0, "meeples"), ("decks",), ("display",), ("locations",)]
)
def test_an_unknown_member_of_a_state_is_refused(path: tuple[Any, ...]) -> None:
    desk = Desk()
    desk.done("new", game="quetzal", players=3, seed=1)
    state = desk.done("state")["state"]
    place = state
    for key in path:
        place = place[key]
    place["wings"] = 1
    assert any(["wings" in problem["where"] for problem in desk.refused("load", state=state)["problems"]])


@pytest.mark.parametrize("players", SEATS)
def test_a_mangled_state_is_refused_or_can_be_played_to_the_end(players: int) -> None:
    dice = random.Random(players)
    desk = Desk()
    states = states_of(desk, players, share=0.4)
    frames = [frame for state in states for frame in state["stack"]]
    loaded = refused = 0
    for _ in range(150):
        state = copy.deepcopy(dice.choice(states))
        mangle(dice, state, frames)
        answer = desk.ask("load", state=state)
        if not answer["ok"]:
            refused += 1
            assert answer["error"]["code"] == "impossible-position", (answer, state)
            assert answer["error"]["problems"]
            continue
        loaded += 1
        assert desk.ask("view", seat=0)["ok"] and desk.ask("score")["ok"], state
        end = desk.ask("playout", seed=1)
        assert end["ok"] and end["over"], (end, state)
        record = desk.ask("record")
        assert record["ok"] and desk.ask("replay", record=record["record"])["ok"], state
    assert refused > 30 and loaded > 10


def test_a_damaged_record_is_refused_there_or_later() -> None:
    desk = Desk()
    desk.done("new", game="quetzal", players=3, seed=1)
    desk.done("playout", seed=1, limit=40)
    lines = desk.done("record")["record"].split("\n")
    before = desk.hash()
    dice = random.Random(2)
    for at in range(len(lines) - 1):
        for damage in DAMAGES:
            damaged = damage(dice, list(lines), at)
            answer = desk.ask("replay", record="\n".join(damaged))
            if answer["ok"]:
                assert answer["hash"] == before, (damage, at)
            else:
                assert answer["error"]["code"] == "corrupt-record", (answer, damage, at)
                assert answer["error"]["line"] >= min(at + 1, len(damaged) - 1), (answer, damage, at)


def test_an_edition_is_written_into_the_record_and_a_sign_of_comment_in_it_does_no_harm() -> None:
    edition = {"meeple": {"standing_coin": 2}}
    desk, other = Desk(), Desk()
    desk.done("new", game="quetzal", players=2, seed=1, edition=edition, options={"hands_hidden": False})
    end = desk.done("playout", seed=1)
    record = desk.done("record")["record"]
    assert '"standing_coin":2' in record.split("\n")[5]
    assert '"hands_hidden":false' in record.split("\n")[3]
    assert other.done("replay", record=record)["hash"] == end["hash"]
    hashed = record.replace("edition {", 'edition {"\\u0023":1,', 1)
    assert other.refused("replay", record=hashed)["line"] == 6


def test_both_games_can_be_played_one_after_the_other() -> None:
    answers = converse(
        {"cmd": "new", "game": "quetzal", "players": 2, "seed": 1},
        {"cmd": "playout", "seed": 1},
        {"cmd": "new", "game": "arnak", "players": 2, "seed": 1},
        {"cmd": "playout", "seed": 1},
        {"cmd": "act", "action": "bid quarry any 0 0 1"},
    )
    assert [answer["ok"] for answer in answers] == [True, True, True, True, False]
    assert answers[4]["error"]["code"] == "unknown-action"
