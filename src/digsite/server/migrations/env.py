"""Alembic's entry point: the store passes in its connection."""

from __future__ import annotations

from alembic import context

from digsite.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
