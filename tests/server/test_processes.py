"""Several processes on one database: each table has one owner, and any process answers any request."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from digsite.server.places import CLIENT, TOKEN
from digsite.server.schema import SERVERS
from digsite.tables.problems import Problem
from digsite.tables.storage import AddChat, Elsewhere, Hold, NotStored, Said
from tests.server.house import House, Party, bearer, house


@pytest.fixture
async def two(tmp_path: Path, postgres: str) -> AsyncIterator[tuple[House, House]]:
    async with house(tmp_path / "a", database=postgres) as ann, house(tmp_path / "b", database=postgres) as ben:
        yield ann, ben


def there(home: House, party: Party) -> Party:
    """The same table through another process."""
    found = Party.__new__(Party)
    found.house, found.id, found.secrets, found.next = home, party.id, party.secrets, None
    return found


async def silence(home: House) -> None:
    """What the others see of a process that was killed or cut off: its lease has run out."""
    leases = home.store.leases
    assert leases is not None and leases.task is not None
    leases.task.cancel()
    async with home.store.engine.begin() as connection:
        await connection.execute(sa.update(SERVERS).where(SERVERS.c.id == leases.me.id).values(until=0.0))


async def test_any_process_answers_any_request(two: tuple[House, House]) -> None:
    """A game of which every step goes through another process than the one before."""
    ann, ben = two
    party = await ann.dealt("quetzal", 2)
    other = there(ben, party)
    dice = random.Random(1)
    for _ in range(12):
        await other.act(dice)
        party.next = None
        await party.act(dice)
        other.next = None
    assert await party.table() == await other.table()
    for path in ("view", "events", "actions", "words", "score"):
        here, passed = await party.get(path, party.secrets[0]), await other.get(path, party.secrets[0])
        assert (passed.status_code, passed.json()) == (here.status_code, here.json()), path
        assert "content-security-policy" in passed.headers
    game = await ben.http.get(f"/api/games/{party.id}")
    assert game.json() == (await ann.http.get(f"/api/games/{party.id}")).json()
    assert (party.id in ann.hub.tables, party.id in ben.hub.tables) == (True, False)
    refused = await other.post("actions", None, {"seq": 1, "action": "pass"})
    assert (refused.status_code, refused.json()["code"]) == (401, "seat-needed")


async def test_sockets_that_land_elsewhere_are_relayed(two: tuple[House, House]) -> None:
    ann, ben = two
    party = await ann.dealt("quetzal", 2)
    other = there(ben, party)
    async with party.socket(party.secrets[0]) as near, other.socket(party.secrets[1]) as far:
        assert far.welcome["seq"] == 1
        assert [seat["connected"] for seat in (await other.table())["seats"]][:2] == [True, True]
        for _ in range(6):
            seat = (await other.table())["to_decide"]
            guest = (near, far)[seat]
            view = (await other.get("view", party.secrets[seat])).json()
            chosen = view["view"]["actions"][0]["notation"]
            assert (await guest.ask({"type": "act", "seq": view["seq"], "action": chosen}))["type"] == "ok"
        await near.ask({"type": "chat", "text": "x" * 1000})
        assert (await far.next("chat"))["chat"]["text"] == "x" * 1000
        steps = [[one["step"]["seq"] for one in guest.heard if one["type"] == "step"] for guest in (near, far)]
        assert steps[0] == steps[1][: len(steps[0])] == list(range(2, 8))
    async with asyncio.timeout(5):
        while any([seat["connected"] for seat in (await party.table())["seats"]]):
            await asyncio.sleep(0.05)


async def test_a_table_has_one_owner(two: tuple[House, House]) -> None:
    ann, ben = two
    parties = [await ann.open() for _ in range(5)]
    took = await asyncio.gather(
        *[home.store.take(party.id) for party in parties for home in (ann, ben)], return_exceptions=True
    )
    assert [isinstance(one, Elsewhere) for one in took] == [False, True] * 5
    await silence(ann)
    took = await asyncio.gather(
        *[home.store.take(party.id) for party in parties for home in (ben, ann)], return_exceptions=True
    )
    assert not [one for one in took[::2] if isinstance(one, BaseException)]
    assert all([isinstance(one, (Elsewhere, Problem)) for one in took[1::2]])


async def test_whoever_lost_a_table_never_writes_again(two: tuple[House, House]) -> None:
    """Its lease ran out without its noticing: another process has the table, and the number of every write is old."""
    ann, ben = two
    party = await ann.dealt("quetzal", 2)
    other = there(ben, party)
    table = await ann.hub.table(party.id)
    async with party.socket(party.secrets[0]) as near:
        await silence(ann)
        assert ann.store.sure()
        await other.act(random.Random(1))
        seat = table.to_decide()
        assert seat is not None and table.play is not None
        chosen = table.play.listed()[0]["notation"]
        with pytest.raises(Problem, match="not-stored"):
            await table.playing.act(frozenset([seat]), table.seq, chosen)
        assert await near.closed() == 4503
        assert [one for one in near.heard if one["type"] == "step"] == []
    said = AddChat(party.id, Said(0, None, "late", 0.0))
    with pytest.raises(NotStored):
        await ann.store.write(said, hold=Hold(party.id, table.hold.fence))
    assert (await other.table())["seq"] == 2
    assert await ben.store.chat(party.id) == []


async def test_a_process_without_its_lease_knows_nothing(two: tuple[House, House]) -> None:
    ann, _ = two
    party = await ann.dealt("quetzal", 2)
    leases = ann.store.leases
    assert leases is not None
    async with party.socket(party.secrets[0]) as near:
        leases.good_until = time.monotonic()
        answer = await party.get("view", party.secrets[0])
        assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
        assert await near.closed() == 4503
        assert ann.hub.tables == {}
    await leases.renew()
    assert (await party.get("view", party.secrets[0])).status_code == 200


async def test_tables_are_handed_over_when_a_process_stops(tmp_path: Path, postgres: str) -> None:
    async with house(tmp_path / "b", database=postgres) as ben:
        async with house(tmp_path / "a", database=postgres) as ann:
            party = await ann.dealt("quetzal", 2)
            other = there(ben, party)
            await other.act(random.Random(1))
            before = await other.table()
        started = time.monotonic()
        assert await other.table() == before
        assert time.monotonic() - started < 5.0
        other.next = None
        await other.act(random.Random(2))


async def test_two_processes_with_one_address_do_not_ask_each_other_for_ever(two: tuple[House, House]) -> None:
    """A wrong --internal-address: whoever is reached there says that it does not have the table."""
    ann, ben = two
    party = await ann.dealt("quetzal", 2)
    async with ben.store.engine.begin() as connection:
        await connection.execute(sa.update(SERVERS).values(address=f"127.0.0.1:{ben.port}"))
    other = there(ben, party)
    assert (await other.get("view", party.secrets[0])).json()["code"] == "stopping"
    async with other.socket(party.secrets[0], hello=False) as guest:
        assert await guest.closed() == 4503


async def test_nobody_passes_for_a_process(two: tuple[House, House]) -> None:
    """What only processes may say of a request is not believed of others, and not passed on."""
    ann, ben = two
    party = await ann.dealt("quetzal", 2)
    assert ann.store.leases is not None
    forged = {TOKEN.decode(): "guessed", CLIENT.decode(): "203.0.113.9", **bearer(party.secrets[0])}
    for home, status in ((ann, 200), (ben, 503)):
        assert (await home.http.get(f"/api/tables/{party.id}/view", headers=forged)).status_code == status
    assert ann.hub.tables[party.id].asker == "127.0.0.1"
    with contextlib.suppress(Problem):
        believed = {TOKEN.decode(): ann.store.leases.me.token, CLIENT.decode(): "203.0.113.9"}
        headers = {**believed, **bearer(party.secrets[0])}
        await ann.http.post(f"/api/tables/{party.id}/chat", json={"text": "hello"}, headers=headers)
        assert ann.hub.tables[party.id].asker == "203.0.113.9"
