"""The rules of a game by its name, imported when a table is set for it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from digsite.kernel.rules import AnyRules

GAMES: Final = ("arnak", "quetzal")
ROUNDS: Final = 5


def rules_of(game: str) -> AnyRules:
    rules: AnyRules = import_module(f"digsite.{game}").RULES
    return rules
