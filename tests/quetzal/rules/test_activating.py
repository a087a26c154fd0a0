"""Phase 3: the order of locations, Temple, surroundings, Black Market, Village (R-36 to R-40, R-51, R-53, R-67, R-68)."""

from __future__ import annotations

import pytest

from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal, seat_state, settle, state

ACTIVATE = "phase: activate; pool: -; 1 pool: -; 2 pool: -"
LAST = f"round: 5; {ACTIVATE}"


@pytest.mark.ruling("R-36")
def test_the_locations_are_activated_in_order() -> None:
    everywhere = "at: temple/5:w black_market:b1 village/1:b harbor_office:b1 ship_1:b1; hand: mummy_none mummy_none"
    game = quetzal(f"{ACTIVATE}; {everywhere}")
    order = []
    for line in ("take pottery_none", "skip", "take reroll_two", "done", "done"):
        order.append(asks(game))
        play(game, line)
    assert order == [
        "0 pick temple",
        "0 trade black_market",
        "0 pick village",
        "0 deliver harbor_office",
        "0 deliver ship_1",
    ]


@pytest.mark.ruling("R-36")
def test_the_stela_comes_before_the_temple_and_the_surroundings_before_the_market() -> None:
    given = f"{LAST}; 1 at: stela:w; at: temple/5:w quarry:b1 black_market:b1; quarry: mummy_vp mummy_coin"
    game = quetzal(f"{given}; temple: weapon_none")
    assert (asks(game), state(game)["marker"], seat_state(game)["hand"]) == ("0 pick temple", 1, [])
    play(game, "take weapon_none")
    assert options(game) == ["sell mummy_coin", "sell mummy_vp", "sell weapon_none", "skip"]


@pytest.mark.ruling("R-36")
def test_coins_of_the_black_market_and_an_upgrade_of_the_village_come_before_deliveries() -> None:
    given = f"{LAST}; at: black_market:b1 village/1:b harbor_office:b1; village: extra_delivery"
    game = quetzal(f"{given}; hand: {' '.join(['weapon_none'] * 5)}")
    play(game, "sell weapon_none", "take extra_delivery", *["deliver weapon_none"] * 4, "done")
    assert (seat_state(game)["coins"], seat_state(game)["score"]) == (7, 7)


@pytest.mark.ruling("R-36")
def test_cards_won_this_round_can_be_delivered_and_a_new_upgrade_already_works() -> None:
    given = f"{LAST}; at: quarry:b1 temple/5:w village/1:b ship_1:b1; village: tablet_coins; quarry: mummy_vp mummy_vp"
    game = quetzal(f"{given}; temple: tablet_none")
    lines = ("take tablet_none", "take tablet_coins", "deliver tablet_none", "deliver mummy_vp", "deliver mummy_vp")
    play(game, *lines, "done")
    me = seat_state(game)
    assert (me["coins"], me["score"]) == (2, 1 + 1 + 6 + 2)


@pytest.mark.ruling("R-38")
def test_the_temple_goes_from_top_to_bottom_choosing_before_drawing() -> None:
    game = quetzal(f"{LAST}; at: temple/4:w; 1 at: temple/2:w; deck: weapon_vp")
    assert asks(game) == "1 pick temple"
    play(game, "take pottery_none", "take pottery_none")
    assert (asks(game), seat_state(game)["drawn"]) == ("0 pick temple", [])
    play(game, "take pottery_none")
    assert seat_state(game)["drawn"] == ["weapon_vp"]


@pytest.mark.ruling("R-38")
def test_taking_is_compulsory_and_from_the_display() -> None:
    game = quetzal(f"{LAST}; at: temple/5:w; temple: mummy_vp weapon_none")
    assert options(game) == ["take mummy_vp", "take weapon_none"]
    assert refusal(game, "skip") == ("must-take", "R-38", None)
    assert refusal(game, "take tablet_none") == ("not-on-display", "R-38", None)


@pytest.mark.ruling("R-38")
def test_the_hand_has_no_limit() -> None:
    hand = " ".join(["weapon_none"] * 9 + ["tablet_none"] * 6 + ["mummy_none"] * 3)
    found = outcome(f"{LAST}; at: temple/5:w; hand: {hand}; temple: mummy_vp", "take mummy_vp")
    assert found["me.hand"] == "+mummy_vp"


@pytest.mark.ruling("R-39")
def test_with_too_few_cards_one_takes_what_is_there() -> None:
    given = f"{LAST}; at: temple/1:w; 1 at: temple/2:w; temple: mummy_vp"
    assert outcome(given, "take mummy_vp") == {
        "display.temple": "-mummy_vp",
        "me.hand": "+mummy_vp",
        "over": "yes",
        "phase": "prepare",
        "asks": "over",
    }


