"""Writes docs/research-tables.md, the actions and observations of both games: `python -m tools.research_tables`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import digsite.lab
from digsite.games import GAMES
from digsite.lab.description import Description

FILE: Final = Path(__file__).parents[1] / "docs" / "research-tables.md"
PLAYERS: Final = ("me", "next1", "rival")
TITLES: Final = {"arnak": "Lost Ruins of Arnak", "quetzal": "Quetzal"}
HEAD: Final = """# Actions and observations

Written by `python -m tools.research_tables`; a test compares it with what the games say. \
What it is for: [research.md](research.md).
`digsite.lab.describe(game, players=...)` has every name: a group of the tables below is what names begin with.

- A number is a byte: a count, or 1 for what is true. 0 also stands for none, not known, not there.
- `me` is the observing seat, `next1` the player after it, and so on. Every further player has the same numbers.
- The places of actions are the same for every number of players.
"""


def page() -> str:
    parts = [HEAD]
    for game in GAMES:
        description = digsite.lab.describe(game, players=2)
        parts += [
            "",
            f"## {TITLES[game]}",
            "",
            f"Rules {description.rules}. Numbers of an observation: {sizes(game)}.",
            "",
        ]
        parts += ["| place | numbers | group | first and last |", "|---|---|---|---|", *observation_rows(description)]
        if 1 in GAMES[game].players:
            solo = digsite.lab.describe(game, players=1)
            parts += ["", "With one player there is the rival instead of other players:", ""]
            parts += ["| place | numbers | group | first and last |", "|---|---|---|---|"]
            parts += [row for row in observation_rows(solo) if "| `rival." in row]
        parts += ["", f"{len(description.actions)} actions:", ""]
        parts += [
            "| place | actions | verb | for example | in words |",
            "|---|---|---|---|---|",
            *action_rows(description),
        ]
    return "\n".join(parts) + "\n"


def sizes(game: str) -> str:
    """How many numbers there are, by number of players."""
    found = [(players, len(digsite.lab.describe(game, players=players).observation)) for players in GAMES[game].players]
    return ", ".join([f"{size:,} ({players} player{'s' if players > 1 else ''})" for players, size in found])


def observation_rows(description: Description) -> list[str]:
    rows = []
    for group, places in grouped([group_of(name) for name in description.observation]):
        names = [description.observation[place] for place in (places[0], places[-1])]
        ends = " … ".join([f"`{name}`" for name in dict.fromkeys(names)])
        rows.append(f"| {places[0]} | {len(places)} | `{group}` | {ends} |")
    return rows


def action_rows(description: Description) -> list[str]:
    rows = []
    for verb, places in grouped([notation.split()[0] for notation in description.actions]):
        middle = places[len(places) // 2]
        rows.append(
            f"| {places[0]} | {len(places)} | `{verb}` | `{description.actions[middle]}` "
            f"| {description.words[middle]} |"
        )
    return rows


def group_of(name: str) -> str:
    first, *rest = name.split(".")
    return f"{first}.{rest[0]}" if first in PLAYERS else first


def grouped(keys: list[str]) -> list[tuple[str, list[int]]]:
    """The places of each key, in the order in which the keys come."""
    found: dict[str, list[int]] = {}
    for place, key in enumerate(keys):
        found.setdefault(key, []).append(place)
    return list(found.items())


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
