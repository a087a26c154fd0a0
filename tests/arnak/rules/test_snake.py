"""The Snake Temple side (rulings 130-138)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, options, outcome, play, refusal

GATE = "board: snake; magnifier: 3-1"


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][0]
    return player


@pytest.mark.ruling("130")
@pytest.mark.parametrize(
    ("position", "rescue", "stacks"),
    [
        ("difficulty: 0; board: snake", 2, [3, 3, 4]),
        ("players: 2; board: snake", 2, [3, 3, 4]),
        ("players: 3; board: snake", 3, [3, 3, 3]),
        ("players: 4; board: snake", 4, [3, 3, 2]),
        ("players: 2; board: bird", 0, [4, 4, 4]),
    ],
)
def test_one_assistant_per_player_waits_to_be_rescued(position: str, rescue: int, stacks: list[int]) -> None:
    decks = state(arnak(position))["decks"]
    assert (len(decks["rescue"]), [len(stack) for stack in decks["assistants"]]) == (rescue, stacks)
    assert len({*decks["rescue"], *[one for stack in decks["assistants"] for one in stack]}) == 12


@pytest.mark.ruling("130")
def test_which_assistants_wait_is_decided_by_the_shuffle() -> None:
    game = RULES.new({"players": 2, "board": "snake"})
    for deck in ("items", "artifacts", "level1", "level2", "guardians"):
        play(game, f"* {deck} " + " ".join([option.split()[1] for option in options(game)]))
    idols = [("coin", 3), ("compass", 3), ("tablet", 3), ("exile", 3), ("upgrade", 2), ("refresh", 2)]
    play(game, "* idols " + " ".join([f"idol-{kind}" for kind, copies in idols for _ in range(copies)]))
    order = [option.split()[1] for option in options(game)][::-1]
    play(game, "* assistants " + " ".join(order))
    bonuses = [option.split()[1] for option in options(game)]
    play(game, "* bonuses " + " ".join(bonuses + bonuses[:4]))
    for seat in (0, 1):
        play(game, f"* deck {seat} funding-boat funding-car exploration-boat exploration-car fear fear")
    decks = state(game)["decks"]
    assert [*decks["rescue"], *[one for stack in decks["assistants"] for one in stack]] == order


@pytest.mark.ruling("131")
@pytest.mark.parametrize("token", ["magnifier", "notebook"])
def test_either_token_pays_one_idol_of_the_crates_to_cross_the_rescue_bridge(token: str) -> None:
    given = "board: snake; magnifier: 4-1; notebook: 3-1" if token == "notebook" else GATE
    given += "; crates: idol-coin idol-tablet; rescue:; artifacts: -"
    answers = ["continue"] if token == "magnifier" else []
    assert outcome(given, f"research {token} 4-1", *answers) == {
        f"me.{token}": "4-1",
        "me.crates": "-idol-coin",
        "box": "+idol-coin",
        "asks": "after",
    }


@pytest.mark.ruling("131")
def test_an_idol_in_a_slot_does_not_pay_the_rescue_bridge() -> None:
    game = arnak(f"{GATE}; slots: idol-coin")
    assert refusal(game, "research magnifier 4-1") == ("cannot-pay", "131", {"idol": 1})


@pytest.mark.ruling("131")
def test_an_idol_given_up_loses_its_three_points() -> None:
    game = arnak(f"{GATE}; crates: idol-coin; rescue: a-coins")
    before = RULES.scores(game)[0]
    play(game, "research magnifier 4-1", "take a-coins")
    after = RULES.scores(game)[0]
    assert (before["idols"], after["idols"]) == (13, 10)
    assert after["research"] - before["research"] == 1


@pytest.mark.ruling("132")
def test_the_journal_takes_the_notebook_across_without_an_idol() -> None:
    given = "board: snake; magnifier: 4-1; notebook: 3-1; hand: journal; crates: idol-coin; artifacts: -; coin: 0"
    assert outcome(given, "play journal", "research notebook 4-1") == {
        "me.notebook": "4-1",
        "me.hand": "-journal",
        "exile.items": "+journal",
        "asks": "after",
    }
    game = arnak("board: snake; magnifier: 4-1; notebook: 3-1; hand: journal")
    play(game, "play journal")
    assert options(game) == ["research notebook 4-1", "skip"]


@pytest.mark.ruling("133")
def test_rulebook_example_p19_red_rescues_the_sea_captain_who_arrives_exhausted() -> None:
    game = arnak(f"players: 3; {GATE}; crates: idol-coin; rescue: a-coins a-compass-boat a-exile")
    play(game, "research magnifier 4-1")
    assert mine(game)["crates"] == []
    assert mine(game)["magnifier"] == "4-1"
    assert options(game) == ["take a-coins", "take a-compass-boat", "take a-exile"]
    play(game, "take a-compass-boat")
    assert mine(game)["assistants"] == [{"id": "a-compass-boat", "side": "silver", "ready": False}]
    assert state(game)["decks"]["rescue"] == ["a-coins", "a-exile"]
    assert "idol-coin" in state(game)["box"]
    assert refusal(game, "use a-compass-boat") == ("assistant-exhausted", "103", None)


@pytest.mark.ruling("133")
def test_the_notebook_rescues_nobody() -> None:
    game = arnak("board: snake; magnifier: 4-1; notebook: 3-1; crates: idol-coin; rescue: a-coins; artifacts: mortar")
    play(game, "research notebook 4-1")
    assert options(game) == ["take mortar"]


@pytest.mark.ruling("133")
def test_a_rescued_assistant_is_refreshed_at_the_end_of_the_round() -> None:
    game = arnak(f"{GATE}; crates: idol-coin; rescue: a-coins; 1 passed: yes")
    play(game, "research magnifier 4-1", "take a-coins", "end-turn", "pass", "end-turn")
    assert mine(game)["assistants"] == [{"id": "a-coins", "side": "silver", "ready": True}]


@pytest.mark.ruling("134")
@pytest.mark.parametrize("assistant", ["a-coins", "a-exile"])
def test_the_magnifying_glass_upgrades_any_silver_assistant_in_row_five(assistant: str) -> None:
    given = "board: snake; magnifier: 4-1; arrowhead: 2; assistants: a-coins! a-exile!"
    assert outcome(given, "research magnifier 5-1", f"promote {assistant}") == {
        "me.magnifier": "5-1",
        "me.purse": "arrowhead -2",
        "me.assistants": f"+{assistant}+ -{assistant}!",
        "asks": "after",
    }


LONG_SPACE = "board: snake; magnifier: 6-1; coin: 1; tablet: 1; arrowhead: 1"


@pytest.mark.ruling("135")
@pytest.mark.parametrize(("players", "tiles"), [(2, 2), (3, 3), (4, 3)])
def test_the_long_space_of_row_seven_holds_two_or_three_tiles(players: int, tiles: int) -> None:
    assert len(state(arnak(f"board: snake; players: {players}"))["track"]["bonus"]["7-1"]) == tiles


@pytest.mark.ruling("135")
def test_against_the_rival_the_long_space_holds_two_tiles() -> None:
    assert len(state(arnak("board: snake; difficulty: 0"))["track"]["bonus"]["7-1"]) == 2


@pytest.mark.ruling("135")
def test_an_arriving_token_takes_one_tile_of_its_choice() -> None:
    game = arnak(f"players: 3; {LONG_SPACE}; bonus: 7-1=bonus-coin,bonus-compass,bonus-tablet")
    play(game, "research magnifier 7-1", "bonus")
    assert options(game) == ["take bonus-coin", "take bonus-compass", "take bonus-tablet"]
    play(game, "take bonus-compass")
    assert state(game)["track"]["bonus"]["7-1"] == ["bonus-coin", "bonus-tablet"]
    assert mine(game)["purse"]["compass"] == 1


@pytest.mark.ruling("135")
def test_the_notebook_takes_a_tile_too_while_any_is_left() -> None:
    given = "board: snake; magnifier: temple; notebook: 6-1; coin: 1; tablet: 1; arrowhead: 1"
    game = arnak(f"{given}; bonus: 7-1=bonus-coin,bonus-compass")
    play(game, "research notebook 7-1", "row", "take bonus-coin")
    assert mine(game)["purse"] == {"coin": 1, "compass": 0, "tablet": 0, "arrowhead": 0, "jewel": 1}

    assert outcome(f"{given}; bonus: 7-1=-", "research notebook 7-1") == {
        "me.notebook": "7-1",
        "me.purse": "coin -1, tablet -1, arrowhead -1, jewel +1",
        "asks": "after",
    }


@pytest.mark.ruling("136")
def test_the_magnifying_glass_brings_a_fear_card_in_row_six() -> None:
    given = "board: snake; magnifier: 5-1; tablet: 1; jewel: 1; bonus: 6-1=-"
    assert outcome(given, "research magnifier 6-1") == {
        "me.magnifier": "6-1",
        "me.purse": "tablet -1, jewel -1",
        "me.play": "+fear",
        "decks.fear": "-fear",
        "asks": "after",
    }


@pytest.mark.ruling("136")
def test_the_magnifying_glass_brings_a_fear_card_in_row_seven() -> None:
    assert outcome(f"{LONG_SPACE}; bonus: 7-1=-", "research magnifier 7-1") == {
        "me.magnifier": "7-1",
        "me.purse": "coin -1, tablet -1, arrowhead -1",
        "me.play": "+fear",
        "decks.fear": "-fear",
        "asks": "after",
    }


@pytest.mark.ruling("137")
@pytest.mark.parametrize("artifact", ["coconut-flask", "ancient-wine"])
def test_a_borrowed_assistant_never_comes_from_the_rescue_stack(artifact: str) -> None:
    game = arnak(f"board: snake; hand: {artifact}; tablet: 1; supply: a-coins a-draw -; rescue: a-exile a-buyer")
    play(game, f"play {artifact}")
    assert options(game) == ["borrow a-coins", "borrow a-draw"]
    assert refusal(game, "borrow a-exile") == ("no-assistant", "137", None)


@pytest.mark.ruling("137")
def test_the_decorated_horn_exchanges_with_the_supply_board_only() -> None:
    game = arnak(
        "board: snake; magnifier: 4-1; hand: decorated-horn; tablet: 1; assistants: a-compass!; supply: a-coins a-draw -; rescue: a-exile"
    )
    play(game, "play decorated-horn")
    assert options(game) == ["exchange a-compass a-coins", "exchange a-compass a-draw"]


TRAVEL = [
    ("bird", "l1-6", "s1-jewel", {"car": 1}),
    ("snake", "l1-6", "s1-jewel", {"boot": 2}),
    ("bird", "l1-7", "s1-jewel", {"boat": 1}),
    ("snake", "l1-7", "s1-jewel", {"plane": 1}),
    ("bird", "l2-2", "s2-four-kinds", {"car": 2}),
    ("snake", "l2-2", "s2-four-kinds", {"boot": 1, "plane": 1}),
    ("bird", "l2-3", "s2-four-kinds", {"boat": 2}),
    ("snake", "l2-3", "s2-four-kinds", {"boat": 1, "car": 1}),
]


@pytest.mark.ruling("138")
@pytest.mark.parametrize(("board", "site", "tile", "icons"), TRAVEL)
def test_four_spaces_have_other_travel_costs_on_the_snake_side(
    board: str, site: str, tile: str, icons: dict[str, int]
) -> None:
    game = arnak(f"board: {board}; tiles: {site}={tile}")
    assert refusal(game, f"dig {site} 1") == ("cannot-travel", "32", icons)


@pytest.mark.ruling("138")
def test_every_other_space_costs_the_same_on_both_sides() -> None:
    same = ["l1-1", "l1-2", "l1-3", "l1-4", "l1-5", "l1-8", "l2-1", "l2-4"]
    for site in same:
        icons = [refusal(arnak(f"board: {board}; compass: 6"), f"discover {site}")[2] for board in ("bird", "snake")]
        assert icons[0] == icons[1], site
