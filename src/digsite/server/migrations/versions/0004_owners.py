"""Which process has a table, where several share a database, and how often it changed hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("owner", sa.String(20)))
    op.add_column("games", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("servers")
    op.drop_column("games", "fence")
    op.drop_column("games", "owner")
