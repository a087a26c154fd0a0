"""Whose a seat is: how it began, invitations and claims, when its player was last seen, what opened it before.

Whoever was ready at a table of an earlier release plays there with that secret, perhaps in two browsers: it counts as
the seat's own. The secrets of the others are what they were meant as, invitations.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("began", sa.String(10), nullable=False, server_default="person"))
    op.add_column("seats", sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("claim_salt", sa.String(64)))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("former", sa.JSON, nullable=False, server_default="[]"))
    seats = sa.table(
        "seats",
        sa.column("kind", sa.String),
        sa.column("ready", sa.Boolean),
        sa.column("began", sa.String),
        sa.column("claimed", sa.Boolean),
    )
    op.execute(sa.update(seats).values(began=seats.c.kind, claimed=seats.c.ready))


def downgrade() -> None:
    for column in ("former", "seen", "claim_salt", "claimed", "began"):
        op.drop_column("seats", column)
