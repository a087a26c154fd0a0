"""Every ruling, every conflict decided and every judgement is named by at least one test of Quetzal."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

TESTS = Path(__file__).parent.parent
PAGES = TESTS.parent.parent / "docs" / "rules"
RULINGS = [f"R-{number:02d}" for number in range(1, 72)]
CONFLICTS = [f"G-{number}" for number in range(1, 7)]  # the rows of chapter G, numbered by docs/rules/quetzal.toml
JUDGEMENTS = [f"OQ-{number:02d}" for number in range(1, 13)]
ALL = [*RULINGS, *CONFLICTS, *JUDGEMENTS]

# Rulings that leave nothing to test, with the reason.
NO_BEHAVIOUR = {
    "R-60": "it says that a component does nothing: Character tiles have no effect, so the engine has none",
}


def named_rulings() -> dict[str, list[str]]:
    """Each number in a `ruling` marker of the tests, with the files that name it."""
    named: dict[str, list[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ruling":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{file.name}:{node.lineno} names no number"
                    named.setdefault(str(argument.value), []).append(file.name)
    return named


def test_every_ruling_and_judgement_has_a_test() -> None:
    named = named_rulings()
    untested = [number for number in ALL if number not in named and number not in NO_BEHAVIOUR]
    assert untested == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    assert {number: files for number, files in named_rulings().items() if number not in ALL} == {}


def test_what_is_said_to_have_no_behaviour_is_really_without_a_test() -> None:
    assert [number for number in NO_BEHAVIOUR if number in named_rulings()] == []


def test_the_rules_page_lists_exactly_these() -> None:
    rules = tomllib.loads((PAGES / "quetzal.toml").read_text(encoding="utf-8"))
    numbers = [rule["number"] for chapter in rules["chapter"] for rule in chapter["rule"]]
    assert sorted(numbers) == sorted(ALL)
    reasons = {
        rule["number"]: rule["untested"]
        for chapter in rules["chapter"]
        for rule in chapter["rule"]
        if "untested" in rule
    }
    assert {*reasons} == {*NO_BEHAVIOUR}
