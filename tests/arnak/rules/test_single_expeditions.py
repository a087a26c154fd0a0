"""Items that send archaeologists out or activate sites (rulings 167-170)."""

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


@pytest.mark.ruling("167")
@pytest.mark.parametrize(
    ("animal", "card", "site"), [("sea-turtle", "funding-boat", "l2-4"), ("ostrich", "funding-car", "l2-1")]
)
def test_the_card_an_animal_draws_may_pay_for_the_expedition_that_follows(animal: str, card: str, site: str) -> None:
    game = arnak(f"hand: {animal}; deck: {card}; tiles: {site}=s2-arrowhead-jewel")
    play(game, f"play {animal}")
    assert options(game) == ["draw", "skip"]
    play(game, "draw", f"dig {site} 1", f"travel {card}")
    assert (mine(game)["purse"]["arrowhead"], mine(game)["purse"]["jewel"], asks(game)) == (1, 1, "after")


@pytest.mark.ruling("167")
def test_the_compass_of_the_sturdy_boots_may_pay_for_the_discovery_that_follows() -> None:
    game = arnak("hand: sturdy-boots ostrich; compass: 2; next_level1: s1-jewel")
    play(game, "play sturdy-boots", "discover l1-1", "travel ostrich", "continue")
    assert (mine(game)["purse"]["compass"], mine(game)["purse"]["jewel"]) == (0, 1)


@pytest.mark.ruling("167")
@pytest.mark.parametrize("card", ["sea-turtle", "ostrich", "sturdy-boots"])
def test_the_expedition_of_an_animal_or_the_boots_may_be_declined(card: str) -> None:
    game = arnak(f"deck:; hand: {card}")
    play(game, f"play {card}")
    assert "dig camp-coin 1" in options(game)
    play(game, "skip")
    assert (mine(game)["archaeologists"], asks(game)) == (2, "after")


@pytest.mark.ruling("168")
def test_the_hot_air_balloon_covers_one_icon_and_three_compasses_of_a_discovery() -> None:
    game = arnak("hand: hot-air-balloon; next_level1: s1-jewel")
    play(game, "play hot-air-balloon", "discover l1-1", "continue")
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 1}
    assert state(game)["exile"]["items"] == ["hot-air-balloon"]


@pytest.mark.ruling("168")
def test_the_aeroplane_covers_one_icon_and_two_compasses_of_a_discovery() -> None:
    game = arnak("hand: aeroplane; compass: 1; next_level1: s1-jewel")
    play(game, "play aeroplane", "discover l1-1", "continue")
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 1}

    game = arnak("hand: aeroplane")
    play(game, "play aeroplane")
    assert refusal(game, "discover l1-1") == ("cannot-pay", "40", {"compass": 1})


@pytest.mark.ruling("168")
def test_for_a_dig_the_aeroplane_covers_one_icon_and_gives_no_compass_back() -> None:
    game = arnak("hand: aeroplane ostrich; compass: 5; tiles: l2-1=s2-arrowhead-jewel")
    play(game, "play aeroplane", "dig l2-1 1")
    assert options(game) == ["travel ostrich"]
    play(game, "travel ostrich")
    assert mine(game)["purse"]["compass"] == 5


@pytest.mark.ruling("168")
@pytest.mark.parametrize("card", ["hot-air-balloon", "aeroplane"])
def test_with_no_archaeologist_left_the_expedition_is_simply_not_taken(card: str) -> None:
    game = arnak(f"hand: {card}; at: camp-coin camp-tablet")
    play(game, f"play {card}")
    assert asks(game) == "after"


@pytest.mark.ruling("169")
def test_the_tent_activates_an_own_site_free_but_for_level_two() -> None:
    tiles = "tiles: l1-1=s1-coin-arrowhead l1-2=s1-jewel l2-1=s2-arrowhead-jewel"
    game = arnak(f"hand: tent; at: camp-tablet l1-1; 1 at: l1-2; {tiles}")
    play(game, "play tent")
    assert options(game) == ["activate camp-tablet", "activate l1-1"]
    play(game, "activate camp-tablet")
    assert mine(game)["purse"]["tablet"] == 2

    given = f"hand: tent; at: l2-1; compass: 2; {tiles}"
    assert outcome(given, "play tent", "activate l2-1")["me.purse"] == "compass -2, arrowhead +1, jewel +1"
    game = arnak(f"hand: tent; at: l2-1 camp-coin; compass: 1; {tiles}")
    play(game, "play tent")
    assert refusal(game, "activate l2-1") == ("cannot-pay", "169", {"compass": 1})


@pytest.mark.ruling("170")
def test_binoculars_activate_any_discovered_level_one_site() -> None:
    game = arnak(
        "hand: binoculars; at: l1-1; 1 at: l1-2; tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead l1-8=s1-coin-2tablet l2-1=s2-four-kinds"
    )
    play(game, "play binoculars")
    assert options(game) == ["activate l1-1", "activate l1-2", "activate l1-8"]
    assert refusal(game, "activate l1-3") == ("not-discovered", "49", None)


CAMPS = [f"activate camp-{kind}" for kind in ("arrowhead", "coin", "compass", "jewel", "tablet")]


@pytest.mark.ruling("170")
def test_the_lantern_activates_any_camp_occupied_or_not() -> None:
    game = arnak("hand: lantern; at: camp-coin; 1 at: camp-tablet")
    play(game, "play lantern")
    assert options(game) == CAMPS


@pytest.mark.ruling("170")
@pytest.mark.parametrize(("card", "answers"), [("dog", ()), ("tigerclaw-hairpin", ("skip",))])
def test_dog_and_hairpin_need_an_unoccupied_camp(card: str, answers: tuple[str, ...]) -> None:
    game = arnak(f"players: 4; hand: {card}; tablet: 1; at: camp-coin/2; 1 at: camp-tablet")
    play(game, f"play {card}", *answers)
    assert options(game) == ["activate camp-arrowhead", "activate camp-compass", "activate camp-jewel"]
    assert refusal(game, "activate camp-coin") == ("site-occupied", "47", None)
