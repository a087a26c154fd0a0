"""Set-up for one to four players on both boards (rulebook p.4-6, 19-20)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import BadOptions
from digsite.kernel.play import deal, to_decide
from tests.arnak.table import InOrder, options, play

COUNTS = (1, 2, 3, 4)
BOARDS = ("bird", "snake")
EVERY = list(product(COUNTS, BOARDS))
STARTING_DECK = ["exploration-boat", "exploration-car", "fear", "fear", "funding-boat", "funding-car"]

BONUS_PLACES = {  # by the least number of players with which they get a tile
    "bird": {2: "2-1 2-2 4-1 4-2 4-3 6-1 6-2", 3: "7-1 7-2", 4: "3-1 5-1"},
    "snake": {2: "2-1 2-3 3-1 3-2 6-1 6-2 7-1 7-1", 3: "2-2 7-1", 4: "5-1 5-2"},
}


def begun(players: int, board: str, **dictated: str) -> Game:
    """A game after its set-up; a shuffle that is not dictated leaves everything in order."""
    game = RULES.new({"players": players, "board": board})
    while to_decide(game) == CHANCE:
        line = dictated.get(options(game)[0].split()[0])
        if line is None:
            deal(game, InOrder())
        else:
            play(game, line)
    return game


def state(players: int, board: str, **dictated: str) -> dict[str, Any]:
    return RULES.encode(begun(players, board, **dictated))


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_everybody_starts_with_four_basic_cards_and_two_fears_five_of_them_in_hand(players: int, board: str) -> None:
    found = state(players, board)["players"]
    assert len(found) == players
    for player in found:
        assert sorted([*player["hand"], *player["deck"]]) == STARTING_DECK
        assert (len(player["hand"]), len(player["deck"]), player["play"]) == (5, 1, [])
        assert (player["archaeologists"], player["magnifier"], player["notebook"]) == (2, "start", "start")
        assert (player["crates"], player["slots"], player["guardians"], player["assistants"]) == (
            [],
            [None] * 4,
            [],
            [],
        )


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_tokens_depend_on_the_seat(players: int, board: str) -> None:
    purses = [player["purse"] for player in state(players, board)["players"]]
    expected = [(2, 0), (1, 1), (2, 1), (1, 2)][:players]
    assert [(purse["coin"], purse["compass"]) for purse in purses] == expected
    assert all([purse["tablet"] == purse["arrowhead"] == purse["jewel"] == 0 for purse in purses])


@pytest.mark.parametrize(("players", "fears"), [(1, 17), (2, 15), (3, 13), (4, 11)])
def test_the_rest_of_the_nineteen_fear_cards_lies_ready(players: int, fears: int) -> None:
    for board in BOARDS:
        decks = state(players, board)["decks"]
        assert (len(decks["fear"]), len(decks["fear_tiles"])) == (fears, 10)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_row_begins_with_one_artifact_and_five_items(players: int, board: str) -> None:
    found = state(players, board)
    assert (len(found["row"]["artifacts"]), len(found["row"]["items"])) == (1, 5)
    assert (len(found["decks"]["artifacts"]), len(found["decks"]["items"])) == (34, 35)
    assert found["exile"] == {"items": [], "artifacts": []}


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_level_one_sites_have_a_face_up_idol_and_level_two_sites_a_face_down_one_too(players: int, board: str) -> None:
    sites = state(players, board)["sites"]
    level1 = [site for name, site in sites.items() if name.startswith("l1")]
    level2 = [site for name, site in sites.items() if name.startswith("l2")]
    assert (len(level1), len(level2)) == (8, 4)
    assert all([site["idol"] and site["hidden_idol"] is None for site in level1])
    assert all([site["idol"] and site["hidden_idol"] for site in level2])
    assert all([site["tile"] is None and site["guardian"] is None for site in [*level1, *level2]])


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_all_site_tiles_and_guardians_lie_in_their_stacks(players: int, board: str) -> None:
    decks = state(players, board)["decks"]
    assert (len(set(decks["level1"])), len(set(decks["level2"])), len(set(decks["guardians"]))) == (10, 6, 15)


@pytest.mark.parametrize(("players", "blocked"), [(1, 5), (2, 5), (4, 0)])
def test_one_or_two_players_block_every_dearer_camp_space_and_four_none(players: int, blocked: int) -> None:
    for board in BOARDS:
        camps = [site for name, site in state(players, board)["sites"].items() if name.startswith("camp")]
        assert [site["spaces"][1] for site in camps].count("blocked") == blocked
        assert "blocked" not in [site["spaces"][0] for site in camps]


def test_three_players_block_three_camps_drawn_at_random() -> None:
    game = RULES.new({"players": 3})
    while not options(game)[0].startswith("blocked"):
        deal(game, InOrder())
    camps = [f"camp-{kind}" for kind in ("arrowhead", "coin", "compass", "jewel", "tablet")]
    assert options(game) == [f"blocked {camp}" for camp in camps]
    play(game, "* blocked camp-jewel camp-coin")
    assert options(game) == ["blocked camp-arrowhead", "blocked camp-compass", "blocked camp-tablet"]
    play(game, "* blocked camp-tablet")
    while to_decide(game) == CHANCE:
        deal(game, InOrder())
    sites = RULES.encode(game)["sites"]
    assert {camp for camp in camps if sites[camp]["spaces"][1] == "blocked"} == {
        "camp-coin",
        "camp-jewel",
        "camp-tablet",
    }


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_bonus_tiles_lie_where_this_number_of_players_uses_them_and_the_rest_is_unseen(
    players: int, board: str
) -> None:
    found = state(players, board)
    seats = max(2, players)
    places = BONUS_PLACES[board]
    used = [space for least in places if least <= seats for space in places[least].split()]
    expected = {space: used.count(space) for least in places for space in places[least].split()}
    assert {space: len(tiles) for space, tiles in found["track"]["bonus"].items()} == expected
    assert len(found["track"]["stack"]) == seats
    left_over = [name for name in found["box"] if name.startswith("bonus")]
    assert len(left_over) == 18 - sum(expected.values()) - seats


@pytest.mark.parametrize(("players", "bird", "snake"), [(1, 7, 8), (2, 7, 8), (3, 9, 10), (4, 11, 12)])
def test_the_number_of_bonus_tiles_on_the_track(players: int, bird: int, snake: int) -> None:
    for board, count in (("bird", bird), ("snake", snake)):
        assert sum([len(tiles) for tiles in state(players, board)["track"]["bonus"].values()]) == count


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_every_temple_stack_has_one_tile_per_player_and_two_at_least(players: int, board: str) -> None:
    assert set(state(players, board)["track"]["tiles"].values()) == {max(2, players)}


@pytest.mark.parametrize(
    ("players", "board", "stacks", "rescue"),
    [
        *[(players, "bird", [4, 4, 4], 0) for players in COUNTS],
        *[
            (1, "snake", [3, 3, 4], 2),
            (2, "snake", [3, 3, 4], 2),
            (3, "snake", [3, 3, 3], 3),
            (4, "snake", [3, 3, 2], 4),
        ],
    ],
)
def test_the_twelve_assistants_are_dealt_into_stacks(players: int, board: str, stacks: list[int], rescue: int) -> None:
    decks = state(players, board)["decks"]
    assert ([len(stack) for stack in decks["assistants"]], len(decks["rescue"])) == (stacks, rescue)


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_nothing_is_decided_without_chance(players: int, board: str) -> None:
    asked = []
    game = RULES.new({"players": players, "board": board})
    while to_decide(game) == CHANCE:
        asked.append(options(game)[0].rpartition(" ")[0])
        deal(game, InOrder())
    extra = {1: ["rival"], 3: ["blocked"]}.get(players, [])
    piles = ["items", "artifacts", "level1", "level2", "guardians", "idols", "assistants", "bonuses", *extra]
    assert asked == [*piles, *[f"deck {seat}" for seat in range(players)]]


@pytest.mark.parametrize("board", BOARDS)
def test_a_dictated_shuffle_is_dealt_from_the_top(board: str) -> None:
    items = [card.split()[1] for card in options(RULES.new({"players": 2, "board": board}))][::-1]
    found = state(2, board, items=f"* items {' '.join(items)}")
    assert found["row"]["items"] == items[:5]
    assert found["decks"]["items"] == items[5:]


@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 0},
        {"players": 5},
        {"players": "2"},
        {"players": True},
        {},
        {"players": 2, "board": "dragon"},
        {"players": 1, "difficulty": 6},
        {"players": 1, "difficulty": -1},
        {"players": 2, "difficulty": 1},
        {"players": 2, "colour": "red"},
    ],
)
def test_a_game_that_cannot_be_is_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        RULES.new(chosen)
