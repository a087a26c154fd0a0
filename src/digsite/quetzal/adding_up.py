"""Checks across the figures of an edition, and the one normal form of each figure."""

from __future__ import annotations

from typing import Final

from digsite.quetzal.box import AUTOMATON_MEEPLES, EXTRAS, TYPES, WORTHS
from digsite.quetzal.corrections import Corrections, Key, listed, number
from digsite.quetzal.figures import Value
from digsite.quetzal.printed.upgrades import EFFECT_FIGURES, SHAPES, TILES

ARTIFACTS: Final = 75
TRACK: Final = "discovery_track.space"


def add_up(corrections: Corrections) -> None:
    """Totals must be right: 75 artifacts, 24 upgrades, 6 meeples per card, a track without gaps."""
    figures, wrong, place = corrections.figures, corrections.wrong, corrections.place
    for kind in TYPES:
        counted = number(figures["artifact_type"][(kind,)]["count"])
        copies = sum([number(row["copies"]) for key, row in figures["artifact_variant"].items() if key[0] == kind])
        if counted != copies:
            where = place("artifact_variant", field="copies")
            where = where if "[" in where else place("artifact_type", (kind,), "count")
            wrong(where, f"{copies} {kind} cards in all variants, but its count is {counted}")
    total = sum([number(row["count"]) for row in figures["artifact_type"].values()])
    if total != ARTIFACTS:
        wrong(place("artifact_type", field="count"), f"{ARTIFACTS} artifacts are expected in all, not {total}")
    tiles = sum([number(row.get("copies", 0)) for row in figures["upgrade"].values()])
    if tiles != TILES:
        wrong(place("upgrade", field="copies"), f"{TILES} upgrades are expected in all, not {tiles}")
    check_extras(corrections)
    for key, row in figures["upgrade"].items():
        check_worths(corrections, key, row)
    for key, row in figures["automaton_card"].items():
        check_automaton_card(corrections, key, row)
    for key, row in figures["player_count"].items():
        if len(listed(row["starting_coins_by_seat"])) != key[0]:
            wrong(place("player_count", key), f"{key[0]} amounts are expected, one for each seat")
    check_covered(corrections)
    check_track(corrections)


def check_extras(corrections: Corrections) -> None:
    """A further kind of tile states every figure; those of its effect are 0 if it does not."""
    rows = corrections.figures["upgrade"]
    named: set[Value] = set()
    for key in [key for key in rows if key[0] in EXTRAS]:
        row, where = rows[key], corrections.place("upgrade", key)
        missing = [field for field in ("name", "effect", "copies", "end_vp") if field not in row]
        if missing or not row["copies"]:
            corrections.wrong(where, f"{key[0]} needs {missing[0] if missing else 'at least one copy'}")
            row |= {field: 0 for field in ("copies", "end_vp") if field not in row}
            continue
        own = EFFECT_FIGURES[str(row["effect"])]
        for field in [field for field in row if field.startswith("params.") and field not in own]:
            corrections.wrong(corrections.place("upgrade", key, field), f"{row['effect']} has no such figure")
        if "params.pay_coins" in own and "params.pay_coins" not in row:
            corrections.wrong(where, f"{key[0]} needs params.pay_coins")
        if row["name"] in named:
            corrections.wrong(where, f"a second tile is called {row['name']}")
        named.add(row["name"])
        rows[key] = {field: row.get(field, 0) for field in SHAPES if field in row or field in own}


def check_worths(corrections: Corrections, key: Key, row: dict[str, Value]) -> None:
    """One number for all copies, or one for each, from the lowest; equal ones are written once."""
    worths = row["end_vp"]
    if not isinstance(worths, list):
        return
    where = corrections.place("upgrade", key, "end_vp")
    if len(worths) != row["copies"]:
        corrections.wrong(where, f"{row['copies']} numbers are expected, one for each copy, not {len(worths)}")
    elif len(set(worths)) > len(WORTHS):
        corrections.wrong(where, f"at most {len(WORTHS)} different numbers are possible")
    row["end_vp"] = sorted([number(one) for one in worths])
    if len(set(worths)) == 1:
        row["end_vp"] = number(worths[0])


def check_covered(corrections: Corrections) -> None:
    """The covered spaces of the Village: a number, or a list of none or several, each once."""
    row = corrections.figures["location.village"][()]
    covered = row["covered_in_2p"]
    if isinstance(covered, list):
        if len(set(covered)) != len(covered):
            corrections.wrong(corrections.place("location.village", (), "covered_in_2p"), "each space once is expected")
        spaces = sorted([number(one) for one in covered])
        row["covered_in_2p"] = spaces[0] if len(spaces) == 1 else spaces


def check_automaton_card(corrections: Corrections, key: Key, row: dict[str, Value]) -> None:
    meeples = len(listed(row["temple"])) + number(row["surrounding_meeples"]) + number(row["third_meeples"])
    where = corrections.place("automaton_card", key)
    if meeples != AUTOMATON_MEEPLES:
        corrections.wrong(where, f"a card places {AUTOMATON_MEEPLES} meeples, not {meeples}")
    if row["third"] == "black_market" and row["third_role"] != "adventurer":
        corrections.wrong(where, "only adventurers stand on the Black Market")


def check_rewards(corrections: Corrections, index: int, row: dict[str, Value]) -> None:
    """One reward, or as many kinds as amounts; exactly a space without any has the amount 0."""
    kinds, amounts = several(row["kind"]), several(row["amount"])
    where = corrections.place(TRACK, (index,))
    if len(kinds) != len(amounts):
        corrections.wrong(where, f"space {index}: as many kinds as amounts are expected")
    elif len(set(kinds)) != len(kinds) or (len(kinds) > 1 and "none" in kinds):
        corrections.wrong(where, f"space {index}: several kinds of rewards are expected, each once")
    elif any([(kind == "none") != (amount == 0) for kind, amount in zip(kinds, amounts, strict=True)]):
        corrections.wrong(where, f"space {index}: exactly a space of kind none has the amount 0")
    elif len(kinds) == 1:
        row["kind"], row["amount"] = kinds[0], amounts[0]


def several(value: Value) -> list[int | str]:
    """A figure that may be a list, as a list."""
    return [*value] if isinstance(value, list) else [value]


def check_track(corrections: Corrections) -> None:
    """A row for every space up to the length; anything beyond is cut off."""
    rows = corrections.figures[TRACK]
    length = number(corrections.figures["discovery_track"][()]["length"])
    for index in range(1, length + 1):
        row = rows.get((index,), {})
        if set(row) != {"kind", "amount"}:
            corrections.wrong(corrections.place("discovery_track"), f"space {index} needs a kind and an amount")
        else:
            check_rewards(corrections, index, row)
    if length < max([number(key[0]) for key in rows]):
        beyond = [key for key in rows if number(key[0]) > length]
        named = [key for key in beyond if (TRACK, key) in corrections.seen]
        if named:
            where = corrections.place(TRACK, named[0])
            corrections.wrong(where, f"space {named[0][0]} lies beyond the track's length of {length}")
        for key in beyond:
            del rows[key]
