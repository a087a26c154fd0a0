"""Deliveries: collections, bonuses, tiles (R-37, R-41 to R-44, R-54)."""

from __future__ import annotations

import pytest

from tests.quetzal.table import asks, options, outcome, play, quetzal, refusal, seat_state, state

ACTIVATE = "round: 5; phase: activate; pool: -; 1 pool: -; 2 pool: -"
SHIP = f"{ACTIVATE}; at: ship_1:b1"
HARBOR = f"{ACTIVATE}; at: harbor_office:b1"
DONE = {"over": "yes", "phase": "prepare", "asks": "over"}


def delivered(position: str, *cards: str) -> dict[str, str]:
    """What the owner gains by one delivery of all these cards."""
    hand = " ".join(cards)
    found = outcome(f"{position}; hand: {hand}", *[f"deliver {card}" for card in cards], "done")
    return {
        key.removeprefix("me."): value
        for key, value in found.items()
        if key in ("me.coins", "me.score", "me.discovery")
    }


@pytest.mark.ruling("R-37")
def test_each_harbor_meeple_is_its_own_delivery() -> None:
    game = quetzal(f"{ACTIVATE}; at: harbor_office:b2; hand: mummy_none mummy_none mummy_none mummy_coin")
    play(game, "deliver mummy_none", "deliver mummy_none", "deliver mummy_none")
    assert refusal(game, "deliver mummy_coin") == ("over-limit", "R-54", None)
    play(game, "done")
    assert (asks(game), seat_state(game)["score"]) == ("0 deliver harbor_office", 10)
    play(game, "deliver mummy_coin", "done")
    assert seat_state(game)["score"] == 12


@pytest.mark.ruling("R-37")
def test_sets_and_bonuses_do_not_combine_across_meeples() -> None:
    given = f"{ACTIVATE}; at: harbor_office:b2; hand: mummy_none mummy_none; upgrades: mixed_trio"
    game = quetzal(given)
    play(game, "deliver mummy_none", "done", "deliver mummy_none", "done")
    assert seat_state(game)["score"] == 4


@pytest.mark.ruling("R-37")
def test_flag_all_harbor_meeples_of_a_player_are_one_delivery() -> None:
    given = f"flags: harbor_meeples_are_separate_deliveries; {ACTIVATE}; at: harbor_office:b2"
    six = ("mummy_none", "mummy_none", "mummy_none", "mummy_coin", "mummy_coin", "mummy_vp")
    assert delivered(given, *six) == {"coins": "+2", "score": "+21"}
    game = quetzal(f"{given}; hand: {' '.join(six)} mummy_vp")
    play(game, *[f"deliver {card}" for card in six])
    assert options(game) == ["done"]


@pytest.mark.ruling("R-41")
def test_a_trio_pays_once_however_many_cards_there_are() -> None:
    six = ["pottery_none"] * 6
    assert delivered(f"{SHIP}; upgrades: pottery_trio", *six) == {"coins": "+1", "score": "+13"}


@pytest.mark.ruling("R-41")
def test_two_different_tiles_may_both_trigger() -> None:
    cards = ("pottery_none", "pottery_none", "pottery_none", "weapon_none", "tablet_none")
    found = delivered(f"{SHIP}; upgrades: pottery_trio mixed_trio", *cards)
    assert found == {"coins": "+1", "score": f"+{5 + 1 + 1 + 3 + 4}"}


@pytest.mark.ruling("R-41")
def test_flag_once_for_each_complete_trio() -> None:
    flag = "flags: trio_bonus_once_per_delivery"
    assert delivered(f"{flag}; {SHIP}; upgrades: pottery_trio", *["pottery_none"] * 6) == {
        "coins": "+2",
        "score": "+16",
    }
    pairs = ("pottery_none", "pottery_none", "weapon_none", "weapon_none", "tablet_none", "tablet_none")
    assert delivered(f"{flag}; {SHIP}; upgrades: mixed_trio", *pairs) == {"score": f"+{3 + 3 + 4 + 8}"}


@pytest.mark.ruling("R-42")
def test_the_extra_card_is_for_each_delivery() -> None:
    game = quetzal(f"{ACTIVATE}; at: harbor_office:b2; upgrades: extra_delivery; hand: {' '.join(['weapon_none'] * 9)}")
    for _ in range(2):
        play(game, *["deliver weapon_none"] * 4)
        assert options(game) == ["done"]
        play(game, "done")


@pytest.mark.ruling("R-42")
def test_flag_the_extra_card_is_for_one_delivery_a_round_of_the_owners_choice() -> None:
    flag = "flags: extra_delivery_applies_per_delivery"
    cards = " ".join(["weapon_none"] * 9)
    given = f"{flag}; {ACTIVATE}; at: harbor_office:b2 ship_1:b1; upgrades: extra_delivery; hand: {cards}"
    game = quetzal(given)
    play(game, *["deliver weapon_none"] * 3, "done", *["deliver weapon_none"] * 4)
    assert options(game) == ["done"]
    play(game, "done")
    assert seat_state(game)["extra_used"] is True
    play(game, *["deliver weapon_none"] * 2)
    assert options(game) == ["done"]
    spent = quetzal(given)
    play(spent, *["deliver weapon_none"] * 4, "done", *["deliver weapon_none"] * 3)
    assert options(spent) == ["done"]
    assert refusal(spent, "deliver weapon_none") == ("over-limit", "R-54", None)


