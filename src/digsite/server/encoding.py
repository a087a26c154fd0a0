"""JSON as it leaves the server: several times faster than the standard library, which helps out where it must."""

from __future__ import annotations

import json
from typing import Any

import msgspec


def to_bytes(message: Any) -> bytes:
    try:
        return msgspec.json.encode(message)
    except (TypeError, ValueError, OverflowError):  # half a surrogate pair, or a number of more than 64 bits
        return json.dumps(message, separators=(",", ":")).encode("ascii")


def to_text(message: Any) -> str:
    return to_bytes(message).decode()


def from_text(text: str) -> Any:
    return msgspec.json.decode(text)
