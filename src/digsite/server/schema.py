"""The database tables. A game's events are append-only; everything in memory can be rebuilt from them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()
KEYED: Final = sa.text("key IS NOT NULL")

GAMES: Final = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(40)),  # given by whoever opened the table; otherwise drawn at the deal
    sa.Column("same_deal_as", sa.String(20)),
    sa.Column("hotseat", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),  # by the running clock, accurate to a few seconds
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("rematch", sa.String(20)),
    sa.Column("proposals", sa.JSON, nullable=False),
    sa.Column("owner", sa.String(20)),  # the process that has the table, where several may
    sa.Column("fence", sa.Integer, nullable=False, server_default="0"),  # how often it changed hands
    sa.Column("archive", sa.JSON),  # for archived games: the record, and the numbers and times of its steps
    sa.Index("games_by_status", "status", "touched"),
)

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("level", sa.String(20)),
    sa.Column("name", sa.String(80)),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("secret_hash", sa.String(64)),
    sa.Column("began", sa.String(10), nullable=False),  # the seat's kind when the table was opened
    sa.Column("claimed", sa.Boolean, nullable=False),  # the secret is the seat's own; otherwise an invitation
    sa.Column("claim_salt", sa.String(64)),  # the salt of the seat's own secret, to answer a repeated claim
    sa.Column("seen", sa.Float, nullable=False),  # last activity by the running clock, accurate to a few minutes
    sa.Column("former", sa.JSON, nullable=False),  # hashes that no longer open it, each with the reason
)

EVENTS: Final = sa.Table(
    "events",
    METADATA,
    sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # deal, act, undo
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.String(200)),
    sa.Column("body", sa.JSON, nullable=False),  # chance outcomes, events, who is next
    sa.Column("key", sa.String(64)),  # the hash of a seat's Idempotency-Key
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("events_by_key", "game_id", "key", unique=True, sqlite_where=KEYED, postgresql_where=KEYED),
)

CHAT: Final = sa.Table(
    "chat",
    METADATA,
    sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(80)),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# The processes that may have tables; each says again and again how long it may still be relied on.
SERVERS: Final = sa.Table(
    "servers",
    METADATA,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("address", sa.String(200), nullable=False),  # where the others reach it
    sa.Column("token", sa.String(64), nullable=False),  # what it believes them by
    sa.Column("until", sa.Float, nullable=False),  # by the clock of the database
)

# One row: how many seconds the server has run in total (`clock`).
CLOCK: Final = sa.Table(
    "clock",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("ran", sa.Float, nullable=False),
)
