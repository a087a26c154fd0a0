"""A player's cards as numbers: where a seat knows them to be, and what it knows of the others (122, 124, 221)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.arnak import numbering as at
from digsite.arnak.model import PRIVATE, Player
from digsite.kernel.observer import Numbers

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

# A mark without what only its owner knows; in a player's own deck that counts.
SHUFFLE_BITS: Final = ~PRIVATE
EVERY_BIT: Final = -1
BITS: Final = tuple([1 << shuffle for shuffle in range(PRIVATE)])
NO_CARD: Final = -1
DIFFERENT: Final = -2

# Where hidden cards are.
IN_HAND: Final = 0
IN_DECK: Final = 1
IN_APART: Final = 2


def fill_cards(player: Player, own: bool, numbers: Numbers, start: i64) -> None:
    """A player's cards: those whose places the seat knows, and of each other shuffle what it held (122, 124)."""
    numbers.put(start + at.HAND_SIZE, len(player.hand))
    numbers.put(start + at.DECK_SIZE, len(player.deck))
    numbers.count(start + at.PLAY, player.play)
    unknown = unknown_shuffles(player, own)
    if own:
        numbers.count(start + at.HAND, player.hand)
        numbers.count(start + at.APART, player.apart)
        place_cards(player.deck, player.deck_marks, EVERY_BIT, unknown, numbers, start, IN_DECK)
        return
    place_cards(player.hand, player.hand_marks, SHUFFLE_BITS, unknown, numbers, start, IN_HAND)
    place_cards(player.deck, player.deck_marks, SHUFFLE_BITS, unknown, numbers, start, IN_DECK)
    if player.apart:
        place_cards(player.apart, player.apart_marks, SHUFFLE_BITS, unknown, numbers, start, IN_APART)


def unknown_shuffles(player: Player, own: bool) -> i64:
    """A bit for each shuffle whose cards a seat cannot tell apart; if all are alike, everyone knows them."""
    mask: i64 = EVERY_BIT if own else SHUFFLE_BITS
    shuffles = shuffles_in(player.deck_marks, mask)
    if not own:
        shuffles |= shuffles_in(player.hand_marks, mask) | shuffles_in(player.apart_marks, mask)
    unknown: i64 = 0
    shuffle: i64 = 0
    bit: i64 = 1
    while bit <= shuffles:
        if shuffles & bit:
            card = only_card(player.deck, player.deck_marks, mask, shuffle, NO_CARD)
            if not own:
                card = only_card(player.hand, player.hand_marks, mask, shuffle, card)
                card = only_card(player.apart, player.apart_marks, mask, shuffle, card)
            if card == DIFFERENT:
                unknown |= bit
        shuffle += 1
        bit += bit
    return unknown


def shuffles_in(marks: tuple[int, ...], mask: i64) -> i64:
    """A bit for each shuffle that cards of a zone come from, where the marks hide them."""
    found: i64 = 0
    for mark in marks:
        shuffle: i64 = mark & mask
        if shuffle < PRIVATE:
            found |= BITS[shuffle]
    return found


def only_card(zone: tuple[int, ...], marks: tuple[int, ...], mask: i64, shuffle: i64, card: i64) -> i64:
    """The card that all those of a shuffle are, those of this zone and the one before it; or DIFFERENT."""
    for place in range(len(zone)):
        if marks[place] & mask == shuffle:
            other: i64 = zone[place]
            if card == NO_CARD:
                card = other
            elif card != other:
                return DIFFERENT
    return card


def place_cards(
    zone: tuple[int, ...], marks: tuple[int, ...], mask: i64, unknown: i64, numbers: Numbers, start: i64, where: i64
) -> None:
    """The cards of a zone, from its bottom up: those that are known, in a deck with their places, and the others."""
    first: i64 = unknown & -unknown
    hidden: i64 = 0
    later: i64 = 0
    place: i64 = len(zone)
    while place > 0:
        place -= 1
        card: i64 = zone[place]
        shuffle: i64 = marks[place] & mask
        bit: i64 = BITS[shuffle] if shuffle < PRIVATE else 0
        if bit & first:
            numbers.add(start + at.HIDDEN + card)
            hidden += 1
        elif bit & unknown:
            numbers.add(start + at.HIDDEN_LATER + card)
            later += 1
        elif where == IN_DECK:
            numbers.put(start + at.DECK + card, place + 1)
        else:
            numbers.add(start + (at.HAND if where == IN_HAND else at.APART) + card)
    numbers.put(start + at.HIDDEN_IN + where, hidden)
    numbers.put(start + at.HIDDEN_LATER_IN + where, later)
