"""What no source tells: the values used until somebody looks into the box (OQ-01 to OQ-12)."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from digsite.kernel.play import legal_actions, outcomes
from digsite.quetzal import RULES
from digsite.quetzal.flags import DEFAULTS
from digsite.quetzal.model import Game
from tests.quetzal.rules.helpers import LAST, LAST_OF_TWO, begun, place_of, player, state
from tests.quetzal.table import options, outcome, play, quetzal, refusal

VALUES = {"pottery": (1, 3, 5), "weapon": (1, 3, 6), "tablet": (1, 4, 7), "statuette": (2, 5, 8), "mummy": (2, 6, 10)}
COPIES = {
    "pottery": (12, 3, 3, 3),
    "weapon": (9, 3, 3, 3),
    "tablet": (6, 3, 3, 3),
    "statuette": (3, 3, 3, 3),
    "mummy": (3, 2, 2, 2),
}
BONUSES = ("none", "coin", "discovery", "vp")
TRACK: tuple[dict[str, str], ...] = (
    {},
    {"me.score": "+1"},
    {},
    {"me.coins": "+2"},
    {},
    {"me.upgrades": "+weapon_trio"},
    {"me.score": "+1"},
    {"me.coins": "+3"},
    {"me.score": "+2"},
    {"me.upgrades": "+weapon_trio"},
    {"me.score": "+2"},
    {"me.score": "+5"},
)
PERMANENT = (
    *("reroll_two", "tablet_coins", "temple_discount", "reroll_all", "mixed_trio", "extra_delivery", "coins_to_vp"),
    *("pottery_trio", "temple_extra_draw", "coins_to_discovery", "weapon_trio"),
)
TWO_POINTS = ("reroll_two", "reroll_all", "temple_discount", "extra_delivery", "temple_extra_draw", "discovery_1")
# Temple spaces, the surrounding and the market or ship with the colour and size of the bid.
CARDS: dict[int, tuple[list[int], tuple[str, str, int], tuple[str, str, int]]] = {
    1: ([2, 5], ("quarry", "archaeologist", 3), ("black_market", "adventurer", 1)),
    2: ([1, 4], ("small_temple", "adventurer", 2), ("ship_1", "archaeologist", 2)),
    3: ([3, 5], ("ruins", "archaeologist", 2), ("ship_1", "adventurer", 2)),
    4: ([1, 3], ("quarry", "adventurer", 2), ("black_market", "adventurer", 2)),
    5: ([2, 4], ("ruins", "adventurer", 3), ("ship_1", "archaeologist", 1)),
    6: ([3], ("small_temple", "archaeologist", 3), ("black_market", "adventurer", 2)),
    7: ([1], ("ruins", "adventurer", 3), ("black_market", "adventurer", 2)),
    8: ([4], ("small_temple", "archaeologist", 2), ("ship_1", "adventurer", 3)),
    9: ([2], ("quarry", "archaeologist", 2), ("ship_1", "archaeologist", 3)),
    10: ([1, 3, 5], ("ruins", "adventurer", 2), ("black_market", "adventurer", 1)),
}
LIKED = [
    f"{kind}_{bonus}"
    for kind in ("mummy", "statuette", "tablet", "weapon", "pottery")
    for bonus in ("discovery", "vp", "coin", "none")
]


def everything(game: Game) -> Counter[str]:
    """Every card and tile of a new game, wherever it lies."""
    now = state(game)
    things = [thing for zone in (*now["display"].values(), *now["decks"].values()) for thing in zone]
    return Counter([thing for thing in things if isinstance(thing, str)])


@pytest.mark.ruling("OQ-01")
@pytest.mark.parametrize("kind", list(VALUES))
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_collection_is_worth_what_the_table_says(kind: str, count: int) -> None:
    cards = [f"{kind}_none"] * count
    found = outcome(f"{LAST}; at: ship_1:b1; hand: {' '.join(cards)}", *[f"deliver {card}" for card in cards], "done")
    assert found["me.score"] == f"+{VALUES[kind][count - 1]}"


@pytest.mark.ruling("OQ-01")
def test_an_owner_may_correct_the_value_of_a_collection() -> None:
    position = f"edition: artifact_type[pottery].vp_2=4; {LAST}; at: ship_1:b1; hand: pottery_none pottery_none"
    assert outcome(position, "deliver pottery_none", "deliver pottery_none", "done")["me.score"] == "+4"


@pytest.mark.ruling("OQ-02")
def test_the_deck_holds_75_cards_with_14_of_each_bonus() -> None:
    found = everything(begun(3))
    expected = {f"{kind}_{bonus}": n for kind, row in COPIES.items() for bonus, n in zip(BONUSES, row, strict=True)}
    assert {name: found[name] for name in expected} == expected
    assert sum(expected.values()) == 75
    assert [sum([row[i] for row in COPIES.values()]) for i in range(4)] == [33, 14, 14, 14]


@pytest.mark.ruling("OQ-03")
@pytest.mark.parametrize("space", range(1, 13))
def test_a_space_of_the_discovery_track_pays_what_the_table_says(space: int) -> None:
    position = f"coins: 3; upgrades: coins_to_discovery; discovery: {space - 1}; pile: weapon_trio"
    found = outcome(position, "exchange coins_to_discovery")
    assert found.pop("me.discovery") == "+1"
    paid = {"me.coins": "-3"} | ({"decks.upgrades": "-weapon_trio"} if "me.upgrades" in TRACK[space - 1] else {})
    reward = dict(TRACK[space - 1])
    if "me.coins" in reward:
        paid["me.coins"] = f"{int(reward.pop('me.coins')) - 3:+d}"
        paid = {name: change for name, change in paid.items() if change != "+0"}
    assert found == {**paid, **reward, "asks": "0 place"}


@pytest.mark.ruling("OQ-03")
def test_the_discovery_track_has_twelve_spaces() -> None:
    assert (
        refusal(quetzal("coins: 3; upgrades: coins_to_discovery; discovery: 12"), "exchange coins_to_discovery")[0]
        == "no-effect"
    )


@pytest.mark.ruling("OQ-04")
def test_there_are_two_of_each_permanent_tile_and_one_of_each_immediate_one() -> None:
    found = everything(begun(3))
    expected = {**dict.fromkeys(PERMANENT, 2), "coins_5": 1, "discovery_1": 1}
    assert {name: found[name] for name in expected} == expected
    assert sum(expected.values()) == 24


@pytest.mark.ruling("OQ-04")
@pytest.mark.parametrize("tile", [*PERMANENT, "coins_5", "discovery_1"])
def test_a_tile_is_worth_one_or_two_points_at_the_end(tile: str) -> None:
    assert RULES.scores(quetzal(f"discarded: {tile}"))[0]["upgrades"] == (2 if tile in TWO_POINTS else 1)


@pytest.mark.ruling("OQ-05")
@pytest.mark.parametrize(
    ("location", "gains"),
    [("quarry", {"score": 1}), ("small_temple", {"discovery": 1}), ("ruins", {"coins": 1})],
)
def test_each_surrounding_gives_its_bonus(location: str, gains: dict[str, int]) -> None:
    me = player(quetzal(f"{LAST}; at: {location}:b1"))
    assert {name: me[name] for name in ("score", "discovery", "coins") if me[name]} == gains


@pytest.mark.ruling("OQ-06")
def test_only_adventurers_enter_the_village() -> None:
    game = quetzal("coins: 9; pool: b1 w1 s1 c")
    assert [line.split(" ")[-1] for line in options(game, "place village 1")] == ["black", "character", "either"]


@pytest.mark.ruling("OQ-06")
def test_an_owner_may_let_archaeologists_into_the_village() -> None:
    game = quetzal('edition: location.village.roles=["archaeologist"]; coins: 9; pool: b1 w1')
    assert options(game, "place village 1") == ["place village 1 white"]


@pytest.mark.ruling("OQ-07")
@pytest.mark.parametrize(("space", "price"), [(1, 2), (2, 1), (3, 1)])
def test_the_village_costs_two_one_and_one(space: int, price: int) -> None:
    assert outcome("coins: 9", f"place village {space} black")["me.coins"] == f"-{price}"


@pytest.mark.ruling("OQ-08")
def test_a_meeple_lands_by_the_odds_of_the_table() -> None:
    game = quetzal("phase: roll; pool: u6 uc")
    assert weights(game) == {"black": 20, "white": 20, "side": 7, "standing": 3}
    play(game, "* roll 0 black black black black black black")
    assert weights(game) == {"flat": 40, "side": 7, "standing": 3}


@pytest.mark.ruling("OQ-08")
def test_an_owner_may_correct_the_odds() -> None:
    game = quetzal("edition: meeple.odds_team.standing=9; phase: roll; pool: u6 uc")
    assert weights(game) == {"black": 20, "white": 20, "side": 7, "standing": 9}


def weights(game: Game) -> dict[str, int]:
    legal_actions(game)
    return {RULES.catalogue[action].notation.split(" ")[-1]: weight for action, weight in outcomes(game)}


@pytest.mark.ruling("OQ-09")
def test_with_two_players_the_third_village_space_and_tile_are_covered() -> None:
    game = quetzal("players: 2; automaton: 1; coins: 9; pool: b2")
    assert options(game, "place village") == ["place village 1 black", "place village 2 black"]
    assert len(state(game)["display"]["village"]) == 2
    assert outcome("players: 2; automaton: 1; coins: 9; pool: b2", "place village 1 black")["me.coins"] == "-2"
    assert outcome("players: 2; automaton: 1; coins: 9; pool: b2", "place village 2 black")["me.coins"] == "-1"


@pytest.mark.ruling("OQ-10")
@pytest.mark.parametrize(("better", "worse"), [*itertools.pairwise(LIKED)])
def test_the_automaton_likes_types_then_bonuses_in_this_order(better: str, worse: str) -> None:
    game = quetzal(f"automaton: 3; {LAST_OF_TWO}; temple: {worse} {better} {worse}; ruins: -; deck: pottery_none")
    # Space 3 takes one and draws, space 5 takes one more; what is liked better goes first.
    assert state(game)["decks"]["discard"][-1] == better
    assert [card for card in state(game)["display"]["temple"] if card] == [worse]


@pytest.mark.ruling("OQ-11")
@pytest.mark.parametrize("number", list(CARDS))
def test_an_automaton_card_sets_six_meeples_as_the_table_says(number: int) -> None:
    spaces, *bids = CARDS[number]
    game = begun(2, f"* automaton automaton_{number}")
    expected: dict[str, Any] = dict.fromkeys(("quarry", "small_temple", "ruins", "black_market", "ship_1"))
    for location, role, meeples in bids:
        expected[location] = {
            "seat": "automaton",
            "role": role,
            "plain": meeples,
            "side": 0,
            "standing": 0,
            "character": None,
        }
    assert {name: place_of(game, name) for name in expected} == expected
    assert [i + 1 for i, there in enumerate(place_of(game, "temple")) if there] == spaces
    assert len(spaces) + sum([meeples for _, _, meeples in bids]) == 6


@pytest.mark.ruling("OQ-12")
def test_what_stays_ambiguous_is_a_flag_with_its_default() -> None:
    off = {"raise_own_bid", "upgrade_pile_reshuffles"}
    assert {name for name, value in DEFAULTS.items() if not value} == off
    assert RULES.options_of(RULES.new({"players": 3}))["options"] == {}


@pytest.mark.ruling("OQ-12", "R-19")
def test_one_meeple_is_not_enough_against_a_lone_character() -> None:
    game = quetzal("pool: b2 w1 s1; 1 at: quarry:c")
    assert not {"bid quarry adventurer 1 0 0", "bid quarry archaeologist 1 0 0", "bid quarry adventurer 0 1 0"} & {
        *options(game)
    }
    assert {"bid quarry adventurer 2 0 0", "bid quarry archaeologist 1 1 0"} < {*options(game)}
