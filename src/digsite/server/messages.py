"""Everything that is said over HTTP and the WebSocket, as models; the page's types are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Json = dict[str, Any]
GameName = Literal["arnak", "quetzal"]
Level = Literal["random", "novice", "scout", "ranger", "professor"]
Status = Literal["waiting", "playing", "over", "archived"]
ProposalKind = Literal["replace-by-bot", "return-seat", "hints", "rematch", "rematch-same-deal"]
LONGEST_NAME = 40
LONGEST_CHAT = 1000
LONGEST_RECORD = 1_000_000
LARGEST_SEED = 2**53 - 1

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME)]
Notation = Annotated[str, StringConstraints(max_length=200)]
Secret = Annotated[str, StringConstraints(max_length=100)]
Sequence = Annotated[int, Field(ge=0, le=10**9)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Tag = Annotated[str, StringConstraints(max_length=100)] | Annotated[int, Field(ge=-LARGEST_SEED, le=LARGEST_SEED)]


class Asked(BaseModel):
    """What comes from outside: no member too many, nothing converted."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Told(BaseModel):
    """What the server says; within a protocol number it may gain members."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# What is said about a table.


class Step(Told):
    """A confirmed step as the asking seat sees it. `action` is null for the deal, an undo, and a secret choice."""

    seq: int
    seat: int | None
    action: str | None
    events: list[Json]
    at: str | None
    undone: int | None = None


class TableSeat(Told):
    seat: int
    kind: Literal["person", "bot", "rival", "automaton"]
    level: str | None
    name: str | None
    ready: bool
    connected: bool
    you: bool


class Proposal(Told):
    """Something that the others must agree to; `waiting` are the seats whose vote is missing."""

    n: int
    kind: ProposalKind
    by: int | None
    seat: int | None
    level: str | None
    votes: dict[str, bool]
    waiting: list[int]


class Table(Told):
    id: str
    game: GameName
    options: Json
    status: Status
    seq: int
    seats: list[TableSeat]
    to_decide: int | None
    proposals: list[Proposal]
    created: str
    hints: bool
    rematch: str | None
    hotseat: bool
    seed: int | None


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
    """Why not: the members of the protocol's errors."""

    code: str
    message: str
    rule: str | None
    page: int | None
    missing: dict[str, int] | None


class Problem(Told):
    """An error, as application/problem+json; `code` is what programs should go by."""

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


# HTTP: what is asked.


class Options(Asked):
    """The options of a new game; `edition` as an object, or `edition_toml` as the text of its file."""

    board: Literal["bird", "snake"] | None = None
    difficulty: int | None = None
    players: int | None = None
    edition: Json | None = None
    edition_toml: Annotated[str, StringConstraints(max_length=200_000)] | None = None
    options: dict[str, bool] | None = None


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
    seq: Sequence
    action: Notation


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


# HTTP: what is answered.


class OpenedSeat(Told):
    """A seat of a table just opened; only here, and only for people, there is a secret."""

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


class Actions(Told):
    seq: int
    seat: int | None
    decision: Json | None
    actions: list[Json]


class Acted(Told):
    seq: int
    events: list[Json]
    seat: int | None
    over: bool


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
    """`secret` and `link` of a seat that is to be given back; they count once the others have agreed."""

    proposal: Proposal
    accepted: bool
    secret: str | None = None
    link: str | None = None


class Voted(Told):
    accepted: bool
    rejected: bool


class HandedOver(Told):
    seat: int
    secret: str
    link: str


class Hint(Told):
    action: str
    ranked: list[Ranked]


class RoundScore(Told):
    """The points as if the game had ended after a round; `move` is the step that ended it."""

    round: int
    move: int
    scores: list[dict[str, int]]


class Game(Told):
    """A finished or archived game: everything, for every eye."""

    table: Table
    steps: list[Step]
    score: Score
    rounds: list[RoundScore]


