"""Rulings 66-73: the card row and buying."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, asks, options, outcome, play, refusal, state_of


def row(game: Game, kind: str) -> list[str | None]:
    cards: list[str | None] = RULES.encode(game)["row"][kind]
    return cards


@pytest.mark.ruling("66")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_row_has_as_many_artifacts_as_the_number_of_the_round_and_six_cards_in_all(number: int) -> None:
    """Played through, not set up: nobody buys anything."""
    game = arnak("")
    while RULES.encode(game)["round"] < number:
        play(game, *(["pass", "end-turn"] if asks(game) == "turn" else ["done"]))
    assert (len(row(game, "artifacts")), len(row(game, "items"))) == (number, 6 - number)
    assert None not in row(game, "artifacts") + row(game, "items")


@pytest.mark.ruling("67")
def test_an_item_costs_coins_and_goes_under_the_deck() -> None:
    position = "coin: 3; compass: 9; items: hat brush; deck: fear torch"
    assert outcome(position, "buy brush") == {
        "me.deck": "+brush",
        "me.purse": "coin -3",
        "row.items": "+- -brush",
        "asks": "after",
    }
    game = arnak(position)
    play(game, "buy brush")
    assert RULES.encode(game)["players"][0]["deck"] == ["fear", "torch", "brush"]


@pytest.mark.ruling("67")
def test_an_artifact_costs_compasses_goes_to_the_play_area_and_may_be_resolved_without_a_tablet() -> None:
    position = "coin: 9; compass: 4; artifacts: traders-scales"
    assert outcome(position, "buy traders-scales", "resolve") == {
        "me.play": "+traders-scales",
        "me.purse": "coin +3, compass -4",
        "row.artifacts": "+- -traders-scales",
        "asks": "after",
    }
    unresolved = outcome(position, "buy traders-scales", "skip")
    assert (unresolved["me.play"], unresolved["me.purse"]) == ("+traders-scales", "compass -4")


@pytest.mark.ruling("67")
@pytest.mark.parametrize(
    ("artifact", "price", "missing"),
    [("star-charts", 4, {"coin": 1}), ("sacred-drum", 4, {"card": 1}), ("guiding-skull", 4, {"compass": 1})],
)
def test_the_other_costs_of_a_bought_artifact_still_apply(artifact: str, price: int, missing: dict[str, int]) -> None:
    game = arnak(f"compass: {price}; artifacts: {artifact}; crates: idol-exile")
    play(game, f"buy {artifact}", "resolve")
    assert asks(game) == f"trade {artifact}"
    assert refusal(game, "pay") == ("cannot-pay", "11", missing)


@pytest.mark.ruling("67")
def test_items_are_not_paid_with_compasses_nor_artifacts_with_coins() -> None:
    game = arnak("coin: 1; compass: 2; items: brush; artifacts: war-mask")
    assert refusal(game, "buy brush") == ("cannot-pay", "67", {"coin": 2})
    assert refusal(game, "buy war-mask") == ("cannot-pay", "67", {"compass": 1})


@pytest.mark.ruling("68")
def test_rulebook_p12_a_bought_item_lets_the_items_slide_to_the_staff_and_one_is_dealt_at_the_right_end() -> None:
    game = arnak("round: 2; coin: 9; items: axe hat rope torch; artifacts: war-mask sundial; next_items: dog")
    play(game, "buy hat", "end-turn")
    assert row(game, "items") == ["axe", "rope", "torch", "dog"]
    assert row(game, "artifacts") == ["war-mask", "sundial"]


@pytest.mark.ruling("68")
def test_rulebook_p12_a_bought_artifact_is_replaced_from_the_other_direction() -> None:
    position = "round: 2; compass: 9; artifacts: war-mask sundial; items: axe hat; next_artifacts: mortar"
    game = arnak(position)
    play(game, "buy sundial", "skip", "end-turn")
    assert row(game, "artifacts") == ["mortar", "war-mask"]
    assert row(game, "items")[:2] == ["axe", "hat"]


@pytest.mark.ruling("68")
def test_the_row_is_refilled_at_the_end_of_the_turn_only() -> None:
    game = arnak("coin: 9; items: axe hat rope torch dog; next_items: tent")
    play(game, "buy hat")
    assert row(game, "items") == ["axe", None, "rope", "torch", "dog"]
    play(game, "end-turn")
    assert row(game, "items") == ["axe", "rope", "torch", "dog", "tent"]


@pytest.mark.ruling("68", "73")
def test_the_second_purchase_of_a_turn_sees_the_same_row_not_refilled() -> None:
    """Ancient Wine borrows the gold buyer: the next item is bought before any card is dealt."""
    position = "coin: 4; compass: 3; items: axe hat rope torch dog; artifacts: ancient-wine; supply: a-buyer - -;"
    game = arnak(position + " next_items: tent; next_artifacts: mortar")
    play(game, "buy ancient-wine", "resolve", "borrow a-buyer")
    assert row(game, "artifacts") == [None]
    assert options(game) == ["buy axe", "buy dog", "buy hat", "buy rope", "buy torch", "skip"]


@pytest.mark.ruling("68")
def test_several_missing_cards_are_replaced_one_after_the_other_the_first_nearer_the_staff() -> None:
    position = "round: 3; compass: 8; artifacts: sundial ancient-wine stone-jar; supply: a-buyer - -; next_artifacts: mortar war-mask"
    game = arnak(position)
    play(game, "buy ancient-wine", "resolve", "borrow a-buyer", "buy stone-jar", "skip", "end-turn")
    assert row(game, "artifacts") == ["war-mask", "mortar", "sundial"]


@pytest.mark.ruling("68")
def test_two_missing_items_are_replaced_one_after_the_other_the_first_nearer_the_staff() -> None:
    game = arnak("items: axe - rope - dog; next_items: tent brush")
    play(game, "pass", "end-turn")
    assert row(game, "items") == ["axe", "rope", "dog", "tent", "brush"]


@pytest.mark.ruling("69")
def test_with_an_empty_deck_cards_of_its_type_neither_slide_nor_refill() -> None:
    game = arnak("coin: 9; items: axe hat rope torch dog; empty_items: yes")
    play(game, "buy hat", "end-turn")
    assert row(game, "items") == ["axe", None, "rope", "torch", "dog"]


@pytest.mark.ruling("69", "205")
def test_an_empty_artifact_deck_does_not_keep_the_items_from_being_refilled() -> None:
    """The first half buys an artifact, Ancient Wine's buyer an item: only the item's place is filled."""
    position = "coin: 4; compass: 3; items: axe hat rope torch dog; artifacts: ancient-wine; supply: a-buyer - -;"
    game = arnak(position + " next_items: tent; empty_artifacts: yes")
    play(game, "buy ancient-wine", "resolve", "borrow a-buyer", "buy axe", "end-turn")
    assert row(game, "artifacts") == [None]
    assert row(game, "items") == ["hat", "rope", "torch", "dog", "tent"]


@pytest.mark.ruling("70")
def test_an_item_bought_into_an_empty_deck_can_be_drawn_in_the_same_round() -> None:
    game = arnak("coin: 2; deck: ; items: torch; assistants: a-draw+")
    play(game, "buy torch")
    assert RULES.encode(game)["players"][0]["deck"] == ["torch"]
    play(game, "use a-draw", "draw")
    assert RULES.encode(game)["players"][0]["hand"] == ["torch"]


@pytest.mark.ruling("71")
@pytest.mark.parametrize(("buyer", "discount"), [("a-buyer", 1), ("a-buyer+", 2)])
def test_the_number_of_the_buying_assistant_is_off_coins_for_items_and_off_compasses_for_artifacts(
    buyer: str, discount: int
) -> None:
    position = f"assistants: {buyer}; coin: 4; compass: 4; items: tent; artifacts: war-club"
    assert outcome(position, "use a-buyer", "buy tent")["me.purse"] == f"coin {discount - 4}"
    assert outcome(position, "use a-buyer", "buy war-club", "skip")["me.purse"] == f"compass {discount - 4}"


@pytest.mark.ruling("71")
def test_a_card_discount_is_for_its_own_kind_only() -> None:
    rod = arnak("hand: fishing-rod; coin: 9; compass: 9; items: brush; artifacts: war-mask")
    play(rod, "play fishing-rod")
    assert refusal(rod, "buy war-mask")[:2] == ("wrong-kind", "67")
    whip = arnak("hand: whip; coin: 9; compass: 9; items: brush; artifacts: war-mask")
    play(whip, "play whip")
    assert refusal(whip, "buy brush")[:2] == ("wrong-kind", "67")


@pytest.mark.ruling("72")
def test_the_travel_icon_of_a_bought_artifact_cannot_be_used_this_turn() -> None:
    """Passage Shell lets dig without travel; the silver assistant's boot would need an icon, and there is none."""
    game = arnak("compass: 3; artifacts: passage-shell; assistants: a-boot-arrowhead")
    play(game, "buy passage-shell", "resolve", "dig camp-tablet 1", "skip")
    assert options(game) == ["end-turn"]
    assert RULES.encode(game)["players"][0]["play"] == ["passage-shell"]


