"""People at one table over the network, through the table in words: whole games, watchers, a server that dies.

`DIGSITE_KILLS=50` kills the server fifty times in each game instead of three; with `-s` it says how long coming back took.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.web.house import House, Person, lively, play, quick

Json = dict[str, Any]
Somebody = Callable[..., Person]
KILLS = int(os.environ.get("DIGSITE_KILLS", "3"))
MOMENTS = max(20, KILLS * 3 // 2)
LOST = "document.querySelector('.prompt')?.textContent.includes('Connection lost')"


def ask(person: Person, path: str, secret: str | None = None, body: Json | None = None) -> Json:
    """Something over HTTP, where the page is not what is tested."""
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    url = f"{person.house.url}/api{path}"
    http = person.house.client
    answer = http.get(url, headers=headers) if body is None else http.post(url, json=body, headers=headers)
    assert answer.status_code < 300, answer.text
    told: Json = answer.json()
    return told


def listen(person: Person, hear: Callable[[Json], None]) -> None:
    """Every message that the server sends to somebody's browser."""
    person.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: hear(json.loads(frame))))


def sit_down(somebody: Somebody, game: str) -> tuple[Person, Person, str]:
    """Ada opens a table on the page, Ben follows her link, both say that they are ready."""
    ada, ben = somebody("Ada"), somebody("Ben")
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


def seated(
    somebody: Somebody, game: str, *names: str, at: House | None = None, hear: Callable[[Json], None] | None = None
) -> tuple[list[Person], str, list[str]]:
    """People at a table at which the cards are dealt, the table and their secrets; what comes before is over HTTP."""
    people = [somebody(name, at) for name in names]
    opened = ask(
        people[0], "/tables", body={"game": game, "seats": [{"kind": "person", "name": name} for name in names]}
    )
    secrets = [seat["secret"] for seat in opened["seats"]]
    for person, secret in zip(people, secrets, strict=True):
        ask(person, f"/tables/{opened['id']}/ready", secret, {})
        if hear is not None:
            listen(person, hear)
        person.go(f"/tables/{opened['id']}?table=plain#seat={secret}")
    for person in people:
        person.page.wait_for_selector(".frame")
    return people, opened["id"], [person.secrets(opened["id"])[0] for person in people]


def drawing(dice: random.Random) -> Callable[[list[str]], str]:
    """A lively player who draws cards of Quetzal where that is possible."""
    otherwise = lively(dice, 0.45)

    def choose(offered: list[str]) -> str:
        temple = [one for one in offered if one.startswith("place temple")]
        return dice.choice(temple) if temple else otherwise(offered)

    return choose


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_whole_game_by_link_and_nobody_else_sees_a_hand(somebody: Somebody, game: str) -> None:
    ada, ben, table = sit_down(somebody, game)
    watcher = somebody("Wanda")
    seen: list[Json] = []
    listen(watcher, lambda message: seen.append(message["view"]) if message.get("view") else None)
    watcher.go(f"/tables/{table}?table=plain")
    watcher.page.wait_for_selector(".frame")
    assert watcher.offered() == []
    if game == "arnak":
        for person, unknown in ((ada, 1), (ben, 1), (watcher, 2)):
            boards = person.page.locator("[data-part=players] p")
            boards.first.wait_for()
            assert sum(["5 unknown cards" in text for text in boards.all_inner_texts()]) == unknown
    dice = random.Random(3)
    pressed = play([ada, ben], lively(dice, 0.15) if game == "arnak" else drawing(dice))
    assert pressed > 20
    watcher.page.wait_for_selector("[data-total]")
    sheets = [person.page.locator("[data-total]").all_inner_texts() for person in (ada, ben, watcher)]
    assert sheets[0] == sheets[1] == sheets[2]
    assert len(seen) > 20
    assert all([view["seat"] is None and "actions" not in view for view in seen])
    if game == "arnak":
        hidden = [card for player in seen[0]["players"] for card in player["hand"]]
    else:
        hidden = [card for view in seen for player in view["players"] for card in player["drawn"]]
    assert hidden and set(hidden) == {None}


@pytest.mark.slow
@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_a_killed_server_loses_nothing_and_everybody_goes_on(own_house: House, somebody: Somebody, game: str) -> None:
    """Killed at random moments around the storing of a step: whatever either browser was told stays true."""
    confirmed: dict[int, tuple[Any, Any]] = {}
    changed: list[Json] = []

    def hear(message: Json) -> None:
        for step in [message["step"]] if message["type"] == "step" else message.get("steps", []):
            seat, action = confirmed.setdefault(step["seq"], (step["seat"], step["action"]))
            if seat != step["seat"] or (None not in (action, step["action"]) and action != step["action"]):
                changed.append(step)

    (ada, ben), table, secrets = seated(somebody, game, "Ada", "Ben", at=own_house, hear=hear)
    dice = random.Random(11)
    waits: list[float] = []
    kills = set(dice.sample(range(2, MOMENTS), KILLS))

    def between(pressed: int) -> None:
        if pressed not in kills:
            return
        time.sleep(dice.uniform(0, 0.1))
        own_house.kill()
        for person in (ada, ben):
            person.page.wait_for_function(f"() => {LOST}", polling=20)
        own_house.start()
        since = time.monotonic()
        for person in (ada, ben):
            person.page.wait_for_function(f"() => !{LOST}", polling=20)
        waits.append(time.monotonic() - since)

    play([ada, ben], lively(dice, 0.7), most=MOMENTS, between=between)
    assert len(waits) == len(kills)
    print(f"{game}: {len(waits)} kills, back within {max(waits):.2f} s at the latest")
    assert max(waits) < 2
    finish(ada, table, secrets)
    for person in (ada, ben):
        person.page.wait_for_selector("[data-total]")
    assert ada.page.locator("[data-total]").all_inner_texts() == ben.page.locator("[data-total]").all_inner_texts()
    assert changed == []
    stored = {step["seq"]: (step["seat"], step["action"]) for step in ask(ada, f"/games/{table}")["steps"]}
    lost = {seq: step for seq, step in confirmed.items() if step[1] is not None and stored.get(seq) != step}
    assert lost == {} and max(confirmed) == max(stored) == len(stored)


