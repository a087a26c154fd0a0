"""The evaluation's features in the groups in which a player thinks of a position."""

from __future__ import annotations

from typing import Final

from digsite.review.games import GAMES

POINTS: Final = "points"  # on the score sheet
OTHERS: Final = "others"  # what the best other seat has and can expect
OTHER_BOARD: Final = "snake-"  # a feature's weight may have an addition for that side of the board


def group_of(game: str, feature: str) -> str:
    """The group of a feature."""
    plain = feature.removeprefix(OTHER_BOARD)
    reviewing = GAMES[game]
    return next((group for group, names in reviewing.groups.items() if plain in names), reviewing.other_group)


def groups(game: str) -> list[str]:
    """All groups of a game, in the order in which a player thinks of them."""
    return list(dict.fromkeys([POINTS, *GAMES[game].groups, GAMES[game].other_group, OTHERS]))
