"""Bidding locations: one role, strictly more meeples than the group there, which returns home (R-17 to R-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.kernel.refusal import Refusal
from digsite.quetzal import verbs
from digsite.quetzal.box import BIDDING, BLACK_MARKET
from digsite.quetzal.meeples import (
    ADVENTURER,
    ALL,
    ANY,
    CHARACTER,
    ENOUGH,
    PLAIN,
    ROLES,
    company,
    decided,
    eithers,
    make_profile,
    needed,
    roomy,
    size,
)
from digsite.quetzal.model import AUTOMATON, HOLDER_OF, NO_BID, ROLE_OF, Game, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

GROUPS: Final = verbs.GROUPS
LONE: Final = verbs.LONE_CHARACTER
# By group: how many meeples; and by the role they act in, what they take from a pool.
SIZES: Final[tuple[int, ...]] = tuple([sum(group) for group in GROUPS])
TAKEN: Final[tuple[tuple[int, ...], ...]] = (
    tuple([needed(plain, 0, either, character) for plain, either, character in GROUPS]),
    tuple([needed(0, plain, either, character) for plain, either, character in GROUPS]),
)
EITHER_ROLE: Final = ANY

# What a bid must be, in one number: the least number of meeples, the role or either of them, and whether a lone
# Character is not enough.
WANTED_ROLE: Final = 4
NOT_ALONE: Final = 1 << 6
OWN: Final = 0
# Where nobody stands: one meeple or more, in either role, on the Black Market as adventurers.
OPEN: Final[tuple[int, ...]] = tuple(
    [1 | (ADVENTURER if at == BLACK_MARKET else EITHER_ROLE) << WANTED_ROLE for at in range(verbs.BIDDING)]
)


def make_bid(holder: int, role: int, group: int) -> int:
    return group | role << ROLE_OF | holder + 1 << HOLDER_OF


def holder_of(bid: int) -> int:
    """The seat, AUTOMATON, or -1 for nobody."""
    return (bid >> HOLDER_OF) - 1


def role_of(bid: int) -> int:
    return bid >> ROLE_OF & 3


def group_of(bid: int) -> int:
    return bid & ALL


def terms(game: Game, location: int) -> int:
    """What a bid of the acting seat there must be; OWN if it stands there already and may not raise (R-22)."""
    bid = game.bids[location]
    if bid == NO_BID:
        return OPEN[location]
    role = bid >> ROLE_OF & 3  # a lone Character's is either one, and the bid on it fixes the colour
    if (bid >> HOLDER_OF) - 1 != game.seat:
        if game.flags.lone_character_outbid_by == 1 and bid & ALL & ~CHARACTER == 0:
            return 1 | role << WANTED_ROLE | NOT_ALONE  # one team meeple, which has a colour
        more = MORE.get(bid & ALL)
        if more is None:
            more = MORE[bid & ALL] = size(bid & ALL) + 1
        return more | role << WANTED_ROLE
    return 1 | role << WANTED_ROLE if game.flags.raise_own_bid else OWN


MORE: Final[dict[int, int]] = {}  # by group, the least that is more than it
BID_OPTIONS: Final[dict[int, tuple[int, ...]]] = {}


def bid_options(game: Game, profile: int) -> list[int]:
    """The bids that a pool allows, at any location; those of one location depend on small numbers and are cached."""
    options: list[int] = []
    for location, standing in enumerate(game.bids):
        wanted = terms(game, location) if standing else OPEN[location]
        if wanted != OWN:
            key = profile | wanted << 10 | location << 17
            found = BID_OPTIONS.get(key)
            if found is None:
                found = BID_OPTIONS[key] = tuple(list_bids(location, wanted, profile))
            options += found
    return options


def list_bids(location: int, wanted: int, profile: int) -> list[int]:
    role, least, in_company = wanted >> WANTED_ROLE & 3, wanted & 15, bool(wanted & NOT_ALONE)
    first = verbs.BID + location * verbs.BIDS
    held: i64 = roomy(profile)
    colourless = role == EITHER_ROLE or in_company  # a Character alone
    bids: list[int] = []
    for acting in range(2):
        if role in (acting, EITHER_ROLE):
            for i, taken in enumerate(TAKEN[acting]):
                fits = (held - taken) & ENOUGH == ENOUGH
                if fits and SIZES[i] >= least and not (colourless and i == LONE):
                    bids.append(first + acting * len(GROUPS) + i)
    if role == EITHER_ROLE and least == 1 and profile >> 9 and not in_company:
        bids.append(first + 2 * len(GROUPS))
    return bids


def read_bid(action: int) -> tuple[int, int, int, int, int]:
    """Location, role, plain, either and character of an action."""
    location, place = divmod(action - verbs.BID, verbs.BIDS)
    role, i = divmod(place, len(GROUPS))
    return (location, role, *GROUPS[i if role != ANY else LONE])


BID_PARTS: Final = tuple([read_bid(verbs.BID + i) for i in range(verbs.BIDDING * verbs.BIDS)])


def bid(game: Game, action: int) -> None:
    """Place a group; an ousted player takes theirs back, the automaton's are gone for the round (R-18, R-56)."""
    location, role, plain, either, character = BID_PARTS[action - verbs.BID]
    me = game.players[game.seat]
    black, white = (plain, 0) if role == ADVENTURER else (0, plain)
    group = company(me.pool, black, white, either, character)
    me.pool -= group
    if game.events is not None:
        game.emit("bid", location=BIDDING[location], role=ROLES[role], meeples=size(group))
    before = game.bids[location]
    if before != NO_BID:
        if holder_of(before) == game.seat:
            group += group_of(before)
        else:
            oust(game, location, before)
    game.bids = replaced(game.bids, location, make_bid(game.seat, role, group))


