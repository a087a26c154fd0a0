"""The examples for research run as they are."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

gymnasium = pytest.importorskip("gymnasium", reason="./test tests/lab installs Gymnasium")

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def test_ismcts_plays_scout() -> None:
    pytest.importorskip("pyspiel", reason="./test tests/lab installs OpenSpiel")
    command = [sys.executable, str(EXAMPLES / "ismcts_against_scout.py"), "--games=1", "--simulations=2"]
    ran = subprocess.run(command, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("after 1 games: ISMCTS ")


@pytest.mark.parametrize("game", ["digsite.lab:digsite/Arnak-v0", "digsite.lab:digsite/Quetzal-v0"])
def test_a_language_model_takes_a_seat(game: str, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("296\nI would dig.\n999999\n33. Play Funding\n", encoding="utf-8")
    program = f"cmd:{sys.executable} {EXAMPLES / 'language_model.py'} {answers}"
    env = gymnasium.make(game, players=2, opponents=program)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    (seat,) = env.unwrapped.others.bots
    assert seat.faults == []
    env.close()
    assert len(info["scores"]) == 2


def test_solo_arnak_is_learned(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason='needs pip install "digsite[train]"')
    curve = tmp_path / "curve.json"
    command = [sys.executable, str(EXAMPLES / "learn_solo_arnak.py"), "--steps=128", "--games=2", f"--curve={curve}"]
    ran = subprocess.run(command, env={"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    steps = [point["steps"] for point in json.loads(curve.read_text(encoding="utf-8"))]
    assert steps[0] == 0 and steps[-1] >= 128
