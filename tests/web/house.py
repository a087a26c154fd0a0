"""A real server and people in real browsers, for the tests of the page."""

from __future__ import annotations

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

from tools import page as building

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
]  # fmt: skip
PATIENCE: Final = 30_000
BUSY: Final = "#table[aria-busy=true]"
LISTED: Final = f"""() => [...document.querySelectorAll('.frame:not(:has({BUSY})) button[data-action]')].map(
  (one) => one.dataset.action)"""


@final
class House:
    """A server with its data, to be killed and started again at the same address."""

    def __init__(self, data: Path, page: Path) -> None:
        self.data = data
        self.page = page
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        # the server closes a connection that has been idle for five seconds: it is let go of well before
        self.client = httpx.Client(timeout=20, limits=httpx.Limits(keepalive_expiry=1))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        limits = [f"--{what}=100000" for what in ("requests-per-second", "actions-per-second", "tables-per-minute")]
        command = [sys.executable, "-m", "digsite", "server", f"--port={self.port}", f"--data={self.data}"]
        more = [
            f"--page={self.page}",
            "--no-browser",
            "--log-level=warning",
            "--bot-delay=0",
            "--seat-grace=1",
            *limits,
        ]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen([*command, *more], env=environment, stdout=log, stderr=log)
        self.wait()

    def wait(self) -> None:
        """Until the server answers."""
        assert self.process is not None
        for _ in range(600):
            assert self.process.poll() is None, (self.data / "server.log").read_text()
            try:
                if httpx.get(f"{self.url}/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """`kill -9`, without a word of warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.client.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def open_table(self, **wanted: Any) -> dict[str, Any]:
        """A table opened over HTTP, where the page's form is not what is tested."""
        answer = self.client.post(f"{self.url}/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened


@final
class Seated:
    """A table opened over HTTP and dealt, all of whose people's seats are held here: played on without a browser."""

    def __init__(self, house: House, dice: int = 0, **wanted: Any) -> None:
        opened = house.open_table(**wanted)
        self.url = f"{house.url}/api/tables/{opened['id']}"
        self.id: str = opened["id"]
        self.dice = random.Random(dice)
        self.client = house.client
        invited = [seat["secret"] for seat in opened["seats"] if seat.get("secret")]
        self.secrets: list[str] = [self.claim(secret) for secret in invited]
        self.links: list[str] = [f"/tables/{self.id}#seat={secret}" for secret in self.secrets]
        for seat in range(len(self.secrets)):
            self.client.post(f"{self.url}/ready", json={"ready": True}, headers=self.proof(seat))

    def claim(self, invitation: str) -> str:
        """A secret that works here and in the page alike: one that is claimed is not claimed away."""
        answer = self.client.post(f"{self.url}/claim", headers={"Authorization": f"Bearer {invitation}"})
        return str(answer.json()["secret"])

    def proof(self, seat: int | None = None) -> dict[str, str]:
        """Whose seat one speaks for: one, or all that are held here."""
        return {"Authorization": f"Bearer {','.join(self.secrets) if seat is None else self.secrets[seat]}"}

    def view(self, seat: int = 0) -> dict[str, Any]:
        """What a seat sees now."""
        answer = self.client.get(f"{self.url}/view", headers=self.proof(seat))
        view: dict[str, Any] = answer.json()["view"]
        return view

    def act(self, notation: str) -> None:
        told = self.client.get(f"{self.url}/actions", headers=self.proof()).json()
        asked = {"seq": told["seq"], "action": notation}
        answer = self.client.post(f"{self.url}/actions", json=asked, headers=self.proof())
        assert answer.status_code == 200, answer.text

    def play_until(self, reached: Callable[[dict[str, Any]], bool], lively: bool = True, most: int = 4000) -> bool:
        """Anything legal (passing seldom, if it is to be lively) until a decision is reached, or the game is over."""
        for _ in range(most):
            told = self.client.get(f"{self.url}/actions", headers=self.proof()).json()
            if told["decision"] is None or not told["actions"]:
                if self.client.get(self.url).json()["status"] != "playing":
                    return False
                time.sleep(0.02)
                continue
            if reached(told):
                return True
            names = [one["notation"] for one in told["actions"]]
            doing = [one for one in names if one.split()[0] not in ("pass", "skip", "done", "end-turn")]
            quiet = not lively or not doing or self.dice.random() < 0.05
            chosen = quick(self.dice)(names) if quiet else self.dice.choice(doing)
            asked = {"seq": told["seq"], "action": chosen}
            self.client.post(f"{self.url}/actions", json=asked, headers=self.proof())
        return False


@contextlib.contextmanager
def opened(built: Path | None) -> Iterator[tuple[House, Browser]]:
    """A server for a while, with the page as it is now or one that is built already, and a browser."""
    if built is None:
        building.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        house = House(Path(folder), built or building.BUILT)
        house.start()
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield house, browser
        finally:
            browser.close()
            house.stop()


def curtain(page: Page, house: House, table: Seated, game: str) -> None:
    """A table of several people at one screen, as the next of them finds it."""
    kept = {"id": table.id, "game": game, "secrets": table.secrets, "hotseat": True}
    page.goto(house.url + "/")
    page.evaluate("(kept) => localStorage.setItem('digsite.tables', JSON.stringify([kept]))", kept)
    page.goto(f"{house.url}/tables/{table.id}")
    page.wait_for_selector("[data-reveal]")


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@final
class Person:
    """Somebody with a browser of their own. Nothing moves on their screen unless `speed` says so."""

    def __init__(self, browser: Browser, house: House, name: str = "", **more: Any) -> None:
        self.house = house
        self.name = name
        kept = {"language": more.pop("language", "en"), "theme": more.pop("theme", "light"), "name": name}
        kept |= {"speed": more.pop("speed", 0)}
        size = more.pop("size", (1440, 900))
        viewport = {"width": size[0], "height": size[1]}
        self.context: BrowserContext = browser.new_context(viewport=viewport, **more)  # type: ignore[arg-type]
        self.context.add_init_script(
            "if (!localStorage.getItem('digsite.settings'))"
            f" localStorage.setItem('digsite.settings', JSON.stringify({json_of(kept)}));"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)

    def hear(self, message: Any) -> None:
        """Whatever the browser complains about, but for a server that is away."""
        broken = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_CONTENT_LENGTH_MISMATCH")
        away = (*broken, "WebSocket connection", "status of 4", "status of 503")
        if message.type == "error" and not any([word in message.text for word in away]):
            self.errors.append(message.text)

    def go(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.house.url + path)
        self.page.wait_for_selector("main")
        return self

    def secrets(self, table: str) -> list[str]:
        """What opens this person's seats at a table: the secrets that the page was given for the links."""
        kept: list[dict[str, Any]] = self.page.evaluate(
            "() => JSON.parse(localStorage.getItem('digsite.tables') ?? '[]')"
        )
        return [secret for one in kept if one["id"] == table for secret in one["secrets"]]

    def offered(self) -> list[str]:
        """The actions this person has buttons for right now."""
        found: list[str] = self.page.evaluate(LISTED)
        return found

    def press(self, notation: str) -> None:
        """Press a button; a question that is still open, or comes up meanwhile, is answered with yes instead."""
        if self.agree():
            return
        try:
            self.page.locator(f'.frame button[data-action="{notation}"]').first.click(timeout=5000)
        except TimeoutError:
            if not self.agree():
                raise
            return
        if notation.split(maxsplit=1)[0] in ("pass", "done", "skip", "end-turn"):
            self.sure()

    def sure(self) -> None:
        """Says yes if the page asks before something is given up."""
        with contextlib.suppress(TimeoutError):
            self.page.wait_for_selector("[data-yes]", timeout=100)
        self.agree()

    def agree(self) -> bool:
        yes = self.page.locator("[data-yes]")
        if yes.count() == 0:
            return False
        yes.click()
        return True

    def over(self) -> bool:
        return self.page.locator("[data-total]").count() > 0

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def close(self) -> None:
        assert self.errors == [], self.errors
        self.context.close()


def json_of(value: object) -> str:
    import json

    return json.dumps(value)


def quick(dice: random.Random) -> Callable[[list[str]], str]:
    """A hurried player: passes or declines where that is possible, else does anything."""

    def choose(offered: list[str]) -> str:
        ending = [one for one in offered if one.split()[0] in ("pass", "done", "skip", "end-turn")]
        return dice.choice(ending or offered)

    return choose


def lively(dice: random.Random, keen: float = 0.7) -> Callable[[list[str]], str]:
    """A player who does something most of the time."""

    def choose(offered: list[str]) -> str:
        doing = [one for one in offered if one.split()[0] not in ("pass", "skip", "done")]
        return dice.choice(doing if doing and dice.random() < keen else offered)

    return choose


def play(people: list[Person], choose: Callable[[list[str]], str], most: int = 100_000, between: Any = None) -> int:
    """Everybody presses what they are offered until the game is over; says how many buttons were pressed."""
    pressed = 0
    quiet_since = time.monotonic()
    while pressed < most:
        for person in people:
            curtain = person.page.locator("[data-reveal]")
            if curtain.count():
                curtain.click()
            offered = person.offered()
            if offered:
                person.press(choose(offered))
                pressed += 1
                if between is not None:
                    between(pressed)
                quiet_since = time.monotonic()
            if person.over():
                return pressed
        assert time.monotonic() - quiet_since < 60, [person.text()[:400] for person in people]
        people[0].page.wait_for_timeout(5)
    return pressed
