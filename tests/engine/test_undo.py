"""Steps are taken back one at a time, up to chance, a new sight or another seat's decision."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.arnak.table import state_of
from tests.engine.driver import Desk


def loaded(position: str) -> Desk:
    desk = Desk()
    desk.done("load", state=state_of(position))
    return desk


def take_back(desk: Desk) -> tuple[str, int, str]:
    answer = desk.done("undo")
    return answer["undone"], answer["seat"], answer["hash"]


def test_each_step_of_a_turn_is_taken_back_in_turn_until_there_is_none() -> None:
    desk = loaded("hand: gold-pan fear torch")
    steps = ["play gold-pan", "dig camp-coin 1", "travel fear"]
    hashes = []
    for step in steps:
        hashes.append(desk.hash())
        desk.act(step)
    for step, before in zip(reversed(steps), reversed(hashes), strict=True):
        assert take_back(desk) == (step, 0, before)
        assert desk.hash() == before
    assert desk.refused("undo")["code"] == "nothing-to-undo"


def test_what_was_taken_back_is_not_in_the_record_and_can_be_done_otherwise() -> None:
    desk = loaded("hand: gold-pan fear torch")
    desk.act("play gold-pan")
    before = desk.done("record")["record"]
    desk.act("pass")
    desk.done("undo")
    assert desk.done("record")["record"] == before
    desk.act("dig camp-tablet 1", "travel fear")
    assert desk.done("record")["record"].splitlines()[-4:-1] == [
        "0 play gold-pan",
        "0 dig camp-tablet 1",
        "0 travel fear",
    ]


def test_nothing_is_taken_back_once_another_seat_decides() -> None:
    desk = loaded("hand: gold-pan")
    desk.act("play gold-pan", "pass", "end-turn")
    assert desk.refused("undo")["code"] == "undo-barrier"
    desk.act("pass")
    assert take_back(desk)[:2] == ("pass", 1)
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_a_card_drawn_cannot_be_put_back_but_what_follows_can() -> None:
    desk = loaded("hand: pack-donkey gold-pan")
    desk.act("play pack-donkey")
    assert take_back(desk)[0] == "play pack-donkey"
    desk.act("play pack-donkey", "draw")
    assert desk.refused("undo")["code"] == "undo-barrier"
    after_draw = desk.hash()
    desk.act("play gold-pan", "skip")
    assert take_back(desk)[0] == "skip"
    assert take_back(desk) == ("play gold-pan", 0, after_draw)
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_a_purchase_is_taken_back_though_everybody_saw_the_card() -> None:
    desk = loaded("coin: 9; items: hat")
    before = desk.hash()
    desk.act("buy hat")
    assert take_back(desk) == ("buy hat", 0, before)


def test_a_site_tile_turned_up_stays_turned_up() -> None:
    desk = loaded("hand: automobile; compass: 3")
    desk.act("discover l1-1", "travel automobile")
    while "continue" in desk.notations():
        desk.act("continue")
    assert desk.done("state")["state"]["sites"]["l1-1"]["tile"] is not None
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_a_shuffle_cannot_be_taken_back() -> None:
    desk = loaded("hand: fear torch; 1 hand: fear; 1 passed: yes")
    desk.act("pass", "end-turn", "lay fear")
    assert take_back(desk)[0] == "lay fear"
    desk.act("lay fear", "lay torch", "done")
    assert desk.done("state")["state"]["round"] == 2
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_the_rival_s_turn_cannot_be_taken_back() -> None:
    desk = Desk()
    desk.new(players=1, difficulty=1)
    desk.act("pass")
    assert take_back(desk)[0] == "pass"
    desk.act("pass", "end-turn")
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_a_new_or_loaded_game_has_nothing_to_take_back() -> None:
    desk = Desk()
    desk.new()
    assert desk.refused("undo")["code"] == "nothing-to-undo"
    desk.act("pass")
    desk.done("load", state=desk.done("state")["state"])
    assert desk.refused("undo")["code"] == "nothing-to-undo"


def test_a_replayed_game_can_be_taken_back_like_one_just_played() -> None:
    desk = loaded("hand: gold-pan fear torch")
    desk.act("play gold-pan", "dig camp-coin 1")
    before = desk.hash()
    desk.act("travel fear")
    desk.done("replay", record=desk.done("record")["record"])
    assert take_back(desk) == ("travel fear", 0, before)


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "board": "snake"}, {"players": 1, "difficulty": 4}])
def test_in_random_games_undo_goes_back_to_the_very_state_or_changes_nothing(options: dict[str, Any]) -> None:
    desk = Desk()
    desk.new(seed=21, **options)
    dice = random.Random(21)
    taken_back = barriers = 0
    before = desk.hash()
    while actions := desk.done("actions")["actions"]:
        action = dice.choice(actions)
        desk.done("act", id=action["id"])
        after = desk.hash()
        answer = desk.ask("undo")
        if answer["ok"]:
            taken_back += 1
            assert (answer["undone"], answer["hash"], desk.hash()) == (action["notation"], before, before)
            desk.done("act", id=action["id"])
        else:
            barriers += 1
            assert answer["error"]["code"] == "undo-barrier"
        assert desk.hash() == after
        before = after
    assert taken_back > barriers > 5
