"""Chance for paired games: what it decides depends on the deal and on what is being shuffled, not on who plays.

Two arrangements of the same bots get the same setup, the same decks and the same first roll of every round. Cards
that are shuffled later keep the order they have in this deal among themselves, however many there are of them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, final


def number(text: str) -> int:
    """A 64-bit number derived from a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


@final
class PairedDice:
    """Follows the kernel's dice protocol. `begin` says what is decided next."""

    def __init__(self, seed: int, deal: int) -> None:
        self.deal = f"{seed}/{deal}"
        self.begun: dict[str, int] = {}  # how often the same was decided within a round
        self.stream = self.deal
        self.picked = 0

    def begin(self, game: Any) -> None:
        """The shuffle or roll on top of a game's stack."""
        frame = game.stack[-1]
        what = f"{type(frame.effect).__name__}/{frame.seat}/{game.round}"
        self.begun[what] = self.begun.get(what, 0) + 1
        self.stream = f"{self.deal}/{what}/{self.begun[what]}"
        self.picked = 0

    def shuffle(self, things: list[int]) -> None:
        copies: dict[int, int] = {}
        places: list[tuple[int, int]] = []
        for thing in things:
            copies[thing] = copies.get(thing, 0) + 1
            places.append((number(f"{self.stream}/{thing}/{copies[thing]}"), thing))
        things[:] = [thing for _, thing in sorted(places)]

    def pick(self, weights: list[int]) -> int:
        self.picked += 1
        left = number(f"{self.stream}/pick/{self.picked}") % sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError(weights)
