"""Which placements are worth considering: the reward of each location and its cost in meeples and coins."""

from __future__ import annotations

from typing import Final, final

from digsite.bots.quetzal.cargo import Hold
from digsite.bots.quetzal.goods import Goods
from digsite.bots.quetzal.guesses import CHEAP, PATIENCE, REROLL, ROOM, SOLD_LAST, STILL_DELIVERED, TEMPO
from digsite.bots.quetzal.hold import stands
from digsite.bots.quetzal.prospect import Prospect
from digsite.bots.quetzal.scale import BLACKS, DRAWN_CARDS, EITHERS, MARKER, Scale
from digsite.quetzal import verbs
from digsite.quetzal.bidding import BID_PARTS, group_of, holder_of
from digsite.quetzal.box import (
    BLACK_MARKET,
    COIN_BONUS,
    DISCOVERY_BONUS,
    ROUNDS,
    TEMPLE_CARDS,
    VP_BONUS,
)
from digsite.quetzal.meeples import ADVENTURER, eithers, size
from digsite.quetzal.model import NO_BID, NONE, Game
from digsite.quetzal.placement import STELA, VILLAGE, price

LEAST: Final = -1000.0
UNKNOWN: Final = -1.0
MOST_MEEPLES: Final = verbs.TEAM + 2
CAMP_FIRST: Final = verbs.VISIT
HARBOR_FIRST: Final = verbs.VISIT + len(verbs.COMPANIES)