class Replayed(Told):
    """A record from disk: `moves` steps, the deal being the first."""

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


# The WebSocket: what a client sends.


class Tagged(Asked):
    """Whatever a client sends may carry a tag, which the answer has as `reply_to`."""

    tag: Tag | None = None


class HelloMessage(Asked):
    type: Literal["hello"]
    protocol: Literal[1] = 1
    secret: Secret | None = None
    secrets: Annotated[list[Secret], Field(max_length=10)] | None = None
    after: Sequence = 0
    language: Literal["en", "fr", "de"] | None = None


class ActMessage(Tagged):
    type: Literal["act"]
    seq: Sequence
    action: Notation
    key: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None


class UndoMessage(Tagged):
    type: Literal["undo"]
    seq: Sequence


class WhyMessage(Tagged):
    type: Literal["why"]
    action: Notation


class ReadyMessage(Tagged):
    type: Literal["ready"]
    ready: bool = True
    name: Name | None = None
    seat: SeatNumber | None = None


class ChatMessage(Tagged):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CHAT)]


class ProposeMessage(Tagged):
    type: Literal["propose"]
    kind: ProposalKind
    seat: SeatNumber | None = None
    level: Level | None = None


class VoteMessage(Tagged):
    type: Literal["vote"]
    n: Sequence
    agree: bool


class HintMessage(Tagged):
    type: Literal["hint"]


class ScoreMessage(Tagged):
    type: Literal["score"]


class PingMessage(Tagged):
    type: Literal["ping"]


ClientMessage = Annotated[
    HelloMessage
    | ActMessage
    | UndoMessage
    | WhyMessage
    | ReadyMessage
    | ChatMessage
    | ProposeMessage
    | VoteMessage
    | HintMessage
    | ScoreMessage
    | PingMessage,
    Field(discriminator="type"),
]


# The WebSocket: what the server sends.


class Welcome(Told):
    """`views` and `seen` (each seat's own steps) are for a connection that holds several seats."""

    type: Literal["welcome"]
    table: Table
    seq: int
    view: Json | None
    steps: list[Step]
    chat: list[Chat]
    views: dict[str, Json | None] | None = None
    seen: dict[str, list[Step]] | None = None


class StepPush(Told):
    type: Literal["step"]
    step: Step
    view: Json
    table: Table
    views: dict[str, Json] | None = None
    seen: dict[str, Step] | None = None


class TablePush(Told):
    type: Literal["table"]
    table: Table


class ChatPush(Told):
    type: Literal["chat"]
    chat: Chat


class Thinking(Told):
    type: Literal["thinking"]
    seat: int
    on: bool


class Reply(Told):
    """`reply_to` is the tag of what is answered."""

    reply_to: Tag | None = None


class Ok(Reply):
    """Done; `seq` where a step was confirmed, `proposal`, `secret` and `link` after a proposal."""

    type: Literal["ok"]
    seq: int | None = None
    proposal: Proposal | None = None
    accepted: bool | None = None
    secret: str | None = None
    link: str | None = None


class ErrorReply(Reply):
    type: Literal["error"]
    code: str
    message: str
    rule: str | None
    page: int | None
    missing: dict[str, int] | None
    seq: int | None = None


class WhyReply(Reply):
    type: Literal["why"]
    action: str
    legal: bool
    refusal: Refusal | None


class HintReply(Reply):
    type: Literal["hint"]
    action: str
    ranked: list[Ranked]


class ScoreReply(Reply):
    type: Literal["score"]
    final: bool
    scores: list[dict[str, int]]
    winners: list[int]
    tie_break: str | None


class Pong(Reply):
    type: Literal["pong"]


ServerMessage = Annotated[
    Welcome | StepPush | TablePush | ChatPush | Thinking | Ok | ErrorReply | WhyReply | HintReply | ScoreReply | Pong,
    Field(discriminator="type"),
]
