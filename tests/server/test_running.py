"""Running it: settings, the page and its headers, metrics, logs, the command."""

from __future__ import annotations

import argparse
import io
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.server.logs import JsonLines, ReadableLines
from digsite.server.run import CannotStart, bind, hold
from digsite.server.settings import Settings, add_flags, from_flags
from tests.server.house import house
from tools.page_types import FILE, written


def parse(*flags: str, **environment: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return from_flags(parser.parse_args(flags), environment)


def test_flags_come_before_the_environment() -> None:
    found = parse("--port", "9000", "--lan", DIGSITE_PORT="8000", DIGSITE_BOT_DELAY="0.5", DIGSITE_NO_BROWSER="1")
    assert (found.port, found.lan, found.bot_delay, found.no_browser) == (9000, True, 0.5, True)
    assert parse().host == "127.0.0.1"


@pytest.mark.parametrize(
    "environment",
    [
        {"DIGSITE_PORT": "http"},
        {"DIGSITE_PORT": "70000"},
        {"DIGSITE_LAN": "maybe"},
        {"DIGSITE_MAX_TABLES": "-1"},
        {"DIGSITE_PUBLIC_URL": "dig.example"},
        {"DIGSITE_LOG_LEVEL": "loud"},
        {"DIGSITE_LOG_FORMAT": "xml"},
        {"DIGSITE_BOTS_AT_ONCE": "0"},
    ],
)
def test_wrong_settings_are_named(environment: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(environment)).removeprefix("DIGSITE_").lower() + "|DIGSITE_"):
        parse(**environment)


def test_a_port_that_is_taken_and_a_folder_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with pytest.raises(CannotStart, match="is taken"):
            bind("127.0.0.1", other.getsockname()[1])
    first = hold(tmp_path)
    with pytest.raises(CannotStart, match="Another Digsite"):
        hold(tmp_path)
    first.close()
    hold(tmp_path).close()


@pytest.mark.slow
def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "digsite", "server", *arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = run("--port", str(other.getsockname()[1]), "--data", str(tmp_path))
    assert taken.returncode == 2 and "is taken" in taken.stderr
    nothing = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "none"))
    assert nothing.returncode == 2 and "no database" in nothing.stderr


async def test_the_page_and_its_headers(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>index</p>")
    (page / "assets" / "a.js").write_text("let a = 1;" * 100)
    (tmp_path / "secret.txt").write_text("not yours")
    async with house(tmp_path, page=page) as home:
        for path in ("/", "/tables/abc", "/games/abc", "/replay", "/learn/1", "/things/arnak/hat"):
            answer = await home.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<p>index</p>")
            assert answer.headers["content-type"].startswith("text/html")
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        script = await home.http.get("/assets/a.js")
        assert script.headers["content-encoding"] == "gzip" and "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        again = await home.http.get("/assets/a.js", headers={"If-None-Match": script.headers["etag"]})
        assert again.status_code == 304
        assert (await home.http.head("/")).status_code == 200
        for path in (
            "/assets/b.js",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/api/nothing",
            "/x.php",
        ):
            lost = await home.http.get(path)
            assert (lost.status_code, lost.json()["code"]) == (404, "no-such-page"), path
        assert (await home.http.get("/%00")).text == "<p>index</p>"


async def test_without_a_page_it_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        answer = await home.http.get("/")
        assert (answer.status_code, answer.json()["code"]) == (503, "page-missing")


async def test_health_metrics_and_the_description(tmp_path: Path) -> None:
    async with house(tmp_path, metrics=True) as home:
        await home.dealt()
        assert (await home.http.get("/healthz")).json()["status"] == "ok"
        text = (await home.http.get("/metrics")).text
        assert 'digsite_steps_total{kind="deal"}' in text and "digsite_commit_seconds_bucket" in text
        assert "digsite_tables_in_memory 1" in text
        described = (await home.http.get("/openapi.json")).json()
        for path in ("actions", "undo", "view", "events", "record", "ready"):
            assert f"/api/tables/{{table_id}}/{path}" in described["paths"]
        assert (await home.http.get("/docs")).status_code == 503  # an address of the page, which is not built here


async def test_links_are_safe_behind_https(tmp_path: Path) -> None:
    async with house(tmp_path, public_url="https://dig.example") as home:
        answer = await home.http.get("/healthz", headers={"Host": "dig.example"})
        assert answer.status_code == 200 and "strict-transport-security" in answer.headers


def test_the_log_is_json_and_tells_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("digsite.test")
    logger.addHandler(handler)
    logger.warning("opened", extra={"table": "t1", "seats": 2})
    logger.removeHandler(handler)
    line = json.loads(stream.getvalue())
    assert (line["message"], line["table"], line["level"]) == ("opened", "t1", "warning")


def test_in_a_terminal_the_log_is_for_people() -> None:
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "table closed", "table": "t1", "seats": 2})
    time, rest = ReadableLines().format(record).split(" ", 1)
    assert re.fullmatch(r"\d\d:\d\d:\d\d", time) and rest == "warning  table closed  table=t1  seats=2"


@pytest.mark.slow
@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_how_the_server_is_stopped_is_its_status(sent: signal.Signals, status: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "digsite", "server", "--port", "0", "--no-browser", "--data", str(tmp_path)]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "DIGSITE_LOG_LEVEL": "info"},
    )
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline().startswith("Digsite is at http://127.0.0.1:")
    logged = json.loads(process.stderr.readline())
    assert logged["level"] == "info"
    while "startup complete" not in logged["message"]:
        logged = json.loads(process.stderr.readline())
    process.send_signal(sent)
    process.communicate(timeout=60)
    assert process.returncode == status


async def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="digsite")
    async with house(tmp_path) as home:
        party = await home.dealt()
        async with party.socket(party.secrets[0]):
            pass
    told = " ".join([str(record.__dict__) for record in caplog.records if record.name.startswith("digsite")])
    assert party.id in told
    assert not any([str(secret) in told for secret in party.secrets])


def test_the_pages_types_are_current() -> None:
    """If not: python -m tools.page_types."""
    assert FILE.read_text(encoding="utf-8") == written()
