"""The dice of rollouts: fair enough, and the same everywhere."""

from __future__ import annotations

from collections import Counter

from digsite.bots.dice import QuickDice


def test_the_same_seed_gives_the_same_numbers_in_every_build() -> None:
    dice = QuickDice(2026)
    assert [dice.below(1000) for _ in range(8)] == [865, 682, 103, 106, 524, 336, 468, 568]


def test_every_number_below_the_limit_is_as_likely() -> None:
    dice = QuickDice(1)
    counts = Counter([dice.below(10) for _ in range(20_000)])
    assert set(counts) == set(range(10))
    assert all([1800 < count < 2200 for count in counts.values()])


def test_every_order_is_as_likely() -> None:
    dice = QuickDice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [0, 1, 2]
        dice.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert all([850 < count < 1150 for count in orders.values()])


def test_a_pick_follows_the_weights() -> None:
    dice = QuickDice(5)
    counts = Counter([dice.pick([1, 0, 3]) for _ in range(8000)])
    assert counts[1] == 0
    assert 1800 < counts[0] < 2200
