"""Solo: what the rival's tiles do (rulings 146-156)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, changes, play

LEFT, RIGHT = "left", "right"
ARROWS = {LEFT: ("dig-coin", "dig-tablet"), RIGHT: ("dig-compass", "dig-arrowhead")}
BOOKKEEPING = ("me.hand", "me.play", "rival.tiles", "rival.used")


def turned(position: str, tile: str, arrow: str = LEFT) -> tuple[Game, dict[str, str]]:
    """The game after the rival turned up a tile, the next one pointing that way, and all that the tile changed."""
    following = next(other for other in ARROWS[arrow] if other != tile)
    game = arnak(f"difficulty: 0; hand: trowel; {position}; rival_tiles: {tile} {following}")
    before = RULES.encode(game)
    play(game, "play trowel", "end-turn")
    found = changes(before, RULES.encode(game))
    return game, {name: change for name, change in found.items() if name not in BOOKKEEPING}


def state_after(position: str, tile: str, arrow: str = LEFT) -> dict[str, Any]:
    return RULES.encode(turned(position, tile, arrow)[0])


def rival_does(position: str, tile: str, arrow: str = LEFT) -> dict[str, str]:
    return turned(position, tile, arrow)[1]


def stands(site: str) -> dict[str, str]:
    return {"rival.archaeologists": "-1", f"sites.{site}.spaces": "+1 --"}


COIN_ON_EVERY_ROW = "tiles: l1-2=s1-coin-arrowhead l1-6=s1-coin-2tablet l2-2=s2-four-kinds"


@pytest.mark.ruling("146")
@pytest.mark.parametrize(
    ("position", "site"),
    [
        (COIN_ON_EVERY_ROW, "l2-2"),
        (f"{COIN_ON_EVERY_ROW}; rival_at: l2-2", "l1-6"),
        (f"{COIN_ON_EVERY_ROW}; rival_at: l2-2; at: l1-6", "l1-2"),
        (f"{COIN_ON_EVERY_ROW}; rival_at: l2-2 l1-2; at: l1-6", "camp-coin"),
    ],
)
def test_the_rival_digs_in_the_highest_row_that_offers_the_resource(position: str, site: str) -> None:
    assert rival_does(position, "dig-coin") == stands(site)


@pytest.mark.ruling("146")
def test_the_rival_does_not_dig_when_every_space_that_offers_the_resource_is_taken() -> None:
    assert rival_does(f"{COIN_ON_EVERY_ROW}; rival_at: l2-2 l1-2 camp-coin; at: l1-6", "dig-coin") == {}


@pytest.mark.ruling("146")
@pytest.mark.parametrize(("arrow", "site"), [(LEFT, "l1-1"), (RIGHT, "l1-4")])
def test_within_a_row_the_arrow_decides_where_the_rival_digs(arrow: str, site: str) -> None:
    tiles = "tiles: l1-1=s1-coin-arrowhead l1-3=s1-draw-coin-tablet l1-4=s1-coin-2tablet"
    assert rival_does(tiles, "dig-coin", arrow) == stands(site)


@pytest.mark.ruling("146")
@pytest.mark.parametrize("resource", ["coin", "compass", "tablet", "arrowhead", "jewel"])
def test_on_an_undiscovered_island_the_rival_digs_at_the_camp_of_the_resource(resource: str) -> None:
    assert rival_does("", f"dig-{resource}") == stands(f"camp-{resource}")


OFFERS = {
    "s1-item-or-2compass": {"compass"},
    "s1-coin-arrowhead": {"coin", "arrowhead"},
    "s1-draw-coin-tablet": {"coin", "tablet"},
    "s1-compass-arrowhead": {"compass", "arrowhead"},
    "s1-coin-2tablet": {"coin", "tablet"},
    "s1-tablet-arrowhead": {"tablet", "arrowhead"},
    "s1-draw-arrowhead": {"arrowhead"},
    "s1-fear-tablet-jewel": {"tablet", "jewel"},
    "s1-fear-compass-jewel": {"compass", "jewel"},
    "s1-jewel": {"jewel"},
    "s2-2compass-jewel": {"compass", "jewel"},
    "s2-four-kinds": {"coin", "compass", "tablet", "arrowhead"},
    "s2-arrowhead-jewel": {"arrowhead", "jewel"},
    "s2-draw-tablet-jewel": {"tablet", "jewel"},
    "s2-2tablet-jewel": {"tablet", "jewel"},
    "s2-fear-2tablet-2arrowhead": {"tablet", "arrowhead"},
}


@pytest.mark.ruling("147")
@pytest.mark.parametrize("tile", list(OFFERS))
def test_a_site_offers_every_token_its_effect_can_give_also_as_an_option(tile: str) -> None:
    site = "l1-1" if tile.startswith("s1") else "l2-1"
    drawn_to_it = {
        resource
        for resource in ("coin", "compass", "tablet", "arrowhead", "jewel")
        if state_after(f"tiles: {site}={tile}", f"dig-{resource}")["sites"][site]["spaces"] == [1]
    }
    assert drawn_to_it == OFFERS[tile]


TOPS = "next_level1: s1-jewel; next_level2: s2-four-kinds; next_guardians: g-boat"


@pytest.mark.ruling("148")
@pytest.mark.parametrize(
    ("tile", "number", "level", "guarded"),
    [
        *[("discover-green", 1, 1, True), ("discover-green", 2, 1, False), ("discover-green", 3, 1, True)],
        *[("discover-green", 4, 2, False), ("discover-red", 1, 1, False), ("discover-red", 2, 1, True)],
        *[("discover-red", 3, 1, False), ("discover-red", 4, 2, True), ("discover-red", 5, 2, False)],
    ],
)
def test_the_rival_discovers_level_and_guardian_by_round_without_any_effect(
    tile: str, number: int, level: int, guarded: bool
) -> None:
    first = {
        **stands("l1-1"),
        "decks.level1": "-s1-jewel",
        "rival.idols": "+idol-coin",
        "sites.l1-1.idol": "-",
        "sites.l1-1.tile": "s1-jewel",
    }
    second = {
        **stands("l2-1"),
        "decks.level2": "-s2-four-kinds",
        "rival.idols": "+idol-tablet",
        "rival.minus_one": "+idol-upgrade",
        "sites.l2-1.hidden_idol": "-",
        "sites.l2-1.idol": "-",
        "sites.l2-1.tile": "s2-four-kinds",
    }
    warden = {f"sites.l{level}-1.guardian": "g-boat", "decks.guardians": "-g-boat"} if guarded else {}
    assert rival_does(f"round: {number}; {TOPS}", tile) == {**(first if level == 1 else second), **warden}


LOWER_ROW = "l1-1=s1-coin-arrowhead l1-2=s1-draw-coin-tablet l1-3=s1-coin-2tablet l1-4=s1-tablet-arrowhead"
UPPER_ROW = "l1-5=s1-draw-arrowhead l1-6=s1-item-or-2compass l1-7=s1-fear-tablet-jewel l1-8=s1-fear-compass-jewel"


@pytest.mark.ruling("148")
@pytest.mark.parametrize(
    ("tiles", "arrow", "site"),
    [
        ("l1-5=s1-jewel", LEFT, "l1-1"),
        ("l1-5=s1-jewel", RIGHT, "l1-4"),
        ("l1-1=s1-jewel", LEFT, "l1-2"),
        (LOWER_ROW, LEFT, "l1-5"),
        (LOWER_ROW, RIGHT, "l1-8"),
    ],
)
def test_the_rival_prefers_the_lower_row_of_level_one_then_the_arrow(tiles: str, arrow: str, site: str) -> None:
    assert state_after(f"tiles: {tiles}", "discover-green", arrow)["sites"][site]["spaces"] == [1]


@pytest.mark.ruling("148")
def test_the_rival_discovers_nothing_when_the_whole_level_is_discovered() -> None:
    assert rival_does(f"tiles: {LOWER_ROW} {UPPER_ROW}", "discover-green") == {}


@pytest.mark.ruling("149")
def test_a_second_idol_of_a_kind_goes_face_down_onto_the_minus_one_stack() -> None:
    found = rival_does("rival_idols: idol-coin", "discover-green")
    assert (found["rival.minus_one"], "rival.idols" in found) == ("+idol-coin", False)


@pytest.mark.ruling("149")
def test_a_face_down_idol_goes_onto_the_minus_one_stack_unseen_even_if_it_would_be_a_new_kind() -> None:
    game, _ = turned("round: 4", "discover-green")
    found = RULES.encode(game)["rival"]
    assert (found["idols"], found["minus_one"]) == (["idol-tablet"], ["idol-upgrade"])
    for seat in (0, None):
        assert RULES.view(game, seat)["rival"]["minus_one"] == [None]
        assert RULES.view(game, seat)["rival"]["idols"] == ["idol-tablet"]


SUPPLY = "supply: a-coins,a-draw a-exile,a-buyer a-compass"


@pytest.mark.ruling("150")
@pytest.mark.parametrize(
    ("arrow", "space", "stack", "assistant"), [(LEFT, "4-1", 0, "a-coins"), (RIGHT, "4-3", 1, "a-exile")]
)
def test_the_rival_researches_removes_the_bonus_tile_and_the_top_of_the_highest_supply_stack(
    arrow: str, space: str, stack: int, assistant: str
) -> None:
    given = f"rival_magnifier: 3-1; {SUPPLY}; bonus: 4-1=bonus-coin 4-3=bonus-coin"
    assert rival_does(given, "research-green", arrow) == {
        "rival.magnifier": space,
        f"track.bonus.{space}": "-bonus-coin",
        f"decks.assistants[{stack}]": f"-{assistant}",
        "box": f"+{assistant} +bonus-coin",
    }


@pytest.mark.ruling("150")
def test_the_highest_supply_stack_goes_first_whatever_the_arrow_says() -> None:
    found = rival_does("supply: a-coins a-exile,a-buyer a-compass", "research-green", LEFT)
    assert found["decks.assistants[1]"] == "-a-exile"


@pytest.mark.ruling("150")
def test_the_rival_moves_only_along_a_bridge() -> None:
    assert rival_does("rival_magnifier: 1-2", "research-green", LEFT)["rival.magnifier"] == "2-2"


@pytest.mark.ruling("150")
def test_arriving_at_the_lost_temple_the_rival_removes_the_top_tile_of_the_bonus_stack() -> None:
    found = state_after(f"rival_magnifier: 7-1; {SUPPLY}; stack: bonus-draw bonus-coin", "research-green")
    assert (found["rival"]["magnifier"], found["rival"]["arrival"]) == ("temple", 1)
    assert found["track"]["stack"] == ["bonus-coin"]
    assert found["decks"]["assistants"] == [["a-draw"], ["a-exile", "a-buyer"], ["a-compass"]]


@pytest.mark.ruling("151")
@pytest.mark.parametrize(("arrow", "left_over"), [(LEFT, ["bonus-draw"]), (RIGHT, ["bonus-coin"])])
def test_on_the_long_snake_space_the_arrow_decides_which_bonus_tile_goes(arrow: str, left_over: list[str]) -> None:
    found = state_after("board: snake; rival_magnifier: 6-1; bonus: 7-1=bonus-coin,bonus-draw", "research-green", arrow)
    assert found["track"]["bonus"]["7-1"] == left_over


@pytest.mark.ruling("152")
@pytest.mark.parametrize(("arrow", "stack"), [(LEFT, "silver-left"), (RIGHT, "silver-right")])
def test_in_the_lost_temple_the_rival_takes_a_six_point_tile_by_the_arrow(arrow: str, stack: str) -> None:
    assert rival_does(f"rival_magnifier: temple; {SUPPLY}", "overcome-green", arrow) == {
        "rival.temple": f"+{stack}",
        f"track.tiles.{stack}": "-1",
    }


@pytest.mark.ruling("152")
@pytest.mark.parametrize("arrow", [LEFT, RIGHT])
@pytest.mark.parametrize(("empty", "taken"), [("silver-left", "silver-right"), ("silver-right", "silver-left")])
def test_the_rival_takes_the_six_point_tile_that_is_left(arrow: str, empty: str, taken: str) -> None:
    given = f"rival_magnifier: temple; {SUPPLY}; temple_tiles: {empty}=0"
    assert rival_does(given, "overcome-green", arrow)["rival.temple"] == f"+{taken}"


@pytest.mark.ruling("152")
@pytest.mark.parametrize("tile", ["research-green", "overcome-green"])
def test_without_a_six_point_tile_the_rival_in_the_temple_does_nothing_at_all(tile: str) -> None:
    given = f"rival_magnifier: temple; {SUPPLY}; temple_tiles: silver-left=0 silver-right=0"
    assert rival_does(given, tile) == {}


@pytest.mark.ruling("153")
def test_reaching_the_snake_rescue_space_removes_its_top_assistant_beside_the_supply_one() -> None:
    given = f"board: snake; rival_magnifier: 3-1; {SUPPLY}; rescue: a-tablet a-upgrade"
    assert rival_does(given, "research-green") == {
        "rival.magnifier": "4-1",
        "decks.rescue": "-a-tablet",
        "decks.assistants[0]": "-a-coins",
        "box": "+a-coins +a-tablet",
    }


@pytest.mark.ruling("153")
def test_the_overcome_tile_rescues_too_but_takes_no_supply_assistant() -> None:
    given = f"board: snake; rival_magnifier: 3-1; {SUPPLY}; rescue: a-tablet a-upgrade"
    assert rival_does(given, "overcome-green") == {
        "rival.magnifier": "4-1",
        "decks.rescue": "-a-tablet",
        "box": "+a-tablet",
    }


GUARDED = (
    "tiles: l1-1=s1-jewel l1-4=s1-coin-arrowhead l1-5=s1-coin-2tablet; wardens: l1-1=g-boat l1-4=g-car l1-5=g-4coin"
)


@pytest.mark.ruling("154")
@pytest.mark.parametrize(
    ("where", "arrow", "site", "guardian"),
    [
        ("l1-1 l1-4 l1-5", RIGHT, "l1-5", "g-4coin"),
        ("l1-1 l1-4", LEFT, "l1-1", "g-boat"),
        ("l1-1 l1-4", RIGHT, "l1-4", "g-car"),
    ],
)
def test_the_rival_overcomes_a_guardian_where_it_stands_the_higher_row_first_then_the_arrow(
    where: str, arrow: str, site: str, guardian: str
) -> None:
    assert rival_does(f"{GUARDED}; rival_at: {where}", "overcome-green", arrow) == {
        "rival.guardians": f"+{guardian}",
        f"sites.{site}.guardian": "-",
    }


@pytest.mark.ruling("154")
def test_without_a_guardian_where_it_stands_the_rival_researches_and_takes_no_assistant() -> None:
    given = f"{GUARDED}; rival_at: camp-coin; at: l1-1; {SUPPLY}; rival_magnifier: 3-1; bonus: 4-1=bonus-coin"
    assert rival_does(given, "overcome-green") == {
        "rival.magnifier": "4-1",
        "track.bonus.4-1": "-bonus-coin",
        "box": "+bonus-coin",
    }


ITEMS = "items: steam-boat hat brush rope torch; next_items: machete"
ARTIFACTS = "round: 4; artifacts: treasure-chest mortar war-mask monkey-medallion; next_artifacts: stone-jar"


@pytest.mark.ruling("155")
@pytest.mark.parametrize(
    ("tile", "arrow", "card", "row"),
    [
        ("buy-item-green", LEFT, "hat", ["steam-boat", "brush", "rope", "torch", "machete"]),
        ("buy-item-green", RIGHT, "rope", ["steam-boat", "hat", "brush", "torch", "machete"]),
        ("buy-item-red", LEFT, "steam-boat", ["hat", "brush", "rope", "torch", "machete"]),
        ("buy-item-red", RIGHT, "brush", ["steam-boat", "hat", "rope", "torch", "machete"]),
    ],
)
def test_the_rival_buys_the_item_worth_least_or_most_and_the_row_is_refilled_at_once(
    tile: str, arrow: str, card: str, row: list[str]
) -> None:
    assert rival_does(ITEMS, tile, arrow) == {
        "rival.cards": f"+{card}",
        "row.items": f"+machete -{card}",
        "decks.items": "-machete",
    }
    assert state_after(ITEMS, tile, arrow)["row"]["items"] == row


@pytest.mark.ruling("155")
@pytest.mark.parametrize(
    ("tile", "arrow", "card", "row"),
    [
        ("buy-artifact-green", LEFT, "mortar", ["stone-jar", "treasure-chest", "war-mask", "monkey-medallion"]),
        ("buy-artifact-green", RIGHT, "war-mask", ["stone-jar", "treasure-chest", "mortar", "monkey-medallion"]),
        ("buy-artifact-red", RIGHT, "treasure-chest", ["stone-jar", "mortar", "war-mask", "monkey-medallion"]),
    ],
)
def test_the_rival_buys_an_artifact_in_the_same_way_and_uses_no_effect(
    tile: str, arrow: str, card: str, row: list[str]
) -> None:
    assert rival_does(ARTIFACTS, tile, arrow) == {
        "rival.cards": f"+{card}",
        "row.artifacts": f"+stone-jar -{card}",
        "decks.artifacts": "-stone-jar",
    }
    assert state_after(ARTIFACTS, tile, arrow)["row"]["artifacts"] == row


@pytest.mark.ruling("156")
@pytest.mark.parametrize("tile", ["discover-green", "research-green", "overcome-green"])
def test_green_discover_research_and_overcome_do_nothing_in_round_five(tile: str) -> None:
    assert rival_does(f"round: 5; {GUARDED}; rival_at: l1-1", tile) == {}


@pytest.mark.ruling("156")
@pytest.mark.parametrize("tile", ["discover-red", "research-red", "overcome-red"])
def test_their_red_counterparts_act_in_round_five(tile: str) -> None:
    assert rival_does(f"round: 5; {GUARDED}; rival_at: l1-1", tile) != {}


@pytest.mark.ruling("156")
@pytest.mark.parametrize("tile", ["buy-item-green", "buy-item-red", "buy-artifact-green", "buy-artifact-red"])
def test_the_buying_tiles_act_in_every_round(tile: str) -> None:
    for number in range(1, 6):
        assert "rival.cards" in rival_does(f"round: {number}", tile)
