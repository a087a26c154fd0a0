"""docs/rules: nothing is missing, and the pages are as the tools build them."""

from __future__ import annotations

import tomllib

import pytest

from tools.rules_page import ROOT, page

GAMES = [path.stem for path in sorted((ROOT / "docs" / "rules").glob("*.toml"))]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    written = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert written == page(game), "run python -m tools.rules_page"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_or_a_reason(game: str) -> None:
    without = [line for line in page(game).split("\n") if "**no test**" in line]
    assert without == []


@pytest.mark.parametrize("game", GAMES)
def test_every_module_named_exists(game: str) -> None:
    rules = tomllib.loads((ROOT / "docs" / "rules" / f"{game}.toml").read_text(encoding="utf-8"))
    named = {name for chapter in rules["chapter"] for name in chapter["modules"]}
    named |= {name for chapter in rules["chapter"] for rule in chapter["rule"] for name in rule.get("modules", [])}
    folder = ROOT / "src" / "digsite" / game
    assert [
        name for name in sorted(named) if not (folder / name).is_dir() and not (folder / f"{name}.py").exists()
    ] == []
