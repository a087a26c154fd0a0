"""What giving something up to pay is worth, in points, roughly: nothing for Fear, most for a good card."""

from __future__ import annotations

from typing import Final

from digsite.arnak import verbs
from digsite.arnak.box import ARTIFACT, BASIC, FEAR
from digsite.arnak.icons import size
from digsite.arnak.model import Game
from digsite.arnak.resources import TABLET, covers
from digsite.arnak.travel import sources
from digsite.kernel.effects import Table

FEAR_CARD: Final = 0.2
BASIC_CARD: Final = 2.0
DEAD_ARTIFACT: Final = 1.6  # there is no tablet to play it with
GOOD_CARD: Final = 2.4
COIN_OF_CARD: Final = 0.4  # for each coin or compass that it cost
ASSISTANT: Final = 2.2
BOON: Final = 3.4
PLANE: Final = 2.5
ICON: Final = 0.15  # icons that could have paid for more


def price(table: Table, action: int) -> float:
    """Of one answer while something is being paid."""
    assert isinstance(table, Game)
    if action == verbs.HIRE:
        return PLANE
    if verbs.DISCARD <= action < verbs.EXILE_HAND:
        return card_price(table, action - verbs.DISCARD)
    if not verbs.TRAVEL_CARD <= action < verbs.HIRE:
        return 0.0
    icons = ICON * size(dict(sources(table, 0)).get(action, 0))
    if action < verbs.TRAVEL_BOON:
        return icons + card_price(table, action - verbs.TRAVEL_CARD)
    return icons + (BOON if action < verbs.TRAVEL_ASSISTANT else ASSISTANT)


def card_price(game: Game, card: int) -> float:
    printed = game.box.cards[card]
    if printed.kind == FEAR:
        return FEAR_CARD
    if printed.kind == BASIC:
        return BASIC_CARD
    if printed.kind == ARTIFACT and not covers(game.players[game.seat].purse, TABLET):
        return DEAD_ARTIFACT
    return GOOD_CARD + COIN_OF_CARD * printed.cost
