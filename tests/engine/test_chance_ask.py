"""`"chance":"ask"`: nothing is shuffled by the engine, every component is asked for from the top."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.arnak.table import state_of
from tests.engine.driver import CONFIGURATIONS, Desk, Json, plainly

IDOLS = {"idol-coin": 3, "idol-compass": 3, "idol-tablet": 3, "idol-exile": 3, "idol-upgrade": 2, "idol-refresh": 2}
BONUSES = ("bonus-coin", "bonus-compass", "bonus-tablet", "bonus-draw", "bonus-exile", "bonus-upgrade")
DECK = {"funding-boat": 1, "funding-car": 1, "exploration-boat": 1, "exploration-car": 1, "fear": 2}
CAMPS = ("camp-coin", "camp-compass", "camp-tablet", "camp-arrowhead", "camp-jewel")
# how many bonus tiles lie on the track and in the Lost Temple's stack, by board and number of players
BONUSES_USED = {("bird", 1): 9, ("bird", 2): 9, ("bird", 3): 12, ("bird", 4): 15, ("snake", 1): 10, ("snake", 3): 13}


def chance(desk: Desk, verb: str, left: Counter[str], shared: str = "") -> str:
    """Check one question to chance against what is left, and answer it with the last of the outcomes."""
    asked = desk.done("actions")
    assert asked["seat"] == "chance"
    assert asked["decision"] == plainly("chance")
    start = f"{verb} {shared}".strip()
    outcomes = {action["notation"].removeprefix(f"{start} "): action["probability"] for action in asked["actions"]}
    assert {action["verb"] for action in asked["actions"]} == {verb}
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes == pytest.approx({name: count / left.total() for name, count in left.items()})
    chosen = str(list(outcomes)[-1])
    answer = desk.done("act", action=f"{start} {chosen}")
    assert answer["over"] is False
    left[chosen] -= 1
    if not left[chosen]:
        del left[chosen]
    return chosen


def dictate(desk: Desk, verb: str, left: Counter[str], count: int | None = None, shared: str = "") -> list[str]:
    """Answer every question of one shuffle."""
    return [chance(desk, verb, left, shared) for _ in range(left.total() if count is None else count)]


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_a_whole_set_up_is_dictated_component_by_component(options: Json) -> None:
    auto, desk = Desk(), Desk()
    auto.new(**options)
    box = auto.done("state")["state"]  # only to know which ids there are
    players, board = options["players"], options.get("board", "bird")
    assert desk.new(**options, chance="ask")["seat"] == "chance"
    items = dictate(desk, "items", Counter([*box["row"]["items"], *box["decks"]["items"]]))
    artifacts = dictate(desk, "artifacts", Counter([*box["row"]["artifacts"], *box["decks"]["artifacts"]]))
    level1 = dictate(desk, "level1", Counter(box["decks"]["level1"] + tiles_out(box, 1)))
    level2 = dictate(desk, "level2", Counter(box["decks"]["level2"] + tiles_out(box, 2)))
    guardians = dictate(desk, "guardians", Counter(box["decks"]["guardians"] + wardens_out(box)))
    idols = dictate(desk, "idols", Counter(IDOLS))
    helpers = [one for stack in box["decks"]["assistants"] for one in stack]
    assistants = dictate(desk, "assistants", Counter([*helpers, *box["decks"]["rescue"], *gone(box, "a-")]))
    bonuses = dictate(desk, "bonuses", Counter(dict.fromkeys(BONUSES, 3)), BONUSES_USED[board, players])
    blocked = dictate(desk, "blocked", Counter(CAMPS), 3) if players == 3 else []
    rival: list[str] = []
    if players == 1:
        rival = dictate_rival(desk, options["difficulty"])
    decks = [dictate(desk, "deck", Counter(DECK), shared=str(seat)) for seat in range(players)]

    state = desk.done("state")["state"]
    assert desk.done("actions")["seat"] == 0
    if players > 1:
        assert state["row"] == {"artifacts": artifacts[:1], "items": items[:5]}
        assert (state["decks"]["items"], state["decks"]["artifacts"]) == (items[5:], artifacts[1:])
        assert (state["decks"]["level1"], state["decks"]["level2"]) == (level1, level2)
        assert state["decks"]["guardians"] == guardians
        sites = [site for name, site in state["sites"].items() if name.startswith("l")]
        assert [site["idol"] for site in sites] + [site["hidden_idol"] for site in sites[8:]] == idols
        stacked = [one for stack in state["decks"]["assistants"] for one in stack]
        assert state["decks"]["rescue"] + stacked == assistants
        assert [tile for tiles in state["track"]["bonus"].values() for tile in tiles] == bonuses[:-players]
        assert state["track"]["stack"] == bonuses[-players:]
    else:
        assert state["rival"]["used"] + state["rival"]["tiles"] == rival
    for player, deck in zip(state["players"], decks, strict=True):
        assert (player["hand"], player["deck"]) == (deck[:5], deck[5:])
    closed = {name for name in CAMPS if state["sites"][name]["spaces"][1] == "blocked"}
    assert closed == (set(blocked) if players == 3 else set() if players == 4 else set(CAMPS))


def dictate_rival(desk: Desk, difficulty: int) -> list[str]:
    """First which pairs show their red tile, then the order of the ten."""
    pairs = ("discover", "research", "overcome", "buy-item", "buy-artifact")
    red = dictate(desk, "red", Counter([f"{pair}-red" for pair in pairs]), difficulty)
    shown = [f"{pair}-red" if f"{pair}-red" in red else f"{pair}-green" for pair in pairs]
    digs = [f"dig-{token}" for token in ("coin", "compass", "tablet", "arrowhead", "jewel")]
    return dictate(desk, "rival", Counter([*digs, *shown]))


def tiles_out(state: Json, level: int) -> list[str]:
    return [site["tile"] for name, site in state["sites"].items() if name.startswith(f"l{level}") and site["tile"]]


def wardens_out(state: Json) -> list[str]:
    return [site["guardian"] for site in state["sites"].values() if site["guardian"]]


def gone(state: Json, start: str) -> list[str]:
    return [thing for thing in state["box"] if thing.startswith(start)]


def asked_from(position: str) -> Desk:
    """A loaded position whose chance is asked: the mode is that of the last `new`."""
    desk = Desk()
    desk.new(chance="ask")
    desk.done("load", state=state_of(position))
    return desk


def test_at_the_end_of_a_round_each_play_area_is_asked_for_in_turn_order() -> None:
    desk = asked_from("deck: hat; play: fear fear torch; 1 deck: rope; 1 play: axe; 1 passed: yes")
    assert desk.act("pass", "end-turn")["seat"] == "chance"
    assert dictate(desk, "deck", Counter({"fear": 2, "torch": 1}), shared="0")
    assert dictate(desk, "deck", Counter({"axe": 1}), shared="1") == ["axe"]
    state = desk.done("state")["state"]
    assert (state["round"], desk.done("actions")["seat"]) == (2, 1)
    assert state["players"][0]["hand"][0] == "hat"
    assert sorted(state["players"][0]["hand"]) == ["fear", "fear", "hat", "torch"]


def test_chance_is_answered_by_its_outcomes_only() -> None:
    desk = Desk()
    desk.new(chance="ask")
    for action in ("pass", "artifacts stone-key", "deck 0 fear"):
        assert desk.refused("act", action=action)["code"] == "not-now"
    assert desk.done("why", action="items axe") == {"ok": True, "legal": True}
    assert desk.done("why", action="items axe", seat=0)["refusal"]["code"] == "not-your-decision"
    desk.act("items axe")
    assert desk.done("why", action="items axe")["legal"] is False
    assert desk.refused("undo")["code"] == "nothing-to-undo"


def test_nobody_sees_what_chance_has_decided_so_far() -> None:
    desk = Desk()
    desk.new(chance="ask")
    desk.act("items axe", "items hat")
    for seat in (0, 1, None):
        view = desk.done("view", seat=seat)["view"]
        assert view["decks"]["items"] == [None] * 40
        assert view["decision"] == plainly("chance")
        assert "actions" not in view


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_a_whole_game_asked_step_by_step_replays_to_the_same_hash(options: Json) -> None:
    desk, auto = Desk(), Desk()
    desk.new(**options, chance="ask")
    dice = random.Random(17)
    asked = 0
    while actions := desk.done("actions")["actions"]:
        weights = [action.get("probability", 1) for action in actions]
        asked += "probability" in actions[0]
        answer = desk.done("act", id=dice.choices(actions, weights)[0]["id"])
    assert answer["over"] is True and asked > 150
    record = desk.done("record")["record"]
    end = auto.done("replay", record=record)
    assert (end["hash"], end["over"]) == (answer["hash"], True)
    assert auto.done("record")["record"] == record
    shuffles = [line for line in record.splitlines() if line.startswith("* ")]
    assert len([line for line in shuffles if line.startswith("* items ")]) == 1
    assert len(shuffles[0].split()) == 2 + 40


def test_the_same_game_dictated_from_a_record_is_the_same_game() -> None:
    auto, desk = Desk(), Desk()
    auto.new(players=3, board="snake", seed=9)
    end: Any = auto.done("playout", seed=9)["hash"]
    desk.new(players=3, board="snake", chance="ask")
    lines = auto.done("record")["record"].split("\n")[7:-2]
    for line in lines:
        seat, verb, *rest = line.split()
        if seat == "*":
            shared = [verb, rest.pop(0)] if verb == "deck" else [verb]
            desk.act(*[" ".join([*shared, word]) for word in rest])
        else:
            desk.act(line[2:])
    assert desk.hash() == end


def test_undo_stops_where_chance_was_asked() -> None:
    desk = asked_from("deck: hat; play: fear fear torch; 1 deck: rope; 1 passed: yes")
    desk.act("pass", "end-turn")
    assert desk.refused("undo")["code"] == "undo-barrier"
    dictate(desk, "deck", Counter({"fear": 2, "torch": 1}), shared="0")
    assert desk.refused("undo")["code"] == "undo-barrier"


def test_a_playout_decides_chance_itself() -> None:
    ends = []
    for _ in range(2):
        desk = Desk()
        desk.new(chance="ask")
        ends.append(desk.done("playout", seed=2))
    assert ends[0] == ends[1]
    assert ends[0]["over"] is True


def test_a_loaded_position_that_waits_for_chance_is_decided_by_the_dice_when_they_are_needed() -> None:
    asking, desk = Desk(), Desk()
    asking.new(chance="ask")
    state = asking.done("state")["state"]
    assert desk.done("load", state=state)["seat"] == "chance"
    assert desk.done("state")["state"] == state
    desk.refused("act", action="end-turn")
    assert desk.done("state")["state"] == state
    assert desk.done("actions")["seat"] == 0
