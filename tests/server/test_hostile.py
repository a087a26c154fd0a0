"""Nonsense, slowness and tricks: answered with a reason or closed with the right code, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile import attack, honest_game
from tests.server.house import house


async def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        attacker, steps = await asyncio.gather(attack(home.port, 1500, seed=3), honest_game(home.port))
        assert attacker.sent >= 1500 and steps > 30
        for outcome in ("bad-json", "bad-request", "stale", "closed 4400", "closed 1009", "closed 1008", "closed 4404"):
            assert attacker.outcomes[outcome], (outcome, attacker.outcomes)


async def test_whoever_says_nothing_is_let_go(tmp_path: Path) -> None:
    async with house(tmp_path, hello_patience=0.2) as home:
        party = await home.open()
        async with party.socket(hello=False) as silent:
            assert (await silent.hear())["code"] == "too-slow"
            assert await silent.closed() == 1008


async def test_whoever_does_not_listen_is_let_go_and_nobody_waits(tmp_path: Path) -> None:
    async with house(tmp_path, send_patience=0.5) as home:
        party = await home.dealt("quetzal", 2)
        async with party.socket(party.secrets[0]) as ann:
            reader, writer = await raw_socket(home.port, party.id)
            table = home.hub.tables[party.id]
            while len(table.audience.listeners) < 2:
                await asyncio.sleep(0.01)
            for number in range(150):
                chat = {"seat": 0, "name": None, "text": "x" * 100_000, "at": str(number)}
                table.audience.tell_all({"type": "chat", "chat": chat})
                assert (await ann.next("chat"))["chat"]["at"] == str(number)
            async with asyncio.timeout(10):
                while len(table.audience.listeners) > 1:
                    await asyncio.sleep(0.05)
            assert (await ann.ask({"type": "ping"}))["type"] == "pong"
            writer.close()
            del reader


async def raw_socket(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A WebSocket that says hello and then neither reads nor answers."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    writer.write(f"{head}Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n".encode())
    writer.write(b"Sec-WebSocket-Version: 13\r\n\r\n")
    assert b"101" in await reader.readline()
    while await reader.readline() != b"\r\n":
        pass
    hello = json.dumps({"type": "hello"}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return reader, writer


async def test_a_half_open_connection_is_noticed(tmp_path: Path) -> None:
    async with house(tmp_path, ping_every=0.3) as home:
        party = await home.dealt("quetzal", 2)
        _, writer = await raw_socket(home.port, party.id)
        table = home.hub.tables[party.id]
        async with asyncio.timeout(10):
            while not table.audience.listeners:
                await asyncio.sleep(0.01)
            while table.audience.listeners:
                await asyncio.sleep(0.05)
        writer.close()


async def test_a_body_that_does_not_arrive(tmp_path: Path) -> None:
    async with house(tmp_path, request_patience=0.3) as home:
        reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
        head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
        writer.write(head.encode() + b'{"game":')
        async with asyncio.timeout(10):
            answer = await reader.read()
        assert b"408" in answer.split(b"\r\n")[0] and b"too-slow" in answer
        writer.close()


async def test_too_much_too_fast(tmp_path: Path) -> None:
    async with house(tmp_path, actions_per_second=2.0) as home:
        party = await home.dealt("quetzal", 2)
        async with party.socket(party.secrets[0]) as ann:
            for number in range(200):
                with contextlib.suppress(Exception):
                    await ann.send({"type": "ping", "tag": number})
            codes = []
            with contextlib.suppress(Exception):
                while True:
                    message = await ann.hear()
                    codes.append(message.get("code", message["type"]))
            assert "slow-down" in codes and codes.count("pong") < 30
            assert await ann.closed() == 4429


@pytest.mark.parametrize(
    ("path", "headers", "body", "status", "code"),
    [
        ("/api/tables", {}, b"{", 400, "bad-json"),
        ("/api/tables", {}, b"\xff", 400, "bad-json"),
        ("/api/tables", {}, b"[" * 100_000, 400, "bad-json"),
        ("/api/tables", {}, b"9" * 5000, 400, "bad-json"),
        ("/api/tables", {}, b"[]", 422, "bad-request"),
        ("/api/tables", {}, b"x" * 3_000_000, 413, "too-large"),
        ("/api/tables", {"Origin": "https://evil.example"}, b"{}", 403, "bad-origin"),
        ("/api/tables", {"Origin": "null"}, b"{}", 403, "bad-origin"),
        ("/api/tables", {"Host": "evil.example"}, b"{}", 421, "wrong-host"),
        ("/api/replay", {}, json.dumps({"record": "\ud800"}).encode(), 422, "bad-request"),
        ("/api/replay", {}, b'{"record":"digsite record 2"}', 422, "corrupt-record"),
        ("/api/replay", {}, b'{"record":"x","more":1}', 422, "bad-request"),
        ("/api/tables/nosuchtable/actions", {}, b'{"seq":1,"action":"pass"}', 404, "no-such-table"),
        ("/api/tables/UPPER/actions", {}, b'{"seq":1,"action":"pass"}', 404, "no-such-table"),
        (f"/api/tables/{'a' * 3000}/actions", {}, b'{"seq":1,"action":"pass"}', 404, "no-such-table"),
        ("/api/tables", {"Content-Type": "text/plain"}, b'{"game":"arnak","seats":[{},{}]}', 415, "wrong-media-type"),
        ("/api/tables", {"Content-Type": "application/x-www-form-urlencoded"}, b"game=arnak", 415, "wrong-media-type"),
        ("/api/nothing", {}, b"{}", 405, "wrong-method"),
    ],
)
async def test_bad_requests(
    path: str, headers: dict[str, str], body: bytes, status: int, code: str, tmp_path: Path
) -> None:
    async with house(tmp_path) as home:
        answer = await home.http.post(path, headers={"Content-Type": "application/json", **headers}, content=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        assert answer.headers["content-type"] == "application/problem+json"


async def test_origins_of_sockets(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect

    async with house(tmp_path, public_url="https://dig.example") as home:
        party = await home.open()
        address = f"ws://127.0.0.1:{home.port}/api/tables/{party.id}/socket"
        for origin, fine in (
            ("https://evil.example", False),
            (f"http://127.0.0.1:{home.port}", True),
            ("https://dig.example", True),
            ("null", False),
        ):
            async with connect(address, proxy=None, origin=origin) as connection:  # type: ignore[arg-type]
                with contextlib.suppress(Exception):
                    await connection.send('{"type":"hello"}')
                answer: dict[str, Any] = json.loads(await connection.recv())
                assert (answer["type"] == "welcome") is fine, answer
                if not fine:
                    with contextlib.suppress(Exception):
                        await connection.recv()
                    assert (answer["code"], connection.close_code) == ("bad-origin", 1008)


async def test_rates_by_address_behind_a_proxy(tmp_path: Path) -> None:
    async with house(tmp_path, requests_per_second=0.01, trusted_proxies="127.0.0.1") as home:

        async def statuses(address: str, count: int) -> list[int]:
            headers = {"X-Forwarded-For": address}
            return [(await home.http.get("/api/tables/x", headers=headers)).status_code for _ in range(count)]

        assert (await statuses("203.0.113.5", 8))[-1] == 429
        assert (await statuses("203.0.113.6", 1)) == [404]
        assert (await statuses("2001:db8::1", 8))[-1] == 429
        assert (await statuses("2001:db8::2", 1)) == [429]
        assert (await statuses("2001:db8:0:1::2", 1)) == [404]
    async with house(tmp_path, requests_per_second=0.01) as home:
        for address in range(8):
            answer = await home.http.get("/api/tables/x", headers={"X-Forwarded-For": f"203.0.113.{address}"})
        assert answer.status_code == 429 and answer.headers["retry-after"] == "1"


async def test_limits_on_tables_and_connections(tmp_path: Path) -> None:
    async with house(tmp_path, max_tables=2, connections_per_table=2, connections_per_address=3) as home:
        one, two = await home.open(), await home.open()
        full = await home.http.post("/api/tables", json={"game": "quetzal", "seats": [{}, {}]})
        assert (full.status_code, full.json()["code"]) == (503, "too-many-tables")
        async with one.socket(), one.socket(), two.socket(), two.socket(hello=False) as fourth:
            assert await fourth.closed() == 4429
        async with one.socket(), one.socket(), one.socket(hello=False) as third:
            await third.send({"type": "hello"})
            assert await third.closed() == 4429
    async with house(tmp_path / "other", tables_per_minute=2.0) as home:
        body = {"game": "quetzal", "seats": [{}, {}]}
        statuses = [(await home.http.post("/api/tables", json=body)).status_code for _ in range(7)]
        assert statuses == [201] * 5 + [429] * 2


async def test_a_seat_has_its_own_rate(tmp_path: Path) -> None:
    async with house(tmp_path, actions_per_second=0.01) as home:
        party = await home.open("quetzal", 2)
        statuses = [(await party.post("ready", party.secrets[0], {})).status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert (await party.post("ready", party.secrets[1], {})).status_code == 200
