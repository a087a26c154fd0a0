"""Rulings 23-31, 216, 217: what pays for travel, and the icons of a turn."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from tests.arnak.table import arnak, asks, options, outcome, play, refusal

SITE_FOR = {"boot": "camp-tablet", "car": "l1-1", "boat": "l1-3", "plane": "l1-7"}
CARD_WITH = {"boot": "fear", "car": "funding-car", "boat": "funding-boat", "plane": "airdrop"}
PAYS = {"boot": ["boot"], "car": ["boot", "car"], "boat": ["boat", "boot"], "plane": ["boat", "boot", "car", "plane"]}
OPEN_SITES = "board: snake; tiles: l1-1=s1-jewel l1-3=s1-coin-arrowhead l1-7=s1-coin-2tablet"
DRAWS = "hand: airdrop; deck: fear; assistants: a-boot-arrowhead a-draw+"
GUARDED = "at: l1-1; tiles: l1-1=s1-jewel"


def icons(game: Game) -> list[str]:
    """The travel icons laid this turn."""
    laid: list[str] = RULES.encode(game)["players"][0]["pool"]["icons"]
    return laid


@pytest.mark.ruling("23")
@pytest.mark.parametrize("need", SITE_FOR)
@pytest.mark.parametrize("icon", CARD_WITH)
def test_higher_travel_values_pay_lower_ones_and_car_and_boat_never_replace_each_other(icon: str, need: str) -> None:
    game = arnak(f"{OPEN_SITES}; hand: {CARD_WITH[icon]}")
    dig = f"dig {SITE_FOR[need]} 1"
    if need in PAYS[icon]:
        play(game, dig, f"travel {CARD_WITH[icon]}")
        assert asks(game) == "after"
    else:
        assert refusal(game, dig) == ("cannot-travel", "32", {need: 1})


@pytest.mark.ruling("24")
@pytest.mark.parametrize(
    ("given", "source", "changed"),
    [
        ("hand: hat", "travel hat", {"me.hand": "-hat", "me.play": "+hat", "me.purse": "tablet +2"}),
        ("guardians: g-car", "travel g-car", {"me.guardians": "+g-car! -g-car", "me.purse": "tablet +2"}),
        (
            "assistants: a-compass-boat",
            "travel a-compass-boat",
            {"me.assistants": "+a-compass-boat! -a-compass-boat", "me.purse": "tablet +2"},
        ),
        ("coin: 2", "hire", {"me.purse": "coin -2, tablet +2"}),
    ],
)
def test_cards_boons_assistants_and_hired_planes_pay_for_travel(
    given: str, source: str, changed: dict[str, str]
) -> None:
    arrived = {"me.archaeologists": "-1", "sites.camp-tablet.spaces": "+0 --", "asks": "after"}
    found = outcome(given, "dig camp-tablet 1", source)
    laid = {"me.pool.icons": found["me.pool.icons"], "me.pool.needs": "+boot"}
    assert found == {**arrived, **changed, **laid}


@pytest.mark.ruling("24")
def test_a_pilot_may_be_hired_any_number_of_times() -> None:
    tiles = "tiles: l2-1=s2-arrowhead-jewel"
    hired = outcome(f"coin: 5; {tiles}", "dig l2-1 1", "hire", "hire")
    assert hired["me.purse"] == "coin -4, arrowhead +1, jewel +1"
    assert refusal(arnak(f"coin: 3; {tiles}"), "dig l2-1 1") == ("cannot-travel", "32", {"car": 1})


@pytest.mark.ruling("24")
def test_a_card_spent_for_travel_has_no_effect() -> None:
    assert outcome("hand: gold-pan", "dig camp-tablet 1", "travel gold-pan")["me.purse"] == "tablet +2"


@pytest.mark.ruling("25")
def test_a_card_is_spent_for_travel_or_played_for_its_effect_but_not_both() -> None:
    game = arnak("hand: funding-boat")
    play(game, "dig camp-tablet 1", "travel funding-boat")
    assert options(game) == ["end-turn"]
    played = arnak("hand: funding-boat")
    play(played, "play funding-boat")
    assert refusal(played, "dig camp-tablet 1") == ("cannot-travel", "32", {"boot": 1})


@pytest.mark.ruling("26", "192")
def test_rulebook_p16_one_card_with_two_icons_pays_the_assistant_and_the_dig() -> None:
    position = "hand: gold-pan; assistants: a-boot-arrowhead"
    assert outcome(position, "use a-boot-arrowhead", "pay", "travel gold-pan", "dig camp-tablet 1") == {
        "me.archaeologists": "-1",
        "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
        "me.hand": "-gold-pan",
        "me.play": "+gold-pan",
        "me.pool.icons": "+boat +boat",
        "me.pool.needs": "+boot +boot",
        "me.purse": "tablet +2, arrowhead +1",
        "sites.camp-tablet.spaces": "+0 --",
        "asks": "after",
    }


@pytest.mark.ruling("26", "192")
def test_the_icon_a_dig_leaves_over_pays_the_assistant_afterwards() -> None:
    position = "hand: gold-pan; assistants: a-boot-arrowhead"
    lines = ("dig camp-tablet 1", "travel gold-pan", "use a-boot-arrowhead", "pay")
    changed = outcome(position, *lines)
    assert (changed["me.purse"], changed["asks"]) == ("tablet +2, arrowhead +1", "after")


@pytest.mark.ruling("26")
def test_a_hired_plane_is_used_up_by_one_icon() -> None:
    game = arnak("coin: 2; assistants: a-boot-arrowhead")
    play(game, "use a-boot-arrowhead", "pay", "hire")
    assert refusal(game, "dig camp-tablet 1") == ("cannot-travel", "32", {"boot": 1})


@pytest.mark.ruling("26")
def test_icons_left_over_are_lost_at_the_end_of_the_turn() -> None:
    game = arnak("hand: gold-pan; assistants: a-boot-arrowhead; 1 passed: yes")
    play(game, "dig camp-tablet 1", "travel gold-pan")
    assert "use a-boot-arrowhead" in options(game)
    play(game, "end-turn")
    assert "use a-boot-arrowhead" not in options(game)
    assert refusal(game, "dig camp-coin 1") == ("cannot-travel", "32", {"boot": 1})


@pytest.mark.ruling("27", "Q18")
def test_no_card_is_laid_for_travel_without_a_cost() -> None:
    game = arnak("hand: fear gold-pan")
    assert [option for option in options(game) if option.startswith("travel")] == []
    assert refusal(game, "travel gold-pan") == ("useless-travel", "27", None)
    play(game, "dig camp-tablet 1", "travel gold-pan")
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("27", "Q18")
def test_a_card_none_of_whose_icons_helps_is_refused() -> None:
    game = arnak("hand: fear funding-car funding-boat; tiles: l1-1=s1-jewel")
    play(game, "dig l1-1 1")
    assert options(game) == ["travel funding-car"]
    assert refusal(game, "travel fear") == ("useless-travel", "27", None)
    assert refusal(game, "travel funding-boat") == ("useless-travel", "27", None)


@pytest.mark.ruling("27")
def test_a_card_is_accepted_if_only_one_of_its_icons_helps() -> None:
    game = arnak("hand: journal; tiles: l1-1=s1-jewel")
    play(game, "dig l1-1 1", "travel journal")
    assert (asks(game), icons(game)) == ("after", ["car", "boat"])


@pytest.mark.ruling("28")
@pytest.mark.parametrize("card", ["funding-car", "funding-boat", "airdrop", "gold-pan", "aeroplane", "journal"])
def test_overpaying_a_boot_is_legal(card: str) -> None:
    changed = outcome(f"hand: {card} fear", "dig camp-tablet 1", f"travel {card}")
    assert (changed["me.play"], changed["me.purse"], changed["asks"]) == (f"+{card}", "tablet +2", "after")


@pytest.mark.ruling("29", "138")
@pytest.mark.parametrize(
    ("cards", "sites"),
    [
        ("fear airdrop", ["l2-2"]),
        ("airdrop aeroplane", ["l2-2", "l2-3"]),
        ("funding-boat airdrop", ["l2-2", "l2-3"]),
        ("funding-car funding-boat", ["l2-3"]),
        ("journal", ["l2-3"]),
        ("airdrop", []),
        ("gold-pan", []),
        ("fear fear", []),
    ],
)
def test_mixed_costs_take_a_fitting_icon_for_each_need(cards: str, sites: list[str]) -> None:
    """Snake side: l2-2 asks for a boot and a plane, l2-3 for a boat and a car."""
    game = arnak(f"board: snake; hand: {cards}; tiles: l2-2=s2-four-kinds l2-3=s2-arrowhead-jewel")
    assert [option.split()[1] for option in options(game) if option.startswith("dig l")] == sites


@pytest.mark.ruling("29")
@pytest.mark.parametrize(
    ("cards", "site", "missing"),
    [
        ("airdrop", "l2-2", {"boot": 1}),
        ("gold-pan", "l2-2", {"plane": 1}),
        ("gold-pan", "l2-3", {"car": 1}),
        ("fear fear", "l2-3", {"boat": 1, "car": 1}),
    ],
)
def test_the_icons_missing_for_a_mixed_cost_are_named(cards: str, site: str, missing: dict[str, int]) -> None:
    game = arnak(f"board: snake; hand: {cards}; tiles: l2-2=s2-four-kinds l2-3=s2-arrowhead-jewel")
    assert refusal(game, f"dig {site} 1") == ("cannot-travel", "32", missing)


@pytest.mark.ruling("29", "217")
def test_nobody_is_asked_which_icon_paid_what() -> None:
    """The Journal's car and boat: one pays the assistant's boot, and the other may still be either."""
    game = arnak(
        "hand: journal; assistants: a-boot-arrowhead; tiles: l1-1=s1-jewel l1-3=s1-coin-arrowhead l1-8=s1-coin-2tablet"
    )
    play(game, "use a-boot-arrowhead", "pay", "travel journal")
    digs = {option for option in options(game) if option.startswith("dig l")}
    assert digs == {"dig l1-1 1", "dig l1-3 1", "dig l1-8 1"}
    play(game, "dig l1-3 1")
    assert asks(game) == "after"


@pytest.mark.ruling("217")
def test_an_icon_matched_to_one_cost_is_not_there_for_another() -> None:
    """The site asks for a boat, the assistant for a boot: a boat alone pays one of them, boat and car both."""
    boat = arnak("hand: funding-boat; assistants: a-boot-arrowhead; tiles: l1-3=s1-jewel")
    play(boat, "dig l1-3 1", "travel funding-boat")
    assert options(boat) == ["end-turn"]
    both = arnak("hand: journal; assistants: a-boot-arrowhead; tiles: l1-3=s1-jewel")
    play(both, "dig l1-3 1", "travel journal", "use a-boot-arrowhead", "pay")
    assert (asks(both), icons(both)) == ("after", ["car", "boat"])
    assert RULES.encode(both)["players"][0]["pool"]["needs"] == ["boot", "boat"]


@pytest.mark.ruling("217", "26")
def test_a_plane_spent_on_a_boot_does_not_come_back_for_a_boot_drawn_later() -> None:
    game = arnak(f"{GUARDED}; wardens: l1-1=g-plane-a; arrowhead: 1; {DRAWS}")
    assert "overcome l1-1" in options(game)
    play(game, "use a-boot-arrowhead", "pay", "travel airdrop", "use a-draw", "draw")
    assert refusal(game, "overcome l1-1") == ("cannot-travel", "54", {"plane": 1})
    play(game, "dig camp-tablet 1", "travel fear")
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("217", "26")
def test_an_icon_of_an_assistant_used_later_takes_over_nothing_either() -> None:
    game = arnak(
        "hand: airdrop; assistants: a-boot-arrowhead a-compass-boat; tiles: l2-1=s2-arrowhead-jewel l1-3=s1-jewel"
    )
    play(game, "use a-boot-arrowhead", "pay", "travel airdrop", "use a-compass-boat", "choose 2")
    assert icons(game) == ["boat"]
    assert [option for option in options(game) if option.startswith("dig l")] == ["dig l1-3 1"]


@pytest.mark.ruling("217", "29")
def test_what_is_left_of_a_car_and_a_boat_may_still_be_either_when_a_boot_comes_later() -> None:
    position = "players: 4; hand: journal fear; assistants: a-boot-arrowhead; board: snake; tiles: l1-1=s1-jewel l1-3=s1-coin-arrowhead"
    game = arnak(f"{position} l2-3=s2-arrowhead-jewel")
    play(game, "use a-boot-arrowhead", "pay", "travel journal")
    assert refusal(game, "dig l2-3 1") == ("cannot-travel", "32", {"car": 1})
    play(game, "dig camp-tablet 2", "travel fear")
    assert (asks(game), icons(game)) == ("after", ["boot", "car-or-boat"])
    assert RULES.encode(RULES.decode(RULES.encode(game))) == RULES.encode(game)


@pytest.mark.ruling("217")
def test_a_discount_is_matched_to_its_own_cost_only() -> None:
    """The Ostrich's car covers the car of l1-1; the boot of the assistant needs another source."""
    game = arnak("hand: ostrich fear; deck: ; assistants: a-boot-arrowhead; tiles: l1-1=s1-jewel")
    play(game, "play ostrich", "dig l1-1 1", "use a-boot-arrowhead", "pay")
    assert options(game) == ["travel fear"]


