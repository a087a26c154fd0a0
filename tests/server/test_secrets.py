"""Who may read what the server keeps and says: its files, its log, its metrics; and what stops its start."""

from __future__ import annotations

import contextlib
import io
import json
import logging
import os
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.server import sqlite
from digsite.server.keeping import backup
from digsite.server.logs import set_up
from digsite.server.run import CannotStart, make_private, take
from digsite.server.settings import Settings
from digsite.server.store import CURRENT
from tests.server.house import house

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """A user whose new files anybody may read."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_to_all")
async def test_nobody_else_reads_what_is_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    make_private(data)
    async with house(data) as home:
        await home.dealt()
        for file in data.iterdir():
            assert rights(file) == 0o600, file
        backup(home.settings, tmp_path / "copy.db")
        assert rights(tmp_path / "copy.db") == 0o600
    assert rights(data) == 0o700


@pytest.mark.usefixtures("open_to_all")
async def test_what_was_open_is_closed(tmp_path: Path) -> None:
    """A folder and a database of an earlier version, too; but not a folder that is not ours alone."""
    data = tmp_path / "data"
    async with house(data):
        pass
    for file in (data, data / "digsite.db"):
        file.chmod(0o777)
    make_private(data)
    assert rights(data) == 0o700
    async with house(data):
        assert rights(data / "digsite.db") == 0o600
    (data / "letter.txt").touch()
    data.chmod(0o755)
    make_private(data)
    assert rights(data) == 0o755


@pytest.mark.usefixtures("open_to_all")
def test_the_start_closes_the_folder(tmp_path: Path) -> None:
    with take(Settings(data=tmp_path / "data")):
        assert rights(tmp_path / "data") == 0o700


def test_a_failed_backup_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "digsite.db").write_bytes(b"not a database" * 1000)
    with pytest.raises(CannotStart, match="backup failed"):
        backup(Settings(data=tmp_path / "data"), tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]

    def full(_: int) -> None:
        raise OSError("no space left on device")

    (tmp_path / "data" / "digsite.db").unlink()
    sqlite3.connect(tmp_path / "data" / "digsite.db").execute("CREATE TABLE t (a)").connection.close()
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotStart, match="no space left"):
        backup(Settings(data=tmp_path / "data"), tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


async def test_a_database_that_cannot_be_used_stops_the_start(tmp_path: Path) -> None:
    """With a sentence that says what to do; the database stays as it was."""
    async with house(tmp_path) as home:
        await home.dealt()
    database = tmp_path / "digsite.db"
    connection = sqlite3.connect(database)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    newer = database.read_bytes()
    damaged = bytearray(newer)
    damaged[4096:8192] = b"\xff" * 4096
    for content, said in (
        (newer, "newer Digsite"),
        (bytes(damaged), "damaged|cannot be read"),
        (b"x" * 9000, "cannot be read"),
    ):
        database.write_bytes(content)
        with pytest.raises(CannotStart, match=said) as stopped:
            take(Settings(data=tmp_path))
        assert "backup" in str(stopped.value) and "--data" in str(stopped.value)
        assert database.read_bytes() == content
    sqlite.examine(tmp_path / "nothing.db", CURRENT)


@pytest.fixture
def debug_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """The log as `--log-level debug` writes it, taken back afterwards."""
    names = ("", "digsite", "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "alembic", "aiosqlite")
    loggers = [logging.getLogger(name) for name in names]
    before = [(logger, logger.handlers, logger.level) for logger in loggers]
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    set_up("debug", "json")
    monkeypatch.undo()
    yield written
    for logger, handlers, level in before:
        logger.handlers = handlers
        logger.setLevel(level)


async def test_the_log_in_detail_has_no_secret_and_no_chat(tmp_path: Path, debug_log: io.StringIO) -> None:
    async with house(tmp_path) as home:
        party = await home.dealt()
        async with party.socket(party.secrets[0]) as ann:
            await ann.ask({"type": "chat", "text": "the parrot whispers"})
            await ann.ask({"type": "vote", "n": 77, "agree": True})
        async with home.store.engine.begin() as connection:
            full = "CREATE TRIGGER full BEFORE INSERT ON chat BEGIN SELECT RAISE(ABORT, 'disk full'); END"
            await connection.exec_driver_sql(full)
        assert (await party.post("chat", party.secrets[1], {"text": "the parrot whispers"})).status_code == 503
    told = debug_log.getvalue()
    lines = [json.loads(line) for line in told.splitlines()]
    assert "not stored" in [line["message"] for line in lines]
    assert {"request", "opened", "dealt"} <= {line["message"] for line in lines}
    assert "parrot" not in told
    assert "[parameters:" not in told, "what was to be written, whatever it was"
    assert not any([str(secret) in told for secret in party.secrets])


def test_a_line_keeps_its_level(debug_log: io.StringIO) -> None:
    logging.getLogger("digsite.test").warning("given up", extra={"level": "scout", "at": 1, "bot": "scout"})
    line = json.loads(debug_log.getvalue())
    assert (line["level"], line["bot"], line["logger"]) == ("warning", "scout", "digsite.test")
    assert line["at"].endswith("Z")


async def test_metrics_are_told_where_they_are_asked_for(tmp_path: Path) -> None:
    far = {"X-Forwarded-For": "203.0.113.7"}
    for chosen, near_status, far_status in (
        ({}, 404, 404),
        ({"metrics": True}, 200, 404),
        ({"public_metrics": True}, 200, 200),
    ):
        async with house(tmp_path, trusted_proxies="127.0.0.1", **chosen) as home:
            near = await home.http.get("/metrics")
            assert (near.status_code, (await home.http.get("/metrics", headers=far)).status_code) == (
                near_status,
                far_status,
            )


async def test_an_odd_origin_is_refused(tmp_path: Path) -> None:
    from websockets.asyncio.client import connect

    async with house(tmp_path) as home:
        party = await home.open()
        for origin in ("http://[", "http://[::1", "//]", ""):
            answer = await home.http.post("/api/tables", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin"), origin
        address = f"ws://127.0.0.1:{home.port}/api/tables/{party.id}/socket"
        async with connect(address, proxy=None, origin="http://[") as connection:  # type: ignore[arg-type]
            assert json.loads(await connection.recv())["code"] == "bad-origin"
            with contextlib.suppress(Exception):
                await connection.recv()
            assert connection.close_code == 1008
