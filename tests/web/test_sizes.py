"""One scale: text large enough to read, and cards that fill as much of a large window as of a small one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.web.house import House, Person, Seated
from tools.page_sizes import CARDS, SHARE, card_share, too_small

Somebody = Callable[..., Person]
SIZES: Final = [(1440, 900), (2560, 1440), (390, 844)]
TOUCH: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}


def mine_in_round(table: Seated, number: int) -> Callable[[Any], bool]:
    return lambda told: bool(told["seat"] == 0 and table.view()["round"] >= number)


@pytest.fixture(scope="module")
def tables(house: House) -> dict[str, Seated]:
    """Both games with three people, some way into the game."""
    people = [{"kind": "person", "name": name} for name in ("Ada", "Basil", "Cleo")]
    made = {game: Seated(house, 3, game=game, options={"players": 3}, seats=people, seed=3) for game in CARDS}
    for table in made.values():
        assert table.play_until(mine_in_round(table, 3))
    return made


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_too_small_to_read_in_german(
    somebody: Somebody, tables: dict[str, Seated], size: tuple[int, int]
) -> None:
    someone = somebody("Ada", language="de", size=size, **(TOUCH if size[0] < 500 else {}))
    wrong: list[str] = []
    for path in ("/", "/open?game=arnak", "/settings", "/learn", *[table.links[0] for table in tables.values()]):
        someone.go(path)
        someone.page.wait_for_selector(".frame" if "/tables/" in path else "h1")
        tabs = someone.page.locator(".tabs [role=tab]:visible")
        for nth in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(nth).click()
            wrong += [f"{path}: {one}" for one in too_small(someone.page, size)]
    assert wrong == []


def test_a_card_fills_as_much_of_a_large_window(somebody: Somebody, tables: dict[str, Seated]) -> None:
    shares: dict[tuple[str, int], float] = {}
    for width, height in ((1440, 900), (2560, 1440), (3840, 2160)):
        someone = somebody("Ada", size=(width, height))
        for game, table in tables.items():
            someone.go(table.links[0])
            someone.page.wait_for_selector(CARDS[game])
            shares[game, width] = card_share(someone.page, game) or 0
    for game in CARDS:
        assert shares[game, 1440] > 0.09
        assert min(shares[game, 2560], shares[game, 3840]) >= SHARE * shares[game, 1440], shares


def test_the_size_that_was_chosen_scales_the_whole_table(somebody: Somebody, tables: dict[str, Seated]) -> None:
    someone = somebody("Ada", size=(1440, 900))
    someone.go("/settings")
    someone.page.get_by_role("button", name="110%").click()
    someone.go(tables["arnak"].links[0])
    someone.page.wait_for_selector(CARDS["arnak"])
    assert someone.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "17.6px"
