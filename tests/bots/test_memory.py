"""What a tree remembers: an action that did well after one beginning is favoured after another."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.bots.levels import judge_of, make
from digsite.bots.parallel import grow_one
from digsite.bots.protocol import Budget
from digsite.bots.tree import NO_HABIT, Branch, Manner, Memory, Tree, tallies
from digsite.kernel.effects import NO_ACTION
from digsite.kernel.play import to_decide
from tests.bots.test_search import middle

GOOD, BAD, NEVER = 3, 4, 5


def remembered(times: int) -> Memory:
    memory = Memory(10)
    for _ in range(times):
        memory.learn([Branch(NO_ACTION, NO_HABIT), Branch(NO_ACTION, GOOD)], 60.0)
        memory.learn([Branch(NO_ACTION, NO_HABIT), Branch(NO_ACTION, BAD)], 50.0)
    return memory


def test_what_did_better_than_the_mean_is_favoured() -> None:
    memory = remembered(20)
    assert memory.leaning(GOOD, 55.0) > 0.0 > memory.leaning(BAD, 55.0)
    assert memory.leaning(NEVER, 55.0) == 0.0


def test_few_trials_are_trusted_little() -> None:
    leanings = [remembered(times).leaning(GOOD, 55.0) for times in (1, 5, 500)]
    assert leanings == sorted(leanings)
    assert leanings[1] == pytest.approx(2.5)  # half of the five points it was better
    assert leanings[2] == pytest.approx(5.0, abs=0.1)


def test_a_manner_without_a_memory_leans_nowhere() -> None:
    tree = Tree(judge_of("arnak"), Manner(turns=99), 1)
    table = middle(ARNAK, {"players": 2}, 3, 30)
    tree.grow(ARNAK.view(table, to_decide(table)), 40, 60.0)
    assert tree.memory is None


def test_another_process_remembers_as_well() -> None:
    table = middle(ARNAK, {"players": 2}, 3, 30)
    view = ARNAK.view(table, to_decide(table))
    manner = Manner(turns=99, memory=4.0)
    tree = Tree(judge_of("arnak"), manner, 7)
    tree.grow(view, 200, 60.0)
    assert grow_one("arnak", manner.parts(), view, 7, 200, 60.0) == tallies(tree)
    forgetful = Tree(judge_of("arnak"), Manner(turns=99), 7)
    forgetful.grow(view, 200, 60.0)
    assert tallies(forgetful) != tallies(tree)


def test_the_professor_of_arnak_has_one() -> None:
    table = middle(ARNAK, {"players": 2}, 3, 30)
    view = ARNAK.view(table, to_decide(table))
    budget = Budget(iterations=200)
    professor, ranger = (
        make("arnak", level, 7).consider(view, view["actions"], budget) for level in ("professor", "ranger")
    )
    assert professor != ranger  # the same seed and the same iterations
