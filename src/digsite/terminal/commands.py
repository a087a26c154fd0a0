"""What the terminal adds to the `digsite` command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from digsite.quetzal.edition import read_edition
from digsite.terminal.lines import GAMES, play


def add(commands: Any) -> None:
    player = commands.add_parser("play", help="play a game as lines of text")
    player.add_argument("game", nargs="?", default="arnak", choices=sorted(GAMES))
    player.add_argument("--players", type=int, default=2, help="Arnak 1 to 4 (1: against the rival), Quetzal 2 to 5")
    player.add_argument("--board", choices=["bird", "snake"], help="the side of Arnak's board")
    player.add_argument("--difficulty", type=int, help="Arnak alone: the number of red tiles, 0 to 5")
    player.add_argument("--edition", type=Path, metavar="FILE", help="the figures of your own Quetzal box")
    player.add_argument("--seed", type=int, help="the same seed shuffles the same way")
    player.set_defaults(run=play_game)


def play_game(chosen: argparse.Namespace) -> int:
    options: dict[str, Any] = {"players": chosen.players}
    for option in ("board", "difficulty"):
        if getattr(chosen, option) is not None:
            options[option] = getattr(chosen, option)
    if chosen.edition is not None:
        options["edition"] = read_edition(chosen.edition.read_text(encoding="utf-8"))
    return play(chosen.game, options, chosen.seed, sys.stdin, sys.stdout)
