"""Several trees at once, one a process, from the same view: their tallies are added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from digsite.bots.tree import Manner, Parts, Tally, Tree, tallies

Json = dict[str, Any]


@cache
def workers(jobs: int) -> ProcessPoolExecutor:
    """Processes that stay, since starting one takes longer than a decision."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def grow_one(game: str, manner: Parts, view: Json, seed: int, iterations: int, seconds: float) -> list[Tally]:
    tree = Tree(import_module(f"digsite.bots.{game}.judge").JUDGE, Manner(*manner), seed)
    tree.grow(view, iterations, seconds)
    return tallies(tree)


def grow_side_by_side(
    game: str, manner: Manner, view: Json, seed: int, iterations: int, seconds: float, jobs: int
) -> list[Tally]:
    """The iterations shared among processes; the same seed and the same number of them give the same tallies."""
    each = -(-iterations // jobs)
    asked = [
        workers(jobs).submit(grow_one, game, manner.parts(), view, seed + job, each, seconds) for job in range(jobs)
    ]
    added: dict[int, Tally] = {}
    for future in asked:
        for action, visits, total, points in future.result():
            _, so_far, sum_so_far, points_so_far = added.get(action, (action, 0, 0.0, 0.0))
            added[action] = (action, so_far + visits, sum_so_far + total, points_so_far + points)
    return [added[action] for action in sorted(added)]
