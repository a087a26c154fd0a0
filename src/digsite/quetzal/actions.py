"""The catalogue: every action by number, with its notation and its verb and targets."""

from __future__ import annotations

from typing import Final

from digsite.kernel.catalogue import Catalogue, Targets
from digsite.quetzal import verbs
from digsite.quetzal.bidding import BID_PARTS
from digsite.quetzal.box import (
    BIDDING,
    CARD_NAMES,
    FREE_LOCATIONS,
    TEMPLE_SPACES,
    TILE_NAMES,
    UPGRADES,
    VILLAGE_SPACES,
)
from digsite.quetzal.meeples import KINDS, LANDINGS, ROLES
from digsite.quetzal.placement import MEEPLES
from digsite.quetzal.upgrades import EXCHANGING

AUTOMATON_NAMES: Final[tuple[str, ...]] = tuple([f"automaton_{i + 1}" for i in range(verbs.AUTOMATON_CARDS)])
SPACES: Final = (
    *[("temple", i + 1) for i in range(TEMPLE_SPACES)],
    *[("village", i + 1) for i in range(VILLAGE_SPACES)],
    ("stela", 1),
)


def one(key: str, names: tuple[str, ...]) -> Targets:
    return [{key: name} for name in names]


def bids() -> Targets:
    return [
        {"location": BIDDING[location], "role": ROLES[role], "plain": plain, "either": either, "character": character}
        for location, role, plain, either, character in BID_PARTS
    ]


def visits() -> Targets:
    return [
        {"location": location, "black": black, "white": white, "either": either, "character": character}
        for location in FREE_LOCATIONS
        for black, white, either, character in verbs.COMPANIES
    ]


NO_TARGET: Final[Targets] = [{}]
CARDS: Final = one("card", CARD_NAMES)
LANDED: Final[Targets] = [
    {"seat": seat, "landing": name} for seat in range(verbs.SEATS) for name in (*LANDINGS, "flat")
]

# In the order of `verbs`: the verb and its possible targets.
CATALOGUE_LAYOUT: Final[tuple[tuple[int, str, Targets], ...]] = (
    (verbs.EXCHANGE, "exchange", one("upgrade", tuple([UPGRADES[tile] for tile in EXCHANGING]))),
    (verbs.REROLL, "reroll", one("meeple", KINDS)),
    (verbs.REROLL_ALL, "reroll-all", NO_TARGET),
    (verbs.DONE, "done", NO_TARGET),
    (verbs.SKIP, "skip", NO_TARGET),
    (
        verbs.PLACE,
        "place",
        [{"location": place, "space": space, "meeple": meeple} for place, space in SPACES for meeple in MEEPLES],
    ),
    (verbs.BID, "bid", bids()),
    (verbs.VISIT, "visit", visits()),
    (verbs.TAKE_CARD, "take", one("thing", CARD_NAMES)),
    (verbs.TAKE_UPGRADE, "take", one("thing", TILE_NAMES)),
    (verbs.KEEP, "keep", CARDS),
    (verbs.DROP, "drop", one("upgrade", TILE_NAMES)),
    (verbs.SELL, "sell", CARDS),
    (verbs.DELIVER, "deliver", CARDS),
    (verbs.SHUFFLED_ARTIFACT, "artifacts", CARDS),
    (verbs.SHUFFLED_UPGRADE, "upgrades", one("tile", TILE_NAMES)),
    (verbs.SHUFFLED_AUTOMATON, "automaton", one("card", AUTOMATON_NAMES)),
    (verbs.ROLLED, "roll", LANDED),
)


CHANCE: Final = range(verbs.SHUFFLED_ARTIFACT, verbs.ACTIONS)
CATALOGUE: Final = Catalogue(CATALOGUE_LAYOUT, CHANCE, secret=frozenset({"keep"}))
assert len(CATALOGUE) == verbs.ACTIONS
