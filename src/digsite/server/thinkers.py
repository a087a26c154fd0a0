"""Bots think in processes of their own, so that no table waits for another's bot; one that is stuck is replaced."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
import sys
import time
from typing import Any, Final, final

from digsite.server.metrics import METRICS
from digsite.server.problems import Problem
from digsite.server.settings import Settings

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.bots")
LONGEST_LINE: Final = 4 * 1024 * 1024
HINT_LEVEL: Final = "professor"
HINTS: Final = 3
MOST_WAITING: Final = 200


class Stuck(Exception):
    """A thinking process died, said nonsense or took too long."""


@final
class Thinker:
    """One process that is asked a line and answers a line."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.used = time.monotonic()

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
                "digsite.server.thinker",
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
        self.used = time.monotonic()
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
        if process is not None:
            await process.wait()


@final
class Thinkers:
    """As many thinking processes as are allowed at once; a process is started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.bot_patience
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self.all = [Thinker() for _ in range(settings.bots_at_once)]
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.waiting = 0

    async def stop(self) -> None:
        for thinker in self.all:
            await thinker.end()

    async def ask(self, request: Json) -> Json:
        """The answer of the next thinker that is free; Stuck if two in a row failed."""
        if self.waiting >= MOST_WAITING:
            raise Problem("bots-busy")
        self.waiting += 1
        try:
            thinker = await self.free.get()
        finally:
            self.waiting -= 1
        started = time.perf_counter()
        try:
            try:
                return await thinker.ask(request, self.patience)
            except Stuck as error:
                LOG.warning("a bot was given up", extra={"reason": str(error), "bot": request["level"]})
                METRICS.count("bots_given_up")
                return await thinker.ask(request, self.patience)
        finally:
            METRICS.thoughts.observe(time.perf_counter() - started)
            self.free.put_nowait(thinker)

    async def choose(self, game: str, level: str, view: Json) -> str:
        """The notation a bot chooses for the seat of a view; any legal one rather than none at all."""
        actions = view["actions"]
        if len(actions) == 1:
            return str(actions[0]["notation"])
        by_id = {action["id"]: action["notation"] for action in actions}
        try:
            answer = await self.ask(request(game, level, view, consider=False))
            return str(by_id[answer["action"]])
        except (Stuck, KeyError, Problem) as error:
            LOG.error("a bot failed, chance chooses for it", extra={"reason": repr(error), "bot": level})
            return str(secrets.choice(actions)["notation"])

    async def hint(self, game: str, view: Json) -> Json:
        """What the strongest bot would do, then the alternatives it looked at most, the better one first."""
        by_id = {action["id"]: action["notation"] for action in view["actions"]}
        try:
            answer = await self.ask(request(game, HINT_LEVEL, view, consider=True))
            best: list[Json] = answer["ranked"][:HINTS]
            best[1:] = sorted(best[1:], key=lambda one: -float(one["value"]))
            ranked = [{"action": by_id[one["action"]], "value": one["value"], "share": one["share"]} for one in best]
            return {"action": by_id[answer["action"]], "ranked": ranked}
        except (Stuck, KeyError):
            raise Problem("bots-busy") from None


def request(game: str, level: str, view: Json, consider: bool) -> Json:
    """What a thinker is asked. Nobody can foresee the seed, and with it the choice."""
    return {"game": game, "level": level, "seed": secrets.randbits(30), "view": view, "consider": consider}
