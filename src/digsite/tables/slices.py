"""Runs long work for one table in slices, so that others get a turn in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
SLICE: Final = 0.02
PAUSE: Final = 0.005  # a request takes several turns of the event loop, and should not wait for a slice each time


def at_once(work: Generator[None, None, T]) -> T:
    """The result of the work, without pausing."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


async def in_slices(work: Generator[None, None, T]) -> T:
    """The same, yielding to others every 20 ms."""
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
