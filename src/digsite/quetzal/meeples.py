"""Meeples as one number: how many landed in each way, and how the Character landed (R-07, R-09)."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.verbs import TEAM

# A group of meeples is a sum of these; four bits hold each count of team meeples.
BLACK: Final = 1
WHITE: Final = 1 << 4
SIDE: Final = 1 << 8
STANDING: Final = 1 << 12
UNROLLED: Final = 1 << 16
FLAT_CHARACTER: Final = 1 << 20
UNROLLED_CHARACTER: Final = 1 << 23
CHARACTER: Final = 15 << 20
ALL: Final = (1 << 24) - 1

LANDINGS: Final[tuple[str, ...]] = ("black", "white", "side", "standing")
CHARACTER_LANDINGS: Final[tuple[str, ...]] = ("flat", "side", "standing")
KINDS: Final[tuple[str, ...]] = (*LANDINGS, "character")
CHARACTER_KIND: Final = 4
TEAM_KINDS: Final[tuple[int, ...]] = (0, 1, 2, 3)
STANDING_LANDING: Final = 3
FLAT_LANDING: Final = 4

ADVENTURER: Final = 0
ARCHAEOLOGIST: Final = 1
ANY: Final = 2
ROLES: Final[tuple[str, ...]] = ("adventurer", "archaeologist", "any")
PLAIN: Final[tuple[int, ...]] = (BLACK, WHITE)


def size(group: int) -> int:
    """How many meeples there are."""
    team = (group & 15) + (group >> 4 & 15) + (group >> 8 & 15) + (group >> 12 & 15) + (group >> 16 & 15)
    return team + 1 if group >> 20 else team


def count(group: int, landing: int) -> int:
    """How many team meeples landed in a way, by index of LANDINGS; 4 means unrolled."""
    return group >> 4 * landing & 15


def of_kind(group: int, kind: int) -> int:
    """How many there are of a kind: a landing of team meeples, or the Character."""
    return group >> 4 * kind & 15 if kind != CHARACTER_KIND else int(group >= FLAT_CHARACTER)


def kinds_in(group: int) -> list[int]:
    """The kinds there are, as numbers of KINDS."""
    kinds = [kind for kind in TEAM_KINDS if group >> 4 * kind & 15]
    if group & CHARACTER:
        kinds.append(CHARACTER_KIND)
    return kinds


def one_of(group: int, kind: int) -> int:
    """One meeple of a kind, as a group holds it."""
    return 1 << 4 * kind if kind != CHARACTER_KIND else group & CHARACTER


def eithers(group: int) -> int:
    """How many team meeples may act in either role (R-07)."""
    return (group >> 8 & 15) + (group >> 12 & 15)


def company(pool: int, black: int, white: int, either: int, character: int) -> int:
    """A group of meeples from a pool; of those that fit either role, the ones on their side go first."""
    group = black * BLACK + white * WHITE
    if either:
        side = min(either, pool >> 8 & 15)
        group += side * SIDE + (either - side) * STANDING
    return group + (pool & CHARACTER) if character else group


def decided(group: int, role: int) -> int:
    """A group whose side and standing team meeples have become plain ones of a role (R-20, other value)."""
    plain = (group >> 4 * role & 15) + eithers(group)
    return plain * PLAIN[role] + (group & CHARACTER)


def unrolled(group: int) -> int:
    """The same meeples, not yet rolled."""
    team = size(group & ~CHARACTER & ALL)
    return team * UNROLLED + (UNROLLED_CHARACTER if group & CHARACTER else 0)


def make_profile(pool: int) -> int:
    """What placing looks at: the counts of black, white and either ones and the Character, three bits each."""
    either = (pool >> 8 & 15) + (pool >> 12 & 15)
    return pool & 15 | (pool >> 4 & 15) << 3 | either << 6 | (512 if pool & CHARACTER else 0)


# The same in four bits each; with the top one of each set, a subtraction leaves it set where the count suffices.
ENOUGH: Final = 0x8888


def needed(black: int, white: int, either: int, character: int) -> int:
    """What a group takes, to be subtracted from what `roomy` makes of a profile."""
    return black | white << 4 | either << 8 | character << 12


def roomy(profile: int) -> int:
    """A profile's counts in four bits each, with the top ones set."""
    return profile & 7 | (profile >> 3 & 7) << 4 | (profile >> 6 & 7) << 8 | profile >> 9 << 12 | ENOUGH


assert TEAM < 8
