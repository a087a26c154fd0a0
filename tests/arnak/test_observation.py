"""Observations: named bytes that tell a seat what its view tells it, and nothing else (122-128, 221)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.histories import Twins
from tests.arnak.leaks import Leak, View, check_position, check_step
from tests.arnak.table import arnak, play
from tests.arnak.test_leaks import positions, whole_game
from tests.arnak.test_worked_turn import POSITION, TURN
from tests.arnak.walkers import CONFIGURATIONS
from tests.observing import as_view, check_buffer, check_dealt_anew, check_names, observed, random_positions

NUMBERS = as_view(RULES)


def seen(game: Game, seat: int = 0) -> dict[str, int]:
    return observed(RULES, game, seat)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_has_a_name_of_its_own(players: int) -> None:
    check_names(RULES, players)


def test_only_the_bytes_of_an_observation_are_written() -> None:
    check_buffer(RULES, arnak("hand: axe"))


@pytest.mark.ruling(122, 123, 124, 125, 126, 127, 128, 221)
@pytest.mark.parametrize("walk", ["uniform", "rich"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_no_observation_tells_apart_what_its_seat_cannot(configuration: str, walk: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, walk, random.getrandbits(16))
    for game, action in positions(session, every=17):
        for seat in range(len(game.players)):
            check_position(game, seat, random, times=3, view=NUMBERS)
            check_step(game, seat, action, random, times=1, view=NUMBERS)
    for game in random_positions(session, random, 6):
        check_dealt_anew(RULES, game, NUMBERS, random.getrandbits(16))


@pytest.mark.ruling(122, 221)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_histories_that_looked_the_same_give_the_same_observations(configuration: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, "rich", random.getrandbits(16))
    assert sum([Twins(session, random, NUMBERS).run(share=0.04) for _ in range(3)]) > 0


def leaks_the_top_item(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "next": game.item_deck[int(game.item_top_known)]}


def leaks_own_next_card(game: Game, seat: int | None) -> dict[str, Any]:
    own = game.players[seat].deck if seat is not None else ()
    return {**NUMBERS(game, seat), "next": own[0] if own else None}


def leaks_a_hand(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "hand": [sorted(player.hand) for player in game.players if seat is not None]}


def leaks_a_face_down_idol(game: Game, seat: int | None) -> dict[str, Any]:
    return {**NUMBERS(game, seat), "idol": game.hidden_idols[0] % 8}


@pytest.mark.parametrize(
    "leaky",
    [leaks_the_top_item, leaks_own_next_card, leaks_a_hand, leaks_a_face_down_idol],
    ids=lambda view: view.__name__,
)
def test_a_planted_leak_is_found_in_both_ways(leaky: View) -> None:
    random = Random(3)
    session = whole_game("2-bird", "uniform", 1)
    games = [game for game, _ in positions(session, every=9)]
    with pytest.raises(Leak):
        check_all(games, random, leaky)
    with pytest.raises(AssertionError, match="seat"):
        deal_all_anew(games, leaky)


def check_all(games: list[Game], random: Random, view: View) -> None:
    for game in games:
        check_position(game, 0, random, times=5, view=view)


def deal_all_anew(games: list[Game], view: View) -> None:
    for game in games:
        check_dealt_anew(RULES, game, view, 7)


def test_the_observing_seat_comes_first_and_the_others_in_turn_order() -> None:
    game = arnak("players: 3; turn: 1; 1 coin: 5; 2 coin: 7; coin: 3")
    for seat, purses in ((0, (3, 5, 7)), (1, (5, 7, 3)), (2, (7, 3, 5))):
        numbers = seen(game, seat)
        assert tuple([numbers[f"{who}.purse.coin"] for who in ("me", "next1", "next2")]) == purses
        assert numbers.get(f"{('next1', 'me', 'next2')[seat]}.decides") == 1


@pytest.mark.ruling(122, 124)
def test_own_hand_is_seen_and_of_others_what_their_shuffles_held() -> None:
    game = arnak("hand: axe funding-boat; deck: fear exploration-car; 1 deck: fear")
    own, other = seen(game, 0), seen(game, 1)
    assert own["me.hand.axe"] == own["me.hand.funding-boat"] == 1
    assert (own["me.hidden.fear"], own["me.hidden.exploration-car"], own["me.hidden-in.deck"]) == (1, 1, 2)
    assert "next1.hand.axe" not in other
    whole = ("axe", "funding-boat", "fear", "exploration-car")
    assert [other[f"next1.hidden.{card}"] for card in whole] == [1, 1, 1, 1]
    assert (other["next1.hidden-in.hand"], other["next1.hidden-in.deck"]) == (2, 2)
    assert (other["next1.hand-size"], other["next1.deck-size"]) == (2, 2)


@pytest.mark.ruling(124)
def test_a_bought_item_is_known_at_its_place_in_the_deck() -> None:
    game = arnak("coin: 9; items: axe; 1 coin: 1; deck: funding-boat fear")
    assert seen(game)["row.axe"] > seen(game)["row-artifacts"]
    play(game, "buy axe")
    for seat, whose in ((0, "me"), (1, "next1")):
        assert seen(game, seat)[f"{whose}.deck.axe"] == 3
        assert "row.axe" not in seen(game, seat)


@pytest.mark.ruling(221)
def test_what_is_left_of_a_shuffle_is_known_by_elimination() -> None:
    game = arnak("hand: fear; deck: funding-boat; 1 deck: fear fear")
    assert "next1.deck.funding-boat" not in seen(game, 1)
    play(game, "dig camp-coin 1", "travel fear")
    assert seen(game, 1)["next1.deck.funding-boat"] == 1
    assert seen(game, 1)["next1.figure.camp-coin-1"] == 1


def test_what_is_owed_and_who_asks_is_shown() -> None:
    game = arnak("hand: fear machete; coin: 2")
    play(game, "dig camp-coin 1")
    numbers = seen(game)
    assert (numbers["decision.PayTravel"], numbers["me.needs.boot"], numbers["waiting.After"]) == (1, 1, 1)
    assert "me.icons.boot" not in numbers


def test_the_decision_its_asker_and_what_waits_beneath_are_shown() -> None:
    """The turn that docs/architecture.md walks through."""
    game = arnak(POSITION)
    assert seen(game, 1)["row.stone-jar"] == 1
    for action, stack in TURN:
        play(game, action)
        for seat in (0, 1):
            numbers = seen(game, seat)
            assert numbers[f"decision.{stack[-1]}"] == 1
            assert sorted(waiting(numbers)) == sorted(stack[:-1])
        if action == "continue":
            assert seen(game)["top.star-charts"] == seen(game, 1)["top.star-charts"] == 1
        if action == "activate camp-jewel":
            assert seen(game)["asker.camp-jewel"] == seen(game)["me.decides"] == seen(game, 1)["next1.decides"] == 1


def waiting(numbers: dict[str, int]) -> list[str]:
    return [
        name.removeprefix("waiting.")
        for name, count in numbers.items()
        if name.startswith("waiting.")
        for _ in range(count)
    ]


def test_board_and_difficulty_and_the_rival_are_shown() -> None:
    numbers = seen(arnak("board: snake; difficulty: 2; rival_at: camp-jewel; rival_cards: axe"))
    assert (numbers["board.snake"], numbers["difficulty.2"]) == (1, 1)
    assert (numbers["rival.card.axe"], numbers["rival.figure.camp-jewel-1"], numbers["rival.magnifier.start"]) == (
        1,
        1,
        1,
    )
    assert numbers["rival.tiles"] + len([name for name in numbers if name.startswith("rival.used.")]) == 10
    assert len([name for name in numbers if name.startswith("rival.arrow.")]) == 1
    assert len([name for name in numbers if name.startswith("rival.out.")]) == 5
    assert "board.snake" not in seen(arnak())


def test_what_the_magnifying_glass_has_reached_is_seen_by_its_seat_alone() -> None:
    game = arnak("magnifier: temple; arrival: 1; stack: bonus-draw bonus-coin")
    near, far = seen(game, 0), seen(game, 1)
    assert (near["bonus-stack.bonus-draw"], near["bonus-stack.bonus-coin"]) == (1, 1)
    assert not [name for name in far if name.startswith("bonus-stack.")]
    assert near["bonus-stack"] == far["bonus-stack"] == 2


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_finished_game_and_one_before_its_first_shuffle_can_be_observed(players: int) -> None:
    game = RULES.new({"players": players})
    assert "round.1" in seen(game)
    session = whole_game({1: "solo3-snake", 2: "2-bird", 4: "4-snake"}[players], "uniform", 4)
    numbers = seen(session.game)
    assert (numbers["over"], numbers["round.5"]) == (1, 1)
    assert not [name for name in numbers if name.startswith("decision.")]
