"""Two players: the automaton, its cards and the covers (R-55 to R-57, R-64 to R-66)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import to_decide
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.rules.helpers import LAST_OF_TWO, all_to_camp, begun, place_of, player, settle, state
from tests.quetzal.table import asks, options, play, quetzal, refusal

LAST = LAST_OF_TWO
FIVE = ["automaton_6", "automaton_1", "automaton_9", "automaton_10", "automaton_4"]


def bid(role: str, meeples: int) -> dict[str, Any]:
    return {"seat": "automaton", "role": role, "plain": meeples, "side": 0, "standing": 0, "character": None}


def meeples_of_the_automaton(game: Game) -> int:
    places = state(game)["locations"]
    groups = [group for group in places.values() if isinstance(group, dict) and group["seat"] == "automaton"]
    return int(places["temple"].count("automaton") + sum([group["plain"] for group in groups]))


@pytest.mark.ruling("R-55")
@pytest.mark.parametrize(("card", "space"), [(6, 3), (8, 4)])
def test_on_spaces_3_and_4_the_automaton_draws_from_the_deck_and_discards(card: int, space: int) -> None:
    game = quetzal(
        f"automaton: {card}; {LAST}; temple: tablet_none; deck: weapon_vp pottery_vp; discard: statuette_vp; small_temple: -"
    )
    decks = state(game)["decks"]
    assert place_of(game, "temple")[space - 1] == "automaton"
    assert sorted(decks["discard"]) == ["statuette_vp", "tablet_none", "weapon_vp"]
    assert decks["artifacts"][0] == "pottery_vp"
    assert state(game)["display"]["temple"] == [None] * 8


@pytest.mark.ruling("R-55", "R-51")
def test_the_automatons_draw_too_makes_a_new_deck_of_the_discard_pile() -> None:
    game = quetzal(f"automaton: 6; {LAST}; temple: tablet_none; empty_deck: yes")
    assert to_decide(game) == CHANCE
    there = len(state(game)["decks"]["artifacts"])
    settle(game)
    assert len(state(game)["decks"]["artifacts"]) == there - 1


@pytest.mark.ruling("R-56")
def test_six_meeples_stand_as_the_card_says_before_anybody_rolls() -> None:
    game = RULES.new({"players": 2})
    while to_decide(game) == CHANCE and not options(game)[0].startswith("roll"):
        play(game, "* automaton automaton_1" if "automaton automaton_1" in options(game) else f"* {options(game)[0]}")
    assert player(game)["meeples"]["unrolled"] == 6
    assert place_of(game, "temple") == [None, "automaton", None, None, "automaton"]
    assert place_of(game, "quarry") == bid("archaeologist", 3)
    assert place_of(game, "black_market") == bid("adventurer", 1)
    assert meeples_of_the_automaton(game) == 6


@pytest.mark.ruling("R-56")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_is_no_automaton(players: int) -> None:
    game = begun(players)
    assert (state(game)["decks"]["automaton"], state(game)["decks"]["automaton_used"]) == ([], [])
    assert meeples_of_the_automaton(game) == 0


@pytest.mark.ruling("R-56", "R-18")
def test_the_automaton_is_overbid_by_more_meeples_in_its_colour() -> None:
    game = quetzal("players: 2; automaton: 1; pool: b2 w2 s2")
    quarry = options(game, "bid quarry")
    assert quarry == ["bid quarry archaeologist 2 2 0"]
    assert refusal(game, "bid quarry adventurer 2 2 0")[:2] == ("wrong-role", "R-18")
    assert options(game, "bid black_market adventurer 1 0 0") == []
    assert "bid black_market adventurer 2 0 0" in options(game)


@pytest.mark.ruling("R-56")
def test_the_automatons_ousted_meeples_are_gone_until_the_next_card() -> None:
    game = quetzal("players: 2; automaton: 1; pool: w4; 1 pool: b1")
    play(game, "bid quarry archaeologist 4 0 0")
    assert meeples_of_the_automaton(game) == 3
    assert place_of(game, "quarry")["seat"] == 0
    play(game, "visit camp 1 0 0 0")
    assert state(game)["round"] == 2
    assert meeples_of_the_automaton(game) == 6


@pytest.mark.ruling("R-56", "R-25")
def test_the_automatons_temple_spaces_are_simply_occupied() -> None:
    game = quetzal("players: 2; automaton: 1; coins: 9; pool: w6")
    assert options(game, "place temple") == [f"place temple {space} white" for space in (1, 3, 4)]
    assert refusal(game, "place temple 2 white")[:2] == ("space-taken", "R-25")


@pytest.mark.ruling("R-56")
def test_the_automaton_neither_rolls_nor_pays_nor_scores() -> None:
    game = quetzal(f"automaton: 2; {LAST}; coins: 3; 1 coins: 4")
    assert [score["seat"] for score in RULES.scores(game)] == [0, 1]
    assert [
        (player(game, seat)["coins"], player(game, seat)["score"], player(game, seat)["discovery"]) for seat in (0, 1)
    ] == [
        (3, 0, 0),
        (4, 0, 0),
    ]


@pytest.mark.ruling("R-57")
def test_in_the_temple_the_automaton_takes_its_turn_from_top_to_bottom() -> None:
    """Spaces 1 and 4 are the automaton's: two cards before, one after the player on space 2."""
    cards = "temple: mummy_none mummy_none statuette_none tablet_none weapon_none; deck: pottery_none; small_temple: -"
    game = quetzal(f"automaton: 2; {LAST}; at: temple/2:w; {cards}")
    assert (asks(game), options(game)) == (
        "0 pick temple",
        ["take statuette_none", "take tablet_none", "take weapon_none"],
    )
    play(game, "take statuette_none", "take weapon_none")
    assert state(game)["display"]["temple"] == [None] * 8
    assert sorted(state(game)["decks"]["discard"]) == ["mummy_none", "mummy_none", "pottery_none", "tablet_none"]


