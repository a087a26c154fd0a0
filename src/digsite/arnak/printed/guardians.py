"""The 15 guardians: what it takes to overcome them, and their boons."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import Guardian
from digsite.arnak.cards import Draw, Exile
from digsite.arnak.icons import BOAT, BOOT, CAR, PLANE
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.tokens import UpgradeResource

# fmt: off
# name, tokens, boon or travel icons, further cost
GUARDIAN_TILES: Final[tuple[Guardian, ...]] = (
    Guardian("g-coin-compass", COIN + COMPASS + ARROWHEAD, icons=BOAT),
    Guardian("g-coin-discard", COIN + ARROWHEAD, boon=Exile(), discards=1),
    Guardian("g-coin-boot", COIN + ARROWHEAD, icons=CAR, travel=BOOT),
    Guardian("g-2coin", 2 * COIN + ARROWHEAD, icons=CAR),
    Guardian("g-tablet-boot", TABLET + ARROWHEAD, boon=Exile(), travel=BOOT),
    Guardian("g-plane-a", ARROWHEAD, boon=Exile(), travel=PLANE),
    Guardian("g-compass-discard", COMPASS + ARROWHEAD, boon=Draw(1), discards=1),
    Guardian("g-4coin", 4 * COIN, boon=UpgradeResource()),
    Guardian("g-boat", ARROWHEAD, icons=CAR, travel=BOAT),
    Guardian("g-car", ARROWHEAD, icons=BOAT, travel=CAR),
    Guardian("g-compass-2boot", COMPASS, boon=Exile(), travel=2 * BOOT),
    Guardian("g-jewel-boot", JEWEL, icons=PLANE, travel=BOOT),
    Guardian("g-3tablet", 3 * TABLET, icons=PLANE),
    Guardian("g-plane-b", ARROWHEAD, boon=Exile(), travel=PLANE),
    Guardian("g-2compass", 2 * COMPASS + ARROWHEAD, icons=BOAT),
)
# fmt: on
