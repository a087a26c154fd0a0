"""Every card and guardian has a picture of its own, drawn by us, small and up to date."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

import pytest

from digsite.quetzal.box import CARD_NAMES
from tools.page_pictures import ART, PICTURES, islands, pictures
from tools.pictures.drawing import drawn

PRINTED: Final = json.loads(
    (Path(__file__).parents[1] / "web" / "src" / "arnak" / "printed.json").read_text(encoding="utf-8")
)
LARGEST: Final = 3_000
LARGEST_ISLAND: Final = 20_000


def test_every_card_and_guardian_has_a_picture() -> None:
    assert {*PRINTED["cards"], *PRINTED["guardians"]} <= set(pictures())
    assert {"q-" + card.replace("_", "-") for card in CARD_NAMES} <= set(pictures())


def test_no_two_pictures_are_alike() -> None:
    made = pictures()
    assert len(set(made.values())) == len(made)


def test_the_files_are_what_the_drawings_say() -> None:
    assert {file.stem: file.read_text(encoding="utf-8") for file in PICTURES.glob("*.svg")} == pictures()


def test_the_island_is_what_its_drawing_says() -> None:
    """By day and by night; only one of the two is loaded."""
    for name, text in islands().items():
        assert (ART / name).read_text(encoding="utf-8") == text
        assert len(gzip.compress(text.encode())) < LARGEST_ISLAND


def test_pictures_are_small_and_need_nothing_from_elsewhere() -> None:
    for name, text in pictures().items():
        assert len(gzip.compress(text.encode())) < LARGEST, name
        assert "href" not in text, name
        assert "<image" not in text, name


@pytest.mark.parametrize("line", ["nothing M0 0h1", "=nothing4 M0 0h1"])
def test_a_material_that_does_not_exist_is_refused(line: str) -> None:
    with pytest.raises(KeyError):
        drawn(line)