@pytest.mark.ruling("R-39")
def test_without_face_up_cards_a_space_that_draws_still_draws() -> None:
    game = quetzal(f"{LAST}; at: temple/3:w; temple: ; deck: weapon_vp")
    assert (asks(game), seat_state(game)["hand"], seat_state(game)["drawn"]) == ("over", [], ["weapon_vp"])


@pytest.mark.ruling("R-40")
@pytest.mark.parametrize("cards", [["mummy_vp"], []])
def test_a_surrounding_with_fewer_cards_gives_what_is_there_and_its_bonus(cards: list[str]) -> None:
    game = quetzal(f"{LAST}; at: quarry:b1; quarry: {' '.join(cards)}")
    assert (seat_state(game)["hand"], seat_state(game)["score"]) == (cards, 1)


@pytest.mark.ruling("R-40")
def test_the_holder_takes_both_cards_and_the_bonus_and_unvisited_cards_stay() -> None:
    given = "round: 5; pool: b1; 1 at: ruins:w2; 1 pool: -; 2 pool: -; ruins: mummy_vp mummy_coin"
    assert outcome(given, "visit camp 1 0 0 0") == {
        "display.ruins": "-mummy_coin -mummy_vp",
        "locations.camp": "+0:b6c -0:b5c",
        "me.coins": "+1",
        "me.meeples": "black -1",
        "over": "yes",
        "phase": "prepare",
        "players[1].coins": "+1",
        "players[1].hand": "+mummy_coin +mummy_vp",
        "asks": "over",
    }


@pytest.mark.ruling("R-51")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    given = f"{LAST}; at: temple/4:w; temple: mummy_vp; empty_deck: yes; gone: 60"
    game = quetzal(given)
    assert state(game)["decks"]["artifacts"] == []
    play(game, "take mummy_vp")
    assert asks(game) == "* chance temple"
    pile = len(game.deck)
    play(game, *[f"* artifacts {name}" for name in state(game)["decks"]["artifacts"]])
    found = state(game)
    assert (len(found["decks"]["artifacts"]), len(found["players"][0]["drawn"])) == (pile - 1, 1)


@pytest.mark.ruling("R-51")
def test_the_deck_is_not_made_anew_before_a_card_is_needed() -> None:
    game = quetzal(f"{LAST}; at: temple/5:w; temple: mummy_vp; empty_deck: yes")
    play(game, "take mummy_vp")
    assert (asks(game), state(game)["decks"]["artifacts"]) == ("over", [])


@pytest.mark.ruling("R-51")
def test_with_no_discard_pile_either_the_draw_is_skipped() -> None:
    given = f"{LAST}; at: temple/4:w; temple: mummy_vp; empty_deck: yes"
    game = quetzal(f"{given}; gone: {len(state(quetzal(given))['decks']['discard'])}")
    assert (state(game)["decks"]["artifacts"], state(game)["decks"]["discard"]) == ([], [])
    play(game, "take mummy_vp")
    assert (asks(game), seat_state(game)["drawn"]) == ("over", [])


@pytest.mark.ruling("R-51")
def test_flag_an_empty_deck_gives_nothing() -> None:
    game = quetzal(
        f"flags: reshuffle_discard_when_deck_empty; {LAST}; at: temple/4:w; temple: mummy_vp; empty_deck: yes"
    )
    play(game, "take mummy_vp")
    assert (asks(game), seat_state(game)["drawn"]) == ("over", [])


@pytest.mark.ruling("R-51")
def test_displays_are_refilled_temple_first_then_the_surroundings_empty_places_only() -> None:
    given = f"{ACTIVATE}; temple: - mummy_vp; quarry: weapon_none -; small_temple: - -; ruins: - -"
    top = ["mummy_none", "mummy_coin", "mummy_discovery", "weapon_coin", "weapon_vp", "tablet_none", "tablet_vp"]
    rest = ["statuette_vp", "statuette_none", "tablet_coin", "weapon_discovery", "statuette_coin"]
    game = quetzal(f"{given}; deck: {' '.join(top + rest)}")
    display = state(game)["display"]
    assert display["temple"] == [top[0], "mummy_vp", *top[1:]]
    assert display["quarry"] == ["weapon_none", rest[0]]
    assert (display["small_temple"], display["ruins"]) == (rest[1:3], rest[3:])


