"""What a finished game is worth to each player: a share of the win, a score difference, or a rank."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.errors import BadOptions
from digsite.kernel.rules import AnyRules

WIN: Final = "win"
MOST_POINTS: Final = 1000.0  # no game comes near; frameworks ask for a bound
REWARDS: Final = {"win": (0.0, 1.0), "score": (-MOST_POINTS, MOST_POINTS), "rank": (0.0, 1.0)}  # least and most
PENALTIES: Final = {
    "win": -1.0,
    "score": -100.0,
    "rank": -1.0,
}  # for an illegal action where it ends the game: worse than losing


def check_reward(reward: str) -> str:
    """The same reward; BadOptions if there is none of that name."""
    if reward not in REWARDS:
        raise BadOptions("reward", f"one of {', '.join(REWARDS)} is expected")
    return reward


def rewards(rules: AnyRules, game: Any, reward: str) -> list[float]:
    """Each player's reward at the end of a game. An automatic opponent is compared with, but gets none."""
    players = rules.players(game)
    if reward == WIN:
        winners, _ = rules.winners(game)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return of_points([float(score["total"]) for score in rules.scores(game)], players, reward)


def of_points(totals: list[float], players: int, reward: str) -> list[float]:
    """Each player's reward from the points of all seats: a difference or a rank."""
    worth = ahead if reward == "score" else rank
    return [worth(totals, seat) for seat in range(players)]


def ahead(totals: list[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])


def rank(totals: list[float], seat: int) -> float:
    """The share of the others that a seat has beaten; one that it equals counts half."""
    others = [total for other, total in enumerate(totals) if other != seat]
    beaten = [1.0 if total < totals[seat] else 0.5 if total == totals[seat] else 0.0 for total in others]
    return sum(beaten) / len(others)
