"""Requests about a table that another process has are passed on to it, and its answers back.

Directly, not by way of the database: NOTIFY carries 8,000 bytes, less than many a view, to every process at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final, final

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.guard import RELAYED, SAFE, client_of
from digsite.server.places import CLIENT, OF_TABLE, OURS, TOKEN, Places
from digsite.tables.problems import Problem
from digsite.tables.storage import Peer

Headers = list[tuple[bytes, bytes]]
PATIENCE: Final = 9.0  # longer than a lease lasts: then somebody else can have the table
TRY_EVERY: Final = 0.25
TO_CONNECT: Final = 2.0
TO_ANSWER: Final = 100.0  # a hint takes long
READ_AT_ONCE: Final = 65536
KEPT_IDLE: Final = 16
OF_CONNECTION: Final = (b"connection", b"content-length", b"keep-alive", b"transfer-encoding", b"upgrade", b"date")


class Unreachable(Exception):
    """Nothing was sent."""


@final
class Line:
    """One connection to another process."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.http = h11.Connection(h11.CLIENT)

    @classmethod
    async def to(cls, peer: Peer) -> Line:
        host, _, port = peer.address.rpartition(":")
        try:
            async with asyncio.timeout(TO_CONNECT):
                return cls(*await asyncio.open_connection(host.strip("[]"), int(port)))
        except (OSError, ValueError) as error:
            raise Unreachable from error

    async def ask(self, method: bytes, target: bytes, headers: Headers, body: bytes) -> tuple[int, Headers, bytes]:
        told = [*headers, (b"content-length", str(len(body)).encode())]
        sent = [h11.Request(method=method, target=target, headers=told), h11.Data(body), h11.EndOfMessage()]
        self.writer.write(b"".join([self.http.send(event) or b"" for event in sent]))
        status, found, parts = 0, Headers(), []
        async with asyncio.timeout(TO_ANSWER):
            while True:
                event: Any = self.http.next_event()
                if event is h11.NEED_DATA:
                    self.http.receive_data(await self.reader.read(READ_AT_ONCE))
                elif isinstance(event, h11.Response):
                    status, found = event.status_code, list(event.headers)
                elif isinstance(event, h11.Data):
                    parts.append(bytes(event.data))
                elif isinstance(event, h11.EndOfMessage):
                    return status, found, b"".join(parts)
                elif isinstance(event, h11.ConnectionClosed):
                    raise ConnectionResetError

    def again(self) -> bool:
        """Whether it can carry another request."""
        if self.http.our_state is not h11.DONE or self.http.their_state is not h11.DONE:
            return False
        self.http.start_next_cycle()
        return not self.reader.at_eof()

    def close(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            self.writer.close()


@final
class Lines:
    """Connections to other processes, kept for further requests."""

    def __init__(self) -> None:
        self.idle: dict[str, list[Line]] = {}

    async def ask(
        self, peer: Peer, method: bytes, target: bytes, headers: Headers, body: bytes
    ) -> tuple[int, Headers, bytes]:
        line = self.waiting(peer) or await Line.to(peer)
        try:
            answer = await line.ask(method, target, headers, body)
        except BaseException:
            line.close()
            raise
        idle = self.idle.setdefault(peer.address, [])
        if line.again() and len(idle) < KEPT_IDLE:
            idle.append(line)
        else:
            line.close()
        return answer

    def waiting(self, peer: Peer) -> Line | None:
        """An idle connection that the other process has not closed."""
        kept = self.idle.get(peer.address, [])
        while kept:
            line = kept.pop()
            if not line.reader.at_eof():
                return line
            line.close()
        return None

    def close(self) -> None:
        for line in [line for lines in self.idle.values() for line in lines]:
            line.close()
        self.idle.clear()


@final
class Relay:
    """The layer that passes requests on."""

    def __init__(self, app: ASGIApp, places: Places, lines: Lines) -> None:
        self.app = app
        self.places = places
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        about = OF_TABLE.match(scope["path"]) if scope["type"] == "http" and RELAYED not in scope else None
        if about is None:
            await self.app(scope, receive, send)
            return
        table_id = about[1]
        peer = await self.places.peer(table_id)
        if peer is None:
            await self.app(scope, receive, send)
            return
        body = b"" if scope["method"] in SAFE else (await receive()).get("body", b"")
        answer = await self.ask(scope, table_id, peer, body)
        if answer is None:  # nobody had it any more: now it is ours
            await self.app(scope, lambda: whole(body, receive), send)
        else:
            status, headers, told = answer
            kept = [one for one in headers if one[0] not in OF_CONNECTION]
            kept.append((b"content-length", str(len(told)).encode()))
            await send({"type": "http.response.start", "status": status, "headers": kept})
            await send({"type": "http.response.body", "body": told})

    async def ask(
        self, scope: Scope, table_id: str, peer: Peer | None, body: bytes
    ) -> tuple[int, Headers, bytes] | None:
        """The answer of the process that has the table; what was perhaps carried out is never sent twice."""
        until = time.monotonic() + PATIENCE
        method = scope["method"].encode()
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        while peer is not None:
            try:
                return await self.lines.ask(peer, method, target, passed_on(scope, peer), body)
            except Unreachable:
                pass
            except (OSError, h11.ProtocolError):
                if scope["method"] not in SAFE:
                    self.places.forget(table_id)
                    raise Problem("not-stored") from None
            self.places.forget(table_id)
            if time.monotonic() > until:
                raise Problem("not-stored")
            await asyncio.sleep(TRY_EVERY)
            peer = await self.places.peer(table_id)
        return None


def passed_on(scope: Scope, peer: Peer) -> Headers:
    """The headers of a request, and whom it is from."""
    headers = [one for one in scope["headers"] if one[0] not in OF_CONNECTION and one[0] not in OURS]
    return [*headers, (TOKEN, peer.token.encode()), (CLIENT, client_of(scope).encode("latin-1"))]


async def whole(body: bytes, receive: Receive) -> Message:
    return {"type": "http.request", "body": body, "more_body": False}
