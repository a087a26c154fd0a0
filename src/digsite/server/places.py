"""Where tables are: here, or in another process that shares the database."""

from __future__ import annotations

import hmac
import re
import time
from typing import Final, final

from starlette.types import ASGIApp, Receive, Scope, Send

from digsite.server.guard import RELAYED
from digsite.tables.hub import Hub
from digsite.tables.problems import Problem
from digsite.tables.storage import Elsewhere, Peer

OF_TABLE: Final = re.compile(r"^/api/(?:tables|games)/([a-z0-9]{13})(?:/|$)")
TOKEN: Final = b"x-digsite-token"
CLIENT: Final = b"x-digsite-client"
OURS: Final = (TOKEN, CLIENT)
BELIEVED: Final = 2.0  # seconds for which an answer of the database is remembered
MOST_REMEMBERED: Final = 10_000


@final
class Places:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.known: dict[str, tuple[Peer, float]] = {}

    async def peer(self, table_id: str) -> Peer | None:
        """The process that has a table; None if it is this one, or if this one should say what is wrong."""
        if table_id in self.hub.tables:
            return None
        peer, until = self.known.get(table_id, (None, 0.0))
        if peer is not None and time.monotonic() < until:
            return peer
        try:
            await self.hub.find(table_id)
        except Elsewhere as error:
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            self.known[table_id] = error.peer, time.monotonic() + BELIEVED
            return error.peer
        except Problem:
            return None
        return None

    def forget(self, table_id: str) -> None:
        self.known.pop(table_id, None)


@final
class Trust:
    """Believes other processes, and nobody else, whom a relayed request is from. The outermost layer."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self.app = app
        self.token = token.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            given = {name: value for name, value in scope["headers"] if name in OURS}
            if given:
                scope["headers"] = [one for one in scope["headers"] if one[0] not in OURS]
            if TOKEN in given:  # meant for somebody else, it is not passed on again: that could go in circles
                scope[RELAYED] = hmac.compare_digest(given[TOKEN], self.token)
            if scope.get(RELAYED):
                scope["client"] = (given.get(CLIENT, b"").decode("latin-1"), 0)
        await self.app(scope, receive, send)
