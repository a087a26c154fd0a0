"""The soak notes how far it came, goes on from there, and keeps the record of a game that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.arnak import RULES
from digsite.kernel.play import legal_actions
from digsite.kernel.record import replay
from tests.arnak.invariants import Broken, Walk
from tools import soak


def run(folder: Path, games: int) -> int:
    given = ["--games", str(games), "--configurations", "solo0-bird", "--workers", "1", "--folder", str(folder)]
    return soak.main(given)


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, 3) == 0
    assert "3 games in 1 configurations: every invariant held" in capsys.readouterr().out
    noted = (tmp_path / "solo0-bird-0.json").read_text()
    assert run(tmp_path, 3) == 0
    assert "3 games are done already" in capsys.readouterr().out
    assert (tmp_path / "solo0-bird-0.json").read_text() == noted


def test_notes_of_other_rules_count_for_nothing(tmp_path: Path) -> None:
    notes = soak.Notes(tmp_path, "2-bird", 0, "today", {0: soak.CHUNK})
    notes.write()
    later = soak.Notes(tmp_path, "2-bird", 0, "tomorrow")
    later.read()
    assert [chunk.first for chunk in later.open_chunks(2 * soak.CHUNK)] == [0, soak.CHUNK]
    same = soak.Notes(tmp_path, "2-bird", 0, "today")
    same.read()
    assert [chunk.first for chunk in same.open_chunks(2 * soak.CHUNK)] == [soak.CHUNK]


class Spoiled:
    """A game that breaks an invariant after twenty steps."""

    def __init__(self, number: int, seed: int) -> None:
        self.walk = Walk("2-bird", seed + number, "uniform")
        self.session = self.walk.session

    def run(self) -> int:
        for _ in range(20):
            self.session.act(self.walk.choose(legal_actions(self.session.game), self.walk.random))
        raise Broken("planted")


def test_the_first_violation_stops_it_and_leaves_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(soak.TABLE, "solo0-bird", Spoiled)
    assert run(tmp_path, 50) == 1
    assert "solo0-bird, game 0: Broken: planted" in capsys.readouterr().out
    text = (tmp_path / "failures" / "solo0-bird-0-0.record").read_text()
    assert text.startswith("# Broken: planted")
    _, _, befores = replay(RULES, text)
    assert len(befores) == 20
    assert not list(tmp_path.glob("*.json"))
