"""What the tests of both games' observations share."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.kernel.rules import AnyRules

View = Callable[[Any, int | None], dict[str, Any]]
BEFORE, BEHIND = 3, 5
UNTOUCHED = 0xA5


def observed(rules: AnyRules, game: Any, seat: int) -> dict[str, int]:
    """What a seat knows: every number that is not 0, by its name."""
    players = rules.players(game)
    row = bytearray(rules.observer.size(players))
    rules.observer.write(game, seat, row)
    return {name: number for name, number in zip(rules.observer.names(players), row, strict=True) if number}


def as_view(rules: AnyRules) -> View:
    """Observations in place of views, for the tests that look for leaks in those; spectators have none."""

    def numbers(game: Any, seat: int | None) -> dict[str, Any]:
        return {} if seat is None else dict(observed(rules, game, seat))

    return numbers


def check_names(rules: AnyRules, players: int) -> None:
    names = rules.observer.names(players)
    assert len(names) == len(set(names)) == rules.observer.size(players)


def check_dealt_anew(rules: AnyRules, game: Any, view: View, seed: int) -> None:
    """Every other world that a seat's view allows gives the same observation."""
    for seat in range(rules.players(game)):
        world = rules.determinize(rules.view(game, seat), SeededDice(seed))
        assert view(world, seat) == view(game, seat), f"seat {seat}"


def check_buffer(rules: AnyRules, game: Any) -> None:
    """Exactly the bytes from the start on are written, and nothing where they do not fit."""
    size = rules.observer.size(rules.players(game))
    alone = bytearray(size)
    rules.observer.write(game, 0, alone)
    for buffer in (bytearray, as_memory):
        out = buffer([UNTOUCHED] * (BEFORE + size + BEHIND))
        rules.observer.write(game, 0, out, BEFORE)
        whole = bytes(out)
        assert whole[:BEFORE] == bytes([UNTOUCHED] * BEFORE)
        assert whole[BEFORE : BEFORE + size] == alone
        assert whole[BEFORE + size :] == bytes([UNTOUCHED] * BEHIND)
        for start in (-1, BEFORE + BEHIND + 1):
            with pytest.raises(ValueError, match="bytes"):
                rules.observer.write(game, 0, out, start)
        assert bytes(out) == whole


def as_memory(values: list[int]) -> memoryview:
    return memoryview(bytearray(values))


def random_positions(session: Any, random: Random, count: int) -> list[Any]:
    """Some of the positions of a game that was played."""
    games = [game for _, game in session.befores]
    return random.sample(games, min(count, len(games)))
