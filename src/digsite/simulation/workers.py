"""Chunks played side by side: in this process, in several, or on a Ray cluster. The order of finishing is left open."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Any, Final

import digsite
from digsite.arena.work import start, stop
from digsite.bots.protocol import Json
from digsite.kernel.errors import BadOptions
from digsite.simulation.chunks import Chunk, play_chunk
from digsite.simulation.needs import cluster

AHEAD: Final = 2  # chunks a worker has waiting
FRUITLESS: Final = 5  # pools that may break one after the other without a single finished chunk
LOCAL: Final = "local"
PATIENCE: Final = 5.0  # seconds for a cluster to answer

Finished = Iterator[tuple[int, Chunk]]


def here(identity: Json, chunks: list[int]) -> Finished:
    for chunk in chunks:
        yield chunk, play_chunk(identity, chunk)


def in_processes(identity: Json, chunks: list[int], jobs: int) -> Finished:
    """A worker that is killed costs what it was playing: a new pool plays that again."""
    left, fruitless = list(chunks), 0
    while left:
        before = len(left)
        try:
            for chunk, found in one_pool(identity, left, jobs):
                left.remove(chunk)
                yield chunk, found
        except BrokenProcessPool:
            fruitless = fruitless + 1 if len(left) == before else 0
            if fruitless == FRUITLESS:
                raise BadOptions("jobs", f"the workers died {FRUITLESS} times without finishing anything") from None


def one_pool(identity: Json, chunks: list[int], jobs: int) -> Finished:
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=start, initargs=(digsite.BUILD, digsite.__file__)
    )
    running: dict[Future[Chunk], int] = {}
    waiting = iter(list(chunks))
    try:
        while True:
            while len(running) < AHEAD * jobs and (chunk := next(waiting, None)) is not None:
                running[pool.submit(play_chunk, identity, chunk)] = chunk
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=running.__getitem__):
                found = future.result()
                yield running.pop(future), found
    finally:
        stop(pool)


def on_cluster(identity: Json, chunks: list[int], address: str, jobs: int) -> Finished:
    """On Ray's workers, which need the same Digsite installed; `local` starts a small cluster on this machine."""
    ray = joined(address, jobs)
    try:
        yield from ray_chunks(ray, identity, chunks)
    finally:
        with contextlib.suppress(Exception):
            ray.shutdown()


def joined(address: str, jobs: int) -> Any:
    """Ray, connected; BadOptions if there is no cluster at the address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = cluster()
    quiet = {"logging_level": "ERROR", "log_to_driver": False, "include_dashboard": False}
    if address == LOCAL:
        ray.init(num_cpus=jobs, **quiet)
        return ray
    answering(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except Exception as error:  # Ray's own failures have no common type
        raise BadOptions("ray", f"the cluster at {address} cannot be used: {str(error).splitlines()[0]}") from None
    return ray


def answering(address: str) -> None:
    """Knock first: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadOptions("ray", f"HOST:PORT, ray://HOST:PORT or {LOCAL} is expected, not {address}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except OSError as error:
        raise BadOptions("ray", f"there is no cluster at {address}: {error.strerror or error}") from None


def ray_chunks(ray: Any, identity: Json, chunks: list[int]) -> Finished:
    task = ray.remote(max_retries=-1)(play_chunk)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(chunks)
    running: dict[Any, int] = {}
    while True:
        while len(running) < most and (chunk := next(waiting, None)) is not None:
            running[task.remote(identity, chunk)] = chunk
        if not running:
            return
        done, _ = ray.wait(list(running), num_returns=1)
        for found in done:
            yield running.pop(found), fetched(ray, found)


def fetched(ray: Any, found: Any) -> Chunk:
    try:
        chunk: Chunk = ray.get(found)
        return chunk
    except ray.exceptions.RayTaskError as error:
        cause = error.as_instanceof_cause()
        if isinstance(cause, BadOptions):
            raise BadOptions(cause.option, cause.expected) from None
        raise BadOptions("ray", f"a worker failed: {str(error).strip().splitlines()[-1]}") from None


def finished(identity: Json, chunks: list[int], jobs: int, address: str | None) -> Finished:
    """All of these chunks, in the order in which they are finished."""
    if address is not None:
        return on_cluster(identity, chunks, address, jobs)
    alone = partial(here, identity, chunks)
    return alone() if jobs == 1 else in_processes(identity, chunks, jobs)
