"""For the cardboard, in a browser: the calculator's sums are the engine's, the companions lead through a round."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from tests.web.house import Person

Somebody = Callable[..., Person]
CHANGED = """before => JSON.stringify([...document.querySelectorAll('.round, .now, fieldset')].map((one) => one.innerText))
  !== JSON.stringify(before)"""


def test_the_calculator_adds_up_an_arnak_sheet(somebody: Somebody) -> None:
    page = somebody("Ada").go("/cardboard/arnak").page
    first = page.locator(".seats fieldset").first
    first.locator("select").first.select_option("temple")
    first.get_by_label("Order of arrival at the Lost Temple").fill("1")
    first.get_by_label("11-point temple tiles").fill("1")
    first.get_by_label("Idols, including those in slots").fill("2")
    first.get_by_label("Fear cards").fill("3")
    first.get_by_placeholder("Type a card").fill("Machete")
    first.get_by_label("Guardians").fill("1")
    page.click("text=Add up")
    # 23 for the temple, 11, two idols and four empty slots, a guardian, the Machete's point, three Fear cards.
    assert page.locator("[data-total='0']").inner_text() == str(23 + 11 + 6 + 10 + 5 + 1 - 3)
    assert page.locator("[data-total='1']").inner_text() == "10"


def test_a_sheet_follows_what_is_changed_and_knows_who_arrived(somebody: Somebody) -> None:
    page = somebody("Ada").go("/cardboard/arnak").page
    first, second = (page.locator(".seats fieldset").nth(seat) for seat in (0, 1))
    for seat in (second, first):
        seat.locator("select").first.select_option("temple")
    assert first.get_by_label("Order of arrival at the Lost Temple").input_value() == "2"
    page.click("text=Add up")
    page.locator("[data-total='0']", has_text="31").wait_for()
    first.get_by_label("Guardians").fill("2")
    first.get_by_label("Guardians").press("Tab")
    page.locator("[data-total='0']", has_text="41").wait_for()
    # Whoever is taken out of the temple again has not arrived there: that cannot be wrong where it cannot be seen.
    first.locator("select").first.select_option("start")
    page.locator("[data-total='0']", has_text="20").wait_for()
    typed = first.get_by_placeholder("Type a card")
    typed.fill("mach")
    typed.press("Enter")
    page.locator("[data-total='0']", has_text="21").wait_for()
    typed.fill("machine")
    typed.press("Enter")
    assert first.get_by_role("alert").inner_text() == "No card has that name."


def test_what_cannot_lie_on_a_table_is_explained(somebody: Somebody) -> None:
    page = somebody("Ada").go("/cardboard/arnak").page
    for seat in (0, 1):
        page.locator(".seats fieldset").nth(seat).locator("select").first.select_option("temple")
        page.locator(".seats fieldset").nth(seat).get_by_label("Order of arrival at the Lost Temple").fill("1")
    page.click("text=Add up")
    assert "The first to reach the Lost Temple is number 1" in page.get_by_role("alert").inner_text()
    assert page.locator("[data-total]").count() == 0
    page.emulate_media(media="print")
    assert page.locator("tbody th").first.is_visible()


def test_the_companion_leads_through_a_round_of_the_rival(somebody: Somebody) -> None:
    """In another language at every step; a reload loses nothing, and one press does not either."""
    page = somebody("Ada").go("/cardboard/rival").page
    page.locator("main .primary").click()
    languages = itertools.cycle(["fr", "de", "en"])
    for _ in range(60):
        page.locator("fieldset, .next").first.wait_for()
        if "2" in page.locator(".round").inner_text().split(".")[0]:
            break
        language = next(languages)
        page.click(f"header [data-value={language}]")
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        before = page.locator(".round, .now, fieldset").all_inner_texts()
        if page.locator("fieldset").count():
            if page.locator("fieldset select").count():
                page.locator("fieldset select").select_option(index=1)
            page.locator("fieldset .button").last.click()
        else:
            page.locator(".next").click()
        page.wait_for_function(CHANGED, arg=before)
    assert "2" in page.locator(".round").inner_text().split(".")[0]
    assert "rival-" not in page.inner_text("main")
    assert "cardboard-" not in page.inner_text("main")
    score = page.locator(".score").inner_text()
    page.reload()
    page.locator(".score").wait_for()
    assert page.locator(".score").inner_text() == score
    page.click("[data-leave]")
    assert page.locator(".score").inner_text() == score


def test_the_automaton_shows_five_different_cards(somebody: Somebody) -> None:
    page = somebody("Ada").go("/cardboard/automaton").page
    page.locator("main .primary").click()
    seen = []
    for _ in range(5):
        page.locator(".now h2").wait_for()
        seen.append(page.locator(".now h2").inner_text())
        if page.locator("main .primary").count():
            page.locator("main .primary").click()
            page.wait_for_function("said => document.querySelector('.now h2').innerText !== said", arg=seen[-1])
    assert len(set(seen)) == 5


def test_the_calculator_adds_up_a_quetzal_sheet_and_forgets_nothing(somebody: Somebody) -> None:
    page = somebody("Ada").go("/cardboard/quetzal").page
    first = page.locator(".seats fieldset").first
    first.get_by_label("Scored during the game").fill("20")
    first.get_by_label("coins").fill("7")
    first.get_by_label("Discovery track").fill("4")
    page.get_by_label("First Player marker").select_option(index=1)
    page.reload()
    page.locator(".seats fieldset").first.wait_for()
    page.click("text=Add up")
    # 20 points and two for seven coins; two for the marker.
    assert page.locator("[data-total='0']").inner_text() == "22"
    assert page.locator("[data-total='1']").inner_text() == "2"
    page.emulate_media(media="print")
    assert page.locator("header").first.is_hidden()
    assert page.locator("[data-total='0']").is_visible()
    page.emulate_media(media="screen")
    page.click("[data-clear]")
    page.get_by_role("button", name="No", exact=True).click()
    assert first.get_by_label("coins").input_value() == "7"
    page.click("[data-clear]")
    page.get_by_role("button", name="Yes", exact=True).click()
    assert first.get_by_label("coins").input_value() == "0"
