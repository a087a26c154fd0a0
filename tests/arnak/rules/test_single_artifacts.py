"""Single artifacts (rulings 175-190)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, asks, options, outcome, play, refusal


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][0]
    return player


CRYSTAL = "hand: crystal-earring; tablet: 1; deck: hat rope torch axe"


@pytest.mark.ruling("175")
def test_the_crystal_earring_keeps_one_puts_one_back_and_lays_the_rest_down() -> None:
    game = arnak(CRYSTAL)
    play(game, "play crystal-earring")
    assert options(game) == ["announce 0", "announce 1", "announce 2", "announce 3"]
    play(game, "announce 3")
    assert options(game) == ["keep hat", "keep rope", "keep torch"]
    play(game, "keep rope")
    assert options(game) == ["skip", "top hat", "top torch"]
    play(game, "top torch")
    assert (mine(game)["hand"], mine(game)["deck"]) == (["rope"], ["torch", "axe"])
    assert mine(game)["play"] == ["crystal-earring", "hat"]


@pytest.mark.ruling("175")
def test_the_crystal_earring_need_not_put_a_card_back() -> None:
    game = arnak(CRYSTAL)
    play(game, "play crystal-earring", "announce 3", "keep rope", "skip")
    assert (mine(game)["hand"], mine(game)["deck"]) == (["rope"], ["axe"])
    assert sorted(mine(game)["play"]) == ["crystal-earring", "hat", "torch"]


@pytest.mark.ruling("175")
def test_a_single_card_drawn_by_the_crystal_earring_is_kept() -> None:
    game = arnak(CRYSTAL)
    play(game, "play crystal-earring", "announce 1", "keep hat")
    assert (mine(game)["hand"], mine(game)["deck"], asks(game)) == (["hat"], ["rope", "torch", "axe"], "after")


@pytest.mark.ruling("175")
def test_with_a_short_deck_the_crystal_earring_draws_what_is_there() -> None:
    game = arnak("hand: crystal-earring; tablet: 1; deck: hat rope")
    play(game, "play crystal-earring", "announce 3", "keep rope", "skip")
    assert (mine(game)["hand"], mine(game)["deck"], mine(game)["play"]) == (["rope"], [], ["crystal-earring", "hat"])


@pytest.mark.ruling("176")
def test_the_obsidian_earring_draws_from_the_bottom_and_keeps_one_of_two() -> None:
    game = arnak("hand: obsidian-earring; tablet: 1; deck: hat rope torch axe")
    play(game, "play obsidian-earring")
    assert options(game) == ["announce 1", "announce 2"]
    play(game, "announce 2")
    assert options(game) == ["keep axe", "keep torch"]
    play(game, "keep torch")
    assert (mine(game)["hand"], mine(game)["deck"]) == (["torch"], ["hat", "rope"])
    assert mine(game)["play"] == ["obsidian-earring", "axe"]


@pytest.mark.ruling("176")
def test_a_single_card_drawn_by_the_obsidian_earring_is_the_bottom_one() -> None:
    game = arnak("hand: obsidian-earring; tablet: 1; deck: hat rope torch axe")
    play(game, "play obsidian-earring", "announce 1", "keep axe")
    assert (mine(game)["hand"], mine(game)["deck"]) == (["axe"], ["hat", "rope", "torch"])


@pytest.mark.ruling("177")
def test_the_coins_of_the_coconut_flask_come_first_and_may_pay_the_silver_effect() -> None:
    given = "hand: coconut-flask; tablet: 1; supply: a-coin-arrowhead a-coins a-draw"
    assert outcome(given, "play coconut-flask", "borrow a-coin-arrowhead", "pay") == {
        "me.hand": "-coconut-flask",
        "me.play": "+coconut-flask",
        "me.purse": "coin +1, tablet -1, arrowhead +1",
        "asks": "after",
    }


@pytest.mark.ruling("177")
def test_the_coin_of_the_ancient_wine_comes_first_and_may_pay_the_gold_effect() -> None:
    given = "hand: ancient-wine; tablet: 1; supply: a-coin-arrowhead a-coins a-draw"
    assert outcome(given, "play ancient-wine", "borrow a-coin-arrowhead", "pay", "choose 2") == {
        "me.hand": "-ancient-wine",
        "me.play": "+ancient-wine",
        "me.purse": "tablet -1, jewel +1",
        "asks": "after",
    }


@pytest.mark.ruling("177")
def test_borrowed_travel_is_lost_unless_a_free_action_uses_it_this_turn() -> None:
    given = "hand: coconut-flask; tablet: 1; supply: a-compass-car a-coins a-draw; assistants: a-boot-arrowhead"
    game = arnak(given)
    play(game, "play coconut-flask", "borrow a-compass-car", "choose 2", "use a-boot-arrowhead", "pay")
    assert mine(game)["purse"]["arrowhead"] == 1

    game = arnak(f"{given}; 1 passed: yes")
    play(game, "play coconut-flask", "borrow a-compass-car", "choose 2", "end-turn")
    assert mine(game)["pool"] == {"icons": [], "needs": []}


@pytest.mark.ruling("178")
def test_the_decorated_horn_exchanges_at_the_same_level_ready_and_the_old_one_lies_in_its_place() -> None:
    game = arnak("hand: decorated-horn; tablet: 1; assistants: a-coins+! a-draw; supply: a-exile,a-buyer a-compass -")
    play(game, "play decorated-horn")
    assert [option for option in options(game) if option.startswith("exchange")] == [
        *("exchange a-coins a-compass", "exchange a-coins a-exile"),
        *("exchange a-draw a-compass", "exchange a-draw a-exile"),
    ]
    play(game, "exchange a-coins a-exile")
    assert mine(game)["assistants"] == [
        {"id": "a-exile", "side": "gold", "ready": True},
        {"id": "a-draw", "side": "silver", "ready": True},
    ]
    assert state(game)["decks"]["assistants"] == [["a-coins", "a-buyer"], ["a-compass"], []]


@pytest.mark.ruling("178")
def test_an_assistant_returned_by_the_horn_lies_silver_side_up() -> None:
    game = arnak(
        "hand: decorated-horn; tablet: 1; assistants: a-coins+; supply: a-exile - -; magnifier: 2-1; jewel: 1; 1 passed: yes"
    )
    play(game, "play decorated-horn", "exchange a-coins a-exile", "end-turn", "research notebook 1-2", "take a-coins")
    assert mine(game)["assistants"][1] == {"id": "a-coins", "side": "silver", "ready": True}


@pytest.mark.ruling("178")
def test_the_horn_needs_an_own_assistant() -> None:
    assert outcome("hand: decorated-horn; tablet: 1", "play decorated-horn") == {
        "me.hand": "-decorated-horn",
        "me.play": "+decorated-horn",
        "me.purse": "tablet -1",
        "asks": "after",
    }


CROWN = (
    "hand: guardians-crown; tablet: 1; at: l2-1; 1 at: camp-coin;"
    "tiles: l1-2=s1-coin-arrowhead l1-3=s1-coin-2tablet l2-1=s2-four-kinds l2-2=s2-arrowhead-jewel;"
)


@pytest.mark.ruling("179")
def test_the_crown_moves_a_guardian_to_an_unoccupied_unguarded_camp_or_level_one_site_and_activates_that() -> None:
    game = arnak(f"{CROWN} wardens: l2-1=g-boat l1-3=g-car")
    play(game, "play guardians-crown")
    assert options(game) == [
        *("move l2-1 camp-arrowhead", "move l2-1 camp-compass", "move l2-1 camp-jewel", "move l2-1 camp-tablet"),
        "move l2-1 l1-2",
    ]
    assert refusal(game, "move l2-1 camp-coin") == ("site-occupied", "179", None)
    assert refusal(game, "move l2-1 l1-1") == ("not-discovered", "179", None)
    assert refusal(game, "move l2-1 l1-3") == ("site-guarded", "60", None)
    play(game, "move l2-1 l1-2")
    assert (state(game)["sites"]["l2-1"]["guardian"], state(game)["sites"]["l1-2"]["guardian"]) == (None, "g-boat")
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 0, "arrowhead": 1, "jewel": 0}


@pytest.mark.ruling("179")
def test_without_a_guardian_to_move_the_crown_activates_nothing() -> None:
    assert outcome(f"{CROWN} wardens: l1-2=g-boat", "play guardians-crown") == {
        "me.hand": "-guardians-crown",
        "me.play": "+guardians-crown",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("180", "51")
@pytest.mark.parametrize(("line", "left"), [("return camp-coin", [None, 0]), ("return camp-coin 2", [0, None])])
def test_of_two_own_figures_at_a_camp_either_may_come_home(line: str, left: list[int | None]) -> None:
    game = arnak("players: 4; hand: guardians-ocarina; tablet: 1; at: camp-coin camp-coin/2")
    play(game, "play guardians-ocarina")
    assert options(game) == ["return camp-coin", "return camp-coin 2"]
    play(game, line)
    assert RULES.encode(game)["sites"]["camp-coin"]["spaces"] == left


@pytest.mark.ruling("180")
def test_with_one_own_figure_at_a_camp_there_is_no_second_to_return() -> None:
    game = arnak("players: 4; hand: guardians-ocarina; tablet: 1; at: camp-coin/2; 1 at: camp-coin")
    play(game, "play guardians-ocarina")
    assert options(game) == ["return camp-coin"]
    assert refusal(game, "return camp-coin 2") == ("no-second-figure", "180", None)


@pytest.mark.ruling("180")
def test_the_ocarina_takes_an_archaeologist_home_and_makes_planes_of_all_icons() -> None:
    game = arnak("hand: guardians-ocarina; tablet: 1; at: l1-1 camp-coin; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat")
    play(game, "play guardians-ocarina")
    assert options(game) == ["return camp-coin", "return l1-1"]
    play(game, "return l1-1")
    assert (mine(game)["archaeologists"], mine(game)["all_planes"]) == (1, True)


@pytest.mark.ruling("180")
def test_the_ocarina_can_be_played_with_both_figures_at_home() -> None:
    assert outcome("hand: guardians-ocarina; tablet: 1", "play guardians-ocarina") == {
        "me.hand": "-guardians-ocarina",
        "me.play": "+guardians-ocarina",
        "me.purse": "tablet -1",
        "me.all_planes": "yes",
        "asks": "after",
    }


@pytest.mark.ruling("180")
@pytest.mark.parametrize(
    ("source", "means"),
    [("fear", "hand: fear"), ("g-boat", "guardians: g-boat"), ("a-compass-car", "assistants: a-compass-car")],
)
def test_under_the_ocarina_fear_boons_and_assistants_are_planes(source: str, means: str) -> None:
    given = f"board: snake; {means}; tiles: l1-7=s1-jewel"
    assert refusal(arnak(given), "dig l1-7 1") == ("cannot-travel", "32", {"plane": 1})
    game = arnak(f"{given}; all_planes: yes")
    play(game, "dig l1-7 1", f"travel {source}")
    assert (mine(game)["purse"]["jewel"], mine(game)["pool"]["icons"]) == (1, ["plane"])


@pytest.mark.ruling("180")
def test_under_the_ocarina_a_card_with_two_icons_is_two_planes() -> None:
    game = arnak("all_planes: yes; hand: sea-turtle; tiles: l2-1=s2-arrowhead-jewel")
    play(game, "dig l2-1 1", "travel sea-turtle")
    assert (mine(game)["purse"]["jewel"], mine(game)["pool"]["icons"]) == (1, ["plane", "plane"])


@pytest.mark.ruling("181")
def test_the_idol_of_ara_anu_takes_a_jewel_off_the_research_of_either_token() -> None:
    game = arnak("hand: idol-of-ara-anu; tablet: 1; magnifier: 1-1")
    play(game, "play idol-of-ara-anu")
    assert options(game) == ["research magnifier 2-1", "research notebook 1-2", "skip"]
    play(game, "research notebook 1-2", "take a-coins")
    assert mine(game)["notebook"] == "1-2"


@pytest.mark.ruling("181")
@pytest.mark.parametrize(("choice", "tokens"), [("choose 1", "tablet: 2"), ("choose 2", "tablet: 1; arrowhead: 1")])
def test_the_inscribed_blade_takes_off_one_arrowhead_or_two_tablets_but_not_both(choice: str, tokens: str) -> None:
    given = "hand: inscribed-blade; magnifier: 2-1; notebook: 1-1"  # the next bridge costs 1 tablet and 1 arrowhead
    game = arnak(f"{given}; {tokens}")
    play(game, "play inscribed-blade", choice, "research notebook 2-2")
    assert mine(game)["purse"] == {"coin": 0, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 0}

    short = arnak(f"{given}; tablet: 1")
    play(short, "play inscribed-blade", choice)
    assert (asks(short), mine(short)["notebook"]) == ("after", "1-1")


HAMMER = "hand: ornate-hammer; tablet: 1; items: hat rope torch axe dog; next_items: whip; exiled_items: machete"


@pytest.mark.ruling("182")
def test_the_hammer_exiles_the_rightmost_item_then_any_exiled_item_may_be_taken() -> None:
    game = arnak(f"{HAMMER}; 1 passed: yes; deck: fear")
    play(game, "play ornate-hammer")
    assert options(game) == ["skip", "take dog", "take machete"]
    play(game, "take dog")
    assert (mine(game)["deck"], mine(game)["purse"]["coin"]) == (["fear", "dog"], 0)
    assert state(game)["row"]["items"] == ["hat", "rope", "torch", "axe", None]
    play(game, "end-turn")
    assert state(game)["row"]["items"] == ["hat", "rope", "torch", "axe", "whip"]
    assert state(game)["exile"]["items"] == ["machete"]


@pytest.mark.ruling("182")
def test_taking_an_item_with_the_hammer_is_optional_but_the_exile_is_not() -> None:
    assert outcome(HAMMER, "play ornate-hammer", "skip") == {
        "me.hand": "-ornate-hammer",
        "me.play": "+ornate-hammer",
        "me.purse": "tablet -1",
        "row.items": "+- -dog",
        "exile.items": "+dog",
        "asks": "after",
    }
