"""The `digsite` command. The subcommands of each part of Digsite are in its `commands` module.

Slow imports happen only when they are needed.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

import digsite
from digsite.arena import commands as arena
from digsite.kernel.errors import BadOptions
from digsite.review import commands as review
from digsite.server import commands as server
from digsite.simulation import commands as simulation
from digsite.study import commands as study
from digsite.terminal import commands as terminal

INTERRUPTED: Final = 130  # a shell's exit status for a program ended by Ctrl-C


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    chosen = parser(arguments[:1]).parse_args(arguments)
    try:
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except BrokenPipeError:  # the reader of our output is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except BadOptions as error:
        return refuse(f"{error.option}: {error.expected}")
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror))
    except KeyboardInterrupt:
        return refuse("left", INTERRUPTED)


def refuse(reason: str, status: int = 2) -> int:
    print(f"digsite: {reason}", file=sys.stderr)
    return status


def parser(command: list[str]) -> argparse.ArgumentParser:
    """The whole parser; the options of the games are added to the given command only."""
    top = argparse.ArgumentParser(
        prog="digsite", description="Play and study Lost Ruins of Arnak and Quetzal (unofficial)."
    )
    top.add_argument("--version", action="version", version=f"digsite {digsite.__version__} ({digsite.BUILD})")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    terminal.add(commands)
    server.add(commands)
    arena.add(commands)
    simulation.add(commands)
    study.add(commands)
    review.add(commands)
    engine = commands.add_parser("engine", help="drive the rules from a program: JSON lines in, JSON lines out")
    engine.set_defaults(run=run_engine)
    quetzal = commands.add_parser("quetzal", help="the printed values of Quetzal").add_subparsers(
        required=True, metavar="COMMAND"
    )
    edition = quetzal.add_parser("edition", help="print the edition with the source of every value, as a template")
    edition.add_argument("--edition", type=Path, metavar="FILE", help="print this one instead, checked and completed")
    edition.set_defaults(run=print_edition)
    for named in command:
        complete = commands.choices[named].get_default("complete") if named in commands.choices else None
        if complete is not None:
            complete(commands.choices[named])
    return top


def run_engine(chosen: argparse.Namespace) -> int:
    from digsite.engine.loop import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def print_edition(chosen: argparse.Namespace) -> int:
    from digsite.command_options import read
    from digsite.quetzal.template import template
    from digsite.terminal.language import spoken_here

    given = {} if chosen.edition is None else {"edition": str(chosen.edition)}
    edition = read("quetzal", given, spoken_here()).get("edition", {})
    print(template(edition), end="")
    return 0
