"""The pieces of a review by themselves: groups, kinds, marks, curves, the win chances, and luck that is fair."""

from __future__ import annotations

from typing import Final

import pytest

from digsite.bots.levels import judge_of
from digsite.dice import SeededDice
from digsite.kernel.play import deal, settle
from digsite.kernel.record import RecordedStep
from digsite.review.games import GAMES
from digsite.review.groups import group_of as grouped
from digsite.review.groups import groups
from digsite.review.kinds import kind_of, kinds
from digsite.review.luck import Fortune
from digsite.review.marks import CERTAIN, MARKS, accuracy, counted, mark
from digsite.review.measure import Effort, Gauge
from digsite.review.winning import fitted, winning
from digsite.text.catalog import LANGUAGES, Catalog

TABLES: Final = [
    ("arnak", {"players": players, "board": board}) for players in (1, 2, 3, 4) for board in ("bird", "snake")
] + [("quetzal", {"players": players}) for players in (2, 3, 4, 5)]


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_is_in_a_group_and_every_group_has_sentences(game: str) -> None:
    judge = judge_of(game)
    used = {grouped(game, feature) for feature in judge.features}
    assert used <= set(groups(game))
    rest = [feature for feature in judge.features if grouped(game, feature) == GAMES[game].other_group]
    assert all(feature.islower() for feature in rest)
    for language in LANGUAGES:
        catalog = Catalog(language, game, strict=True)
        for group in groups(game):
            said = {catalog.say(f"ui-coach-{group}", way=way, points="1.5") for way in ("more", "less")}
            assert len(said) == 2 and all("1.5" in one for one in said)
        for kind in kinds(game):
            assert catalog.say(f"ui-review-kind-{kind}")
        for name, _ in MARKS:
            assert catalog.say(f"ui-review-mark-{name}")


def test_decisions_have_kinds() -> None:
    assert kind_of("arnak", "dig camp-coin 1") == "dig"
    assert kind_of("arnak", "play hat") == "cards"
    assert kind_of("quetzal", "bid quarry adventurer 0 0 1") == "bids"


def test_marks_come_from_losses_beyond_their_error() -> None:
    assert [mark(loss) for loss in (0.0, 0.029, 0.03, 0.06, 0.12, 0.9)] == [
        *("good", "good", "inaccuracy", "mistake", "blunder", "blunder")
    ]
    assert counted(0.1, 0.1 / CERTAIN + 0.001) == 0.0
    assert counted(0.1, 0.01) == 0.1
    assert counted(-0.1, 0.0) == 0.0
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100.0
    assert 0 < (accuracy([0.5]) or 0) < 10


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_greater_lead_wins_more_often(game: str, options: dict[str, object]) -> None:
    judge = judge_of(game)
    full = judge.rules.options(options)
    curves = winning(judge, full).curves
    assert len(curves) == judge.phases
    for curve in curves[1:]:
        chances = [curve.at(lead) for lead in (-1000, -20, 0, 20, 1000)]
        assert chances == sorted(chances) and 0 < chances[0] < chances[-1] < 1
    if options["players"] == 2:
        assert all(curve.at(0) == pytest.approx(0.5, abs=0.02) for curve in curves)
    assert len(fitted()) == len(TABLES)


def test_a_measure_uses_nothing_that_the_seat_does_not_know() -> None:
    """Two games that a seat cannot tell apart are worth the same to it; with open cards they are not."""
    judge = judge_of("arnak")
    rules = judge.rules
    game = rules.new({"players": 2})
    settle(game, SeededDice(5))
    other = rules.determinize(rules.view(game, 0), SeededDice(6))
    assert rules.encode(game) != rules.encode(other)
    curves = winning(judge, rules.options_of(game))
    values = []
    for openly in (False, True):
        gauge = Gauge(judge, curves, openly)
        values.append([gauge.measure(one, 0, Effort(24, 1, 3)).chance for one in (game, other)])
    assert values[0][0] == values[0][1]
    assert values[1][0] != values[1][1]


def test_a_shuffle_shows_nothing_and_a_roll_is_luck() -> None:
    judge = judge_of("quetzal")
    rules = judge.rules
    game = rules.new({"players": 2})
    lucks = []
    gauge = Gauge(judge, winning(judge, rules.options_of(game)))
    dice = SeededDice(3)
    while game.stack[-1].effect.chance:
        before = rules.copy(game)
        came = deal(game, dice)
        luck = Fortune(gauge, 0, 8, 1).luck(before, RecordedStep(-1, came), game)
        lucks.append((rules.catalogue[came[0]].notation.split()[0], luck))
    assert all(luck is None for verb, luck in lucks if verb in ("artifacts", "upgrades"))
    assert any(luck is not None and luck.value != 0 for verb, luck in lucks if verb == "roll")
