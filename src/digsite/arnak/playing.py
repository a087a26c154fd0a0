"""Playing a card from the hand for its effect (74-78)."""

from __future__ import annotations

from digsite.arnak import verbs
from digsite.arnak.box import ARTIFACT, FIRST_ARTIFACT, FREE, HALVED, MAIN, NEVER, Card
from digsite.arnak.cards import send_to_exile, take_from_hand
from digsite.arnak.model import Game
from digsite.arnak.refusals import not_in_hand
from digsite.arnak.resources import TABLET, covers, shortfall
from digsite.arnak.tokens import charge, pay_at_once, spend
from digsite.kernel.effects import Step
from digsite.kernel.refusal import Refusal
from digsite.kernel.terms import Amounts


def play_card(game: Game, card: int, effect: Step | None = None) -> None:
    """Move it to the play area, or to exile if it says so; pay a tablet for an artifact; resolve the effect (74-76)."""
    me = game.players[game.seat]
    printed = game.box.cards[card]
    take_from_hand(me, card)
    if game.events is not None:
        game.emit("played", card=printed.name)
    if printed.exiles_itself:
        send_to_exile(game, card)
    else:
        me.play += (card,)
    spend(game, price(printed))
    game.push_from(effect or printed.effect, card)


def price(printed: Card) -> int:
    """The effect of an artifact costs a tablet (76)."""
    return TABLET if printed.kind == ARTIFACT else 0


def playing_cost(game: Game, card: int) -> Amounts:
    return charge(price(game.box.cards[card]))


def playing_ways(game: Game, card: int) -> list[list[int]]:
    printed = game.box.cards[card]
    return pay_at_once(printed.effect, game.players[game.seat].purse - price(printed))


def halved_card(game: Game, half: int) -> int:
    """The card whose free and pass halves have this number."""
    for card in range(len(game.box.cards)):
        if game.box.cards[card].half == half:
            return card
    raise ValueError(half)


def add_main_plays(game: Game, plays: list[int]) -> None:
    """The hand cards that can be played as the main action; whether they would do anything does not matter (12)."""
    me = game.players[game.seat]
    timings = game.box.timings
    for card in me.hand:  # each is there once: only Fear is not, and that is never played
        timing = timings[card]
        if timing == MAIN:
            if card < FIRST_ARTIFACT or covers(me.purse, TABLET):
                plays.append(verbs.PLAY + card)
        elif timing == HALVED:
            plays.append(verbs.PLAY_PASS + game.box.cards[card].half)


def no_play(game: Game, card: int) -> Refusal:
    """Why a card cannot be played for its effect as the main action."""
    me = game.players[game.seat]
    printed = game.box.cards[card]
    if printed.timing == NEVER:
        return Refusal("no-effect", "78", 8)
    if card not in me.hand:
        return not_in_hand("74", 13)
    if printed.timing == HALVED:
        return Refusal("choose-half", "174", 24)
    assert printed.timing != FREE
    return Refusal("cannot-pay", "76", 13, shortfall(me.purse, TABLET))
