"""What becomes of tables that nobody comes to: idleness is the server's own time, and little goes at once."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from digsite.server.schema import GAMES
from digsite.tables.tidying import ARCHIVE_EVERY, DAY, MOST_ARCHIVED
from tests.server.house import House, Party, house


async def pass_days(home: House, days: float) -> None:
    """The server runs for so long and nobody comes."""
    await home.hub.tidying.keep_time()
    home.hub.clock.before += days * DAY


async def statuses(home: House, *parties: Party) -> list[str | None]:
    """As they are stored; None if a table is not there any more."""
    found = {row["id"]: row["status"] for row in await home.store.rows(sa.select(GAMES.c.id, GAMES.c.status))}
    return [found.get(party.id) for party in parties]


async def second_round(party: Party) -> None:
    table = await party.house.hub.table(party.id)
    dice = random.Random(1)
    while table.play is None or table.play.session.game.round < 2:
        assert table.play is not None
        seat = table.play.to_decide()
        assert seat is not None
        await table.playing.act(frozenset([seat]), table.seq, dice.choice(table.play.listed())["notation"])


async def test_a_clock_that_jumps_archives_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        tables = [await home.dealt("quetzal", 2), await home.dealt("arnak", 2), await home.open()]
        await tables[0].act(random.Random(1))
        await home.hub.tidying.keep_time()
        now = time.time()
        for years in (10, -10):
            monkeypatch.setattr(time, "time", lambda years=years: now + years * 365 * DAY)
            await home.hub.tidying.archive_idle()
            assert await statuses(home, *tables) == ["playing", "playing", "waiting"]
        monkeypatch.undo()
    monkeypatch.setattr(time, "time", lambda: now + 3650 * DAY)
    async with house(tmp_path) as home:
        await home.hub.tidying.archive_idle()
        assert await statuses(home, *tables) == ["playing", "playing", "waiting"]


async def test_time_that_ran_is_counted_over_starts(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        table, played = await home.dealt("quetzal", 2), await home.dealt("quetzal", 2)
        await second_round(table)
        await second_round(played)
        await pass_days(home, 40)
        await played.finish(random.Random(1))
    async with house(tmp_path) as home:
        assert 40 * DAY <= home.hub.clock.now() < 40 * DAY + 600
        await pass_days(home, 30)
        await home.hub.tidying.archive_idle()
        assert await statuses(home, table, played) == ["archived", "over"]


async def test_few_tables_go_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        tables = [await home.dealt("quetzal", 2) for _ in range(2 * MOST_ARCHIVED)]
        await pass_days(home, 61)
        assert await home.hub.tidying.archive_idle() == MOST_ARCHIVED <= 3
        assert (await statuses(home, *tables)).count("playing") == MOST_ARCHIVED


async def test_some_time_passes_between_those_that_go(tmp_path: Path) -> None:
    """However often the server looks around."""
    async with house(tmp_path, unload_after=0.05) as home:
        tables = [await home.dealt("quetzal", 2) for _ in range(MOST_ARCHIVED + 2)]
        await pass_days(home, 61)
        tidying = asyncio.create_task(home.hub.tidying.go_on())
        async with asyncio.timeout(60):
            while (await statuses(home, *tables)).count("archived") < MOST_ARCHIVED:
                await asyncio.sleep(0.02)
        await asyncio.sleep(1)
        tidying.cancel()
        assert (await statuses(home, *tables)).count("archived") == MOST_ARCHIVED
    assert ARCHIVE_EVERY >= 60


async def test_a_damaged_table_does_not_stop_the_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        tables = [await home.dealt("quetzal", 2) for _ in range(MOST_ARCHIVED + 3)]
        damaged, fine = tables[: MOST_ARCHIVED + 1], tables[MOST_ARCHIVED + 1 :]
        await pass_days(home, 61)
        home.hub.tables.clear()
        async with home.store.engine.begin() as connection:
            for number, party in enumerate(damaged):
                body = ("{", "null", "{}", '{"seed": "x"}')[number % 4]
                await connection.exec_driver_sql(f"UPDATE events SET body = '{body}' WHERE game_id = '{party.id}'")
        await home.hub.tidying.archive_idle()
        await home.hub.tidying.archive_idle()
        assert await statuses(home, *tables) == ["playing"] * len(damaged) + ["archived"] * len(fine)


async def test_tables_that_were_hardly_begun_go_earlier(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        nobody, somebody = await home.open(), await home.open()
        await somebody.post("ready", somebody.secrets[0], {})
        first, second = await home.dealt("arnak", 2), await home.dealt("quetzal", 2)
        await first.act(random.Random(1))
        await second_round(second)
        await pass_days(home, 6.9)
        await home.hub.tidying.archive_idle()
        everything = (nobody, somebody, first, second)
        assert await statuses(home, *everything) == ["waiting", "waiting", "playing", "playing"]
        await pass_days(home, 0.2)
        await home.hub.tidying.archive_idle()
        assert await statuses(home, *everything) == [None, "waiting", "archived", "playing"]
        await pass_days(home, 53)
        await home.hub.tidying.archive_idle()
        assert await statuses(home, *everything) == [None, None, "archived", "archived"]


async def test_it_lives_and_is_ready_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("digsite.tables.hub.TRY_AGAIN_AFTER", 0.0)
    async with house(tmp_path) as home:
        assert (await home.http.get("/readyz")).json()["status"] == "ok"
        async with home.store.engine.begin() as connection:
            full = "CREATE TRIGGER full BEFORE UPDATE ON clock BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            await connection.exec_driver_sql(full)
        not_ready = await home.http.get("/readyz")
        assert (not_ready.status_code, not_ready.json()["code"]) == (503, "not-stored")
        assert (await home.http.get("/healthz")).status_code == 200
        async with home.store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TRIGGER full")
        assert (await home.http.get("/readyz")).status_code == 200
