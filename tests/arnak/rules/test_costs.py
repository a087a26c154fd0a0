"""Rulings 10-22: costs, rewards, what may be declined and what may not, discounts."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

CAMPS = ("camp-arrowhead", "camp-coin", "camp-compass", "camp-jewel", "camp-tablet")


def purse(position: str, *lines: str) -> str | None:
    """How the player's tokens change."""
    return outcome(position, *lines).get("me.purse")


@pytest.mark.ruling("10")
def test_the_bonus_tile_of_a_space_cannot_pay_the_bridge_to_it() -> None:
    game = arnak("magnifier: 1-2; arrowhead: 1; bonus: 2-2=bonus-tablet")
    assert refusal(game, "research magnifier 2-2") == ("cannot-pay", "86", {"tablet": 1})


@pytest.mark.ruling("10")
def test_the_coins_of_a_camp_cannot_pay_the_pilot_that_goes_there() -> None:
    assert refusal(arnak("coin: 1"), "dig camp-coin 1") == ("cannot-travel", "32", {"boot": 1})
    assert "dig camp-coin 1" in options(arnak("coin: 2"))


@pytest.mark.ruling("10")
def test_the_boon_of_a_guardian_cannot_pay_for_overcoming_it() -> None:
    game = arnak("jewel: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-jewel-boot")
    assert refusal(game, "overcome l1-1") == ("cannot-travel", "54", {"boot": 1})


@pytest.mark.ruling("10")
def test_the_compass_of_a_discovered_idol_cannot_pay_the_discovery() -> None:
    game = arnak("hand: funding-boat; compass: 2; next_level1: s1-compass-arrowhead")
    assert RULES.encode(game)["sites"]["l1-4"]["idol"] == "idol-compass"
    assert refusal(game, "discover l1-4") == ("cannot-pay", "40", {"compass": 1})


@pytest.mark.ruling("11", "12")
def test_a_trade_may_be_declined_and_the_card_was_still_the_main_action() -> None:
    game = arnak("hand: trowel; compass: 1")
    play(game, "play trowel")
    assert options(game) == ["pay", "skip"]
    assert outcome("hand: trowel; compass: 1", "play trowel", "skip") == {
        "me.hand": "-trowel",
        "me.play": "+trowel",
        "asks": "after",
    }


@pytest.mark.ruling("11", "12")
def test_a_card_whose_trade_cannot_be_paid_may_be_played_for_nothing() -> None:
    assert outcome("hand: trowel", "play trowel") == {"me.hand": "-trowel", "me.play": "+trowel", "asks": "after"}


@pytest.mark.ruling("11")
def test_a_trade_that_is_paid_brings_its_benefit() -> None:
    assert purse("hand: trowel; compass: 1", "play trowel", "pay") == "compass -1, jewel +1"


@pytest.mark.ruling("13")
def test_a_discarded_card_goes_to_the_play_area_without_effect_or_travel_value() -> None:
    assert outcome("hand: parrot gold-pan", "play parrot", "pay", "discard gold-pan") == {
        "me.hand": "-gold-pan -parrot",
        "me.play": "+gold-pan +parrot",
        "me.purse": "jewel +1",
        "asks": "after",
    }


@pytest.mark.ruling("13")
def test_a_card_being_played_cannot_be_discarded_for_itself() -> None:
    assert outcome("hand: parrot", "play parrot") == {"me.hand": "-parrot", "me.play": "+parrot", "asks": "after"}
    game = arnak("hand: parrot; crates: idol-exile")
    play(game, "play parrot")
    assert refusal(game, "pay") == ("cannot-pay", "11", {"card": 1})


@pytest.mark.ruling("14", "207")
def test_drawing_may_be_declined() -> None:
    position = "hand: flask; deck: hat torch axe"
    game = arnak(position)
    play(game, "play flask")
    assert options(game) == ["draw", "skip"]
    changed = outcome(position, "play flask", "draw", "skip")
    assert (changed["me.hand"], changed["asks"]) == ("+hat -flask", "after")


@pytest.mark.ruling("14")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    assert outcome("hand: flask; deck: fear; play: torch", "play flask", "draw") == {
        "exile.items": "+flask",
        "me.deck": "-fear",
        "me.hand": "+fear -flask",
        "asks": "after",
    }


