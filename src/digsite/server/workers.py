"""Line-based worker processes, shared fairly; a stuck one is killed and replaced."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import OrderedDict, deque
from typing import Any, Final, final

from digsite.tables.problems import Problem

Json = dict[str, Any]
LONGEST_LINE: Final = 16 * 1024 * 1024


class Stuck(Exception):
    """A process died, sent nonsense or took too long."""


@final
class Worker:
    """One process, started on its first request."""

    def __init__(self, *module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, request: Json, patience: float) -> Json:
        try:
            return await asyncio.wait_for(self.exchange(request), patience)
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            await self.end()
            raise Stuck(repr(error)) from None
        except asyncio.CancelledError:
            await self.end()
            raise

    async def exchange(self, request: Json) -> Json:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                *self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
                start_new_session=True,  # Ctrl-C is for the server
                env={**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path])},
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise ValueError("it said nothing")
        answer: Json = json.loads(line)
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
        if process is not None:
            await process.wait()


@final
class Pool:
    """Workers for whoever asks: addresses take turns, however much each of them asks for.

    If too many wait, whoever has most waiting is told so (`busy`), not whoever comes last.
    """

    def __init__(self, workers: list[Worker], most: int, each: int, busy: str) -> None:
        self.all = workers
        self.free = list(workers)
        self.most = most
        self.each = each
        self.busy = busy
        self.queues: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum([len(queue) for queue in self.queues.values()])

    @property
    def working(self) -> int:
        return len(self.all) - len(self.free)

    async def stop(self) -> None:
        for worker in self.all:
            await worker.end()

    async def take(self, address: str) -> Worker:
        """A worker, when it is this address's turn; it must be given back."""
        if self.free:
            return self.free.pop()
        if len(self.queues.get(address, ())) >= self.each:
            raise Problem("slow-down")
        self.make_room(address)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(address, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self.give_back(turn.result())
            self.leave(address, turn)
            raise

    def make_room(self, address: str) -> None:
        if self.waiting < self.most:
            return
        longest = max(self.queues, key=lambda one: len(self.queues[one]))
        if len(self.queues[longest]) <= len(self.queues.get(address, ())) + 1:
            raise Problem(self.busy)
        last = self.queues[longest][-1]
        self.leave(longest, last)
        if not last.done():
            last.set_exception(Problem(self.busy))

    def leave(self, address: str, turn: asyncio.Future[Worker]) -> None:
        queue = self.queues.get(address)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self.queues[address]

    def give_back(self, worker: Worker) -> None:
        """Pass a free worker to the address that has waited longest."""
        while self.queues:
            address, queue = next(iter(self.queues.items()))
            turn = queue.popleft()
            if not queue:
                del self.queues[address]
            if not turn.done():  # otherwise it has stopped waiting
                if queue:
                    self.queues.move_to_end(address)
                turn.set_result(worker)
                return
        self.free.append(worker)
