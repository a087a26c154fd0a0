"""Assistants: recruiting, using, upgrading (rulings 102-107)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.errors import ImpossiblePosition
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

SUPPLY = "supply: a-coins,a-draw a-exile,a-tablet a-buyer,a-compass"
TO_ROW_1 = "magnifier: 2-1; jewel: 1"
TO_ROW_3 = "magnifier: 4-1; notebook: 2-1; tablet: 2; arrowhead: 1"
RICH = "coin: 40; compass: 40; tablet: 40; arrowhead: 40; jewel: 40"


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = RULES.encode(game)["players"][0]
    return player


@pytest.mark.ruling("102")
def test_the_top_tile_of_any_stack_may_be_recruited() -> None:
    game = arnak(f"{TO_ROW_1}; {SUPPLY}")
    play(game, "research notebook 1-2")
    assert options(game) == ["take a-buyer", "take a-coins", "take a-exile"]


@pytest.mark.ruling("102")
def test_a_recruited_assistant_is_silver_and_ready_and_can_be_used_at_once() -> None:
    given = f"{TO_ROW_1}; {SUPPLY}"
    assert outcome(given, "research notebook 1-2", "take a-coins") == {
        "me.notebook": "1-2",
        "me.purse": "jewel -1",
        "me.assistants": "+a-coins",
        "decks.assistants[0]": "-a-coins",
        "asks": "after",
    }
    found = outcome(given, "research notebook 1-2", "take a-coins", "use a-coins")
    assert (found["me.assistants"], found["me.purse"]) == ("+a-coins!", "coin +2, jewel -1")


@pytest.mark.ruling("102")
def test_an_empty_stack_offers_nobody() -> None:
    game = arnak(f"{TO_ROW_1}; supply: a-coins - a-buyer")
    play(game, "research notebook 1-2")
    assert options(game) == ["take a-buyer", "take a-coins"]
    assert refusal(game, "take a-exile") == ("no-assistant", "102", None)


@pytest.mark.ruling("102")
def test_with_no_stack_left_recruiting_falls_away() -> None:
    assert outcome(f"{TO_ROW_1}; supply: - - -", "research notebook 1-2") == {
        "me.notebook": "1-2",
        "me.purse": "jewel -1",
        "asks": "after",
    }


@pytest.mark.ruling("103")
def test_an_assistant_is_used_once_and_then_exhausted() -> None:
    game = arnak("assistants: a-coins")
    play(game, "use a-coins")
    assert mine(game)["assistants"] == [{"id": "a-coins", "side": "silver", "ready": False}]
    assert refusal(game, "use a-coins") == ("assistant-exhausted", "103", None)


@pytest.mark.ruling("103")
def test_a_refreshed_assistant_is_used_again_in_the_same_round() -> None:
    given = "assistants: a-coins; hand: ceremonial-rattle; tablet: 1"
    found = outcome(given, "use a-coins", "play ceremonial-rattle", "refresh a-coins", "use a-coins")
    assert found["me.purse"] == "coin +4, tablet -1"


@pytest.mark.ruling("103")
def test_the_end_of_the_round_refreshes_every_assistant() -> None:
    game = arnak("assistants: a-coins! a-draw+!; 1 assistants: a-exile!; 1 passed: yes")
    play(game, "pass", "end-turn")
    assert [one["ready"] for player in RULES.encode(game)["players"] for one in player["assistants"]] == [True] * 3


@pytest.mark.ruling("104")
def test_an_upgrade_turns_a_silver_assistant_to_gold_and_refreshes_it() -> None:
    assert outcome(f"{TO_ROW_3}; assistants: a-coins!", "research notebook 3-1", "promote a-coins") == {
        "me.notebook": "3-1",
        "me.purse": "tablet -2, arrowhead -1",
        "me.assistants": "+a-coins+ -a-coins!",
        "asks": "after",
    }


@pytest.mark.ruling("104")
def test_a_gold_assistant_cannot_be_upgraded_again() -> None:
    game = arnak(f"{TO_ROW_3}; assistants: a-coins a-exile+!")
    play(game, "research notebook 3-1")
    assert [option for option in options(game) if option.startswith("promote")] == ["promote a-coins"]
    assert refusal(game, "promote a-exile") == ("already-gold", "104", None)


@pytest.mark.ruling("104")
def test_an_upgrade_with_gold_assistants_only_refreshes_none_of_them() -> None:
    found = outcome(f"{TO_ROW_3}; assistants: a-coins+! a-exile+!", "research notebook 3-1")
    assert found == {"me.notebook": "3-1", "me.purse": "tablet -2, arrowhead -1", "asks": "after"}


@pytest.mark.ruling("104")
def test_rulebook_example_p16_blue_upgrades_the_assistant_he_has_just_used_and_uses_it_again() -> None:
    game = arnak("magnifier: 4-1; notebook: 2-1; tablet: 1; arrowhead: 1; assistants: a-tablet a-compass")
    play(game, "use a-tablet", "research notebook 3-1")
    assert [option for option in options(game) if option.startswith("promote")] == [
        "promote a-compass",
        "promote a-tablet",
    ]
    play(game, "promote a-tablet")
    assert mine(game)["assistants"][0] == {"id": "a-tablet", "side": "gold", "ready": True}
    play(game, "use a-tablet")
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 1, "arrowhead": 0, "jewel": 0}


CLIMBS = {
    "bird": ["1-2", "2-2", "3-1", "4-1", "5-1", "6-2", "7-1"],
    "snake": ["1-2", "2-2", "3-1", "4-1", "5-1", "6-2", "7-1"],
}


def climb(game: Game, token: str, spaces: list[str]) -> None:
    """Research up the track, turn after turn, taking every assistant and upgrade, declining other things."""
    for space in spaces:
        play(game, f"research {token} {space}")
        while asks(game) != "after":
            offered = {option.split()[0]: option for option in options(game)}
            wanted = [offered[verb] for verb in ("row", "promote", "continue", "skip", "take") if verb in offered]
            play(game, wanted[0])
        play(game, "end-turn")


@pytest.mark.ruling("105")
@pytest.mark.parametrize("board", ["bird", "snake"])
def test_the_whole_track_gives_two_assistants_and_upgrades_both(board: str) -> None:
    game = arnak(f"board: {board}; crates: idol-coin idol-coin; deck:; {RICH}; 1 passed: yes")
    climb(game, "magnifier", CLIMBS[board])
    climb(game, "notebook", CLIMBS[board])
    assert [one["side"] for one in mine(game)["assistants"]] == ["gold", "gold"]


@pytest.mark.ruling("105")
def test_there_is_no_third_square_for_an_assistant() -> None:
    with pytest.raises(ImpossiblePosition):
        arnak("assistants: a-coins a-draw a-exile")


@pytest.mark.ruling("106")
@pytest.mark.parametrize(
    ("assistant", "tokens", "icons"),
    [
        ("a-coin-plane", "coin +1", ["plane"]),
        ("a-coin-plane+", "coin +2", ["plane", "plane"]),
        ("a-compass-car", "compass +1", ["car"]),
        ("a-compass-car+", "coin +1, compass +1", ["car", "car"]),
        ("a-compass-boat", "compass +1", ["boat"]),
        ("a-compass-boat+", "coin +1, compass +1", ["boat", "boat"]),
    ],
)
def test_a_choice_assistant_gives_tokens_or_travel_as_decided_on_use(
    assistant: str, tokens: str, icons: list[str]
) -> None:
    name = assistant.rstrip("+")
    assert outcome(f"assistants: {assistant}", f"use {name}", "choose 1") == {
        "me.assistants": f"+{assistant}! -{assistant}",
        "me.purse": tokens,
        "asks": "turn",
    }
    assert outcome(f"assistants: {assistant}", f"use {name}", "choose 2") == {
        "me.assistants": f"+{assistant}! -{assistant}",
        "me.pool.icons": " ".join([f"+{icon}" for icon in icons]),
        "asks": "turn",
    }


@pytest.mark.ruling("106")
def test_the_icons_of_an_assistant_pay_several_costs_of_the_turn_and_are_lost_at_its_end() -> None:
    game = arnak("assistants: a-compass-car+ a-boot-arrowhead; 1 passed: yes")
    play(game, "use a-compass-car", "choose 2", "use a-boot-arrowhead", "pay", "dig camp-coin 1")
    assert (mine(game)["purse"]["arrowhead"], mine(game)["purse"]["coin"]) == (1, 2)

    game = arnak("assistants: a-compass-car+; 1 passed: yes; hand: fear")
    play(game, "use a-compass-car", "choose 2", "dig camp-compass 1", "end-turn")
    assert mine(game)["pool"] == {"icons": [], "needs": []}
    assert refusal(game, "dig l1-1 1")[0] == "not-discovered"
    play(game, "dig camp-coin 1")
    assert options(game) == ["travel fear"]


@pytest.mark.ruling("106")
def test_rulebook_example_p16_one_card_pays_the_boot_assistant_and_a_dig() -> None:
    given = "assistants: a-boot-arrowhead; hand: ostrich"
    assert outcome(given, "use a-boot-arrowhead", "pay", "travel ostrich", "dig camp-coin 1") == {
        "me.archaeologists": "-1",
        "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
        "me.hand": "-ostrich",
        "me.play": "+ostrich",
        "me.pool.icons": "+car +car",
        "me.pool.needs": "+boot +boot",
        "me.purse": "coin +2, arrowhead +1",
        "sites.camp-coin.spaces": "+0 --",
        "asks": "after",
    }


@pytest.mark.ruling("107")
@pytest.mark.parametrize(("side", "spent"), [("a-buyer", 2), ("a-buyer+", 1)])
def test_buying_through_the_buyer_is_the_main_action_on_either_side(side: str, spent: int) -> None:
    game = arnak(f"assistants: {side}; coin: 4; compass: 4; items: dog; artifacts: war-mask")
    play(game, "use a-buyer", "buy dog")
    assert mine(game)["purse"]["coin"] == 4 - spent
    assert options(game) == ["end-turn"]

    game = arnak(f"assistants: {side}; coin: 4; compass: 4; items: dog; artifacts: war-mask")
    play(game, "use a-buyer", "buy war-mask", "skip")
    assert mine(game)["purse"]["compass"] == 4 - spent
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("107")
def test_the_buyer_cannot_be_used_after_the_main_action() -> None:
    game = arnak("assistants: a-buyer; coin: 9; hand: trowel")
    play(game, "play trowel")
    assert refusal(game, "use a-buyer") == ("main-action-used", "2", None)


@pytest.mark.ruling("107")
@pytest.mark.parametrize("artifact", ["coconut-flask", "ancient-wine"])
def test_borrowed_by_an_artifact_the_buyer_is_part_of_its_effect(artifact: str) -> None:
    game = arnak(f"hand: {artifact}; tablet: 1; items: dog; supply: a-buyer a-coins a-draw")
    play(game, f"play {artifact}", "borrow a-buyer", "buy dog")
    assert mine(game)["purse"]["coin"] == 0
    assert mine(game)["deck"][-1] == "dog"
    assert options(game) == ["end-turn"]
