"""What a sample says about seats, bots, scores, length and luck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from digsite.study.intervals import GROUPS, Figure, jackknife, mean
from digsite.study.needs import numpy
from digsite.study.samples import Sample


@dataclass(frozen=True)
class Row:
    """A named figure, and what it would be if the name made no difference."""

    name: str
    figure: Figure
    fair: float | None = None


def seats(sample: Sample) -> list[Row]:
    """How often each seat wins. Only games of equal bots count, or the bots' strength would."""
    chosen = equal_bots(sample)
    groups = sample.groups[chosen]
    if not chosen.any():
        return []
    all_seats = int(sample.wins.shape[1])
    fair = 1 / sample.players if all_seats == sample.players else None  # none against an automatic opponent
    return [Row(str(seat + 1), mean(sample.wins[chosen, seat], groups), fair) for seat in range(all_seats)]


def equal_bots(sample: Sample) -> Any:
    """Which games have the same bot at all seats that decide."""
    first = sample.seats[:, 0]
    chosen = first == first
    for seat in range(1, sample.players):
        chosen = chosen & (sample.seats[:, seat] == first)
    return chosen


def bots(sample: Sample) -> list[Row]:
    """How often each bot wins a seat's share."""
    found = []
    for bot in sample.bots if len(sample.bots) > 1 else []:
        games, places = (sample.seats[:, : sample.players] == bot).nonzero()
        found.append(Row(bot, mean(sample.wins[games, places], sample.groups[games]), 1 / sample.players))
    return found


def scores(sample: Sample) -> list[Row]:
    """Mean points by part, over all seats that decide."""
    np = numpy()
    groups = np.repeat(sample.groups, sample.players)

    def over_seats(values: Any) -> Figure:
        return mean(values[:, : sample.players].ravel(), groups)

    parts = [Row(name.removeprefix("score_"), over_seats(values)) for name, values in sample.parts.items()]
    return [Row("total", over_seats(sample.scores)), *parts]


def lengths(sample: Sample) -> list[Row]:
    """How long games are, and how many legal actions a decision has."""
    np = numpy()
    groups = sample.groups
    sums = np.zeros((GROUPS, 2))
    np.add.at(sums, groups, np.stack([sample.choices, sample.decisions], axis=1).astype(float))
    branching = jackknife(sums, lambda both: both[0] / both[1] if both[1] else 0.0, int(sample.decisions.sum()))
    named = {"rounds": sample.rounds, "steps": sample.steps, "decisions": sample.decisions}
    rows = [Row(name, mean(values.astype(float), groups)) for name, values in named.items()]
    return [*rows, Row("branching", branching)]


def luck(sample: Sample) -> Row | None:
    """The share of the spread of results that the deal explains; None unless deals were played several times.

    The result is the first seat's lead over the best of the others. With the same deal and equal bots, what is left is
    the bots' own play.
    """
    np = numpy()
    chosen = equal_bots(sample) & (sample.scores.shape[1] > 1)
    deals, games = np.unique(sample.deals[chosen], return_counts=True)
    if len(deals) < GROUPS or games.max() < 2:
        return None
    lead = sample.scores[chosen, 0] - sample.scores[chosen, 1:].max(axis=1)
    sums = spread(lead, np.searchsorted(deals, sample.deals[chosen]), len(deals))
    return Row("deal", jackknife(sums, explained, len(lead)))


def spread(lead: Any, deal: Any, deals: int) -> Any:
    """For each group of deals: deals, games, sums of leads and squares, and of squared sums over deals."""
    np = numpy()
    count, total, squares = (np.bincount(deal, weights=weights, minlength=deals) for weights in (None, lead, lead**2))
    columns = [np.ones(deals), count, total, squares, total**2 / count]
    sums = np.zeros((GROUPS, len(columns)))
    np.add.at(sums, np.arange(deals) % GROUPS, np.stack(columns, axis=1))
    return sums


def explained(sums: Any) -> float:
    """The intraclass correlation of a one-way analysis of variance, from the sums above."""
    deals, games, total, squares, between = (float(value) for value in sums)
    each = games / deals
    if deals < 2 or games <= deals:
        return 0.0
    mean_between = (between - total**2 / games) / (deals - 1)
    mean_within = (squares - between) / (games - deals)
    whole = mean_between + (each - 1) * mean_within
    return (mean_between - mean_within) / whole if whole else 0.0
