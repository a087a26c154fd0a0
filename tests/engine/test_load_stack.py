"""What is still to happen in a loaded state, and what only a solo game has."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.edits import State, set_at, where


def test_a_solo_game_has_its_own_conditions() -> None:
    def fear_for_the_rival(state: State) -> None:
        state["rival"]["cards"].insert(0, state["decks"]["fear"].pop())

    def nine_tiles(state: State) -> None:
        state["box"].append(state["rival"]["tiles"].pop())
        state["box_seen"].append("seen")

    solo = {"players": 1, "difficulty": 2}
    assert where(set_at("difficulty", 3), **solo) == {"difficulty"}
    assert where(set_at("difficulty", None), **solo) == {"difficulty"}
    assert "rival" in where(set_at("rival", None), **solo)
    assert where(set_at("turn", 1), **solo) & {"turn", "stack[0]"}
    assert where(set_at("rival.archaeologists", 7), **solo) == {"rival.archaeologists"}
    assert where(set_at("rival.archaeologists", 1), **solo) == {"rival"}
    assert where(fear_for_the_rival, **solo) == {"rival.cards[0]"}
    assert "rival" in where(nine_tiles, **solo)


@pytest.mark.parametrize(
    ("stack", "at"),
    [
        ("Turn", "stack"),
        ([["Turn"]], "stack[0]"),
        ([[["Turn"], 0, None]], "stack[0]"),
        ([[["Fly"], 0, None, 0]], "stack[0]"),
        ([[["Turn", 1], 0, None, 0]], "stack[0]"),
        ([[[], 0, None, 0]], "stack[0]"),
        ([[{}, 0, None, 0]], "stack[0]"),
        ([[["Turn"], 2, None, 0]], "stack[0][1]"),
        ([[["Turn"], True, None, 0]], "stack[0][1]"),
        ([[["Turn"], 1, None, 0]], "stack[0]"),
        ([[["Turn"], 0, "wing", 0]], "stack[0][2]"),
        ([[["Turn"], 0, None, -1]], "stack[0][3]"),
        ([[["Turn"], 0, None, 1]], "stack[0]"),
        ([[["Exile"], 0, "axe", 0]], "stack[0]"),
        ([[["Turn"], 0, None, 0], [["Turn"], 0, None, 0]], "stack"),
        ([[["Turn"], 0, None, 0], [["NextRound"], 0, None, 0]], "stack"),
        ([[["After"], 0, None, 0], [["BonusOrRow"], 0, "row-2", 35]], "stack[1]"),
        ([[["After"], 0, None, 0], [["ShuffleRival"], 0, None, 0]], "stack[1]"),
        ([[["After"], 0, None, 0], [["AwakenGuardian"], 0, None, 5]], "stack"),
    ],
)
def test_a_stack_entry_that_cannot_be_is_named(stack: Any, at: str) -> None:
    assert at in where(set_at("stack", stack))


def test_a_game_that_is_over_has_nothing_to_happen() -> None:
    assert "stack" in where(set_at("over", True))

    def early(state: State) -> None:
        state["over"], state["stack"] = True, []

    assert where(early) == {"over"}
