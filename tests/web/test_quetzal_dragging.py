"""Quetzal's table by hand: meeples and cards are dragged to where they go, by mouse and by finger."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright import sync_api as playwright

from tests.web.house import House
from tests.web.test_quetzal_table import BOT, PERSON, Somebody, first_turn, sit


def middle(thing: playwright.Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_meeples_are_dragged_to_a_place(somebody: Somebody, house: House) -> None:
    """One alone, or those pressed before together."""
    page = first_turn(somebody, house).page
    pool = page.locator(".me .pool button")
    camp = page.locator(".place.camp header")
    pool.nth(2).drag_to(camp)
    page.wait_for_selector(".panel")
    assert page.locator(".panel .pick[aria-pressed=true]").count() == 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".panel", state="detached")
    for at in range(3):
        if pool.nth(at).get_attribute("aria-pressed") != "true":
            pool.nth(at).click()
    pool.nth(1).drag_to(camp)
    page.wait_for_selector(".panel")
    assert page.locator(".panel .pick[aria-pressed=true]").count() == 3
    before = pool.count()
    page.click(".panel .go")
    page.wait_for_function("(left) => document.querySelectorAll('.me .pool button').length <= left", arg=before - 3)
    assert page.locator(".carried, [data-over], [data-lifted]").count() == 0


def finger(page: playwright.Page, start: tuple[float, float], end: tuple[float, float], rest: int = 0) -> None:
    """Put on, at rest for so many milliseconds, moved, and lifted at rest: a finger lifted sooner flings what it scrolls."""
    hand = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = start, end
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(rest)
    for step in range(1, 11):
        at = {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
        page.wait_for_timeout(20)
    page.wait_for_timeout(200)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_meeples_are_dragged_by_a_finger(somebody: Somebody, house: House) -> None:
    """A finger that moves at once on the island scrolls it; on a meeple it drags, and a short touch still chooses."""
    player = sit(somebody, house, [PERSON, BOT], size=(390, 844), has_touch=True, is_mobile=True)
    page = player.page
    page.wait_for_selector(".quetzal .lit")
    scrolled = "document.querySelector('.island').scrollTop"
    finger(page, (200, 600), (200, 300))
    page.wait_for_function(f"() => {scrolled} > 100")
    page.wait_for_timeout(300)
    meeple = page.locator(".purse .pool button").first
    meeple.tap()
    page.wait_for_selector(".purse .pool [aria-pressed=true]")
    meeple.tap()
    page.wait_for_selector(".purse .pool [aria-pressed=true]", state="detached")
    camp = page.locator("[data-place=camp]")
    camp.scroll_into_view_if_needed()
    before = page.evaluate(scrolled)
    finger(page, middle(meeple), middle(camp))
    page.wait_for_selector(".panel")
    assert page.locator(".panel .pick[aria-pressed=true]").count() == 1
    assert page.evaluate(scrolled) == before


def deal_on(house: House, until: Callable[[dict[str, Any]], bool], seed: int = 3) -> dict[str, Any]:
    """A table of two people, played over HTTP by lot until a decision of that kind is open."""
    opened = house.open_table(game="quetzal", seats=[PERSON, PERSON], seed=seed, hotseat=True)
    secrets = [{"Authorization": f"Bearer {seat['secret']}"} for seat in opened["seats"]]
    rng = random.Random(seed)
    url = f"{house.url}/api/tables/{opened['id']}"
    asked = house.client
    for secret in secrets:
        asked.post(f"{url}/ready", json={"ready": True}, headers=secret)
    while True:
        seat = asked.get(url).json()["to_decide"]
        view = asked.get(f"{url}/view", headers=secrets[seat]).json()
        if until(view["view"]):
            return opened
        action = rng.choice(view["view"]["actions"])["notation"]
        asked.post(f"{url}/actions", json={"seq": view["seq"], "action": action}, headers=secrets[seat])


def delivering(somebody: Somebody, house: House, **more: Any) -> tuple[playwright.Page, dict[str, Any]]:
    """A delivery with several cards to choose from."""

    def several(view: dict[str, Any]) -> bool:
        offered = [action for action in view["actions"] if action["verb"] == "deliver"]
        return view["decision"]["kind"] == "deliver" and len(offered) > 1

    opened = deal_on(house, several)
    page = somebody("Ada", **more).go("/settings").page
    kept = {
        "id": opened["id"],
        "game": "quetzal",
        "secrets": [seat["secret"] for seat in opened["seats"]],
        "hotseat": True,
    }
    page.evaluate("kept => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
    page.goto(f"{house.url}/tables/{opened['id']}")
    page.click("[data-reveal]")
    page.wait_for_selector(".delivery")
    return page, opened


def test_cards_are_dragged_by_a_finger_that_rests_first(somebody: Somebody, house: House) -> None:
    """Into the crate and out of it again; one that moves at once only scrolls."""
    page, _ = delivering(somebody, house, size=(390, 844), has_touch=True, is_mobile=True)
    crate = page.locator("[data-place=crate]")
    page.wait_for_function("() => document.querySelector('.cards .lit')?.getAnimations().length === 0")
    card = page.locator(".cards .lit").first
    finger(page, middle(card), middle(crate))
    page.wait_for_timeout(200)
    assert page.locator(".crate button").count() == 0
    finger(page, middle(card), middle(crate), rest=250)
    page.wait_for_selector(".crate button")
    finger(page, middle(page.locator(".crate button")), middle(page.locator(".cards h3")), rest=250)
    page.wait_for_selector(".crate button", state="detached")


def test_a_delivery_grows_by_dragging_and_by_clicking(somebody: Somebody, house: House) -> None:
    """With what it brings; and what it brought in the end is what it said."""
    page, opened = delivering(somebody, house)
    score = ".sums span:first-child"
    before = int(page.inner_text(f".me {score}"))
    page.locator(".cards .lit").first.drag_to(page.locator("[data-place=crate]"))
    page.wait_for_selector(".delivery .sum")
    first = page.inner_text(".delivery .sum")
    page.locator(".cards .lit").first.click()
    page.wait_for_function("said => document.querySelector('.delivery .sum')?.innerText !== said", arg=first)
    page.locator(".crate button").nth(1).click()
    page.wait_for_function("said => document.querySelector('.delivery .sum')?.innerText === said", arg=first)
    points = int("".join(filter(str.isdigit, page.inner_text(".delivery .sum").split("victory")[0])))
    page.click(".bar [data-action=done]")
    page.wait_for_selector(".delivery", state="detached")
    headers = {"Authorization": f"Bearer {opened['seats'][0]['secret']}"}
    shown = house.client.get(f"{house.url}/api/tables/{opened['id']}/view", headers=headers).json()
    scores = [player["score"] for player in shown["view"]["players"]]
    assert any(score >= before + points for score in scores), (scores, before, points)
