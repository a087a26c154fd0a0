"""The HTTP interface: a whole game, and everything that is refused."""

from __future__ import annotations

import asyncio
import importlib.util
import random
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.dice import SeededDice
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from digsite.quetzal import RULES as QUETZAL
from tests.server.house import Party, house

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_over_http.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("play_over_http", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
async def test_the_documented_example_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    rules: Any = {"arnak": ARNAK, "quetzal": QUETZAL}[game]
    async with house(tmp_path) as home:
        module = example()
        record = await asyncio.to_thread(module.play, module.Server(home.address), game, random.Random(3))
    kept, reached, _ = replay(rules, record)
    assert reached.stack == []
    assert kept.seats == ["Player 1", "Player 2"]


async def test_the_game_is_the_one_the_engine_would_play(tmp_path: Path) -> None:
    """A seed and the same choices: server and engine agree on every line, through a restart in the middle."""
    lines: list[str] = []
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=7)
        for turn in range(25):
            _, _, actions = await party.offered()
            lines.append(actions[turn % len(actions)])
            await party.choose(lines[-1])
    async with house(tmp_path) as home:
        again = Party(home, {"id": party.id, "seats": [{"secret": secret} for secret in party.secrets]})
        await again.finish(random.Random(2))
        steps = (await home.http.get(f"/api/games/{party.id}")).json()["steps"]
        assert [step["action"] for step in steps[1 : len(lines) + 1]] == lines
        record = (await again.get("record")).text
    session = Session.new(ARNAK, {"players": 2}, SeededDice(7))
    for step in steps[1:]:
        found = ARNAK.catalogue.find(step["action"])
        assert found is not None
        session.act(found)
    ours = session.record.text(ARNAK.catalogue).splitlines()
    assert [line for line in record.splitlines() if not line.startswith(("=", "seats"))] == [
        line for line in ours if not line.startswith("seats")
    ]


async def test_nothing_is_dealt_before_everybody_is_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.open("arnak", 3)
        for secret in party.secrets[:2]:
            await party.post("ready", secret, {"ready": True, "name": "Ann"})
        table = await party.table(party.secrets[1])
        assert (table["status"], table["seq"], table["to_decide"]) == ("waiting", 0, None)
        assert [seat["ready"] for seat in table["seats"]] == [True, True, False]
        assert [seat["you"] for seat in table["seats"]] == [False, True, False]
        assert (await party.get("view", party.secrets[0])).json() == {"seq": 0, "view": None}
        assert (await party.get("actions", party.secrets[0])).json()["code"] == "not-dealt"
        assert await home.hub.store.steps(party.id) == []
        await party.post("ready", party.secrets[0], {"ready": False})
        await party.post("ready", party.secrets[2], {})
        assert (await party.table())["status"] == "waiting"
        await party.post("ready", party.secrets[0])
        table = await party.table()
        assert (table["status"], table["seq"], table["to_decide"]) == ("playing", 1, 0)
        assert (await party.post("ready", party.secrets[0], {"ready": False})).json()["code"] == "already-dealt"


async def test_stale_repeated_and_foreign_actions_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party, other = await home.dealt(seed=1), await home.dealt(seed=1)
        seq, secret, actions = await party.offered()
        absent = next(one for one in party.secrets if one != secret)
        step = {"seq": seq, "action": actions[0]}
        refusals = [
            (await party.post("actions", secret, {"seq": seq + 1, "action": actions[0]}), 409, "stale"),
            (await party.post("actions", secret, {"seq": 0, "action": actions[0]}), 409, "stale"),
            (await party.post("actions", absent, step), 422, "not-your-decision"),
            (await party.post("actions", None, step), 401, "seat-needed"),
            (await party.post("actions", other.secrets[0], step), 401, "wrong-secret"),
            (await party.post("actions", "x" * 24, step), 401, "wrong-secret"),
            (await party.post("actions", secret, {"seq": seq, "action": "fly"}), 422, "unknown-action"),
            (await party.post("actions", secret, {"seq": seq, "action": "exchange coins_to_vp"}), 422, "not-owned"),
            (await party.post("actions", secret, {"seq": str(seq), "action": actions[0]}), 422, "bad-request"),
            (await party.post("actions", secret, {**step, "more": 1}), 422, "bad-request"),
            (await party.post("undo", absent, {"seq": seq}), 422, "nothing-to-undo"),
        ]
        for answer, status, code in refusals:
            problem = answer.json()
            assert answer.headers["content-type"] == "application/problem+json"
            assert (answer.status_code, problem["status"], problem["code"]) == (status, status, code), problem
            assert problem["title"] and {"type", "detail", "rule", "page", "missing"} <= problem.keys()
        assert (await party.table())["seq"] == seq
        assert (await party.post("actions", secret, step)).status_code == 200
        again = await party.post("actions", secret, step)
        assert (again.status_code, again.json()["code"], again.json()["seq"]) == (409, "stale", seq + 1)
        assert (await other.table())["seq"] == seq


