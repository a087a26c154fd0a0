"""A game whose server is killed again and again: `python -m tests.server.kills 50 1 quetzal` says how it went.

Two clients play over the WebSocket and come back by themselves. Whatever either of them was told is confirmed, and
must be there after every kill, unchanged, with nothing carried out twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]


class Lost(AssertionError):
    """Something confirmed is not there, or not what it was."""


class Process:
    """The real server, as it is started by hand."""

    def __init__(self, data: Path, *flags: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.command = [sys.executable, "-m", "digsite.server", "--port", str(self.port), "--data", str(data)]
        self.command += ["--no-browser", "--log-level", "error", "--requests-per-second", "100000"]
        self.command += ["--actions-per-second", "100000", "--tables-per-minute", "100000", *flags]
        self.running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.running = await asyncio.create_subprocess_exec(
            *self.command, env=environment, stdout=asyncio.subprocess.DEVNULL, start_new_session=True
        )
        async with asyncio.timeout(60):
            while not await self.answers():
                assert self.running.returncode is None, "the server did not start"
                await asyncio.sleep(0.02)

    async def answers(self) -> bool:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.close()
            return True
        return False

    async def __aenter__(self) -> Process:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()

    async def end(self, how: int = signal.SIGKILL) -> int:
        assert self.running is not None
        if self.running.returncode is None:
            self.running.send_signal(how)
        return await self.running.wait()


class Client:
    """A browser's part: it acts when it may, and comes back when the connection breaks."""

    def __init__(self, port: int, table: str, secret: str, dice: random.Random, heard: dict[int, Json]) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.secret = secret
        self.dice = dice
        self.heard = heard  # every step that anybody was told of, by its number
        self.confirmed = 0  # the last step anybody was told of before it said hello: its welcome must have it
        self.over = False
        self.back: list[float] = []  # when it was welcomed

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self.address, proxy=None, open_timeout=2, close_timeout=0.1) as connection:
                    self.confirmed = max(self.heard, default=0)
                    await connection.send(json.dumps({"type": "hello", "secret": self.secret, "after": 0}))
                    await self.listen(connection)
            await asyncio.sleep(0.02)

    async def listen(self, connection: ClientConnection) -> None:
        async for text in connection:
            message: Json = json.loads(text)
            if message["type"] == "welcome":
                self.back.append(time.monotonic())
                for step in message["steps"]:
                    self.note(step)
                missing = set(range(1, self.confirmed + 1)) - {step["seq"] for step in message["steps"]}
                if missing:
                    raise Lost(f"steps {sorted(missing)} were confirmed and are gone")
            elif message["type"] == "step":
                self.note(message["step"])
            elif message["type"] == "error" and message["code"] not in ("stale", "not-your-decision"):
                raise Lost(str(message))
            if message["type"] in ("welcome", "step"):
                await self.answer(connection, message)
            if self.over:
                return

    def note(self, step: Json) -> None:
        known = self.heard.setdefault(step["seq"], step)
        if (known["seat"], known["action"] or step["action"]) != (step["seat"], step["action"] or known["action"]):
            raise Lost(f"step {step['seq']} was {known['action']} and is {step['action']}")

    async def answer(self, connection: ClientConnection, message: Json) -> None:
        table, view = message["table"], message["view"]
        self.over = table["status"] == "over"
        if view is not None and "actions" in view:
            action = self.dice.choice(view["actions"])["notation"]
            act = {"type": "act", "seq": table["seq"], "action": action, "key": str(self.dice.random())}
            await connection.send(json.dumps(act))


async def killed_game(data: Path, kills: int, seed: int, game: str = "arnak") -> Json:
    """Play until the server was killed so often and the game is over; what was confirmed, and how long it took."""
    async with Process(data) as server:
        return await play_and_kill(server, kills, random.Random(seed), game)


async def play_and_kill(server: Process, kills: int, dice: random.Random, game: str) -> Json:
    done = 0
    gaps: list[float] = []
    confirmed = 0
    started = time.monotonic()
    while done < kills:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=120) as http:
            opened = (await http.post("/api/tables", json={"game": game, "seats": [{}, {}]})).json()
            secrets = [seat["secret"] for seat in opened["seats"]]
            for secret in secrets:
                headers = {"Authorization": f"Bearer {secret}"}
                await http.post(f"/api/tables/{opened['id']}/ready", json={}, headers=headers)
        heard: dict[int, Json] = {}
        clients = [Client(server.port, opened["id"], secret, random.Random(dice.random()), heard) for secret in secrets]
        playing = [asyncio.create_task(client.play()) for client in clients]
        while done < kills and not all([task.done() for task in playing]):
            await asyncio.sleep(dice.uniform(0.0, 0.25))
            await server.end()
            done += 1
            seen = [len(client.back) for client in clients]
            await server.start()
            up = time.monotonic()
            while not all(
                [client.over or len(client.back) > before for client, before in zip(clients, seen, strict=True)]
            ):
                for task in playing:
                    if task.done():
                        task.result()
                assert time.monotonic() - up < 30, "the clients did not come back"
                await asyncio.sleep(0.005)
            gaps.append(time.monotonic() - up)
        async with asyncio.timeout(300):
            await asyncio.gather(*playing)
        confirmed += len(heard)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=120) as http:
            whole = (await http.get(f"/api/games/{opened['id']}")).json()
            record = (await http.get(f"/api/tables/{opened['id']}/record")).text
            replayed = (await http.post("/api/replay", json={"record": record})).json()
        for step in whole["steps"]:
            told = heard.get(step["seq"])
            if told is None or told["action"] not in (None, step["action"]):
                raise Lost(f"step {step['seq']} is {step['action']}, told was {told}")
        if not replayed["over"] or replayed["moves"] != len(heard):
            raise Lost("the record is not the game")
    stopped = await server.end(signal.SIGTERM)
    return {
        "kills": done,
        "confirmed": confirmed,
        "seconds": round(time.monotonic() - started, 1),
        "slowest_return": round(max(gaps), 3),
        "stopped": stopped,
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        seed, game = int(sys.argv[2]) if sys.argv[2:] else 1, sys.argv[3] if sys.argv[3:] else "arnak"
        print(asyncio.run(killed_game(Path(folder), int(sys.argv[1]), seed, game)))
