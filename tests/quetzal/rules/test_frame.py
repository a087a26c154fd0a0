"""Rounds, phases, turn order, the end (R-01 to R-04)."""

from __future__ import annotations

import pytest

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import to_decide
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.rules.helpers import ACTIVATE, LAST, all_to_camp, begun, player, settle, state
from tests.quetzal.table import asks, options, play, quetzal

ONE_EACH = "pool: b1; 1 pool: b1; 2 pool: b1"
TO_CAMP = "visit camp 1 0 0 0"


def whole_game(players: int) -> list[tuple[int, str]]:
    """One archaeologist goes to the cheapest Temple space in every round, everybody else to the Camp."""
    game = RULES.new({"players": players})
    phases: list[tuple[int, str]] = []
    while to_decide(game) is not None:
        now = state(game)
        phases += [(now["round"], now["phase"])] if (now["round"], now["phase"]) not in phases else []
        if to_decide(game) == CHANCE:
            settle_one(game)
        else:
            play(game, next_action(game))
    now = state(game)
    assert now["over"]
    return [*phases, (now["round"], now["phase"])]


def settle_one(game: Game) -> None:
    play(game, f"* {options(game)[0]}")


def next_action(game: Game) -> str:
    wanted = [*options(game, "place temple 5"), *options(game, "take"), *options(game, "skip"), *options(game, "done")]
    return (wanted or options(game, "visit camp"))[0]


