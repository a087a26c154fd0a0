"""The `digsite` command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import digsite
from digsite.engine.loop import serve
from digsite.kernel.errors import BadOptions
from digsite.quetzal.edition import read_edition
from digsite.quetzal.template import template
from digsite.terminal.lines import GAMES, play


def main(arguments: list[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except BadOptions as error:
        return refuse(f"{error.option}: {error.expected}")
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}")
    except KeyboardInterrupt:
        return refuse("left")


def refuse(reason: str) -> int:
    print(f"digsite: {reason}", file=sys.stderr)
    return 2


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="digsite", description="Lost Ruins of Arnak and Quetzal, unofficially: play them and study them."
    )
    top.add_argument("--version", action="version", version=f"digsite {digsite.__version__} ({digsite.BUILD})")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    player = commands.add_parser("play", help="play a game as lines of text")
    player.add_argument("game", nargs="?", default="arnak", choices=sorted(GAMES))
    player.add_argument("--players", type=int, default=2, help="Arnak 1 to 4 (1: against the rival), Quetzal 2 to 5")
    player.add_argument("--board", choices=["bird", "snake"], help="the side of Arnak's board")
    player.add_argument("--difficulty", type=int, help="Arnak alone: the number of red tiles, 0 to 5")
    player.add_argument("--edition", type=Path, metavar="FILE", help="the figures of your own Quetzal box")
    player.add_argument("--seed", type=int, help="the same seed shuffles the same way")
    player.set_defaults(run=play_game)
    engine = commands.add_parser("engine", help="drive the rules from a program: JSON lines in, JSON lines out")
    engine.set_defaults(run=run_engine)
    quetzal = commands.add_parser("quetzal", help="the figures Quetzal is played with").add_subparsers(
        required=True, metavar="COMMAND"
    )
    edition = quetzal.add_parser("edition", help="print the edition with every figure's source, as a template")
    edition.add_argument("--edition", type=Path, metavar="FILE", help="print this one, checked and completed")
    edition.set_defaults(run=print_edition)
    return top


def play_game(chosen: argparse.Namespace) -> int:
    options: dict[str, Any] = {"players": chosen.players}
    for option in ("board", "difficulty"):
        if getattr(chosen, option) is not None:
            options[option] = getattr(chosen, option)
    if chosen.edition is not None:
        options["edition"] = read_edition(chosen.edition.read_text(encoding="utf-8"))
    return play(chosen.game, options, chosen.seed, sys.stdin, sys.stdout)


def run_engine(chosen: argparse.Namespace) -> int:
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def print_edition(chosen: argparse.Namespace) -> int:
    edition = {} if chosen.edition is None else read_edition(chosen.edition.read_text(encoding="utf-8"))
    print(template(edition), end="")
    return 0
