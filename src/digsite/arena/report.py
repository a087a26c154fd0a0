"""The results as figures: the JSON report behind the tables and the chart.

A seat that wins alone has one win; a shared win is split. A bot with several seats at a
table counts one game for each, so its fair share is one divided by the number of seats.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final

from digsite.arena.figures import Clock, mean_interval, wilson
from digsite.arena.match import lost_moves
from digsite.arena.rating import Outcome, ratings
from digsite.bots.protocol import Json
from digsite.games import GAMES

RIVAL: Final = "rival"
Played = list[tuple[Json, int]]  # results, each with a seat of it


def part_of_win(result: Json, seat: int) -> float:
    return 1.0 / len(result["winners"]) if seat in result["winners"] else 0.0


def report(results: list[Json], config: Json) -> Json:
    """All figures of some results, whether they were just played or read."""
    results = [as_on_the_sheet(result, GAMES[config["game"]].parts) for result in results]
    names = list(dict.fromkeys([*config["bots"], *[name for result in results for name in result["seats"]]]))
    bots = [name for name in names if name != RIVAL]
    return {
        "bots": {name: bot_figures(results, name) for name in bots},
        "seats": seat_figures(results),
        "ratings": ratings([outcome(result) for result in results if RIVAL not in result["seats"]]),
        "pairs": pairs(results, bots),
        "solo": solo(results, bots),
        "faults": faults(results),
        "played": len(results),
        "config": config,
    }


def as_on_the_sheet(result: Json, order: tuple[str, ...]) -> Json:
    """Restore the order of score parts, which is alphabetical on disk."""
    return {**result, "scores": [{part: score[part] for part in order if part in score} for score in result["scores"]]}


def outcome(result: Json) -> Outcome:
    parts = [part_of_win(result, seat) for seat in range(len(result["seats"]))]
    return (tuple(result["seats"]), tuple(parts))


def bot_figures(results: list[Json], name: str) -> Json:
    played = [(result, seat) for result in results for seat, sits in enumerate(result["seats"]) if sits == name]
    alone = [(result, seat) for result, seat in played if result["seats"].count(name) == 1]
    clock = Clock()
    for result, seat in played:
        clock.merge(result["clocks"][seat])
    return {
        **shares(played),
        **points(played),
        "seconds_per_decision": rounded(clock.quantile(0.5)),
        "seconds": {
            "median": rounded(clock.quantile(0.5)),
            "mean": rounded(clock.mean),
            "p95": rounded(clock.quantile(0.95)),
            "max": rounded(clock.longest) if clock.counts else None,
            "decisions": clock.decisions,
        },
        "alone": shares(alone),
        "lost_moves": sum([sum(result["faults"][seat].get("count", {}).values()) for result, seat in played]),
    }


def shares(played: Played) -> Json:
    """Games, wins and their share."""
    wins = sum([part_of_win(result, seat) for result, seat in played])
    return {
        "games": len(played),
        "wins": round(wins, 4),
        "win_share": rounded(wins / len(played)) if played else None,
        "ci95": [rounded(end) for end in wilson(wins, len(played))] if played else None,
        "fair_share": fair_share([result["seats"] for result, _ in played]),
    }


def fair_share(tables: list[list[str]]) -> float | None:
    """What bots of equal strength would win; against the rival there is no such share."""
    if not tables or any([RIVAL in seats for seats in tables]):
        return None
    return rounded(fmean([1 / len(seats) for seats in tables]))


def points(played: Played) -> Json:
    """Scores: the mean, that of the winners, and the mean of each part."""
    scores = [result["scores"][seat] for result, seat in played]
    totals = [float(score["total"]) for score in scores]
    won = [float(result["scores"][seat]["total"]) for result, seat in played if seat in result["winners"]]
    parts = [part for part in (scores[0] if scores else {}) if part != "total"]
    return {
        "mean_score": rounded(fmean(totals)) if totals else None,
        "mean_score_ci95": ends(mean_interval(totals)),
        "mean_winning_score": rounded(fmean(won)) if won else None,
        "mean_winning_score_ci95": ends(mean_interval(won)),
        "best_score": max(totals) if totals else None,
        "worst_score": min(totals) if totals else None,
        "breakdown": {part: rounded(fmean([score[part] for score in scores])) for part in parts},
    }


def seat_figures(results: list[Json]) -> list[Json]:
    """How each seat did, over all bots."""
    count = max([len(result["seats"]) for result in results], default=0)
    found = []
    for seat in range(count):
        played = [(result, seat) for result in results if seat < len(result["seats"])]
        names = dict.fromkeys([result["seats"][seat] for result, _ in played])
        by_bot = {name: [(result, at) for result, at in played if result["seats"][at] == name] for name in names}
        totals = [result["scores"][seat]["total"] for result, _ in played]
        found.append(
            {
                "seat": seat,
                **shares(played),
                "mean_score": rounded(fmean(totals)),
                "bots": {name: shares(games) for name, games in by_bot.items()},
            }
        )
    return found


def pairs(results: list[Json], bots: list[str]) -> list[Json]:
    """For every two bots that met: how many points one is ahead of the other, deal by deal."""
    found = []
    for place, one in enumerate(bots):
        for other in bots[place + 1 :]:
            ahead: dict[str, list[float]] = {}
            for result in [result for result in results if one in result["seats"] and other in result["seats"]]:
                deal = f"{result['options']} {result['seed']} {result['deal']}"
                ahead.setdefault(deal, []).append(mean_total(result, one) - mean_total(result, other))
            margins = [fmean(games) for games in ahead.values()]
            if margins:
                margin = {"margin": rounded(fmean(margins)), "ci95": ends(mean_interval(margins))}
                found.append({"bots": [one, other], "deals": len(margins), **margin})
    return found


def mean_total(result: Json, name: str) -> float:
    return fmean([result["scores"][seat]["total"] for seat, sits in enumerate(result["seats"]) if sits == name])


def solo(results: list[Json], bots: list[str]) -> list[Json]:
    """Against the rival: a cell for every bot, board and difficulty."""
    alone = [result for result in results if RIVAL in result["seats"]]
    cells = sorted({(result["options"]["board"], result["options"]["difficulty"]) for result in alone})
    found = []
    for name in bots:
        for board, difficulty in cells:
            wanted = {"board": board, "difficulty": difficulty, "players": 1}
            games = [result for result in alone if result["seats"][0] == name and result["options"] == wanted]
            if games:
                rival = rounded(fmean([result["scores"][1]["total"] for result in games]))
                played = [(result, 0) for result in games]
                figures = {**shares(played), **points(played), "mean_rival_score": rival}
                found.append({"bot": name, "board": board, "difficulty": difficulty, **figures})
    return found


def faults(results: list[Json]) -> Json:
    """Lost moves by bot and reason, with the first few in full."""
    count: dict[str, dict[str, int]] = {}
    first: list[Json] = []
    for result in results:
        for seat, lost in enumerate(result["faults"]):
            name = result["seats"][seat]
            for reason, times in lost.get("count", {}).items():
                of_bot = count.setdefault(name, {})
                of_bot[reason] = of_bot.get(reason, 0) + times
            first += [{"bot": name, "deal": result["deal"], "seat": seat, **fault} for fault in lost.get("first", [])]
    return {"count": count, "first": first[:10], "games": len([result for result in results if lost_moves(result)])}


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def ends(interval: tuple[float, float] | None) -> list[Any] | None:
    return None if interval is None else [rounded(end) for end in interval]
