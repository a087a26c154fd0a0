"""Delivering the artifacts: collections, bonuses, tiles, Discovery rewards (R-37, R-41 to R-44, R-54)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from digsite.kernel.effects import Decision, Effect
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import About
from digsite.quetzal import verbs
from digsite.quetzal.artifacts import in_hand, remove_from_hand
from digsite.quetzal.box import (
    BONUSES,
    CARD_NAMES,
    COIN_BONUS,
    DISCOVERY_BONUS,
    EXTRA_DELIVERY,
    TABLET,
    TABLET_COINS,
    TYPES,
    VP_BONUS,
    Tile,
)
from digsite.quetzal.gains import gain_coins, gain_vp
from digsite.quetzal.model import ACTIVATE_PHASE, Game
from digsite.quetzal.upgrades import DISCOVER, doing

COLLECTION: Final = 3
MOST_CARDS: Final = 200


def limit(game: Game, seat: int, printed: int) -> int:
    """The tile adds to each delivery, or once per round to one its owner chooses (R-42)."""
    me = game.players[seat]
    if not me.upgrades or (me.extra_used and not game.flags.extra_delivery_applies_per_delivery):
        return printed
    return printed + sum([tile.extra_cards for tile in doing(game, seat, EXTRA_DELIVERY)])


@final
class Deliver(Decision[Game]):
    """The first card of a delivery, or none; `arg` is the location's limit. Any cards may be delivered (R-54)."""

    kind: ClassVar[str] = "deliver"

    def options(self, game: Game, arg: int) -> list[int]:
        options = [verbs.DELIVER + card for card in in_hand(game.players[game.seat])]
        if options:
            options.append(verbs.DONE)
        return options

    def choose(self, game: Game, arg: int, action: int) -> None:
        if action != verbs.DONE:
            game.push(DELIVER_MORE, arg)
            put_down(game, action - verbs.DELIVER)

    def about(self, game: Game, arg: int) -> About:
        return {"most": limit(game, game.seat, arg)}

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        return NOT_IN_HAND if verbs.DELIVER <= action < verbs.SHUFFLED_ARTIFACT else None

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= MOST_CARDS and game.phase == ACTIVATE_PHASE


@final
class DeliverMore(Decision[Game]):
    """One card after the other until `done`, which is asked for at the limit too; nothing is scored before (R-43)."""

    kind: ClassVar[str] = "deliver"
    open: bool = False

    def options(self, game: Game, arg: int) -> list[int]:
        me = game.players[game.seat]
        if len(me.apart) >= limit(game, game.seat, arg):
            return [verbs.DONE]
        return [*[verbs.DELIVER + card for card in in_hand(me)], verbs.DONE]

    def choose(self, game: Game, arg: int, action: int) -> None:
        if action == verbs.DONE:
            score_delivery(game, arg)
        else:
            game.push(self, arg)
            put_down(game, action - verbs.DELIVER)

    def about(self, game: Game, arg: int) -> About:
        return {"most": limit(game, game.seat, arg)}

    def laid(self, game: Game, arg: int) -> list[str]:
        return [CARD_NAMES[card] for card in sorted(game.players[game.seat].apart)]  # their order is nobody's knowledge

    def refusal(self, game: Game, arg: int, action: int) -> Refusal | None:
        me = game.players[game.seat]
        if not verbs.DELIVER <= action < verbs.SHUFFLED_ARTIFACT:
            return None
        full = len(me.apart) >= limit(game, game.seat, arg)
        return Refusal("over-limit", "R-54", 10) if full else NOT_IN_HAND

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        apart = len(game.players[seat].apart)
        return 1 <= arg <= MOST_CARDS and game.phase == ACTIVATE_PHASE and 1 <= apart <= limit(game, seat, arg)


NOT_IN_HAND: Final = Refusal("not-in-hand", "R-54", 10)
DELIVER: Final = Deliver()
DELIVER_MORE: Final = DeliverMore()


def put_down(game: Game, card: int) -> None:
    me = game.players[game.seat]
    remove_from_hand(game, card)
    me.apart += (card,)
    me.apart_marks += (0,)
    if game.events is not None:
        game.emit("put-down", card=CARD_NAMES[card])


def score_delivery(game: Game, printed: int) -> None:
    """One event: collections, card bonuses, tiles, then Discovery rewards, or those before the tiles (R-43)."""
    me = game.players[game.seat]
    cards = me.apart
    if len(cards) > printed:
        me.extra_used = not game.flags.extra_delivery_applies_per_delivery
    if game.events is not None:
        game.emit("delivered", cards=[CARD_NAMES[card] for card in cards])
    gain_vp(game, sum([collection_vp(game, kind, count) for kind, count in enumerate(by_type(cards))]))
    bonuses = [card % len(BONUSES) for card in cards]
    gain_coins(game, bonuses.count(COIN_BONUS))
    gain_vp(game, bonuses.count(VP_BONUS))
    discovery = bonuses.count(DISCOVERY_BONUS)
    if game.flags.upgrade_gained_mid_delivery_counts_from_next_one:
        TILE_EFFECTS.resolve(game, 0)
    else:
        game.push(TILE_EFFECTS)
    if discovery:
        game.push(DISCOVER, discovery)


def by_type(cards: tuple[int, ...]) -> list[int]:
    """How many cards there are of each type."""
    kinds = [card // len(BONUSES) for card in cards]
    return [kinds.count(kind) for kind in range(len(TYPES))]


def collection_vp(game: Game, kind: int, count: int) -> int:
    """Groups of three and one group of the rest; players do not choose the split (R-54)."""
    values = game.box.collections[kind]
    return count // COLLECTION * values[COLLECTION] + values[count % COLLECTION]


@final
class TileEffects(Effect[Game]):
    """What the owner's tiles pay for the cards put down, which then go to the discard pile (R-41, R-44)."""

    def resolve(self, game: Game, arg: int) -> None:
        me = game.players[game.seat]
        counts = by_type(me.apart)
        for number in me.upgrades:
            tile = game.box.tiles[number]
            if tile.needs:
                times = times_complete(tile, counts)
                if game.flags.trio_bonus_once_per_delivery:
                    times = min(times, 1)
                gain_coins(game, times * tile.coins)
                gain_vp(game, times * tile.vp)
            elif tile.does == TABLET_COINS:
                gain_coins(game, counts[TABLET] * tile.coins_per_card)
        game.discard = (*reversed(me.apart), *game.discard)
        me.apart = ()
        me.apart_marks = ()

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and bool(game.players[seat].apart)


TILE_EFFECTS: Final = TileEffects()


def times_complete(trio: Tile, counts: list[int]) -> int:
    return min([counts[kind] // need for kind, need in trio.needs])


@final
class HarborDeliveries(Effect[Game]):
    """Each of a player's `arg` meeples at the Harbor is a delivery of its own, or all are one together (R-37)."""

    def resolve(self, game: Game, arg: int) -> None:
        if not game.flags.harbor_meeples_are_separate_deliveries:
            game.push(DELIVER, arg * game.box.harbor_limit)
            return
        if arg > 1:
            game.push(self, arg - 1)
        game.push(DELIVER, game.box.harbor_limit)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 1 <= arg <= verbs.TEAM + 1 and game.phase == ACTIVATE_PHASE


HARBOR_DELIVERIES: Final = HarborDeliveries()
