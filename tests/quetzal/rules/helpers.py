"""What the rule tests of Quetzal share: reading a game as JSON, beginning one, letting chance run in order."""

from __future__ import annotations

from typing import Any

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import deal, to_decide
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.table import InOrder, options, play

# Everybody's meeples are on the board and the locations are about to activate; in round 5 the game then ends.
ACTIVATE = "phase: activate; pool: -; 1 pool: -; 2 pool: -"
LAST = f"round: 5; {ACTIVATE}"
LAST_OF_TWO = "players: 2; round: 5; phase: activate; pool: -; 1 pool: -"


def state(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = RULES.encode(game)
    return found


def player(game: Game, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = state(game)["players"][seat]
    return found


def place_of(game: Game, location: str) -> Any:
    return state(game)["locations"][location]


def settle(game: Game) -> None:
    """Chance leaves everything as it lies, and every meeple falls on its first side."""
    while to_decide(game) == CHANCE:
        deal(game, InOrder())


def begun(players: int, *lines: str, **chosen: Any) -> Game:
    """A new game up to its first decision; lines dictate the beginning of a shuffle or throw, the rest is in order."""
    game = RULES.new({"players": players, **chosen})
    left = list(lines)
    while to_decide(game) == CHANCE:
        asked = options(game)[0].split(" ")
        same = [
            line
            for line in left
            if line.split(" ")[1] == asked[0] and (asked[0] != "roll" or line.split(" ")[2] == asked[1])
        ]
        if same:
            left.remove(same[0])
            play(game, same[0])
        else:
            deal(game, InOrder())
    assert not left, left
    return game


def all_to_camp(game: Game) -> None:
    """Everybody puts all their meeples into the Camp, and nobody rerolls."""
    while state(game)["phase"] == "place" and to_decide(game) != CHANCE:
        companies = options(game, "visit camp ")
        play(game, max(companies, key=company_size) if companies else "skip")


def company_size(notation: str) -> int:
    return sum([int(count) for count in notation.split(" ")[2:]])
