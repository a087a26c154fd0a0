"""The checker of histories finds every kind of planted fault, and nothing in a history without any."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.history import Asked, History

Json = dict[str, Any]


def step(seq: int, seat: int | None, action: str | None, card: str | None = None) -> Json:
    return {"seq": seq, "seat": seat, "action": action, "events": [{"event": "drew", "seat": seat, "card": card}]}


def sound() -> tuple[History, dict[int, list[Json]]]:
    """Two seats, four steps, a reconnection; seat 0 drew a card that seat 1 may not see."""
    open_card = [step(1, None, None), step(2, 0, "dig", "lantern"), step(3, 1, "pass"), step(4, 0, "pass")]
    hidden = copy.deepcopy(open_card)
    hidden[1]["events"][0]["card"] = None
    stored = {0: open_card, 1: hidden}
    history = History()
    for seat, seq, action in ((0, 1, "dig"), (1, 2, "pass"), (0, 3, "pass")):
        asked = Asked(seat, seq, action, f"{seat} {seq}")
        history.asked.append(asked)
        history.confirmed.append((asked, seq + 1))
    history.connected(0).extend(copy.deepcopy(open_card[:2]))
    history.connected(0).extend(copy.deepcopy(open_card))
    history.connected(1).extend(copy.deepcopy(hidden))
    return history, stored


def lose_the_last(history: History, stored: dict[int, list[Json]]) -> None:
    for steps in stored.values():
        steps.pop()


def change_an_action(history: History, stored: dict[int, list[Json]]) -> None:
    for steps in stored.values():
        steps[2]["action"] = "dig"


def store_one_twice(history: History, stored: dict[int, list[Json]]) -> None:
    for steps in stored.values():
        steps.append({**steps[3], "seq": 5})


def number_one_twice(history: History, stored: dict[int, list[Json]]) -> None:
    for steps in stored.values():
        steps.append(copy.deepcopy(steps[3]))


def answer_a_key_twice(history: History, stored: dict[int, list[Json]]) -> None:
    history.confirmed.append((history.confirmed[0][0], 4))


def tell_in_another_order(history: History, stored: dict[int, list[Json]]) -> None:
    steps = history.seen[1][0]
    steps[1], steps[2] = steps[2], steps[1]


def tell_one_twice(history: History, stored: dict[int, list[Json]]) -> None:
    history.seen[1][0].insert(2, copy.deepcopy(history.seen[1][0][1]))


def leave_one_out(history: History, stored: dict[int, list[Json]]) -> None:
    del history.seen[1][0][1]


def show_a_card(history: History, stored: dict[int, list[Json]]) -> None:
    history.seen[1][0][1]["events"][0]["card"] = "lantern"


def tell_what_was_never_stored(history: History, stored: dict[int, list[Json]]) -> None:
    history.seen[0][1].append(step(5, 1, "dig"))


def test_a_sound_history_has_no_faults() -> None:
    history, stored = sound()
    assert history.faults(stored) == []


@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (lose_the_last, "lost"),
        (change_an_action, "lost"),
        (tell_what_was_never_stored, "lost"),
        (store_one_twice, "doubled"),
        (number_one_twice, "doubled"),
        (answer_a_key_twice, "doubled"),
        (tell_in_another_order, "reordered"),
        (tell_one_twice, "reordered"),
        (leave_one_out, "reordered"),
        (show_a_card, "leaked"),
    ],
)
def test_planted_faults_are_found(plant: Callable[[History, dict[int, list[Json]]], None], kind: str) -> None:
    history, stored = sound()
    plant(history, stored)
    assert [fault for fault in history.faults(stored) if fault.startswith(kind)]
