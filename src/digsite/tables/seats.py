"""Seats and their secrets. A secret is 144 random bits, shown once; only its hash is stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, final

Json = dict[str, Any]
Held = frozenset[int]
NOBODY: Final[Held] = frozenset()
EVERYBODY: Final[Held] = frozenset(range(10))
SECRET_BYTES: Final = 18
PERSON: Final = "person"
BOT: Final = "bot"
RIVAL: Final = "rival"
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 1000
DEFAULT_LEVEL: Final = "scout"
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 13  # 64 bits


@final
@dataclass
class Seat:
    number: int
    kind: str
    level: str | None
    name: str | None
    ready: bool
    secret_hash: str | None
    began: str
    claimed: bool = False
    claim_salt: str | None = None
    seen: float = 0.0
    former: list[Json] = field(default_factory=list)


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    return "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def may_be_id(text: str) -> bool:
    """Whether a text has the form of a table id."""
    return len(text) == ID_LENGTH and all([letter in ID_LETTERS for letter in text])


def hashed(secret: str) -> str:
    """Hash a secret; it is too long to guess, so neither a salt nor a slow hash is needed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def eyes(seat: int | None) -> Held:
    """The viewer: a seat, or somebody without one."""
    return NOBODY if seat is None else frozenset([seat])


def seats_of(seats: Iterable[Seat], hashes: Iterable[str]) -> Held:
    """The seats that secrets open, compared in constant time."""
    known = list(hashes)
    return frozenset(
        [
            seat.number
            for seat in seats
            if seat.secret_hash is not None and any([hmac.compare_digest(seat.secret_hash, one) for one in known])
        ]
    )


def clean(text: str, longest: int) -> str:
    """One line of printable text, without direction marks or stacked combining marks."""
    kept = [" " if unicodedata.category(letter) in ("Zl", "Zp", "Cc") else letter for letter in text]
    plain = "".join([letter for letter in kept if unicodedata.category(letter) not in ("Cf", "Cs", "Co", "Cn")])
    return " ".join(unicodedata.normalize("NFC", plain).split())[:longest]


def clean_name(name: str | None) -> str | None:
    return clean(name, LONGEST_NAME) or None if name else None
