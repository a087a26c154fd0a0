"""Single items (rulings 161-166, 171-174, 191)."""

from __future__ import annotations

from itertools import combinations
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


GIFTS = {2: "coin +1", 3: "compass +1", 4: "tablet +1"}


@pytest.mark.ruling("161")
@pytest.mark.parametrize(("one", "other"), list(combinations(GIFTS, 2)))
def test_the_army_knife_gives_two_different_things(one: int, other: int) -> None:
    found = outcome("hand: army-knife", "play army-knife", f"choose {one}", f"choose {other}")
    assert (found["me.purse"], found["asks"]) == (f"{GIFTS[one]}, {GIFTS[other]}", "after")


@pytest.mark.ruling("161")
def test_the_army_knife_exiles_a_card_as_one_of_its_two_things() -> None:
    assert outcome("deck:; hand: army-knife hat", "play army-knife", "choose 1", "exile hat hand", "choose 4") == {
        "me.hand": "-army-knife -hat",
        "me.play": "+army-knife",
        "exile.items": "+hat",
        "me.purse": "tablet +1",
        "asks": "after",
    }


@pytest.mark.ruling("161")
def test_the_army_knife_does_not_give_the_same_thing_twice() -> None:
    game = arnak("hand: army-knife")
    play(game, "play army-knife", "choose 2")
    assert options(game) == ["choose 1", "choose 3", "choose 4"]
    assert refusal(game, "choose 2") == ("option-taken", "161", None)


@pytest.mark.ruling("162")
def test_the_bear_trap_works_where_no_other_player_stands_with_or_without_an_own_figure() -> None:
    game = arnak(
        "players: 4; hand: bear-trap; at: l1-2 camp-coin/1; 1 at: l1-3 camp-coin/2;"
        "tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead l1-3=s1-coin-2tablet;"
        "wardens: l1-1=g-boat l1-2=g-car l1-3=g-4coin camp-coin=g-3tablet"
    )
    play(game, "play bear-trap")
    assert options(game) == ["overcome l1-1", "overcome l1-2", "skip"]
    assert refusal(game, "overcome camp-coin") == ("site-occupied", "162", None)
    play(game, "overcome l1-1")
    assert mine(game)["guardians"] == [{"id": "g-boat", "boon": True}]
    assert state(game)["exile"]["items"] == ["bear-trap"]


@pytest.mark.ruling("163")
@pytest.mark.parametrize(
    ("position", "compasses"),
    [
        ("", 0),
        ("guardians: g-4coin!", 1),
        ("at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat", 1),
        ("guardians: g-4coin g-3tablet; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat", 3),
        ("guardians: g-4coin g-3tablet g-2coin; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat", 3),
        ("players: 4; at: camp-coin/1 camp-coin/2; wardens: camp-coin=g-boat", 1),
        ("1 at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat", 0),
    ],
)
def test_bow_and_arrows_count_guardians_met_each_tile_once_three_at_most(position: str, compasses: int) -> None:
    game = arnak(f"{position}; hand: bow-and-arrows")
    play(game, "play bow-and-arrows")
    assert mine(game)["purse"]["compass"] == compasses


@pytest.mark.ruling("164")
@pytest.mark.parametrize(
    ("position", "compasses"),
    [
        ("", 0),
        ("crates: idol-coin", 1),
        ("crates: idol-coin; slots: idol-tablet", 2),
        ("crates: idol-coin idol-coin; slots: idol-tablet idol-exile", 3),
    ],
)
def test_the_brush_counts_idols_slotted_or_not_three_at_most(position: str, compasses: int) -> None:
    game = arnak(f"{position}; hand: brush")
    play(game, "play brush")
    assert mine(game)["purse"]["compass"] == compasses


@pytest.mark.ruling("164")
def test_the_brush_does_not_count_an_idol_spent_on_the_snake_track() -> None:
    game = arnak("board: snake; magnifier: 3-1; crates: idol-coin; rescue: a-exile; hand: brush; 1 passed: yes")
    play(game, "research magnifier 4-1", "take a-exile", "end-turn", "play brush")
    assert mine(game)["purse"]["compass"] == 0


