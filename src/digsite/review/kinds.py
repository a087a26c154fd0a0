"""What a decision was about, by the verb of the action that was chosen."""

from __future__ import annotations

from digsite.review.games import GAMES


def kind_of(game: str, notation: str) -> str:
    """The kind of an action, by its notation."""
    verb = notation.partition(" ")[0]
    return next((kind for kind, verbs in GAMES[game].kinds.items() if verb in verbs), GAMES[game].other_kind)


def kinds(game: str) -> list[str]:
    """All kinds of a game."""
    return list(dict.fromkeys([*GAMES[game].kinds, GAMES[game].other_kind]))
