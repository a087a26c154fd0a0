"""Bots think in separate processes, so that no table waits for another table's bot."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final, final

from digsite.server.settings import Settings
from digsite.server.workers import Pool, Stuck, Worker
from digsite.tables.metrics import METRICS
from digsite.tables.problems import Problem
from digsite.tables.thinking import Chosen

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.bots")
HINT_LEVEL: Final = "professor"
HINTS: Final = 3
MOST_WAITING: Final = 200


@final
class BotPool:
    """A limited pool of bot processes, shared fairly among addresses and so among their tables."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.bot_patience
        workers = [Worker("digsite.server.bot_process") for _ in range(settings.bots_at_once)]
        self.pool = Pool(workers, MOST_WAITING, MOST_WAITING, "bots-busy")

    async def ask(self, request: Json, address: str) -> Json:
        """A bot process's answer; Stuck if it failed twice in a row."""
        bot = await self.pool.take(address)
        started = time.perf_counter()
        try:
            try:
                return await bot.ask(request, self.patience)
            except Stuck as error:
                LOG.warning("a bot was given up", extra={"reason": str(error), "bot": request["level"]})
                METRICS.count("bots_given_up")
                return await bot.ask(request, self.patience)
        finally:
            METRICS.thoughts.observe(time.perf_counter() - started)
            self.pool.give_back(bot)

    async def choose(self, game: str, level: str, view: Json, address: str = "") -> Chosen:
        """The action a bot chooses for a view's seat, in notation; a random legal one if the bot fails."""
        actions = view["actions"]
        if len(actions) == 1:
            return Chosen(str(actions[0]["notation"]), True)
        by_id = {action["id"]: action["notation"] for action in actions}
        try:
            answer = await self.ask(request(game, level, view, consider=False), address)
            return Chosen(str(by_id[answer["action"]]), True)
        except (Stuck, KeyError, Problem) as error:
            LOG.error("a bot failed, chance chooses for it", extra={"reason": repr(error), "bot": level})
            METRICS.count("bots_without_thought")
            return Chosen(str(secrets.choice(actions)["notation"]), False)

    async def hint(self, game: str, view: Json, address: str = "") -> Json:
        """The strongest bot's choice, then the alternatives it searched most, best first."""
        by_id = {action["id"]: action["notation"] for action in view["actions"]}
        try:
            answer = await self.ask(request(game, HINT_LEVEL, view, consider=True), address)
            best: list[Json] = answer["ranked"][:HINTS]
            best[1:] = sorted(best[1:], key=lambda one: -float(one["value"]))
            ranked = [{"action": by_id[one["action"]], "value": one["value"], "share": one["share"]} for one in best]
            return {"action": by_id[answer["action"]], "ranked": ranked}
        except (Stuck, KeyError):
            raise Problem("bots-busy") from None


def request(game: str, level: str, view: Json, consider: bool) -> Json:
    """The request to a bot process; its seed is unpredictable, and so is the choice."""
    return {"game": game, "level": level, "seed": secrets.randbits(30), "view": view, "consider": consider}
