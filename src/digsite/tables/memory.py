"""Storage in memory, for tests and for tables that need not outlive their process."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any, final

from digsite.tables.play import Stored
from digsite.tables.seats import PERSON
from digsite.tables.storage import (
    MOST_CHAT,
    AddChat,
    AddStep,
    AddTable,
    Archive,
    Change,
    DropTable,
    Hold,
    NotStored,
    Said,
    SetClock,
    SetSeat,
    SetTable,
    StoredTable,
)

Json = dict[str, Any]


@final
class MemoryStorage:
    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.stored_steps: dict[str, list[tuple[Stored, str | None]]] = {}
        self.said: dict[str, list[Said]] = {}
        self.clock = 0.0

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def scrub(self) -> None:
        pass

    # Writing.

    async def write(self, *changes: Change, hold: Hold | None = None) -> None:
        if hold is not None and hold.fence != self.tables[hold.table_id].fence:
            raise NotStored("the table has changed hands")
        for change in changes:
            self.check(change)
        for change in changes:
            self.apply(change)

    def check(self, change: Change) -> None:
        """Raise NotStored for what a database would refuse."""
        if isinstance(change, AddStep):
            for step, key in self.stored_steps.get(change.table_id, []):
                if step.seq == change.step.seq or (key is not None and key == change.key):
                    raise NotStored("there is such a step already")

    def apply(self, change: Change) -> None:
        match change:
            case AddTable(table):
                self.tables[table.id] = copied(table)
                self.stored_steps[table.id], self.said[table.id] = [], []
            case AddStep(table_id, step, key):
                self.stored_steps[table_id].append((step, key))
            case SetTable(table_id, values):
                self.tables[table_id] = copied(replace(self.tables[table_id], **values))
            case SetSeat(table_id, seat):
                self.tables[table_id].seats[seat.number] = replace(seat)
            case AddChat(table_id, said):
                self.said[table_id].append(said)
            case Archive(table_id, archive):
                self.stored_steps[table_id], self.said[table_id] = [], []
                self.tables[table_id] = replace(self.tables[table_id], status="archived", archive=archive)
            case DropTable(table_id):
                self.drop(table_id)
            case SetClock(ran):
                self.clock = ran

    def drop(self, table_id: str) -> None:
        for kept in (self.tables, self.stored_steps, self.said):
            kept.pop(table_id, None)
        for other in list(self.tables.values()):
            follows = None if other.same_deal_as == table_id else other.same_deal_as
            leads = None if other.rematch == table_id else other.rematch
            self.tables[other.id] = replace(other, same_deal_as=follows, rematch=leads)

    # Reading.

    async def take(self, table_id: str) -> StoredTable | None:
        if table_id in self.tables:
            self.tables[table_id] = replace(self.tables[table_id], fence=self.tables[table_id].fence + 1)
        return await self.table(table_id)

    def sure(self) -> bool:
        return True

    def watch(self, lost: Callable[[], None]) -> None:
        pass

    async def release(self) -> None:
        pass

    async def table(self, table_id: str) -> StoredTable | None:
        found = self.tables.get(table_id)
        return None if found is None else copied(found)

    async def steps(self, table_id: str, after: int = 0) -> list[Stored]:
        return [step for step, _ in self.stored_steps.get(table_id, []) if step.seq > after]

    async def step_of_key(self, table_id: str, key: str) -> Stored | None:
        return next((step for step, used in self.stored_steps.get(table_id, []) if used == key), None)

    async def chat(self, table_id: str) -> list[Said]:
        return self.said.get(table_id, [])[-MOST_CHAT:]

    async def open_tables(self) -> int:
        return len([table for table in self.tables.values() if table.status in ("waiting", "playing")])

    async def ran(self) -> float:
        return self.clock

    async def idle(self, since: float, hardly_begun_since: float, but: Collection[str], most: int) -> list[str]:
        found = [
            table
            for table in self.tables.values()
            if table.status != "archived"
            and table.id not in but
            and (table.touched < since or (table.touched < hardly_begun_since and self.hardly_begun(table)))
        ]
        return [table.id for table in sorted(found, key=lambda table: table.touched)[:most]]

    def hardly_begun(self, table: StoredTable) -> bool:
        """Nobody is ready, or the first round is not over."""
        if table.status == "waiting":
            return not any([seat.kind == PERSON and seat.ready for seat in table.seats])
        events = [event for step, _ in self.stored_steps[table.id] for event in step.body["events"]]
        return table.status == "playing" and not any([event["event"] == "ended-round" for event in events])


def copied(table: StoredTable) -> StoredTable:
    """A copy that shares nothing a table in memory changes."""
    proposals: Json = json.loads(json.dumps(table.proposals))
    return replace(table, proposals=proposals, seats=[replace(seat) for seat in table.seats])
