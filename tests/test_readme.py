"""The README keeps its promises: its snippet runs and prints what it says, and its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_snippet_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    (snippet,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(snippet, names)
    assert capsys.readouterr().out.splitlines() == re.findall(r"print\(.*\)  # (.*)", snippet)
    view = names["view"]
    assert isinstance(view, dict) and view["seat"] == 1


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_to_files_and_headings(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)\s]+)\)", page.read_text(encoding="utf-8"))
    for link in links:
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if heading:
            assert heading in headings(target), link


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings as GitHub makes them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
