"""The judgements on open questions: figures (Q1-Q10)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, options, outcome, play, refusal

DIGS = ["dig-coin", "dig-compass", "dig-tablet", "dig-arrowhead", "dig-jewel"]
PAIRS = ["discover", "research", "overcome", "buy-item", "buy-artifact"]


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][0]
    return player


def after_rival(position: str) -> dict[str, Any]:
    """The state after a turn of the human and one of the rival."""
    game = arnak(f"difficulty: 0; hand: trowel; {position}")
    play(game, "play trowel", "end-turn")
    return state(game)


def arrow(tile: str) -> str:
    found: str = RULES.view(arnak(f"difficulty: 0; rival_tiles: {tile}"), 0)["rival"]["arrow"]
    return found


@pytest.mark.ruling("Q1")
def test_both_tiles_of_a_pair_point_the_same_way_and_five_of_ten_point_left() -> None:
    assert [arrow(f"{pair}-red") for pair in PAIRS] == [arrow(f"{pair}-green") for pair in PAIRS]
    arrows = [arrow(tile) for tile in [*DIGS, *[f"{pair}-green" for pair in PAIRS]]]
    assert (arrows.count("left"), arrows.count("right")) == (5, 5)


@pytest.mark.ruling("Q2")
def test_the_snake_temple_swaps_coin_and_compass_in_its_tile_costs() -> None:
    snake = "board: snake; magnifier: temple"
    assert outcome(f"{snake}; compass: 1; tablet: 2", "temple bronze-left")["me.purse"] == "compass -1, tablet -2"
    assert outcome(f"{snake}; coin: 1; arrowhead: 1", "temple bronze-right")["me.purse"] == "coin -1, arrowhead -1"
    assert refusal(arnak(f"{snake}; coin: 1; tablet: 2"), "temple bronze-left") == ("cannot-pay", "98", {"compass": 1})


@pytest.mark.ruling("Q3")
def test_the_magnifying_glass_gives_two_coins_in_snake_row_two() -> None:
    given = "board: snake; magnifier: 1-2; arrowhead: 2; bonus: 2-3=-"
    assert outcome(given, "research magnifier 2-3")["me.purse"] == "coin +2, arrowhead -2"


@pytest.mark.ruling("Q4")
def test_the_notebook_gives_a_free_artifact_in_snake_row_four() -> None:
    game = arnak(
        "board: snake; magnifier: 4-1; notebook: 3-1; crates: idol-coin; artifacts: mortar; assistants: a-coins!"
    )
    play(game, "research notebook 4-1")
    assert options(game) == ["take mortar"]


@pytest.mark.ruling("Q5")
def test_the_level_one_site_with_the_lone_jewel_asks_for_no_discard() -> None:
    game = arnak("deck:; hand: ostrich fear; tiles: l1-1=s1-jewel")
    play(game, "dig l1-1 1", "travel ostrich")
    assert (mine(game)["purse"]["jewel"], mine(game)["hand"], options(game)) == (1, ["fear"], ["end-turn"])


@pytest.mark.ruling("Q6")
@pytest.mark.parametrize(
    ("tile", "levels", "guarded"),
    [
        ("discover-green", (1, 1, 1, 2, 0), (True, False, True, False, False)),
        ("discover-red", (1, 1, 1, 2, 2), (False, True, False, True, False)),
    ],
)
def test_the_rivals_discoveries_by_round(tile: str, levels: tuple[int, ...], guarded: tuple[bool, ...]) -> None:
    for number in range(1, 6):
        sites = after_rival(f"round: {number}; rival_tiles: {tile}")["sites"]
        found = [name for name, site in sites.items() if site.get("tile")]
        assert [int(name[1]) for name in found] == [level for level in levels[number - 1 : number] if level], number
        assert any([sites[name]["guardian"] for name in found]) == guarded[number - 1], number


@pytest.mark.ruling("Q7")
def test_the_green_tile_buys_an_item_in_round_five_too() -> None:
    assert after_rival("round: 5; items: hat; rival_tiles: buy-item-green")["rival"]["cards"] == ["hat"]


@pytest.mark.ruling("Q8")
@pytest.mark.parametrize(
    ("board", "space"),
    [
        *[("bird", space) for space in ("start", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")],
        ("snake", "1-1"),
        ("snake", "5-1"),
    ],
)
def test_every_research_of_the_rival_removes_a_supply_assistant_whatever_the_row_shows(board: str, space: str) -> None:
    found = after_rival(f"board: {board}; rival_magnifier: {space}; rival_tiles: research-green; supply: a-coins - -")
    assert found["decks"]["assistants"] == [[], [], []]


@pytest.mark.ruling("Q9")
@pytest.mark.parametrize(("space", "tiles"), [("7-1", []), ("temple", ["silver-left"])])
def test_also_when_it_enters_the_lost_temple_or_takes_a_six_point_tile(space: str, tiles: list[str]) -> None:
    found = after_rival(f"rival_magnifier: {space}; rival_tiles: research-green dig-coin; supply: a-coins - -")
    assert (found["rival"]["magnifier"], found["rival"]["temple"]) == ("temple", tiles)
    assert found["decks"]["assistants"] == [[], [], []]


@pytest.mark.ruling("Q10")
def test_empty_slots_are_worth_one_two_three_and_four() -> None:
    idols = ["idol-coin", "idol-compass", "idol-tablet", "idol-exile"]
    totals = [
        RULES.scores(arnak(f"slots: {' '.join(idols[:slotted])}"))[0]["idols"] - 3 * slotted for slotted in range(5)
    ]
    assert totals == [10, 9, 7, 4, 0]