@pytest.mark.ruling("15")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("machete", "compass +2"),
        ("torch", "tablet +1"),
        ("axe", "compass +1"),
        ("ritual-dagger", "tablet -1, arrowhead +1"),
        ("mortar", "coin +2, tablet -1"),
    ],
)
def test_a_gain_printed_beside_the_exile_icon_does_not_depend_on_exiling(card: str, gain: str) -> None:
    position = f"hand: {card} fear; tablet: 1"
    game = arnak(position)
    play(game, f"play {card}")
    assert options(game) == sorted(["exile fear hand", f"exile {card} play", "skip"])
    assert purse(position, f"play {card}", "skip") == gain
    assert purse(position, f"play {card}", "exile fear hand") == gain


@pytest.mark.ruling("15")
def test_the_hairpin_activates_a_camp_with_or_without_an_exile() -> None:
    position = "hand: tigerclaw-hairpin fear; tablet: 1"
    assert purse(position, "play tigerclaw-hairpin", "skip", "activate camp-coin") == "coin +2, tablet -1"
    exiled = outcome(position, "play tigerclaw-hairpin", "exile fear hand", "activate camp-coin")
    assert (exiled["me.purse"], exiled["decks.fear"]) == ("coin +2, tablet -1", "+fear")


@pytest.mark.ruling("16")
@pytest.mark.parametrize(
    ("answers", "hand", "fear"),
    [
        (("draw", "exile fear hand"), "+torch -cleansing-cauldron -fear", "+fear"),
        (("draw", "skip"), "+torch -cleansing-cauldron", None),
        (("skip", "exile fear hand"), "-cleansing-cauldron -fear", "+fear"),
        (("skip", "skip"), "-cleansing-cauldron", None),
    ],
)
def test_draw_then_exile_is_two_choices(answers: tuple[str, str], hand: str, fear: str | None) -> None:
    position = "hand: cleansing-cauldron fear; tablet: 1; deck: torch"
    changed = outcome(position, "play cleansing-cauldron", *answers)
    assert (changed["me.hand"], changed.get("decks.fear"), changed["asks"]) == (hand, fear, "after")


@pytest.mark.ruling("17")
def test_draw_then_discard_may_skip_the_draw_but_not_the_discard() -> None:
    game = arnak("assistants: a-draw; hand: fear torch; deck: axe")
    play(game, "use a-draw")
    assert options(game) == ["draw", "skip"]
    play(game, "skip")
    assert options(game) == ["discard fear", "discard torch"]


@pytest.mark.ruling("17")
def test_draw_then_discard_may_discard_the_card_just_drawn() -> None:
    changed = outcome("assistants: a-draw; hand: fear; deck: torch", "use a-draw", "draw", "discard torch")
    assert changed == {
        "me.assistants": "+a-draw! -a-draw",
        "me.deck": "-torch",
        "me.play": "+torch",
        "asks": "turn",
    }


@pytest.mark.ruling("17")
def test_an_empty_hand_has_nothing_to_discard() -> None:
    changed = outcome("assistants: a-draw; deck: torch", "use a-draw", "skip")
    assert changed == {"me.assistants": "+a-draw! -a-draw", "asks": "turn"}


@pytest.mark.ruling("18")
def test_tokens_are_gained_and_fear_is_taken_without_being_asked() -> None:
    assert outcome("hand: serpent-idol; tablet: 1", "play serpent-idol") == {
        "decks.fear": "-fear",
        "me.hand": "-serpent-idol",
        "me.play": "+fear +serpent-idol",
        "me.purse": "tablet -1, jewel +1",
        "asks": "after",
    }


@pytest.mark.ruling("18")
def test_the_effect_of_a_bought_artifact_may_be_skipped_as_a_whole_fear_included() -> None:
    assert outcome("compass: 2; artifacts: serpent-idol", "buy serpent-idol", "skip") == {
        "me.play": "+serpent-idol",
        "me.purse": "compass -2",
        "row.artifacts": "+- -serpent-idol",
        "asks": "after",
    }


