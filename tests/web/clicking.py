"""A person who plays by what is lit on the drawn table: with the mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import random
from typing import Any, Final, Literal, final

from playwright.sync_api import TimeoutError

from tests.web.house import BUSY, House, Person

MOMENTS: Final = 20  # tenths of a second that something may lie over what is lit
Way = Literal["mouse", "touch", "keyboard"]
SIGNATURE: Final = """() => document.querySelector('.prompt')?.textContent + [...document.querySelectorAll(
  '.spot.lit, .menu [role=menuitem], .ask button, .bar [data-action], dialog[open], [data-reveal], [data-news], [aria-selected=true], [aria-expanded=true]')].map(
  (one) => (one.dataset.place ?? one.dataset.action ?? one.textContent) + one.getAttribute('aria-pressed')).join('|')
  + document.querySelectorAll('[role=log] p').length"""
CHOICE: Final = (
    f"([dice, seldom, aim]) => {{ if (document.querySelector('{BUSY}')) return null;"
    + """
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0 && !one.closest('[inert]')
    && (!aim || getComputedStyle(one).pointerEvents !== 'none');
  const found = (what) => [...document.querySelectorAll(what)].filter(seen);
  const urgent = ['[data-reveal]', '[data-news]', 'dialog[open] [data-yes]', '.menu [role=menuitem]', '[data-pay]:not([aria-disabled=true])'];
  let things = urgent.map(found).find((some) => some.length > 0);
  things ??= [...found('.ask .answer, .rest .answer, .spot.lit, .bar [data-action]'),
    ...found('.tabs [role=tab]:has(.dot):not([aria-selected=true]), [data-sheet]:has(.dot)')];
  if (things.length === 0) return null;
  const said = things.map((one) => one.dataset.action ?? one.dataset.place ?? '');
  const weights = said.map((word) => (['pass', 'skip', 'done'].includes(word.split(' ')[0]) ? seldom : 1));
  let left = dice * weights.reduce((sum, one) => sum + one, 0);
  const at = Math.max(0, weights.findIndex((weight) => (left -= weight) < 0));
  const thing = things[at];
  const dull = things.filter((one) => one.matches('.spot') && !getComputedStyle(one).boxShadow.includes('px 3px')
    && !getComputedStyle(one).boxShadow.includes('0px 0px 1'));
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  thing.setAttribute('data-chosen', '');
  const told = { said: said[at], rest: found('[data-rest]').length, dull: dull.map((one) => one.dataset.place), x: 0, y: 0 };
  if (!aim) return told;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = thing.getBoundingClientRect();
  for (const [u, v] of [[.5, .5], [.5, .25], [.5, .75], [.25, .5], [.75, .5], [.15, .15], [.85, .15], [.15, .85], [.85, .85], [.5, .93], [.07, .5]]) {
    const [x, y] = [box.left + u * box.width, box.top + v * box.height];
    if (thing.contains(document.elementFromPoint(x, y))) return { ...told, x, y };
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { ...told, covered: thing.outerHTML.slice(0, 200), by: over?.outerHTML.slice(0, 200) };
}"""
)


@final
class Clicker:
    """Presses lit things at random; `seldom` says how likely passing and declining are beside another choice."""

    def __init__(self, person: Person, table: str, way: Way = "mouse", seed: int = 0, seldom: float = 0.02) -> None:
        self.person = person
        self.page = person.page
        self.table = table
        self.way = way
        self.rng = random.Random(seed)
        self.lot = self.rng.random()  # a new one only when it was used: waiting must not change the game
        self.seldom = seldom
        self.pressed = 0
        self.rest = 0
        self.places: set[str] = set()

    def over(self) -> bool:
        answer = self.person.house.client.get(f"{self.person.house.url}/api/tables/{self.table}").json()
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
            self.page.wait_for_timeout(40)
        return self.pressed

    def choice(self) -> Any:
        """What is chosen of that which is lit, and where it can be hit; None if nothing is."""
        return self.page.evaluate(CHOICE, [self.lot, self.seldom, self.way != "keyboard"])

    def step(self) -> bool:
        """One thing that is lit; False if there is none. What is lit glows, and can be hit."""
        before = self.page.evaluate(SIGNATURE)
        chosen = self.choice()
        for _ in range(MOMENTS):
            if chosen is None or "covered" not in chosen:
                break
            self.page.wait_for_timeout(100)  # what flies or shows itself on its way is soon gone
            chosen = self.choice()
        if chosen is None:
            return False
        assert chosen["dull"] == [], f"lit, but does not glow: {chosen['dull']}"
        assert "covered" not in chosen, f"{chosen['by']} lies over {chosen['covered']}"
        self.rest += chosen["rest"]
        self.places.add(chosen["said"].split(":")[0])
        self.press(chosen["x"], chosen["y"])
        self.pressed += 1
        self.lot = self.rng.random()
        self.settle(before)
        return True

    def press(self, x: float, y: float) -> None:
        if self.way == "keyboard":
            self.walk_to(self.page.query_selector("[data-chosen]"))
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def walk_to(self, thing: Any) -> None:
        """Tab goes from region to region, End from one lit thing to the next, the arrow down a menu."""
        lit = thing.evaluate("(one) => one.classList.contains('spot')")
        onward = "ArrowDown" if thing.get_attribute("role") == "menuitem" else "Tab"
        for _ in range(200):
            at = thing.evaluate("(one) => [one === document.activeElement, document.activeElement.matches('.spot')]")
            if at[0]:
                return
            self.page.keyboard.press("End" if lit and at[1] else onward)
        raise AssertionError(f"the keyboard does not reach {thing.evaluate('(one) => one.outerHTML')[:300]}")

    def settle(self, before: str) -> None:
        """Until the table has changed and can be pressed again."""
        try:
            self.page.wait_for_function(
                f"(before) => !document.querySelector('{BUSY}') && ({SIGNATURE})() !== before", arg=before, timeout=1000
            )
        except TimeoutError:
            return


def sit_down(
    house: House, person: Person, way: Way = "mouse", seed: int = 0, seldom: float = 0.02, **wanted: Any
) -> Clicker:
    """A table dealt and drawn for one browser, which holds every person's seat (bots and the rival hold theirs)."""
    opened = house.open_table(game="arnak", seed=seed, **wanted)
    held = [seat for seat in opened["seats"] if seat.get("secret")]
    url = f"{house.url}/api/tables/{opened['id']}/ready"
    for seat in held:
        house.client.post(url, json={"ready": True}, headers={"Authorization": f"Bearer {seat['secret']}"})
    if len(held) > 1:
        kept = {"id": opened["id"], "game": "arnak", "secrets": [seat["secret"] for seat in held], "hotseat": True}
        person.go("/")
        person.page.evaluate("(kept) => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
        person.go(f"/tables/{opened['id']}")
    else:
        person.go(held[0]["link"])
    person.page.wait_for_selector(".arnak, [data-reveal]")
    return Clicker(person, opened["id"], way, seed, seldom)
