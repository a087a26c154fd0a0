"""Editions: the printed figures, an owner's corrections to them, and what must add up.

An edition is a JSON object of the template's keys and plain values. It may be partial; rows of a table are matched by
their key. `read_edition` takes the text of a TOML file, `check_edition` an object; both give every figure.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final, final

from digsite.kernel.errors import BadOptions
from digsite.quetzal.box import AUTOMATON_MEEPLES, TYPES
from digsite.quetzal.edition_limits import too_much
from digsite.quetzal.figures import Row, Sheet, Value
from digsite.quetzal.printed import SHEETS
from digsite.quetzal.printed.tracks import LONGEST_TRACK
from digsite.quetzal.printed.upgrades import TILES

Json = dict[str, Any]
Key = tuple[str | int, ...]
# Every figure by sheet, key of the row and field.
Figures = dict[str, dict[Key, dict[str, Value]]]
BY_NAME: Final = {sheet.name: sheet for sheet in SHEETS}
ARTIFACTS: Final = 75
TRACK: Final = "discovery_track.space"
HEADER: Final = re.compile(r"^\s*(\[\[?)([\w.\s-]+)\]\]?\s*(#.*)?$")
ASSIGNMENT: Final = re.compile(r"^\s*([\w.-]+)\s*=")
BYTE_ORDER_MARK: Final = "\ufeff"
SYNTAX_LINE: Final = re.compile(r"line (\d+)")


class BadEdition(BadOptions):
    """An edition is refused: `problems` say where, why and, in a file, on which line."""

    def __init__(self, problems: list[Json]) -> None:
        self.problems = problems
        super().__init__("edition", "; ".join([told(problem) for problem in problems]))


def told(problem: Json) -> str:
    line = f"line {problem['line']}: " if problem["line"] is not None else ""
    where = f"{problem['where']}: " if problem["where"] else ""
    return f"{line}{where}{problem['reason']}"


def read_edition(text: str) -> Json:
    """The edition that a TOML file describes; BadEdition says the line and the reason."""
    text = text.removeprefix(BYTE_ORDER_MARK)
    fault = too_much(text)
    if fault is not None:
        raise BadEdition([fault])
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = SYNTAX_LINE.search(str(error))
        line = int(found.group(1)) if found else text.count("\n") + 1
        raise BadEdition([{"line": line, "where": "", "reason": str(error)}]) from None
    return check_edition(written, line_numbers(text))


def line_numbers(text: str) -> dict[str, int]:
    """Where each table, row and key of a file stands, by its path: `upgrade[1].copies`."""
    lines: dict[str, int] = {}
    rows: dict[str, int] = {}
    path = ""
    for number, line in enumerate(text.split("\n"), start=1):
        header, assignment = HEADER.match(line), ASSIGNMENT.match(line)
        if header:
            name = "".join(header.group(2).split())
            rows[name] = rows.get(name, -1) + 1
            path = f"{name}[{rows[name]}]" if header.group(1) == "[[" else name
            lines.setdefault(path, number)
        elif assignment:
            lines.setdefault(f"{path}.{assignment.group(1)}" if path else assignment.group(1), number)
    return lines


def default_figures() -> Figures:
    return {sheet.name: {row.key: {**row.values} for row in sheet.rows} for sheet in SHEETS}


@final
class Corrections:
    """An owner's corrections being laid over the default figures; every wrong one is noted."""

    def __init__(self, lines: dict[str, int] | None) -> None:
        self.lines = lines
        self.problems: list[Json] = []
        self.figures = default_figures()
        self.places: dict[tuple[str, Key, str], str] = {}  # where each corrected figure stands
        self.seen: set[tuple[str, Key]] = set()

    def wrong(self, where: str, reason: str) -> None:
        self.problems.append({"line": self.line(where), "where": where, "reason": reason})

    def line(self, where: str) -> int | None:
        """The line of a place, or of the nearest thing around it; the first if there is none."""
        if self.lines is None:
            return None
        while where not in self.lines and where:
            where = where[: max(where.rfind("."), where.rfind("["), 0)]
        return self.lines.get(where, 1)

    def take(self, written: object, path: str) -> None:
        """A table or anything that holds tables."""
        sheet = BY_NAME.get(path)
        if sheet is not None and sheet.keys:
            self.take_rows(sheet, written)
        elif not isinstance(written, dict):
            self.wrong(path, "a table is expected")
        else:
            for key, value in written.items():
                self.take_member(sheet, path, key, value)

    def take_member(self, sheet: Sheet | None, path: str, key: str, value: object) -> None:
        inner = f"{path}.{key}" if path else key
        if any([name == inner or name.startswith(f"{inner}.") for name in BY_NAME]):
            self.take(value, inner)
        elif sheet is not None and key in sheet.shapes:
            self.take_figure(sheet, (), key, value, inner)
        else:
            self.wrong(inner, "there is no such key")

    def take_rows(self, sheet: Sheet, written: object) -> None:
        if not isinstance(written, list):
            self.wrong(sheet.name, "a list of tables is expected")
            return
        for i, entry in enumerate(written):
            where = f"{sheet.name}[{i}]"
            if not isinstance(entry, dict):
                self.wrong(where, "a table is expected")
                continue
            key = self.row_key(sheet, entry, where)
            if key is not None:
                fields = flattened({name: value for name, value in entry.items() if name not in sheet.keys})
                for name, value in fields.items():
                    self.take_figure(sheet, key, name, value, f"{where}.{name}")

    def row_key(self, sheet: Sheet, entry: Json, where: str) -> Key | None:
        """The row that an entry is about; the Discovery track may grow."""
        key = tuple([entry.get(name) for name in sheet.keys])
        rows = self.figures[sheet.name]
        if sheet.name == TRACK and type(key[0]) is int and 0 < key[0] <= LONGEST_TRACK:
            rows.setdefault((key[0],), {})
        if None in key:
            self.wrong(where, f"a row is named by its {' and '.join(sheet.keys)}")
        elif any([type(part) not in (int, str) for part in key]) or key not in rows:
            self.wrong(where, f"there is no row {' '.join([str(part) for part in key])}")
        elif (sheet.name, key) in self.seen:
            self.wrong(where, f"a second row {' '.join([str(part) for part in key])}")
        else:
            self.seen.add((sheet.name, key))
            return key
        return None

    def take_figure(self, sheet: Sheet, key: Key, field: str, value: object, where: str) -> None:
        row = self.figures[sheet.name][key]
        allowed = sheet.shapes if sheet.name == TRACK else row
        if field not in allowed:
            self.wrong(where, "there is no such key")
            return
        fault = sheet.shapes[field].fault(value)
        if fault:
            self.wrong(where, fault)
        elif isinstance(value, (int, str, list)):
            row[field] = value
            self.places[(sheet.name, key, field)] = where

    def place(self, sheet: str, key: Key | None = None, field: str | None = None) -> str:
        """Where the last correction of that kind stands, else the table."""
        found = [
            where
            for (name, row, figure), where in self.places.items()
            if name == sheet and key in (None, row) and field in (None, figure)
        ]
        return found[-1] if found else sheet


