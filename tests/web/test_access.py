"""Everybody can use it: axe finds nothing on any page, in any language or theme, and nothing is cut off on small screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import ROOT, House, Person, Seated
from tests.web.test_solitary import sit

Somebody = Callable[..., Person]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/open?game=arnak", "/open?game=quetzal", "/settings", "/replay", "/credits", "/nowhere/at/all")
SIZES = ((1440, 900), (1024, 768), (390, 844), (320, 640))
CUT_OFF = """() => [...document.querySelectorAll('main button, main a, main label, main h1, main h2, main p')]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
  .map((one) => one.textContent.trim().slice(0, 40))"""


# What fades to other colours is at its end at once: an animation that nobody can see would never say that it finished.
SETTLED = """() => {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
}"""
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def complaints(person: Person, only: str = "") -> list[str]:
    """What axe has to say against the page as it is now: everything, or by one rule alone."""
    if not person.page.evaluate("typeof axe !== 'undefined'"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    person.page.evaluate(SETTLED)
    options = {"resultTypes": ["violations"]} | ({"runOnly": [only]} if only else {})
    found: dict[str, Any] = person.page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def check(person: Person, what: str) -> None:
    """Everything in the light theme; in the dark one what depends on colours."""
    assert complaints(person) == [], what
    person.page.evaluate(THEME, "dark")
    assert complaints(person, "color-contrast") == [], f"{what}, dark"
    person.page.evaluate(THEME, "light")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_nothing(somebody: Somebody, house: House, language: str) -> None:
    """Every page and every dialog, in both themes. `tools.page_shots --axe` asks about each state of the tables too."""
    person = somebody("Ada", language=language)
    for page in PAGES:
        check(person.go(page), page)
    opened = house.open_table(game="arnak", seats=[{"kind": "person"}, {"kind": "person"}])
    person.go(opened["seats"][0]["link"])
    person.page.wait_for_selector("[data-ready-button]")
    check(person, "lobby")
    solo = Seated(house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    person.go(f"{solo.links[0].replace('#', '?table=plain#')}")
    person.page.wait_for_selector("button[data-action]")
    check(person, "table in words")
    for opening in ("[data-log]", "[data-seats]"):
        person.page.click(opening)
        person.page.wait_for_selector("aside")
        check(person, opening)
    for key, inside in (("s", "table"), ("?", "kbd")):
        person.page.keyboard.press(key)
        person.page.wait_for_selector(f"dialog[open] {inside}")
        check(person, key)
        person.page.click("[data-close]")
    person.page.click("[data-action=pass]")
    person.page.wait_for_selector("dialog[open] [data-yes]")
    check(person, "a warning")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_axe_finds_nothing_on_the_drawn_table(somebody: Somebody, house: House, language: str) -> None:
    """The table with what opens over it, the end of a game, and looking back at it."""
    table = Seated(house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    person = somebody("Ada", language=language).go(table.links[0])
    page = person.page
    page.wait_for_selector(".spot.lit")
    check(person, "table")
    page.locator('[data-place="track:1-1"]').click(force=True)
    page.wait_for_selector(".bubble")
    check(person, "why not")
    page.locator('[data-place="space:camp-coin:1"]').click()
    page.wait_for_selector("[data-pay]")
    check(person, "paying")
    page.click("[data-undo]")
    page.click("[data-hint]")
    page.wait_for_selector(".hints li")
    check(person, "hints")
    table.play_until(lambda _: False, lively=False)
    page.wait_for_selector("dialog[open] figure")
    check(person, "over")
    page.click("[data-replay]")
    page.wait_for_selector("[data-step]")
    check(person, "replay")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_is_cut_off(somebody: Somebody, language: str) -> None:
    person = somebody("Ada", language=language)
    for page in PAGES:
        person.go(page)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (page, width, wide)
            assert person.page.evaluate(CUT_OFF) == [], (page, width)


def test_the_table_in_words_fits_a_phone(somebody: Somebody, house: House, tmp_path: Path) -> None:
    person = sit(somebody, house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.page.wait_for_selector("button[data-action]")
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert person.page.evaluate("document.querySelector('#table').scrollWidth") <= 390


def test_motion_is_asked_for_or_not_made(somebody: Somebody, house: House) -> None:
    """Where the system asks for reduced motion nothing moves, whatever the setting."""
    person = somebody("Ada", speed=1, reduced_motion="reduce").go("/")
    moving = "() => document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
    person.page.hover("[data-play=arnak]")
    assert person.page.evaluate(moving) == 0
