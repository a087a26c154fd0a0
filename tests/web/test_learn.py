"""Learning in a browser: both guides walked through a real first round in three languages; rules, things, glossary."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.web.house import Person, lively

Somebody = Callable[..., Person]
# The guide may lie over a button of the plain table, which a person would scroll from under it.
PRESS = "wanted => document.querySelector(`.frame button[data-action='${wanted}']`)?.click()"
# What the guide says now; it is told that this was read, unless it is the last lesson, which has the rules beside it.
LESSON = """() => {
  const guide = document.querySelector('.guide');
  const last = guide?.querySelector('a.button') != null;
  const said = guide?.querySelector('h2').innerText ?? null;
  if (!last) guide?.querySelector('.primary').click();
  return [said, last];
}"""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_the_guide_leads_through_a_first_round(somebody: Somebody, game: str, language: str) -> None:
    person = somebody("Ada", language=language).go("/learn")
    page = person.page
    page.click(f"[data-guide={game}]")
    page.locator(".guide").wait_for()
    page.goto(f"{page.url}&table=plain")
    page.locator(".guide").wait_for()
    told: list[str] = []
    choose = lively(random.Random(4), 0.8)
    for _ in range(600):
        heading, last = page.evaluate(LESSON)
        told += [heading] if heading and heading not in told else []
        if last:
            break
        offered = person.offered()
        if offered:
            page.evaluate(PRESS, choose(offered))
            person.agree()
        page.wait_for_timeout(20)
    assert page.locator(".guide a.button").count() == 1, told
    assert len(told) >= 6
    page.locator(".guide .primary").click()
    assert page.locator(".guide").count() == 0
    assert page.locator(".frame").count() == 1


@pytest.mark.parametrize(("language", "word"), [("en", "guardian"), ("fr", "gardien"), ("de", "Wächter")])
def test_the_rules_can_be_searched(somebody: Somebody, language: str, word: str) -> None:
    page = somebody("Ada", language=language).go("/rules/arnak").page
    page.locator("dd").first.wait_for()
    everything = page.locator("dd").count()
    page.fill("input[type=search]", word)
    page.wait_for_timeout(200)
    found = page.locator("dd").all_inner_texts()
    assert 3 < len(found) < everything
    assert all(word.lower() in text.lower() for text in found)


def test_every_thing_has_a_page(somebody: Somebody) -> None:
    page = somebody("Ada").go("/things/arnak").page
    page.locator(".all a").first.wait_for()
    assert page.locator(".all a").count() > 150
    page.click("text=Machete")
    page.locator("article h1").wait_for()
    assert page.locator("article h1").inner_text() == "Machete"
    page = somebody("Ben").go("/things/quetzal/reroll_two").page
    assert page.locator("article h1").inner_text() == "Second Try"


def test_an_unknown_thing_is_said_to_be_none(somebody: Somebody) -> None:
    page = somebody("Ada").go("/things/arnak/spaceship").page
    page.locator("main h1").wait_for()
    assert page.locator("article").count() == 0
