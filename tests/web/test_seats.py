"""Whose a seat is, in browsers: invitations, bots that take over, seats given away, tables deleted, chats muted."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.house import Person
from tests.web.test_online import ask, seated

Somebody = Callable[..., Person]
LINKS = "() => JSON.parse(localStorage.getItem('digsite.tables'))[0].links ?? []"


def secret_of(link: str) -> str:
    return link.split("#seat=")[1]


def opens(person: Person, table: str, secret: str) -> int:
    url = f"{person.house.url}/api/tables/{table}"
    return person.house.client.get(url, headers={"Authorization": f"Bearer {secret}"}).status_code


def test_a_link_works_once_and_not_for_whoever_sent_it(somebody: Somebody) -> None:
    ada, ben, eve = somebody("Ada"), somebody("Ben"), somebody("Eve")
    ada.go("/open?game=arnak")
    ada.page.click("form button.primary")
    ada.page.wait_for_selector("li [data-link]")
    table = ada.page.url.rsplit("/", 1)[1]
    link = ada.page.locator("li [data-link]").first.input_value()
    # her own browser does not take Ben's seat by mistake
    ada.go(link)
    ada.page.click("[data-keep-seat]")
    ada.page.wait_for_selector("[data-ready-button]")
    assert ada.page.url.endswith(table) and opens(ada, table, secret_of(link)) == 200
    ben.go(link)
    ben.page.wait_for_selector("[data-ready-button]")
    ada.page.locator("li [data-link]").wait_for(state="detached")
    assert ada.page.evaluate(LINKS) == [] and opens(ada, table, secret_of(link)) == 401
    assert secret_of(link) not in ben.secrets(table) and len(ben.secrets(table)) == 1
    eve.go(link)
    eve.page.wait_for_selector("[data-no-seat=invitation-used]")
    eve.page.click("[data-ask-seat]")  # Ben is there
    eve.page.get_by_role("alert").wait_for()
    eve.page.click("[data-watch]")
    eve.page.get_by_text("You are watching").first.wait_for()
    ben.go("/")
    ben.go(link)  # the same browser
    ben.page.click("[data-ready-button]")
    ada.page.click("[data-ready-button]")
    for person in (ada, ben):
        person.page.wait_for_selector(".frame")


def test_a_bot_takes_over_and_gives_the_seat_back_with_one_press(somebody: Somebody) -> None:
    (ada, ben), table, _ = seated(somebody, "arnak", "Ada", "Ben")
    ben.go("/")
    ada.page.click("[data-seats]")
    ada.page.click("[data-replace]")
    ada.page.locator("aside").get_by_text("plays for someone who is away").wait_for()
    ben.go(f"/tables/{table}?table=plain")
    ben.page.click("[data-take-back]")
    ben.page.locator("[data-take-back]").wait_for(state="detached")
    ada.page.locator("aside").get_by_text("plays for someone who is away").wait_for(state="detached")
    assert ask(ada, f"/tables/{table}")["seats"][1]["kind"] == "person"


def test_two_give_a_seat_to_somebody_who_asks_and_its_player_is_told(somebody: Somebody) -> None:
    (ada, ben, cleo), table, _ = seated(somebody, "quetzal", "Ada", "Ben", "Cleo")
    eve = somebody("Eve").go(f"/tables/{table}?table=plain")
    cleo.go("/")
    eve.page.click("[data-seats]")
    eve.page.click("[data-my-seat]")
    eve.page.get_by_text("You asked for Cleo’s seat").wait_for()
    ada.page.click("[data-agree]")
    ada.page.click("[data-put-away]")  # what only waits for others covers nobody's table
    ada.page.locator(".proposal").wait_for(state="detached")
    ada.page.click("[data-seats]")
    ada.page.locator("aside").get_by_text("Someone asks for Cleo’s seat").wait_for()
    assert eve.secrets(table) == []
    ben.page.click("[data-agree]")
    eve.page.wait_for_selector(".frame:not(:has-text('You are watching'))")
    eve.page.wait_for_function("() => JSON.parse(localStorage.getItem('digsite.tables'))[0].secrets.length === 1")
    assert ask(eve, f"/tables/{table}", eve.secrets(table)[0])["seats"][2]["you"]
    cleo.go(f"/tables/{table}")
    cleo.page.wait_for_selector("[data-no-seat=seat-given]")


def test_ones_own_phone_takes_the_seat(somebody: Somebody) -> None:
    (ada, _), table, _ = seated(somebody, "arnak", "Ada", "Ben")
    phone = somebody("Ada", size=(390, 844))
    ada.page.click("[data-seats]")
    ada.page.get_by_text("Hand over my seat").click()
    ada.page.get_by_role("button", name="Create a new link").click()
    link = ada.page.locator("details [data-link]").input_value()
    phone.go(link)
    phone.page.wait_for_selector(".frame")
    assert len(phone.secrets(table)) == 1 and opens(ada, table, secret_of(link)) == 401
    ada.go(f"/tables/{table}")
    ada.page.wait_for_selector("[data-no-seat=seat-moved]")


def test_a_muted_chat_is_quiet_and_a_deleted_table_is_gone(somebody: Somebody) -> None:
    (ada, ben), table, _ = seated(somebody, "quetzal", "Ada", "Ben")
    ben.page.click("[data-chat-button]")
    ben.page.click("[data-mute]")
    ben.page.click("[data-chat-button]")
    ada.page.keyboard.press("c")
    ada.page.fill("[data-chat]", "Hello Ben")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_text("Hello Ben").wait_for()
    ben.page.wait_for_timeout(500)  # for what would tell of it
    assert ben.page.locator("[data-chat-button] .dot").count() == 0
    ben.page.click("[data-chat-button]")
    assert ben.page.get_by_text("Hello Ben").count() == 0
    ben.page.reload()
    ben.page.click("[data-chat-button]")
    ben.page.click("[data-mute]")
    ben.page.get_by_text("Hello Ben").wait_for()
    ada.page.click("[data-seats]")
    ada.page.locator("summary", has_text="Delete this table").click()
    ada.page.click("[data-delete]")
    ben.page.click("[data-agree]")
    for person in (ada, ben):
        person.page.get_by_text("This table was deleted").wait_for()
        assert person.secrets(table) == []
    assert opens(ada, table, "x") == 404
