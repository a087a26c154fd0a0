"""One seat of every table as a Gymnasium environment: its checker, opponents, seats, copies."""

from __future__ import annotations

import copy
import pickle
import random
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="./test tests/lab installs Gymnasium")

import cloudpickle  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env, data_equivalence  # noqa: E402

from digsite.kernel.errors import BadOptions, IllegalAction  # noqa: E402
from tests.lab.tables import SAMPLES, TABLES, any_legal, named  # noqa: E402

Table = tuple[str, dict[str, Any]]
NAMES = {"arnak": "digsite/Arnak-v0", "quetzal": "digsite/Quetzal-v0"}
MYBOT = Path(__file__).parents[2] / "examples" / "mybot.py"


def made(table: Table, **chosen: Any) -> Any:
    game, options = table
    return gymnasium.make(NAMES[game], **options, **chosen)


def game_of(env: Any, seed: int) -> list[Any]:
    """Everything a random learner sees and gets in one game."""
    dice = random.Random(seed)
    observation, info = env.reset(seed=seed)
    told = [(observation, info)]
    over = False
    while not over:
        *step, over, truncated, info = env.step(any_legal(info["action_mask"], dice))
        assert not truncated
        told.append((*step, over, info))
    return told


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_it_passes_the_checker_without_a_warning(table: Table) -> None:
    """The checker takes actions regardless of the mask: only where an illegal one ends the game can it try them."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(table, illegal="end").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_same_seed_is_the_same_game_and_nothing_is_used_twice(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        first, second = (game_of(made(table), 4) for _ in range(2))
    assert data_equivalence(first, second, exact=True)
    arrays = [array for step in first for array in (*step[0].values(), step[-1]["action_mask"])]
    assert len({array.ctypes.data for array in arrays}) == len(arrays)
    assert len(first) > 10
    assert len(first[-1][-1]["scores"]) >= 2


def test_bots_of_any_level_and_programs_play_the_others() -> None:
    opponents = ["random", f"cmd:{sys.executable} {MYBOT}"]
    env = gymnasium.make(NAMES["quetzal"], players=3, seat=1, opponents=opponents)
    told = game_of(env, 1)
    (program,) = [bot for bot in env.unwrapped.others.bots if bot is not None]
    assert program.faults == []
    env.close()
    assert told[-1][-1]["seat"] == 1
    bots = gymnasium.make(NAMES["quetzal"], players=2, opponents="scout@4")
    assert data_equivalence(game_of(bots, 2), game_of(bots, 2))


def test_the_seat_may_be_another_in_every_game() -> None:
    env = gymnasium.make(NAMES["quetzal"], players=3, seat=None)
    found = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(found) == {0, 1, 2}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(20)] == found


@pytest.mark.parametrize("table", [*SAMPLES, ("quetzal", {"players": 2, "opponents": "scout@4"})], ids=named)
@pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)), lambda env: cloudpickle.loads(cloudpickle.dumps(env))],
    ids=["deepcopy", "pickle", "cloudpickle"],
)
def test_copies_go_the_same_way(table: Table, copied: Any) -> None:
    env = made(table, render_mode="ansi")
    _, info = env.reset(seed=1)
    dice = random.Random(1)
    for _ in range(6):
        *_, info = env.step(any_legal(info["action_mask"], dice))
    other = copied(env)
    for _ in range(6):
        action = any_legal(info["action_mask"], dice)
        first, second = env.step(action), other.step(action)
        assert data_equivalence(first, second, exact=True)
        info = first[-1]
    assert env.render() == other.render()


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = gymnasium.make(NAMES["arnak"], players=1, render_mode="ansi")
    _, info = env.reset(seed=1)
    before = env.render()
    with pytest.raises(IllegalAction, match="is not legal now"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert env.render() == before
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))


def test_a_game_that_is_over_needs_a_reset() -> None:
    env = gymnasium.make(NAMES["arnak"], players=1)
    game_of(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


@pytest.mark.parametrize(("chosen", "said"), [
    ({"seat": 2}, "seat: a whole number from 0 to 1 is expected"),
    ({"opponents": "wizard"}, "one of random, novice, scout, ranger, professor is expected"),
    ({"opponents": ["random", "random"]}, "opponents: 1 names are expected"),
])  # fmt: skip
def test_wrong_choices_are_refused(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        gymnasium.make(NAMES["arnak"], players=2, **chosen)