@pytest.mark.ruling("R-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_is_five_rounds_of_rolling_placing_activating_and_preparing(players: int) -> None:
    expected = [(number, phase) for number in range(1, 6) for phase in ("roll", "place", "activate")]
    if players == 2:  # with the automaton on the last space nobody is asked anything in some activations
        found = [step for step in whole_game(2) if step[1] != "activate"]
        assert found == [*[step for step in expected if step[1] != "activate"], (5, "prepare")]
    else:
        assert whole_game(players) == [*expected, (5, "prepare")]


@pytest.mark.ruling("R-01")
def test_the_displays_are_filled_between_two_rounds() -> None:
    game = quetzal(f"{ACTIVATE}; at: quarry:b1 village/1:b; temple: mummy_vp; village: coins_5")
    play(game, "take coins_5")
    now = state(game)
    assert (now["round"], now["phase"], asks(game)) == (2, "roll", "* chance")
    assert [len([card for card in zone if card]) for zone in now["display"].values()] == [8, 2, 2, 2, 3]


@pytest.mark.ruling("R-01")
def test_between_two_rounds_all_meeples_come_home_to_be_rolled() -> None:
    game = quetzal(f"{ACTIVATE}; at: quarry:b1 temple/5:w harbor_office:s1 stela:c; marker: 1; temple: mummy_vp")
    play(game, "take mummy_vp", "done")
    for seat in range(3):
        assert player(game, seat)["meeples"]["unrolled"] == 6
        assert player(game, seat)["meeples"]["character"] == "unrolled"
    places = state(game)["locations"]
    assert (places["camp"], places["harbor_office"], places["stela"], places["quarry"]) == ([], [], None, None)
    assert places["temple"] == [None] * 5


@pytest.mark.ruling("R-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_placing_goes_clockwise_from_the_holder_of_the_marker(first: int) -> None:
    game = quetzal(f"phase: roll; marker: {first}")
    order = []
    for _ in range(6):
        order.append(to_decide(game))
        play(game, TO_CAMP, "skip")
    assert order == [first, (first + 1) % 3, (first + 2) % 3] * 2


@pytest.mark.ruling("R-02")
def test_the_marker_taken_at_the_stela_changes_only_the_order_of_the_next_round() -> None:
    game = quetzal("pool: b1; 1 pool: b1 w1; 2 pool: b1")
    play(game, TO_CAMP, "place stela 1 white")
    assert (to_decide(game), state(game)["marker"]) == (2, 0)
    play(game, TO_CAMP)
    assert to_decide(game) == 1
    play(game, TO_CAMP)
    assert (state(game)["marker"], state(game)["round"]) == (1, 2)
    settle(game)
    assert asks(game) == "1 place"
    play(game, TO_CAMP, "skip")
    assert asks(game) == "2 place"


@pytest.mark.ruling("R-02")
def test_without_a_visit_to_the_stela_the_marker_stays() -> None:
    game = quetzal(f"marker: 2; turn: 2; {ONE_EACH}")
    play(game, TO_CAMP, TO_CAMP, TO_CAMP)
    settle(game)
    assert (state(game)["marker"], asks(game)) == (2, "2 place")


@pytest.mark.ruling("R-03")
def test_after_the_fifth_round_nothing_is_refilled_and_the_game_is_over() -> None:
    position = "at: quarry:b1 village/1:b temple/5:w; temple: mummy_vp weapon_none; village: coins_5 mixed_trio"
    ended = quetzal(f"{LAST}; {position}")
    play(ended, "take mummy_vp", "take coins_5")
    shown = state(ended)["display"]
    assert (asks(ended), state(ended)["over"], state(ended)["round"]) == ("over", True, 5)
    assert [card for card in shown["temple"] if card] == ["weapon_none"]
    assert shown["quarry"] == [None, None]
    assert [tile for tile in shown["village"] if tile] == ["mixed_trio"]
    assert options(ended) == []

    goes_on = quetzal(f"{ACTIVATE}; round: 4; {position}")
    play(goes_on, "take mummy_vp", "take coins_5")
    assert None not in state(goes_on)["display"]["temple"]
    assert (state(goes_on)["over"], state(goes_on)["round"]) == (False, 5)


@pytest.mark.ruling("R-03")
def test_after_the_fifth_round_no_automaton_card_is_turned() -> None:
    game = begun(2)
    for number in range(1, 6):
        assert len(state(game)["decks"]["automaton_used"]) == number
        all_to_camp(game)
        settle(game)
    assert state(game)["over"]
    assert len(state(game)["decks"]["automaton_used"]) == 5


@pytest.mark.ruling("R-04")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_rerolls_go_player_by_player_from_the_marker_each_finishing_theirs(first: int) -> None:
    game = quetzal(
        f"phase: roll; marker: {first}; upgrades: reroll_two; 1 upgrades: reroll_two reroll_all; 2 upgrades: reroll_all"
    )
    order = []
    while state(game)["phase"] == "roll":
        order.append(to_decide(game))
        play(game, "done")
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.ruling("R-04", "R-13")
def test_in_a_later_round_rolls_and_rerolls_begin_with_the_new_holder_of_the_marker() -> None:
    tiles = "upgrades: reroll_two; 1 upgrades: reroll_two; 2 upgrades: reroll_all"
    game = quetzal(f"{ACTIVATE}; marker: 0; 2 at: stela:w; {tiles}")
    order: list[str] = []
    while state(game)["phase"] == "roll":
        if to_decide(game) == CHANCE:
            order += [f"roll {options(game)[0].split(' ')[1]}"]
            play(game, f"* {options(game)[0]}")
        else:
            order += [f"reroll {to_decide(game)}"]
            play(game, "done")
    assert order == [*["roll 2"] * 7, *["roll 0"] * 7, *["roll 1"] * 7, "reroll 2", "reroll 0", "reroll 1"]
    assert asks(game) == "2 place"


@pytest.mark.ruling("R-04")
def test_a_player_uses_both_reroll_tiles_before_the_next_player_is_asked() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two reroll_all; 1 upgrades: reroll_two")
    play(game, "reroll-all", "* roll 0 black black black black black black flat")
    assert asks(game) == "0 roll reroll_two"
    play(game, "reroll black", "done", "* roll 0 white")
    assert asks(game) == "1 roll reroll_two"


@pytest.mark.ruling("R-04")
def test_harbor_deliveries_go_from_the_marker_on_each_player_finishing_theirs() -> None:
    cards = "hand: mummy_vp mummy_coin; 1 hand: weapon_none; 2 hand: weapon_none"
    at = "at: harbor_office:b2; 1 at: harbor_office:b1; 2 at: harbor_office:b1"
    game = quetzal(f"{LAST}; {at}; {cards}; marker: 1")
    order = []
    while to_decide(game) is not None:
        order.append(to_decide(game))
        play(game, "done")
    assert order == [1, 2, 0, 0]


@pytest.mark.ruling("R-04")
def test_harbor_deliveries_begin_with_whoever_has_just_taken_the_marker() -> None:
    cards = "hand: mummy_vp; 1 hand: weapon_none; 2 hand: weapon_none"
    at = "at: harbor_office:b1; 1 at: harbor_office:b1; 2 at: harbor_office:b1 stela:w"
    game = quetzal(f"{LAST}; {at}; {cards}; marker: 1")
    order = []
    while to_decide(game) is not None:
        order.append(to_decide(game))
        play(game, "done")
    assert order == [2, 0, 1]


@pytest.mark.ruling("R-04")
def test_the_last_exchanges_go_from_the_marker_on() -> None:
    game = quetzal(
        f"{LAST}; marker: 1; 2 at: stela:w; upgrades: coins_to_vp; 1 upgrades: coins_to_vp; 2 upgrades: coins_to_discovery;"
        "coins: 2; 1 coins: 2; 2 coins: 3"
    )
    assert asks(game) == "2 pause"
    play(game, "done")
    assert asks(game) == "0 pause"
    play(game, "exchange coins_to_vp")
    assert asks(game) == "1 pause"


@pytest.mark.ruling("R-04")
def test_surroundings_go_quarry_small_temple_ruins_whoever_holds_them() -> None:
    """All three pay a step that draws a tile, so that the pile tells who came when."""
    edition = 'edition: location.quarry.bonus="discovery" location.ruins.bonus="discovery"'
    holders = "2 at: quarry:b1; 0 at: small_temple:b1; 1 at: ruins:w1; marker: 1"
    game = quetzal(
        f"{edition}; {LAST}; {holders}; discovery: 5; 1 discovery: 5; 2 discovery: 5; pile: tablet_coins mixed_trio weapon_trio"
    )
    assert [player(game, seat)["upgrades"] for seat in (2, 0, 1)] == [["tablet_coins"], ["mixed_trio"], ["weapon_trio"]]


@pytest.mark.ruling("R-04", "R-34")
def test_the_first_ship_comes_before_the_second_whoever_holds_them() -> None:
    game = quetzal(
        f"players: 4; {LAST}; 3 pool: -; marker: 0; at: ship_2:b1; 3 at: ship_1:w2; hand: mummy_vp; 3 hand: mummy_vp"
    )
    assert asks(game) == "3 deliver ship_1"
    play(game, "done")
    assert asks(game) == "0 deliver ship_2"
