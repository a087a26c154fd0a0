"""Actions are small integers: a verb's first number plus its target. Their texts are in `actions.py`."""

from __future__ import annotations

from typing import Final

# How many targets of each kind there are.
EXCHANGES: Final = 8  # coins for points, coins for steps; then what the six further kinds may be
LANDINGS: Final = 5  # black, white, side, standing; then the Character, or its flat landing
SPACES: Final = 9  # five of the Temple, three of the Village, the Stela
MEEPLES: Final = 4  # black, white, either, character
BIDDING: Final = 6  # quarry, small temple, ruins, black market, two ships
FREE: Final = 2  # camp and harbor master's office
CARDS: Final = 20  # five types by four bonuses
UPGRADES: Final = 76  # nineteen kinds, each with up to four different points
AUTOMATON_CARDS: Final = 10
SEATS: Final = 5
TEAM: Final = 6

# What can be put on a bidding location: (plain, either, character), at least one meeple.
GROUPS: Final = tuple(
    [
        (plain, either, character)
        for plain in range(TEAM + 1)
        for either in range(TEAM + 1 - plain)
        for character in range(2)
        if plain + either + character
    ]
)
LONE_CHARACTER: Final = GROUPS.index((0, 0, 1))
BIDS: Final = 2 * len(GROUPS) + 1  # as adventurers, as archaeologists, the Character alone as any

# What can go to a free location: (black, white, either, character), at least one meeple.
COMPANIES: Final = tuple(
    [
        (black, white, either, character)
        for black in range(TEAM + 1)
        for white in range(TEAM + 1 - black)
        for either in range(TEAM + 1 - black - white)
        for character in range(2)
        if black + white + either + character
    ]
)

# Free actions.
EXCHANGE: Final = 0

# Rolling.
REROLL: Final = EXCHANGE + EXCHANGES
REROLL_ALL: Final = REROLL + LANDINGS
DONE: Final = REROLL_ALL + 1
SKIP: Final = DONE + 1

# Placing.
PLACE: Final = SKIP + 1  # by space, then meeple
BID: Final = PLACE + SPACES * MEEPLES  # by location, then role and group
VISIT: Final = BID + BIDDING * BIDS  # by location, then company

# Activating.
TAKE_CARD: Final = VISIT + FREE * len(COMPANIES)
TAKE_UPGRADE: Final = TAKE_CARD + CARDS
KEEP: Final = TAKE_UPGRADE + UPGRADES
DROP: Final = KEEP + CARDS
SELL: Final = DROP + UPGRADES
DELIVER: Final = SELL + CARDS

# What chance decides.
SHUFFLED_ARTIFACT: Final = DELIVER + CARDS
SHUFFLED_UPGRADE: Final = SHUFFLED_ARTIFACT + CARDS
SHUFFLED_AUTOMATON: Final = SHUFFLED_UPGRADE + UPGRADES
ROLLED: Final = SHUFFLED_AUTOMATON + AUTOMATON_CARDS  # by seat, then landing
ACTIONS: Final = ROLLED + SEATS * LANDINGS
