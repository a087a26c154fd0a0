"""What the judges know: dealing anew, features, and weights that are fitted from games."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from digsite.arnak import RULES
from digsite.bots.arnak.judge import JUDGE, ArnakJudge
from digsite.bots.dice import QuickDice
from digsite.bots.fitting import Regression, Softmax, solve_together
from digsite.kernel.play import legal_actions, to_decide
from tests.arnak import leaks
from tests.bots.test_search import middle
from tools.fit import lines

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "board": "snake"}, {"players": 4}], ids=str)
def test_a_new_deal_looks_the_same_to_its_seat(options: dict[str, object]) -> None:
    for seed in range(6):
        game = middle(RULES, options, seed, 10 + 12 * seed)
        seat = to_decide(game)
        assert seat is not None
        other = game.copy()
        other.legal = None
        JUDGE.redeal(other, seat, QuickDice(seed))
        assert RULES.view(other, seat) == RULES.view(game, seat)
        assert legal_actions(other) == legal_actions(game)


def test_a_new_deal_does_not_depend_on_what_lies_where() -> None:
    """Whatever the truth, all that is hidden comes everywhere equally often: here, a card on top of the own deck."""
    game = middle(RULES, {"players": 2}, 4, 30)
    seat = to_decide(game)
    assert seat is not None
    tops: set[int] = set()
    for seed in range(60):
        other = leaks.permuted(game, seat, Random(seed))
        JUDGE.redeal(other, seat, QuickDice(seed))
        tops.add(other.item_deck[0])
    assert len(tops) > 12


def test_the_features_have_their_names() -> None:
    game = middle(RULES, {"players": 2}, 6, 60)
    for seat in range(2):
        measured = dict(zip(JUDGE.features, JUDGE.measure(game, seat), strict=True))
        assert measured["constant"] == 1.0
        assert measured["coins"] == float(RULES.encode(game)["players"][seat]["purse"].get("coin", 0))
        assert JUDGE.points(game, seat) == RULES.scores(game)[seat]["total"]


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "board": "snake"}, {"players": 4}], ids=str)
def test_the_worth_is_the_points_and_the_weighted_features(options: dict[str, object]) -> None:
    for seed in range(6):
        game = middle(RULES, options, seed, 10 + 12 * seed)
        weights = JUDGE.weights[JUDGE.phase(game)]
        for seat in range(RULES.seats(game)):
            weighted = [weight * found for weight, found in zip(weights, JUDGE.measure(game, seat), strict=True)]
            assert JUDGE.worth(game, seat) == pytest.approx(JUDGE.points(game, seat) + sum(weighted))


def test_at_the_end_a_position_is_worth_its_points() -> None:
    game = middle(RULES, {"players": 2}, 6, 60)
    game.stack.clear()
    assert JUDGE.worth(game, 0) == RULES.scores(game)[0]["total"]


def test_habits_have_a_name_each() -> None:
    names = [JUDGE.habit_name(key) for key in range(JUDGE.habits)]
    assert len(set(names)) == len(names)
    assert set(JUDGE.learned()["habits"]) <= set(names)
    assert set(JUDGE.learned()["worth"]) == set(JUDGE.features)


def test_other_weights_judge_otherwise() -> None:
    game = middle(RULES, {"players": 2}, 6, 60)
    judge = ArnakJudge()
    judge.learn({"worth": {"constant": [100.0] * 5}, "habits": {}})
    assert judge.worth(game, 0) == judge.points(game, 0) + 100.0
    assert judge.priors(game, legal_actions(game)) == [1.0] * len(legal_actions(game))


def test_regression_finds_the_weights() -> None:
    dice = QuickDice(3)
    regression = Regression(3)
    for _ in range(400):
        measured = [1.0, dice.share(), 3.0 * dice.share()]
        regression.observe(measured, 2.0 + 5.0 * measured[1] - 1.5 * measured[2] + 0.1 * (dice.share() - 0.5))
    assert solve_together([regression], [[0.0] * 3], 0.01)[0] == pytest.approx([2.0, 5.0, -1.5], abs=0.05)
    assert regression.error([2.0, 5.0, -1.5]) < 0.05
    assert solve_together([regression], [[9.0] * 3], 1e9)[0] == pytest.approx([9.0, 9.0, 9.0], abs=0.01)


def test_weights_change_gently_from_phase_to_phase() -> None:
    dice = QuickDice(8)
    phases = [Regression(2) for _ in range(5)]
    for _ in range(200):
        for phase, regression in enumerate(phases):
            measured = [1.0, dice.share()]
            regression.observe(measured, 10.0 - phase + (4.0 - phase) * measured[1])
    weights = solve_together(phases, [[0.0] * 2 for _ in phases], 0.01)
    assert [column[0] for column in weights] == pytest.approx([10.0, 9.0, 8.0, 7.0, 6.0], abs=0.05)
    assert [column[1] for column in weights] == pytest.approx([4.0, 3.0, 2.0, 1.0, 0.0], abs=0.05)


def test_habits_follow_what_was_done() -> None:
    softmax = Softmax(2, [[0.0] * 3, [0.0] * 3])
    dice = QuickDice(1)
    for _ in range(2000):
        taken = 0 if dice.share() < 0.8 else 1
        softmax.observe(0, [0, 1], [1.0 - taken, float(taken)], 0.05, 0.0)
    assert softmax.weight(0, 0) - softmax.weight(0, 1) == pytest.approx(1.386, abs=0.4)  # odds of four to one
    assert softmax.weight(0, 2) == 0.0


def test_fitting_goes_on_where_it_stopped(tmp_path: Path) -> None:
    samples, weights = tmp_path / "games.jsonl", tmp_path / "learned.json"
    command = [sys.executable, "-m", "tools.fit", "arnak", "--iterations", "1", "--samples", str(samples)]
    for games in ("1", "2"):
        subprocess.run([*command, "--games", games, "--write", str(weights)], cwd=ROOT, check=True, capture_output=True)
        assert [game["seed"] for game in lines(samples)] == list(range(1, 1 + int(games)))
        samples.write_text(samples.read_text() + '{"seed":2,"poi')  # where a game is cut off, it is played again
    learned = json.loads(weights.read_text())
    assert set(learned["worth"]) == set(JUDGE.features)
    ArnakJudge().learn(learned)
