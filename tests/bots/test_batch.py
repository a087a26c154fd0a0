"""Many games in one call: the same games as one by one, rewards at their ends, nothing illegal, nothing half done."""

from __future__ import annotations

import array
from copy import copy
from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.bots.batch import Batch, Masks
from digsite.dice import SeededDice
from digsite.kernel.codec import state_hash
from digsite.kernel.errors import IllegalAction
from digsite.kernel.play import apply, deal, legal_actions, settle
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

TABLES: dict[str, tuple[AnyRules, dict[str, Any]]] = {
    "arnak-solo": (ARNAK, {"players": 1, "board": "snake", "difficulty": 2}),
    "arnak-2": (ARNAK, {"players": 2}),
    "arnak-4": (ARNAK, {"players": 4, "board": "snake"}),
    "quetzal-2": (QUETZAL, {"players": 2}),
    "quetzal-3": (QUETZAL, {"players": 3}),
}
COUNT = 4


def row(buffer: Any, at: int, size: int) -> list[Any]:
    return list(buffer[at * size : (at + 1) * size])


def legal_places(batch: Batch, at: int) -> list[int]:
    return [place for place, legal in enumerate(row(batch.masks, at, batch.mask_size)) if legal]


def choose(batch: Batch, random: Random) -> list[int]:
    return [random.choice(legal_places(batch, at)) for at in range(batch.count)]


def everything(batch: Batch) -> list[Any]:
    """All that a batch shows, and the games in it."""
    buffers = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.ended)
    return [*[bytes(buffer) for buffer in buffers], *[state_hash(batch.rules.encode(game)) for game in batch.games]]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_shown_is_what_each_game_shows_by_itself(table: str) -> None:
    rules, options = TABLES[table]
    batch, random, masks = Batch(rules, options, COUNT, seed=3), Random(3), Masks(rules.catalogue)
    size = rules.observer.size(options["players"])
    for _ in range(60):
        for at, game in enumerate(batch.games):
            seat = game.stack[-1].seat
            alone = bytearray(size)
            rules.observer.write(game, seat, alone)
            assert (batch.seats[at], bytes(row(batch.observations, at, size))) == (seat, bytes(alone))
            assert [masks.action(place) for place in legal_places(batch, at)] == sorted(legal_actions(game))
            assert len(legal_actions(game)) > 1
        batch.step(choose(batch, random))


@pytest.mark.parametrize("table", TABLES)
def test_every_action_of_a_player_has_a_place(table: str) -> None:
    catalogue = TABLES[table][0].catalogue
    masks = Masks(catalogue)
    actions = [action for numbers in catalogue.players for action in numbers]
    assert [masks.action(place) for place in range(masks.size)] == actions
    assert [masks.place(action) for action in actions] == list(range(masks.size))


@pytest.mark.parametrize("table", TABLES)
def test_a_game_that_ends_gives_shares_of_the_win_and_makes_room_for_the_next(table: str) -> None:
    rules, options = TABLES[table]
    players = options["players"]
    batch, random, ends = Batch(rules, options, COUNT, seed=5), Random(5), 0
    while ends < 3:
        befores = [rules.copy(game) for game in batch.games]
        dice = [rules_dice(batch, at) for at in range(COUNT)]
        places = choose(batch, random)
        batch.step(places)
        for at in range(COUNT):
            rewards, scores = row(batch.rewards, at, players), row(batch.scores, at, rules.seats(batch.games[at]))
            if not batch.ended[at]:
                assert set(rewards) == {0.0} == set(scores)
                continue
            ends += 1
            end = played_to_its_end(rules, befores[at], batch.masking.action(places[at]), dice[at])
            winners = rules.winners(end)[0]
            assert rewards == pytest.approx([1 / len(winners) if seat in winners else 0 for seat in range(players)])
            assert scores == [score["total"] for score in rules.scores(end)]
            assert rules.encode(batch.games[at])["round"] == 1


