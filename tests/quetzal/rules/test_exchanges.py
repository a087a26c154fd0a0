"""Coins for a point or a step, at any moment (R-45)."""

from __future__ import annotations

import pytest

from digsite.kernel.play import to_decide
from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST, player, settle, state
from tests.quetzal.table import asks, options, play, quetzal, refusal

VP, STEP = "exchange coins_to_vp", "exchange coins_to_discovery"
RICH = "coins: 20; upgrades: coins_to_vp coins_to_discovery"
OFFERED = {
    "rerolls": ("phase: roll; coins: 20; upgrades: coins_to_vp reroll_all", ()),
    "placing": (RICH, ()),
    "a reroll at the Camp": (RICH, ("visit camp 1 0 0 0",)),
    "a pick in the Temple": (f"{LAST}; {RICH}; at: temple/5:w", ()),
    "the card to keep": (
        f"{LAST}; coins: 20; upgrades: coins_to_vp temple_extra_draw; at: temple/3:w; temple: mummy_vp",
        ("take mummy_vp",),
    ),
    "a sale": (f"{LAST}; {RICH}; at: black_market:b1; hand: mummy_vp", ()),
    "a pick in the Village": (f"{LAST}; {RICH}; at: village/1:b", ()),
    "a tile to drop": (f"{LAST}; {RICH}; at: village/1:b; village: weapon_trio", ("take weapon_trio",)),
    "a delivery before its first card": (f"{LAST}; {RICH}; at: ship_1:b1; hand: mummy_vp", ()),
    "the moment before final scoring": (f"{LAST}; {RICH}", ()),
}


@pytest.mark.ruling("R-45")
@pytest.mark.parametrize("decision", list(OFFERED))
def test_an_exchange_is_offered_at_every_decision_of_its_owner_and_the_decision_is_asked_again(decision: str) -> None:
    position, lines = OFFERED[decision]
    game = quetzal(position)
    play(game, *lines)
    before, asked, coins = options(game), asks(game), player(game)["coins"]
    assert VP in before
    play(game, VP, VP)
    assert (player(game)["coins"], player(game)["score"]) == (coins - 4, 2)
    assert (options(game), asks(game)) == (before, asked)


@pytest.mark.ruling("R-45")
def test_no_exchange_comes_between_the_first_card_and_the_end_of_a_delivery() -> None:
    game = quetzal(f"{LAST}; {RICH}; at: ship_1:b1; hand: mummy_vp mummy_coin")
    play(game, "deliver mummy_vp")
    assert options(game) == ["deliver mummy_coin", "done"]
    assert refusal(game, VP) == ("not-now", "R-45", None)


@pytest.mark.ruling("R-45")
def test_no_exchange_comes_between_the_two_marks_of_a_reroll() -> None:
    game = quetzal("phase: roll; coins: 20; upgrades: coins_to_vp reroll_two")
    play(game, "reroll black")
    assert options(game, "exchange") == []
    assert refusal(game, VP) == ("not-now", "R-45", None)


@pytest.mark.ruling("R-45")
def test_in_the_first_phase_a_step_is_offered_without_a_reroll_tile_too() -> None:
    game = quetzal("phase: roll; coins: 3; upgrades: coins_to_discovery")
    assert (asks(game), options(game)) == ("0 pause", ["done", STEP])
    play(game, "done")
    assert asks(game) == "0 place"


@pytest.mark.ruling("R-45")
@pytest.mark.parametrize(
    "position",
    [
        "coins: 20; upgrades: coins_to_vp",
        "coins: 2; upgrades: coins_to_discovery",
        "coins: 20; upgrades: coins_to_discovery; discovery: 12",
    ],
)
def test_in_the_first_phase_nothing_is_asked_where_no_step_can_be_had(position: str) -> None:
    assert asks(quetzal(f"phase: roll; {position}")) == "0 place"


@pytest.mark.ruling("R-45")
def test_a_reroll_tile_gained_by_an_exchange_works_at_once() -> None:
    game = quetzal("phase: roll; coins: 3; discovery: 5; upgrades: coins_to_discovery; pile: reroll_all")
    play(game, STEP)
    assert (asks(game), options(game)) == ("0 roll reroll_all", ["done", "reroll-all"])


