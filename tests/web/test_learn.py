"""Learning in a browser: both guides walked through a real first round in three languages; rules, things, glossary."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.house import Person, lively
from tests.web.test_access import check, complaints

Somebody = Callable[..., Person]
PRESS = "wanted => document.querySelector(`.frame button[data-action='${wanted}']`)?.click()"
# What the guide says now; it is told that this was read, unless it is the last lesson, which has the rules beside it.
LESSON = """() => {
  const guide = document.querySelector('.guide');
  const last = guide?.querySelector('a.button') != null;
  const said = guide?.querySelector('h2').innerText ?? null;
  if (!last) guide?.querySelector('[data-next]')?.click();
  return [said, last];
}"""
# What lies under the guide and could be pressed.
UNDER = """() => {
  const box = document.querySelector('.guide').getBoundingClientRect();
  return [...document.querySelectorAll('.frame button, .frame [role=log] p')].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const clip = one.closest('.log, .area, .island, .mine, .beside')?.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && right > left && (!clip || top < clip.bottom)
      && Math.min(right, box.right) - Math.max(left, box.left) > 4
      && Math.min(bottom, clip?.bottom ?? 9e9, box.bottom) - Math.max(top, box.top) > 4;
  }).map((one) => one.className + one.textContent.slice(0, 40));
}"""


PANEL_BOTTOM = "document.querySelector('.panel').getBoundingClientRect().bottom"
GUIDE_TOP = "document.querySelector('.guide').getBoundingClientRect().top"


def guided(person: Person, game: str) -> Page:
    page = person.go("/learn").page
    page.click(f"[data-guide={game}]")
    page.locator(".guide").wait_for()
    return page


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_the_guide_leads_through_a_first_round(somebody: Somebody, game: str, language: str) -> None:
    person = somebody("Ada", language=language)
    page = guided(person, game)
    page.goto(f"{page.url}&table=plain")
    page.locator(".guide").wait_for()
    told: list[str] = []
    choose = lively(random.Random(4), 0.8)
    for _ in range(600):
        heading, last = page.evaluate(LESSON)
        assert heading, f"the guide is silent after {told}"
        told += [heading] if heading not in told else []
        if last:
            break
        offered = person.offered()
        if offered:
            page.evaluate(PRESS, choose(offered))
            person.agree()
        page.wait_for_timeout(20)
    assert page.locator(".guide a.button").count() == 1, told
    assert len(told) >= 4
    page.evaluate("() => document.querySelector('.guide .primary').click()")  # bots go on playing meanwhile
    page.locator(".guide").wait_for(state="detached")
    assert page.locator(".frame").count() == 1


@pytest.mark.parametrize(("game", "size"), [("arnak", (1440, 900)), ("quetzal", (390, 844))])
def test_the_guide_explains_refusals_covers_nothing_and_remembers(
    somebody: Somebody, game: str, size: tuple[int, int]
) -> None:
    person = somebody("Ada", size=size)
    page = guided(person, game)
    page.wait_for_selector(".arnak .lit, .quetzal .lit")
    assert page.evaluate(UNDER) == []
    for _ in range(2):
        page.click(".guide [data-next]")
    page.locator(".card:visible, .artifact:visible").first.hover()
    page.wait_for_selector(".inspect")
    page.mouse.move(0, 0)
    unlit = ".spot:not(.lit)[data-place='track:start']" if game == "arnak" else ".location button[aria-disabled=true]"
    page.locator(unlit).first.click(force=True)
    page.wait_for_selector(".guide .why")
    said = page.inner_text(".guide .why p")
    assert len(said) > 50
    if game == "arnak":
        assert page.inner_text(".bubble") not in said, (
            "where the guide has something to add, it does not repeat the rest"
        )
    assert page.locator(".guide .why p").count() == 1
    assert page.evaluate(UNDER) == []
    if game == "quetzal":
        assert complaints(person) == []
        page.locator(".quetzal .bid.lit").last.click()
        page.wait_for_selector(".panel .go")
        assert page.evaluate(PANEL_BOTTOM) <= page.evaluate(GUIDE_TOP)
        page.keyboard.press("Escape")
    lesson = page.inner_text(".guide h2")
    page.keyboard.press("r")
    page.wait_for_selector("dialog .book dt")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.inner_text(".guide h2") == lesson
    page.click(".guide [data-leave]")
    assert page.locator(".guide").count() == 0


def test_a_site_has_its_picture_and_its_facts(somebody: Somebody) -> None:
    page = somebody("Ada").go("/things/arnak/s2-four-kinds").page
    page.locator("article .site svg").first.wait_for()
    said = page.inner_text("article")
    assert "6 compasses" in said and "Gain 1 coin" in said and "% of them won" in said


@pytest.mark.parametrize(("language", "word"), [("en", "guardian"), ("fr", "gardien"), ("de", "Wächter")])
def test_the_rules_can_be_searched(somebody: Somebody, language: str, word: str) -> None:
    page = somebody("Ada", language=language).go("/rules/arnak").page
    page.locator("dd").first.wait_for()
    everything = page.locator("dd").count()
    page.fill("input[type=search]", word)
    page.wait_for_function("(all) => document.querySelectorAll('dd').length < all", arg=everything)
    found = page.locator("dd").all_inner_texts()
    assert len(found) > 3
    assert all(word.lower() in text.lower() for text in found)


# Walks over pages without loading them anew, as links of the page do, and says what is wrong with them.
WALK = """async (paths) => {
  const drawn = (path) => path.includes('#')
    ? `rule-${document.querySelector('dt.sought')?.innerText}` === path.split('#')[1]
    : document.querySelector('article')?.dataset.thing === path.split('/')[3];
  const wrong = [];
  for (const path of paths) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    for (let frame = 0; frame < 100 && !drawn(path); frame += 1) await new Promise(requestAnimationFrame);
    if (!drawn(path)) wrong.push(path);
    const rules = [...document.querySelectorAll('article li')].map((one) => one.innerText);
    if (document.querySelector('article') && rules.length === 0) wrong.push(path + ': no rules');
    wrong.push(...rules.filter((said) => / rule-/.test(said)));
  }
  return wrong;
}"""
LINKS = "() => [...new Set([...document.querySelectorAll('main a')].map((one) => one.pathname + one.hash))]"


def test_things_rules_and_glossary_lead_to_each_other(somebody: Somebody) -> None:
    """Every link of the glossary leads to a rule or a thing, every thing to its page, and that to rules that are there."""
    person = somebody("Ada")
    links: set[str] = set()
    for path in ("/glossary", "/things/arnak", "/things/quetzal"):
        page = person.go(path).page
        page.locator("main li a").first.wait_for()
        links |= {one for one in page.evaluate(LINKS) if one.count("/") == 3 or "#rule" in one}
    assert len(links) > 210
    assert page.evaluate(WALK, sorted(links)) == []
    person.go("/things/arnak/spaceship")
    page.locator("main h1").wait_for()
    assert page.locator("article").count() == 0


def test_a_link_to_a_rule_finds_it(somebody: Somebody) -> None:
    page = somebody("Ada").go("/things/quetzal/reroll_two").page
    assert page.locator("article h1").inner_text() == "Second Try"
    page.click("article li a >> nth=0")
    page.locator("dd.sought").wait_for()
    assert page.locator("dt.sought").inner_text() == "R-12"
    assert page.evaluate("document.querySelector('dt.sought').getBoundingClientRect().top") > 0


def test_axe_finds_nothing_to_learn_with(somebody: Somebody) -> None:
    """One language in both themes; `python -m tools.learn_looks` has every page in every look."""
    person = somebody("Ada", language="de")
    for path in ("/learn", "/rules/quetzal", "/glossary", "/things/arnak", "/things/quetzal/temple", "/cardboard"):
        person.go(path)
        person.page.locator("main h1").wait_for()
        check(person, path)
