"""Edition files as editors and shells write them."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from digsite.quetzal.edition import read_edition
from digsite.quetzal.edition_file import NotText, edition_text
from digsite.text.catalog import LANGUAGES, Catalog
from tests.terminal.driving import digsite

TEXT = "# la boîte de Zoé\r\n[location.camp]\r\ncoins = 3\r\n"
READABLE = {
    "utf-8": TEXT.encode(),
    "utf-8 with a mark": codecs.BOM_UTF8 + TEXT.encode(),
    "utf-16, little end first": codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
    "utf-16, big end first": codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
}
UNREADABLE = {
    "latin-1": TEXT.encode("latin-1"),
    "utf-16 without its mark": TEXT.encode("utf-16-le"),
    "half a utf-16": READABLE["utf-16, little end first"][:-1],
    "utf-32": codecs.BOM_UTF32_LE + TEXT.encode("utf-32-le"),
    "a picture": b"\x89PNG\r\n\x1a\n\x00\x00",
}


@pytest.mark.parametrize("raw", READABLE.values(), ids=READABLE)
def test_the_encodings_that_are_read(raw: bytes) -> None:
    assert edition_text(raw) == TEXT
    assert read_edition(edition_text(raw))["location"]["camp"] == {"coins": 3}


def test_a_mark_that_came_with_the_text_is_passed_over() -> None:
    assert read_edition("\ufeff" + TEXT) == read_edition(TEXT)


@pytest.mark.parametrize("raw", UNREADABLE.values(), ids=UNREADABLE)
def test_the_encodings_that_are_not(raw: bytes) -> None:
    with pytest.raises(NotText):
        edition_text(raw)


@pytest.mark.parametrize("command", [("quetzal", "edition"), ("play", "quetzal", "--seed", "7")], ids=str)
def test_the_commands_read_what_powershell_writes(tmp_path: Path, command: tuple[str, ...]) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_bytes(READABLE["utf-16, little end first"])
    run = digsite(tmp_path, *command, "--edition", str(edition), typed="card camp\n")
    assert (run.returncode, run.stderr) == (0, "")
    assert "3 coins" in run.stdout or "coins = 3  # corrected" in run.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("quetzal", "edition"), ("play", "quetzal")], ids=str)
def test_the_commands_refuse_other_encodings_with_a_sentence(
    tmp_path: Path, command: tuple[str, ...], language: str
) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_bytes(UNREADABLE["latin-1"])
    run = digsite(tmp_path, *command, "--edition", str(edition), LC_ALL=f"{language}_XX.UTF-8")
    said = Catalog(language, strict=True).say("ui-edition-encoding")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"digsite: {edition}: {said}\n")
