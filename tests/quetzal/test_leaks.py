"""Views, actions and events tell a seat nothing it cannot know; a planted leak is found (R-61, R-71)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.box import CARD_NAMES, TILE_NAMES
from digsite.quetzal.model import Game
from tests.quetzal.histories import Twins
from tests.quetzal.leaks import Leak, View, check_position, check_step, groups, permuted, unknown
from tests.quetzal.table import play, quetzal, state_of
from tests.quetzal.walkers import CONFIGURATIONS, WALKS, start

KEEPING = "round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -; upgrades: temple_extra_draw; at: temple/4:w"


def whole_game(configuration: str, walk: str, seed: int) -> Session:
    random = Random(seed)
    session = start(configuration, walk, SeededDice(seed))
    while session.game.stack:
        session.act(WALKS[walk](legal_actions(session.game), random))
    return session


def positions(session: Session, every: int) -> Iterator[tuple[Game, int]]:
    """Every so many positions of a game, each with the action that was taken."""
    for steps, game in session.befores[::every]:
        yield game, session.record.steps[steps].actions[0]


@pytest.mark.ruling("R-61", "R-71")
@pytest.mark.parametrize("walk", ["uniform", "rich", "short"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_no_view_tells_apart_what_its_seat_cannot(configuration: str, walk: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, walk, random.getrandbits(16))
    for game, action in positions(session, every=9):
        for seat in (*range(len(game.players)), None):
            check_position(game, seat, random, times=3)
            check_step(game, seat, action, random, times=2)


@pytest.mark.ruling("R-61", "R-71")
@pytest.mark.parametrize("walk", ["rich", "short"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_histories_that_looked_the_same_give_the_same_views(configuration: str, walk: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, walk, random.getrandbits(16))
    compared = sum([Twins(session, random).run(share=0.1) for _ in range(12)])
    assert compared > 0


@pytest.mark.ruling("R-71")
def test_a_card_taken_openly_stays_known_and_a_drawn_one_does_not() -> None:
    given = "round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -; at: temple/4:w village/1:b; deck: weapon_vp"
    game = quetzal(f"{given}; temple: mummy_vp")
    play(game, "take mummy_vp")
    own, other, nobody = RULES.view(game, 0), RULES.view(game, 1), RULES.view(game, None)
    assert (own["players"][0]["hand"], own["players"][0]["drawn"]) == (["mummy_vp"], ["weapon_vp"])
    for view in (other, nobody):
        assert (view["players"][0]["hand"], view["players"][0]["drawn"]) == (["mummy_vp"], [None])


@pytest.mark.ruling("R-61")
def test_flag_open_hands_are_seen_by_all() -> None:
    game = quetzal("flags: hands_hidden; drawn: mummy_vp weapon_none; 1 drawn: mummy_coin")
    for seat in (0, 1, 2, None):
        players = RULES.view(game, seat)["players"]
        assert [player["drawn"] for player in players] == [["weapon_none", "mummy_vp"], ["mummy_coin"], []]


@pytest.mark.ruling("R-61")
def test_coins_scores_tiles_and_discards_are_open() -> None:
    game = quetzal("coins: 3; score: 4; upgrades: mixed_trio; discarded: coins_5; discard: mummy_vp")
    seen = RULES.view(game, 2)
    me = seen["players"][0]
    assert (me["coins"], me["score"], me["upgrades"], me["discarded"]) == (3, 4, ["mixed_trio"], ["coins_5"])
    assert seen["decks"]["discard"] == ["mummy_vp"]
    assert set(seen["decks"]["upgrades"]) == set(seen["decks"]["artifacts"]) == {None}


@pytest.mark.ruling("R-71")
def test_a_card_that_leaves_the_hand_uses_up_a_known_copy_first() -> None:
    given = "round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -; at: black_market:b1 ship_1:b1"
    game = quetzal(f"{given}; hand: mummy_vp; drawn: mummy_vp")
    play(game, "sell mummy_vp")
    assert RULES.view(game, 1)["players"][0]["hand"] == []
    assert RULES.view(game, 1)["players"][0]["drawn"] == [None]


@pytest.mark.ruling("R-71")
def test_the_card_put_under_the_deck_is_known_to_its_player_only() -> None:
    game = quetzal(f"{KEEPING} village/1:b; temple: mummy_vp; deck: tablet_none weapon_vp")
    play(game, "take mummy_vp")
    assert RULES.view(game, 0)["players"][0]["apart"] == ["tablet_none", "weapon_vp"]
    assert RULES.view(game, 1)["players"][0]["apart"] == [None, None]
    play(game, "keep tablet_none")
    assert RULES.view(game, 0)["decks"]["artifacts"][-1] == "weapon_vp"
    assert RULES.view(game, 1)["decks"]["artifacts"][-1] is None
    assert RULES.view(game, 1)["decks"]["bottom_known"] == [0]


@pytest.mark.ruling("R-71")
def test_whoever_put_a_card_under_the_deck_knows_it_when_another_draws_it() -> None:
    state = state_of(
        "round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -; 1 at: temple/4:w village/1:b; deck: mummy_vp"
    )
    decks = state["decks"]
    decks["discard"], decks["artifacts"] = decks["artifacts"][1:], decks["artifacts"][:1]
    state["players"][0]["drawn"] = [decks["discard"].pop(0)]
    decks["bottom_known"] = [0]
    game = RULES.decode(state)
    assert RULES.view(game, 0)["decks"]["artifacts"] == ["mummy_vp"]
    play(game, f"take {state['display']['temple'][0]}")
    assert RULES.view(game, 0)["players"][1]["drawn"] == ["mummy_vp"]
    assert RULES.view(game, 2)["players"][1]["drawn"] == [None]
    assert RULES.view(game, None)["players"][1]["drawn_seen"] == [[]]
    assert RULES.encode(game)["players"][1]["drawn_seen"] == [[0]]


@pytest.mark.ruling("R-71")
def test_after_a_choice_nobody_else_knows_where_a_known_card_went() -> None:
    """Seat 1 knows the last two cards; seat 0 draws both and keeps one in secret."""
    state = state_of(f"{KEEPING} village/1:b; temple: mummy_vp; deck: tablet_none weapon_vp")
    decks = state["decks"]
    decks["discard"], decks["artifacts"] = decks["artifacts"][2:], decks["artifacts"][:2]
    decks["bottom_known"] = [1, 1]
    views = []
    for kept in ("tablet_none", "weapon_vp"):
        game = RULES.decode(state)
        play(game, "take mummy_vp")
        assert RULES.view(game, 1)["players"][0]["apart"] == ["weapon_vp", "tablet_none"]
        play(game, f"keep {kept}")
        views.append((RULES.view(game, 1), RULES.view(game, 2)))
    assert views[0] == views[1]


@pytest.mark.ruling("R-71")
def test_what_is_left_is_known_by_elimination() -> None:
    state = state_of("1 drawn: mummy_vp")
    decks = state["decks"]
    decks["discard"], decks["artifacts"] = decks["artifacts"], []
    assert RULES.view(RULES.decode(state), 0)["players"][1]["drawn"] == ["mummy_vp"]


def shows_a_drawn_card(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    for owner, player in enumerate(game.players):
        if owner != seat and player.drawn:
            view["players"][owner]["drawn"][0] = CARD_NAMES[min(player.drawn)]
    return view


def shows_the_top_card(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = game.deck[:1]
    return view


def shows_the_top_tile(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = [TILE_NAMES[tile] for tile in game.pile[:1]]
    return view


def shows_the_next_automaton(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = game.automaton[:1]
    return view


LEAKY: dict[str, tuple[str, View]] = {
    "drawn": ("3", shows_a_drawn_card),
    "top": ("2", shows_the_top_card),
    "tile": ("4", shows_the_top_tile),
    "automaton": ("2", shows_the_next_automaton),
}


@pytest.mark.parametrize("plant", LEAKY)
def test_a_planted_leak_is_found(plant: str) -> None:
    configuration, view = LEAKY[plant]
    random = Random(plant)
    session = whole_game(configuration, "rich", 1)
    with pytest.raises(Leak):
        look_everywhere(session, random, view)


@pytest.mark.parametrize("plant", ["drawn", "top", "tile"])
def test_a_planted_leak_shows_in_twin_histories(plant: str) -> None:
    configuration, view = LEAKY[plant]
    random = Random(plant)
    session = whole_game(configuration, "short" if plant == "drawn" else "uniform", 1)
    with pytest.raises(Leak):
        compare_often(session, random, view)


def compare_often(session: Session, random: Random, view: View) -> None:
    for _ in range(80):
        Twins(session, random, view).run(share=0.3)


def look_everywhere(session: Session, random: Random, view: View) -> None:
    for game, _ in positions(session, every=7):
        for seat in (*range(len(game.players)), None):
            check_position(game, seat, random, times=8, view=view)


def test_rearranging_moves_something_and_loses_nothing() -> None:
    session = whole_game("3", "rich", 6)
    random = Random(0)
    for game, _ in positions(session, every=20):
        for seat in range(3):
            other = permuted(game, seat, random)
            everything = [*other.deck, *[card for player in other.players for card in player.drawn]]
            assert sorted(everything) == sorted([*game.deck, *[card for one in game.players for card in one.drawn]])
            assert len(groups(other, seat)) == len(groups(game, seat))
            assert unknown(other, seat) == unknown(game, seat) > 0