@pytest.mark.ruling("73")
def test_a_purchase_inside_a_purchase_resolves_completely_as_one_main_action() -> None:
    """Ancient Wine: 1 coin, then the gold buyer takes Hunting Arrows for 2 compasses less, and they are resolved too."""
    position = "round: 2; compass: 5; artifacts: ancient-wine hunting-arrows; supply: a-buyer - -"
    lines = ("buy ancient-wine", "resolve", "borrow a-buyer", "buy hunting-arrows", "resolve")
    assert outcome(position, *lines) == {
        "decks.fear": "-fear",
        "me.play": "+ancient-wine +fear +hunting-arrows",
        "me.purse": "coin +1, compass -5, arrowhead +2",
        "row.artifacts": "+- +- -ancient-wine -hunting-arrows",
        "asks": "after",
    }


@pytest.mark.ruling("73", "177")
def test_the_coins_of_the_outer_artifact_may_pay_for_the_inner_purchase() -> None:
    """The Coconut Flask brings 2 coins before the silver buyer takes an item of 3."""
    position = "compass: 3; artifacts: coconut-flask; items: brush; supply: a-buyer - -"
    changed = outcome(position, "buy coconut-flask", "resolve", "borrow a-buyer", "buy brush")
    assert (changed["me.purse"], changed["me.deck"], changed["asks"]) == ("compass -3", "+brush", "after")