@pytest.mark.ruling("18", "207a")
@pytest.mark.parametrize(
    "artifact",
    [
        *("war-mask", "treasure-chest", "serpents-gold", "serpent-idol", "hunting-arrows", "coconut-flask"),
        *("cleansing-cauldron", "ancient-wine", "ornate-hammer", "stone-jar", "passage-shell", "stone-key"),
        *("guiding-stone", "guiding-skull", "runes-of-the-dead"),
    ],
)
def test_every_bought_artifact_asks_before_its_effect_is_resolved(artifact: str) -> None:
    game = arnak(f"compass: 4; artifacts: {artifact}")
    play(game, f"buy {artifact}")
    assert (asks(game), options(game)) == (f"choose {artifact}", ["resolve", "skip"])


@pytest.mark.ruling("19")
def test_refreshing_an_assistant_may_be_declined() -> None:
    position = "hand: ceremonial-rattle; tablet: 1; assistants: a-coins! a-draw!"
    game = arnak(position)
    play(game, "play ceremonial-rattle")
    assert options(game) == ["refresh a-coins", "refresh a-draw", "skip"]
    assert "me.assistants" not in outcome(position, "play ceremonial-rattle", "skip")
    refreshed = outcome(position, "play ceremonial-rattle", "refresh a-draw")
    assert (refreshed["me.assistants"], refreshed["asks"]) == ("+a-draw -a-draw!", "after")


@pytest.mark.ruling("19")
def test_a_resource_upgrade_is_one_of_two_trades_or_none() -> None:
    position = "hand: traders-coins; coin: 1; compass: 1; tablet: 2; arrowhead: 1; jewel: 1"
    game = arnak(position)
    play(game, "play traders-coins")
    assert options(game) == ["skip", "upgrade arrowhead", "upgrade tablet"]
    assert purse(position, "play traders-coins", "skip") == "coin +2, tablet -1"
    assert purse(position, "play traders-coins", "upgrade tablet") == "coin +2, tablet -2, arrowhead +1"
    assert purse(position, "play traders-coins", "upgrade arrowhead") == "coin +2, tablet -1, arrowhead -1, jewel +1"


@pytest.mark.ruling("19")
def test_one_upgrade_does_not_chain_into_another() -> None:
    changed = outcome("hand: traders-coins; tablet: 2", "play traders-coins", "upgrade tablet")
    assert (changed["me.purse"], changed["asks"]) == ("coin +2, tablet -2, arrowhead +1", "after")


@pytest.mark.ruling("20")
def test_a_price_discount_gives_no_change() -> None:
    assert purse("hand: fishing-rod; items: rough-map", "play fishing-rod", "buy rough-map") is None
    assert purse("hand: fishing-rod; coin: 1; items: horse", "play fishing-rod", "buy horse") == "coin -1"
    assert purse("hand: whip; artifacts: sundial", "play whip", "buy sundial", "skip") is None


@pytest.mark.ruling("20")
def test_a_research_discount_lowers_only_the_tokens_it_depicts() -> None:
    position = "hand: idol-of-ara-anu; tablet: 1; compass: 1; arrowhead: 1"
    game = arnak(position)
    play(game, "play idol-of-ara-anu")
    assert options(game) == ["research magnifier 1-1", "research magnifier 1-2", "skip"]
    lowered = purse(position, "play idol-of-ara-anu", "research magnifier 1-2")
    assert lowered == "coin +1, tablet -1"
    other = purse(position, "play idol-of-ara-anu", "research magnifier 1-1")
    assert other == "coin +1, compass -1, tablet -1, arrowhead -1"


@pytest.mark.ruling("20", "24", "207c", "208")
@pytest.mark.parametrize("card", ["sturdy-boots", "aeroplane", "ostrich", "sea-turtle", "hot-air-balloon"])
def test_a_travel_discount_does_not_carry_over_to_another_cost(card: str) -> None:
    """Sturdy Boots cover two boots and the camp asks for one; the other is lost, as is what an animal covers."""
    game = arnak(f"hand: {card}; deck: ; assistants: a-boot-arrowhead")
    play(game, f"play {card}")
    assert "use a-boot-arrowhead" not in options(game)
    play(game, "dig camp-tablet 1")
    assert options(game) == ["end-turn"]
    assert RULES.encode(game)["players"][0]["pool"]["icons"] == []


