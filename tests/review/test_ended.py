"""What a measure is made of: positions at the beginning of the next round, after the action that was named."""

from __future__ import annotations

import pytest

from digsite.bots.levels import judge_of
from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.effects import Table
from digsite.kernel.play import legal_actions, settle
from digsite.review.measure import Effort, Gauge
from digsite.review.winning import winning


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ends_where_the_next_round_begins_and_leaves_its_deals_alone(game: str) -> None:
    judge = judge_of(game)
    position: Table = judge.rules.new({"players": 2})
    settle(position, SeededDice(4))
    gauge = Gauge(judge, winning(judge, judge.rules.options_of(position)))
    before, seat = judge.rules.encode(position), position.stack[-1].seat
    ended: list[Table] = []
    found = gauge.measure(position, seat, Effort(16, 1, 2), legal_actions(position)[0], ended.append)
    assert judge.rules.encode(position) == before
    assert {judge.stage(one) for one in ended} == {judge.stage(position) + 1}
    worths = [judge.worth(one, seat) for one in ended]
    assert found.points == pytest.approx(sum(worths) / len(worths))
    assert 0 < found.chance < 1
