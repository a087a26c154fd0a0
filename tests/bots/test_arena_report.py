"""The figures of a report, on results made by hand, and the ratings, against what is known of them."""

from __future__ import annotations

import re
from math import log10
from typing import Any

import pytest

from digsite.arena.figures import Clock, mean_interval, wilson
from digsite.arena.picture import NAME, drawn
from digsite.arena.rating import Outcome, ratings
from digsite.arena.report import report
from digsite.arena.tables import budget_text, text
from digsite.text.catalog import LANGUAGES, Catalog

CONFIG = {
    "game": "arnak",
    "bots": ["a", "b"],
    "tables": [{"players": 2, "board": "bird"}],
    "games": 4,
    "seed": 0,
    "budget": {"seconds": None, "iterations": 8},
    "version": "v",
    "build": "pure",
}


def clock(*seconds: float) -> dict[str, Any]:
    made = Clock()
    for one in seconds:
        made.add(one)
    return made.plain()


def result(seats: list[str], totals: list[int], winners: list[int], deal: int = 0, **more: Any) -> dict[str, Any]:
    scores = [{"research": total - 3, "fear": 3 - 6, "cards": 6, "total": total} for total in totals]
    players = [name for name in seats if name != "rival"]
    return {
        "key": f"{seats}{deal}",
        "options": {"players": len(players), "board": "bird"},
        "seed": 0,
        "deal": deal,
        "seats": seats,
        "scores": scores,
        "winners": winners,
        "clocks": [clock(0.1, 0.2, 0.3) for _ in players],
        "faults": [{} for _ in players],
        **more,
    }


FOUR = [
    result(["a", "b"], [50, 40], [0], 0),
    result(["b", "a"], [30, 46], [1], 0),
    result(["b", "a"], [60, 60], [0, 1], 1),
    result(["a", "b"], [44, 52], [1], 1),
]


def test_wins_scores_and_parts() -> None:
    found = report(FOUR, CONFIG)
    a = found["bots"]["a"]
    assert (a["games"], a["wins"], a["win_share"]) == (4, 2.5, 0.625)
    assert found["bots"]["b"]["wins"] == 1.5
    assert a["ci95"] == [round(end, 4) for end in wilson(2.5, 4)]
    assert a["mean_score"] == 50 and a["mean_winning_score"] == 52
    assert (a["best_score"], a["worst_score"]) == (60, 44)
    assert a["breakdown"] == {"research": 47, "fear": -3, "cards": 6}
    assert a["fair_share"] == 0.5 and found["played"] == 4


def test_the_shape_that_programs_rely_on() -> None:
    found = report(FOUR, CONFIG)
    assert {"bots", "seats", "config"} <= found.keys()
    wanted = {"games", "wins", "win_share", "ci95", "mean_score", "mean_winning_score", "seconds_per_decision"}
    assert list(found["bots"]) == ["a", "b"]
    for figures in found["bots"].values():
        assert wanted <= figures.keys()
        assert isinstance(figures["seconds_per_decision"], float) and len(figures["ci95"]) == 2
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert found["config"]["budget"]["iterations"] == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_budget_of_two_limits_is_said_in_full(language: str) -> None:
    catalog = Catalog(language, "arnak", strict=True)
    said = budget_text({"iterations": 64, "seconds": 0.25}, catalog)
    assert "64" in said and "0.25 s" in said
    assert budget_text({"iterations": 64, "seconds": None}, catalog) in said


def test_seats_count_whoever_sat_there() -> None:
    first, second = report(FOUR, CONFIG)["seats"]
    assert (first["wins"], second["wins"]) == (1.5, 2.5)
    assert first["mean_score"] == (50 + 30 + 60 + 44) / 4
    assert first["bots"]["a"]["games"] == 2 and first["bots"]["a"]["wins"] == 1


def test_margins_are_taken_deal_by_deal() -> None:
    (pair,) = report(FOUR, CONFIG)["pairs"]
    assert pair["bots"] == ["a", "b"] and pair["deals"] == 2
    assert pair["margin"] == ((10 + 16) / 2 + (0 - 8) / 2) / 2
    low, high = mean_interval([13.0, -4.0]) or (0, 0)
    assert pair["ci95"] == [round(low, 4), round(high, 4)]


def test_a_bot_with_several_seats_plays_a_game_with_each() -> None:
    results = [
        result(["a", "b", "b"], [50, 40, 30], [0], 0),
        result(["b", "a", "a"], [40, 50, 50], [1, 2], 0),
        result(["b", "a", "b"], [40, 30, 20], [0], 1),
    ]
    found = report(results, CONFIG)
    a, b = found["bots"]["a"], found["bots"]["b"]
    assert (a["games"], a["wins"], a["fair_share"]) == (4, 2, 0.3333)
    assert (b["games"], b["wins"]) == (5, 1)
    assert (a["alone"]["games"], a["alone"]["wins"], a["alone"]["win_share"]) == (2, 1, 0.5)
    assert (b["alone"]["games"], b["alone"]["wins"]) == (1, 0)


def test_solo_cells() -> None:
    results = []
    for deal in range(3):
        for difficulty in (1, 3):
            options = {"players": 1, "board": "snake", "difficulty": difficulty}
            won = [0] if deal < 3 - difficulty else [1]
            results.append(result(["a", "rival"], [50 + deal, 45], won, deal, options=options))
    found = report(results, {**CONFIG, "bots": ["a"], "tables": [{"players": 1}]})
    assert list(found["bots"]) == ["a"] and found["ratings"] == {} and found["bots"]["a"]["fair_share"] is None
    assert [(cell["difficulty"], cell["games"], cell["wins"]) for cell in found["solo"]] == [(1, 3, 2), (3, 3, 0)]
    assert found["solo"][0]["mean_score"] == 51 and found["solo"][0]["mean_rival_score"] == 45


