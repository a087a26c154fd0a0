"""Loading positions: what may be left out, what is refused and how it is told."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from digsite.kernel.errors import ImpossiblePosition
from digsite.kernel.play import legal_actions
from digsite.quetzal import RULES
from tests.quetzal.table import asks, play, quetzal, settle, state, state_of

State = dict[str, Any]


def problems_of(written: object) -> list[dict[str, object]]:
    with pytest.raises(ImpossiblePosition) as caught:
        RULES.decode(written)
    return caught.value.problems


def edited(edit: Callable[[State], None], position: str = "") -> State:
    written = state_of(position)
    edit(written)
    return written


def test_the_protocols_example_loads_once_its_cards_are_filled_in() -> None:
    """The shape of section 4: places that are not named are empty, extra members are left out."""
    written = edited(lambda one: None, "players: 2; round: 2; automaton: 3")
    cards = [card for zone in ("quarry", "small_temple", "ruins") for card in written["display"][zone]]
    written["decks"]["artifacts"] += cards
    written["display"].update({"quarry": [], "small_temple": [], "ruins": [None]})
    for player in written["players"]:
        for key in ("drawn_seen", "drawn_lot", "apart_seen", "apart_lot", "extra_used"):
            del player[key]
    del written["lot"]
    game = RULES.decode(written)
    assert (asks(game), state(game)["display"]["ruins"]) == ("0 place", [None, None])


@pytest.mark.parametrize(
    ("phase", "asked"), [("roll", "0 place"), ("place", "0 place"), ("activate", "* chance"), ("prepare", "* chance")]
)
def test_without_a_stack_the_phase_given_begins(phase: str, asked: str) -> None:
    game = quetzal(f"phase: {phase}")
    assert asks(game) == asked
    settle(game)
    assert asks(game) == "0 place"


def test_a_written_state_reads_back_in_the_middle_of_everything() -> None:
    game = quetzal(
        "phase: activate; pool: -; 1 pool: -; 2 pool: -; at: temple/1:w ship_1:b1; hand: mummy_vp mummy_coin"
    )
    for line in ("take pottery_none", "take pottery_none", "deliver mummy_vp", "deliver pottery_none", "done"):
        again = RULES.decode(state(game))
        assert RULES.encode(again) == RULES.encode(game)
        assert legal_actions(again) == legal_actions(game)
        play(game, line)


def remove_a_card(written: State) -> None:
    written["decks"]["artifacts"].pop()


def double_a_tile(written: State) -> None:
    written["players"][0]["upgrades"] = ["mixed_trio"]


def lose_a_meeple(written: State) -> None:
    written["players"][1]["meeples"]["black"] -= 1


def lose_a_character(written: State) -> None:
    written["players"][1]["meeples"]["character"] = None


def place_unrolled(written: State) -> None:
    written["players"][0]["meeples"]["character"] = "unrolled"


@pytest.mark.parametrize(
    ("edit", "component", "expected", "found"),
    [
        (remove_a_card, "mummy_vp", 2, 1),
        (double_a_tile, "mixed_trio", 2, 3),
        (lose_a_meeple, "team meeple", 6, 5),
        (lose_a_character, "character", 1, 0),
    ],
)
def test_what_is_missing_or_doubled_is_counted(
    edit: Callable[[State], None], component: str, expected: int, found: int
) -> None:
    problem = problems_of(edited(edit))[0]
    assert (problem["component"], problem["expected"], problem["found"]) == (component, expected, found)


def with_three_tiles(written: State) -> None:
    for tile in ("mixed_trio", "weapon_trio", "pottery_trio"):
        written["decks"]["upgrades"].remove(tile)
        written["players"][0]["upgrades"].append(tile)


def with_equal_tiles(written: State) -> None:
    for _ in range(2):
        written["decks"]["upgrades"].remove("mixed_trio")
        written["players"][0]["upgrades"].append("mixed_trio")


def with_an_immediate_tile(written: State) -> None:
    written["decks"]["upgrades"].remove("coins_5")
    written["players"][0]["upgrades"].append("coins_5")


def with_cards_apart(written: State) -> None:
    written["players"][0]["apart"] = [written["decks"]["artifacts"].pop()]


def with_the_holder_on_the_stela(written: State) -> None:
    written["players"][0]["meeples"]["white"] -= 1
    written["locations"]["stela"] = {"seat": 0, "meeple": "white"}


def with_a_mixed_lone_character(written: State) -> None:
    written["players"][0]["meeples"]["character"] = None
    bid = {"seat": 0, "role": "adventurer", "plain": 0, "side": 0, "standing": 0, "character": "flat"}
    written["locations"]["quarry"] = bid


def with_archaeologists_on_the_market(written: State) -> None:
    written["players"][0]["meeples"]["white"] -= 1
    bid = {"seat": 0, "role": "archaeologist", "plain": 1, "side": 0, "standing": 0, "character": None}
    written["locations"]["black_market"] = bid


def with_an_automaton(written: State) -> None:
    written["locations"]["temple"][0] = "automaton"


def with_nobody_to_place(written: State) -> None:
    written["players"][0]["meeples"].update({"black": 0, "white": 0, "character": None})
    written["locations"]["camp"] = [{"seat": 0, "black": 3, "white": 3, "side": 0, "standing": 0, "character": "flat"}]


@pytest.mark.parametrize(
    ("edit", "where"),
    [
        (with_three_tiles, "players[0].upgrades"),
        (with_equal_tiles, "players[0].upgrades"),
        (with_an_immediate_tile, "players[0].upgrades"),
        (with_cards_apart, "players[0].apart"),
        (with_the_holder_on_the_stela, "locations.stela"),
        (with_a_mixed_lone_character, "locations.quarry"),
        (with_archaeologists_on_the_market, "locations.black_market"),
        (with_an_automaton, "locations"),
        (with_nobody_to_place, "stack[2]"),
        (place_unrolled, "players[0].meeples"),
    ],
)
def test_what_cannot_be_is_refused_where_it_is(edit: Callable[[State], None], where: str) -> None:
    assert where in [problem["where"] for problem in problems_of(edited(edit))]


def test_the_automaton_stands_where_its_card_says() -> None:
    written = state_of("players: 2; automaton: 3")
    written["locations"]["temple"][0], written["locations"]["temple"][2] = "automaton", None
    assert problems_of(written)[0]["where"] == "locations.temple"
    written = state_of("players: 2; automaton: 3")
    written["locations"]["ruins"]["plain"] = 3
    assert problems_of(written)[0]["where"] == "locations.ruins"


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (("players", 0, "coins"), -1, "players[0].coins"),
        (("players", 0, "discovery"), 13, "players[0].discovery"),
        (("players", 0, "hand"), ["gold"], "players[0].hand[0]"),
        (("players", 0, "meeples", "black"), 7, "players[0].meeples.black"),
        (("players", 0, "meeples", "character"), "lying", "players[0].meeples.character"),
        (("round",), 6, "round"),
        (("phase",), "dusk", "phase"),
        (("marker",), 3, "marker"),
        (("over",), 0, "over"),
        (("locations", "temple"), [], "locations.temple"),
        (("locations", "village", 0), 4, "locations.village[0]"),
        (("locations", "ship_2"), None, "locations.ship_2"),
        (("decks", "bottom_known"), [7], "decks.bottom_known"),
        (("options",), {"raise_own_bid": 1}, "options.raise_own_bid"),
        (("options",), {"upgrade_pile_reshuffles": True}, "options.upgrade_pile_reshuffles"),
        (("options",), [], "options"),
        (("stack",), [[["Nothing"], 0, None, 0]], "stack[0]"),
        (("stack",), [[["Prepare"], 9, None, 0]], "stack[0][1]"),
        (("stack",), [1], "stack[0]"),
    ],
)
def test_a_wrong_value_is_refused_with_its_place(path: tuple[Any, ...], value: object, where: str) -> None:
    written = state_of("")
    inner: Any = written
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert where in [problem["where"] for problem in problems_of(written)]


@pytest.mark.parametrize("nonsense", [None, 1, "x", [], {}, {"format": 1, "game": "arnak", "rules": 1}])
def test_what_is_no_state_at_all_is_refused(nonsense: object) -> None:
    assert problems_of(nonsense)


def test_a_game_that_is_over_has_nothing_to_come() -> None:
    written = state_of("round: 5; phase: prepare")
    written["over"] = True
    assert asks(RULES.decode(written)) == "over"
    written["stack"] = [[["Prepare"], 0, None, 0]]
    assert problems_of(json.loads(json.dumps(written)))[0]["where"] == "stack"
