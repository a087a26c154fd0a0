"""The HTTP interface. Responses are the models of `messages.http`, serialized directly."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response, Security
from fastapi.security import HTTPBearer

import digsite
from digsite.server.bot_pool import BotPool
from digsite.server.encoding import to_bytes
from digsite.server.guard import client_of
from digsite.server.limits import Limit, address_key
from digsite.server.messages import http
from digsite.server.messages import table as told
from digsite.server.readers import Readers, read_options
from digsite.server.settings import Settings
from digsite.tables.hub import Hub
from digsite.tables.metrics import METRICS
from digsite.tables.opening import Wanted
from digsite.tables.play import asked_of
from digsite.tables.problems import MEDIA_TYPE, Problem, language_of
from digsite.tables.seats import Held
from digsite.tables.table import Table

Json = dict[str, Any]
BEARER: Final = HTTPBearer(auto_error=False, description="The seat's secret; without it one watches.")
TableId = Annotated[str, Path(description="as the answer to opening it has it")]
After = Annotated[int, Query(ge=0, le=10**9)]
AT_ONCE: Final = http.Ready()
LEAST_CLAIM_KEY: Final = 20  # anyone who guessed it could claim a seat with a used invitation
Key = Annotated[str | None, Header(alias="Idempotency-Key", max_length=100, min_length=1)]
ClaimKey = Annotated[str | None, Header(alias="Idempotency-Key", max_length=100, min_length=LEAST_CLAIM_KEY)]
ERRORS: Final[dict[int | str, Json]] = {
    status: {"description": meaning, "model": told.Problem, "content": {MEDIA_TYPE: {}}}
    for status, meaning in {
        400: "no JSON",
        401: "a seat is needed, or the secret opens none",
        403: "not allowed, or not yet",
        404: "there is none",
        409: "not in this state of the table; `stale`: the table has moved on",
        410: "the table is archived",
        413: "too large",
        415: "JSON is expected",
        422: "not well formed, or refused by the rules",
        429: "too much at a time",
        503: "not now",
    }.items()
}


class Answer(Response):
    """A JSON response, sent as is."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return to_bytes(content)


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def readers_of(request: Request) -> Readers:
    readers: Readers = request.app.state.readers
    return readers


def bots_of(request: Request) -> BotPool:
    bots: BotPool = request.app.state.bots
    return bots


def secrets_of(request: Request) -> list[str]:
    """The secrets in the Authorization header: one, or several separated by commas for one screen's seats."""
    header = request.headers.get("authorization")
    if header is None:
        return []
    scheme, _, given = header.partition(" ")
    secrets = [secret.strip() for secret in given.split(",")]
    if scheme.lower() != "bearer" or not all(secrets) or len(secrets) > 10:
        raise Problem("wrong-secret", "Authorization: Bearer SECRET")
    return secrets


class Caller:
    """Who is making the request, and for which table."""

    def __init__(self, table: Table, held: Held, language: str, address: str) -> None:
        self.table = table
        self.held = held
        self.language = language
        self.address = address


async def caller(
    request: Request, table_id: TableId, hub: Annotated[Hub, Depends(hub_of)], _: Annotated[Any, Security(BEARER)]
) -> Caller:
    table = await hub.table(table_id)
    held = table.held_by(secrets_of(request))
    await table.note(held)
    if held:
        table.asker = address_key(client_of(request.scope))
    if request.method != "GET" and held:
        limit: Limit = request.app.state.seat_limit
        limit.spend((table_id, min(held)))
    address = address_key(client_of(request.scope))
    return Caller(table, held, language_of(request.headers.get("accept-language", "")), address)


At = Annotated[Caller, Depends(caller)]
TheHub = Annotated[Hub, Depends(hub_of)]
TheReaders = Annotated[Readers, Depends(readers_of)]


