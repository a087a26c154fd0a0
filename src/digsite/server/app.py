"""The application: routes and error handlers."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, cast

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import digsite
from digsite.server.api import Answer, make_router
from digsite.server.bot_pool import BotPool
from digsite.server.cardboard import cardboard_router
from digsite.server.database import Database
from digsite.server.encoding import to_text
from digsite.server.guard import Doorkeeper, Guard
from digsite.server.leases import Leases
from digsite.server.limits import Limit
from digsite.server.looking import looking_router
from digsite.server.page import Page
from digsite.server.places import Places, Trust
from digsite.server.postgres import NOW, Postgres
from digsite.server.readers import Readers
from digsite.server.relay import Lines, Relay
from digsite.server.settings import Settings
from digsite.server.sockets import Sockets
from digsite.server.splice import Switch
from digsite.server.sqlite import Sqlite
from digsite.server.store import Store
from digsite.tables.hub import Hub
from digsite.tables.metrics import METRICS
from digsite.tables.problems import MEDIA_TYPE, Problem, language_of

LOG: Final = logging.getLogger("digsite.app")
CODES: Final = {400: "bad-json", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 415: "wrong-media-type"}
DESCRIPTION: Final = "Play Lost Ruins of Arnak and Quetzal with a program; see docs/server-api.md."


def make_app(settings: Settings) -> FastAPI:
    bots, readers = BotPool(settings), Readers(settings)
    store = store_of(settings)
    hub = Hub(store, bots, settings.house_rules, to_text)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        yield
        hub.say_goodbye()
        await bots.pool.stop()
        await readers.pool.stop()
        await hub.stop()
        lines.close()

    app = FastAPI(
        title="Digsite",
        version=digsite.__version__,
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    doorkeeper = Doorkeeper(settings)
    requests, seat_limit = Limit(settings.requests_per_second), Limit(settings.actions_per_second)
    app.state.hub, app.state.bots, app.state.readers = hub, bots, readers
    app.state.seat_limit = seat_limit
    app.state.looking = Limit(max(1.0, settings.requests_per_second / 2))
    sockets = Sockets(settings, hub, doorkeeper, requests, seat_limit)
    page = Page(settings.page)
    app.include_router(make_router(settings))
    app.include_router(looking_router())
    app.include_router(cardboard_router())

    @app.websocket("/api/tables/{table_id}/socket")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        await sockets.serve(websocket, table_id)

    @app.get("/{path:path}", include_in_schema=False)
    @app.head("/{path:path}", include_in_schema=False)
    async def any_page(request: Request) -> Response:
        return await page.answer(request)

    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_mistake)
    places, lines = Places(hub), Lines()
    if store.leases is not None:
        app.add_middleware(cast(Any, Relay), places=places, lines=lines)
    app.add_middleware(cast(Any, Guard), settings=settings, doorkeeper=doorkeeper, requests=requests)
    if store.leases is not None:
        app.add_middleware(cast(Any, Trust), token=store.leases.me.token)
        app.state.switch = partial(Switch, places, settings.trusted_proxies)
    return app


def store_of(settings: Settings) -> Store:
    if not settings.database:
        return Store(Sqlite(settings.file))
    database = Postgres(settings.database)
    return Store(database, Leases(database.engine, NOW, settings.internal_address or f"127.0.0.1:{settings.port}"))


def database_of(settings: Settings) -> Database:
    return Postgres(settings.database) if settings.database else Sqlite(settings.file)


def told(request: Request, problem: Problem, headers: dict[str, str] | None = None) -> Response:
    METRICS.count("refusals", code=problem.code)
    language = language_of(request.headers.get("accept-language", ""))
    more = {"retry-after": "1"} if problem.status == 429 else {}
    if problem.status == 401:
        more["www-authenticate"] = "Bearer"
    return Answer(problem.body(language), problem.status, {**(headers or {}), **more}, MEDIA_TYPE)


async def on_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return told(request, error)


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Report the first invalid field and where it is."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return told(request, Problem("bad-json"))
    kind = request.headers.get("content-type", "")
    if first["loc"] == ("body",) and first["type"] != "missing" and "json" not in kind.lower():
        return told(request, Problem("wrong-media-type", f"Content-Type: application/json, not {kind[:80]!r}"))
    where = ".".join([str(part)[:40] for part in first["loc"]])
    return told(request, Problem("bad-request", f"{where}: {first['msg']}"[:300]))


async def on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    headers = dict(error.headers) if error.headers else None
    return told(request, Problem(CODES.get(error.status_code, "bad-request")), headers)


async def on_mistake(request: Request, error: Exception) -> Response:
    LOG.error("a mistake", exc_info=error, extra={"path": request.url.path})
    return told(request, Problem("internal-error"))
