"""On a phone, by finger: the large view keeps its taps to itself, and nothing that costs is done by a single tap."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page

from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from tests.web.house import House, Person, Seated
from tests.web.test_pressing import dug_in, placing
from tests.web.test_quetzal_table import BOT, PERSON, sit

Somebody = Callable[..., Person]
SIZES: Final = [(390, 844), (360, 640)]
TOUCH: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True}
INSIDE: Final = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


# How wide and high the parts are by which a finger hits something that can be pressed, if that is less than it needs.
TOO_SMALL: Final = """([root, least]) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
    && getComputedStyle(one).pointerEvents !== 'none' && one.getBoundingClientRect().width > 0;
  const found = [];
  for (const one of document.querySelectorAll(`:is(${root}) :is(button, a[href], summary, select, input, [role=tab])`)) {
    if (!seen(one)) continue;
    one.scrollIntoView({ block: 'center', inline: 'nearest' });
    const hit = (x, y) => one.contains(document.elementFromPoint(x, y));
    const { left, top, width, height } = one.getBoundingClientRect();
    const run = (x, y, dx, dy) => {
      let far = 0;
      while (far < 60 && hit(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    let best = [0, 0];
    for (const u of [0.5, 0.2, 0.8, 0.08, 0.92]) for (const v of [0.5, 0.2, 0.8]) {
      const [x, y] = [left + u * width, top + v * height];
      if (!hit(x, y)) continue;
      const size = [run(x, y, -1, 0) + run(x, y, 1, 0) + 1, run(x, y, 0, -1) + run(x, y, 0, 1) + 1];
      if (Math.min(...size) > Math.min(...best)) best = size;
    }
    if (Math.min(...best) < least - 1) found.push(`${one.dataset.place ?? ''} ${one.className} ${one.textContent.trim().slice(0, 30)}: ${best.join(' by ')}`);
  }
  return found;
}"""


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, x: float, y: float, long: int = 700) -> None:
    """A finger put down, at rest, and lifted."""
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(long)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def seq(house: House, table: str) -> int:
    number: int = house.client.get(f"{house.url}/api/tables/{table}").json()["seq"]
    return number


@pytest.mark.parametrize("size", SIZES)
def test_the_large_view_keeps_its_taps(somebody: Somebody, house: House, size: tuple[int, int]) -> None:
    """It closes by its button or a tap beside it, which does nothing else; what can be done with the thing is offered in it."""
    people = [{"kind": "person"}] * 2
    table = Seated(house, game="arnak", options={"players": 2, "board": "bird"}, seats=people, seed=4)
    page = somebody("Ada", size=size, **TOUCH).go(table.links[0]).page
    page.wait_for_selector(".area.island .lit")
    camp = page.locator('.spot.lit[data-place^="site:camp"]').first
    camp.scroll_into_view_if_needed()
    before = seq(house, table.id)
    for long in (500, 700):  # lifted just after the view came up under it, or later
        hold(page, *middle(camp), long)
        page.wait_for_selector("dialog.inspect[open]")
        page.wait_for_timeout(100)
        assert page.locator("dialog.inspect[open]").count() == 1
        for part in ("[data-close]", "[data-offer]", "h2"):
            assert page.locator(f"dialog.inspect {part}").first.evaluate(INSIDE), part
        # beside the view, on a thing of the table that is lit
        page.touchscreen.tap(*middle(camp)) if not over(page, camp) else page.touchscreen.tap(6, size[1] / 2)
        page.wait_for_selector("dialog.inspect", state="detached")
    hold(page, *middle(camp))
    page.tap("dialog.inspect [data-close]")
    page.wait_for_selector("dialog.inspect", state="detached")
    assert seq(house, table.id) == before
    assert page.locator("[data-pay], .menu, .bubble").count() == 0
    hold(page, *middle(camp))
    page.tap("dialog.inspect [data-offer]")
    page.wait_for_selector("[data-pay]")
    assert seq(house, table.id) > before


def over(page: Page, thing: Locator) -> bool:
    """Whether the view lies over it."""
    x, y = middle(thing)
    box = page.locator("dialog.inspect").bounding_box()
    assert box is not None
    return box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"]


@pytest.mark.parametrize("size", SIZES)
def test_the_large_view_offers_what_it_costs_and_scrolls(
    somebody: Somebody, house: House, size: tuple[int, int]
) -> None:
    people = [{"kind": "person"}] * 2
    table = Seated(house, game="arnak", options={"players": 2, "board": "bird"}, seats=people, seed=4)

    def affordable(told: Any) -> bool:
        return bool(told["seat"] == 0 and any(one["verb"] == "buy" for one in told["actions"]))

    assert table.play_until(affordable)
    page = somebody("Ada", size=size, **TOUCH).go(table.links[0]).page
    page.locator(".arnak .tabs [role=tab]").nth(1).tap()
    card = page.locator('.spot.lit[data-place^="row:"]').first
    hold(page, *middle(card))
    offer = page.locator("dialog.inspect [data-offer]")
    said = offer.first.inner_text()
    assert "Buy" in said and ("coin" in said or "compass" in said), said
    inside = page.locator("dialog.inspect .inside")
    assert inside.evaluate(
        "(one) => { one.scrollTop = 9999; return one.scrollTop + one.clientHeight >= one.scrollHeight - 1; }"
    )
    assert offer.first.evaluate(INSIDE)
    before = seq(house, table.id)
    offer.first.tap()
    page.wait_for_selector("dialog.inspect", state="detached")
    page.wait_for_selector("[data-action=end-turn], .ask")
    assert seq(house, table.id) > before


def test_a_menu_that_is_left_acts_on_nothing_under_it(somebody: Somebody, house: House) -> None:
    """The place where Quetzal's meeples are chosen is left by a tap beside it, which presses nothing."""
    player = sit(somebody, house, [PERSON, BOT], size=SIZES[0], **TOUCH)
    page = player.page
    page.wait_for_selector(".quetzal .lit")
    page.tap(".quetzal [data-place=quarry]")
    page.wait_for_selector(".panel")
    tabs = page.locator(".tabs button").nth(2)
    page.touchscreen.tap(*middle(tabs))
    page.wait_for_selector(".panel", state="detached")
    assert tabs.get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("size", SIZES)
def test_no_meeple_is_placed_by_a_single_tap(somebody: Somebody, house: House, size: tuple[int, int]) -> None:
    """Every place asks who goes there and says what is paid; only then is it done."""
    player = sit(somebody, house, [PERSON, BOT], size=size, **TOUCH)
    page = player.page
    page.wait_for_selector(".quetzal .lit")
    table = page.url.rsplit("/", 1)[1]
    before = seq(house, table)
    lit = page.locator(".island button.lit")
    for at in range(lit.count()):
        place = lit.nth(at).get_attribute("data-place")
        lit.nth(at).tap()
        page.wait_for_selector(".panel .go")
        price = page.locator(f'[data-place="{place}"] .price [data-figure]')
        if price.count():
            assert str(price.get_attribute("data-figure")) in page.inner_text(".panel .sum"), place
        assert seq(house, table) == before, place
        page.tap(".panel .buttons button:not(.go)")
        page.wait_for_selector(".panel", state="detached")
    assert lit.count() > 5
    page.locator('.island .lit[data-place^="temple:"]').last.tap()
    pool = page.locator(".purse .pool button").count()
    page.tap(".panel .go")
    page.wait_for_function("(left) => document.querySelectorAll('.purse .pool button').length < left", arg=pool)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "reached"), [("arnak", dug_in), ("quetzal", placing)])
