"""The printed boards and tiles, proof-read: costs, gains, copies, bridges, points and the set-up tables."""

from __future__ import annotations

from itertools import product

import pytest

from digsite.arnak.box import (
    ARRIVAL_POINTS,
    DISCOVER_COMPASSES,
    ROW_OF,
    SITE_NAMES,
    SITE_OF,
    TEMPLE_POINTS,
    TEMPLE_STACKS,
    TRACK,
    Board,
)
from digsite.arnak.icons import names
from digsite.arnak.printed import BOX
from digsite.arnak.resources import amounts
from digsite.arnak.tokens import Gain
from digsite.kernel.effects import Seq, Step

BIRD, SNAKE = BOX.boards


def tokens(purse: int) -> str:
    """An amount as `coin 1, jewel 2`."""
    return ", ".join([f"{name} {count}" for name, count in amounts(purse).items()])


def told(step: Step) -> str:
    """An effect in short: gains by their tokens, all others by their kind."""
    if isinstance(step, Seq):
        return " and ".join([told(part) for part in step.steps])
    return tokens(step.tokens) if isinstance(step, Gain) else type(step).__name__


def needs(board: Board) -> dict[str, list[str]]:
    """The travel costs of each site, one entry a space."""
    found: dict[str, list[str]] = {site: [] for site in SITE_NAMES}
    for space, need in enumerate(board.needs):
        found[SITE_NAMES[SITE_OF[space]]].append("+".join(names(need)))
    return found


BIRD_NEEDS = {
    **{camp: ["boot", "boot+boot"] for camp in SITE_NAMES[:5]},
    **{site: ["car"] for site in ("l1-1", "l1-2", "l1-5", "l1-6")},
    **{site: ["boat"] for site in ("l1-3", "l1-4", "l1-7", "l1-8")},
    **{site: ["car+car"] for site in ("l2-1", "l2-2")},
    **{site: ["boat+boat"] for site in ("l2-3", "l2-4")},
}


def test_travel_on_the_bird_side() -> None:
    assert needs(BIRD) == BIRD_NEEDS


def test_four_spaces_cost_other_travel_on_the_snake_side() -> None:
    """Ruling 138."""
    others = {"l1-6": ["boot+boot"], "l1-7": ["plane"], "l2-2": ["boot+plane"], "l2-3": ["car+boat"]}
    assert needs(SNAKE) == {**BIRD_NEEDS, **others}


def test_discovering_costs_3_compasses_on_level_1_and_6_on_level_2() -> None:
    assert DISCOVER_COMPASSES == (0, 3, 6)


def test_camps_and_site_tiles_in_short() -> None:
    assert {camp.name: told(camp.effect) for camp in BOX.camps} == {
        "camp-coin": "coin 2",
        "camp-compass": "compass 2",
        "camp-tablet": "tablet 2",
        "camp-arrowhead": "arrowhead 1",
        "camp-jewel": "Trade",
    }
    assert {tile.name: told(tile.effect) for tile in BOX.level1} == {
        "s1-item-or-2compass": "Choose",
        "s1-coin-arrowhead": "coin 1, arrowhead 1",
        "s1-draw-coin-tablet": "Draw and coin 1, tablet 1",
        "s1-compass-arrowhead": "compass 1, arrowhead 1",
        "s1-coin-2tablet": "coin 1, tablet 2",
        "s1-tablet-arrowhead": "tablet 1, arrowhead 1",
        "s1-draw-arrowhead": "Draw and arrowhead 1",
        "s1-fear-tablet-jewel": "GainFear and tablet 1, jewel 1",
        "s1-fear-compass-jewel": "GainFear and compass 1, jewel 1",
        "s1-jewel": "jewel 1",
    }
    assert {tile.name: told(tile.effect) for tile in BOX.level2} == {
        "s2-2compass-jewel": "compass 2, jewel 1",
        "s2-four-kinds": "coin 1, compass 1, tablet 1, arrowhead 1",
        "s2-arrowhead-jewel": "arrowhead 1, jewel 1",
        "s2-draw-tablet-jewel": "Draw and tablet 1, jewel 1",
        "s2-2tablet-jewel": "tablet 2, jewel 1",
        "s2-fear-2tablet-2arrowhead": "GainFear and tablet 2, arrowhead 2",
    }


