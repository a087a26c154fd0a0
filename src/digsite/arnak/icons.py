"""Travel icons and needs. A bundle of either is one integer with six bits per kind, so bundles can be added.

A plane meets any need, a car or a boat its own kind and boots, a boot only boots (23). The fifth kind, car or boat,
keeps a choice open: as a need it is what a plane discount leaves of "boat and car", as an icon what is left of a car
and a boat when one of them has paid a boot (29, 217).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ICONS: Final[tuple[str, ...]] = ("boot", "car", "boat", "plane", "car-or-boat")
BOOT: Final = 1
CAR: Final = 1 << 6
BOAT: Final = 1 << 12
PLANE: Final = 1 << 18
CAR_OR_BOAT: Final = 1 << 24
UNITS: Final[tuple[int, ...]] = (BOOT, CAR, BOAT, PLANE, CAR_OR_BOAT)
MOST: Final = 63

HIRED_PLANE_PRICE: Final = 2
MOST_HIRED: Final = 12  # no turn has more needs than this; keeps the caches small


def number(bundle: int, unit: int) -> int:
    """How many icons (or needs) of one kind."""
    return bundle // unit & MOST


def size(bundle: int) -> int:
    """How many icons (or needs) in all."""
    pairs = (bundle & MOST) + (bundle >> 6 & MOST) + (bundle >> 12 & MOST)
    return pairs + (bundle >> 18 & MOST) + (bundle >> 24 & MOST)


def names(bundle: int) -> list[str]:
    """One name per icon, in the order boot, car, boat, plane."""
    return [name for name, unit in zip(ICONS, UNITS, strict=True) for _ in range(number(bundle, unit))]


def bundle_of(listed: list[str]) -> int:
    """The bundle that a list of names means."""
    return sum([UNITS[ICONS.index(name)] for name in listed])


def as_planes(icons: int) -> int:
    """Every icon turned into a plane (180)."""
    return PLANE * size(icons) if icons else 0


def unmet(icons: i64, needs: i64) -> i64:
    """How many needs stay unmet at best; each icon meets one. The least versatile icons are spent first."""
    spare: i64 = 0  # what is left for boots
    short: i64 = 0  # needs that more versatile icons must meet
    cars: i64 = (icons >> 6 & MOST) - (needs >> 6 & MOST)
    boats: i64 = (icons >> 12 & MOST) - (needs >> 12 & MOST)
    if cars > 0:
        spare += cars
    else:
        short -= cars
    if boats > 0:
        spare += boats
    else:
        short -= boats
    eithers: i64 = spare - (needs >> 24 & MOST)
    if eithers > 0:
        spare = eithers
    else:
        spare = 0
        short -= eithers
    keepable: i64 = (icons >> 24 & MOST) - short
    if keepable > 0:
        spare += keepable
        short = 0
    else:
        short = -keepable
    planes: i64 = (icons >> 18 & MOST) - (needs >> 18 & MOST) - short
    missing: i64 = 0
    if planes > 0:
        spare += planes
    else:
        missing = -planes
    boots: i64 = (needs & MOST) - (icons & MOST) - spare
    return missing + boots if boots > 0 else missing


@cache
def left_over(icons: int, needs: int) -> int:
    """The icons left after the needs are met, spending the least versatile first: no other payment leaves more (217).

    Only of cars and boats neither is the better one to keep; what either could have paid leaves the other open.
    """
    boots, cars, boats, planes, eithers = [number(icons, unit) for unit in UNITS]
    for need in (PLANE, CAR, BOAT, CAR_OR_BOAT, BOOT):
        for _ in range(number(needs, need)):
            if need == BOOT and boots:
                boots -= 1
            elif need == CAR and cars + eithers:
                cars, eithers = (cars - 1, eithers) if cars else (cars, eithers - 1)
            elif need == BOAT and boats + eithers:
                boats, eithers = (boats - 1, eithers) if boats else (boats, eithers - 1)
            elif need in (CAR_OR_BOAT, BOOT) and cars + boats + eithers:
                eithers += (cars > 0) + (boats > 0) - 1
                cars, boats = max(0, cars - 1), max(0, boats - 1)
            else:
                assert planes, f"{names(icons)} cannot pay {names(needs)}"
                planes -= 1
    return boots * BOOT + cars * CAR + boats * BOAT + planes * PLANE + eithers * CAR_OR_BOAT


@cache
def after_discount(needs: int, discount: int) -> int:
    """The needs a discount leaves: each of its icons covers the hardest need it can (20, 21)."""
    for unit, coverable in ((BOOT, (BOOT,)), (CAR, (CAR, BOOT)), (BOAT, (BOAT, BOOT))):
        for _ in range(number(discount, unit)):
            covered = [need for need in coverable if number(needs, need)]
            needs -= covered[0] if covered else 0
    for _ in range(number(discount, PLANE)):
        if not number(needs, PLANE) and number(needs, CAR) and number(needs, BOAT):
            needs += CAR_OR_BOAT - CAR - BOAT
            continue
        covered = [need for need in (PLANE, CAR, BOAT, CAR_OR_BOAT, BOOT) if number(needs, need)]
        needs -= covered[0] if covered else 0
    return needs
