"""Games in parallel processes, each with the same build of Digsite as this one."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context

import digsite
from digsite.arena.match import play
from digsite.arena.plan import Match
from digsite.bots.parallel import serve
from digsite.bots.protocol import Json
from digsite.kernel.errors import BadOptions

Played = tuple[Json, str]


def played(matches: Iterable[Match], jobs: int, check: bool) -> Iterator[Played]:
    """Results and records as games finish. Few games are queued, so it can stop at any time."""
    if jobs == 1:
        yield from map(partial(play, check=check), matches)
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=start, initargs=(digsite.BUILD, digsite.__file__)
    )
    try:
        yield from side_by_side(pool, partial(play_here, check=check), matches, jobs)
    except BrokenProcessPool:
        raise BadOptions(
            "jobs", "a process was ended from outside; what is finished is kept, play on with the same command"
        ) from None
    finally:
        stop(pool)


def side_by_side(
    pool: ProcessPoolExecutor, one: Callable[[Match], Played], matches: Iterable[Match], jobs: int
) -> Iterator[Played]:
    running: set[Future[Played]] = set()
    for match in matches:
        running.add(pool.submit(one, match))
        if len(running) >= 2 * jobs:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    while running:
        finished, running = wait(running, return_when=FIRST_COMPLETED)
        for future in finished:
            yield future.result()


def start(build: str, place: str) -> None:
    """In a worker: use the parent's settings, leave Ctrl-C to it, and exit when it is gone."""
    serve()
    if (digsite.BUILD, digsite.__file__) != (build, place):
        raise ImportError(f"{digsite.__file__} ({digsite.BUILD}) is not {place} ({build})")


def play_here(match: Match, check: bool) -> Played:
    """In a worker: play a game; if the worker is ended, so are the game and its external programs."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return play(match, check)
    except KeyboardInterrupt:
        os._exit(1)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the workers, wherever they are. One that has nothing more to do would wait for the processes that its bots
    think in, and those for it.
    """
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        with contextlib.suppress(OSError, ValueError):
            worker.terminate()
