"""The drawn Quetzal table: what it is made of is current, everything that is legal is lit, and it can be played."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any, Final, final

import pytest
from playwright import sync_api as playwright

from tests.web.house import BUSY, House, Person
from tests.web.test_access import complaints
from tools import page_facts_quetzal, quetzal_samples

Somebody = Callable[..., Person]
BOT: Final = {"kind": "bot", "level": "random"}
PERSON: Final = {"kind": "person"}
SELDOM: Final = ("done", "skip", "camp")
LIT: Final = (
    f"\n  const busy = () => document.querySelector('{BUSY}') !== null;"
    + """
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const found = (what) => [...document.querySelectorAll(what)].filter(seen);
  const lit = () => {
    if (busy()) return [];
    for (const what of ['[data-reveal]', '[data-news]', 'dialog[open] [data-yes]', '.menu [role=menuitem]', '.panel .go']) {
      const first = found(what);
      if (first.length) return first;
    }
    return [...found('.quetzal .lit, .bar [data-action]'), ...found('.tabs button[aria-pressed=false]:has(.dot)')];
  };
  const over = () => document.querySelector('[data-total]') !== null;
  const signature = () => document.querySelector('.prompt')?.textContent + [...document.querySelectorAll(
    '.quetzal .lit, .menu [role=menuitem], .panel, [data-news], .bar [data-action], dialog[open], .tabs [aria-pressed=true]')].map(
    (one) => one.dataset.place ?? one.dataset.action ?? one.textContent).join('|')
    + document.querySelectorAll('[role=log] p').length;
