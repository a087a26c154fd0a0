"""What learning programs need: an observation, a mask, and a batch of games. Processor time."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import Any, Final

from benchmarks.games import Configuration, mean
from benchmarks.measure import microseconds
from digsite.bots.batch import Batch, Masks

TABLES: Final = ("arnak-2p", "arnak-4p", "quetzal-2p", "quetzal-3p", "quetzal-5p")
GAMES: Final = 64
WARM_UP: Final = 30


def observe_us(table: Configuration, games: list[Any], seconds: float) -> float:
    """An observation of the deciding seat, into a buffer."""
    observer = table.rules.observer
    out = memoryview(bytearray(observer.size(table.rules.players(games[0]))))
    return mean(
        [microseconds(partial(observer.write, game, game.stack[-1].seat, out), seconds / len(games)) for game in games]
    )


def mask_us(table: Configuration, games: list[Any], seconds: float) -> float:
    """A mask of the legal actions, which are known."""
    masks = Masks(table.rules.catalogue)
    out = memoryview(bytearray(masks.size))
    return mean([microseconds(partial(masks.write, game, out), seconds / len(games)) for game in games])


def batch(table: Configuration, seconds: float, seed: int) -> float:
    """Steps per second of a batch with observations and masks; choosing the actions is not counted."""
    games = Batch(table.rules, table.options, GAMES, seed)
    choose = random.Random(seed).random
    steps, spent = 0, 0.0
    for _ in range(WARM_UP):
        games.step(chosen(games, choose))
    while spent < seconds:
        places = chosen(games, choose)
        start = time.process_time()
        games.step(places)
        spent += time.process_time() - start
        steps += GAMES
    return steps / spent


def chosen(batch: Batch, choose: Any) -> list[int]:
    """A random legal action of each game."""
    place = batch.masking.place
    return [place(game.legal[int(choose() * len(game.legal))]) for game in batch.games if game.legal is not None]
