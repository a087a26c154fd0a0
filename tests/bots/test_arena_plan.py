"""Who meets whom, where, and with which deal."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from digsite.arena.deal import PairedDice
from digsite.arena.entrants import budget_of, check, labelled
from digsite.arena.match import play
from digsite.arena.plan import Match, arrangements, plan
from digsite.bots.protocol import Budget
from digsite.kernel.effects import Effect, Frame
from digsite.kernel.effects import Table as Kernel
from digsite.kernel.errors import BadOptions

WHOLE_THROW = 3 + 7  # words: `* roll SEAT`, six meeples and the Character
BIRD = {"players": 2, "board": "bird"}


def matches(names: list[str], players: int, games: int) -> list[Match]:
    return plan("arnak", [{"players": players, "board": "bird"}], names, games, 5, Budget(), "v")


def test_two_bots_change_seats_on_every_deal() -> None:
    found = matches(["a", "b"], 2, 6)
    assert [(match.deal, match.seats) for match in found] == [
        *[(0, ("a", "b")), (0, ("b", "a"))],
        *[(1, ("b", "a")), (1, ("a", "b"))],
        *[(2, ("a", "b")), (2, ("b", "a"))],
    ]


def test_with_more_seats_one_plays_against_the_other_in_all_others_and_the_reverse() -> None:
    found = matches(["a", "b"], 3, 12)
    assert [match.seats for match in found] == [
        *[("a", "b", "b"), ("b", "a", "a"), ("b", "a", "b"), ("a", "b", "a"), ("b", "b", "a"), ("a", "a", "b")],
        *[("a", "b", "b"), ("b", "a", "a"), ("b", "a", "b"), ("a", "b", "a"), ("b", "b", "a"), ("a", "a", "b")],
    ]
    assert [match.deal for match in found] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_has_every_seat_equally_often(players: int) -> None:
    found = matches(["a", "b"], players, 2 * players * 5)
    for seat in range(players):
        assert Counter([match.seats[seat] for match in found]) == {"a": 5 * players, "b": 5 * players}
        alone = [match.seats[seat] for match in found if match.seats.count(match.seats[seat]) == 1]
        assert players == 2 or Counter(alone) == {"a": 5, "b": 5}


def test_as_many_bots_as_seats_rotate() -> None:
    assert arrangements(["a", "b", "c"], 3, 0) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len(matches(["a", "b", "c"], 3, 10)) == 12


def test_more_bots_than_fit_meet_in_pairs_and_one_plays_itself() -> None:
    found = matches(["a", "b", "c"], 2, 4)
    assert Counter([frozenset(match.seats) for match in found]) == {
        frozenset("ab"): 4,
        frozenset("ac"): 4,
        frozenset("bc"): 4,
    }
    assert [match.seats for match in matches(["a"], 4, 2)] == [("a",) * 4] * 2
    assert [match.seats for match in matches(["a", "b"], 1, 2)] == [("a",), ("a",), ("b",), ("b",)]


def test_a_key_stands_for_all_that_a_result_depends_on() -> None:
    base: dict[str, Any] = {"options": (("players", 2),), "seats": ("a", "b"), "seed": 1, "deal": 0, "version": "v"}
    keys = [Match(game="arnak", budget=Budget(), **base).key]
    keys.append(Match(game="quetzal", budget=Budget(), **base).key)
    keys.append(Match(game="arnak", budget=Budget(iterations=4), **base).key)
    for changed in ({"seats": ("b", "a")}, {"seed": 2}, {"deal": 1}, {"version": "w"}, {"options": (("players", 3),)}):
        keys.append(Match(game="arnak", budget=Budget(), **{**base, **changed}).key)
    assert len(set(keys)) == len(keys)
    match = Match(game="arnak", budget=Budget(0.5, 3), **base)
    assert pickle.loads(pickle.dumps(match)) == match and Match(game="arnak", budget=Budget(), **base).key == keys[0]


def set_up(record: str) -> list[str]:
    """What chance decided before anybody did."""
    lines = record.split("\n\n", 1)[1].splitlines()
    return lines[: next(at for at, line in enumerate(lines) if not line.startswith("* "))]


@pytest.mark.parametrize(("game", "options"), [("arnak", BIRD), ("quetzal", {"players": 3})])
def test_both_arrangements_meet_the_same_deal_and_other_deals_are_others(game: str, options: dict[str, object]) -> None:
    found = plan(game, [options], ["random", "novice@1"], 4, 3, Budget(), "v")
    records = [play(match)[1] for match in found]
    assert set_up(records[0]) == set_up(records[1])
    assert set_up(records[2]) == set_up(records[3]) != set_up(records[0])
    assert records[0] != records[1]


def test_throws_of_a_round_do_not_depend_on_what_was_rolled_before() -> None:
    """In Quetzal everybody's first throw of a round is the deal's, however often somebody rolled again."""
    games = [play(match)[1] for match in plan("quetzal", [{"players": 2}], ["random", "novice@1"], 2, 9, Budget(), "v")]
    rolls = [[line for line in record.splitlines() if line.startswith("* roll")] for record in games]
    first, second = [sorted([roll for roll in throws if len(roll.split()) == WHOLE_THROW]) for throws in rolls]
    assert first == second and len(first) == 10
    assert sorted(rolls[0]) != sorted(rolls[1])


def test_cards_shuffled_later_keep_the_order_of_the_deal() -> None:
    class Shuffle(Effect[Kernel]):
        pass

    class Table:
        stack = (Frame(Shuffle(), 0, 0, 0),)
        round = 2

    def shuffled(things: list[int], times: int = 1) -> list[int]:
        dice = PairedDice(1, 2)
        for _ in range(times):
            dice.begin(Table())
        dice.shuffle(things)
        return things

    whole = shuffled([1, 2, 3, 4, 5, 5, 6, 7, 8])
    assert sorted(whole) == [1, 2, 3, 4, 5, 5, 6, 7, 8]
    assert shuffled([2, 8, 4, 6]) == [thing for thing in whole if thing in (2, 4, 6, 8)]
    assert shuffled(list(range(20)), times=2) != shuffled(list(range(20)))


def test_dice_are_fair() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for deal in range(6000):
        things = [0, 1, 2]
        PairedDice(0, deal).shuffle(things)
        counts[tuple(things)] += 1
    assert len(counts) == 6 and max(counts.values()) < 1130 and min(counts.values()) > 870
    dice = PairedDice(0, 0)
    picked = Counter([dice.pick([1, 0, 3]) for _ in range(8000)])
    assert set(picked) == {0, 2} and 1830 < picked[0] < 2170


@pytest.mark.parametrize(
    "name", ["scout", "professor@64", "ranger@0.5s", "scout/2", "scout@64/2", "random", "cmd:python3 bot.py"]
)
def test_names_that_can_enter(name: str) -> None:
    check(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "wizard",
        "scout@",
        "scout@0",
        "scout@-1",
        "scout@0s",
        "scout/0",
        "scout/2@4",
        "scout/",
        "cmd:",
        "cmd:/no/such",
        "cmd:'",
    ],
)
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(BadOptions):
        check(name)


def test_a_name_may_state_its_own_budget() -> None:
    everybody = Budget(iterations=9)
    assert budget_of("scout", everybody) == everybody
    assert budget_of("scout@64", everybody) == Budget(iterations=64)
    assert budget_of("scout@0.5s", everybody) == Budget(seconds=0.5)
    assert budget_of("cmd:./bot@3", everybody) == everybody
    assert budget_of("scout/2", everybody) == Budget(iterations=9, jobs=2)
    assert budget_of("scout@0.5s/3", everybody) == Budget(seconds=0.5, jobs=3)
    assert labelled("scout/2", everybody) == "scout@9/2" and labelled("scout@4/2", Budget(iterations=4)) == "scout@4/2"
    assert labelled("scout", everybody) == "scout@9" and labelled("random", everybody) == "random"
    assert labelled("scout", Budget(0.5, 9)) == "scout@9@0.5s"
    assert labelled("scout", Budget(seconds=0.5)) == "scout@0.5s" and labelled("scout", Budget()) == "scout"
