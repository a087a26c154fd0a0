"""A table's WebSocket: a hello, then messages both ways. Clients that send nonsense or fall behind are disconnected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.server.encoding import to_text
from digsite.server.guard import Doorkeeper, client_of
from digsite.server.limits import Bucket, Holding, Limit, address_key
from digsite.server.messages import socket as messages
from digsite.server.settings import Settings
from digsite.tables.core import RESTARTING
from digsite.tables.hub import NO_SUCH_TABLE, Hub
from digsite.tables.metrics import METRICS
from digsite.tables.play import asked_of
from digsite.tables.problems import Problem, language_of, replying
from digsite.tables.seats import NOBODY, Held, hashed
from digsite.tables.table import Table

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.socket")
POLICY: Final = 1008
TOO_BIG: Final = 1009
BAD_MESSAGES: Final = 4400
SLOW_DOWN: Final = 4429
LARGEST_MESSAGE: Final = 64 * 1024
MOST_QUEUED: Final = 500
MOST_QUEUED_BYTES: Final = 8 * 1024 * 1024
BAD_BURST: Final = 20.0
BAD_RATE: Final = 0.5
WARNINGS: Final = 40.0
CONNECTIONS_PER_SEAT: Final = 10

CLIENT_MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(messages.ClientMessage)
CODES: Final = {
    "no-such-table": NO_SUCH_TABLE,
    "slow-down": SLOW_DOWN,
    "stopping": RESTARTING,
    "not-stored": RESTARTING,
}


@final
class Sockets:
    """State shared by all connections."""

    def __init__(
        self, settings: Settings, hub: Hub, doorkeeper: Doorkeeper, requests: Limit, seat_limit: Limit
    ) -> None:
        self.settings = settings
        self.hub = hub
        self.doorkeeper = doorkeeper
        self.requests = requests  # opening a socket counts as one
        self.seat_limit = seat_limit
        self.by_address = Holding(settings.connections_per_address)

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """Handle one connection from start to end."""
        await socket.accept()
        address = address_key(client_of(socket.scope))
        connection = Connection(self, socket, language_of(socket.headers.get("accept-language", "")), address)
        try:
            self.doorkeeper.check_host(socket.headers)
            self.doorkeeper.check_origin(socket.headers)
            self.requests.spend(address)
            self.by_address.take(address)
        except Problem as problem:
            await connection.refuse(problem)
            return
        METRICS.count("sockets")
        try:
            await connection.run(table_id)
        finally:
            self.by_address.give_back(address)


@final
class Connection:
    """One client at one table. Outgoing messages are queued, so nobody waits for a slow client."""

    def __init__(self, sockets: Sockets, socket: WebSocket, language: str, address: str) -> None:
        self.sockets = sockets
        self.socket = socket
        self.language = language
        self.address = address
        self.hashes: tuple[str, ...] = ()
        self.held: Held = NOBODY
        self.queue: asyncio.Queue[str | int] = asyncio.Queue()
        self.queued = 0
        self.closing: int | None = None
        rate = sockets.settings.actions_per_second
        self.rate = rate
        self.messages = Bucket(rate * 6)
        self.warnings = Bucket(WARNINGS)
        self.bad = Bucket(BAD_BURST)

    # Sending.

    def send(self, text: str) -> None:
        """Queue a message; a client with too many waiting is disconnected."""
        if self.closing is not None:
            return
        self.queued += len(text)
        if self.queue.qsize() >= MOST_QUEUED or self.queued > MOST_QUEUED_BYTES:
            self.close(SLOW_DOWN)
        else:
            self.queue.put_nowait(text)

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self.queue.put_nowait(code)

    async def send_on(self) -> None:
        """Send queued messages until the queue says to close."""
        while True:
            message = await self.queue.get()
            if self.closing is not None and self.closing == SLOW_DOWN:
                message = self.closing
            if isinstance(message, int):
                await self.shut(message)
                return
            self.queued -= len(message)
            try:
                async with asyncio.timeout(self.sockets.settings.send_patience):
                    await self.socket.send_text(message)
            except (TimeoutError, RuntimeError, WebSocketDisconnect, OSError):
                await self.shut(SLOW_DOWN)
                return

    async def shut(self, code: int) -> None:
        METRICS.count("sockets_closed", code=code)
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(self.sockets.settings.send_patience):
                    await self.socket.close(code)

    async def refuse(self, problem: Problem, tag: str | int | None = None) -> None:
        """Send the reason, then close."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
            async with asyncio.timeout(self.sockets.settings.send_patience):
                await self.socket.send_text(to_text(problem.message(self.language, tag)))
        await self.shut(CODES.get(problem.code, POLICY))

    def answer(self, message: Json, tag: str | int | None) -> None:
        self.send(to_text({**message, **replying(tag)}))

    # Receiving.

    async def run(self, table_id: str) -> None:
        try:
            table, after = await self.introduce(table_id)
        except Problem as problem:
            await self.refuse(problem)
            return
        except WebSocketDisconnect:
            return
        sender = asyncio.create_task(self.send_on())
        try:
            await table.join(self, after)
            await self.listen(table, sender)
        except Problem as problem:
            self.answer(problem.message(self.language, None), None)
            self.close(CODES.get(problem.code, POLICY))
        finally:
            self.close(1000)
            await asyncio.shield(self.sockets.hub.spawn(table.leave(self)))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.sockets.settings.send_patience):
                    await sender
            sender.cancel()

    async def introduce(self, table_id: str) -> tuple[Table, int]:
        """Read the hello, which says who connects; Problem if it is invalid or the table is full."""
        hub, settings = self.sockets.hub, self.sockets.settings
        table = await hub.table(table_id)
        try:
            async with asyncio.timeout(settings.hello_patience):
                hello = self.parse(await self.receive())
        except TimeoutError:
            raise Problem("too-slow") from None
        if not isinstance(hello, messages.HelloMessage):
            raise Problem("bad-request")
        self.language = hello.language or self.language
        secrets = [*([hello.secret] if hello.secret is not None else []), *(hello.secrets or [])]
        table = await hub.table(table_id)
        self.held = table.held_by(secrets)
        self.hashes = tuple([hashed(secret) for secret in secrets])
        self.find_room(table)
        if self.held:
            table.asker = self.address
        return table, hello.after

    def find_room(self, table: Table) -> None:
        """Limit connections per seat, and spectators per table, so that spectators never take players' places."""
        if self.held:
            most = CONNECTIONS_PER_SEAT
            alike = [listener for listener in table.audience.listeners if listener.held & self.held]
        else:
            most = self.sockets.settings.connections_per_table
            alike = [listener for listener in table.audience.listeners if not listener.held]
        if len(alike) >= most:
            raise Problem("slow-down")

    async def receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text = message.get("text")
        if text is None:
            raise Problem("bad-json")
        return str(text)

    def parse(self, text: str) -> Any:
        if len(text) > LARGEST_MESSAGE:
            raise Problem("too-large")
        try:
            return CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            if first["type"] == "json_invalid":
                raise Problem("bad-json") from None
            where = ".".join([str(part)[:40] for part in first["loc"][1:]])
            raise Problem("bad-request", f"{where}: {first['msg']}".lstrip(": ")[:300]) from None

    async def listen(self, table: Table, sender: asyncio.Task[None]) -> None:
        """Handle messages until the client leaves or is disconnected."""
        reader = asyncio.create_task(self.read_on(table))
        try:
            await asyncio.wait({reader, sender}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader

    async def read_on(self, table: Table) -> None:
        """Handle messages one by one."""
        while self.closing is None:
            try:
                await self.take(table, await self.receive())
            except WebSocketDisconnect:
                return
            except Problem as problem:
                self.wrong(problem, None)

    async def take(self, table: Table, text: str) -> None:
        """Handle one message: carry it out and reply, or refuse it with the reason."""
        message = self.parse(text)
        tag = getattr(message, "tag", None)
        try:
            if not self.messages.take(self.rate, self.rate * 6):
                raise Problem("slow-down")
            if self.held:
                table.asker = self.address
                self.sockets.seat_limit.spend((table.id, min(self.held)))
            await self.carry_out(table, message, tag)
        except Problem as problem:
            self.wrong(problem, tag)

    def wrong(self, problem: Problem, tag: str | int | None) -> None:
        """Reply with the reason; a client that keeps sending nonsense, or sends too fast, is disconnected."""
        METRICS.count("refusals", code=problem.code)
        self.answer(problem.message(self.language, tag), None)
        if problem.code in ("bad-json", "bad-request", "too-large") and not self.bad.take(BAD_RATE, BAD_BURST):
            self.close(BAD_MESSAGES)
        elif problem.code == "slow-down" and not self.warnings.take(BAD_RATE, WARNINGS):
            self.close(SLOW_DOWN)

    async def carry_out(self, table: Table, message: Any, tag: str | int | None) -> None:
        match message:
            case messages.ActMessage() | messages.PreviewMessage() | messages.UndoMessage():
                self.answer(await self.play(table, message), tag)
            case messages.WhyMessage():
                why = await table.playing.why(self.held, message.action, self.language)
                self.answer({"type": "why", "action": message.action, **why}, tag)
            case messages.ReadyMessage():
                await table.seating.get_ready(self.held, message.ready, message.name, message.seat)
                self.answer({"type": "ok"}, tag)
            case messages.ChatMessage():
                await table.chat(self.held, message.text)
                self.answer({"type": "ok"}, tag)
            case messages.ProposeMessage():
                asked = message.kind, message.seat, message.level
                proposed = await table.agreements.propose(self.held, *asked, self.address)
                self.answer({"type": "ok", **proposed}, tag)
            case messages.VoteMessage():
                await table.agreements.vote(self.held, message.n, message.agree)
                self.answer({"type": "ok"}, tag)
            case messages.TakeBackMessage():
                await table.seating.take_back(self.held)
                self.answer({"type": "ok"}, tag)
            case messages.HintMessage():
                self.sockets.hub.spawn(self.hint(table, tag))
            case messages.ScoreMessage():
                self.answer({"type": "score", **await table.playing.score()}, tag)
            case messages.PingMessage():
                self.answer({"type": "pong"}, tag)
            case _:
                raise Problem("bad-request")

    async def play(self, table: Table, message: Any) -> Json:
        """Carry out a plan, try one, or take a step back."""
        if isinstance(message, messages.PreviewMessage):
            return {"type": "preview", **await table.playing.preview(self.held, message.actions)}
        if isinstance(message, messages.UndoMessage):
            return {"type": "ok", "seq": (await table.playing.undo(self.held, message.seq))["seq"]}
        plan = asked_of(message.action, message.actions, message.obvious)
        acted = await table.playing.act_all(self.held, message.seq, plan, message.key)
        return {"type": "ok", **{name: acted[name] for name in ("seq", "done", "stopped") if name in acted}}

    async def hint(self, table: Table, tag: str | int | None) -> None:
        """Answer a hint request in the background, since it takes time."""
        try:
            self.answer({"type": "hint", **await table.mind.hint(self.held)}, tag)
        except Problem as problem:
            self.wrong(problem, tag)
