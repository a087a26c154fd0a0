"""The Discovery track and the tiles it brings (R-46 to R-50, R-52)."""

from __future__ import annotations

import pytest

from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import ACTIVATE, LAST, player, settle, state
from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal, state_of

SHIP = f"{LAST}; at: ship_1:b1"
STELA = f"{LAST}; marker: 1; at: stela:w"


def gained(position: str, *lines: str) -> dict[str, str]:
    """What the first player's coins, points, place on the track and tiles become."""
    keys = ("me.coins", "me.score", "me.discovery", "me.upgrades", "me.discarded", "asks")
    return {key: value for key, value in outcome(position, *lines).items() if key in keys}


@pytest.mark.ruling("R-46")
def test_every_space_entered_pays_its_reward() -> None:
    position = f"{SHIP}; discovery: 6; hand: pottery_discovery pottery_discovery pottery_discovery"
    lines = (*["deliver pottery_discovery"] * 3, "done")
    # 7: a point, 8: three coins, 9: two points; three pottery are worth five.
    assert gained(position, *lines) == {"me.discovery": "+3", "me.score": "+8", "me.coins": "+3", "asks": "over"}


@pytest.mark.ruling("R-46")
def test_a_reward_is_not_used_up_by_the_first_to_come() -> None:
    position = f"{LAST}; marker: 2; at: small_temple:b1; 1 at: stela:w; discovery: 1; 1 discovery: 1; 2 discovery: 2"
    game = quetzal(position)
    assert [player(game, seat)["discovery"] for seat in range(3)] == [2, 2, 2]
    assert [player(game, seat)["score"] for seat in range(3)] == [1, 1, 0]


@pytest.mark.ruling("R-46")
def test_a_tile_of_the_track_is_the_top_one_of_the_pile() -> None:
    game = quetzal(f"{STELA}; discovery: 5; pile: weapon_trio mixed_trio; village: reroll_two reroll_all coins_5")
    assert player(game)["upgrades"] == ["weapon_trio"]
    assert state(game)["decks"]["upgrades"][0] == "mixed_trio"
    assert state(game)["display"]["village"] == ["reroll_two", "reroll_all", "coins_5"]


@pytest.mark.ruling("R-46", "R-48")
def test_the_steps_after_a_tile_wait_until_one_too_many_is_dropped() -> None:
    position = f"{SHIP}; discovery: 5; upgrades: mixed_trio pottery_trio; pile: weapon_trio; hand: mummy_discovery mummy_discovery"
    game = quetzal(position)
    play(game, "deliver mummy_discovery", "deliver mummy_discovery", "done")
    assert (player(game)["discovery"], player(game)["score"]) == (6, 6)
    play(game, "drop mixed_trio")
    assert (player(game)["discovery"], player(game)["score"]) == (7, 7)


@pytest.mark.ruling("R-47")
def test_on_the_last_space_further_points_are_lost() -> None:
    assert quetzal(f"{STELA}; discovery: 12; score: 7").players[0].score == 7
    game = quetzal(f"{STELA}; discovery: 12; score: 7")
    assert (player(game)["discovery"], player(game)["score"], state(game)["marker"]) == (12, 7, 0)


@pytest.mark.ruling("R-47")
def test_of_two_points_the_one_beyond_the_end_is_lost() -> None:
    position = f"{SHIP}; discovery: 11; hand: mummy_discovery mummy_discovery"
    lines = ("deliver mummy_discovery", "deliver mummy_discovery", "done")
    assert gained(position, *lines) == {"me.discovery": "+1", "me.score": "+11", "asks": "over"}


@pytest.mark.ruling("R-47")
def test_a_step_without_a_space_may_still_be_received() -> None:
    position = f"{LAST}; at: village/1:b small_temple:b1; discovery: 12; village: discovery_1; small_temple: mummy_vp"
    assert gained(position, "take discovery_1") == {"me.discarded": "+discovery_1", "asks": "over"}


@pytest.mark.ruling("R-48")
@pytest.mark.parametrize("dropped", ["mixed_trio", "pottery_trio", "weapon_trio"])
def test_of_three_tiles_the_owner_drops_any_one(dropped: str) -> None:
    position = f"{LAST}; at: village/1:b; upgrades: mixed_trio pottery_trio; village: weapon_trio"
    game = quetzal(position)
    play(game, "take weapon_trio")
    assert (asks(game), options(game)) == (
        "0 discard village",
        ["drop mixed_trio", "drop pottery_trio", "drop weapon_trio"],
    )
    play(game, f"drop {dropped}")
    kept = {"mixed_trio", "pottery_trio", "weapon_trio"} - {dropped}
    assert ({*player(game)["upgrades"]}, player(game)["discarded"]) == (kept, [dropped])


@pytest.mark.ruling("R-48")
def test_a_tile_must_be_dropped_and_it_must_be_an_active_one() -> None:
    game = quetzal(
        f"{LAST}; at: village/1:b; upgrades: mixed_trio pottery_trio; discarded: reroll_two; village: weapon_trio"
    )
    play(game, "take weapon_trio")
    assert refusal(game, "drop reroll_two") == ("not-owned", "R-48", None)
    assert not {"skip", "done"} & {*options(game)}


@pytest.mark.ruling("R-48", "R-45")
def test_a_tile_waiting_to_be_dropped_can_still_be_used() -> None:
    position = f"{LAST}; at: village/1:b; coins: 4; upgrades: mixed_trio coins_to_vp; village: weapon_trio"
    game = quetzal(position)
    play(game, "take weapon_trio", "exchange coins_to_vp", "exchange coins_to_vp")
    assert (asks(game), player(game)["score"], player(game)["coins"]) == ("0 discard village", 2, 0)
    play(game, "drop coins_to_vp")
    assert player(game)["upgrades"] == ["mixed_trio", "weapon_trio"]


