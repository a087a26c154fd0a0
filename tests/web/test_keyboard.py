"""By keyboard alone, and nothing that opens moves the table: the focus, the digits, Escape, what is said aloud."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.house import House, Person, Seated

Somebody = Callable[..., Person]
SIZES = ((1440, 900), (1024, 720))
BOXES = """() => [...document.querySelectorAll('#table, #table section, #table .spot, #table [data-place]')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""
FOCUS = "() => document.activeElement === document.body || document.activeElement.id === 'table' ? null : true"
SEATS = [{"kind": "person"}, {"kind": "bot", "level": "random"}]


def sat(somebody: Somebody, house: House, game: str = "arnak", **more: Any) -> tuple[Page, Seated]:
    table = Seated(house, game=game, options={"players": 2}, seats=SEATS, seed=3)
    page = somebody("Ada", **more).go(table.links[0]).page
    page.wait_for_selector("#table .lit", state="attached")
    return page, table


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_opens_moves_the_table(somebody: Somebody, house: House, game: str, size: tuple[int, int]) -> None:
    page, _ = sat(somebody, house, game, size=size)
    page.wait_for_timeout(100)
    before = page.evaluate(BOXES)
    assert len(before) > 40
    for key, opened in (
        ("l", ".drawer"),
        ("p", ".drawer ul"),
        ("h", ".hints li"),
        ("r", "dialog[open] dl"),
        ("s", "dialog[open] table"),
    ):
        page.keyboard.press(key)
        page.wait_for_selector(opened)
        assert page.evaluate(BOXES) == before, key
        page.keyboard.press("Escape")
        page.wait_for_selector(opened, state="detached")
    assert page.evaluate(BOXES) == before


def test_escape_closes_the_chat_though_one_writes(somebody: Somebody, house: House) -> None:
    table = Seated(house, game="arnak", seats=[{"kind": "person"}, {"kind": "person"}], seed=3)
    page = somebody("Ada").go(table.links[0]).page
    page.wait_for_selector("#table .lit")
    page.keyboard.press("c")
    page.wait_for_selector(".drawer input:focus, .drawer textarea:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(".drawer", state="detached")


def test_digits_are_shown_and_obey_open_advice(somebody: Somebody, house: House) -> None:
    page, table = sat(somebody, house)
    bar = page.locator(".bar [data-action]")
    bar.locator("xpath=self::*[@data-key='1' and @aria-keyshortcuts='1']").wait_for()
    assert "1" in page.evaluate(
        "getComputedStyle(document.querySelector('[data-action][data-key]'), '::before').content"
    )
    page.keyboard.press("h")
    page.wait_for_selector(".hints li")
    page.wait_for_selector(".bar [data-action]:not([data-key])")
    steps = table.client.get(f"{table.url}/events", headers=table.proof()).json()["seq"]
    page.keyboard.press("1")
    page.wait_for_selector(".hints", state="detached")
    done = table.client.get(f"{table.url}/events", headers=table.proof(), params={"after": steps}).json()["steps"]
    assert done and done[0]["action"] != "pass"


def test_every_key_on_a_button_is_in_the_list(somebody: Somebody, house: House) -> None:
    page, _ = sat(somebody, house)
    page.keyboard.press("p")
    page.wait_for_selector(".drawer")
    shown = set(page.evaluate("[...document.querySelectorAll('[data-key]')].map((one) => one.dataset.key)"))
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    listed = set(page.locator("dialog[open] kbd").all_inner_texts())
    assert {"U", "H", "S", "L", "P", "T", "R", "?", "1"} <= shown
    assert shown - listed == set()


def test_the_focus_goes_to_the_payment_and_stays_near(somebody: Somebody, house: House) -> None:
    page, _ = sat(somebody, house)
    page.keyboard.press("End")
    page.locator('[data-place="space:camp-arrowhead:1"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('[data-pay]')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-pay]", state="detached")
    page.wait_for_function(FOCUS)
    page.locator(".bar [data-action='end-turn']").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[data-told]').innerText.includes('Random')")
    page.wait_for_selector(".frame.mine")
    page.wait_for_function(FOCUS)
    assert not page.evaluate("document.activeElement.matches('[data-action=pass]')"), "Enter twice must not pass"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 720), (390, 844)])
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_what_others_do_is_said_aloud(somebody: Somebody, house: House, game: str, size: tuple[int, int]) -> None:
    """In one place only: everything else that tells it keeps silent."""
    page, table = sat(somebody, house, game, size=size)
    mine = page.inner_text("[data-told]")
    told = table.client.get(f"{table.url}/actions", headers=table.proof()).json()["actions"]
    table.act("pass" if game == "arnak" else next(one["notation"] for one in told if one["verb"] == "bid"))
    if game == "arnak":
        table.act("end-turn")
    page.wait_for_function("(mine) => document.querySelector('[data-told]').innerText.includes('Random')", arg=mine)
    assert page.evaluate("getComputedStyle(document.querySelector('[data-told]')).visibility") == "visible"
    live = "[...document.querySelectorAll('[role=log]:not([aria-live=off])')].length"
    assert page.evaluate(live) == 0


def test_a_focused_site_shows_its_own_costs(somebody: Somebody, house: House) -> None:
    page, _ = sat(somebody, house)
    site = page.locator('[data-site="l1-2"]')
    box = site.locator(".needs").first.bounding_box()
    assert box is not None
    page.keyboard.press("Tab")
    before = page.screenshot(clip=box)
    site.locator(".ground").focus()
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    assert page.screenshot(clip=box) == before


def test_the_focus_goes_to_a_question_on_the_table(somebody: Somebody, house: House) -> None:
    page, table = sat(somebody, house, "quetzal")
    page.keyboard.press("Tab")
    page.locator("[data-place=harbor_office]").focus()
    assert table.play_until(lambda told: all([one["verb"] == "take" for one in told["actions"]]))
    page.wait_for_function("() => document.activeElement.matches('.lit')")
