"""Malformed and hostile WebSocket messages: `python -m tests.server.hostile 100000` sends that many to a real server.

Each must be answered with a reason, or end the connection with a right code. Meanwhile two people play at another
table; they must not notice, and nothing may change at the table that is attacked.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.kills import Client, Process

Json = dict[str, Any]
LIFE = 20.0  # seconds; well below the grace period
CODES = {1003, 1007, 1008, 1009, 4400, 4404, 4429}
VALUES: list[Any] = [None, True, -1, 0, 1.5, 10**30, 2**63, "", "x" * 300, "\x00", "../../etc", [], {}, [[]], {"a": 1}]
GOOD: list[Json] = [
    {"type": "act", "seq": 1, "action": "pass"},
    {"type": "undo", "seq": 1},
    {"type": "why", "action": "pass"},
    {"type": "ready", "ready": True, "name": "Eve"},
    {"type": "chat", "text": "hello"},
    {"type": "propose", "kind": "hints", "seat": 0, "level": "novice"},
    {"type": "propose", "kind": "return-seat", "seat": 1},
    {"type": "propose", "kind": "replace-by-bot", "seat": 1},
    {"type": "vote", "n": 1, "agree": True},
    {"type": "take-back"},
    {"type": "hint"},
    {"type": "hello", "secret": "x"},
]
PATHS = [
    "/api/tables/%2e%2e/socket",
    "/api/tables/a/../../socket",
    "/../../etc/passwd",
    f"/api/tables/{'a' * 900}/socket",
    "/api/tables/%00/socket",
    "/api/tables/socket",
    "/api/tables/'%20OR%201=1/socket",
    "/socket",
]


def hostile(dice: random.Random, secret: str) -> str | bytes:
    """One message that no honest client sends."""
    kind = dice.randrange(12)
    good = dict(dice.choice(GOOD))
    text = json.dumps(good)
    if kind == 0:
        return text[: dice.randrange(len(text))]
    if kind == 1:
        letters = list(text)
        for _ in range(dice.randint(1, 5)):
            letters[dice.randrange(len(letters))] = chr(dice.choice([0, 34, 92, 123, 125, 0x2028, 0x1F600, 255]))
        return "".join(letters)
    if kind == 2:
        return json.dumps({**good, dice.choice([*good, "tag", "more"]): dice.choice(VALUES)})
    if kind == 3:
        return json.dumps({**good, "type": dice.choice([*VALUES, "admin", "welcome", "step", "__init__"])})
    if kind == 4:
        return "[" * dice.randrange(1, 30_000)
    if kind == 5:
        return json.dumps(dice.choice(VALUES))
    if kind == 6:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(200)))
    if kind == 7:
        return json.dumps({"type": "chat", "text": "A" * dice.choice([1001, 60_000, 70_000])})
    if kind == 8:
        return json.dumps({"type": "act", "seq": dice.choice([0, 2, 99, 10**9]), "action": "pass"})
    if kind == 9:
        return json.dumps({"type": "hello", "secret": dice.choice([secret, "", "\ud800", "0" * 100])})
    if kind == 10:
        return dice.choice(
            ["NaN", '{"type":"undo","seq":NaN}', "9" * 5000, '{"type":"undo","seq":1e999}', '"\\ud800"', "\u0000"]
        )
    return f'{{"type":"act","seq":{"9" * dice.randrange(1, 5000)},"action":"x"}}'


class Attack:
    """Connection after connection to one table, a few messages each."""

    def __init__(self, port: int, table: str, secret: str, foreign: str, seed: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.secret = secret
        self.foreign = foreign
        self.dice = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.sent = 0

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            if self.dice.random() < 0.05:
                await self.path_trick()
                continue
            with contextlib.suppress(ConnectionClosed):
                async with connect(self.address, proxy=None, close_timeout=1) as connection:
                    await self.converse(connection)

    async def converse(self, connection: ClientConnection) -> None:
        seated = self.dice.random() < 0.5
        first = {"type": "hello", **({"secret": self.secret} if seated else {})}
        if self.dice.random() < 0.1:
            if await self.provoke(connection, hostile(self.dice, self.foreign)):
                await connection.wait_closed()
                assert connection.close_code == 1008, connection.close_code
                self.outcomes["closed 1008"] += 1
            return
        await connection.send(json.dumps(first))
        while json.loads(await connection.recv())["type"] != "welcome":
            pass
        for _ in range(30):
            if not await self.provoke(connection, hostile(self.dice, self.foreign)):
                return

    async def provoke(self, connection: ClientConnection, message: str | bytes) -> bool:
        """Send one; False when the connection has ended, which must be with a right code."""
        self.sent += 1
        try:
            await connection.send(message)
            async with asyncio.timeout(20):
                answer = json.loads(await connection.recv())
                while answer["type"] in ("table", "chat", "step", "welcome", "thinking"):
                    answer = json.loads(await connection.recv())
        except ConnectionClosed:
            code = connection.close_code
            if code not in CODES:
                raise AssertionError(f"closed with {code} after {message[:100]!r}") from None
            self.outcomes[f"closed {code}"] += 1
            return False
        if answer["type"] == "error":
            assert answer["code"] != "internal-error" and answer["message"], (answer, message[:200])
            self.outcomes[answer["code"]] += 1
        else:
            self.outcomes[f"harmless {answer['type']}"] += 1
        return True

    async def path_trick(self) -> None:
        base = self.address.split("/api/")[0]
        path = self.dice.choice(PATHS)
        self.sent += 1
        try:
            async with connect(base + path, proxy=None, close_timeout=1) as connection:
                with contextlib.suppress(ConnectionClosed):
                    while True:
                        await connection.recv()
                assert connection.close_code == 4404, connection.close_code
                self.outcomes["closed 4404"] += 1
        except InvalidHandshake as error:
            self.outcomes[f"no handshake {str(error)[-3:]}"] += 1


async def sign_of_life(http: httpx.AsyncClient, path: str, secret: str) -> None:
    """The one to decide stays present: otherwise the attacker, alone at the table, may let a bot play for an absent player."""
    while True:
        await asyncio.sleep(LIFE)
        await http.get(path, headers={"Authorization": f"Bearer {secret}"})


@contextlib.asynccontextmanager
async def attacked(port: int) -> AsyncIterator[tuple[str, list[str], str]]:
    """A table that is attacked; whatever happens to it must have been allowed."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        victim = (await http.post("/api/tables", json={"game": "arnak", "seats": [{}, {}], "seed": 7})).json()
        other = (await http.post("/api/tables", json={"game": "arnak", "seats": [{}, {}], "seed": 7})).json()
        secrets = [seat["secret"] for seat in victim["seats"]]
        for secret in secrets:
            ready = f"/api/tables/{victim['id']}/ready"
            await http.post(ready, json={}, headers={"Authorization": f"Bearer {secret}"})
        path = f"/api/tables/{victim['id']}/view"
        before = (await http.get(path, headers={"Authorization": f"Bearer {secrets[0]}"})).json()
        awake = asyncio.create_task(sign_of_life(http, path, secrets[0]))
        yield victim["id"], secrets, other["seats"][0]["secret"]
        awake.cancel()
        after = (await http.get(path, headers={"Authorization": f"Bearer {secrets[0]}"})).json()
        changed = {name: (before.get(name), after.get(name)) for name in {*before, *after}}
        changed = {name: pair for name, pair in changed.items() if pair[0] != pair[1]}
        assert not changed, f"the attack changed the table: {str(changed)[:2000]}"


