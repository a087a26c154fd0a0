"""`digsite server check`: whether a server with these settings would run well here, before anybody waits for it."""

from __future__ import annotations

import asyncio
import shutil
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import sqlalchemy as sa

from digsite.server import postgres, sqlite
from digsite.server.database import CannotUse
from digsite.server.postgres import NOW
from digsite.server.settings import Settings
from digsite.server.store import CURRENT

GOOD: Final = "good"
WARNING: Final = "warning"
WRONG: Final = "wrong"
LEAST_FREE: Final = 500 * 1024 * 1024
MOST_APART: Final = 5.0  # seconds between two clocks


class Finding(NamedTuple):
    about: str
    how: str
    told: str


def check(settings: Settings) -> list[Finding]:
    database = postgres_found(settings) if settings.database else sqlite_found(settings)
    return [*database, *network(settings), page(settings.page)]


def sqlite_found(settings: Settings) -> Iterator[Finding]:
    folder, file = settings.data, settings.file
    existing = folder if folder.exists() else next(one for one in folder.absolute().parents if one.exists())
    try:
        sqlite.examine(file, CURRENT)
        yield Finding("database", GOOD, f"{file} is whole" if file.exists() else f"{file} will be made")
    except CannotUse as error:
        yield Finding("database", WRONG, str(error))
    for path, most in ((folder, 0o700), (file, 0o600)):
        mode = stat.S_IMODE(path.stat().st_mode) if path.exists() else most
        how, told = (
            (GOOD, "only this user can read it") if not mode & 0o077 else (WARNING, f"others can read it: {mode:o}")
        )
        yield Finding("permissions", how, f"{path}: {told}")
    free = shutil.disk_usage(existing).free
    yield Finding("disk", GOOD if free > LEAST_FREE else WARNING, f"{free // 1024**2} MB are free for {folder}")


def postgres_found(settings: Settings) -> Iterator[Finding]:
    try:
        postgres.examine(settings.database, CURRENT)
        yield from asyncio.run(asked(settings.database))
    except CannotUse as error:
        yield Finding("database", WRONG, str(error))


async def asked(url: str) -> list[Finding]:
    """What the database itself says: may we write, is it kept safe, what time is it there?"""
    engine = postgres.engine(url)
    try:
        async with engine.connect() as connection:
            before = time.time()
            there = float((await connection.execute(sa.select(NOW))).scalar_one())
            apart = abs(there - (before + time.time()) / 2)
            version = (await connection.exec_driver_sql("SHOW server_version")).scalar_one()
            loose = [
                name
                for name in ("fsync", "synchronous_commit", "full_page_writes")
                if (await connection.exec_driver_sql(f"SHOW {name}")).scalar_one() == "off"
            ]
            may = (
                await connection.execute(sa.text("SELECT has_schema_privilege(current_schema(), 'CREATE')"))
            ).scalar()
    finally:
        await engine.dispose()
    return [
        Finding("database", GOOD, f"PostgreSQL {version} answers"),
        Finding("permissions", GOOD if may else WRONG, f"this user {'may' if may else 'may not'} make tables in it"),
        Finding("safety", WARNING if loose else GOOD, f"{', '.join(loose) or 'nothing'} is switched off there"),
        Finding("clock", GOOD if apart < MOST_APART else WARNING, f"the database's is {apart:.1f} s from this one's"),
    ]


def network(settings: Settings) -> Iterator[Finding]:
    behind = bool(settings.public_url)
    if behind and not settings.public_url.startswith("https://"):
        yield Finding("proxy", WARNING, "--public-url is not https: secrets travel in the clear")
    if behind and not settings.trusted_proxies:
        yield Finding("proxy", WARNING, "--trusted-proxies is missing: all visitors share one rate limit")
    elif behind:
        yield Finding("proxy", GOOD, f"X-Forwarded-For is believed from {settings.trusted_proxies}")
    if not behind and (settings.lan or settings.host not in ("127.0.0.1", "::1", "localhost")):
        yield Finding(
            "proxy", WARNING, "there is no --public-url: whoever reaches this computer speaks plain HTTP to it"
        )
    if settings.database and not settings.internal_address and settings.host not in ("127.0.0.1", "::1"):
        yield Finding(
            "processes", WARNING, "--internal-address is missing: processes on other machines cannot reach this one"
        )


def page(folder: Path) -> Finding:
    built = (folder / "index.html").exists()
    return Finding("page", GOOD if built else WARNING, f"{folder} {'has' if built else 'lacks'} the built page")
