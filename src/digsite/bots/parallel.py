"""Several trees at once, one per process, from the same view; their tallies are summed."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from digsite.bots.games import knowledge_of
from digsite.bots.tree import Manner, Parts, Tally, Tree, tallies

Json = dict[str, Any]


@cache
def workers(jobs: int) -> ProcessPoolExecutor:
    """Long-lived processes, since starting one takes longer than a decision."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=serve)


def serve() -> None:
    """In a worker: ignore Ctrl-C, and exit when the parent is gone, for whatever reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow, daemon=True).start()


def follow() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def grow_one(game: str, manner: Parts, view: Json, seed: int, iterations: int, seconds: float) -> list[Tally]:
    tree = Tree(knowledge_of(game).judge, Manner(*manner), seed)
    tree.grow(view, iterations, seconds)
    return tallies(tree)


def grow_side_by_side(
    game: str, manner: Manner, view: Json, seed: int, iterations: int, seconds: float, jobs: int
) -> list[Tally]:
    """Split the iterations among processes; the same seed and number of processes give the same tallies."""
    each = -(-iterations // jobs)
    try:
        pool = workers(jobs)
        asked = [pool.submit(grow_one, game, manner.parts(), view, seed + job, each, seconds) for job in range(jobs)]
        found = [future.result() for future in asked]
    except BrokenProcessPool:
        workers.cache_clear()  # the next decision has others
        raise
    added: dict[int, Tally] = {}
    for tallied in found:
        for action, visits, total, points in tallied:
            _, so_far, sum_so_far, points_so_far = added.get(action, (action, 0, 0.0, 0.0))
            added[action] = (action, so_far + visits, sum_so_far + total, points_so_far + points)
    return [added[action] for action in sorted(added)]
