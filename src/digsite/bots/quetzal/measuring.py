"""The features of a position, read off a seat's prospect, in the order of their names."""

from __future__ import annotations

from digsite.bots.quetzal.cargo import BONUSES, CARDS, count_of
from digsite.bots.quetzal.goods import Goods
from digsite.bots.quetzal.prospect import Prospect
from digsite.bots.quetzal.scale import (
    BLACKS,
    COIN_CARDS,
    COINS,
    COLLECTIONS,
    COMING,
    CROWD,
    CROWDED,
    DRAWN_CARDS,
    DRAWN_TILES,
    EITHERS,
    EXCHANGEABLE,
    FARES,
    MARKER,
    ONE,
    PROMISE,
    RIVALS,
    STEP_CARDS,
    TILE,
    TILES_AHEAD,
    TRACK_AHEAD,
    VP_CARDS,
    WHITES,
    Scale,
    does,
    tiles_ahead,
    track_ahead,
)
from digsite.bots.quetzal.scale import CARDS as CARDS_KEPT
from digsite.quetzal.box import COIN_BONUS, COINS_TO_VP, DISCOVERY_BONUS, IMMEDIATE, VP_BONUS
from digsite.quetzal.model import Game


def measure(game: Game, seat: int, scale: Scale, points: float) -> list[float]:
    """Every feature; `points` is what the seat would have if the game ended now."""
    prospect = Prospect(game, seat, scale)
    goods = prospect.goods
    prospect.deliver_booked()
    goods.go_to_harbor()
    over = goods.last and not game.players[seat].pool
    if over:
        goods.exchange()
    box = game.box
    tiles = goods.active()
    measures = prospect.measures
    coins = goods.coins // box.coins_per_vp if over else goods.coins / box.coins_per_vp
    measures[COMING] = ends_with(prospect) + coins - points
    measures[COINS] = float(goods.coins)
    measures[EXCHANGEABLE] = float(goods.coins) if does(box, tiles, COINS_TO_VP) and not over else 0.0
    measure_hand(goods, measures)
    measures[TRACK_AHEAD] = track_ahead(box, goods.place)
    measures[TILES_AHEAD] = tiles_ahead(box, goods.place)
    measures[DRAWN_CARDS] = float(goods.draws)
    measures[DRAWN_TILES] = float(goods.tile_draws)
    measures[MARKER] = 1.0 if prospect.marker else 0.0
    measures[BLACKS] = goods.black
    measures[WHITES] = goods.white
    measures[EITHERS] = goods.either
    measures[ONE] = 1.0
    measures[RIVALS] = len(game.players) - 2.0
    for tile in tiles:
        if box.tiles[tile].does < IMMEDIATE:
            measures[TILE + box.tiles[tile].does] = 1.0
    return measures


def ends_with(prospect: Prospect) -> float:
    """The points a seat would have after this round, without its coins."""
    goods = prospect.goods
    box = prospect.box
    me = prospect.game.players[prospect.seat]
    ends = float(goods.score + goods.coming_tiles + (box.marker_vp if prospect.marker else 0))
    for tile in me.upgrades:
        ends += box.end_vp[tile]
    for tile in me.discarded:
        ends += box.end_vp[tile]
    return ends


def measure_hand(goods: Goods, measures: list[float]) -> None:
    hand = goods.hand
    for kind in range(CARDS // BONUSES):
        held = count_of(hand, kind)
        if held:
            first = BONUSES * kind
            values = goods.box.collections[kind]
            measures[COLLECTIONS] += held // 3 * values[3] + values[held % 3]
            measures[PROMISE] += held * values[3] / 3.0
            measures[CARDS_KEPT] += held
            measures[COIN_CARDS] += hand[first + COIN_BONUS]
            measures[STEP_CARDS] += hand[first + DISCOVERY_BONUS]
            measures[VP_CARDS] += hand[first + VP_BONUS]
    kept = measures[CARDS_KEPT]
    measures[CROWD] = kept * kept / CROWDED
    visits = (int(kept) + goods.box.harbor_limit - 1) // goods.box.harbor_limit
    measures[FARES] = float(min(goods.coins, visits * goods.box.harbor_price))
