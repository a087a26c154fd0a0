"""The engine owns no randomness: whoever drives it brings dice that meet this protocol."""

from __future__ import annotations

from typing import Protocol


class Dice(Protocol):
    def shuffle(self, things: list[int]) -> None:
        """Put a list in a random order, in place."""
        ...

    def pick(self, weights: list[int]) -> int:
        """The index of one of them, each as likely as its weight says."""
        ...
