"""For games on a real table: stateless endpoints for the score sheet and the companions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints

from digsite.cardboard.arnak import rival
from digsite.cardboard.games import GAMES
from digsite.dice import SeededDice, fresh_seed
from digsite.quetzal.edition_limits import too_much_in
from digsite.server.api import ERRORS, Answer, TheReaders
from digsite.server.figuring import checked
from digsite.server.guard import client_of
from digsite.server.limits import address_key
from digsite.server.messages.table import Asked, OneOf, Told
from digsite.server.readers import read_options
from digsite.tables.opening import bad_edition

Json = dict[str, Any]
SheetGame = Annotated[str, OneOf(tuple(GAMES))]


class Sheet(Asked):
    """The components on a real table; `digsite.cardboard` defines what each seat has."""

    game: SheetGame
    seats: list[Json]
    board: str = "bird"
    rival: Json | None = None
    marker: int = 0
    edition: Json = Field(default_factory=dict)


class CardboardScore(Told):
    scores: list[dict[str, int]]
    winners: list[int]
    tie_break: str | None


class NewRival(Asked):
    board: Literal["bird", "snake"]
    difficulty: int


class RivalAnswer(Asked):
    state: Json
    answer: Json


class RivalCompanion(Told):
    state: Json
    score: dict[str, int]


class NewAutomaton(Asked):
    edition: Json = Field(default_factory=dict)


class EditionFile(Asked):
    """The text of an edition file."""

    toml: Annotated[str, StringConstraints(max_length=200_000)]


class CheckedEdition(Told):
    """All figures of the edition; empty for the default edition."""

    edition: Json


class AutomatonState(Asked):
    state: Json


class AutomatonCompanion(Told):
    state: Json
    placement: Json


def cardboard_router() -> APIRouter:
    router = APIRouter(prefix="/api/cardboard", responses=ERRORS, tags=["cardboard"])

    @router.post("/score", response_model=CardboardScore)
    async def score(request: Request, sheet: Sheet, readers: TheReaders) -> Answer:
        """Score a game on a real table."""
        check_size(sheet.edition)
        return Answer(await readers.ask(address_of(request), "score", sheet=sheet.model_dump(exclude_unset=True)))

    @router.post("/edition", response_model=CheckedEdition)
    async def read_edition(request: Request, file: EditionFile, readers: TheReaders) -> Answer:
        """Check an owner's edition for use with the score sheet and the companions."""
        given = {"edition_toml": file.toml}
        found = await read_options(readers, "quetzal", given, 2, address_of(request))
        return Answer({"edition": found.get("edition", {})})

    @router.post("/rival", response_model=RivalCompanion)
    async def begin_rival(wanted: NewRival) -> Answer:
        """Start a companion that plays the solo rival."""
        return rival_answer(lambda: rival.begin(wanted.board, wanted.difficulty, dice()))

    @router.post("/rival/answer", response_model=RivalCompanion)
    async def answer_rival(said: RivalAnswer) -> Answer:
        """Turn up the next tile, or answer the last one's question."""
        return rival_answer(lambda: rival.answer(said.state, said.answer, dice()))

    @router.post("/automaton", response_model=AutomatonCompanion)
    async def begin_automaton(request: Request, wanted: NewAutomaton, readers: TheReaders) -> Answer:
        """Start a companion that plays the automaton of the two-player game."""
        check_size(wanted.edition)
        return Answer(await readers.ask(address_of(request), "automaton_begun", edition=wanted.edition))

    @router.post("/automaton/next", response_model=AutomatonCompanion)
    async def next_automaton(request: Request, said: AutomatonState, readers: TheReaders) -> Answer:
        """The next round's card."""
        check_size(said.state)
        return Answer(await readers.ask(address_of(request), "automaton_next", state=said.state))

    return router


def check_size(edition: Json) -> None:
    """Refuse input that is too large or too deeply nested."""
    fault = too_much_in(edition)
    if fault is not None:
        raise bad_edition([fault])


def address_of(request: Request) -> str:
    return address_key(client_of(request.scope))


def dice() -> SeededDice:
    return SeededDice(fresh_seed())


def rival_answer(make: Callable[[], Json]) -> Answer:
    state = checked(make)
    return Answer({"state": state, "score": rival.score(state)})
