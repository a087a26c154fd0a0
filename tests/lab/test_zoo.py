"""Every table as a PettingZoo environment: its own tests, masks, rewards, copies, and what is refused."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import pytest

pettingzoo = pytest.importorskip("pettingzoo", reason="./test tests/lab installs PettingZoo")

import cloudpickle  # noqa: E402
import numpy as np  # noqa: E402

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its environments in an old way
    from pettingzoo.test import api_test, render_test, seed_test

import digsite.lab  # noqa: E402
from digsite.kernel.errors import BadOptions, IllegalAction  # noqa: E402
from digsite.kernel.play import legal_actions  # noqa: E402
from tests.lab.tables import SAMPLES, TABLES, any_legal, named  # noqa: E402

DICT_SPACES = {  # what PettingZoo says of every dict that is not one of its own environments'
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
Table = tuple[str, dict[str, Any]]


def aec(table: Table, **chosen: Any) -> Any:
    game, options = table
    return digsite.lab.aec(game, **options, **chosen)


def played(env: Any, steps: int, seed: int = 1) -> Any:
    """The environment after some random steps."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    for _ in range(steps):
        env.step(any_legal(env.last()[0]["action_mask"], dice))
    return env


def finished(env: Any, seed: int = 1) -> dict[str, float]:
    """Play a whole game; what every agent got."""
    env.reset(seed=seed)
    dice = random.Random(seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        got[agent] = got.get(agent, 0.0) + reward
        env.step(None if terminated else any_legal(observation["action_mask"], dice))
    return got


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_it_passes_what_pettingzoo_asks_of_every_environment(table: Table) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(aec(table, render_mode="ansi"), num_cycles=1000)
        seed_test(lambda: aec(table), num_cycles=500)
    assert {str(one.message) for one in told} <= DICT_SPACES


@pytest.mark.parametrize("table", SAMPLES, ids=named)
def test_it_draws_in_words(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec(table, render_mode=render_mode))
    assert "1" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_mask_holds_exactly_the_legal_actions(table: Table) -> None:
    env = aec(table, forced=True)
    env.reset(seed=5)
    dice = random.Random(5)
    description = digsite.lab.describe(table[0], **table[1])
    while not any(env.terminations.values()):
        observation, _, _, _, info = env.last()
        listed = [description.ids[place] for place in observation["action_mask"].nonzero()[0]]
        assert sorted(listed) == sorted(legal_actions(env.match.game))
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        for agent in env.agents:
            if agent != env.agent_selection:
                assert not env.observe(agent)["action_mask"].any()
        env.step(any_legal(observation["action_mask"], dice))


@pytest.mark.parametrize("table", SAMPLES, ids=named)
@pytest.mark.parametrize(
    "copied",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)), lambda env: cloudpickle.loads(cloudpickle.dumps(env))],
    ids=["deepcopy", "pickle", "cloudpickle"],
)
def test_copies_go_the_same_way_and_their_own(table: Table, copied: Any) -> None:
    env = played(aec(table, render_mode="ansi"), 20)
    before = env.render()
    other = copied(env)
    dice = random.Random(2)
    taken: list[int | None] = []
    while other.agents and len(taken) < 60:
        observation, _, terminated, _, _ = other.last()
        taken.append(None if terminated else any_legal(observation["action_mask"], dice))
        other.step(taken[-1])
    assert env.render() == before != other.render()
    for action in taken:
        env.step(action)
    assert env.render() == other.render()
    assert env.rewards == other.rewards


@pytest.mark.parametrize("table", SAMPLES, ids=named)
@pytest.mark.parametrize("wrong", [-1, 10**6, None, "pass", 0.5, True])
def test_what_is_no_action_is_refused_and_changes_nothing(table: Table, wrong: Any) -> None:
    env = played(aec(table, render_mode="ansi"), 10)
    before = env.render(), env.agent_selection, len(env.match.taken)
    with pytest.raises(IllegalAction, match="is no action"):
        env.step(wrong)
    assert (env.render(), env.agent_selection, len(env.match.taken)) == before


