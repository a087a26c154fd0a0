"""A table is deleted by its players, with everything that is stored of it."""

from __future__ import annotations

import random
from pathlib import Path

import sqlalchemy as sa

from digsite.server.schema import METADATA
from tests.server.house import House, Party, house

DELETE = {"kind": "delete"}
SAID = "something-nobody-shall-find"


async def rows(home: House, table_id: str) -> int:
    """How many rows speak of a table."""
    found = 0
    for table in METADATA.tables.values():
        for column in [table.c[name] for name in ("game_id", "id") if name in table.c]:
            found += len(await home.store.rows(sa.select(table).where(sa.cast(column, sa.String) == table_id)))
    return found


async def test_all_who_are_there_delete_a_table(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party, other = await home.dealt("quetzal", 3), await home.dealt("quetzal", 2)
        await home.wait(3.1)
        async with party.socket(party.secrets[0]) as ann, party.socket(party.secrets[1]) as ben, party.socket() as eve:
            await ann.ask({"type": "chat", "text": SAID})
            assert (await eve.ask({"type": "propose", **DELETE}))["code"] == "seat-needed"
            asked = await ann.ask({"type": "propose", **DELETE})
            assert asked["accepted"] is False and asked["proposal"]["waiting"] == [1]
            assert await rows(home, party.id) > 4
            await ben.send({"type": "vote", "n": asked["proposal"]["n"], "agree": True})
            assert [await one.closed() for one in (ann, ben, eve)] == [4404] * 3
        for secret in (None, *party.secrets):
            assert (await party.get("view", secret)).json()["code"] == "no-such-table"
        assert await rows(home, party.id) == 0
        assert (await other.table())["status"] == "playing"
        stored = b"".join([file.read_bytes() for file in tmp_path.glob("digsite.db*")])
        assert SAID.encode() not in stored and party.id.encode() not in stored


async def test_one_no_keeps_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        n = (await party.post("proposals", party.secrets[0], DELETE)).json()["proposal"]["n"]
        voted = await party.post(f"proposals/{n}/vote", party.secrets[1], {"agree": False})
        assert voted.json() == {"accepted": False, "rejected": True}
        assert (await party.table())["status"] == "playing"


async def test_one_of_several_alone_waits_a_day_for_the_others(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        await home.wait(3.1)
        asked = (await party.post("proposals", party.secrets[0], DELETE)).json()
        assert asked["accepted"] is False and asked["proposal"]["waiting"] == [] and asked["proposal"]["at"]
        await home.wait(23 * 60)
        assert (await party.table(party.secrets[1]))["status"] == "playing"
        await home.wait(2 * 60)
        assert (await party.table())["status"] == "playing"  # the other was there again
        await home.wait(24 * 60)
        assert (await party.get()).status_code == 404


async def test_whoever_plays_alone_deletes_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        alone = await home.dealt("quetzal", 2, seats=[{}, {"kind": "bot", "level": "random"}])
        screen = await home.dealt("quetzal", 2, hotseat=True)
        for party, secret in ((alone, alone.secrets[0]), (screen, ",".join([str(one) for one in screen.secrets]))):
            assert (await party.post("proposals", secret, DELETE)).json()["accepted"] is True
            assert (await party.get()).status_code == 404


async def test_finished_and_archived_tables_too(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database) as home:
        for archived in (False, True):
            party = await home.dealt("quetzal", 1, seats=[{}, {"kind": "bot"}])
            table = await home.hub.table(party.id)
            table.mind.stop()
            table.seats[1].kind = "person"
            await party.finish(random.Random(1))
            if archived:
                await home.hub.tidying.archive(table)
            assert (await party.post("proposals", party.secrets[0], {"kind": "hints"})).status_code in (409, 410)
            table = await home.hub.table(party.id)
            table.seats[1].kind = "bot"
            assert (await party.post("proposals", party.secrets[0], DELETE)).json()["accepted"] is True
            assert await rows(home, party.id) == 0


async def test_a_same_deal_that_waits_is_dealt_all_the_same(tmp_path: Path, database: str) -> None:
    async with house(tmp_path, database=database) as home:
        party = await home.dealt("quetzal", 2)
        await party.finish(random.Random(2))
        table = await home.hub.table(party.id)
        again = Party(home, {"id": await home.hub.open_rematch(table, same_deal=True), "seats": []})
        await again.table()
        n = (await party.post("proposals", party.secrets[0], DELETE)).json()["proposal"]["n"]
        assert (await party.post(f"proposals/{n}/vote", party.secrets[1], {"agree": True})).json()["accepted"]
        for secret in party.secrets:
            assert (await again.post("ready", secret, {})).status_code == 200
        assert (await again.table())["status"] == "playing"
