"""The 35 artifacts. Facts from three implementations that agree, see docs/rules."""

from __future__ import annotations

from typing import Final

from digsite.arnak.assistants import GOLD_SIDE, SILVER, BorrowAssistant, ExchangeAssistant, RefreshAssistant
from digsite.arnak.box import ARTIFACT, CAMP, LEVEL1, MAIN, Card
from digsite.arnak.cards import BOTTOM, TOP, Draw, DrawAndSort, Exile, GainFear
from digsite.arnak.choices import Choose
from digsite.arnak.expeditions import Expedition
from digsite.arnak.guardians import MoveGuardian, OvercomeFree, WardFear
from digsite.arnak.icons import PLANE
from digsite.arnak.idols import UnslotIdol
from digsite.arnak.market import TO_TOP, ExileRightmostItem, GainItem, TakeExiledItem
from digsite.arnak.pauses import PAUSE
from digsite.arnak.relocation import Relocate, ReturnArchaeologist
from digsite.arnak.research import Research
from digsite.arnak.resources import ARROWHEAD, COIN, COMPASS, JEWEL, TABLET
from digsite.arnak.rounds import PassThen
from digsite.arnak.sites import UNOCCUPIED, Activate, RevealStackTile
from digsite.arnak.tokens import Gain, Trade, UpgradeResource
from digsite.arnak.travel import AllIconsPlane
from digsite.kernel.effects import Seq

# fmt: off
# name, kind, price in compasses, points, travel, timing, effect
ARTIFACTS_FOR_SALE: Final[tuple[Card, ...]] = (
    Card("pathfinders-sandals", ARTIFACT, 3, 1, PLANE, MAIN, Relocate((CAMP,))),
    Card("pathfinders-staff", ARTIFACT, 4, 1, PLANE, MAIN, Relocate((CAMP, LEVEL1))),
    Card("war-mask", ARTIFACT, 3, 1, PLANE, MAIN, Seq(Gain(ARROWHEAD), WardFear())),
    Card("treasure-chest", ARTIFACT, 4, 3, PLANE, MAIN, Seq(Draw(1), Gain(COIN))),
    Card("ritual-dagger", ARTIFACT, 4, 2, PLANE, MAIN, Seq(Exile(), Gain(ARROWHEAD))),
    Card("crystal-earring", ARTIFACT, 4, 2, PLANE, MAIN, DrawAndSort(0, 3, TOP, 1)),
    Card("mortar", ARTIFACT, 3, 1, PLANE, MAIN, Seq(Exile(), Gain(2 * COIN))),
    Card("serpents-gold", ARTIFACT, 3, 2, PLANE, MAIN, Seq(GainFear(), Gain(4 * COIN))),
    Card("serpent-idol", ARTIFACT, 2, 1, PLANE, MAIN, Seq(GainFear(), Gain(JEWEL))),
    Card("monkey-medallion", ARTIFACT, 4, 2, PLANE, MAIN, GainItem(TO_TOP)),
    Card("idol-of-ara-anu", ARTIFACT, 3, 1, PLANE, MAIN, Research(discount=JEWEL)),
    Card("inscribed-blade", ARTIFACT, 2, 1, PLANE, MAIN, Choose(1, Research(discount=ARROWHEAD), Research(discount=2 * TABLET))),
    Card("guardians-ocarina", ARTIFACT, 4, 2, 2 * PLANE, MAIN, Seq(ReturnArchaeologist(), AllIconsPlane())),
    Card("tigerclaw-hairpin", ARTIFACT, 4, 2, PLANE, MAIN, Seq(Exile(), Activate((CAMP,), UNOCCUPIED))),
    Card("war-club", ARTIFACT, 4, 1, PLANE, MAIN, OvercomeFree()),
    Card("sundial", ARTIFACT, 2, 1, PLANE, MAIN, Choose(1, Gain(2 * TABLET), PassThen(Gain(JEWEL)))),
    Card("traders-scales", ARTIFACT, 4, 2, PLANE, MAIN, Seq(UpgradeResource(), Gain(3 * COIN))),
    Card("hunting-arrows", ARTIFACT, 4, 1, PLANE, MAIN, Seq(GainFear(), Gain(2 * ARROWHEAD))),
    Card("coconut-flask", ARTIFACT, 3, 2, PLANE, MAIN, Seq(Gain(2 * COIN), BorrowAssistant(SILVER))),
    Card("cleansing-cauldron", ARTIFACT, 3, 1, PLANE, MAIN, Seq(Draw(1), Exile())),
    Card("ancient-wine", ARTIFACT, 3, 1, PLANE, MAIN, Seq(Gain(COIN), BorrowAssistant(GOLD_SIDE))),
    Card("decorated-horn", ARTIFACT, 2, 1, PLANE, MAIN, ExchangeAssistant()),
    Card("ornate-hammer", ARTIFACT, 4, 2, PLANE, MAIN, Seq(ExileRightmostItem(), TakeExiledItem())),
    Card("star-charts", ARTIFACT, 4, 2, PLANE, MAIN, Trade(Activate((CAMP,), count=2), COIN)),
    Card("stone-jar", ARTIFACT, 2, 1, PLANE, MAIN, Draw(1)),
    Card("passage-shell", ARTIFACT, 3, 1, PLANE, MAIN, Expedition(camps_only=True, free_travel=True, twice=True)),
    Card("ceremonial-rattle", ARTIFACT, 3, 2, PLANE, MAIN, RefreshAssistant()),
    Card("sacred-drum", ARTIFACT, 4, 1, PLANE, MAIN, Trade(RefreshAssistant(2), cards=1)),
    Card("traders-coins", ARTIFACT, 3, 1, PLANE, MAIN, Seq(UpgradeResource(), Gain(2 * COIN))),
    Card("stone-key", ARTIFACT, 3, 2, PLANE, MAIN, UnslotIdol()),
    Card("obsidian-earring", ARTIFACT, 4, 2, PLANE, MAIN, DrawAndSort(1, 2, BOTTOM, 0)),
    Card("guiding-stone", ARTIFACT, 3, 1, PLANE, MAIN, Seq(PAUSE, RevealStackTile(1))),
    Card("guiding-skull", ARTIFACT, 4, 1, PLANE, MAIN, Trade(Seq(PAUSE, RevealStackTile(2)), COMPASS)),
    Card("runes-of-the-dead", ARTIFACT, 4, 1, PLANE, MAIN, Seq(GainFear(), Gain(COIN + 3 * TABLET))),
    Card("guardians-crown", ARTIFACT, 4, 2, PLANE, MAIN, MoveGuardian()),
)
# fmt: on
