"""One game on every storage there is, and what becomes of tables when PostgreSQL goes away for a while."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from digsite.server.app import database_of
from digsite.server.run import CannotStart, take
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.tables.memory import MemoryStorage
from digsite.tables.storage import Storage
from tests.server.house import house
from tests.tables.house import dealt, opened, tables
from tools.postgres import Cluster

Json = dict[str, Any]


@pytest.fixture
def alone() -> Iterator[Cluster]:
    """A server that a test may stop."""
    with Cluster() as running:
        yield running


async def test_every_storage_answers_alike(tmp_path: Path, postgres: str) -> None:
    """The same table, step for step, in memory, on SQLite and on PostgreSQL."""
    stores: list[Storage] = [
        MemoryStorage(),
        *[Store(database_of(Settings(data=tmp_path, database=url))) for url in ("", postgres)],
    ]
    memory, sqlite, postgresql = [await everything(store) for store in stores]
    assert memory == sqlite == postgresql
    assert memory["seq"] > 20


async def everything(store: Storage) -> Json:
    """What a storage says after a game with chat, an undo, votes, a claim and a rematch."""
    async with tables(store, max_tables=10) as hub:
        table, secrets = await dealt(hub, "arnak", "pp", seed=7)
        waiting, _ = await opened(hub, "quetzal", "ppb")
        held = frozenset([0, 1])
        dice = random.Random(3)
        for _ in range(25):
            assert table.play is not None
            seat = table.to_decide()
            assert seat is not None
            chosen = dice.choice(table.play.listed())["notation"]
            await table.playing.act(frozenset([seat]), table.seq, chosen, f"key {table.seq}")
            if table.may_undo(held) and dice.random() < 0.2:
                await table.playing.undo(held, table.seq)
        await table.chat(frozenset([1]), "Grüße, \U0001f3fa \x00 \ud800!")
        await table.agreements.propose(frozenset([0]), "hints", None, None)
        await table.agreements.vote(frozenset([1]), 1, True)
        await table.seating.claim(secrets[1], "k" * 20)
        stored = await store.table(table.id)
        assert stored is not None
        steps = await store.steps(table.id)
        return {
            "seq": len(steps),
            "steps": [(step.seq, step.kind, step.seat, step.action, step.body) for step in steps],
            "after": [step.seq for step in await store.steps(table.id, 5)],
            "table": (stored.game, stored.options, stored.seed, stored.status, stored.hints, stored.proposals),
            "seats": [(seat.kind, seat.ready, seat.claimed, len(seat.former)) for seat in stored.seats],
            "chat": [(said.seat, said.text) for said in await store.chat(table.id)],
            "open": await store.open_tables(),
            "idle": [one == waiting.id for one in await store.idle(1e9, 1e9, [table.id], 5)],
            "nothing": (await store.table("nosuchtable22"), await store.step_of_key(table.id, "none")),
        }


async def test_postgres_goes_away_and_comes_back(tmp_path: Path, alone: Cluster) -> None:
    """What is confirmed stays; meanwhile nothing is, and the server says so."""
    async with house(tmp_path, database=alone.database("digsite")) as home:
        party = await home.dealt("quetzal", 2)
        dice = random.Random(5)
        for _ in range(5):
            await party.act(dice)
        before = (await party.get("events", party.secrets[0])).json()["steps"]
        seq, secret, actions = await party.offered()
        await asyncio.to_thread(alone.stop)
        lost = await party.post("actions", secret, {"seq": seq, "action": actions[0]})
        assert (lost.status_code, lost.json()["code"]) == (503, "not-stored")
        assert (await party.get()).status_code == 503
        assert (await home.http.get("/readyz")).status_code == 503
        assert (await home.http.get("/healthz")).status_code == 200
        await asyncio.to_thread(alone.start)
        assert (await party.get("events", party.secrets[0])).json()["steps"] == before
        assert (await party.post("actions", secret, {"seq": seq, "action": actions[0]})).status_code == 200
        assert (await home.http.get("/readyz")).status_code == 200


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, postgres: str, cluster: Cluster) -> None:
    nowhere = f"postgresql://ann:hidden@/digsite?host={tmp_path}"
    with pytest.raises(CannotStart, match="cannot be used") as refused:
        take(Settings(database=nowhere))
    assert "hidden" not in str(refused.value)
    take(Settings(database=postgres)).close()
    name = postgres.split("/")[3].split("?", maxsplit=1)[0]
    cluster.sql("CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('9999')", name)
    with pytest.raises(CannotStart, match="newer Digsite"):
        take(Settings(database=postgres))
