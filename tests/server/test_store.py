"""What is kept: migrations, memory, archives, backups, and what happens when nothing can be written."""

from __future__ import annotations

import asyncio
import io
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory

from digsite.server import store as store_module
from digsite.server.app import database_of
from digsite.server.keeping import backup
from digsite.server.run import CannotStart
from digsite.server.schema import EVENTS, METADATA
from digsite.server.settings import Settings
from digsite.server.sqlite import Sqlite
from digsite.server.store import CURRENT, Store
from digsite.tables.play import Play, resume
from digsite.tables.slices import at_once
from digsite.tables.storage import AddStep, NotStored
from tests.server.house import house


async def test_migrations_lead_from_nothing_to_the_schema(tmp_path: Path, database: str) -> None:
    """Also when several processes start at once, where that is possible."""
    settings = Settings(data=tmp_path, database=database)
    for _ in range(2):
        stores = [Store(database_of(settings)) for _ in range(3 if database else 1)]
        await asyncio.gather(*[store.open() for store in stores])
        for store in stores:
            await store.close()
    using = database_of(settings).engine
    async with using.connect() as connection:
        assert await connection.run_sync(differences) == []
        if not database:
            assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
    await using.dispose()
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == CURRENT


def differences(connection: sa.Connection) -> list[Any]:
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), METADATA)
    return found


def test_one_module_for_each_database_knows_it() -> None:
    """Neither has anything that the other's dialect lacks, outside its own module."""
    folder = Path(store_module.__file__).parent
    alone = {
        "sqlite.py": ("PRAGMA", "sqlite3", "aiosqlite:", "INSERT OR", "rowid"),
        "postgres.py": ("asyncpg", "pg_", "to_regclass", "clock_timestamp", "FOR UPDATE"),
    }
    for file in folder.rglob("*.py"):
        for owner, words in alone.items():
            plain = [word for word in words if word in file.read_text()]
            assert not plain or file.name == owner, (file, plain)
    written = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written, "target_metadata": METADATA}
    )
    revisions = list(ScriptDirectory(str(folder / "migrations")).walk_revisions())
    assert revisions[0].revision == CURRENT
    with Operations.context(context):
        for script in reversed(revisions):
            script.module.upgrade()
    for table in METADATA.tables:
        assert f"CREATE TABLE {table} " in written.getvalue()
    assert "WHERE key IS NOT NULL" in written.getvalue()


async def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    store = Store(Sqlite(tmp_path / "digsite.db"))
    await store.open()
    async with store.engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2  # FULL
    await store.close()


async def test_a_number_is_stored_once(tmp_path: Path, database: str) -> None:
    """The database itself refuses a second step of the same number, and only that one of many."""
    async with house(tmp_path, database=database) as home:
        party = await home.dealt()
        step = (await home.hub.store.steps(party.id))[0]
        again = AddStep(party.id, step, None)
        fine = [home.open() for _ in range(5)]
        results = await asyncio.gather(home.hub.store.write(again), *fine, return_exceptions=True)
        assert isinstance(results[0], NotStored)
        assert not any([isinstance(result, BaseException) for result in results[1:]])


FULL: dict[str, tuple[str, ...]] = {
    "sqlite": ("CREATE TRIGGER no_room BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk full'); END",),
    "postgresql": (
        "CREATE FUNCTION no_room() RETURNS trigger AS $$ BEGIN RAISE 'disk full'; END $$ LANGUAGE plpgsql",
        "CREATE TRIGGER no_room BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION no_room()",
    ),
}
ROOM = {"sqlite": "DROP TRIGGER no_room", "postgresql": "DROP TRIGGER no_room ON events"}


async def test_what_cannot_be_stored_does_not_count(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database) as home:
        party = await home.dealt("quetzal", 2)
        seq, secret, actions = await party.offered()
        name = home.store.engine.dialect.name
        async with party.socket(secret) as ann:
            async with home.store.engine.begin() as connection:
                for statement in FULL[name]:
                    await connection.exec_driver_sql(statement)
            answer = await party.post("actions", secret, {"seq": seq, "action": actions[0]})
            assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
            assert await ann.closed() == 4503
            assert [message for message in ann.heard if message["type"] == "step"] == []
        async with home.store.engine.begin() as connection:
            await connection.exec_driver_sql(ROOM[name])
        async with party.socket(secret) as ann:
            assert ann.welcome["seq"] == seq
            assert (await ann.ask({"type": "act", "seq": seq, "action": actions[0]}))["seq"] == seq + 1


async def test_tables_leave_the_memory_and_come_back(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database, unload_after=0.2) as home:
        party = await home.dealt("arnak", 3)
        dice = random.Random(1)
        for _ in range(5):
            await party.act(dice)
        view = (await party.get("view", party.secrets[0])).json()
        async with party.socket():
            await asyncio.sleep(0.6)
            assert party.id in home.hub.tables
        async with asyncio.timeout(10):
            while home.hub.tables:
                await asyncio.sleep(0.05)
        assert (await party.get("view", party.secrets[0])).json() == view