def test_a_site_offers_the_tokens_of_its_effect() -> None:
    """Ruling 147: also as one option of a choice, or for a discard."""
    special = {"camp-jewel": ("jewel",), "s1-item-or-2compass": ("compass",)}
    for site in (*BOX.camps, *BOX.level1, *BOX.level2):
        steps = site.effect.steps if isinstance(site.effect, Seq) else (site.effect,)
        gained = [name for step in steps if isinstance(step, Gain) for name in amounts(step.tokens)]
        assert site.offers == special.get(site.name, tuple(gained)), site.name


def test_16_idols_and_18_bonus_tiles_by_copies() -> None:
    idols = {"idol-coin": 3, "idol-compass": 3, "idol-tablet": 3, "idol-exile": 3, "idol-upgrade": 2, "idol-refresh": 2}
    assert {idol.name: idol.copies for idol in BOX.idols} == idols
    assert sum(idols.values()) == 16
    assert [bonus.copies for bonus in BOX.bonuses] == [3] * 6


def test_idols_slots_and_bonus_tiles_in_short() -> None:
    assert {tile.name: told(tile.effect) for tile in (*BOX.idols, *BOX.slot_effects, *BOX.bonuses)} == {
        "idol-coin": "coin 1",
        "idol-compass": "compass 1",
        "idol-tablet": "tablet 1",
        "idol-exile": "Exile",
        "idol-upgrade": "UpgradeResource",
        "idol-refresh": "RefreshAssistant",
        "slot-jewel": "Trade",
        "slot-arrowhead": "arrowhead 1",
        "slot-tablets": "tablet 2",
        "slot-coin-compass": "coin 1, compass 1",
        "slot-draw": "Draw",
        "bonus-coin": "coin 1",
        "bonus-compass": "compass 1",
        "bonus-tablet": "tablet 1",
        "bonus-exile": "Exile",
        "bonus-draw": "Draw",
        "bonus-upgrade": "UpgradeResource",
    }


def test_15_guardians_by_cost_and_boon() -> None:
    found = {}
    for guardian in BOX.guardians:
        cost = [tokens(guardian.tokens), *names(guardian.travel), *["card"] * guardian.discards]
        boon = "+".join(names(guardian.icons)) if guardian.boon is None else told(guardian.boon)
        found[guardian.name] = (" / ".join(cost), boon)
    assert found == {
        "g-coin-compass": ("coin 1, compass 1, arrowhead 1", "boat"),
        "g-coin-discard": ("coin 1, arrowhead 1 / card", "Exile"),
        "g-coin-boot": ("coin 1, arrowhead 1 / boot", "car"),
        "g-2coin": ("coin 2, arrowhead 1", "car"),
        "g-tablet-boot": ("tablet 1, arrowhead 1 / boot", "Exile"),
        "g-plane-a": ("arrowhead 1 / plane", "Exile"),
        "g-compass-discard": ("compass 1, arrowhead 1 / card", "Draw"),
        "g-4coin": ("coin 4", "UpgradeResource"),
        "g-boat": ("arrowhead 1 / boat", "car"),
        "g-car": ("arrowhead 1 / car", "boat"),
        "g-compass-2boot": ("compass 1 / boot / boot", "Exile"),
        "g-jewel-boot": ("jewel 1 / boot", "plane"),
        "g-3tablet": ("tablet 3", "plane"),
        "g-plane-b": ("arrowhead 1 / plane", "Exile"),
        "g-2compass": ("compass 2, arrowhead 1", "boat"),
    }


def test_12_assistants_one_of_them_a_main_action() -> None:
    assert {one.name: tuple([told(effect) for effect in one.effects]) for one in BOX.assistants} == {
        "a-coins": ("coin 2", "coin 3"),
        "a-tablet": ("tablet 1", "coin 1, tablet 1"),
        "a-boot-arrowhead": ("Trade", "arrowhead 1"),
        "a-coin-arrowhead": ("Trade", "Trade"),
        "a-exile": ("Exile", "Exile and compass 1"),
        "a-draw": ("Draw and Discard", "Draw"),
        "a-coin-plane": ("Choose", "Choose"),
        "a-compass-car": ("Choose", "Choose"),
        "a-compass-boat": ("Choose", "Choose"),
        "a-buyer": ("Buy", "Buy"),
        "a-upgrade": ("UpgradeResource", "UpgradeResource and compass 1"),
        "a-compass": ("compass 1", "compass 2"),
    }
    assert [assistant.name for assistant in BOX.assistants if assistant.main] == ["a-buyer"]
    travelling = {one.name: [names(icons) for icons in one.icons] for one in BOX.assistants if any(one.icons)}
    assert travelling == {
        "a-coin-plane": [["plane"], ["plane", "plane"]],
        "a-compass-car": [["car"], ["car", "car"]],
        "a-compass-boat": [["boat"], ["boat", "boat"]],
    }


