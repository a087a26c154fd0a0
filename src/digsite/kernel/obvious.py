"""Answers that need no asking: the only one there is, or one of several that all lead to the same."""

from __future__ import annotations

from typing import Any, Final

from digsite.kernel.asking import front
from digsite.kernel.codec import canonical
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import apply, legal_actions, to_decide
from digsite.kernel.rules import AnyRules

MOST_COMPARED: Final = 8


def obvious(rules: AnyRules, game: Any) -> int | None:
    """The answer to take without asking; None if the seat must be asked.

    A turn is asked for unless nothing is left to do in it, and so is whatever cannot be undone: chance, something new,
    another seat's decision.
    """
    seat = to_decide(game)
    if seat is None or seat == CHANCE:
        return None
    legal = legal_actions(game)
    frame = front(game)
    plain = frame.effect.obvious(game, frame.arg)
    if plain in legal:
        return plain
    if frame.effect.turn or len(legal) > MOST_COMPARED:
        return None
    reached = None
    for action in legal:
        after = rules.copy(game)
        apply(after, action)
        if to_decide(after) != seat or rules.unknown(after, seat) < rules.unknown(game, seat):
            return None
        there = canonical(rules.encode(after))
        if reached is not None and there != reached:
            return None
        reached = there
    return legal[0]
