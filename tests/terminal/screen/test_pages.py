"""Help, why not, log and score sheet are kept for the next time, and are always about the present."""

from __future__ import annotations

from textual.widgets import Input

from digsite.terminal.screen.help import HelpScreen
from digsite.terminal.screen.palette import STYLES
from digsite.terminal.screen.points import PointsScreen
from digsite.terminal.screen.reading import ReadingScreen
from tests.terminal.screen.driving import SMALL, app_of, drawn, new_table, painted, plain

SOLO = ("arnak", "person:Ann")


async def test_a_page_opens_again_with_nothing_typed_and_in_the_language_of_the_table() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("question_mark", "d", "o", "g", "down")
        first = app.screen
        assert isinstance(first, HelpScreen)
        await pilot.press("escape", "n", "question_mark")
        assert app.screen is first
        assert first.query_one("#query", Input).value == ""
        assert table.language == "fr"
        assert plain(table.catalog.say("ui-screen-keys")) in drawn(app, "found")
        hand = table.view(0)["players"][0]["hand"]
        assert plain(table.things.name(hand[0])) in drawn(app, "found")


async def test_the_log_has_what_happened_since() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("l")
        assert isinstance(app.screen, ReadingScreen)
        await pilot.press("escape", "enter", "enter", "l")
        await pilot.pause()
        assert plain(table.told(0)[-1]) in plain(painted(app))
        assert " ".join([plain(said) for said in table.told(0)]) in drawn(app, "reading")


async def test_a_page_that_is_kept_is_painted_in_the_colours_of_the_theme() -> None:
    table = new_table(*SOLO)
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("p", "escape", "t", "p")
        assert isinstance(app.screen, PointsScreen)
        strip = app.screen.query_one("#points").render_line(0)
        assert STYLES[app.theme]["title"] in [segment.style for segment in strip]


async def test_the_log_beside_the_table_begins_with_a_whole_sentence() -> None:
    table = new_table("quetzal", "person:Ann", "random", "random", language="de")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        for key in ("enter", "enter", "enter", "down", "enter", "enter") * 3:
            await pilot.press(key)
            block = app.screen.query_one("#log").block if app.screen.query("#log") else []  # type: ignore[attr-defined]
            said = [plain("".join([part for part, _ in line])) for line in block][1:2]
            assert not said or any([plain(told).startswith(said[0].strip()) for told in table.told(0)]), said
