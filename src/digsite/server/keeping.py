"""Backups, and moves from one database to another."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from digsite.server import moving, sqlite
from digsite.server.database import CannotUse
from digsite.server.postgres import Postgres
from digsite.server.run import CannotStart, hold
from digsite.server.settings import Settings
from digsite.server.sqlite import Sqlite


def backup(settings: Settings, file: Path) -> None:
    """Copy the database while the server runs; PostgreSQL's tables become a file of SQLite."""
    if not settings.database and not settings.file.exists():
        raise CannotStart(f"There is no database in {settings.data}.")
    if file.exists():
        raise CannotStart(f"{file} is there already; it is not overwritten.")
    if not file.absolute().parent.is_dir():
        raise CannotStart(f"There is no folder {file.absolute().parent}.")
    try:
        if settings.database:
            back_up_postgres(settings.database, file)
        else:
            sqlite.copy(settings.file, file)
    except (sqlite.CannotCopy, CannotUse, OSError) as error:
        raise CannotStart(str(error)) from None


def back_up_postgres(url: str, file: Path) -> None:
    """One moment of all tables, under its name only once it is whole."""
    half = file.with_name(f"{file.name}.part")
    sqlite.remove(half)
    try:
        asyncio.run(moving.move(Postgres(url), Sqlite(half)))
        half.replace(file)
    finally:
        sqlite.remove(half)


def move_all(source: str, target: str) -> dict[str, int]:
    """Copy everything from one database that no server uses to another one."""
    with contextlib.ExitStack() as alone:
        for name in (source, target):
            if "://" not in name and Path(name).is_dir():
                alone.enter_context(hold(Path(name)))
        if "://" not in source and not moving.file_of(source).exists():
            raise CannotStart(f"There is no database in {source}.")
        try:
            return asyncio.run(check_and_move(source, target))
        except CannotUse as error:
            raise CannotStart(str(error)) from None


async def check_and_move(source: str, target: str) -> dict[str, int]:
    for name in (source, target):
        if await moving.used(name):
            raise CannotUse("A server uses that database: stop it first; nothing was copied.")
    await moving.bring_up_to_date(source)
    return await moving.move(moving.place(source), moving.place(target))
