"""The 40 items. Facts from three implementations that agree, see docs/rules."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import CAMP, FREE, HALVED, ITEM, LEVEL1, LEVEL2, MAIN, Card
from digsite.arnak.cards import BOTTOM, Draw, Exile
from digsite.arnak.choices import Choose
from digsite.arnak.expeditions import Expedition
from digsite.arnak.guardians import OvercomeFree
from digsite.arnak.icons import BOAT, BOOT, CAR, PLANE
from digsite.arnak.market import ARTIFACTS, ITEMS, TO_HAND, Buy, GainItem, RevealTop
from digsite.arnak.pauses import PAUSE
from digsite.arnak.research import Research
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.rounds import PassThen
from digsite.arnak.sites import OWN, UNOCCUPIED, Activate
from digsite.arnak.tokens import FIGURES_OUT, GUARDIANS_MET, IDOLS_OWNED, Gain, GainPer, Trade
from digsite.kernel.effects import Seq

# fmt: off
# name, kind, price in coins, points, travel, timing, effect
ITEMS_FOR_SALE: Final[tuple[Card, ...]] = (
    Card("sea-turtle", ITEM, 3, 1, 2 * BOAT, MAIN, Seq(Draw(1), Expedition(discount=BOAT))),
    Card("ostrich", ITEM, 3, 1, 2 * CAR, MAIN, Seq(Draw(1), Expedition(discount=CAR))),
    Card("pack-donkey", ITEM, 4, 1, 2 * CAR, MAIN, Draw(2)),
    Card("horse", ITEM, 4, 1, 2 * CAR, MAIN, Seq(Draw(1), Gain(COIN + COMPASS))),
    Card("steam-boat", ITEM, 3, 3, 2 * BOAT, FREE, Gain(2 * COMPASS)),
    Card("automobile", ITEM, 3, 3, 2 * CAR, FREE, Gain(2 * COMPASS)),
    Card("sturdy-boots", ITEM, 1, 1, 2 * CAR, MAIN, Seq(Gain(COMPASS), Expedition(discount=2 * BOOT))),
    Card("gold-pan", ITEM, 1, 1, 2 * BOAT, FREE, Gain(2 * COIN)),
    Card("trowel", ITEM, 1, 1, CAR, MAIN, Trade(Gain(JEWEL), COMPASS)),
    Card("pickaxe", ITEM, 1, 1, CAR, MAIN, Trade(Gain(TABLET + ARROWHEAD), COMPASS)),
    Card("hot-air-balloon", ITEM, 2, 1, PLANE, MAIN, Expedition(discount=PLANE, compasses_off=3), exiles_itself=True),
    Card("aeroplane", ITEM, 4, 3, 2 * PLANE, MAIN, Expedition(discount=PLANE, compasses_off=2)),
    Card("journal", ITEM, 3, 1, CAR + BOAT, MAIN, Research(notebook_only=True, free=True), exiles_itself=True),
    Card("parrot", ITEM, 2, 2, BOAT, MAIN, Trade(Gain(JEWEL), cards=1)),
    Card("watch", ITEM, 1, 1, BOAT, HALVED, Gain(2 * COIN), pass_effect=PassThen(Gain(3 * COIN)), half=0),
    Card("army-knife", ITEM, 3, 1, CAR + BOAT, MAIN, Choose(2, Exile(), Gain(COIN), Gain(COMPASS), Gain(TABLET))),
    Card("binoculars", ITEM, 4, 1, BOAT, MAIN, Activate((LEVEL1,))),
    Card("tent", ITEM, 4, 2, CAR, MAIN, Activate((CAMP, LEVEL1, LEVEL2), OWN, surcharge=2 * COMPASS)),
    Card("fishing-rod", ITEM, 2, 2, BOAT, MAIN, Seq(PAUSE, RevealTop(ITEMS), Buy(ITEMS, discount=3, deck_top=True))),
    Card("precision-compass", ITEM, 4, 1, BOAT, MAIN, Seq(PAUSE, RevealTop(ARTIFACTS), Buy(ARTIFACTS, discount=3, deck_top=True))),
    Card("bow-and-arrows", ITEM, 2, 2, CAR, MAIN, GainPer(COMPASS, GUARDIANS_MET, 3)),
    Card("carrier-pigeon", ITEM, 2, 1, BOAT, FREE, Gain(2 * TABLET)),
    Card("whip", ITEM, 2, 1, CAR, MAIN, Buy(ARTIFACTS, discount=4), exiles_itself=True),
    Card("rough-map", ITEM, 1, 1, BOAT, MAIN, Gain(3 * COMPASS), exiles_itself=True),
    Card("airdrop", ITEM, 2, 1, PLANE, MAIN, GainItem(TO_HAND), exiles_itself=True),
    Card("flask", ITEM, 2, 1, BOAT, MAIN, Draw(3), exiles_itself=True),
    Card("machete", ITEM, 4, 1, CAR, MAIN, Seq(Exile(), Gain(2 * COMPASS))),
    Card("torch", ITEM, 2, 2, BOAT, MAIN, Seq(Exile(), Gain(TABLET))),
    Card("large-backpack", ITEM, 3, 1, CAR, MAIN, Seq(Gain(COIN), Draw(1, BOTTOM))),
    Card("rope", ITEM, 2, 1, BOAT, MAIN, Trade(Draw(2), cards=1)),
    Card("revolver", ITEM, 4, 1, 2 * BOAT, MAIN, Trade(OvercomeFree(), COMPASS)),
    Card("hat", ITEM, 1, 1, BOAT, FREE, Gain(COIN + COMPASS)),
    Card("bear-trap", ITEM, 2, 1, CAR, MAIN, OvercomeFree(anywhere=True), exiles_itself=True),
    Card("grappling-hook", ITEM, 2, 2, CAR, MAIN, Trade(Seq(Draw(1), Exile()), cards=1)),
    Card("lantern", ITEM, 3, 2, CAR, MAIN, Activate((CAMP,))),
    Card("dog", ITEM, 3, 1, CAR, MAIN, Seq(Gain(COMPASS), Activate((CAMP,), UNOCCUPIED))),
    Card("brush", ITEM, 3, 3, CAR, MAIN, GainPer(COMPASS, IDOLS_OWNED, 3)),
    Card("axe", ITEM, 2, 2, BOAT, MAIN, Seq(Exile(), Gain(COMPASS))),
    Card("chronometer", ITEM, 3, 2, 2 * BOAT, HALVED, Gain(COIN + COMPASS), pass_effect=PassThen(Gain(3 * COMPASS)), half=1),
    Card("theodolite", ITEM, 3, 1, BOAT, MAIN, Seq(Gain(COIN), GainPer(COMPASS, FIGURES_OUT, 2))),
)
# fmt: on
