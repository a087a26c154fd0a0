"""What a position of Arnak has besides its points, as named numbers."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import (
    BASIC,
    FEAR,
    FEAR_TILE,
    FIRST_LEVEL_SPACE,
    LOST_TEMPLE,
    ROW_OF,
    SITE_OF,
    TEMPLE_POINTS,
    Board,
)
from digsite.arnak.icons import BOOT, size
from digsite.arnak.model import GOLD, NOBODY, NONE, READY, Game, Player
from digsite.arnak.printed import BOX
from digsite.arnak.research import arrivals
from digsite.arnak.resources import MOST, covers

FEATURES: Final[tuple[str, ...]] = (
    "constant",
    "coins",
    "compasses",
    "tablets",
    "arrowheads",
    "jewels",
    "hoard",  # tokens beyond four of a kind
    "archaeologists",  # at home, of a player who has not passed
    "cards-in-hand",  # Fear apart, of a player who has not passed; and so on
    "travel-in-hand",
    "bought-in-hand",  # what the cards of the row in hand cost
    "cards",  # all that are owned, Fear apart
    "basic-cards",
    "bought-cards",  # what all cards of the row that are owned cost
    "fear",
    "magnifier",  # rows
    "notebook",
    "notebook-behind",  # rows to the magnifier
    "in-temple",
    "temple-taken",  # others who have arrived before
    "step-ready",  # the magnifier's next step can be paid
    "step-missing",  # what is missing for it, in coins
    "notebook-ready",
    "tile-ready",  # points of the best temple tile that can be paid
    "bonus-ahead",
    "silver-ready",
    "silver-used",
    "gold-ready",
    "gold-used",
    "idols",
    "idols-to-slot",
    "boons",
    "fear-to-come",  # archaeologists on guarded sites
    "guardian-ready",  # the tokens to overcome one of them are there
    "discovery-ready",
    "great-discovery-ready",
    "open-sites",  # discovered, and nobody there
    "undiscovered",
    "passed",
    "research-payable",  # points of all the steps that the tokens pay for, one after the other
    "points-for-sale",  # of the best card that can be bought
    "draw-pile",  # cards left to draw this round
    "turns-ahead",  # of others who have not passed
)
SIZE: Final = len(FEATURES)
RIVAL_MEASURES: Final[list[float]] = [1.0] + [0.0] * (SIZE - 1)
ROOM: Final = 4
PRICES: Final[tuple[float, ...]] = (1.0, 1.0, 1.2, 2.0, 3.0)  # of a missing token, in coins
TRAVEL_ICONS: Final[list[int]] = [0 if card.travel == BOOT else size(card.travel) for card in BOX.cards]
KINDS: Final[list[int]] = [card.kind for card in BOX.cards]
COSTS: Final[list[int]] = [card.cost for card in BOX.cards]
POINTS: Final[list[int]] = [card.points for card in BOX.cards]
ARRIVAL: Final = 21  # points in the Lost Temple, more or less


def measures(game: Game, seat: int) -> list[float]:
    """The features of a player's position, in the order of FEATURES."""
    me = game.players[seat]
    found = [0.0] * SIZE
    found[0] = 1.0
    measure_tokens(me, found)
    measure_cards(me, found)
    measure_research(game, me, found)
    measure_helpers(me, found)
    measure_map(game, seat, me, found)
    found[39] = float(payable_steps(game, me))
    found[40] = float(points_for_sale(game, me))
    if not me.passed:
        found[41] = float(len(me.deck))
        for other in game.players:
            if other is not me and not other.passed:
                found[42] += 1.0
    return found


def payable_steps(game: Game, me: Player) -> int:
    """The magnifying glass as far as the tokens go, then the notebook; what rows give back is not counted."""
    board = game.board
    purse, at, points = me.purse, me.magnifier, 0
    if me.passed:
        return 0
    while at != LOST_TEMPLE:
        nearest = cheapest_exit(board, at, purse)
        if nearest < 0 or (nearest == board.idol_bridge and not me.crates):
            break
        purse -= board.tolls[nearest]
        was = board.rows[ROW_OF[at] - 1].points[0] if ROW_OF[at] else 0
        points += (ARRIVAL if nearest == LOST_TEMPLE else board.rows[ROW_OF[nearest] - 1].points[0]) - was
        at = nearest
    row, at = ROW_OF[at], me.notebook
    while ROW_OF[at] < row:
        nearest = cheapest_exit(board, at, purse)
        if nearest < 0 or nearest in (LOST_TEMPLE, board.idol_bridge):
            break
        purse -= board.tolls[nearest]
        was = board.rows[ROW_OF[at] - 1].points[1] if ROW_OF[at] else 0
        points += board.rows[ROW_OF[nearest] - 1].points[1] - was
        at = nearest
    return points


