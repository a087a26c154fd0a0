"""How far a player's research has come, and how far their tokens would take it."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import LOST_TEMPLE, ROW_OF, TEMPLE_POINTS, Board
from digsite.arnak.model import Game, Player
from digsite.arnak.research import arrivals
from digsite.arnak.resources import MOST, covers
from digsite.bots.arnak.weighing import Weighing

PROGRESS: Final[tuple[str, ...]] = (
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
    "research-payable",  # points of all the steps that the tokens pay for, one after the other
)
PRICES: Final[tuple[float, ...]] = (1.0, 1.0, 1.2, 2.0, 3.0)  # of a missing token, in coins
MISSING_IDOL: Final = 3.0
ARRIVAL: Final = 21  # points in the Lost Temple, more or less


def progress(game: Game, me: Player, weighing: Weighing) -> None:
    """The features of PROGRESS, in their order."""
    row, notes = ROW_OF[me.magnifier], ROW_OF[me.notebook]
    arrived = me.magnifier == LOST_TEMPLE
    missing = 0.0 if arrived else missing_for_step(game, me)
    weighing.count(row)
    weighing.count(notes)
    weighing.count(row - notes)
    weighing.count(1 if arrived else 0)
    weighing.count(0 if arrived else arrivals(game))
    weighing.count(0 if arrived or missing else 1)
    weighing.add(missing)
    weighing.add(notebook_ready(game, me))
    weighing.add(best_tile(game, me) if arrived else 0.0)
    weighing.add(0.0 if arrived else bonus_ahead(game, me))
    weighing.count(0 if me.passed else payable_steps(game.board, me))


def missing_for_step(game: Game, me: Player) -> float:
    """What the magnifying glass lacks for its cheapest next step, in coins."""
    board = game.board
    least = 99.0
    for space in board.exits[me.magnifier]:
        missing = missing_coins(me.purse, board.tolls[space])
        if space == board.idol_bridge and not me.crates:
            missing += MISSING_IDOL
        if missing < least:
            least = missing
    return least


def missing_coins(purse: int, cost: int) -> float:
    """What a purse lacks for a cost, in coins."""
    lacking = 0.0
    for at in range(5):
        short = (cost & MOST) - (purse & MOST)
        if short > 0:
            lacking += PRICES[at] * short
        cost >>= 12
        purse >>= 12
    return lacking


def notebook_ready(game: Game, me: Player) -> float:
    board = game.board
    if ROW_OF[me.notebook] < ROW_OF[me.magnifier]:
        for space in board.exits[me.notebook]:
            if space != LOST_TEMPLE and covers(me.purse, board.tolls[space]):
                return 1.0
    return 0.0


def best_tile(game: Game, me: Player) -> float:
    best = 0
    for stack, cost in enumerate(game.board.temple_costs):
        if game.temple_tiles[stack] and TEMPLE_POINTS[stack] > best and covers(me.purse, cost):
            best = TEMPLE_POINTS[stack]
    return float(best)


def bonus_ahead(game: Game, me: Player) -> float:
    for space in game.board.exits[me.magnifier]:
        if game.bonuses[space]:
            return 1.0
    return 0.0


def payable_steps(board: Board, me: Player) -> int:
    """Steps the tokens pay for: the magnifying glass first, then the notebook; row rewards are not counted."""
    purse, at, points = me.purse, me.magnifier, 0
    while at != LOST_TEMPLE:
        nearest = cheapest_exit(board, at, purse)
        if nearest < 0 or (nearest == board.idol_bridge and not me.crates):
            break
        purse -= board.tolls[nearest]
        points += row_points(board, nearest, 0) - row_points(board, at, 0)
        at = nearest
    row, at = ROW_OF[at], me.notebook
    while ROW_OF[at] < row:
        nearest = cheapest_exit(board, at, purse)
        if nearest < 0 or nearest in (LOST_TEMPLE, board.idol_bridge):
            break
        purse -= board.tolls[nearest]
        points += row_points(board, nearest, 1) - row_points(board, at, 1)
        at = nearest
    return points


def row_points(board: Board, space: int, token: int) -> int:
    if space == LOST_TEMPLE:
        return ARRIVAL
    return board.rows[ROW_OF[space] - 1].points[token] if ROW_OF[space] else 0


def cheapest_exit(board: Board, at: int, purse: int) -> int:
    """The cheapest next step that a purse can pay, or -1."""
    found, least = -1, 99.0
    for space in board.exits[at]:
        if covers(purse, board.tolls[space]):
            price = missing_coins(0, board.tolls[space])
            if price < least:
                found, least = space, price
    return found
