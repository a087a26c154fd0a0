"""The drawn Arnak table: the printed facts are current, and every legal action has its place on it."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from digsite.arnak import RULES
from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from tools import page_facts

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
TABLES = [(players, board) for players in (1, 2, 3, 4) for board in ("bird", "snake")]
EVERY = 3


def write_positions(file: Path, games: int) -> set[str]:
    """Views of random games where somebody decides, one a line; answers the verbs that occurred."""
    verbs: set[str] = set()
    with file.open("w", encoding="utf-8") as out:
        for number in range(games):
            players, board = TABLES[number % len(TABLES)]
            options = {"players": players, "board": board} | ({"difficulty": number % 6} if players == 1 else {})
            session = Session.new(RULES, options, SeededDice(number))
            rng = random.Random(number)
            step = 0
            while not session.game.over:
                seat = session.game.seat
                names = {RULES.catalogue[action].verb for action in legal_actions(session.game)}
                if names - verbs or step % EVERY == 0:
                    out.write(json.dumps(RULES.view(session.game, seat)) + "\n")
                verbs |= names
                session.act(rng.choice(sensible(session)))
                step += 1
    return verbs


def sensible(session: Session) -> list[int]:
    """Legal actions without passing, so that games come to something."""
    legal = legal_actions(session.game)
    other = [action for action in legal if RULES.catalogue[action].verb not in ("pass", "skip")]
    return other or legal


def test_printed_facts_are_current() -> None:
    assert page_facts.FILE.read_text(encoding="utf-8") == page_facts.text(), "run python -m tools.page_facts"


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the page's packages are not installed")
def test_every_legal_action_has_its_place(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    verbs = write_positions(file, games=24)
    assert len(verbs) > 35, sorted(verbs)
    path = os.pathsep.join([str(ROOT / ".venv" / "bin"), os.environ["PATH"]])
    done = subprocess.run(
        ["npx", "vitest", "run", "tests/arnak.test.ts"],
        check=False,
        cwd=WEB,
        env={**os.environ, "PATH": path, "ARNAK_POSITIONS": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