def cheapest_exit(board: Board, at: int, purse: int) -> int:
    """Of the next steps that a purse can pay the cheapest, or -1."""
    found, least = -1, 99.0
    for space in board.exits[at]:
        if covers(purse, board.tolls[space]):
            price = missing_coins(0, board.tolls[space])
            if price < least:
                found, least = space, price
    return found


def points_for_sale(game: Game, me: Player) -> int:
    best = 0
    if me.passed:
        return best
    coins, compasses = me.purse & MOST, me.purse >> 12 & MOST
    for card in game.items:
        if card != NONE and COSTS[card] <= coins and POINTS[card] > best:
            best = POINTS[card]
    for card in game.artifacts:
        if card != NONE and COSTS[card] <= compasses and POINTS[card] > best:
            best = POINTS[card]
    return best


def measure_tokens(me: Player, found: list[float]) -> None:
    purse = me.purse
    hoard = 0
    for at in range(5):
        held = purse & MOST
        purse >>= 12
        found[1 + at] = float(held)
        if held > ROOM:
            hoard += held - ROOM
    found[6] = float(hoard)


def measure_cards(me: Player, found: list[float]) -> None:
    cards = basics = bought = fears = 0
    if not me.passed:
        found[7] = float(me.archaeologists)
        held = travel = value = 0
        for card in me.hand:
            if KINDS[card] != FEAR:
                held += 1
                travel += TRAVEL_ICONS[card]
                value += COSTS[card]
        found[8] = float(held)
        found[9] = float(travel)
        found[10] = float(value)
    for zone in (me.hand, me.deck, me.play, me.apart):
        for card in zone:
            kind = KINDS[card]
            if kind == FEAR:
                fears += 2 if card == FEAR_TILE else 1
                continue
            cards += 1
            if kind == BASIC:
                basics += 1
            else:
                bought += COSTS[card]
    found[11] = float(cards)
    found[12] = float(basics)
    found[13] = float(bought)
    found[14] = float(fears)


def measure_research(game: Game, me: Player, found: list[float]) -> None:
    board = game.board
    row, notes = ROW_OF[me.magnifier], ROW_OF[me.notebook]
    found[15] = float(row)
    found[16] = float(notes)
    found[17] = float(row - notes)
    if me.magnifier == LOST_TEMPLE:
        found[18] = 1.0
        best = 0
        for stack, cost in enumerate(board.temple_costs):
            if game.temple_tiles[stack] and TEMPLE_POINTS[stack] > best and covers(me.purse, cost):
                best = TEMPLE_POINTS[stack]
        found[23] = float(best)
    else:
        found[19] = float(arrivals(game))
        least = 99.0
        bonuses = 0
        for space in board.exits[me.magnifier]:
            lacking = missing_coins(me.purse, board.tolls[space])
            if space == board.idol_bridge and not me.crates:
                lacking += 3.0
            if lacking < least:
                least = lacking
            if game.bonuses[space]:
                bonuses = 1
        found[20] = 1.0 if least == 0.0 else 0.0
        found[21] = least
        found[24] = float(bonuses)
    if notes < row:
        for space in board.exits[me.notebook]:
            if space != LOST_TEMPLE and covers(me.purse, board.tolls[space]):
                found[22] = 1.0


def missing_coins(purse: int, cost: int) -> float:
    """What a purse lacks to pay a cost, in coins."""
    lacking = 0.0
    for at in range(5):
        short = (cost & MOST) - (purse & MOST)
        if short > 0:
            lacking += PRICES[at] * short
        cost >>= 12
        purse >>= 12
    return lacking


def measure_helpers(me: Player, found: list[float]) -> None:
    for code in me.assistants:
        found[25 + (0 if code & READY else 1) + (2 if code & GOLD else 0)] += 1.0
    empty = me.slots.count(NONE)
    found[29] = float(len(me.crates) + len(me.slots) - empty)
    found[30] = float(min(len(me.crates), empty))
    found[31] = float(me.boons.bit_count())


def measure_map(game: Game, seat: int, me: Player, found: list[float]) -> None:
    figures, wardens, tiles = game.figures, game.wardens, game.tiles
    met = ready = 0
    for space in range(len(figures)):
        if figures[space] == seat and wardens[SITE_OF[space]] != NONE:
            met += 1
            if covers(me.purse, game.box.guardians[wardens[SITE_OF[space]]].tokens):
                ready = 1
    found[32] = 0.0 if me.warded else float(met)
    found[33] = 0.0 if me.passed else float(ready)
    undiscovered = opened = 0
    for at in range(len(tiles)):
        if tiles[at] == NONE:
            undiscovered += 1
        elif figures[FIRST_LEVEL_SPACE + at] == NOBODY:
            opened += 1
    if me.archaeologists and not me.passed and undiscovered:
        compasses = me.purse >> 12 & MOST
        found[34] = 1.0 if compasses >= 3 else 0.0
        found[35] = 1.0 if compasses >= 6 else 0.0
    found[36] = float(opened)
    found[37] = float(undiscovered)
    found[38] = 1.0 if me.passed else 0.0
