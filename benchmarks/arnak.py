"""Arnak: whole random games, and single operations on positions taken from the middle of games."""

from __future__ import annotations

import json
import random
import time
from typing import Final

from benchmarks.measure import microseconds
from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.dice import SeededDice
from digsite.kernel.play import apply, deal, legal_actions, query

POSITIONS: Final = 12


def configurations() -> list[tuple[str, dict[str, object]]]:
    """Two, three and four players and the solo game at its ends, on both boards."""
    tables: list[tuple[str, dict[str, object]]] = []
    for board in ("bird", "snake"):
        tables += [(f"{players} players, {board}", {"players": players, "board": board}) for players in (2, 3, 4)]
        tables += [(f"solo {hard}, {board}", {"players": 1, "board": board, "difficulty": hard}) for hard in (0, 5)]
    return tables


def random_game(options: dict[str, object], seed: int) -> tuple[int, int]:
    """Play one whole game; say how many steps players took, and how many of them were decisions."""
    game = RULES.new(options)
    dice, choose = SeededDice(seed), random.Random(seed).random
    steps = decisions = 0
    while game.stack:
        if game.stack[-1][0].chance:
            deal(game, dice)
            continue
        legal = legal_actions(game)
        steps += 1
        decisions += len(legal) > 1
        apply(game, legal[int(choose() * len(legal))])
    return steps, decisions


def rates(options: dict[str, object], seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, steps and games per second of whole random games, every decision's legal actions included."""
    games = steps = decisions = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        walked, decided = random_game(options, seed + games)
        games, steps, decisions = games + 1, steps + walked, decisions + decided
        now = time.perf_counter()
    return decisions / (now - start), steps / (now - start), games / (now - start)


def positions(options: dict[str, object], seed: int) -> list[Game]:
    """Positions from the middle of games, each with at least two legal actions."""
    found: list[Game] = []
    while len(found) < POSITIONS:
        seed += 1
        middle = random_game(options, seed)[0] // 2
        game = RULES.new(options)
        dice, choose = SeededDice(seed), random.Random(seed).random
        steps = 0
        while steps < middle or game.stack[-1][0].chance or len(legal_actions(game)) < 2:
            if game.stack[-1][0].chance:
                deal(game, dice)
                continue
            legal = legal_actions(game)
            apply(game, legal[int(choose() * len(legal))])
            steps += 1
        found.append(game)
    return found


def copy_time(games: list[Game], seconds: float) -> float:
    return mean([microseconds(game.copy, seconds / len(games)) for game in games])


def legal_time(games: list[Game], seconds: float) -> float:
    """A legal-actions query, computed anew."""
    return mean([microseconds(lambda game=game: query(game), seconds / len(games)) for game in games])  # type: ignore[misc]


def codec_time(games: list[Game], seconds: float) -> float:
    """A state to JSON text and back to a game, all checks included."""

    def round_trip(game: Game) -> object:
        return RULES.decode(json.loads(json.dumps(RULES.encode(game))))

    return mean([microseconds(lambda game=game: round_trip(game), seconds / len(games)) for game in games])  # type: ignore[misc]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
