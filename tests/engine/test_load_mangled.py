"""States mangled at random: always a precise refusal, or a game that can be played to its end."""

from __future__ import annotations

import copy
import json
import random

import pytest

from tests.engine.damage import mangle
from tests.engine.driver import CONFIGURATIONS, Desk, Json, positions

FUZZED = 150


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
        assert desk.ask("replay", record=desk.done("record")["record"])["ok"], state
        assert desk.ask("load", state=desk.done("state")["state"])["ok"], state
    assert refused > 60 and loaded > 10
