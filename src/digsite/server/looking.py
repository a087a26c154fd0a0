"""The HTTP interface for game history: past positions, finished games, uploaded records. `readers` do the work."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response

from digsite.server.api import ERRORS, Answer, At, TheHub, TheReaders
from digsite.server.guard import client_of
from digsite.server.limits import Limit, address_key
from digsite.server.messages import http
from digsite.server.readers import record_source
from digsite.tables.problems import Problem, language_of

Json = dict[str, Any]
Eye = int | Literal["open"] | None  # one seat's view, the open view, a spectator's view
Names = Annotated[list[http.ShownName], Query(max_length=6)]
NOBODY: Final[list[str]] = []


def look(request: Request) -> str:
    """Apply the rate limit for history requests, which are the slowest; return whose limit was used."""
    limit: Limit = request.app.state.looking
    address = address_key(client_of(request.scope))
    limit.spend(address)
    return address


async def past(
    request: Request,
    at: At,
    hub: TheHub,
    move: Annotated[int | None, Query(ge=1, le=10**9)] = None,
    open: Annotated[bool, Query()] = False,
    seat: Annotated[int | None, Query(ge=0, le=9)] = None,
) -> Json | None:
    """Which moment is requested, and from whose view; None is the current table."""
    if move is None and not open and seat is None and at.table.status != "archived":
        return None
    if (open or seat is not None) and at.table.status not in ("over", "archived"):
        raise Problem("game-running")
    address = look(request)
    eye: Eye = "open" if open and seat is None else seat if seat is not None else at.table.leading(at.held)
    return {"address": address, "source": await hub.source(at.table), "move": move, "eye": eye}


Then = Annotated[Json | None, Depends(past)]


def looking_router() -> APIRouter:
    router = APIRouter(responses=ERRORS)
    add_moments(router)
    add_games(router)
    return router


def add_moments(router: APIRouter) -> None:
    @router.get("/api/tables/{table_id}/view", response_model=http.Viewed, tags=["play"])
    async def view(at: At, then: Then, readers: TheReaders) -> Response:
        """Your seat's view, now or after so many steps; once the game is over, any seat's view or the open one."""
        if then is None:
            return Answer(await at.table.playing.view(at.held))
        seen = await readers.ask(do="view", **then)
        return Answer({"seq": seen["seq"], "view": seen["view"]})

    @router.get("/api/tables/{table_id}/words", response_model=http.Words, tags=["play"])
    async def words(at: At, then: Then, readers: TheReaders, name: Names = NOBODY) -> Response:
        """The same as lines of text, with prices and effects; pass `name` once for each seat."""
        if then is None:
            return Answer(await at.table.playing.words(at.held, name, at.language))
        return Answer(await readers.ask(do="words", names=name, language=at.language, **then))


def add_games(router: APIRouter) -> None:
    @router.get("/api/games/{table_id}", response_model=http.Game, tags=["looking back"])
    async def game(at: At, hub: TheHub, readers: TheReaders, request: Request) -> Response:
        """A finished or archived game, with nothing hidden."""
        if at.table.status not in ("over", "archived"):
            raise Problem("game-running")
        whole = await readers.ask(look(request), "whole", source=await hub.source(at.table))
        table = {**at.table.describe(at.held), "seq": whole["seq"]}
        return Answer({"table": table, **{name: whole[name] for name in ("steps", "score", "rounds")}})

    @router.post("/api/replay", response_model=http.Replayed, tags=["looking back"])
    async def replay(asked: http.Replay, readers: TheReaders, request: Request) -> Response:
        """Read an uploaded record. Nothing is stored."""
        whole = await readers.ask(look(request), "whole", source=record_source(asked.record))
        return Answer({name: value for name, value in whole.items() if name != "seq"})

    @router.post("/api/replay/view", response_model=http.ReplayedView, tags=["looking back"])
    async def replay_view(asked: http.ReplayView, readers: TheReaders, request: Request) -> Response:
        """A position of an uploaded record, as a seat saw it (null: a spectator), or open."""
        moment = {"source": record_source(asked.record), "move": asked.move, "eye": asked.seat}
        seen = await readers.ask(look(request), "view", **moment)
        return Answer({"view": seen["view"], "events": seen["events"]})

    @router.post("/api/replay/words", response_model=http.Words, tags=["looking back"])
    async def replay_words(asked: http.ReplayWords, readers: TheReaders, request: Request) -> Response:
        """The same as lines of text."""
        moment = {"source": record_source(asked.record), "move": asked.move, "eye": asked.seat}
        language = language_of(request.headers.get("accept-language", ""))
        return Answer(await readers.ask(look(request), "words", names=asked.names, language=language, **moment))
