"""Discovery points and upgrades, which give each other; exchanges at any time (R-41 to R-50, R-52)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.kernel.effects import Decision, Effect, FreeActions
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts
from digsite.quetzal import verbs
from digsite.quetzal.box import (
    COINS_REWARD,
    COINS_TO_DISCOVERY,
    COINS_TO_VP,
    FIRST_EXTRA,
    FROM_UPGRADE,
    IMMEDIATE,
    SLOTS,
    TILE_NAMES,
    UPGRADE_KINDS,
    UPGRADE_REWARD,
    VP_REWARD,
    Tile,
)
from digsite.quetzal.gains import gain_coins, gain_vp, pay_coins
from digsite.quetzal.model import ACTIVATE_PHASE, NONE, PLACE_PHASE, Game, Player, replaced, without

MOST_POINTS: Final = 99


@final
class Discover(Effect[Game]):
    """Advance `arg` spaces, with the rewards of every space entered (R-46); beyond the last, points are lost (R-47).

    Of several rewards on one space coins and points come first, whatever their order; then tiles are drawn.
    """

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        track = game.box.track
        while arg and me.discovery < len(track):
            arg -= 1
            rewards = track[me.discovery]
            me.discovery += 1
            if game.events is not None:
                game.emit("advanced", discovery=me.discovery)
            tiles = 0
            for reward, amount in rewards:
                if reward == COINS_REWARD:
                    gain_coins(game, amount)
                elif reward == VP_REWARD:
                    gain_vp(game, amount)
                elif reward == UPGRADE_REWARD:
                    tiles += amount
            if tiles:
                if arg:
                    game.push(self, arg)
                game.push(DRAW_UPGRADE, tiles)
                return

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= MOST_POINTS


@final
class DrawUpgrade(Effect[Game]):
    """The top tile of the pile; an empty pile gives nothing (R-52). `arg` is how many."""

    def resolve(self, game: Game, arg: int) -> None:
        if not game.pile:
            return
        if arg > 1:
            game.push(self, arg - 1)
        tile, game.pile = game.pile[0], game.pile[1:]
        gain_upgrade(game, tile)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= MOST_POINTS


def gain_upgrade(game: Game, tile: int) -> None:
    """An immediate tile pays once (R-50), a duplicate is set aside (R-49), a third one forces a discard (R-48)."""
    me = game.players[game.seat]
    if game.events is not None:
        game.emit("gained-upgrade", upgrade=TILE_NAMES[tile])
    effect = game.box.tiles[tile]
    if effect.does == IMMEDIATE:
        me.discarded += (tile,)
        gain_coins(game, effect.coins)
        gain_vp(game, effect.vp)
        if effect.discovery:
            game.push_from(DISCOVER, FROM_UPGRADE + tile % UPGRADE_KINDS, effect.discovery)
    elif is_twin(game, me, tile):
        me.discarded += (tile,)
    else:
        me.upgrades += (tile,)
        if len(me.upgrades) > SLOTS:
            game.push(DROP)


def is_twin(game: Game, me: Player, tile: int) -> bool:
    """Equal to an active tile, or with the flag changed also to a discarded one, whatever their points (R-49)."""
    others = me.upgrades if game.flags.duplicate_check_against_active_only else me.upgrades + me.discarded
    return tile % UPGRADE_KINDS in [other % UPGRADE_KINDS for other in others]


@final
class Drop(Decision[Game]):
    """Over the limit of two: one tile, possibly the new one, goes to the personal discard pile (R-48)."""

    kind: ClassVar[str] = "discard"

    def options(self, game: Game, arg: int) -> list[int]:
        upgrades = game.players[game.seat].upgrades
        if len(upgrades) <= SLOTS:
            return []
        droppable = upgrades if game.flags.over_limit_may_discard_new_tile else upgrades[:SLOTS]
        return [verbs.DROP + tile for tile in sorted(droppable)]

    def choose(self, game: Game, arg: int, action: int) -> None:
        me = game.players[game.seat]
        tile = action - verbs.DROP
        me.upgrades = without(me.upgrades, me.upgrades.index(tile))
        me.discarded += (tile,)
        if game.events is not None:
            game.emit("dropped", upgrade=TILE_NAMES[tile])
        if len(me.upgrades) > SLOTS:
            game.push(self)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if not verbs.DROP <= action < verbs.SELL:
            return None
        held = action - verbs.DROP in game.players[game.seat].upgrades
        return Refusal("newest-stays" if held else "not-owned", "R-48", 12)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and len(game.players[seat].upgrades) > SLOTS


@final
class PickUpgrade(Decision[Game]):
    """Village: one of the face-up tiles left, compulsory; without any there is nothing to take (R-68)."""

    kind: ClassVar[str] = "pick"
    serves: bool = True

    def options(self, game: Game, arg: int) -> list[int]:
        return [verbs.TAKE_UPGRADE + tile for tile in sorted(set(game.village)) if tile != NONE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        tile = action - verbs.TAKE_UPGRADE
        game.village = replaced(game.village, game.village.index(tile), NONE)
        gain_upgrade(game, tile)

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        if verbs.TAKE_UPGRADE <= action < verbs.KEEP:
            return Refusal("not-on-display", "R-68", 8)
        return Refusal("must-take", "R-68", 8) if action in (verbs.SKIP, verbs.DONE) else None


def refill_village(game: Game) -> None:
    """Tiles from the pile onto empty places, while there are any (R-52, R-66)."""
    for at, lying in enumerate(game.village):
        if lying == NONE and game.pile:
            game.village, game.pile = replaced(game.village, at, game.pile[0]), game.pile[1:]
            if game.events is not None:
                game.emit("dealt", upgrade=TILE_NAMES[game.village[at]])


DISCOVER: Final = Discover()
DRAW_UPGRADE: Final = DrawUpgrade()
DROP: Final = Drop()
PICK_UPGRADE: Final = PickUpgrade()

# By exchange, the kind of tile that allows it.
EXCHANGING: Final[tuple[int, ...]] = (COINS_TO_VP, COINS_TO_DISCOVERY, *range(FIRST_EXTRA, UPGRADE_KINDS))


@final
class Exchanges(FreeActions[Game]):
    """Coins for a point or a step, any number of times, at every decision of the owner (R-45)."""

    def options(self, game: Game) -> list[int]:
        upgrades = game.players[game.seat].upgrades
        if not upgrades:
            return []
        tiles = game.box.tiles
        kinds = [tile % UPGRADE_KINDS for tile in upgrades if tiles[tile].pay_coins]
        if not kinds:
            return []
        return [verbs.EXCHANGE + i for i, kind in enumerate(EXCHANGING) if kind in kinds and not self.refusal(game, i)]

    def includes(self, game: Game, action: int) -> bool:
        return action < verbs.REROLL

    def take(self, game: Game, action: int) -> None:
        kind = EXCHANGING[action]
        tile = held(game, kind)
        assert tile is not None
        game.source = FROM_UPGRADE + kind
        pay_coins(game, tile.pay_coins)
        if game.events is not None:
            game.emit("exchanged", upgrade=TILE_NAMES[kind])
        gain_vp(game, tile.vp)
        if tile.discovery:
            game.push(DISCOVER, tile.discovery)

    def cost(self, game: Game, action: int) -> Amounts:
        tile = held(game, EXCHANGING[action])
        return {} if tile is None else {"coin": tile.pay_coins}

    def refusal(self, game: Game, action: int) -> Refusal | None:
        """Why an exchange is not possible at an open decision."""
        me = game.players[game.seat]
        tile = held(game, EXCHANGING[action])
        if tile is None:
            return NOT_OWNED
        if not tile.pay_coins:
            return NO_EFFECT
        if not game.flags.any_time_exchange_until_final_scoring and game.phase not in (PLACE_PHASE, ACTIVATE_PHASE):
            return NOT_NOW
        if me.coins < tile.pay_coins:
            return Refusal("cannot-pay", "R-45", 12, {"coin": tile.pay_coins - me.coins})
        if tile.does == COINS_TO_DISCOVERY and me.discovery == len(game.box.track):
            return NO_EFFECT
        return None


def held(game: Game, kind: int) -> Tile | None:
    """The active tile of a kind that the acting seat has."""
    for tile in game.players[game.seat].upgrades:
        if tile % UPGRADE_KINDS == kind:
            return game.box.tiles[tile]
    return None


def doing(game: Game, seat: int, does: int) -> list[Tile]:
    """The active tiles of a seat with an effect."""
    tiles = game.box.tiles
    return [tiles[tile] for tile in game.players[seat].upgrades if tiles[tile].does == does]


def can_buy_step(game: Game) -> bool:
    return any(
        [
            game.box.tiles[tile].does == COINS_TO_DISCOVERY
            and EXCHANGES.refusal(game, EXCHANGING.index(tile % UPGRADE_KINDS)) is None
            for tile in game.players[game.seat].upgrades
        ]
    )


NOT_OWNED: Final = Refusal("not-owned", "R-45", 12)
NOT_NOW: Final = Refusal("not-now", "R-45", 12)
NO_EFFECT: Final = Refusal("no-effect", "R-45", 12)
EXCHANGES: Final = Exchanges()