def test_lost_moves_are_told() -> None:
    faults = [{"count": {"late": 2}, "first": [{"step": 7, "reason": "late", "detail": "no answer in time"}]}, {}]
    found = report([*FOUR, result(["a", "b"], [1, 2], [1], 2, faults=faults)], CONFIG)
    assert found["faults"]["count"] == {"a": {"late": 2}} and found["faults"]["games"] == 1
    assert found["bots"]["a"]["lost_moves"] == 2 and found["bots"]["b"]["lost_moves"] == 0
    assert "no answer in time" in text(found, Catalog("en", "arnak"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_picture_in_every_language(language: str) -> None:
    catalog = Catalog(language, "arnak", strict=True)
    three = [result(["a", "b", "b"], [5, 4, 3], [0], 0), result(["b", "a", "a"], [5, 4, 3], [0], 0)]
    solo = [result(["a", "rival"], [5, 4], [0], 0, options={"players": 1, "board": "bird", "difficulty": 2})]
    for results in (FOUR, three, solo):
        found = report(results, CONFIG)
        said = text(found, catalog)
        share = "62.5%" if results is FOUR else "100.0%"
        share = share if language == "en" else share.replace(".", ",").replace("%", " %")
        assert share in said and f">{share}</text>" in drawn(found, catalog)
        assert drawn(found, catalog).startswith("<svg") and "nan" not in drawn(found, catalog)


@pytest.mark.parametrize("name", ["professor@2500", "cmd:python3 -S /somewhere/my-very-own-bot.py"])
def test_every_bar_against_the_rival_says_its_difficulty_and_its_board(name: str) -> None:
    tables = [{"players": 1, "board": board, "difficulty": level} for board in ("bird", "snake") for level in (0, 5)]
    results = [result([name, "rival"], [5, 4], [0], 0, options=options) for options in tables]
    picture = drawn(report(results, {**CONFIG, "bots": [name], "tables": tables}), Catalog("en", "arnak", strict=True))
    labels = re.findall(r'text-anchor="end"[^>]*>([^<]*)<', picture)
    assert [label[-3:] for label in labels[:4]] == [", 0", ", 5", ", 0", ", 5"]
    assert max([len(label) for label in labels]) <= NAME
    assert picture.index("difficulty: Bird Temple") < picture.index("difficulty: Snake Temple")


def test_wilson() -> None:
    """Textbook values (Newcombe 1998, method 3)."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(29, 29) == pytest.approx((0.8830, 1.0), abs=5e-5)


def test_mean_interval() -> None:
    low, high = mean_interval([1, 2, 3, 4, 5]) or (0, 0)
    assert (low, high) == pytest.approx((1.0368, 4.9632), abs=1e-3)
    assert mean_interval([7]) is None


def test_clocks_add_up() -> None:
    whole, part = Clock(), Clock()
    for thousandth in range(1, 1001):
        (whole if thousandth % 2 else part).add(thousandth / 1000)
    whole.merge(part.plain())
    assert whole.decisions == 1000 and whole.longest == 1.0 and whole.mean == pytest.approx(0.5005)
    assert whole.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert whole.quantile(0.95) == pytest.approx(0.95, rel=0.05)
    assert Clock().quantile(0.5) is None


def two(one: str, other: str, wins: int, games: int) -> list[Any]:
    return [((one, other), (1.0, 0.0))] * wins + [((one, other), (0.0, 1.0))] * (games - wins)


def test_a_rating_is_the_logarithm_of_the_odds() -> None:
    found = ratings(two("a", "b", 300, 400))
    odds = 300.5 / 100.5  # with the game that every pair is given
    assert found["a"]["rating"] - found["b"]["rating"] == pytest.approx(400 * log10(odds), abs=0.1)
    assert found["a"]["rating"] + found["b"]["rating"] == pytest.approx(3000)
    half = (found["a"]["ci95"][1] - found["a"]["ci95"][0]) / 2
    share = 300.5 / 401
    assert half == pytest.approx(1.96 * 173.72 * 0.5 / (401 * share * (1 - share)) ** 0.5, rel=1e-3)


def test_ratings_are_transitive_and_finite() -> None:
    found = ratings([*two("a", "b", 50, 50), *two("b", "c", 30, 40), *two("c", "d", 20, 40)])
    assert list(found)[:2] == ["a", "b"] and {*found} == {"a", "b", "c", "d"}
    assert found["b"]["rating"] - found["c"]["rating"] == pytest.approx(400 * log10(30.5 / 10.5), abs=1)
    assert 500 < found["a"]["rating"] - found["b"]["rating"] < 1000
    assert found["a"]["ci95"][0] < found["a"]["rating"] < found["a"]["ci95"][1]
    assert ratings([]) == {} and ratings([(("a", "a"), (1.0, 0.0))]) == {}


def test_who_never_met_is_not_compared() -> None:
    """The group with the most games is rated, whatever the order in which it grew together."""
    games = [*two("a", "b", 20, 30), *two("x", "y", 30, 50), *two("c", "d", 10, 30), *two("b", "c", 5, 10)]
    assert {*ratings(games)} == {"a", "b", "c", "d"}
    assert ratings(games) == ratings([one for one in games if "x" not in one[0]])


def test_more_than_two_seats() -> None:
    """One seat against three of another: twice as strong is two wins in five."""
    games: list[Outcome] = [(("a", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0))] * 400
    games += [(("a", "b", "b", "b"), (0.0, 1.0, 0.0, 0.0))] * 600
    found = ratings(games)
    assert found["a"]["rating"] - found["b"]["rating"] == pytest.approx(400 * log10(2), abs=1.5)
