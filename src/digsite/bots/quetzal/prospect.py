"""What a seat will have at the end of the round, if everything stays where it stands."""

from __future__ import annotations

from typing import Final, final

from digsite.bots.quetzal.cargo import BONUSES, CARDS, NO_CARDS, Cargo, Hold
from digsite.bots.quetzal.hold import bid_stands
from digsite.bots.quetzal.scale import (
    BLACKS,
    BOUND,
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
    FEATURES,
    MARKER,
    ONE,
    PROMISE,
    RISK_CARDS,
    RISK_MARKET,
    RISK_SHIP,
    RIVALS,
    STEP_CARDS,
    TILE,
    TILES_AHEAD,
    TRACK_AHEAD,
    VP_CARDS,
    WHITES,
    Scale,
    tiles_ahead,
    track_ahead,
)
from digsite.bots.quetzal.scale import CARDS as CARDS_KEPT
from digsite.kernel.effects import Step
from digsite.quetzal.artifacts import DrawArtifact, Keep, PickArtifact
from digsite.quetzal.bidding import group_of, holder_of
from digsite.quetzal.box import (
    BLACK_MARKET,
    COIN_BONUS,
    COINS_REWARD,
    COINS_TO_DISCOVERY,
    COINS_TO_VP,
    DISCOVERY_BONUS,
    PERMANENT,
    ROUNDS,
    SHIP,
    SLOTS,
    SURROUNDINGS,
    TEMPLE_CARDS,
    TEMPLE_SPACES,
    UPGRADE_REWARD,
    VP_BONUS,
    VP_REWARD,
)
from digsite.quetzal.delivery import Deliver, DeliverMore, HarborDeliveries
from digsite.quetzal.locations import (
    ORDER,
    Activate,
    ActivateHarbor,
    ActivateMarket,
    ActivateShips,
    ActivateStela,
    ActivateSurroundings,
    ActivateTemple,
    ActivateVillage,
    Sell,
)
from digsite.quetzal.meeples import eithers, size
from digsite.quetzal.model import AUTOMATON_STANDS, NOBODY, NONE, SEAT_OF, Game
from digsite.quetzal.upgrades import Discover, DrawUpgrade, PickUpgrade

NOTHING: Final = -1


