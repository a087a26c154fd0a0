"""Uniform random play."""

from __future__ import annotations

from digsite.bots.dice import QuickDice
from digsite.kernel.effects import Table
from digsite.kernel.play import apply, deal, legal_actions


def roll_out(game: Table, dice: QuickDice) -> int:
    """Play a game to its end; return the number of decisions with a choice."""
    decisions = 0
    while game.stack:
        if game.stack[-1].effect.chance:
            deal(game, dice)
            continue
        legal = legal_actions(game)
        if len(legal) > 1:
            decisions += 1
            apply(game, legal[dice.below(len(legal))])
        else:
            apply(game, legal[0])
    return decisions
