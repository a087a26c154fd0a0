"""The server's subcommands of `digsite`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from digsite.server.settings import add_flags, from_flags


def add(commands: Any) -> None:
    server = commands.add_parser("server", help="tables for friends: the web page and its server")
    add_flags(server)
    server.set_defaults(run=start)
    more = server.add_subparsers(metavar="COMMAND")
    backup = more.add_parser("backup", help="copy the database, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.add_argument(
        "--data", type=Path, metavar="DIR", default=argparse.SUPPRESS, help="the folder of the database"
    )
    backup.set_defaults(run=back_up)


def start(chosen: argparse.Namespace) -> int:
    return carry_out(chosen, backing_up=False)


def back_up(chosen: argparse.Namespace) -> int:
    return carry_out(chosen, backing_up=True)


def carry_out(chosen: argparse.Namespace, backing_up: bool) -> int:
    try:
        settings = from_flags(chosen)
    except ValueError as error:
        return refuse(str(error))
    try:
        from digsite.server import run
    except ImportError as error:
        return refuse(f"the server needs packages that are not installed ({error.name}): pip install 'digsite[web]'")
    try:
        if not backing_up:
            return run.run(settings)
        run.backup(settings, chosen.file)
        print(f"Written to {chosen.file}.")
        return 0
    except run.CannotStart as error:
        return refuse(str(error))


def refuse(reason: str) -> int:
    print(f"digsite: {reason}", file=sys.stderr)
    return 2
