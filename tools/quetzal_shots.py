"""Screenshots of the Quetzal table in every state: `python -m tools.quetzal_shots FOLDER`.

Games are played to the moments of interest; a real browser then goes through them in each language, theme and size,
with the checks and the index of `tools.page_shots`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.web.house import CHROMIUM, FLAGS, House, Person, Seated, curtain
from tools.page_shots import SIZES, Screen, Way, complaints, go, index, keyed, pressed

NAMES: Final = ("Ada", "Basil", "Cleo", "Dorian", "Eleonore")
BIDS: Final = ("quarry", "small_temple", "ruins", "black_market", "ship_1", "ship_2")
TOO_HIGH: Final = """() => [...document.querySelectorAll('#table, .island, .me')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .map((one) => `${one.className} ${one.scrollHeight} ${one.clientHeight}`)"""
Wanted = Callable[[Any, Any], bool]


def asks(kind: str, verb: str = "", least: int = 1) -> Wanted:
    """A decision of this kind, with at least this many actions of a verb."""

    def wanted(told: Any, _: Any) -> bool:
        offered = [one for one in told["actions"] if one["verb"] == (verb or one["verb"])]
        return bool(told["decision"]["kind"] == kind) and len(offered) >= least

    return wanted


def outbids(told: Any, view: Any) -> bool:
    """Another player's bid can be outbid now."""
    held = [at for at in BIDS if isinstance((view["locations"].get(at) or {}).get("seat"), int)]
    return any([one["verb"] == "bid" and one["targets"]["location"] in held for one in told["actions"]])


def delivers(told: Any, view: Any) -> bool:
    return asks("deliver", "deliver", 1)(told, view) and len(view["players"][0]["apart"]) >= 3


def takes(zone: str) -> Wanted:
    """Something on display is to be taken."""

    def wanted(told: Any, view: Any) -> bool:
        things = [one["targets"]["thing"] for one in told["actions"] if one["verb"] == "take"]
        return bool(things) and all([thing in view["display"][zone] for thing in things])

    return wanted


class Scenes:
    """The games in the screenshots, each played to its moment once."""

    def __init__(self, house: House, only: str) -> None:
        self.house = house
        self.tables: dict[str, Seated] = {}
        self.only = only
        for players in (2, 3, 4, 5):
            self.reach(f"start-{players}p", players, lambda told, view: told["decision"]["kind"] == "place")
            self.reach(f"late-{players}p", players, asks("place"), 5)
        self.reach("roll", 2, asks("roll", "reroll", 2))
        self.reach("outbid", 3, outbids)
        self.reach("temple", 3, takes("temple"), 2)
        self.reach("village", 4, takes("village"), 2)
        self.reach("keep", 2, asks("keep"), 2)
        self.reach("trade", 3, asks("trade", "sell", 3), 2)
        self.reach("discard", 3, asks("discard"), 2)
        self.reach("deliver", 2, asks("deliver", "deliver", 4), 2)
        self.reach("crate", 2, delivers, 2)
        self.reach("pause", 2, asks("pause"), 2)
        self.reach("over-2p", 2, lambda *_: False)
        self.reach("over-5p", 5, lambda *_: False)
        self.hot = Seated(house, game="quetzal", options={"players": 3}, seats=self.people(3), hotseat=True, seed=4)

    def people(self, number: int) -> list[dict[str, str]]:
        return [{"kind": "person", "name": name} for name in NAMES[:number]]

    def reach(self, name: str, players: int, wanted: Wanted, since: int = 1) -> None:
        if not fnmatch(name, self.only):
            return
        for seed in range(1, 25):
            options = {"players": players}
            table = Seated(self.house, seed, game="quetzal", options=options, seats=self.people(players), seed=seed)

            def there(told: Any, table: Seated = table) -> bool:
                if told["seat"] != 0:
                    return False
                view = table.view()
                return bool(view["round"] >= since and wanted(told, view))

            if table.play_until(there) or name.startswith("over"):
                self.tables[name] = table
                return
        print(f"{name}: never reached", file=sys.stderr)


def tab(number: int) -> Way:
    """One of the parts a phone shows one at a time; all others have them side by side."""

    def way(page: Page, _: House) -> None:
        page.keyboard.press("Escape")
        one = page.locator(".quetzal .tabs button").nth(number)
        if one.is_visible():
            one.click()

    return way


def watched(table: Seated) -> Way:
    """The table as a spectator sees it."""

    def way(page: Page, house: House) -> None:
        page.evaluate("localStorage.removeItem('digsite.tables')")
        go(f"/tables/{table.id}", ".frame")(page, house)

    return way


def hovered(what: str) -> Way:
    """Something is shown large."""

    def way(page: Page, _: House) -> None:
        page.locator(what).first.hover(timeout=3000)
        page.wait_for_selector(".inspect", timeout=3000)

    return way


def too_many(page: Page, _: House) -> None:
    """More meeples than there are coins for."""
    page.locator("[data-place=harbor_office]").click()
    picks = page.locator(".panel .pick")
    for at in range(picks.count()):
        if picks.nth(at).get_attribute("aria-pressed") == "false":
            picks.nth(at).click()
    page.wait_for_selector(".panel .sum em")


def more_of(name: str, table: Seated) -> Iterator[Screen]:
    """What opens over a table, each from the one before."""
    if name == "start-2p":
        yield "others", tab(2)
        yield "log", tab(3)
        yield "island", tab(0)
        yield "camp", pressed("[data-place=camp]", ".panel")
        yield "no-camp", keyed("Escape", ".quetzal")
        yield "dear", too_many
        yield "no-dear", keyed("Escape", ".quetzal")
        yield "refusal", pressed(".quetzal [data-place^='temple-card']", ".bubble")
        yield "inspect", hovered(".quetzal [data-place^='village-tile']")
        yield "others-again", tab(2)
        yield "edition", pressed(".sign", "dialog[open] td")
        yield "score", keyed("s", "dialog[open] table")
    if name == "outbid":
        yield "panel", pressed(".bid.lit:has(.group)", ".panel")
    if name.startswith("late"):
        yield "mine", tab(1)
        yield "others", tab(2)
        yield "log", tab(3)
        yield "watched", watched(table)
    if name.startswith("over"):
        yield "closed", pressed("dialog [data-close]", ".frame")
        yield "replay", go(f"/games/{table.id}#move=30", ".replay")


def screens(scenes: Scenes) -> Iterator[Screen]:
    """Every screen by name, with the way there."""
    for name, table in scenes.tables.items():
        yield name, go(table.links[0], ".frame .quetzal, .frame [data-total]")
        for part, way in more_of(name, table):
            yield f"{name}-{part}", way
    yield "curtain", lambda page, house: curtain(page, house, scenes.hot, "quetzal")


def take(browser: Browser, scenes: Scenes, look: tuple[str, str, str], chosen: argparse.Namespace) -> list[str]:
    """All screens in one language, theme and size; what was wrong with them."""
    language, theme, size = look
    folder: Path = chosen.folder / f"{language}-{theme}-{size}"
    folder.mkdir(parents=True, exist_ok=True)
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    person = Person(browser, scenes.house, "Ada", language=language, theme=theme, size=SIZES[size], **touch)
    wrong: list[str] = []
    for name, way in screens(scenes):
        try:
            way(person.page, scenes.house)
            person.page.wait_for_timeout(chosen.settle)
            wrong += [f"{folder.name} {name}: {one}" for one in complaints(person.page, size, chosen.axe)]
            if size != "phone":
                wrong += [f"{folder.name} {name}: {one}" for one in person.page.evaluate(TOO_HIGH)]
        except PlaywrightError as error:
            wrong.append(f"{folder.name} {name}: {str(error).splitlines()[0]}")
        person.page.screenshot(path=folder / f"{name}.png")
    wrong += [f"{folder.name}: {error}" for error in person.errors]
    person.context.close()
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--page", type=Path, required=True, help="a page built already")
    parser.add_argument("--language", nargs="+", default=["en", "fr", "de"])
    parser.add_argument("--theme", nargs="+", default=["light", "dark"])
    parser.add_argument("--size", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--only", default="*", help="scenes whose name fits this pattern")
    parser.add_argument("--axe", action="store_true", help="ask axe about every screen")
    parser.add_argument("--settle", type=int, default=150, help="milliseconds before a picture is taken")
    chosen = parser.parse_args()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        house = House(Path(folder), chosen.page)
        house.start()
        scenes = Scenes(house, chosen.only)
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in chosen.language:
            for theme in chosen.theme:
                for size in chosen.size:
                    complained = take(browser, scenes, (language, theme, size), chosen)
                    print("\n".join(complained), flush=True)
                    wrong += complained
        browser.close()
        house.stop()
    index(chosen.folder)
    print(f"{len(list(chosen.folder.glob('*/*.png')))} pictures, {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
