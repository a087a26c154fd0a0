"""Artifacts that act on the map, and those that pass, refresh or protect (rulings 183-190)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, asks, options, outcome, play, refusal


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][0]
    return player


SHELL = "hand: passage-shell; tablet: 1"


@pytest.mark.ruling("183")
def test_the_passage_shell_places_on_any_free_camp_space_without_travel() -> None:
    game = arnak(f"players: 4; {SHELL}; at: camp-coin/1; 1 at: camp-tablet/2; tiles: l1-1=s1-jewel")
    play(game, "play passage-shell")
    assert options(game) == [
        *(
            "dig camp-arrowhead 1",
            "dig camp-arrowhead 2",
            "dig camp-coin 2",
            "dig camp-compass 1",
            "dig camp-compass 2",
        ),
        *("dig camp-jewel 1", "dig camp-jewel 2", "dig camp-tablet 1", "skip"),
    ]
    assert refusal(game, "dig l1-1 1") == ("wrong-site", "183", None)


@pytest.mark.ruling("183")
def test_the_passage_shell_needs_an_archaeologist_on_the_board() -> None:
    game = arnak(f"{SHELL}; at: camp-coin camp-tablet")
    play(game, "play passage-shell")
    assert asks(game) == "after"


@pytest.mark.ruling("183")
@pytest.mark.parametrize(("answer", "tablets"), [("skip", 2), ("resolve", 4)])
def test_the_camp_of_the_passage_shell_is_resolved_once_or_twice(answer: str, tablets: int) -> None:
    game = arnak(SHELL)
    play(game, "play passage-shell", "dig camp-tablet 1", answer)
    assert (mine(game)["purse"]["tablet"], asks(game)) == (tablets, "after")


@pytest.mark.ruling("183")
def test_at_the_jewel_camp_each_resolution_has_its_own_discard() -> None:
    game = arnak("deck:; hand: passage-shell fear rope; tablet: 1")
    play(game, "play passage-shell", "dig camp-jewel 1", "pay", "discard fear", "resolve", "pay", "discard rope")
    assert (mine(game)["purse"]["jewel"], mine(game)["hand"]) == (2, [])

    game = arnak("deck:; hand: passage-shell rope; tablet: 1")
    play(game, "play passage-shell", "dig camp-jewel 1", "skip", "resolve", "pay", "discard rope")
    assert mine(game)["purse"]["jewel"] == 1


@pytest.mark.ruling("184")
@pytest.mark.parametrize(("artifact", "level1"), [("pathfinders-sandals", []), ("pathfinders-staff", ["l1-1 1"])])
def test_sandals_and_staff_restrict_only_where_the_figure_goes(artifact: str, level1: list[str]) -> None:
    game = arnak(
        f"hand: {artifact}; tablet: 1; at: l2-1 camp-coin; 1 at: camp-compass l1-2; tiles: l1-1=s1-jewel"
        " l1-2=s1-coin-2tablet l2-1=s2-four-kinds l2-2=s2-arrowhead-jewel"
    )
    play(game, f"play {artifact}")
    free = ["camp-arrowhead 1", "camp-jewel 1", "camp-tablet 1", *level1]
    assert set(options(game)) == {
        "skip",
        *[f"relocate {origin} {to}" for origin in ("l2-1", "camp-coin") for to in free],
    }


@pytest.mark.ruling("184")
def test_a_figure_may_be_relocated_from_a_level_two_site_and_the_new_site_is_activated() -> None:
    given = "hand: pathfinders-sandals; tablet: 1; at: l2-1; tiles: l2-1=s2-four-kinds; wardens: l2-1=g-boat"
    assert outcome(given, "play pathfinders-sandals", "relocate l2-1 camp-tablet 1") == {
        "me.hand": "-pathfinders-sandals",
        "me.play": "+pathfinders-sandals",
        "me.purse": "tablet +1",
        "sites.l2-1.spaces": "+- -0",
        "sites.camp-tablet.spaces": "+0 --",
        "asks": "after",
    }


@pytest.mark.ruling("185")
def test_star_charts_activate_two_different_camps_of_any_occupancy_in_any_order() -> None:
    game = arnak("hand: star-charts; tablet: 1; coin: 1; at: camp-coin; 1 at: camp-tablet")
    play(game, "play star-charts", "pay")
    assert options(game) == [f"activate camp-{kind}" for kind in ("arrowhead", "coin", "compass", "jewel", "tablet")]
    play(game, "activate camp-tablet")
    assert refusal(game, "activate camp-tablet") == ("wrong-site", "185", None)
    play(game, "activate camp-coin")
    assert mine(game)["purse"] == {"coin": 2, "compass": 0, "tablet": 2, "arrowhead": 0, "jewel": 0}
    assert asks(game) == "after"


@pytest.mark.ruling("185")
@pytest.mark.parametrize(("coins", "answers"), [(1, ("skip",)), (0, ())])
def test_star_charts_activate_nothing_without_their_coin(coins: int, answers: tuple[str, ...]) -> None:
    assert outcome(f"hand: star-charts; tablet: 1; coin: {coins}", "play star-charts", *answers) == {
        "me.hand": "-star-charts",
        "me.play": "+star-charts",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("186")
def test_the_stone_key_has_no_effect_without_an_idol_in_a_slot() -> None:
    assert outcome("hand: stone-key; tablet: 1; crates: idol-coin", "play stone-key") == {
        "me.hand": "-stone-key",
        "me.play": "+stone-key",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("187")
@pytest.mark.parametrize(
    ("given", "lines"),
    [("compass: 2; artifacts: sundial", ("buy sundial", "resolve")), ("tablet: 1; hand: sundial", ("play sundial",))],
)
def test_the_sundial_bought_or_played_gives_two_tablets_or_passes_for_a_jewel(
    given: str, lines: tuple[str, ...]
) -> None:
    game = arnak(given)
    play(game, *lines, "choose 1")
    assert (mine(game)["purse"]["tablet"], mine(game)["passed"]) == (2, False)

    game = arnak(f"{given}; 1 hand: trowel")
    play(game, *lines, "choose 2", "end-turn", "play trowel", "end-turn")
    assert (mine(game)["purse"]["jewel"], mine(game)["purse"]["tablet"], mine(game)["passed"]) == (1, 0, True)
    assert to_decide(game) == 1


@pytest.mark.ruling("188")
def test_the_war_mask_stops_fear_from_guardians_but_not_printed_fear() -> None:
    game = arnak(
        "deck:; hand: war-mask serpent-idol; tablet: 2; at: l1-1 camp-coin; tiles: l1-1=s1-jewel;"
        "wardens: l1-1=g-boat camp-coin=g-car; 1 passed: yes"
    )
    play(game, "play war-mask", "end-turn", "play serpent-idol", "end-turn", "pass", "end-turn")
    play(game, "* deck 0 fear serpent-idol war-mask")
    assert mine(game)["hand"] == ["fear", "serpent-idol", "war-mask"]
    assert mine(game)["purse"]["arrowhead"] == 1


@pytest.mark.ruling("189")
def test_the_sacred_drum_refreshes_all_own_assistants_for_a_discard() -> None:
    given = "deck:; hand: sacred-drum fear; tablet: 1; assistants: a-coins! a-exile!"
    lines = ("play sacred-drum", "pay", "discard fear", "refresh a-exile", "refresh a-coins")
    assert outcome(given, *lines) == {
        "me.hand": "-fear -sacred-drum",
        "me.play": "+fear +sacred-drum",
        "me.purse": "tablet -1",
        "me.assistants": "+a-coins +a-exile -a-coins! -a-exile!",
        "asks": "after",
    }


@pytest.mark.ruling("189")
def test_without_another_card_in_hand_the_sacred_drum_refreshes_nobody() -> None:
    assert outcome("hand: sacred-drum; tablet: 1; assistants: a-coins! a-exile!", "play sacred-drum") == {
        "me.hand": "-sacred-drum",
        "me.play": "+sacred-drum",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("190")
def test_the_guiding_stone_resolves_the_top_level_one_tile_and_puts_it_to_the_bottom() -> None:
    game = arnak("hand: guiding-stone; tablet: 1; next_level1: s1-coin-arrowhead s1-jewel")
    before = state(game)
    play(game, "play guiding-stone")
    after = state(game)
    assert after["decks"]["level1"] == [*before["decks"]["level1"][1:], "s1-coin-arrowhead"]
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 0, "arrowhead": 1, "jewel": 0}
    assert (after["sites"], after["decks"]["guardians"]) == (before["sites"], before["decks"]["guardians"])
    assert (mine(game)["crates"], mine(game)["archaeologists"]) == ([], 2)


@pytest.mark.ruling("190")
def test_the_guiding_skull_costs_a_compass_before_the_tile_is_revealed() -> None:
    game = arnak("hand: guiding-skull; tablet: 1; compass: 1; next_level2: s2-arrowhead-jewel")
    play(game, "play guiding-skull")
    assert options(game) == ["pay", "skip"]
    assert RULES.view(game, 0)["decks"]["level2"][0] is None
    order = state(game)["decks"]["level2"]
    play(game, "pay")
    assert state(game)["decks"]["level2"] == [*order[1:], "s2-arrowhead-jewel"]
    assert mine(game)["purse"] == {"coin": 0, "compass": 0, "tablet": 0, "arrowhead": 1, "jewel": 1}


@pytest.mark.ruling("190")
def test_a_guiding_skull_that_is_not_paid_reveals_nothing() -> None:
    game = arnak("hand: guiding-skull; tablet: 1; compass: 1")
    order = state(game)["decks"]["level2"]
    play(game, "play guiding-skull", "skip")
    assert state(game)["decks"]["level2"] == order
    assert set(RULES.view(game, 0)["decks"]["level2"]) == {None}
