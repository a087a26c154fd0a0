"""A review beside its record: what is finished of it, and the whole."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, final
from zlib import crc32

from digsite.arena.notes import ends_a_line, write_whole
from digsite.review.moments import Budget
from digsite.review.result import VERSION, budget_json

Json = dict[str, Any]


@final
class Kept:
    """The files of one record's review: `.review.json` when it is whole, `.review.part` until then."""

    def __init__(self, path: Path, text: str, budget: Budget) -> None:
        self.whole = path.with_name(path.name + ".review.json")
        self.part = path.with_name(path.name + ".review.part")
        self.head: Json = {"version": VERSION, "record": f"{crc32(text.encode()):08x}", "budget": budget_json(budget)}

    def finished(self) -> Json | None:
        """The whole review, if there is one of this record and budget."""
        with suppress(OSError, ValueError):
            found = json.loads(self.whole.read_text(encoding="utf-8"))
            if isinstance(found, dict) and found.get("of") == self.head:
                return found
        return None

    def steps(self) -> dict[int, Json]:
        """What is finished, by step; nothing if it is of another record, budget or version."""
        found: dict[int, Json] = {}
        if not self.part.exists():
            return found
        head, *lines = self.part.read_text(encoding="utf-8").split("\n")
        with suppress(ValueError):
            if json.loads(head) != self.head:
                return found
            for line in lines:
                with suppress(ValueError):
                    told = json.loads(line)
                    found[int(told["step"])] = told
        return found

    def begin(self) -> None:
        """Make the part ready to be added to."""
        if not self.steps():
            self.part.write_text(line(self.head), encoding="utf-8")
        elif not ends_a_line(self.part):
            with self.part.open("a", encoding="utf-8") as file:
                file.write("\n")

    def add(self, told: Json) -> None:
        with self.part.open("a", encoding="utf-8") as file:
            file.write(line(told))

    def finish(self, review: Json) -> Json:
        """Keep the whole review instead of its parts."""
        kept = {"of": self.head, **review}
        write_whole(self.whole, json.dumps(kept, ensure_ascii=False) + "\n")
        self.part.unlink(missing_ok=True)
        return kept


def line(told: Json) -> str:
    return json.dumps(told, separators=(",", ":")) + "\n"