def test_whatever_can_be_pressed_is_large_enough_for_a_finger(
    somebody: Somebody, house: House, game: str, reached: Callable[[House], Seated], size: tuple[int, int]
) -> None:
    """At least 40 pixels each way, in every part of the table, the hand and what opens over it."""
    page = somebody("Ada", size=size, **TOUCH).go(reached(house).links[0]).page
    page.wait_for_selector(f".{game}")
    if page.locator("[data-news]").count():
        page.tap("[data-news]")
    found: dict[str, list[str]] = {}
    tabs = page.locator(".tabs button")
    for at in range(tabs.count()):
        tabs.nth(at).tap()
        found[tabs.nth(at).inner_text()] = page.evaluate(TOO_SMALL, [".frame", 40])
    tabs.first.tap()
    if game == "arnak":
        page.tap("[data-sheet]")
        page.wait_for_selector(".sheet.open")
        found["hand"] = page.evaluate(TOO_SMALL, [".sheet", 40])
    else:
        page.locator(".island .lit[data-place=camp]").tap()
        found["panel"] = page.evaluate(TOO_SMALL, [".panel", 40])
    assert {part: small for part, small in found.items() if small} == {}


NAMES: Final = """(cards) => [...document.querySelectorAll(cards)].flatMap((card, at, all) => {
  const name = card.querySelector('.name > span');
  const text = document.createRange();
  text.selectNodeContents(name);
  const edge = Math.min(card.getBoundingClientRect().right, all[at + 1]?.getBoundingClientRect().left ?? Infinity);
  const size = parseFloat(getComputedStyle(name).fontSize);
  return size >= 11 && text.getBoundingClientRect().right <= edge + 1 ? [] : [`${name.textContent} ${size}px`];
})"""


@pytest.mark.parametrize("size", SIZES)
def test_names_of_cards_can_be_read(somebody: Somebody, house: House, size: tuple[int, int]) -> None:
    """In the hand and the play area, also where cards lie upon each other."""
    table = Seated(house, game="arnak", options={"players": 2, "board": "bird"}, seats=[PERSON] * 2, seed=4)

    def many(told: Any) -> bool:
        me = table.view()["players"][0] if told["seat"] == 0 else {"play": []}
        return len(me["play"]) >= 3 and len(me["hand"]) >= 2

    assert table.play_until(many)
    page = somebody("Ada", size=size, language="de", **TOUCH).go(table.links[0]).page
    page.locator(".arnak .tabs [data-tab-of=me]").tap()
    assert page.locator(".laid .down").count() >= 3
    assert page.evaluate(NAMES, ".laid .down") == []
    page.tap("[data-sheet]")
    page.wait_for_selector(".sheet.open")
    assert page.evaluate(NAMES, ".sheet .held") == []


