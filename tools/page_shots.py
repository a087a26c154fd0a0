"""Screenshots of every screen of the page in every state: `python -m tools.page_shots FOLDER`.

A server is started, games are played to the moments of interest, and a real browser goes everywhere in each language,
theme and size. On the way every screen is checked: text that is cut off, a page wider than the window, a table that
scrolls at 1440 by 900, and with `--axe` what axe has to say. FOLDER/index.html shows all pictures side by side.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from digsite.games import GAMES
from tests.web.house import ROOT, House, Person, Seated, curtain, opened

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
PATHS: Final = {
    "home": "/", "open-arnak": "/open?game=arnak", "open-quetzal": "/open?game=quetzal", "settings": "/settings",
    "credits": "/credits", "replays": "/replay", "nowhere": "/nowhere/at/all",
    "learn": "/learn", "cardboard": "/cardboard",
}  # fmt: skip
CUT_OFF: Final = """() => {
  const found = [];
  const unseen = '.hidden, [inert], script, style, option, title, .log';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim()) continue;
    if (parent.closest(unseen)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    for (let at = parent; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) break;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      const edge = at.getBoundingClientRect();
      const wide = box.left < edge.left - 2 || box.right > edge.right + 2;
      if (wide || box.top < edge.top - 3 || box.bottom > edge.bottom + 3) {
        const where = String(at.className || at.nodeName).replace(/svelte-\\w+/g, '');
        found.push(`${node.textContent.trim().slice(0, 40)} in ${where}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}"""
GREY: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html, dialog { filter: grayscale(1) }');
  document.adoptedStyleSheets = [sheet];
}"""
Way = Callable[[Page, House], None]
Screen = tuple[str, Way]


def asks(kind: str) -> Callable[[Any], bool]:
    return lambda told: bool(told["decision"]["kind"] == kind)


class Scenes:
    """The games in the screenshots, each played to its moment once."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.names = ("Ada", "Basil", "Cleo", "Dorian")
        self.tables: dict[str, Seated] = {}
        self.lobby = house.open_table(game="arnak", seats=self.people(2))["seats"][0]["link"]
        for players, board in ((1, "bird"), (1, "snake"), (2, "bird"), (3, "snake"), (4, "bird")):
            self.reach(f"arnak-{players}p-{board}", "arnak", players, board, asks("turn"), 4)
        for kind in ("choose", "trade", "exile", "pick", "after", "pay-travel", "discard"):
            self.reach(f"arnak-{kind}", "arnak", 2, "bird", asks(kind), 2)
        self.reach("arnak-start", "arnak", 2, "snake", lambda _: True, 1)
        self.reach("quetzal-3p", "quetzal", 3, "", lambda told: True, 3)
        for game in GAMES:
            self.reach(f"{game}-over", game, 2, "bird", lambda _: False, 1)
        options = {"players": 2, "board": "bird"}
        self.hot = Seated(house, game="arnak", options=options, seats=self.people(2), hotseat=True)

    def people(self, number: int) -> list[dict[str, str]]:
        return [{"kind": "person", "name": name} for name in self.names[:number]]

    def reach(self, name: str, game: str, players: int, board: str, wanted: Callable[[Any], bool], since: int) -> None:
        wished = {"board": board, "difficulty": 3}
        exist = [option.name for option in GAMES[game].asked({"players": players})]
        options: dict[str, Any] = {"players": players} | {name: wished[name] for name in exist if name in wished}
        for seed in range(1, 12):
            table = Seated(self.house, seed, game=game, options=options, seats=self.people(players), seed=seed)
            first = table.view

            def there(told: Any, first: Callable[[], Any] = first) -> bool:
                return told["seat"] == 0 and wanted(told) and first()["round"] >= since

            if table.play_until(there) or name.endswith("over"):
                self.tables[name] = table
                return
        print(f"{name}: never reached", file=sys.stderr)


def go(path: str, ready: str = "main") -> Way:
    def way(page: Page, house: House) -> None:
        page.goto(house.url + path)
        page.wait_for_selector(ready)

    return way


def pressed(what: str, ready: str) -> Way:
    def way(page: Page, _: House) -> None:
        page.locator(what).first.click(force=True)
        page.wait_for_selector(ready)

    return way


def held(what: str) -> Way:
    def way(page: Page, _: House) -> None:
        page.locator(what).first.dispatch_event("pointerdown", {"pointerType": "touch"})
        page.wait_for_selector(".inspect")

    return way


def watched(table: Seated) -> Way:
    """The table as a spectator sees it."""

    def way(page: Page, house: House) -> None:
        page.evaluate("localStorage.removeItem('digsite.tables')")
        go(f"/tables/{table.id}", ".frame")(page, house)

    return way


def keyed(key: str, ready: str) -> Way:
    def way(page: Page, _: House) -> None:
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
        page.keyboard.press(key)
        page.wait_for_selector(ready)

    return way


def others(page: Page, _: House) -> None:
    """What is behind a tab on small screens."""
    page.keyboard.press("Escape")
    tab = page.locator(".tabs [role=tab]:visible, .sides [role=tab]:visible")
    if tab.count():
        tab.last.click()


def tabbed(nth: int) -> Way:
    """One of the parts that a phone shows one at a time."""

    def way(page: Page, _: House) -> None:
        page.keyboard.press("Escape")
        page.locator(".arnak .tabs [role=tab]").nth(nth).click()

    return way


def parts() -> Iterator[Screen]:
    """What a phone has behind its tabs, and the hand raised."""
    for nth, name in enumerate(("island", "row", "research", "me", "others")):
        yield name, tabbed(nth)
    yield "hand", pressed("[data-sheet]", ".sheet.open")


def around(table: Seated) -> Iterator[Screen]:
    """What opens over a table and beside it, each from the one before."""
    yield "inspect", held('[data-place^="row:"]:visible, [data-place^="site:l1"]:visible')
    yield "pay", pressed('[data-place^="space:camp"].lit', "[data-pay]")
    yield "back", pressed("[data-undo]", "[data-action=pass]")
    yield "why", pressed('[data-place^="site:l2-1"]', ".bubble")
    yield "pass", go(table.links[0], "[data-action=pass]")
    yield "pass-asked", pressed("[data-action=pass]", "dialog[open]")
    yield "pass-no", pressed("dialog[open] button:not([data-yes])", ".frame")
    yield "score", keyed("s", "dialog[open] table")
    yield "shortcuts", keyed("?", "dialog[open] kbd")
    yield "log", keyed("l", "aside")
    yield "chat", keyed("c", "aside")
    yield "seats", pressed("[data-seats]", "aside")
    yield "words", go(f"/tables/{table.id}?table=plain", "[data-action]")


def screens(scenes: Scenes, size: str) -> Iterator[Screen]:
    """Every screen by name, with the way there."""
    for name, path in PATHS.items():
        yield name, go(path)
    yield "home", go("/")
    yield "home-level", pressed("[data-play=arnak]", "article [data-level]")
    yield "lobby", go(scenes.lobby, "[data-ready-button]")
    for name, table in scenes.tables.items():
        yield name, go(table.links[0], ".frame")
        more: list[Screen] = []
        if name == "arnak-start":
            more = list(around(table))
        elif name == "arnak-4p-bird":
            more = [("watched", watched(table))]
        elif name == "arnak-1p-bird":
            more = [("hint", pressed("[data-hint]", ".hints li")), ("rival", others)]
        elif name.endswith("over"):
            more = [
                ("chart", pressed("figure .pick button:nth-child(2)", "figure .legend")),
                ("replay", go(f"/games/{table.id}#move=30", ".frame")),
            ]
        if size == "phone" and name in ("arnak-1p-snake", "arnak-3p-snake", "arnak-4p-bird"):
            more = [*parts(), *more]
        for part, way in more:
            yield f"{name}-{part}", way
    yield "curtain", lambda page, house: curtain(page, house, scenes.hot, "arnak")


def complaints(page: Page, size: str, axe: bool) -> list[str]:
    found = [f"cut off: {one}" for one in page.evaluate(CUT_OFF)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"):
        found.append("wider than the window")
    scrolls = "() => [...document.querySelectorAll('#table')].some((one) => one.scrollHeight > one.clientHeight + 1)"
    if size == "wide" and page.locator(".arnak").count() and page.evaluate(scrolls):
        found.append("the table scrolls")
    if axe:
        if not page.evaluate("() => typeof axe !== 'undefined'"):
            page.evaluate(AXE.read_text(encoding="utf-8"))
        told: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        found += [f"axe {one['id']}: {one['nodes'][0]['html'][:120]}" for one in told["violations"]]
    return found


def take(
    browser: Browser, scenes: Scenes, look: tuple[str, str, str], chosen: argparse.Namespace
) -> tuple[int, list[str]]:
    """All screens in one language, theme and size; returns how many, and what was wrong with them."""
    language, theme, size = look
    folder: Path = chosen.folder / f"{language}-{theme}-{size}"
    folder.mkdir(parents=True, exist_ok=True)
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    person = Person(browser, scenes.house, "Ada", language=language, theme=theme, size=SIZES[size], **touch)
    wrong: list[str] = []
    taken = 0
    for name, way in screens(scenes, size):
        where = f"{folder.name} {name}"
        try:
            way(person.page, scenes.house)
            if not fnmatch(name, chosen.only):
                continue
            person.page.wait_for_timeout(chosen.settle)
            wrong += [f"{where}: {one}" for one in complaints(person.page, size, chosen.axe)]
        except PlaywrightError as error:
            wrong.append(f"{where}: {str(error).splitlines()[0]}")
        if chosen.grey:
            person.page.evaluate(GREY)
        person.page.screenshot(path=folder / f"{name}.png")
        taken += 1
        print(f"\r{where:<60} {taken}", end="", file=sys.stderr)
    wrong += [f"{folder.name}: {error}" for error in person.errors]
    person.context.close()
    return taken, wrong


def index(folder: Path) -> None:
    """All screenshots on one page, a line per screen."""
    names = sorted({file.stem for file in folder.glob("*/*.png")})
    looks = sorted([one.name for one in folder.iterdir() if one.is_dir()])
    lines = ["<!doctype html><meta charset='utf-8'><style>img{height:320px}body{background:#555;color:#fff}</style>"]
    for name in names:
        lines.append(f"<h2>{name}</h2>")
        lines += [
            f"<img loading='lazy' title='{look}' src='{look}/{name}.png'>"
            for look in looks
            if (folder / look / f"{name}.png").exists()
        ]
    (folder / "index.html").write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--page", type=Path, help="a page built already (default: build it)")
    parser.add_argument("--language", nargs="+", default=["en", "fr", "de"])
    parser.add_argument("--theme", nargs="+", default=["light", "dark"])
    parser.add_argument("--size", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--only", default="*", help="screens whose name fits this pattern")
    parser.add_argument("--grey", action="store_true", help="without colours")
    parser.add_argument("--axe", action="store_true", help="ask axe about every screen")
    parser.add_argument("--settle", type=int, default=150, help="milliseconds before a picture is taken")
    chosen = parser.parse_args()
    began = time.monotonic()
    wrong: list[str] = []
    taken = 0
    with opened(chosen.page) as (house, browser):
        scenes = Scenes(house)
        for look in [
            (language, theme, size) for language in chosen.language for theme in chosen.theme for size in chosen.size
        ]:
            number, complained = take(browser, scenes, look, chosen)
            taken, wrong = taken + number, wrong + complained
            print("\n".join(complained), flush=True)
    index(chosen.folder)
    print(f"\n{taken} pictures in {time.monotonic() - began:.0f} s", file=sys.stderr)
    print(f"{len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
