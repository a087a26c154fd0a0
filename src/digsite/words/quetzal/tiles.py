"""Upgrade tiles by name: an edition may have kinds of its own, and copies of one kind with different points."""

from __future__ import annotations

from digsite.quetzal.adding_up import several
from digsite.quetzal.box import EXTRAS, TILE_NAMES, UPGRADE_KINDS, UPGRADES
from digsite.quetzal.corrections import Figures, number
from digsite.text.catalog import Catalog


def kind_of(tile: str) -> str:
    return UPGRADES[TILE_NAMES.index(tile) % UPGRADE_KINDS]


def worths(figures: Figures, kind: str) -> list[int]:
    """The points that copies of a kind have, each once, from the lowest."""
    return sorted({number(one) for one in several(figures["upgrade"][(kind,)]["end_vp"])})


def worth(figures: Figures, tile: str) -> int:
    """What a tile scores at the end."""
    return worths(figures, kind_of(tile))[TILE_NAMES.index(tile) // UPGRADE_KINDS]


def tiles_in(figures: Figures) -> list[str]:
    """Every tile of an edition: a kind, once for each of the points that its copies have."""
    kinds = [str(key[0]) for key in figures["upgrade"]]
    return [
        TILE_NAMES[UPGRADES.index(kind) + step * UPGRADE_KINDS]
        for kind in kinds
        for step in range(len(worths(figures, kind)))
    ]


def own_names(figures: Figures, catalog: Catalog) -> dict[str, str]:
    """The names that an edition gives, and of copies that differ in their points only, those points with the name."""
    names: dict[str, str] = {}
    for tile in tiles_in(figures):
        kind = kind_of(tile)
        name = str(figures["upgrade"][(kind,)]["name"]) if kind in EXTRAS else catalog.say(f"upgrade-{kind}")
        if len(worths(figures, kind)) > 1:
            points = catalog.say("amount-vp", count=worth(figures, tile))
            names[tile] = catalog.say("upgrade-of-worth", name=name, points=points)
        elif kind in EXTRAS:
            names[tile] = name
    return names


def effect_key(figures: Figures, tile: str) -> str:
    """The key of what a tile does."""
    kind = kind_of(tile)
    effect = str(figures["upgrade"][(kind,)]["effect"]) if kind in EXTRAS else kind
    if effect == "points":
        return "upgrade-effect-points"
    return f"upgrade-{'coins_5' if effect == 'immediate' else effect}.effect"