async def test_a_key_makes_an_action_count_once(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt()
        seq, secret, actions = await party.offered()
        step = {"seq": seq, "action": actions[0]}
        first = await party.post("actions", secret, step, **{"Idempotency-Key": "one"})
        await party.act(random.Random(1))
    async with house(tmp_path) as home:
        party.house = home
        again = await party.post("actions", secret, step, **{"Idempotency-Key": "one"})
        assert (again.status_code, again.json()) == (200, first.json())
        used = await party.post("actions", secret, {**step, "action": actions[1]}, **{"Idempotency-Key": "one"})
        assert (used.status_code, used.json()["code"]) == (409, "key-used")
        assert (await party.table())["seq"] == seq + 2


async def test_ten_at_once_and_one_is_carried_out(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt()
        seq, secret, actions = await party.offered()
        step = {"seq": seq, "action": actions[0]}
        answers = await asyncio.gather(*[party.post("actions", secret, step) for _ in range(10)])
        assert sorted([answer.status_code for answer in answers]) == [200] + [409] * 9
        keyed = await party.offered()
        step = {"seq": keyed[0], "action": keyed[2][0]}
        answers = await asyncio.gather(
            *[party.post("actions", keyed[1], step, **{"Idempotency-Key": "k"}) for _ in range(10)]
        )
        assert {answer.status_code for answer in answers} == {200}
        assert (await party.table())["seq"] == seq + 2


async def test_undo_why_score_and_events(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=7)
        secret = party.secrets[0]
        before = (await party.get("view", secret)).json()
        assert not (await party.table(secret))["undo"]
        acted = (await party.post("actions", secret, {"seq": 1, "action": "play funding-car"})).json()
        assert [(await party.table(one))["undo"] for one in (*party.secrets, None)] == [True, False, False]
        assert [event["event"] for event in acted["events"]] == ["played", "gained"]
        assert (await party.post("undo", party.secrets[1], {"seq": 2})).json()["code"] == "not-your-decision"
        assert (await party.post("undo", secret, {"seq": 1})).json()["code"] == "stale"
        undone = (await party.post("undo", secret, {"seq": 2})).json()
        assert undone == {"seq": 3, "undone": "play funding-car", "seat": 0}
        assert not (await party.table(secret))["undo"]
        assert (await party.get("view", secret)).json() == {**before, "seq": 3}
        why = (await party.get("why", secret, action="research magnifier 1-1")).json()
        assert (why["legal"], why["refusal"]["code"], why["refusal"]["missing"]) == (
            False,
            "cannot-pay",
            {"compass": 1, "arrowhead": 1},
        )
        assert (await party.get("why", secret, action="pass")).json() == {"legal": True, "refusal": None}
        assert (await party.get("score")).json()["scores"][0]["total"] == 8
        steps = (await party.get("events", secret, after=1)).json()["steps"]
        assert [(step["seq"], step["action"], step.get("undone")) for step in steps] == [
            (2, "play funding-car", None),
            (3, None, 1),
        ]
        refused = (await party.post("actions", secret, {"seq": 3, "action": "end-turn"})).json()
        assert (refused["code"], refused["rule"], refused["page"]) == ("main-action-required", "2", 8)
        await party.post("actions", secret, {"seq": 3, "action": "pass"})
        assert (await party.table(secret))["undo"]
        await party.post("actions", secret, {"seq": 4, "action": "end-turn"})
        assert not (await party.table(secret))["undo"]


async def test_what_is_refused_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=7)
        titles = set()
        for language in ("en", "fr-CA, en;q=0.5", "de"):
            step = {"seq": 1, "action": "research magnifier 1-1"}
            answer = await party.post("actions", party.secrets[0], step, **{"Accept-Language": language})
            titles.add(answer.json()["detail"])
            assert answer.json()["missing"] == {"compass": 1, "arrowhead": 1}
        assert len(titles) == 3


async def test_the_past_and_the_end(tmp_path: Path) -> None:
    """One's own past views at any time; everybody's only when the game is over."""
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2)
        dice = random.Random(5)
        seen = {}
        for _ in range(12):
            now = (await party.get("view", party.secrets[1])).json()
            seen[now["seq"]] = now["view"]
            await party.act(dice)
        for seq, view in seen.items():
            assert (await party.get("view", party.secrets[1], move=seq)).json() == {"seq": seq, "view": view}
        assert (await party.get("view", None, move=5)).json()["view"]["seat"] is None
        for query in ({"open": True}, {"open": True, "seat": 0, "move": 3}, {"seat": 0}):
            assert (await party.get("view", party.secrets[1], **query)).json()["code"] == "game-running"
        assert (await party.get("view", None, move=99)).json()["code"] == "no-such-move"
        assert (await party.get("record", party.secrets[1])).json()["code"] == "game-running"
        assert (await home.http.get(f"/api/games/{party.id}")).json()["code"] == "game-running"
        await party.finish(dice)
        assert (await party.table())["status"] == "over"
        opened = (await party.get("view", None, open=True, move=5)).json()["view"]
        assert None not in opened["players"][0]["hand"] + opened["players"][1]["deck"]
        assert (await party.get("view", None, seat=1, move=3)).json()["view"] == seen[3]
        whole = (await home.http.get(f"/api/games/{party.id}")).json()
        assert len(whole["steps"]) == whole["table"]["seq"] and whole["score"]["final"]
        assert [row["round"] for row in whole["rounds"]] == [1, 2, 3, 4, 5]
        assert whole["rounds"][-1]["scores"] == whole["score"]["scores"]
        record = (await party.get("record")).text
        replayed = (await home.http.post("/api/replay", json={"record": record})).json()
        assert (replayed["moves"], replayed["over"]) == (whole["table"]["seq"], True)
        assert [step["events"] for step in replayed["steps"]] == [step["events"] for step in whole["steps"]]
        asked = {"record": record, "move": 3, "seat": 1}
        assert (await home.http.post("/api/replay/view", json=asked)).json()["view"] == seen[3]
        damaged = (await home.http.post("/api/replay", json={"record": record.replace("\n0 ", "\n3 ", 1)})).json()
        assert (damaged["code"], damaged["status"]) == ("corrupt-record", 422) and damaged["line"] > 7


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{}]}, 422, "bad-request"),
        ({"game": "arnak", "seats": []}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{}] * 5}, 422, "bad-request"),
        ({"game": "quetzal", "seats": [{}]}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{"kind": "bot"}] * 2}, 422, "bots-only"),
        ({"game": "arnak", "seats": [{}] * 2, "options": {"players": 3}}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{}] * 2, "options": {"difficulty": 2}}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{}], "options": {"difficulty": 9}}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{"kind": "bot", "level": "cmd:rm"}, {}]}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{}] * 2, "seed": -1}, 422, "bad-request"),
        ({"game": "arnak", "seats": [{"name": "x" * 41}, {}]}, 422, "bad-request"),
        ({"game": "quetzal", "seats": [{}] * 2, "options": {"edition": {"gold": 1}}}, 422, "bad-edition"),
        ({"game": "quetzal", "seats": [{}] * 2, "options": {"edition_toml": "a = ["}}, 422, "bad-edition"),
        ({"game": "quetzal", "seats": [{}] * 2, "options": {"edition_toml": "\n\ngold = 1"}}, 422, "bad-edition"),
    ],
)
async def test_tables_that_cannot_be(body: dict[str, Any], status: int, code: str, tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = await home.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        if "edition_toml" in body.get("options", {}):
            assert answer.json()["problems"][0]["line"] == (3 if "gold" in body["options"]["edition_toml"] else 1)


async def test_an_owners_edition_is_played_with(tmp_path: Path) -> None:
    from digsite.quetzal.template import template

    text = template({})
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2, options={"edition_toml": text, "options": {"hands_hidden": False}})
        view = (await party.get("view", party.secrets[0])).json()["view"]
        assert view["options"] == {"hands_hidden": False}
