"""The cardboard's questions over HTTP: the right answers, and refusals with the place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house

SEAT: dict[str, Any] = {"points": 10, "coins": 4, "discovery": 2, "upgrades": ["reroll_two"]}


async def ask(home: House, path: str, body: object) -> Any:
    return await home.http.post(f"/api/cardboard{path}", json=body)


async def test_a_sheet_is_scored(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        sheet = {"game": "quetzal", "seats": [SEAT, {**SEAT, "points": 12}], "marker": 0}
        answer = (await ask(home, "/score", sheet)).json()
        assert [score["total"] for score in answer["scores"]] == [10 + 2 + 1 + 2, 12 + 0 + 1 + 2]
        assert (answer["winners"], answer["tie_break"]) == ([0, 1], "shared")


async def test_an_owners_edition_is_checked_and_used(tmp_path: Path) -> None:
    toml = '[endgame]\ncoins_per_vp = 2\n[[upgrade]]\nid = "reroll_two"\nend_vp = [1, 6]\n'
    async with house(tmp_path) as home:
        edition = (await ask(home, "/edition", {"toml": toml})).json()["edition"]
        seats = [SEAT, {**SEAT, "upgrades": ["reroll_two_b"]}]
        sheet = {"game": "quetzal", "seats": seats, "marker": 0, "edition": edition}
        answer = (await ask(home, "/score", sheet)).json()
        assert [score["total"] for score in answer["scores"]] == [10 + 2 + 2 + 1, 10 + 0 + 2 + 6]
        assert (await ask(home, "/edition", {"toml": ""})).json() == {"edition": {}}


@pytest.mark.parametrize(
    ("toml", "reason"),
    [
        ("gold = 1", "there is no such key"),
        ("a" * 60_000 + " = 1", "48 kB"),
        ("a" + ".a" * 20 + " = 1", "at most 8 deep"),
    ],
)
async def test_an_edition_that_does_not_add_up_is_refused_with_its_line(tmp_path: Path, toml: str, reason: str) -> None:
    async with house(tmp_path) as home:
        answer = await ask(home, "/edition", {"toml": toml})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-edition")
        assert reason in answer.json()["problems"][0]["reason"] and answer.json()["problems"][0]["line"] == 1


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/score", {"game": "quetzal", "seats": [SEAT]}, "impossible-position"),
        ("/score", {"game": "quetzal", "seats": [SEAT, SEAT], "edition": {"x": 1}}, "bad-edition"),
        ("/score", {"game": "chess", "seats": []}, "bad-request"),
        ("/score", {"seats": []}, "bad-request"),
        ("/rival", {"board": "bird", "difficulty": 9}, "bad-request"),
        ("/rival/answer", {"state": {}, "answer": {}}, "impossible-position"),
        ("/automaton", {"edition": {"x": 1}}, "bad-edition"),
        ("/automaton", {"edition": {"x": [[[[[[[[[1]]]]]]]]]}}, "bad-edition"),
        ("/edition", {}, "bad-request"),
        ("/automaton/next", {"state": {"round": 1}}, "impossible-position"),
    ],
)
async def test_what_cannot_be_is_refused(tmp_path: Path, path: str, body: object, code: str) -> None:
    async with house(tmp_path) as home:
        answer = await ask(home, path, body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_a_rival_is_played_to_its_first_question_and_back(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        begun = (await ask(home, "/rival", {"board": "snake", "difficulty": 2})).json()
        assert begun["score"]["total"] == 0
        after = (await ask(home, "/rival/answer", {"state": begun["state"], "answer": {"kind": "turn-up"}})).json()
        assert after["state"]["turned"]["tile"] == begun["state"]["tiles"][0]


async def test_the_automaton_has_a_card_a_round(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = (await ask(home, "/automaton", {})).json()
        cards = [answer["placement"]["card"]]
        while answer["state"]["round"] < 5:
            answer = (await ask(home, "/automaton/next", {"state": answer["state"]})).json()
            cards.append(answer["placement"]["card"])
        assert cards == answer["state"]["cards"]