@pytest.mark.ruling("30")
def test_a_fear_card_pays_a_boot_and_a_discard_but_nothing_higher() -> None:
    paid = outcome("hand: fear fear", "dig camp-jewel 1", "travel fear", "pay", "discard fear")
    assert (paid["me.hand"], paid["me.purse"]) == ("-fear -fear", "jewel +1")
    game = arnak(f"{OPEN_SITES}; hand: fear fear")
    assert [option for option in options(game) if option.startswith("dig l")] == []


@pytest.mark.ruling("31")
@pytest.mark.parametrize(
    ("guardian", "given", "source"),
    [
        ("g-coin-boot", "coin: 1; hand: fear", "travel fear"),
        ("g-coin-boot", "coin: 3", "hire"),
        ("g-boat", "guardians: g-car", "travel g-car"),
        ("g-car", "assistants: a-compass-car", "travel a-compass-car"),
        ("g-plane-a", "hand: airdrop", "travel airdrop"),
        ("g-plane-b", "guardians: g-3tablet", "travel g-3tablet"),
    ],
)
def test_the_travel_part_of_a_guardian_is_paid_by_the_same_means(guardian: str, given: str, source: str) -> None:
    changed = outcome(f"{GUARDED}; wardens: l1-1={guardian}; arrowhead: 1; {given}", "overcome l1-1", source)
    assert f"+{guardian}" in changed["me.guardians"].split()
    assert changed["asks"] == "after"


