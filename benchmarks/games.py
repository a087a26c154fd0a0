"""Our games: whole random games, and single operations on midgame positions."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final, final

from benchmarks.measure import Stopwatch, microseconds
from digsite.arnak import RULES as ARNAK
from digsite.bots.dice import QuickDice
from digsite.bots.levels import judge_of, level_of
from digsite.bots.rollout import roll_out
from digsite.bots.search import Search
from digsite.bots.tree import Tree
from digsite.dice import SeededDice
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, deal, legal_actions, query, settle, to_decide
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

POSITIONS: Final = 12
COPIES: Final = 200
VIEWS: Final = 8
VIEWED_ROUND: Final = 3
ITERATIONS: Final = 1500
NO_LIMIT: Final = 1e9


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


def configuration(name: str) -> Configuration:
    """By its name in the table or a short one: arnak-2p, quetzal-4p."""
    game, _, players = name.partition("-")
    if players:
        rules: dict[str, AnyRules] = {"arnak": ARNAK, "quetzal": QUETZAL}
        return Configuration(name, rules[game], {"players": int(players.removesuffix("p"))})
    return next(table for table in configurations() if table.name == name)


def random_game(table: Configuration, seed: int) -> tuple[int, int]:
    """Play one whole game from Python; return the players' steps and how many of them were decisions."""
    game = table.rules.new(table.options)
    dice, choose = QuickDice(seed), random.Random(seed).random
    steps = decisions = 0
    while game.stack:
        if to_decide(game) == CHANCE:
            deal(game, dice)
            continue
        legal = legal_actions(game)
        steps += 1
        decisions += len(legal) > 1
        apply(game, legal[int(choose() * len(legal))])
    return steps, decisions


def checked_game(table: Configuration, seed: int) -> tuple[int, int]:
    """The same as a server plays it: every action is looked up among the legal ones, and events are collected."""
    game = table.rules.new(table.options)
    dice, choose = QuickDice(seed), random.Random(seed).random
    steps = decisions = 0
    while game.stack:
        events: list[Event] = []
        if to_decide(game) == CHANCE:
            deal(game, dice, events)
            continue
        legal = legal_actions(game)
        steps += 1
        decisions += len(legal) > 1
        action = legal[int(choose() * len(legal))]
        if action not in legal_actions(game):
            raise ValueError(action)
        apply(game, action, events)
    return steps, decisions


def driven(table: Configuration, seconds: float, seed: int) -> dict[str, float]:
    """Whole random games driven from Python."""
    return played(table, random_game, seconds, seed)


def checked(table: Configuration, seconds: float, seed: int) -> dict[str, float]:
    """The same with the check of legality and events."""
    return played(table, checked_game, seconds, seed)


def played(
    table: Configuration, play: Callable[[Configuration, int], tuple[int, int]], seconds: float, seed: int
) -> dict[str, float]:
    games = steps = decisions = 0
    watch = Stopwatch()
    while watch.before(seconds):
        walked, decided = play(table, seed + games)
        games, steps, decisions = games + 1, steps + walked, decisions + decided
    return watch.rates(decisions=decisions, steps=steps, games=games)


def inside(table: Configuration, seconds: float, seed: int) -> dict[str, float]:
    """Whole random games with the loop inside the engine; without the number of steps, which it does not count."""
    games = decisions = 0
    dice = QuickDice(seed)
    watch = Stopwatch()
    while watch.before(seconds):
        decisions += roll_out(table.rules.new(table.options), dice)
        games += 1
    return {**watch.rates(decisions=decisions, games=games), "decisions_per_game": decisions / games}


def positions(table: Configuration, seed: int) -> list[Any]:
    """Positions from the middle of games, each with at least two legal actions."""
    middle = random_game(table, seed)[0] // 2
    return [walk(table, seed + number, lambda _, steps: steps >= middle) for number in range(POSITIONS)]


def views(table: Configuration) -> list[dict[str, Any]]:
    """What the deciding seat sees at its first real choice of a middle round."""
    games = [walk(table, seed, lambda game, _: bool(game.round >= VIEWED_ROUND)) for seed in range(VIEWS)]
    return [table.rules.view(game, to_decide(game)) for game in games]


def walk(table: Configuration, seed: int, there: Callable[[Any, int], bool]) -> Any:
    """A random game up to a choice behind some point; the same in every build, however it orders the legal actions."""
    game = table.rules.new(table.options)
    dice, choose = SeededDice(seed), random.Random(seed).random
    steps = 0
    while to_decide(game) == CHANCE or not there(game, steps) or len(legal_actions(game)) < 2:
        if to_decide(game) == CHANCE:
            deal(game, dice)
            continue
        legal = sorted(legal_actions(game))
        apply(game, legal[int(choose() * len(legal))])
        steps += 1
    return game