def finish(person: Person, table: str, secrets: list[str]) -> None:
    """The rest of a game over HTTP, in a hurry."""
    choose = quick(random.Random(5))
    seat = ask(person, f"/tables/{table}")["to_decide"]
    while seat is not None:
        offered = ask(person, f"/tables/{table}/actions", secrets[seat])
        if not offered["actions"]:  # a press on the page was still on its way
            seat = ask(person, f"/tables/{table}")["to_decide"]
            continue
        step = {"seq": offered["seq"], "action": choose([action["notation"] for action in offered["actions"]])}
        seat = ask(person, f"/tables/{table}/actions", secrets[seat], step)["seat"]


def test_an_action_pressed_while_the_server_is_away_is_done_once(own_house: House, somebody: Somebody) -> None:
    (ada, ben), _, _ = seated(somebody, "arnak", "Ada", "Ben", at=own_house)
    one = ada if ada.offered() else ben
    own_house.kill()
    one.page.wait_for_function(f"() => {LOST}")
    one.press("pass")
    own_house.start()
    one.page.wait_for_selector('button[data-action="end-turn"]')
    for person in (ada, ben):
        log = person.page.locator("[role=log]")
        log.get_by_text("passes", exact=False).first.wait_for()
        assert log.get_by_text("passes", exact=False).count() == 1


def test_people_talk(somebody: Somebody) -> None:
    (ada, ben), _, _ = seated(somebody, "quetzal", "Ada", "Ben")
    ada.page.keyboard.press("c")
    ada.page.fill("[data-chat]", "Good luck <b>everybody</b>!")
    ada.page.keyboard.press("Enter")
    ben.page.locator("[data-chat-button] .dot").wait_for()
    ben.page.click("[data-chat-button]")
    ben.page.get_by_text("Good luck <b>everybody</b>!").wait_for()


def test_who_leaves_is_missed_and_finds_the_way_back(somebody: Somebody) -> None:
    (ada, ben), table, _ = seated(somebody, "arnak", "Ada", "Ben")
    one, other = (ada, ben) if ada.offered() else (ben, ada)
    one.page.click("[data-seats]")
    one.page.locator("aside").get_by_role("link", name="Settings").click()
    other.page.locator(".prompt").get_by_text("away from the table").wait_for()
    one.page.click("[data-to-table]")
    one.page.wait_for_selector("button[data-action]")
    one.go("/")
    one.page.click("[data-current]")
    one.page.wait_for_selector("button[data-action]")
    assert f"/tables/{table}" in one.page.url


def test_an_absent_player_is_replaced_when_the_table_agrees(somebody: Somebody) -> None:
    (ada, ben, cleo), _, _ = seated(somebody, "arnak", "Ada", "Ben", "Cleo")
    cleo.go("/")
    ada.page.click("[data-seats]")
    ada.page.get_by_role("button", name="Let a bot take over").click()
    ben.page.click("[data-agree]")
    ada.page.locator("aside").get_by_text("a bot").first.wait_for()


def test_a_rematch_by_consent(somebody: Somebody) -> None:
    (ada, ben), table, secrets = seated(somebody, "arnak", "Ada", "Ben")
    finish(ada, table, secrets)
    ada.page.click("[data-propose-rematch]")
    ben.page.wait_for_selector("[data-agree]", state="attached")
    ben.page.locator("dialog [data-close]").click()
    ben.page.click("[data-agree]")
    ada.page.wait_for_selector("[data-ready-button]")
    ben.page.click("[data-score]")
    ben.page.click("[data-rematch]")
    for person in (ada, ben):
        person.page.click("[data-ready-button]")
    for person in (ada, ben):
        person.page.wait_for_selector(".frame")


def test_no_such_table_says_so(somebody: Somebody) -> None:
    person = somebody().go("/tables/nowhere")
    person.page.get_by_text("This table does not exist.").wait_for()
    person.go("/nothing/here")
    person.page.get_by_text("There is nothing at this address.").wait_for()


def test_a_part_that_is_gone_brings_the_page_that_has_it(somebody: Somebody) -> None:
    """As after an update of the server: once by itself, after that by a button."""
    ada = somebody("Ada").go("/")
    fetched: list[str] = []
    ada.page.on("request", lambda one: fetched.append(one.url) if one.is_navigation_request() else None)

    def gone(route: Route) -> None:
        route.fulfill(status=404)

    def gone_at_first(route: Route) -> None:
        route.continue_() if fetched else gone(route)

    ada.page.route("**/assets/Settings-*.js", gone_at_first)
    ada.page.click("a[href='/settings']")
    ada.page.wait_for_selector("h1:text('Settings')")
    assert len(fetched) == 1
    ada.page.route("**/assets/Open-*.js", gone)
    ada.page.click("a[href='/open']")
    ada.page.wait_for_selector("[role=alert]")
    assert len(fetched) == 1
    ada.page.unroute("**/assets/Open-*.js")
    ada.page.click("text=Reload the page")
    ada.page.wait_for_selector("form button.primary")
    assert len(fetched) == 2
