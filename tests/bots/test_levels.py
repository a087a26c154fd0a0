"""Every level, in both games: legal, blind to what is hidden, the same for the same seed."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.bots.dice import QuickDice
from digsite.bots.levels import LEVELS, level_of, make
from digsite.bots.parallel import workers
from digsite.bots.protocol import Budget
from digsite.build import COMPILED, PURE
from digsite.kernel.play import apply, legal_actions, settle, to_decide
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL
from tests.arnak import leaks as arnak_leaks
from tests.bots.test_search import middle
from tests.quetzal import leaks as quetzal_leaks

GAMES: dict[str, AnyRules] = {"arnak": ARNAK, "quetzal": QUETZAL}
EVERY_GAME = pytest.mark.parametrize("game", sorted(GAMES))
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
PERMUTED: Any = {"arnak": arnak_leaks.permuted, "quetzal": quetzal_leaks.permuted}
SHORT = Budget(iterations=4)
REDEALT = Budget(
    iterations=level_of("arnak", "professor").manner.per_deal + 1
)  # a thinker deals what is hidden a second time


def choice(game: str, level: str, table: Any, seed: int = 1, budget: Budget = SHORT) -> int:
    view = GAMES[game].view(table, to_decide(table))
    return make(game, level, seed).choose(view, view["actions"], budget)


def played(rules: AnyRules, options: dict[str, Any], levels: list[str], seed: int, budget: Budget) -> Any:
    """A whole game; an illegal choice fails."""
    dice = QuickDice(seed)
    game = rules.new(options)
    settle(game, dice)
    bots = [make(rules.name, level, seed + seat) for seat, level in enumerate(levels)]
    while game.stack:
        legal, seat = legal_actions(game), to_decide(game)
        assert seat is not None
        action = legal[0]
        if len(legal) > 1:
            view = rules.view(game, seat)
            action = bots[seat].choose(view, view["actions"], budget)
            assert action in legal
        apply(game, action)
        settle(game, dice)
    return game


@EVERY_GAME
@EVERY_LEVEL
def test_what_is_hidden_makes_no_difference(game: str, level: str) -> None:
    """Everything the seat cannot know is dealt anew, a hundred times."""
    table = middle(GAMES[game], {"players": 3}, 11, 40)
    expected = choice(game, level, table, budget=REDEALT)
    random = Random(5)
    for _ in range(100):
        other = PERMUTED[game](table, to_decide(table), random)
        assert choice(game, level, other, budget=REDEALT) == expected


@EVERY_GAME
@EVERY_LEVEL
def test_the_same_seed_makes_the_same_choice(game: str, level: str) -> None:
    for position in range(3):
        table = middle(GAMES[game], {"players": 2}, position, 20 + 10 * position)
        assert choice(game, level, table, 7) == choice(game, level, table, 7)


@EVERY_GAME
@pytest.mark.parametrize("level", ["novice", "scout", "ranger", "professor"])
def test_alternatives_are_what_is_legal_best_first(game: str, level: str) -> None:
    table = middle(GAMES[game], {"players": 2}, 3, 30)
    view = GAMES[game].view(table, to_decide(table))
    found = make(game, level, 2).consider(view, view["actions"], Budget(iterations=24))
    assert found.action in legal_actions(table)
    assert sorted([one.action for one in found.ranked]) == sorted(legal_actions(table))
    shares = [one.share for one in found.ranked]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1.0)
    assert all([-50.0 < one.value < 150.0 for one in found.ranked])


@EVERY_GAME
def test_no_level_makes_an_illegal_choice(game: str) -> None:
    levels = ["novice", "ranger"] if game == "arnak" else ["novice", "scout"]
    played(GAMES[game], {"players": 2}, levels, 5, Budget(iterations=2))


def test_the_rival_is_played_against() -> None:
    game = played(ARNAK, {"players": 1, "difficulty": 2, "board": "snake"}, ["scout"], 3, Budget(iterations=6))
    human, rival = ARNAK.scores(game)
    assert human["total"] > 20
    assert rival["total"] > 0


def test_a_scout_beats_uniform_play() -> None:
    """Four games, seats in turn: dice would not win all of them by 10 points."""
    for seed in range(4):
        levels = ["scout", "random"] if seed % 2 else ["random", "scout"]
        totals = [
            score["total"] for score in ARNAK.scores(played(ARNAK, {"players": 2}, levels, seed, Budget(iterations=12)))
        ]
        scout = levels.index("scout")
        assert totals[scout] > totals[1 - scout] + 10


def test_two_processes_add_up() -> None:
    table = middle(ARNAK, {"players": 2}, 3, 30)
    view = ARNAK.view(table, to_decide(table))
    bot = make("arnak", "professor", 4)
    both = Budget(iterations=20, jobs=2)
    found = bot.consider(view, view["actions"], both)
    assert found == bot.consider(view, view["actions"], both)
    assert found.action in legal_actions(table)
    assert sum([one.share for one in found.ranked]) == pytest.approx(1.0)


def test_thinking_ends_in_time() -> None:
    from time import perf_counter

    table = middle(ARNAK, {"players": 4}, 3, 30)
    view = ARNAK.view(table, to_decide(table))
    began = perf_counter()
    make("arnak", "professor", 4).choose(view, view["actions"], Budget(seconds=0.2))
    assert perf_counter() - began < 2.0


@EVERY_GAME
@pytest.mark.parametrize("level", ["novice", "scout", "ranger", "professor"])
def test_nobody_waits_long_for_a_level_by_itself(game: str, level: str) -> None:
    """Five seconds are too many, and without the compiled engine already the median would be more than one."""
    own = level_of(game, level)
    assert own.limit(COMPILED) < 5.0
    assert own.limit(PURE) < 1.0


def test_a_process_that_is_killed_costs_one_decision() -> None:
    table = middle(ARNAK, {"players": 2}, 3, 30)
    view = ARNAK.view(table, to_decide(table))
    bot = make("arnak", "professor", 4)
    both = Budget(iterations=20, jobs=2)
    expected = bot.consider(view, view["actions"], both)
    for process in list(workers(2)._processes.values()):
        process.kill()
        process.join()
    with pytest.raises(BrokenProcessPool):
        bot.consider(view, view["actions"], both)
    assert bot.consider(view, view["actions"], both) == expected
