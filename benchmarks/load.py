"""How many tables a server can handle: `python -m benchmarks.load` plays 200 at once, then more until it slows down.

Every table has two people on two WebSockets and no bots; one of them acts every second. What counts is the time from
sending an action until both have received the step with their view of the table. Server and players share the machine.
With `--processes 2` the servers share a throw-away PostgreSQL, and every socket goes to one of them by chance.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tools.postgres import Cluster

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[1]
STEP: Final = re.compile(r'^\{"type":"step","step":\{"seq":(\d+)')
NO_LIMITS: Final = ("requests-per-second", "actions-per-second", "tables-per-minute", "connections-per-address")
SLOW: Final = 0.2


class Server:
    """The server in its own process."""

    def __init__(self, data: str, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.command = [sys.executable, "-m", "digsite.server", "--port", str(self.port), "--data", data]
        self.command += ["--no-browser", "--log-level", "error", "--max-tables", "100000"]
        self.command += ["--max-connections", "100000"]
        self.command += ["--database", database] if database else []
        for limit in NO_LIMITS:
            self.command += [f"--{limit}", "1000000"]

    async def __aenter__(self) -> Server:
        paths = os.environ.get("PYTHONPATH") or str(ROOT / "src")
        environment = {**os.environ, "PYTHONPATH": paths}
        self.process = await asyncio.create_subprocess_exec(
            *self.command, env=environment, stdout=asyncio.subprocess.DEVNULL
        )
        async with httpx.AsyncClient(trust_env=False) as http:
            for _ in range(600):
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    return self
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise SystemExit("The server did not start.")

    async def __aexit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        await self.process.wait()

    def memory(self) -> float:
        """Its memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found.group(1)) / 1024

    def seconds_of_processor(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class LoadedTable:
    """One table with its two connections."""

    def __init__(self, number: int) -> None:
        self.dice = random.Random(number)
        self.sockets: list[ClientConnection] = []
        self.position: Json = {}
        self.times: list[float] = []
        self.received = 0  # bytes
        self.lost = 0

    async def open(self, ports: list[int], http: httpx.AsyncClient) -> None:
        opened = (await http.post("/api/tables", json={"game": "arnak", "seats": [{}, {}]})).json()
        for seat in opened["seats"]:
            address = f"ws://127.0.0.1:{self.dice.choice(ports)}/api/tables/{opened['id']}/socket"
            connection = await connect(address, proxy=None, compression=None, ping_interval=None)
            await connection.send(json.dumps({"type": "hello", "secret": seat["secret"]}))
            await connection.recv()
            self.sockets.append(connection)
        for connection in self.sockets:
            await connection.send('{"type":"ready"}')
        await self.hear(1)

    async def hear(self, seq: int) -> None:
        """Wait until both have a given step; returns the view of the seat to decide."""
        for connection in self.sockets:
            while True:
                text = str(await connection.recv())
                self.received += len(text)
                found = STEP.match(text)
                if found is not None and int(found.group(1)) >= seq:
                    break
            if '"actions":[' in text or not self.position:
                self.position = json.loads(text)

    async def act(self) -> None:
        """One action, timed until both have seen it."""
        table, view = self.position["table"], self.position["view"]
        if table["to_decide"] is None:
            return
        action = self.dice.choice(view["actions"])["notation"]
        message = json.dumps({"type": "act", "seq": table["seq"], "action": action})
        started = time.perf_counter()
        await self.sockets[table["to_decide"]].send(message)
        self.position = {}
        try:
            async with asyncio.timeout(30):
                await self.hear(table["seq"] + 1)
        except TimeoutError:
            self.lost += 1
            return
        self.times.append(time.perf_counter() - started)

    async def play(self, seconds: float) -> None:
        """One action per second, each table at its own offset."""
        loop = asyncio.get_running_loop()
        at = loop.time() + self.dice.random()
        until = loop.time() + seconds
        while at < until:
            await asyncio.sleep(max(0.0, at - loop.time()))
            await self.act()
            at += 1.0

    async def close(self) -> None:
        for connection in self.sockets:
            await connection.close()


@contextlib.asynccontextmanager
async def running(processes: int, postgres: bool) -> AsyncIterator[tuple[list[Server], Cluster | None]]:
    """Servers on SQLite, or on a PostgreSQL of their own."""
    async with contextlib.AsyncExitStack() as stack:
        cluster = stack.enter_context(Cluster(safe=True)) if postgres else None
        url = "" if cluster is None else cluster.database("digsite")
        folders = [stack.enter_context(tempfile.TemporaryDirectory()) for _ in range(processes)]
        yield [await stack.enter_async_context(Server(folder, url)) for folder in folders], cluster


async def measure(tables: int, seconds: float, processes: int = 1, postgres: bool = False) -> Json:
    """Measure a number of tables for some time."""
    async with running(processes, postgres) as (servers, cluster):
        empty = sum([server.memory() for server in servers])
        ports = [server.port for server in servers]
        limits = httpx.Limits(max_connections=10)
        loaded = [LoadedTable(number) for number in range(tables)]
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(
                    httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60, limits=limits)
                )
                for port in ports
            ]
            for start in range(0, tables, 20):
                opening = loaded[start : start + 20]
                await asyncio.gather(*[table.open(ports, table.dice.choice(clients)) for table in opening])
        heard = sum([table.received for table in loaded])
        busy, started = sum([server.seconds_of_processor() for server in servers]), time.perf_counter()
        stored = written(cluster)
        await asyncio.gather(*[table.play(seconds) for table in loaded])
        took = time.perf_counter() - started
        used = sum([server.seconds_of_processor() for server in servers]) - busy
        storing = [after - before for before, after in zip(stored, written(cluster), strict=True)]
        memory = sum([server.memory() for server in servers])
        await asyncio.gather(*[table.close() for table in loaded])
    times = sorted([one for table in loaded for one in table.times])
    cuts = statistics.quantiles(times, n=100)
    return {
        "tables": tables,
        "actions": len(times),
        "actions_per_second": len(times) / took,
        "p50": cuts[49],
        "p95": cuts[94],
        "p99": cuts[98],
        "lost": sum([table.lost for table in loaded]),
        "memory": memory,
        "per_table": (memory - empty) / tables * 1024,
        "processor": used / took,
        "per_action": used / max(1, len(times)),
        "received": (sum([table.received for table in loaded]) - heard) / max(1, len(times)),
        "database": [one / max(1, len(times)) for one in storing],
    }