@pytest.mark.ruling("R-45")
def test_a_second_reroll_tile_gained_after_the_first_was_used_works_at_once() -> None:
    game = quetzal("phase: roll; coins: 3; discovery: 5; upgrades: coins_to_discovery reroll_two; pile: reroll_all")
    play(game, "reroll black", "done", "* roll 0 white", STEP, "drop coins_to_discovery")
    assert "reroll-all" in options(game) and not options(game, "reroll ")


@pytest.mark.ruling("R-45")
def test_a_tile_gained_while_placing_works_in_the_same_turn() -> None:
    game = quetzal("coins: 7; discovery: 5; upgrades: coins_to_discovery; pile: temple_discount; pool: w1")
    assert "place temple 1 white" in options(game)
    play(game, STEP)
    assert player(game)["coins"] == 4
    play(game, "place temple 1 white")
    assert player(game)["coins"] == 0


@pytest.mark.ruling("R-45")
def test_a_tile_gained_before_the_first_card_works_in_that_delivery() -> None:
    game = quetzal(
        f"{LAST}; at: harbor_office:b1; coins: 3; discovery: 5; upgrades: coins_to_discovery; pile: tablet_coins; hand: tablet_none"
    )
    play(game, STEP, "deliver tablet_none", "done")
    assert player(game)["coins"] == 2


@pytest.mark.ruling("R-45")
def test_a_step_is_not_offered_on_the_last_space() -> None:
    game = quetzal("coins: 9; discovery: 12; upgrades: coins_to_discovery coins_to_vp")
    assert options(game, "exchange") == [VP]
    assert refusal(game, STEP) == ("no-effect", "R-45", None)
    assert STEP in options(quetzal("coins: 9; discovery: 11; upgrades: coins_to_discovery"))


@pytest.mark.ruling("R-45")
def test_what_cannot_be_paid_is_not_offered() -> None:
    game = quetzal("coins: 1; upgrades: coins_to_discovery coins_to_vp")
    assert refusal(game, VP) == ("cannot-pay", "R-45", {"coin": 1})
    assert refusal(game, STEP) == ("cannot-pay", "R-45", {"coin": 2})
    assert options(game, "exchange") == []


@pytest.mark.ruling("R-45")
def test_before_final_scoring_an_owner_exchanges_as_often_as_they_like() -> None:
    game = quetzal(f"{LAST}; coins: 7; upgrades: coins_to_vp")
    assert (asks(game), options(game)) == ("0 pause", ["done", VP])
    play(game, VP, VP, VP)
    assert (asks(game), player(game)["score"], player(game)["coins"]) == ("over", 3, 1)


@pytest.mark.ruling("R-45")
def test_before_final_scoring_who_cannot_pay_is_not_asked() -> None:
    assert asks(quetzal(f"{LAST}; coins: 1; upgrades: coins_to_vp; 1 coins: 9; 1 upgrades: weapon_trio")) == "over"


@pytest.mark.ruling("R-45")
def test_once_coins_are_converted_nothing_is_exchanged() -> None:
    game = quetzal(f"{LAST}; coins: 7; upgrades: coins_to_vp")
    play(game, "done")
    action = RULES.catalogue.find(VP)
    assert action is not None
    answer = RULES.why(game, 0, action)
    assert (state(game)["over"], to_decide(game)) == (True, None)
    assert answer is not None and answer.code == "game-over"


@pytest.mark.ruling("R-45")
def test_a_discarded_tile_exchanges_nothing() -> None:
    game = quetzal("coins: 9; discarded: coins_to_vp")
    assert refusal(game, VP) == ("not-owned", "R-45", None)


@pytest.mark.ruling("R-45")
def test_an_earlier_round_has_no_last_exchanges() -> None:
    game = quetzal(f"{LAST.replace('round: 5; ', '')}; coins: 7; upgrades: coins_to_vp")
    settle(game)
    assert (state(game)["round"], asks(game)) == (2, "0 place")
