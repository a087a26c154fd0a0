"""Writes web/src/lib/games.ts, the games and their options, from the schemas: `python -m tools.page_games`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from digsite.games import GAMES
from digsite.kernel.options import Switches

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "games.ts"
HEADER: Final = """\
/** The games and what is chosen before each: by tools/page_games.py from the games' schemas. */

import type {{ Option }} from './options.ts';

export type GameName = {names};
export const OPTIONS: Readonly<Record<GameName, readonly Option[]>> = {{
{games}
}};
export const ROUNDS: Readonly<Record<GameName, number>> = {{ {rounds} }};
"""


def written() -> str:
    """The whole file; the page does not offer switches."""
    games = []
    for game in GAMES.values():
        options = [option.plain() for option in game.options if not isinstance(option, Switches)]
        lines = ",\n".join([f"    {literal(option)}" for option in options])
        games.append(f"  {game.name}: [\n{lines}\n  ]")
    rounds = ", ".join([f"{game.name}: {game.rounds}" for game in GAMES.values()])
    names = " | ".join([f"'{name}'" for name in GAMES])
    return HEADER.format(names=names, games=",\n".join(games), rounds=rounds)


def literal(value: object) -> str:
    """A value as Prettier writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name}: {literal(one)}" for name, one in value.items()]) + " }"
    if isinstance(value, list):
        return "[" + ", ".join([literal(one) for one in value]) + "]"
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
