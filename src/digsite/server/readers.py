"""Editions, score sheets and game histories are read in separate processes, within limits of time and memory."""

from __future__ import annotations

import hashlib
import logging
from typing import Any, Final, final

from digsite.server.settings import Settings
from digsite.server.workers import Pool, Stuck, Worker
from digsite.tables.metrics import METRICS
from digsite.tables.opening import check_edition_size, game_options, has_edition
from digsite.tables.problems import Problem

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.readers")
MOST_WAITING: Final = 100
EACH: Final = 8  # per address


@final
class Readers:
    def __init__(self, settings: Settings) -> None:
        self.patience = settings.reading_patience
        memory = str(settings.reading_memory)
        workers = [Worker("digsite.server.reader", memory) for _ in range(settings.reading_at_once)]
        self.pool = Pool(workers, MOST_WAITING, EACH, "slow-down")

    async def ask(self, address: str, do: str, **more: Any) -> Json:
        """A reader's answer; Problem if it refuses or exceeds its limits."""
        reader = await self.pool.take(address)
        try:
            told = await reader.ask({"do": do, **more}, self.patience)
        except Stuck as error:
            LOG.warning("a reader was given up", extra={"reason": str(error), "client": address})
            METRICS.count("readers_given_up")
            raise Problem("too-heavy") from None
        finally:
            self.pool.give_back(reader)
        if "reason" in told:
            LOG.error("something cannot be read", extra={"reason": told["reason"], "do": do})
        if "problem" in told:
            raise Problem(told["problem"], told["detail"], **told["more"])
        answer: Json = told["answer"]
        return answer


async def read_options(readers: Readers, game: str, given: Json, seats: int, address: str) -> Json:
    """The options of a new table; editions are slow to parse, so a reader process does it."""
    if not has_edition(given):
        return game_options(game, given, seats)
    check_edition_size(given)
    return await readers.ask(address, "options", game=game, options=given, seats=seats)


def record_source(record: str) -> Json:
    """An uploaded record, in the form readers take."""
    return {"key": hashlib.sha256(record.encode("utf-8", "surrogatepass")).hexdigest(), "record": record}
