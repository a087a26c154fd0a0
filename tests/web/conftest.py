"""The page, built once; one server for all tests that do not kill theirs; one browser."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.web.house import CHROMIUM, FLAGS, House, Person  # noqa: E402
from tools import page as building  # noqa: E402


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is now, or one that is built already and named by DIGSITE_PAGE."""
    if "DIGSITE_PAGE" in os.environ:
        return Path(os.environ["DIGSITE_PAGE"])
    building.build()
    return building.BUILT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here; on Debian: apt-get install chromium")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), built)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def own_house(built: Path, tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    house = House(tmp_path, built)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def somebody(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """Makes people with browsers; in the end none of them may have seen an error."""
    people: list[Person] = []

    def make(name: str = "", at: House | None = None, **more: Any) -> Person:
        people.append(Person(browser, at or house, name, **more))
        return people[-1]

    yield make
    for person in people:
        person.close()
