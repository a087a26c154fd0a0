"""What an action takes or uses, by name: `buy sea-turtle`, `overcome g-coin-boot`, `bid quarry`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, final

from digsite.arnak import verbs
from digsite.arnak.box import FIRST_LEVEL1, FIRST_LEVEL_SPACE
from digsite.arnak.model import NONE
from digsite.games import GAMES
from digsite.kernel.catalogue import Action

# Verbs whose second target belongs to the name: which token, and where it goes; what is exchanged for what.
BOTH_TARGETS: Final = frozenset({"research", "exchange"})


@final
class Subjects:
    """The names of a game's actions. Those that depend on the table are asked of the game."""

    def __init__(self, game: str) -> None:
        self.names = [name_of(action) for action in GAMES[game].rules.catalogue.actions]
        self.dynamic: dict[int, Callable[[Any], str]] = {}
        for action in GAMES[game].rules.catalogue.actions:
            if action.verb in DYNAMIC.get(game, {}):
                self.dynamic[action.id] = DYNAMIC[game][action.verb](action)

    @staticmethod
    @cache
    def of(game: str) -> Subjects:
        return Subjects(game)

    def named(self, game: Any, action: int) -> str:
        asked = self.dynamic.get(action)
        return self.names[action] if asked is None else asked(game)


def name_of(action: Action) -> str:
    targets = [str(target) for target in action.targets.values()]
    return " ".join([action.verb, *targets[: 2 if action.verb in BOTH_TARGETS else 1]])


def guardian_at(action: Action) -> Callable[[Any], str]:
    """Overcoming names the guardian, since it is the guardian that is worth something."""
    site = action.id - verbs.OVERCOME

    def named(game: Any) -> str:
        return f"{action.verb} {game.box.guardians[game.wardens[site]].name}"

    return named


def tile_at(action: Action) -> Callable[[Any], str]:
    """Digging at a level site names its tile."""
    level_site = action.id - verbs.DIG - FIRST_LEVEL_SPACE

    def named(game: Any) -> str:
        if level_site < 0 or game.tiles[level_site] == NONE:
            return name_of(action)
        return f"{action.verb} {game.box.tile(level_site + FIRST_LEVEL1, game.tiles[level_site]).name}"

    return named


DYNAMIC: Final[dict[str, dict[str, Callable[[Action], Callable[[Any], str]]]]] = {
    "arnak": {"overcome": guardian_at, "dig": tile_at}
}
