"""Edits of a state as somebody would make them by hand, and what `load` finds wrong with the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.engine.driver import Desk, Json

State = dict[str, Any]
Edit = Callable[[State], object]


def fresh(**options: Any) -> tuple[Desk, State]:
    desk = Desk()
    desk.new(seed=3, **{"players": 2, **options})
    return desk, desk.done("state")["state"]


def problems(edit: Edit, **options: Any) -> list[Json]:
    """What is wrong with the state of a new game once it is edited; the game itself goes on."""
    desk, state = fresh(**options)
    edit(state)
    error = desk.refused("load", state=state)
    assert error["code"] == "impossible-position"
    found: list[Json] = error["problems"]
    assert found
    for problem in found:
        assert set(problem) in ({"where", "reason"}, {"component", "expected", "found", "where"})
    return found


def where(edit: Edit, **options: Any) -> set[str]:
    return {problem["where"] for problem in problems(edit, **options)}


def holder(state: State, path: str) -> tuple[Any, Any]:
    """The object or list that a path like players.0.hand ends in, and the last key."""
    place: Any = state
    *keys, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
    for key in keys:
        place = place[key]
    return place, last


def set_at(path: str, value: Any) -> Edit:
    """An edit that puts a value at a path."""

    def edit(state: State) -> None:
        place, key = holder(state, path)
        place[key] = value

    return edit


def delete_at(path: str) -> Edit:
    """An edit that leaves a member out."""

    def edit(state: State) -> None:
        place, key = holder(state, path)
        del place[key]

    return edit
