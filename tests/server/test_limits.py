"""No request, and no number of them, takes more than its share of the machine."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest

from digsite.server import store
from digsite.server.sockets import CONNECTIONS_PER_SEAT
from digsite.tables import core, slices
from digsite.tables.play import Play, resume
from digsite.tables.slices import at_once, in_slices
from tests.server.house import house

Json = dict[str, Any]


async def test_of_tables_that_do_not_exist_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        asked: list[str] = []
        found = home.store.table

        async def game(game_id: str) -> Any:
            asked.append(game_id)
            return await found(game_id)

        monkeypatch.setattr(home.store, "table", game)
        unknown = [f"{letter * 13}" for letter in "abcdefghjk"]
        odd = ["a" * 14, "a" * 5000, "A" * 13, "o" * 13, "\u0661" * 13, "x"]
        for name in (*unknown, *odd):
            assert (await home.http.get(f"/api/tables/{name}")).status_code == 404
        await asyncio.gather(*[home.http.get(f"/api/tables/{unknown[0]}") for _ in range(20)])
        assert not home.hub.loading and not home.hub.tables
        assert set(asked) == set(unknown), "what cannot be an id is not looked for"


async def test_a_table_is_loaded_once_however_many_come(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        home.hub.tables.clear()
        found = await asyncio.gather(*[home.hub.table(party.id) for _ in range(10)])
        assert len({id(one) for one in found}) == 1 and not home.hub.loading


async def test_resuming_a_table_yields_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice as short as can be: then others have a turn after every step."""
    play, dealt = Play.deal("quetzal", {"players": 2}, seed=5)
    steps, dice = [dealt], random.Random(2)
    while play.to_decide() is not None:
        steps.append(play.act(len(steps) + 1, dice.choice(play.listed())["notation"]))
    turns = 0

    async def another() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    assert slices.SLICE == 0.02
    monkeypatch.setattr(slices, "SLICE", 0.0)
    other = asyncio.create_task(another())
    resumed = await in_slices(resume("quetzal", {"players": 2}, steps))
    other.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await other
    assert turns >= len(steps) - 1
    whole = at_once(resume("quetzal", {"players": 2}, steps))
    assert resumed.rules.encode(resumed.session.game) == whole.rules.encode(whole.session.game)


@pytest.mark.parametrize("page", [1, 20, 1000])
async def test_a_long_game_comes_whole_from_the_database(
    page: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PAGE", page)
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2)
        steps = await party.finish(random.Random(1))
        found = await home.hub.store.steps(party.id)
        assert [step.seq for step in found] == list(range(1, steps + 2))
        assert [step.seq for step in await home.hub.store.steps(party.id, 7)] == list(range(8, steps + 2))


async def test_a_table_does_not_grow_by_acting_and_undoing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert core.MOST_STEPS == 5000
    monkeypatch.setattr(core, "MOST_STEPS", 10)
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=7)
        answers = []
        for _ in range(10):
            seq = (await party.table())["seq"]
            await party.post("actions", party.secrets[0], {"seq": seq, "action": "play funding-car"})
            assert (await party.table(party.secrets[0]))["undo"] is (seq + 1 < 10)
            seq = (await party.table())["seq"]
            answers.append(await party.post("undo", party.secrets[0], {"seq": seq}))
        refused = [answer for answer in answers if answer.status_code != 200]
        assert len(refused) == 6
        assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(409, "too-many-steps")}
        assert (await party.table())["seq"] == 10
        party.next = None
        assert await party.finish(random.Random(1)) > 20, "the game goes on"


async def test_opening_sockets_counts_as_requests_do(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open()
    async with house(tmp_path, requests_per_second=0.01) as home:
        party.house = home
        for _ in range(3):
            async with party.socket():
                pass
        assert [(await party.get()).status_code for _ in range(3)] == [200, 200, 429]
        async with party.socket(hello=False) as refused:
            assert (await refused.hear())["code"] == "slow-down"
            assert await refused.closed() == 4429


async def test_watchers_never_take_the_players_places(tmp_path: Path) -> None:
    async with house(tmp_path, connections_per_table=2) as home:
        party = await home.dealt()
        async with contextlib.AsyncExitStack() as open_sockets:

            async def come(*secrets: str | None) -> Json:
                guest = await open_sockets.enter_async_context(party.socket(hello=False))
                hello: Json = {"secret": secrets[0]} if secrets else {}
                await guest.send({"type": "hello", **hello})
                return await guest.next("welcome", "error")

            assert [(await come())["type"] for _ in range(3)] == ["welcome", "welcome", "error"]
            came = [(await come(party.secrets[0]))["type"] for _ in range(CONNECTIONS_PER_SEAT + 1)]
            assert came == ["welcome"] * CONNECTIONS_PER_SEAT + ["error"]
            assert (await come(party.secrets[1]))["type"] == "welcome"
