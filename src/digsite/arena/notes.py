"""The notes on disk: a line and a record for every finished game, to resume from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, final

from digsite.arena.figures import Clock
from digsite.arena.plan import Match
from digsite.bots.protocol import Json
from digsite.kernel.codec import canonical

RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
MEMBERS: Final = frozenset(
    {"key", "game", "options", "seats", "seed", "deal", "budgets", "version", "scores", "winners", "clocks", "faults"}
)


@final
class Notes:
    """A folder with the results of one or more runs, by the keys of their games."""

    def __init__(self, folder: Path, records: bool = True) -> None:
        self.folder = folder
        self.records = records
        self.results = read_results(folder / RESULTS)

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        return [match for match in matches if match.key not in self.results]

    def of(self, matches: Iterable[Match]) -> list[Json]:
        """The results of those games that have one."""
        return [self.results[match.key] for match in matches if match.key in self.results]

    def open(self) -> None:
        """Create the folder; OSError, before anything is played, if that fails."""
        (self.folder / RECORDS if self.records else self.folder).mkdir(parents=True, exist_ok=True)

    def add(self, result: Json, record: str) -> None:
        """Write the record first: a game with a line has a record."""
        self.open()
        if self.records:
            write_whole(self.folder / RECORDS / record_name(result), record)
        path = self.folder / RESULTS
        with path.open("a", encoding="utf-8") as file:
            file.write(("" if ends_a_line(path) else "\n") + canonical(result) + "\n")
        self.results[result["key"]] = result


def ends_a_line(path: Path) -> bool:
    """Whether the file ends with a complete line."""
    with path.open("rb") as file:
        file.seek(0, 2)
        if file.tell() == 0:
            return True
        file.seek(-1, 2)
        return file.read(1) == b"\n"


def read_results(path: Path) -> dict[str, Json]:
    """The results by key; a damaged line is skipped, so its game is played again."""
    found: dict[str, Json] = {}
    if not path.exists():
        return found
    for line in path.read_bytes().split(b"\n"):  # only there: a fault may quote any other character that ends a line
        try:
            result = json.loads(line)
        except (ValueError, RecursionError):
            continue
        if is_whole(result):
            found[result["key"]] = result
    return found


def is_whole(result: Any) -> bool:
    """Whether a line has everything a report needs."""
    try:
        for clock in result["clocks"]:
            Clock().merge(clock)
        places = range(len(result["seats"]))
        totals = [score["total"] + 0 for score in result["scores"]]
        parts = [isinstance(result["key"], str), *[isinstance(lost, dict) for lost in result["faults"]]]
        fits = len(totals) == len(places) and all([seat in places for seat in result["winners"]])
        return result.keys() >= MEMBERS and all(parts) and fits
    except (TypeError, KeyError, ValueError, AttributeError):
        return False


def record_name(result: Json) -> str:
    return f"{result['deal']:05}-{slug('-'.join(result['seats']))}-{result['key'][:8]}.record"


def slug(text: str) -> str:
    """Something that can be part of a file's name."""
    return re.sub(r"[^a-zA-Z0-9@.]+", "-", text).strip("-.")[:80] or "x"


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
