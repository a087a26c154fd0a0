"""Tables without a server: storage in memory, bots that take the first action, listeners that remember."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from digsite.tables.house_rules import HouseRules
from digsite.tables.hub import Hub
from digsite.tables.memory import MemoryStorage
from digsite.tables.opening import Wanted, game_options
from digsite.tables.seats import Held, hashed
from digsite.tables.storage import Storage
from digsite.tables.table import Table
from digsite.tables.thinking import Chosen

Json = dict[str, Any]


class FirstAction:
    """Thinking that takes the first action there is."""

    async def choose(self, game: str, level: str, view: Json, address: str = "") -> Chosen:
        return Chosen(view["actions"][0]["notation"], True)

    async def hint(self, game: str, view: Json, address: str = "") -> Json:
        return {"action": view["actions"][0]["notation"], "ranked": []}


class Remembering:
    """A listener that keeps what it is sent."""

    def __init__(self, table: Table, *secrets: str) -> None:
        self.hashes = tuple([hashed(secret) for secret in secrets])
        self.held: Held = table.held_by(secrets)
        self.heard: list[Json] = []
        self.closed: int | None = None

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def close(self, code: int) -> None:
        self.closed = code


@contextlib.asynccontextmanager
async def tables(store: Storage | None = None, **rules: Any) -> AsyncIterator[Hub]:
    hub = Hub(store or MemoryStorage(), FirstAction(), HouseRules(**{"bot_delay": 0.0, **rules}))
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def opened(hub: Hub, game: str = "quetzal", seats: str = "pp", **more: Any) -> tuple[Table, list[str]]:
    """A table and its people's secrets; `p` is a person, `b` a bot."""
    wanted = [Wanted("person" if one == "p" else "bot") for one in seats]
    told = await hub.open(game, game_options(game, {}, len(wanted)), wanted, **more)
    return await hub.table(told["id"]), [seat["secret"] for seat in told["seats"] if seat["secret"]]


async def dealt(hub: Hub, game: str = "quetzal", seats: str = "pp", **more: Any) -> tuple[Table, list[str]]:
    """The same with everybody ready."""
    table, secrets = await opened(hub, game, seats, **more)
    for secret in secrets:
        await table.seating.get_ready(table.held_by([secret]), True, None)
    return table, secrets
