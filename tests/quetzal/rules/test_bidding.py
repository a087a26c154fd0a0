"""Bidding locations: groups, overbids, ousted meeples (R-17 to R-22, R-34)."""

from __future__ import annotations

import pytest

from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal, seat_state


@pytest.mark.ruling("R-17")
def test_a_bid_has_any_number_of_meeples_in_one_role() -> None:
    assert options(quetzal("pool: b2 w1"), "bid ruins") == [
        "bid ruins adventurer 1 0 0",
        "bid ruins adventurer 2 0 0",
        "bid ruins archaeologist 1 0 0",
    ]


@pytest.mark.ruling("R-17")
def test_either_meeples_and_the_character_join_a_role() -> None:
    assert options(quetzal("pool: b1 s1 c"), "bid ruins a") == [
        "bid ruins adventurer 0 1 0",
        "bid ruins adventurer 0 1 1",
        "bid ruins adventurer 1 0 0",
        "bid ruins adventurer 1 0 1",
        "bid ruins adventurer 1 1 0",
        "bid ruins adventurer 1 1 1",
        "bid ruins any 0 0 1",
        "bid ruins archaeologist 0 1 0",
        "bid ruins archaeologist 0 1 1",
    ]


@pytest.mark.ruling("R-17")
def test_the_black_market_takes_adventurers_only() -> None:
    game = quetzal("pool: b1 w1 c")
    assert options(game, "bid black_market") == [
        "bid black_market adventurer 0 0 1",
        "bid black_market adventurer 1 0 0",
        "bid black_market adventurer 1 0 1",
    ]
    assert refusal(game, "bid black_market archaeologist 1 0 0") == ("wrong-role", "R-17", None)
    assert refusal(game, "bid black_market any 0 0 1") == ("wrong-role", "R-17", None)


@pytest.mark.ruling("R-17")
def test_more_meeples_than_one_has_are_refused_with_what_is_missing() -> None:
    game = quetzal("pool: b1 w1")
    assert refusal(game, "bid quarry adventurer 3 1 1") == (
        "too-few-meeples",
        "R-17",
        {"black": 2, "either": 1, "character": 1},
    )
    assert refusal(game, "bid quarry archaeologist 2 0 0") == ("too-few-meeples", "R-17", {"white": 1})


@pytest.mark.ruling("R-18")
def test_an_overbid_is_strictly_larger_and_in_the_same_role() -> None:
    game = quetzal("pool: b3 w2 s1; 1 at: quarry:b2")
    assert options(game, "bid quarry") == [
        "bid quarry adventurer 2 1 0",
        "bid quarry adventurer 3 0 0",
        "bid quarry adventurer 3 1 0",
    ]
    assert refusal(game, "bid quarry adventurer 2 0 0") == ("not-more-meeples", "R-18", {"meeple": 1})
    assert refusal(game, "bid quarry archaeologist 3 0 0") == ("wrong-role", "R-18", None)


@pytest.mark.ruling("R-18")
def test_the_ousted_group_goes_home() -> None:
    assert outcome("pool: w3; 1 at: ship_1:w2; 1 pool: b1", "bid ship_1 archaeologist 3 0 0") == {
        "locations.ship_1": "0:archaeologist:w3",
        "me.meeples": "white -3",
        "players[1].meeples": "white +2",
        "asks": "1 place",
    }


@pytest.mark.ruling("R-19")
def test_whoever_overbids_a_lone_character_chooses_the_role_and_needs_two() -> None:
    game = quetzal("pool: b2 w2; 1 at: quarry:c")
    assert options(game, "bid quarry") == ["bid quarry adventurer 2 0 0", "bid quarry archaeologist 2 0 0"]
    assert refusal(game, "bid quarry adventurer 1 0 0") == ("not-more-meeples", "R-18", {"meeple": 1})
    play(game, "bid quarry archaeologist 2 0 0")
    assert refusal(game, "bid quarry adventurer 3 0 0", 1)[0] == "wrong-role"


@pytest.mark.ruling("R-19")
def test_a_lone_character_with_a_role_is_refused_where_both_are_allowed() -> None:
    assert refusal(quetzal("pool: c"), "bid quarry adventurer 0 0 1") == ("wrong-role", "R-19", None)


@pytest.mark.ruling("R-19")
def test_on_the_black_market_a_lone_character_is_an_adventurer() -> None:
    game = quetzal("pool: b2 w2; 1 at: black_market:c")
    assert options(game, "bid black_market") == ["bid black_market adventurer 2 0 0"]


