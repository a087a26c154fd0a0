"""Checks the pages for learning and for real tables in every language, theme and size: axe, and clipped text.

    python -m tools.learn_looks [FOLDER]

uses the page named by DIGSITE_PAGE, or builds it, and its own server; screenshots go into FOLDER. What
it finds is printed, and the exit status is then 1. A test covers only some of this: all of it takes minutes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.house import CHROMIUM, FLAGS, House, Person
from tests.web.test_access import CUT_OFF, complaints
from tools import page as building

PAGES: Final = (
    "/learn", "/rules/arnak", "/rules/quetzal", "/glossary", "/things/arnak", "/things/quetzal",
    "/things/arnak/machete", "/things/arnak/a-coins", "/things/quetzal/temple", "/things/quetzal/mixed_trio",
    "/cardboard", "/cardboard/arnak", "/cardboard/quetzal", "/cardboard/rival", "/cardboard/automaton",
)  # fmt: skip
SIZES: Final = ((1440, 900), (1024, 768), (390, 844))


def looked_at(browser: Browser, house: House, pictures: Path | None) -> Iterator[str]:
    for language in ("en", "fr", "de"):
        for theme in ("light", "dark"):
            person = Person(browser, house, "Ada", language=language, theme=theme)
            for path in PAGES:
                person.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
                person.go(path).page.locator("main h1").wait_for()
                if (
                    path in ("/cardboard/rival", "/cardboard/automaton")
                    and person.page.locator("main .now").count() == 0
                ):
                    person.page.locator("main .primary").click()
                    person.page.locator("main .now").wait_for()
                look = f"{path} {language} {theme}"
                yield from (f"{look}: {one}" for one in complaints(person))
                for width, height in SIZES:
                    person.page.set_viewport_size({"width": width, "height": height})
                    if person.page.evaluate("document.documentElement.scrollWidth") > width:
                        yield f"{look} {width}: wider than the screen"
                    yield from (f"{look} {width}: cut off: {one}" for one in person.page.evaluate(CUT_OFF))
                    if pictures is not None:
                        name = f"{path.strip('/').replace('/', '-')}-{language}-{theme}-{width}.png"
                        person.page.screenshot(path=str(pictures / name))
            yield from (f"{language} {theme}: {error}" for error in person.errors)
            person.context.close()


def main(arguments: list[str]) -> int:
    pictures = Path(arguments[0]) if arguments else None
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
    built = os.environ.get("DIGSITE_PAGE")
    if built is None:
        building.build()
    found = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as started:
        house = House(Path(data), Path(built) if built else building.BUILT)
        house.start()
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for line in looked_at(browser, house, pictures):
                found += 1
                print(line)
        finally:
            browser.close()
            house.stop()
    print(f"{len(PAGES)} pages in 6 looks, {found} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
