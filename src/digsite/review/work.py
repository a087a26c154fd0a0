"""The steps of a game looked at one by one: in this process, or side by side in others with the same result."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final

import digsite
from digsite.arena.work import start, stop
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import BadOptions
from digsite.kernel.play import legal_actions
from digsite.review.games import GAMES
from digsite.review.measure import Effort
from digsite.review.moments import AHEAD, Budget, Moments
from digsite.review.story import Story, story

Json = dict[str, Any]
WAITING: Final = 2  # steps that each process has before it
TRIED: Final = 200  # iterations by which the speed is measured
SEARCHES: Final = 3.0  # how often a decision is searched, with all that a review asks besides
LEAST: Final = 50


@lru_cache(maxsize=4)
def moments(text: str, budget: Budget) -> Moments:
    return Moments(story(text), budget)


def look(text: str, budget: Budget, step: int) -> Json:
    """What there is to say about one step."""
    return moments(text, budget).look(step)


def looked(text: str, budget: Budget, steps: list[int], jobs: int) -> Iterator[Json]:
    """The same for many steps, as they are finished."""
    if jobs == 1:
        for step in steps:
            yield look(text, budget, step)
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=start, initargs=(digsite.BUILD, digsite.__file__)
    )
    try:
        yield from side_by_side(pool, text, budget, steps, jobs)
    except BrokenProcessPool:
        raise BadOptions("jobs", "a process was ended from outside; the same command goes on from there") from None
    finally:
        stop(pool)


def side_by_side(pool: ProcessPoolExecutor, text: str, budget: Budget, steps: list[int], jobs: int) -> Iterator[Json]:
    running: set[Future[Json]] = set()
    for step in steps:
        running.add(pool.submit(look, text, budget, step))
        if len(running) >= WAITING * jobs:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in finished]
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        yield from [future.result() for future in finished]


def quick(game: str) -> Budget:
    """The budget of a review that nobody has to wait long for."""
    return Budget(GAMES[game].quick)


def within(told: Story, seconds: float, openly: bool = False) -> Budget:
    """The iterations that fit into so many seconds a decision on this machine, tried in the middle of the game."""
    deciding = [
        step for step, one in enumerate(told.steps) if one.seat != CHANCE and len(legal_actions(told.games[step])) > 1
    ]
    step = deciding[len(deciding) // 2] if deciding else told.first
    looking = Moments(told, Budget(TRIED, openly))
    began = perf_counter()
    looking.gauge.measure(told.games[step], told.steps[step].seat, Effort(TRIED, AHEAD, 0))
    each = (perf_counter() - began) / TRIED
    return Budget(max(LEAST, int(seconds / each / SEARCHES)), openly)
