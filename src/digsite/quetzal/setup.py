"""The table at the start, by number of players (R-34, R-51, R-65, R-66)."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.effects import Effect
from digsite.kernel.play import advance
from digsite.quetzal import verbs
from digsite.quetzal.artifacts import REFILL_DISPLAY
from digsite.quetzal.box import Box
from digsite.quetzal.flags import Flags
from digsite.quetzal.meeples import UNROLLED, UNROLLED_CHARACTER
from digsite.quetzal.model import Game
from digsite.quetzal.rounds import NEXT_ROUND
from digsite.quetzal.shuffles import SHUFFLE_ARTIFACTS, SHUFFLE_AUTOMATON, SHUFFLE_UPGRADES


def setup(box: Box, flags: Flags, players: int) -> Game:
    """A new game before its first shuffle. Seat 0 holds the marker."""
    game = Game(box, flags, players)
    game.deck = box.deck
    game.pile = box.pile
    team, coins = box.seats[players]
    for seat, player in enumerate(game.players):
        player.coins = coins[seat]
        player.pool = team * UNROLLED + UNROLLED_CHARACTER
    game.push(LAY_OUT)
    if players == 2:
        game.automaton = tuple(range(verbs.AUTOMATON_CARDS))
        game.push(SHUFFLE_AUTOMATON)
    game.push(SHUFFLE_UPGRADES)
    game.push(SHUFFLE_ARTIFACTS)
    advance(game)
    return game


@final
class LayOut(Effect[Game]):
    """The displays are filled, and the first round begins."""

    def resolve(self, game: Game, arg: int) -> None:
        game.push(NEXT_ROUND)
        game.push(REFILL_DISPLAY)


LAY_OUT: Final = LayOut()
