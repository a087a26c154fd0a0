"""Observations: named bytes that tell a seat what its view tells it, and nothing else (R-61, R-71)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.observing import as_view, check_buffer, check_dealt_anew, check_names, observed, random_positions
from tests.quetzal.histories import Twins
from tests.quetzal.leaks import Leak, View, check_position, check_step
from tests.quetzal.table import play, quetzal, state_of
from tests.quetzal.test_leaks import KEEPING, positions, whole_game
from tests.quetzal.walkers import CONFIGURATIONS

NUMBERS = as_view(RULES)


def seen(game: Game, seat: int = 0) -> dict[str, int]:
    return observed(RULES, game, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    check_names(RULES, players)


def test_only_the_bytes_of_an_observation_are_written() -> None:
    check_buffer(RULES, quetzal("hand: mummy_vp"))


@pytest.mark.ruling("R-61", "R-71")
@pytest.mark.parametrize("walk", ["uniform", "rich", "short"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_no_observation_tells_apart_what_its_seat_cannot(configuration: str, walk: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, walk, random.getrandbits(16))
    for game, action in positions(session, every=17):
        for seat in range(len(game.players)):
            check_position(game, seat, random, times=3, view=NUMBERS)
            check_step(game, seat, action, random, times=1, view=NUMBERS)
    for game in random_positions(session, random, 4):
        check_dealt_anew(RULES, game, NUMBERS, random.getrandbits(16))


@pytest.mark.ruling("R-61", "R-71")
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_histories_that_looked_the_same_give_the_same_observations(configuration: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, "short", random.getrandbits(16))
    assert sum([Twins(session, random, NUMBERS).run(share=0.1) for _ in range(4)]) > 0


def leaks_the_top_card(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "next": game.deck[:1]}


def leaks_the_top_tile(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "next": game.pile[:1]}


def leaks_a_drawn_card(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "drawn": [player.drawn[:1] for player in game.players if seat is not None]}


def leaks_the_next_automaton(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "next": game.automaton[:1]}


@pytest.mark.parametrize(
    "leaky", [leaks_the_top_card, leaks_the_top_tile, leaks_a_drawn_card, leaks_the_next_automaton]
)
def test_a_planted_leak_is_found_in_both_ways(leaky: View) -> None:
    random = Random(3)
    session = whole_game("2", "rich", 1)
    games = [game for game, _ in positions(session, every=9)]
    with pytest.raises(Leak):
        check_all(games, random, leaky)
    with pytest.raises(AssertionError, match="seat"):
        deal_all_anew(games, leaky)


def check_all(games: list[Game], random: Random, view: View) -> None:
    for game in games:
        for seat in (0, 1):
            check_position(game, seat, random, times=8, view=view)


def deal_all_anew(games: list[Game], view: View) -> None:
    for game in games:
        check_dealt_anew(RULES, game, view, 7)


def test_the_observing_seat_comes_first_and_the_others_in_turn_order() -> None:
    game = quetzal("coins: 3; 1 coins: 5; 2 coins: 7; 1 at: quarry:b2 stela:c; at: temple/2:w")
    for seat, coins in ((0, (3, 5, 7)), (1, (5, 7, 3)), (2, (7, 3, 5))):
        numbers = seen(game, seat)
        assert tuple([numbers[f"{who}.coins"] for who in ("me", "next1", "next2")]) == coins
        one, zero = ("next1", "me", "next2")[seat], ("me", "next2", "next1")[seat]
        assert (numbers[f"{one}.bid.quarry.black"], numbers[f"{one}.bid.quarry.as-adventurer"]) == (2, 1)
        assert numbers[f"{one}.space.stela.character"] == numbers[f"{zero}.space.temple-2.white"] == 1


@pytest.mark.ruling("R-71")
def test_the_card_put_under_the_deck_is_known_to_its_player_only() -> None:
    game = quetzal(f"{KEEPING} village/1:b; temple: mummy_vp; deck: tablet_none weapon_vp")
    play(game, "take mummy_vp")
    own, other = seen(game, 0), seen(game, 1)
    assert (own["me.apart.tablet_none"], own["me.apart.weapon_vp"], own["decision.Keep"]) == (1, 1, 1)
    assert (other["next2.apart-hidden"], own["me.hand.mummy_vp"], other["next2.hand.mummy_vp"]) == (2, 1, 1)
    play(game, "keep tablet_none")
    own, other = seen(game, 0), seen(game, 1)
    assert (own["bottom.1.weapon_vp"], own["me.drawn.tablet_none"], own["me.put-under"]) == (1, 1, 1)
    assert (other["next2.drawn-hidden"], other["next2.put-under"]) == (1, 1)
    assert not [name for name in other if name.startswith("bottom.")]


@pytest.mark.ruling("R-61")
def test_flag_open_hands_are_seen_by_all() -> None:
    game = quetzal("flags: hands_hidden; drawn: mummy_vp weapon_none")
    for seat, who in ((0, "me"), (1, "next2"), (2, "next1")):
        assert seen(game, seat)[f"{who}.drawn.mummy_vp"] == seen(game, seat)[f"{who}.drawn.weapon_none"] == 1


@pytest.mark.ruling("R-71")
def test_what_is_left_is_known_by_elimination() -> None:
    state = state_of("1 drawn: mummy_vp")
    assert seen(RULES.decode(state), 0)["next1.drawn-hidden"] == 1
    decks = state["decks"]
    decks["discard"], decks["artifacts"] = decks["artifacts"], []
    assert seen(RULES.decode(state), 0)["next1.drawn.mummy_vp"] == 1


def test_what_lies_open_is_counted() -> None:
    game = quetzal("coins: 3; score: 4; upgrades: mixed_trio; discarded: coins_5; pool: b2 s1 c; discard: mummy_vp")
    numbers = seen(game, 2)
    assert (numbers["next1.coins"], numbers["next1.score"], numbers["next1.upgrade.mixed_trio"]) == (3, 4, 1)
    assert (numbers["next1.pool.black"], numbers["next1.pool.side"], numbers["next1.pool.character-flat"]) == (2, 1, 1)
    assert (numbers["discard.mummy_vp"], numbers["next1.discarded.coins_5"], numbers["decision.Place"]) == (1, 1, 1)
    assert numbers["next1.decides"] == numbers["next1.turn"] == 1


def test_the_automaton_is_shown() -> None:
    game = quetzal("players: 2; automaton: 3")
    assert seen(game)["in-play.automaton_3"] == 1
    assert [name for name in seen(game) if name.startswith("automaton.")]


def test_a_finished_game_and_one_before_its_first_shuffle_can_be_observed() -> None:
    assert "round.1" in seen(RULES.new({"players": 4}))
    numbers = seen(whole_game("3", "uniform", 4).game)
    assert (numbers["over"], numbers["round.5"]) == (1, 1)
    assert not [name for name in numbers if name.startswith("decision.")]
