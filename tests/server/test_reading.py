"""Editions and records are read in processes of their own, within limits of size, time and memory."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from digsite.quetzal.edition import BadEdition, check_edition, read_edition
from digsite.quetzal.edition_limits import DEEPEST, LARGEST, too_much, too_much_in
from digsite.server import reader
from digsite.server.workers import Pool, Stuck, Worker
from digsite.tables.problems import Problem
from tests.server.house import House, house

Json = dict[str, Any]


def deep(parts: int) -> str:
    return ".".join(["a"] * parts) + " = 1"


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        (deep(DEEPEST), True),
        (deep(DEEPEST + 1), False),
        (deep(32_000)[: LARGEST - 1], False),
        ("a" + " . a" * DEEPEST + " = 1", False),
        ('"a"' + ".'a'" * DEEPEST + " = 1", False),
        (f"[{deep(9)[:-4]}]", False),
        ("x = " + "[" * 20_000, False),
        ("x = " + "{a = " * 9000, False),
        ("# " + deep(30), True),
        (f'x = "{deep(30)}"', True),
        (f"x = '''\n{deep(30)}\n'''", True),
        ('x = "' + '\\"' * 20_000, True),  # a text without an end, which reading finds out at once
        ("#" * LARGEST, True),
        ("#" * (LARGEST + 1), False),
        ("#" + "\u00e9" * (LARGEST // 2), False),
    ],
)
def test_size_and_depth_are_seen_before_reading(text: str, fine: bool) -> None:
    found = too_much(text)
    assert (found is None) is fine, found
    if not fine:
        with pytest.raises(BadEdition) as refused:
            read_edition(text)
        assert refused.value.problems == [found]


def test_objects_have_the_same_limits() -> None:
    def nested(levels: int) -> Json:
        return {"a": nested(levels - 1)} if levels > 1 else {"a": 1}

    assert too_much_in(nested(DEEPEST)) is None
    assert too_much_in(nested(DEEPEST + 1)) is not None
    assert too_much_in({"a": "x" * LARGEST}) is not None
    assert too_much_in({}) is None
    with pytest.raises(BadEdition, match="8 deep"):
        check_edition(nested(DEEPEST + 1))


async def test_editions_of_a_real_table_have_them_too(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = await home.http.post("/api/cardboard/automaton", json={"edition": {"a": "x" * 50_000}})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-edition")
        assert "48 kB" in answer.json()["detail"] and len(answer.content) < 2000


async def open_with(home: House, **options: Any) -> Any:
    body = {"game": "quetzal", "seats": [{}, {}], "options": options}
    return await home.http.post("/api/tables", json=body)


async def test_no_edition_eats_the_machine(tmp_path: Path) -> None:
    """Too large or too deep ones reach nobody who reads; of what is wrong the first fifty are told."""
    async with house(tmp_path) as home:
        for options in (
            {"edition_toml": deep(32_000)},
            {"edition_toml": "a = 1\n" * 20_000},
            {"edition_toml": "x = " + "[" * 20_000},
            {"edition": {"a": "x" * 50_000}},
            {"edition": json.loads('{"a":' * 20 + "1" + "}" * 20)},
        ):
            answer = await open_with(home, **options)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-edition"), options
            assert len(answer.content) < 2000
        assert [worker.process for worker in home.readers.pool.all] == [None] * len(home.readers.pool.all)
        many = await open_with(home, edition_toml="".join([f"a{number} = 1\n" for number in range(3000)]))
        assert (many.status_code, len(many.json()["problems"])) == (422, 50)
        assert len(many.content) < 20_000
        long = await open_with(home, edition_toml='"' + "a." * 20_000 + '" = 1')
        assert long.status_code == 422 and len(long.content) < 2000
        assert (await open_with(home, edition_toml="upgrade = [\n")).json()["problems"][0]["line"] == 2
        assert (await open_with(home, edition_toml="# as printed\n")).status_code == 201
        assert (await open_with(home, edition={})).status_code == 201


async def test_an_edition_is_read_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it costs, this process does not pay: with no reader that answers, it is refused."""
    async with house(tmp_path, reading_patience=0.0) as home:
        refused = await open_with(home, edition_toml="")
        assert (refused.status_code, refused.json()["code"]) == (422, "too-heavy")
        assert (await open_with(home)).status_code == 201


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("score", {"game": "quetzal", "seats": [{}, {}], "edition": {"a": 1}}),
        ("score", {"game": "quetzal", "seats": [{}, {}]}),
        ("automaton", {"edition": {"a": 1}}),
        ("automaton/next", {"state": {"edition": {"a": 1}, "cards": [], "round": 1}}),
    ],
)
async def test_so_are_those_of_a_real_table(tmp_path: Path, path: str, body: Json) -> None:
    async with house(tmp_path, reading_patience=0.0) as home:
        refused = await home.http.post(f"/api/cardboard/{path}", json=body)
        assert (refused.status_code, refused.json()["code"]) == (422, "too-heavy")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep to the limit")
def test_a_process_has_so_much_memory_and_no_more() -> None:
    code = "from digsite.server.answering import answer_lines\n"
    code += "answer_lines(lambda asked: {'taken': len(bytearray(asked['bytes']))}, 400)"
    lines = "".join([json.dumps({"bytes": size}) + "\n" for size in (10**6, 10**9)])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", code], input=lines, capture_output=True, text=True, check=False, env=environment
    )
    assert (done.stdout, done.returncode) == ('{"taken": 1000000}\n', 1) and "MemoryError" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep to the limit")