@pytest.mark.ruling("31")
def test_a_coin_owed_to_a_guardian_cannot_also_hire_a_pilot() -> None:
    game = arnak(f"{GUARDED}; wardens: l1-1=g-coin-boot; arrowhead: 1; coin: 2")
    assert refusal(game, "overcome l1-1") == ("cannot-travel", "54", {"boot": 1})


@pytest.mark.ruling("31")
@pytest.mark.parametrize(
    ("given", "source"),
    [("coin: 2", "hire"), ("guardians: g-boat", "travel g-boat"), ("assistants: a-coin-plane", "travel a-coin-plane")],
)
def test_the_boot_of_the_silver_assistant_is_paid_by_the_same_means(given: str, source: str) -> None:
    game = arnak(f"{given}; assistants: a-boot-arrowhead")
    play(game, "use a-boot-arrowhead", "pay", source)
    assert RULES.encode(game)["players"][0]["purse"]["arrowhead"] == 1


@pytest.mark.ruling("216", "106")
def test_a_travel_assistant_is_a_free_action_whose_icons_wait_in_the_pool() -> None:
    game = arnak("assistants: a-coin-plane+; tiles: l2-1=s2-arrowhead-jewel")
    play(game, "use a-coin-plane", "choose 2")
    assert (asks(game), icons(game)) == ("turn", ["plane", "plane"])
    play(game, "dig l2-1 1")
    assert asks(game) == "after"


