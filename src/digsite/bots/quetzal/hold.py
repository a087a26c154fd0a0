"""How likely a bid is to hold: whether anyone can still outbid it, and how often that happens."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.bidding import group_of, holder_of, role_of
from digsite.quetzal.meeples import ANY, eithers, size
from digsite.quetzal.model import Game

# How often a bid held, by its size and the opponents who could outbid it, counted in the scout's self-play.
STOOD: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.94, 0.99, 1.0, 1.0, 1.0, 1.0, 1.0),
    (0.0, 0.40, 0.60, 0.77, 0.89, 0.97, 1.0, 1.0),
    (0.0, 0.31, 0.42, 0.70, 0.88, 0.95, 1.0, 1.0),
    (0.0, 0.30, 0.30, 0.55, 0.80, 0.95, 1.0, 1.0),
    (0.0, 0.20, 0.20, 0.50, 0.80, 0.95, 1.0, 1.0),
)


def strength(pool: int, role: int) -> int:
    """How many meeples of a pool can act in a role, counting unrolled ones by their odds."""
    wild = eithers(pool) + (1 if pool >> 20 else 0)
    unrolled = (pool >> 16 & 15) * 3 // 5
    if role == ANY:
        return max(pool & 15, pool >> 4 & 15) + wild + unrolled
    return (pool >> 4 * role & 15) + wild + unrolled


def stands(game: Game, seat: int, role: int, meeples: int) -> float:
    """How likely a seat's bid in a role still holds at the end of the placing phase."""
    able = 0
    holding = False
    for other in range(len(game.players)):
        pool = game.players[other].pool
        if other != seat and pool:
            holding = True
            if strength(pool, role) > meeples:
                able += 1
    return STOOD[able][meeples] if holding else 1.0


def bid_stands(game: Game, location: int) -> float:
    bid = game.bids[location]
    return stands(game, holder_of(bid), role_of(bid), size(group_of(bid)))
