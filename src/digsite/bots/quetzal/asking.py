"""The prior of each action, decision by decision; 0 means not worth considering."""

from __future__ import annotations

from math import exp
from typing import Final

from digsite.bots.quetzal.cargo import CARDS, NO_CARDS, Hold, counted
from digsite.bots.quetzal.guesses import (
    EXCHANGE_LAST,
    PUT_DOWN,
    ROLL_ALL,
    ROLL_ALL_TOO_MANY,
    ROLL_CHARACTER,
    ROLL_EITHER,
    ROLL_ONE,
    ROLL_ONE_TOO_MANY,
    STEP_LAST,
    STEP_TOO_DEAR,
    TILE_BOUGHT,
)
from digsite.bots.quetzal.placing import LEAST, Placing
from digsite.bots.quetzal.prospect import Prospect
from digsite.bots.quetzal.scale import Scale
from digsite.quetzal import verbs
from digsite.quetzal.artifacts import Keep, PickArtifact
from digsite.quetzal.box import COINS_TO_VP, ROUNDS, Tile
from digsite.quetzal.delivery import Deliver, DeliverMore
from digsite.quetzal.locations import Sell
from digsite.quetzal.meeples import CHARACTER_KIND
from digsite.quetzal.model import PREPARE_PHASE, Game
from digsite.quetzal.placement import CampReroll, Place
from digsite.quetzal.toss import Pause, Reroll, RerollSecond
from digsite.quetzal.upgrades import EXCHANGING, Drop, PickUpgrade, doing, held

WARMTH: Final = 0.5  # points of difference that make an action e times as likely
FAR: Final = 4.0  # points behind the best at which an action is no longer considered


def appeals(game: Game, legal: list[int], scale: Scale) -> list[float]:
    """What each action promises, in points; LEAST if it is pointless."""
    effect = game.stack[-1].effect
    if isinstance(effect, Place):
        placing = Placing(game, scale)
        return [placing.appeal(action) if action >= verbs.PLACE else exchange(game, action, scale) for action in legal]
    if isinstance(effect, (Deliver, DeliverMore)):
        return delivering(game, legal, scale)
    if isinstance(effect, (PickArtifact, Keep, Sell)):
        return choosing(game, legal, scale)
    if isinstance(effect, (Reroll, RerollSecond, CampReroll)):
        return rolling(game, legal, scale)
    if isinstance(effect, PickUpgrade):
        return taking(game, legal, scale)
    if isinstance(effect, Drop):
        return [
            -scale.active(game.box, action - verbs.DROP) if action >= verbs.DROP else exchange(game, action, scale)
            for action in legal
        ]
    assert isinstance(effect, Pause)
    return [exchange(game, action, scale) if action < verbs.REROLL else 0.0 for action in legal]


def likelihoods(found: list[float]) -> list[float]:
    """Priors from what the actions promise."""
    best = max(found)
    if best <= LEAST:
        return [1.0] * len(found)
    return [exp((value - best) / WARMTH) if value > LEAST and value >= best - FAR else 0.0 for value in found]


def exchange(game: Game, action: int, scale: Scale) -> float:
    """Points can wait until the end; steps pay when they are worth more than their coins."""
    me = game.players[game.seat]
    tile = held(game, EXCHANGING[action])
    assert tile is not None
    if tile.does == COINS_TO_VP:
        return EXCHANGE_LAST if game.phase == PREPARE_PHASE and game.round == ROUNDS else LEAST
    coin = scale.coin_for(game.box, me.upgrades)
    gain = scale.step(game.box, me.discovery, coin) * tile.discovery - tile.pay_coins * coin
    if game.phase == PREPARE_PHASE:
        return STEP_LAST if gain > 0.0 or reaches(game, tile, me.discovery, me.coins) else STEP_TOO_DEAR
    return gain if gain > 0.0 else LEAST


