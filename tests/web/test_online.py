"""People at one table over the network, through the table in words: whole games, watchers, a server that dies."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.house import House, Person, lively, play, quick

Somebody = Callable[..., Person]
KILLS = int(os.environ.get("DIGSITE_KILLS", "5"))


def sit_down(somebody: Somebody, game: str, at: House | None = None) -> tuple[Person, Person, str]:
    """Ada opens a table on the page, Ben follows her link, both say that they are ready."""
    ada, ben = somebody("Ada", at), somebody("Ben", at)
    ada.go(f"/open?game={game}")
    ada.page.click("form button.primary")
    ada.page.wait_for_url("**/tables/*")
    link = ada.page.locator("li [data-link]").first.input_value()
    assert "#seat=" in link
    ben.go(link)
    table = ada.page.url.rsplit("/", 1)[1]
    ben.page.wait_for_selector("[data-ready-button]")
    assert "#" not in ben.page.url
    for person in (ada, ben):
        assert person.page.locator(".frame").count() == 0
        person.page.click("[data-ready-button]")
    for person in (ada, ben):
        person.page.wait_for_selector(".frame")
        person.go(f"/tables/{table}?table=plain")
        person.page.wait_for_selector(".frame")
    return ada, ben, table


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_whole_game_by_link_and_nobody_else_sees_a_hand(somebody: Somebody, game: str) -> None:
    ada, ben, table = sit_down(somebody, game)
    watcher = somebody("Wanda")
    seen: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("view"):
            seen.append(message["view"])

    watcher.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    watcher.go(f"/tables/{table}?table=plain")
    watcher.page.wait_for_selector(".frame")
    assert watcher.offered() == []
    pressed = play([ada, ben], lively(random.Random(3), 0.55))
    assert pressed > 20
    watcher.page.wait_for_selector("[data-total]")
    sheets = [person.page.locator("[data-total]").all_inner_texts() for person in (ada, ben, watcher)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert len(seen) > 20
    assert all([view["seat"] is None and "actions" not in view for view in seen])
    if game == "arnak":
        first = seen[0]["players"]
        assert all([card is None for player in first for card in player["hand"]])


def test_a_hand_is_its_owners_alone(somebody: Somebody) -> None:
    ada, ben, table = sit_down(somebody, "arnak")
    watcher = somebody().go(f"/tables/{table}?table=plain")
    watcher.page.wait_for_selector(".frame")
    hands = [person.page.locator("section[data-seat] dd").all_inner_texts() for person in (ada, ben, watcher)]
    assert sum(["5 unknown cards" in text for text in hands[0]]) == 1
    assert sum(["5 unknown cards" in text for text in hands[1]]) == 1
    assert sum(["5 unknown cards" in text for text in hands[2]]) == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_killed_server_loses_nothing_and_everybody_goes_on(own_house: House, somebody: Somebody, game: str) -> None:
    ada, ben, _ = sit_down(somebody, game, own_house)
    dice = random.Random(11)
    waits: list[float] = []
    kills = set(dice.sample(range(2, 70), KILLS))
    count = "() => document.querySelectorAll('[role=log] p').length"

    def between(pressed: int) -> None:
        if pressed not in kills:
            return
        known = max([person.page.evaluate(count) for person in (ada, ben)])
        own_house.kill()
        own_house.start()
        since = time.monotonic()
        for person in (ada, ben):
            person.page.wait_for_function(
                "() => !document.querySelector('.prompt')?.textContent.includes('connection is lost')", polling=20
            )
        waits.append(time.monotonic() - since)
        assert max([person.page.evaluate(count) for person in (ada, ben)]) >= known

    play([ada, ben], lively(dice, 0.5), most=72, between=between)
    assert len(waits) == len(kills)
    assert max(waits) < 2
    play([ada, ben], quick(dice))
    assert ada.page.locator("[data-total]").all_inner_texts() == ben.page.locator("[data-total]").all_inner_texts()


def test_an_action_pressed_while_the_server_is_away_is_done_once(own_house: House, somebody: Somebody) -> None:
    ada, ben, _ = sit_down(somebody, "arnak", own_house)
    one = ada if ada.offered() else ben
    own_house.kill()
    one.page.wait_for_function("() => document.querySelector('.prompt').textContent.includes('connection is lost')")
    one.press("pass")
    own_house.start()
    one.page.wait_for_selector('button[data-action="end-turn"]')
    for person in (ada, ben):
        log = person.page.locator("[role=log]")
        log.get_by_text("passes", exact=False).first.wait_for()
        assert log.get_by_text("passes", exact=False).count() == 1


def test_people_talk(somebody: Somebody) -> None:
    ada, ben, _ = sit_down(somebody, "quetzal")
    ada.page.keyboard.press("c")
    ada.page.fill("[data-chat]", "Good luck <b>everybody</b>!")
    ada.page.keyboard.press("Enter")
    ben.page.locator("[data-chat-button] .dot").wait_for()
    ben.page.click("[data-chat-button]")
    ben.page.get_by_text("Good luck <b>everybody</b>!").wait_for()


def test_an_absent_player_is_replaced_when_the_table_agrees(somebody: Somebody, house: House) -> None:
    opened = house.open_table(game="arnak", seats=[{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")])
    people = [
        somebody(name).go(seat["link"]) for name, seat in zip(("Ada", "Ben", "Cleo"), opened["seats"], strict=True)
    ]
    for person in people:
        person.page.click("[data-ready-button]")
    for person in people:
        person.page.wait_for_selector(".frame")
    ada, ben, cleo = people
    cleo.go("/")
    ada.page.click("[data-seats]")
    ada.page.get_by_role("button", name="Let a bot play on").click()
    ben.page.click("[data-agree]")
    ada.page.locator("aside").get_by_text("a bot").first.wait_for()


def test_a_rematch_by_consent(somebody: Somebody, house: House) -> None:
    ada, ben, _ = sit_down(somebody, "arnak")
    play([ada, ben], quick(random.Random(5)))
    ada.page.click("[data-propose-rematch]")
    ben.page.wait_for_selector("[data-agree]", state="attached")
    ben.page.locator("dialog [data-close]").click()
    ben.page.click("[data-agree]")
    ada.page.click("[data-rematch]")
    ada.page.wait_for_selector("[data-ready-button]")
    ben.page.click("[data-score]")
    ben.page.click("[data-rematch]")
    for person in (ada, ben):
        person.page.click("[data-ready-button]")
    for person in (ada, ben):
        person.page.wait_for_selector(".frame")


def test_no_such_table_says_so(somebody: Somebody) -> None:
    person = somebody().go("/tables/nowhere")
    person.page.get_by_text("There is no such table.").wait_for()
    person.go("/nothing/here")
    person.page.get_by_text("There is nothing at this address.").wait_for()