ROD = "hand: fishing-rod; items: aeroplane machete tent revolver binoculars; next_items: pack-donkey hat"


@pytest.mark.ruling("165")
def test_the_fishing_rod_may_be_played_without_being_able_to_afford_anything() -> None:
    found = outcome(ROD, "play fishing-rod")
    assert found == {"me.hand": "-fishing-rod", "me.play": "+fishing-rod", "asks": "after"}


@pytest.mark.ruling("165")
def test_the_fishing_rod_reveals_first_and_then_sells_the_revealed_card_a_row_card_or_nothing() -> None:
    game = arnak(f"{ROD}; coin: 1")
    assert refusal(game, "buy pack-donkey")[0] == "not-in-row"
    events = play(game, "play fishing-rod")
    assert [event.values["card"] for event in events if event.kind == "revealed-card"] == ["pack-donkey"]
    assert options(game) == [
        *("buy aeroplane", "buy binoculars", "buy machete", "buy pack-donkey", "buy revolver", "buy tent", "skip"),
    ]


@pytest.mark.ruling("165")
def test_the_revealed_card_that_is_bought_goes_under_the_deck_and_the_row_stays_full() -> None:
    game = arnak(f"{ROD}; coin: 1")
    row = state(game)["row"]["items"]
    play(game, "play fishing-rod", "buy pack-donkey", "end-turn")
    assert (mine(game)["deck"][-1], mine(game)["purse"]["coin"]) == ("pack-donkey", 0)
    assert (state(game)["row"]["items"], state(game)["decks"]["items"][0]) == (row, "hat")


@pytest.mark.ruling("165")
def test_the_revealed_card_refills_the_row_at_the_end_of_the_turn_if_a_row_card_is_bought() -> None:
    game = arnak(f"{ROD}; coin: 1")
    play(game, "play fishing-rod", "buy tent")
    assert state(game)["row"]["items"] == ["aeroplane", "machete", None, "revolver", "binoculars"]
    play(game, "end-turn")
    assert state(game)["row"]["items"] == ["aeroplane", "machete", "revolver", "binoculars", "pack-donkey"]


@pytest.mark.ruling("165")
def test_an_artifact_bought_with_the_precision_compass_may_be_resolved_without_its_tablet() -> None:
    given = "hand: precision-compass; artifacts: war-mask; next_artifacts: runes-of-the-dead; compass: 1"
    assert outcome(given, "play precision-compass", "buy runes-of-the-dead", "resolve") == {
        "me.hand": "-precision-compass",
        "me.play": "+fear +precision-compass +runes-of-the-dead",
        "me.purse": "coin +1, compass -1, tablet +3",
        "decks.artifacts": "-runes-of-the-dead",
        "decks.fear": "-fear",
        "asks": "after",
    }


@pytest.mark.ruling("166")
def test_the_journal_moves_the_notebook_without_paying_and_gives_bonus_tile_and_row_effect() -> None:
    given = "hand: journal; magnifier: 2-1; notebook: 1-1; bonus: 2-1=bonus-tablet; supply: a-coins - -"
    assert outcome(given, "play journal", "research notebook 2-1", "bonus", "take a-coins") == {
        "me.hand": "-journal",
        "exile.items": "+journal",
        "me.notebook": "2-1",
        "me.purse": "tablet +1",
        "track.bonus.2-1": "-bonus-tablet",
        "box": "+bonus-tablet",
        "me.assistants": "+a-coins",
        "decks.assistants[0]": "-a-coins",
        "asks": "after",
    }


@pytest.mark.ruling("166")
def test_the_journal_moves_the_notebook_only_and_never_above_the_magnifying_glass() -> None:
    game = arnak("hand: journal gold-pan; magnifier: 2-1; notebook: 1-1; jewel: 9; tablet: 9; arrowhead: 9")
    play(game, "play journal")
    assert options(game) == ["play gold-pan", "research notebook 2-1", "research notebook 2-2", "skip"]
    assert refusal(game, "research magnifier 3-1") == ("wrong-token", "166", None)

    assert asks(play_journal("magnifier: 1-1; notebook: 1-1")) == "after"


