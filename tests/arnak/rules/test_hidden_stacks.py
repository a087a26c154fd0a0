"""Hidden stacks: the Lost Temple's, the rescue space's, revealed cards and tiles, rival tiles (rulings 123, 125-128)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, options, play

OWNER, OPPONENT, SPECTATOR = 0, 1, None
OTHERS = (OPPONENT, SPECTATOR)
ALL = (OWNER, OPPONENT, SPECTATOR)


def view(game: Game, seat: int | None) -> dict[str, Any]:
    return RULES.view(game, seat)


ARRIVING = "magnifier: 7-1; coin: 1; compass: 1; jewel: 1; stack: bonus-coin bonus-tablet"


@pytest.mark.ruling("125")
def test_only_who_arrives_at_the_lost_temple_sees_the_bonus_stack() -> None:
    game = arnak(f"hand: hat; {ARRIVING}")
    play(game, "research magnifier temple")
    for seat in ALL:
        assert view(game, seat)["track"]["stack"] == [None, None]
    play(game, "continue")
    assert view(game, OWNER)["track"]["stack"] == ["bonus-coin", "bonus-tablet"]
    for seat in OTHERS:
        assert view(game, seat)["track"]["stack"] == [None, None]


@pytest.mark.ruling("125")
def test_the_tile_taken_from_the_stack_is_public_and_the_rest_stays_hidden_from_the_others() -> None:
    game = arnak(f"players: 3; {ARRIVING} bonus-exile")
    play(game, "research magnifier temple", "take bonus-tablet")
    assert view(game, OWNER)["track"]["stack"] == ["bonus-coin", "bonus-exile"]
    for seat in OTHERS:
        assert view(game, seat)["track"]["stack"] == [None, None]


@pytest.mark.ruling("125")
def test_the_last_tile_of_the_stack_is_known_by_elimination_where_all_others_were_seen() -> None:
    game = arnak(ARRIVING)
    play(game, "research magnifier temple", "take bonus-tablet")
    for seat in ALL:
        assert view(game, seat)["track"]["stack"] == ["bonus-coin"]


RESCUING = "board: snake; players: 3; magnifier: 3-1; crates: idol-coin; rescue: a-coins a-draw a-exile"


@pytest.mark.ruling("126")
def test_of_the_rescue_stack_everybody_sees_the_top_tile_only() -> None:
    game = arnak(RESCUING)
    for seat in (0, 1, 2, None):
        assert view(game, seat)["decks"]["rescue"] == ["a-coins", None, None]


@pytest.mark.ruling("126")
def test_who_reaches_the_rescue_space_sees_the_whole_stack_and_nobody_else() -> None:
    game = arnak(RESCUING + "; 1 magnifier: 3-2")
    play(game, "research magnifier 4-1")
    assert view(game, 0)["decks"]["rescue"] == ["a-coins", "a-draw", "a-exile"]
    for seat in (1, 2, None):
        assert view(game, seat)["decks"]["rescue"] == ["a-coins", None, None]
    play(game, "take a-coins")
    assert view(game, 0)["decks"]["rescue"] == ["a-draw", "a-exile"]
    for seat in (1, 2, None):
        assert view(game, seat)["decks"]["rescue"] == ["a-draw", None]


@pytest.mark.ruling("126")
def test_the_rescue_stack_is_shown_only_after_a_last_chance_for_free_actions() -> None:
    game = arnak(RESCUING + "; hand: hat")
    play(game, "research magnifier 4-1")
    assert options(game) == ["continue", "play hat"]
    assert view(game, 0)["decks"]["rescue"] == ["a-coins", None, None]


@pytest.mark.ruling("127")
@pytest.mark.parametrize(
    ("card", "deck", "position"),
    [
        ("fishing-rod", "items", "next_items: aeroplane"),
        ("precision-compass", "artifacts", "next_artifacts: war-club"),
    ],
)
def test_a_revealed_card_that_is_not_bought_is_known_to_all(card: str, deck: str, position: str) -> None:
    game = arnak(f"hand: {card}; {position}; compass: 1; coin: 1")
    shown = position.split()[1]
    for seat in ALL:
        assert view(game, seat)["decks"][deck][0] is None
    play(game, f"play {card}", "skip")
    for seat in ALL:
        assert view(game, seat)["decks"][deck][:2] == [shown, None]


@pytest.mark.ruling("127")
def test_a_revealed_card_that_is_bought_leaves_the_next_one_hidden() -> None:
    game = arnak("hand: fishing-rod; next_items: hat rope; deck: fear funding-boat")
    play(game, "play fishing-rod", "buy hat")
    for seat in ALL:
        assert view(game, seat)["decks"]["items"][0] is None
        assert view(game, seat)["players"][0]["deck"] == [None, None, "hat"]


@pytest.mark.ruling("128")
@pytest.mark.parametrize(
    ("card", "deck", "tile", "answers"),
    [
        ("guiding-stone", "level1", "s1-jewel", ()),
        ("guiding-skull", "level2", "s2-arrowhead-jewel", ("pay",)),
    ],
)
def test_the_tile_of_a_guiding_artifact_is_known_to_all_at_the_bottom(
    card: str, deck: str, tile: str, answers: tuple[str, ...]
) -> None:
    game = arnak(f"hand: {card}; tablet: 1; compass: 1; next_{deck}: {tile}")
    play(game, f"play {card}", *answers)
    for seat in ALL:
        found = view(game, seat)["decks"][deck]
        assert found == [None] * (len(found) - 1) + [tile]


@pytest.mark.ruling("128")
def test_the_bottom_tile_stays_known_until_it_comes_up_and_eliminates_the_last_unknown_one() -> None:
    tiles = "l2-1=s2-2compass-jewel l2-2=s2-four-kinds l2-3=s2-draw-tablet-jewel l2-4=s2-2tablet-jewel"
    game = arnak(f"hand: guiding-skull; tablet: 1; compass: 1; tiles: {tiles}; next_level2: s2-arrowhead-jewel")
    for seat in ALL:
        assert view(game, seat)["decks"]["level2"] == [None, None]
    play(game, "play guiding-skull", "pay")
    for seat in ALL:
        assert view(game, seat)["decks"]["level2"] == ["s2-fear-2tablet-2arrowhead", "s2-arrowhead-jewel"]


@pytest.mark.ruling("123")
def test_the_rivals_tiles_hide_their_order_but_show_the_arrow_of_the_next_one() -> None:
    game = arnak("difficulty: 0; rival_tiles: dig-compass dig-coin")
    for seat in (0, None):
        assert (view(game, seat)["rival"]["tiles"], view(game, seat)["rival"]["arrow"]) == ([None] * 10, "right")


@pytest.mark.ruling("123")
def test_a_rival_tile_turned_up_is_seen_and_what_is_left_follows_by_elimination() -> None:
    used = "dig-tablet dig-arrowhead dig-jewel discover-green research-green overcome-green buy-item-green"
    game = arnak(
        f"difficulty: 0; rival_used: {used}; rival_tiles: dig-compass buy-artifact-green dig-coin; hand: trowel"
    )
    assert view(game, 0)["rival"]["tiles"] == [None, None, None]
    play(game, "play trowel", "end-turn")
    seen = view(game, 0)["rival"]
    assert seen["used"][-1] == "dig-compass"
    assert (seen["tiles"], seen["arrow"]) == (["buy-artifact-green", "dig-coin"], "right")