def copy_us(table: Configuration, games: list[Any], seconds: float) -> float:
    return mean([microseconds(game.copy, seconds / len(games)) for game in games])


def legal_us(table: Configuration, games: list[Any], seconds: float) -> float:
    """A legal-actions query without the cache."""
    return mean([microseconds(partial(query, game), seconds / len(games)) for game in games])


def codec_us(table: Configuration, games: list[Any], seconds: float) -> float:
    """A state to JSON text and back to a game, with all checks."""
    rules = table.rules

    def round_trip(game: Any) -> object:
        return rules.decode(json.loads(json.dumps(rules.encode(game))))

    return mean([microseconds(partial(round_trip, game), seconds / len(games)) for game in games])


def state_bytes(table: Configuration, games: list[Any]) -> float:
    """What one more copy of a game takes; what it shares with the original is not counted."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [game.copy() for game in games for _ in range(COPIES)]
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return used / len(copies)


def rollouts(table: Configuration, seconds: float, iterations: int = 200) -> dict[str, float]:
    """Iterations of the search with full rollouts, dealing included, from the first decision of a game."""
    done, seed = 0, 0
    game = table.rules.new(table.options)
    settle(game, SeededDice(seed))
    view = table.rules.view(game, to_decide(game))
    watch = Stopwatch()
    while watch.before(seconds):
        seed += 1
        Search(table.rules, iterations, seed).grow(view)
        done += iterations
    return watch.rates(iterations=done)


def professor(table: Configuration, seen: list[dict[str, Any]], repeat: int, searches: int) -> dict[str, float]:
    """Iterations of the professor's search, so many searches of the same size whatever the time."""
    name = table.rules.name
    judge, manner = judge_of(name), level_of(name, "professor").manner
    watch = Stopwatch()
    for number in range(searches):
        Tree(judge, manner, repeat).grow(seen[(repeat * searches + number) % VIEWS], ITERATIONS, NO_LIMIT)
    return watch.rates(iterations=ITERATIONS * searches)


def by_round(table: Configuration, seconds: float, seed: int) -> dict[str, float]:
    """Decisions per second of processor time in each round of the game, driven from Python."""
    spent: dict[str, float] = {}
    decided: dict[str, int] = {}
    watch = Stopwatch()
    while watch.before(seconds):
        game, dice = table.rules.new(table.options), QuickDice(seed)
        seed += 1
        while game.stack:
            current, decisions = game.round, 0
            start = time.process_time()
            while game.stack and game.round == current:
                if to_decide(game) == CHANCE:
                    deal(game, dice)
                    continue
                legal = legal_actions(game)
                decisions += len(legal) > 1
                apply(game, legal[dice.below(len(legal))])
            spent[str(current)] = spent.get(str(current), 0.0) + time.process_time() - start
            decided[str(current)] = decided.get(str(current), 0) + decisions
    return {number: decided[number] / spent[number] for number in sorted(spent, key=int)}


def by_workers(table: Configuration, seconds: float, workers: int) -> float:
    """Decisions per second on the wall of several processes together, loop inside."""
    with ProcessPoolExecutor(workers) as pool:
        list(pool.map(in_process, [table.name] * workers, [0.05] * workers, range(workers)))
        return sum(pool.map(in_process, [table.name] * workers, [seconds] * workers, range(workers)))


def in_process(name: str, seconds: float, seed: int) -> float:
    return inside(configuration(name), seconds, seed)["decisions_wall"]


FIRST_MOVE: Final = """
import time
start = time.process_time()
from digsite.{game} import RULES
from digsite.bots.dice import QuickDice
from digsite.kernel.play import apply, legal_actions, settle
game = RULES.new({options})
settle(game, QuickDice(1))
apply(game, legal_actions(game)[0])
print(time.process_time() - start)
"""


def first_move_ms(table: Configuration) -> float:
    """Milliseconds of processor time from the first import to the first completed move, in a new process."""
    script = FIRST_MOVE.format(game=table.rules.name, options=table.options)
    printed = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    return float(printed) * 1000


def calibration(table: Configuration, seconds: float) -> float:
    """Additions per second in plain Python, to compare machines."""
    done = 0
    watch = Stopwatch()
    while watch.before(seconds):
        total = 0
        for number in range(10_000):
            total += number
        done += 10_000
    return watch.rates(additions=done)["additions"]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
