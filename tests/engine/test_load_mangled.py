"""States mangled at random: always a precise refusal, or a game that can be played to its end."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.driver import CONFIGURATIONS, Desk, Json, positions

State = dict[str, Any]
VALUES: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 10**30, 1.5, "", "fear", "axe", "temple", "blocked", [], {}]
FUZZED = 250


@pytest.mark.parametrize("options", CONFIGURATIONS)
def test_a_mangled_state_is_refused_or_can_be_played_to_the_end(options: Json) -> None:
    dice = random.Random(json.dumps(options))
    desk = Desk()
    states = positions(desk, seed=14, share=0.2, **options)
    frames = [frame for state in states for frame in state["stack"]]
    loaded = refused = 0
    for _ in range(FUZZED):
        state = copy.deepcopy(dice.choice(states))
        for _ in range(dice.choice([1, 1, 2])):
            mangle(dice, state, frames)
        answer = desk.ask("load", state=state)
        if not answer["ok"]:
            refused += 1
            assert answer["error"]["code"] == "impossible-position", (answer, state)
            assert answer["error"]["problems"]
            continue
        loaded += 1
        assert desk.ask("actions")["ok"] and desk.ask("view", seat=0)["ok"] and desk.ask("score")["ok"], state
        end = desk.ask("playout", seed=1)
        assert end["ok"] and end["over"], (end, state)
        assert desk.ask("load", state=desk.done("state")["state"])["ok"], state
    assert refused > 100 and loaded > 10


def mangle(dice: random.Random, state: State, frames: list[Any]) -> None:
    """Delete, replace, change, shuffle or swap something somewhere."""
    how = dice.choice(["delete", "replace", "change", "shuffle", "swap", "stack", "stack", "stack"])
    if how == "stack":
        mangle_stack(dice, state, frames)
        return
    holders = list(places(state))
    holder, key = dice.choice(holders)
    if how == "delete":
        del holder[key]
    elif how == "replace":
        holder[key] = copy.deepcopy(dice.choice(VALUES))
    elif how == "change" and isinstance(holder[key], int):
        holder[key] += dice.choice([-1, 1])
    elif how == "shuffle" and isinstance(holder[key], list):
        dice.shuffle(holder[key])
    else:
        other, place = dice.choice(holders)
        holder[key], other[place] = copy.deepcopy(other[place]), copy.deepcopy(holder[key])


def mangle_stack(dice: random.Random, state: State, frames: list[Any]) -> None:
    stack = state.get("stack")
    if not isinstance(stack, list) or not all([isinstance(frame, list) and len(frame) == 4 for frame in stack]):
        return
    how = dice.choice(["shuffle", "add", "add", "drop", "number"])
    if how == "add" or not stack:
        stack.insert(dice.randint(0, len(stack)), copy.deepcopy(dice.choice(frames)))
    elif how == "shuffle":
        dice.shuffle(stack)
    elif how == "drop":
        stack.pop(dice.randrange(len(stack)))
    else:
        dice.choice(stack)[3] = dice.choice([0, 1, 2, 5, 16, 17, 21, 22, 34, 35, 1000])


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every member of every object and list, as its holder and its key."""
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])
