"""The prices that the terminal names are those the engine takes."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.kernel.play import apply
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.box import TILE_NAMES
from digsite.terminal.games import drawing_of
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of, words_of
from tests.terminal.screen.test_drawing import said, scene_of

PRICES = {"space": [{"index": 1, "cost": 4}, {"index": 2, "cost": 3}, {"index": 3, "cost": 2}]}


def session_of(covered: int) -> Session:
    edition: dict[str, Any] = {"location": {"village": {"covered_in_2p": covered, **PRICES}}}
    return Session.new(RULES, {"players": 2, "edition": edition}, SeededDice(3))


@pytest.mark.ruling("R-66")
@pytest.mark.parametrize(("covered", "open_prices"), [(1, (3, 2)), (2, (4, 2)), (3, (4, 3))])
def test_the_price_told_of_a_village_space_is_the_price_paid(covered: int, open_prices: tuple[int, int]) -> None:
    session = session_of(covered)
    seen = RULES.view(session.game, session.game.seat)
    things = things_of("quetzal", Telling(Catalog("en", "quetzal", strict=True), {}), session.game)
    told = words_of("quetzal", things).map(seen)
    for space, price in enumerate(open_prices, start=1):
        action = next(one for one in seen["actions"] if one["notation"].startswith(f"place village {space} "))
        after = session.game.copy()
        apply(after, action["id"])
        assert session.game.me.coins - after.players[session.game.seat].coins == price
        assert things.detail(seen, action) == f"{price} coins"
        assert f"Space {space}, {price} coins" in things.describe("village")
        assert f"Space {space}, {price} coins; free." in told
    assert len(things.describe("village")) == 1 + len(open_prices)


def test_the_price_drawn_on_the_screen_is_the_price_paid() -> None:
    drawing = drawing_of("quetzal")
    shown = said(drawing.table(scene_of(session_of(1), "en", 0), 400, 0))
    assert "Village 1:3¢ ○ 2:2¢ ○" in shown


@pytest.mark.ruling("R-24")
def test_the_price_told_of_a_temple_space_is_the_price_paid() -> None:
    game = session_of(3).game
    game.me.upgrades = (TILE_NAMES.index("temple_discount"),)
    seen = RULES.view(game, game.seat)
    things = things_of("quetzal", Telling(Catalog("en", "quetzal", strict=True), {}), game)
    temple = [one for one in seen["actions"] if one["notation"].startswith("place temple ")]
    assert temple
    for action in temple:
        after = game.copy()
        apply(after, action["id"])
        paid = game.me.coins - after.players[game.seat].coins
        printed = game.box.temple_prices[action["targets"]["space"] - 1]
        assert paid == max(0, printed - 1)
        assert things.detail(seen, action) == f"{paid} coin{'' if paid == 1 else 's'}"
