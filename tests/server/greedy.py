"""One address asks for more than its share: `python -m tests.server.greedy` says what it got and what others noticed.

A real server with its usual limits where they matter is attacked in one way after the other: editions that cost much
to read, score sheets with such editions, tables that do not exist, many replays at once, a table that grows by acting and undoing. Meanwhile somebody
else asks again and again whether the server is alive; the longest wait is told, and the memory of all its processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from digsite.tables.play import Play
from digsite.tables.seats import new_id
from tests.server.kills import Process

Json = dict[str, Any]
MOST_MEMORY = 600  # megabytes, all processes together
LONGEST_WAIT = 2.0  # seconds, on a machine with little else to do
STEPS = 5000


def memory(process: int) -> tuple[int, int]:
    """The megabytes a process takes now, and those of its children."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return resident(process), sum([resident(int(child)) for child in children])


def resident(process: int) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) // 1024
    return 0


class Witness:
    """Somebody else, at another address, who asks all the time."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.waits: list[float] = []
        self.most = (0, 0)

    @contextlib.asynccontextmanager
    async def watching(self, what: str) -> AsyncIterator[Counter[str]]:
        """What is done meanwhile is counted; then all of it is told."""
        self.waits, self.most, outcomes, started = [], (0, 0), Counter[str](), time.monotonic()
        task = asyncio.create_task(self.ask())
        try:
            yield outcomes
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        told = ", ".join([f"{count} {outcome}" for outcome, count in outcomes.most_common()])
        took = time.monotonic() - started
        print(f"{what}: {told} in {took:.1f} s; longest wait of somebody else {max(self.waits) * 1000:.0f} ms; "
              f"at most {self.most[0]} MB and {self.most[1]} MB in other processes", flush=True)  # fmt: skip
        assert sum(self.most) < MOST_MEMORY, self.most
        assert max(self.waits) < LONGEST_WAIT, max(self.waits)

    async def ask(self) -> None:
        assert self.server.running is not None
        async with client(self.server, "203.0.113.99") as http:
            while True:
                started = time.monotonic()
                assert (await http.get("/healthz")).status_code == 200
                self.waits.append(time.monotonic() - started)
                mine, theirs = memory(self.server.running.pid)
                self.most = (max(self.most[0], mine), max(self.most[1], theirs))
                await asyncio.sleep(0.005)


def client(server: Process, address: str) -> httpx.AsyncClient:
    headers = {"X-Forwarded-For": address}
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", headers=headers, trust_env=False, timeout=120)


def outcome(answer: httpx.Response) -> str:
    return f"{answer.status_code} {answer.json().get('code', '')}".strip()


async def editions(server: Process, witness: Witness) -> None:
    """The two of the issue, and others that cost much for their size."""
    texts = [
        "a" + ".a" * 32_000 + " = 1",
        "".join([f"a{number}.b.c.d.e.f.g.h = {{}}\n" for number in range(2000)]),
        "a" + ".a" * 99_000 + " = 1",
        "x = " + "[" * 40_000,
        'x = """\n[' + " " * 40_000 + '!\n"""',
        '"' + "a." * 20_000 + '" = 1',
        "".join([f"a{number} = 1\n" for number in range(4500)]),
    ]
    async with client(server, "203.0.113.5") as http, witness.watching("editions") as outcomes:
        for number in range(210):
            options = {"edition_toml": texts[number % len(texts)]}
            answer = await http.post("/api/tables", json={"game": "quetzal", "seats": [{}, {}], "options": options})
            outcomes[outcome(answer)] += 1
            assert len(answer.content) < 30_000


async def sheets(server: Process, witness: Witness) -> None:
    """Score sheets and companions whose editions cost much to check."""
    wrong = {f"a{number}": 1 for number in range(4000)}
    bodies: list[tuple[str, Json]] = [
        ("score", {"game": "quetzal", "seats": [{}, {}], "edition": wrong}),
        ("automaton", {"edition": wrong}),
        ("automaton", {"edition": {"upgrade": [{"id": "reroll_two"}] * 1800}}),
        ("automaton/next", {"state": {"edition": {"location": [{}] * 9000}, "cards": [], "round": 1}}),
    ]
    async with client(server, "203.0.113.5") as http, witness.watching("sheets") as outcomes:
        for number in range(80):
            path, body = bodies[number % len(bodies)]
            answer = await http.post(f"/api/cardboard/{path}", json=body)
            outcomes[outcome(answer)] += 1
            assert len(answer.content) < 30_000


async def tables_that_do_not_exist(server: Process, witness: Witness) -> None:
    async with client(server, "203.0.113.5") as http, witness.watching("tables that do not exist") as outcomes:
        for number in range(2000):
            name = "a" * 5000 if number % 10 == 0 else new_id()
            outcomes[outcome(await http.get(f"/api/tables/{name}"))] += 1


def long_record() -> str:
    play, _ = Play.deal("arnak", {"players": 4, "board": "bird"}, seed=5)
    dice, seq = random.Random(2), 1
    while play.to_decide() is not None:
        seq += 1
        play.act(seq, dice.choice(play.listed())["notation"])
    return play.record(["a", "b", "c", "d"])


async def replays(server: Process, witness: Witness) -> None:
    record = long_record()

    async def replay(http: httpx.AsyncClient, number: int) -> str:
        other = record.replace("a b c d", f"a b c {number}", 1) if number % 2 else f"{record}x{number}"
        return outcome(await http.post("/api/replay", json={"record": other}))

    async with client(server, "203.0.113.5") as http, client(server, "203.0.113.6") as modest:
        async with witness.watching("replays") as outcomes:
            asked = [asyncio.create_task(replay(http, number)) for number in range(60)]
            await asyncio.sleep(0.2)
            started = time.monotonic()
            fine = await modest.post("/api/replay", json={"record": record})
            waited = time.monotonic() - started
            outcomes.update(await asyncio.gather(*asked))
            assert fine.status_code == 200, fine.text
        print(f"  another address had its replay after {waited:.1f} s")


async def growing(server: Process, witness: Witness) -> None:
    """Act and undo in turn until it is refused, then let the server forget the table and come back to it."""
    async with client(server, "203.0.113.5") as http:
        opened = (await http.post("/api/tables", json={"game": "arnak", "seats": [{}, {}], "seed": 7})).json()
        path = f"/api/tables/{opened['id']}"
        secrets = [{"Authorization": f"Bearer {seat['secret']}"} for seat in opened["seats"]]
        for secret in secrets:
            await http.post(f"{path}/ready", json={}, headers=secret)
        async with witness.watching("acting and undoing") as outcomes:
            for seq in range(1, STEPS + 10):
                if seq % 2:
                    act = {"seq": seq, "action": "play funding-car"}
                    answer = await http.post(f"{path}/actions", json=act, headers=secrets[0])
                else:
                    answer = await http.post(f"{path}/undo", json={"seq": seq}, headers=secrets[0])
                outcomes[outcome(answer)] += 1
                if answer.status_code != 200:
                    break
            assert (answer.status_code, seq) == (409, STEPS), (answer.text, seq)
        await server.end(15)
        await server.start()
        async with witness.watching("resuming it") as outcomes:
            outcomes[outcome(await http.get(path))] += 1
        assert (await http.get(path)).json()["seq"] == STEPS


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--trusted-proxies", "127.0.0.1", "--tables-per-minute", "100000")
        async with Process(Path(folder), *flags) as server:
            witness = Witness(server)
            for attack in (editions, sheets, tables_that_do_not_exist, replays, growing):
                await attack(server, witness)
            assert await server.end(15) == 0
    print(json.dumps({"most_memory": MOST_MEMORY, "longest_wait": LONGEST_WAIT}))


if __name__ == "__main__":
    asyncio.run(main())
