"""Tables play whole games with nothing but storage in memory."""

from __future__ import annotations

import asyncio
import random

import pytest

from digsite.tables.hub import Hub
from digsite.tables.memory import MemoryStorage
from digsite.tables.play import Asked, Stored
from digsite.tables.problems import Problem
from digsite.tables.storage import AddStep, NotStored
from digsite.tables.table import Table
from tests.tables.house import Remembering, dealt, opened, tables


async def play_on(table: Table, dice: random.Random, most: int = 10_000) -> None:
    """Act at random for whoever is to decide."""
    while (seat := table.to_decide()) is not None and table.seq < most:
        assert table.play is not None
        action = dice.choice(table.play.listed())["notation"]
        await table.playing.act(frozenset([seat]), table.seq, action)


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
async def test_a_whole_game_and_its_record(game: str) -> None:
    async with tables() as hub:
        table, secrets = await dealt(hub, game, "pp")
        ann = Remembering(table, secrets[0])
        await table.join(ann, 0)
        await play_on(table, random.Random(1))
        assert table.status == "over"
        assert [message["step"]["seq"] for message in ann.heard if message["type"] == "step"] == list(
            range(2, table.seq + 1)
        )
        assert (await hub.record(table, frozenset())).startswith("digsite")


async def test_after_a_restart_the_same_view_is_seen() -> None:
    store = MemoryStorage()
    async with tables(store) as hub:
        table, _ = await dealt(hub, "arnak", "pp")
        await play_on(table, random.Random(2), 40)
        before = await table.playing.view(frozenset([0]))
    async with tables(store) as hub:
        assert await (await hub.table(table.id)).playing.view(frozenset([0])) == before


async def test_bots_take_their_turns() -> None:
    async with tables() as hub:
        table, secrets = await dealt(hub, "quetzal", "pb")
        held = table.held_by(secrets)
        async with asyncio.timeout(60):
            while table.status != "over":
                if table.to_decide() in held and table.play is not None:
                    await table.playing.act(held, table.seq, table.play.listed()[0]["notation"])
                await asyncio.sleep(0)


async def test_a_step_that_is_not_stored_is_not_told() -> None:
    async with tables() as hub:
        table, secrets = await dealt(hub)
        ann = Remembering(table, secrets[0])
        await table.join(ann, 0)
        await hub.store.write(AddStep(table.id, Stored(2, "act", 0, "pass", {}), None))
        seat = table.to_decide()
        assert seat is not None and table.play is not None
        with pytest.raises(Problem, match="not-stored"):
            await table.playing.act(frozenset([seat]), 1, table.play.listed()[0]["notation"])
        assert ann.closed == 4503
        assert not [message for message in ann.heard if message["type"] == "step"]


async def test_what_is_stored_together_is_stored_together() -> None:
    async with tables() as hub:
        table, _ = await dealt(hub)
        step = (await hub.store.steps(table.id))[0]
        with pytest.raises(NotStored):
            await hub.store.write(table.update(hints=True), AddStep(table.id, step, None))
        stored = await hub.store.table(table.id)
        assert stored is not None and stored.hints is False


async def agree(hub: Hub, table: Table, kind: str) -> None:
    proposal = await table.agreements.propose(frozenset([0]), kind, None, None)
    await table.agreements.vote(frozenset([1]), proposal["proposal"]["n"], True)


async def test_a_rematch_waits_and_a_deleted_table_is_gone() -> None:
    async with tables() as hub:
        table, secrets = await dealt(hub)
        await play_on(table, random.Random(3))
        await agree(hub, table, "rematch-same-deal")
        assert table.rematch is not None
        again = await hub.table(table.rematch)
        assert again.held_by(secrets) == frozenset([0, 1])
        assert (await hub.seed_dealt(table.id)) == await again.seating.seed_of_deal()
        await agree(hub, table, "delete")
        assert again.same_deal_as is None
        assert await hub.store.table(table.id) is None
        with pytest.raises(Problem, match="no-such-table"):
            await hub.table(table.id)


async def test_idle_tables_are_archived() -> None:
    async with tables() as hub:
        played, _ = await dealt(hub)
        waiting, _ = await opened(hub)
        await play_on(played, random.Random(4))
        await hub.tidying.keep_time()
        hub.clock.before += 61 * 86400
        assert await hub.tidying.archive_idle() == 2
        assert await hub.store.table(waiting.id) is None
        again = await hub.table(played.id)
        assert again.status == "archived" and "\n" in await hub.record(again, frozenset())


async def test_a_plan_is_one_request_with_one_key_and_a_step_for_each_decision() -> None:
    async with tables() as hub:
        table, secrets = await dealt(hub, "arnak", "pp")
        ann, plan = Remembering(table, secrets[0]), Asked(["pass", "end-turn"])
        await table.join(ann, 0)
        held = frozenset([0])
        with pytest.raises(Problem, match="not-your-decision"):
            await table.playing.act_all(held, table.seq, Asked(["pass", "end-turn", "pass"]))
        assert table.seq == 1
        before = await table.playing.view(held)
        seen = await table.playing.preview(held, ["pass", "end-turn"])
        assert (seen["done"], await table.playing.view(held)) == (2, before)
        first = await table.playing.act_all(held, 1, plan, "a key of its own")
        assert (first["seq"], first["done"], first["stopped"], table.seq) == (3, 2, None, 3)
        assert await table.playing.act_all(held, 1, plan, "a key of its own") == first
        with pytest.raises(Problem, match="key-used"):
            await table.playing.act_all(held, 1, Asked(["pass"]), "a key of its own")
        (told,) = [message for message in ann.heard if message["type"] == "step"]
        assert [step["action"] for step in (*told["before"], told["step"])] == ["pass", "end-turn"]
