"""Tables that are played while their servers are killed, paused, cut off, stopped, and their database restarted.

`python -m tests.server.faults --faults 200 --file faults.jsonl` runs rounds until so many faults are in the file, goes on
where it stopped, and says how many of each kind there were and what the histories of the clients have against them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.history import Asked, History, remembered
from tests.server.kills import Process
from tools.postgres import PORT, Cluster

Json = dict[str, Any]
KINDS: Final = {"kill": 10, "pause": 2, "stop": 2, "cut": 2, "restart": 2, "crash": 2}  # how often each, of twenty
PAUSED: Final = 15.0  # seconds; longer than a lease
BACK_WITHIN: Final = 30.0


class Wire:
    """What one server has of its database: a socket of its own, which can be cut off."""

    def __init__(self, folder: Path, behind: Path) -> None:
        self.folder = folder
        self.behind = behind / f".s.PGSQL.{PORT}"
        self.whole = asyncio.Event()
        self.whole.set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.folder.mkdir()
        self.server = await asyncio.start_unix_server(self.join, self.folder / f".s.PGSQL.{PORT}")

    async def join(self, near: asyncio.StreamReader, near_out: asyncio.StreamWriter) -> None:
        try:
            far, far_out = await asyncio.open_unix_connection(self.behind)
        except OSError:
            near_out.close()
            return
        for reader, writer in ((near, far_out), (far, near_out)):
            task = asyncio.create_task(self.carry(reader, writer))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()


class Seat:
    """One client: it acts when it may, repeats what was not answered, and comes back by itself, to any server."""

    def __init__(self, world: World, table: Table, seat: int, secret: str) -> None:
        self.world, self.table, self.seat, self.secret = world, table, seat, secret
        self.open: Asked | None = None  # the last one
        self.unanswered: dict[str, Asked] = {}

    async def play(self) -> None:
        while not self.table.over:
            port = self.world.dice.choice(self.world.servers).port
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table.id}/socket"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(address, proxy=None, open_timeout=12, close_timeout=0.1) as connection:
                    await connection.send(json.dumps({"type": "hello", "secret": self.secret, "after": 0}))
                    await self.listen(connection)
            await asyncio.sleep(0.1 + self.world.dice.random() * 0.2)

    async def listen(self, connection: ClientConnection) -> None:
        seen = self.table.history.connected(self.seat)
        async for text in connection:
            message: Json = json.loads(text)
            if message["type"] == "welcome":
                seen.extend(message["steps"])
                await self.answer(connection, message, message["steps"])
            elif message["type"] == "step":
                seen.append(message["step"])
                await self.answer(connection, message, [message["step"]])
            elif message["type"] == "ok" and (asked := self.unanswered.pop(str(message.get("reply_to")), None)):
                self.table.history.confirmed.append((asked, message["seq"]))
            elif message["type"] == "error" and message["code"] not in ("stale", "not-your-decision"):
                return  # it comes back and asks again
            if self.table.over:
                return

    async def answer(self, connection: ClientConnection, message: Json, steps: list[Json]) -> None:
        table, view = message["table"], message["view"]
        if steps and steps[-1]["seq"] > self.table.seq:
            self.table.seq, self.table.moved = steps[-1]["seq"], time.monotonic()
        self.table.over = self.table.over or table["status"] == "over"
        if view is None or "actions" not in view or self.table.over:
            return
        if self.open is None or self.open.seq != table["seq"]:
            await asyncio.sleep(self.world.pace * self.world.dice.uniform(0.5, 1.5))
            action = self.world.dice.choice(view["actions"])["notation"]
            self.open = Asked(self.seat, table["seq"], action, f"{self.seat}-{self.world.dice.getrandbits(60)}")
            self.table.history.asked.append(self.open)
            self.unanswered[self.open.key] = self.open
        asked = self.open
        message = {"type": "act", "seq": asked.seq, "action": asked.action, "key": asked.key, "tag": asked.key}
        await connection.send(json.dumps(message))


class Table:
    def __init__(self, opened: Json) -> None:
        self.id: str = opened["id"]
        self.secrets: list[str] = [seat["secret"] for seat in opened["seats"]]
        self.history = History()
        self.seq = 0
        self.moved = time.monotonic()
        self.over = False


class World:
    """Servers on one database, and tables that are played."""

    def __init__(self, folder: Path, cluster: Cluster, dice: random.Random, pace: float) -> None:
        self.folder, self.cluster, self.dice, self.pace = folder, cluster, dice, pace
        self.paused, self.back_within = PAUSED, BACK_WITHIN
        self.servers: list[Process] = []
        self.wires: list[Wire] = []
        self.tables: list[Table] = []

    async def start(self, servers: int, tables: int) -> None:
        url = self.cluster.database(f"w{self.dice.getrandbits(48):x}")
        for number in range(servers):
            wire = Wire(self.folder / f"wire{number}", self.cluster.folder)
            await wire.open()
            self.wires.append(wire)
            through = url.replace(str(self.cluster.folder), str(wire.folder))
            flags = ("--database", through, "--connections-per-address", "10000", "--log-level", "error")
            self.servers.append(Process(self.folder / f"data{number}", *flags))
        await asyncio.gather(*[up(server) for server in self.servers])
        for _ in range(tables):
            self.tables.append(await self.open())

    async def open(self) -> Table:
        base = f"http://127.0.0.1:{self.dice.choice(self.servers).port}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=60) as http:
            game = self.dice.choice(["arnak", "quetzal"])
            table = Table((await http.post("/api/tables", json={"game": game, "seats": [{}, {}]})).json())
            for secret in table.secrets:
                headers = {"Authorization": f"Bearer {secret}"}
                (await http.post(f"/api/tables/{table.id}/ready", json={}, headers=headers)).raise_for_status()
        return table

    async def stored(self, table: Table) -> dict[int, list[Json]]:
        """The steps as each seat may see them."""
        base = f"http://127.0.0.1:{self.dice.choice(self.servers).port}"
        found = {}
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=60) as http:
            for seat, secret in enumerate(table.secrets):
                headers = {"Authorization": f"Bearer {secret}"}
                answer = (await http.get(f"/api/tables/{table.id}/events", headers=headers)).raise_for_status()
                found[seat] = answer.json()["steps"]
        return found

    async def end(self) -> None:
        for server in self.servers:
            if server.running is not None:
                server.running.send_signal(signal.SIGCONT) if server.running.returncode is None else None
                await server.end()
        for wire in self.wires:
            wire.close()

    # Faults.

    async def kill(self) -> None:
        server = self.dice.choice(self.servers)
        await server.end()
        await asyncio.sleep(self.dice.uniform(0.0, 3.0))
        await up(server)

    async def stop(self) -> None:
        server = self.dice.choice(self.servers)
        status = await server.end(signal.SIGTERM)
        assert status == 0, f"the server did not stop cleanly: {status}"
        await up(server)

    async def pause(self) -> None:
        server = self.dice.choice(self.servers)
        assert server.running is not None
        server.running.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.paused)
        server.running.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        """One server does not reach the database for a while; what it sent meanwhile arrives late."""
        wire = self.dice.choice(self.wires)
        wire.whole.clear()
        await asyncio.sleep(self.dice.uniform(2.0, self.paused))
        wire.whole.set()

    async def restart(self, how: int = signal.SIGINT) -> None:
        await asyncio.to_thread(self.cluster.stop, how)
        await asyncio.sleep(self.dice.uniform(0.0, 3.0))
        await asyncio.to_thread(self.cluster.start)

    async def crash(self) -> None:
        await self.restart(signal.SIGQUIT)

    async def strike(self, kind: str) -> float:
        """A fault; then every table must be played on. The seconds until the last one was."""
        faults: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "stop": self.stop,
            "pause": self.pause,
            "cut": self.cut,
            "restart": self.restart,
            "crash": self.crash,
        }
        began = time.monotonic()
        await faults[kind]()
        ended = time.monotonic()
        while late := [table for table in self.tables if not table.over and table.moved < ended]:
            if time.monotonic() - ended > self.back_within:
                raise AssertionError(f"{kind}: {len(late)} tables are not played on after {self.back_within} s")
            await asyncio.sleep(0.05)
        after_kill = [table.moved for table in self.tables if not table.over]
        return max(after_kill, default=ended) - (began if kind == "kill" else ended)


async def up(server: Process) -> None:
    """Start a server, and wait until it does more than listen."""
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", trust_env=False, timeout=60) as http:
        (await http.get("/healthz")).raise_for_status()


async def round_of(
    kinds: list[str],
    servers: int,
    tables: int,
    seed: int,
    pace: float,
    paused: float = PAUSED,
    back_within: float = BACK_WITHIN,
) -> Json:
    """Play, strike, look at every history."""
    dice = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="digsite-faults-") as folder, Cluster(safe=True) as cluster:
        world = World(Path(folder), cluster, dice, pace)
        world.paused, world.back_within = paused, back_within
        try:
            await world.start(servers, tables)
            seats = [Seat(world, table, n, secret) for table in world.tables for n, secret in enumerate(table.secrets)]
            playing = [asyncio.create_task(seat.play()) for seat in seats]
            slowest: dict[str, float] = {}
            for kind in kinds:
                slowest[kind] = max(slowest.get(kind, 0.0), round(await world.strike(kind), 2))
            for task in playing:
                if task.done():
                    task.result()
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            found = [fault for table in world.tables for fault in table.history.faults(await world.stored(table))]
            return {
                "seed": seed,
                "faults": dict(Counter(kinds)),
                "tables": tables,
                "confirmed": sum([len(table.history.confirmed) for table in world.tables]),
                "steps": sum([table.seq for table in world.tables]),
                "slowest": slowest,
                "violations": found,
            }
        finally:
            await world.end()


def summary(rounds: list[Json]) -> str:
    kinds = sum([Counter(one["faults"]) for one in rounds], Counter[str]())
    told = ", ".join([f"{count} {kind}" for kind, count in kinds.items()])
    confirmed, steps = (sum([one[name] for one in rounds]) for name in ("confirmed", "steps"))
    violations = [fault for one in rounds for fault in one["violations"]]
    return f"{kinds.total()} faults ({told}), {confirmed} confirmed, {steps} steps, {len(violations)} violations"


async def run(chosen: argparse.Namespace) -> int:
    rounds = remembered(chosen.file)
    while sum([sum(one["faults"].values()) for one in rounds]) < chosen.faults:
        seed = len(rounds) + 1
        bag = [kind for kind, often in KINDS.items() for _ in range(often)]
        kinds = random.Random(seed).choices(bag, k=chosen.each)
        rounds.append(await round_of(kinds, chosen.servers, chosen.tables, seed, chosen.pace))
        with chosen.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(rounds[-1]) + "\n")
        print(rounds[-1], flush=True)
    print(summary(rounds))
    return 1 if any([one["violations"] for one in rounds]) else 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Faults while tables are played, and what the histories say.")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--each", type=int, default=10, help="faults of one round, between two looks at the histories")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds a seat thinks")
    parser.add_argument("--file", type=Path, default=Path("faults.jsonl"))
    sys.exit(asyncio.run(run(parser.parse_args())))


if __name__ == "__main__":
    main()
