"""The drawn Arnak table: the printed facts are current, and every legal action has its place on it."""

from __future__ import annotations

import json
import os
import random
import subprocess
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from tests.web.clicking import Clicker, Way, sit_down
from tests.web.house import House, Person, Seated
from tools import page_art, page_facts

ROOT = Path(__file__).resolve().parent.parent.parent
WEB = ROOT / "web"
TABLES = [(players, board) for players in (1, 2, 3, 4) for board in ("bird", "snake")]
EVERY = 3
# A game in which seat 0 can buy the Pathfinder's Staff while a site that gives an item lies open.
NESTED_SEED = 4814
NESTED = """
    dig camp-arrowhead 1; travel fear; play exploration-boat; play funding-boat; play funding-car; end-turn; dig
    camp-jewel 1; travel fear; play exploration-car; play funding-car; play exploration-boat; pay; discard fear;
    end-turn; buy parrot; end-turn; discover l1-6; hire; continue; slot slot-tablets; choose 2; end-turn; dig
    camp-compass 1; hire; end-turn; research magnifier 1-2; end-turn; buy cleansing-cauldron; resolve; draw; exile
    funding-boat play; play exploration-car; end-turn; buy hat; end-turn; research magnifier 1-1; end-turn; pass;
    end-turn; pass; end-turn; lay fear; dig camp-jewel 1; travel hat; play funding-boat; pay; discard fear; play
    exploration-boat; end-turn; dig camp-compass 1; travel funding-car; play exploration-car; play exploration-boat;
    end-turn; dig camp-tablet 1; travel fear; end-turn
"""


# What reaches beyond the window, where that is not scrolled to on purpose.
WIDER = """() => [document.documentElement, document.querySelector('main'), document.querySelector('.arnak')].filter(
  (one) => one.scrollWidth > one.clientWidth + 1 || one.clientWidth > innerWidth).map((one) => one.className)"""


def write_positions(file: Path, games: int) -> set[str]:
    """Views of random games where somebody decides, one a line; answers the verbs that occurred."""
    verbs: set[str] = set()
    with file.open("w", encoding="utf-8") as out:
        for number in range(games):
            players, board = TABLES[number % len(TABLES)]
            options = {"players": players, "board": board} | ({"difficulty": number % 6} if players == 1 else {})
            session = Session.new(RULES, options, SeededDice(number))
            rng = random.Random(number)
            step = 0
            while not session.game.over:
                seat = session.game.seat
                names = {RULES.catalogue[action].verb for action in legal_actions(session.game)}
                if names - verbs or step % EVERY == 0:
                    out.write(json.dumps(RULES.view(session.game, seat)) + "\n")
                verbs |= names
                session.act(rng.choice(sensible(session)))
                step += 1
    return verbs


def sensible(session: Session) -> list[int]:
    """Legal actions without passing, so that games come to something."""
    legal = legal_actions(session.game)
    other = [action for action in legal if RULES.catalogue[action].verb not in ("pass", "skip")]
    return other or legal


def test_printed_facts_are_current() -> None:
    assert page_facts.FILE.read_text(encoding="utf-8") == page_facts.text(), "run python -m tools.page_facts"


@pytest.mark.skipif(not page_art.ICONS.exists(), reason="the page's packages are not installed")
def test_icons_and_credits_are_current() -> None:
    for path, text in page_art.files().items():
        assert path.read_text(encoding="utf-8") == text, "run python -m tools.page_art"


