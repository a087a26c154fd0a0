"""What the engine answers: success, or an error as data."""

from __future__ import annotations

from typing import Any, final

from digsite.kernel.refusal import Refusal
from digsite.text.english import sentence

Json = dict[str, Any]


@final
class Refused(Exception):
    """A request that cannot be carried out; nothing has changed."""

    def __init__(self, code: str, message: str | None = None, **members: Any) -> None:
        super().__init__(code)
        self.error: Json = {
            "code": code,
            "message": message or sentence(code, None),
            "rule": None,
            "page": None,
            "missing": None,
            **members,
        }


def refusal_members(refusal: Refusal) -> Json:
    """A rules refusal as the members of an error."""
    return {
        "code": refusal.code,
        "message": sentence(refusal.code, refusal.missing),
        "rule": refusal.rule,
        "page": refusal.page,
        "missing": refusal.missing or None,
    }
