"""Refused requests as one exception: an HTTP status, a code for programs, a sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, final

from digsite.games import GAMES
from digsite.kernel.refusal import Refusal
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling

Json = dict[str, Any]

# The status of each code; codes not listed are refusals by the rules.
STATUS: Final = {
    "bad-json": 400,
    "bad-request": 422,
    "bad-edition": 422,
    "corrupt-record": 422,
    "too-heavy": 422,
    "wrong-secret": 401,
    "seat-needed": 401,
    "invitation-used": 401,
    "seat-moved": 401,
    "seat-given": 401,
    "bad-origin": 403,
    "game-running": 403,
    "hints-off": 403,
    "bots-only": 422,
    "no-such-page": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-proposal": 404,
    "no-such-move": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "stale": 409,
    "key-used": 409,
    "not-dealt": 409,
    "already-dealt": 409,
    "seat-present": 409,
    "seat-taken": 409,
    "bots-seat": 409,
    "bot-plays": 409,
    "rules-changed": 409,
    "already-proposed": 409,
    "nobody-to-agree": 409,
    "game-over": 409,
    "too-many-steps": 409,
    "archived": 410,
    "too-large": 413,
    "wrong-media-type": 415,
    "wrong-host": 421,
    "slow-down": 429,
    "internal-error": 500,
    "too-many-tables": 503,
    "bots-busy": 503,
    "stopping": 503,
    "not-stored": 503,
    "page-missing": 503,
}
REFUSED_BY_THE_RULES: Final = 422
MEDIA_TYPE: Final = "application/problem+json"


@final
class Problem(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, code: str, detail: str = "", refusal: Refusal | None = None, **more: Any) -> None:
        super().__init__(code)
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.more = more

    @property
    def status(self) -> int:
        return STATUS.get(self.code, REFUSED_BY_THE_RULES)

    def reasons(self) -> Json:
        """The ruling, the page and what is missing, if the rules refused."""
        if self.refusal is None:
            return {"rule": None, "page": None, "missing": None}
        return {"rule": self.refusal.rule, "page": self.refusal.page, "missing": self.refusal.missing or None}

    def body(self, language: str) -> Json:
        """The HTTP response body."""
        title = title_of(self.code, language)
        told = self.detail or refusal_sentence(self.code, self.reasons(), language)
        return {
            "type": f"urn:digsite:problem:{self.code}",
            "title": title,
            "status": self.status,
            "detail": told,
            "code": self.code,
            **self.reasons(),
            **self.more,
        }

    def message(self, language: str, tag: str | int | None) -> Json:
        """The WebSocket message."""
        told = refusal_sentence(self.code, self.reasons(), language)
        more: Json = {name: self.more[name] for name in ("seq", "seat") if name in self.more}
        message = f"{told} {self.detail}".strip()
        return {"type": "error", "code": self.code, "message": message, **self.reasons(), **more, **replying(tag)}


def replying(tag: str | int | None) -> Json:
    return {} if tag is None else {"reply_to": tag}


def refused(refusal: Refusal) -> Problem:
    return Problem(refusal.code, refusal=refusal)


def refusal_members(refusal: Refusal, language: str) -> Json:
    """A refusal by the rules as the fields of an error."""
    reasons = {"rule": refusal.rule, "page": refusal.page, "missing": refusal.missing or None}
    return {"code": refusal.code, "message": refusal_sentence(refusal.code, reasons, language), **reasons}


@cache
def catalogs(language: str) -> tuple[Catalog, ...]:
    return tuple([Catalog(language, game) for game in GAMES])


def title_of(code: str, language: str) -> str:
    """The text of a code; the engine reads lines where the server reads bodies and messages."""
    catalog = catalogs(language)[0]
    ours = f"problem-{code}"
    return catalog.say(ours if catalog.has(ours) else f"refusal-{code}")


def refusal_sentence(code: str, reasons: Json, language: str) -> str:
    """The text of a code and what is missing, with amounts in the game's own terms."""
    missing = reasons["missing"] or {}
    if not missing:
        return title_of(code, language)
    for catalog in catalogs(language):
        if all([catalog.has(f"amount-{name}") for name in missing]):
            return Telling(catalog).refusal(code, missing, None, None)
    return title_of(code, language)


def language_of(header: str) -> str:
    """The first language of an Accept-Language header that we have texts for."""
    for wanted in header.split(","):
        language = wanted.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"
