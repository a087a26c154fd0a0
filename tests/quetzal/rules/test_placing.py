"""Phase 2: turns, unique and free locations (R-14 to R-16, R-23 to R-33, R-35, R-69, R-70)."""

from __future__ import annotations

import pytest

from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal, seat_state, settle, state


@pytest.mark.ruling("R-14")
def test_a_turn_is_one_location_with_one_or_more_meeples() -> None:
    for line in ("bid quarry adventurer 2 0 0", "place temple 5 white", "visit harbor_office 1 1 0 0"):
        assert outcome("coins: 9", line)["asks"] == "1 place"
    game = quetzal("coins: 9; pool: b2 w1")
    play(game, "visit camp 1 0 0 0", "skip")
    assert asks(game) == "1 place"


@pytest.mark.ruling("R-14")
def test_a_placement_need_not_be_of_any_use() -> None:
    game = quetzal("coins: 2")
    assert "visit harbor_office 1 0 0 0" in options(game)
    assert "bid black_market adventurer 1 0 0" in options(game)


@pytest.mark.ruling("R-15")
def test_placing_is_compulsory_and_the_camp_always_possible() -> None:
    full = "1 at: quarry:b3 ruins:w3; 2 at: small_temple:b3 stela:w ship_1:w2"
    game = quetzal(f"pool: w1; {full}")
    assert options(game) == ["visit camp 0 1 0 0"]
    assert refusal(game, "skip") == ("must-place", "R-15", None)
    assert refusal(game, "done") == ("must-place", "R-15", None)


@pytest.mark.ruling("R-16")
def test_whoever_has_no_meeples_is_skipped_and_rejoins_after_a_kick() -> None:
    game = quetzal("pool: b4; 1 at: quarry:b1; 1 pool: -; 2 pool: b1")
    play(game, "visit camp 1 0 0 0", "skip")
    assert asks(game) == "2 place"
    play(game, "visit camp 1 0 0 0", "bid quarry adventurer 2 0 0")
    assert asks(game) == "1 place"


@pytest.mark.ruling("R-15")
@pytest.mark.parametrize("meeple", ["b1", "w1", "s1", "t1", "c"])
def test_the_camp_takes_every_meeple_for_nothing(meeple: str) -> None:
    assert len(options(quetzal(f"pool: {meeple}"), "visit camp")) == 1


@pytest.mark.ruling("R-16")
def test_the_phase_ends_when_nobody_has_any_left() -> None:
    game = quetzal("pool: b2; 1 pool: -; 2 pool: -")
    play(game, "visit camp 1 0 0 0", "skip")
    assert asks(game) == "0 place"
    play(game, "visit camp 1 0 0 0")
    assert state(game)["round"] == 2


@pytest.mark.ruling("R-23")
def test_a_unique_space_takes_one_meeple_for_its_price_at_once() -> None:
    game = quetzal("coins: 2")
    assert options(game, "place temple") == [
        "place temple 4 character",
        "place temple 4 white",
        "place temple 5 character",
        "place temple 5 white",
    ]
    assert refusal(game, "place temple 1 white") == ("cannot-pay", "R-23", {"coin": 3})
    assert outcome("coins: 2", "place temple 4 white")["me.coins"] == "-2"


@pytest.mark.ruling("R-23")
def test_a_kind_of_meeple_one_does_not_have_is_refused() -> None:
    assert refusal(quetzal("coins: 9; pool: b1"), "place temple 1 white") == ("too-few-meeples", "R-23", {"white": 1})


@pytest.mark.ruling("R-23")
def test_of_either_meeples_those_on_the_side_go_first() -> None:
    assert outcome("coins: 1; pool: s1 t1", "place temple 5 either")["locations.temple"] == "+0:side"
    assert outcome("coins: 1; pool: t1", "place temple 5 either")["locations.temple"] == "+0:standing"
    assert outcome("pool: s1 t1", "visit camp 0 0 1 0", "skip")["me.meeples"] == "side -1"
    assert outcome("pool: s1 t2", "bid quarry adventurer 0 2 0")["me.meeples"] == "side -1, standing -1"


@pytest.mark.ruling("R-24")
def test_the_discount_lowers_every_temple_space_never_below_nothing() -> None:
    for space, price in enumerate((4, 3, 2, 1, 0), start=1):
        found = outcome("coins: 9; upgrades: temple_discount", f"place temple {space} white")
        assert found.get("me.coins", "+0") == (f"-{price}" if price else "+0")
    deep = "coins: 9; upgrades: temple_discount; edition: upgrade[temple_discount].params.discount=9"
    assert "me.coins" not in outcome(deep, "place temple 1 white")


