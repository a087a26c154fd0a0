"""The 12 assistants, both sides."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import Assistant
from digsite.arnak.cards import Discard, Draw, Exile
from digsite.arnak.choices import Choose
from digsite.arnak.icons import BOAT, BOOT, CAR, PLANE
from digsite.arnak.market import EITHER, Buy
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.tokens import Gain, Trade, UpgradeResource
from digsite.arnak.travel import Travel
from digsite.kernel.effects import Seq

# fmt: off
# name, silver, gold, icons of either side
ASSISTANT_TILES: Final[tuple[Assistant, ...]] = (
    Assistant("a-coins", Gain(2 * COIN), Gain(3 * COIN)),
    Assistant("a-tablet", Gain(TABLET), Gain(COIN + TABLET)),
    Assistant("a-boot-arrowhead", Trade(Gain(ARROWHEAD), travel=BOOT), Gain(ARROWHEAD)),
    Assistant("a-coin-arrowhead", Trade(Gain(ARROWHEAD), COIN), Trade(Choose(1, Gain(ARROWHEAD), Gain(JEWEL)), COIN)),
    Assistant("a-exile", Exile(), Seq(Exile(), Gain(COMPASS))),
    Assistant("a-draw", Seq(Draw(1), Discard()), Draw(1)),
    Assistant("a-coin-plane", Choose(1, Gain(COIN), Travel(PLANE)), Choose(1, Gain(2 * COIN), Travel(2 * PLANE)), icons=(PLANE, 2 * PLANE)),
    Assistant("a-compass-car", Choose(1, Gain(COMPASS), Travel(CAR)), Choose(1, Gain(COIN + COMPASS), Travel(2 * CAR)), icons=(CAR, 2 * CAR)),
    Assistant("a-compass-boat", Choose(1, Gain(COMPASS), Travel(BOAT)), Choose(1, Gain(COIN + COMPASS), Travel(2 * BOAT)), icons=(BOAT, 2 * BOAT)),
    Assistant("a-buyer", Buy(EITHER, discount=1), Buy(EITHER, discount=2), main=True),
    Assistant("a-upgrade", UpgradeResource(), Seq(UpgradeResource(), Gain(COMPASS))),
    Assistant("a-compass", Gain(COMPASS), Gain(2 * COMPASS)),
)
# fmt: on
