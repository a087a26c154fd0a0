"""What an action takes or uses, by name: `buy sea-turtle`, `overcome g-coin-boot`, `bid quarry`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, final

from digsite.games import GAMES
from digsite.simulation.games import NAMED
from digsite.simulation.naming import name_of


@final
class Subjects:
    """The names of a game's actions. Those that depend on the table are asked of the game."""

    def __init__(self, game: str) -> None:
        self.names = [name_of(action) for action in GAMES[game].rules.catalogue.actions]
        named = NAMED.get(game, {})
        self.dynamic: dict[int, Callable[[Any], str]] = {}
        for action in GAMES[game].rules.catalogue.actions:
            if action.verb in named:
                self.dynamic[action.id] = named[action.verb](action)

    @staticmethod
    @cache
    def of(game: str) -> Subjects:
        return Subjects(game)

    def named(self, game: Any, action: int) -> str:
        asked = self.dynamic.get(action)
        return self.names[action] if asked is None else asked(game)
