"""Rulings 86-94: the research track."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

WEALTH = "coin: 3; compass: 3; tablet: 6; arrowhead: 6; jewel: 6; crates: idol-refresh"
# Every space, with the spaces that a bridge leads from and what it costs.
BRIDGES = {
    "bird": {
        "1-1": ("start", {"compass": 1, "arrowhead": 1}),
        "1-2": ("start", {"jewel": 1}),
        "2-1": ("1-1", {"jewel": 1}),
        "2-2": ("1-1 1-2", {"tablet": 1, "arrowhead": 1}),
        "3-1": ("2-1 2-2", {"tablet": 2, "arrowhead": 1}),
        "4-1": ("3-1", {"coin": 1, "tablet": 1, "arrowhead": 1}),
        "4-2": ("3-1", {"tablet": 1, "jewel": 1}),
        "4-3": ("3-1", {"arrowhead": 2}),
        "5-1": ("4-1 4-2 4-3", {"coin": 1, "jewel": 1}),
        "6-1": ("5-1", {"compass": 1, "jewel": 1}),
        "6-2": ("5-1", {"tablet": 2, "arrowhead": 1}),
        "7-1": ("6-1 6-2", {"coin": 1, "tablet": 1, "arrowhead": 1}),
        "7-2": ("6-2", {"tablet": 1, "jewel": 1}),
        "temple": ("7-1 7-2", {"coin": 1, "compass": 1, "jewel": 1}),
    },
    "snake": {
        "1-1": ("start", {"compass": 1, "tablet": 2}),
        "1-2": ("start", {"jewel": 1}),
        "2-1": ("1-1", {"coin": 1, "compass": 1, "arrowhead": 1}),
        "2-2": ("1-1 1-2", {"tablet": 1, "jewel": 1}),
        "2-3": ("1-2", {"arrowhead": 2}),
        "3-1": ("2-1 2-2", {"tablet": 2, "arrowhead": 1}),
        "3-2": ("2-2 2-3", {"coin": 1, "jewel": 1}),
        "4-1": ("3-1 3-2", {"idol": 1}),
        "5-1": ("4-1", {"arrowhead": 2}),
        "5-2": ("4-1", {"tablet": 1, "jewel": 1}),
        "6-1": ("5-1", {"tablet": 1, "jewel": 1}),
        "6-2": ("5-1 5-2", {"compass": 1, "tablet": 3}),
        "7-1": ("6-1 6-2", {"coin": 1, "tablet": 1, "arrowhead": 1}),
        "temple": ("7-1", {"compass": 1, "arrowhead": 1, "jewel": 1}),
    },
}


def moves(position: str) -> list[str]:
    """The spaces each token may move to."""
    return [option.removeprefix("research ") for option in options(arnak(position)) if option.startswith("research")]


@pytest.mark.ruling("86")
def test_researching_pays_the_bridge_and_gains_the_bonus_tile_and_the_row_effect() -> None:
    position = "magnifier: 1-1; tablet: 1; arrowhead: 1; bonus: 2-2=bonus-coin"
    assert outcome(position, "research magnifier 2-2", "bonus") == {
        "box": "+bonus-coin",
        "me.magnifier": "2-2",
        "me.purse": "coin +1, compass +1, tablet -1, arrowhead -1",
        "track.bonus.2-2": "-bonus-coin",
        "asks": "after",
    }


@pytest.mark.ruling("86", "92")
@pytest.mark.parametrize("board", BRIDGES)
def test_every_bridge_leads_one_row_up_and_all_bridges_into_a_space_cost_the_same(board: str) -> None:
    """A penniless token is told the price where there is a bridge, and that there is none elsewhere."""
    spaces = ["start", *BRIDGES[board]]
    for origin in spaces[:-1]:
        game = arnak(f"board: {board}; magnifier: {origin}")
        for target, (origins, cost) in BRIDGES[board].items():
            expected = ("cannot-pay", cost) if origin in origins.split() else ("not-connected", None)
            code, _, missing = refusal(game, f"research magnifier {target}")
            assert (code, missing) == expected, f"{origin} to {target}"


@pytest.mark.ruling("86", "91")
def test_rulebook_p15_where_can_you_move() -> None:
    """Blue stands on 1-1, Red on 1-2, all other tokens at the start."""
    tokens = "players: 3; magnifier: 1-1; 1 magnifier: 1-2"
    rich = "; ".join([f"{seat} {amount}" for seat in range(3) for amount in WEALTH.split("; ")[:5]])
    blue, red, yellow = [moves(f"{tokens}; {rich}; turn: {seat}") for seat in range(3)]
    assert blue == ["magnifier 2-1", "magnifier 2-2", "notebook 1-1", "notebook 1-2"]
    assert red == ["magnifier 2-2", "notebook 1-1", "notebook 1-2"]
    assert yellow == ["magnifier 1-1", "magnifier 1-2"]


@pytest.mark.ruling("10", "86", "89")
def test_rulebook_p15_research_action() -> None:
    """Red pays, gains the token of the bonus tile, which could not have paid, and the effect of the row."""
    position = "magnifier: 1-2; tablet: 1; arrowhead: 1; bonus: 2-2=bonus-tablet"
    assert outcome(position, "research magnifier 2-2", "bonus") == {
        "box": "+bonus-tablet",
        "me.magnifier": "2-2",
        "me.purse": "compass +1, arrowhead -1",
        "track.bonus.2-2": "-bonus-tablet",
        "asks": "after",
    }
    assert "magnifier 2-2" not in moves("magnifier: 1-2; arrowhead: 1; bonus: 2-2=bonus-tablet")


@pytest.mark.ruling("89", "91", "102")
def test_rulebook_p15_gaining_an_assistant() -> None:
    """Blue moves the notebook into the very space of the magnifying glass and takes one of three assistants."""
    position = "magnifier: 1-1; compass: 1; arrowhead: 1; supply: a-coins,a-tablet a-exile a-buyer,a-draw"
    game = arnak(position)
    play(game, "research notebook 1-1")
    assert options(game) == ["take a-buyer", "take a-coins", "take a-exile"]
    assert outcome(position, "research notebook 1-1", "take a-exile") == {
        "decks.assistants[1]": "-a-exile",
        "me.assistants": "+a-exile",
        "me.notebook": "1-1",
        "me.purse": "compass -1, arrowhead -1",
        "asks": "after",
    }


@pytest.mark.ruling("87", "200")
def test_bonus_tile_and_row_effect_come_in_the_order_the_player_likes() -> None:
    """Row 6 draws a card for the magnifying glass; the tile exiles one, so the order matters."""
    position = "magnifier: 5-1; compass: 1; jewel: 1; bonus: 6-1=bonus-exile; hand: fear; deck: torch"
    game = arnak(position)
    play(game, "research magnifier 6-1")
    assert (asks(game), options(game)) == ("order row-6", ["bonus", "row"])
    play(game, "row", "draw")
    assert options(game) == ["exile fear hand", "exile torch hand", "skip"]
    other = arnak(position)
    play(other, "research magnifier 6-1", "bonus")
    assert options(other) == ["exile fear hand", "skip"]
    play(other, "exile fear hand")
    assert asks(other) == "draw row-6"


@pytest.mark.ruling("87")
def test_a_free_action_may_come_between_the_row_effect_and_the_bonus_tile() -> None:
    """The assistant just taken brings the tablet that the tile upgrades."""
    game = arnak("magnifier: 2-1; notebook: 1-1; jewel: 1; bonus: 2-1=bonus-upgrade; supply: a-tablet - -")
    play(game, "research notebook 2-1", "row", "take a-tablet")
    assert (asks(game), options(game)) == ("trade bonus-upgrade", ["skip", "use a-tablet"])
    play(game, "use a-tablet", "upgrade tablet")
    purse = RULES.encode(game)["players"][0]["purse"]
    assert (purse["tablet"], purse["arrowhead"]) == (0, 1)


@pytest.mark.ruling("88")
def test_a_bonus_tile_is_for_the_first_token_that_enters_the_space() -> None:
    """Seat 1 comes first with the magnifying glass; seat 0 later gets the row effect alone."""
    rich = "; ".join([f"{seat} {amount}" for seat in range(2) for amount in WEALTH.split("; ")[:5]])
    game = arnak(f"turn: 1; magnifier: 1-1; 1 magnifier: 1-1; {rich}; bonus: 2-1=bonus-tablet")
    play(game, "research magnifier 2-1", "bonus", "end-turn")
    assert RULES.encode(game)["track"]["bonus"]["2-1"] == []
    assert to_decide(game) == 0
    play(game, "research magnifier 2-1")
    purse = RULES.encode(game)["players"][0]["purse"]
    assert (asks(game), purse["tablet"], purse["compass"]) == ("after", 6, 4)


@pytest.mark.ruling("88", "89")
def test_a_notebook_takes_a_bonus_tile_too_if_it_comes_first() -> None:
    position = "magnifier: 4-2; notebook: 3-1; arrowhead: 2; bonus: 4-3=bonus-tablet; assistants: a-coins!"
    changed = outcome(position, "research notebook 4-3", "bonus", "promote a-coins")
    assert (changed["me.purse"], changed["track.bonus.4-3"]) == ("tablet +1, arrowhead -2", "-bonus-tablet")
    assert changed["me.assistants"] == "+a-coins+ -a-coins!"


@pytest.mark.ruling("89")
def test_the_row_effect_depends_on_the_token_and_comes_to_every_token() -> None:
    position = "magnifier: 4-1; notebook: 4-1; coin: 2; jewel: 2"
    assert outcome(position, "research magnifier 5-1")["me.purse"] == "coin -1, compass +1, jewel -1"
    behind = f"{position}; 1 magnifier: 5-1; 1 notebook: 5-1".replace("magnifier: 4-1", "magnifier: 5-1", 1)
    assert outcome(behind, "research notebook 5-1")["me.purse"] == "coin -1, compass +3, jewel -1"


@pytest.mark.ruling("90")
def test_the_notebook_may_be_level_with_the_magnifying_glass_but_never_above() -> None:
    assert "notebook 3-1" in moves(f"magnifier: 3-1; notebook: 2-1; {WEALTH}")
    level = arnak(f"magnifier: 3-1; notebook: 3-1; {WEALTH}")
    assert refusal(level, "research notebook 4-1") == ("notebook-limit", "90", None)
    assert refusal(arnak(WEALTH), "research notebook 1-1") == ("notebook-limit", "90", None)


@pytest.mark.ruling("90")
@pytest.mark.parametrize("board", BRIDGES)
def test_the_notebook_never_enters_the_lost_temple(board: str) -> None:
    game = arnak(f"board: {board}; magnifier: temple; notebook: 7-1; {WEALTH}")
    assert refusal(game, "research notebook temple") == ("notebook-limit", "90", None)
    assert [option for option in options(game) if option.startswith("research")] == []


@pytest.mark.ruling("91")
@pytest.mark.parametrize("board", BRIDGES)
def test_from_the_start_every_space_of_the_first_row_is_reachable(board: str) -> None:
    assert moves(f"board: {board}; {WEALTH}") == ["magnifier 1-1", "magnifier 1-2"]


@pytest.mark.ruling("91")
def test_any_number_of_tokens_share_a_space() -> None:
    tokens = "; ".join([f"{seat} {token}: 3-1" for seat in (1, 2, 3) for token in ("magnifier", "notebook")])
    game = arnak(f"players: 4; {tokens}; magnifier: 3-1; notebook: 2-1; tablet: 2; arrowhead: 1; bonus: 3-1=-")
    play(game, "research notebook 3-1")
    state = RULES.encode(game)
    assert [player[token] for player in state["players"] for token in ("magnifier", "notebook")] == ["3-1"] * 8


@pytest.mark.ruling("93", "Q20", "Q32")
def test_the_free_artifact_of_a_row_costs_neither_compasses_nor_a_tablet() -> None:
    position = "round: 2; magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; artifacts: war-mask mortar; bonus: 6-1=-"
    game = arnak(position)
    play(game, "research notebook 6-1")
    assert (asks(game), options(game)) == ("pick row-6", ["take mortar", "take war-mask"])
    resolved = outcome(position, "research notebook 6-1", "take war-mask", "resolve")
    assert (resolved["me.play"], resolved["me.purse"]) == ("+war-mask", "compass -1, arrowhead +1, jewel -1")
    unresolved = outcome(position, "research notebook 6-1", "take war-mask", "skip")
    assert (unresolved["me.play"], unresolved["me.purse"]) == ("+war-mask", "compass -1, jewel -1")


@pytest.mark.ruling("93")
def test_the_place_of_a_free_artifact_is_refilled_at_the_end_of_the_turn() -> None:
    position = "magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; artifacts: war-mask; bonus: 6-1=-"
    game = arnak(f"{position}; next_artifacts: sundial")
    play(game, "research notebook 6-1", "take war-mask", "skip")
    assert RULES.encode(game)["row"]["artifacts"] == [None]
    play(game, "end-turn")
    assert RULES.encode(game)["row"]["artifacts"] == ["sundial"]


@pytest.mark.ruling("94", "200")
def test_the_free_overcome_of_row_7_is_optional_and_needs_a_guardian_on_an_own_site() -> None:
    cost = "coin: 1; tablet: 1; arrowhead: 1; magnifier: 7-1; notebook: 6-1"
    sites = "tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead; wardens: l1-1=g-boat l1-2=g-car; 1 at: l1-2"
    position = f"{cost}; {sites}; at: l1-1"
    game = arnak(position)
    play(game, "research notebook 7-1")
    assert (asks(game), options(game)) == ("pick row-7", ["overcome l1-1", "skip"])
    won = outcome(position, "research notebook 7-1", "overcome l1-1")
    assert (won["me.guardians"], won["me.purse"]) == ("+g-boat", "coin -1, tablet -1, arrowhead -1")
    assert "me.guardians" not in outcome(position, "research notebook 7-1", "skip")
    assert outcome(f"{cost}; {sites}", "research notebook 7-1")["asks"] == "after"


@pytest.mark.ruling("204", "99")
def test_an_empty_temple_stack_sells_nothing() -> None:
    game = arnak(f"magnifier: temple; {WEALTH}; temple_tiles: bronze-middle=0")
    assert refusal(game, "temple bronze-middle") == ("stack-empty", "99", None)
    assert "temple bronze-left" in options(game)


@pytest.mark.ruling("209", "Q2", "Q3", "Q4")
def test_the_snake_side_has_its_own_rows_and_temple_costs() -> None:
    """2 coins in row 2, a free artifact for the notebook in row 4, the bronze costs the other way round."""
    coins = outcome("board: snake; magnifier: 1-2; arrowhead: 2; bonus: 2-3=-", "research magnifier 2-3")
    assert coins["me.purse"] == "coin +2, arrowhead -2"
    notebook = arnak("board: snake; magnifier: 4-1; notebook: 3-1; crates: idol-exile; artifacts: war-mask")
    play(notebook, "research notebook 4-1")
    assert options(notebook) == ["take war-mask"]
    left = outcome("board: snake; magnifier: temple; compass: 1; tablet: 2", "temple bronze-left")
    right = outcome("board: snake; magnifier: temple; coin: 1; arrowhead: 1", "temple bronze-right")
    assert (left["me.purse"], right["me.purse"]) == ("compass -1, tablet -2", "coin -1, arrowhead -1")
