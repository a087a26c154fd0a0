"""The version of a result: a hash of the code that matters to one game, without comments and docstrings."""

from __future__ import annotations

import ast
import hashlib
import io
import tokenize
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import digsite
from digsite.arena.entrants import files_of
from digsite.games import GAMES

DIGITS: Final = 10
ABOVE: Final = ("outside.py", "program.py", "protocol.py")  # of the bots, what no level plays differently for


def version(game: str, names: Iterable[str] = ()) -> str:
    """The version of a game's rules and bots and, after a plus sign, of the programs that take part."""
    programs = "".join([digest(path.read_bytes()) for name in sorted(set(names)) for path in files_of(name)])
    return f"{digsite.__version__}-{source_version(game)}{f'+{digest(programs.encode())}' if programs else ''}"


def code_of(version: str) -> str:
    """A version without the programs' part."""
    return version.partition("+")[0]


@cache
def source_version(game: str) -> str:
    package = Path(digsite.__file__).parent
    others = {name for name in GAMES if name != game}
    paths = [path for folder in ("kernel", game, "bots") for path in sorted((package / folder).rglob("*"))]
    parts = []
    for path in paths:
        inside = path.relative_to(package)
        if path.name in ABOVE or {part.partition(".")[0] for part in inside.parts} & others:
            continue
        if path.suffix == ".py":
            parts.append(f"{inside.as_posix()}\n{bare(path.read_text(encoding='utf-8'))}")
        elif path.suffix in (".json", ".toml"):
            parts.append(f"{inside.as_posix()}\n{path.read_text(encoding='utf-8')}")
    return digest("\n".join(parts).encode())


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGITS]


def bare(source: str) -> str:
    """A source without its comments, docstrings and blank lines."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            said = node.body[0]
            for row in range(said.lineno - 1, said.end_lineno or said.lineno):
                lines[row] = ""
    return "\n".join([line.rstrip() for line in lines if line.strip()])
