"""A person who plays by what is lit on the drawn table: with the mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import random
from typing import Any, Final, Literal, final

import httpx

from tests.web.house import House, Person

Way = Literal["mouse", "touch", "keyboard"]
CHOICES: Final = """() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
  const found = (what) => [...document.querySelectorAll(what)].filter(seen);
  for (const what of ['[data-reveal]', 'dialog[open] [data-yes]', '.menu [role=menuitem]', '[data-pay]:not([aria-disabled=true])']) {
    const first = found(what);
    if (first.length) return first;
  }
  const tabs = found('.tabs [role=tab]:has(.dot):not([aria-selected=true])');
  return [...found('.ask .answer, .rest .answer, .spot.lit, .bar [data-action]'), ...tabs];
}"""
SIGNATURE: Final = """() => document.querySelector('.prompt')?.textContent + [...document.querySelectorAll(
  '.spot.lit, .menu [role=menuitem], .ask button, .bar [data-action], dialog[open], [aria-selected=true]')].map(
  (one) => (one.dataset.place ?? one.dataset.action ?? one.textContent) + one.getAttribute('aria-pressed')).join('|')
  + document.querySelectorAll('[role=log] li').length"""
SELDOM: Final = ("pass", "skip", "done")


@final
class Clicker:
    def __init__(self, person: Person, table: str, way: Way = "mouse", seed: int = 0) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.way = way
        self.rng = random.Random(seed)
        self.pressed = 0
        self.rest = 0
        self.places: set[str] = set()

    def over(self) -> bool:
        answer = httpx.get(f"{self.person.house.url}/api/tables/{self.table}", timeout=20).json()
        return bool(answer["status"] in ("over", "archived"))

    def play(self, most: int = 2000) -> int:
        """Press lit things until the game is over, or so many times; how often something was pressed."""
        idle = 0
        while self.pressed < most:
            if self.step():
                idle = 0
                continue
            idle += 1
            if idle % 5 == 0 and self.over():
                break
            assert idle < 400, f"nothing is lit: {self.page.inner_text('.prompt')}"
            self.page.wait_for_timeout(60)
        return self.pressed

    def step(self) -> bool:
        """One thing that is lit; False if there is none."""
        handles = self.page.evaluate_handle(CHOICES)
        things = [one.as_element() for one in handles.get_properties().values()]
        things = [one for one in things if one is not None]
        if not things:
            return False
        said = self.page.evaluate("(all) => all.map((one) => one.dataset.action ?? one.dataset.place ?? '')", handles)
        weights = [0.02 if word.split(" ")[0] in SELDOM else 1.0 for word in said]
        at = self.rng.choices(range(len(things)), weights)[0]
        self.rest += self.page.locator("[data-rest]").count()
        self.places.add(said[at].split(":")[0])
        before = self.page.evaluate(SIGNATURE)
        self.press(things[at])
        self.pressed += 1
        self.settle(before)
        return True

    def press(self, thing: Any) -> None:
        if self.way == "keyboard":
            self.walk_to(thing)
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            thing.tap(timeout=6000)
        else:
            thing.click(timeout=6000)

    def walk_to(self, thing: Any) -> None:
        """Tab goes from region to region, End from one lit thing to the next."""
        lit = thing.evaluate("(one) => one.classList.contains('spot')")
        for _ in range(200):
            at = thing.evaluate("(one) => [one === document.activeElement, document.activeElement.matches('.spot')]")
            if at[0]:
                return
            self.page.keyboard.press("End" if lit and at[1] else "Tab")
        raise AssertionError(f"the keyboard does not reach {thing.evaluate('(one) => one.outerHTML')[:300]}")

    def settle(self, before: str) -> None:
        """Until the table has changed."""
        for _ in range(50):
            if self.page.evaluate(SIGNATURE) != before:
                return
            self.page.wait_for_timeout(20)


def sit_down(house: House, person: Person, way: Way = "mouse", seed: int = 0, **wanted: Any) -> Clicker:
    """A table dealt and drawn for one browser, which holds every person's seat (bots and the rival hold theirs)."""
    opened = house.open_table(game="arnak", seed=seed, **wanted)
    held = [seat for seat in opened["seats"] if seat.get("secret")]
    url = f"{house.url}/api/tables/{opened['id']}/ready"
    for seat in held:
        httpx.post(url, json={"ready": True}, headers={"Authorization": f"Bearer {seat['secret']}"}, timeout=20)
    if len(held) > 1:
        kept = {"id": opened["id"], "game": "arnak", "secrets": [seat["secret"] for seat in held], "hotseat": True}
        person.go("/")
        person.page.evaluate("(kept) => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
        person.go(f"/tables/{opened['id']}")
    else:
        person.go(held[0]["link"])
    person.page.wait_for_selector(".arnak, [data-reveal]")
    return Clicker(person, opened["id"], way, seed)
