"""What things are worth: those who took one against those who could have and took something else.

Both are compared within the same kind of moment (bot, seat, round, how far ahead), so that the habits of strong players
and of leaders are not mistaken for value. A thing counts once per game, seat and round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from digsite.simulation.needs import arrow
from digsite.study.intervals import GROUPS, Figure, jackknife
from digsite.study.needs import numpy
from digsite.study.samples import Sample

STEPS: Final = (-12, -4, 5, 13)  # points ahead at which another kind of moment begins
LEAST: Final = 30  # cases of either kind that a comparison needs
STRATUM: Final = ["bot", "seat", "round", "lead"]
SUMS: Final = ["cases", "wins", "points"]
NEVER_A_THING: Final = frozenset(
    {"pay", "skip", "done", "continue", "end-turn", "pass", "hire", "choose", "draw", "resolve", "row", "bonus"}
)


@dataclass(frozen=True)
class Worth:
    """A thing, how often it was taken and left, and what taking it changed."""

    thing: str
    taken: int
    left: int
    wins: Figure
    points: Figure


def worths(sample: Sample) -> list[Worth]:
    """Every thing with enough cases, the most valuable first."""
    pa = arrow()
    pieces = [piece for told in sample.pieces for table in told() for piece in [counted(sample, table)]]
    if not pieces:
        return []
    keys = ["thing", *STRATUM, "group", "took"]
    whole = pa.concat_tables(pieces).group_by(keys).aggregate([(name, "sum") for name in SUMS])
    found = [compared(thing, rows) for thing, rows in by_thing(whole)]
    return sorted([one for one in found if one is not None], key=lambda one: -one.wins.value)


def counted(sample: Sample, table: Any) -> Any:
    """The cases of one piece, summed up by thing, kind of moment and group of games."""
    pa, np = arrow(), numpy()
    moments = offers(table)
    place = np.searchsorted(sample.numbers, moments["game"].to_numpy())
    seat = moments["seat"].to_numpy()
    told = {
        "thing": moments["thing"],
        "bot": pa.array(sample.seats[place, seat].tolist(), pa.string()),
        "seat": moments["seat"],
        "round": moments["round"],
        "lead": pa.array(np.digitize(moments["ahead"].to_numpy(), STEPS)),
        "group": pa.array(sample.groups[place]),
        "took": moments["took"],
        "cases": pa.array(np.ones(len(moments))),
        "wins": pa.array(sample.wins[place, seat]),
        "points": pa.array(sample.scores[place, seat]),
    }
    keys = ["thing", *STRATUM, "group", "took"]
    summed = pa.table(told).group_by(keys).aggregate([(name, "sum") for name in SUMS])
    return summed.rename_columns([*keys, *SUMS])


def offers(table: Any) -> Any:
    """One row per game, seat, round and thing on offer: whether it was taken, and the lead when it first was there."""
    pa = arrow()
    compute = pa.compute
    column = table["offered"].combine_chunks()
    parent = compute.list_parent_indices(column)
    thing = compute.list_flatten(column)
    moment = table.select(["game", "seat", "round", "ahead", "took"]).take(parent)
    took = compute.cast(compute.equal(moment["took"], thing), pa.int8())
    verbs = compute.list_element(compute.split_pattern(thing, " "), 0)
    wanted = compute.invert(compute.is_in(verbs, pa.array(sorted(NEVER_A_THING))))
    each = moment.drop_columns(["took"]).append_column("thing", thing).append_column("took", took).filter(wanted)
    grouped = each.group_by(["game", "seat", "round", "thing"], use_threads=False)
    summed = grouped.aggregate([("took", "max"), ("ahead", "first")])
    return summed.rename_columns(["game", "seat", "round", "thing", "took", "ahead"])


def by_thing(whole: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of each thing, as arrays."""
    np = numpy()
    columns = {name: whole[name].to_numpy() for name in ("seat", "round", "lead", "group", "took")}
    columns |= {name: whole[f"{name}_sum"].to_numpy() for name in SUMS}
    bots = np.array(whole["bot"].to_pylist(), dtype=object)
    things = np.array(whole["thing"].to_pylist(), dtype=object)
    order = np.argsort(things.astype(str), kind="stable")
    names, starts = np.unique(things[order].astype(str), return_index=True)
    for name, rows in zip(names, np.split(order, starts[1:]), strict=True):
        yield str(name), {**{column: values[rows] for column, values in columns.items()}, "bot": bots[rows]}


def compared(thing: str, rows: dict[str, Any]) -> Worth | None:
    """Taken against left, within strata; None if there are too few cases of either."""
    np = numpy()
    taken, left = (int(rows["cases"][rows["took"] == kind].sum()) for kind in (1, 0))
    if min(taken, left) < LEAST:
        return None
    kinds = [f"{bot}/{rest}" for bot, rest in zip(rows["bot"], stacked(rows), strict=True)]
    _, stratum = np.unique(np.array(kinds), return_inverse=True)
    sums = np.zeros((GROUPS, stratum.max() + 1, 2, len(SUMS)))
    values = np.stack([rows[name] for name in SUMS], axis=1)
    np.add.at(sums, (rows["group"], stratum, rows["took"]), values)
    wins, points = (jackknife(sums, partial(difference, at=SUMS.index(name)), taken) for name in ("wins", "points"))
    return Worth(thing, taken, left, wins, points)


def stacked(rows: dict[str, Any]) -> list[str]:
    return [f"{seat}/{turn}/{lead}" for seat, turn, lead in zip(rows["seat"], rows["round"], rows["lead"], strict=True)]


def difference(whole: Any, at: int) -> float:
    """The mean difference over strata, each weighing as much as its smaller side allows."""
    np = numpy()
    cases = whole[:, :, 0]
    usable = (cases > 0.5).all(axis=1)
    left, taken = cases[usable, 0], cases[usable, 1]
    if not len(left):
        return 0.0
    weight = left * taken / (left + taken)
    gap = whole[usable, 1, at] / taken - whole[usable, 0, at] / left
    return float(np.sum(weight * gap) / np.sum(weight))
