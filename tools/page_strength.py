"""Writes web/src/parts/strength.json: how often each level beats the one below, for the opponent picker.

    python -m tools.page_strength

In percent, from the ladder's two-player games between levels with their own budgets.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final

from digsite.arena.league import FOLDER, read_games
from digsite.arena.standings import counting, version_shown
from digsite.arena.version import version
from digsite.bots.levels import LEVELS
from digsite.bots.protocol import Json
from digsite.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "parts" / "strength.json"


def shares(games: list[Json]) -> dict[str, int]:
    """By level; nothing for the first, nor for one that has not met the level below."""
    found: dict[str, int] = {}
    for below, level in pairwise(LEVELS[1:]):
        met = [line for line in games if sorted(line["seats"]) == sorted([below, level])]
        if met:
            found[level] = round(100 * fmean([line["won"][line["seats"].index(level)] for line in met]))
    return found


def on_the_ladder(game: str) -> list[Json]:
    """The games that the ladder counts."""
    games = list(read_games(ROOT / "docs" / FOLDER / f"{game}.json").values())
    return counting(games, version_shown(games, version(game)))


def text() -> str:
    return json.dumps({game: shares(on_the_ladder(game)) for game in sorted(GAMES)}, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(text(), end="")
