"""One browser: solo, against bots, several people at one screen, undo, refusals, looking back."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.web.house import House, Person, Seated, lively, play, quick

Somebody = Callable[..., Person]


def sit(somebody: Somebody, house: House, plain: bool = True, **wanted: object) -> Person:
    """A table for one screen, already dealt."""
    opened = house.open_table(**wanted)
    person = somebody("Ada")
    secrets = [seat["secret"] for seat in opened["seats"] if seat["secret"]]
    person.go("/settings")
    kept = {"id": opened["id"], "game": wanted["game"], "secrets": secrets, "hotseat": len(secrets) > 1}
    person.page.evaluate("kept => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
    person.go(f"/tables/{opened['id']}{'?table=plain' if plain else ''}")
    person.page.wait_for_selector(".frame")
    return person


def test_against_a_bot_in_two_clicks(somebody: Somebody) -> None:
    person = somebody("Ada").go("/")
    person.page.click("[data-play=quetzal]")
    person.page.click("article [data-level=novice]")
    person.page.wait_for_selector(".frame")
    person.page.locator(".prompt").wait_for()
    person.go("/")
    person.page.locator("a.resume").first.click()
    person.page.wait_for_selector(".frame")


@pytest.mark.slow
def test_a_whole_game_against_bots(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "random"}]
    person = sit(somebody, house, game="quetzal", seats=seats)
    assert play([person], lively(random.Random(1), 0.4)) > 10
    assert person.page.locator("[data-total]").count() == 3


def test_a_curtain_between_two_at_one_screen(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    person = sit(somebody, house, game="arnak", seats=seats, hotseat=True)
    person.page.get_by_text("Ada, it is your turn. Everyone else, please look away.").wait_for()
    assert "unknown cards" not in person.text()
    assert person.offered() == []
    person.page.click("[data-reveal]")
    person.page.wait_for_selector("button[data-action]")
    boards = person.page.locator("[data-part=players] p")
    boards.first.wait_for()
    assert sum(["5 unknown cards" in text for text in boards.all_inner_texts()]) == 1
    person.press("pass")
    person.page.wait_for_selector('button[data-action="end-turn"]')
    person.press("end-turn")
    person.page.get_by_text("Ben, it is your turn. Everyone else, please look away.").wait_for()
    assert person.page.locator("[data-part]").count() == 0


def test_undo_and_what_cannot_be_undone(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    person = sit(somebody, house, game="arnak", seats=seats, seed=7)
    person.page.wait_for_selector("button[data-action]")
    before = person.offered()
    free = next(one for one in before if one.startswith("play funding"))
    person.press(free)
    person.page.locator(f'button[data-action="{free}"]').wait_for(state="detached")
    person.page.wait_for_selector("main[aria-busy=false]")
    person.page.click("[data-undo]")
    person.page.locator(f'button[data-action="{free}"]').wait_for()
    assert person.offered() == before
    person.page.keyboard.press("u")
    person.page.locator('[data-code="nothing-to-undo"], [data-code="undo-barrier"]').wait_for()
    person.page.keyboard.press("Escape")
    person.page.locator("[data-code]").wait_for(state="detached")


def test_a_thing_that_cannot_be_done_says_why(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    person = sit(somebody, house, plain=False, game="arnak", seats=seats, seed=7)
    person.page.wait_for_selector("button.lit, .lit")
    unlit = person.page.locator('button[aria-disabled="true"][data-place^="row:"]').first
    unlit.click(force=True)
    bubble = person.page.locator("[data-code]")
    bubble.wait_for()
    assert "Missing" in bubble.inner_text()


def test_by_digits_alone(somebody: Somebody, house: House) -> None:
    options = {"players": 1}
    person = sit(somebody, house, game="arnak", options=options, seats=[{"kind": "person"}], seed=3)
    for _ in range(6):
        person.page.wait_for_selector("button[data-action]")
        log = person.page.locator("[role=log] p").count()
        person.page.keyboard.press(str(min(9, len(person.offered()))))
        person.sure()
        person.page.wait_for_function("log => document.querySelectorAll('[role=log] p').length !== log", arg=log)


def test_looking_back_at_a_game_and_at_its_record(somebody: Somebody, house: House, tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    table = Seated(house, game="arnak", seats=seats)
    table.play_until(lambda _: False, lively=False)
    person = somebody("Ada").go(table.links[0])
    total = person.page.locator("[data-total]").first.inner_text()
    person.page.locator("figure svg[role=img]").wait_for()
    with person.page.expect_download() as saved:
        person.page.click("dialog [data-record]")
    record = tmp_path / "game.txt"
    saved.value.save_as(record)
    assert record.read_text(encoding="utf-8").startswith("digsite record 1")

    person.page.click("[data-replay]")
    person.page.wait_for_selector("[data-step='0']")
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("j")
    person.page.wait_for_selector("[data-step='2']")
    person.page.wait_for_url("**#move=3")
    moment = person.page.url
    other = somebody("Cleo").go(moment)
    other.page.wait_for_selector("[data-step='2']")
    other.page.keyboard.press("End")
    other.page.get_by_role("button", name="Score sheet").click()
    assert other.page.locator("[data-total]").first.inner_text() == total

    reader = somebody("Dora").go("/replay")
    reader.page.set_input_files("input[type=file]", record)
    reader.page.wait_for_selector("[data-step='0']")
    reader.page.click("[data-last]")
    reader.page.keyboard.press("s")
    assert reader.page.locator("[data-total]").first.inner_text() == total


def test_a_damaged_record_is_refused_with_its_line(somebody: Somebody, tmp_path: Path) -> None:
    record = tmp_path / "broken.txt"
    record.write_text("digsite record 1\ngame arnak\nrules 1\nnonsense\n", encoding="utf-8")
    person = somebody().go("/replay")
    person.page.set_input_files("input[type=file]", record)
    assert "4" in person.page.locator("main [role=alert]").inner_text()


def test_an_edition_that_does_not_add_up_is_refused(somebody: Somebody, tmp_path: Path) -> None:
    edition = tmp_path / "box.toml"
    edition.write_text("gold = 1\n", encoding="utf-8")
    person = somebody().go("/open?game=quetzal")
    person.page.click("summary")
    person.page.set_input_files("input[type=file]", edition)
    person.page.click("form button.primary")
    assert "gold" in person.page.locator("form [role=alert]").inner_text()


def test_an_edition_file_in_another_encoding_is_refused_with_a_sentence(somebody: Somebody, tmp_path: Path) -> None:
    edition = tmp_path / "box.toml"
    edition.write_bytes("# Zoé\n[location.camp]\ncoins = 3\n".encode("latin-1"))
    person = somebody().go("/open?game=quetzal")
    person.page.click("summary")
    person.page.set_input_files("input[type=file]", edition)
    assert "UTF-8" in person.page.locator("form [role=alert]").inner_text()
    edition = tmp_path / "written-by-powershell.toml"
    edition.write_text("# Zoé\n[location.camp]\ncoins = 3\n", encoding="utf-16")
    person.page.set_input_files("input[type=file]", edition)
    person.page.locator("form [role=alert]").wait_for(state="detached")
    person.page.click("form button.primary")
    person.page.wait_for_url("**/tables/*")


def test_the_cardboard_is_used_with_an_owners_edition_that_is_kept(somebody: Somebody, tmp_path: Path) -> None:
    edition = tmp_path / "box.toml"
    edition.write_text(
        '[[upgrade]]\nid = "coins_5"\ncopies = 0\n[[upgrade]]\nid = "extra_1"\nname = "Lantern"\neffect = "points"\n'
        "copies = 1\nend_vp = 7\n[[automaton_card]]\nid = 2\ntemple = [4, 5]\n",
        encoding="utf-8",
    )
    person = somebody().go("/cardboard/quetzal")
    page = person.page
    page.locator("summary").first.click()
    assert page.get_by_label("Purse (1 point) *").count() > 0  # assumed, and marked
    page.set_input_files("[data-edition] input[type=file]", edition)
    page.wait_for_selector("[data-edition=own]")
    page.reload()
    page.wait_for_selector("[data-edition=own]")
    page.locator("summary").first.click()
    assert page.get_by_label("Purse (1 point) *").count() == 0
    page.get_by_label("Lantern (7 points)", exact=True).first.fill("1")
    page.keyboard.press("Tab")
    page.locator(".count .primary").click()
    assert page.locator("[data-total='0']").inner_text() == "9"
    person.go("/cardboard/automaton")
    page.wait_for_selector("[data-edition=own]")
    page.locator("button.primary").click()
    assert "*" in page.locator(".now").inner_text()  # what it prefers is assumed whatever the card
    page.wait_for_function("() => localStorage.getItem('digsite.cardboard.automaton') !== null")
    stored = page.evaluate("JSON.parse(localStorage.getItem('digsite.cardboard.automaton'))[0].state.edition")
    assert stored["automaton_card"][1]["temple"] == [4, 5]


def test_settings_are_kept_and_take_hold(somebody: Somebody) -> None:
    person = somebody().go("/settings")
    person.page.click("main [data-value=de]")
    person.page.get_by_role("heading", name="Einstellungen").wait_for()
    person.page.click("[data-value=dark]")
    person.page.reload()
    person.page.get_by_role("heading", name="Einstellungen").wait_for()
    assert person.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert person.page.evaluate("document.documentElement.lang") == "de"


def test_the_first_load_is_small(somebody: Somebody, house: House) -> None:
    """Everything the home page fetches, as it goes over the wire."""
    person = somebody()
    sizes: list[int] = []
    person.page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    person.go("/")
    person.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) < 300_000
    page = httpx.get(house.url)
    assert "<script>" not in page.text
    assert "style=" not in page.text


def test_the_strongest_bot_gives_a_hint_that_can_be_followed(somebody: Somebody, house: House) -> None:
    person = sit(somebody, house, game="arnak", options={"players": 1}, seats=[{"kind": "person"}], seed=5)
    person.page.wait_for_selector("button[data-action]")
    person.page.click("[data-hint]")
    person.page.wait_for_selector(".hints li")
    assert 1 <= person.page.locator(".hints li").count() <= 3
    log = person.page.locator("[role=log] p").count()
    before = person.offered()
    person.page.locator(".hints li button").first.click()
    person.page.wait_for_selector(".hints", state="detached")
    person.sure()
    person.page.wait_for_function(
        "([log, before]) => document.querySelectorAll('[role=log] p').length !== log || "
        "JSON.stringify([...document.querySelectorAll('.frame button[data-action]')].map((one) => one.dataset.action))"
        " !== JSON.stringify(before)",
        arg=[log, before],
    )


def test_what_others_did_can_be_seen_again(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    person = sit(somebody, house, game="arnak", seats=seats, seed=9)
    person.page.wait_for_selector("button[data-action]")
    assert not person.page.is_visible("[data-again]")
    play([person], quick(random.Random(1)), most=1)
    person.page.wait_for_selector('button[data-action="end-turn"]')
    person.press("end-turn")
    person.page.wait_for_selector("[data-again]")
    person.page.wait_for_selector(".sections[aria-busy=false]")
    now = person.page.locator("[data-part=players]").inner_text()
    person.page.click("[data-again]")
    person.page.get_by_text("Replaying everything since your last step").wait_for()
    assert person.offered() == []
    person.page.wait_for_selector("button[data-action]")
    person.page.wait_for_function("(now) => document.querySelector('[data-part=players]').innerText === now", arg=now)


def test_what_happened_can_be_seen_again_after_coming_back(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    person = sit(somebody, house, game="arnak", seats=seats, seed=9)
    person.page.wait_for_selector("button[data-action]")
    play([person], quick(random.Random(1)), most=1)
    person.press("end-turn")
    person.page.wait_for_selector("[data-again]")
    person.page.reload()
    person.page.wait_for_selector("[data-again]")
    person.page.click("[data-again]")
    person.page.wait_for_selector("[data-again][aria-pressed=true]")
    person.page.wait_for_selector("[data-again][aria-pressed=false]")
    person.page.wait_for_selector("button[data-action]")


def test_several_opponents_begin_with_bots(somebody: Somebody) -> None:
    page = somebody("Ada").go("/").page
    page.click("[data-play=quetzal]")
    page.click("[data-more]")
    page.wait_for_selector("[data-chair='2']")
    assert [one.input_value() for one in page.locator("[data-chair] select:first-of-type").all()] == ["bot", "bot"]


def test_an_open_replay_keeps_its_bottom_seat(somebody: Somebody, house: House) -> None:
    """It is one's own, or the one chosen, whoever acts."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    table = Seated(house, game="arnak", seats=seats)
    table.play_until(lambda _: False, lively=False)
    page = somebody("Ben").go(table.links[1]).page
    page.click("[data-replay]")
    bottom = page.locator(".area.me")
    for _ in range(6):
        bottom.get_by_text("Ben").first.wait_for()
        page.keyboard.press("ArrowRight")
    page.select_option("[data-eyes]", "open 0")
    bottom.get_by_text("Ada").first.wait_for()