@pytest.mark.ruling("R-42")
def test_flag_the_next_round_has_its_extra_card_again() -> None:
    flag = "flags: extra_delivery_applies_per_delivery"
    given = f"{flag}; phase: activate; pool: -; 1 pool: -; 2 pool: -; at: harbor_office:b1; upgrades: extra_delivery"
    game = quetzal(f"{given}; hand: {' '.join(['weapon_none'] * 4)}")
    play(game, *["deliver weapon_none"] * 4, "done")
    assert (state(game)["round"], seat_state(game)["extra_used"]) == (2, False)


@pytest.mark.ruling("R-43")
def test_a_tile_from_the_track_counts_from_the_next_delivery_on() -> None:
    given = f"{SHIP}; discovery: 5; pile: tablet_coins"
    assert delivered(given, "tablet_discovery", "tablet_none") == {"discovery": "+1", "score": "+4"}


@pytest.mark.ruling("R-43")
def test_flag_a_tile_from_the_track_counts_at_once() -> None:
    given = f"flags: upgrade_gained_mid_delivery_counts_from_next_one; {SHIP}; discovery: 5; pile: tablet_coins"
    found = delivered(given, "tablet_discovery", "tablet_none")
    assert found == {"coins": "+4", "discovery": "+1", "score": "+4"}


@pytest.mark.ruling("R-43")
def test_flag_a_tile_dropped_before_the_tiles_pay_pays_nothing() -> None:
    flag = "flags: upgrade_gained_mid_delivery_counts_from_next_one"
    given = (
        f"{flag}; {SHIP}; discovery: 5; upgrades: tablet_coins mixed_trio; pile: weapon_trio; hand: tablet_discovery"
    )
    game = quetzal(given)
    play(game, "deliver tablet_discovery", "done")
    assert (asks(game), seat_state(game)["apart"]) == ("0 discard ship_1", ["tablet_discovery"])
    play(game, "drop tablet_coins")
    assert (seat_state(game)["coins"], seat_state(game)["apart"]) == (0, [])


@pytest.mark.ruling("R-43")
def test_nothing_is_scored_before_done() -> None:
    game = quetzal(f"{SHIP}; hand: mummy_vp mummy_coin")
    play(game, "deliver mummy_vp", "deliver mummy_coin")
    assert (seat_state(game)["score"], seat_state(game)["coins"], options(game)) == (0, 0, ["done"])
    play(game, "done")
    assert (seat_state(game)["score"], seat_state(game)["coins"]) == (7, 1)


@pytest.mark.ruling("R-44")
def test_tablet_coins_pays_for_every_tablet() -> None:
    assert delivered(f"{SHIP}; upgrades: tablet_coins", *["tablet_none"] * 5)["coins"] == "+10"


@pytest.mark.ruling("R-54")
def test_what_is_delivered_is_free_up_to_the_limit() -> None:
    game = quetzal(f"{HARBOR}; hand: mummy_none mummy_none weapon_none")
    assert options(game) == ["deliver mummy_none", "deliver weapon_none", "done"]
    assert refusal(game, "deliver pottery_none") == ("not-in-hand", "R-54", None)
    assert outcome(f"{HARBOR}; hand: mummy_none", "done") == DONE


@pytest.mark.ruling("R-54")
def test_with_an_empty_hand_there_is_no_delivery() -> None:
    assert asks(quetzal(HARBOR)) == "over"


@pytest.mark.ruling("R-54")
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("pottery", (1, 3, 5, 6, 8, 10)),
        ("weapon", (1, 3, 6, 7, 9, 12)),
        ("tablet", (1, 4, 7, 8, 11, 14)),
        ("statuette", (2, 5, 8, 10, 13, 16)),
        ("mummy", (2, 6, 10, 12, 16, 20)),
    ],
)
def test_collections_score_in_threes_and_one_remainder(kind: str, values: tuple[int, ...]) -> None:
    for count, value in enumerate(values, start=1):
        plain = {"statuette": 3, "mummy": 3}.get(kind, 6)
        cards = [f"{kind}_none"] * min(count, plain) + [f"{kind}_vp"] * min(2, max(0, count - plain))
        cards += [f"{kind}_coin"] * (count - len(cards))
        extra = len([card for card in cards if card.endswith("_vp")])
        assert delivered(SHIP, *cards)["score"] == f"+{value + extra}"


@pytest.mark.ruling("R-54")
def test_the_split_is_fixed_even_where_another_would_pay_more() -> None:
    given = f"{SHIP}; edition: artifact_type[mummy].vp_1=50"
    assert delivered(given, "mummy_none", "mummy_none", "mummy_none", "mummy_coin")["score"] == "+60"
    assert delivered(given, "mummy_none", "mummy_none")["score"] == "+6"


@pytest.mark.ruling("R-54")
def test_card_bonuses_are_a_coin_a_step_or_a_point() -> None:
    assert delivered(SHIP, "pottery_coin")["coins"] == "+1"
    assert delivered(SHIP, "pottery_discovery") == {"discovery": "+1", "score": "+1"}
    assert delivered(SHIP, "pottery_vp") == {"score": "+2"}
