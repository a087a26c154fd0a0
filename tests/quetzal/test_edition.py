"""Editions: the printed figures with their sources, an owner's corrections, and what is refused."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.kernel.play import legal_actions
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.edition import BadEdition, check_edition, read_edition
from digsite.quetzal.printed import SHEETS
from digsite.quetzal.template import template
from digsite.quetzal.unpacking import DEFAULT_BOX, box_of
from tests.quetzal.table import quetzal
from tests.quetzal.walkers import OWN_BOX

TWO_COINS_5 = """
# my box has two of them
[[upgrade]]
id = "coins_5"
copies = 2

[[upgrade]]
id = "discovery_1"
copies = 0
"""


def problems_of(text: str) -> list[dict[str, Any]]:
    with pytest.raises(BadEdition) as caught:
        read_edition(text)
    return caught.value.problems


def only_problem(text: str) -> tuple[int, str, str]:
    (problem,) = problems_of(text)
    return problem["line"], problem["where"], problem["reason"]


def test_the_template_is_the_default_edition_and_reads_back_as_it() -> None:
    text = template({})
    assert read_edition(text) == {}
    assert box_of(tomllib.loads(text)) is DEFAULT_BOX


def test_every_figure_of_the_template_stands_with_its_source() -> None:
    figures = [line for line in template({}).split("\n") if " = " in line and "  # " in line]
    assert len(figures) == sum([len(row.values) for sheet in SHEETS for row in sheet.rows]) > 150
    sources = {line.partition("  # ")[2].partition(",")[0] for line in figures}
    assert sources == {"rulebook", "deduced", "assumed", "web:gigamic_alt", "web:jp_bga"}
    assert "vp_1 = 1  # assumed, low, OQ-01" in figures
    assert "vp_3 = 8  # rulebook, certain, L407" in figures
    assert "black = 20  # assumed, low, OQ-08" in figures


def test_a_partial_file_corrects_the_rows_it_names() -> None:
    edition = read_edition(TWO_COINS_5)
    box = box_of(edition)
    assert (box.tile_copies[11:13], box.tile_copies[:11]) == ((2, 0), (2,) * 11)
    assert (box.collections, box.track) == (DEFAULT_BOX.collections, DEFAULT_BOX.track)
    assert box.edition == edition != {}


def test_a_corrected_figure_says_so_in_the_template() -> None:
    text = template(read_edition(TWO_COINS_5))
    assert "copies = 2  # corrected by this edition" in text
    assert canonical(read_edition(text)) == canonical(read_edition(TWO_COINS_5))


def test_an_edition_is_written_in_full_and_reads_back() -> None:
    full = check_edition(OWN_BOX)
    assert check_edition(json.loads(json.dumps(full))) == full
    assert len(full["upgrade"]) == 13 and len(full["discovery_track"]["space"]) == 14
    assert full["upgrade"][11] == {
        "id": "coins_5",
        "copies": 2,
        "end_vp": 1,
        "params": {"coins": 2, "vp": 1, "discovery": 2},
    }


def test_corrections_that_change_nothing_are_the_default_edition() -> None:
    assert check_edition({"artifact_type": [{"id": "mummy", "vp_2": 6}]}) == {}
    assert RULES.options({"players": 2, "edition": {"endgame": {"coins_per_vp": 3}}}) == {"players": 2, "options": {}}


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("location.black_market.coins_per_sale", 6, {"sale_coins": 6}),
        ("location.harbor_office.cost_per_meeple", 3, {"harbor_price": 3}),
        ("location.harbor_office.deliver_max_per_meeple", 4, {"harbor_limit": 4}),
        ("location.ship.deliver_max", 5, {"ship_limit": 5}),
        ("location.camp.coins", 2, {"camp_coins": 2}),
        ("location.stela.discovery", 2, {"stela_discovery": 2}),
        ("location.quarry.bonus", "coin", {"surrounding_bonus": ((1, 1), (2, 1), (1, 1))}),
        ("location.village.roles", ["archaeologist"], {"village_roles": (1,)}),
        ("location.village.covered_in_2p", 2, {"village_covered": (1,)}),
        ("endgame.first_player_marker_vp", 3, {"marker_vp": 3}),
        ("endgame.coins_per_vp", 4, {"coins_per_vp": 4}),
        ("meeple.standing_coin", 2, {"standing_coins": 2}),
        ("meeple.odds_team.side", 9, {"team_odds": [20, 20, 9, 3]}),
        ("meeple.odds_character.flat", 9, {"character_odds": [9, 7, 3]}),
    ],
)
def test_a_single_figure_reaches_the_box(path: str, value: object, expected: dict[str, object]) -> None:
    edition: Any = value
    for name in reversed(path.split(".")):
        edition = {name: edition}
    box = box_of(edition)
    assert {name: getattr(box, name) for name in expected} == expected


def test_rows_reach_the_box() -> None:
    box = box_of(
        {
            "player_count": [{"n": 2, "team_meeples": 5, "starting_coins_by_seat": [1, 2]}],
            "discovery_track": {"length": 3},
            "location": {
                "temple": {"space": [{"index": 1, "cost": 9, "choose": 3, "draw": 1}]},
                "village": {"space": [{"index": 2, "cost": 2}]},
            },
            "artifact_type": [{"id": "weapon", "vp_1": 2}],
            "artifact_variant": [
                {"type": "weapon", "bonus": "none", "copies": 8},
                {"type": "weapon", "bonus": "vp", "copies": 4},
            ],
            "upgrade": [
                {"id": "weapon_trio", "end_vp": 7, "params": {"vp": 9, "coins": 8}},
                {"id": "coins_to_vp", "params": {"pay_coins": 1, "vp": 3}},
                {"id": "coins_to_discovery", "params": {"pay_coins": 4, "discovery": 2}},
                {"id": "tablet_coins", "params": {"coins_per_card": 3}},
                {"id": "extra_delivery", "params": {"extra_cards": 2}},
            ],
            "automaton": {"bonus_preference": ["none", "coin", "vp", "discovery"]},
            "automaton_card": [
                {"id": 7, "temple": [2, 3], "third": "ship", "third_role": "archaeologist", "third_meeples": 1}
            ],
        }
    )
    assert box.seats[2] == (5, (1, 2))
    assert box.track == (((0, 0),), ((2, 1),), ((0, 0),))
    assert (box.temple_prices[0], box.temple_choose[0], box.temple_draw[0]) == (9, 3, 1)
    assert box.village_prices == (2, 2, 1)
    assert (box.collections[1], box.card_copies[4:8]) == ((0, 2, 3, 6), (8, 3, 3, 4))
    tiles = box.tiles
    assert (tiles[10].needs, tiles[10].vp, tiles[10].coins, box.end_vp[10]) == (((1, 3),), 9, 8, 7)
    assert (tiles[6].pay_coins, tiles[6].vp, tiles[9].pay_coins, tiles[9].discovery) == (1, 3, 4, 2)
    assert (tiles[1].coins_per_card, tiles[5].extra_cards) == (3, 2)
    assert box.automaton_order[:4] == (16, 17, 19, 18)
    assert (box.automaton_cards[6].temple, box.automaton_cards[6].bids) == ((1, 2), ((2, 0, 3), (4, 1, 1)))


@pytest.mark.parametrize(
    ("text", "line", "where", "reason"),
    [
        ("[endgame]\ncoins_per_vp = 0\n", 2, "endgame.coins_per_vp", "a whole number from 1 to 99 is expected, not 0"),
        (
            "\n[meeple.odds_team]\nblack = 0\n",
            3,
            "meeple.odds_team.black",
            "a whole number from 1 to 1000000 is expected",
        ),
        ("[meeple.odds_team]\nblack = 0.4\n", 2, "meeple.odds_team.black", "not 0.4"),
        ("[meeple.odds_team]\nblack = true\n", 2, "meeple.odds_team.black", "not True"),
        ("[meeple.odds_team]\nred = 1\n", 2, "meeple.odds_team.red", "there is no such key"),
        ("[meeple]\nodds = 1\n", 2, "meeple.odds", "there is no such key"),
        ("[weather]\nrain = 1\n", 1, "weather", "there is no such key"),
        ("x = 1\n", 1, "x", "there is no such key"),
        ("upgrade = 1\n", 1, "upgrade", "a list of tables is expected"),
        ("upgrade = [1]\n", 1, "upgrade[0]", "a table is expected"),
        ("location = 1\n", 1, "location", "a table is expected"),
        ("[[upgrade]]\ncopies = 2\n", 1, "upgrade[0]", "a row is named by its id"),
        ('[[upgrade]]\nid = "coin_5"\n', 1, "upgrade[0]", "there is no row coin_5"),
        ('[[upgrade]]\nid = "coins_5"\n[[upgrade]]\nid = "coins_5"\n', 3, "upgrade[1]", "a second row coins_5"),
        (
            '[[upgrade]]\nid = "coins_5"\ncopies = 2\n',
            3,
            "upgrade[0].copies",
            "24 upgrades are expected in all, not 25",
        ),
        ('[[upgrade]]\nid = "reroll_two"\nparams.coins = 2\n', 3, "upgrade[0].params.coins", "there is no such key"),
        ('[[upgrade]]\nid = "coins_to_vp"\nparams = { pay_coins = 0 }\n', 3, "upgrade[0].params.pay_coins", "from 1"),
        (
            '[[artifact_variant]]\ntype = "mummy"\nbonus = "vp"\ncopies = 3\n',
            4,
            "artifact_variant[0].copies",
            "10 mummy cards in all variants, but its count is 9",
        ),
        (
            '[[artifact_type]]\nid = "mummy"\ncount = 10\n[[artifact_variant]]\ntype = "mummy"\nbonus = "vp"\ncopies = 3\n',
            3,
            "artifact_type[0].count",
            "75 artifacts are expected in all, not 76",
        ),
        ('[[artifact_variant]]\ntype = "mummy"\ncopies = 3\n', 1, "artifact_variant[0]", "named by its type and bonus"),
        ("[[automaton_card]]\nid = 3\ntemple = [1]\n", 3, "automaton_card[0].temple", "a card places 6 meeples, not 5"),
        ("[[automaton_card]]\nid = 3\ntemple = [5, 3]\n", 3, "automaton_card[0].temple", "rising whole numbers"),
        ("[[automaton_card]]\nid = 11\n", 1, "automaton_card[0]", "there is no row 11"),
        (
            '[[automaton_card]]\nid = 1\nthird_role = "archaeologist"\n',
            3,
            "automaton_card[0].third_role",
            "only adventurers stand on the Black Market",
        ),
        ("[discovery_track]\nlength = 13\n", 2, "discovery_track.length", "space 13 needs a kind and an amount"),
        (
            '[[discovery_track.space]]\nindex = 4\nkind = "none"\n',
            3,
            "discovery_track.space[0].kind",
            "exactly a space of kind none has the amount 0",
        ),
        (
            "[discovery_track]\nlength = 3\n[[discovery_track.space]]\nindex = 4\namount = 1\n",
            5,
            "discovery_track.space[0].amount",
            "space 4 lies beyond the track's length of 3",
        ),
        (
            "[[player_count]]\nn = 3\nstarting_coins_by_seat = [1, 2]\n",
            3,
            "player_count[0].starting_coins_by_seat",
            "3 amounts are expected, one for each seat",
        ),
        ('[automaton]\ntype_preference = ["mummy"]\n', 2, "automaton.type_preference", "a list of all of"),
        ("[location.village]\nroles = []\n", 2, "location.village.roles", "a list of some of"),
        (
            '[location.quarry]\nbonus = "gold"\n',
            2,
            "location.quarry.bonus",
            "one of none, coin, discovery, vp is expected",
        ),
    ],
)
def test_a_file_that_does_not_add_up_is_refused_with_the_line_and_the_reason(
    text: str, line: int, where: str, reason: str
) -> None:
    found = only_problem(text)
    assert found[:2] == (line, where)
    assert reason in found[2]


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    line, where, reason = only_problem("[endgame]\ncoins_per_vp = \n")
    assert (line, where) == (2, "")
    assert reason


def test_every_problem_is_told_in_order() -> None:
    found = problems_of("[endgame]\ncoins_per_vp = 0\nx = 1\n[meeple]\nstanding_coin = -1\n")
    assert [problem["line"] for problem in found] == [2, 3, 5]


def test_an_object_is_refused_without_a_line_and_as_an_option_called_edition() -> None:
    with pytest.raises(BadOptions) as caught:
        RULES.new({"players": 2, "edition": {"endgame": {"coins_per_vp": 0}}})
    assert caught.value.option == "edition"
    assert "endgame.coins_per_vp: a whole number" in caught.value.expected
    wrongs: tuple[object, ...] = (7, [], "x", None)
    for wrong in wrongs:
        with pytest.raises(BadEdition):
            RULES.new({"players": 2, "edition": wrong})


def test_states_and_records_carry_the_edition_they_were_played_with() -> None:
    session = Session.new(RULES, {"players": 3, "edition": OWN_BOX}, SeededDice(3))
    for _ in range(20):
        session.act(legal_actions(session.game)[-1])
    state = RULES.encode(session.game)
    assert state["edition"] == check_edition(OWN_BOX)
    assert RULES.decode(json.loads(json.dumps(state))).box.track == session.game.box.track
    text = session.record.text(RULES.catalogue, state_hash(state))
    assert f"edition {canonical(check_edition(OWN_BOX))}\n" in text
    _, game, _ = replay(RULES, text)
    assert RULES.encode(game) == state


def test_the_default_edition_is_an_empty_object() -> None:
    session = Session.new(RULES, {"players": 3}, SeededDice(3))
    assert RULES.encode(session.game)["edition"] == {}
    assert "\nedition {}\n" in session.record.text(RULES.catalogue)


def test_a_state_with_a_wrong_edition_is_no_position() -> None:
    state = RULES.encode(quetzal())
    with pytest.raises(ImpossiblePosition) as caught:
        RULES.decode({**state, "edition": {"upgrade": [{"id": "coins_5", "copies": 9}]}})
    assert caught.value.problems[0]["where"] == "edition"
