"""A server for a test, in the same process, with players that speak HTTP or the WebSocket to it."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from digsite.server.app import make_app
from digsite.server.bot_pool import BotPool
from digsite.server.messages.socket import ServerMessage
from digsite.server.readers import Readers
from digsite.server.run import bind, make_config
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.tables.hub import Hub

Json = dict[str, Any]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(ServerMessage)
FAST = {
    "requests_per_second": 1e6,
    "tables_per_minute": 1e6,
    "actions_per_second": 1e6,
    "bot_delay": 0.0,
    "bots_at_once": 1,
}


class House:
    """A running server."""

    def __init__(self, settings: Settings, state: Any, port: int, http: httpx.AsyncClient) -> None:
        self.settings = settings
        self.hub: Hub = state.hub
        self.bots: BotPool = state.bots
        self.readers: Readers = state.readers
        assert isinstance(self.hub.store, Store)
        self.store = self.hub.store
        self.port = port
        self.http = http

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def wait(self, minutes: float) -> None:
        """Time passes for the tables, and they look around."""
        self.hub.clock.before += minutes * 60
        await self.hub.tidying.look_around()

    async def open(self, game: str = "quetzal", people: int = 2, **more: Any) -> Party:
        """A table for some people; `seats` and other members of the request may be given."""
        body = {"game": game, "seats": [{"kind": "person"}] * people, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Party(self, answer.json())

    async def dealt(self, game: str = "quetzal", people: int = 2, **more: Any) -> Party:
        """A table at which everybody is ready."""
        party = await self.open(game, people, **more)
        for secret in party.secrets:
            if secret is not None:
                assert (await party.post("ready", secret, {"ready": True})).status_code == 200
        return party


class Party:
    """A table with all its secrets."""

    def __init__(self, house: House, opened: Json) -> None:
        self.house = house
        self.id: str = opened["id"]
        self.secrets: list[str | None] = [seat["secret"] for seat in opened["seats"]]
        self.next: int | None = None  # the seat to decide, as the last answer said

    async def get(self, path: str = "", secret: str | None = None, **query: Any) -> httpx.Response:
        path = f"/api/tables/{self.id}/{path}".rstrip("/")
        return await self.house.http.get(path, headers=bearer(secret), params=query)

    async def post(self, path: str, secret: str | None, body: Json | None = None, **headers: str) -> httpx.Response:
        path = f"/api/tables/{self.id}/{path}"
        return await self.house.http.post(path, headers={**bearer(secret), **headers}, json=body)

    async def table(self, secret: str | None = None) -> Json:
        answer = await self.get("", secret)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    async def offered(self) -> tuple[int, str, list[str]]:
        """The number of steps, the secret of the seat to decide, and its actions."""
        if self.next is None:
            self.next = (await self.table())["to_decide"]
        assert self.next is not None
        secret = self.secrets[self.next]
        assert secret is not None
        answer = (await self.get("actions", secret)).json()
        if answer["seat"] != self.next:
            self.next = None
            return await self.offered()
        self.seq = answer["seq"]
        return answer["seq"], secret, [action["notation"] for action in answer["actions"]]

    async def choose(self, action: str) -> Json:
        """One of the actions just offered."""
        assert self.next is not None
        answer = await self.post("actions", self.secrets[self.next], {"seq": self.seq, "action": action})
        assert answer.status_code == 200, answer.text
        acted: Json = answer.json()
        self.next = acted["seat"]
        return acted

    async def act(self, dice: random.Random) -> Json:
        """One step at random."""
        _, _, actions = await self.offered()
        return await self.choose(dice.choice(actions))

    async def finish(self, dice: random.Random) -> int:
        """On to the end, straight at the table; how many steps it took."""
        table = await self.house.hub.table(self.id)
        steps, over = 0, table.to_decide() is None
        while not over:
            seat = table.to_decide()
            assert seat is not None and table.play is not None
            action = dice.choice(table.play.listed())["notation"]
            over = (await table.playing.act(frozenset([seat]), table.seq, action))["over"]
            steps += 1
        self.next = None
        return steps

    @contextlib.asynccontextmanager
    async def socket(self, *secrets: str | None, after: int = 0, hello: bool = True) -> AsyncIterator[Guest]:
        async with connect(f"ws://127.0.0.1:{self.house.port}/api/tables/{self.id}/socket", proxy=None) as connection:
            guest = Guest(connection)
            if hello:
                given = [secret for secret in secrets if secret is not None]
                who: Json = {"secrets": given} if len(given) > 1 else {"secret": given[0]} if given else {}
                await guest.send({"type": "hello", "protocol": 1, "after": after, **who})
                guest.welcome = await guest.next("welcome")
            yield guest


class Guest:
    """One WebSocket; every message that comes is checked against the models."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.welcome: Json = {}
        self.heard: list[Json] = []

    async def send(self, message: Json | str) -> None:
        await self.connection.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self, seconds: float = 10.0) -> Json:
        """The next message."""
        async with asyncio.timeout(seconds):
            text = await self.connection.recv()
        SERVER_MESSAGE.validate_json(text)
        message: Json = json.loads(text)
        self.heard.append(message)
        return message

    async def next(self, *kinds: str) -> Json:
        """The next message of one of these kinds; others are passed over."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def ask(self, message: Json) -> Json:
        """Send a message and wait for its answer."""
        tag = f"t{random.randrange(10**9)}"
        await self.send({**message, "tag": tag})
        while (answer := await self.hear()).get("reply_to") != tag:
            pass
        return answer

    async def silence(self, seconds: float = 0.2) -> list[Json]:
        """What still comes within a while."""
        found = []
        with contextlib.suppress(TimeoutError):
            while True:
                found.append(await self.hear(seconds))
        return found

    async def closed(self) -> int | None:
        """The code the server closes with, whatever comes before."""
        async with asyncio.timeout(10):
            with contextlib.suppress(Exception):
                while True:
                    await self.connection.recv()
            await self.connection.wait_closed()
        return self.connection.close_code


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


@contextlib.asynccontextmanager
async def house(data: Path, **settings: Any) -> AsyncIterator[House]:
    """A server on a free port, stopped in the end."""
    chosen = Settings(**{**FAST, "data": data, "page": data / "page", **settings})
    data.mkdir(exist_ok=True)
    listening = bind("127.0.0.1", 0)
    app = make_app(dataclasses.replace(chosen, port=listening.getsockname()[1]))
    server = uvicorn.Server(make_config(app, chosen))
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not running.done(), running.result()
        await asyncio.sleep(0.01)
    port = listening.getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30, trust_env=False) as http:
        try:
            yield House(chosen, app.state, port, http)
        finally:
            app.state.hub.say_goodbye()
            await app.state.hub.hand_over()
            server.should_exit = True
            await running
            listening.close()
