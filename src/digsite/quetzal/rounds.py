"""Five rounds of four phases: rolling, placing, activating, preparing the next one (R-01 to R-04)."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.effects import Effect
from digsite.quetzal.artifacts import REFILL_DISPLAY
from digsite.quetzal.automaton import place_automaton
from digsite.quetzal.box import FROM_NOWHERE, ROUNDS
from digsite.quetzal.locations import ACTIVATE
from digsite.quetzal.meeples import UNROLLED, UNROLLED_CHARACTER
from digsite.quetzal.model import (
    NO_BID,
    NOBODY,
    PLACE_PHASE,
    PREPARE_PHASE,
    ROLL_PHASE,
    Game,
    clockwise,
)
from digsite.quetzal.placement import begin_placing
from digsite.quetzal.toss import PAUSE, REROLL_TURN, ROLL
from digsite.quetzal.upgrades import refill_village


def begin_round(game: Game) -> None:
    """The automaton's card, everyone's roll, the rerolls, and beneath them the other phases (R-01, R-13, R-56)."""
    game.phase = ROLL_PHASE
    game.turn = game.seat = game.marker
    game.source = FROM_NOWHERE
    if game.events is not None:
        game.emit("began-round", round=game.round)
    if len(game.players) == 2:
        place_automaton(game)
    push_round(game)
    game.push(BEGIN_PLACEMENT)
    order = clockwise(game)
    for seat in reversed(order):
        game.push_for(seat, REROLL_TURN)
    for seat in reversed(order):
        game.push_for(seat, ROLL)


def push_round(game: Game) -> None:
    """Push what follows the placement of every round."""
    game.push(PREPARE)
    game.push(ACTIVATE)


@final
class BeginPlacement(Effect[Game]):
    """The holder of the marker places first (R-02)."""

    def resolve(self, game: Game, arg: int) -> None:
        game.phase = PLACE_PHASE
        begin_placing(game, game.marker)


@final
class Prepare(Effect[Game]):
    """The plane advances and the displays are refilled; after the fifth round the game ends instead (R-03)."""

    def resolve(self, game: Game, arg: int) -> None:
        game.phase = PREPARE_PHASE
        game.source = FROM_NOWHERE
        if game.events is not None:
            game.emit("ended-round", round=game.round)
        if game.round == ROUNDS:
            game.push(END_GAME)
            for seat in reversed(clockwise(game)):
                game.push_for(seat, PAUSE)
            return
        game.round += 1
        bring_home(game)
        game.push(NEXT_ROUND)
        game.push(REFILL_DISPLAY)


def bring_home(game: Game) -> None:
    """All meeples return to their owners, to be rolled again; the automaton's leave the board."""
    for player in game.players:
        player.pool = game.box.seats[len(game.players)][0] * UNROLLED + UNROLLED_CHARACTER
        player.extra_used = False
    nobody = (0,) * len(game.players)
    game.camp, game.harbor = nobody, nobody
    game.temple_spaces = (NOBODY,) * len(game.temple_spaces)
    game.village_spaces = (NOBODY,) * len(game.village_spaces)
    game.stela = NOBODY
    game.bids = (NO_BID,) * len(game.bids)


@final
class NextRound(Effect[Game]):
    """With the displays full again, the next round begins."""

    def resolve(self, game: Game, arg: int) -> None:
        refill_village(game)
        begin_round(game)


@final
class EndGame(Effect[Game]):
    """No more exchanges; only final scoring is left (R-45, R-62)."""

    def resolve(self, game: Game, arg: int) -> None:
        game.over = True
        if game.events is not None:
            game.emit("ended-game")


BEGIN_PLACEMENT: Final = BeginPlacement()
PREPARE: Final = Prepare()
NEXT_ROUND: Final = NextRound()
END_GAME: Final = EndGame()
