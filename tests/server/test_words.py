"""The table in words over HTTP: what the terminal's plain mode says, for the eyes that ask."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from digsite.text.catalog import LANGUAGES
from tests.server.house import Party, house
from tests.terminal.driving import answered, table

NAMES = ["Ann", "Ben"]


async def lines(party: Party, asking: int | None, language: str = "en", **query: Any) -> dict[str, list[str]]:
    secret = None if asking is None else party.secrets[asking]
    path = f"/api/tables/{party.id}/words"
    headers = {"Accept-Language": language} | ({} if secret is None else {"Authorization": f"Bearer {secret}"})
    answer = await party.house.http.get(path, headers=headers, params={"name": NAMES, **query})
    assert answer.status_code == 200, answer.text
    return {part["part"]: part["lines"] for part in answer.json()["parts"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
async def test_the_page_and_the_terminal_say_the_same(game: str, language: str, tmp_path: Path) -> None:
    at = table(game, "person:Ann", "person:Ben", seed=5)
    at.speak(language)
    at.ready()
    async with house(tmp_path) as home:
        told = await lines(await home.dealt(game, 2, seed=5), 0, language)
    said = answered(at, "look")
    for part, found in told.items():
        assert found and all([line in said for line in found]), part
    assert sum([len(found) for found in told.values()]) == len([line for line in said.splitlines() if line])


async def test_what_an_action_costs_and_brings(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt("arnak", 2, seed=5)
        details = (await party.get("words", party.secrets[0])).json()["details"]
        assert details["dig camp-coin 1"] == "1 boot; Gain 2 coins"
        assert (await party.get("words", party.secrets[1])).json()["details"] == {}


async def test_nobody_reads_another_hand(tmp_path: Path) -> None:
    """A watcher has no hand; everything is open, and any seat's eyes can be borrowed, once the game is over."""
    async with house(tmp_path) as home:
        party = await home.dealt("quetzal", 2, seed=5)
        assert "hand" not in await lines(party, None)
        assert (await party.get("words", party.secrets[0], open=True)).json()["code"] == "game-running"
        await party.finish(random.Random(1))
        assert "hand" in await lines(party, None, seat=1, move=9)
        everything = await lines(party, None, open=True)
        assert not any(["unknown" in line for line in everything["players"]])
        record = (await party.get("record")).text
        asked = {"record": record, "move": 9, "seat": 1, "names": NAMES}
        same = (await home.http.post("/api/replay/words", json=asked)).json()
        assert same == (await party.get("words", None, seat=1, move=9, name=NAMES)).json()
