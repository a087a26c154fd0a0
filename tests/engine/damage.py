"""Damage done at random, but the same on every run: to states, and to the lines of records."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

State = dict[str, Any]
VALUES: list[Any] = [None, True, False, 0, 1, 2, 3, -1, 10**30, 1.5, "", "fear", "axe", "temple", "blocked", [], {}]


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


def drop(dice: random.Random, lines: list[str], at: int) -> list[str]:
    return lines[:at] + lines[at + 1 :]


def double(dice: random.Random, lines: list[str], at: int) -> list[str]:
    return [*lines[: at + 1], *lines[at:]]


def swap(dice: random.Random, lines: list[str], at: int) -> list[str]:
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return lines


def garble(dice: random.Random, lines: list[str], at: int) -> list[str]:
    place = dice.randint(0, len(lines[at]))
    lines[at] = lines[at][:place] + dice.choice(["x", " 1", "\ud800", "9", "{", "  =", "*"]) + lines[at][place + 1 :]
    return lines


def cut(dice: random.Random, lines: list[str], at: int) -> list[str]:
    lines[at] = lines[at][: len(lines[at]) // 2]
    return lines


DAMAGES = (drop, double, swap, garble, cut)