def flattened(entry: Json) -> Json:
    """`params = { coins = 5 }` as `params.coins`."""
    flat: Json = {}
    for name, value in entry.items():
        if name == "params" and isinstance(value, dict):
            flat.update({f"{name}.{inner}": figure for inner, figure in value.items()})
        else:
            flat[name] = value
    return flat


def check_edition(written: object, lines: dict[str, int] | None = None) -> Json:
    """Every figure of an edition; BadEdition if it does not add up. The default edition is an empty object."""
    corrections = Corrections(lines)
    corrections.take(written, "")
    if not corrections.problems:
        add_up(corrections)
    if corrections.problems:
        raise BadEdition(sorted(corrections.problems, key=lambda problem: problem["line"] or 0))
    return {} if corrections.figures == default_figures() else written_out(corrections.figures)


def add_up(corrections: Corrections) -> None:
    """What figures must be together: 75 artifacts, 24 upgrades, 6 meeples a card, a track without gaps."""
    figures, wrong, place = corrections.figures, corrections.wrong, corrections.place
    for kind in TYPES:
        counted = number(figures["artifact_type"][(kind,)]["count"])
        copies = sum([number(row["copies"]) for key, row in figures["artifact_variant"].items() if key[0] == kind])
        if counted != copies:
            where = place("artifact_variant", field="copies")
            where = where if "[" in where else place("artifact_type", (kind,), "count")
            wrong(where, f"{copies} {kind} cards in all variants, but its count is {counted}")
    total = sum([number(row["count"]) for row in figures["artifact_type"].values()])
    if total != ARTIFACTS:
        wrong(place("artifact_type", field="count"), f"{ARTIFACTS} artifacts are expected in all, not {total}")
    tiles = sum([number(row["copies"]) for row in figures["upgrade"].values()])
    if tiles != TILES:
        wrong(place("upgrade", field="copies"), f"{TILES} upgrades are expected in all, not {tiles}")
    for key, row in figures["automaton_card"].items():
        check_automaton_card(corrections, key, row)
    for key, row in figures["player_count"].items():
        if len(listed(row["starting_coins_by_seat"])) != key[0]:
            wrong(place("player_count", key), f"{key[0]} amounts are expected, one for each seat")
    check_track(corrections)


