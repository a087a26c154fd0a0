"""What an edition can say beyond other figures: rewards, further kinds of tiles, points of copies, the table for two."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.kernel.errors import ImpossiblePosition
from digsite.quetzal import RULES
from digsite.quetzal.edition import BadEdition, check_edition, read_edition
from digsite.quetzal.template import template
from digsite.quetzal.unpacking import box_of
from tests.quetzal.rules.helpers import LAST, player, state
from tests.quetzal.table import asks, options, play, quetzal, refusal, state_of
from tests.quetzal.walkers import WIDE_BOX

REWARDS = 'edition: discovery_track.space[1].kind=["draw_upgrade","coins","vp"] discovery_track.space[1].amount=[1,3,2]'


def extra(effect: str, worth: int = 0, **params: int) -> str:
    """A clause of a position: the tile extra_1 in the place of a copy of coins_5."""
    said = {"name": '"Lantern"', "effect": f'"{effect}"', "copies": 1, "end_vp": worth}
    said |= {f"params.{name}": number for name, number in params.items()}
    return "edition: upgrade[coins_5].copies=0 " + " ".join(
        [f"upgrade[extra_1].{key}={to}" for key, to in said.items()]
    )


@pytest.mark.ruling("R-46")
def test_a_space_gives_all_its_rewards_coins_and_points_before_tiles() -> None:
    game = quetzal(f"{REWARDS}; {LAST}; at: stela:w; marker: 1; pile: coins_to_vp; upgrades: mixed_trio pottery_trio")
    assert (asks(game), player(game)["coins"], player(game)["score"]) == ("0 discard stela", 3, 2)
    assert player(game)["upgrades"] == ["mixed_trio", "pottery_trio", "coins_to_vp"]
    assert options(game, "exchange") == ["exchange coins_to_vp"]


@pytest.mark.ruling("R-46")
def test_the_steps_that_are_left_come_after_the_rewards_of_a_space() -> None:
    ship = f"{LAST}; at: ship_1:b1; hand: mummy_discovery tablet_discovery; pile: coins_5"
    game = quetzal(f"{REWARDS}; {ship}")
    play(game, "deliver mummy_discovery", "deliver tablet_discovery", "done")
    assert (player(game)["discovery"], player(game)["coins"], player(game)["discarded"]) == (2, 8, ["coins_5"])


@pytest.mark.ruling("R-50")
def test_a_further_kind_that_resolves_at_once() -> None:
    tile = extra("immediate", worth=4, coins=2, vp=3, discovery=2)
    game = quetzal(f"{tile}; {LAST}; at: village/1:b; village: extra_1")
    play(game, "take extra_1")
    mine = player(game)
    assert (mine["coins"], mine["score"], mine["discovery"], mine["discarded"]) == (2, 4, 2, ["extra_1"])
    assert RULES.scores(game)[0]["upgrades"] == 4


@pytest.mark.ruling("R-24")
def test_a_further_kind_that_is_kept_adds_to_a_printed_one() -> None:
    tiles = "upgrades: extra_1 temple_discount"
    game = quetzal(f"{extra('temple_discount', discount=2)}; {tiles}; coins: 2; pool: w1")
    assert options(game, "place temple") == [f"place temple {space} white" for space in (1, 2, 3, 4, 5)]
    play(game, "place temple 1 white")
    assert player(game)["coins"] == 0


@pytest.mark.ruling("R-41", "R-42", "R-44")
@pytest.mark.parametrize(
    ("effect", "params", "gained"),
    [
        ("tablet_coins", {"coins_per_card": 4}, (7, 12)),
        ("weapon_trio", {"vp": 9, "coins": 1}, (7, 0)),
        ("mixed_trio", {"vp": 9, "coins": 1}, (7, 0)),
        ("points", {}, (7, 0)),
    ],
)
def test_a_further_kind_pays_in_a_delivery_as_the_printed_one_does(
    effect: str, params: dict[str, int], gained: tuple[int, int]
) -> None:
    tablets = " ".join(["tablet_none"] * 3)
    game = quetzal(f"{extra(effect, **params)}; {LAST}; at: ship_1:b1; upgrades: extra_1; hand: {tablets}")
    play(game, *["deliver tablet_none"] * 3, "done")
    assert (player(game)["score"], player(game)["coins"]) == gained


@pytest.mark.ruling("R-42")
def test_a_further_kind_of_crates() -> None:
    hand = " ".join(["weapon_none"] * 9)
    tiles = "upgrades: extra_1 extra_delivery"
    game = quetzal(f"{extra('extra_delivery', extra_cards=2)}; {LAST}; at: harbor_office:b1; {tiles}; hand: {hand}")
    play(game, *["deliver weapon_none"] * 6)
    assert options(game) == ["done"]


@pytest.mark.ruling("R-45")
def test_a_further_kind_of_exchange() -> None:
    tile = extra("coins_to_vp", pay_coins=3, vp=5)
    game = quetzal(f"{tile}; upgrades: extra_1 coins_to_vp; coins: 4; pool: b1")
    assert options(game, "exchange") == ["exchange coins_to_vp", "exchange extra_1"]
    play(game, "exchange extra_1")
    assert (player(game)["score"], player(game)["coins"]) == (5, 1)
    assert refusal(game, "exchange extra_1") == ("cannot-pay", "R-45", {"coin": 2})
    assert refusal(game, "exchange extra_2") == ("not-owned", "R-45", None)
    kept = quetzal(f"{extra('points')}; upgrades: extra_1; coins: 9")
    assert refusal(kept, "exchange extra_1") == ("no-effect", "R-45", None)


@pytest.mark.ruling("R-13", "R-45")
def test_a_further_kind_that_buys_steps_is_offered_before_the_placing() -> None:
    tile = extra("coins_to_discovery", pay_coins=2, discovery=1)
    game = quetzal(f"{tile}; phase: roll; coins: 2; upgrades: extra_1")
    assert (asks(game), options(game)) == ("0 pause", ["done", "exchange extra_1"])


COPIES = "edition: upgrade[weapon_trio].end_vp=[5,2]"


@pytest.mark.ruling("R-49", "R-62")
def test_copies_of_one_kind_with_different_points_are_told_apart_and_still_twins() -> None:
    game = quetzal(f"{COPIES}; {LAST}; at: village/1:b village/2:b; village: weapon_trio weapon_trio_b")
    assert options(game, "take") == ["take weapon_trio", "take weapon_trio_b"]
    play(game, "take weapon_trio_b")
    assert RULES.scores(game)[0]["upgrades"] == 5
    play(game, "take weapon_trio")
    assert (player(game)["upgrades"], player(game)["discarded"]) == (["weapon_trio_b"], ["weapon_trio"])
    assert RULES.scores(game)[0]["upgrades"] == 7


@pytest.mark.ruling("R-12", "R-67")
@pytest.mark.parametrize("kind", ["reroll_two", "temple_extra_draw"])
def test_a_copy_with_other_points_does_the_same(kind: str) -> None:
    other = f"edition: upgrade[{kind}].end_vp=[1,2]; upgrades: {kind}_b"
    if kind == "reroll_two":
        assert "reroll black" in options(quetzal(f"{other}; phase: roll"))
        return
    game = quetzal(f"{other}; {LAST}; at: temple/4:w; temple: mummy_vp; deck: weapon_none tablet_none")
    play(game, "take mummy_vp")
    assert options(game) == ["keep tablet_none", "keep weapon_none"]


@pytest.mark.ruling("R-24", "R-41", "R-45")
def test_a_copy_with_other_points_has_the_figures_of_its_kind() -> None:
    discount = quetzal(
        "edition: upgrade[temple_discount].end_vp=[1,2]; upgrades: temple_discount_b; coins: 1; pool: w1"
    )
    play(discount, "place temple 4 white")
    assert player(discount)["coins"] == 0
    exchange = quetzal("edition: upgrade[coins_to_vp].end_vp=[0,3]; upgrades: coins_to_vp_b; coins: 2")
    play(exchange, "exchange coins_to_vp")
    assert (player(exchange)["coins"], player(exchange)["score"]) == (0, 1)
    gained = []
    for tile in ("", "; upgrades: weapon_trio", "; upgrades: weapon_trio_b"):
        game = quetzal(f"{COPIES}; {LAST}; at: ship_1:b1; hand: weapon_none weapon_none weapon_none{tile}")
        play(game, *["deliver weapon_none"] * 3, "done")
        gained.append((player(game)["score"], player(game)["coins"]))
    assert gained[0] < gained[1] == gained[2]


def test_a_copy_that_the_box_does_not_have_is_refused() -> None:
    for tile in ("weapon_trio_b", "extra_1"):
        with pytest.raises(ImpossiblePosition):
            RULES.decode({**state_of(""), "players": edited(tile)})


def edited(tile: str) -> list[Any]:
    players: list[Any] = state_of("")["players"]
    players[0]["upgrades"].append(tile)
    return players


@pytest.mark.ruling("R-66", "R-34")
@pytest.mark.parametrize(
    ("written", "prices", "tiles", "ships"),
    [
        ({}, (2, 1), 2, 1),
        ({"village": {"covered_in_2p": []}}, (2, 1, 1), 2, 1),
        ({"village": {"covered_in_2p": [1, 3], "tiles_in_2p": 1}}, (1,), 1, 1),
        ({"village": {"tiles_in_2p": 3}, "ship": {"open_in_2p": 2}}, (2, 1), 3, 2),
    ],
)
def test_the_village_its_tiles_and_the_ships_of_two_players(
    written: dict[str, Any], prices: tuple[int, ...], tiles: int, ships: int
) -> None:
    game = RULES.new({"players": 2, "edition": {"location": written}})
    there = state(game)["locations"]
    assert (game.village_prices, len(there["village"]), len(state(game)["display"]["village"])) == (
        prices,
        len(prices),
        tiles,
    )
    assert len([name for name in there if name.startswith("ship")]) == ships
    three = RULES.new({"players": 3, "edition": {"location": written}})
    assert (len(three.village_prices), len(three.village), len(three.bids)) == (3, 3, 5)


@pytest.mark.ruling("R-66")
def test_a_covered_space_is_refused_wherever_it_lies() -> None:
    game = quetzal("players: 2; edition: location.village.covered_in_2p=[1,2]; coins: 9; pool: b1")
    assert options(game, "place village") == ["place village 1 black"]
    for space in (2, 3):
        assert refusal(game, f"place village {space} black") == ("space-covered", "R-66", None)


def test_an_edition_that_says_none_of_it_is_written_as_before() -> None:
    before = check_edition({"location": {"camp": {"coins": 2}}})
    assert [tile["id"] for tile in before["upgrade"]][-1] == "discovery_1"
    assert (before["location"]["ship"], set(before["location"]["village"])) == (
        {"deliver_max": 6},
        {"roles", "covered_in_2p", "space"},
    )
    said = {"location": {"village": {"tiles_in_2p": 2, "covered_in_2p": [3]}, "ship": {"open_in_2p": 1}}}
    assert check_edition(said) == {}
    assert check_edition({"discovery_track": {"space": [{"index": 2, "kind": ["vp"], "amount": [1]}]}}) == {}
    assert check_edition({"upgrade": [{"id": "reroll_two", "end_vp": [2, 2]}]}) == {}


def test_what_it_says_reads_back_from_the_template() -> None:
    full = check_edition(WIDE_BOX)
    text = template(full)
    assert read_edition(text) == full
    assert 'name = "Banker"  # corrected by this edition' in text
    assert box_of(full).tile_copies == box_of(WIDE_BOX).tile_copies


def test_the_template_says_how_to_say_it() -> None:
    text = template({})
    for words in (
        "extra_1",
        "extra_6",
        'effect = "immediate"',
        "end_vp = [1, 2]",
        'kind = ["coins", "vp"]',
        "tiles_in_2p",
    ):
        assert words in text
    lines = [line.removeprefix("# ") for line in text.split("\n")]
    example = lines[lines.index("[[upgrade]]") :][:7]
    edition = read_edition("\n".join([*example, "[[upgrade]]", 'id = "coins_5"', "copies = 0"]))
    assert edition["upgrade"][-1]["name"] == "Provisions"


def test_a_name_may_have_quotation_marks() -> None:
    named = {"name": 'The "old" map \\ carte d’Élise', "effect": "points", "copies": 1, "end_vp": 1}
    edition = check_edition({"upgrade": [{"id": "coins_5", "copies": 0}, {"id": "extra_3", **named}]})
    assert read_edition(template(edition)) == edition


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ({"upgrade": [{"id": "extra_1"}]}, "extra_1 needs name"),
        (
            {"upgrade": [{"id": "extra_1", "name": "A", "effect": "points", "copies": 0, "end_vp": 1}]},
            "at least one copy",
        ),
        ({"upgrade": [{"id": "extra_7", "name": "A"}]}, "there is no row extra_7"),
        ({"upgrade": [{"id": "extra_1", "name": "\u0007"}]}, "a name of 1 to 40 characters"),
        ({"upgrade": [{"id": "extra_1", "effect": "reroll_two"}]}, "one of immediate, points, tablet_coins"),
        ({"upgrade": [{"id": "coins_5", "name": "Gold"}]}, "there is no such key"),
        ({"upgrade": [{"id": "reroll_two", "end_vp": [1, 2, 3]}]}, "2 numbers are expected, one for each copy, not 3"),
        ({"upgrade": [{"id": "reroll_two", "end_vp": []}]}, "a list of 1 to 24 is expected"),
        ({"upgrade": [{"id": "reroll_two", "end_vp": [1, -2]}]}, "a whole number from 0 to 99"),
        (
            {
                "upgrade": [
                    {"id": "extra_1", "name": "A", "effect": "points", "copies": 1, "end_vp": 1, "params": {"vp": 1}}
                ]
            },
            "points has no such figure",
        ),
        (
            {"upgrade": [{"id": "extra_1", "name": "A", "effect": "coins_to_vp", "copies": 1, "end_vp": 1}]},
            "extra_1 needs params.pay_coins",
        ),
        (
            {
                "upgrade": [
                    {"id": "extra_1", "name": "A", "effect": "points", "copies": 1, "end_vp": 1},
                    {"id": "extra_2", "name": "A", "effect": "points", "copies": 1, "end_vp": 1},
                ]
            },
            "a second tile is called A",
        ),
        (
            {"discovery_track": {"space": [{"index": 2, "kind": ["vp", "coins"], "amount": 2}]}},
            "as many kinds as amounts",
        ),
        ({"discovery_track": {"space": [{"index": 2, "kind": ["vp", "vp"], "amount": [1, 2]}]}}, "each once"),
        ({"discovery_track": {"space": [{"index": 2, "kind": ["vp", "none"], "amount": [1, 0]}]}}, "each once"),
        ({"discovery_track": {"space": [{"index": 2, "kind": ["vp", "coins"], "amount": [1, 0]}]}}, "the amount 0"),
        ({"location": {"village": {"covered_in_2p": [1, 2, 3]}}}, "a list of 0 to 2 is expected"),
        ({"location": {"village": {"covered_in_2p": [2, 2]}}}, "each space once"),
        ({"location": {"ship": {"open_in_2p": 0}}}, "a whole number from 1 to 2"),
        ({"location": {"village": {"tiles_in_2p": 4}}}, "a whole number from 1 to 3"),
    ],
)
def test_what_does_not_add_up_is_refused_with_its_reason(edition: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadEdition) as refused:
        check_edition(edition)
    assert any([reason in problem["reason"] for problem in refused.value.problems]), refused.value.problems


def test_five_different_points_of_one_kind_are_too_many() -> None:
    tiles = [{"id": "coins_5", "copies": 5, "end_vp": [0, 1, 2, 3, 4]}, {"id": "reroll_two", "copies": 0}]
    with pytest.raises(BadEdition) as refused:
        check_edition({"upgrade": [*tiles, {"id": "reroll_all", "copies": 0}]})
    assert [problem["reason"] for problem in refused.value.problems] == ["at most 4 different numbers are possible"]
