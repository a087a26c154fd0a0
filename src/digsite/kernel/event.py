"""What happened, in ids and numbers; sentences and animations are made from it elsewhere."""

from __future__ import annotations

from collections.abc import Collection
from typing import final


@final
class Event:
    """One thing that happened. Only the acting seat may see the `card` of a secret event."""

    __slots__ = ("kind", "seat", "secret", "values")

    def __init__(self, kind: str, seat: int, values: dict[str, object], secret: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values
        self.secret = secret

    def plain(self) -> dict[str, object]:
        """Everything, for trusted drivers."""
        return {"event": self.kind, "seat": self.seat, **self.values}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) sees of it."""
        return shown(self.plain(), self.secret, () if seat is None else (seat,))


def shown(plain: dict[str, object], secret: bool, seats: Collection[object]) -> dict[str, object]:
    """What the holder of some seats sees of an event that is written down."""
    return {**plain, "card": None} if secret and plain["seat"] not in seats else plain
