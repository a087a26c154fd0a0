"""What simulation knows of a game: the actions whose name depends on the table, by verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from digsite.arnak import verbs
from digsite.arnak.box import FIRST_LEVEL1, FIRST_LEVEL_SPACE
from digsite.arnak.model import NONE
from digsite.kernel.catalogue import Action
from digsite.simulation.naming import name_of

Naming: TypeAlias = Callable[[Action], Callable[[Any], str]]


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


NAMED: Final[dict[str, dict[str, Naming]]] = {"arnak": {"overcome": guardian_at, "dig": tile_at}}
