"""The search plays better than dice, in both games, and knows nothing but the view of its seat."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.bots.dice import QuickDice
from digsite.bots.search import Search
from digsite.kernel.play import apply, legal_actions, settle, to_decide
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

BOTH = pytest.mark.parametrize("rules", [ARNAK, QUETZAL], ids=["arnak", "quetzal"])
ITERATIONS = 16


def play(rules: AnyRules, options: dict[str, Any], seat: int, seed: int) -> Any:
    """A whole game of one seat that searches against seats that do not; the game at its end."""
    dice = QuickDice(seed)
    game = rules.new(options)
    settle(game, dice)
    search = Search(rules, ITERATIONS, seed)
    while game.stack:
        legal = legal_actions(game)
        if to_decide(game) == seat:
            action = search.choose(rules.view(game, seat))
            assert action in legal
        else:
            action = legal[dice.below(len(legal))]
        apply(game, action)
        settle(game, dice)
    return game


def middle(rules: AnyRules, options: dict[str, Any], seed: int, steps: int) -> Any:
    """A position after some random steps, at a decision with several options."""
    dice = QuickDice(seed)
    game = rules.new(options)
    settle(game, dice)
    while steps > 0 or len(legal_actions(game)) < 2:
        legal = legal_actions(game)
        if not legal:  # this game was over too early
            return middle(rules, options, seed + 1000, steps)
        apply(game, legal[dice.below(len(legal))])
        settle(game, dice)
        steps -= 1
    return game


@BOTH
@pytest.mark.slow
def test_it_beats_uniform_play(rules: AnyRules) -> None:
    """Six games, seats in turn: uniform play would win all of them once in 64 times, and by less."""
    leads = []
    for seed in range(6):
        seat = seed % 2
        totals = [score["total"] for score in rules.scores(play(rules, {"players": 2}, seat, seed))]
        leads.append(totals[seat] - totals[1 - seat])
    assert len([lead for lead in leads if lead > 0]) >= 5, leads
    assert sum(leads) > 0, leads


@pytest.mark.parametrize(
    ("rules", "options"),
    [
        (ARNAK, {"players": 1, "difficulty": 3}),
        (ARNAK, {"players": 3, "board": "snake"}),
        (ARNAK, {"players": 4}),
        (QUETZAL, {"players": 3}),
        (QUETZAL, {"players": 5}),
    ],
)
def test_any_number_of_players(rules: AnyRules, options: dict[str, Any]) -> None:
    game = middle(rules, options, 4, 30)
    view = rules.view(game, to_decide(game))
    assert Search(rules, 12, 1).choose(view) in legal_actions(game)


@BOTH
def test_the_same_seed_makes_the_same_choice(rules: AnyRules) -> None:
    game = middle(rules, {"players": 2}, 7, 40)
    view = rules.view(game, to_decide(game))
    assert Search(rules, 30, 5).choose(view) == Search(rules, 30, 5).choose(view)


@BOTH
def test_what_is_hidden_makes_no_difference(rules: AnyRules) -> None:
    """Deal anew what the seat does not see: the view is the same, and so is the choice."""
    for seed in range(3):
        game = middle(rules, {"players": 2}, seed, 25)
        seat = to_decide(game)
        other = rules.determinize(rules.view(game, seat), QuickDice(99 + seed))
        assert rules.view(other, seat) == rules.view(game, seat)
        choices = {Search(rules, 24, 3).choose(rules.view(table, seat)) for table in (game, other)}
        assert len(choices) == 1


@BOTH
def test_every_iteration_is_counted(rules: AnyRules) -> None:
    game = middle(rules, {"players": 2}, 2, 20)
    root = Search(rules, 40, 1).grow(rules.view(game, to_decide(game)))
    assert sum([child.visits for child in root.children.values()]) == 40
    assert set(root.children) <= set(legal_actions(game))