def written(cluster: Cluster | None) -> list[float]:
    """What a database has used: seconds of processor, bytes of its log, bytes of its tables."""
    if cluster is None:
        return []
    log = "SELECT pg_current_wal_lsn() - '0/0', pg_database_size('digsite')"
    return [cluster.seconds_of_processor(), *[float(one) for one in cluster.sql(log).split("|")]]


def told(result: Json) -> str:
    times = ", ".join([f"{name} {result[name] * 1000:.1f} ms" for name in ("p50", "p95", "p99")])
    return (
        f"{result['tables']} tables: {result['actions_per_second']:.0f} actions/s, {times}, {result['lost']} lost; "
        f"{result['memory']:.0f} MB, {result['per_table']:.0f} kB a table, {result['processor']:.0%} of a processor, "
        f"{result['per_action'] * 1000:.2f} ms of it an action, "
        f"{result['received'] / 1000:.1f} kB sent an action"
        f"{told_of_database(*result['database'])}"
    )


def told_of_database(seconds: float = 0.0, log: float = 0.0, tables: float = 0.0) -> str:
    if not seconds:
        return ""
    return f"; PostgreSQL: {seconds * 1000:.2f} ms, {log / 1000:.1f} kB of log and {tables / 1000:.1f} kB of tables"


async def run(chosen: argparse.Namespace) -> None:
    result = await measure(chosen.tables, chosen.seconds, chosen.processes, chosen.postgres or chosen.processes > 1)
    print(told(result), flush=True)
    tables = chosen.tables
    while not chosen.once and result["p95"] < SLOW and not result["lost"] and tables < chosen.most:
        tables += chosen.step
        result = await measure(tables, chosen.seconds, chosen.processes, chosen.postgres or chosen.processes > 1)
        print(told(result), flush=True)
    if not chosen.once:
        slow = result["p95"] >= SLOW or result["lost"]
        print(f"The slowest twentieth {'passes' if slow else 'stays below'} {SLOW * 1000:.0f} ms at {tables} tables.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once against one server on this machine.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each number of tables plays")
    parser.add_argument("--once", action="store_true", help="only that number of tables")
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="server processes, on PostgreSQL if several")
    parser.add_argument("--step", type=int, default=100, help="how many more each time")
    parser.add_argument("--most", type=int, default=2000)
    try:
        import uvloop
    except ImportError:
        asyncio.run(run(parser.parse_args()))
    else:
        uvloop.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
