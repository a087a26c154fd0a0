"""Why an action is not possible, as a value: a code, the ruling, the page, what is missing."""

from __future__ import annotations

from typing import final


@final
class Refusal:
    """`missing` holds positive amounts by name (`coin`, `boot`, `archaeologist`, ...)."""

    __slots__ = ("code", "missing", "page", "rule")

    def __init__(self, code: str, rule: str | None, page: int | None, missing: dict[str, int] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.page = page
        self.missing = missing

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.page!r}, {self.missing!r})"
