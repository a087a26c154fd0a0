"""Catanatron, the best-known Python engine of a game of this weight, by its own random players."""

from __future__ import annotations

from typing import Any, Final

from benchmarks.measure import microseconds

POSITIONS: Final = 12
TURN_LIMIT: Final = 1000


def new_game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURN_LIMIT


def positions() -> list[Any]:
    """Positions from the middle of games, each with at least two legal actions."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        game = new_game()
        for _ in range(300):
            if not over(game):
                game.play_tick()
        while not over(game) and len(game.state.playable_actions) < 2:
            game.play_tick()
        if not over(game):
            found.append(game)
    return found


def copy_time(games: list[Any], seconds: float) -> float:
    times = [microseconds(game.copy, seconds / len(games)) for game in games]
    return sum(times) / len(times)
