"""Hot-seat: nothing of another's hand is painted, before, behind or after the curtain."""

from __future__ import annotations

from digsite.terminal.screen.curtain import CurtainScreen
from digsite.terminal.screen.game import GameScreen
from digsite.terminal.table import Table
from tests.terminal.screen.driving import SMALL, app_of, new_table, painted, plain


def hand(table: Table, seat: int) -> list[str]:
    return [plain(table.things.name(card)) for card in table.view(seat)["players"][seat]["hand"]]


async def test_the_hand_is_hidden_until_the_next_one_is_ready() -> None:
    table = new_table("arnak", "person:Ann", "person:Ben")
    app = app_of(table)
    async with app.run_test(size=SMALL) as pilot:
        assert isinstance(app.screen, CurtainScreen)
        assert "Ann" in painted(app)
        assert not any([card in painted(app) for card in {*hand(table, 0), *hand(table, 1)}])
        await pilot.press("x", "down")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, GameScreen)
        for card in hand(table, 0):
            assert card in painted(app)
        while table.seat == 0:
            await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert "Ben" in painted(app)
        assert not any([card in painted(app) for card in {*hand(table, 0), *hand(table, 1)}])
        own = table.view(1)["players"]
        assert own[0]["hand"].count(None) == len(own[0]["hand"])
        await pilot.press("enter")
        for card in hand(table, 1):
            assert card in painted(app)


async def test_one_person_meets_no_curtain() -> None:
    table = new_table("quetzal", "person:Ann", "random", "random")
    app = app_of(table)
    async with app.run_test(size=SMALL):
        assert isinstance(app.screen, GameScreen)
