"""Starting decks, Fear and the fear tile. Facts from the rulebook and three implementations, see docs/rules."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import BASIC, FEAR, FREE, NEVER, Card
from digsite.arnak.icons import BOAT, BOOT, CAR
from digsite.arnak.resources import COIN, COMPASS
from digsite.arnak.tokens import Gain
from digsite.kernel.effects import Seq

# fmt: off
BASICS: Final[tuple[Card, ...]] = (
    Card("funding-boat", BASIC, 0, 0, BOAT, FREE, Gain(COIN)),
    Card("funding-car", BASIC, 0, 0, CAR, FREE, Gain(COIN)),
    Card("exploration-boat", BASIC, 0, 0, BOAT, FREE, Gain(COMPASS)),
    Card("exploration-car", BASIC, 0, 0, CAR, FREE, Gain(COMPASS)),
    Card("fear", FEAR, 0, -1, BOOT, NEVER, Seq()),
)
FEAR_TILE_CARD: Final = Card("fear-tile", FEAR, 0, -2, 0, NEVER, Seq())
# fmt: on
