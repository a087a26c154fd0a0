"""The rules are pure: they import a handful of harmless standard modules, themselves and the kernel, nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "digsite"
STANDARD = {
    *(
        "__future__",
        "codecs",
        "collections",
        "collections.abc",
        "copyreg",
        "dataclasses",
        "functools",
        "hashlib",
        "json",
        "re",
        "tomllib",
        "typing",
    ),
}
PURE = [name for name in ("kernel", "arnak", "quetzal") if (SOURCE / name).is_dir()]
FILES = [path for name in PURE for path in sorted((SOURCE / name).rglob("*.py"))]
MYPYC = {"kernel/writer.py": {"librt.strings"}}  # its run-time library; the pure build does without
NOT_CALLED = {"open", "input", "print", "exec", "eval", "compile", "__import__", "id"}
ID_IS_AN_IDENTITY_HERE = {"kernel/codec.py"}  # remembers effects by identity; no order and no text comes from it


def imported(tree: ast.AST) -> set[str]:
    """Every module that a file imports when it runs, at its top or anywhere."""
    found = set()
    for node in running(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their package in full"
            found.add(node.module or "")
    return found


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node that can be carried out: not what only the type checker reads."""
    yield tree
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            yield from running(node)


def called(tree: ast.AST) -> set[str]:
    """Every builtin that a file calls by name."""
    return {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def foreign(package: str, tree: ast.AST) -> set[str]:
    """What a file of a package imports and may not."""
    return {
        module
        for module in imported(tree)
        if module not in STANDARD and not f"{module}.".startswith((f"digsite.{package}.", "digsite.kernel."))
    }


def test_the_kernel_and_the_games_are_looked_at() -> None:
    assert {"kernel", "arnak"} <= set(PURE)
    assert len(FILES) > 40


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_of_the_rules_imports_and_calls_only_what_is_pure(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    relative = path.relative_to(SOURCE)
    assert foreign(relative.parts[0], tree) == MYPYC.get(str(relative), set())
    allowed = {"id"} if str(relative) in ID_IS_AN_IDENTITY_HERE else set()
    assert called(tree) & NOT_CALLED <= allowed


@pytest.mark.parametrize(
    ("package", "line"),
    [
        *(("arnak", "import random"), ("arnak", "from os import path"), ("kernel", "import time as clock")),
        *(("arnak", "from digsite.dice import SeededDice"), ("kernel", "from digsite.arnak import RULES")),
        *(("arnak", "from digsite.quetzal import RULES"), ("kernel", "def f():\n    import socket")),
        ("kernel", "if TYPE_CHECKING:\n    import typing\nimport mypy_extensions"),
    ],
)
def test_an_impure_import_is_noticed(package: str, line: str) -> None:
    assert foreign(package, ast.parse(line)) != set()