@pytest.mark.ruling("R-57")
def test_the_automaton_chooses_the_type_first_and_the_bonus_second() -> None:
    game = quetzal(
        f"automaton: 9; {LAST}; temple: weapon_discovery statuette_none statuette_coin tablet_discovery; quarry: -"
    )
    assert sorted(state(game)["decks"]["discard"]) == ["statuette_coin", "statuette_none"]


@pytest.mark.ruling("R-57")
def test_a_surrounding_it_holds_loses_both_cards_without_a_bonus() -> None:
    game = quetzal(f"automaton: 8; {LAST}; small_temple: mummy_vp mummy_coin; temple: ; deck: weapon_vp")
    assert state(game)["display"]["small_temple"] == [None, None]
    assert sorted(state(game)["decks"]["discard"]) == ["mummy_coin", "mummy_vp", "weapon_vp"]
    assert [player(game, seat)["discovery"] for seat in (0, 1)] == [0, 0]


@pytest.mark.ruling("R-57")
def test_where_it_holds_the_market_or_the_ship_nobody_acts() -> None:
    assert asks(quetzal(f"automaton: 1; {LAST}; hand: mummy_vp; 1 hand: mummy_vp")) == "over"
    assert asks(quetzal(f"automaton: 2; {LAST}; hand: mummy_vp; 1 hand: mummy_vp")) == "over"


@pytest.mark.ruling("R-57")
def test_whoever_ousts_it_has_the_cards_the_sale_and_the_delivery() -> None:
    game = quetzal("players: 2; automaton: 1; round: 5; pool: w4 b2; 1 pool: b1; quarry: mummy_vp mummy_coin")
    play(game, "bid quarry archaeologist 4 0 0", "visit camp 1 0 0 0", "bid black_market adventurer 2 0 0")
    assert player(game)["hand"] == ["mummy_coin", "mummy_vp"]
    assert asks(game) == "0 trade black_market"


@pytest.mark.ruling("R-64")
def test_of_equal_cards_the_automaton_takes_one_and_leaves_the_other() -> None:
    game = quetzal(
        f"automaton: 8; {LAST}; temple: tablet_discovery - tablet_discovery; small_temple: -; deck: weapon_vp"
    )
    assert [card for card in state(game)["display"]["temple"] if card] == ["tablet_discovery"]
    assert sorted(state(game)["decks"]["discard"]) == ["tablet_discovery", "weapon_vp"]


@pytest.mark.ruling("R-65")
def test_the_ten_cards_are_shuffled_once_and_five_are_used() -> None:
    game = begun(2, f"* automaton {' '.join(FIVE)}")
    asked: list[str] = []
    for number in range(1, 6):
        assert state(game)["decks"]["automaton_used"] == FIVE[:number]
        all_to_camp(game)
        while to_decide(game) == CHANCE:
            asked.append(options(game)[0].split(" ")[0])
            play(game, f"* {options(game)[0]}")
    decks = state(game)["decks"]
    assert (decks["automaton_used"], len(decks["automaton"])) == (FIVE, 5)
    assert "automaton" not in asked


@pytest.mark.ruling("R-66")
def test_village_and_its_display_shrink_to_two() -> None:
    game = begun(2)
    assert (place_of(game, "village"), len(state(game)["display"]["village"])) == ([None, None], 2)
    assert refusal(game, "place village 3 black")[:2] == ("space-covered", "R-66")
    for players in (3, 4, 5):
        other = begun(players)
        assert (len(place_of(other, "village")), len(state(other)["display"]["village"])) == (3, 3)


@pytest.mark.ruling("R-66")
def test_the_display_is_refilled_to_two() -> None:
    game = quetzal(
        "players: 2; automaton: 1; phase: activate; pool: -; 1 pool: -; at: village/1:b; village: coins_5 mixed_trio; pile: weapon_trio"
    )
    play(game, "take coins_5")
    assert sorted(state(game)["display"]["village"]) == ["mixed_trio", "weapon_trio"]


@pytest.mark.ruling("R-66", "R-34")
def test_with_two_players_there_is_one_ship() -> None:
    game = begun(2)
    assert "ship_2" not in state(game)["locations"]
    assert refusal(game, "bid ship_2 adventurer 1 0 0")[:2] == ("space-covered", "R-34")
