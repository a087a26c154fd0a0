"""Solo: set-up, tiles, alternate turns, the arrow, the end of a round, scoring (rulings 139-145, 157-159)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import deal, to_decide
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal, state_of

DIGS = ["dig-coin", "dig-compass", "dig-tablet", "dig-arrowhead", "dig-jewel"]
PAIRS = ["discover", "research", "overcome", "buy-item", "buy-artifact"]
GREEN = [f"{pair}-green" for pair in PAIRS]
RED = [f"{pair}-red" for pair in PAIRS]
TWO_COIN_SITES = "tiles: l1-1=s1-coin-arrowhead l1-4=s1-coin-2tablet"


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def rival(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = state(game)["rival"]
    return found


def begun(difficulty: int, *dictated: str, board: str = "bird") -> Game:
    """A solo game after its set-up; chance that is not dictated leaves everything in order."""
    game = RULES.new({"players": 1, "difficulty": difficulty, "board": board})
    settle(game, *dictated)
    return game


def settle(game: Game, *dictated: str) -> None:
    lines = {line.split()[1]: line for line in dictated}
    while to_decide(game) == CHANCE:
        line = lines.pop(options(game)[0].split()[0], None)
        if line is None:
            deal(game, InOrder())
        else:
            play(game, line)


@pytest.mark.ruling("139")
@pytest.mark.parametrize(("board", "rescue"), [("bird", 0), ("snake", 2)])
def test_the_board_is_set_up_as_for_two_players(board: str, rescue: int) -> None:
    found = state(begun(0, board=board))
    camps = [site for name, site in found["sites"].items() if name.startswith("camp")]
    assert [site["spaces"][1] for site in camps] == ["blocked"] * 5
    assert set(found["track"]["tiles"].values()) == {2}
    assert len(found["track"]["stack"]) == 2
    assert len(found["decks"]["rescue"]) == rescue
    assert len(found["decks"]["fear"]) == 17


@pytest.mark.ruling("139")
def test_the_human_plays_second_with_one_coin_and_one_compass() -> None:
    game = begun(0)
    assert state(game)["players"][0]["purse"] == {"coin": 1, "compass": 1, "tablet": 0, "arrowhead": 0, "jewel": 0}
    assert len(rival(game)["used"]) == 1
    assert to_decide(game) == 0


@pytest.mark.ruling("140")
def test_the_rival_has_six_figures_and_one_magnifying_glass_and_nothing_else() -> None:
    found = state(begun(0, "* rival dig-coin " + " ".join([*DIGS[1:], *GREEN])))
    assert len(found["players"]) == 1
    assert (
        found["rival"]
        == {
            "archaeologists": 5,  # the sixth has just been sent to dig
            "magnifier": "start",
            "arrival": None,
            "temple": [],
            "guardians": [],
            "cards": [],
            "idols": [],
            "minus_one": [],
            "unseen": [],
            "tiles": [*DIGS[1:], *GREEN],
            "used": ["dig-coin"],
        }
    )


@pytest.mark.ruling("140")
def test_the_rival_pays_no_idol_on_the_snake_rescue_bridge() -> None:
    game = arnak(
        "difficulty: 0; board: snake; hand: trowel; rival_magnifier: 3-1; rival_tiles: research-green; rival_idols: idol-coin"
    )
    play(game, "play trowel", "end-turn")
    assert (rival(game)["magnifier"], rival(game)["idols"]) == ("4-1", ["idol-coin"])

    game = arnak("difficulty: 0; board: snake; hand: trowel; rival_magnifier: 3-1; rival_tiles: research-green")
    play(game, "play trowel", "end-turn")
    assert rival(game)["magnifier"] == "4-1"


@pytest.mark.ruling("140")
def test_the_rival_neither_takes_tokens_nor_leaves_any_of_the_humans() -> None:
    given = "difficulty: 0; hand: trowel; rival_tiles: dig-coin; coin: 3"
    assert outcome(given, "play trowel", "end-turn") == {
        "me.hand": "-trowel",
        "me.play": "+trowel",
        "rival.archaeologists": "-1",
        "rival.tiles": "-dig-coin",
        "rival.used": "+dig-coin",
        "sites.camp-coin.spaces": "+1 --",
        "asks": "turn",
    }


@pytest.mark.ruling("141")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3, 4, 5])
def test_the_stack_is_five_digs_and_one_tile_of_each_pair(difficulty: int) -> None:
    drawn = RED[5 - difficulty :]
    dictated = [f"* red {' '.join(drawn)}"] if drawn else []
    game = begun(difficulty, *dictated)
    tiles = {*rival(game)["tiles"], *rival(game)["used"]}
    assert tiles == {*DIGS, *drawn, *[f"{pair}-green" for pair in PAIRS if f"{pair}-red" not in drawn]}


@pytest.mark.ruling("141")
def test_which_tiles_are_red_is_drawn_at_random() -> None:
    game = RULES.new({"players": 1, "difficulty": 2})
    while not options(game)[0].startswith("red"):
        deal(game, InOrder())
    assert options(game) == sorted([f"red {tile}" for tile in RED])
    play(game, "* red research-red")
    assert options(game) == sorted([f"red {tile}" for tile in RED if tile != "research-red"])


@pytest.mark.ruling("141")
def test_the_same_ten_tiles_are_shuffled_again_for_every_round() -> None:
    game = begun(1, "* red research-red")
    play(game, "pass", "end-turn", "done")
    while not options(game)[0].startswith("rival"):
        deal(game, InOrder())
    ten = sorted([*DIGS, "research-red", *[tile for tile in GREEN if tile != "research-green"]])
    assert options(game) == [f"rival {tile}" for tile in ten]
    play(game, f"* rival {' '.join(reversed(ten))}")
    assert (rival(game)["used"], rival(game)["tiles"]) == (ten[::-1][:1], ten[::-1][1:])


@pytest.mark.ruling("142")
def test_the_rival_starts_every_round_and_turns_alternate() -> None:
    game = arnak("difficulty: 0; hand: trowel pickaxe; 0 deck:")
    play(game, "play trowel", "end-turn")
    assert (rival(game)["used"], to_decide(game)) == (["dig-coin"], 0)
    play(game, "play pickaxe", "end-turn")
    assert (rival(game)["used"], to_decide(game)) == (["dig-coin", "dig-compass"], 0)
    play(game, "pass", "end-turn")
    settle(game)
    assert (state(game)["round"], len(rival(game)["used"]), to_decide(game)) == (2, 1, 0)


@pytest.mark.ruling("142")
def test_after_the_human_has_passed_the_rival_plays_all_its_tiles() -> None:
    game = arnak("difficulty: 0; hand: hat")
    play(game, "pass")
    events = play(game, "end-turn")
    assert len([event for event in events if event.kind == "turned-up"]) == 10
    assert asks(game) == "keep"


@pytest.mark.ruling("142")
def test_the_human_goes_on_alone_when_the_rival_has_finished() -> None:
    game = arnak(f"difficulty: 0; hand: trowel pickaxe; rival_used: {' '.join([*DIGS, *GREEN])}")
    play(game, "play trowel", "end-turn")
    assert (to_decide(game), state(game)["round"]) == (0, 1)
    play(game, "play pickaxe", "end-turn", "pass", "end-turn")
    settle(game)
    assert state(game)["round"] == 2


@pytest.mark.ruling("143")
def test_a_tile_that_cannot_be_carried_out_does_nothing() -> None:
    given = "difficulty: 0; hand: trowel; at: camp-jewel; rival_tiles: dig-jewel"
    assert outcome(given, "play trowel", "end-turn") == {
        "me.hand": "-trowel",
        "me.play": "+trowel",
        "rival.tiles": "-dig-jewel",
        "rival.used": "+dig-jewel",
        "asks": "turn",
    }


@pytest.mark.ruling("144")
@pytest.mark.parametrize(("following", "site"), [("dig-tablet", "l1-1"), ("dig-compass", "l1-4")])
def test_the_decision_arrow_is_on_the_back_of_the_next_tile(following: str, site: str) -> None:
    game = arnak(f"difficulty: 0; hand: trowel; {TWO_COIN_SITES}; rival_tiles: dig-coin {following}")
    play(game, "play trowel", "end-turn")
    assert state(game)["sites"][site]["spaces"] == [1]


@pytest.mark.ruling("144")
@pytest.mark.parametrize(("first", "site"), [("dig-tablet", "l1-1"), ("dig-compass", "l1-4")])
def test_for_the_tenth_tile_the_arrow_is_on_the_back_of_the_first_used_one(first: str, site: str) -> None:
    used = [tile for tile in [*DIGS, *GREEN] if tile not in (first, "dig-coin")]
    game = arnak(f"difficulty: 0; hand: trowel; {TWO_COIN_SITES}; rival_used: {first} {' '.join(used)}")
    assert rival(game)["tiles"] == ["dig-coin"]
    play(game, "play trowel", "end-turn")
    assert state(game)["sites"][site]["spaces"] == [1]


@pytest.mark.ruling("145")
def test_the_arrow_on_top_of_the_stack_is_that_of_the_tile_about_to_be_played_not_of_its_decision() -> None:
    game = arnak(
        "difficulty: 0; hand: trowel; rival_tiles: dig-compass dig-coin; tiles: l1-1=s1-compass-arrowhead l1-4=s1-item-or-2compass"
    )
    assert RULES.view(game, 0)["rival"]["arrow"] == "right"
    play(game, "play trowel", "end-turn")
    assert state(game)["sites"]["l1-1"]["spaces"] == [1]
    assert RULES.view(game, 0)["rival"]["arrow"] == "left"


@pytest.mark.ruling("157")
def test_at_the_end_of_a_round_rival_figures_go_home_without_fear_and_everything_else_is_as_usual() -> None:
    game = arnak(
        f"difficulty: 0; at: l1-1; rival_at: l1-2 camp-coin; tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead; deck: rope; hand:;"
        f"wardens: l1-1=g-boat l1-2=g-car; assistants: a-coins!; items: hat; artifacts: mortar; rival_used: {' '.join([*DIGS, *GREEN])}"
    )
    play(game, "pass", "end-turn")
    assert (rival(game)["archaeologists"], state(game)["players"][0]["archaeologists"]) == (6, 2)
    assert len(state(game)["decks"]["fear"]) == 18
    settle(
        game,
        "* deck 0 fear",
        "* rival dig-compass " + " ".join([tile for tile in [*DIGS, *GREEN] if tile != "dig-compass"]),
    )
    assert state(game)["players"][0]["hand"] == ["rope", "fear"]
    assert state(game)["players"][0]["assistants"] == [{"id": "a-coins", "side": "silver", "ready": True}]
    assert state(game)["exile"] == {"items": ["hat"], "artifacts": ["mortar"]}
    assert (len(state(game)["row"]["items"]), len(state(game)["row"]["artifacts"])) == (4, 2)
    assert (rival(game)["used"], to_decide(game)) == (["dig-compass"], 0)


@pytest.mark.ruling("157")
def test_the_rival_starts_the_following_rounds_too_and_the_game_ends_after_the_fifth() -> None:
    game = begun(5, "* red " + " ".join(RED))
    for number in range(1, 6):
        assert (state(game)["round"], len(rival(game)["used"]), to_decide(game)) == (number, 1, 0)
        play(game, "pass", "end-turn", *(["done"] if number < 5 else []))
        settle(game)
    assert state(game)["over"]


@pytest.mark.ruling("158")
def test_the_rival_scores_glass_temple_tiles_guardians_cards_and_idols() -> None:
    state = state_of(
        "difficulty: 0; magnifier: temple; rival_magnifier: temple; rival_guardians: g-boat g-car; rival_cards: steam-boat mortar;"
        "rival_idols: idol-coin idol-compass"
    )
    state["rival"]["temple"] = ["silver-left", "silver-left"]
    state["track"]["tiles"]["silver-left"] = 0
    state["rival"]["minus_one"] = [state["sites"]["l2-4"]["hidden_idol"]]
    state["sites"]["l2-4"]["hidden_idol"] = None
    assert RULES.scores(RULES.decode(state))[1] == {
        "seat": 1,
        "research": 21,
        "temple": 12,
        "idols": 3 + 3 + 2,
        "guardians": 10,
        "cards": 3 + 1,
        "fear": 0,
        "total": 55,
    }


@pytest.mark.ruling("158")
def test_the_rivals_magnifying_glass_scores_by_its_row_before_the_temple() -> None:
    assert RULES.scores(arnak("difficulty: 0; rival_magnifier: 5-1"))[1]["total"] == 9


@pytest.mark.ruling("159")
def test_a_rival_figure_occupies_a_site_against_the_human() -> None:
    game = arnak("difficulty: 0; hand: ostrich dog; rival_at: camp-coin l1-1; tiles: l1-1=s1-jewel")
    assert refusal(game, "dig camp-coin 1") == ("space-occupied", "32", None)
    assert refusal(game, "dig l1-1 1") == ("space-occupied", "32", None)
    play(game, "play dog")
    assert [option for option in options(game) if option.startswith("activate")] == [
        f"activate camp-{kind}" for kind in ("arrowhead", "compass", "jewel", "tablet")
    ]


@pytest.mark.ruling("159")
def test_the_bear_trap_spares_a_guardian_where_the_rival_stands() -> None:
    game = arnak(
        "difficulty: 0; hand: bear-trap; rival_at: l1-1; tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead; wardens: l1-1=g-boat l1-2=g-car"
    )
    play(game, "play bear-trap")
    assert options(game) == ["overcome l1-2", "skip"]
    assert refusal(game, "overcome l1-1") == ("site-occupied", "162", None)


@pytest.mark.ruling("160")
def test_six_figures_suffice_for_the_five_digs_and_the_discovery_of_a_round() -> None:
    camps = "camp-coin camp-compass camp-tablet camp-arrowhead camp-jewel"
    game = arnak(f"difficulty: 0; hand: trowel; rival_at: {camps}; rival_tiles: discover-green")
    play(game, "play trowel", "end-turn")
    assert (rival(game)["archaeologists"], state(game)["sites"]["l1-1"]["spaces"]) == (0, [1])
    kinds = [tile.split("-")[0] for tile in [*rival(game)["tiles"], *rival(game)["used"]]]
    assert (kinds.count("dig"), kinds.count("discover")) == (5, 1)
