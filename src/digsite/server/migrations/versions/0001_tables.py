"""Games, seats, events and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(40)),
        sa.Column("same_deal_as", sa.String(20)),
        sa.Column("hotseat", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(20)),
        sa.Column("proposals", sa.JSON, nullable=False),
        sa.Column("archive", sa.JSON),
    )
    op.create_index("games_by_status", "games", ["status", "touched"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(80)),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("secret_hash", sa.String(64)),
    )
    op.create_table(
        "events",
        sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.String(200)),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
    keyed = sa.text("key IS NOT NULL")
    op.create_index(
        "events_by_key", "events", ["game_id", "key"], unique=True, sqlite_where=keyed, postgresql_where=keyed
    )
    op.create_table(
        "chat",
        sa.Column("game_id", sa.String(20), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "events", "seats", "games"):
        op.drop_table(table)
