"""Measures every screen of the page: how large its text is, and how much of the window a card fills.

`python -m tools.page_sizes` goes everywhere in each language, theme and size, and fails if a text is too small or
a card fills less of a large window than of one of 1440 by 900. What can be read nowhere else has a smallest size: 12
pixels in a window of 1440 by 900 and up, 11 on a phone, 10 on what lies between.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from fnmatch import fnmatch
from typing import Any, Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.web.house import Person, opened
from tools.page_shots import Scenes, screens

SIZES: Final = ((1024, 720), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160), (390, 844), (360, 640), (844, 390))
REFERENCE: Final = (1440, 900)
SHARE: Final = 0.9
PHONE: Final = 500
CARDS: Final = {"arnak": ".row .cards .card", "quetzal": ".temple .artifact"}
SMALL_TEXT: Final = r"""(least) => {
  const found = new Map();
  // the letter on a piece repeats its color, and the large view tells whose it is
  const unread = '.hidden, [inert], script, style, option, title, .meeple, .badge, .figure, .token';
  const told = /[\p{L}\p{N}]/u;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && one.closest(unread) === null;
  const drawn = (one) => {
    if (one instanceof SVGElement) return Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
    const scale = one.offsetWidth > 8 ? one.getBoundingClientRect().width / one.offsetWidth : 1;
    return Math.abs(scale - 1) < 0.06 ? 1 : scale;
  };
  const tell = (one, text, size) => {
    const real = size * drawn(one);
    if (real >= least - 0.05) return;
    const where = String(one.closest('[class]')?.getAttribute('class') ?? one.nodeName).replace(/ ?svelte-\w+/g, '');
    found.set(where, `${real.toFixed(1)} px: “${text.trim().slice(0, 30)}” in ${where}`);
  };
  for (const one of document.body.querySelectorAll('*')) {
    if (!shown(one)) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent);
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(one, pseudo);
      const content = /^"(.*?)"/.exec(style.content)?.[1] ?? '';
      if (told.test(content)) tell(one, content, parseFloat(style.fontSize));
    }
    const text = texts.join(' ');
    if (!told.test(text)) continue;
    const box = one.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) tell(one, text, parseFloat(getComputedStyle(one).fontSize));
  }
  return [...found.values()];
}"""
CARD_SHARE: Final = """(which) => {
  const one = [...document.querySelectorAll(which)].find((card) => card.checkVisibility());
  return one === undefined ? null : one.getBoundingClientRect().height / innerHeight;
}"""


def least(size: tuple[int, int]) -> int:
    """The smallest text in a window of this size, in CSS pixels."""
    if min(size) < PHONE:
        return 11
    return 12 if size[0] >= REFERENCE[0] and size[1] >= REFERENCE[1] else 10


def too_small(page: Page, size: tuple[int, int]) -> list[str]:
    """The texts on the screen that are smaller than may be."""
    found: list[str] = page.evaluate(SMALL_TEXT, least(size))
    return sorted(found)


def card_share(page: Page, game: str) -> float | None:
    """How much of the window's height a card of the table fills; None if none is shown."""
    share: float | None = page.evaluate(CARD_SHARE, CARDS[game])
    return share


def fallen(shares: dict[tuple[str, tuple[int, int]], float]) -> list[str]:
    """Cards that fill less of a large window than nine tenths of what they fill at 1440 by 900."""
    return [
        f"{game} {size[0]}x{size[1]}: a card fills {share:.1%} of the height, at 1440x900 {shares[game, REFERENCE]:.1%}"
        for (game, size), share in shares.items()
        if min(size) > REFERENCE[1] and (game, REFERENCE) in shares and share < SHARE * shares[game, REFERENCE]
    ]


def person(browser: Browser, scenes: Scenes, language: str, theme: str, size: tuple[int, int]) -> Person:
    touch = {"has_touch": True, "is_mobile": True} if min(size) < PHONE else {}
    return Person(browser, scenes.house, "Ada", language=language, theme=theme, size=size, **touch)


def everywhere(browser: Browser, scenes: Scenes, look: tuple[str, str, tuple[int, int]], only: str) -> Iterable[Any]:
    """Every screen of one look: its name, what is too small on it, and the share of its cards by game."""
    size = look[2]
    someone = person(browser, scenes, *look)
    for name, way in screens(scenes, "phone" if min(size) < PHONE else "wide"):
        wrong: list[str] = []
        shares: dict[str, float] = {}
        try:
            way(someone.page, scenes.house)
            if not fnmatch(name, only):
                continue
            wrong = too_small(someone.page, size)
            found = {game: card_share(someone.page, game) for game in CARDS}
            shares = {game: share for game, share in found.items() if share is not None}
        except PlaywrightError as error:
            wrong = [str(error).splitlines()[0]]
        yield name, wrong, shares
    someone.context.close()


def read_size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--language", nargs="+", default=["en", "fr", "de"])
    parser.add_argument("--theme", nargs="+", default=["light", "dark"])
    parser.add_argument("--size", nargs="+", type=read_size, default=list(SIZES), metavar="WIDTHxHEIGHT")
    parser.add_argument("--only", default="*", help="screens whose name fits this pattern")
    chosen = parser.parse_args()
    began, count, wrong = time.monotonic(), 0, []
    shares: dict[tuple[str, tuple[int, int]], float] = {}
    with opened(None) as (house, browser):
        scenes = Scenes(house)
        looks = [(one, theme, size) for one in chosen.language for theme in chosen.theme for size in chosen.size]
        for look in looks:
            for name, small, filled in everywhere(browser, scenes, look, chosen.only):
                count += 1
                shares |= {(game, look[2]): share for game, share in filled.items()}
                said = [f"{look[0]} {look[1]} {look[2][0]}x{look[2][1]} {name}: {one}" for one in small]
                wrong += said
                print("\n".join(said), end="\n" if said else "", flush=True)
    for (game, size), share in sorted(shares.items()):
        print(f"{game} {size[0]}x{size[1]}: a card fills {share:.1%} of the height")
    wrong += fallen(shares)
    print(f"{count} screens in {time.monotonic() - began:.0f} s, {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
