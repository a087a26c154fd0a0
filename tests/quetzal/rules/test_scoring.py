"""Scores, supplies, the winner (R-58, R-59, R-61 to R-63)."""

from __future__ import annotations

import pytest

from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST, player
from tests.quetzal.table import play, quetzal


def score(position: str, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = RULES.scores(quetzal(position))[seat]
    return {name: points for name, points in found.items() if name != "seat"}


@pytest.mark.ruling("R-58")
@pytest.mark.parametrize("before", [48, 98, 149, 1000])
def test_the_score_has_no_upper_end(before: int) -> None:
    game = quetzal(f"{LAST}; score: {before}; at: ship_1:b1; hand: mummy_none mummy_none mummy_none")
    play(game, *["deliver mummy_none"] * 3, "done")
    assert player(game)["score"] == before + 10
    assert RULES.scores(game)[0]["play"] == before + 10


@pytest.mark.ruling("R-59")
def test_coins_never_run_out() -> None:
    game = quetzal(f"{LAST}; coins: 99; 1 coins: 99; 2 coins: 99; at: black_market:b1; hand: mummy_vp")
    play(game, "sell mummy_vp")
    assert player(game)["coins"] == 106


@pytest.mark.ruling("R-62")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (100, 33)])
def test_every_full_three_coins_are_a_point(coins: int, points: int) -> None:
    assert score(f"marker: 1; coins: {coins}") == {
        "play": 0,
        "marker": 0,
        "coins": points,
        "upgrades": 0,
        "total": points,
    }


@pytest.mark.ruling("R-62")
def test_the_marker_is_worth_two_points_to_its_holder() -> None:
    assert [score("marker: 2", seat)["marker"] for seat in range(3)] == [0, 0, 2]


@pytest.mark.ruling("R-62")
def test_tiles_score_whether_active_or_discarded() -> None:
    found = score("marker: 1; upgrades: reroll_two coins_to_vp; discarded: coins_5 discovery_1 reroll_two")
    assert found["upgrades"] == 2 + 1 + 1 + 2 + 2


@pytest.mark.ruling("R-62")
def test_tiles_on_display_or_in_the_pile_score_for_nobody() -> None:
    assert [score("marker: 1; village: reroll_two reroll_all coins_5", seat)["upgrades"] for seat in range(3)] == [
        0,
        0,
        0,
    ]


@pytest.mark.ruling("R-62")
def test_cards_in_hand_are_worth_nothing() -> None:
    cards = "hand: mummy_none mummy_none mummy_none; drawn: statuette_vp"
    assert score(f"marker: 1; {cards}") == {"play": 0, "marker": 0, "coins": 0, "upgrades": 0, "total": 0}


@pytest.mark.ruling("R-62")
def test_the_place_on_the_discovery_track_is_worth_nothing_by_itself() -> None:
    assert score("marker: 1; discovery: 12")["total"] == 0


@pytest.mark.ruling("R-62")
def test_the_parts_add_up_to_the_total() -> None:
    position = "marker: 0; score: 20; coins: 7; upgrades: weapon_trio"
    assert score(position) == {"play": 20, "marker": 2, "coins": 2, "upgrades": 1, "total": 25}


@pytest.mark.ruling("R-63")
def test_the_most_points_win() -> None:
    assert RULES.winners(quetzal("marker: 0; score: 10; 1 score: 13; 2 score: 12; discovery: 12")) == ([1], None)


@pytest.mark.ruling("R-63")
def test_a_tie_goes_to_whoever_is_further_on_the_discovery_track() -> None:
    game = quetzal("marker: 0; score: 10; 1 score: 12; 2 score: 11; discovery: 3; 1 discovery: 4; 2 discovery: 12")
    assert RULES.winners(game) == ([1], "discovery")


@pytest.mark.ruling("R-63")
def test_a_tie_on_the_track_too_is_shared() -> None:
    game = quetzal("marker: 0; score: 10; 1 score: 12; 2 score: 12; discovery: 4; 1 discovery: 4; 2 discovery: 3")
    assert RULES.winners(game) == ([0, 1], "shared")
    assert RULES.winners(quetzal("marker: 0; 1 score: 2; 2 score: 2")) == ([0, 1, 2], "shared")


@pytest.mark.ruling("R-63")
def test_the_winner_is_found_from_all_points_of_final_scoring() -> None:
    game = quetzal(f"{LAST}; marker: 1; score: 10; 1 score: 9; 2 coins: 12; 2 score: 5; 2 upgrades: weapon_trio")
    assert [entry["total"] for entry in RULES.scores(game)] == [10, 11, 10]
    assert RULES.winners(game) == ([1], None)