@pytest.mark.ruling("R-20")
def test_ousted_meeples_keep_the_landing_they_had() -> None:
    game = quetzal("pool: b6; 1 at: quarry:adv:b1s1t1cs; 1 pool: w1")
    play(game, "bid quarry adventurer 5 0 0")
    meeples = seat_state(game, 1)["meeples"]
    assert meeples == {"unrolled": 0, "black": 1, "white": 1, "side": 1, "standing": 1, "character": "side"}
    assert "bid ruins archaeologist 1 2 1" in options(game)


@pytest.mark.ruling("R-20")
def test_flag_an_ousted_either_meeple_stays_what_it_was_placed_as_until_it_is_rolled_again() -> None:
    given = "flags: kicked_wild_meeple_stays_wild; pool: b6; 1 at: quarry:adv:b1s1t1cs; 1 pool: w1"
    game = quetzal(given)
    play(game, "bid quarry adventurer 5 0 0")
    meeples = seat_state(game, 1)["meeples"]
    assert meeples == {"unrolled": 0, "black": 3, "white": 1, "side": 0, "standing": 0, "character": "side"}
    play(game, "visit camp 0 1 0 0", "reroll black", "* roll 1 side")
    assert seat_state(game, 1)["meeples"]["side"] == 1


@pytest.mark.ruling("R-20")
def test_flag_an_ousted_lone_character_is_free_either_way() -> None:
    given = "flags: kicked_wild_meeple_stays_wild; pool: b6; 1 at: quarry:ct; 1 pool: w1"
    assert outcome(given, "bid quarry adventurer 2 0 0")["players[1].meeples"] == "character standing"


@pytest.mark.ruling("R-21")
def test_a_bid_with_any_team_meeple_has_a_colour() -> None:
    game = quetzal("pool: b3 w3; 1 at: quarry:arc:s1c")
    assert options(game, "bid quarry") == ["bid quarry archaeologist 3 0 0"]


@pytest.mark.ruling("R-22")
def test_ones_own_group_is_neither_raised_nor_overbid() -> None:
    game = quetzal("at: quarry:b2; pool: b3 s1")
    assert options(game, "bid quarry") == []
    assert refusal(game, "bid quarry adventurer 3 0 0") == ("own-bid", "R-22", None)


@pytest.mark.ruling("R-22")
def test_flag_ones_own_group_may_be_raised_in_its_role() -> None:
    given = "flags: raise_own_bid; at: quarry:b2; pool: b2 w1 c"
    assert options(quetzal(given), "bid quarry") == [
        "bid quarry adventurer 0 0 1",
        "bid quarry adventurer 1 0 0",
        "bid quarry adventurer 1 0 1",
        "bid quarry adventurer 2 0 0",
        "bid quarry adventurer 2 0 1",
    ]
    found = outcome(given, "bid quarry adventurer 1 0 1")
    assert found["locations.quarry"] == "0:adventurer:b3c"
    assert refusal(quetzal(given), "bid quarry archaeologist 1 0 0") == ("wrong-role", "R-18", None)


@pytest.mark.ruling("R-22")
def test_flag_a_lone_character_takes_the_role_of_what_is_added() -> None:
    given = "flags: raise_own_bid; at: quarry:c; pool: b1 w1"
    assert options(quetzal(given), "bid quarry") == ["bid quarry adventurer 1 0 0", "bid quarry archaeologist 1 0 0"]
    assert outcome(given, "bid quarry archaeologist 1 0 0")["locations.quarry"] == "0:archaeologist:w1c"


@pytest.mark.ruling("R-22")
def test_flag_a_raised_group_goes_home_whole() -> None:
    given = "flags: raise_own_bid; at: quarry:b1; pool: b1; 1 pool: b4; 2 pool: b1"
    game = quetzal(given)
    play(game, "bid quarry adventurer 1 0 0", "bid quarry adventurer 3 0 0")
    assert seat_state(game)["meeples"]["black"] == 2


@pytest.mark.ruling("R-34")
def test_one_player_may_hold_both_ships_in_different_colours() -> None:
    game = quetzal("players: 4; pool: b2 w2; 1 pool: b1; 2 pool: b1; 3 pool: b1")
    play(game, "bid ship_1 adventurer 2 0 0", *["visit camp 1 0 0 0"] * 3, "bid ship_2 archaeologist 2 0 0")
    assert asks(game) == "* chance"  # nobody had cards to deliver


@pytest.mark.ruling("R-34")
@pytest.mark.parametrize(("players", "ships"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_second_ship_is_covered_with_two_or_three_players(players: int, ships: int) -> None:
    game = quetzal(f"players: {players}; pool: c" + ("; automaton: 1" if players == 2 else ""))
    assert len(options(game, "bid ship_")) == ships
    if ships == 1:
        assert refusal(game, "bid ship_2 any 0 0 1")[:2] == ("space-covered", "R-34")