@pytest.mark.ruling("66")
def test_only_cards_of_the_row_are_for_sale() -> None:
    game = arnak("coin: 9; compass: 9; next_items: tent")
    assert refusal(game, "buy tent") == ("not-in-row", "67", None)
    state = state_of("coin: 9; compass: 9")
    for_sale = {option.split()[1] for option in options(game) if option.startswith("buy")}
    assert for_sale == {*state["row"]["items"], *state["row"]["artifacts"]}


@pytest.mark.ruling("213")
def test_the_stone_key_has_the_price_of_the_base_game() -> None:
    assert refusal(arnak("compass: 2; artifacts: stone-key"), "buy stone-key") == ("cannot-pay", "67", {"compass": 1})
    assert outcome("compass: 3; artifacts: stone-key", "buy stone-key", "skip")["me.purse"] == "compass -3"


@pytest.mark.ruling("195", "165")
def test_the_fishing_rod_forces_nobody_to_buy_and_leaves_the_revealed_card_on_its_deck() -> None:
    position = "hand: fishing-rod; coin: 9; items: axe hat rope torch dog; next_items: tent"
    game = arnak(position)
    play(game, "play fishing-rod")
    assert {"buy tent", "buy axe", "skip"} <= set(options(game))
    play(game, "skip")
    assert RULES.encode(game)["decks"]["items"][0] == "tent"
    assert row(game, "items") == ["axe", "hat", "rope", "torch", "dog"]


@pytest.mark.ruling("196", "182")
def test_the_ornate_hammer_forces_nobody_to_take_an_exiled_item() -> None:
    changed = outcome("hand: ornate-hammer; tablet: 1; items: axe hat rope torch dog", "play ornate-hammer", "skip")
    assert (changed["exile.items"], changed.get("me.deck"), changed["asks"]) == ("+dog", None, "after")


@pytest.mark.ruling("211", "Q7")
def test_the_green_buy_tile_of_the_rival_acts_in_the_last_round_too() -> None:
    game = arnak("difficulty: 0; round: 5; hand: fear; items: axe; rival_tiles: buy-item-green")
    play(game, "dig camp-coin 1", "travel fear", "end-turn")
    assert RULES.encode(game)["rival"]["cards"] == ["axe"]


@pytest.mark.ruling("212", "144")
@pytest.mark.parametrize(("next_tile", "bought"), [("dig-coin", "hat"), ("dig-compass", "rope")])
def test_the_rival_chooses_among_equals_by_the_arrow_and_not_at_random(next_tile: str, bought: str) -> None:
    """Hat and Rope tie with 1 point each; the arrow on the back of the next tile decides."""
    position = f"difficulty: 0; hand: fear; items: brush hat torch rope axe; rival_tiles: buy-item-green {next_tile}"
    game = arnak(position)
    play(game, "dig camp-coin 1", "travel fear", "end-turn")
    assert RULES.encode(game)["rival"]["cards"] == [bought]
