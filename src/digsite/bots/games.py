"""What the bots know of each game beyond its rules: its judge, and how each level thinks in it.

A game that is not here is played by the search without knowledge.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final, final

from digsite.bots.judge import Judge
from digsite.bots.level import Level


@final
@dataclass(frozen=True)
class Knowledge:
    judge: Judge
    levels: dict[str, Level]


def arnak() -> Knowledge:
    from digsite.bots.arnak.judge import JUDGE
    from digsite.bots.arnak.thinking import THINKING

    return Knowledge(JUDGE, THINKING)


def quetzal() -> Knowledge:
    from digsite.bots.quetzal.judge import JUDGE
    from digsite.bots.quetzal.thinking import THINKING

    return Knowledge(JUDGE, THINKING)


GAMES: Final[dict[str, Callable[[], Knowledge]]] = {"arnak": arnak, "quetzal": quetzal}


@cache
def knowledge_of(game: str) -> Knowledge:
    """What is known of a game, loaded on first use."""
    return GAMES[game]()
