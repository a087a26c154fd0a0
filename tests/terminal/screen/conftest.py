"""No test of the screen keeps its games among the player's."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("textual")


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "digsite"
