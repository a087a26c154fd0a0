"""Artifact cards as numbers: where a seat knows them to be, and what it knows of the others (R-61, R-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from digsite.kernel.observer import Numbers
from digsite.quetzal import numbering as at
from digsite.quetzal.artifacts import DrawArtifact, Keep
from digsite.quetzal.model import LOT, Game, Player

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

# Counts of cards, seven kinds in each of three integers: a deck is counted at every observation.
WIDTH: Final = 9
IN_ONE: Final = 7
COUNT: Final = (1 << WIDTH) - 1
NO_LOT: Final = -1


@final
class Tally:
    """How many there are of each card."""

    __slots__ = ("first", "second", "third")

    def __init__(self) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0

    def add(self, card: i64) -> None:
        if card < IN_ONE:
            self.first += UNITS[card]
        elif card < 2 * IN_ONE:
            self.second += UNITS[card - IN_ONE]
        else:
            self.third += UNITS[card - 2 * IN_ONE]

    def several(self) -> bool:
        """Whether there are different cards."""
        return kinds(self.first) + kinds(self.second) + kinds(self.third) > 1

    def write(self, numbers: Numbers, start: i64) -> None:
        write_counts(self.first, numbers, start)
        write_counts(self.second, numbers, start + IN_ONE)
        write_counts(self.third, numbers, start + 2 * IN_ONE)


UNITS: Final = tuple([1 << WIDTH * place for place in range(IN_ONE)])


def kinds(counts: i64) -> i64:
    found: i64 = 0
    while counts:
        if counts & COUNT:
            found += 1
        counts >>= WIDTH
    return found


def write_counts(counts: i64, numbers: Numbers, start: i64) -> None:
    while counts:
        if counts & COUNT:
            numbers.put(start, counts & COUNT)
        counts >>= WIDTH
        start += 1


@final
class Unknown:
    """The lots whose hidden cards a seat cannot tell apart; if all are alike, everyone knows them."""

    __slots__ = ("asked", "lots")

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.lots: list[int] = []

    def ask(self, game: Game, seat: i64, lot: int, numbers: Numbers) -> None:
        """Find out about one lot, and write what it holds."""
        if lot in self.asked:
            return
        self.asked.append(lot)
        tally = hidden_cards(game, seat, lot)
        if tally.several():
            self.lots.append(lot)
            if lot == game.lot:
                tally.write(numbers, at.HIDDEN)
            else:
                add_earlier(tally, numbers)


def add_earlier(tally: Tally, numbers: Numbers) -> None:
    """Earlier lots are seldom, and counted together."""
    more = Numbers(at.CARDS)
    tally.write(more, 0)
    for card in range(at.CARDS):
        numbers.put(at.HIDDEN_EARLIER + card, numbers.get(at.HIDDEN_EARLIER + card) + more.get(card))


def hidden_cards(game: Game, seat: i64, lot: i64) -> Tally:
    """All cards of a lot that a seat was not shown, wherever they are."""
    tally = Tally()
    if lot == game.lot:
        unseen = len(game.deck) - len(game.bottom_known)
        for place, card in enumerate(game.deck):
            if place < unseen or not game.bottom_known[len(game.deck) - 1 - place] >> seat & 1:
                tally.add(card)
    for owner, player in enumerate(game.players):
        if owner == seat:
            continue
        if game.flags.hands_hidden:
            add_hidden(player.drawn, player.drawn_marks, seat, lot, tally)
        if player.apart_marks and choosing(game, owner):
            add_hidden(player.apart, player.apart_marks, seat, lot, tally)
    return tally


def add_hidden(zone: tuple[int, ...], marks: tuple[int, ...], seat: i64, lot: i64, tally: Tally) -> None:
    """Count the cards of a lot in a zone whose marks do not name the seat."""
    for place, mark in enumerate(marks):
        if mark >> LOT == lot and not mark >> seat & 1:
            tally.add(zone[place])


def choosing(game: Game, owner: i64) -> bool:
    """Whether the cards set apart were drawn; those of a delivery are face up (R-67)."""
    return any([frame.seat == owner and isinstance(frame.effect, (Keep, DrawArtifact)) for frame in game.stack])


def fill_deck(game: Game, seat: i64, numbers: Numbers) -> Unknown:
    """The deck: the cards of it that a seat knows, and which others there are."""
    numbers.put(at.DECK, len(game.deck))
    unknown = Unknown()
    unknown.ask(game, seat, game.lot, numbers)
    alike = not unknown.lots
    if not alike and not game.bottom_known:
        return unknown
    for place in range(len(game.deck)):  # from the bottom up
        shown = alike or (place < len(game.bottom_known) and game.bottom_known[place] >> seat & 1)
        if shown:
            card = game.deck[len(game.deck) - 1 - place]
            numbers.add(at.IN_DECK + card)
            if place < len(at.BOTTOM):
                numbers.mark(at.UNDER + place * at.CARDS + card)
    return unknown


def fill_cards(game: Game, seat: i64, owner: i64, unknown: Unknown, numbers: Numbers, start: i64) -> None:
    """A player's cards as another or the player knows them."""
    player = game.players[owner]
    numbers.count(start + at.HAND, player.hand)
    known_under: i64 = 0
    for seats in game.bottom_known:
        known_under += seats >> owner & 1
    numbers.put(start + at.PUT_UNDER, known_under)
    if owner == seat:
        numbers.count(start + at.DRAWN, player.drawn)
        numbers.count(start + at.APART, player.apart)
        return
    if game.flags.hands_hidden:
        fill_drawn(game, seat, player, unknown, numbers, start)
    else:
        numbers.count(start + at.DRAWN, player.drawn)
    if player.apart and choosing(game, owner):
        fill_apart(game, seat, player, unknown, numbers, start)
    else:
        numbers.count(start + at.APART, player.apart)


def fill_drawn(game: Game, seat: i64, player: Player, unknown: Unknown, numbers: Numbers, start: i64) -> None:
    """Another's cards from the deck."""
    for place, mark in enumerate(player.drawn_marks):
        lot = hidden_lot(game, seat, mark, unknown, numbers)
        if lot == NO_LOT:
            numbers.add(start + at.DRAWN + player.drawn[place])
        else:
            numbers.add(start + (at.DRAWN_HIDDEN if lot == game.lot else at.DRAWN_HIDDEN_EARLIER))


def fill_apart(game: Game, seat: i64, player: Player, unknown: Unknown, numbers: Numbers, start: i64) -> None:
    """Another's cards that were drawn for a choice."""
    for place, mark in enumerate(player.apart_marks):
        lot = hidden_lot(game, seat, mark, unknown, numbers)
        if lot == NO_LOT:
            numbers.add(start + at.APART + player.apart[place])
        else:
            numbers.add(start + (at.APART_HIDDEN if lot == game.lot else at.APART_HIDDEN_EARLIER))


def hidden_lot(game: Game, seat: i64, mark: int, unknown: Unknown, numbers: Numbers) -> i64:
    """The lot of a card that a seat cannot know; NO_LOT if it was shown it, or all that are hidden of it are alike."""
    if mark >> seat & 1:
        return NO_LOT
    lot = mark >> LOT
    unknown.ask(game, seat, lot, numbers)
    return lot if lot in unknown.lots else NO_LOT
