"""The drawn Quetzal table: what it is made of is current, everything that is legal is lit, and it can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, final

import httpx
import pytest
from playwright import sync_api as playwright

from tests.web.house import House, Person
from tests.web.test_access import complaints
from tools import page_facts_quetzal, quetzal_samples

Somebody = Callable[..., Person]
BOT: Final = {"kind": "bot", "level": "random"}
PERSON: Final = {"kind": "person"}
SELDOM: Final = ("done", "skip", "camp")
LIT: Final = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const found = (what) => [...document.querySelectorAll(what)].filter(seen);
  for (const what of ['[data-reveal]', 'dialog[open] [data-yes]', '.menu [role=menuitem]', '.panel .go']) {
    const first = found(what);
    if (first.length) return first.slice(0, 9);
  }
  return [...found('.quetzal .lit, .bar [data-action]'), ...found('.tabs button[aria-pressed=false]:has(.dot)')];
}"""
SIGNATURE: Final = """() => document.querySelector('.prompt')?.textContent + [...document.querySelectorAll(
  '.quetzal .lit, .menu [role=menuitem], .panel, .bar [data-action], dialog[open], .tabs [aria-pressed=true]')].map(
  (one) => one.dataset.place ?? one.dataset.action ?? one.textContent).join('|')
  + document.querySelectorAll('[role=log] li').length"""
ALL_LIT: Final = """(places) => places.every((place) => place === 'bar'
  || document.querySelector(`.quetzal .lit[data-place="${place}"]`))"""
CUT_OFF: Final = """() => [...document.querySelectorAll('.quetzal button, .quetzal h3, .quetzal p, .quetzal .name')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 0
    && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
  .map((one) => one.className + ': ' + one.textContent.trim().slice(0, 40))"""
OVER_EACH_OTHER: Final = """() => {
  const all = [...document.querySelectorAll('.quetzal .location')];
  const box = new Map(all.map((one) => [one, one.getBoundingClientRect()]));
  return all.flatMap((one, at) => all.slice(at + 1).filter((other) => {
    const [a, b] = [box.get(one), box.get(other)];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  }).map((other) => one.className + ' / ' + other.className));
}"""
TOO_HIGH: Final = """() => [...document.querySelectorAll('#table, .island, .me')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className} ${one.scrollHeight} ${one.clientHeight}`)"""


def test_the_printed_figures_are_current() -> None:
    assert page_facts_quetzal.FILE.read_text(encoding="utf-8") == page_facts_quetzal.text()


def test_the_samples_of_decisions_are_current() -> None:
    assert quetzal_samples.FILE.read_text(encoding="utf-8") == quetzal_samples.text()


def spot(action: dict[str, Any], village: list[str | None]) -> str:
    """Where on the table an action is expected."""
    verb, targets = action["verb"], action["targets"]
    if verb in ("bid", "visit"):
        return str(targets["location"])
    if verb == "place":
        return "stela" if targets["location"] == "stela" else f"{targets['location']}:{targets['space']}"
    if verb == "take":
        return f"{'village-tile' if targets['thing'] in village else 'temple-card'}:{targets['thing']}"
    own = {"reroll": "pool", "keep": "apart", "sell": "hand", "deliver": "hand", "drop": "mine", "exchange": "mine"}
    return f"{own[verb]}:{next(iter(targets.values()))}" if verb in own else "bar"


