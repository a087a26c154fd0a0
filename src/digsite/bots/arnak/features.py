"""The features of an Arnak position, as named numbers."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import BASIC, FEAR, FEAR_TILE, FIRST_LEVEL_SPACE, SITE_OF
from digsite.arnak.icons import BOOT, size
from digsite.arnak.model import GOLD, NOBODY, NONE, READY, Game, Player
from digsite.arnak.printed import BOX
from digsite.arnak.printed.tracks import SNAKE
from digsite.arnak.resources import MOST, covers
from digsite.bots.arnak.progress import PROGRESS, progress
from digsite.bots.arnak.weighing import Weighing

TOKENS: Final[tuple[str, ...]] = (
    *("coins", "compasses", "tablets", "arrowheads", "jewels"),
    "hoard",  # tokens beyond four of a kind
)
CARDS: Final[tuple[str, ...]] = (
    "cards",  # all that are owned, Fear apart
    "basic-cards",
    "bought-cards",  # what all cards of the row that are owned cost
    "fear",
)
# These are zero for a player who has passed.
ROUND: Final[tuple[str, ...]] = (
    "archaeologists",  # at home
    "cards-in-hand",  # Fear apart
    "travel-in-hand",
    "bought-in-hand",  # what the cards of the row in hand cost
    "draw-pile",
    "points-for-sale",  # of the best card that can be bought
    "turns-ahead",  # others who have not passed
)
HELPERS: Final[tuple[str, ...]] = (
    *("silver-used", "silver-ready", "gold-used", "gold-ready"),
    *("idols", "idols-to-slot", "boons"),
)
SITES: Final[tuple[str, ...]] = (
    "fear-to-come",  # archaeologists on guarded sites
    "guardian-ready",  # the tokens to overcome one of them are there
    "discovery-ready",
    "great-discovery-ready",
    "open-sites",  # discovered, and nobody there
    "undiscovered",
    "passed",
)
PLAIN: Final[tuple[str, ...]] = ("constant", *TOKENS, *CARDS, *ROUND, *PROGRESS, *HELPERS, *SITES)
# Features worth a different amount on the Snake Temple side: the difference has a weight of its own.
OTHERWISE: Final[tuple[str, ...]] = (
    *("constant", "coins", "compasses", "tablets", "arrowheads", "jewels", "fear", "idols"),
    *("magnifier", "notebook", "notebook-behind", "in-temple", "step-missing", "research-payable"),
)
FEATURES: Final[tuple[str, ...]] = (*PLAIN, *[f"snake-{name}" for name in OTHERWISE])
OTHERWISE_AT: Final[list[int]] = [PLAIN.index(name) for name in OTHERWISE]
RIVAL_MEASURES: Final[list[float]] = [1.0] + [0.0] * (len(FEATURES) - 1)

ROOM: Final = 4
TRAVEL_ICONS: Final = bytes([0 if card.travel == BOOT else size(card.travel) for card in BOX.cards])
KINDS: Final = bytes([card.kind for card in BOX.cards])
COSTS: Final = bytes([card.cost for card in BOX.cards])
POINTS: Final[list[int]] = [card.points for card in BOX.cards]


def measures(game: Game, seat: int) -> list[float]:
    """The features of a player's position, in the order of FEATURES."""
    found: list[float] = []
    weigh(game, seat, Weighing([], 0.0, found))
    snake = game.board is SNAKE
    found += [found[at] if snake else 0.0 for at in OTHERWISE_AT]
    return found


def weigh(game: Game, seat: int, weighing: Weighing) -> None:
    """Add the features of a player's position, in the order of PLAIN."""
    me = game.players[seat]
    weighing.add(1.0)
    tokens(me, weighing)
    cards(me, weighing)
    round_left(game, me, weighing)
    progress(game, me, weighing)
    helpers(me, weighing)
    sites(game, seat, me, weighing)


def tokens(me: Player, weighing: Weighing) -> None:
    purse = me.purse
    hoard = 0
    for _ in range(5):
        held = purse & MOST
        purse >>= 12
        weighing.count(held)
        if held > ROOM:
            hoard += held - ROOM
    weighing.count(hoard)


def cards(me: Player, weighing: Weighing) -> None:
    owned = basics = bought = fears = 0
    for zone in (me.hand, me.deck, me.play, me.apart):
        for card in zone:
            kind = KINDS[card]
            if kind == FEAR:
                fears += 2 if card == FEAR_TILE else 1
                continue
            owned += 1
            if kind == BASIC:
                basics += 1
            else:
                bought += COSTS[card]
    weighing.count(owned)
    weighing.count(basics)
    weighing.count(bought)
    weighing.count(fears)


def round_left(game: Game, me: Player, weighing: Weighing) -> None:
    """What can still be done this round."""
    if me.passed:
        for _ in range(len(ROUND)):
            weighing.count(0)
        return
    held = travel = value = others = 0
    for card in me.hand:
        if KINDS[card] != FEAR:
            held += 1
            travel += TRAVEL_ICONS[card]
            value += COSTS[card]
    for other in game.players:
        if other is not me and not other.passed:
            others += 1
    weighing.count(me.archaeologists)
    weighing.count(held)
    weighing.count(travel)
    weighing.count(value)
    weighing.count(len(me.deck))
    weighing.count(points_for_sale(game, me))
    weighing.count(others)


def points_for_sale(game: Game, me: Player) -> int:
    best = 0
    coins, compasses = me.purse & MOST, me.purse >> 12 & MOST
    for card in game.items:
        if card != NONE and COSTS[card] <= coins and POINTS[card] > best:
            best = POINTS[card]
    for card in game.artifacts:
        if card != NONE and COSTS[card] <= compasses and POINTS[card] > best:
            best = POINTS[card]
    return best


def helpers(me: Player, weighing: Weighing) -> None:
    """Assistants by side and readiness, idols, boons."""
    for kind in (0, READY, GOLD, READY | GOLD):
        alike = 0
        for code in me.assistants:
            if code & (READY | GOLD) == kind:
                alike += 1
        weighing.count(alike)
    empty = me.slots.count(NONE)
    weighing.count(len(me.crates) + len(me.slots) - empty)
    weighing.count(min(len(me.crates), empty))
    weighing.count(me.boons.bit_count())


def sites(game: Game, seat: int, me: Player, weighing: Weighing) -> None:
    figures, wardens, tiles = game.figures, game.wardens, game.tiles
    met = ready = undiscovered = opened = compasses = 0
    for space in range(len(figures)):
        if figures[space] == seat and wardens[SITE_OF[space]] != NONE:
            met += 1
            if covers(me.purse, game.box.guardians[wardens[SITE_OF[space]]].tokens):
                ready = 1
    for at in range(len(tiles)):
        if tiles[at] == NONE:
            undiscovered += 1
        elif figures[FIRST_LEVEL_SPACE + at] == NOBODY:
            opened += 1
    if me.archaeologists and not me.passed and undiscovered:
        compasses = me.purse >> 12 & MOST
    weighing.count(0 if me.warded else met)
    weighing.count(0 if me.passed else ready)
    weighing.count(1 if compasses >= 3 else 0)
    weighing.count(1 if compasses >= 6 else 0)
    weighing.count(opened)
    weighing.count(undiscovered)
    weighing.count(1 if me.passed else 0)
