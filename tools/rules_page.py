"""Builds docs/rules/GAME.md: every rule in our words, the modules that state it, the tests that hold it.

    python -m tools.rules_page            writes the pages
    python -m tools.rules_page --check    says whether they are up to date

A rule's sentence is its `text` in docs/rules/GAME.toml, or else what the page says (text/en/GAME-rules.ftl). A module
states a rule if a docstring, a comment or a refusal names its number; if none does, the file or its chapter names the
module. A test holds a rule if it is marked with it.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
NUMBER: Final = re.compile(r"^(?:Q\d+|R-\d+|OQ-\d+|\d+[a-c]?)$")
RANGE: Final = re.compile(r"^(\d+)-(\d+)$")


def numbers_in(text: str) -> set[str]:
    """The rule numbers in parentheses: (26), (23-31, 217), (Q12)."""
    found: set[str] = set()
    for group in re.findall(r"\(([^()]*)\)", text):
        for word in [part.strip() for part in re.split(r"[,;]", group)]:
            span = RANGE.match(word)
            if span:
                found.update([str(number) for number in range(int(span[1]), int(span[2]) + 1)])
            elif NUMBER.match(word):
                found.add(word)
    return found


def stated_in(game: str) -> dict[str, list[str]]:
    """For each rule the modules that name it."""
    folder = ROOT / "src" / "digsite" / game
    modules: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for number in named_in(path.read_text(encoding="utf-8")):
            modules.setdefault(number, []).append(path.relative_to(folder).with_suffix("").as_posix())
    return modules


def named_in(source: str) -> set[str]:
    """The rules that docstrings, comments and refusals name."""
    found = numbers_in("\n".join(re.findall(r"# .*", source)))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            found |= numbers_in(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("Refusal", "not_in_hand", "cannot_pay"):
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str) and NUMBER.match(text)}
    return found


def held_by(game: str) -> dict[str, list[str]]:
    """For each rule the tests marked with it."""
    tests: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for number in marked(node):
                    tests.setdefault(number, []).append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return tests


def marked(node: ast.FunctionDef) -> list[str]:
    """The arguments of `@pytest.mark.ruling(...)`."""
    found: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.ruling":
            found += [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]
    return found


def page(game: str) -> str:
    rules: dict[str, Any] = tomllib.loads((ROOT / "docs" / "rules" / f"{game}.toml").read_text(encoding="utf-8"))
    modules, tests, said = stated_in(game), held_by(game), sentences(game)
    lines = [f"# {rules['title']}", "", rules["preface"].strip(), ""]
    for chapter in rules["chapter"]:
        lines += [f"## {chapter['letter']}. {chapter['title']}", ""]
        for rule in chapter["rule"]:
            stated = rule.get("modules") or modules.get(rule["number"]) or chapter["modules"]
            lines += entry({"text": said[rule["number"]], **rule}, stated, tests.get(rule["number"], []))
    return "\n".join(lines).rstrip() + "\n"


def sentences(game: str) -> dict[str, str]:
    """What the page says about each rule, by number."""
    text = (ROOT / "src" / "digsite" / "text" / "en" / f"{game}-rules.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^rule-(\S+) = (.+)$", text, re.MULTILINE))


def entry(rule: dict[str, Any], modules: list[str], tests: list[str]) -> list[str]:
    """One rule with its source, its modules and its tests."""
    held = ", ".join([f"`{test.rpartition('/')[2]}`" for test in tests])
    if not held:
        held = f"no test: {rule['untested']}" if "untested" in rule else "**no test**"
    stated = ", ".join([f"`{module}`" for module in modules])
    return [
        f"**{rule['number']}.** {rule['text']}",
        f"<br><sub>Source: {rule['source'] or 'the rulebook'}. Stated in {stated}. Held by {held}.</sub>",
        "",
    ]


def main() -> int:
    wrong = []
    for written in sorted((ROOT / "docs" / "rules").glob("*.toml")):
        game = written.stem
        target = ROOT / "docs" / "rules" / f"{game}.md"
        text = page(game)
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            wrong.append(target.name)
    if wrong:
        print(f"Not up to date: {', '.join(wrong)}. Run python -m tools.rules_page.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
