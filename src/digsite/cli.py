"""The `digsite` command."""

from __future__ import annotations

import argparse
import sys

import digsite
from digsite.engine.loop import serve
from digsite.terminal.lines import play


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="digsite", description="Lost Ruins of Arnak, unofficially: play it and study it."
    )
    parser.add_argument("--version", action="version", version=f"digsite {digsite.__version__} (pure)")
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play", help="play a game as lines of text")
    player.add_argument("game", nargs="?", default="arnak", choices=["arnak"])
    player.add_argument("--players", type=int, default=2, choices=range(1, 5), help="1 plays against the rival")
    player.add_argument("--board", default="bird", choices=["bird", "snake"])
    player.add_argument("--difficulty", type=int, default=0, choices=range(6), help="red tiles of the rival")
    player.add_argument("--seed", type=int, help="the same seed shuffles the same way")
    commands.add_parser("engine", help="drive the rules from a program: JSON lines in, JSON lines out")
    chosen = parser.parse_args(arguments)
    if chosen.command == "engine":
        serve(sys.stdin.buffer, sys.stdout.buffer)
        return 0
    options = {"players": chosen.players, "board": chosen.board}
    if chosen.players == 1:
        options["difficulty"] = chosen.difficulty
    return play(options, chosen.seed, sys.stdin, sys.stdout)
