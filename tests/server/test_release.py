"""A database of the first release (revision 0001), kept in `release/`, is brought up to date and played on.

`tables.json` has what that release said of its tables: secrets, steps, points, the actions of the seat to decide.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from digsite.server import store as store_module
from digsite.server.store import CURRENT
from tests.server.house import House, Party, house

Json = dict[str, Any]
RELEASE = Path(__file__).parent / "release"
TABLES: dict[str, Json] = json.loads((RELEASE / "tables.json").read_text(encoding="utf-8"))
BOT = 1  # the bot's seat at the two tables with three seats


@pytest.fixture
def data(tmp_path: Path) -> Path:
    shutil.copy(RELEASE / "digsite.db", tmp_path / "digsite.db")
    return tmp_path


def party(home: House, name: str) -> Party:
    return Party(home, {"id": TABLES[name]["id"], "seats": [{"secret": secret} for secret in TABLES[name]["secrets"]]})


def tables_of(database: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(database)
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
    connection.close()
    return found


def test_the_first_revision_is_frozen(tmp_path: Path) -> None:
    """What 0001 makes of nothing is what the first release had; whatever changes is a revision of its own."""
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'digsite.db'}")
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    assert tables_of(tmp_path / "digsite.db") == tables_of(RELEASE / "digsite.db")


async def test_a_database_of_the_first_release_is_brought_up_to_date(data: Path) -> None:
    async with house(data) as home:
        async with home.store.engine.connect() as connection:
            found = (await connection.exec_driver_sql("SELECT version_num FROM alembic_version")).scalar()
        assert found == CURRENT
        for name, told in TABLES.items():
            table = await party(home, name).table()
            assert (table["status"], table["seq"]) == (told["status"], told["seq"]), name
            if table["status"] in ("over", "archived"):
                record = await party(home, name).get("record")
                assert record.text == told["record"]
                assert (await home.http.get(f"/api/games/{told['id']}")).status_code == 200
    async with house(data) as home:
        assert (await party(home, "arnak").table())["seq"] == TABLES["arnak"]["seq"]


@pytest.mark.parametrize("name", ["arnak", "quetzal", "solo"])
async def test_its_tables_are_played_on(name: str, data: Path) -> None:
    """The secrets open the seats, the same actions are offered, and bots take their turns again."""
    told, dice = TABLES[name], random.Random(1)
    async with house(data) as home:
        table = party(home, name)
        assert (await table.get("score")).json() == told["score"]
        seat = told["to_decide"]
        offered = (await table.get("actions", table.secrets[seat])).json()
        assert offered["seat"] == seat
        assert sorted([action["notation"] for action in offered["actions"]]) == sorted(told["actions"])
        for _ in range(12):
            async with asyncio.timeout(60):
                while (await table.table())["to_decide"] == BOT:
                    await asyncio.sleep(0.02)
            table.next = None
            await table.act(dice)
        steps = (await table.get("events", table.secrets[0], after=told["seq"])).json()["steps"]
        acted = {step["seat"] for step in steps}
        assert acted == ({0} if name == "solo" else {0, 1, 2})


async def test_its_seats_are_told_as_what_they_were(data: Path) -> None:
    """A seat at which somebody was ready is theirs already, one of a bot stays a bot's, the others are invitations."""
    async with house(data) as home:
        for name, seats in (
            ("quetzal", [("person", True), ("bot", True), ("person", True)]),
            ("solo", [("person", True), ("rival", True)]),
            ("waiting", [("person", False), ("person", False)]),
        ):
            told = (await party(home, name).table())["seats"]
            assert [(seat["began"], seat["claimed"]) for seat in told] == seats, name


async def test_a_bot_that_was_thinking_thinks_again(data: Path) -> None:
    async with house(data) as home:
        table = party(home, "thinking")
        async with asyncio.timeout(60):
            while (await table.table())["to_decide"] != 1:
                await asyncio.sleep(0.02)
        assert (await table.table())["seq"] > TABLES["thinking"]["seq"]
        await table.act(random.Random(1))


async def test_what_was_begun_goes_on(data: Path) -> None:
    """A proposal that waits for votes, what was said, a table nobody was ready at."""
    async with house(data) as home:
        table = party(home, "quetzal")
        assert [one["kind"] for one in (await table.table())["proposals"]] == ["hints"]
        assert (await table.post("proposals/1/vote", table.secrets[2], {"agree": True})).json()["accepted"]
        async with party(home, "finished").socket() as guest:
            assert [chat["text"] for chat in guest.welcome["chat"]] == ["Good luck!"]
        waiting = party(home, "waiting")
        for secret in waiting.secrets:
            assert (await waiting.post("ready", secret, {})).status_code == 200
        assert (await waiting.table())["status"] == "playing"