def play_journal(position: str) -> Game:
    game = arnak(f"hand: journal; {position}")
    play(game, "play journal")
    return game


@pytest.mark.ruling("171")
def test_the_whip_makes_every_artifact_free() -> None:
    artifacts = [*state(arnak())["row"]["artifacts"], *state(arnak())["decks"]["artifacts"]]
    assert len(artifacts) == 35
    for artifact in artifacts:
        game = arnak(f"hand: whip; artifacts: {artifact}; items: hat; coin: 0")
        play(game, "play whip")
        assert options(game) == [f"buy {artifact}", "skip"]
    assert state(game)["exile"]["items"] == ["whip"]


@pytest.mark.ruling("172")
def test_the_airdrop_brings_an_item_into_the_hand_and_the_row_is_refilled_at_the_end_of_the_turn() -> None:
    game = arnak("hand: airdrop; items: hat rope torch axe dog; next_items: whip; 1 passed: yes")
    play(game, "play airdrop", "take rope")
    assert (mine(game)["hand"], state(game)["exile"]["items"]) == (["rope"], ["airdrop"])
    assert state(game)["row"]["items"] == ["hat", None, "torch", "axe", "dog"]
    play(game, "end-turn")
    assert state(game)["row"]["items"] == ["hat", "torch", "axe", "dog", "whip"]


@pytest.mark.ruling("172")
def test_the_monkey_medallion_puts_an_item_on_top_of_the_deck() -> None:
    game = arnak("hand: monkey-medallion; tablet: 1; deck: fear; items: hat")
    play(game, "play monkey-medallion", "take hat")
    assert mine(game)["deck"] == ["hat", "fear"]


@pytest.mark.ruling("173")
def test_the_large_backpack_draws_an_item_bought_this_round() -> None:
    game = arnak("hand: large-backpack; deck: fear rope; coin: 1; items: hat; 1 passed: yes")
    play(game, "buy hat", "end-turn", "play large-backpack", "draw")
    assert (mine(game)["hand"], mine(game)["deck"], mine(game)["purse"]["coin"]) == (["hat"], ["fear", "rope"], 1)


HALVES = [
    ("watch", "coin +2", "coin +3"),
    ("chronometer", "coin +1, compass +1", "compass +3"),
]


@pytest.mark.ruling("174")
@pytest.mark.parametrize(("card", "free", "passing"), HALVES)
def test_watch_and_chronometer_have_a_free_half_and_a_passing_half(card: str, free: str, passing: str) -> None:
    moved = {"me.hand": f"-{card}", "me.play": f"+{card}"}
    assert outcome(f"hand: {card}", f"play {card} free") == {**moved, "me.purse": free, "asks": "turn"}
    assert outcome(f"hand: {card}", f"play {card} pass") == {
        **moved,
        "me.purse": passing,
        "me.passed": "yes",
        "asks": "after",
    }


@pytest.mark.ruling("174")
@pytest.mark.parametrize(("card", "free", "passing"), HALVES)
def test_the_free_half_is_possible_in_the_middle_of_and_after_the_main_action(
    card: str, free: str, passing: str
) -> None:
    game = arnak(f"hand: {card} trowel; compass: 1")
    play(game, "play trowel")
    assert f"play {card} free" in options(game)
    play(game, "pay")
    assert options(game) == ["end-turn", f"play {card} free"]


@pytest.mark.ruling("191")
@pytest.mark.parametrize(("position", "compasses"), [("", 0), ("at: l1-1", 1), ("at: l1-1 camp-coin", 2)])
def test_the_theodolite_counts_own_figures_on_the_map(position: str, compasses: int) -> None:
    game = arnak(f"hand: theodolite; {position}; 1 at: camp-jewel camp-tablet; tiles: l1-1=s1-jewel")
    play(game, "play theodolite")
    assert (mine(game)["purse"]["coin"], mine(game)["purse"]["compass"]) == (1, compasses)
