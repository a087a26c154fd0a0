"""Rulings 47-53: occupied sites, activating, relocating."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import settle
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal

STAFF = "hand: pathfinders-staff; tablet: 1"
SANDALS = "hand: pathfinders-sandals; tablet: 1"


def fears(game: Game) -> int:
    """How many Fear cards seat 0 has, wherever they are."""
    player = RULES.encode(game)["players"][0]
    return sum([player[zone].count("fear") for zone in ("hand", "deck", "play")])


@pytest.mark.ruling("47")
def test_a_site_is_occupied_by_anybody_on_any_of_its_spaces() -> None:
    game = arnak("players: 4; hand: dog; at: camp-coin; 1 at: camp-tablet/2; 2 at: camp-jewel camp-jewel/2")
    play(game, "play dog")
    assert options(game) == ["activate camp-arrowhead", "activate camp-compass"]
    for camp in ("camp-coin", "camp-tablet", "camp-jewel"):
        assert refusal(game, f"activate {camp}") == ("site-occupied", "47", None)


@pytest.mark.ruling("47")
def test_guardians_and_blocking_tiles_do_not_occupy_a_site() -> None:
    game = arnak("hand: dog; wardens: camp-coin=g-boat")
    play(game, "play dog")
    assert "activate camp-coin" in options(game)
    assert RULES.encode(game)["sites"]["camp-coin"]["spaces"] == [None, "blocked"]


@pytest.mark.ruling("48")
def test_one_archaeologist_on_any_space_is_enough_to_occupy_a_site() -> None:
    game = arnak("players: 4; hand: tent; at: camp-coin/2 l1-1; 1 at: camp-coin camp-tablet; tiles: l1-1=s1-jewel")
    play(game, "play tent")
    assert options(game) == ["activate camp-coin", "activate l1-1"]
    assert refusal(game, "activate camp-tablet") == ("not-on-site", "48", {"archaeologist": 1})


@pytest.mark.ruling("49")
def test_activating_needs_no_archaeologist_no_travel_and_no_free_space() -> None:
    position = "hand: lantern; at: camp-tablet l1-1; 1 at: camp-coin; tiles: l1-1=s1-jewel"
    assert outcome(position, "play lantern", "activate camp-coin") == {
        "me.hand": "-lantern",
        "me.play": "+lantern",
        "me.purse": "coin +2",
        "asks": "after",
    }


@pytest.mark.ruling("49")
def test_an_undiscovered_site_cannot_be_activated() -> None:
    game = arnak("hand: binoculars; 1 at: l1-3; tiles: l1-3=s1-jewel l2-1=s2-arrowhead-jewel")
    play(game, "play binoculars")
    assert options(game) == ["activate l1-3"]
    assert refusal(game, "activate l1-1") == ("not-discovered", "49", None)


@pytest.mark.ruling("50")
def test_activating_the_jewel_camp_is_the_same_trade() -> None:
    position = "hand: lantern fear"
    game = arnak(position)
    play(game, "play lantern", "activate camp-jewel")
    assert (asks(game), options(game)) == ("trade camp-jewel", ["pay", "skip"])
    paid = outcome(position, "play lantern", "activate camp-jewel", "pay", "discard fear")
    assert (paid["me.hand"], paid["me.purse"]) == ("-fear -lantern", "jewel +1")
    assert "me.purse" not in outcome(position, "play lantern", "activate camp-jewel", "skip")


@pytest.mark.ruling("51")
def test_relocating_moves_an_own_figure_to_a_free_space_without_travel_cost_and_activates_it() -> None:
    position = f"{STAFF}; at: l2-1; tiles: l1-1=s1-jewel l2-1=s2-arrowhead-jewel"
    assert outcome(position, "play pathfinders-staff", "relocate l2-1 l1-1 1") == {
        "me.hand": "-pathfinders-staff",
        "me.play": "+pathfinders-staff",
        "me.purse": "tablet -1, jewel +1",
        "sites.l1-1.spaces": "+0 --",
        "sites.l2-1.spaces": "+- -0",
        "asks": "after",
    }


@pytest.mark.ruling("51")
def test_the_target_of_a_relocation_is_a_free_space_of_a_different_discovered_site() -> None:
    game = arnak(f"{STAFF}; players: 4; at: camp-coin; 1 at: camp-tablet camp-tablet/2; tiles: l1-3=s1-jewel")
    play(game, "play pathfinders-staff")
    free = [f"camp-{kind} {space}" for kind in ("arrowhead", "compass", "jewel") for space in (1, 2)]
    assert options(game) == [*[f"relocate camp-coin {space}" for space in (*free, "l1-3 1")], "skip"]
    assert refusal(game, "relocate camp-coin camp-coin 2") == ("wrong-site", "51", None)
    assert refusal(game, "relocate camp-coin l1-1 1") == ("not-discovered", "51", None)
    assert refusal(game, "relocate camp-coin camp-tablet 2") == ("space-occupied", "51", None)


@pytest.mark.ruling("51", "36")
def test_of_two_own_figures_at_a_camp_either_may_be_relocated() -> None:
    position = "players: 4; hand: pathfinders-sandals; tablet: 1; at: camp-coin camp-coin/2"
    game = arnak(position)
    play(game, "play pathfinders-sandals")
    targets = {" ".join(option.split()[-2:]) for option in options(game) if option != "skip"}
    assert len(targets) == 8
    assert set(options(game)) == {
        "skip",
        *[f"relocate camp-coin {target}" for target in targets],
        *[f"relocate camp-coin 2 {target}" for target in targets],
    }
    first = game.copy()
    play(first, "relocate camp-coin camp-tablet 1")
    assert RULES.encode(first)["sites"]["camp-coin"]["spaces"] == [None, 0]
    play(game, "relocate camp-coin 2 camp-tablet 1")
    assert RULES.encode(game)["sites"]["camp-coin"]["spaces"] == [0, None]


@pytest.mark.ruling("51")
@pytest.mark.parametrize("at", ["at: camp-coin/2", "at: camp-coin camp-jewel", "at: camp-coin; 1 at: camp-coin/2"])
def test_the_second_figure_of_a_camp_is_offered_only_if_both_are_ones_own(at: str) -> None:
    game = arnak(f"players: 4; hand: pathfinders-sandals; tablet: 1; {at}")
    play(game, "play pathfinders-sandals")
    assert [option for option in options(game) if option.startswith("relocate camp-coin 2")] == []
    assert refusal(game, "relocate camp-coin 2 camp-tablet 1") == ("no-second-figure", "51", None)
    play(game, "relocate camp-coin camp-tablet 1")
    assert 0 not in RULES.encode(game)["sites"]["camp-coin"]["spaces"]


@pytest.mark.ruling("51", "34")
def test_nobody_is_relocated_onto_a_blocked_space() -> None:
    game = arnak(f"{SANDALS}; at: camp-coin")
    play(game, "play pathfinders-sandals")
    assert refusal(game, "relocate camp-coin camp-tablet 2") == ("space-blocked", "34", None)


@pytest.mark.ruling("51")
def test_the_space_left_behind_is_free_at_once() -> None:
    """The trade of the jewel camp is still being asked, and the coin camp is empty already."""
    game = arnak("hand: pathfinders-sandals fear; tablet: 1; at: camp-coin; 1 hand: fear")
    play(game, "play pathfinders-sandals", "relocate camp-coin camp-jewel 1")
    assert asks(game) == "trade camp-jewel"
    sites = RULES.encode(game)["sites"]
    assert (sites["camp-coin"]["spaces"][0], sites["camp-jewel"]["spaces"][0]) == (None, 0)
    play(game, "skip", "end-turn")
    assert "dig camp-coin 1" in options(game)
    assert "dig camp-jewel 1" not in options(game)


@pytest.mark.ruling("52")
def test_without_a_figure_on_the_map_nothing_is_relocated() -> None:
    assert outcome(SANDALS, "play pathfinders-sandals") == {
        "me.hand": "-pathfinders-sandals",
        "me.play": "+pathfinders-sandals",
        "me.purse": "tablet -1",
        "asks": "after",
    }


@pytest.mark.ruling("52")
def test_a_relocation_never_uses_the_figure_from_the_board() -> None:
    position = f"{SANDALS}; at: camp-coin"
    changed = outcome(position, "play pathfinders-sandals", "relocate camp-coin camp-tablet 1")
    assert "me.archaeologists" not in changed
    assert changed["sites.camp-coin.spaces"] == "+- -0"


@pytest.mark.ruling("52")
def test_the_archaeologist_action_never_uses_a_figure_from_the_map() -> None:
    changed = outcome("hand: aeroplane; at: camp-coin camp-tablet", "play aeroplane")
    assert changed == {"me.hand": "-aeroplane", "me.play": "+aeroplane", "asks": "after"}
    one_home = outcome("hand: aeroplane; at: camp-coin", "play aeroplane", "dig camp-tablet 1")
    assert (one_home["me.archaeologists"], one_home["sites.camp-tablet.spaces"]) == ("-1", "+0 --")
    assert "sites.camp-coin.spaces" not in one_home


@pytest.mark.ruling("53", "57")
@pytest.mark.parametrize(
    ("card", "lines", "gained"),
    [
        ("pathfinders-sandals", ("relocate l1-1 camp-tablet 1",), 0),
        ("guardians-ocarina", ("return l1-1",), 0),
        ("pathfinders-sandals", ("skip",), 1),
    ],
)
def test_whoever_leaves_a_guarded_site_before_the_end_of_the_round_avoids_its_fear(
    card: str, lines: tuple[str, ...], gained: int
) -> None:
    game = arnak(f"hand: {card}; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; 1 passed: yes")
    before = fears(game)
    play(game, f"play {card}", *lines, "end-turn", "pass", "end-turn")
    settle(game, InOrder())
    assert RULES.encode(game)["round"] == 2
    assert fears(game) == before + gained


@pytest.mark.ruling("53")
def test_relocating_to_a_guarded_site_brings_its_fear() -> None:
    position = f"{STAFF}; at: camp-coin; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; 1 passed: yes"
    game = arnak(position)
    before = fears(game)
    play(game, "play pathfinders-staff", "relocate camp-coin l1-1 1", "end-turn", "pass", "end-turn")
    settle(game, InOrder())
    assert fears(game) == before + 1


@pytest.mark.ruling("51", "199")
def test_relocating_to_a_guarded_site_that_holds_an_own_figure_moves_and_overcomes_nothing() -> None:
    position = f"players: 4; {SANDALS}; at: camp-coin l1-1; tiles: l1-1=s1-jewel; wardens: camp-coin=g-boat"
    changed = outcome(position, "play pathfinders-sandals", "relocate l1-1 camp-coin 2")
    assert (changed["sites.camp-coin.spaces"], changed["sites.l1-1.spaces"]) == ("+0 --", "+- -0")
    assert changed["me.purse"] == "coin +2, tablet -1"
    assert {"me.guardians", "sites.camp-coin.guardian"}.isdisjoint(changed)
