"""Quetzal as the rest of the program uses it: the implementation of the kernel's `Rules`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final, final

from digsite.kernel.catalogue import Catalogue
from digsite.kernel.chance import Dice
from digsite.kernel.observer import Observer
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Json
from digsite.kernel.terms import Asked
from digsite.quetzal.actions import CATALOGUE
from digsite.quetzal.determinize import determinize
from digsite.quetzal.loading import decode
from digsite.quetzal.model import Game
from digsite.quetzal.observation import OBSERVER
from digsite.quetzal.options import read_options, written_options
from digsite.quetzal.scoring import scores, winners
from digsite.quetzal.setup import setup
from digsite.quetzal.state import RULES_VERSION, encode
from digsite.quetzal.view import decision, unknown_count, view
from digsite.quetzal.why import why


@final
class QuetzalRules:
    """Quetzal: `players` 2 to 5, `options` (ruling flags by name), `edition` (an owner's figures)."""

    name: str = "quetzal"
    version: int = RULES_VERSION
    catalogue: Catalogue = CATALOGUE
    observer: Observer[Game] = OBSERVER

    def new(self, options: Json) -> Game:
        players, flags, box = read_options(options)
        return setup(box, flags, players)

    def options(self, options: Json) -> Json:
        """Flags that differ from their default, and every figure of an edition that is not the default one."""
        return written_options(*read_options(options))

    def options_of(self, game: Game) -> Json:
        return written_options(len(game.players), game.flags, game.box)

    def seats(self, game: Game) -> int:
        return len(game.players)

    def players(self, game: Game) -> int:
        return len(game.players)

    def copy(self, game: Game) -> Game:
        return game.copy()

    def encode(self, game: Game) -> Json:
        return encode(game)

    def decode(self, state: object) -> Game:
        return decode(state)

    def overruled(self, past: list[tuple[Game, int]], game: Game, action: int) -> str | None:
        return None

    def as_written(self, version: int, past: list[tuple[Game, int]], game: Game) -> Json:
        return encode(game)

    def view(self, game: Game, seat: int | None) -> Json:
        return view(game, seat)

    def determinize(self, view: Json, dice: Dice) -> Game:
        return determinize(view, dice)

    def unknown(self, game: Game, seat: int) -> int:
        return unknown_count(game, seat)

    def decision(self, game: Game) -> Asked | None:
        return decision(game)

    def why(self, game: Game, seat: int, action: int) -> Refusal | None:
        return why(game, seat, action)

    def scores(self, game: Game) -> list[dict[str, int]]:
        return scores(game)

    def winners(self, game: Game) -> tuple[list[int], str | None]:
        return winners(game)


def pickled(game: Game) -> tuple[Callable[[object], Game], tuple[Json]]:
    """A pickle holds the state, so that what reads it finds this program's box and effects."""
    return decode, (encode(game),)


copyreg.pickle(Game, pickled)
RULES: Final = QuetzalRules()
