"""Upgrade tiles: how many, what they are worth at the end, and the numbers in their effects."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import EXTRAS, PRINTED_UPGRADES
from digsite.quetzal.figures import (
    AMOUNT,
    Name,
    OneOrMore,
    Row,
    Shape,
    Sheet,
    Source,
    Text,
    Whole,
    assumed,
    rulebook,
    web,
)

COPIES: Final = assumed("OQ-04", "medium")
WORTH: Final = assumed("OQ-04")
TILES: Final = 24

# What a further kind of tile may do, each with its figures: it resolves at once, is worth its points only, or does what
# a printed one does with other numbers. Tiles without numbers are no further kind but more copies.
EFFECT_FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "immediate": ("params.coins", "params.vp", "params.discovery"),
    "points": (),
    "tablet_coins": ("params.coins_per_card",),
    "temple_discount": ("params.discount",),
    "mixed_trio": ("params.vp", "params.coins"),
    "extra_delivery": ("params.extra_cards",),
    "coins_to_vp": ("params.pay_coins", "params.vp"),
    "pottery_trio": ("params.vp", "params.coins"),
    "coins_to_discovery": ("params.pay_coins", "params.discovery"),
    "weapon_trio": ("params.vp", "params.coins"),
}

SHAPES: Final[dict[str, Shape]] = {
    "name": Text(40),
    "effect": Name(*EFFECT_FIGURES),
    "copies": Whole(0, TILES),
    "end_vp": OneOrMore(AMOUNT, most=TILES),
    "params.coins": AMOUNT,
    "params.coins_per_card": AMOUNT,
    "params.discount": AMOUNT,
    "params.discovery": AMOUNT,
    "params.extra_cards": AMOUNT,
    "params.pay_coins": Whole(1),
    "params.vp": AMOUNT,
}


def tile(name: str, copies: int, end_vp: int, source: Source, **params: int) -> Row:
    values = {f"params.{key}": value for key, value in params.items()}
    sources = dict.fromkeys(values, source)
    return Row((name,), {"copies": copies, "end_vp": end_vp, **values}, {"copies": COPIES, "end_vp": WORTH, **sources})


# fmt: off
UPGRADE_TILES: Final = Sheet("upgrade", ("id",), SHAPES, added=EXTRAS, rows=(
    tile("reroll_two",         2, 2, rulebook("L540", "high")),
    tile("tablet_coins",       2, 1, rulebook("L544"), coins_per_card=2),
    tile("temple_discount",    2, 2, rulebook("L548", "high"), discount=1),
    tile("reroll_all",         2, 2, rulebook("L552", "high")),
    tile("mixed_trio",         2, 1, rulebook("L556"), vp=4, coins=0),
    tile("extra_delivery",     2, 2, rulebook("L560"), extra_cards=1),
    tile("coins_to_vp",        2, 1, rulebook("L564"), pay_coins=2, vp=1),
    tile("pottery_trio",       2, 1, rulebook("L568"), vp=3, coins=1),
    tile("temple_extra_draw",  2, 2, rulebook("L572")),
    tile("coins_to_discovery", 2, 1, rulebook("L576"), pay_coins=3, discovery=1),
    tile("weapon_trio",        2, 1, rulebook("L580"), vp=2, coins=2),
    tile("coins_5",            1, 1, web("gigamic_alt"), coins=5, vp=0, discovery=0),
    tile("discovery_1",        1, 2, web("gigamic_alt", "medium"), coins=0, vp=0, discovery=1),
))
# fmt: on

assert tuple([row.key[0] for row in UPGRADE_TILES.rows]) == PRINTED_UPGRADES