def test_a_pass_with_nothing_left_ends_the_turn(somebody: Somebody, house: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    free = ("play", "slot", "boon", "use")
    for dice in range(20):
        table = Seated(house, dice, game="arnak", seats=seats, seed=dice)
        if table.play_until(
            lambda told: not [one for one in told["actions"] if one["verb"] in free] and pass_among(told)
        ):
            break
    person = somebody("Ada").go(table.links[0])
    person.press("pass")
    person.page.wait_for_function("() => !document.querySelector('.frame [data-action=pass]')")
    steps = table.client.get(f"{table.url}/events", headers=table.proof()).json()["steps"]
    mine = [step["action"] for step in steps if step["seat"] == 0]
    assert mine[mine.index("pass", len(mine) - 3) :][:2] == ["pass", "end-turn"]


def pass_among(told: dict[str, list[dict[str, str]]]) -> bool:
    return len(told["actions"]) > 1 and any([one["notation"] == "pass" for one in told["actions"]])


def test_my_tables_say_how_they_stand(somebody: Somebody, house: House) -> None:
    """Against whom, the round, whose turn; and who has won, though the game ended while nobody here looked."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "novice"}]
    table = Seated(house, game="arnak", seats=seats, seed=9)
    page = somebody("Ada").go(table.links[0]).page
    page.wait_for_selector(".lit")
    page.goto(house.url)
    assert "(Novice)" in page.inner_text("[data-current]")
    assert "against Novice" in page.inner_text(".resume") and "Round 1 of 5 · your turn" in page.inner_text(".resume")
    table.play_until(lambda _: False, lively=False)
    page.reload()
    page.get_by_text(" has won, ").or_(page.get_by_text("You have won, ")).first.wait_for()
    page.goto(f"{house.url}/replay")
    page.locator(".resume", has_text="won").wait_for()


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_things_have_descriptions_and_numbers_units(somebody: Somebody, house: House, game: str) -> None:
    """What cannot be pressed is described too, and no number stands alone in what is read aloud."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
    table = Seated(house, game=game, options={"players": 2}, seats=seats, seed=3)
    person = somebody("Ada").go(table.links[0])
    page = person.page
    dark = "#table button[data-place][aria-disabled=true]"
    page.wait_for_selector(f"{dark}[aria-description]")
    assert (
        page.locator(f"{dark}:not([aria-description])").evaluate_all("(all) => all.map((one) => one.dataset.place)")
        == []
    )
    tree = person.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    said = {node["nodeId"]: node for node in tree}
    alone = []
    for node in tree:
        number = node["role"]["value"] == "StaticText" and node["name"]["value"].strip(" +−").isdecimal()
        above = [node]
        while above[-1].get("parentId") in said:
            above.append(said[above[-1]["parentId"]])
        named = [one.get("name", {}).get("value", "") for one in above[1:] if one["role"]["value"] in NAMED]
        if number and not node["ignored"] and not any(named):
            alone.append(node["name"]["value"])
    assert alone == []


NAMED = ("button", "image", "listitem", "heading", "img")
