"""What was settled for the engine: several meeples at the Camp, what hands give away (R-70, R-71)."""

from __future__ import annotations

import pytest

from digsite.kernel.record import Record
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST, place_of, player, state
from tests.quetzal.table import asks, options, play, quetzal


@pytest.mark.ruling("R-70")
def test_all_meeples_are_put_down_before_the_first_coin_and_reroll() -> None:
    game = quetzal("pool: b2 w1 c")
    play(game, "visit camp 2 0 0 1")
    assert options(game) == ["reroll white", "skip"]
    assert player(game)["coins"] == 1
    assert place_of(game, "camp")[0]["character"] == "flat"


@pytest.mark.ruling("R-70")
def test_coins_and_rerolls_come_one_after_the_other() -> None:
    game = quetzal("pool: b3 w1")
    play(game, "visit camp 2 0 0 0")
    assert (player(game)["coins"], asks(game)) == (1, "0 roll camp")
    play(game, "reroll white", "* roll 0 black")
    assert (player(game)["coins"], asks(game)) == (2, "0 roll camp")
    play(game, "skip")
    assert (player(game)["coins"], asks(game)) == (2, "1 place")


@pytest.mark.ruling("R-70")
def test_the_same_meeple_may_be_rolled_again_and_again() -> None:
    game = quetzal("pool: b3 c")
    play(game, "visit camp 3 0 0 0")
    for landing in ("standing", "side", "standing"):
        play(game, "reroll character", f"* roll 0 {landing}")
    assert player(game)["meeples"]["character"] == "standing"
    assert (player(game)["coins"], asks(game)) == (3 + 2, "1 place")


@pytest.mark.ruling("R-70")
def test_a_meeple_put_down_cannot_be_rolled_by_the_meeples_beside_it() -> None:
    game = quetzal("pool: b2")
    play(game, "visit camp 2 0 0 0")
    assert (player(game)["coins"], asks(game)) == (2, "1 place")


@pytest.mark.ruling("R-71")
def test_cards_from_display_and_surroundings_are_known_and_those_from_the_deck_are_not() -> None:
    game = quetzal(f"{LAST}; at: temple/3:w quarry:b1; temple: mummy_vp; quarry: weapon_vp tablet_vp; deck: pottery_vp")
    play(game, "take mummy_vp")
    assert sorted(player(game)["hand"]) == ["mummy_vp", "tablet_vp", "weapon_vp"]
    assert player(game)["drawn"] == ["pottery_vp"]


@pytest.mark.ruling("R-71")
def test_the_kept_card_is_unknown_like_any_drawn_one() -> None:
    game = quetzal(
        f"{LAST}; at: temple/4:w; upgrades: temple_extra_draw; temple: mummy_vp; deck: mummy_none pottery_vp"
    )
    play(game, "take mummy_vp", "keep pottery_vp")
    assert (player(game)["hand"], player(game)["drawn"]) == (["mummy_vp"], ["pottery_vp"])
    assert state(game)["decks"]["artifacts"][-1] == "mummy_none"


@pytest.mark.ruling("R-71")
def test_a_whole_game_shows_nobody_more_than_its_rules_allow() -> None:
    """Through a session: an event with a drawn card is marked as secret, one with an open card is not."""
    game = quetzal(f"{LAST}; at: temple/3:w; temple: mummy_vp; deck: pottery_vp")
    session = Session(RULES, game, Record(RULES.name, RULES.version, RULES.options_of(game), ["player"] * 3))
    action = RULES.catalogue.find("take mummy_vp")
    assert action is not None
    secret = {event.kind: event.secret for event in session.act(action)}
    assert (secret["took"], secret["drew"]) == (False, True)
