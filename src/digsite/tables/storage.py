"""What tables ask of storage: a few questions, and changes that are stored together or not at all."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, Protocol, final

from digsite.tables.play import Stored
from digsite.tables.seats import Seat

Json = dict[str, Any]
MOST_CHAT: Final = 200


class NotStored(Exception):
    """The storage refused or failed; nothing was stored."""


@final
@dataclass(frozen=True)
class Peer:
    """Another process that has tables, where it can be reached, and what it believes requests by."""

    id: str
    address: str
    token: str


class Elsewhere(Exception):
    """Another process has the table."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


@final
@dataclass(frozen=True)
class Hold:
    """What proves that a table is still this process's: the number grows whenever it changes hands."""

    table_id: str
    fence: int


@final
@dataclass(frozen=True)
class StoredTable:
    """A table as it is stored; its steps and its chat are asked for by themselves."""

    id: str
    game: str
    options: Json
    seed: str | None  # given by whoever opened the table; otherwise drawn at the deal
    same_deal_as: str | None
    hotseat: bool
    status: str
    created: float
    touched: float  # by the running clock
    hints: bool
    rematch: str | None
    proposals: Json
    archive: Json | None
    seats: list[Seat]
    fence: int = 0


@final
@dataclass(frozen=True)
class Said:
    """A chat message."""

    seat: int | None
    name: str | None
    text: str
    at: float


# Changes.


@final
@dataclass(frozen=True)
class AddTable:
    table: StoredTable


@final
@dataclass(frozen=True)
class AddStep:
    """Refused if the table already has a step of that number or that key."""

    table_id: str
    step: Stored
    key: str | None


@final
@dataclass(frozen=True)
class SetTable:
    """New values of a table's members, by their names."""

    table_id: str
    values: Json


@final
@dataclass(frozen=True)
class SetSeat:
    table_id: str
    seat: Seat


@final
@dataclass(frozen=True)
class AddChat:
    table_id: str
    said: Said


@final
@dataclass(frozen=True)
class DropTable:
    """Everything stored about a table goes; no other table refers to it anymore."""

    table_id: str


@final
@dataclass(frozen=True)
class Archive:
    """Steps and chat give way to the record."""

    table_id: str
    archive: Json


@final
@dataclass(frozen=True)
class SetClock:
    ran: float


Change = AddTable | AddStep | SetTable | SetSeat | AddChat | DropTable | Archive | SetClock


class Storage(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None:
        """Store what is waiting, then close."""

    async def write(self, *changes: Change, hold: Hold | None = None) -> None:
        """Return once all changes are safe; NotStored if none is, also because the table has changed hands."""

    async def take(self, table_id: str) -> StoredTable | None:
        """A table that only this process writes to from now on; Elsewhere if another one does."""

    def sure(self) -> bool:
        """Whether nobody else can have taken this process's tables by now."""

    def watch(self, lost: Callable[[], None]) -> None:
        """Call this when others may have taken this process's tables."""

    async def release(self) -> None:
        """Let other processes take this one's tables."""

    async def table(self, table_id: str) -> StoredTable | None: ...

    async def steps(self, table_id: str, after: int = 0) -> list[Stored]:
        """The steps after a number, in order."""

    async def step_of_key(self, table_id: str, key: str) -> Stored | None:
        """The step that was confirmed under an idempotency key."""

    async def chat(self, table_id: str) -> list[Said]:
        """The latest messages, oldest first."""

    async def open_tables(self) -> int:
        """How many tables are not over."""

    async def ran(self) -> float:
        """The last stored value of the running clock."""

    async def idle(self, since: float, hardly_begun_since: float, but: Collection[str], most: int) -> list[str]:
        """Tables untouched since `since` (hardly begun ones: `hardly_begun_since`), the longest idle first."""

    async def scrub(self) -> None:
        """Remove all traces of deleted data."""
