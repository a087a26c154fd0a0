"""The words of a game that has none of its own: the members of its view, by name."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.games import GAMES
from digsite.kernel.rules import Json
from digsite.words.lines import Words, capital
from digsite.words.things import Things

# What every view has, and what is shown elsewhere.
NOT_THE_TABLE: Final = (
    *("game", "rules", "format", "seat", "players", "decision", "actions", "pending", "stack", "options"),
    *("round", "rounds", "turn", "over"),
)
HAND: Final = "hand"


@final
class PlainThings(Things):
    """No components that could be asked about."""

    def detail(self, view: Json, action: Json) -> str:
        return ""

    def describe(self, thing: str, view: Json | None = None) -> list[str]:
        return []


@final
class PlainWords(Words):
    def summary(self, view: Json) -> list[str]:
        rounds = GAMES[view["game"]].rounds
        return [self.say("ui-round", round=min(view["round"], rounds), rounds=rounds) + ".", *self.hand(view)]

    def look(self, view: Json) -> list[str]:
        return [*self.map(view), *self.players(view), *self.hand(view)]

    def hand(self, view: Json) -> list[str]:
        if view["seat"] is None:
            return []
        player = view["players"][view["seat"]]
        return [self.line(self.label(HAND), self.listed("card", player[HAND]))] if HAND in player else []

    def row(self, view: Json) -> list[str]:
        return []

    def map(self, view: Json) -> list[str]:
        return [f"{capital(line)}." for line in self.members(view)]

    def track(self, view: Json) -> list[str]:
        return []

    def players(self, view: Json) -> list[str]:
        return [self.line(self.seat_name(view, seat), self.members(one)) for seat, one in enumerate(view["players"])]

    def members(self, of: Json) -> list[str]:
        """Each member with its name."""
        named = {name: value for name, value in of.items() if name not in NOT_THE_TABLE}
        return [self.things.pair(self.label(name), self.said(name, value)) for name, value in named.items()]

    def label(self, member: str) -> str:
        key = f"zone-{member}"
        return self.say(key) if self.telling.catalog.has(key) else member

    def said(self, member: str, value: Any) -> str:
        """A value: what is hidden is counted, ids have their names."""
        if isinstance(value, list):
            return ", ".join(self.listed(member, value)) or self.say("ui-empty")
        if isinstance(value, dict):
            return "; ".join(self.members(value)) or self.say("ui-empty")
        return self.telling.name(member.removesuffix("s"), value) if isinstance(value, str) else str(value)

    def listed(self, member: str, values: list[Any]) -> list[str]:
        known = [self.said(member, value) for value in values if value is not None]
        hidden = len(values) - len(known)
        return known + ([self.say("ui-cards-unknown", count=hidden)] if hidden else [])
