"""What the pages of things say was taken, and what it was worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.simulation.house import simulate
from tests.study.made import decision_row, game_row, planted, sample
from tools import page_taken


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(page_taken, "FILE", tmp_path / "taken.json")
    return tmp_path / "taken.json"


def written(page: Path) -> Any:
    return json.loads(page.read_text(encoding="utf-8"))


def test_takers_are_counted_once_a_game_with_their_wins(page: Path) -> None:
    games = [game_row(0, ["novice@12", "random"], [50, 40]), game_row(1, ["novice@12", "random"], [30, 60])]
    decisions = [
        decision_row(0, 0, "buy axe", ["buy axe", "pass"]),
        decision_row(0, 0, "dig camp-coin", ["dig camp-coin"]),
        decision_row(0, 0, "dig camp-coin", ["dig camp-coin"]),  # twice by the same seat
        decision_row(0, 1, "dig camp-coin", ["dig camp-coin"]),
        decision_row(1, 0, "buy axe", ["buy axe"]),
        decision_row(1, 1, "exchange a-coins a-draw", ["exchange a-coins a-draw"]),
        decision_row(1, 1, "play axe", ["play axe"]),  # takes nothing
    ]
    page_taken.write([sample(games, decisions)])
    arnak = written(page)["arnak"]
    assert arnak["games"] == 2
    assert arnak["matches"] == [{"bots": ["novice", "random"], "players": 2, "games": 2, "short": True}]
    assert arnak["things"] == {
        "a-draw": {"games": 1, "takers": 1, "winners": 1.0, "fair": 0.5},
        "axe": {"games": 2, "takers": 2, "winners": 1.0, "fair": 1.0},
        "camp-coin": {"games": 1, "takers": 2, "winners": 1.0, "fair": 1.0},
    }
    assert written(page)["quetzal"]["things"] == {}


def test_a_planted_worth_is_found(page: Path) -> None:
    page_taken.write([planted(1500, {"buy axe": 6, "buy hat": 0})])
    things = written(page)["arnak"]["things"]
    assert things["axe"]["worth"][1] > 0 > things["hat"]["worth"][2]


def test_the_files_of_a_simulation_are_read(page: Path, tmp_path: Path) -> None:
    words = ("--seats", "random,random", "--games", "40", "--decisions", tmp_path / "decisions.parquet")
    assert simulate(tmp_path, *words).returncode == 0
    assert page_taken.main([str(tmp_path)]) == 0
    arnak = written(page)["arnak"]
    assert arnak["games"] == 40
    assert {"camp-coin", "sea-turtle"} <= set(arnak["things"])
    assert all(one["games"] <= 40 and one["games"] <= one["takers"] for one in arnak["things"].values())
