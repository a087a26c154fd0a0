"""Rulings 74-85: playing cards, the deck, Fear, exile."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import settle
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal, state_of

FREE_ITEMS = {"steam-boat", "automobile", "gold-pan", "carrier-pigeon", "hat", "watch", "chronometer"}
EXILED_WHEN_PLAYED = ("hot-air-balloon", "journal", "whip", "rough-map", "airdrop", "flask", "bear-trap")


def all_items() -> list[str]:
    state = state_of("")
    return [*state["row"]["items"], *state["decks"]["items"]]


def mine(game: Game) -> dict[str, list[str]]:
    player: dict[str, list[str]] = RULES.encode(game)["players"][0]
    return player


def end_the_round(game: Game) -> None:
    play(game, "pass", "end-turn")
    while asks(game) == "keep":
        play(game, "done")
    settle(game, InOrder())


@pytest.mark.ruling("74", "13")
def test_rulebook_p13_the_parrot_uses_up_a_funding_card_for_a_jewel() -> None:
    """No coin comes from the Funding card, and the turn is over but for free actions."""
    position = "hand: parrot funding-car fear hat"
    game = arnak(position)
    play(game, "play parrot", "pay")
    assert mine(game)["play"] == ["parrot"]
    assert options(game) == ["discard fear", "discard funding-car", "discard hat"]
    assert outcome(position, "play parrot", "pay", "discard funding-car") == {
        "me.hand": "-funding-car -parrot",
        "me.play": "+funding-car +parrot",
        "me.purse": "jewel +1",
        "asks": "after",
    }
    play(game, "discard funding-car")
    assert options(game) == ["end-turn", "play hat"]


@pytest.mark.ruling("74")
def test_a_card_just_played_can_be_exiled_by_its_own_icon() -> None:
    assert outcome("hand: machete", "play machete", "exile machete play") == {
        "exile.items": "+machete",
        "me.hand": "-machete",
        "me.purse": "compass +2",
        "asks": "after",
    }


@pytest.mark.ruling("75")
@pytest.mark.parametrize("card", EXILED_WHEN_PLAYED)
def test_a_card_that_exiles_itself_goes_to_exile_when_played_for_its_effect(card: str) -> None:
    game = arnak(f"hand: {card}; deck: ; empty_artifacts: yes")
    play(game, f"play {card}")
    assert (RULES.encode(game)["exile"]["items"], mine(game)["play"], mine(game)["hand"]) == ([card], [], [])


@pytest.mark.ruling("75")
@pytest.mark.parametrize("card", EXILED_WHEN_PLAYED)
def test_a_card_that_exiles_itself_goes_to_the_play_area_when_spent_or_discarded(card: str) -> None:
    spent = outcome(f"hand: {card}", "dig camp-tablet 1", f"travel {card}")
    assert (spent["me.play"], spent.get("exile.items")) == (f"+{card}", None)
    discarded = outcome(f"hand: parrot {card}", "play parrot", "pay", f"discard {card}")
    assert set(discarded["me.play"].split()) == {"+parrot", f"+{card}"}
    assert "exile.items" not in discarded


@pytest.mark.ruling("75")
def test_no_other_item_exiles_itself() -> None:
    gone = []
    for card in all_items():
        game = arnak(f"hand: {card}; deck: ; 1 passed: yes")
        action = f"play {card}" if f"play {card}" in options(game) else f"play {card} free"
        play(game, action)
        if card in RULES.encode(game)["exile"]["items"]:
            gone.append(card)
    assert sorted(gone) == sorted(EXILED_WHEN_PLAYED)


@pytest.mark.ruling("76")
def test_an_artifact_from_the_hand_costs_a_tablet_and_its_other_costs() -> None:
    position = "hand: star-charts; coin: 1; tablet: 1"
    lines = ("play star-charts", "pay", "activate camp-coin", "activate camp-compass")
    assert outcome(position, *lines) == {
        "me.hand": "-star-charts",
        "me.play": "+star-charts",
        "me.purse": "coin +1, compass +2, tablet -1",
        "asks": "after",
    }
    assert refusal(arnak("hand: star-charts; coin: 1"), "play star-charts") == ("cannot-pay", "76", {"tablet": 1})


@pytest.mark.ruling("76", "3")
def test_all_artifact_effects_are_main_actions() -> None:
    state = state_of("")
    artifacts = [*state["row"]["artifacts"], *state["decks"]["artifacts"]]
    assert len(artifacts) == 35
    for artifact in artifacts:
        game = arnak(f"hand: {artifact}; tablet: 1")
        assert f"play {artifact}" in options(game)
        play(game, "pass")
        assert options(game) == ["end-turn"], artifact


@pytest.mark.ruling("77", "174")
def test_seven_items_are_free_actions_and_the_others_are_not() -> None:
    free = set()
    items = all_items()
    assert len(items) == 40
    for item in items:
        game = arnak(f"hand: {item}")
        play(game, "pass")
        if options(game) != ["end-turn"]:
            free.add(item)
    assert free == FREE_ITEMS


@pytest.mark.ruling("77", "174")
@pytest.mark.parametrize(
    ("card", "free", "passing"), [("watch", "coin +2", "coin +3"), ("chronometer", "coin +1, compass +1", "compass +3")]
)
def test_only_the_first_half_of_watch_and_chronometer_is_free(card: str, free: str, passing: str) -> None:
    first = outcome(f"hand: {card}", f"play {card} free")
    assert (first["me.purse"], first["asks"]) == (free, "turn")
    second = outcome(f"hand: {card}", f"play {card} pass")
    assert (second["me.purse"], second["me.passed"], second["asks"]) == (passing, "yes", "after")


@pytest.mark.ruling("78")
def test_fear_cannot_be_played_for_an_effect() -> None:
    game = arnak("hand: fear")
    assert refusal(game, "play fear") == ("no-effect", "78", None)
    assert [option for option in options(game) if option.startswith("play")] == []


@pytest.mark.ruling("79")
def test_an_empty_deck_stays_empty_until_the_end_of_the_round() -> None:
    game = arnak("hand: pack-donkey; deck: ; play: hat torch axe")
    play(game, "play pack-donkey")
    assert (mine(game)["deck"], mine(game)["hand"], asks(game)) == ([], [], "after")
    assert sorted(mine(game)["play"]) == ["axe", "hat", "pack-donkey", "torch"]


@pytest.mark.ruling("80")
def test_more_than_five_cards_may_be_drawn_into_the_hand() -> None:
    game = arnak("hand: flask axe torch rope tent fear; deck: dog brush horse")
    play(game, "play flask", "draw", "draw", "draw")
    assert len(mine(game)["hand"]) == 8


@pytest.mark.ruling("80", "115")
def test_the_hand_is_filled_up_to_five_only_at_the_start_of_a_round() -> None:
    six = arnak("hand: axe torch rope tent fear dog; deck: brush horse; 1 passed: yes")
    end_the_round(six)
    assert sorted(mine(six)["hand"]) == ["axe", "dog", "fear", "rope", "tent", "torch"]
    three = arnak("hand: axe torch rope; deck: brush horse hat; 1 passed: yes")
    end_the_round(three)
    assert (mine(three)["hand"], mine(three)["deck"]) == (["axe", "torch", "rope", "brush", "horse"], ["hat"])


@pytest.mark.ruling("81")
def test_gained_fear_lies_in_the_play_area_and_is_shuffled_in_at_the_end_of_the_round() -> None:
    game = arnak("hand: serpent-idol; tablet: 1; deck: axe torch rope tent dog; 1 passed: yes")
    play(game, "play serpent-idol")
    assert sorted(mine(game)["play"]) == ["fear", "serpent-idol"]
    play(game, "end-turn")
    end_the_round(game)
    assert (mine(game)["play"], sorted(mine(game)["deck"])) == ([], ["fear", "serpent-idol"])


@pytest.mark.ruling("82", "193")
def test_a_fear_tile_comes_when_the_fear_deck_is_empty() -> None:
    position = "fear: 0; hand: serpent-idol; tablet: 1"
    changed = outcome(position, "play serpent-idol")
    assert (changed["me.play"], changed["decks.fear_tiles"]) == ("+fear-tile +serpent-idol", "-fear-tile")
    assert "decks.fear" not in changed
    last = outcome("fear: 1; hand: serpent-idol; tablet: 1", "play serpent-idol")
    assert (last["me.play"], last["decks.fear"]) == ("+fear +serpent-idol", "-fear")


@pytest.mark.ruling("82")
def test_a_fear_tile_costs_2_points_where_a_fear_card_costs_1() -> None:
    assert RULES.scores(arnak("deck: ; play: fear fear"))[0]["fear"] == -2
    assert RULES.scores(arnak("deck: ; play: fear fear-tile"))[0]["fear"] == -3


@pytest.mark.ruling("82")
def test_a_fear_tile_stays_in_the_play_area_and_is_never_shuffled() -> None:
    game = arnak("play: fear-tile fear torch; deck: axe hat rope tent dog; 1 passed: yes")
    end_the_round(game)
    assert (mine(game)["play"], sorted(mine(game)["deck"])) == (["fear-tile"], ["fear", "torch"])


@pytest.mark.ruling("82")
def test_a_fear_tile_has_no_travel_value_and_pays_no_discard() -> None:
    assert refusal(arnak("play: fear-tile"), "dig camp-coin 1") == ("cannot-travel", "32", {"boot": 1})
    game = arnak("play: fear-tile; hand: parrot")
    play(game, "play parrot")
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("82", "Q15")
def test_a_fear_tile_may_be_exiled_like_a_card_of_the_play_area() -> None:
    changed = outcome("play: fear-tile; hand: axe", "play axe", "exile fear-tile play")
    assert (changed["me.play"], changed["decks.fear_tiles"]) == ("+axe -fear-tile", "+fear-tile")


@pytest.mark.ruling("83")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("fear", "decks.fear"),
        ("funding-boat", "box"),
        ("exploration-car", "box"),
        ("torch", "exile.items"),
        ("war-mask", "exile.artifacts"),
    ],
)
def test_every_kind_of_card_has_its_own_place_in_exile(card: str, place: str) -> None:
    for zone in ("hand", "play"):
        where = f"{zone}: axe {card}" if zone == "hand" else f"hand: axe; play: {card}"
        changed = outcome(where, "play axe", f"exile {card} {zone}")
        assert changed[place] == f"+{card}"


@pytest.mark.ruling("84")
def test_only_cards_of_the_own_hand_and_play_area_can_be_exiled() -> None:
    game = arnak("hand: axe fear; play: torch; deck: rope tent; 1 hand: hat; 1 play: dog")
    play(game, "play axe")
    assert options(game) == ["exile axe play", "exile fear hand", "exile torch play", "skip"]
    assert refusal(game, "exile rope hand") == ("not-in-hand", "84", None)
    assert refusal(game, "exile dog play") == ("not-in-play-area", "84", None)


@pytest.mark.ruling("85")
def test_exiled_cards_score_nothing() -> None:
    """The Torch is worth 2 points, the Brush 3, Fear -1; the Machete 1."""
    game = arnak("hand: machete torch; play: brush; deck: fear fear")
    before = RULES.scores(game)[0]
    assert (before["cards"], before["fear"]) == (6, -2)
    play(game, "play machete", "exile torch hand")
    assert RULES.scores(game)[0]["cards"] == 4
    fear = arnak("hand: machete fear; deck: ")
    play(fear, "play machete", "exile fear hand")
    assert RULES.scores(fear)[0]["fear"] == 0


@pytest.mark.ruling("202", "111")
def test_a_hand_of_nothing_but_fear_may_be_kept_at_the_end_of_the_round() -> None:
    game = arnak("hand: fear; 1 passed: yes")
    play(game, "pass", "end-turn")
    assert (asks(game), options(game)) == ("keep", ["done", "lay fear"])
    play(game, "done")
    assert mine(game)["hand"][0] == "fear"
