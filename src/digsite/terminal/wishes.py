"""What a player asked for (game, seats, board), and the table made from it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from digsite.dice import fresh_seed
from digsite.games import FEWEST, GAMES
from digsite.kernel.errors import BadOptions
from digsite.terminal.files import new_file
from digsite.terminal.seats import DEFAULT_BOT, PERSON, Seat, read_seats
from digsite.terminal.table import Table


@dataclass
class Wishes:
    """Everything except the language may be left open. Seats not specified are bots, except the first."""

    language: str
    game: str | None = None
    players: int | None = None
    seats: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None

    @property
    def say_enough(self) -> bool:
        """Whether a game can begin without another question."""
        asked = self.seats or self.options or self.players is not None or self.seed is not None
        return self.game is not None and bool(asked)

    def seated(self) -> list[Seat]:
        """The players' seats; BadOptions if one of them is not valid."""
        asked = self.seats or [PERSON]
        players = self.players if self.players is not None else max(FEWEST, len(self.seats))
        if len(asked) > players:
            raise BadOptions("seat", f"{len(asked)} are named, {players} can sit")
        return read_seats([*asked, *[DEFAULT_BOT] * (players - len(asked))])

    def game_options(self) -> dict[str, Any]:
        """The options as the rules take them."""
        return {"players": len(self.seated()), **self.options}

    def table(self, autosave: bool = True) -> Table:
        """A new game; BadOptions if the options do not allow one."""
        assert self.game is not None
        seed = fresh_seed() if self.seed is None else self.seed
        return Table.new(
            GAMES[self.game].rules,
            self.game_options(),
            self.seated(),
            seed,
            self.language,
            new_file(self.game) if autosave else None,
        )
