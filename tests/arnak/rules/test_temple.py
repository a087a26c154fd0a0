"""The Lost Temple and its tiles (rulings 95-101)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

AT_THE_GATE = "magnifier: 7-1; coin: 1; compass: 1; jewel: 1; stack: bonus-coin bonus-tablet"
RICH = "coin: 9; compass: 9; tablet: 9; arrowhead: 9; jewel: 9"
LEFT = {"bird": {"coin": 1, "tablet": 2}, "snake": {"compass": 1, "tablet": 2}}
MIDDLE = {"jewel": 1}
RIGHT = {"bird": {"compass": 1, "arrowhead": 1}, "snake": {"coin": 1, "arrowhead": 1}}


def costs(board: str) -> dict[str, dict[str, int]]:
    left, right = LEFT[board], RIGHT[board]
    return {
        "bronze-left": left,
        "bronze-middle": MIDDLE,
        "bronze-right": right,
        "silver-left": {**left, **MIDDLE},
        "silver-right": {**MIDDLE, **right},
        "gold": {**left, **MIDDLE, **right},
    }


def purse(tokens: dict[str, int]) -> str:
    return "; ".join([f"{token}: {amount}" for token, amount in tokens.items()])


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


@pytest.mark.ruling("95")
@pytest.mark.parametrize(
    ("players", "earlier", "points"),
    [(4, 0, 23), (4, 1, 21), (4, 2, 20), (4, 3, 19), (3, 0, 23), (3, 1, 21), (3, 2, 20), (2, 0, 23), (2, 1, 21)],
)
def test_an_arriving_magnifying_glass_takes_the_free_space_worth_most(players: int, earlier: int, points: int) -> None:
    others = "".join([f"; {seat} magnifier: temple" for seat in range(1, earlier + 1)])
    game = arnak(f"players: {players}; {AT_THE_GATE}{others}")
    play(game, "research magnifier temple", "take bonus-coin")
    assert RULES.scores(game)[0]["research"] == points


@pytest.mark.ruling("96")
def test_on_arrival_any_tile_of_the_whole_stack_may_be_taken() -> None:
    game = arnak(f"players: 3; {AT_THE_GATE} bonus-exile")
    play(game, "research magnifier temple")
    assert options(game) == ["take bonus-coin", "take bonus-exile", "take bonus-tablet"]
    play(game, "take bonus-tablet")
    assert state(game)["track"]["stack"] == ["bonus-coin", "bonus-exile"]


@pytest.mark.ruling("96")
def test_the_tile_taken_is_resolved_and_the_temple_row_has_no_effect_of_its_own() -> None:
    assert (
        outcome(AT_THE_GATE, "research magnifier temple", "take bonus-tablet").items()
        >= {
            "me.magnifier": "temple",
            "me.arrival": "1",
            "me.purse": "coin -1, compass -1, tablet +1, jewel -1",
            "box": "+bonus-tablet",
            "asks": "after",
        }.items()
    )


@pytest.mark.ruling("96")
def test_an_exile_tile_of_the_stack_is_resolved_like_any_other() -> None:
    game = arnak("magnifier: 7-1; coin: 1; compass: 1; jewel: 1; hand: fear; stack: bonus-exile bonus-tablet")
    play(game, "research magnifier temple", "take bonus-exile")
    assert asks(game) == "exile bonus-exile"
    play(game, "exile fear hand")
    assert state(game)["players"][0]["hand"] == []


@pytest.mark.ruling("97")
def test_a_research_action_in_the_temple_buys_exactly_one_tile() -> None:
    game = arnak(f"magnifier: temple; {RICH}")
    assert [option for option in options(game) if option.startswith("temple")] == [
        *("temple bronze-left", "temple bronze-middle", "temple bronze-right"),
        *("temple gold", "temple silver-left", "temple silver-right"),
    ]
    play(game, "temple gold")
    assert options(game) == ["end-turn"]
    assert state(game)["players"][0]["temple"] == ["gold"]


@pytest.mark.ruling("97")
def test_no_temple_tile_is_sold_to_a_magnifying_glass_below_the_temple() -> None:
    assert refusal(arnak(f"magnifier: 7-1; {RICH}"), "temple bronze-middle") == ("not-in-temple", "97", None)


@pytest.mark.ruling("97")
def test_the_notebook_still_researches_while_the_magnifying_glass_is_in_the_temple() -> None:
    game = arnak(f"magnifier: temple; notebook: 4-1; {RICH}")
    assert "research notebook 5-1" in options(game)


@pytest.mark.ruling("98")
@pytest.mark.parametrize("stack", list(costs("bird")))
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_silver_costs_two_neighbouring_bronze_costs_and_gold_all_three(board: str, stack: str) -> None:
    cost = costs(board)[stack]
    found = outcome(f"board: {board}; magnifier: temple; {purse(cost)}", f"temple {stack}")
    spent = [
        f"{token} -{cost[token]}" for token in ("coin", "compass", "tablet", "arrowhead", "jewel") if token in cost
    ]
    assert found == {
        "me.purse": ", ".join(spent),
        "me.temple": f"+{stack}",
        f"track.tiles.{stack}": "-1",
        "asks": "after",
    }


@pytest.mark.ruling("98")
@pytest.mark.parametrize("stack", list(costs("bird")))
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_a_temple_tile_is_refused_when_a_single_token_of_its_cost_is_missing(board: str, stack: str) -> None:
    cost = costs(board)[stack]
    for token in cost:
        short = {other: amount - (other == token) for other, amount in cost.items()}
        game = arnak(f"board: {board}; magnifier: temple; {purse(short)}")
        assert refusal(game, f"temple {stack}") == ("cannot-pay", "98", {token: 1})


@pytest.mark.ruling("99")
def test_an_empty_stack_sells_nothing() -> None:
    game = arnak(f"magnifier: temple; {RICH}; temple_tiles: gold=0")
    assert refusal(game, "temple gold") == ("stack-empty", "99", None)


@pytest.mark.ruling("99")
@pytest.mark.parametrize(("position", "height"), [("difficulty: 0", 2), ("", 2), ("players: 3", 3), ("players: 4", 4)])
def test_every_temple_stack_holds_one_tile_per_player_and_two_against_the_rival(position: str, height: int) -> None:
    assert set(state(arnak(position))["track"]["tiles"].values()) == {height}


@pytest.mark.ruling("100")
def test_a_player_may_own_several_tiles_of_the_same_stack() -> None:
    game = arnak(f"magnifier: temple; {RICH}; 1 passed: yes")
    play(game, "temple gold", "end-turn", "temple gold", "end-turn")
    assert state(game)["players"][0]["temple"] == ["gold", "gold"]
    assert refusal(game, "temple gold") == ("stack-empty", "99", None)


@pytest.mark.ruling("101")
def test_the_idol_of_ara_anu_takes_a_jewel_off_a_temple_tile() -> None:
    given = "magnifier: temple; hand: idol-of-ara-anu; coin: 1; tablet: 3"
    assert outcome(given, "play idol-of-ara-anu", "temple silver-left") == {
        "me.hand": "-idol-of-ara-anu",
        "me.play": "+idol-of-ara-anu",
        "me.purse": "coin -1, tablet -3",
        "me.temple": "+silver-left",
        "track.tiles.silver-left": "-1",
        "asks": "after",
    }


@pytest.mark.ruling("101")
@pytest.mark.parametrize(
    ("choice", "tokens", "stack", "spent"),
    [
        ("choose 1", "compass: 1; tablet: 1", "bronze-right", "compass -1, tablet -1"),
        ("choose 2", "coin: 1; tablet: 1", "bronze-left", "coin -1, tablet -1"),
    ],
)
def test_the_inscribed_blade_takes_an_arrowhead_or_two_tablets_off_a_temple_tile(
    choice: str, tokens: str, stack: str, spent: str
) -> None:
    found = outcome(
        f"magnifier: temple; hand: inscribed-blade; {tokens}", "play inscribed-blade", choice, f"temple {stack}"
    )
    assert (found["me.purse"], found["me.temple"]) == (spent, f"+{stack}")
