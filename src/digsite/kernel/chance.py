"""The engine has no randomness of its own: its driver provides dice that follow this protocol."""

from __future__ import annotations

from typing import Protocol


class Dice(Protocol):
    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place."""
        ...

    def pick(self, weights: list[int]) -> int:
        """A random index, weighted."""
        ...
