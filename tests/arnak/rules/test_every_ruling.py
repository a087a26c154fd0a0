"""Every ruling and every judgement is named by at least one test of Arnak."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent.parent
DEVIATIONS = [*[str(number) for number in range(192, 215)], "207a", "207b", "207c"]
RULINGS = [str(number) for number in (*range(1, 192), *range(215, 224))]
JUDGEMENTS = [f"Q{number}" for number in range(1, 33)]

# Rulings that leave nothing to test, with the reason.
NO_BEHAVIOUR = {
    "129": "it is about a service of another site, the listing of a deck's contents, and says that it is no rule",
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
    untested = [number for number in (*RULINGS, *JUDGEMENTS) if number not in named and number not in NO_BEHAVIOUR]
    assert untested == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    known = {*RULINGS, *JUDGEMENTS, *DEVIATIONS}
    assert {number: files for number, files in named_rulings().items() if number not in known} == {}


def test_what_is_said_to_have_no_behaviour_is_really_without_a_test() -> None:
    assert [number for number in NO_BEHAVIOUR if number in named_rulings()] == []
