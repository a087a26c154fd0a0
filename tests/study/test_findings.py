"""The figures of a study, on samples whose truth is known."""

from __future__ import annotations

import random

import pytest

from digsite.study.openings import openings
from digsite.study.overview import luck, scores, seats
from digsite.study.samples import together
from digsite.study.worth import worths
from tests.study.made import decision_row, game_row, planted, sample

THINGS = {"buy sea-turtle": 6, "buy horse": 0, "buy dog": 0}


def test_a_planted_worth_is_found_and_nothing_else() -> None:
    found = {worth.thing: worth for worth in worths(planted(3000, THINGS))}
    turtle = found["buy sea-turtle"]
    assert turtle.points.low < 6 < turtle.points.high
    assert turtle.wins.certain
    assert turtle.wins.value > 0.1
    assert turtle.taken + turtle.left == 6000
    assert found["buy horse"].points.high < 0  # against those who often had the turtle instead


def test_a_strong_players_habit_is_not_taken_for_worth() -> None:
    dice = random.Random(2)
    rows, decisions = [], []
    for number in range(3000):
        bots = ["professor", "novice"] if number % 2 else ["novice", "professor"]
        rows.append(game_row(number, bots, [round(dice.gauss(50 + 20 * (bot == "professor"), 8)) for bot in bots]))
        for seat, bot in enumerate(bots):
            likes = 0.8 if bot == "professor" else 0.2
            took = "buy horse" if dice.random() < likes else "buy dog"
            decisions.append(decision_row(number, seat, took, ["buy dog", "buy horse"]))
    horse = next(worth for worth in worths(sample(rows, decisions)) if worth.thing == "buy horse")
    assert not horse.wins.certain
    assert abs(horse.points.value) < 2


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    covered = sum([abs_covers(seed) for seed in range(40)])
    assert 33 <= covered <= 40  # 95% of 40 are 38; fewer than 33 have a chance of one in a thousand


def abs_covers(seed: int) -> bool:
    turtle = next(worth for worth in worths(planted(300, THINGS, seed)) if worth.thing == "buy sea-turtle")
    return turtle.points.low < 6 < turtle.points.high


def test_seats_and_scores_are_those_of_the_games() -> None:
    rows = [game_row(number, ["scout", "scout"], [60, 40] if number % 4 else [40, 60]) for number in range(400)]
    made = sample(rows, [])
    first, second = seats(made)
    assert (first.figure.value, second.figure.value, first.fair) == (0.75, 0.25, 0.5)
    assert first.figure.low < 0.75 < first.figure.high
    assert scores(made)[0].figure.value == 50


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_the_luck_of_the_deal_is_measured(share: float) -> None:
    dice = random.Random(3)
    rows = []
    for deal in range(1500):
        given = dice.gauss(0, share**0.5 * 20)
        for again in range(2):
            lead = round(given + dice.gauss(0, (1 - share) ** 0.5 * 20))
            rows.append(game_row(2 * deal + again, ["scout", "scout"], [100 + lead, 100], deal))
    found = luck(sample(rows, []))
    assert found is not None
    assert found.figure.low - 0.02 < share < found.figure.high + 0.02


def test_openings_count_a_seats_first_actions() -> None:
    rows = [game_row(number, ["scout", "scout"], [50, 40]) for number in range(60)]
    told = [
        decision_row(number, 0, thing, [thing, "pass"])
        for number in range(60)
        for thing in ("dig camp-coin", "buy dog")
    ]
    found = {one.things: one for one in openings(sample(rows, told))}
    assert set(found) == {("dig camp-coin",), ("dig camp-coin", "buy dog")}
    assert found[("dig camp-coin",)].wins.value == 1.0


def test_samples_of_the_same_table_are_put_together() -> None:
    one, other = planted(100, THINGS, 1), planted(100, THINGS, 2)
    both = together([one, other])
    assert len(both) == 1
    assert len(both[0]) == 200
    assert sum([worth.taken for worth in worths(both[0])]) == 400
