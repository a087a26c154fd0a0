"""What a seat knows as numbers: the same as its view shows, for learning programs (R-61, R-71).

The printed figures of an edition and the ruling flags are not among them: they do not change during a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from digsite.kernel.observer import Numbers, Observer
from digsite.quetzal import numbering as at
from digsite.quetzal.box import BIDDING, SURROUNDING_CARDS, SURROUNDINGS, TEMPLE_CARDS
from digsite.quetzal.known_cards import fill_cards, fill_deck
from digsite.quetzal.meeples import ALL, KINDS
from digsite.quetzal.model import AUTOMATON, AUTOMATON_STANDS, HOLDER_OF, NO_BID, ROLE_OF, SEAT_OF, Game, Player

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

MEEPLE_KINDS: Final = len(KINDS)
LOCATIONS: Final = len(BIDDING)
CHARACTER_AT: Final = 20


@final
class QuetzalObserver(Observer[Game]):
    """A block of numbers for the table, then one for each player."""

    def names(self, players: int) -> tuple[str, ...]:
        return at.names(players)

    def size(self, players: int) -> int:
        return at.numbers(players)

    def numbers(self, game: Game, seat: int) -> Numbers:
        seats: i64 = len(game.players)
        numbers = Numbers(at.numbers(len(game.players)))
        fill_state(game, numbers)
        fill_display(game, numbers)
        unknown = fill_deck(game, seat, numbers)
        start: i64 = at.TABLE_SIZE
        for turn in range(seats):
            owner: i64 = (seat + turn) % seats
            fill_cards(game, seat, owner, unknown, numbers, start)
            fill_player(game.players[owner], numbers, start)
            fill_turn(game, owner, numbers, start)
            start += at.PLAYER_SIZE
        fill_spaces(game, seat, numbers)
        fill_bids(game, seat, numbers)
        return numbers


OBSERVER: Final = QuetzalObserver()


def fill_state(game: Game, numbers: Numbers) -> None:
    """Round, phase, the decision and what waits beneath it."""
    numbers.mark(at.ROUND + game.round - 1)
    numbers.mark(at.PHASE + game.phase)
    if game.over:
        numbers.mark(at.OVER)
    if not game.stack:
        return
    top = game.stack[-1]
    numbers.mark(at.ASKED + at.STEP_OF[type(top.effect)])
    if top.source >= 0:
        numbers.mark(at.ASKER + top.source)
    numbers.bits(at.PROGRESS, top.arg & at.EVERY_PROGRESS)
    for depth in range(len(game.stack) - 1):
        numbers.add(at.WAITING + at.STEP_OF[type(game.stack[depth].effect)])


def fill_display(game: Game, numbers: Numbers) -> None:
    """Open cards and tiles, and the stacks but for the deck."""
    for place in range(TEMPLE_CARDS):
        if game.display[place] >= 0:
            numbers.add(at.TEMPLE + game.display[place])
    for place in range(SURROUNDINGS * SURROUNDING_CARDS):
        card = game.display[TEMPLE_CARDS + place]
        if card >= 0:
            numbers.add(at.SURROUNDING + place // SURROUNDING_CARDS * at.CARDS + card)
    numbers.count(at.VILLAGE, game.village)
    numbers.count(at.DISCARD, game.discard)
    numbers.put(at.PILE, len(game.pile))
    numbers.put(at.AUTOMATON_DECK, len(game.automaton))
    numbers.count(at.AUTOMATON_USED, game.automaton_used)
    if game.automaton_used:
        numbers.mark(at.AUTOMATON_CARD + game.automaton_used[-1])


def fill_player(player: Player, numbers: Numbers, start: i64) -> None:
    """What lies openly before a player."""
    numbers.put(start + at.COINS, player.coins)
    numbers.put(start + at.SCORE, player.score)
    numbers.put(start + at.DISCOVERY, player.discovery)
    numbers.count(start + at.UPGRADES, player.upgrades)
    numbers.count(start + at.DISCARDED, player.discarded)
    fill_group(player.pool, numbers, start + at.POOL)
    if player.extra_used:
        numbers.mark(start + at.EXTRA_USED)


def fill_group(group: i64, numbers: Numbers, start: i64) -> None:
    """Meeples: the team by its landings, then how the Character lies."""
    numbers.bits(start + at.TEAM_PARTS, group >> CHARACTER_AT & 15)
    for part in range(at.TEAM_PARTS):
        count = group & 15
        if count:
            numbers.put(start + part, count)
        group >>= 4


def fill_turn(game: Game, owner: i64, numbers: Numbers, start: i64) -> None:
    """A player's meeples at the free locations, who has the marker, whose turn it is and who decides."""
    fill_group(game.camp[owner], numbers, start + at.CAMP)
    fill_group(game.harbor[owner], numbers, start + at.HARBOR)
    if game.marker == owner:
        numbers.mark(start + at.MARKER)
    if game.turn == owner:
        numbers.mark(start + at.HAS_TURN)
    if game.stack and game.stack[-1].seat == owner and not game.stack[-1].effect.chance:
        numbers.mark(start + at.DECIDES)


def fill_spaces(game: Game, seat: i64, numbers: Numbers) -> None:
    """Who stands on the Temple's and the Village's spaces and at the Stela."""
    for space, there in enumerate(game.temple_spaces):
        fill_space(game, seat, there, space, numbers)
    for space, there in enumerate(game.village_spaces):
        fill_space(game, seat, there, at.VILLAGE_AT + space, numbers)
    fill_space(game, seat, game.stela, at.STELA_AT, numbers)


def fill_space(game: Game, seat: i64, there: i64, space: i64, numbers: Numbers) -> None:
    if there == AUTOMATON_STANDS:
        numbers.mark(at.AUTOMATON_SPACES + space)
    elif there >= 0:
        start = player_start(game, seat, there >> SEAT_OF)
        numbers.mark(start + at.SPACES + space * MEEPLE_KINDS + (there & 7))


def player_start(game: Game, seat: i64, owner: i64) -> i64:
    """The first number of another player's block."""
    seats: i64 = len(game.players)
    return at.TABLE_SIZE + (owner - seat + seats) % seats * at.PLAYER_SIZE


def fill_bids(game: Game, seat: i64, numbers: Numbers) -> None:
    """Who stands at the bidding locations, in which role, with which meeples."""
    for location, bid in enumerate(game.bids):
        if bid == NO_BID:
            continue
        holder: i64 = (bid >> HOLDER_OF) - 1
        start: i64 = at.AUTOMATON_BIDS
        if holder != AUTOMATON:
            start = player_start(game, seat, holder) + at.BIDS
        start += location * at.BID_SIZE
        numbers.mark(start + (bid >> ROLE_OF & 3))
        fill_group(bid & ALL, numbers, start + at.ROLES_IN_BID)
