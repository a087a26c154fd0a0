"""Everybody can use it: axe finds nothing on any page, in any language or theme, and nothing is cut off on small screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.house import ROOT, House, Person
from tests.web.test_solitary import sit

Somebody = Callable[..., Person]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/open?game=arnak", "/open?game=quetzal", "/settings", "/replay", "/credits", "/nowhere/at/all")
SIZES = ((1440, 900), (1024, 768), (390, 844), (320, 640))
LOOKS = [(language, theme) for language in ("en", "fr", "de") for theme in ("light", "dark")]
CUT_OFF = """() => [...document.querySelectorAll('main button, main a, main label, main h1, main h2, main p')]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
  .map((one) => one.textContent.trim().slice(0, 40))"""


def complaints(person: Person) -> list[str]:
    """What axe has to say against the page as it is now."""
    if not person.page.evaluate("typeof axe !== 'undefined'"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_axe_finds_nothing(somebody: Somebody, house: House, language: str, theme: str) -> None:
    person = somebody("Ada", language=language, theme=theme)
    for page in PAGES:
        person.go(page)
        assert complaints(person) == [], page
    opened = house.open_table(game="arnak", seats=[{"kind": "person"}, {"kind": "person"}])
    person.go(opened["seats"][0]["link"])
    person.page.wait_for_selector("[data-ready-button]")
    assert complaints(person) == [], "lobby"
    solo = house.open_table(game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=1)
    person.go(solo["seats"][0]["link"])
    person.page.wait_for_selector(".frame")
    person.go(f"/tables/{solo['id']}?table=plain")
    person.page.wait_for_selector("button[data-action]")
    assert complaints(person) == [], "table"
    for opening in ("[data-log]", "[data-seats]"):
        person.page.click(opening)
        person.page.wait_for_selector("aside")
        assert complaints(person) == [], opening
    person.page.click("[data-score]")
    person.page.wait_for_selector("dialog[open] table")
    assert complaints(person) == [], "score"
    person.page.click("[data-close]")
    person.page.keyboard.press("?")
    person.page.wait_for_selector("dialog[open] kbd")
    assert complaints(person) == [], "shortcuts"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_is_cut_off(somebody: Somebody, language: str) -> None:
    for size in SIZES:
        person = somebody("Ada", language=language, size=size)
        for page in PAGES:
            person.go(page)
            wide = person.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], (page, size, wide)
            assert person.page.evaluate(CUT_OFF) == [], (page, size)


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