def before_declining() -> tuple[int, list[str]]:
    """A seed, and the actions that lead to where going on is followed by something to decline."""
    rules = GAMES["arnak"].rules
    for seed in range(60):
        session = Session.new(rules, {"players": 2, "board": "bird"}, SeededDice(seed))
        dice, done = random.Random(seed), list[str]()
        while to_decide(session.game) is not None:
            offered = legal_actions(session.game)
            names = [rules.catalogue[one].notation for one in offered]
            if done and done[-1] == "continue" and {"skip", "draw"} <= set(names):
                return seed, done[:-1]
            at = dice.randrange(len(offered))
            session.act(offered[at])
            done.append(names[at])
    raise AssertionError("nobody declines after going on")


def test_declining_is_never_where_one_went_on(somebody: Somebody, house: House) -> None:
    """Whoever presses twice in the same place has not declined."""
    seed, actions = before_declining()
    for size in (*SIZES, (1440, 900), (1024, 768)):
        options = {"players": 2, "board": "bird"}
        table = Seated(house, game="arnak", options=options, seats=[PERSON] * 2, seed=seed)
        for action in actions:
            table.act(action)
        seat = house.client.get(table.url).json()["to_decide"]
        page = somebody("Ada", size=size).go(table.links[seat]).page
        onward = page.locator(".bar [data-action=continue]")
        was = onward.bounding_box()
        onward.click()
        now = page.locator(".bar [data-action=skip]").bounding_box()
        assert was is not None and now is not None
        beside = now["x"] >= was["x"] + was["width"] or now["x"] + now["width"] <= was["x"]
        assert beside or now["y"] >= was["y"] + was["height"] or now["y"] + now["height"] <= was["y"], (size, was, now)


def test_a_link_is_shared_and_says_where_it_works(somebody: Somebody, house: House) -> None:
    """A phone hands it to another app; one to this computer is of no use on any other, and says so."""
    person = somebody("Ada", size=SIZES[1], **TOUCH)
    person.context.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    opened = house.open_table(game="arnak", options={"players": 2, "board": "bird"}, seats=[PERSON] * 2)
    page = person.go(opened["seats"][0]["link"]).page
    link = page.locator("[data-link]").last
    page.locator("[data-share]").last.tap()
    page.wait_for_function("() => window.shared !== undefined")
    assert page.evaluate("window.shared.url") == link.input_value()
    assert page.locator("[data-local]").last.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[1][0]


def guided(somebody: Somebody, game: str, size: tuple[int, int], **more: Any) -> Page:
    page = somebody("Ada", size=size, **TOUCH, **more).go("/learn").page
    page.tap(f"[data-guide={game}]")
    page.locator(".guide").wait_for()
    page.wait_for_selector(".area.island .lit, .quetzal .lit")
    return page


def test_the_guide_marks_the_tab_of_what_it_speaks_of(somebody: Somebody) -> None:
    """It follows whoever opens it, and has the hand up while it speaks of it, no longer."""
    page = guided(somebody, "arnak", SIZES[0])
    said = page.inner_text(".guide .words")
    assert "Tap" in said and "Hover" not in said, "there is no pointer"
    page.tap(".guide [data-next]")
    page.wait_for_selector("[data-tab-of=research][data-guided]")
    page.tap(".tabs [data-tab-of=research]")
    page.wait_for_selector(".track[data-guided]")
    assert page.locator("[data-tab-of][data-guided]").count() == 0
    page.tap(".tabs [data-tab-of=me]")
    page.wait_for_selector("[data-tab-of=research][data-guided]")
    page.tap(".tabs [data-tab-of=island]")
    page.tap(".guide [data-next]")
    page.wait_for_selector("[data-sheet][aria-expanded=true]")
    page.wait_for_selector('.sheet [data-place^="hand:"][data-guided]')
    page.tap(".guide [data-next]")
    page.wait_for_selector("[data-sheet][aria-expanded=false]")
    page.wait_for_selector('[data-place^="site:camp"][data-guided]')


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_the_guide_does_not_push_the_table_about(somebody: Somebody, game: str, size: tuple[int, int]) -> None:
    """Whatever it says, in the language with the longest sentences: the table keeps its height."""
    page = guided(somebody, game, size, language="de")
    heights = {page.evaluate("document.querySelector('#table').clientHeight")}
    lessons = {page.inner_text(".guide h2")}
    for _ in range(5):
        page.tap(".guide [data-next]")
        page.wait_for_timeout(120)
        lessons.add(page.inner_text(".guide h2"))
        if page.locator("[data-sheet][aria-expanded=true]").count() == 0:
            heights.add(page.evaluate("document.querySelector('#table').clientHeight"))
        if page.locator(".guide [data-next]").count() == 0:
            break
    assert len(lessons) > 3
    assert len(heights) == 1, heights
    assert page.evaluate("(one) => document.querySelector('.guide').getBoundingClientRect().bottom") <= size[1]
