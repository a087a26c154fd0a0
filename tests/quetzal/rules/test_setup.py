"""The table at the start, and where the rulebook overrules other sources (chapter G)."""

from __future__ import annotations

import pytest

from digsite.kernel.errors import BadOptions
from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST, LAST_OF_TWO, begun, player, state
from tests.quetzal.table import asks, options, play, quetzal

COINS = (4, 5, 5, 6, 6)
TEAM = {2: 6, 3: 6, 4: 5, 5: 4}


@pytest.mark.ruling("G-1")
def test_the_harbor_is_free_to_many_and_to_one_player_again_and_again() -> None:
    game = quetzal("coins: 9; 1 coins: 9; 1 at: harbor_office:b2; at: harbor_office:w1; pool: b3")
    assert "visit harbor_office 2 0 0 0" in options(game)
    play(game, "visit harbor_office 2 0 0 0")
    assert options(game, "visit harbor_office")


@pytest.mark.ruling("G-2")
@pytest.mark.parametrize("space", [3, 4])
def test_a_card_is_chosen_and_another_one_drawn_besides(space: int) -> None:
    game = quetzal(f"{LAST}; at: temple/{space}:w; temple: mummy_vp; deck: weapon_vp")
    assert options(game) == ["take mummy_vp"]
    play(game, "take mummy_vp")
    assert (player(game)["hand"], player(game)["drawn"]) == (["mummy_vp"], ["weapon_vp"])


@pytest.mark.ruling("G-3")
def test_a_meeple_on_its_side_pays_no_coin() -> None:
    game = quetzal("phase: roll; pool: u6 uc")
    play(game, "* roll 0 side side side side side side side")
    assert (player(game)["coins"], asks(game)) == (0, "0 place")


@pytest.mark.ruling("G-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_starting_coins_go_by_seat(players: int) -> None:
    game = begun(players)
    assert tuple([player(game, seat)["coins"] for seat in range(players)]) == COINS[:players]


@pytest.mark.ruling("G-5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    assert RULES.seats(RULES.new({"players": players})) == players


@pytest.mark.ruling("G-5")
@pytest.mark.parametrize("players", [0, 1, 6, True, "3"])
def test_any_other_number_is_refused(players: object) -> None:
    with pytest.raises(BadOptions) as refused:
        RULES.new({"players": players})
    assert refused.value.option == "players"


@pytest.mark.ruling("G-6")
def test_the_automaton_leaves_the_discard_pile_alone() -> None:
    game = quetzal(f"automaton: 6; {LAST_OF_TWO}; temple: ; small_temple: -; deck: weapon_vp; discard: mummy_vp")
    assert sorted(state(game)["decks"]["discard"]) == ["mummy_vp", "weapon_vp"]


@pytest.mark.ruling("R-05", "R-51")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game_is_laid_out_for_its_number_of_players(players: int) -> None:
    game = begun(players)
    now = state(game)
    assert [len(zone) for zone in now["display"].values()] == [8, 2, 2, 2, 2 if players == 2 else 3]
    assert (len(now["decks"]["artifacts"]), now["decks"]["discard"]) == (61, [])
    assert len(now["decks"]["upgrades"]) == 24 - len(now["display"]["village"])
    assert (now["round"], now["marker"], asks(game)) == (1, 0, "0 place")
    for seat in range(players):
        mine = player(game, seat)
        assert sum([mine["meeples"][name] for name in ("black", "white", "side", "standing")]) == TEAM[players]
        assert mine["meeples"]["character"] == "flat"
        assert (mine["score"], mine["discovery"], mine["hand"], mine["drawn"], mine["upgrades"]) == (0, 0, [], [], [])


@pytest.mark.ruling("R-51")
def test_at_the_start_the_displays_are_filled_temple_first() -> None:
    order = [
        "mummy_vp",
        "mummy_coin",
        "mummy_none",
        "weapon_vp",
        "weapon_coin",
        "weapon_none",
        "tablet_vp",
        "tablet_coin",
    ]
    around = ["tablet_none", "pottery_vp", "pottery_coin", "pottery_none", "statuette_vp", "statuette_coin"]
    shown = state(begun(3, f"* artifacts {' '.join([*order, *around])}"))["display"]
    assert shown["temple"] == order
    assert [*shown["quarry"], *shown["small_temple"], *shown["ruins"]] == around