def make_router(settings: Settings) -> APIRouter:
    router = APIRouter(responses=ERRORS)
    openings = Limit(settings.tables_per_minute / 60, burst=max(5.0, settings.tables_per_minute))
    add_tables(router, openings)
    add_seeing(router)
    add_deciding(router)
    add_agreeing(router)
    add_running(router, settings)
    return router


def add_tables(router: APIRouter, openings: Limit) -> None:
    @router.post("/api/tables", status_code=201, response_model=http.Opened, tags=["tables"])
    async def open_table(request: Request, new: http.NewTable, hub: TheHub) -> Response:
        """Open a table. Its seats' secrets appear only in this response."""
        address = address_key(client_of(request.scope))
        openings.spend(address)
        options = await read_options(readers_of(request), new.game, new.options.model_dump(), len(new.seats), address)
        wanted = [Wanted(seat.kind, seat.level, seat.name) for seat in new.seats]
        return Answer(await hub.open(new.game, options, wanted, new.seed, new.hotseat), status_code=201)

    @router.get("/api/tables/{table_id}", response_model=told.Table, tags=["tables"])
    async def get_table(at: At) -> Response:
        """The table's public state."""
        return Answer(at.table.describe(at.held))

    @router.post("/api/tables/{table_id}/ready", response_model=told.Table, tags=["tables"])
    async def get_ready(at: At, asked: http.Ready = AT_ONCE) -> Response:
        """Mark yourself as ready. The cards are dealt when everybody is."""
        await at.table.seating.get_ready(at.held, asked.ready, asked.name)
        return Answer(at.table.describe(at.held))

    @router.post("/api/tables/{table_id}/claim", response_model=http.Claimed, tags=["tables"])
    async def claim(
        request: Request, table_id: TableId, hub: TheHub, _: Annotated[Any, Security(BEARER)], key: ClaimKey = None
    ) -> Response:
        """Exchange an invitation for the seat's own secret; the invitation stops working."""
        secrets = secrets_of(request)
        if not secrets:
            raise Problem("seat-needed")
        if len(secrets) > 1:
            raise Problem("bad-request", "Authorization: one invitation at a time")
        return Answer(await (await hub.table(table_id)).seating.claim(secrets[0], key))

    @router.post("/api/tables/{table_id}/hand-over", response_model=http.HandedOver, tags=["tables"])
    async def hand_over(at: At) -> Response:
        """Create an invitation to your seat, for another person or device; your current secret stops working."""
        return Answer(await at.table.seating.hand_over(at.held))

    @router.post("/api/tables/{table_id}/take-back", response_model=told.Table, tags=["tables"])
    async def take_back(at: At) -> Response:
        """Take your seat back from the bot that replaced you."""
        await at.table.seating.take_back(at.held)
        return Answer(at.table.describe(at.held))

    @router.post("/api/tables/{table_id}/chat", status_code=204, response_class=Response, tags=["tables"])
    async def chat(at: At, asked: http.Say) -> Response:
        """Post a chat message to the table."""
        await at.table.chat(at.held, asked.text)
        return Response(status_code=204)


def add_seeing(router: APIRouter) -> None:
    text: dict[int | str, Json] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}

    @router.get("/api/tables/{table_id}/record", response_class=Response, responses=text, tags=["play"])
    async def record(at: At, hub: TheHub) -> Response:
        """The record of a finished game, as text."""
        return Response(await hub.record(at.table, at.held), media_type="text/plain")


