"""Why an action of the catalogue is not possible now."""

from __future__ import annotations

from typing import Final

from digsite.arnak import verbs
from digsite.arnak.free import FREE_ACTIONS
from digsite.arnak.model import Game
from digsite.arnak.travel import USELESS
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions, pending, to_decide
from digsite.kernel.refusal import Refusal

GAME_OVER: Final = Refusal("game-over", "1", 7)
NOT_YOURS: Final = Refusal("not-your-decision", "4", 8)
MAIN_ACTION_USED: Final = Refusal("main-action-used", "2", 8)
NOT_NOW: Final = Refusal("not-now", "4", 8)


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
    if FREE_ACTIONS.includes(game, action):
        return FREE_ACTIONS.refusal(game, action) if decision.open else NOT_NOW
    refusal = decision.refusal(game, frame.arg, action)
    if refusal is not None:
        return refusal
    if verbs.TRAVEL_CARD <= action <= verbs.HIRE:
        return USELESS
    return MAIN_ACTION_USED if is_main_action(action) else NOT_NOW


def is_main_action(action: int) -> bool:
    """Dig, discover, overcome, buy, play, research, pass, or the assistant that is no free action (3)."""
    return verbs.USE <= action <= verbs.PASS