def rules_dice(batch: Batch, at: int) -> Any:
    """The dice of a game as they are now."""
    return copy(batch.dice[at])


def played_to_its_end(rules: AnyRules, game: Any, action: int, dice: Any) -> Any:
    apply(game, action)
    while game.stack:
        if game.stack[-1].effect.chance:
            deal(game, dice)
            continue
        assert len(legal_actions(game)) == 1
        apply(game, legal_actions(game)[0])
    return game


def test_forced_decisions_are_shown_if_wanted() -> None:
    batch, random = Batch(ARNAK, {"players": 2}, COUNT, seed=1, forced=True), Random(1)
    seen = set()
    for _ in range(60):
        seen |= {len(legal_places(batch, at)) for at in range(COUNT)}
        batch.step(choose(batch, random))
    assert 1 in seen


@pytest.mark.parametrize("game", [0, COUNT - 1])
def test_an_illegal_action_is_refused_and_nothing_has_changed(game: int) -> None:
    batch = Batch(QUETZAL, {"players": 3}, COUNT, seed=2)
    places = choose(batch, Random(0))
    before = everything(batch)
    illegal = next(place for place in range(batch.mask_size) if place not in legal_places(batch, game))
    with pytest.raises(IllegalAction):
        batch.step([*places[:game], illegal, *places[game + 1 :]])
    for wrong in ([*places[:-1], batch.mask_size], [*places[:-1], -1], places[:-1], [*places, 0]):
        with pytest.raises(ValueError, match=r"game 3|actions"):
            batch.step(wrong)
    with pytest.raises(TypeError):
        batch.step([*places[:-1], "0"])
    with pytest.raises(TypeError):
        batch.step([*places[:-1], 1.0])
    assert everything(batch) == before
    batch.step(places)
    assert everything(batch) != before


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    one, two = [Batch(ARNAK, {"players": 2}, COUNT, seed=9) for _ in range(2)]
    for batch in (one, two):
        for step in range(30):
            batch.step(choose(batch, Random(step)))
    assert everything(one) == everything(two)
    two.reset(10)
    one.reset(9)
    assert everything(one) != everything(two)
    assert everything(one) == everything(Batch(ARNAK, {"players": 2}, COUNT, seed=9))


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    few, many = [Batch(ARNAK, {"players": 3}, count, seed=4) for count in (2, 5)]
    for step in range(20):
        for batch in (few, many):
            batch.step([legal_places(batch, at)[step % 2] for at in range(batch.count)])
    assert everything(few)[-2:] == everything(many)[6:8]


def test_buffers_of_the_caller_are_written_in_place() -> None:
    size = ARNAK.observer.size(2)
    observations, rewards = bytearray(COUNT * size), array.array("f", [7.0] * COUNT * 2)
    batch = Batch(ARNAK, {"players": 2}, COUNT, observations=observations, rewards=rewards)
    assert any(observations)
    assert bytes(batch.observations) == bytes(observations)
    assert set(rewards) == {0.0}


@pytest.mark.parametrize("wrong", [bytes(COUNT), bytearray(COUNT + 1), memoryview(bytearray(2 * COUNT))[::2]])
def test_a_buffer_that_does_not_fit_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="seats"):
        Batch(ARNAK, {"players": 2}, COUNT, seats=wrong)


def test_a_mask_is_empty_where_no_player_decides() -> None:
    game, masks = ARNAK.new({"players": 2}), Masks(ARNAK.catalogue)
    out = bytearray(b"\xff" * (masks.size + 2))
    masks.write(game, out, 1)
    assert out == bytearray([255, *bytes(masks.size), 255])
    settle(game, SeededDice(1))
    masks.write(game, out, 1)
    assert sum(out[1:-1]) == len(legal_actions(game))
    with pytest.raises(ValueError, match="bytes"):
        masks.write(game, out, 3)
