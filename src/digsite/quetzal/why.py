"""Why an action of the catalogue is not possible now."""

from __future__ import annotations

from typing import Final

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions, pending, to_decide
from digsite.kernel.refusal import Refusal
from digsite.quetzal.model import Game
from digsite.quetzal.upgrades import EXCHANGES

GAME_OVER: Final = Refusal("game-over", "R-03", 11)
NOT_YOURS: Final = Refusal("not-your-decision", "R-02", None)
NOT_NOW: Final = Refusal("not-now", "R-01", None)
IN_BETWEEN: Final = Refusal("not-now", "R-45", 12)


def why(game: Game, seat: int, action: int) -> Refusal | None:
    """None if the seat may take the action now, otherwise the reason."""
    decider = to_decide(game)
    if decider is None:
        return GAME_OVER
    if seat != decider:
        return NOT_YOURS
    if action in legal_actions(game):
        return None
    if decider == CHANCE:
        return NOT_NOW
    frame = game.stack[-1]
    game.seat, game.source = frame.seat, frame.source
    decision = pending(game)
    if EXCHANGES.includes(game, action):
        return EXCHANGES.refusal(game, action) if decision.open else IN_BETWEEN
    return decision.refusal(game, frame.arg, action) or NOT_NOW
