"""What the page costs and how fast it responds, in a real browser: `python -m benchmarks.page`.

Prints a table: what the first load of the home page and of a table sends over the wire, how soon they can be used,
how long a click takes until its result is painted (a whole solo game on the drawn Arnak table, animations off),
layout shifts there and in games of two and four, and frames per second while cards move.
Milliseconds of the browser's main thread are processor time; all others depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, Request

from tests.web.clicking import Clicker, sit_down
from tests.web.house import House, Person, Seated, opened

LATER: Final = 550  # milliseconds; what moves within 500 of a press is said to come of it
READY: Final = {"home": "[data-play=arnak]", "table": ".arnak .spot.lit"}
WATCH: Final = """(ready) => {
  const seen = new MutationObserver(look);
  function look() {
    if (window.usable !== undefined || !document.querySelector(ready)) return;
    window.usable = -1;
    requestAnimationFrame(() => requestAnimationFrame(() => (window.usable = performance.now())));
    seen.disconnect();
  }
  seen.observe(document, { subtree: true, childList: true, attributes: true });
}"""
ANSWERS: Final = """() => {
  const table = () => document.querySelector('#table');
  const count = (what) => document.querySelectorAll(what).length;
  const text = (what) => document.querySelector(what)?.textContent;
  const counted = ['[role=log] p', '.spot.lit', '.offer.on', '.menu, dialog[open], .bubble', '[aria-selected=true]'];
  const sign = () => [text('.prompt'), text('[data-pay]'), ...counted.map(count)].join('|');
  window.answers = [];
  let before = sign();
  let from = 0;
  addEventListener('pointerdown', () => (before = sign()), true);
  addEventListener('click', (event) => (from = event.timeStamp), true);
  const frame = (now) => {
    if (from && table()?.getAttribute('aria-busy') !== 'true' && sign() !== before) {
      window.answers.push(performance.now() - from);
      from = 0;
    } else if (from && performance.now() - from > 3000) from = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
SHIFTS: Final = """() => {
  const named = (node) => (node?.closest ? node : node?.parentElement)?.closest('[class]')?.getAttribute('class');
  const name = (node) => (named(node) ?? 'gone').replace(/svelte-\\w+/g, '').trim().replace(/ +/g, '.');
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      const moved = one.sources.map(({ node }) => name(node));
      window.shifts.push({ value: one.value, pressed: one.hadRecentInput, moved });
    }
  }).observe({ type: 'layout-shift' });
}"""
FLIGHTS: Final = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.ready.then(() => performance.mark('fly'));
    flight.finished.finally(() => performance.mark('land')).catch(() => undefined);
    return flight;
  };
}"""
DRAWN: Final = ["disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
Row = tuple[str, str, str]


@contextmanager
def somebody(browser: Browser, house: House, **more: Any) -> Iterator[Person]:
    person = Person(browser, house, "Ann", **more)
    try:
        yield person
    finally:
        person.context.close()


def solo(seed: int) -> dict[str, Any]:
    return {"options": {"players": 1, "board": "bird", "difficulty": 2}, "seats": [{"kind": "person"}], "seed": seed}


class Meter:
    """Processor time of the page's main thread since the last reading, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.before = self.total()

    def total(self) -> float:
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["TaskDuration"])

    def read(self) -> float:
        return self.total() - self.before


def loads(browser: Browser, house: House, what: str, times: int) -> list[Row]:
    sizes, waits, work = [], [], []
    for number in range(times):
        with somebody(browser, house) as person:
            got: list[Request] = []

            def finished(one: Request, got: list[Request] = got) -> None:
                got.append(one)

            person.page.on("requestfinished", finished)
            person.context.add_init_script(f"({WATCH})({READY[what]!r})")
            address = "/"
            if what == "table":
                address = house.open_table(game="arnak", **solo(number))["seats"][0]["link"]
            meter = Meter(person.page)
            person.page.goto(house.url + address)
            person.page.wait_for_function("() => window.usable > 0")
            waits.append(float(person.page.evaluate("window.usable")))
            work.append(meter.read())
            person.page.wait_for_load_state("networkidle")
            sizes.append(sum([one.sizes()["responseBodySize"] for one in got]))
    return [
        (f"{what}: first load, compressed", f"{max(sizes) / 1000:.0f} kB", "300 kB"),
        (f"{what}: usable after, median of {times}", f"{statistics.median(waits):.0f} ms", "1000 ms"),
        (f"{what}: main thread until then", f"{statistics.median(work):.0f} ms", ""),
    ]


