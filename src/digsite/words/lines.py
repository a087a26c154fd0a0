"""The table in lines of text, part by part, for the terminal's plain mode and the page. Each game has its own."""

from __future__ import annotations

from typing import Final

from digsite.kernel.rules import Json
from digsite.words.things import Things

PARTS: Final = ("row", "map", "track", "players", "hand")


class Words:
    """A view as short lines that make sense when read aloud."""

    def __init__(self, things: Things) -> None:
        self.things = things
        self.telling = things.telling
        self.say = things.say

    def summary(self, view: Json) -> list[str]:
        """What a player needs to know before a decision."""
        raise NotImplementedError

    def hand(self, view: Json) -> list[str]:
        raise NotImplementedError

    def row(self, view: Json) -> list[str]:
        raise NotImplementedError

    def map(self, view: Json) -> list[str]:
        raise NotImplementedError

    def track(self, view: Json) -> list[str]:
        raise NotImplementedError

    def players(self, view: Json) -> list[str]:
        raise NotImplementedError

    def look(self, view: Json) -> list[str]:
        """The whole table."""
        parts = [self.row(view), self.map(view), self.track(view), self.players(view)]
        return [line for part in [*parts, self.hand(view)] for line in [*part, ""]][:-1]

    def line(self, name: str, parts: list[str]) -> str:
        """`Name: one, another.`; an empty list says so."""
        return self.things.about(capital(name), [part for part in parts if part] or [self.say("ui-empty")])

    def seat_name(self, view: Json, seat: object, form: str = "") -> str:
        return self.things.seat_name(view, seat, form)

    def cards(self, cards: list[str | None]) -> list[str]:
        """Cards by name, equal ones counted; hidden ones only counted."""
        known = [card for card in cards if card is not None]
        hidden = len(cards) - len(known)
        return self.things.counted(known) + ([self.say("ui-cards-unknown", count=hidden)] if hidden else [])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
