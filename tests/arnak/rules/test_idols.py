"""Rulings 61-65: idols and slots."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

SLOTTING = ["slot slot-arrowhead", "slot slot-coin-compass", "slot slot-draw", "slot slot-jewel", "slot slot-tablets"]


def idol_points(position: str) -> int:
    return RULES.scores(arnak(position))[0]["idols"]


@pytest.mark.ruling("61")
def test_an_idol_is_worth_3_points_slotted_or_not() -> None:
    """Four empty slots are worth 10, three 9: the slot an idol covers costs its own points."""
    assert idol_points("") == 10
    assert idol_points("crates: idol-refresh idol-upgrade") == 10 + 2 * 3
    assert idol_points("slots: idol-refresh; crates: idol-upgrade") == 9 + 2 * 3


@pytest.mark.ruling("61")
def test_an_idol_in_the_crates_has_no_effect_of_its_own_any_more() -> None:
    """An idol-exile and an idol-upgrade offer exactly the five effects of the slots."""
    game = arnak("crates: idol-exile idol-upgrade; hand: fear; tablet: 1; at: camp-coin camp-tablet")
    assert [option for option in options(game) if option != "pass"] == SLOTTING


@pytest.mark.ruling("62")
@pytest.mark.parametrize(
    ("effect", "answers", "changed"),
    [
        ("slot-jewel", ("pay",), {"me.purse": "coin -1, jewel +1"}),
        ("slot-arrowhead", (), {"me.purse": "arrowhead +1"}),
        ("slot-tablets", (), {"me.purse": "tablet +2"}),
        ("slot-coin-compass", (), {"me.purse": "coin +1, compass +1"}),
        ("slot-draw", ("draw",), {"me.deck": "-torch", "me.hand": "+torch"}),
    ],
)
def test_slotting_is_a_free_action_with_one_of_five_effects(
    effect: str, answers: tuple[str, ...], changed: dict[str, str]
) -> None:
    assert outcome("crates: idol-refresh; coin: 1; deck: torch", f"slot {effect}", *answers) == {
        "me.crates": "-idol-refresh",
        "me.slots": "+idol-refresh --",
        **changed,
        "asks": "turn",
    }


@pytest.mark.ruling("62")
def test_an_idol_goes_to_the_leftmost_empty_slot() -> None:
    game = arnak("slots: idol-refresh; crates: idol-upgrade idol-exile")
    play(game, "slot slot-arrowhead", "slot slot-tablets")
    assert RULES.encode(game)["players"][0]["slots"] == ["idol-refresh", "idol-upgrade", "idol-exile", None]


@pytest.mark.ruling("62")
def test_the_same_effect_may_be_chosen_again_with_the_next_idol() -> None:
    changed = outcome("crates: idol-refresh idol-refresh", "slot slot-arrowhead", "slot slot-arrowhead")
    assert changed["me.purse"] == "arrowhead +2"


@pytest.mark.ruling("62")
def test_slotting_needs_an_idol_in_the_crates_and_an_empty_slot() -> None:
    assert refusal(arnak("slots: idol-refresh"), "slot slot-draw") == ("no-idol", "62", {"idol": 1})
    full = arnak("slots: idol-refresh idol-refresh idol-upgrade idol-upgrade; crates: idol-exile")
    assert refusal(full, "slot slot-draw") == ("slots-full", "62", None)


@pytest.mark.ruling("63")
@pytest.mark.parametrize(("slotted", "empty_points"), [(0, 10), (1, 9), (2, 7), (3, 4), (4, 0)])
def test_empty_slots_are_worth_1_2_3_and_4_points_from_left_to_right(slotted: int, empty_points: int) -> None:
    idols = ["idol-refresh", "idol-refresh", "idol-upgrade", "idol-upgrade"][:slotted]
    position = f"slots: {' '.join(idols)}" if idols else ""
    assert idol_points(position) == 3 * slotted + empty_points


@pytest.mark.ruling("64", "203", "Q16")
def test_the_stone_key_frees_the_slot_of_the_players_choice() -> None:
    position = "hand: stone-key; tablet: 1; slots: idol-refresh idol-upgrade idol-exile"
    game = arnak(position)
    play(game, "play stone-key")
    assert [option for option in options(game) if option.startswith("unslot")] == ["unslot 1", "unslot 2", "unslot 3"]
    play(game, "unslot 1")
    player = RULES.encode(game)["players"][0]
    assert (player["slots"], player["crates"]) == ([None, "idol-upgrade", "idol-exile", None], ["idol-refresh"])


@pytest.mark.ruling("64")
def test_a_freed_slot_is_the_leftmost_empty_one_again() -> None:
    game = arnak("hand: stone-key; tablet: 1; slots: idol-refresh idol-upgrade idol-exile")
    play(game, "play stone-key", "unslot 2", "slot slot-arrowhead")
    player = RULES.encode(game)["players"][0]
    assert (player["slots"], player["crates"]) == (["idol-refresh", "idol-upgrade", "idol-exile", None], [])


@pytest.mark.ruling("64")
def test_without_the_stone_key_a_slotted_idol_stays_where_it_is() -> None:
    game = arnak("slots: idol-refresh; crates: idol-upgrade")
    assert [option for option in options(game) if option.startswith("unslot")] == []
    assert refusal(game, "unslot 1") == ("not-now", "4", None)


@pytest.mark.ruling("65")
def test_the_jewel_slot_is_a_trade_that_yields_nothing_unpaid() -> None:
    slotted = {"me.crates": "-idol-refresh", "me.slots": "+idol-refresh --", "asks": "turn"}
    assert outcome("crates: idol-refresh", "slot slot-jewel") == slotted
    assert outcome("crates: idol-refresh; coin: 1", "slot slot-jewel", "skip") == slotted
    game = arnak("crates: idol-refresh; coin: 1")
    play(game, "slot slot-jewel")
    assert (asks(game), options(game)) == ("trade slot-jewel", ["pay", "skip"])
