"""Many games as one vector environment: the same games as alone, in any number of processes; autoreset; refusals."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="./test tests/lab installs Gymnasium")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import data_equivalence  # noqa: E402

import digsite.lab  # noqa: E402
from digsite.kernel.errors import BadOptions, IllegalAction  # noqa: E402
from tests.lab.tables import TABLES, named  # noqa: E402

Table = tuple[str, dict[str, Any]]


def chosen_by(dice: Any, masks: Any) -> Any:
    """A random legal action in every game."""
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])


def stepped(envs: Any, steps: int, seed: int = 1) -> list[Any]:
    """Everything that random players see and get."""
    dice = np.random.default_rng(seed)
    observations, info = envs.reset(seed=seed)
    told: list[Any] = [(observations, info)]
    for _ in range(steps):
        told.append(envs.step(chosen_by(dice, told[-1][-1]["action_mask"])))
    return told


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_table_in_its_spaces_and_with_autoreset(table: Table) -> None:
    game, options = table
    envs = digsite.lab.vector(game, envs=3, **options)
    told = stepped(envs, 40 * options["players"] + 100)
    assert all([step[0] in envs.observation_space for step in told])
    ends = [step for step in told[1:] if step[2].any()]
    assert ends
    for observations, rewards, ended, truncated, info in ends:
        assert not truncated.any()
        assert (info["scores"][ended].max(axis=1) > 0).all()
        assert not info["rewards"][~ended].any()
        assert (rewards[~ended] == 0).all()
        assert observations["action_mask"][ended].sum(axis=1).min() > 1
        if options["players"] > 1:
            assert info["rewards"][ended].sum(axis=1) == pytest.approx(np.ones(ended.sum()))


@pytest.mark.parametrize("reward", ["win", "score", "rank"])
@pytest.mark.parametrize("table", [("arnak", {"players": 1}), ("quetzal", {"players": 3})], ids=named)
def test_rewards_follow_from_the_points(table: Table, reward: str) -> None:
    game, options = table
    ends = 0
    envs = digsite.lab.vector(game, envs=4, reward=reward, **options)
    told = stepped(envs, 260)
    for before, (_, rewards, ended, _, info) in pairwise(told):
        for row in np.flatnonzero(ended):
            ends += 1
            points, seat = info["scores"][row], before[-1]["seat"][row]
            assert rewards[row] == info["rewards"][row][seat]
            others = [info["scores"][row][other] for other in range(len(points)) if other != seat]
            if reward == "score":
                assert rewards[row] == points[seat] - max(others)
            elif reward == "win" and points[seat] != max(others):
                assert rewards[row] == float(points[seat] > max(others))
    assert ends


@pytest.mark.parametrize("context", [None, "spawn"])
def test_processes_play_the_same_games(context: str | None) -> None:
    alone = digsite.lab.vector("arnak", envs=5, players=2)
    spread = digsite.lab.vector("arnak", envs=5, players=2, processes=2, context=context)
    try:
        assert data_equivalence(stepped(spread, 60), stepped(alone, 60), exact=True)
        mask = spread.action_masks()
        wrong = mask.argmax(axis=1)
        wrong[4] = np.flatnonzero(~mask[4])[0]
        with pytest.raises(IllegalAction, match="Game 4: "):
            spread.step(wrong)
        assert np.array_equal(spread.action_masks(), mask)
    finally:
        spread.close()
        spread.close()


def test_a_game_is_the_same_however_many_there_are() -> None:
    few, many = (digsite.lab.vector("quetzal", envs=envs, players=2) for envs in (2, 6))
    (first, _), (second, _) = few.reset(seed=3), many.reset(seed=3)
    assert np.array_equal(first["observation"], second["observation"][:2])


def test_one_illegal_action_stops_all() -> None:
    envs = digsite.lab.vector("quetzal", envs=3, players=2)
    observations, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    for wrong in (int(np.flatnonzero(info["action_mask"][2] == 0)[0]), -1, 10**6):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match="Game 2: "):
            envs.step(actions)
    assert np.array_equal(envs.buffers.observations, observations["observation"])
    for shape in (actions[:2], actions.astype(float), [actions]):
        with pytest.raises(IllegalAction, match="3 whole numbers are expected"):
            envs.step(shape)


def test_buffers_are_shared_on_request_only() -> None:
    for copied in (True, False):
        envs = digsite.lab.vector("arnak", envs=2, players=2, copy=copied)
        observations, info = envs.reset(seed=1)
        kept = observations["observation"].copy()
        envs.step(info["action_mask"].argmax(axis=1))
        assert np.array_equal(observations["observation"], kept) == copied


def test_gymnasium_makes_it() -> None:
    envs = gymnasium.make_vec("digsite/Arnak-v0", num_envs=3, vectorization_mode="vector_entry_point", players=2)
    observations, _ = envs.reset(seed=1)
    assert observations["observation"].shape[0] == 3


@pytest.mark.parametrize(("chosen", "said"), [
    ({"envs": 0}, "envs: a whole number from 1 on is expected"),
    ({"envs": 2, "processes": 3}, "processes: a whole number from 1 to the number of environments is expected"),
    ({"envs": 2, "reward": "glory"}, "reward: one of win, score, rank is expected"),
])  # fmt: skip
def test_wrong_choices_are_refused(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        digsite.lab.vector("arnak", **chosen)
