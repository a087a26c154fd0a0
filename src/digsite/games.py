"""The games there are. Every layer above has a `games.py` of its own for its part of each; a test compares them.

A game is imported when it is first asked for something.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, NamedTuple, final

from digsite.kernel.options import Option, Schema, players_of
from digsite.kernel.rules import AnyRules

FEWEST: Final = 2  # players of a new game if nobody says


class Loaded(NamedTuple):
    """What a game's own package has: its rules, its schema, how many rounds it takes."""

    rules: AnyRules
    options: Schema
    rounds: int


@final
class Descriptor:
    """One game: its name, its rules, the schema of its options."""

    def __init__(self, name: str, load: Callable[[], Loaded]) -> None:
        self.name = name
        self.load = load

    @cached_property
    def loaded(self) -> Loaded:
        return self.load()

    @property
    def rules(self) -> AnyRules:
        return self.loaded.rules

    @property
    def options(self) -> Schema:
        return self.loaded.options

    @property
    def rounds(self) -> int:
        return self.loaded.rounds

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it can have."""
        return players_of(self.options).values

    @property
    def usual_players(self) -> int:
        """How many play if nobody says."""
        return min(max(FEWEST, self.players[0]), self.players[-1])

    @cached_property
    def parts(self) -> tuple[str, ...]:
        """The parts of a score in the game's order."""
        new = self.rules.new(self.rules.options({"players": self.usual_players}))
        return tuple(self.rules.scores(new)[0])

    def asked(self, given: dict[str, Any]) -> list[Option]:
        """The options that exist beside these, the players apart."""
        return [option for option in self.options if option.name != "players" and option.asked(given)]

    def plain(self) -> dict[str, Any]:
        """The game as JSON, for clients that draw a form."""
        return {"name": self.name, "options": [option.plain() for option in self.options]}


def arnak() -> Loaded:
    from digsite.arnak import RULES
    from digsite.arnak.options import OPTIONS
    from digsite.arnak.rounds import ROUNDS

    return Loaded(RULES, OPTIONS, ROUNDS)


def quetzal() -> Loaded:
    from digsite.quetzal import RULES
    from digsite.quetzal.box import ROUNDS
    from digsite.quetzal.options import OPTIONS

    return Loaded(RULES, OPTIONS, ROUNDS)


GAMES: Final[dict[str, Descriptor]] = {
    "arnak": Descriptor("arnak", arnak),
    "quetzal": Descriptor("quetzal", quetzal),
}
