"""A whole delivery that begins with a card: the best one, by the same search as the bots'."""

from __future__ import annotations

from digsite.bots.quetzal.cargo import CARDS, Hold, counted
from digsite.bots.quetzal.judge import JUDGE
from digsite.kernel.effects import Table
from digsite.quetzal import verbs
from digsite.quetzal.delivery import Deliver, DeliverMore, limit
from digsite.quetzal.model import Game


def best_delivery(game: Table, action: int) -> list[tuple[float, list[int]]]:
    """The answers from this card on to the end of the delivery, and what they bring, as a negative price."""
    assert isinstance(game, Game)
    frame = game.stack[-1]
    if not isinstance(frame.effect, (Deliver, DeliverMore)) or not verbs.DELIVER <= action < verbs.SHUFFLED_ARTIFACT:
        return []
    me, card = game.players[frame.seat], action - verbs.DELIVER
    hand, down = counted((*me.hand, *me.drawn)), counted(me.apart)
    hand[card] -= 1
    down[card] += 1
    once = game.flags.trio_bonus_once_per_delivery
    hold = Hold(game.box, JUDGE.scales[game.round - 1], me.upgrades, me.discovery, once)
    best = hold.best(hand, down, limit(game, frame.seat, frame.arg) - hold.limit(0))
    rest = [verbs.DELIVER + one for one in range(CARDS) for _ in range(best.goes[one] - down[one])]
    return [(-best.gain, [action, *rest, verbs.DONE])]
