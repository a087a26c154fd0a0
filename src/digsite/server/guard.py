"""Middleware run before every request: host and origin checks, rate limits, body limits, headers, request log."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import time
from typing import Any, Final, final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.limits import Limit, address_key
from digsite.server.settings import Settings
from digsite.tables.metrics import METRICS
from digsite.tables.problems import MEDIA_TYPE, Problem, language_of

Json = dict[str, Any]
LOG: Final = logging.getLogger("digsite.request")
SMALL: Final = 64 * 1024
LARGEST: Final = {
    "/api/tables": 256 * 1024,  # an edition has at most 48 kB; escaped in JSON it is more
    "/api/cardboard/edition": 256 * 1024,
    "/api/replay": 2 * 1024 * 1024,
    "/api/replay/view": 2 * 1024 * 1024,
    "/api/replay/words": 2 * 1024 * 1024,
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; "
    "script-src 'self'; "
    "style-src 'self'; "
    "img-src 'self' data: blob:; "
    "font-src 'self'; "
    "connect-src 'self'; "
    "media-src 'self'; "
    "manifest-src 'self'; "
    "worker-src 'self'; "
    "base-uri 'none'; "
    "form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
RELAYED: Final = "digsite.relayed"  # whether by a process that is believed, which has counted the request
HSTS: Final = "max-age=31536000"


@final
class Doorkeeper:
    """Checks the host name a request used and the origin of the page that sent it."""

    def __init__(self, settings: Settings) -> None:
        self.public = urlsplit(settings.public_url)
        names = {"localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local", settings.host}
        names |= {name.strip().lower() for name in settings.allowed_hosts.split(",")}
        names |= {self.public.hostname or ""}
        self.names = names - {""}

    def check_host(self, headers: Headers) -> None:
        """Refuse unknown host names: they may be pointed at us to get around the origin check (DNS rebinding)."""
        name = host_name(headers.get("host", ""))
        if name in self.names or name.endswith(".localhost") or is_address(name):
            return
        raise Problem("wrong-host")

    def check_origin(self, headers: Headers) -> None:
        """Browsers send the page's origin; programs that send none are allowed."""
        origin = headers.get("origin")
        if origin is None:
            return
        try:
            asked = urlsplit(origin).netloc.lower()
        except ValueError:
            raise Problem("bad-origin") from None
        if not asked or asked not in (headers.get("host", "").lower(), self.public.netloc.lower()):
            raise Problem("bad-origin")


def host_name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@final
class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, doorkeeper: Doorkeeper, requests: Limit) -> None:
        self.app = app
        self.doorkeeper = doorkeeper
        self.requests = requests
        self.patience = settings.request_patience
        self.secure = settings.public_url.startswith("https://")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        headers = Headers(scope=scope)
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self.let_in(scope, headers, receive, send_on)
        except Problem as problem:
            await answer_problem(problem, language_of(headers.get("accept-language", "")), send_on)
        finally:
            took = time.perf_counter() - started
            METRICS.count("requests", method=scope["method"] if scope["method"].isalpha() else "?", status=status)
            told = {"method": scope["method"], "path": scope["path"][:200], "status": status}
            LOG.info("request", extra={**told, "ms": round(took * 1000, 1), "client": client_of(scope)})

    async def let_in(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        self.doorkeeper.check_host(headers)
        if scope["method"] not in SAFE:
            self.doorkeeper.check_origin(headers)
        if scope["path"] not in ("/healthz", "/metrics") and not scope.get(RELAYED):
            self.requests.spend(address_key(client_of(scope)))
        if scope["method"] in SAFE:
            await self.app(scope, receive, send)
        else:
            await self.app(scope, await self.read(scope, headers, receive), send)

    async def read(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """Read the whole body, within the size and time limits."""
        most = LARGEST.get(scope["path"], SMALL)
        length = headers.get("content-length", "0")
        if length.isdecimal() and len(length) < 20 and int(length) > most:
            raise Problem("too-large")
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(self.patience):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Problem("too-slow")
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    more = message.get("more_body", False)
                    if size > most:
                        raise Problem("too-large")
        except TimeoutError:
            raise Problem("too-slow") from None
        whole: list[Message] = [{"type": "http.request", "body": b"".join(parts), "more_body": False}]

        async def receive_again() -> Message:
            return whole.pop() if whole else await receive()

        return receive_again

    def add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.secure:
            headers["strict-transport-security"] = HSTS
        if scope["path"].startswith("/api"):
            headers["cache-control"] = "no-store"


def client_of(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


async def answer_problem(problem: Problem, language: str, send: Send) -> None:
    body = json.dumps(problem.body(language)).encode()
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    if problem.status in (408, 413):
        headers.append((b"connection", b"close"))
    if problem.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
