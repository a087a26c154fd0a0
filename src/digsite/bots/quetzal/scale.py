"""The value of coins, cards, steps and tiles in points at the end of a round, one scale per round."""

from __future__ import annotations

from typing import Final, final

from digsite.quetzal.box import (
    COIN_BONUS,
    COINS_REWARD,
    COINS_TO_VP,
    DISCOVERY_BONUS,
    IMMEDIATE,
    PRINTED_UPGRADES,
    UPGRADE_KINDS,
    UPGRADE_REWARD,
    VP_BONUS,
    VP_REWARD,
    Box,
)

# The features of a position, all as of the end of the round if nothing else moves.
FEATURES: Final[tuple[str, ...]] = (
    "coming",  # points that the meeples on the board, their deliveries and the coins will bring
    "coins",  # beyond the third of a point of each
    "exchangeable",  # the same coins, if a tile turns them into points
    "collections",  # points of the cards kept, if all were delivered together
    "promise",  # a third of a full collection for each card kept
    "cards",  # the number of cards kept
    "crowd",  # its square, in tens: there is no end of deliveries
    "fares",  # coins that would pay for their deliveries
    "coin_cards",  # cards kept that bear a coin, a Discovery point, a victory point
    "step_cards",
    "vp_cards",
    "track_ahead",  # points and coins ahead on the Discovery track, the farther the less
    "tiles_ahead",  # tiles ahead on it
    "drawn_cards",  # cards to be drawn from the deck
    "drawn_tiles",  # tiles to be drawn from the pile
    "marker",
    "blacks",  # meeples still to be placed
    "whites",
    "eithers",
    "risk_cards",  # how likely bids are lost, times the cards, sales, deliveries they would bring
    "risk_market",
    "risk_ship",
    "bound",  # how likely bids are lost, times their meeples, which would come back
    "one",
    "rivals",  # beyond the first
    *PRINTED_UPGRADES[:IMMEDIATE],
)
COMING: Final = 0
COINS: Final = 1
EXCHANGEABLE: Final = 2
COLLECTIONS: Final = 3
PROMISE: Final = 4
CARDS: Final = 5
CROWD: Final = 6
FARES: Final = 7
COIN_CARDS: Final = 8
STEP_CARDS: Final = 9
VP_CARDS: Final = 10
TRACK_AHEAD: Final = 11
TILES_AHEAD: Final = 12
DRAWN_CARDS: Final = 13
DRAWN_TILES: Final = 14
MARKER: Final = 15
BLACKS: Final = 16
WHITES: Final = 17
EITHERS: Final = 18
RISK_CARDS: Final = 19
RISK_MARKET: Final = 20
RISK_SHIP: Final = 21
BOUND: Final = 22
ONE: Final = 23
RIVALS: Final = 24
TILE: Final = 25

PER_STEP: Final = 0.75  # how much less a reward counts for each space that it is farther away
COIN_AHEAD: Final = 0.5
CROWDED: Final = 10.0