def add_deciding(router: APIRouter) -> None:
    @router.get("/api/tables/{table_id}/actions", response_model=http.Actions, tags=["play"])
    async def actions(at: At) -> Response:
        """The current decision; legal actions are listed only for the seat that decides."""
        return Answer(await at.table.playing.actions(at.held))

    @router.post("/api/tables/{table_id}/actions", response_model=http.Acted, tags=["play"])
    async def act(at: At, asked: http.Act, key: Key = None) -> Response:
        """Carry out an action or a plan. `seq` is the step it is based on; it is refused if the table has moved on."""
        plan = asked_of(asked.action, asked.actions, asked.obvious)
        return Answer(await at.table.playing.act_all(at.held, asked.seq, plan, key))

    @router.post("/api/tables/{table_id}/preview", response_model=http.Previewed, tags=["play"])
    async def preview(at: At, asked: http.Preview) -> Response:
        """What a plan would certainly do, tried on a copy."""
        return Answer(await at.table.playing.preview(at.held, asked.actions))

    @router.post("/api/tables/{table_id}/undo", response_model=http.Undone, tags=["play"])
    async def undo(at: At, asked: http.Undo) -> Response:
        """Undo your last step, as far as the undo rules allow."""
        return Answer(await at.table.playing.undo(at.held, asked.seq))

    @router.get("/api/tables/{table_id}/why", response_model=http.Why, tags=["play"])
    async def why(at: At, action: Annotated[str, Query(max_length=200)]) -> Response:
        """Whether an action is legal now, and if not why."""
        return Answer(await at.table.playing.why(at.held, action, at.language))

    @router.get("/api/tables/{table_id}/events", response_model=http.Steps, tags=["play"])
    async def events(at: At, after: After = 0) -> Response:
        """The confirmed steps after a given number, as your seat sees them."""
        return Answer(await at.table.playing.steps(at.held, after))

    @router.get("/api/tables/{table_id}/score", response_model=http.Score, tags=["play"])
    async def score(at: At) -> Response:
        """The points as if the game ended now."""
        return Answer(await at.table.playing.score())

    @router.post("/api/tables/{table_id}/hint", response_model=http.Hint, tags=["play"])
    async def hint(at: At) -> Response:
        """What a strong bot would do; with several people at the table, only if they agreed to hints."""
        return Answer(await at.table.mind.hint(at.held))


def add_agreeing(router: APIRouter) -> None:
    @router.post("/api/tables/{table_id}/proposals", response_model=http.Proposed, tags=["tables"])
    async def propose(at: At, asked: http.Propose) -> Response:
        """Make a proposal for the others to vote on. A player who lost a seat can ask for it without a secret."""
        return Answer(await at.table.agreements.propose(at.held, asked.kind, asked.seat, asked.level, at.address))

    @router.post("/api/tables/{table_id}/proposals/{n}/vote", response_model=http.Voted, tags=["tables"])
    async def vote(at: At, n: Annotated[int, Path(ge=0, le=10**9)], asked: http.Vote) -> Response:
        """Vote for or against a proposal."""
        return Answer(await at.table.agreements.vote(at.held, n, asked.agree))


def add_running(router: APIRouter, settings: Settings) -> None:
    @router.get("/healthz", response_model=http.Health, tags=["running"])
    async def healthz(hub: TheHub) -> Response:
        """Whether the server answers."""
        return Answer({"status": "ok", "version": digsite.__version__})

    @router.get("/readyz", response_model=http.Health, tags=["running"])
    async def readyz(hub: TheHub) -> Response:
        """Whether the server can write to its database; 503 if it cannot, or if it is shutting down."""
        await hub.try_writing()
        return Answer({"status": "ok", "version": digsite.__version__})

    @router.get("/metrics", response_class=Response, tags=["running"], include_in_schema=False)
    async def metrics(request: Request, hub: TheHub) -> Response:
        local = request.client is None or request.client.host in ("127.0.0.1", "::1", "testclient")
        if not (settings.public_metrics or (settings.metrics and local)):
            raise Problem("no-such-page")
        readers, bots = readers_of(request), bots_of(request)
        METRICS.gauges["tables_in_memory"] = len(hub.tables)
        METRICS.gauges["listeners"] = sum([len(table.audience.listeners) for table in hub.tables.values()])
        METRICS.gauges["bots_thinking"] = bots.pool.working
        METRICS.gauges["bots_waiting"] = bots.pool.waiting
        METRICS.gauges["reading"] = readers.pool.working
        METRICS.gauges["reading_waiting"] = readers.pool.waiting
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4")
