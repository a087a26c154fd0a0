"""What earlier versions of the rules did differently, for records made under them.

Version 1 matched all icons of a turn to all of its costs (217), let free actions come between the silver drawing
assistant's draw and its discard (223), and let the free artifact be declined (215).
"""

from __future__ import annotations

from typing import Final

from digsite.arnak import verbs
from digsite.arnak.cards import Discard
from digsite.arnak.icons import BOOT, PLANE, unmet
from digsite.arnak.market import GainArtifact
from digsite.arnak.model import Game
from digsite.arnak.resources import COIN
from digsite.arnak.state import Json, encode
from digsite.arnak.travel import PAY_TRAVEL, available
from digsite.kernel.play import advance, apply, legal_actions, pending

RICH: Final = 40 * COIN  # enough to hire a plane for every need of a turn
PLENTY: Final = 20 * PLANE
ANYTHING: Final = 20 * (BOOT + PLANE)
Past = list[tuple[Game, int]]  # the games before each of a player's actions so far, and the actions


def overruled(past: Past, game: Game, action: int) -> str | None:
    """The ruling that forbids what was legal under version 1; None if it was not legal then either."""
    decision = pending(game)
    if isinstance(decision, GainArtifact) and action == verbs.SKIP:
        return "215"
    if isinstance(decision, Discard) and action in game.free.options(game):
        return "223"
    return "217" if payable_then(past, game, action) else None


def payable_then(past: Past, game: Game, action: int) -> bool:
    """Whether only travel forbids an action, and all icons of the turn and the hand would pay all of its costs."""
    seat = game.turn
    then = as_kept(past, game)
    me = then.players[seat]
    laid, owed = me.icons, me.needs
    if pending(game) is PAY_TRAVEL:
        still = unmet(laid, owed)
        if still:
            me.icons, me.needs = 0, ANYTHING
            advance(then)
            return action in legal_actions(then) and unmet(laid + travelled(game, seat, action)[0], owed) < still
        me.icons, me.needs = PLENTY, 0  # it was paid: nothing was asked
        advance(then)
    me.icons, me.needs = 0, 0
    sources = available(then)
    me.icons = PLENTY
    then.legal = None
    if action not in legal_actions(then):
        return False
    return unmet(laid + sources, owed + travelled(then, seat, action)[1]) == 0


def as_written(past: Past, game: Game) -> Json:
    """The state as version 1 wrote it."""
    return {**encode(as_kept(past, game)), "rules": 1}


def as_kept(past: Past, game: Game) -> Game:
    """The game with the pool of version 1: every icon and every need of the turn."""
    seat = game.turn
    turn = this_turn(past, seat)
    then = game.copy()
    if turn:
        me, first = then.players[seat], turn[0][0].players[seat]
        me.icons, me.needs = first.icons, first.needs
        for before, action in turn:
            laid, owed = travelled(before, seat, action)
            me.icons += laid
            me.needs += owed
    return then


def this_turn(past: Past, seat: int) -> Past:
    """What a seat has done since the last turn ended."""
    ends = [at for at, (_, action) in enumerate(past) if action == verbs.END_TURN]
    return [(game, action) for game, action in (past[ends[-1] + 1 :] if ends else past) if game.stack[-1].seat == seat]


def travelled(before: Game, seat: int, action: int) -> tuple[int, int]:
    """The icons that an action laid, and the needs it brought: tried with an empty pool and coins for every pilot."""
    tried = before.copy()
    me = tried.players[seat]
    paying = before.stack[-1].effect is PAY_TRAVEL
    me.purse += RICH
    me.icons, me.needs = 0, ANYTHING if paying else 0
    apply(tried, action)
    return me.icons, 0 if paying else me.needs
