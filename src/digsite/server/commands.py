"""The server's subcommands of `digsite`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from digsite.server.settings import Settings, add_flags, from_flags


def add(commands: Any) -> None:
    server = commands.add_parser("server", help="tables for friends: the web page and its server")
    add_flags(server)
    server.set_defaults(run=start)
    more = server.add_subparsers(metavar="COMMAND")
    backup = more.add_parser("backup", help="copy the database, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    add_place(backup)
    backup.set_defaults(run=back_up)
    check = more.add_parser("check", help="whether a server with these settings would run well here")
    check.set_defaults(run=look)
    migrate = more.add_parser("migrate", help="copy all tables to another database, which has none")
    for name in ("source", "target"):
        migrate.add_argument(name, metavar=name.upper(), help="a folder, a file, or a postgresql:// URL")
    migrate.set_defaults(run=move)


def add_place(parser: argparse.ArgumentParser) -> None:
    for flag, kind, told in (("--data", Path, "the folder of the database"), ("--database", str, "its URL")):
        parser.add_argument(flag, type=kind, metavar=flag[2:].upper(), default=argparse.SUPPRESS, help=told)


def start(chosen: argparse.Namespace) -> int:
    return carry_out(chosen, lambda run, settings: run.run(settings))


def back_up(chosen: argparse.Namespace) -> int:
    def work(run: Any, settings: Settings) -> int:
        from digsite.server.keeping import backup

        backup(settings, chosen.file)
        print(f"Written to {chosen.file}.")
        return 0

    return carry_out(chosen, work)


def look(chosen: argparse.Namespace) -> int:
    def work(run: Any, settings: Settings) -> int:
        from digsite.server.checking import WRONG, check

        findings = check(settings)
        for one in findings:
            print(f"{one.how:8} {one.about:12} {one.told}")
        return 1 if any([one.how == WRONG for one in findings]) else 0

    return carry_out(chosen, work)


def move(chosen: argparse.Namespace) -> int:
    def work(run: Any, settings: Settings) -> int:
        from digsite.server.keeping import move_all

        for name, count in move_all(chosen.source, chosen.target).items():
            print(f"{count:10} {name}")
        return 0

    return carry_out(chosen, work)


def carry_out(chosen: argparse.Namespace, work: Callable[[Any, Settings], int]) -> int:
    try:
        settings = from_flags(chosen)
    except ValueError as error:
        return refuse(str(error))
    try:
        from digsite.server import run
    except ImportError as error:
        return refuse(f"the server needs packages that are not installed ({error.name}): pip install 'digsite[web]'")
    try:
        return work(run, settings)
    except run.CannotStart as error:
        return refuse(str(error))


def refuse(reason: str) -> int:
    print(f"digsite: {reason}", file=sys.stderr)
    return 2