@final
class Player:
    """Somebody who presses what is lit on the drawn table."""

    def __init__(self, person: Person, opened: dict[str, Any], way: str = "mouse", seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.secrets = {seat["seat"]: seat["secret"] for seat in opened["seats"] if seat["secret"]}
        self.url = f"{person.house.url}/api/tables/{opened['id']}"
        self.way = way
        self.rng = random.Random(seed)
        self.pressed = 0
        self.places: set[str] = set()
        self.kinds: set[str] = set()
        self.seats: set[int] = set()

    def view(self) -> dict[str, Any] | None:
        """What the one to decide may see, if that is somebody here."""
        seat = httpx.get(self.url, timeout=20).json()["to_decide"]
        if seat not in self.secrets:
            return None
        secret = {"Authorization": f"Bearer {self.secrets[seat]}"}
        found: dict[str, Any] = httpx.get(f"{self.url}/view", headers=secret, timeout=20).json()["view"]
        self.seats.add(seat)
        return found

    def everything_is_lit(self) -> None:
        """Every legal action has its lit place on the table."""
        view = self.view()
        if view is None or not view.get("actions") or self.page.locator("[data-reveal]").count():
            return
        self.kinds.add(view["decision"]["kind"])
        places = {spot(action, view["display"]["village"]) for action in view["actions"]}
        self.page.wait_for_function(ALL_LIT, arg=sorted(places), timeout=8000)

    def play(self, most: int = 1000, checked: bool = False) -> int:
        """Until the game is over, or so many presses."""
        idle = 0
        while self.pressed < most and not self.person.over():
            if self.step(checked):
                idle = 0
                continue
            idle += 1
            assert idle < 300, f"nothing is lit: {self.page.inner_text('.prompt')}"
            self.page.wait_for_timeout(40)
        return self.pressed

    def step(self, checked: bool) -> bool:
        handles = self.page.evaluate_handle(LIT)
        things = [one for each in handles.get_properties().values() if (one := each.as_element()) is not None]
        if not things:
            return False
        if checked and self.pressed % 2 == 0 and self.page.locator(".panel, .menu, dialog[open]").count() == 0:
            self.everything_is_lit()
        said = self.page.evaluate("(all) => all.map((one) => one.dataset.action ?? one.dataset.place ?? '')", handles)
        weights = [0.1 if word.split(" ")[0] in SELDOM else 1.0 for word in said]
        at = self.rng.choices(range(len(things)), weights)[0]
        before = self.page.evaluate(SIGNATURE)
        self.places.add(said[at].split(":")[0])
        try:
            self.press(things[at])
        except playwright.Error:
            if things[at].evaluate("(one) => one.isConnected"):
                raise
            return True
        self.pressed += 1
        for _ in range(60):
            if self.page.evaluate(SIGNATURE) != before:
                break
            self.page.wait_for_timeout(15)
        return True

    def press(self, thing: Any) -> None:
        if self.way == "keyboard":
            thing.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            thing.tap(timeout=5000)
        else:
            thing.click(timeout=5000)


def sit(somebody: Somebody, house: House, seats: list[dict[str, str]], way: str = "mouse", **more: Any) -> Player:
    """A dealt table at one screen, drawn."""
    seed = more.pop("seed", 3)
    opened = house.open_table(game="quetzal", seats=seats, seed=seed, hotseat=seats.count(PERSON) > 1)
    person = somebody("Ada", **more).go("/settings")
    secrets = [seat["secret"] for seat in opened["seats"] if seat["secret"]]
    kept = {"id": opened["id"], "game": "quetzal", "secrets": secrets, "hotseat": len(secrets) > 1}
    person.page.evaluate("kept => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
    person.go(f"/tables/{opened['id']}")
    person.page.wait_for_selector(".quetzal, [data-reveal]")
    return Player(person, opened, way, seed)


@pytest.mark.slow
def test_a_whole_game_against_a_bot_and_the_automaton(somebody: Somebody, house: House) -> None:
    player = sit(somebody, house, [PERSON, BOT])
    player.page.wait_for_selector(".beside .automaton.turned")
    assert player.play(checked=True) > 25
    assert player.page.locator("[data-total]").count() == 2
    assert player.kinds >= {"place", "pick", "deliver"}, player.kinds
    assert player.places >= {"temple", "village", "hand"}, player.places


@pytest.mark.slow
def test_three_people_at_one_screen(somebody: Somebody, house: House) -> None:
    player = sit(somebody, house, [PERSON, PERSON, PERSON], seed=5)
    player.play(most=40, checked=True)
    assert player.seats == {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("way", ["keyboard", "touch"])
def test_some_turns_without_a_mouse(somebody: Somebody, house: House, way: str) -> None:
    phone: dict[str, Any] = {"size": (390, 844), "has_touch": True} if way == "touch" else {}
    player = sit(somebody, house, [PERSON, PERSON], way, seed=8, **phone)
    before = httpx.get(player.url, timeout=20).json()["seq"]
    assert player.play(most=24) == 24
    assert httpx.get(player.url, timeout=20).json()["seq"] >= before + 4


def first_turn(somebody: Somebody, house: House, **more: Any) -> Player:
    player = sit(somebody, house, [PERSON, BOT], **more)
    player.page.wait_for_selector(".quetzal .lit")
    return player


def test_meeples_first_and_then_the_place(somebody: Somebody, house: House) -> None:
    player = first_turn(somebody, house)
    page = player.page
    pool = page.locator(".me .pool button")
    before = pool.count()
    chosen = page.locator(".me .pool [data-place='pool:white'], .me .pool [data-place='pool:black']").first
    kind = str(chosen.get_attribute("data-place")).split(":")[1]
    chosen.click()
    assert chosen.get_attribute("aria-pressed") == "true"
    page.click(".quetzal [data-place=camp]")
    picked = page.locator(".panel .pick[aria-pressed=true]")
    assert picked.count() == 1
    names = {"white": "archaeologist (white)", "black": "adventurer (black)"}
    assert picked.get_attribute("aria-label") == names[kind]
    page.click(".panel .go")
    page.wait_for_function(
        "(before) => document.querySelectorAll('.me .pool button').length === before - 1", arg=before
    )


def test_a_group_that_cannot_go_says_why(somebody: Somebody, house: House) -> None:
    """Nothing can be confirmed that is not legal."""
    player = first_turn(somebody, house)
    page = player.page
    page.click(".quetzal [data-place=harbor_office]")
    for _ in range(page.locator(".panel .pick").count()):
        off = page.locator(".panel .pick[aria-pressed=false]")
        if off.count() == 0:
            break
        off.last.click()
    assert page.get_attribute(".panel .go", "aria-disabled") == "true"
    page.wait_for_function("document.querySelector('.panel .sum em')?.textContent.length > 20")
    page.keyboard.press("Escape")
    page.wait_for_selector(".panel", state="detached")


def test_an_unlit_place_says_why_not(somebody: Somebody, house: House) -> None:
    player = first_turn(somebody, house)
    unlit = player.page.locator(".quetzal .location button[aria-disabled=true]:not(.lit)").first
    unlit.click(force=True)
    player.page.wait_for_selector(".bubble")


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 900)), ("dark", (1440, 900)), ("light", (390, 844))])
def test_axe_finds_nothing_at_the_table(somebody: Somebody, house: House, theme: str, size: tuple[int, int]) -> None:
    player = first_turn(somebody, house, theme=theme, size=size)
    assert complaints(player.person) == []
    if theme == "dark":
        return
    player.page.click(".quetzal [data-place=camp]")
    player.page.wait_for_selector(".panel")
    assert complaints(player.person) == [], "placing"
    player.page.keyboard.press("Escape")
    if size[0] > 900:
        player.page.click(".sign")
        player.page.wait_for_selector("dialog[open] td")
        assert complaints(player.person) == [], "edition"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_fits(somebody: Somebody, house: House, language: str) -> None:
    """At 1440 by 900 nothing scrolls; nothing is cut off or lies over another place at any size."""
    for seats in ([PERSON, BOT], [PERSON, BOT, BOT, BOT, BOT]):
        player = sit(somebody, house, seats, language=language)
        page = player.page
        page.wait_for_selector(".quetzal .lit")
        for size in ((1440, 900), (1024, 768), (390, 844)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(60)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert page.evaluate(CUT_OFF) == [], (size, len(seats))
            assert page.evaluate(OVER_EACH_OTHER) == [], (size, len(seats))
            if size[0] > 900:
                assert page.evaluate(TOO_HIGH) == [], (size, len(seats))
