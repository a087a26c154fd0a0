"""A seat's holdings and what becomes of them: cards, coins, points, tiles, track, meeples."""

from __future__ import annotations

from typing import Final, final

from digsite.bots.quetzal.cargo import BONUSES, CARDS, NO_CARDS, Cargo, Hold, count_of, counted, total
from digsite.bots.quetzal.guesses import LANDS_EITHER, LANDS_PLAIN, LAST_BONUS
from digsite.bots.quetzal.scale import Scale, has_kind
from digsite.quetzal.box import (
    COINS_REWARD,
    COINS_TO_DISCOVERY,
    COINS_TO_VP,
    IMMEDIATE,
    ROUNDS,
    SLOTS,
    UPGRADE_REWARD,
    VP_REWARD,
    Tile,
)
from digsite.quetzal.meeples import eithers
from digsite.quetzal.model import Game

NOTHING: Final = -1


@final
class Goods:
    """A seat's holdings, gaining and spending as the rules would; unseen draws are only counted."""

    __slots__ = (
        *(
            "black",
            "box",
            "coins",
            "coming_tiles",
            "draws",
            "either",
            "hand",
            "last",
            "once",
            "place",
            "scale",
            "score",
        ),
        *("spare", "tile_draws", "tiles", "white"),
    )

    def __init__(self, game: Game, seat: int, scale: Scale) -> None:
        me = game.players[seat]
        self.box = game.box
        self.scale = scale
        self.last = game.round == ROUNDS
        self.once = game.flags.trio_bonus_once_per_delivery
        self.coins = me.coins
        self.spare = me.coins  # what can be paid during the placing
        self.score = me.score
        self.place = me.discovery
        self.tiles = me.upgrades
        self.coming_tiles = 0  # points of tiles to come
        self.draws = 0
        self.tile_draws = 0
        self.hand = counted((*me.hand, *me.drawn))
        unrolled = me.pool >> 16 & 15
        self.black = (me.pool & 15) + unrolled * LANDS_PLAIN
        self.white = (me.pool >> 4 & 15) + unrolled * LANDS_PLAIN
        self.either = eithers(me.pool) + (1.0 if me.pool >> 20 else 0.0) + unrolled * LANDS_EITHER

    def card(self, card: int) -> float:
        """What one more card adds to the hand; in the last round only deliverable cards count."""
        kind, bonus = card // BONUSES, card % BONUSES
        held = count_of(self.hand, kind)
        if self.last:
            values = self.box.collections[kind]
            worth = float((held + 1) // 3 * values[3] + values[(held + 1) % 3])
            worth -= held // 3 * values[3] + values[held % 3]
            return worth + (LAST_BONUS if bonus else 0.0)
        scale = self.scale
        more = scale.kept(self.box, kind, held + 1) - scale.kept(self.box, kind, held)
        return more + scale.bonus_kept(bonus) + scale.one_more(total(self.hand))

    def keep(self, apart: tuple[int, ...]) -> None:
        """The best of the cards drawn."""
        best = apart[0]
        for card in apart:
            if self.card(card) > self.card(best):
                best = card
        self.hand[best] += 1

    def sell(self) -> None:
        """Sell the least useful card, if the coins are worth more."""
        worst, least = NOTHING, self.box.sale_coins * self.scale.coin_for(self.box, self.tiles)
        for card in range(CARDS):
            if self.hand[card]:
                self.hand[card] -= 1
                value = self.card(card)
                self.hand[card] += 1
                if value < least:
                    worst, least = card, value
        if worst != NOTHING:
            self.hand[worst] -= 1
            self.coins += self.box.sale_coins

    def gain_tile(self, tile: int) -> None:
        self.coming_tiles += self.box.end_vp[tile]
        effect = self.box.tiles[tile]
        if effect.does == IMMEDIATE:
            self.coins += effect.coins
            self.score += effect.vp
            self.advance(effect.discovery)
        elif not has_kind(self.tiles, tile):
            self.tiles = (*self.tiles, tile)

    def advance(self, steps: int) -> None:
        track = self.box.track
        for _ in range(steps):
            if self.place >= len(track):
                return
            rewards = track[self.place]
            self.place += 1
            for reward, amount in rewards:
                if reward == COINS_REWARD:
                    self.coins += amount
                elif reward == VP_REWARD:
                    self.score += amount
                elif reward == UPGRADE_REWARD:
                    self.tile_draws += amount

    def active(self) -> tuple[int, ...]:
        """The tiles that stay active: the two best."""
        tiles = self.tiles
        while len(tiles) > SLOTS:
            worst = tiles[0]
            for tile in tiles:
                if self.scale.active(self.box, tile) < self.scale.active(self.box, worst):
                    worst = tile
            tiles = tuple([tile for tile in tiles if tile != worst])
        return tiles

    def hold(self) -> Hold:
        return Hold(self.box, self.scale, self.active(), self.place, self.once)

    def ship(self, cargo: Cargo) -> None:
        """Take a delivery out of the hand and add its reward."""
        for card in range(CARDS):
            if cargo.goes[card]:
                self.hand[card] -= cargo.goes[card]
        self.score += cargo.vp
        self.coins += cargo.coins
        self.advance(cargo.steps)

    def go_to_harbor(self) -> None:
        """Add deliveries while they are worth their meeple and coins."""
        price = self.box.harbor_price
        while self.black + self.white + self.either >= 1 and self.spare >= price:
            if total(self.hand) == 0:
                return
            hold = self.hold()
            cargo = hold.best(self.hand, NO_CARDS, self.box.harbor_limit)
            if cargo.gain <= price * hold.coin + self.scale.meeple:
                return
            self.ship(cargo)
            self.coins -= price
            self.spare -= price
            self.use_meeple()

    def use_meeple(self) -> None:
        if self.black >= 1 and self.black >= self.white:
            self.black -= 1
        elif self.white >= 1:
            self.white -= 1
        elif self.either >= 1:
            self.either -= 1
        else:
            self.black -= LANDS_PLAIN
            self.white -= LANDS_PLAIN
            self.either -= LANDS_EITHER

    def exchange(self) -> None:
        """After the last round, exchange coins for whatever they can buy."""
        for number in self.tiles:
            tile = self.box.tiles[number]
            if tile.does == COINS_TO_VP:
                self.score += self.coins // tile.pay_coins * tile.vp
                self.coins %= tile.pay_coins
        for number in self.tiles:
            if self.box.tiles[number].does == COINS_TO_DISCOVERY:
                self.buy_steps(self.box.tiles[number])

    def buy_steps(self, tile: Tile) -> None:
        while self.coins >= tile.pay_coins and self.place < len(self.box.track):
            before = self.score, self.coins, self.place, self.tile_draws
            self.coins -= tile.pay_coins
            self.advance(tile.discovery)
            gain_in_points = self.score - before[0] + (self.coins - before[1]) / self.box.coins_per_vp
            if gain_in_points < 0 and self.tile_draws == before[3]:
                self.score, self.coins, self.place, self.tile_draws = before
                return
