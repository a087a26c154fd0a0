"""Requests and responses of the HTTP interface."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from digsite.server.messages.table import (
    LARGEST_SEED,
    LONGEST_RECORD,
    Asked,
    Changed,
    GameName,
    Json,
    Level,
    Name,
    Notation,
    Plan,
    Proposal,
    ProposalKind,
    Ranked,
    Refusal,
    SeatNumber,
    Sequence,
    Step,
    Table,
    Told,
)
from digsite.server.options import Options
from digsite.tables.seats import LONGEST_CHAT

ShownName = Annotated[str, StringConstraints(max_length=80)]

# Requests.


class NewSeat(Asked):
    kind: Literal["person", "bot"] = "person"
    level: Level | None = None
    name: Name | None = None


class NewTable(Asked):
    game: GameName
    options: Options = Options()
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=5)]
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = None
    hotseat: bool = False
    language: Literal["en", "fr", "de"] | None = None


class Ready(Asked):
    ready: bool = True
    name: Name | None = None


class Act(Asked):
    """One action, or `actions`: a whole plan. With `obvious`, answers that need no asking are taken as well."""

    seq: Sequence
    action: Notation | None = None
    actions: Plan | None = None
    obvious: bool = False


class Preview(Asked):
    actions: Plan


class Undo(Asked):
    seq: Sequence


class Say(Asked):
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]


class Propose(Asked):
    kind: ProposalKind
    seat: SeatNumber | None = None
    level: Level | None = None


class Vote(Asked):
    agree: bool


class Replay(Asked):
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]


class ReplayView(Asked):
    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]
    move: Sequence
    seat: SeatNumber | Literal["open"] | None = None


class ReplayWords(ReplayView):
    """`names` are the players' names, by seat."""

    names: Annotated[list[ShownName], Field(max_length=6, default_factory=list)]


# Responses.


class OpenedSeat(Told):
    """A seat of a newly opened table; people's seats have a secret here, which is an invitation."""

    seat: int
    kind: Literal["person", "bot"]
    secret: str | None
    link: str | None


class Opened(Told):
    id: str
    watch: str
    seats: list[OpenedSeat]


class Viewed(Told):
    """`view` is null before the cards are dealt."""

    seq: int
    view: Json | None


class WordsPart(Told):
    """`part` is the name of the terminal command that shows it."""

    part: Literal["look", "row", "map", "track", "players", "hand"]
    lines: list[str]


class Words(Told):
    """The table as lines of text, and what each listed action costs or brings, by its notation."""

    parts: list[WordsPart]
    details: dict[str, str]


class Actions(Told):
    seq: int
    seat: int | None
    decision: Json | None
    actions: list[Json]
    obvious: str | None = None


class Acted(Told):
    """`done` and `stopped` of a plan: how many of its actions, and what came in between."""

    seq: int
    events: list[Json]
    seat: int | None
    over: bool
    done: int | None = None
    stopped: Literal["chance", "news"] | None = None


class Previewed(Told):
    """What a plan would certainly do: as far as it goes, what would be seen, what would change, points by part."""

    seq: int
    done: int
    stopped: Literal["chance", "news"] | None
    events: list[Json]
    changes: list[Changed]
    points: dict[str, int]


class Undone(Told):
    seq: int
    undone: str
    seat: int | None


class Why(Told):
    legal: bool
    refusal: Refusal | None = None


class Steps(Told):
    seq: int
    steps: list[Step]


class Score(Told):
    final: bool
    scores: list[dict[str, int]]
    winners: list[int]
    tie_break: str | None


class Proposed(Told):
    """`secret` and `link` are an invitation to the requested seat, valid once the others have agreed."""

    proposal: Proposal
    accepted: bool
    secret: str | None = None
    link: str | None = None


class Voted(Told):
    accepted: bool
    rejected: bool


class Claimed(Told):
    """The seat's own secret, which replaces the invitation."""

    seat: int
    secret: str


class HandedOver(Told):
    """`secret` and `link` are an invitation to the seat."""

    seat: int
    secret: str
    link: str


class Hint(Told):
    action: str
    ranked: list[Ranked]


class RoundScore(Told):
    """The scores as if the game had ended after a round; `move` is the step that ended it."""

    round: int
    move: int
    scores: list[dict[str, int]]


class Game(Told):
    """A finished or archived game, with nothing hidden."""

    table: Table
    steps: list[Step]
    score: Score
    rounds: list[RoundScore]


class Replayed(Told):
    """An uploaded record: `moves` steps, the deal being the first."""

    game: GameName
    options: Json
    seats: list[str]
    moves: int
    over: bool
    steps: list[Step]
    score: Score
    rounds: list[RoundScore]


class ReplayedView(Told):
    view: Json
    events: list[Json]


class Health(Told):
    status: Literal["ok"]
    version: str
