"""What a seat will have at the end of the round if nothing else moves."""

from __future__ import annotations

from typing import Final, final

from digsite.bots.quetzal.cargo import BONUSES, CARDS, NO_CARDS, counted
from digsite.bots.quetzal.goods import NOTHING, Goods
from digsite.bots.quetzal.guesses import OTHERS_BONUS
from digsite.bots.quetzal.hold import bid_stands
from digsite.bots.quetzal.scale import BOUND, FEATURES, RISK_CARDS, RISK_MARKET, RISK_SHIP, Scale
from digsite.kernel.effects import Step
from digsite.quetzal.artifacts import DrawArtifact, Keep, PickArtifact
from digsite.quetzal.bidding import group_of, holder_of
from digsite.quetzal.box import (
    BLACK_MARKET,
    COIN_BONUS,
    DISCOVERY_BONUS,
    SHIP,
    SURROUNDINGS,
    TEMPLE_CARDS,
    TEMPLE_SPACES,
    VP_BONUS,
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
from digsite.quetzal.meeples import size
from digsite.quetzal.model import AUTOMATON_STANDS, NOBODY, NONE, SEAT_OF, Game
from digsite.quetzal.upgrades import Discover, DrawUpgrade, PickUpgrade

WORST: Final = -1000.0


@final
class Prospect:
    """A seat's future holdings, worked out location by location in activation order.

    Deliveries are only booked until `deliver_booked`. `measures` collects the risks of losing bids.
    """

    __slots__ = (
        "apart",
        "box",
        "deliveries",
        "game",
        "goods",
        "marker",
        "measures",
        "scale",
        "seat",
        "temple",
        "village",
    )

    def __init__(self, game: Game, seat: int, scale: Scale) -> None:
        self.game = game
        self.box = game.box
        self.seat = seat
        self.scale = scale
        self.goods = Goods(game, seat, scale)
        self.marker = game.marker == seat
        self.deliveries: list[int] = []
        self.apart = NO_CARDS
        self.measures = [0.0] * len(FEATURES)
        self.temple = list(game.display[:TEMPLE_CARDS])
        self.village = list(game.village)
        self.activate()

    def activate(self) -> None:
        """Everything on the stack for this round, in order."""
        stack = self.game.stack
        for at in range(len(stack) - 1, -1, -1):
            frame = stack[at]
            effect, seat, arg = frame.effect, frame.seat, frame.arg
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
        """Activate a location, if the effect is one."""
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
        """Pending effects of this seat alone."""
        if isinstance(effect, DrawArtifact):
            self.goods.draws += 1
        elif isinstance(effect, Keep):
            self.goods.keep(self.game.players[self.seat].apart)
        elif isinstance(effect, Sell):
            self.goods.sell()
        elif isinstance(effect, Discover):
            self.goods.advance(arg)
        elif isinstance(effect, DrawUpgrade):
            self.goods.tile_draws += arg
        elif isinstance(effect, Deliver):
            self.deliveries.append(arg)
        elif isinstance(effect, HarborDeliveries):
            self.book_harbor(arg)
        elif isinstance(effect, DeliverMore):
            self.apart = counted(self.game.players[self.seat].apart)
            self.deliveries.append(arg)

    def stela(self) -> None:
        visitor = self.game.stela
        if visitor != NOBODY:
            self.marker = visitor >> SEAT_OF == self.seat
            if self.marker:
                self.goods.advance(self.box.stela_discovery)

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
                    self.goods.draws += self.box.temple_draw[space]

    def pick(self, seat: int, count: int) -> None:
        """Cards from the Temple: this seat takes what adds most to its hand, others the highest printed value."""
        for _ in range(count):
            best, most = NOTHING, WORST
            for card in self.temple:
                if card != NONE:
                    value = self.goods.card(card) if seat == self.seat else printed_value(self.game, card)
                    if value > most:
                        best, most = card, value
            if best == NOTHING:
                return
            self.temple.remove(best)
            if seat == self.seat:
                self.goods.hand[best] += 1

    def surroundings(self, first: int) -> None:
        for location in range(first, SURROUNDINGS):
            if holder_of(self.game.bids[location]) != self.seat:
                continue
            cards = 0
            for at in range(TEMPLE_CARDS + 2 * location, TEMPLE_CARDS + 2 * location + 2):
                if self.game.display[at] != NONE:
                    self.goods.hand[self.game.display[at]] += 1
                    cards += 1
            bonus, amount = self.box.surrounding_bonus[location]
            if bonus == COIN_BONUS:
                self.goods.coins += amount
            elif bonus == VP_BONUS:
                self.goods.score += amount
            elif bonus == DISCOVERY_BONUS:
                self.goods.advance(amount)
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
            self.goods.sell()

    def visit_village(self, first: int) -> None:
        for space in range(first, len(self.game.village_spaces)):
            if self.game.village_spaces[space] != NOBODY:
                self.choose_tile(self.game.village_spaces[space] >> SEAT_OF)

    def choose_tile(self, seat: int) -> None:
        tiles = self.goods.tiles if seat == self.seat else self.game.players[seat].upgrades
        best, most = NOTHING, WORST
        for tile in self.village:
            if tile != NONE:
                value = self.scale.tile(self.box, tile, tiles, self.goods.place)
                if value > most:
                    best, most = tile, value
        if best != NOTHING:
            self.village.remove(best)
            if seat == self.seat:
                self.goods.gain_tile(best)

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

    def deliver_booked(self) -> None:
        """Carry out the booked deliveries, largest first."""
        goods = self.goods
        down = self.apart
        booked = sorted(self.deliveries, reverse=True)
        if down is not NO_CARDS:
            booked = self.deliveries
        for limit in booked:
            if down is NO_CARDS and sum(goods.hand) == 0:
                return
            cargo = goods.hold().best(goods.hand, down, limit)
            if down is not NO_CARDS:
                for card in range(CARDS):
                    goods.hand[card] += down[card]
                down = NO_CARDS
            goods.ship(cargo)


def printed_value(game: Game, card: int) -> float:
    """A card's value to any player."""
    return game.box.collections[card // BONUSES][3] / 3.0 + (OTHERS_BONUS if card % BONUSES else 0.0)