@final
class Placing:
    """The reward of every location for the seat that places."""

    __slots__ = (
        *("bids", "coin", "eithers", "game", "goods", "harbor", "held", "hold", "pool", "prospect", "scale", "seat"),
        *("ship", "size", "spaces", "weights"),
    )

    def __init__(self, game: Game, scale: Scale) -> None:
        self.game = game
        self.seat = game.seat
        self.scale = scale
        self.weights = scale.weights
        self.pool = game.players[game.seat].pool
        self.eithers = eithers(self.pool)
        self.size = size(self.pool)
        self.held = [UNKNOWN] * (3 * MOST_MEEPLES)  # how likely a bid holds, by role and size, as far as asked
        self.prospect = Prospect(game, game.seat, scale)
        self.prospect.deliver_booked()
        self.goods: Goods = self.prospect.goods
        self.hold: Hold = self.goods.hold()
        self.coin = self.hold.coin
        self.harbor, self.ship = self.hold.gains(self.goods.hand, (game.box.harbor_limit, game.box.ship_limit))
        self.bids = [self.bid(location) for location in range(len(game.bids))]
        self.spaces = self.temple() + self.village() + [self.stela()]

    def card(self, card: int) -> float:
        """In the last round a card counts only if there is a meeple left to deliver it."""
        value = self.goods.card(card)
        if self.game.round < ROUNDS:
            return value
        can = self.prospect.deliveries or (self.size > 1 and self.goods.spare >= self.game.box.harbor_price)
        return STILL_DELIVERED * value if can else 0.0

    def bid(self, location: int) -> float:
        """The reward of holding a bidding location to the end."""
        game = self.game
        if location == BLACK_MARKET:
            return self.sale()
        if location > BLACK_MARKET:
            return self.ship
        worth = 0.0
        first = TEMPLE_CARDS + 2 * location
        for at in range(first, first + 2):
            card = game.display[at]
            if card != NONE:
                worth += self.card(card)
                self.goods.hand[card] += 1
        for at in range(first, first + 2):
            if game.display[at] != NONE:
                self.goods.hand[game.display[at]] -= 1
        bonus, amount = game.box.surrounding_bonus[location]
        if bonus == COIN_BONUS:
            return worth + amount * self.coin
        if bonus == DISCOVERY_BONUS:
            return worth + amount * self.hold.step
        return worth + (amount if bonus == VP_BONUS else 0.0)

    def sale(self) -> float:
        hand = self.goods.hand
        if max(hand) == 0:
            return self.game.box.sale_coins * self.coin - CHEAP if self.size > 2 else 0.0
        least = -LEAST
        for card in range(verbs.CARDS):
            if hand[card]:
                hand[card] -= 1
                least = min(least, self.goods.card(card) if self.game.round < ROUNDS else SOLD_LAST * self.card(card))
                hand[card] += 1
        return max(0.0, self.game.box.sale_coins * self.coin - least)

    def temple(self) -> list[float]:
        """The best cards left, as many as a space chooses, plus those it draws."""
        game = self.game
        values = sorted([self.card(card) for card in self.prospect.temple if card != NONE], reverse=True)
        drawn = self.weights[DRAWN_CARDS]
        spaces: list[float] = []
        for space in range(len(game.temple_spaces)):
            worth = game.box.temple_draw[space] * drawn - price(game, space) * self.coin
            for value in values[: game.box.temple_choose[space]]:
                worth += value
            spaces.append(worth)
        return spaces

    def village(self) -> list[float]:
        best = LEAST
        for tile in self.prospect.village:
            if tile != NONE:
                best = max(best, self.scale.tile(self.game.box, tile, self.goods.tiles, self.goods.place))
        spaces = [LEAST] * verbs.SPACES
        for space in range(len(self.game.village_spaces)):
            spaces[space] = best - price(self.game, VILLAGE + space) * self.coin
        return spaces[: STELA - VILLAGE]

    def stela(self) -> float:
        return self.weights[MARKER] + self.game.box.marker_vp + self.hold.step * self.game.box.stela_discovery

    def appeal(self, action: int) -> float:
        """What an action promises; LEAST if another does the same with less useful meeples."""
        if action < verbs.BID:
            space, meeple = divmod(action - verbs.PLACE, verbs.MEEPLES)
            if meeple > self.plainest(ADVENTURER if VILLAGE <= space < STELA else 1):
                return LEAST
            return self.spaces[space] - self.cost(meeple)
        if action < verbs.VISIT:
            return self.bid_appeal(action)
        company = verbs.COMPANIES[(action - verbs.VISIT) % len(verbs.COMPANIES)]
        if sum(company) > 1:
            return LEAST
        return self.visit_appeal(action, company)

    def plainest(self, role: int) -> int:
        """The least useful meeple for a role: a plain one, then an either, then the Character."""
        if self.pool >> 4 * role & 15:
            return role
        return 2 if self.eithers else 3

    def cost(self, meeple: int) -> float:
        """The opportunity cost of a meeple."""
        return self.weights[BLACKS + meeple] if meeple < 2 else self.weights[EITHERS]

    def bid_appeal(self, action: int) -> float:
        location, role, plain, either, character = BID_PARTS[action - verbs.BID]
        pool = self.pool
        if role > 1:
            if pool & 0xFFFF:
                return LEAST
            plain_left, either_left = 0, 0
        else:
            plain_left = (pool >> 4 * role & 15) - plain
            either_left = self.eithers - either
        if (either and plain_left) or (character and (plain_left or either_left)):
            return LEAST
        meeples = plain + either + character
        before = self.game.bids[location]
        needed = size(group_of(before)) + 1 if before != NO_BID else 1
        if meeples > needed + ROOM:
            return LEAST
        likely = self.likely(role, meeples)
        cost = (either + character) * self.weights[EITHERS] + plain * self.weights[BLACKS + role % 2]
        appeal = likely * (self.bids[location] - cost) - (1.0 - likely) * TEMPO
        if before != NO_BID and holder_of(before) < len(self.game.players):
            appeal += TEMPO
        return appeal

    def likely(self, role: int, meeples: int) -> float:
        """How likely a bid holds; asked for at every location, the same at each."""
        at = role * MOST_MEEPLES + meeples
        if self.held[at] == UNKNOWN:
            self.held[at] = stands(self.game, self.seat, role, meeples)
        return self.held[at]

    def visit_appeal(self, action: int, company: tuple[int, int, int, int]) -> float:
        black, white, either, _ = company
        blacks, whites, others = self.pool & 15, self.pool >> 4 & 15, self.eithers
        if either and (blacks or whites):
            return LEAST
        if not (black or white or either) and (blacks or whites or others):
            return LEAST
        cost = self.cost(0 if black else 1 if white else 2)
        waiting = PATIENCE * (self.size - 1)
        if action >= HARBOR_FIRST:
            return self.harbor - self.game.box.harbor_price * self.coin - cost - waiting
        return self.game.box.camp_coins * self.coin + (REROLL if self.size > 1 else 0.0) - cost - waiting
