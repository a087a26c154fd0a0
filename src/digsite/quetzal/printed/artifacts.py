"""Artifact cards: what collections of each type are worth, and which bonuses they carry."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import BONUSES, TYPES
from digsite.quetzal.figures import AMOUNT, Row, Sheet, Source, Whole, assumed, rulebook

OQ_01: Final = assumed("OQ-01")
KNOWN: Final = rulebook("L407")
COUNTED: Final = rulebook("L43")


def artifact(kind: str, count: int, *values: tuple[int, Source]) -> Row:
    figures = {f"vp_{i + 1}": value for i, (value, _) in enumerate(values)}
    sources = {f"vp_{i + 1}": source for i, (_, source) in enumerate(values)}
    return Row((kind,), {"count": count, **figures}, {"count": COUNTED, **sources})


def variants(kind: str, *copies: tuple[int, str]) -> tuple[Row, ...]:
    """One row for each bonus, in the order none, coin, discovery, vp."""
    rows = zip(BONUSES, copies, strict=True)
    return tuple(
        [
            Row((kind, bonus), {"copies": count}, {"copies": assumed(f"OQ-02; {seen}" if seen else "OQ-02")})
            for bonus, (count, seen) in rows
        ]
    )


SEEN: Final = "variant seen"
NOT_SEEN: Final = "variant not seen"

# fmt: off
ARTIFACT_TYPES: Final = Sheet(
    "artifact_type", ("id",), {"count": Whole(0, 75), "vp_1": AMOUNT, "vp_2": AMOUNT, "vp_3": AMOUNT}, (
        artifact("pottery",   21, (1, OQ_01), (3, OQ_01), (5, OQ_01)),
        artifact("weapon",    18, (1, OQ_01), (3, OQ_01), (6, OQ_01)),
        artifact("tablet",    15, (1, OQ_01), (4, OQ_01), (7, OQ_01)),
        artifact("statuette", 12, (2, OQ_01), (5, OQ_01), (8, KNOWN)),
        artifact("mummy",      9, (2, OQ_01), (6, KNOWN), (10, OQ_01)),
    ),
)
ARTIFACT_VARIANTS: Final = Sheet(
    "artifact_variant", ("type", "bonus"), {"copies": Whole(0, 75)}, (
        *variants("pottery",   (12, ""), (3, SEEN),     (3, NOT_SEEN),                       (3, SEEN)),
        *variants("weapon",    (9, ""),  (3, SEEN),     (3, SEEN),                           (3, NOT_SEEN)),
        *variants("tablet",    (6, ""),  (3, SEEN),     (3, "variant seen, L501"),           (3, SEEN)),
        *variants("statuette", (3, ""),  (3, SEEN),     (3, "at least 2 needed by L411"),    (3, SEEN)),
        *variants("mummy",     (3, ""),  (2, NOT_SEEN), (2, SEEN),                           (2, NOT_SEEN)),
    ),
)
# fmt: on

assert tuple([row.key[0] for row in ARTIFACT_TYPES.rows]) == TYPES
