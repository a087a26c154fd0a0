"""Messages sent over the WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from digsite.server.messages.table import (
    Asked,
    Changed,
    Chat,
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
    Secret,
    Sequence,
    Step,
    Table,
    Tag,
    Told,
)
from digsite.tables.seats import LONGEST_CHAT

# Client messages.


class Tagged(Asked):
    """Any client message may carry a tag, which the reply repeats as `reply_to`."""

    tag: Tag | None = None


class HelloMessage(Asked):
    type: Literal["hello"]
    protocol: Literal[1, 2] = 2
    secret: Secret | None = None
    secrets: Annotated[list[Secret], Field(max_length=10)] | None = None
    after: Sequence = 0
    language: Literal["en", "fr", "de"] | None = None


class ActMessage(Tagged):
    """One action, or `actions`: a whole plan. With `obvious`, answers that need no asking are taken as well."""

    type: Literal["act"]
    seq: Sequence
    action: Notation | None = None
    actions: Plan | None = None
    obvious: bool = False
    key: Annotated[str, StringConstraints(min_length=1, max_length=100)] | None = None


class PreviewMessage(Tagged):
    type: Literal["preview"]
    actions: Plan


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


class TakeBackMessage(Tagged):
    type: Literal["take-back"]


class HintMessage(Tagged):
    type: Literal["hint"]


class ScoreMessage(Tagged):
    type: Literal["score"]


class PingMessage(Tagged):
    type: Literal["ping"]


ClientMessage = Annotated[
    HelloMessage
    | ActMessage
    | PreviewMessage
    | UndoMessage
    | WhyMessage
    | ReadyMessage
    | ChatMessage
    | ProposeMessage
    | VoteMessage
    | TakeBackMessage
    | HintMessage
    | ScoreMessage
    | PingMessage,
    Field(discriminator="type"),
]


# Server messages.


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
    """`view` is the position after `step`; `before` are the earlier steps of the same plan, `seen_before` by seat."""

    type: Literal["step"]
    step: Step
    view: Json
    table: Table
    views: dict[str, Json] | None = None
    seen: dict[str, Step] | None = None
    before: list[Step] | None = None
    seen_before: dict[str, list[Step]] | None = None


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
    """`reply_to` is the tag of the message this answers."""

    reply_to: Tag | None = None


class Ok(Reply):
    """Done; `seq` where a step was confirmed, `proposal`, `secret` and `link` after a proposal."""

    type: Literal["ok"]
    seq: int | None = None
    done: int | None = None
    stopped: Literal["chance", "news"] | None = None
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
    seat: int | None = None


class WhyReply(Reply):
    type: Literal["why"]
    action: str
    legal: bool
    refusal: Refusal | None


class PreviewReply(Reply):
    type: Literal["preview"]
    seq: int
    done: int
    stopped: Literal["chance", "news"] | None
    events: list[Json]
    changes: list[Changed]
    points: dict[str, int]


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
    Welcome
    | StepPush
    | TablePush
    | ChatPush
    | Thinking
    | Ok
    | ErrorReply
    | WhyReply
    | PreviewReply
    | HintReply
    | ScoreReply
    | Pong,
    Field(discriminator="type"),
]