@final
class Prospect:
    """The holdings of a seat as they will be, worked out location by location in the order of activation."""

    __slots__ = (
        *("apart", "box", "coins", "draws", "game", "hand", "marker", "measures", "place", "pool_black", "pool_either"),
        *("pool_white", "scale", "score", "seat", "ships", "spare", "temple", "tile_draws", "tiles", "village"),
        *("deliveries", "coming_tiles"),
    )

    def __init__(self, game: Game, seat: int, scale: Scale) -> None:
        me = game.players[seat]
        self.game = game
        self.box = game.box
        self.seat = seat
        self.scale = scale
        self.coins = me.coins
        self.spare = me.coins  # what can be paid during the placing
        self.score = me.score
        self.place = me.discovery
        self.tiles = me.upgrades
        self.coming_tiles = 0  # points of tiles to come
        self.marker = game.marker == seat
        self.draws = 0
        self.tile_draws = 0
        self.deliveries: list[int] = []
        self.apart = NO_CARDS
        self.hand = [0] * CARDS
        for card in me.hand:
            self.hand[card] += 1
        for card in me.drawn:
            self.hand[card] += 1
        unrolled = (me.pool >> 16 & 15) * 0.2
        self.pool_black = (me.pool & 15) + 2 * unrolled
        self.pool_white = (me.pool >> 4 & 15) + 2 * unrolled
        self.pool_either = eithers(me.pool) + (1.0 if me.pool >> 20 else 0.0) + unrolled
        self.measures = [0.0] * len(FEATURES)
        self.temple = list(game.display[:TEMPLE_CARDS])
        self.village = list(game.village)
        self.activate()

    def activate(self) -> None:
        """Everything that lies on the stack for this round, the next to come first."""
        stack = self.game.stack
        for at in range(len(stack) - 1, -1, -1):
            effect, seat, _, arg = stack[at]
            if isinstance(effect, Activate):
                for step in ORDER:
                    self.location(step, 0)
            elif isinstance(effect, PickArtifact):
                self.pick(seat, arg)
            elif isinstance(effect, PickUpgrade):
                self.choose_tile(seat)
            elif not self.location(effect, arg) and seat == self.seat:
                self.own(effect, arg)

    def location(self, effect: Step, arg: int) -> bool:
        """Activate a location, if that is what an effect does."""
        if isinstance(effect, ActivateTemple):
            self.visit_temple(arg)
        elif isinstance(effect, ActivateSurroundings):
            self.surroundings(arg)
        elif isinstance(effect, ActivateVillage):
            self.visit_village(arg)
        elif isinstance(effect, ActivateMarket):
            self.market()
        elif isinstance(effect, ActivateHarbor):
            self.harbor()
        elif isinstance(effect, ActivateShips):
            self.board_ships()
        elif isinstance(effect, ActivateStela):
            self.stela()
        else:
            return False
        return True

    def own(self, effect: Step, arg: int) -> None:
        """What is still to happen to this seat alone."""
        if isinstance(effect, DrawArtifact):
            self.draws += 1
        elif isinstance(effect, Keep):
            self.keep()
        elif isinstance(effect, Sell):
            self.sell()
        elif isinstance(effect, Discover):
            self.advance(arg)
        elif isinstance(effect, DrawUpgrade):
            self.tile_draws += arg
        elif isinstance(effect, Deliver):
            self.deliveries.append(arg)
        elif isinstance(effect, HarborDeliveries):
            self.book_harbor(arg)
        elif isinstance(effect, DeliverMore):
            self.apart = [0] * CARDS
            for card in self.game.players[self.seat].apart:
                self.apart[card] += 1
            self.deliveries.append(arg)

    def stela(self) -> None:
        visitor = self.game.stela
        if visitor != NOBODY:
            self.marker = visitor >> SEAT_OF == self.seat
            if self.marker:
                self.advance(self.box.stela_discovery)

    def visit_temple(self, first: int) -> None:
        for space in range(first, TEMPLE_SPACES):
            occupant = self.game.temple_spaces[space]
            if occupant == AUTOMATON_STANDS:
                for _ in range(self.box.temple_choose[space]):
                    for card in self.box.automaton_order:
                        if card in self.temple:
                            self.temple.remove(card)
                            break
            elif occupant != NOBODY:
                self.pick(occupant >> SEAT_OF, self.box.temple_choose[space])
                if occupant >> SEAT_OF == self.seat:
                    self.draws += self.box.temple_draw[space]

    def pick(self, seat: int, count: int) -> None:
        """Cards from the Temple: this seat takes what adds most to its hand, others what is printed highest."""
        for _ in range(count):
            best, most = NOTHING, -1000.0
            for card in self.temple:
                if card != NONE:
                    value = self.card(card) if seat == self.seat else printed_value(self.game, card)
                    if value > most:
                        best, most = card, value
            if best == NOTHING:
                return
            self.temple.remove(best)
            if seat == self.seat:
                self.hand[best] += 1

    def card(self, card: int) -> float:
        """What one more card adds to the hand; in the last round only what can be delivered counts."""
        kind, bonus = card // BONUSES, card % BONUSES
        first = BONUSES * kind
        held = self.hand[first] + self.hand[first + 1] + self.hand[first + 2] + self.hand[first + 3]
        if self.game.round == ROUNDS:
            values = self.box.collections[kind]
            worth = float((held + 1) // 3 * values[3] + values[(held + 1) % 3])
            worth -= held // 3 * values[3] + values[held % 3]
            return worth + (0.7 if bonus else 0.0)
        scale = self.scale
        more = scale.kept(self.box, kind, held + 1) - scale.kept(self.box, kind, held)
        return more + scale.bonus_kept(bonus) + scale.one_more(sum(self.hand))

    def keep(self) -> None:
        apart = self.game.players[self.seat].apart
        best = apart[0]
        for card in apart:
            if self.card(card) > self.card(best):
                best = card
        self.hand[best] += 1

    def surroundings(self, first: int) -> None:
        for location in range(first, SURROUNDINGS):
            if holder_of(self.game.bids[location]) != self.seat:
                continue
            cards = 0
            for at in range(TEMPLE_CARDS + 2 * location, TEMPLE_CARDS + 2 * location + 2):
                if self.game.display[at] != NONE:
                    self.hand[self.game.display[at]] += 1
                    cards += 1
            bonus, amount = self.box.surrounding_bonus[location]
            if bonus == COIN_BONUS:
                self.coins += amount
            elif bonus == VP_BONUS:
                self.score += amount
            elif bonus == DISCOVERY_BONUS:
                self.advance(amount)
            self.risk(location, RISK_CARDS, float(cards))

    def risk(self, location: int, feature: int, amount: float) -> None:
        """Note that a bid may be lost."""
        likely = bid_stands(self.game, location)
        if likely < 1.0:
            self.measures[feature] += (1.0 - likely) * amount
            self.measures[BOUND] += (1.0 - likely) * size(group_of(self.game.bids[location]))

    def market(self) -> None:
        if holder_of(self.game.bids[BLACK_MARKET]) == self.seat:
            self.risk(BLACK_MARKET, RISK_MARKET, 1.0)
            self.sell()

    def sell(self) -> None:
        """The card that is missed least, if the coins are worth more."""
        worst, least = NOTHING, self.box.sale_coins * self.scale.coin_for(self.tiles)
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

    def visit_village(self, first: int) -> None:
        for space in range(first, len(self.game.village_spaces)):
            if self.game.village_spaces[space] != NOBODY:
                self.choose_tile(self.game.village_spaces[space] >> SEAT_OF)

    def choose_tile(self, seat: int) -> None:
        tiles = self.tiles if seat == self.seat else self.game.players[seat].upgrades
        best, most = NOTHING, -1000.0
        for tile in self.village:
            if tile != NONE:
                value = self.scale.tile(self.box, tile, tiles, self.place)
                if value > most:
                    best, most = tile, value
        if best != NOTHING:
            self.village.remove(best)
            if seat == self.seat:
                self.gain_tile(best)

    def gain_tile(self, tile: int) -> None:
        self.coming_tiles += self.box.end_vp[tile]
        if tile >= PERMANENT:
            coins, vp, steps = self.box.immediate[tile]
            self.coins += coins
            self.score += vp
            self.advance(steps)
        elif tile not in self.tiles:
            self.tiles = (*self.tiles, tile)

    def advance(self, steps: int) -> None:
        track = self.box.track
        for _ in range(steps):
            if self.place >= len(track):
                return
            reward, amount = track[self.place]
            self.place += 1
            if reward == COINS_REWARD:
                self.coins += amount
            elif reward == VP_REWARD:
                self.score += amount
            elif reward == UPGRADE_REWARD:
                self.tile_draws += amount

    def harbor(self) -> None:
        if self.game.harbor[self.seat]:
            self.book_harbor(size(self.game.harbor[self.seat]))

    def book_harbor(self, meeples: int) -> None:
        if not self.game.flags.harbor_meeples_are_separate_deliveries:
            self.deliveries.append(meeples * self.box.harbor_limit)
            return
        for _ in range(meeples):
            self.deliveries.append(self.box.harbor_limit)

    def board_ships(self) -> None:
        for location in range(SHIP, len(self.game.bids)):
            if holder_of(self.game.bids[location]) == self.seat:
                self.deliveries.append(self.box.ship_limit)
                self.risk(location, RISK_SHIP, 1.0)

    def hold(self) -> Hold:
        once = self.game.flags.trio_bonus_once_per_delivery
        return Hold(self.box, self.scale, self.active(), self.place, once)

    def active(self) -> tuple[int, ...]:
        """The tiles that stay active: of more than two the better ones."""
        tiles = self.tiles
        while len(tiles) > SLOTS:
            worst = tiles[0]
            for tile in tiles:
                if self.scale.weights[TILE + tile] < self.scale.weights[TILE + worst]:
                    worst = tile
            tiles = tuple([tile for tile in tiles if tile != worst])
        return tiles

    def ship(self, cargo: Cargo) -> None:
        """What goes has gone, and is paid for."""
        for card in range(CARDS):
            if cargo.goes[card]:
                self.hand[card] -= cargo.goes[card]
        self.score += cargo.vp
        self.coins += cargo.coins
        self.advance(cargo.steps)

    def deliver_booked(self) -> None:
        """The deliveries that are booked, the largest first."""
        down = self.apart
        booked = sorted(self.deliveries, reverse=True)
        if down is not NO_CARDS:
            booked = self.deliveries
        for limit in booked:
            if down is NO_CARDS and sum(self.hand) == 0:
                return
            cargo = self.hold().best(self.hand, down, limit)
            if down is not NO_CARDS:
                for card in range(CARDS):
                    self.hand[card] += down[card]
                down = NO_CARDS
            self.ship(cargo)

    def go_to_harbor(self) -> None:
        """As many more deliveries as are worth their meeple and their coins."""
        price = self.box.harbor_price
        while self.pool_black + self.pool_white + self.pool_either >= 1 and self.spare >= price:
            if sum(self.hand) == 0:
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
        if self.pool_black >= 1 and self.pool_black >= self.pool_white:
            self.pool_black -= 1
        elif self.pool_white >= 1:
            self.pool_white -= 1
        elif self.pool_either >= 1:
            self.pool_either -= 1
        else:
            self.pool_black -= 0.4
            self.pool_white -= 0.4
            self.pool_either -= 0.2

    def exchange(self) -> None:
        """After the last round coins are turned into what they can be turned into."""
        if COINS_TO_VP in self.tiles:
            price, gain = self.box.vp_price
            self.score += self.coins // price * gain
            self.coins %= price
        if COINS_TO_DISCOVERY in self.tiles:
            price, steps = self.box.step_price
            while self.coins >= price and self.place < len(self.box.track):
                before = self.score, self.coins, self.place, self.tile_draws
                self.coins -= price
                self.advance(steps)
                if self.score - before[0] + (self.coins - before[1]) / 3.0 < 0 and self.tile_draws == before[3]:
                    self.score, self.coins, self.place, self.tile_draws = before
                    return

    def measure(self, points: float) -> list[float]:
        """Every feature; `points` is what the seat would have if the game ended now."""
        self.deliver_booked()
        self.go_to_harbor()
        last = self.game.round == ROUNDS
        if last and not self.game.players[self.seat].pool:
            self.exchange()
        box = self.box
        measures = self.measures
        tiles = self.active()
        ends = float(self.score + self.coming_tiles + (box.marker_vp if self.marker else 0))
        me = self.game.players[self.seat]
        for tile in me.upgrades:
            ends += box.end_vp[tile]
        for tile in me.discarded:
            ends += box.end_vp[tile]
        whole = last and not me.pool
        ends += self.coins // box.coins_per_vp if whole else self.coins / box.coins_per_vp
        measures[COMING] = ends - points
        measures[COINS] = float(self.coins)
        measures[EXCHANGEABLE] = float(self.coins) if COINS_TO_VP in tiles and not whole else 0.0
        self.measure_hand(measures)
        measures[TRACK_AHEAD] = track_ahead(box, self.place)
        measures[TILES_AHEAD] = tiles_ahead(box, self.place)
        measures[DRAWN_CARDS] = float(self.draws)
        measures[DRAWN_TILES] = float(self.tile_draws)
        measures[MARKER] = 1.0 if self.marker else 0.0
        measures[BLACKS] = self.pool_black
        measures[WHITES] = self.pool_white
        measures[EITHERS] = self.pool_either
        measures[ONE] = 1.0
        measures[RIVALS] = len(self.game.players) - 2.0
        for tile in tiles:
            measures[TILE + tile] = 1.0
        return measures

    def measure_hand(self, measures: list[float]) -> None:
        hand = self.hand
        for kind in range(CARDS // BONUSES):
            first = BONUSES * kind
            held = hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3]
            if held:
                values = self.box.collections[kind]
                measures[COLLECTIONS] += held // 3 * values[3] + values[held % 3]
                measures[PROMISE] += held * values[3] / 3.0
                measures[CARDS_KEPT] += held
                measures[COIN_CARDS] += hand[first + COIN_BONUS]
                measures[STEP_CARDS] += hand[first + DISCOVERY_BONUS]
                measures[VP_CARDS] += hand[first + VP_BONUS]
        kept = measures[CARDS_KEPT]
        measures[CROWD] = kept * kept / CROWDED
        visits = (int(kept) + self.box.harbor_limit - 1) // self.box.harbor_limit
        measures[FARES] = float(min(self.coins, visits * self.box.harbor_price))


def printed_value(game: Game, card: int) -> float:
    """What anybody sees in a card."""
    return game.box.collections[card // BONUSES][3] / 3.0 + (0.6 if card % BONUSES else 0.0)
