"""The games that are played here."""

from __future__ import annotations

from functools import cache
from typing import Final

from digsite.arnak import RULES as ARNAK
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

GAMES: Final[dict[str, AnyRules]] = {"arnak": ARNAK, "quetzal": QUETZAL}


@cache
def sheet(game: str) -> tuple[str, ...]:
    """The parts of a score in the game's order."""
    rules = GAMES[game]
    return tuple(rules.scores(rules.new(rules.options({"players": 2})))[0])
