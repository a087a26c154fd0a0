"""Whose a seat is: the secrets that open it, and why earlier ones no longer do. Nothing here is stored or told."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, Final

from digsite.tables.problems import Problem
from digsite.tables.seats import BOT, PERSON, SECRET_BYTES, Seat, hashed, new_secret

Json = dict[str, Any]
MOST_FORMER: Final = 12
# Error codes for why a secret no longer opens a seat.
USED: Final = "invitation-used"
MOVED: Final = "seat-moved"
GIVEN: Final = "seat-given"


def claim(seat: Seat, invitation: str, key: str | None) -> str:
    """Give a seat a secret of its own in exchange for its invitation."""
    seat.claim_salt = new_secret()
    secret = own_secret(seat, invitation, key or new_secret())
    reopen(seat, hashed(secret), USED)
    seat.claimed = True
    return secret


def claimed_before(seats: Iterable[Seat], invitation: str, key: str | None) -> Json:
    """Repeat the answer to an earlier claim for the same key; Problem for anyone else."""
    for seat in seats:
        if key is not None and seat.claim_salt is not None and seat.secret_hash is not None:
            secret = own_secret(seat, invitation, key)
            if hmac.compare_digest(seat.secret_hash, hashed(secret)):
                return {"seat": seat.number, "secret": secret}
    raise why_not(seats, hashed(invitation))


def leave_to_bot(seat: Seat, level: str) -> None:
    """Let a bot play for a player, who keeps the secret."""
    seat.kind, seat.level, seat.ready = BOT, level, True


def give_to_person(seat: Seat, ready: bool) -> None:
    seat.kind, seat.level, seat.ready = PERSON, None, ready


def reopen(seat: Seat, secret_hash: str, why: str) -> None:
    """Give a seat a new, unclaimed secret; remember the old one's hash with the reason."""
    if seat.secret_hash is not None:
        seat.former = [*seat.former, {"hash": seat.secret_hash, "why": why}][-MOST_FORMER:]
    seat.secret_hash = secret_hash
    seat.claimed = False


def own_secret(seat: Seat, invitation: str, key: str) -> str:
    """Derived from the server's salt, the invitation and the claim's key, so it need not be stored."""
    salt = str(seat.claim_salt).encode()
    told = f"{seat.number} {hashed(invitation)} {key}".encode("utf-8", "surrogatepass")
    made = hmac.new(salt, told, hashlib.sha256).digest()[:SECRET_BYTES]
    return base64.urlsafe_b64encode(made).decode("ascii")


def why_not(seats: Iterable[Seat], secret_hash: str) -> Problem:
    """Why a secret no longer opens anything."""
    for seat in seats:
        for former in reversed(seat.former):
            if hmac.compare_digest(former["hash"], secret_hash):
                return Problem(former["why"], seat=seat.number)
    return Problem("wrong-secret")
