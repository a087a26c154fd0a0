"""The games in OpenSpiel: its own tests, information states that tell all a seat saw and no more, and resampling."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.kernel.event import Event
from digsite.kernel.play import legal_actions, to_decide
from digsite.lab.memory import Memory, as_seen_by, information_state, written
from tests.lab.tables import EDITION

pyspiel = pytest.importorskip("pyspiel", reason="./test tests/lab installs OpenSpiel")
lab: Any = pytest.importorskip("digsite.lab.openspiel")

ARNAK = [
    f"python_digsite_arnak(players={seats},board={board})" for seats in (1, 2, 3, 4) for board in ("bird", "snake")
]
QUETZAL = [
    *[f"python_digsite_quetzal(players={seats})" for seats in (2, 3, 4, 5)],
    "python_digsite_quetzal(players=3,raise_own_bid=True)",
    f"python_digsite_quetzal(players=2,edition={EDITION})",
]
TABLES = [*ARNAK, *QUETZAL]
SAMPLES = ["python_digsite_arnak(players=2)", "python_digsite_quetzal(players=3)"]


def played(name: str, seed: int) -> Iterator[Any]:
    """The states of one random game."""
    dice = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            found, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(found, shares)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        yield state


def leaks(name: str, seed: int, every: int) -> tuple[int, int]:
    """How often a step of others told a watching seat more than the table shows it, and how often that was tried.

    The same step is taken in the real world and in one that the seat imagines. If it sees the same table afterwards, it
    must have been told the same; a card that is not named where the seat could name it itself is no leak.
    """
    told = tried = 0
    dice = random.Random(seed)
    for number, state in enumerate(played(name, seed)):
        actor = state.current_player()
        if actor < 0 or number % every:
            continue
        watcher = (actor + 1) % state.num_players()
        real, imagined = (copy.deepcopy(one.position) for one in (state, lab.resampled(state, watcher, seed)))
        real.memory = as_seen_by(real.memory, watcher)
        shared = sorted(set(legal_actions(real.game)) & set(legal_actions(imagined.game)))
        if not shared:
            continue
        action = dice.choice(shared)
        for world in (real, imagined):
            world.apply(action)
        views = [world.rules.view(world.game, watcher) for world in (real, imagined)]
        if views[0] == views[1]:
            known = [information_state(one.rules, one.game, one.memory, watcher) for one in (real, imagined)]
            tried += 1
            steps = zip(*[one.splitlines() for one in known], strict=True)
            told += any([ours != theirs and '"card":null' not in ours for ours, theirs in steps])
    return told, tried


@pytest.mark.parametrize("name", TABLES)
def test_openspiel_plays_writes_and_reads_every_table(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_what_a_seat_knows_only_grows(name: str) -> None:
    before: dict[int, list[str]] = {}
    for state in played(name, 1):
        seat = state.current_player()
        if seat < 0:
            continue
        lines = state.information_state_string(seat).splitlines()[:-1]
        assert lines[: len(before.get(seat, []))] == before.get(seat, [])
        before[seat] = lines
    assert len(before) == pyspiel.load_game(name).num_players()


@pytest.mark.parametrize("name", SAMPLES)
def test_a_resampled_state_looks_the_same_to_its_seat_only(name: str) -> None:
    changed = 0
    for number, state in enumerate(played(name, 2)):
        seat = state.current_player()
        if seat < 0 or number % 5:
            continue
        other = lab.resampled(state, seat, number)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        changed += str(other) != str(state)
    assert changed > 5


@pytest.mark.parametrize("name", [name for name in TABLES if "players=1" not in name])
def test_others_steps_tell_no_more_than_the_table_shows(name: str) -> None:
    found = [leaks(name, seed, every=2) for seed in range(4)]
    assert sum([told for told, _ in found]) == 0
    assert sum([tried for _, tried in found]) > 20


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(memory: Memory, seat: int | None) -> list[str]:
        return [written(event.plain()) for event in memory.events]

    told_before = Memory.lines

    def lines(memory: Memory, seat: int | None) -> list[str]:
        return told_before(memory, seat) if memory.told is not None else everything(memory, seat)

    monkeypatch.setattr(Memory, "lines", lines)
    assert sum([leaks(SAMPLES[0], seed, every=1)[0] for seed in range(4)]) > 0


@pytest.mark.parametrize("name", SAMPLES)
def test_positions_are_pickled_and_copied(name: str) -> None:
    for number, state in enumerate(played(name, 3)):
        if number % 40 or state.is_terminal():
            continue
        for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()):
            assert str(other) == str(state)
            assert [other.information_state_string(seat) for seat in range(state.num_players())] == [
                state.information_state_string(seat) for seat in range(state.num_players())
            ]


def test_a_clone_goes_its_own_way() -> None:
    state = next(state for state in played(SAMPLES[0], 4) if state.current_player() >= 0)
    before = str(state), state.information_state_string(0)
    state.clone().apply_action(state.legal_actions()[0])
    assert (str(state), state.information_state_string(0)) == before


def test_ismcts_chooses_a_legal_action_without_changing_the_state() -> None:
    import numpy
    from open_spiel.python.algorithms import ismcts, mcts

    state = next(state for state in played(SAMPLES[0], 6) if state.current_player() == 1)
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=state.get_game(), evaluator=evaluator, uct_c=1.4, max_simulations=8)
    bot.set_resampler(lab.resampler(1))
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_rewards_at_the_end(reward: str) -> None:
    *_, last = played(f"python_digsite_quetzal(players=3,reward={reward})", 7)
    position = last.position
    totals = [score["total"] for score in position.rules.scores(position.game)]
    winners, _ = position.rules.winners(position.game)
    assert to_decide(position.game) is None
    best = max(last.returns())
    assert all([last.returns()[seat] == best for seat in winners])
    if reward == "score":
        assert best == sorted(totals)[-1] - sorted(totals)[-2]
    else:
        assert sum(last.returns()) == pytest.approx(1.0 if reward == "win" else 1.5)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(Exception, match="reward: one of win, score, rank is expected"):
        lab.ArnakGame({"reward": "glory"})


def test_events_hide_what_is_secret() -> None:
    drawn = Memory(None, 0, "draw", [Event("drawn", 0, {"card": "hat"}, secret=True)])
    assert "hat" in drawn.lines(0)[1]
    assert "hat" not in drawn.lines(1)[0]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_game_can_be_undone_step_by_step(name: str) -> None:
    def told(state: Any) -> Any:
        taken = [(one.player, one.action) for one in state.full_history()]
        return str(state), state.history(), state.history_str(), taken, state.move_number(), state.current_player()

    before = []
    for state in played(name, 8):
        before.append(told(state))
        if len(before) > 120:
            break
    for expected in reversed(before[:-1]):
        with pytest.raises(ValueError, match="was not the last one"):
            state.undo_action(state.full_history()[-1].player, state.history()[-1] + 1)
        state.undo_action(state.full_history()[-1].player, state.history()[-1])
        assert told(state) == expected
    state.apply_action(state.legal_actions()[-1])
    assert state.history() == [state.full_history()[0].action]
    assert state.clone().history() == state.history()


def test_a_resampled_state_can_be_undone_to_where_it_was_dealt() -> None:
    state = next(state for state in played(SAMPLES[1], 2) if state.current_player() >= 0)
    other = lab.resampled(state, state.current_player(), 1)
    before, player, action = str(other), other.current_player(), other.legal_actions()[0]
    other.apply_action(action)
    other.undo_action(player, action)
    assert str(other) == before


@pytest.mark.parametrize("name", TABLES)
def test_the_tensor_is_the_observation(name: str) -> None:
    for number, state in enumerate(played(name, 9)):
        if number % 25:
            continue
        for seat in range(state.num_players()):
            rules, game = state.position.rules, state.position.game
            row = bytearray(rules.observer.size(state.num_players()))
            rules.observer.write(game, seat, row)
            assert state.observation_tensor(seat) == list(row)


def test_wrong_parameters_are_refused() -> None:
    for params, said in (
        ({"players": 9}, "players: a whole number"),
        ({"edition": "nowhere.json"}, "edition: the path of a JSON file"),
    ):
        with pytest.raises(Exception, match=said):
            lab.QuetzalGame(params)