@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the page's packages are not installed")
def test_every_legal_action_has_its_place(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    verbs = write_positions(file, games=24)
    assert len(verbs) > 35, sorted(verbs)
    path = os.pathsep.join([str(ROOT / ".venv" / "bin"), os.environ["PATH"]])
    done = subprocess.run(
        ["npx", "vitest", "run", "tests/arnak.test.ts"],
        check=False,
        cwd=WEB,
        env={**os.environ, "PATH": path, "ARNAK_POSITIONS": str(file)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def solo(seed: int, board: str) -> dict[str, Any]:
    return {"options": {"players": 1, "board": board, "difficulty": seed % 6}, "seats": [{"kind": "person"}]}


def against_bots(players: int, board: str) -> dict[str, Any]:
    bots = [{"kind": "bot", "level": "random"}] * (players - 1)
    return {"options": {"players": players, "board": board}, "seats": [{"kind": "person"}, *bots]}


@pytest.mark.parametrize(
    ("way", "size", "wanted"),
    [
        ("mouse", (1440, 900), against_bots(2, "bird")),
        ("mouse", (1440, 900), against_bots(3, "snake")),
        ("mouse", (1440, 900), against_bots(4, "bird")),
        ("mouse", (1024, 768), solo(2, "snake")),
        ("touch", (390, 844), against_bots(2, "snake")),
        ("keyboard", (1440, 900), solo(1, "bird")),
    ],
    ids=["two", "three", "four", "solo", "phone", "keyboard"],
)
def test_a_whole_game_by_what_is_lit(
    house: House, somebody: Callable[..., Person], way: Way, size: tuple[int, int], wanted: dict[str, Any]
) -> None:
    """No list of actions is needed: the game is played to its end by pressing things on the table."""
    touch = {"has_touch": True, "is_mobile": True} if way == "touch" else {}
    player = sit_down(house, somebody("Ann", size=size, **touch), way, seed=3, **wanted)
    player.play()
    assert player.over()
    assert player.rest == 0, "an action without a place on the table"
    assert len(player.places) > 6, player.places


def test_two_at_one_screen(house: House, somebody: Callable[..., Person]) -> None:
    """Hot-seat: the curtain comes between two people, and both play to the end by what is lit."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    wanted: dict[str, Any] = {"options": {"players": 2, "board": "bird"}, "seats": people, "hotseat": True}
    player = sit_down(house, somebody("Ann"), seed=5, seldom=6, **wanted)
    player.page.get_by_text("Ann, it is your turn. Everyone else, please look away.").wait_for()
    assert player.page.locator(".arnak").count() == 0
    player.play()
    assert player.over()
    assert player.rest == 0


def test_two_browsers(house: House, somebody: Callable[..., Person]) -> None:
    """Two people at home: each presses what is lit on their own screen, and nobody sees the other's hand."""
    table = Seated(
        house, game="arnak", options={"players": 2, "board": "snake"}, seats=[{"kind": "person"}] * 2, seed=4
    )
    players = [
        Clicker(somebody(name).go(link), table.id, "mouse", 4, 6) for name, link in zip("AB", table.links, strict=True)
    ]
    for player in players:
        player.page.wait_for_selector(".arnak")
        assert player.page.locator('[data-place^="hand:"]').count() == 5
    while any([player.step() for player in players]) or not players[0].over():
        pass
    assert all([player.pressed > 10 and player.rest == 0 for player in players])


def test_the_whole_table_is_seen_at_once(house: House, somebody: Callable[..., Person]) -> None:
    """At 1440 by 900 nothing scrolls; every site, card, space and my board lie inside the window."""
    page = sit_down(house, somebody("Ann"), seed=1, **against_bots(4, "bird")).page
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.spot')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width === 0 || box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        }).map((one) => one.dataset.place)"""
    )
    assert outside == []
    assert page.evaluate("document.querySelector('main').scrollHeight <= document.querySelector('main').clientHeight")


def test_paying_another_way_than_proposed(house: House, somebody: Callable[..., Person]) -> None:
    """The cheapest sensible source is proposed; another one can be chosen instead, and is what is paid."""
    page = sit_down(house, somebody("Ann"), seed=7, **against_bots(2, "bird")).page
    page.locator('[data-place="space:camp-coin:1"].lit').click()
    proposed = page.locator(".offer.on")
    proposed.first.wait_for()
    assert proposed.count() == 1
    assert "Fear" in proposed.inner_text()
    page.locator(".offer:not(.on)", has_text="Funding").first.click()
    assert page.locator(".offer.on").count() == 1
    page.locator("[data-pay]").click()
    page.locator('.mine [data-place^="play:funding"]').wait_for()
    assert page.locator('.mine [data-place="play:fear"]').count() == 0


def test_what_is_not_lit_says_why(house: House, somebody: Callable[..., Person]) -> None:
    page = sit_down(house, somebody("Ann"), seed=7, **against_bots(2, "bird")).page
    page.locator('[data-place="track:1-2"]').click(force=True)
    page.locator(".bubble", has_text="1 jewel").wait_for()


def test_passing_warns_once(house: House, somebody: Callable[..., Person]) -> None:
    """What is still in hand is named before one passes; whoever said no is asked again, whoever said yes is not."""
    page = sit_down(house, somebody("Ann"), seed=7, **solo(0, "bird")).page
    page.click("[data-action=pass]")
    asked = page.locator("dialog[open]")
    asked.get_by_text("Funding").wait_for()
    asked.locator("button:not([data-yes])").click()
    asked.wait_for(state="detached")
    page.click("[data-action=pass]")
    page.click("[data-yes]")
    page.locator("[data-action=end-turn]").wait_for()
    page.click("[data-undo]")
    page.click("[data-action=pass]")
    page.locator("[data-action=end-turn]").wait_for()


def test_without_colours_everything_is_told_apart(house: House, somebody: Callable[..., Person]) -> None:
    """Seats by shape and letter, tokens by their own drawings, archaeologists and research tokens by letters."""
    table = Seated(house, game="arnak", options={"players": 4, "board": "bird"}, seats=[{"kind": "person"}] * 4, seed=2)
    table.play_until(lambda told: told["seat"] == 0 and len(told["actions"]) > 4 and table.view()["round"] > 1)
    page = somebody("Ann").go(table.links[0]).page
    page.wait_for_selector(".arnak .figure")
    signs = page.evaluate(
        "() => [...document.querySelectorAll('.others .board header .badge, .purse .badge')].map((one) =>"
        " one.querySelector('path, circle, rect, polygon').outerHTML.replace(/(fill|style|class)=.[^\"]*./g, '') + one.textContent.trim())"
    )
    assert len(signs) == 4
    assert len(set(signs)) == 4, signs
    letters = page.evaluate(
        "() => [...document.querySelectorAll('.island .figure, .track .token')].map((one) => one.textContent.trim())"
    )
    assert letters
    assert set(letters) <= set("ABCD")
    tokens = page.evaluate(
        "() => [...document.querySelectorAll('.resource use')].map((one) => one.getAttribute('href').split('#')[1])"
    )
    assert len(set(tokens)) == 5


def test_at_twice_the_size(house: House, somebody: Callable[..., Person]) -> None:
    """Zoomed to 200 percent, a window of 1440 by 900 has 720 by 450: every place is still reached, nothing is cut off."""
    player = sit_down(
        house, somebody("Ann", size=(720, 450), device_scale_factor=2), seed=1, seldom=0.3, **solo(1, "bird")
    )
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 720
    player.play(most=40)
    assert player.rest == 0
    assert player.pressed == 40


@pytest.mark.parametrize("size", [(844, 390), (667, 375)])
def test_a_phone_turned(house: House, somebody: Callable[..., Person], size: tuple[int, int]) -> None:
    """Held across, a phone has its tabs too: the island is large, nothing is wider than the window, all can be pressed."""
    person = somebody("Ann", size=size, has_touch=True, is_mobile=True)
    player = sit_down(house, person, "touch", seed=3, **against_bots(2, "bird"))
    page = player.page
    page.wait_for_selector(".arnak .sheet")
    assert page.locator("section.island").bounding_box()["height"] >= 200  # type: ignore[index]
    for tab in page.locator(".tabs [role=tab]").all():
        tab.tap()
        assert page.evaluate(WIDER) == []
    while player.pressed < 30:
        if not player.step():
            page.wait_for_timeout(40)
        assert page.evaluate(WIDER) == []
    assert player.rest == 0


def test_every_card_of_a_hand_is_seen_on_a_phone(house: House, somebody: Callable[..., Person]) -> None:
    """The hand of five lies in the window, each card with a finger's breadth to be pressed, and is what it looks like."""
    person = somebody("Ann", size=(390, 844), has_touch=True, is_mobile=True)
    page = sit_down(house, person, "touch", seed=7, **against_bots(2, "bird")).page
    page.locator("[data-sheet]").tap()
    boxes = [card.bounding_box() for card in page.locator('.sheet [data-place^="hand:"]').all()]
    lefts = [box["x"] for box in boxes if box is not None]
    assert len(lefts) == 5
    assert all([after - before >= 44 for before, after in pairwise(lefts)]), lefts
    assert lefts[-1] + 110 <= 390
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('.spot').dataset.place"
    places = [card.get_attribute("data-place") for card in page.locator('.sheet [data-place^="hand:"]').all()]
    assert [page.evaluate(hit, [left + 22, 720]) for left in lefts] == places


def test_a_replay_on_a_phone_goes_where_the_step_was_taken(house: House, somebody: Callable[..., Person]) -> None:
    people = [{"kind": "person"}] * 2
    table = Seated(house, 1, game="arnak", options={"players": 2, "board": "bird"}, seats=people, seed=1)
    assert not table.play_until(lambda _: False)
    steps = house.client.get(f"{table.url}/events").json()["steps"]
    bought = next(step["seq"] for step in steps if any([event["event"] == "bought" for event in step["events"]]))
    person = somebody("Ann", size=(390, 844), has_touch=True, is_mobile=True).go(f"/games/{table.id}#move={bought - 1}")
    person.page.wait_for_selector(".arnak")
    small = "() => [...document.querySelectorAll('.replay button')].filter((one) => one.offsetWidth > 0 && Math.min(one.offsetWidth, one.offsetHeight) < 44).length"
    assert person.page.evaluate(small) == 0
    person.page.locator("[data-forward]").tap()
    person.page.locator('.arnak[data-tab="row"]').wait_for()


def test_an_effect_inside_an_effect_inside_an_effect(house: House, somebody: Callable[..., Person]) -> None:
    """A bought artifact sends an archaeologist to a site, and the site gives a card of the row: all by what is lit."""
    people = [{"kind": "person"}] * 2
    table = Seated(house, game="arnak", options={"players": 2, "board": "bird"}, seats=people, seed=NESTED_SEED)
    for notation in NESTED.replace("\n", " ").split(";"):
        table.act(" ".join(notation.split()))
    page = somebody("Ann").go(table.links[0]).page
    page.locator('[data-place="row:pathfinders-staff"].lit').click()
    page.locator('[data-action="resolve"]').click()
    page.locator('[data-place~="site:l1-6"].lit').click()
    page.locator('[data-action="choose 1"]').click()
    page.locator('[data-place="row:whip"].lit').click()
    page.locator("[data-action=end-turn]").wait_for()
    me = table.view()["players"][0]
    assert "pathfinders-staff" in me["play"]
    assert "whip" in me["play"] + me["deck"] + me["hand"], me
    assert table.view()["sites"]["l1-6"]["spaces"] == [0]
