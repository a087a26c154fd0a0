"""Our games: whole random games, and single operations on positions taken from the middle of games."""

from __future__ import annotations

import json
import random
import time
from functools import partial
from typing import Any, Final, final

from benchmarks.measure import microseconds
from digsite.arnak import RULES as ARNAK
from digsite.dice import SeededDice
from digsite.kernel.play import apply, deal, legal_actions, query
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

POSITIONS: Final = 12


@final
class Configuration:
    """A game with its options, by a name for the table."""

    def __init__(self, name: str, rules: AnyRules, options: dict[str, object]) -> None:
        self.name = name
        self.rules = rules
        self.options = options


def configurations() -> list[Configuration]:
    """Arnak with two to four players and the solo game at its ends, on both boards; Quetzal with two to five."""
    tables = []
    for board in ("bird", "snake"):
        for players in (2, 3, 4):
            options: dict[str, object] = {"players": players, "board": board}
            tables.append(Configuration(f"arnak {players} players, {board}", ARNAK, options))
        for hard in (0, 5):
            solo: dict[str, object] = {"players": 1, "board": board, "difficulty": hard}
            tables.append(Configuration(f"arnak solo {hard}, {board}", ARNAK, solo))
    for players in (2, 3, 4, 5):
        tables.append(Configuration(f"quetzal {players} players", QUETZAL, {"players": players}))
    return tables


def random_game(table: Configuration, seed: int) -> tuple[int, int]:
    """Play one whole game; say how many steps players took, and how many of them were decisions."""
    game = table.rules.new(table.options)
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


def rates(table: Configuration, seconds: float, seed: int) -> tuple[float, float, float]:
    """Decisions, steps and games per second of whole random games, every decision's legal actions included."""
    games = steps = decisions = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        walked, decided = random_game(table, seed + games)
        games, steps, decisions = games + 1, steps + walked, decisions + decided
        now = time.perf_counter()
    return decisions / (now - start), steps / (now - start), games / (now - start)


def positions(table: Configuration, seed: int) -> list[Any]:
    """Positions from the middle of games, each with at least two legal actions."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        seed += 1
        middle = random_game(table, seed)[0] // 2
        game = table.rules.new(table.options)
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


def copy_time(games: list[Any], seconds: float) -> float:
    return mean([microseconds(game.copy, seconds / len(games)) for game in games])


def legal_time(games: list[Any], seconds: float) -> float:
    """A legal-actions query, computed anew."""
    return mean([microseconds(partial(query, game), seconds / len(games)) for game in games])


def codec_time(rules: AnyRules, games: list[Any], seconds: float) -> float:
    """A state to JSON text and back to a game, all checks included."""

    def round_trip(game: Any) -> object:
        return rules.decode(json.loads(json.dumps(rules.encode(game))))

    return mean([microseconds(partial(round_trip, game), seconds / len(games)) for game in games])


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