@pytest.mark.parametrize("table", SAMPLES, ids=named)
def test_every_illegal_action_is_refused_with_a_reason_and_changes_nothing(table: Table) -> None:
    env = played(aec(table, render_mode="ansi"), 10)
    before = env.render()
    mask = env.last()[0]["action_mask"]
    for place in np.flatnonzero(mask == 0).tolist():
        with pytest.raises(IllegalAction, match=r"is not legal now\. .+") as caught:
            env.step(place)
        assert "refusal-" not in str(caught.value)
    assert env.render() == before


def test_an_illegal_action_may_end_the_game_instead() -> None:
    env = played(digsite.lab.aec("arnak", players=2, illegal="end"), 4)
    guilty = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        "player_0": -float(guilty == "player_0"),
        "player_1": -float(guilty == "player_1"),
    }


@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_rewards_come_at_the_end(reward: str) -> None:
    env = digsite.lab.aec("quetzal", players=3, reward=reward)
    got = list(finished(env, seed=3).values())
    totals = [score["total"] for score in env.setting.rules.scores(env.match.game)]
    assert got == env.match.rewards()
    winners, _ = env.setting.rules.winners(env.match.game)
    assert all([got[seat] == max(got) for seat in winners])
    if reward == "score":
        assert max(got) == sorted(totals)[-1] - sorted(totals)[-2]
    else:
        assert sum(got) == pytest.approx(1.0 if reward == "win" else 1.5)


def test_the_rival_takes_part_in_solo_rewards() -> None:
    env = digsite.lab.aec("arnak", players=1, reward="score")
    (got,) = finished(env).values()
    mine, rival = [score["total"] for score in env.setting.rules.scores(env.match.game)]
    assert got == mine - rival


def test_forced_decisions_are_shown_on_request() -> None:
    def fewest(forced: bool) -> int:
        env = digsite.lab.aec("arnak", players=2, forced=forced)
        env.reset(seed=1)
        dice, found = random.Random(1), []
        while not any(env.terminations.values()):
            mask = env.last()[0]["action_mask"]
            found.append(int(mask.sum()))
            env.step(any_legal(mask, dice))
        return min(found)

    assert fewest(forced=False) > 1 == fewest(forced=True)


def test_the_next_game_follows_from_the_last_seed() -> None:
    env, other = digsite.lab.aec("arnak", players=2), digsite.lab.aec("arnak", players=2)
    seen = []
    for one in (env, other):
        one.reset(seed=9)
        one.reset()
        seen.append(one.last()[0]["observation"])
    assert np.array_equal(*seen)
    env.reset(seed=9)
    assert not np.array_equal(env.last()[0]["observation"], seen[0])


@pytest.mark.parametrize(("chosen", "said"), [
    ({"game": "chess"}, "game: one of arnak, quetzal is expected"),
    ({"game": "arnak", "players": 9}, "players: a whole number from 1 to 4 is expected"),
    ({"game": "arnak", "reward": "glory"}, "reward: one of win, score, rank is expected"),
    ({"game": "arnak", "render_mode": "film"}, "render_mode: one of ansi, human is expected"),
    ({"game": "arnak", "illegal": "shrug"}, "illegal: one of raise, end is expected"),
    ({"game": "arnak", "weather": "rain"}, "weather: there is no such option"),
])  # fmt: skip
def test_wrong_choices_are_refused(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        digsite.lab.aec(**chosen)


def test_drawing_needs_a_mode() -> None:
    env = digsite.lab.aec("arnak")
    env.reset()
    with pytest.raises(BadOptions, match="make the environment with one of ansi, human"):
        env.render()


def test_pettingzoo_knows_it_by_name() -> None:
    if not hasattr(pettingzoo, "make"):
        pytest.skip("this PettingZoo has no names")
    env = pettingzoo.make("aec", "digsite/quetzal-v0", players=4)
    env.reset(seed=1)
    assert env.num_agents == 4