async def honest_games(port: int, until: asyncio.Event) -> tuple[int, int]:
    """Two people play one whole game after the other meanwhile: how many games, how many steps."""
    games = steps = 0
    while not games or not until.is_set():
        steps += await honest_game(port)
        games += 1
    return games, steps


async def honest_game(port: int) -> int:
    """Two people play a whole game: how many steps."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http:
        opened = (await http.post("/api/tables", json={"game": "quetzal", "seats": [{}, {}]})).json()
        for seat in opened["seats"]:
            ready = f"/api/tables/{opened['id']}/ready"
            await http.post(ready, json={}, headers={"Authorization": f"Bearer {seat['secret']}"})
    heard: dict[int, Json] = {}
    players = [Client(port, opened["id"], seat["secret"], random.Random(1), heard) for seat in opened["seats"]]
    await asyncio.gather(*[player.play() for player in players])
    assert [len(player.back) for player in players] == [1, 1], "an honest connection broke"
    return len(heard)


async def attack(port: int, messages: int, seed: int) -> Attack:
    """The attacker holds the seat that is not to decide, so that nothing it may do changes the game."""
    async with attacked(port) as (table, secrets, foreign):
        attacker = Attack(port, table, secrets[1], foreign, seed)
        await attacker.run(messages)
        return attacker


async def main(messages: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with Process(Path(folder)) as server:
            started = time.monotonic()
            over = asyncio.Event()
            playing = asyncio.create_task(honest_games(server.port, over))
            first, second = await asyncio.gather(*[attack(server.port, messages // 2, seed) for seed in (1, 2)])
            took = time.monotonic() - started
            over.set()
            games, steps = await playing
            outcomes = first.outcomes + second.outcomes
            print(
                f"{first.sent + second.sent} messages in {took:.0f} s; meanwhile {games} honest games of {steps} steps"
            )
            for outcome, count in outcomes.most_common():
                print(f"  {count:7} {outcome}")
            assert await server.end(15) == 0


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
