"""The clock of a running server. `touched` of a game is told by it from now on, and everybody begins at nought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("clock", sa.Column("id", sa.Integer, primary_key=True), sa.Column("ran", sa.Float, nullable=False))
    clock = sa.table("clock", sa.column("id", sa.Integer), sa.column("ran", sa.Float))
    op.execute(sa.insert(clock).values(id=1, ran=0.0))
    op.execute(sa.update(sa.table("games", sa.column("touched", sa.Float))).values(touched=0.0))


def downgrade() -> None:
    op.drop_table("clock")