@pytest.mark.ruling("20")
def test_a_compass_discount_gives_no_change_when_discovering() -> None:
    """The balloon takes 3 compasses and an icon off; a level-1 site costs 3, a level-2 site 6 and two cars."""
    position = (
        "hand: hot-air-balloon funding-car; compass: 3; next_level1: s1-coin-arrowhead; next_level2: s2-arrowhead-jewel"
    )
    rest = ("continue", "continue")
    assert purse(position, "play hot-air-balloon", "discover l1-1", *rest) == "coin +2, arrowhead +1"
    further = purse(position, "play hot-air-balloon", "discover l2-1", "travel funding-car", *rest)
    assert further == "compass -3, tablet +1, arrowhead +1, jewel +1"


@pytest.mark.ruling("21")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("sturdy-boots", ["camp/1", "camp/2"]),
        ("ostrich", ["camp/1", "l1-1"]),
        ("sea-turtle", ["camp/1", "l1-3"]),
        ("hot-air-balloon", ["camp/1", "l1-1", "l1-3", "l1-7"]),
        ("aeroplane", ["camp/1", "l1-1", "l1-3", "l1-7"]),
    ],
)
def test_a_travel_discount_follows_the_travel_hierarchy(card: str, spaces: list[str]) -> None:
    """Nothing but the discount pays: boots, a car (l1-1), a boat (l1-3), a plane (l1-7), two of a kind (l2-1)."""
    tiles = "l1-1=s1-jewel l1-3=s1-coin-arrowhead l1-7=s1-coin-2tablet l2-1=s2-four-kinds"
    game = arnak(f"players: 4; board: snake; hand: {card}; deck: ; tiles: {tiles}")
    play(game, f"play {card}")
    digs = [option.split()[1:] for option in options(game) if option.startswith("dig")]
    expected = [["l1-1", "1"]] if "l1-1" in spaces else []
    expected += [[site, "1"] for site in ("l1-3", "l1-7") if site in spaces]
    expected += [[camp, space[-1]] for camp in CAMPS for space in spaces if space.startswith("camp")]
    assert sorted(digs) == sorted(expected)


@pytest.mark.ruling("21")
def test_a_boat_discount_helps_with_one_of_two_boots_but_not_with_a_car() -> None:
    position = "players: 4; hand: sea-turtle fear; deck: ; tiles: l1-1=s1-jewel"
    game = arnak(position)
    play(game, "play sea-turtle")
    assert "dig camp-coin 2" in options(game)
    assert refusal(game, "dig l1-1 1") == ("cannot-travel", "32", {"car": 1})
    paid = outcome(position, "play sea-turtle", "dig camp-coin 2", "travel fear")
    assert (paid["me.purse"], paid["me.play"]) == ("coin +2", "+fear +sea-turtle")


@pytest.mark.ruling("22")
def test_gaining_an_item_is_buying_it_without_the_payment() -> None:
    position = "hand: funding-car; tiles: l1-1=s1-item-or-2compass; items: axe hat torch; next_items: rope"
    lines = ("dig l1-1 1", "travel funding-car", "choose 1", "take hat")
    changed = outcome(position, *lines)
    assert (changed["me.deck"], changed["row.items"], changed.get("me.purse")) == ("+hat", "+- -hat", None)
    game = arnak(position)
    play(game, *lines)
    assert RULES.encode(game)["players"][0]["deck"][-1] == "hat"
    play(game, "end-turn")
    assert RULES.encode(game)["row"]["items"] == ["axe", "torch", "horse", "steam-boat", "rope"]


@pytest.mark.ruling("22")
def test_a_gained_item_goes_elsewhere_where_the_effect_says_so() -> None:
    to_hand = outcome("hand: airdrop; items: hat", "play airdrop", "take hat")
    assert (to_hand["me.hand"], to_hand.get("me.deck")) == ("+hat -airdrop", None)
    game = arnak("hand: monkey-medallion; tablet: 1; items: hat; deck: fear axe")
    play(game, "play monkey-medallion", "take hat")
    assert RULES.encode(game)["players"][0]["deck"] == ["hat", "fear", "axe"]


@pytest.mark.ruling("22")
def test_a_gained_artifact_may_be_resolved_like_a_bought_one() -> None:
    position = "magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; artifacts: serpents-gold; bonus: 6-1=-"
    changed = outcome(position, "research notebook 6-1", "take serpents-gold", "resolve")
    assert (changed["me.play"], changed["me.purse"]) == ("+fear +serpents-gold", "coin +4, compass -1, jewel -1")