def bridges(board: Board) -> dict[str, str]:
    """Every bridge by its ends, with its toll; the rescue space costs an idol (131)."""
    found = {}
    for start, ends in enumerate(board.exits):
        for end in ends:
            toll = tokens(board.tolls[end])
            found[f"{TRACK[start]} {TRACK[end]}"] = "idol" if end == board.idol_bridge and not toll else toll
    return found


def test_20_bridges_of_the_bird_side() -> None:
    assert bridges(BIRD) == {
        "start 1-1": "compass 1, arrowhead 1",
        "start 1-2": "jewel 1",
        "1-1 2-1": "jewel 1",
        "1-1 2-2": "tablet 1, arrowhead 1",
        "1-2 2-2": "tablet 1, arrowhead 1",
        "2-1 3-1": "tablet 2, arrowhead 1",
        "2-2 3-1": "tablet 2, arrowhead 1",
        "3-1 4-1": "coin 1, tablet 1, arrowhead 1",
        "3-1 4-2": "tablet 1, jewel 1",
        "3-1 4-3": "arrowhead 2",
        "4-1 5-1": "coin 1, jewel 1",
        "4-2 5-1": "coin 1, jewel 1",
        "4-3 5-1": "coin 1, jewel 1",
        "5-1 6-1": "compass 1, jewel 1",
        "5-1 6-2": "tablet 2, arrowhead 1",
        "6-1 7-1": "coin 1, tablet 1, arrowhead 1",
        "6-2 7-1": "coin 1, tablet 1, arrowhead 1",
        "6-2 7-2": "tablet 1, jewel 1",
        "7-1 temple": "coin 1, compass 1, jewel 1",
        "7-2 temple": "coin 1, compass 1, jewel 1",
    }


def test_20_bridges_of_the_snake_side() -> None:
    assert bridges(SNAKE) == {
        "start 1-1": "compass 1, tablet 2",
        "start 1-2": "jewel 1",
        "1-1 2-1": "coin 1, compass 1, arrowhead 1",
        "1-1 2-2": "tablet 1, jewel 1",
        "1-2 2-2": "tablet 1, jewel 1",
        "1-2 2-3": "arrowhead 2",
        "2-1 3-1": "tablet 2, arrowhead 1",
        "2-2 3-1": "tablet 2, arrowhead 1",
        "2-2 3-2": "coin 1, jewel 1",
        "2-3 3-2": "coin 1, jewel 1",
        "3-1 4-1": "idol",
        "3-2 4-1": "idol",
        "4-1 5-1": "arrowhead 2",
        "4-1 5-2": "tablet 1, jewel 1",
        "5-1 6-1": "tablet 1, jewel 1",
        "5-1 6-2": "compass 1, tablet 3",
        "5-2 6-2": "compass 1, tablet 3",
        "6-1 7-1": "coin 1, tablet 1, arrowhead 1",
        "6-2 7-1": "coin 1, tablet 1, arrowhead 1",
        "7-1 temple": "compass 1, arrowhead 1, jewel 1",
    }


def test_rows_of_the_bird_side_by_points_and_effects() -> None:
    assert [(*row.points, *[told(effect) for effect in row.effects]) for row in BIRD.rows] == [
        (1, 0, "coin 1", "TakeAssistant"),
        (2, 1, "compass 1", "TakeAssistant"),
        (4, 2, "compass 1", "PromoteAssistant"),
        (6, 4, "compass 1", "PromoteAssistant"),
        (9, 6, "compass 1", "compass 3"),
        (12, 8, "Draw", "GainArtifact"),
        (16, 10, "compass 1", "OvercomeFree"),
    ]


