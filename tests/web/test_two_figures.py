"""Rules of version 2 on the page: either of two own figures at a camp is picked up, and an old table says why it stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import house as server
from tests.server.test_earlier import play_by_rules_1
from tests.web.house import House, Person, Seated

Somebody = Callable[..., Person]
# Seat 1 has both archaeologists at the compass camp and buys the Pathfinder's Sandals, which relocate one.
SEED = 2
SANDALS = """
    dig camp-coin 1; travel exploration-car; play exploration-boat; play funding-boat; end-turn; dig camp-compass 2;
    travel exploration-car; travel exploration-boat; play funding-car; play funding-boat; end-turn; buy torch; play
    exploration-car; play funding-car; play exploration-boat; end-turn; dig camp-arrowhead 2; travel exploration-car;
    travel fear; play funding-car; play funding-boat; end-turn; dig camp-coin 2; hire; hire; end-turn; dig
    camp-compass 1; hire; end-turn; dig camp-jewel 2; travel fear; travel fear; end-turn; dig camp-arrowhead 1; hire;
    end-turn; buy army-knife; end-turn; buy pathfinders-sandals; resolve
"""


@pytest.mark.parametrize(("size", "touch"), [((1440, 900), False), ((390, 844), True), ((360, 640), True)])
@pytest.mark.parametrize("figure", [1, 2])
def test_the_figure_that_is_pressed_is_the_one_that_leaves(
    house: House, somebody: Somebody, figure: int, size: tuple[int, int], touch: bool
) -> None:
    table = Seated(
        house, game="arnak", options={"players": 4, "board": "bird"}, seats=[{"kind": "person"}] * 4, seed=SEED
    )
    for action in SANDALS.split(";"):
        table.act(" ".join(action.split()))
    page = somebody("Bea", size=size, has_touch=touch, is_mobile=touch).go(table.links[1]).page
    space = page.locator(f'[data-place="space:camp-compass:{figure}"]')
    page.wait_for_selector('[data-place="space:camp-compass:1"].lit')
    space.scroll_into_view_if_needed()
    box = space.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    goal = page.locator('[data-place^="site:camp-tablet"]')
    if touch:
        page.touchscreen.tap(*at)
        space.locator(".lifted").wait_for()
        goal.tap()
    else:
        page.mouse.click(*at)
        space.locator(".lifted").wait_for()
        goal.click()
    if page.locator(".menu [role=menuitem]").count():
        page.locator(".menu [role=menuitem]").first.click()
    page.wait_for_selector('[data-place="space:camp-compass:1"].lit', state="detached")
    stands = [1, None] if figure == 2 else [None, 1]
    assert table.view(1)["sites"]["camp-compass"]["spaces"] == stands


def test_a_stopped_table_says_so_lights_nothing_and_goes_on(
    built: Path, tmp_path: Path, somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def old_table() -> tuple[str, list[str]]:
        async with server(tmp_path) as home:
            party, _ = await play_by_rules_1(home, monkeypatch)
            return party.id, [str(secret) for secret in party.secrets]

    with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
        table, secrets = aside.submit(asyncio.run, old_table()).result()
    home = House(tmp_path, built)
    home.start()
    try:
        page = somebody("Ann", at=home).go(f"/tables/{table}#seat={secrets[0]}").page
        page.wait_for_selector("[data-go-on]")
        assert "223" in page.inner_text(".proposal")
        assert page.locator(".arnak .lit").count() == 0
        page.click("[data-go-on]")
        page.wait_for_selector(".arnak .lit")
        assert page.locator("[data-go-on]").count() == 0
    finally:
        home.stop()