@pytest.mark.ruling("R-24")
def test_the_discount_is_for_the_temple_only() -> None:
    assert refusal(quetzal("coins: 1; upgrades: temple_discount"), "place village 1 black")[0] == "cannot-pay"


@pytest.mark.ruling("R-25")
def test_an_occupied_space_cannot_be_taken() -> None:
    game = quetzal("coins: 9; 1 at: temple/2:w village/1:b")
    assert refusal(game, "place temple 2 white") == ("space-taken", "R-25", None)
    assert refusal(game, "place village 1 black") == ("space-taken", "R-25", None)
    assert refusal(quetzal("marker: 2; 1 at: stela:c"), "place stela 1 white") == ("space-taken", "R-25", None)


@pytest.mark.ruling("R-25", "R-33")
def test_coins_are_never_refunded() -> None:
    game = quetzal("coins: 5; marker: 1; pool: w1 b1; 1 pool: -; 2 pool: -; temple: mummy_vp; hand: weapon_none")
    play(game, "place temple 5 white", "visit harbor_office 1 0 0 0", "take mummy_vp", "done")
    settle(game)
    assert (state(game)["round"], seat_state(game)["coins"]) == (2, 2)


@pytest.mark.ruling("R-26")
def test_a_player_may_occupy_several_spaces_one_each_turn() -> None:
    game = quetzal("coins: 9; at: temple/2:w village/1:b")
    assert "place temple 3 white" in options(game)
    assert "place village 2 black" in options(game)
    play(game, "place temple 3 white")
    assert asks(game) == "1 place"


@pytest.mark.ruling("R-26")
def test_flag_one_own_space_in_the_temple_and_one_in_the_village() -> None:
    game = quetzal("flags: several_unique_spaces_per_player; coins: 9; at: temple/2:w; marker: 1")
    assert options(game, "place temple") == []
    assert refusal(game, "place temple 3 white") == ("over-limit", "R-26", None)
    assert "place village 2 black" in options(game)
    assert "place stela 1 white" in options(game)


@pytest.mark.ruling("R-27")
def test_empty_spaces_are_taken_in_any_order() -> None:
    game = quetzal("coins: 9; pool: w1")
    assert options(game, "place temple") == [f"place temple {space} white" for space in range(1, 6)]
    below = quetzal("coins: 9; 1 at: temple/1:w temple/4:w; pool: w1")
    assert options(below, "place temple") == [f"place temple {space} white" for space in (2, 3, 5)]


@pytest.mark.ruling("R-28")
def test_the_stela_takes_one_archaeologist_for_nothing_but_not_the_markers_holder() -> None:
    game = quetzal("marker: 1; pool: b1 w1 s1 c")
    free = ["place stela 1 character", "place stela 1 either", "place stela 1 white"]
    assert options(game, "place stela") == free
    assert refusal(game, "place stela 1 black") == ("wrong-role", "R-28", None)
    assert "me.coins" not in outcome("marker: 1", "place stela 1 white")
    assert refusal(quetzal(), "place stela 1 white") == ("holds-marker", "R-28", None)


@pytest.mark.ruling("R-28")
def test_without_a_visitor_the_marker_stays() -> None:
    game = quetzal("marker: 1; pool: b1; 1 pool: -; 2 pool: -")
    play(game, "visit camp 1 0 0 0")
    assert state(game)["marker"] == 1


@pytest.mark.ruling("R-29")
def test_archaeologists_in_the_temple_adventurers_in_the_village() -> None:
    game = quetzal("coins: 9; pool: b1 w1")
    assert refusal(game, "place temple 1 black") == ("wrong-role", "R-29", None)
    assert refusal(game, "place village 1 white") == ("wrong-role", "R-29", None)


@pytest.mark.ruling("R-30")
def test_roles_mix_on_free_locations() -> None:
    game = quetzal("coins: 9; pool: b1 w1 s1 c")
    assert "visit camp 1 1 1 1" in options(game)
    assert "visit harbor_office 1 1 1 1" in options(game)


@pytest.mark.ruling("R-30")
def test_a_group_at_the_harbor_may_mix_roles_over_several_turns() -> None:
    found = outcome("coins: 9; at: harbor_office:b1; pool: w1 b1", "visit harbor_office 0 1 0 0")
    assert found["locations.harbor_office"] == "+0:b1w1 -0:b1"


@pytest.mark.ruling("R-31")
def test_the_camp_pays_at_once_and_offers_a_reroll() -> None:
    game = quetzal("pool: b2")
    play(game, "visit camp 1 0 0 0")
    assert (seat_state(game)["coins"], options(game)) == (1, ["reroll black", "skip"])


