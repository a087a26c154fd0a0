"""Arnak's table by hand: figures and cards are carried to where they go, and any press shows at once what others did."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import House, Person, Seated

Somebody = Callable[..., Person]


@pytest.fixture
def page(house: House, somebody: Somebody) -> Page:
    table = Seated(house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    page = somebody("Ada").go(table.links[0]).page
    page.wait_for_selector(".spot.lit")
    return page


def carry(page: Page, thing: str, goal: str) -> None:
    page.locator(thing).first.drag_to(page.locator(goal).first)
    page.wait_for_selector(".carried, [data-over], [data-lifted]", state="detached")


def test_an_archaeologist_is_carried_to_a_camp(page: Page) -> None:
    carry(page, ".figures > span", '[data-place="space:camp-coin:1"]')
    page.wait_for_selector("[data-pay]")
    page.click("[data-pay]")
    page.wait_for_selector('[data-place="space:camp-coin:1"] .figure')


def test_a_card_is_carried_to_the_play_area_and_nowhere_else(page: Page) -> None:
    held = page.locator(".held").count()
    carry(page, ".held.lit", '[data-place="track:start"]')
    assert page.locator(".held").count() == held
    carry(page, ".held.lit", ".laid")
    page.wait_for_function("(held) => document.querySelectorAll('.held').length < held", arg=held)
    assert page.locator(".laid .down").count() == 1


def test_sounds_are_switched_on_by_one_press_and_stay_on(page: Page) -> None:
    page.click("[data-sound]")
    page.reload()
    page.wait_for_selector("[data-sound][aria-pressed=true]")
    page.keyboard.press("n")
    page.wait_for_selector("[data-sound][aria-pressed=false]")


def test_what_flies_moves_nothing_and_is_soon_gone(house: House, somebody: Somebody) -> None:
    """Everything that flies is a likeness over the table, gone when it has arrived; a press lets it arrive at once."""
    table = Seated(house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    page = somebody("Ada", speed=0.5).go(table.links[0]).page
    page.wait_for_selector(".spot.lit")
    shifts = page.evaluate(
        "() => { window.shifts = []; new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one)"
        " => one.value))).observe({ type: 'layout-shift' }); return window.shifts; }"
    )
    assert shifts == []
    page.click('[data-place="space:camp-coin:1"]')
    page.click("[data-pay]")
    flying = "document.querySelectorAll('body > svg.icon, body > .who, body > span').length"
    page.wait_for_function(f"() => {flying} > 0")
    page.keyboard.press("Shift")
    page.wait_for_function(f"() => {flying} === 0", timeout=1500)
    assert sum(page.evaluate("window.shifts")) < 0.01