def oust(game: Game, location: int, before: int) -> None:
    """Meeples go home as they lay; those on the side or standing are free again in their role (R-20)."""
    holder, group = holder_of(before), group_of(before)
    if game.events is not None:
        name = "automaton" if holder == AUTOMATON else holder
        game.emit("ousted", location=BIDDING[location], owner=name, meeples=size(group))
    if holder != AUTOMATON:
        if not game.flags.kicked_wild_meeple_stays_wild and role_of(before) != ANY:
            group = decided(group, role_of(before))
        game.players[holder].pool += group


def no_bid(game: Game, action: int) -> Refusal:
    """Why a bid is not possible."""
    location, role, plain, either, character = BID_PARTS[action - verbs.BID]
    if location >= len(game.bids):
        return Refusal("space-covered", "R-34", 11 if len(game.players) == 2 else None)
    found = terms(game, location)
    wanted, least = found >> WANTED_ROLE & 3, found & 15
    if found == OWN:
        return Refusal("own-bid", "R-22", None)
    if wanted not in (EITHER_ROLE, role):
        return (
            Refusal("wrong-role", "R-17", 8) if game.bids[location] == NO_BID else Refusal("wrong-role", "R-18", None)
        )
    missing = missing_meeples(game.players[game.seat].pool, role, plain, either, character)
    if missing:
        return Refusal("too-few-meeples", "R-17", None, missing)
    placed = plain + either + character
    if placed < least:
        return Refusal("not-more-meeples", "R-18", None, {"meeple": least - placed})
    if found & NOT_ALONE and placed == character:
        return Refusal("not-more-meeples", "R-19", None, {"meeple": 1})
    return Refusal("wrong-role", "R-19", None)


def missing_meeples(pool: int, role: int, plain: int, either: int, character: int) -> dict[str, int]:
    held = make_profile(pool)
    named = "white" if role == 1 else "black"
    counts = ((named, plain, pool // PLAIN[role % 2] & 15), ("either", either, eithers(pool)))
    short = {name: wanted - there for name, wanted, there in counts if wanted > there}
    if character > held >> 9:
        short["character"] = 1
    return short