def check_automaton_card(corrections: Corrections, key: Key, row: dict[str, Value]) -> None:
    meeples = len(listed(row["temple"])) + number(row["surrounding_meeples"]) + number(row["third_meeples"])
    where = corrections.place("automaton_card", key)
    if meeples != AUTOMATON_MEEPLES:
        corrections.wrong(where, f"a card places {AUTOMATON_MEEPLES} meeples, not {meeples}")
    if row["third"] == "black_market" and row["third_role"] != "adventurer":
        corrections.wrong(where, "only adventurers stand on the Black Market")


def check_track(corrections: Corrections) -> None:
    """A row for every space up to the length; what lies beyond is cut off."""
    rows = corrections.figures[TRACK]
    length = number(corrections.figures["discovery_track"][()]["length"])
    for index in range(1, length + 1):
        row = rows.get((index,), {})
        if set(row) != {"kind", "amount"}:
            corrections.wrong(corrections.place("discovery_track"), f"space {index} needs a kind and an amount")
        elif (row["kind"] == "none") != (row["amount"] == 0):
            where = corrections.place(TRACK, (index,))
            corrections.wrong(where, f"space {index}: exactly a space of kind none has the amount 0")
    if length < max([number(key[0]) for key in rows]):
        beyond = [key for key in rows if number(key[0]) > length]
        named = [key for key in beyond if (TRACK, key) in corrections.seen]
        if named:
            where = corrections.place(TRACK, named[0])
            corrections.wrong(where, f"space {named[0][0]} lies beyond the track's length of {length}")
        for key in beyond:
            del rows[key]


def number(value: Value | str) -> int:
    assert isinstance(value, int)
    return value


def listed(value: Value) -> list[int] | list[str]:
    assert isinstance(value, list)
    return value


def written_out(figures: Figures) -> Json:
    """Every figure as an object with the template's keys."""
    edition: Json = {}
    for sheet in SHEETS:
        *path, last = sheet.name.split(".")
        inner = edition
        for name in path:
            inner = inner.setdefault(name, {})
        rows = [nested({**dict(zip(sheet.keys, key, strict=True)), **row}) for key, row in sorted_rows(figures, sheet)]
        if sheet.keys:
            inner[last] = rows
        else:
            inner.setdefault(last, {}).update(rows[0])
    return edition


def sorted_rows(figures: Figures, sheet: Sheet) -> list[tuple[Key, dict[str, Value]]]:
    """In the order of the printed table; the Discovery track by its spaces."""
    rows = figures[sheet.name]
    printed: list[Key] = [row.key for row in sheet.rows if row.key in rows]
    added = sorted([key for key in rows if key not in printed], key=lambda key: number(key[0]))
    return [(key, rows[key]) for key in (*printed, *added)]


def nested(row: Json) -> Json:
    """`params.coins` as `params = { coins = 5 }` again."""
    entry: Json = {}
    for name, value in row.items():
        table, _, inner = name.rpartition(".")
        if table:
            entry.setdefault(table, {})[inner] = value
        else:
            entry[name] = value
    return entry


def figures_of(edition: Json) -> Figures:
    """The figures of an edition that was checked."""
    corrections = Corrections(None)
    corrections.take(edition, "")
    check_track(corrections)
    assert not corrections.problems, corrections.problems
    return corrections.figures


def printed_row(sheet: Sheet, key: Key) -> Row | None:
    """The row of the default edition."""
    return next((row for row in sheet.rows if row.key == key), None)
