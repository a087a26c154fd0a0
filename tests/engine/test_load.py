"""The state as JSON: edited by moving ids, loaded again, refused with every problem if no table can be so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.engine.driver import CONFIGURATIONS, Desk, Json, plainly, positions
from tests.engine.edits import State, delete_at, fresh, problems, set_at, where


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_every_state_of_a_game_loads_again_as_it_was(options: Json) -> None:
    desk, other = Desk(), Desk()
    for state in positions(desk, seed=12, share=0.3, **options):
        loaded = other.done("load", state=state)
        again = other.done("state")
        assert again["state"] == state
        assert loaded["hash"] == again["hash"]
        assert other.done("score")["scores"]
    assert loaded["over"] is True


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_a_loaded_game_goes_on_like_the_one_it_was_taken_from(options: Json) -> None:
    desk, other = Desk(), Desk()
    for state in positions(desk, seed=13, share=0.05, **options):
        other.done("load", state=state)
        ends = []
        for table in (desk, other):
            table.done("load", state=state)
            ends.append((table.done("actions"), table.done("playout", seed=1)))
        assert ends[0] == ends[1]


def take(zone: list[Any], thing: str) -> str:
    zone.remove(thing)
    return thing


def test_a_position_is_edited_by_moving_ids_and_nothing_else() -> None:
    desk, state = fresh()
    me, other, decks = state["players"][0], state["players"][1], state["decks"]
    me["hand"].append(take(decks["items"], "gold-pan"))
    me["play"].append(take(me["hand"], "fear"))
    me["deck"].insert(0, take(decks["artifacts"], "stone-key"))
    other["deck"].append(take(other["hand"], "fear"))
    row = state["row"]["items"]
    state["exile"]["items"].append(row[0])
    row[0] = take(decks["items"], "hat")
    me["purse"].update(coin=7, jewel=3)
    me["guardians"].append({"id": take(decks["guardians"], "g-boat"), "boon": True})
    stack = next(stack for stack in decks["assistants"] if "a-coins" in stack)
    me["assistants"].append({"id": take(stack, "a-coins"), "side": "gold", "ready": True})
    idol, state["sites"]["l1-1"]["idol"] = state["sites"]["l1-1"]["idol"], None
    me["crates"].append(idol)
    state["sites"]["l1-1"]["tile"] = take(decks["level1"], "s1-jewel")
    state["sites"]["l1-1"]["spaces"] = [0]
    me["archaeologists"] = 1
    me["magnifier"] = "3-1"
    state["round"], state["turn"] = 2, 0
    row_end = row.pop()
    state["row"]["artifacts"].append(decks["artifacts"].pop(0))
    decks["items"].insert(0, row_end)
    loaded = desk.done("load", state=state)
    assert (loaded["seat"], loaded["over"]) == (0, False)
    desk.act("play gold-pan", "use a-coins")
    edited = desk.done("state")["state"]
    assert edited["players"][0]["purse"]["coin"] == 7 + 2 + 3
    assert "boon g-boat" not in desk.notations()
    desk.act("dig camp-coin 1", "travel g-boat")
    assert desk.done("playout", seed=1)["over"] is True


@pytest.mark.parametrize("left_out", ["stack", "box_seen", "marks", "unseen", "known", "all of them"])
def test_what_says_who_knows_what_may_be_left_out(left_out: str) -> None:
    desk, state = fresh()
    names = {"stack", "box_seen", "marks", "unseen", "known"} if left_out == "all of them" else {left_out}
    for place in (state, state["decks"], *state["players"]):
        for name in names & set(place):
            del place[name]
    assert desk.done("load", state=state)["seat"] == 0
    assert desk.done("actions")["decision"] == plainly("turn")
    assert desk.done("playout", seed=1)["over"] is True


@pytest.mark.parametrize("stack", [None, []])
def test_without_a_stack_the_player_of_turn_is_at_the_start_of_a_turn(stack: Any) -> None:
    desk, state = fresh(players=3)
    state["stack"], state["turn"] = stack, 2
    assert desk.done("load", state=state)["seat"] == 2
    assert desk.done("actions")["decision"]["kind"] == "turn"


def test_a_component_too_many_or_too_few_is_named_and_counted() -> None:
    desk, state = fresh()
    spare = state["decks"]["items"][0]
    state["players"][0]["hand"].append(spare)
    lost = state["decks"]["artifacts"].pop()
    state["players"][1]["hand"].append("fear")
    error = desk.refused("load", state=state)
    counted = {problem["component"]: (problem["expected"], problem["found"]) for problem in error["problems"]}
    assert counted == {spare: (1, 2), lost: (1, 0), "fear": (19, 20)}


@pytest.mark.parametrize(
    "zone",
    [
        lambda state: state["decks"]["guardians"],
        lambda state: state["decks"]["level1"],
        lambda state: state["decks"]["level2"],
        lambda state: state["decks"]["fear"],
        lambda state: state["decks"]["fear_tiles"],
        lambda state: state["decks"]["assistants"][1],
        lambda state: state["track"]["stack"],
        lambda state: state["players"][0]["hand"],
        lambda state: state["players"][1]["deck"],
    ],
)
@pytest.mark.parametrize("change", [1, -1])
def test_every_kind_of_component_is_counted(zone: Callable[[State], list[str]], change: int) -> None:
    def edit(state: State) -> None:
        things = zone(state)
        things.append(things[0]) if change > 0 else things.pop(0)

    found = problems(edit)
    assert [problem["found"] - problem["expected"] for problem in found] == [change]


@pytest.mark.parametrize("place", ["idol", "hidden_idol"])
def test_idols_are_counted(place: str) -> None:
    found = problems(lambda state: state["sites"]["l2-1"].update({place: None}))
    assert [problem["found"] - problem["expected"] for problem in found] == [-1]


@pytest.mark.parametrize(
    ("path", "value", "at"),
    [
        ("format", 2, "format"),
        ("format", True, "format"),
        ("rules", 1.0, "rules"),
        ("board", "fish", "board"),
        ("board", None, "board"),
        ("difficulty", 0, "difficulty"),
        ("round", 0, "round"),
        ("round", 6, "round"),
        ("round", True, "round"),
        ("round", "1", "round"),
        ("start", 2, "start"),
        ("turn", -1, "turn"),
        ("over", 0, "over"),
        ("players", [], "players"),
        ("players", {}, "players"),
        ("players.0", None, "players[0]"),
        ("players.1.purse.coin", -1, "players[1].purse.coin"),
        ("players.1.purse.coin", 1.5, "players[1].purse.coin"),
        ("players.1.purse.coin", 10**9, "players[1].purse.coin"),
        ("players.1.purse.gold", 1, "players[1].purse.gold"),
        ("players.0.hand", "fear", "players[0].hand"),
        ("players.0.hand.0", 5, "players[0].hand[0]"),
        ("players.0.hand.0", None, "players[0].hand[0]"),
        ("players.0.hand.0", "fear-tile", "players[0].hand[0]"),
        ("players.0.hand.0", "idol-coin", "players[0].hand[0]"),
        ("players.0.archaeologists", 3, "players[0].archaeologists"),
        ("players.0.archaeologists", 1, "players[0]"),
        ("players.0.slots", [None, None, None], "players[0].slots"),
        ("players.0.slots.0", "fear", "players[0].slots[0]"),
        ("players.0.guardians", ["g-boat"], "players[0].guardians[0]"),
        ("players.0.assistants", [{"id": "a-coins", "side": "bronze", "ready": True}], "players[0].assistants[0].side"),
        ("players.0.assistants", [{"id": "a-coins", "side": "gold", "ready": 1}], "players[0].assistants[0].ready"),
        ("players.0.assistants", [{"id": "a-coins", "side": "gold"}], "players[0].assistants[0].ready"),
        ("players.0.magnifier", "9-1", "players[0].magnifier"),
        ("players.0.magnifier", "temple", "players[0].arrival"),
        ("players.0.notebook", "1-1", "players[0].notebook"),
        ("players.0.notebook", "temple", "players[0].notebook"),
        ("players.0.arrival", 1, "players[0].arrival"),
        ("players.0.arrival", 5, "players[0].arrival"),
        ("players.0.passed", None, "players[0].passed"),
        ("players.0.passed", True, "players[0].passed"),
        ("players.0.pool", {"icons": ["wing"], "needs": []}, "players[0].pool.icons[0]"),
        ("players.0.pool", {"icons": ["boot"], "needs": ["plane"]}, "players[0].pool"),
        ("rival", {}, "rival"),
        ("row.items.4", "stone-key", "row.items[4]"),
        ("decks.assistants", [[], []], "decks.assistants"),
        ("decks.fear.0", "fear-tile", "decks.fear[0]"),
        ("exile", None, "exile"),
        ("sites.camp-coin.spaces", [None], "sites.camp-coin.spaces"),
        ("sites.camp-coin.spaces", [None, None], "sites"),
        ("sites.camp-coin.spaces", [7, "blocked"], "sites.camp-coin.spaces"),
        ("sites.camp-coin.spaces", ["blocked", "blocked"], "sites"),
        ("sites.l1-1.spaces", ["blocked"], "sites"),
        ("sites.l1-1.tile", "s2-four-kinds", "sites.l1-1.tile"),
        ("sites.l1-1.hidden_idol", "idol-coin", "sites"),
        ("sites.l9-1", {}, "sites.l9-1"),
        ("track.tiles.gold", 3, "temple tiles"),
        ("track.tiles.gold", 1, "temple tiles"),
        ("track.tiles.gold", -1, "track.tiles.gold"),
        ("track.tiles.wood", 1, "track.tiles.wood"),
        ("track.bonus.1-1", [], "track.bonus.1-1"),
        ("box.0", "gold-pan", "box[0]"),
        ("wings", 1, "wings"),
        ("players.0.wings", 1, "players[0].wings"),
        ("decks.wings", 1, "decks.wings"),
        ("sites.l1-1.wings", 1, "sites.l1-1.wings"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_where_it_stands(path: str, value: Any, at: str) -> None:
    assert at in where(set_at(path, value))


@pytest.mark.parametrize(
    "path",
    [
        *("board", "round", "turn", "players", "rival", "row", "decks", "exile", "sites", "track", "box", "over"),
        *("players.0.purse", "players.0.purse.jewel", "players.1.hand", "players.0.slots", "players.0.pool"),
        *("row.items", "decks.fear", "decks.rescue", "sites.camp-jewel", "sites.l2-4.idol", "track.bonus.2-1"),
        *("track.tiles.gold", "players.1.warded", "players.1.all_planes", "exile.artifacts"),
    ],
)
def test_a_missing_member_is_named(path: str) -> None:
    written = path.replace("players.0", "players[0]").replace("players.1", "players[1]")
    assert {"where": written, "reason": "missing"} in problems(delete_at(path))


def test_components_are_refused_where_they_cannot_lie() -> None:
    def swap_rows(state: State) -> None:
        row = state["row"]
        row["items"][0], row["artifacts"][0] = row["artifacts"][0], row["items"][0]

    def two_bonuses(state: State) -> None:
        state["track"]["bonus"]["2-1"].append(state["track"]["stack"].pop())

    def rescue(state: State) -> None:
        state["decks"]["rescue"].append(state["decks"]["assistants"][0].pop())

    def three_assistants(state: State) -> None:
        stack = state["decks"]["assistants"][0]
        helpers = [{"id": stack.pop(), "side": "silver", "ready": True} for _ in range(3)]
        state["players"][0]["assistants"] = helpers

    def warden(state: State) -> None:
        state["sites"]["l1-1"]["guardian"] = state["decks"]["guardians"].pop()

    def discovered_with_idol(state: State) -> None:
        state["sites"]["l1-1"]["tile"] = state["decks"]["level1"].pop()

    def discovered_with_hidden_idol(state: State) -> None:
        site = state["sites"]["l2-1"]
        site["tile"] = state["decks"]["level2"].pop()
        state["players"][0]["crates"].append(site["idol"])
        site["idol"] = None

    def undiscovered_with_figure(state: State) -> None:
        state["sites"]["l1-1"]["spaces"] = [0]
        state["players"][0]["archaeologists"] = 1

    def apart(state: State) -> None:
        state["players"][0]["apart"] = [state["players"][0]["hand"].pop()]

    def temple_tile(state: State) -> None:
        state["players"][0]["temple"] = ["gold"]
        state["track"]["tiles"]["gold"] -= 1

    assert where(swap_rows) == {"row.items[0]", "row.artifacts[0]"}
    assert where(two_bonuses) == {"track.bonus.2-1"}
    assert where(rescue) == {"decks.rescue"}
    assert where(three_assistants) == {"players[0].assistants"}
    assert where(warden) == {"sites.l1-1.guardian"}
    assert where(discovered_with_idol) == {"sites.l1-1.idol"}
    assert where(discovered_with_hidden_idol) == {"sites.l2-1.hidden_idol"}
    assert where(undiscovered_with_figure) == {"sites.l1-1.spaces"}
    assert where(apart) == {"players[0].apart"}
    assert where(temple_tile) == {"players[0].temple"}


def test_every_problem_is_listed_not_only_the_first() -> None:
    def edit(state: State) -> None:
        state["players"][0]["purse"]["coin"] = -1
        state["players"][1]["magnifier"] = "nowhere"
        state["decks"]["items"][3] = "stone-key"
        del state["over"]

    assert where(edit) >= {"players[0].purse.coin", "players[1].magnifier", "decks.items[3]", "over"}