@pytest.mark.ruling("R-32")
def test_the_camps_reroll_is_for_meeples_in_the_pool() -> None:
    game = quetzal("at: quarry:w2; pool: b1 s1 c")
    play(game, "visit camp 1 0 0 0")
    assert options(game) == ["reroll character", "reroll side", "skip"]
    assert refusal(game, "reroll white") == ("too-few-meeples", "R-32", {"white": 1})
    assert refusal(game, "reroll-all")[0] == "not-now"


@pytest.mark.ruling("R-32")
def test_with_an_empty_pool_there_is_no_reroll_even_with_an_exchange_to_make() -> None:
    game = quetzal("pool: b1; coins: 9; upgrades: coins_to_vp")
    play(game, "visit camp 1 0 0 0")
    assert asks(game) == "1 place"


@pytest.mark.ruling("R-31", "R-32")
def test_a_rerolled_meeple_that_stands_pays_and_may_be_placed_in_its_new_role() -> None:
    game = quetzal("pool: b2; 1 pool: -; 2 pool: -")
    play(game, "visit camp 1 0 0 0", "reroll black", "* roll 0 standing")
    assert seat_state(game)["coins"] == 2
    assert "bid quarry archaeologist 0 1 0" in options(game)


@pytest.mark.ruling("R-33")
def test_each_harbor_meeple_is_paid_for_when_it_is_placed() -> None:
    game = quetzal("coins: 5; pool: b3")
    assert options(game, "visit harbor_office") == ["visit harbor_office 1 0 0 0", "visit harbor_office 2 0 0 0"]
    assert refusal(game, "visit harbor_office 3 0 0 0") == ("cannot-pay", "R-33", {"coin": 1})
    assert refusal(game, "visit camp 4 0 0 0") == ("too-few-meeples", "R-33", {"black": 1})


@pytest.mark.ruling("R-33")
def test_several_meeples_at_the_camp_are_a_coin_and_a_reroll_each() -> None:
    game = quetzal("pool: b4")
    play(game, "visit camp 3 0 0 0")
    coins = []
    while asks(game) == "0 roll camp":
        coins.append(seat_state(game)["coins"])
        play(game, "skip")
    assert coins == [1, 2, 3]


@pytest.mark.ruling("R-33")
def test_flag_exactly_one_meeple_a_turn_on_a_free_location() -> None:
    game = quetzal("flags: free_location_many_meeples_per_turn; coins: 9; pool: b2 w1")
    assert options(game, "visit") == [
        "visit camp 0 1 0 0",
        "visit camp 1 0 0 0",
        "visit harbor_office 0 1 0 0",
        "visit harbor_office 1 0 0 0",
    ]
    assert refusal(game, "visit camp 2 0 0 0") == ("over-limit", "R-33", None)


@pytest.mark.ruling("R-35")
def test_meeples_once_placed_are_not_moved_again() -> None:
    """With one black meeple left, every choice is about that one, however many stand on the board."""
    game = quetzal("coins: 9; marker: 1; at: ruins:w2 harbor_office:w1 temple/5:w village/3:c; pool: b1")
    assert options(game) == [
        "bid black_market adventurer 1 0 0",
        "bid quarry adventurer 1 0 0",
        "bid ship_1 adventurer 1 0 0",
        "bid small_temple adventurer 1 0 0",
        "place village 1 black",
        "place village 2 black",
        "visit camp 1 0 0 0",
        "visit harbor_office 1 0 0 0",
    ]


@pytest.mark.ruling("R-69")
def test_a_bid_is_at_most_the_whole_team_and_only_grows() -> None:
    game = quetzal("1 at: quarry:b6c; pool: b6 c")
    assert options(game, "bid quarry") == []
    assert refusal(game, "bid quarry adventurer 6 0 1") == ("not-more-meeples", "R-18", {"meeple": 1})


@pytest.mark.ruling("R-70")
def test_all_meeples_of_a_placement_are_down_before_the_first_reroll() -> None:
    game = quetzal("pool: b3")
    play(game, "visit camp 2 0 0 0")
    assert seat_state(game)["meeples"]["black"] == 1


@pytest.mark.ruling("R-70")
def test_each_reroll_may_hit_the_same_meeple() -> None:
    lines = ("visit camp 2 0 0 0", "reroll black", "* roll 0 standing", "reroll standing", "* roll 0 standing")
    assert outcome("pool: b3", *lines)["me.coins"] == "+4"
