"""The numbers of an observation of Quetzal: their names and places, first the table's, then each player's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from digsite.kernel.observer import Block
from digsite.quetzal.actions import AUTOMATON_NAMES
from digsite.quetzal.box import (
    BIDDING,
    CARD_NAMES,
    SOURCES,
    SURROUNDINGS,
    TEMPLE_SPACES,
    TILE_NAMES,
    VILLAGE_SPACES,
)
from digsite.quetzal.effects import EFFECTS
from digsite.quetzal.meeples import CHARACTER_LANDINGS, KINDS, LANDINGS, ROLES
from digsite.quetzal.model import PHASES

if TYPE_CHECKING:
    from mypy_extensions import i64  # an integer that compiled code keeps unboxed

# What is asked, and what waits beneath, by the names of the effects.
STEPS: Final = tuple(sorted({type(effect).__name__ for effect in EFFECTS.by_text.values()}))
STEP_OF: Final[dict[type, int]] = {
    type(effect): STEPS.index(type(effect).__name__) for effect in EFFECTS.by_text.values()
}
PROGRESS_BITS: Final = tuple([str(bit) for bit in range(8)])
EVERY_PROGRESS: Final[i64] = (1 << len(PROGRESS_BITS)) - 1
ROUNDS: Final = ("1", "2", "3", "4", "5")
BOTTOM: Final = ("1", "2", "3", "4")
UNIQUE_SPACES: Final = (
    *[f"temple-{space + 1}" for space in range(TEMPLE_SPACES)],
    *[f"village-{space + 1}" for space in range(VILLAGE_SPACES)],
    "stela",
)
VILLAGE_AT: Final[i64] = TEMPLE_SPACES
STELA_AT: Final[i64] = TEMPLE_SPACES + VILLAGE_SPACES
# A group of meeples: its team by landing, those not rolled yet, then how the Character lies.
GROUP: Final = (*LANDINGS, "unrolled", *[f"character-{way}" for way in (*CHARACTER_LANDINGS, "unrolled")])
TEAM_PARTS: Final[i64] = len(LANDINGS) + 1
BID: Final = (*[f"as-{role}" for role in ROLES], *GROUP)

TABLE: Final = Block()
ROUND: Final[i64] = TABLE.each("round", ROUNDS)
PHASE: Final[i64] = TABLE.each("phase", PHASES)
OVER: Final[i64] = TABLE.one("over")
# The decision: what is asked, by which component, what is done of it, and what waits beneath.
ASKED: Final[i64] = TABLE.each("decision", STEPS)
ASKER: Final[i64] = TABLE.each("asker", SOURCES)
PROGRESS: Final[i64] = TABLE.each("progress", PROGRESS_BITS)
WAITING: Final[i64] = TABLE.each("waiting", STEPS)
# Cards and tiles on display.
TEMPLE: Final[i64] = TABLE.each("temple", CARD_NAMES)
SURROUNDING: Final[i64] = TABLE.grid("display", BIDDING[:SURROUNDINGS], CARD_NAMES)
VILLAGE: Final[i64] = TABLE.each("village", TILE_NAMES)
# Decks. Of the cards of one deck whose places a seat does not know, only the whole is known; earlier decks apart.
DECK: Final[i64] = TABLE.one("deck.artifacts")
DISCARD: Final[i64] = TABLE.each("discard", CARD_NAMES)
HIDDEN: Final[i64] = TABLE.each("hidden", CARD_NAMES)
HIDDEN_EARLIER: Final[i64] = TABLE.each("hidden-earlier", CARD_NAMES)
IN_DECK: Final[i64] = TABLE.each("in-deck", CARD_NAMES)  # known to lie there
UNDER: Final[i64] = TABLE.grid("bottom", BOTTOM, CARD_NAMES)  # known by its place from the bottom
PILE: Final[i64] = TABLE.one("deck.upgrades")
AUTOMATON_DECK: Final[i64] = TABLE.one("deck.automaton")
AUTOMATON_USED: Final[i64] = TABLE.each("used", AUTOMATON_NAMES)
AUTOMATON_CARD: Final[i64] = TABLE.each("in-play", AUTOMATON_NAMES)
AUTOMATON_SPACES: Final[i64] = TABLE.each("automaton", UNIQUE_SPACES)
AUTOMATON_BIDS: Final[i64] = TABLE.grid("automaton", BIDDING, BID)

PLAYER: Final = Block()
COINS: Final[i64] = PLAYER.one("coins")
SCORE: Final[i64] = PLAYER.one("score")
DISCOVERY: Final[i64] = PLAYER.one("discovery")
HAND: Final[i64] = PLAYER.each("hand", CARD_NAMES)  # taken openly
DRAWN: Final[i64] = PLAYER.each("drawn", CARD_NAMES)  # from the deck, and known to the seat
DRAWN_HIDDEN: Final[i64] = PLAYER.one("drawn-hidden")
DRAWN_HIDDEN_EARLIER: Final[i64] = PLAYER.one("drawn-hidden-earlier")
APART: Final[i64] = PLAYER.each("apart", CARD_NAMES)
APART_HIDDEN: Final[i64] = PLAYER.one("apart-hidden")
APART_HIDDEN_EARLIER: Final[i64] = PLAYER.one("apart-hidden-earlier")
PUT_UNDER: Final[i64] = PLAYER.one("put-under")  # how many cards under the deck this player knows
UPGRADES: Final[i64] = PLAYER.each("upgrade", TILE_NAMES)
DISCARDED: Final[i64] = PLAYER.each("discarded", TILE_NAMES)
POOL: Final[i64] = PLAYER.each("pool", GROUP)
CAMP: Final[i64] = PLAYER.each("camp", GROUP)
HARBOR: Final[i64] = PLAYER.each("harbor", GROUP)
SPACES: Final[i64] = PLAYER.grid("space", UNIQUE_SPACES, KINDS)
BIDS: Final[i64] = PLAYER.grid("bid", BIDDING, BID)
EXTRA_USED: Final[i64] = PLAYER.one("extra-used")
MARKER: Final[i64] = PLAYER.one("marker")
HAS_TURN: Final[i64] = PLAYER.one("turn")
DECIDES: Final[i64] = PLAYER.one("decides")

TABLE_SIZE: Final[i64] = len(TABLE.names)
PLAYER_SIZE: Final[i64] = len(PLAYER.names)
BID_SIZE: Final[i64] = len(BID)
ROLES_IN_BID: Final[i64] = len(ROLES)
CARDS: Final[i64] = len(CARD_NAMES)


def numbers(players: int) -> int:
    """How many numbers there are."""
    return TABLE_SIZE + players * PLAYER_SIZE


def names(players: int) -> tuple[str, ...]:
    """The name of each number."""
    whose = ["me", *[f"next{turn}" for turn in range(1, players)]]
    return (*TABLE.names, *[f"{who}.{name}" for who in whose for name in PLAYER.names])
