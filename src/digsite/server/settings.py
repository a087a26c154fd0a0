"""Server settings: each has a flag and an environment variable (docs/hosting.md)."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from digsite.tables.house_rules import HouseRules

PREFIX: Final = "DIGSITE_"
DATABASE: Final = "digsite.db"


def data_folder() -> Path:
    """The default data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "digsite"


def thinkers() -> int:
    """The default number of thinking processes, leaving one processor for the server."""
    return max(1, (os.cpu_count() or 2) - 1)


DATA: Final = data_folder()
PAGE: Final = Path(__file__).parent / "static"


def setting(default: Any, explained: str) -> Any:
    """A setting with its default and its flag's help text."""
    return field(default=default, metadata={"help": explained})


@dataclass(frozen=True)
class Settings:
    host: str = setting("127.0.0.1", "the address to listen on")
    port: int = setting(8765, "the port to listen on; 0 takes any that is free")
    lan: bool = setting(False, "listen on all addresses and print the one to share")
    public_url: str = setting("", "the address people use, where a proxy stands in front")
    data: Path = setting(DATA, "the folder of the database")  # noqa: RUF009
    database: str = setting("", "the postgresql:// URL of a database; without one, SQLite in the folder")
    internal_address: str = setting("", "where other processes of the same database reach this one: HOST:PORT")
    page: Path = setting(PAGE, "the folder of the built page")  # noqa: RUF009
    no_browser: bool = setting(False, "do not open a browser")
    trusted_proxies: str = setting("", "addresses or networks whose X-Forwarded-For is believed, with commas between")
    allowed_hosts: str = setting("", "further names this server is reached by, with commas between")
    log_level: str = setting("", "debug, info, warning or error; info, or warning in a terminal")
    log_format: str = setting("", "text or json; text in a terminal, else json")
    metrics: bool = setting(False, "answer /metrics, to this computer")
    public_metrics: bool = setting(False, "answer /metrics, to everybody")
    max_tables: int = setting(2000, "how many tables may be open that are not over")
    max_connections: int = setting(4000, "how many connections there may be")
    connections_per_address: int = setting(100, "how many WebSockets one address may hold")
    connections_per_table: int = setting(100, "how many watchers one table may have")
    requests_per_second: float = setting(50.0, "of one address, over a while")
    tables_per_minute: float = setting(20.0, "new ones of one address, over a while")
    actions_per_second: float = setting(10.0, "messages of one connection or seat, over a while")
    bots_at_once: int = setting(thinkers(), "how many bots think at the same time, each in its own process")
    bot_delay: float = setting(0.3, "seconds between the steps of a bot, so that people can follow")
    bot_patience: float = setting(90.0, "seconds after which a thinking bot is given up")
    reading_at_once: int = setting(thinkers(), "how many records and editions are read at the same time, likewise")
    reading_patience: float = setting(20.0, "seconds after which reading one is given up")
    reading_memory: int = setting(512, "megabytes that such a process may take")
    unload_after: float = setting(300.0, "seconds after which a table nobody looks at leaves the memory")
    archive_after: float = setting(60.0, "days of running without a step after which a table is archived as a record")
    archive_unplayed_after: float = setting(7.0, "the same for tables nobody was ready at, or still in round one")
    seat_grace: float = setting(180.0, "seconds without a sign of life after which somebody counts as away")
    seat_alone_after: float = setting(24.0, "hours of absence after which one person alone may give a seat away")
    request_patience: float = setting(15.0, "seconds a request may take to arrive")
    hello_patience: float = setting(5.0, "seconds a WebSocket may take to say hello")
    ping_every: float = setting(20.0, "seconds between signs of life that a WebSocket is asked for")
    send_patience: float = setting(20.0, "seconds a WebSocket may take to accept a message")

    @property
    def file(self) -> Path:
        """SQLite's database."""
        return self.data / DATABASE

    @property
    def house_rules(self) -> HouseRules:
        """The settings that tables themselves look at."""
        return HouseRules(**{one.name: getattr(self, one.name) for one in fields(HouseRules)})


def add_flags(parser: argparse.ArgumentParser, names: tuple[str, ...] = ()) -> None:
    """Add a flag for every setting (or for those named); flags not given fall back to the environment."""
    for one in fields(Settings):
        if names and one.name not in names:
            continue
        flag = f"--{one.name.replace('_', '-')}"
        told = f"{one.metadata['help']} ({PREFIX}{one.name.upper()})"
        if one.type == "bool":
            parser.add_argument(flag, action="store_const", const=True, help=told)
        else:
            kind = {"int": int, "float": float, "Path": Path}.get(str(one.type), str)
            parser.add_argument(flag, type=kind, metavar=one.name.split("_")[-1].upper(), help=told)


def from_flags(chosen: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Read settings from flags, then the environment, then defaults; ValueError says which one is wrong."""
    values: dict[str, Any] = {}
    for one in fields(Settings):
        given = getattr(chosen, one.name, None)
        name = f"{PREFIX}{one.name.upper()}"
        if given is None and environment.get(name):
            given = read(name, str(one.type), environment[name])
        if given is not None:
            values[one.name] = given
    return checked(Settings(**values))


def read(name: str, kind: str, text: str) -> Any:
    """The value of an environment variable."""
    if kind == "bool":
        if text.lower() not in ("0", "1", "no", "yes", "false", "true"):
            raise ValueError(f"{name}: 0 or 1 is expected, not {text!r}")
        return text.lower() in ("1", "yes", "true")
    try:
        return {"int": int, "float": float, "Path": Path}.get(kind, str)(text)
    except ValueError:
        raise ValueError(f"{name}: a number is expected, not {text!r}") from None


def checked(settings: Settings) -> Settings:
    for one in fields(Settings):
        value = getattr(settings, one.name)
        if isinstance(value, (int, float)) and value < 0:
            raise ValueError(f"{one.name}: a number from 0 on is expected, not {value}")
    if settings.port > 65535:
        raise ValueError(f"port: a number up to 65535 is expected, not {settings.port}")
    if settings.public_url and not settings.public_url.startswith(("http://", "https://")):
        raise ValueError(f"public_url: it begins with http:// or https://, unlike {settings.public_url!r}")
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        raise ValueError("database: it begins with postgresql://")
    if settings.log_level not in ("", "debug", "info", "warning", "error"):
        raise ValueError(f"log_level: debug, info, warning or error is expected, not {settings.log_level!r}")
    if settings.log_format not in ("", "text", "json"):
        raise ValueError(f"log_format: text or json is expected, not {settings.log_format!r}")
    for name in ("bots_at_once", "reading_at_once"):
        if getattr(settings, name) < 1:
            raise ValueError(f"{name}: at least one")
    return settings
