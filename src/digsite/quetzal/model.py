"""The table: the game and its players. Every zone is a tuple of small numbers, so a copy shares all of it."""

from __future__ import annotations

from typing import Final, final

from digsite.kernel.effects import Table
from digsite.quetzal.box import DISPLAY, FROM_NOWHERE, SHIP, TEMPLE_SPACES, UPGRADE_KINDS, VILLAGE_SPACES, Box
from digsite.quetzal.flags import Flags

NONE: Final = -1

# The parts of a mark: seats that know the card, and the lot it was drawn from.
SEEN_BY: Final = 31
LOT: Final = 5

# Who stands on a unique space: nobody, the automaton, or a seat times eight plus the kind of its meeple.
NOBODY: Final = -1
AUTOMATON_STANDS: Final = -2
SEAT_OF: Final = 3

# A bid is a group of meeples, its role and its holder in one number; 0 is nobody's.
AUTOMATON: Final = 5
ROLE_OF: Final = 24
HOLDER_OF: Final = 26
NO_BID: Final = 0

PHASES: Final[tuple[str, ...]] = ("roll", "place", "activate", "prepare")
ROLL_PHASE: Final = 0
PLACE_PHASE: Final = 1
ACTIVATE_PHASE: Final = 2
PREPARE_PHASE: Final = 3


@final
class Player:
    """A player's coins, tracks, cards, tiles and the meeples not on the board.

    `hand` holds the cards that everybody knows, `drawn` those from the deck. Both are the hand, and sorted. Beside a
    drawn card stands a mark: a bit for every other seat that knows it all the same, having put it under the deck, and
    the number of the deck it came from, since which cards a new deck holds is known when it is made (R-71).
    `apart` holds the two cards of an open choice (R-67) or the cards of an open delivery.
    """

    __slots__ = (
        "apart",
        "apart_marks",
        "coins",
        "discarded",
        "discovery",
        "drawn",
        "drawn_marks",
        "extra_used",
        "hand",
        "pool",
        "score",
        "upgrades",
    )

    def __init__(self, original: Player | None = None) -> None:
        if original is None:
            self.coins = 0
            self.score = 0
            self.discovery = 0
            self.hand: tuple[int, ...] = ()
            self.drawn: tuple[int, ...] = ()
            self.drawn_marks: tuple[int, ...] = ()
            self.apart: tuple[int, ...] = ()
            self.apart_marks: tuple[int, ...] = ()
            self.upgrades: tuple[int, ...] = ()
            self.discarded: tuple[int, ...] = ()
            self.pool = 0
            self.extra_used = False
            return
        self.coins = original.coins
        self.score = original.score
        self.discovery = original.discovery
        self.hand = original.hand
        self.drawn = original.drawn
        self.drawn_marks = original.drawn_marks
        self.apart = original.apart
        self.apart_marks = original.apart_marks
        self.upgrades = original.upgrades
        self.discarded = original.discarded
        self.pool = original.pool
        self.extra_used = original.extra_used

    def copy(self) -> Player:
        return Player(self)


@final
class Game(Table):
    """The board and everything on it, with the players around it.

    `display` holds the face-up artifacts (NONE is an empty place): eight of the Temple, then two of each surrounding.
    `bottom_known` has, from the bottom up, a bit for every seat that knows the card there (R-71).
    `lot` is the number of the deck, which changes when a new one is made. `camp` and `harbor` hold each seat's meeples.
    """

    __slots__ = (
        "automaton",
        "automaton_used",
        "bids",
        "bottom_known",
        "box",
        "camp",
        "deck",
        "discard",
        "display",
        "flags",
        "harbor",
        "lot",
        "marker",
        "over",
        "phase",
        "pile",
        "players",
        "round",
        "stela",
        "temple_spaces",
        "turn",
        "village",
        "village_prices",
        "village_spaces",
    )

    def __init__(self, box: Box, flags: Flags, seats: int, original: Game | None = None) -> None:
        self.box = box
        self.flags = flags
        if original is None:
            super().__init__(box.free_actions)
            self.source = FROM_NOWHERE
            self.round = 1
            self.phase = ROLL_PHASE
            self.marker = 0
            self.turn = 0
            self.over = False
            self.players = [Player() for _ in range(seats)]
            self.village_prices = village_prices(box, seats)
            self.display: tuple[int, ...] = (NONE,) * DISPLAY
            self.village: tuple[int, ...] = (NONE,) * (box.village_tiles_for_two if seats == 2 else VILLAGE_SPACES)
            self.deck: tuple[int, ...] = ()
            self.discard: tuple[int, ...] = ()
            self.pile: tuple[int, ...] = ()
            self.automaton: tuple[int, ...] = ()
            self.automaton_used: tuple[int, ...] = ()
            self.bottom_known: tuple[int, ...] = ()
            self.lot = 0
            self.camp: tuple[int, ...] = (0,) * seats
            self.harbor: tuple[int, ...] = (0,) * seats
            self.stela = NOBODY
            self.temple_spaces: tuple[int, ...] = (NOBODY,) * TEMPLE_SPACES
            self.village_spaces: tuple[int, ...] = (NOBODY,) * len(self.village_prices)
            self.bids: tuple[int, ...] = (NO_BID,) * (SHIP + ships(box, seats))
            return
        self.free = original.free
        self.events = None
        self.stack = original.stack[:]
        self.seat = original.seat
        self.source = original.source
        self.legal = original.legal
        self.round = original.round
        self.phase = original.phase
        self.marker = original.marker
        self.turn = original.turn
        self.over = original.over
        self.players = [Player(player) for player in original.players]
        self.village_prices = original.village_prices
        self.display = original.display
        self.village = original.village
        self.deck = original.deck
        self.discard = original.discard
        self.pile = original.pile
        self.automaton = original.automaton
        self.automaton_used = original.automaton_used
        self.bottom_known = original.bottom_known
        self.lot = original.lot
        self.camp = original.camp
        self.harbor = original.harbor
        self.stela = original.stela
        self.temple_spaces = original.temple_spaces
        self.village_spaces = original.village_spaces
        self.bids = original.bids

    @property
    def me(self) -> Player:
        return self.players[self.seat]

    def copy(self) -> Game:
        return Game(self.box, self.flags, len(self.players), self)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        """The box and the effects are shared here too; everything else is copied or never changes."""
        return self.copy()


def ships(box: Box, seats: int) -> int:
    """One with two or three players, the other one is covered (R-34); with two, as many as the box says."""
    if seats == 2:
        return box.ships_for_two
    return 1 if seats < 4 else 2


def village_prices(box: Box, seats: int) -> tuple[int, ...]:
    """The open spaces from the top; with two players some are covered, one by default (R-66)."""
    if seats > 2:
        return box.village_prices
    return tuple([price for at, price in enumerate(box.village_prices) if at not in box.village_covered])


def has_kind(player: Player, kind: int) -> bool:
    """Whether a tile of a kind is active, regardless of its points."""
    return any(tile % UPGRADE_KINDS == kind for tile in player.upgrades)


def clockwise(game: Game) -> list[int]:
    """The seats from the holder of the First Player marker on (R-02, R-04)."""
    seats = len(game.players)
    return [(game.marker + step) % seats for step in range(seats)]


def replaced(zone: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A zone with one place changed."""
    changed = list(zone)
    changed[at] = value
    return tuple(changed)


def without(zone: tuple[int, ...], at: int) -> tuple[int, ...]:
    """A zone without what lies at one place."""
    return zone[:at] + zone[at + 1 :]