@final
class Scale:
    """The value of things in one round, from its learned weights."""

    __slots__ = (
        "coin",
        "coin_card",
        "crowd",
        "exchange",
        "meeple",
        "promise",
        "step_card",
        "ware",
        "weights",
        "whole",
        "vp_card",
    )

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.coin = 1.0 / 3.0 + weights[COINS]
        self.exchange = weights[EXCHANGEABLE]
        self.whole = weights[COLLECTIONS]
        self.promise = weights[PROMISE]
        self.ware = weights[CARDS]
        self.crowd = weights[CROWD] / CROWDED
        self.coin_card = weights[COIN_CARDS]
        self.step_card = weights[STEP_CARDS]
        self.vp_card = weights[VP_CARDS]
        self.meeple = (weights[BLACKS] + weights[WHITES] + weights[EITHERS]) / 3.0

    def coin_for(self, box: Box, tiles: tuple[int, ...]) -> float:
        return self.coin + self.exchange if does(box, tiles, COINS_TO_VP) else self.coin

    def active(self, box: Box, tile: int) -> float:
        """An active tile: what was learned of its effect."""
        effect = box.tiles[tile].does
        return self.weights[TILE + effect] if effect < IMMEDIATE else 0.0

    def kept(self, box: Box, kind: int, count: int) -> float:
        """The value of a number of cards of a type in hand, without bonuses."""
        if count <= 0:
            return 0.0
        values = box.collections[kind]
        collected = count // 3 * values[3] + values[count % 3]
        return self.whole * collected + count * (self.promise * values[3] / 3.0 + self.ware)

    def one_more(self, held: int) -> float:
        """The effect of one more card on a hand of a given size, whatever the card."""
        return self.crowd * (2 * held + 1)

    def bonus_kept(self, bonus: int) -> float:
        if bonus == COIN_BONUS:
            return self.coin_card
        if bonus == DISCOVERY_BONUS:
            return self.step_card
        return self.vp_card if bonus == VP_BONUS else 0.0

    def step(self, box: Box, place: int, coin: float) -> float:
        """One space farther along the Discovery track."""
        if place >= len(box.track):
            return 0.0
        value = (track_ahead(box, place + 1) - track_ahead(box, place)) * self.weights[TRACK_AHEAD]
        value += (tiles_ahead(box, place + 1) - tiles_ahead(box, place)) * self.weights[TILES_AHEAD]
        for reward, amount in box.track[place]:
            if reward == COINS_REWARD:
                value += coin * amount
            elif reward == VP_REWARD:
                value += amount
            elif reward == UPGRADE_REWARD:
                value += self.weights[DRAWN_TILES] * amount
        return value

    def tile(self, box: Box, tile: int, tiles: tuple[int, ...], place: int) -> float:
        """A gained tile next to the active ones: what it scores and what it adds."""
        printed = float(box.end_vp[tile])
        coin = self.coin_for(box, tiles)
        effect = box.tiles[tile]
        if effect.does == IMMEDIATE:
            return printed + effect.coins * coin + effect.vp + effect.discovery * self.step(box, place, coin)
        if has_kind(tiles, tile):
            return printed
        worth = self.active(box, tile)
        if len(tiles) < 2:
            return printed + max(0.0, worth)
        least = min(self.active(box, tiles[0]), self.active(box, tiles[1]))
        return printed + max(0.0, worth - least)


def does(box: Box, tiles: tuple[int, ...], effect: int) -> bool:
    """Whether one of the tiles has an effect."""
    return any(box.tiles[tile].does == effect for tile in tiles)


def has_kind(tiles: tuple[int, ...], tile: int) -> bool:
    """Whether one of the tiles is of the same kind as another."""
    kind = tile % UPGRADE_KINDS
    return any(other % UPGRADE_KINDS == kind for other in tiles)


@final
class Outlook:
    """What lies ahead on a box's track."""

    __slots__ = ("ahead", "box")

    def __init__(self, box: Box | None, ahead: list[float]) -> None:
        self.box = box
        self.ahead = ahead


LATEST: Final[list[Outlook]] = [Outlook(None, [])]  # of the box last asked for: nearly always the same one


def track_ahead(box: Box, place: int) -> float:
    return ahead(box, place, 0)


def tiles_ahead(box: Box, place: int) -> float:
    return ahead(box, place, 1)


def ahead(box: Box, place: int, wanted: int) -> float:
    """What lies ahead on the track, farther spaces counting less."""
    latest = LATEST[0]
    if latest.box is not box:
        latest = LATEST[0] = Outlook(box, look_ahead(box))
    return latest.ahead[2 * place + wanted]


def look_ahead(box: Box) -> list[float]:
    """By place: points and coins ahead, then tiles ahead."""
    found = [0.0] * (2 * len(box.track) + 2)
    for place in range(len(box.track) - 1, -1, -1):
        points, tiles = 0.0, 0.0
        for reward, amount in box.track[place]:
            points += amount * COIN_AHEAD if reward == COINS_REWARD else float(amount) if reward == VP_REWARD else 0.0
            tiles += amount if reward == UPGRADE_REWARD else 0.0
        found[2 * place] = PER_STEP * (points + found[2 * place + 2])
        found[2 * place + 1] = PER_STEP * (tiles + found[2 * place + 3])
    return found
