"""The calculator agrees with the engine about finished games, and refuses what cannot lie on a table."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.arnak.box import TRACK
from digsite.arnak.printed import BOX
from digsite.bots.dice import QuickDice
from digsite.bots.rollout import roll_out
from digsite.cardboard.sheets import score
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL
from tests.quetzal.walkers import WIDE_BOX

Json = dict[str, Any]
ARNAK_TABLES = [
    *[{"players": players, "board": board} for players in (2, 3, 4) for board in ("bird", "snake")],
    *[{"players": 1, "board": board, "difficulty": hard} for board in ("bird", "snake") for hard in (0, 5)],
]
QUETZAL_TABLES = [{"players": players} for players in (2, 3, 4, 5)]
FEAR = ("fear", "fear-tile")
BASIC = ("funding-boat", "funding-car", "exploration-boat", "exploration-car")


def finished(rules: AnyRules, options: Json, seed: int) -> Any:
    game = rules.new(options)
    roll_out(game, QuickDice(seed))
    return game


def arnak_sheet(state: Json) -> Json:
    """What a person would read off the table."""
    sheet: Json = {"game": "arnak", "board": state["board"], "seats": [player_of(one) for one in state["players"]]}
    if state["rival"] is not None:
        rival = state["rival"]
        sheet["rival"] = {
            "magnifier": rival["magnifier"],
            "arrival": rival["arrival"] or 0,
            "temple": rival["temple"],
            "idols": len(rival["idols"]),
            "minus_one": len(rival["minus_one"]),
            "guardians": len(rival["guardians"]),
            "cards": rival["cards"],
        }
    return sheet


def player_of(player: Json) -> Json:
    owned = player["hand"] + player["deck"] + player["play"] + player["apart"]
    return {
        "magnifier": player["magnifier"],
        "notebook": player["notebook"],
        "arrival": player["arrival"] or 0,
        "temple": player["temple"],
        "idols": len(player["crates"]) + len([idol for idol in player["slots"] if idol]),
        "slots": [idol is not None for idol in player["slots"]],
        "guardians": len(player["guardians"]),
        "cards": [card for card in owned if card not in (*FEAR, *BASIC)],
        "fear": owned.count("fear"),
        "fear_tiles": owned.count("fear-tile"),
    }


def quetzal_sheet(state: Json) -> Json:
    seats = [
        {
            "points": player["score"],
            "coins": player["coins"],
            "discovery": player["discovery"],
            "upgrades": player["upgrades"] + player["discarded"],
        }
        for player in state["players"]
    ]
    return {"game": "quetzal", "seats": seats, "marker": state["marker"]}


@pytest.mark.parametrize("number", range(100))
def test_the_calculator_agrees_with_the_engine_about_a_finished_game(number: int) -> None:
    for rules, tables, sheet_of in ((ARNAK, ARNAK_TABLES, arnak_sheet), (QUETZAL, QUETZAL_TABLES, quetzal_sheet)):
        game = finished(rules, tables[number % len(tables)], number)
        winners, tie_break = rules.winners(game)
        said = score(sheet_of(rules.encode(game)))
        assert said == {"scores": rules.scores(game), "winners": winners, "tie_break": tie_break}


def arnak_example() -> Json:
    seat = {
        "magnifier": "start",
        "notebook": "start",
        "arrival": 0,
        "temple": [],
        "idols": 0,
        "slots": [False] * 4,
        "guardians": 0,
        "cards": [],
        "fear": 0,
        "fear_tiles": 0,
    }
    return {"game": "arnak", "board": "bird", "seats": [seat, dict(seat)]}


def quetzal_example() -> Json:
    seat = {"points": 10, "coins": 3, "discovery": 2, "upgrades": []}
    return {"game": "quetzal", "seats": [seat, dict(seat)], "marker": 0}


@pytest.mark.parametrize(
    ("member", "value", "where"),
    [
        ("magnifier", "9-9", "seats[0].magnifier"),
        ("magnifier", "temple", "seats[0].arrival"),
        ("notebook", "temple", "seats[0].notebook"),
        ("arrival", 1, "seats[0].arrival"),
        ("temple", ["tin"], "seats[0].temple[0]"),
        ("temple", ["gold"] * 3, "temple"),
        ("temple", ["gold"], "seats[0].temple"),
        ("idols", -1, "seats[0].idols"),
        ("slots", [True, False, False, False], "seats[0].slots"),
        ("slots", [], "seats[0].slots"),
        ("guardians", 16, "seats[0].guardians"),
        ("cards", ["fear"], "seats[0].cards[0]"),
        ("cards", ["machete", "machete"], "cards"),
        ("fear", True, "seats[0].fear"),
        ("fear", "two", "seats[0].fear"),
        ("hats", 2, "seats[0].hats"),
    ],
)
def test_what_cannot_lie_on_an_arnak_table_is_refused(member: str, value: object, where: str) -> None:
    sheet = arnak_example()
    sheet["seats"][0][member] = value
    with pytest.raises(ImpossiblePosition) as refused:
        score(sheet)
    assert where in [problem["where"] for problem in refused.value.problems]


@pytest.mark.ruling("99")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_temple_stack_has_one_tile_per_player(players: int) -> None:
    sheet = arnak_example()
    sheet["seats"] = [dict(sheet["seats"][0]) for _ in range(players)]
    sheet["seats"][0] |= {"magnifier": "temple", "arrival": 1, "temple": ["gold"] * players}
    assert score(sheet)["scores"][0]["temple"] == 11 * players
    sheet["seats"][0]["temple"] = ["gold"] * (players + 1)
    with pytest.raises(ImpossiblePosition) as refused:
        score(sheet)
    assert [problem["where"] for problem in refused.value.problems] == ["temple"]


@pytest.mark.parametrize(
    ("sheet", "where"),
    [
        (None, ""),
        ([], ""),
        ({}, "game"),
        ({"game": "chess"}, "game"),
        ({**arnak_example(), "board": "frog"}, "board"),
        ({**arnak_example(), "seats": []}, "seats"),
        ({**arnak_example(), "seats": [{}]}, "seats"),
        ({**arnak_example(), "rival": {}}, "seats"),
        ({**quetzal_example(), "marker": 2}, "marker"),
        ({**quetzal_example(), "seats": [{}]}, "seats"),
        ({"game": "quetzal", "seats": [{}, {}], "marker": 0}, "seats[0].points"),
    ],
)
def test_a_broken_sheet_is_refused_with_the_place(sheet: object, where: str) -> None:
    with pytest.raises(ImpossiblePosition) as refused:
        score(sheet)
    assert where in [problem["where"] for problem in refused.value.problems]


def test_more_tiles_than_any_box_has_are_refused_and_kinds_this_edition_lacks() -> None:
    for tiles in (["reroll_two"] * 25, ["extra_1"], ["reroll_two_b"]):
        sheet = quetzal_example()
        sheet["seats"][0]["upgrades"] = tiles
        with pytest.raises(ImpossiblePosition) as refused:
            score(sheet)
        assert [problem["where"] for problem in refused.value.problems] == ["upgrades"]


def test_what_is_only_assumed_of_the_box_refuses_nothing() -> None:
    sheet = quetzal_example()
    sheet["seats"][0] |= {"upgrades": ["coins_5"] * 6, "discovery": 30, "coins": 120}
    sheet["seats"][1] |= {"points": 54}
    assert [one["upgrades"] for one in score(sheet)["scores"]] == [6, 0]
    assert (score(sheet)["winners"], score(sheet)["tie_break"]) == ([0], None)


def test_a_wide_edition_is_scored_with_its_own_tiles() -> None:
    sheet = {**quetzal_example(), "edition": WIDE_BOX}
    sheet["seats"][0]["upgrades"] = ["extra_5", "coins_5_c", "reroll_two_b", "reroll_two"]
    assert score(sheet)["scores"][0]["upgrades"] == 5 + 4 + 3 + 1


def test_an_owners_edition_counts_and_a_broken_one_is_refused() -> None:
    sheet = quetzal_example()
    assert (
        score(sheet)["scores"][0]["total"]
        == 10 + score(sheet)["scores"][0]["marker"] + score(sheet)["scores"][0]["coins"]
    )
    with pytest.raises(BadOptions):
        score({**sheet, "edition": {"no-such-key": 1}})


@pytest.mark.parametrize(("board", "space"), [("bird", "4-3"), ("snake", "4-3"), ("bird", "7-2"), ("snake", "7-2")])
def test_a_space_that_this_side_of_the_board_lacks_is_refused(board: str, space: str) -> None:
    sheet = arnak_example()
    sheet["board"], sheet["seats"][0]["magnifier"] = board, space
    printed = next(one for one in BOX.boards if one.name == board)
    if any([TRACK.index(space) in exits for exits in printed.exits]):
        assert score(sheet)["scores"][0]["research"] > 0
    else:
        with pytest.raises(ImpossiblePosition):
            score(sheet)
