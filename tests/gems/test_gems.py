"""A game of our own: by itself, and added to a copy of the sources by the steps of docs/adding-a-game.md."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from digsite.bots.dice import QuickDice
from digsite.bots.rollout import roll_out
from digsite.bots.search import Search
from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from tests.gems.rules import CATALOGUE, COPIES, GEMS, RULES, SEATS

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"```(sh|python)\n(.*?)```", re.DOTALL)


def started(seed: int) -> Session:
    session = Session.new(RULES, {"players": SEATS}, SeededDice(seed))
    session.settle([])
    return session


def test_random_games_end_and_their_records_replay() -> None:
    for seed in range(20):
        session = started(seed)
        dice = SeededDice(seed)
        while to_decide(session.game) is not None:
            legal = legal_actions(session.game)
            session.act(legal[dice.pick([1] * len(legal))])
        state = RULES.encode(session.game)
        assert (
            RULES.encode(replay(RULES, session.record.text(CATALOGUE))[1]) == state == RULES.encode(RULES.decode(state))
        )


def test_a_view_shows_the_own_hand_and_counts_the_others() -> None:
    view = RULES.view(started(1).game, 1)
    assert [None in player["hand"] for player in view["players"]] == [True, False, True]
    assert set(view["deck"]) == {None} and "stack" not in view


def test_a_dealt_game_fits_the_view() -> None:
    view = RULES.view(started(2).game, 0)
    for seed in range(10):
        dealt = RULES.determinize(view, QuickDice(seed))
        assert RULES.view(dealt, 0) == view
        roll_out(dealt, QuickDice(seed))
        gems = [gem for zone in (*dealt.hands, *dealt.sold, dealt.deck) for gem in zone]
        assert sorted(gems) == sorted([*range(len(GEMS))] * COPIES)


def test_the_search_without_knowledge_sells_the_best_gem_in_the_last_turn() -> None:
    session = Session.new(RULES, {"players": SEATS, "rounds": 1}, SeededDice(5))
    session.settle([])
    hand = session.game.hands[0]
    assert len(set(hand)) == len(hand)  # no pair to keep
    assert Search(RULES, 400, 1).choose(RULES.view(session.game, 0)) == max(hand)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources to which the guide's steps have added the game."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tests" / "gems", root / "tests" / "gems", ignore=shutil.ignore_patterns("__pycache__"))
    games = root / "src" / "digsite" / "games.py"
    for kind, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8").split("## 4.")[0]):
        if kind == "sh":
            subprocess.run(["sh", "-e", "-c", text], cwd=root, check=True)
        else:
            place = "GAMES: Final" if text.startswith("def ") else "}\n"
            before, found, after = games.read_text(encoding="utf-8").rpartition(place)
            assert found
            games.write_text(f"{before}{text}{found}{after}", encoding="utf-8")
    return root


def run(copy: Path, words: list[str], typed: str = "") -> str:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment = {**kept, "PYTHONPATH": str(copy / "src"), "XDG_STATE_HOME": str(copy), "LC_ALL": "C"}
    done = subprocess.run(
        [sys.executable, *words],
        check=False,
        cwd=copy,
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(begins: str) -> list[str]:
    """A command of the guide's fourth step, without the name of Python."""
    lines = [line for _, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")) for line in text.splitlines()]
    (found,) = [line for line in lines if line.startswith(f"python -m digsite {begins}")]
    return shlex.split(found)[1:]


def test_the_terminals_plain_mode_plays_it(copy: Path) -> None:
    said = run(
        copy,
        [*command("play"), "--seat", "person:Ann", "--seat", "random", "--seed", "3"],
        "look\ncard\nwhy dig\n1\n1\n1\n",
    )
    assert "1. Sell " in said and "Dig" in said and "Ann" in said
    assert "Round 3 is over." in said and "Gems sold" in said
    assert "Deck: 15 unknown cards." in said and "Random: Hand: 3 unknown cards" in said
    assert "log-" not in said and "verb-" not in said and "prompt-" not in said


def test_its_options_are_options_of_the_command(copy: Path) -> None:
    help_of_play = " ".join(run(copy, ["-m", "digsite", "play", "--help"]).split())
    assert "gems: 3 to 3" in help_of_play and "--rounds ROUNDS gems: 1 to 4" in help_of_play


def test_the_arena_measures_the_search_without_knowledge(copy: Path) -> None:
    found = copy / "figures.json"
    run(
        copy,
        [*command("arena"), "--iterations", "60", "--games", "24", "--out", str(copy / "out"), "--json", str(found)],
    )
    figures = json.loads(found.read_text(encoding="utf-8"))
    assert not figures["faults"]["count"]
    assert figures["bots"]["scout"]["win_share"] > figures["bots"]["random"]["win_share"] + 0.1


def test_the_engine_protocol_plays_it(copy: Path) -> None:
    asked: list[dict[str, Any]] = [
        {"cmd": "hello"},
        {"cmd": "new", "game": "gems", "players": 3, "rounds": 2, "seed": 1},
    ]
    asked += [{"cmd": "actions"}, {"cmd": "view", "seat": 0}, {"cmd": "playout", "seed": 1}, {"cmd": "score"}]
    lines = run(copy, command("engine"), "".join([json.dumps(one) + "\n" for one in asked])).splitlines()
    hello, new, actions, view, _, score = [json.loads(line) for line in lines]
    assert "gems" in hello["games"] and new["ok"] and new["seats"] == 3
    assert {one["verb"] for one in actions["actions"]} == {"sell", "dig"}
    assert view["view"]["players"][1]["hand"] == [None] * 3 and score["final"] is True


def test_the_server_plays_it_with_bots(copy: Path) -> None:
    told = json.loads(run(copy, ["-m", "tests.gems.serving", str(copy / "data")]).splitlines()[-1])
    assert told["options"] == {"players": 3, "rounds": 2}
    assert told["score"]["final"] is True and len(told["score"]["scores"]) == 3
    assert [part["part"] for part in told["words"]["parts"]] == ["look", "map", "players", "hand"]
    assert told["wrong"].startswith("rounds:")
