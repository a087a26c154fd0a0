"""Phase 1: rolling and rerolling (R-05 to R-13)."""

from __future__ import annotations

import pytest

from digsite.kernel.play import apply, deal, legal_actions, outcomes
from digsite.quetzal import RULES
from tests.quetzal.table import (
    InOrder,
    asks,
    fresh,
    options,
    outcome,
    play,
    quetzal,
    refusal,
    seat_state,
    settle,
    state,
)

ROLL = "phase: roll; pool: u6 uc"


def rolled(*landings: str, given: str = ROLL) -> dict[str, str]:
    return outcome(given, f"* roll 0 {' '.join(landings)}")


@pytest.mark.ruling("R-05")
@pytest.mark.parametrize(("players", "team"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_everyone_rolls_all_meeples_the_character_last(players: int, team: int) -> None:
    game = RULES.new({"players": players})
    lines = []
    while game.stack[-1].effect.chance:
        lines.append(RULES.catalogue.line(deal(game, InOrder())))
    rolls = [line for line in lines if line.startswith("roll")]
    assert rolls == [f"roll {seat} {'black ' * team}flat" for seat in range(players)]


@pytest.mark.ruling("R-06")
def test_a_standing_meeple_pays_a_coin_at_once_and_one_on_its_side_does_not() -> None:
    found = rolled("standing", "standing", "side", "side", "black", "white", "standing")
    assert found["me.coins"] == "+3"
    assert "me.coins" not in rolled("side", "black", "black", "black", "black", "black", "side")


@pytest.mark.ruling("R-07")
def test_black_are_adventurers_white_archaeologists_side_and_standing_either() -> None:
    game = quetzal("coins: 9; pool: b1 w1 s1 t1")
    assert options(game, "place temple 1") == ["place temple 1 either", "place temple 1 white"]
    assert options(game, "place village 1") == ["place village 1 black", "place village 1 either"]


@pytest.mark.ruling("R-08")
def test_what_an_either_meeple_is_is_decided_when_it_is_placed() -> None:
    both = ["bid quarry adventurer 0 1 0", "bid quarry archaeologist 0 1 0"]
    for meeple in ("s1", "t1"):
        assert options(quetzal(f"pool: {meeple}"), "bid quarry") == both
    rolled_now = quetzal("phase: roll; pool: u6 uc")
    play(rolled_now, "* roll 0 side black black black black black flat")
    assert asks(rolled_now) == "0 place"


@pytest.mark.ruling("R-09")
@pytest.mark.parametrize("landing", ["c", "cs", "ct"])
def test_the_character_is_either_whatever_its_landing(landing: str) -> None:
    game = quetzal(f"coins: 5; pool: {landing}")
    assert options(game, "place temple 1") == ["place temple 1 character"]
    assert options(game, "place village 1") == ["place village 1 character"]
    assert options(game, "bid quarry") == ["bid quarry any 0 0 1"]


@pytest.mark.ruling("R-09")
def test_the_characters_roll_matters_for_the_coin_only() -> None:
    assert rolled("black", "black", "black", "black", "black", "black", "standing")["me.coins"] == "+1"


@pytest.mark.ruling("R-10")
def test_a_coin_already_earned_is_kept_when_the_meeple_is_rerolled() -> None:
    given = "phase: roll; upgrades: reroll_two; coins: 1; pool: t1 b5 c"
    assert "me.coins" not in outcome(given, "reroll standing", "done", "* roll 0 black")


@pytest.mark.ruling("R-11")
def test_a_meeple_that_stands_after_a_reroll_pays_again() -> None:
    given = "phase: roll; upgrades: reroll_two; coins: 1; pool: t1 b5 c"
    assert outcome(given, "reroll standing", "done", "* roll 0 standing")["me.coins"] == "+1"
    assert outcome("pool: t1 b1", "visit camp 1 0 0 0", "reroll standing", "* roll 0 standing")["me.coins"] == "+2"


@pytest.mark.ruling("R-12")
def test_each_reroll_tile_is_used_once_a_round() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two reroll_all; pool: b6 c")
    play(game, "reroll black", "done", "* roll 0 black")
    assert options(game) == ["done", "reroll-all"]
    assert refusal(game, "reroll black") == ("already-used", "R-12", None)
    play(game, "reroll-all", "* roll 0 black black black black black black flat")
    assert asks(game) == "0 place"


@pytest.mark.ruling("R-12")
def test_each_tile_may_be_used_again_in_the_next_round() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two; pool: b6 c")
    play(game, "reroll black", "done", "* roll 0 white")
    while state(game)["round"] == 1:
        play(game, max(options(game, "visit camp"), default="skip"))
    settle(game)
    assert (asks(game), "reroll black" in options(game)) == ("0 roll reroll_two", True)


@pytest.mark.ruling("R-12")
def test_all_means_every_meeple_with_the_character() -> None:
    game = quetzal("phase: roll; upgrades: reroll_all; coins: 2; pool: t1 s1 b4 ct")
    play(game, "reroll-all")
    assert (seat_state(game)["meeples"]["unrolled"], seat_state(game)["meeples"]["character"]) == (6, "unrolled")
    play(game, "* roll 0 standing white white white white white flat")
    assert (seat_state(game)["coins"], asks(game)) == (3, "0 place")


@pytest.mark.ruling("R-12")
def test_two_marked_meeples_are_thrown_together() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two; pool: b6 c")
    play(game, "reroll black", "reroll black")
    assert (asks(game), seat_state(game)["meeples"]["unrolled"]) == ("* chance reroll_two", 2)


@pytest.mark.ruling("R-12")
def test_marking_shows_what_can_still_be_marked() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two reroll_all; pool: b1 w5 c")
    assert options(game) == ["done", "reroll black", "reroll character", "reroll white", "reroll-all"]
    play(game, "reroll black")
    assert options(game) == ["done", "reroll character", "reroll white"]
    assert refusal(game, "reroll black") == ("too-few-meeples", "R-12", {"black": 1})


@pytest.mark.ruling("R-12")
def test_rerolls_are_for_phase_1_and_their_owner_only() -> None:
    game = quetzal("upgrades: reroll_two")
    assert refusal(game, "reroll black")[0] == "not-now"
    game = quetzal("phase: roll; upgrades: reroll_two")
    assert refusal(game, "reroll-all") == ("not-owned", "R-12", None)


@pytest.mark.ruling("R-12")
def test_the_character_marked_first_is_rolled_first() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two; pool: b6 c")
    play(game, "reroll character", "reroll black")
    assert options(game) == ["roll 0 flat", "roll 0 side", "roll 0 standing"]
    play(game, "* roll 0 side")
    assert options(game) == ["roll 0 black", "roll 0 side", "roll 0 standing", "roll 0 white"]
    play(game, "* roll 0 white")
    assert seat_state(game)["meeples"]["character"] == "side"


@pytest.mark.ruling("R-13")
def test_rerolls_come_after_all_rolls_and_before_any_placing() -> None:
    game = quetzal("phase: roll; upgrades: reroll_two; 1 pool: u6 uc; pool: u6 uc; 2 upgrades: reroll_two")
    assert asks(game) == "* chance"
    play(game, "* roll 0 black black black black black black flat")
    assert asks(game) == "* chance"
    play(game, "* roll 1 black black black black black black flat")
    assert asks(game) == "0 roll reroll_two"
    play(game, "done")
    assert asks(game) == "2 roll reroll_two"
    play(game, "done")
    assert asks(game) == "0 place"


@pytest.mark.ruling("OQ-08")
def test_the_landing_odds_are_those_of_the_edition() -> None:
    game = quetzal(ROLL)
    legal_actions(game)
    assert [weight for _, weight in outcomes(game)] == [20, 20, 7, 3]
    play(game, "* roll 0 black black black black black black")
    legal_actions(game)
    assert [weight for _, weight in outcomes(game)] == [40, 7, 3]
    odds = {"meeple": {"odds_team": {"black": 1, "white": 2, "side": 3, "standing": 4}}}
    other = RULES.new({"players": 3, "edition": odds})
    for _ in range(2):
        deal(other, InOrder())
    legal_actions(other)
    assert [weight for _, weight in outcomes(other)] == [1, 2, 3, 4]


def test_with_chance_asked_one_at_a_time_the_outcome_is_the_same() -> None:
    one, two = fresh(3), RULES.new({"players": 3})
    while two.stack[-1].effect.chance:
        apply(two, legal_actions(two)[0])
    assert RULES.encode(one) == RULES.encode(two)
