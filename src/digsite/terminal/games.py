"""What the terminal knows of a game by its name."""

from __future__ import annotations

from typing import Final

from digsite.games import GAMES as KNOWN
from digsite.kernel.rules import AnyRules

GAMES: Final = tuple(KNOWN)
ROUNDS: Final = 5


def rules_of(game: str) -> AnyRules:
    return KNOWN[game].rules
