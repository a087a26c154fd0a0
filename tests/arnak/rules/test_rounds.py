"""Passing and the end of a round (rulings 108-117)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

LAST = "1 passed: yes"  # seat 0 is the only one who has not passed
END = ("pass", "end-turn")


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][seat]
    return player


@pytest.mark.ruling("108")
def test_free_actions_are_possible_before_and_after_announcing_a_pass() -> None:
    game = arnak("hand: funding-boat exploration-car; coin: 9")
    play(game, "play funding-boat", "pass")
    assert options(game) == ["end-turn", "play exploration-car"]
    play(game, "play exploration-car")
    assert (mine(game)["purse"]["coin"], mine(game)["purse"]["compass"]) == (10, 1)


@pytest.mark.ruling("108")
def test_a_pass_is_the_main_action_so_no_other_follows_it() -> None:
    game = arnak("coin: 9; items: hat")
    play(game, "pass")
    assert refusal(game, "buy hat") == ("main-action-used", "2", None)
    assert refusal(game, "pass") == ("main-action-used", "2", None)


@pytest.mark.ruling("109")
def test_pass_to_gain_needs_the_main_action() -> None:
    game = arnak("hand: watch trowel")
    play(game, "play trowel")
    assert refusal(game, "play watch pass") == ("main-action-used", "2", None)
    assert "play watch free" in options(game)


@pytest.mark.ruling("109")
def test_a_sundial_just_bought_may_be_passed_with() -> None:
    given = "compass: 2; artifacts: sundial; next_artifacts: stone-jar"
    assert outcome(given, "buy sundial", "resolve", "choose 2") == {
        "me.passed": "yes",
        "me.play": "+sundial",
        "me.purse": "compass -2, jewel +1",
        "row.artifacts": "+- -sundial",
        "asks": "after",
    }


@pytest.mark.ruling("109")
def test_passing_with_a_sundial_does_not_cut_off_the_bonus_tile_nor_the_free_actions() -> None:
    game = arnak(
        "magnifier: 7-1; notebook: 5-1; compass: 1; jewel: 1; hand: funding-boat; artifacts: sundial; bonus: 6-1=bonus-tablet"
    )
    play(game, "research notebook 6-1", "row", "take sundial", "resolve", "choose 2")
    assert mine(game)["passed"]
    assert mine(game)["purse"] == {"coin": 0, "compass": 0, "tablet": 1, "arrowhead": 0, "jewel": 1}
    assert options(game) == ["end-turn", "play funding-boat"]


@pytest.mark.ruling("110")
def test_who_has_passed_gets_no_turn_and_no_free_action_until_the_next_round() -> None:
    game = arnak("players: 3; hand: funding-boat; 1 hand: trowel; 2 hand: pickaxe")
    play(game, "pass", "end-turn", "play trowel", "end-turn", "play pickaxe", "end-turn")
    assert to_decide(game) == 1
    assert refusal(game, "play funding-boat", seat=0) == ("not-your-decision", "4", None)
    play(game, *END, *END, "done", "* deck 1 trowel", "* deck 2 pickaxe")
    assert (state(game)["round"], to_decide(game)) == (2, 1)
    play(game, *END, *END)
    assert "play funding-boat" in options(game)


@pytest.mark.ruling("111")
def test_the_end_of_a_round_brings_figures_home_keeps_or_lays_cards_shuffles_and_refreshes() -> None:
    game = arnak(
        "hand: hat fear; play: rope; deck: funding-boat; assistants: a-coins!; at: l1-1 camp-coin;"
        f"tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; {LAST}"
    )
    play(game, *END)
    assert asks(game) == "keep"
    assert options(game) == ["done", "lay fear", "lay hat"]
    assert (mine(game)["archaeologists"], mine(game)["play"]) == (2, ["rope", "fear"])
    play(game, "lay fear", "done")
    assert to_decide(game) == CHANCE
    play(game, "* deck 0 fear rope fear")
    assert mine(game)["hand"] == ["hat", "funding-boat", "fear", "rope", "fear"]
    assert (mine(game)["play"], mine(game)["deck"]) == ([], [])
    assert mine(game)["assistants"] == [{"id": "a-coins", "side": "silver", "ready": True}]
    assert (state(game)["sites"]["l1-1"]["spaces"], state(game)["sites"]["l1-1"]["guardian"]) == ([None], "g-boat")


@pytest.mark.ruling("111")
def test_each_figure_from_a_guarded_site_brings_one_fear_and_no_other_figure_does() -> None:
    game = arnak(
        "players: 4; at: camp-coin/1 camp-coin/2; 1 at: l1-1 camp-tablet; tiles: l1-1=s1-jewel;"
        "wardens: camp-coin=g-boat l1-1=g-car; 1 passed: yes; 2 passed: yes; 3 passed: yes"
    )
    play(game, *END)
    everything = [[*player["deck"], *player["play"]] for player in state(game)["players"]]
    assert [cards.count("fear") for cards in everything] == [4, 3, 2, 2]


@pytest.mark.ruling("112")
def test_items_bought_this_round_lie_above_the_shuffled_cards() -> None:
    game = arnak(f"deck: fear funding-boat funding-car; play: rope torch machete; coin: 1; items: hat; {LAST}")
    play(game, "buy hat", "end-turn", *END, "* deck 0 torch machete rope")
    assert mine(game)["hand"] == ["fear", "funding-boat", "funding-car", "hat", "torch"]
    assert mine(game)["deck"] == ["machete", "rope"]


@pytest.mark.ruling("113")
def test_rulebook_example_p17_the_row_between_rounds_one_and_two() -> None:
    game = arnak(
        "artifacts: war-mask; items: hat rope torch axe dog; next_artifacts: stone-jar mortar war-club;"
        f"next_items: whip; {LAST}"
    )
    play(game, *END)
    assert state(game)["exile"] == {"items": ["hat"], "artifacts": ["war-mask"]}
    assert state(game)["row"] == {"artifacts": ["mortar", "stone-jar"], "items": ["rope", "torch", "axe", "dog"]}
    assert (state(game)["decks"]["artifacts"][0], state(game)["decks"]["items"][0]) == ("war-club", "whip")


@pytest.mark.ruling("113")
def test_rulebook_example_p17_one_artifact_slides_between_rounds_two_and_three() -> None:
    game = arnak(
        "round: 2; artifacts: sundial war-mask; items: hat rope torch axe; next_artifacts: stone-jar mortar;"
        f"next_items: whip; {LAST}"
    )
    play(game, *END)
    assert state(game)["exile"] == {"items": ["hat"], "artifacts": ["war-mask"]}
    assert state(game)["row"] == {"artifacts": ["mortar", "stone-jar", "sundial"], "items": ["rope", "torch", "axe"]}


@pytest.mark.ruling("113")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_after_every_round_one_of_each_kind_is_exiled_two_artifacts_are_dealt_and_no_item(number: int) -> None:
    game = arnak(f"round: {number}; {LAST}")
    before = state(game)
    play(game, *END)
    after = state(game)
    assert (len(after["row"]["artifacts"]), len(after["row"]["items"])) == (number + 1, 5 - number)
    assert after["decks"]["artifacts"] == before["decks"]["artifacts"][2:]
    assert after["decks"]["items"] == before["decks"]["items"]
    assert (len(after["exile"]["items"]), len(after["exile"]["artifacts"])) == (1, 1)


@pytest.mark.ruling("114")
def test_with_no_artifact_beside_the_staff_only_the_item_is_exiled() -> None:
    game = arnak(f"round: 2; artifacts: stone-jar -; items: hat rope torch axe; empty_artifacts: yes; {LAST}")
    exiled = state(game)["exile"]["artifacts"]
    play(game, *END)
    assert state(game)["exile"] == {"items": ["hat"], "artifacts": exiled}
    assert state(game)["row"] == {"artifacts": ["stone-jar", None, None], "items": ["rope", "torch", "axe"]}


@pytest.mark.ruling("114")
def test_with_no_item_beside_the_staff_only_the_artifact_is_exiled() -> None:
    game = arnak(f"round: 2; artifacts: stone-jar mortar; items: - rope torch axe; empty_items: yes; {LAST}")
    exiled = state(game)["exile"]["items"]
    play(game, *END)
    assert state(game)["exile"] == {"items": exiled, "artifacts": ["mortar"]}
    assert state(game)["row"]["items"] == ["rope", "torch", "axe"]


@pytest.mark.ruling("115")
def test_the_next_round_begins_with_the_player_to_the_left() -> None:
    game = arnak("players: 3; round: 2; start: 2; turn: 2; 0 passed: yes; 1 passed: yes")
    play(game, *END)
    assert (state(game)["start"], state(game)["turn"], to_decide(game)) == (0, 0, 0)


@pytest.mark.ruling("115")
def test_everybody_draws_up_to_five_and_cards_kept_count() -> None:
    game = arnak(f"hand: hat rope; deck: fear fear funding-boat funding-car; 1 deck: exploration-boat fear; {LAST}")
    play(game, *END, "done")
    assert mine(game)["hand"] == ["hat", "rope", "fear", "fear", "funding-boat"]
    assert mine(game)["deck"] == ["funding-car"]
    assert (mine(game, 1)["hand"], mine(game, 1)["deck"]) == (["exploration-boat", "fear"], [])


@pytest.mark.ruling("115")
def test_a_hand_of_more_than_five_draws_nothing_and_gives_nothing_up() -> None:
    game = arnak(f"hand: hat rope torch axe dog whip; deck: fear; {LAST}")
    play(game, *END, "done")
    assert sorted(mine(game)["hand"]) == ["axe", "dog", "hat", "rope", "torch", "whip"]
    assert mine(game)["deck"] == ["fear"]


@pytest.mark.ruling("116")
def test_the_fifth_round_ends_with_figures_home_fear_from_guardians_and_nothing_else() -> None:
    given = (
        "round: 5; hand: hat; play: rope; assistants: a-coins!; at: l1-1 camp-coin;"
        f"tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; {LAST}"
    )
    assert outcome(given, *END) == {
        "over": "yes",
        "me.passed": "yes",
        "me.archaeologists": "+2",
        "me.play": "+fear",
        "decks.fear": "-fear",
        "sites.l1-1.spaces": "+- -0",
        "sites.camp-coin.spaces": "+- -0",
        "asks": "over",
    }


@pytest.mark.ruling("117")
def test_the_war_mask_protects_for_one_round_only() -> None:
    game = arnak(f"warded: yes; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; deck: ostrich; {LAST}")
    play(game, *END)
    assert (state(game)["round"], mine(game)["hand"], mine(game)["play"]) == (2, ["ostrich"], [])
    play(game, *END, "dig l1-1 1", "travel ostrich", "end-turn", *END, "done", "* deck 0 fear ostrich")
    assert mine(game)["hand"] == ["fear", "ostrich"]


@pytest.mark.ruling("117")
def test_the_ocarina_plays_for_one_round_only() -> None:
    given = "deck: fear fear; hand: fear; tiles: l1-1=s1-jewel"
    assert "dig l1-1 1" in options(arnak(f"all_planes: yes; {given}"))
    game = arnak(f"all_planes: yes; {given}; {LAST}")
    play(game, *END, "done", *END)
    assert mine(game)["hand"] == ["fear", "fear"]
    assert refusal(game, "dig l1-1 1") == ("cannot-travel", "32", {"car": 1})