@pytest.mark.ruling("216")
def test_a_travel_boon_is_used_only_while_travel_is_being_paid() -> None:
    game = arnak("guardians: g-boat; hand: fear")
    assert refusal(game, "boon g-boat") == ("useless-travel", "216", None)
    play(game, "dig camp-tablet 1")
    assert options(game) == ["travel fear", "travel g-boat"]


@pytest.mark.ruling("28", "36")
def test_rulebook_p9_two_icons_come_from_two_sources_or_from_one_card() -> None:
    for cards in ("fear funding-boat", "gold-pan"):
        lines = [f"travel {card}" for card in cards.split()]
        changed = outcome(f"players: 4; hand: {cards}", "dig camp-tablet 2", *lines)
        assert (changed["me.purse"], changed["sites.camp-tablet.spaces"]) == ("tablet +2", "+0 --")


@pytest.mark.ruling("197", "180")
def test_the_ocarina_makes_planes_of_all_icons_with_both_archaeologists_at_home() -> None:
    game = arnak("hand: guardians-ocarina fear; tablet: 1; tiles: l1-1=s1-jewel; 1 passed: yes")
    play(game, "play guardians-ocarina", "end-turn", "dig l1-1 1", "travel fear")
    assert (asks(game), icons(game)) == ("after", ["plane"])
