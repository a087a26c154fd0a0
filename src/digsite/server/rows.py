"""Between tables and rows: what is stored of a table, and the statements that make a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

import sqlalchemy as sa

from digsite.server.schema import CHAT, CLOCK, EVENTS, GAMES, SEATS
from digsite.tables.play import Stored
from digsite.tables.seats import Seat
from digsite.tables.storage import (
    AddChat,
    AddStep,
    AddTable,
    Archive,
    Change,
    DropTable,
    Said,
    SetClock,
    SetSeat,
    SetTable,
    StoredTable,
)

Json = dict[str, Any]
Row = Mapping[str, Any]
Job = tuple[Any, Json | list[Json]]
INSERT_EVENT: Final = sa.insert(EVENTS)
OF_TABLE: Final = [column.name for column in GAMES.columns if column.name != "owner"]
OF_SEAT: Final = [column.name for column in SEATS.columns if column.name not in ("game_id", "seat")]


# Reading.


def stored_table(row: Row, seats: Sequence[Row]) -> StoredTable:
    return StoredTable(**{name: row[name] for name in OF_TABLE}, seats=[stored_seat(seat) for seat in seats])


def stored_seat(row: Row) -> Seat:
    return Seat(row["seat"], **{name: row[name] for name in OF_SEAT})


def stored_step(row: Row) -> Stored:
    return Stored(row["seq"], row["kind"], row["seat"], row["action"], row["body"], row["at"])


def said(row: Row) -> Said:
    return Said(row["seat"], row["name"], row["text"], row["at"])


# Writing.


def jobs_of(change: Change, owner: str | None = None) -> list[Job]:
    """The statements of a change, with their values; new tables belong to the owner."""
    match change:
        case AddTable(table):
            row = {**{name: getattr(table, name) for name in OF_TABLE}, "owner": owner}
            return [(sa.insert(GAMES), row), (sa.insert(SEATS), [seat_row(table.id, seat) for seat in table.seats])]
        case AddStep(table_id, step, key):
            return [(INSERT_EVENT, {"game_id": table_id, **step_row(step), "key": key})]
        case SetTable(table_id, values):
            return [(sa.update(GAMES).where(GAMES.c.id == table_id), values)]
        case SetSeat(table_id, seat):
            which = (SEATS.c.game_id == table_id) & (SEATS.c.seat == seat.number)
            return [(sa.update(SEATS).where(which), seat_row(table_id, seat))]
        case AddChat(table_id, message):
            last = sa.select(sa.func.coalesce(sa.func.max(CHAT.c.number), 0) + 1)
            number = last.where(CHAT.c.game_id == table_id).scalar_subquery()
            return [(sa.insert(CHAT).values(number=number), {"game_id": table_id, **asdict(message)})]
        case Archive(table_id, archive):
            events, talk = (sa.delete(one).where(one.c.game_id == table_id) for one in (EVENTS, CHAT))
            kept = {"status": "archived", "archive": archive}
            return [(events, {}), (talk, {}), (sa.update(GAMES).where(GAMES.c.id == table_id), kept)]
        case DropTable(table_id):
            return dropping(table_id)
        case SetClock(ran):
            return [(sa.update(CLOCK).where(CLOCK.c.ran < ran), {"ran": ran})]


def dropping(table_id: str) -> list[Job]:
    follows = sa.update(GAMES).where(GAMES.c.same_deal_as == table_id)
    leads = sa.update(GAMES).where(GAMES.c.rematch == table_id)
    gone = sa.delete(GAMES).where(GAMES.c.id == table_id)
    return [(follows, {"same_deal_as": None}), (leads, {"rematch": None}), (gone, {})]


def seat_row(table_id: str, seat: Seat) -> Json:
    return {"game_id": table_id, "seat": seat.number, **{name: getattr(seat, name) for name in OF_SEAT}}


def step_row(step: Stored) -> Json:
    return {
        "seq": step.seq,
        "kind": step.kind,
        "seat": step.seat,
        "action": step.action,
        "body": step.body,
        "at": step.at,
    }