@pytest.mark.ruling("R-51")
def test_a_refill_that_empties_the_deck_goes_on_after_the_reshuffle() -> None:
    # What was set out last lies on top: take the whole deck away but for one card.
    game = quetzal(f"{ACTIVATE}; temple: - -; empty_deck: yes; deck: mummy_vp")
    assert asks(game) == "* chance"
    assert state(game)["display"]["temple"][0] == "mummy_vp"
    settle(game)
    assert None not in state(game)["display"]["temple"]


@pytest.mark.ruling("R-53")
def test_one_card_may_be_sold_for_seven_coins_without_its_bonus() -> None:
    given = f"{LAST}; at: black_market:b1; hand: mummy_vp mummy_coin"
    game = quetzal(given)
    assert (asks(game), options(game)) == ("0 trade black_market", ["sell mummy_coin", "sell mummy_vp", "skip"])
    assert refusal(game, "sell pottery_none") == ("not-in-hand", "R-53", None)
    found = outcome(given, "sell mummy_coin")
    assert (found["me.coins"], found["asks"]) == ("+7", "over")


@pytest.mark.ruling("R-53")
def test_with_an_empty_hand_nothing_happens() -> None:
    assert asks(quetzal(f"{LAST}; at: black_market:b1; coins: 9; upgrades: coins_to_vp")) == "0 pause"


@pytest.mark.ruling("R-67")
def test_the_extra_card_keep_one_the_other_goes_under_the_deck() -> None:
    given = f"{LAST}; at: temple/4:w; upgrades: temple_extra_draw; temple: mummy_vp; deck: tablet_none weapon_vp"
    game = quetzal(given)
    play(game, "take mummy_vp")
    assert (asks(game), options(game)) == ("0 keep temple", ["keep tablet_none", "keep weapon_vp"])
    assert seat_state(game)["apart"] == ["tablet_none", "weapon_vp"]
    assert refusal(game, "keep mummy_vp") == ("not-drawn", "R-67", None)
    play(game, "keep tablet_none")
    assert (seat_state(game)["drawn"], state(game)["decks"]["artifacts"][-1]) == (["tablet_none"], "weapon_vp")


@pytest.mark.ruling("R-67")
@pytest.mark.parametrize(("space", "drawn"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 0)])
def test_the_extra_card_is_for_spaces_3_and_4(space: int, drawn: int) -> None:
    given = f"{LAST}; at: temple/{space}:w; upgrades: temple_extra_draw; temple: mummy_vp mummy_coin weapon_none"
    game = quetzal(given)
    before = len(state(game)["decks"]["artifacts"])
    while asks(game) == "0 pick temple":
        play(game, options(game)[0])
    assert before - len(state(game)["decks"]["artifacts"]) == drawn


@pytest.mark.ruling("R-67")
def test_if_only_one_card_can_be_drawn_it_is_kept() -> None:
    flags = "flags: reshuffle_discard_when_deck_empty"
    given = f"{flags}; {LAST}; at: temple/3:w; upgrades: temple_extra_draw; temple: mummy_vp; empty_deck: yes"
    game = quetzal(f"{given}; deck: weapon_vp")
    play(game, "take mummy_vp")
    assert (asks(game), seat_state(game)["drawn"]) == ("over", ["weapon_vp"])


@pytest.mark.ruling("R-67")
def test_the_second_card_may_come_from_a_new_deck() -> None:
    given = f"{LAST}; at: temple/3:w; upgrades: temple_extra_draw; temple: mummy_vp; empty_deck: yes; deck: weapon_vp"
    game = quetzal(given)
    play(game, "take mummy_vp")
    assert (asks(game), seat_state(game)["apart"]) == ("* chance temple", ["weapon_vp"])
    settle(game)
    assert asks(game) == "0 keep temple"
    assert len(seat_state(game)["apart"]) == 2


@pytest.mark.ruling("R-68")
def test_the_village_goes_from_top_to_bottom_and_must_take() -> None:
    game = quetzal(f"{LAST}; at: village/3:b; 1 at: village/1:b; village: mixed_trio coins_5 weapon_trio")
    assert asks(game) == "1 pick village"
    assert refusal(game, "skip") == ("must-take", "R-68", None)
    assert refusal(game, "take reroll_all") == ("not-on-display", "R-68", None)
    play(game, "take coins_5")
    assert (asks(game), options(game)) == ("0 pick village", ["take mixed_trio", "take weapon_trio"])


@pytest.mark.ruling("R-68")
def test_with_fewer_tiles_than_occupants_the_last_go_empty() -> None:
    game = quetzal(f"{LAST}; at: village/2:b; 1 at: village/1:b; village: mixed_trio")
    play(game, "take mixed_trio")
    assert (asks(game), seat_state(game)["upgrades"], seat_state(game, 1)["upgrades"]) == ("over", [], ["mixed_trio"])
