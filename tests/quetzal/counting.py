"""How many sequences of legal actions there are from a position, as chess programs count them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.record import replay
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.table import quetzal

RECORDS = Path(__file__).parent / "records"


def sequences(game: Game, length: int) -> int:
    """Those of a length; one that comes to chance or to the end of the game stops there and counts once."""
    seat = to_decide(game)
    if length == 0 or seat is None or seat == CHANCE:
        return 1
    legal = legal_actions(game)
    if length == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = game.copy()
        apply(following, action)
        total += sequences(following, length - 1)
    return total


def golden_games(name: str) -> list[Game]:
    """The positions of a golden game before each action."""
    _, _, befores = replay(RULES, (RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    return [game for _, game in befores]


def position_of(entry: dict[str, Any]) -> Game:
    """A position of the test language, or the one after some actions of a golden game."""
    if "position" in entry:
        return quetzal(entry["position"])
    at: int = entry["actions"]
    return golden_games(entry["record"])[at]
