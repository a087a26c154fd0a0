"""Whole games by keys alone, of each kind, to the score sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from digsite.terminal.replay import Replay
from digsite.terminal.screen.points import PointsScreen
from tests.terminal.screen.driving import LARGE, SMALL, app_of, new_table, painted, plain, play_to_the_end, settled

ARROWS = ["enter", "down", "enter", "enter", "down", "down", "up", "enter"]
NUMBERS = ["2", "enter", "1", "enter", "3", "enter", "enter"]


@pytest.mark.parametrize(
    ("game", "seats", "size", "keys", "wishes"),
    [
        ("arnak", ("person:Ann",), SMALL, ARROWS, {"difficulty": 2, "board": "snake", "language": "de"}),
        ("arnak", ("person:Ann", "random"), LARGE, NUMBERS, {"board": "bird"}),
        ("quetzal", ("person:Ann", "person:Ben"), SMALL, NUMBERS, {"language": "fr"}),
        ("quetzal", ("person:Ann", "random", "random"), LARGE, ARROWS, {}),
    ],
    ids=["arnak-solo", "arnak-bot", "quetzal-hot-seat", "quetzal-bots"],
)
async def test_a_whole_game_by_keys(
    game: str, seats: tuple[str, ...], size: tuple[int, int], keys: list[str], wishes: dict[str, Any], state: Path
) -> None:
    table = new_table(game, *seats, **wishes)
    app = app_of(table)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, table)
        await play_to_the_end(pilot, table, keys)
        await pilot.pause()
        assert isinstance(app.screen, PointsScreen)
        shown, sheet = painted(app), table.sheet()
        assert sheet.final
        for row in sheet.rows:
            assert row.name in shown
            assert str(row.total) in shown
        assert plain(sheet.ahead) in shown
        assert plain(sheet.tie) in shown
    kept = list(state.glob("*.record"))
    assert len(kept) == 1
    replayed = Replay(table.rules, kept[0].read_text(encoding="utf-8"), "en")
    replayed.go(replayed.steps)
    assert replayed.over
    assert [row.total for row in replayed.sheet().rows] == [row.total for row in sheet.rows]