def test_rows_of_the_snake_side_by_points_and_effects() -> None:
    """Q3, Q4."""
    assert [(*row.points, *[told(effect) for effect in row.effects]) for row in SNAKE.rows] == [
        (1, 0, "coin 1", "TakeAssistant"),
        (2, 3, "coin 2", "Exile"),
        (3, 4, "Draw", "PromoteAssistant"),
        (4, 5, "RescueAssistant", "GainArtifact"),
        (5, 8, "PromoteAssistant", "RefreshAssistant"),
        (10, 12, "GainFear", "Draw"),
        (15, 15, "GainFear", "jewel 1"),
    ]


@pytest.mark.parametrize(("board", "widths"), [(BIRD, [2, 2, 1, 3, 1, 2, 2]), (SNAKE, [2, 3, 2, 1, 2, 2, 1])])
def test_spaces_of_each_row(board: Board, widths: list[int]) -> None:
    reached = {space for ends in board.exits for space in ends}
    assert [len([space for space in reached if ROW_OF[space] == row]) for row in range(1, 8)] == widths


def slots(board: Board) -> dict[str, tuple[int, ...]]:
    return {TRACK[space]: least for space, least in enumerate(board.bonus_slots) if least}


def test_places_of_bonus_tiles_by_the_least_number_of_players() -> None:
    bird = {
        "2-1": 2,
        "2-2": 2,
        "3-1": 4,
        "4-1": 2,
        "4-2": 2,
        "4-3": 2,
        "5-1": 4,
        "6-1": 2,
        "6-2": 2,
        "7-1": 3,
        "7-2": 3,
    }
    assert slots(BIRD) == {space: (least,) for space, least in bird.items()}
    snake = {"2-1": 2, "2-2": 3, "2-3": 2, "3-1": 2, "3-2": 2, "5-1": 4, "5-2": 4, "6-1": 2, "6-2": 2}
    assert slots(SNAKE) == {**{space: (least,) for space, least in snake.items()}, "7-1": (2, 3, 2)}


def test_temple_tiles_by_points_and_cost() -> None:
    """Rulings 95 and 98, Q2."""
    assert TEMPLE_STACKS == ("bronze-left", "bronze-middle", "bronze-right", "silver-left", "silver-right", "gold")
    assert TEMPLE_POINTS == (2, 2, 2, 6, 6, 11)
    assert ARRIVAL_POINTS == (23, 21, 20, 19)
    assert [tokens(cost) for cost in BIRD.temple_costs[:3]] == ["coin 1, tablet 2", "jewel 1", "compass 1, arrowhead 1"]
    assert [tokens(cost) for cost in SNAKE.temple_costs[:3]] == [
        "compass 1, tablet 2",
        "jewel 1",
        "coin 1, arrowhead 1",
    ]
    for board in BOX.boards:
        left, middle, right, *dearer = board.temple_costs
        assert dearer == [left + middle, middle + right, left + middle + right]


def test_arrows_are_balanced_in_every_possible_stack() -> None:
    """Q1: five left, five right, whatever the difficulty."""
    digs = [tile for tile in BOX.rivals if tile.kind == "dig"]
    pairs = [[tile for tile in BOX.rivals if tile.pair == pair] for pair in range(5)]
    stacks = [[*digs, *chosen] for chosen in product(*pairs)]
    assert len(stacks) == 32
    assert {(len(stack), len([tile for tile in stack if tile.left])) for stack in stacks} == {(10, 5)}


def test_rival_tiles_by_kind_and_rounds() -> None:
    """Rulings 148 and 156, Q6, Q7."""
    digs = [tile.resource for tile in BOX.rivals if tile.kind == "dig"]
    assert digs == ["coin", "compass", "tablet", "arrowhead", "jewel"]
    pairs = ["discover", "research", "overcome", "buy-item", "buy-artifact"]
    assert [tile.name for tile in BOX.rivals[5:]] == [f"{kind}-{color}" for kind in pairs for color in ("green", "red")]
    assert [tile.name for tile in BOX.rivals if tile.red] == [f"{kind}-red" for kind in pairs]
    idle = {tile.name for tile in BOX.rivals if tile.rounds == (1, 2, 3, 4)}
    assert idle == {"discover-green", "research-green", "overcome-green"}
    assert {tile.rounds for tile in BOX.rivals if tile.name not in idle} == {(1, 2, 3, 4, 5)}
    green, red = [tile for tile in BOX.rivals if tile.kind == "discover"]
    assert (green.levels, green.guarded) == ((1, 1, 1, 2, 0), (True, False, True, False, False))
    assert (red.levels, red.guarded) == ((1, 1, 1, 2, 2), (False, True, False, True, False))
