"""Redeals what a seat cannot know, in the game itself: much faster than from a view, and just as blind (R-61, R-71)."""

from __future__ import annotations

from digsite.bots.dice import QuickDice
from digsite.quetzal.artifacts import DrawArtifact, Keep, sort_drawn
from digsite.quetzal.model import LOT, Game


def redeal(game: Game, seat: int, dice: QuickDice) -> None:
    """Keep everything a seat sees and resample the rest with the right probabilities."""
    redeal_cards(game, seat, dice)
    game.pile = shuffled(game.pile, dice)
    game.automaton = shuffled(game.automaton, dice)


def shuffled(zone: tuple[int, ...], dice: QuickDice) -> tuple[int, ...]:
    moved = list(zone)
    dice.shuffle(moved)
    return tuple(moved)


def redeal_cards(game: Game, seat: int, dice: QuickDice) -> None:
    """Shuffle the cards of each lot among the places where the seat does not know them.

    All zones one after the other: the deck, then what each player has drawn and set apart.
    """
    cards = list(game.deck)
    lots = [game.lot] * len(cards)
    known = deck_known(game, seat)
    for owner in range(len(game.players)):
        player = game.players[owner]
        cards += player.drawn
        cards += player.apart
        apart_open = owner == seat or not choosing(game, owner)
        for mark in player.drawn_marks:
            lots.append(mark >> LOT)
            known.append(owner == seat or not game.flags.hands_hidden or bool(mark >> seat & 1))
        for mark in player.apart_marks:
            lots.append(mark >> LOT)
            known.append(apart_open or bool(mark >> seat & 1))
    shuffle_lots(cards, lots, known, dice)
    put_back(game, cards)


def deck_known(game: Game, seat: int) -> list[bool]:
    """Which cards of the deck the seat has put there, from the top."""
    known = [bool(mask >> seat & 1) for mask in reversed(game.bottom_known)]
    return [False] * (len(game.deck) - len(known)) + known


def choosing(game: Game, owner: int) -> bool:
    """Whether the cards set apart were drawn; those of a delivery are face up (R-67)."""
    return any(frame.seat == owner and isinstance(frame.effect, (Keep, DrawArtifact)) for frame in game.stack)


def shuffle_lots(cards: list[int], lots: list[int], known: list[bool], dice: QuickDice) -> None:
    places: dict[int, list[int]] = {}
    for at in range(len(cards)):
        if not known[at]:
            places.setdefault(lots[at], []).append(at)
    for group in places.values():
        moved = [cards[at] for at in group]
        dice.shuffle(moved)
        for number in range(len(group)):
            cards[group[number]] = moved[number]


def put_back(game: Game, cards: list[int]) -> None:
    """The cards into their zones, in the order in which they were taken out."""
    at = len(game.deck)
    game.deck = tuple(cards[:at])
    for player in game.players:
        drawn, apart = at + len(player.drawn), at + len(player.drawn) + len(player.apart)
        sort_drawn(player, tuple(cards[at:drawn]), player.drawn_marks)
        player.apart = tuple(cards[drawn:apart])
        at = apart
