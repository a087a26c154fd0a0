"""Choosing a game, its seats and its language; going on with one that was left."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from digsite.terminal.screen.app import DigsiteApp
from digsite.terminal.screen.game import GameScreen
from digsite.terminal.screen.setup import SetupScreen
from digsite.terminal.wishes import Wishes
from tests.terminal.screen.driving import SMALL, new_table, painted, plain


async def put_on(pilot: Pilot[int], row: str) -> None:
    """The cursor on a question."""
    screen = pilot.app.screen
    assert isinstance(screen, SetupScreen)
    while screen.rows()[screen.at] != row:
        await pilot.press("down")


async def test_a_solo_game_of_arnak_in_german() -> None:
    app = DigsiteApp(Wishes(language="en"))
    async with app.run_test(size=SMALL) as pilot:
        await put_on(pilot, "language")
        await pilot.press("left")
        await put_on(pilot, "players")
        await pilot.press("left")
        await put_on(pilot, "board")
        await pilot.press("right")
        await put_on(pilot, "difficulty")
        await pilot.press("right", "right", "right")
        await put_on(pilot, "seed")
        await pilot.press("4", "2", "enter")
        await put_on(pilot, "seat 0")
        await pilot.press("enter", "A", "n", "n", "enter")
        assert "Ann" in painted(app)
        await put_on(pilot, "start")
        await pilot.press("enter")
        table = app.table
        assert isinstance(app.screen, GameScreen)
        assert table is not None
        assert (table.language, table.seed, table.seats[0].name) == ("de", 42, "Ann")
        assert table.session.record.options == {"board": "snake", "difficulty": 3, "players": 1}


async def test_quetzal_with_bots_of_a_level() -> None:
    app = DigsiteApp(Wishes(language="en"))
    async with app.run_test(size=SMALL) as pilot:
        await put_on(pilot, "game")
        await pilot.press("right")
        await put_on(pilot, "players")
        await pilot.press("right")
        await put_on(pilot, "seat 2")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        while screen.seats[2] != "random":
            await pilot.press("right")
        await put_on(pilot, "start")
        await pilot.press("enter")
        assert app.table is not None
        assert (app.table.game, [seat.kind for seat in app.table.seats]) == ("quetzal", ["person", "bot", "bot"])
        assert app.table.seats[2].level == "random"


async def test_an_unfinished_game_is_offered_and_goes_on() -> None:
    left = new_table("arnak", "person:Ann")
    left.act("dig camp-coin 1")
    app = DigsiteApp(Wishes(language="en"))
    async with app.run_test(size=SMALL) as pilot:
        assert "Ann" in painted(app)
        await pilot.press("enter")
        assert isinstance(app.screen, GameScreen)
        assert app.table is not None
        assert len(app.table.session.record.steps) == len(left.session.record.steps)


async def test_an_unreadable_one_says_what_to_do(state: Path) -> None:
    left = new_table("arnak", "person:Ann")
    assert left.file is not None
    left.file.write_text(left.file.read_text(encoding="utf-8").replace("\n0 ", "\n7 ").replace("* items", "* item"))
    app = DigsiteApp(Wishes(language="fr"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        assert isinstance(app.screen, SetupScreen)
        assert app.screen.notice
        assert plain(app.screen.notice.split()[0]) in painted(app)
