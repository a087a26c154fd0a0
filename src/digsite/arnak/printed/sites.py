"""Camps, site tiles, idols and what slots give."""

from __future__ import annotations

from typing import Final

from digsite.arnak.assistants import RefreshAssistant
from digsite.arnak.box import Site, Tile
from digsite.arnak.cards import Draw, Exile, GainFear
from digsite.arnak.choices import Choose
from digsite.arnak.market import GainItem
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.tokens import Gain, Trade, UpgradeResource
from digsite.kernel.effects import Seq

# fmt: off
CAMP_SITES: Final[tuple[Site, ...]] = (
    Site("camp-coin", Gain(2 * COIN), ("coin",)),
    Site("camp-compass", Gain(2 * COMPASS), ("compass",)),
    Site("camp-tablet", Gain(2 * TABLET), ("tablet",)),
    Site("camp-arrowhead", Gain(ARROWHEAD), ("arrowhead",)),
    Site("camp-jewel", Trade(Gain(JEWEL), cards=1), ("jewel",)),
)

LEVEL1_SITES: Final[tuple[Site, ...]] = (
    Site("s1-item-or-2compass", Choose(1, GainItem(), Gain(2 * COMPASS)), ("compass",)),
    Site("s1-coin-arrowhead", Gain(COIN + ARROWHEAD), ("coin", "arrowhead")),
    Site("s1-draw-coin-tablet", Seq(Draw(1), Gain(COIN + TABLET)), ("coin", "tablet")),
    Site("s1-compass-arrowhead", Gain(COMPASS + ARROWHEAD), ("compass", "arrowhead")),
    Site("s1-coin-2tablet", Gain(COIN + 2 * TABLET), ("coin", "tablet")),
    Site("s1-tablet-arrowhead", Gain(TABLET + ARROWHEAD), ("tablet", "arrowhead")),
    Site("s1-draw-arrowhead", Seq(Draw(1), Gain(ARROWHEAD)), ("arrowhead",)),
    Site("s1-fear-tablet-jewel", Seq(GainFear(), Gain(TABLET + JEWEL)), ("tablet", "jewel")),
    Site("s1-fear-compass-jewel", Seq(GainFear(), Gain(COMPASS + JEWEL)), ("compass", "jewel")),
    Site("s1-jewel", Gain(JEWEL), ("jewel",)),
)

LEVEL2_SITES: Final[tuple[Site, ...]] = (
    Site("s2-2compass-jewel", Gain(2 * COMPASS + JEWEL), ("compass", "jewel")),
    Site("s2-four-kinds", Gain(COIN + COMPASS + TABLET + ARROWHEAD), ("coin", "compass", "tablet", "arrowhead")),
    Site("s2-arrowhead-jewel", Gain(ARROWHEAD + JEWEL), ("arrowhead", "jewel")),
    Site("s2-draw-tablet-jewel", Seq(Draw(1), Gain(TABLET + JEWEL)), ("tablet", "jewel")),
    Site("s2-2tablet-jewel", Gain(2 * TABLET + JEWEL), ("tablet", "jewel")),
    Site("s2-fear-2tablet-2arrowhead", Seq(GainFear(), Gain(2 * TABLET + 2 * ARROWHEAD)), ("tablet", "arrowhead")),
)

# name, effect, copies
IDOL_TILES: Final[tuple[Tile, ...]] = (
    Tile("idol-coin", Gain(COIN), copies=3),
    Tile("idol-compass", Gain(COMPASS), copies=3),
    Tile("idol-tablet", Gain(TABLET), copies=3),
    Tile("idol-exile", Exile(), copies=3),
    Tile("idol-upgrade", UpgradeResource(), copies=2),
    Tile("idol-refresh", RefreshAssistant(), copies=2),
)

SLOT_EFFECTS: Final[tuple[Tile, ...]] = (
    Tile("slot-jewel", Trade(Gain(JEWEL), COIN)),
    Tile("slot-arrowhead", Gain(ARROWHEAD)),
    Tile("slot-tablets", Gain(2 * TABLET)),
    Tile("slot-coin-compass", Gain(COIN + COMPASS)),
    Tile("slot-draw", Draw(1)),
)
# fmt: on
