"""The best delivery of a hand: an exact search over how many cards of each type go."""

from __future__ import annotations

from typing import Final, final

from digsite.bots.quetzal.scale import Scale
from digsite.quetzal.box import COIN_BONUS, DISCOVERY_BONUS, EXTRA_DELIVERY, TABLET, TABLET_COINS, VP_BONUS, Box

TYPES: Final = 5
BONUSES: Final = 4
CARDS: Final = 20
NOWHERE: Final = -1.0e9
NO_CARDS: Final = [0] * CARDS


@final
class Cargo:
    """What a delivery is worth, and how many of each of the twenty kinds it takes."""

    __slots__ = ("coins", "gain", "goes", "steps", "vp")

    def __init__(self) -> None:
        self.gain = 0.0  # beyond what the cards would be worth if they were kept
        self.goes = [0] * CARDS
        self.vp = 0
        self.coins = 0
        self.steps = 0


@final
class Hold:
    """What is needed to compare deliveries: the round's scale and a player's tiles, coins and step."""

    __slots__ = ("box", "coin", "gained", "kept", "once", "scale", "step", "tiles")

    def __init__(self, box: Box, scale: Scale, tiles: tuple[int, ...], place: int, once: bool) -> None:
        self.box = box
        self.scale = scale
        self.tiles = tiles
        self.once = once
        self.coin = scale.coin_for(box, tiles)
        self.step = scale.step(box, place, self.coin)
        self.gained = [0.0] * BONUSES  # by bonus, when it is delivered
        self.gained[COIN_BONUS] = self.coin
        self.gained[DISCOVERY_BONUS] = self.step
        self.gained[VP_BONUS] = 1.0
        self.kept = [scale.bonus_kept(bonus) for bonus in range(BONUSES)]

    def limit(self, printed: int) -> int:
        for tile in self.tiles:
            if self.box.tiles[tile].does == EXTRA_DELIVERY:
                printed += self.box.tiles[tile].extra_cards
        return printed

    def best(self, hand: list[int], down: list[int], printed: int) -> Cargo:
        """The best delivery from a hand, on top of the cards already loaded."""
        columns, orders, least = self.by_type(hand, down)
        counts, gain = self.most(columns, least, self.limit(printed))
        return self.load(counts, orders, down, gain)

    def most(self, columns: list[list[float]], least: list[int], room: int) -> tuple[list[int], float]:
        """How many of each type to deliver, with or without what a trio needs."""
        counts, gain = fill(columns, least, room)
        for tile in self.tiles:
            trio = self.box.tiles[tile]
            if len(trio.needs) > 1:
                needed = least[:]
                for kind, need in trio.needs:
                    needed[kind] = max(needed[kind], need)
                other, more = fill(columns, needed, room)
                more += trio.vp + trio.coins * self.coin
                if more > gain:
                    counts, gain = other, more
        return counts, gain

    def gains(self, hand: list[int], limits: tuple[int, ...]) -> list[float]:
        """Only what the best delivery of each size gains."""
        columns, _, least = self.by_type(hand, NO_CARDS)
        return [self.most(columns, least, self.limit(printed))[1] for printed in limits]

    def by_type(self, hand: list[int], down: list[int]) -> tuple[list[list[float]], list[list[int]], list[int]]:
        """By type: the gain for each number of cards, the bonuses in delivery order, the minimum."""
        relief = -self.scale.one_more(total(hand) - 2)  # of a hand that a card or two leave
        gains: list[list[float]] = []
        orders: list[list[int]] = []
        least: list[int] = []
        preference = self.preference()
        for kind in range(TYPES):
            first = BONUSES * kind
            laid = down[first] + down[first + 1] + down[first + 2] + down[first + 3]
            order: list[int] = []
            gain = 0.0
            for bonus in preference:
                for _ in range(hand[first + bonus]):
                    order.append(bonus)
            count = len(order)
            left = self.scale.kept(self.box, kind, count)
            column = [NOWHERE] * laid
            if count == 0:  # as mostly
                gains.append([*column, self.worth(kind, laid)])
                orders.append(order)
                least.append(laid)
                continue
            for going in range(count + 1):
                if going:
                    bonus = order[going - 1]
                    gain += self.gained[bonus] - self.kept[bonus] + relief
                still = self.scale.kept(self.box, kind, count - going)
                column.append(gain + self.worth(kind, laid + going) + still - left)
            gains.append(column)
            orders.append(order)
            least.append(laid)
        return gains, orders, least

    def preference(self) -> list[int]:
        """Bonuses, most valuable to deliver first."""
        order = [0, 1, 2, 3]
        for at in range(1, BONUSES):
            back = at
            while back and self.rise(order[back]) > self.rise(order[back - 1]):
                order[back], order[back - 1] = order[back - 1], order[back]
                back -= 1
        return order

    def rise(self, bonus: int) -> float:
        return self.gained[bonus] - self.kept[bonus]

    def worth(self, kind: int, count: int) -> float:
        """Collections of one type, and what tiles pay for them."""
        values = self.box.collections[kind]
        worth = float(count // 3 * values[3] + values[count % 3])
        for tile in self.tiles:
            trio = self.box.tiles[tile]
            if trio.needs:
                if len(trio.needs) == 1 and trio.needs[0][0] == kind and count >= trio.needs[0][1]:
                    times = 1 if self.once else count // trio.needs[0][1]
                    worth += times * (trio.vp + trio.coins * self.coin)
            elif trio.does == TABLET_COINS and kind == TABLET:
                worth += count * trio.coins_per_card * self.coin
        return worth

    def load(self, counts: list[int], orders: list[list[int]], down: list[int], gain: float) -> Cargo:
        cargo = Cargo()
        cargo.gain = gain
        goes = down[:]
        for kind in range(TYPES):
            laid = goes[4 * kind] + goes[4 * kind + 1] + goes[4 * kind + 2] + goes[4 * kind + 3]
            for bonus in orders[kind][: max(0, counts[kind] - laid)]:
                goes[BONUSES * kind + bonus] += 1
        cargo.goes = goes
        self.reckon(cargo)
        return cargo

    def reckon(self, cargo: Cargo) -> None:
        """The points, coins and steps of a delivery, as the rules count them."""
        counts = [count_of(cargo.goes, kind) for kind in range(TYPES)]
        for kind in range(TYPES):
            values = self.box.collections[kind]
            first = BONUSES * kind
            cargo.vp += counts[kind] // 3 * values[3] + values[counts[kind] % 3] + cargo.goes[first + VP_BONUS]
            cargo.coins += cargo.goes[first + COIN_BONUS]
            cargo.steps += cargo.goes[first + DISCOVERY_BONUS]
        for tile in self.tiles:
            trio = self.box.tiles[tile]
            if trio.needs:
                times = 99
                for kind, need in trio.needs:
                    times = min(times, counts[kind] // need)
                if self.once:
                    times = min(times, 1)
                cargo.vp += times * trio.vp
                cargo.coins += times * trio.coins
            elif trio.does == TABLET_COINS:
                cargo.coins += counts[TABLET] * trio.coins_per_card


def count_of(cards: list[int], kind: int) -> int:
    first = BONUSES * kind
    return cards[first] + cards[first + 1] + cards[first + 2] + cards[first + 3]


def total(cards: list[int]) -> int:
    """How many cards there are."""
    found = 0
    for count in cards:
        found += count
    return found


def counted(cards: tuple[int, ...]) -> list[int]:
    """How many there are of each of the twenty kinds."""
    counts = [0] * CARDS
    for card in cards:
        counts[card] += 1
    return counts


def fill(gains: list[list[float]], least: list[int], room: int) -> tuple[list[int], float]:
    """How many of each type make the most of the room, given a minimum of each."""
    best = [0.0] * (room + 1)
    chosen: list[list[int]] = []
    for kind in range(TYPES):
        column = gains[kind]
        most = len(column) - 1
        made = [NOWHERE] * (room + 1)
        took = [0] * (room + 1)
        if most == 0 and least[kind] == 0:
            made = best
        else:
            for used in range(least[kind], room + 1):
                highest, taken = NOWHERE, 0
                for going in range(least[kind], min(most, used) + 1):
                    value = best[used - going] + column[going]
                    if value > highest:
                        highest, taken = value, going
                made[used] = highest
                took[used] = taken
        chosen.append(took)
        best = made
    counts = [0] * TYPES
    left = room
    for kind in range(TYPES - 1, -1, -1):
        counts[kind] = chosen[kind][left]
        left -= counts[kind]
    return counts, best[room]
