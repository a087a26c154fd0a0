"""The table at the start, proof-read: what is laid out for how many players on which side."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import deal, to_decide
from tests.arnak.table import InOrder

EVERY = [(players, board) for players in (1, 2, 3, 4) for board in ("bird", "snake")]


def laid_out(players: int, board: str) -> dict[str, Any]:
    """The state before the first decision; nothing was mixed."""
    game = RULES.new({"players": players, "board": board})
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    return RULES.encode(game)


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_decks_and_row_are_the_same_for_everybody(players: int, board: str) -> None:
    state = laid_out(players, board)
    assert {kind: len(row) for kind, row in state["row"].items()} == {"artifacts": 1, "items": 5}
    decks = {name: len(state["decks"][name]) for name in ("items", "artifacts", "level1", "level2", "guardians")}
    assert decks == {"items": 35, "artifacts": 34, "level1": 10, "level2": 6, "guardians": 15}
    assert len(state["decks"]["fear_tiles"]) == 10
    sites = state["sites"].items()
    assert [name for name, site in sites if site.get("idol")] == [name for name, _ in sites if name.startswith("l")]
    assert [name for name, site in sites if site.get("hidden_idol")] == ["l2-1", "l2-2", "l2-3", "l2-4"]
    assert (state["round"], state["start"]) == (1, 1 if players == 1 else 0)


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_everybody_has_four_basic_cards_and_two_fear_five_of_them_in_hand(players: int, board: str) -> None:
    for player in laid_out(players, board)["players"]:
        basics = ["exploration-boat", "exploration-car", "fear", "fear", "funding-boat", "funding-car"]
        assert sorted(player["hand"] + player["deck"]) == basics
        assert (len(player["hand"]), player["archaeologists"]) == (5, 2)
        assert (player["magnifier"], player["notebook"]) == ("start", "start")


@pytest.mark.parametrize(("players", "left"), [(1, 17), (2, 15), (3, 13), (4, 11)])
def test_fear_cards_left(players: int, left: int) -> None:
    assert len(laid_out(players, "bird")["decks"]["fear"]) == left


def test_starting_tokens_by_seat() -> None:
    purses = [player["purse"] for player in laid_out(4, "bird")["players"]]
    assert [(purse["coin"], purse["compass"]) for purse in purses] == [(2, 0), (1, 1), (2, 1), (1, 2)]
    assert {purse[token] for purse in purses for token in ("tablet", "arrowhead", "jewel")} == {0}


def test_alone_one_starts_like_the_second_player() -> None:
    purse = laid_out(1, "bird")["players"][0]["purse"]
    assert purse == {"coin": 1, "compass": 1, "tablet": 0, "arrowhead": 0, "jewel": 0}


@pytest.mark.parametrize(("players", "blocked"), [(1, 5), (2, 5), (3, 3), (4, 0)])
def test_blocked_spaces_are_second_spaces_of_camps(players: int, blocked: int) -> None:
    sites = laid_out(players, "bird")["sites"].items()
    found = [(name, site["spaces"].index("blocked")) for name, site in sites if "blocked" in site["spaces"]]
    assert len(found) == blocked
    assert all([name.startswith("camp-") and place == 1 for name, place in found])


@pytest.mark.parametrize(
    ("players", "board", "on_track", "in_stack"),
    [
        *[(1, "bird", 7, 2), (2, "bird", 7, 2), (3, "bird", 9, 3), (4, "bird", 11, 4)],
        *[(1, "snake", 8, 2), (2, "snake", 8, 2), (3, "snake", 10, 3), (4, "snake", 12, 4)],
    ],
)
def test_bonus_tiles_on_the_track_and_in_the_stack(players: int, board: str, on_track: int, in_stack: int) -> None:
    state = laid_out(players, board)
    lying = [tile for space in state["track"]["bonus"].values() for tile in space]
    spare = [thing for thing in state["box"] if thing.startswith("bonus-")]
    assert (len(lying), len(state["track"]["stack"]), len(spare)) == (on_track, in_stack, 18 - on_track - in_stack)


@pytest.mark.parametrize(("players", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_temple_tiles_per_stack(players: int, tiles: int) -> None:
    state = laid_out(players, "snake")
    stacks = ("bronze-left", "bronze-middle", "bronze-right", "silver-left", "silver-right", "gold")
    assert state["track"]["tiles"] == dict.fromkeys(stacks, tiles)
    assert {stack: state["box"].count(stack) for stack in stacks} == dict.fromkeys(stacks, 4 - tiles)


@pytest.mark.parametrize(
    ("players", "board", "stacks", "rescue"),
    [
        *[(1, "bird", [4, 4, 4], 0), (2, "bird", [4, 4, 4], 0), (3, "bird", [4, 4, 4], 0), (4, "bird", [4, 4, 4], 0)],
        *[(1, "snake", [3, 3, 4], 2), (2, "snake", [3, 3, 4], 2), (3, "snake", [3, 3, 3], 3)],
        (4, "snake", [3, 3, 2], 4),
    ],
)
def test_stacks_of_assistants(players: int, board: str, stacks: list[int], rescue: int) -> None:
    decks = laid_out(players, board)["decks"]
    assert [len(stack) for stack in decks["assistants"]] == stacks
    assert len(decks["rescue"]) == rescue


@pytest.mark.parametrize("difficulty", range(6))
def test_the_rival_has_ten_tiles_as_many_red_ones_as_the_difficulty(difficulty: int) -> None:
    game = RULES.new({"players": 1, "difficulty": difficulty})
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    rival = RULES.encode(game)["rival"]
    stack = rival["tiles"] + rival["used"]
    kinds = {tile.removesuffix("-red").removesuffix("-green") for tile in stack}
    assert (len(stack), len(kinds)) == (10, 10)
    assert len([tile for tile in stack if tile.endswith("-red")]) == difficulty
    assert rival["archaeologists"] == 5  # the first tile in the order of the box is a dig
    assert rival["magnifier"] == "start"
