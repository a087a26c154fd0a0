"""Moving everything from one database to another and back, backups of both, and `digsite server check`."""

from __future__ import annotations

import asyncio
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from digsite.server.checking import WARNING, WRONG, check
from digsite.server.keeping import backup, move_all
from digsite.server.run import CannotStart, hold
from digsite.server.settings import Settings
from tests.server.house import House, Party, house

RELEASE = Path(__file__).parent / "release"


async def played(home: House) -> list[Party]:
    """Tables in every state: waiting, playing with chat and an undo, over, archived."""
    dice = random.Random(2)
    waiting, playing, over = await home.open(), await home.dealt("arnak", 3), await home.dealt("quetzal", 2)
    for _ in range(8):
        await playing.act(dice)
    await playing.post("chat", playing.secrets[0], {"text": "Grüße 🏺"})
    await over.finish(dice)
    archived = await home.dealt("quetzal", 2)
    await archived.finish(dice)
    await home.hub.tidying.archive(await home.hub.table(archived.id))
    return [waiting, playing, over, archived]


async def known(home: House, parties: list[Party]) -> list[Any]:
    """What their players can find out about tables."""
    found: list[Any] = []
    for party in parties:
        party.house = home
        for path in ("", "view", "events", "score", "record"):
            for secret in party.secrets:
                answer = await party.get(path, secret)
                told = answer.text if path == "record" else answer.json()
                if isinstance(told, dict):
                    told = {name: value for name, value in told.items() if name != "seats"}
                found.append((party.id, path, answer.status_code, told))
        async with party.socket() as guest:
            found.append(guest.welcome["chat"])
    return found


async def test_there_and_back_again(tmp_path: Path, postgres: str) -> None:
    """Tables move from SQLite to PostgreSQL, are played on, are backed up, and move back."""
    first, second = tmp_path / "first", tmp_path / "second"
    second.mkdir()
    async with house(first) as home:
        parties = await played(home)
        before = await known(home, parties)
    counts = await asyncio.to_thread(move_all, str(first), postgres)
    assert counts["games"] == 4 and counts["events"] > 50
    async with house(tmp_path / "unused", database=postgres) as home:
        assert await known(home, parties) == before
        await parties[1].act(random.Random(1))
        after = await known(home, parties)
        with pytest.raises(CannotStart, match="A server uses"):
            await asyncio.to_thread(move_all, postgres, str(second))
        await asyncio.to_thread(backup, Settings(database=postgres), tmp_path / "backup.db")
    with pytest.raises(CannotStart, match="has tables already"):
        await asyncio.to_thread(move_all, str(first), postgres)
    counts = await asyncio.to_thread(move_all, postgres, str(second))
    async with house(second) as home:
        assert await known(home, parties) == after
    third = tmp_path / "third"
    third.mkdir()
    shutil.copy(tmp_path / "backup.db", third / "digsite.db")
    async with house(third) as home:
        assert await known(home, parties) == after


def test_what_is_in_use_or_missing_is_not_moved(tmp_path: Path, postgres: str) -> None:
    with pytest.raises(CannotStart, match="no database"):
        move_all(str(tmp_path), postgres)
    shutil.copy(RELEASE / "digsite.db", tmp_path / "digsite.db")
    lock = hold(tmp_path)
    with pytest.raises(CannotStart, match="Another Digsite"):
        move_all(str(tmp_path), postgres)
    lock.close()
    assert move_all(str(tmp_path), postgres)["games"] > 3


def test_check_names_what_is_wrong(tmp_path: Path, postgres: str) -> None:
    def findings(**settings: Any) -> set[tuple[str, str]]:
        chosen = Settings(**{"data": tmp_path / "data", "page": tmp_path, **settings})
        return {(one.about, one.how) for one in check(chosen) if one.how in (WARNING, WRONG)}

    (tmp_path / "index.html").touch()
    assert findings() == set()
    assert findings(database=postgres, host="127.0.0.1") <= {("safety", WARNING)}
    assert findings(page=tmp_path / "nowhere") == {("page", WARNING)}
    assert findings(public_url="http://dig.example", trusted_proxies="127.0.0.1") == {("proxy", WARNING)}
    assert findings(public_url="https://dig.example") == {("proxy", WARNING)}
    assert ("database", WRONG) in findings(database=f"postgresql://nobody@/none?host={tmp_path}")
    (tmp_path / "data").mkdir(mode=0o755)
    (tmp_path / "data" / "digsite.db").write_bytes(b"not a database, but long enough to look at" * 100)
    assert findings() == {("database", WRONG), ("permissions", WARNING)}
