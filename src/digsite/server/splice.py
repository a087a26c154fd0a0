"""WebSockets about a table that another process has: once it is found, bytes go to and fro as they come."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final, cast, final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from digsite.server.places import CLIENT, OF_TABLE, OURS, TOKEN, Places
from digsite.server.relay import PATIENCE, TO_CONNECT, TRY_EVERY
from digsite.tables.storage import Peer

END: Final = b"\r\n\r\n"
MOST_BEGUN: Final = 128 * 1024
REFUSED: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


@final
class Switch(asyncio.Protocol):
    """What uvicorn makes for a WebSocket: it becomes uvicorn's own protocol, or a splice to another process."""

    def __init__(self, places: Places, trusted: str, **uvicorns: Any) -> None:
        self.places = places
        self.trusted = trusted
        self.uvicorns = uvicorns
        self.connections: set[Any] = uvicorns["server_state"].connections
        self.begun = b""
        self.task: asyncio.Task[None] | None = None
        self.other: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self.other is not None:
            self.other.write(data)
            return
        self.begun += data
        if len(self.begun) > MOST_BEGUN:
            self.transport.close()
        if self.task is None and END in self.begun:
            self.task = asyncio.create_task(self.find())

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        if self.task is not None and self.other is None:
            self.task.cancel()
        if self.other is not None:
            self.other.close()

    def shutdown(self) -> None:
        """Uvicorn stops."""
        self.transport.close()

    def pause_writing(self) -> None:
        if isinstance(self.other, asyncio.Transport):
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if isinstance(self.other, asyncio.Transport) and not self.other.is_closing():
            self.other.resume_reading()

    async def find(self) -> None:
        """Find the process that has the table; while its lease runs out, wait."""
        target, headers = parsed(self.begun)
        about = OF_TABLE.match(target)
        relayed = any([name == TOKEN for name, _ in headers])
        until = time.monotonic() + PATIENCE
        while about is not None and not relayed and (peer := await self.places.peer(about[1])) is not None:
            if await self.splice(peer, headers):
                return
            self.places.forget(about[1])
            if time.monotonic() > until:
                self.transport.write(REFUSED)
                self.transport.close()
                return
            await asyncio.sleep(TRY_EVERY)
        self.keep()

    def keep(self) -> None:
        """The table is here: from now on this is a connection of uvicorn's own."""
        self.connections.discard(self)
        own: Any = cast(Callable[..., asyncio.Protocol], AutoWebSocketsProtocol)(**self.uvicorns)
        own.connection_made(self.transport)
        self.transport.set_protocol(own)
        own.data_received(self.begun)

    async def splice(self, peer: Peer, headers: list[tuple[bytes, bytes]]) -> bool:
        """Whether the other process answers; then it has the connection."""
        host, _, port = peer.address.rpartition(":")
        client = await self.client(headers)
        try:
            async with asyncio.timeout(TO_CONNECT):
                loop = asyncio.get_running_loop()
                other, _ = await loop.create_connection(lambda: Far(self.transport), host.strip("[]"), int(port))
        except (OSError, ValueError):
            return False
        first, _, rest = self.begun.partition(END)
        lines = [line for line in first.split(b"\r\n") if line.split(b":")[0].lower() not in OURS]
        told = [*lines, TOKEN + b": " + peer.token.encode(), CLIENT + b": " + client.encode("latin-1")]
        other.write(b"\r\n".join(told) + END + rest)
        self.other = other
        return True

    async def client(self, headers: list[tuple[bytes, bytes]]) -> str:
        """Whom it is from, as uvicorn would say."""
        address = self.transport.get_extra_info("peername")
        scope: dict[str, Any] = {"type": "websocket", "scheme": "ws", "client": address, "headers": headers}

        async def nothing(*_: Any) -> None: ...

        if self.trusted:
            await ProxyHeadersMiddleware(nothing, self.trusted)(cast(Any, scope), cast(Any, nothing), nothing)
        return str(scope["client"][0]) if scope["client"] else ""


@final
class Far(asyncio.Protocol):
    """The other process's end of a splice."""

    def __init__(self, near: asyncio.Transport) -> None:
        self.near = near

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.near.write(data)

    def connection_lost(self, error: Exception | None) -> None:
        self.near.close()

    def pause_writing(self) -> None:
        self.near.pause_reading()

    def resume_writing(self) -> None:
        if not self.near.is_closing():
            self.near.resume_reading()


def parsed(request: bytes) -> tuple[str, list[tuple[bytes, bytes]]]:
    """The path and the headers of a request that uvicorn has read before."""
    first, *lines = request.partition(END)[0].split(b"\r\n")
    pairs = [line.partition(b":") for line in lines]
    path = first.split(b" ")[1].partition(b"?")[0].decode("latin-1")
    return path, [(name.lower(), value.strip()) for name, _, value in pairs]