async def test_a_reader_has_the_memory_of_the_settings(tmp_path: Path) -> None:
    import resource

    async with house(tmp_path, reading_memory=700) as home:
        assert await home.readers.ask("somebody", "options", game="quetzal", options={}, seats=2)
        limits = []
        for worker in home.readers.pool.all:
            if worker.process is not None:
                limits.append(resource.prlimit(worker.process.pid, resource.RLIMIT_AS))
        assert limits == [(700 * 2**20, 700 * 2**20)]


def test_memory_and_depth_that_run_out_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much_for(error: type[BaseException]) -> Any:
        def whole(_: Json) -> Json:
            raise error

        return whole

    for error, code in ((MemoryError, "too-heavy"), (RecursionError, "too-heavy"), (KeyError, "internal-error")):
        monkeypatch.setitem(reader.ANSWERS, "whole", too_much_for(error))
        assert reader.answer({"do": "whole"})["problem"] == code


async def test_replays_run_elsewhere_with_a_limit_for_each_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough, asked = asyncio.Event(), []

    async def slow(_: Worker, request: Json, patience: float) -> Json:
        asked.append(request["source"]["record"])
        assert threading.current_thread() is threading.main_thread()
        await enough.wait()
        raise Stuck("slow")

    monkeypatch.setattr(Worker, "ask", slow)
    async with house(tmp_path, reading_at_once=1, trusted_proxies="127.0.0.1") as home:

        async def replay(record: str, address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return (await home.http.post("/api/replay", json={"record": record}, headers=headers)).status_code

        greedy = [asyncio.create_task(replay(f"greedy {number}", "203.0.113.5")) for number in range(15)]
        async with asyncio.timeout(20):
            while home.readers.pool.waiting < 8 or sum([task.done() for task in greedy]) < 6:
                await asyncio.sleep(0.01)
        assert [task.result() for task in greedy if task.done()] == [429] * 6
        modest = asyncio.create_task(replay("modest", "203.0.113.6"))
        while home.readers.pool.waiting < 9:
            await asyncio.sleep(0.01)
        enough.set()
        await asyncio.gather(modest, *greedy)
        assert asked.index("modest") == 2, "whoever asks for little need not wait for whoever asks for much"


async def test_addresses_take_turns() -> None:
    pool = Pool([Worker("nothing")], most=6, each=6, busy="bots-busy")
    served: list[str] = []

    async def ask(address: str) -> None:
        worker = await pool.take(address)
        served.append(address)
        await asyncio.sleep(0)
        pool.give_back(worker)

    waiting = await pool.take("first")
    greedy = [asyncio.create_task(ask("greedy")) for _ in range(6)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(ask(name)) for name in ("ann", "ben")]
    await asyncio.sleep(0)
    cancelled = greedy.pop(0)
    cancelled.cancel()
    pool.give_back(waiting)
    results = await asyncio.gather(*greedy, *others, return_exceptions=True)
    assert served == ["greedy", "ann", "ben", "greedy", "greedy"]
    assert [type(result) for result in results].count(Problem) == 2, "the two that asked last of the one with most"
    assert (pool.working, pool.waiting) == (0, 0)
    busy = [await pool.take("ann")]
    tasks = [asyncio.create_task(pool.take(name)) for name in "abcdef"]
    await asyncio.sleep(0)
    with pytest.raises(Problem, match="bots-busy"):
        await pool.take("g")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    pool.give_back(busy.pop())
    assert (pool.working, pool.waiting) == (0, 0)


async def test_a_table_does_not_wait_for_all_bots_of_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    enough = asyncio.Event()

    async def brood(_: Worker, request: Json, patience: float) -> Json:
        asked.append(request["level"])
        await enough.wait()
        return {"action": request["view"]["actions"][0]["id"]}

    monkeypatch.setattr(Worker, "ask", brood)
    async with house(tmp_path, trusted_proxies="127.0.0.1", bot_delay=60.0) as home:
        for number in range(6):
            greedy = number < 5
            seats = [{"kind": "bot", "level": "novice" if greedy else "scout"}, {"kind": "person"}]
            party = await home.open("arnak", seats=seats)
            address = "203.0.113.5" if greedy else "203.0.113.6"
            await party.post("ready", party.secrets[1], {}, **{"X-Forwarded-For": address})
        async with asyncio.timeout(20):
            while home.bots.pool.waiting < 5:
                await asyncio.sleep(0.01)
        enough.set()
        async with asyncio.timeout(20):
            while len(asked) < 6:
                await asyncio.sleep(0.01)
        assert asked == ["novice", "novice", "scout", "novice", "novice", "novice"]


async def test_a_bot_that_could_not_think_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To everybody at the table, and whenever the game is looked at."""
    seats = [{"kind": "bot", "level": "scout"}, {"kind": "person"}]

    async def stuck(_: Worker, request: Json, patience: float) -> Json:
        raise Stuck("too busy")

    async with house(tmp_path) as home:
        with monkeypatch.context() as patched:
            patched.setattr(Worker, "ask", stuck)
            party = await home.open("quetzal", seats=seats)
            async with party.socket(party.secrets[1]) as ben:
                await ben.ask({"type": "ready"})
                while (message := await ben.next("step"))["step"]["seat"] != 0:
                    pass
                assert message["step"]["unthought"] is True
                async with asyncio.timeout(20):
                    while (await party.table())["to_decide"] == 0:
                        await asyncio.sleep(0.01)
        party.next = None
        await party.act(random.Random(1))
        steps = (await party.get("events")).json()["steps"]
        assert [step["seat"] for step in steps if step.get("unthought")].count(0) >= 1
        assert not [step for step in steps if step.get("unthought") and step["seat"] != 0]