@pytest.mark.ruling("R-48", "R-49")
def test_a_tile_equal_to_one_waiting_to_be_dropped_is_discarded() -> None:
    position = f"{LAST}; at: village/1:b; coins: 3; discovery: 5; upgrades: mixed_trio coins_to_discovery; village: weapon_trio; pile: weapon_trio"
    game = quetzal(position)
    play(game, "take weapon_trio", "exchange coins_to_discovery")
    assert player(game)["discarded"] == ["weapon_trio"]
    assert options(game) == ["drop coins_to_discovery", "drop mixed_trio", "drop weapon_trio"]


@pytest.mark.ruling("R-48")
def test_if_an_exchange_meanwhile_brings_a_fourth_tile_two_are_dropped() -> None:
    position = f"{LAST}; at: village/1:b; coins: 3; discovery: 5; upgrades: mixed_trio coins_to_discovery; village: weapon_trio; pile: reroll_two"
    game = quetzal(position)
    play(game, "take weapon_trio", "exchange coins_to_discovery")
    four = ["drop coins_to_discovery", "drop mixed_trio", "drop reroll_two", "drop weapon_trio"]
    assert options(game) == four
    play(game, "drop mixed_trio")
    assert options(game) == [four[0], four[2], four[3]]
    play(game, "drop coins_to_discovery")
    assert (asks(game), {*player(game)["upgrades"]}) == ("over", {"reroll_two", "weapon_trio"})
    assert sorted(player(game)["discarded"]) == ["coins_to_discovery", "mixed_trio"]


@pytest.mark.ruling("R-49")
def test_a_twin_of_an_active_tile_is_discarded_without_a_choice() -> None:
    position = f"{LAST}; at: village/1:b; upgrades: weapon_trio mixed_trio; village: weapon_trio"
    assert gained(position, "take weapon_trio") == {"me.discarded": "+weapon_trio", "asks": "over"}


@pytest.mark.ruling("R-49")
def test_a_tile_discarded_earlier_may_become_active_again() -> None:
    position = f"{LAST}; at: village/1:b; upgrades: mixed_trio; discarded: weapon_trio; village: weapon_trio"
    assert gained(position, "take weapon_trio") == {"me.upgrades": "+weapon_trio", "asks": "over"}


@pytest.mark.ruling("R-50")
def test_an_immediate_tile_pays_at_once_and_takes_no_slot() -> None:
    position = f"{LAST}; at: village/1:b; upgrades: weapon_trio mixed_trio; village: coins_5"
    assert gained(position, "take coins_5") == {"me.coins": "+5", "me.discarded": "+coins_5", "asks": "over"}


@pytest.mark.ruling("R-50")
def test_a_second_immediate_tile_pays_too() -> None:
    edition = "edition: upgrade[coins_5].copies=2 upgrade[discovery_1].copies=0"
    position = f"{edition}; {LAST}; at: village/1:b; discarded: coins_5; village: coins_5"
    assert gained(position, "take coins_5") == {"me.coins": "+5", "me.discarded": "+coins_5", "asks": "over"}


@pytest.mark.ruling("R-50")
def test_the_step_of_an_immediate_tile_brings_the_next_tile_and_so_on() -> None:
    position = f"{LAST}; at: village/1:b; discovery: 5; village: discovery_1; pile: coins_5"
    found = gained(position, "take discovery_1")
    assert found == {
        "me.coins": "+5",
        "me.discarded": "+coins_5 +discovery_1",
        "me.discovery": "+1",
        "asks": "over",
    }


@pytest.mark.ruling("R-50")
def test_a_tile_drawn_from_the_track_may_itself_step_on() -> None:
    position = f"{STELA}; discovery: 9; pile: discovery_1 weapon_trio"
    game = quetzal(position)
    assert (player(game)["discovery"], player(game)["score"], player(game)["discarded"]) == (11, 2, ["discovery_1"])


@pytest.mark.ruling("R-52")
def test_an_empty_pile_gives_no_tile_and_nothing_comes_back() -> None:
    game = quetzal(f"{STELA}; discovery: 5; discarded: weapon_trio; empty_pile: yes")
    assert (player(game)["discovery"], player(game)["upgrades"], player(game)["discarded"]) == (6, [], ["weapon_trio"])


@pytest.mark.ruling("R-52")
def test_an_empty_pile_refills_nothing() -> None:
    game = quetzal(f"{ACTIVATE}; at: village/1:b; village: weapon_trio mixed_trio reroll_two; empty_pile: yes")
    play(game, "take weapon_trio")
    settle(game)
    assert (state(game)["round"], state(game)["phase"]) == (2, "place")
    assert [tile for tile in state(game)["display"]["village"] if tile] == ["mixed_trio", "reroll_two"]


@pytest.mark.ruling("R-52")
def test_a_pile_with_one_tile_left_refills_one_place() -> None:
    written = state_of(f"{ACTIVATE}; village: reroll_all; pile: coins_to_vp")
    written["players"][2]["discarded"] = written["decks"]["upgrades"][1:]
    written["decks"]["upgrades"] = ["coins_to_vp"]
    game = RULES.decode(written)
    assert [tile for tile in state(game)["display"]["village"] if tile] == ["reroll_all", "coins_to_vp"]
