"""What happened, in ids and numbers; sentences and animations are made from it elsewhere."""

from __future__ import annotations

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
        if self.secret and seat != self.seat:
            return {**self.plain(), "card": None}
        return self.plain()
