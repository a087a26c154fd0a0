"""The ten worked examples of the rulebook, E1 to E10 of the fact sheet."""

from __future__ import annotations

import pytest

from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST, LAST_OF_TWO, begun, place_of, player, state
from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal


@pytest.mark.ruling("R-06", "R-07", "R-09")
def test_rulebook_example_1_jon_rolls_his_meeples() -> None:
    """Three black, one white, one standing, the Character on its side: one coin, two meeples that may be either.

    Five team meeples are those of four players.
    """
    game = quetzal("players: 4; phase: roll; pool: u5 uc")
    play(game, "* roll 0 black black black white standing side")
    me = player(game)
    assert me["coins"] == 1
    assert me["meeples"] == {"unrolled": 0, "black": 3, "white": 1, "side": 0, "standing": 1, "character": "side"}
    assert "bid quarry adventurer 3 1 1" in options(game) and "bid quarry archaeologist 1 1 1" in options(game)
    assert "bid quarry adventurer 3 2 1" not in options(game)


@pytest.mark.ruling("R-23", "R-25")
def test_rulebook_example_2_lucy_pays_for_the_second_space_of_the_temple() -> None:
    game = quetzal("coins: 4; 1 coins: 9; 2 coins: 9")
    play(game, "place temple 2 white")
    assert (player(game)["coins"], place_of(game, "temple")[1]) == (0, {"seat": 0, "meeple": "white"})
    assert not options(game, "place temple 2")
    assert refusal(game, "place temple 2 white")[:2] == ("space-taken", "R-25")


@pytest.mark.ruling("R-18", "R-20")
def test_rulebook_example_3_lucy_kicks_jon_from_the_quarry() -> None:
    game = quetzal("pool: b3 w1; 1 at: quarry:b2; 1 pool: w1")
    play(game, "bid quarry adventurer 3 0 0")
    assert place_of(game, "quarry") == {
        "seat": 0,
        "role": "adventurer",
        "plain": 3,
        "side": 0,
        "standing": 0,
        "character": None,
    }
    jon = player(game, 1)["meeples"]
    assert (jon["black"], jon["white"]) == (2, 1)
    assert asks(game) == "1 place"
    assert "bid ruins adventurer 2 0 0" in options(game)


@pytest.mark.ruling("R-33")
def test_rulebook_example_4_maria_places_a_second_meeple_at_the_harbor() -> None:
    game = quetzal("coins: 4; at: harbor_office:b1; pool: b2; 1 coins: 2; 2 coins: 2")
    play(game, "visit harbor_office 1 0 0 0")
    assert player(game)["coins"] == 2
    assert place_of(game, "harbor_office")[0]["black"] == 2
    assert options(game, "visit harbor_office")
    play(game, "visit harbor_office 1 0 0 0", "visit camp 1 0 0 0", "skip")
    assert options(game) and "visit harbor_office 1 0 0 0" in options(game)


@pytest.mark.ruling("R-38")
def test_rulebook_example_5_three_meeples_in_the_temple() -> None:
    """Lucy on space 2 chooses two of eight, Jon on space 4 one of six and draws, Maria on space 5 one of five."""
    cards = "mummy_none mummy_coin mummy_vp statuette_none tablet_none weapon_none pottery_none pottery_vp"
    game = quetzal(f"{LAST}; at: temple/2:w; 1 at: temple/4:w; 2 at: temple/5:w; temple: {cards}; deck: weapon_vp")
    assert (asks(game), len(options(game))) == ("0 pick temple", 8)
    play(game, "take mummy_none", "take mummy_coin")
    assert (asks(game), len(options(game))) == ("1 pick temple", 6)
    play(game, "take mummy_vp")
    assert player(game, 1)["drawn"] == ["weapon_vp"]
    assert (asks(game), len(options(game))) == ("2 pick temple", 5)
    play(game, "take statuette_none")
    assert len([card for card in state(game)["display"]["temple"] if card]) == 4
    assert [player(game, seat)["drawn"] for seat in (0, 2)] == [[], []]


@pytest.mark.ruling("R-54", "R-46")
def test_rulebook_example_6_maria_delivers_by_ship() -> None:
    """Three statuettes for 8 and two mummies for 6; two steps bring one point more, if she started on 0."""
    hand = "statuette_discovery statuette_discovery statuette_none statuette_none mummy_none mummy_none"
    game = quetzal(f"{LAST}; at: ship_1:b1; hand: {hand}")
    play(game, *["deliver statuette_discovery"] * 2, "deliver statuette_none", *["deliver mummy_none"] * 2)
    assert options(game) == ["deliver statuette_none", "done"]
    play(game, "done")
    me = player(game)
    assert (me["score"], me["discovery"], me["hand"]) == (8 + 6 + 1, 2, ["statuette_none"])


@pytest.mark.ruling("R-54")
@pytest.mark.parametrize(
    ("kind", "points"),
    [("pottery", 5 + 3), ("weapon", 6 + 3), ("tablet", 7 + 4), ("statuette", 8 + 5), ("mummy", 10 + 6)],
)
def test_rulebook_example_7_five_of_a_kind_are_three_and_two(kind: str, points: int) -> None:
    cards = [f"{kind}_none"] * 3 + [f"{kind}_coin"] * 2
    found = outcome(f"{LAST}; at: ship_1:b1; hand: {' '.join(cards)}", *[f"deliver {card}" for card in cards], "done")
    assert found["me.score"] == f"+{points}"


@pytest.mark.ruling("R-62")
def test_rulebook_example_8_jon_ends_with_43_points() -> None:
    """34 points, 8 coins, the marker, tiles worth 5."""
    game = quetzal(f"{LAST}; marker: 0; score: 34; coins: 8; upgrades: reroll_two reroll_all; discarded: coins_5")
    assert RULES.scores(game)[0] == {"seat": 0, "play": 34, "marker": 2, "coins": 2, "upgrades": 5, "total": 43}


@pytest.mark.ruling("R-56")
def test_rulebook_example_9_the_automaton_card() -> None:
    """Two archaeologists in the Temple, on spaces 2 and 5, three on the Quarry, an adventurer on the Black Market."""
    game = begun(2, "* automaton automaton_1")
    places = state(game)["locations"]
    assert places["temple"] == [None, "automaton", None, None, "automaton"]
    assert (places["quarry"]["seat"], places["quarry"]["role"], places["quarry"]["plain"]) == (
        "automaton",
        "archaeologist",
        3,
    )
    market = places["black_market"]
    assert (market["seat"], market["role"], market["plain"]) == ("automaton", "adventurer", 1)
    assert [places[name] for name in ("small_temple", "ruins", "ship_1", "stela")] == [None] * 4


@pytest.mark.ruling("R-55", "R-57")
def test_rulebook_example_10_the_automaton_in_the_temple() -> None:
    """On space 3 it takes the tablet with the Discovery bonus, draws a card, and discards both."""
    cards = "tablet_none tablet_discovery weapon_vp pottery_coin"
    game = quetzal(f"automaton: 6; {LAST_OF_TWO}; temple: {cards}; small_temple: -; deck: statuette_vp")
    assert place_of(game, "temple") == [None, None, "automaton", None, None]
    assert sorted(state(game)["decks"]["discard"]) == ["statuette_vp", "tablet_discovery"]
    left = [card for card in state(game)["display"]["temple"] if card]
    assert left == ["tablet_none", "weapon_vp", "pottery_coin"]
