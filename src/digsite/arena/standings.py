"""The ladder of a game as figures, from the games of the league: ratings, who met whom, and who was alone."""

from __future__ import annotations

from itertools import combinations
from statistics import median
from typing import Final

from digsite.arena.rating import ratings
from digsite.arena.report import RIVAL, Played, outcome, points, rounded, shares, solo
from digsite.arena.version import code_of
from digsite.bots.outside import PREFIX
from digsite.bots.protocol import Json
from digsite.kernel.codec import canonical

Deal = tuple[str, int, int, tuple[str, ...]]
ENOUGH: Final = 10  # games without a difference that make an earlier version's bot the same as now


def standings(game: str, lines: list[Json], here: str) -> Json:
    """The ladder of one version, from the lines of the league's file."""
    shown = version_shown(lines, here)
    counted = [result_of(line) for line in counting(lines, shown)]
    games = [result for result in counted if RIVAL not in result["seats"]]
    rated = ratings([outcome(result) for result in games])
    ranks = {name: (entry["rating"], entry["ci95"]) for name, entry in rated.items()}
    apart = sorted({name for result in games for name in result["seats"]} - set(rated))
    ranks |= dict.fromkeys(apart, (None, None))
    alone = sorted({result["seats"][0] for result in counted if RIVAL in result["seats"]})
    return {
        "game": game,
        "version": shown,
        "here": here,
        "games": len(counted),
        "earlier": len([result for result in counted if code_of(result["version"]) != shown]),
        "bots": {
            name: {"rating": rating, "rating_ci95": interval, **bot_figures(name, games)}
            for name, (rating, interval) in ranks.items()
        },
        "pairs": pair_figures(list(ranks), games),
        "solo": solo(counted, alone),
    }


def version_shown(lines: list[Json], here: str) -> str:
    """The current version or, if it has no games, the last one that has."""
    versions = [code_of(line["version"]) for line in lines]
    return here if here in versions or not versions else versions[-1]


def counting(lines: list[Json], shown: str) -> list[Json]:
    """The games of a version, and earlier games between bots that still play the same."""
    by_version: dict[str, dict[Deal, Json]] = {}
    for line in without_former_programs(lines):
        by_version.setdefault(code_of(line["version"]), {})[deal_of(line)] = line
    own = by_version.pop(shown, {})
    found = dict(own)
    for earlier in reversed(by_version.values()):
        same = unchanged(own, earlier)
        for deal, line in earlier.items():
            if deal not in found and all([(deal[0], bot) in same for bot in line["seats"]]):
                found[deal] = line
    return list(found.values())


def without_former_programs(lines: list[Json]) -> list[Json]:
    """Without the games of programs that have since played as another version."""
    last = {entered(line): line["version"] for line in lines}
    return [line for line in lines if line["version"] == last[entered(line)]]


def entered(line: Json) -> tuple[str, ...]:
    """The version of the code, and the programs that took part."""
    programs = {name for name in line["seats"] if name.startswith(PREFIX)}
    return (code_of(line["version"]), *sorted(programs))


def unchanged(own: dict[Deal, Json], earlier: dict[Deal, Json]) -> set[tuple[str, str]]:
    """Tables and bots for which both versions played enough of the same games, all with the same scores."""
    agreed: dict[tuple[str, str], int] = {}
    differ: set[tuple[str, str]] = set()
    for deal in own.keys() & earlier.keys():
        for bot in set(own[deal]["seats"]):
            agreed[deal[0], bot] = agreed.get((deal[0], bot), 0) + 1
            if own[deal]["scores"] != earlier[deal]["scores"]:
                differ.add((deal[0], bot))
    return {place for place, games in agreed.items() if games >= ENOUGH} - differ


def deal_of(line: Json) -> Deal:
    """The table, deal and seats of a game: everything except its version."""
    return (canonical(line["options"]), line["seed"], line["deal"], tuple(line["seats"]))


def result_of(line: Json) -> Json:
    """A line of the file in the arena's form, as far as the league keeps it."""
    winners = [seat for seat, part in enumerate(line["won"]) if part]
    return {**line, "winners": winners, "scores": [{"total": total} for total in line["scores"]]}


def tables_of(games: list[Json]) -> list[Json]:
    """The tables that were played at, the smallest first."""
    found: dict[str, Json] = {canonical(result["options"]): result["options"] for result in games}
    return sorted(found.values(), key=lambda options: (options["players"], canonical(options)))


def seats_of(name: str, games: list[Json]) -> Played:
    return [(result, seat) for result in games for seat, sits in enumerate(result["seats"]) if sits == name]


def bot_figures(name: str, games: list[Json]) -> Json:
    mine = seats_of(name, games)
    medians = [result["seconds"][seat][0] for result, seat in mine if result["seconds"][seat][0] is not None]
    return {**shares(mine), **points(mine), "seconds_per_decision": rounded(median(medians)) if medians else None}


def pair_figures(names: list[str], games: list[Json]) -> list[Json]:
    """Every two bots at every kind of table where only they were."""
    found = []
    for table in tables_of(games):
        for pair in combinations(names, 2):
            met = [result for result in games if result["options"] == table and set(result["seats"]) == set(pair)]
            if met:
                found.append({"table": table, **pair_figure(list(pair), met)})
    return found


def pair_figure(pair: list[str], met: list[Json]) -> Json:
    """How often one bot won from a single seat against the other in all others; the better bot first."""
    alone = {
        name: shares([(result, at) for result, at in seats_of(name, met) if is_alone(result, name)]) for name in pair
    }
    one, other = sorted(pair, key=lambda name: -(alone[name]["win_share"] or 0.0))
    return {
        "bots": [one, other],
        "games": len(met),
        "alone": alone[one],
        "mean_scores": [points(seats_of(name, met))["mean_score"] for name in (one, other)],
        "mean_winning_score": points(seats_of(one, met))["mean_winning_score"],
    }


def is_alone(result: Json, name: str) -> bool:
    return bool(result["seats"].count(name) == 1)
