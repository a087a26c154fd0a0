"""Long work of one table, done in slices: everybody else has a turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.02
PAUSE: Final = 0.005  # a request takes several turns of the loop, which must not each wait for a slice


def at_once(work: Generator[None, None, T]) -> T:
    """What the work comes to, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


async def in_slices(work: Generator[None, None, T]) -> T:
    """The same, and every 20 ms others have their turns."""
    until = time.perf_counter() + SLICE
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() >= until:
            await asyncio.sleep(PAUSE)
            until = time.perf_counter() + SLICE
