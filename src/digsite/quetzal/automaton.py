"""Two players: the automaton places six meeples by a card, takes cards and blocks (R-55 to R-57, R-64, R-65)."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.effects import Effect
from digsite.quetzal.artifacts import draw_top, reshuffle, reshuffles
from digsite.quetzal.bidding import make_bid
from digsite.quetzal.box import CARD_NAMES, TEMPLE_CARDS, TEMPLE_SPACES
from digsite.quetzal.meeples import PLAIN
from digsite.quetzal.model import AUTOMATON, AUTOMATON_STANDS, NONE, Game, replaced


def place_automaton(game: Game) -> None:
    """The next card places its six meeples before anyone rolls (R-56)."""
    card, game.automaton = game.automaton[0], game.automaton[1:]
    game.automaton_used += (card,)
    printed = game.box.automaton_cards[card]
    for space in printed.temple:
        game.temple_spaces = replaced(game.temple_spaces, space, AUTOMATON_STANDS)
    for location, role, meeples in printed.bids:
        game.bids = replaced(game.bids, location, make_bid(AUTOMATON, role, meeples * PLAIN[role]))
    if game.events is not None:
        game.emit("automaton", card=f"automaton_{card + 1}")


@final
class AutomatonTemple(Effect[Game]):
    """It takes its choice from space `arg`, draws where the space says so, and discards it all (R-55, R-57)."""

    def resolve(self, game: Game, arg: int) -> None:
        for _ in range(game.box.temple_choose[arg]):
            temple = game.display[:TEMPLE_CARDS]
            wanted = next((card for card in game.box.automaton_order if card in temple), NONE)
            if wanted != NONE:
                game.display = replaced(game.display, temple.index(wanted), NONE)
                discard(game, wanted)
        for _ in range(game.box.temple_draw[arg]):
            game.push(AUTOMATON_DRAW)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return 0 <= arg < TEMPLE_SPACES and game.temple_spaces[arg] == AUTOMATON_STANDS


@final
class AutomatonDraw(Effect[Game]):
    """The top card of the deck goes to the discard pile (R-55)."""

    def resolve(self, game: Game, arg: int) -> None:
        if game.deck:
            discard(game, draw_top(game)[0])
        elif reshuffles(game):
            game.push(self)
            reshuffle(game)

    def fits(self, game: Game, seat: int, arg: int) -> bool:
        return arg == 0 and len(game.players) == 2


def discard(game: Game, card: int) -> None:
    game.discard = (card, *game.discard)
    if game.events is not None:
        game.emit("automaton-discarded", card=CARD_NAMES[card])


AUTOMATON_TEMPLE: Final = AutomatonTemple()
AUTOMATON_DRAW: Final = AutomatonDraw()
