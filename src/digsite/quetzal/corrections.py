"""An owner's corrections laid over the printed figures; every wrong one is noted with its place."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.quetzal.figures import Sheet, Value
from digsite.quetzal.printed import SHEETS

Json = dict[str, Any]
Key = tuple[str | int, ...]
# Every figure by sheet, key of the row and field.
Figures = dict[str, dict[Key, dict[str, Value]]]
BY_NAME: Final = {sheet.name: sheet for sheet in SHEETS}


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
        """The row that an entry is about; some tables may grow."""
        key = tuple([entry.get(name) for name in sheet.keys])
        rows = self.figures[sheet.name]
        if isinstance(key[0], (int, str)) and key[0] is not True and key[0] in sheet.added:
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
        allowed = sheet.shapes if key and key[0] in sheet.added else row
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
        """The line of the last correction of that kind, otherwise of the table."""
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


def number(value: Value | str) -> int:
    assert isinstance(value, int)
    return value


def listed(value: Value) -> list[int] | list[str]:
    assert isinstance(value, list)
    return value
