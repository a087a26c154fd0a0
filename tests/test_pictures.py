"""Every card and guardian has a picture of its own, drawn by us, small and up to date."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Final

import pytest

from tools.page_pictures import PICTURES, pictures
from tools.pictures.drawing import drawn

PRINTED: Final = json.loads(
    (Path(__file__).parents[1] / "web" / "src" / "arnak" / "printed.json").read_text(encoding="utf-8")
)
LARGEST: Final = 3_000


def test_every_card_and_guardian_has_a_picture() -> None:
    assert {*PRINTED["cards"], *PRINTED["guardians"]} <= set(pictures())


def test_no_two_pictures_are_alike() -> None:
    made = pictures()
    assert len(set(made.values())) == len(made)


def test_the_files_are_what_the_drawings_say() -> None:
    assert {file.stem: file.read_text(encoding="utf-8") for file in PICTURES.glob("*.svg")} == pictures()


def test_pictures_are_small_and_need_nothing_from_elsewhere() -> None:
    for name, text in pictures().items():
        assert len(gzip.compress(text.encode())) < LARGEST, name
        assert "href" not in text, name
        assert "<image" not in text, name


@pytest.mark.parametrize("line", ["nothing M0 0h1", "=nothing4 M0 0h1"])
def test_a_material_that_does_not_exist_is_refused(line: str) -> None:
    with pytest.raises(KeyError):
        drawn(line)