"""
)
# One of the lit things, drawn by lot, what was never pressed most likely: where it is, and how the table looks before it is pressed.
PICK: Final = f"""([lot, seldom, known]) => {{ {LIT}
  const all = lit();
  if (over()) return {{ over: true }};
  if (all.length === 0) return null;
  const said = all.map((one) => one.dataset.action ?? one.dataset.place ?? '');
  const weights = said.map((word) => (seldom.includes(word.split(' ')[0]) ? 0.1 : known.includes(word.split(':')[0]) ? 1 : 9));
  let left = lot * weights.reduce((sum, one) => sum + one, 0);
  const at = Math.max(0, weights.findIndex((weight) => (left -= weight) <= 0));
  const one = all[at];
  one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  window.picked = one;
  return {{
    x, y, said: said[at], before: signature(), key: one.getAttribute('aria-keyshortcuts'), hit: one.contains(top),
    covered: one.contains(top) ? '' : `${{one.className}} lies under ${{top?.outerHTML.slice(0, 200)}}`
  }};
}}"""
CHANGED: Final = f"(before) => {{ {LIT} return over() || signature() !== before; }}"
SOMETHING: Final = f"() => {{ {LIT} return over() || lit().length > 0; }}"
WAY: Final = """() => window.picked.matches('.quetzal .lit') ? 'End' : window.picked.matches('[role=menuitem]')
  ? 'ArrowDown' : 'Tab'"""
AT: Final = "() => document.activeElement === window.picked"
STEPS: Final = """() => {
  const lit = [...document.querySelectorAll('.quetzal .lit')].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const at = lit.indexOf(document.activeElement.closest('[data-place]'));
  return (lit.indexOf(window.picked) - at + lit.length) % lit.length;
}"""
# Something else comes first: a panel, a menu, a question, the curtain, meeples that are chosen already.
BETWEEN: Final = ".panel, .menu, dialog[open], [data-reveal], .one[aria-pressed=true]"
UNLIT: Final = """(places) => places.filter((place) => place !== 'bar'
  && !document.querySelector(`.quetzal .lit[data-place="${place}"]`))"""
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
WHERE: Final = """() => [...document.querySelectorAll('.quetzal .location, .quetzal section.track, .players article')].map((one) => {
  const box = one.getBoundingClientRect();
  return [one.getAttribute('aria-label'), ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
})"""
# As much as three meeples of each of two players take at this size: in the Camp they stand in two rows.
TWO_GROUPS: Final = """() => document.querySelectorAll('.visitors .shown').forEach((shown) => {
  for (const one of shown.children) one.style.display = 'none';
  for (let group = 0; group < 2; group++) {
    shown.append(document.createElement('i'));
    shown.lastChild.style.cssText = 'width: 80px; height: 20px';
  }
})"""
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
        self.lot = self.rng.random()  # a new one only when it was used: waiting must not change the game
        self.pressed = 0
        self.places: set[str] = set()
        self.kinds: set[str] = set()
        self.seats: set[int] = set()
        self.where: list[str] = []

    def view(self) -> dict[str, Any] | None:
        """What the one to decide may see, if that is somebody here."""
        asked = self.person.house.client
        seat = asked.get(self.url).json()["to_decide"]
        if seat not in self.secrets:
            return None
        secret = {"Authorization": f"Bearer {self.secrets[seat]}"}
        found: dict[str, Any] = asked.get(f"{self.url}/view", headers=secret).json()["view"]
        self.seats.add(seat)
        return found

    def everything_is_lit(self) -> None:
        """Every legal action has its lit place on the table, once the page has caught up with the server."""
        for _ in range(4):
            view = self.view()
            if view is None or not view.get("actions") or self.page.locator(BETWEEN).count():
                return
            self.kinds.add(view["decision"]["kind"])
            places = {spot(action, view["display"]["village"]) for action in view["actions"]}
            with contextlib.suppress(playwright.TimeoutError):
                self.page.wait_for_function(ALL_LIT, arg=sorted(places), timeout=3000)
                break
        else:
            raise AssertionError(f"not lit: {self.page.evaluate(UNLIT, sorted(places))}")
        where = self.page.evaluate(WHERE)
        self.where = self.where or where
        assert where == self.where, "a place has moved"

    def play(self, most: int = 1000, checked: bool = False) -> int:
        """Until the game is over, or so many presses."""
        while self.pressed < most and self.step(checked):
            pass
        return self.pressed

    def step(self, checked: bool = False) -> bool:
        """Press one lit thing, waiting for it if need be; False when the game is over."""
        if checked:
            self.everything_is_lit()
        picked = self.page.evaluate(PICK, [self.lot, SELDOM, sorted(self.places)])
        if picked is None:
            self.page.wait_for_function(SOMETHING)
            return True
        if picked.get("over"):
            return False
        assert picked["hit"], picked["covered"]
        self.places.add(picked["said"].split(":")[0])
        self.press(picked)
        self.pressed += 1
        self.lot = self.rng.random()
        with contextlib.suppress(playwright.TimeoutError):
            self.page.wait_for_function(CHANGED, arg=picked["before"], timeout=900)
        return True

    def press(self, picked: dict[str, Any]) -> None:
        if self.way == "keyboard":
            self.walk(picked)
        elif self.way == "touch":
            self.page.touchscreen.tap(picked["x"], picked["y"])
        else:
            self.page.mouse.click(picked["x"], picked["y"])

    def walk(self, picked: dict[str, Any]) -> None:
        """Digits press what is in the bar; End goes from one lit thing to the next, arrows through a menu, Tab over the rest."""
        keys = self.page.keyboard
        if picked["key"]:
            keys.press(picked["key"])
            return
        way = self.page.evaluate(WAY)
        for _ in range(self.page.evaluate(STEPS) if way == "End" else 0):
            keys.press(way)
        for _ in range(60):
            if self.page.evaluate(AT):
                keys.press("Enter")
                return
            keys.press(way)
        raise AssertionError(f"the keyboard does not reach {picked['said']}")


def sit(somebody: Somebody, house: House, seats: list[dict[str, str]], way: str = "mouse", **more: Any) -> Player:
    """A dealt table at one screen, drawn."""
    seed = more.pop("seed", 3)
    seated: Person | None = more.pop("seated", None)
    opened = house.open_table(game="quetzal", seats=seats, seed=seed, hotseat=seats.count(PERSON) > 1)
    person = seated or somebody("Ada", **more).go("/settings")
    secrets = [seat["secret"] for seat in opened["seats"] if seat["secret"]]
    kept = {"id": opened["id"], "game": "quetzal", "secrets": secrets, "hotseat": len(secrets) > 1}
    person.page.evaluate("kept => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
    person.go(f"/tables/{opened['id']}")
    person.page.wait_for_selector(".quetzal, [data-reveal]")
    return Player(person, opened, way, seed)


@pytest.mark.slow
def test_a_whole_game_against_a_bot_and_the_automaton(somebody: Somebody, house: House) -> None:
    """By keyboard alone; on the way whatever is legal is lit, and no place moves."""
    player = sit(somebody, house, [PERSON, BOT], "keyboard")
    player.page.wait_for_selector(".beside .automaton.turned")
    assert player.play(checked=True) > 25
    assert player.page.locator("[data-total]").count() == 2
    assert player.kinds >= {"place", "pick", "deliver"}, player.kinds
    assert player.places >= {"temple", "village", "hand"}, player.places


@pytest.mark.slow
@pytest.mark.parametrize(("players", "people", "way"), [(3, 2, "mouse"), (4, 1, "touch")])
def test_a_whole_game(somebody: Somebody, house: House, players: int, people: int, way: str) -> None:
    """To the end: at one screen in turns, and by touch on a phone."""
    phone: dict[str, Any] = {"size": (390, 844), "has_touch": True} if way == "touch" else {}
    player = sit(somebody, house, [PERSON] * people + [BOT] * (players - people), way, seed=8 + players, **phone)
    assert player.play() > 25
    assert player.page.locator("[data-total]").count() == players
    assert house.client.get(player.url).json()["status"] in ("over", "archived")


@pytest.mark.slow
def test_a_whole_game_between_two_browsers(somebody: Somebody, house: House) -> None:
    """Online at five, by mouse, the others are bots; both browsers end with the same sheet."""
    opened = house.open_table(game="quetzal", seats=[PERSON, PERSON, BOT, BOT, BOT], seed=12)
    both = []
    for seat in opened["seats"][:2]:
        person = somebody("AB"[seat["seat"]]).go(seat["link"])
        person.page.click("[data-ready-button]")
        both.append(Player(person, {**opened, "seats": [seat]}, seed=seat["seat"]))
    for player in both:
        player.page.wait_for_selector(".quetzal")
    while not all([player.person.over() for player in both]):
        for player in both:
            if player.page.evaluate(SOMETHING):
                player.step()
    sheets = [player.page.locator("[data-total]").all_inner_texts() for player in both]
    assert sheets[0] == sheets[1]
    assert len(sheets[0]) == 5


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


def test_nobody_is_placed_but_who_was_chosen(somebody: Somebody, house: House) -> None:
    """The Village is for adventurers: who has chosen archaeologists is told so, and the Character does not go instead."""
    page = first_turn(somebody, house).page
    before = page.locator(".me .pool button").count()
    page.locator(".me .pool [data-place='pool:white']").last.click()
    page.click(".quetzal [data-place='village:1']")
    page.wait_for_selector(".bubble")
    assert page.locator(".me .pool button").count() == before
    assert page.locator(".menu").count() == 0


def test_of_several_chosen_none_goes_to_a_space_for_one(somebody: Somebody, house: House) -> None:
    """It does not glow for two; pressed all the same it says why, instead of placing one of them."""
    page = first_turn(somebody, house).page
    pool = page.locator(".me .pool button")
    before = pool.count()
    pool.nth(0).click()
    pool.nth(1).click()
    page.click(".quetzal .lit[data-place^='temple:'], .quetzal .lit[data-place^='village:']", force=True)
    page.wait_for_selector(".bubble[data-code=one-a-space]")
    assert pool.count() == before


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


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 900)), ("dark", (1440, 900)), ("light", (390, 844))])
def test_axe_finds_nothing_at_the_table(
    somebody: Somebody, house: House, theme: str, size: tuple[int, int], language: str
) -> None:
    player = first_turn(somebody, house, theme=theme, size=size, language=language)
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


def test_a_bid_moves_nothing_where_it_is_low(somebody: Somebody, house: House) -> None:
    player = sit(somebody, house, [PERSON, BOT, BOT], size=(1024, 720))
    page = player.page
    page.wait_for_selector(".quetzal .lit")
    assert page.inner_text(".place.ship_1 h2").lower() == "ship"
    before = page.evaluate(WHERE)
    page.click(".quetzal [data-place=ship_1]")
    page.click(".panel .go")
    page.wait_for_selector(".bid.held")
    assert page.evaluate(WHERE) == before
    page.evaluate(TWO_GROUPS)
    assert page.evaluate(WHERE) == before


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_fits(somebody: Somebody, house: House, language: str) -> None:
    """At 1440 by 900 nothing scrolls; nothing is cut off or lies over another place at any size."""
    person = somebody("Ada", language=language).go("/settings")
    for seats in ([PERSON, BOT], [PERSON, BOT, BOT, BOT, BOT]):
        page = sit(somebody, house, seats, seated=person).page
        page.wait_for_selector(".quetzal .lit")
        for size in ((1440, 900), (1024, 768), (390, 844)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(60)
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            assert page.evaluate(CUT_OFF) == [], (size, len(seats))
            assert page.evaluate(OVER_EACH_OTHER) == [], (size, len(seats))
            if size[0] > 900:
                assert page.evaluate(TOO_HIGH) == [], (size, len(seats))