async def test_idle_tables_become_records(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database) as home:
        done, running, waiting = await home.dealt("quetzal", 2), await home.dealt("arnak", 2, seed=7), await home.open()
        await done.finish(random.Random(1))
        await running.post("actions", running.secrets[0], {"seq": 1, "action": "play funding-car"})
        await running.post("undo", running.secrets[0], {"seq": 2})
        await running.post("actions", running.secrets[0], {"seq": 3, "action": "pass"})
        record = (await done.get("record")).text
        game = (await home.http.get(f"/api/games/{done.id}")).json()
        await home.hub.tidying.keep_time()
        home.hub.clock.before += 61 * 86400
        fresh = await home.dealt("quetzal", 2)
        async with running.socket(running.secrets[0]):
            await home.hub.tidying.archive_idle()
            assert (await running.table())["status"] == "playing"
        home.hub.clock.before += 61 * 86400
        await fresh.act(random.Random(1))
        await home.hub.tidying.keep_time()
        await home.hub.tidying.archive_idle()
        assert (await fresh.table())["status"] == "playing"
        assert (await waiting.get()).status_code == 404
        assert [(await party.table())["status"] for party in (done, running)] == ["archived"] * 2
        assert (await done.get("record")).text == record
        kept = (await home.http.get(f"/api/games/{done.id}")).json()
        assert [(step["seq"], step["action"]) for step in kept["steps"]] == [
            (step["seq"], step["action"]) for step in game["steps"]
        ]
        assert kept["score"] == game["score"]
        short = (await home.http.get(f"/api/games/{running.id}")).json()
        assert [(step["seq"], step["action"]) for step in short["steps"]] == [(1, None), (4, "pass")]
        assert (await running.get("view", None, move=3)).status_code == 200
        assert (await running.get("view")).json()["seq"] == 4
        acted = await running.post("actions", running.secrets[0], {"seq": 4, "action": "end-turn"})
        assert (acted.status_code, acted.json()["code"]) == (410, "archived")
        rows = await home.store.rows(sa.select(EVENTS).where(EVENTS.c.game_id == done.id))
        assert list(rows) == []


async def test_backup_while_playing(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as home:
        party = await home.dealt("quetzal", 2)
        playing = asyncio.create_task(party.finish(random.Random(1)))
        await asyncio.sleep(0.1)
        copy = tmp_path / "copy.db"
        await asyncio.to_thread(backup, home.settings, copy)
        seq = home.hub.tables[party.id].seq
        await playing
        with pytest.raises(CannotStart, match="not overwritten"):
            backup(home.settings, copy)
    with pytest.raises(CannotStart, match="no database"):
        backup(Settings(data=tmp_path / "nowhere"), tmp_path / "other.db")
    (tmp_path / "again").mkdir()
    copy.rename(tmp_path / "again" / "digsite.db")
    async with house(tmp_path / "again") as home:
        party.house = home
        assert 1 <= (await party.table())["seq"] <= seq
        await party.finish(random.Random(2))


async def test_a_game_goes_on_where_dice_would_fall_otherwise(tmp_path: Path) -> None:
    """Another Python may shuffle otherwise: what chance decided is stored, so the game is the same."""
    play, dealt = Play.deal("arnak", {"players": 2, "board": "bird"}, seed=5)
    steps: list[Any] = [dealt]
    dice = random.Random(2)
    while play.to_decide() is not None and len(steps) < 120:
        steps.append(play.act(len(steps) + 1, dice.choice(play.listed())["notation"]))
    lied = [type(dealt)(1, "deal", None, None, {**dealt.body, "seed": "6"}), *steps[1:]]
    for found in (at_once(resume("arnak", {"players": 2, "board": "bird"}, lied)), play):
        assert found.rules.encode(found.session.game) == play.rules.encode(play.session.game)


def test_a_backup_is_whole(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "digsite.db")
    connection.execute("CREATE TABLE t (a)")
    connection.commit()
    connection.close()
    with pytest.raises(CannotStart, match="no folder"):
        backup(Settings(data=tmp_path), tmp_path / "nowhere" / "b.db")
    backup(Settings(data=tmp_path), tmp_path / "b.db")
    copy = sqlite3.connect(tmp_path / "b.db")
    assert copy.execute("SELECT name FROM sqlite_master").fetchall() == [("t",)]
    copy.close()


async def test_a_table_that_cannot_be_resumed_says_so_and_harms_nobody(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        broken, fine = await home.dealt(), await home.dealt()
        await broken.act(random.Random(1))
        home.hub.tables.clear()
        async with home.store.engine.begin() as connection:
            damage = f"UPDATE events SET action = 'no such thing' WHERE seq = 2 AND game_id = '{broken.id}'"
            await connection.exec_driver_sql(damage)
        answer = await broken.get()
        assert (answer.status_code, answer.json()["code"]) == (500, "internal-error")
        async with broken.socket(hello=False) as guest:
            assert (await guest.hear())["code"] == "internal-error"
        await fine.act(random.Random(1))