def answers(browser: Browser, house: House, most: int) -> list[Row]:
    with somebody(browser, house) as person:
        clicker = sit_down(house, person, **solo(3))
        person.page.evaluate(ANSWERS)
        person.page.evaluate(SHIFTS)
        meter = Meter(person.page)
        pressed = clicker.play(most)
        found = sorted(person.page.evaluate("window.answers"))
        shifts = person.page.evaluate("window.shifts")
        each = meter.read() / pressed
    at = [found[int(len(found) * share)] for share in (0.5, 0.95)]
    return [
        (f"click to answer, p50 of {len(found)}", f"{at[0]:.0f} ms", ""),
        ("click to answer, p95", f"{at[1]:.0f} ms", "100 ms"),
        ("main thread for a press, the looking included", f"{each:.0f} ms", ""),
        *moved("solo", shifts),
    ]


def moved(what: str, shifts: list[dict[str, Any]]) -> list[Row]:
    """Layout shifts and their sources: on their own, and within half a second of a click."""
    rows = []
    for pressed, when, asked in ((False, "nobody pressed for", "0"), (True, "after a press", "")):
        some = [one for one in shifts if one["pressed"] == pressed]
        who = Counter([name for one in some for name in one["moved"]]).most_common(6)
        rows.append((f"{what}: layout shift {when}", f"{sum([one['value'] for one in some]):.4f}", asked))
        rows += [("", f"{times} × {name}", "") for name, times in who]
    return rows


def others(browser: Browser, house: House, players: int) -> list[Row]:
    """A whole game in which the others' turns come too late for a click to cause the shifts."""
    with somebody(browser, house) as person:
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cleo", "Dora")[:players]]
        table = Seated(house, 3, game="arnak", options={"players": players, "board": "bird"}, seats=seats, seed=3)
        person.go(table.links[0]).page.wait_for_selector(READY["table"])
        clicker = Clicker(person, table.id, seed=3)
        person.page.wait_for_timeout(LATER)
        person.page.evaluate(SHIFTS)
        while not clicker.over():
            while clicker.step():
                pass
            person.page.wait_for_timeout(LATER)
            table.play_until(lambda told: bool(told["seat"] == 0))
            person.page.wait_for_timeout(LATER / 2)
        person.page.wait_for_timeout(LATER)
        return moved(f"{players} players", person.page.evaluate("window.shifts"))


def motion(browser: Browser, house: House, most: int) -> list[Row]:
    """Frames drawn while at least one card was moving."""
    with somebody(browser, house, speed=1) as person, tempfile.TemporaryDirectory() as folder:
        clicker = sit_down(house, person, **solo(4))
        person.page.evaluate(FLIGHTS)
        trace = Path(folder) / "trace.json"
        browser.start_tracing(path=trace, categories=DRAWN)
        play_slowly(clicker, most)
        browser.stop_tracing()
        gaps = frame_gaps(json.loads(trace.read_text(encoding="utf-8"))["traceEvents"])
    late = sum([gap > 20 for gap in gaps]) / len(gaps)
    return [
        (f"frames a second while cards fly ({len(gaps)})", f"{1000 / statistics.mean(gaps):.1f}", "60"),
        ("frames later than 20 ms", f"{100 * late:.1f} %", ""),
    ]


def frame_gaps(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds between frames while something moves."""
    gaps: list[float] = []
    flying, last = 0, None
    named = [event for event in events if event["name"] in ("fly", "land", "DrawFrame")]
    for event in sorted(named, key=lambda one: float(one["ts"])):
        if event["name"] == "DrawFrame":
            if flying and last is not None:
                gaps.append((event["ts"] - last) / 1000)
            last = event["ts"] if flying else None
        else:
            flying += 1 if event["name"] == "fly" else -1
            last = last if flying else None
    return gaps


def play_slowly(clicker: Clicker, most: int) -> None:
    while clicker.pressed < most and not clicker.over():
        clicker.step()
        clicker.page.wait_for_timeout(350)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--page", type=Path, help="a page built already (default: build it)")
    parser.add_argument("--times", type=int, default=5, help="how often each page is loaded")
    parser.add_argument("--presses", type=int, default=2000, help="at most so many presses in the game")
    chosen = parser.parse_args()
    with opened(chosen.page) as (house, browser):
        rows = [*loads(browser, house, "home", chosen.times), *loads(browser, house, "table", chosen.times)]
        rows += answers(browser, house, chosen.presses)
        for players in (2, 4):
            rows += others(browser, house, players)
        rows += motion(browser, house, min(60, chosen.presses))
    for what, measured, asked in (("", "measured", "asked"), *rows):
        print(f"{what:<52} {measured:>12}  {asked}")


if __name__ == "__main__":
    main()
