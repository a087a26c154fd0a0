"""Models of a table that HTTP and the WebSocket share, and the base classes of all messages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, final

from annotated_types import GroupedMetadata
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from digsite.games import GAMES
from digsite.tables.seats import LONGEST_NAME

Json = dict[str, Any]


@final
@dataclass(frozen=True)
class OneOf(GroupedMetadata):
    """Annotates a text that is one of some, which are only known when the program runs."""

    names: tuple[str, ...]

    def __iter__(self) -> Iterator[object]:
        yield AfterValidator(self.check)
        yield WithJsonSchema({"type": "string", "enum": list(self.names)})

    def check(self, name: str) -> str:
        if name not in self.names:
            raise ValueError(f"one of {', '.join(self.names)} is expected")
        return name


GameName = Annotated[str, OneOf(tuple(GAMES))]
Level = Literal["random", "novice", "scout", "ranger", "professor"]
Status = Literal["waiting", "playing", "over", "archived"]
ProposalKind = Literal["replace-by-bot", "return-seat", "hints", "rematch", "rematch-same-deal", "delete"]
LONGEST_RECORD = 1_000_000
LARGEST_SEED = 2**53 - 1

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Notation = Annotated[str, StringConstraints(max_length=200)]
Plan = Annotated[list[Notation], Field(min_length=1, max_length=100)]
Secret = Annotated[str, StringConstraints(max_length=100)]
Sequence = Annotated[int, Field(ge=0, le=10**9)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Tag = Annotated[str, StringConstraints(max_length=100)] | Annotated[int, Field(ge=-LARGEST_SEED, le=LARGEST_SEED)]


class Asked(BaseModel):
    """Base of incoming messages: no unknown fields, no type conversion."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Told(BaseModel):
    """Base of outgoing messages; a protocol version may gain fields."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Step(Told):
    """A confirmed step as the asking seat sees it. `action` is null for the deal, an undo, and a secret choice.

    `unthought` is there if chance chose for a bot that could not think.
    """

    seq: int
    seat: int | None
    action: str | None
    events: list[Json]
    at: str | None
    undone: int | None = None
    unthought: bool | None = None


class Changed(Told):
    """A member of the view, by its path, as it is and as it would be."""

    where: str
    before: Any
    after: Any


class TableSeat(Told):
    """`began` is the seat's original kind; `claimed`: the secret is the seat's own; `away`: inactive for a while."""

    seat: int
    kind: Literal["person", "bot", "rival", "automaton"]
    began: Literal["person", "bot", "rival", "automaton"]
    level: str | None
    name: str | None
    ready: bool
    claimed: bool
    connected: bool
    away: bool
    you: bool


class Proposal(Told):
    """Something that the others must agree to; `waiting` are the seats whose vote is missing.

    `at` is when it counts, if nothing but time is missing.
    """

    n: int
    kind: ProposalKind
    by: int | None
    seat: int | None
    level: str | None
    votes: dict[str, bool]
    waiting: list[int]
    at: str | None


class Stopped(Told):
    """A game begun under earlier rules has stopped before step `seq`, which the current rules forbid."""

    seq: int
    rule: str


class Table(Told):
    id: str
    game: GameName
    options: Json
    status: Status
    seq: int
    seats: list[TableSeat]
    to_decide: int | None
    undo: bool
    proposals: list[Proposal]
    created: str
    hints: bool
    rematch: str | None
    hotseat: bool
    seed: int | None
    stopped: Stopped | None = None
    seat_alone_after: float = 24.0


class Chat(Told):
    seat: int | None
    name: str | None
    text: str
    at: str


class Ranked(Told):
    action: str
    value: float
    share: float


class Refusal(Told):
    """Why the rules refuse an action; same fields as the engine protocol's errors."""

    code: str
    message: str
    rule: str | None
    page: int | None
    missing: dict[str, int] | None


class Problem(Told):
    """An error, as application/problem+json; programs should rely on `code`."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    rule: str | None
    page: int | None
    missing: dict[str, int] | None
    problems: list[Json] | None = None
    line: int | None = None
    seq: int | None = None
    seat: int | None = None
