"""Every flag of section H: a position in which its default and its other value differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from digsite.kernel.errors import BadOptions
from digsite.quetzal import RULES
from digsite.quetzal.flags import DEFAULTS
from digsite.quetzal.model import Game
from tests.quetzal.rules.helpers import LAST, player, settle, state
from tests.quetzal.table import asks, options, play, quetzal, refusal

SHIP = f"{LAST}; at: ship_1:b1"
WEAPONS = " ".join(["weapon_none"] * 9)
TWO_MUMMIES = ("deliver mummy_none", "deliver mummy_none")


@dataclass(frozen=True)
class Switch:
    """In a position, after actions, what is looked at is `default` or, with the flag changed, `other`."""

    given: str
    do: tuple[str, ...]
    look: Callable[[Game], Any]
    default: Any
    other: Any


def offers(verb: str) -> Callable[[Game], list[str]]:
    return lambda game: options(game, verb)


def mine(*names: str) -> Callable[[Game], tuple[Any, ...]]:
    return lambda game: tuple([player(game)[name] for name in names])


def drawn_after_a_shuffle(game: Game) -> int:
    settle(game)
    return len(player(game)["drawn"])


def seen_by_the_opponent(game: Game) -> list[str | None]:
    drawn: list[str | None] = RULES.view(game, 1)["players"][0]["drawn"]
    return sorted(drawn, key=str)


SWITCHES = {
    "free_location_many_meeples_per_turn": Switch(
        "coins: 9; pool: b2", (), offers("visit"),
        ["visit camp 1 0 0 0", "visit camp 2 0 0 0", "visit harbor_office 1 0 0 0", "visit harbor_office 2 0 0 0"],
        ["visit camp 1 0 0 0", "visit harbor_office 1 0 0 0"],
    ),
    "raise_own_bid": Switch(
        "at: quarry:b2; pool: b2 w2", (), offers("bid quarry"),
        [], ["bid quarry adventurer 1 0 0", "bid quarry adventurer 2 0 0"],
    ),
    "several_unique_spaces_per_player": Switch(
        "coins: 9; at: temple/2:w village/1:b; pool: w1 b1", (), offers("place"),
        [
            *[f"place temple {space} white" for space in (1, 3, 4, 5)],
            *[f"place village {space} black" for space in (2, 3)],
        ],
        [],
    ),
    "kicked_wild_meeple_stays_wild": Switch(
        "pool: b3; 1 at: quarry:adv:s1t1; 1 pool: -", ("bid quarry adventurer 3 0 0",), offers("bid ruins"),
        [*[f"bid ruins adventurer 0 {n} 0" for n in (1, 2)], *[f"bid ruins archaeologist 0 {n} 0" for n in (1, 2)]],
        ["bid ruins adventurer 1 0 0", "bid ruins adventurer 2 0 0"],
    ),
    "reshuffle_discard_when_deck_empty": Switch(
        f"{LAST}; at: temple/4:w; temple: mummy_vp; empty_deck: yes", ("take mummy_vp",), drawn_after_a_shuffle, 1, 0
    ),
    "harbor_meeples_are_separate_deliveries": Switch(
        f"{LAST}; at: harbor_office:b2; hand: mummy_none mummy_none mummy_none mummy_coin", (*TWO_MUMMIES, "deliver mummy_none"),
        options, ["done"], ["deliver mummy_coin", "done"],
    ),
    "extra_delivery_applies_per_delivery": Switch(
        f"{LAST}; at: harbor_office:b2; upgrades: extra_delivery; hand: {WEAPONS}",
        (*["deliver weapon_none"] * 4, "done", *["deliver weapon_none"] * 3),
        options, ["deliver weapon_none", "done"], ["done"],
    ),
    "trio_bonus_once_per_delivery": Switch(
        f"{SHIP}; upgrades: weapon_trio; hand: {WEAPONS}", (*["deliver weapon_none"] * 6, "done"),
        mine("score", "coins"), (12 + 2, 2), (12 + 4, 4),
    ),
    "over_limit_may_discard_new_tile": Switch(
        f"{LAST}; at: village/1:b; upgrades: weapon_trio pottery_trio; village: mixed_trio", ("take mixed_trio",),
        options, ["drop mixed_trio", "drop pottery_trio", "drop weapon_trio"], ["drop pottery_trio", "drop weapon_trio"],
    ),
    "duplicate_check_against_active_only": Switch(
        f"{LAST}; at: village/1:b; discarded: weapon_trio; village: weapon_trio", ("take weapon_trio",),
        mine("upgrades", "discarded"), (["weapon_trio"], ["weapon_trio"]), ([], ["weapon_trio", "weapon_trio"]),
    ),
    "any_time_exchange_until_final_scoring": Switch(
        f"{LAST}; coins: 9; upgrades: coins_to_vp", (), asks, "0 pause", "over"
    ),
    "upgrade_gained_mid_delivery_counts_from_next_one": Switch(
        f"{SHIP}; discovery: 5; pile: tablet_coins; hand: tablet_discovery", ("deliver tablet_discovery", "done"),
        mine("coins", "upgrades"), (0, ["tablet_coins"]), (2, ["tablet_coins"]),
    ),
    "coin_supply_unlimited": Switch(
        f"{LAST}; at: black_market:b1; coins: 50; 1 coins: 46; hand: mummy_vp", ("sell mummy_vp",), mine("coins"), (57,), (54,)
    ),
    "camp_pays_per_meeple": Switch(
        "pool: b3", ("visit camp 2 0 0 0", "skip"), lambda game: (player(game)["coins"], asks(game)), (2, "0 roll camp"), (1, "1 place")
    ),
    "lone_character_outbid_by": Switch(
        "pool: b1 w2 c; 1 at: quarry:c", (), offers("bid quarry"),
        ["bid quarry adventurer 1 0 1", "bid quarry archaeologist 1 0 1", "bid quarry archaeologist 2 0 0", "bid quarry archaeologist 2 0 1"],
        ["bid quarry adventurer 1 0 0", "bid quarry adventurer 1 0 1", *[f"bid quarry archaeologist {n} 0 {c}" for n in (1, 2) for c in (0, 1)]],
    ),
    "reroll_two_together": Switch(
        "phase: roll; upgrades: reroll_two; pool: b5 w1 c", ("reroll white",),
        lambda game: (asks(game), player(game)["meeples"]["unrolled"]), ("0 roll reroll_two", 0), ("* chance reroll_two", 1),
    ),
    "hands_hidden": Switch("drawn: mummy_vp weapon_none", (), seen_by_the_opponent, [None, None], ["mummy_vp", "weapon_none"]),
}  # fmt: skip


@pytest.mark.ruling("R-20", "R-22", "R-26", "R-33", "R-37", "R-41", "R-42", "R-43", "R-45", "R-48", "R-49", "R-51")
@pytest.mark.ruling("R-12", "R-19", "R-59", "R-61")
@pytest.mark.parametrize("flag", list(SWITCHES))
def test_a_flag_makes_the_difference_it_is_said_to_make(flag: str) -> None:
    switch = SWITCHES[flag]
    found = []
    for position in (switch.given, f"flags: {flag}; {switch.given}"):
        game = quetzal(position)
        play(game, *switch.do)
        found.append(switch.look(game))
    assert found == [switch.default, switch.other]


@pytest.mark.ruling("R-52")
def test_every_flag_is_tried_but_the_one_without_another_value() -> None:
    assert {*SWITCHES} | {"upgrade_pile_reshuffles"} == {*DEFAULTS}


@pytest.mark.ruling("R-52")
def test_reshuffling_the_upgrade_pile_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        RULES.new({"players": 3, "options": {"upgrade_pile_reshuffles": True}})
    assert refused.value.option == "options.upgrade_pile_reshuffles"
    assert RULES.seats(RULES.new({"players": 3, "options": {"upgrade_pile_reshuffles": False}})) == 3


@pytest.mark.ruling("R-12")
def test_with_the_flag_the_second_reroll_comes_after_the_first_has_fallen_and_may_be_of_the_same_meeple() -> None:
    game = quetzal("flags: reroll_two_together; phase: roll; upgrades: reroll_two reroll_all; pool: b5 w1 c")
    play(game, "reroll white", "* roll 0 standing")
    assert (player(game)["coins"], "reroll-all" in options(game), "reroll standing" in options(game)) == (1, True, True)
    play(game, "reroll standing", "* roll 0 white")
    assert options(game) == ["done", "reroll-all"]
    assert refusal(game, "reroll white") == ("already-used", "R-12", None)
    play(game, "reroll-all")
    settle(game)
    assert asks(game) == "0 place"


@pytest.mark.ruling("R-19")
def test_with_the_flag_one_meeple_ousts_a_lone_character_but_another_lone_character_does_not() -> None:
    game = quetzal("flags: lone_character_outbid_by; pool: b1 c; 1 at: quarry:c black_market:b2; 2 at: black_market:c")
    assert options(game, "bid black_market") == [
        "bid black_market adventurer 1 0 0",
        "bid black_market adventurer 1 0 1",
    ]
    assert refusal(game, "bid quarry any 0 0 1") == ("not-more-meeples", "R-19", {"meeple": 1})
    assert refusal(game, "bid black_market adventurer 0 0 1") == ("not-more-meeples", "R-19", {"meeple": 1})
    play(game, "bid quarry adventurer 1 0 0")
    assert state(game)["locations"]["quarry"]["role"] == "adventurer"
    assert player(game, 1)["meeples"]["character"] == "flat"
    assert [bid for bid in options(game, "bid quarry") if "archaeologist" in bid or bid == "bid quarry any 0 0 1"] == []


@pytest.mark.ruling("R-33")
def test_with_the_flag_a_visit_to_the_camp_pays_once_whatever_its_size() -> None:
    game = quetzal("flags: camp_pays_per_meeple; pool: b3 w1")
    play(game, "visit camp 3 0 0 0", "reroll white", "* roll 0 standing")
    assert (player(game)["coins"], asks(game)) == (2, "1 place")


@pytest.mark.parametrize("value", [0, 3, True, "2", None])
def test_a_flag_that_is_a_number_is_one_of_two(value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        RULES.new({"players": 3, "options": {"lone_character_outbid_by": value}})
    assert refused.value.expected == "1 or 2 is expected"
    assert RULES.options({"players": 3, "options": {"lone_character_outbid_by": 2}}) == {"players": 3, "options": {}}


@pytest.mark.ruling("R-22")
def test_a_raised_group_may_be_raised_again_and_overbid_by_more_than_its_whole_size() -> None:
    game = quetzal("flags: raise_own_bid; at: quarry:b2; pool: b2; 1 pool: b5; 2 pool: -")
    play(game, "bid quarry adventurer 1 0 0")
    assert options(game, "bid quarry") == ["bid quarry adventurer 4 0 0", "bid quarry adventurer 5 0 0"]
    play(game, "visit camp 1 0 0 0", "skip", "bid quarry adventurer 1 0 0")
    assert refusal(game, "bid quarry adventurer 4 0 0") == ("not-more-meeples", "R-18", {"meeple": 1})


@pytest.mark.ruling("R-26")
def test_one_space_in_each_of_temple_and_village_and_the_stela_besides() -> None:
    game = quetzal("flags: several_unique_spaces_per_player; coins: 9; marker: 1; at: village/2:b; pool: w1 b1")
    assert options(game, "place village") == []
    assert "place temple 1 white" in options(game) and "place stela 1 white" in options(game)


@pytest.mark.ruling("R-26")
def test_another_players_space_does_not_count() -> None:
    game = quetzal("flags: several_unique_spaces_per_player; coins: 9; 1 at: temple/1:w; pool: w1")
    assert "place temple 2 white" in options(game)


@pytest.mark.ruling("R-37", "R-42")
def test_one_delivery_of_all_harbor_meeples_has_one_extra_card() -> None:
    both = "flags: harbor_meeples_are_separate_deliveries"
    game = quetzal(f"{both}; {LAST}; at: harbor_office:b2; upgrades: extra_delivery; hand: {WEAPONS}")
    play(game, *["deliver weapon_none"] * 7)
    assert options(game) == ["done"]
    play(game, "done")
    assert (player(game)["score"], asks(game)) == (6 + 6 + 1, "over")


@pytest.mark.ruling("R-45")
@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ("coins: 9; upgrades: coins_to_vp", True),
        (f"{LAST}; coins: 9; upgrades: coins_to_vp; at: black_market:b1; hand: mummy_vp", True),
        (f"{LAST}; coins: 9; upgrades: coins_to_vp; at: ship_1:b1; hand: mummy_vp", True),
        ("phase: roll; coins: 9; upgrades: coins_to_vp reroll_all", False),
    ],
)
def test_with_the_exchange_limited_it_is_for_own_placing_turns_and_activations(position: str, offered: bool) -> None:
    game = quetzal(f"flags: any_time_exchange_until_final_scoring; {position}")
    assert ("exchange coins_to_vp" in options(game)) == offered
    assert "exchange coins_to_vp" in options(quetzal(position))


@pytest.mark.ruling("R-45")
def test_with_the_exchange_limited_nobody_is_asked_for_a_step_in_the_first_phase() -> None:
    game = quetzal("flags: any_time_exchange_until_final_scoring; phase: roll; coins: 9; upgrades: coins_to_discovery")
    assert asks(game) == "0 place"


@pytest.mark.ruling("R-48")
def test_where_an_older_tile_must_go_the_newest_is_refused() -> None:
    game = quetzal(
        f"flags: over_limit_may_discard_new_tile; {LAST}; at: village/1:b; upgrades: weapon_trio pottery_trio; village: mixed_trio"
    )
    play(game, "take mixed_trio")
    assert refusal(game, "drop mixed_trio") == ("newest-stays", "R-48", None)
    play(game, "drop weapon_trio")
    assert player(game)["upgrades"] == ["pottery_trio", "mixed_trio"]


@pytest.mark.ruling("R-51")
def test_without_a_reshuffle_places_stay_empty_when_the_deck_runs_out() -> None:
    position = "phase: activate; pool: -; 1 pool: -; 2 pool: -; temple: - mummy_vp; quarry: -; empty_deck: yes; deck: weapon_vp"
    game = quetzal(f"flags: reshuffle_discard_when_deck_empty; {position}")
    shown = RULES.encode(game)["display"]
    assert shown["temple"] == ["weapon_vp", "mummy_vp", *[None] * 6]
    assert shown["quarry"] == [None, None]


@pytest.mark.ruling("R-59")
def test_with_a_hundred_coins_paid_ones_can_be_gained_again() -> None:
    game = quetzal("flags: coin_supply_unlimited; coins: 60; 1 coins: 40; pool: b2 w1")
    play(game, "visit camp 1 0 0 0", "skip")
    assert player(game)["coins"] == 60
    play(game, "visit harbor_office 1 0 0 0")
    assert player(game, 1)["coins"] == 38
    play(game, "visit camp 1 0 0 0", "skip")
    assert player(game, 2)["coins"] == 1


@pytest.mark.ruling("R-59")
def test_with_a_hundred_coins_a_standing_meeple_may_pay_nothing() -> None:
    game = quetzal("flags: coin_supply_unlimited; phase: roll; coins: 99; pool: u6 uc")
    play(game, "* roll 0 standing standing standing black black black standing")
    assert player(game)["coins"] == 100