def reaches(game: Game, tile: Tile, place: int, coins: int) -> bool:
    """Whether coins are worth more as steps at the end than as coins."""
    box = game.box
    price = tile.pay_coins
    dear = float(box.coins_per_vp)
    for other in doing(game, game.seat, COINS_TO_VP):
        if other.vp:
            dear = other.pay_coins / other.vp
    points = 0.0
    for bought in range(1, coins // price + 1):
        for _ in range(tile.discovery):
            if place < len(box.track):
                for reward, amount in box.track[place]:
                    points += (0.0, amount / dear, float(amount), TILE_BOUGHT * amount)[reward]
                place += 1
        if points > bought * price / dear:
            return True
    return False


def choosing(game: Game, legal: list[int], scale: Scale) -> list[float]:
    """Cards to take, keep or sell, by what they add to the hand with everything still to come."""
    prospect = Prospect(game, game.seat, scale)
    me = game.players[game.seat]
    goods = prospect.goods
    goods.hand = counted((*me.hand, *me.drawn))
    found: list[float] = []
    for action in legal:
        if action < verbs.REROLL:
            found.append(exchange(game, action, scale))
        elif verbs.TAKE_CARD <= action < verbs.TAKE_UPGRADE:
            found.append(goods.card(action - verbs.TAKE_CARD))
        elif verbs.KEEP <= action < verbs.DROP:
            found.append(goods.card(action - verbs.KEEP))
        elif verbs.SELL <= action < verbs.DELIVER:
            goods.hand[action - verbs.SELL] -= 1
            value = goods.card(action - verbs.SELL)
            if game.round == ROUNDS and not prospect.deliveries:
                value = 0.0
            found.append(game.box.sale_coins * scale.coin_for(game.box, me.upgrades) - value)
            goods.hand[action - verbs.SELL] += 1
        else:
            found.append(0.0)
    return found


def taking(game: Game, legal: list[int], scale: Scale) -> list[float]:
    me = game.players[game.seat]
    return [
        scale.tile(game.box, action - verbs.TAKE_UPGRADE, me.upgrades, me.discovery)
        if action >= verbs.TAKE_UPGRADE
        else exchange(game, action, scale)
        for action in legal
    ]


def rolling(game: Game, legal: list[int], scale: Scale) -> list[float]:
    """A plain meeple may become an either one; the Character has nothing to lose; an either one does."""
    pool = game.players[game.seat].pool
    blacks, whites = pool & 15, pool >> 4 & 15
    found: list[float] = []
    for action in legal:
        kind = action - verbs.REROLL
        if action < verbs.REROLL:
            found.append(exchange(game, action, scale))
        elif action == verbs.REROLL_ALL:
            found.append(ROLL_ALL + ROLL_ALL_TOO_MANY * abs(blacks - whites))
        elif kind == CHARACTER_KIND:
            found.append(ROLL_CHARACTER)
        elif kind < 2:
            found.append(ROLL_ONE + ROLL_ONE_TOO_MANY * (blacks - whites if kind == 0 else whites - blacks))
        elif kind < CHARACTER_KIND:
            found.append(ROLL_EITHER)
        else:
            found.append(0.0)
    return found


def delivering(game: Game, legal: list[int], scale: Scale) -> list[float]:
    """The best delivery is searched as a whole, with those after it; its cards then go one by one."""
    effect, arg = game.stack[-1].effect, game.stack[-1].arg
    me = game.players[game.seat]
    down = counted(me.apart) if isinstance(effect, DeliverMore) else NO_CARDS
    hand = counted((*me.hand, *me.drawn))
    hold = Hold(game.box, scale, me.upgrades, me.discovery, game.flags.trio_bonus_once_per_delivery)
    prospect = Prospect(game, game.seat, scale)
    goes = best_load(hold, hand, down, arg, prospect.deliveries[1:])
    found: list[float] = []
    for action in legal:
        if action < verbs.REROLL:
            found.append(exchange(game, action, scale))
        elif action == verbs.DONE:
            found.append(0.0)
        else:
            found.append(PUT_DOWN if goes[action - verbs.DELIVER] > down[action - verbs.DELIVER] else LEAST)
    return found


def best_load(hold: Hold, hand: list[int], down: list[int], limit: int, later: list[int]) -> list[int]:
    """What to deliver now: the best load, or the best of what a larger later delivery leaves, if better."""
    now = hold.best(hand, down, limit)
    if not later or max(down):
        return now.goes
    largest = max(later)
    after = hold.best([hand[card] - now.goes[card] for card in range(CARDS)], down, largest)
    then = hold.best(hand, down, largest)
    before = hold.best([hand[card] - then.goes[card] for card in range(CARDS)], down, limit)
    return before.goes if before.gain + then.gain > now.gain + after.gain else now.goes
