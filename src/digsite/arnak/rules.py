"""Arnak as the rest of the program uses it: the implementation of the kernel's `Rules`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final, final

from digsite.arnak.actions import CATALOGUE
from digsite.arnak.determinize import determinize
from digsite.arnak.earlier import Past, as_written, overruled
from digsite.arnak.loading import decode
from digsite.arnak.model import Game
from digsite.arnak.observation import OBSERVER
from digsite.arnak.options import OPTIONS
from digsite.arnak.printed import BOX
from digsite.arnak.scoring import scores, winners
from digsite.arnak.setup import setup
from digsite.arnak.state import RULES_VERSION, encode
from digsite.arnak.view import decision, unknown_count, view
from digsite.arnak.why import why
from digsite.kernel.catalogue import Catalogue
from digsite.kernel.chance import Dice
from digsite.kernel.observer import Observer
from digsite.kernel.options import filled
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import Json
from digsite.kernel.terms import Asked

BOARDS: Final = {board.name: board for board in BOX.boards}


@final
class ArnakRules:
    """Lost Ruins of Arnak: `players` 1 to 4, `board` bird or snake, with one player `difficulty` 0 to 5."""

    name: str = "arnak"
    version: int = RULES_VERSION
    catalogue: Catalogue = CATALOGUE
    observer: Observer[Game] = OBSERVER

    def new(self, options: Json) -> Game:
        full = self.options(options)
        return setup(BOX, BOARDS[full["board"]], full["players"], full.get("difficulty", 0))

    def options(self, options: Json) -> Json:
        return dict(filled(OPTIONS, options))

    def options_of(self, game: Game) -> Json:
        solo = {"difficulty": game.difficulty} if game.rival is not None else {}
        return {"players": len(game.players), "board": game.board.name, **solo}

    def seats(self, game: Game) -> int:
        return len(game.players) + (1 if game.rival is not None else 0)

    def players(self, game: Game) -> int:
        return len(game.players)

    def copy(self, game: Game) -> Game:
        return game.copy()

    def encode(self, game: Game) -> Json:
        return encode(game)

    def decode(self, state: object) -> Game:
        return decode(state)

    def overruled(self, past: Past, game: Game, action: int) -> str | None:
        return overruled(past, game, action)

    def as_written(self, version: int, past: Past, game: Game) -> Json:
        return encode(game) if version == self.version else as_written(past, game)

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
RULES: Final = ArnakRules()
