"""Rulings 32-39: dig at a site."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, asks, options, outcome, play, refusal, state_of

CAMPS = ("camp-coin", "camp-compass", "camp-tablet", "camp-arrowhead", "camp-jewel")


@pytest.mark.ruling("32")
def test_digging_pays_the_travel_moves_the_archaeologist_and_resolves_the_site() -> None:
    assert outcome("hand: fear", "dig camp-coin 1", "travel fear") == {
        "me.archaeologists": "-1",
        "me.hand": "-fear",
        "me.play": "+fear",
        "me.pool.icons": "+boot",
        "me.pool.needs": "+boot",
        "me.purse": "coin +2",
        "sites.camp-coin.spaces": "+0 --",
        "asks": "after",
    }


@pytest.mark.ruling("32", "214")
def test_the_travel_is_paid_before_the_archaeologist_moves_and_the_site_comes_last() -> None:
    game = arnak("hand: fear")
    play(game, "dig camp-coin 1")
    state = RULES.encode(game)
    assert (asks(game), state["players"][0]["archaeologists"]) == ("pay-travel", 2)
    assert state["sites"]["camp-coin"]["spaces"] == [None, "blocked"]
    kinds = [event.kind for event in play(game, "travel fear")]
    assert kinds.index("travelled") < kinds.index("placed") < kinds.index("gained")


@pytest.mark.ruling("32")
def test_the_space_must_be_free() -> None:
    game = arnak("hand: fear; 1 at: camp-coin")
    assert refusal(game, "dig camp-coin 1") == ("space-occupied", "32", None)


@pytest.mark.ruling("32")
def test_an_undiscovered_site_cannot_be_dug() -> None:
    assert refusal(arnak("hand: funding-car; compass: 9"), "dig l1-1 1") == ("not-discovered", "32", None)


@pytest.mark.ruling("32", "34", "36")
def test_rulebook_p9_the_next_player_at_a_camp_needs_two_boots_and_then_it_is_full() -> None:
    """Red digs for one boot; the second space costs two; then nobody else can be sent there this round."""
    game = arnak("players: 4; hand: fear; 1 hand: fear; 2 hand: gold-pan; 3 hand: steam-boat")
    play(game, "dig camp-coin 1", "travel fear", "end-turn")
    assert refusal(game, "dig camp-coin 1") == ("space-occupied", "32", None)
    assert refusal(game, "dig camp-coin 2") == ("cannot-travel", "32", {"boot": 1})
    play(game, "pass", "end-turn", "dig camp-coin 2", "travel gold-pan", "end-turn")
    assert to_decide(game) == 3
    assert refusal(game, "dig camp-coin 1") == ("space-occupied", "32", None)
    assert refusal(game, "dig camp-coin 2") == ("space-occupied", "32", None)


@pytest.mark.ruling("36")
def test_rulebook_p9_a_player_may_send_both_archaeologists_to_the_same_camp() -> None:
    changed = outcome("players: 4; hand: gold-pan; at: camp-coin", "dig camp-coin 2", "travel gold-pan")
    assert (changed["me.archaeologists"], changed["me.purse"]) == ("-1", "coin +2")
    assert changed["sites.camp-coin.spaces"] == "+0 --"


@pytest.mark.ruling("36")
def test_a_level_site_has_a_single_space() -> None:
    state = state_of("players: 4")
    assert {site: len(entry["spaces"]) for site, entry in state["sites"].items() if not site.startswith("camp")} == {
        **{f"l1-{column}": 1 for column in range(1, 9)},
        **{f"l2-{column}": 1 for column in range(1, 5)},
    }
    game = arnak("players: 4; hand: journal; at: l1-1; tiles: l1-1=s1-jewel")
    assert refusal(game, "dig l1-1 1") == ("space-occupied", "32", None)


@pytest.mark.ruling("33")
def test_digging_needs_an_archaeologist_on_the_own_board() -> None:
    game = arnak("hand: fear; at: camp-tablet camp-compass")
    assert refusal(game, "dig camp-coin 1") == ("no-archaeologist", "33", {"archaeologist": 1})
    assert "dig camp-coin 1" in options(arnak("hand: fear; at: camp-tablet; 1 at: camp-jewel camp-compass"))


@pytest.mark.ruling("34")
@pytest.mark.parametrize(("players", "blocked"), [(2, 5), (3, 3), (4, 0)])
def test_blocking_tiles_cover_the_dearer_space_of_some_camps(players: int, blocked: int) -> None:
    sites = state_of(f"players: {players}")["sites"]
    covered = [camp for camp in CAMPS if sites[camp]["spaces"] == [None, "blocked"]]
    free = [camp for camp in CAMPS if sites[camp]["spaces"] == [None, None]]
    assert (len(covered), len(free)) == (blocked, 5 - blocked)
    game = arnak(f"players: {players}; hand: gold-pan")
    for camp in covered:
        assert refusal(game, f"dig {camp} 2") == ("space-blocked", "34", None)
    assert {option for option in options(game) if option.endswith(" 2")} == {f"dig {camp} 2" for camp in free}


@pytest.mark.ruling("34")
@pytest.mark.parametrize("camp", CAMPS)
def test_every_camp_has_a_space_for_one_boot_and_one_for_two(camp: str) -> None:
    one = options(arnak("players: 4; hand: fear"))
    two = options(arnak("players: 4; hand: fear fear"))
    assert f"dig {camp} 1" in one
    assert f"dig {camp} 2" not in one
    assert f"dig {camp} 2" in two


@pytest.mark.ruling("34")
def test_a_blocked_space_counts_as_not_printed_and_keeps_no_site_occupied() -> None:
    """The Dog asks for an unoccupied camp; in a game of two the tiles on the camps are nobody."""
    game = arnak("hand: dog")
    play(game, "play dog")
    assert len(options(game)) == 5


@pytest.mark.ruling("35", "207b", "Q19")
def test_the_dearer_space_may_be_chosen_while_the_cheaper_one_is_free() -> None:
    position = "players: 4; hand: gold-pan fear"
    assert {"dig camp-coin 1", "dig camp-coin 2"} <= set(options(arnak(position)))
    game = arnak(position)
    play(game, "dig camp-coin 2", "travel gold-pan", "end-turn")
    assert RULES.encode(game)["sites"]["camp-coin"]["spaces"] == [None, 0]


@pytest.mark.ruling("35", "Q19")
def test_keeping_the_cheaper_space_serves_the_own_second_figure() -> None:
    game = arnak("players: 4; hand: gold-pan fear; 1 passed: yes; 2 passed: yes; 3 passed: yes")
    play(game, "dig camp-coin 2", "travel gold-pan", "end-turn", "dig camp-coin 1", "travel fear")
    state = RULES.encode(game)
    assert (state["sites"]["camp-coin"]["spaces"], state["players"][0]["purse"]["coin"]) == ([0, 0], 4)


@pytest.mark.ruling("37")
def test_a_guardian_does_not_hinder_digging() -> None:
    position = "hand: funding-car; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat"
    changed = outcome(position, "dig l1-1 1", "travel funding-car")
    assert (changed["me.purse"], changed["sites.l1-1.spaces"]) == ("jewel +1", "+0 --")
    assert "sites.l1-1.guardian" not in changed


@pytest.mark.ruling("38")
@pytest.mark.parametrize(
    ("site", "tile", "card"), [("l1-3", "s1-jewel", "hat"), ("l2-3", "s2-arrowhead-jewel", "gold-pan")]
)
def test_digging_at_a_discovered_site_costs_no_compasses(site: str, tile: str, card: str) -> None:
    game = arnak(f"hand: {card}; tiles: {site}={tile}")
    play(game, f"dig {site} 1", f"travel {card}")
    purse = RULES.encode(game)["players"][0]["purse"]
    assert (purse["compass"], purse["jewel"]) == (0, 1)


@pytest.mark.ruling("39", "194")
def test_the_jewel_camp_trades_a_discarded_card_for_a_jewel() -> None:
    position = "hand: fear torch hat"
    game = arnak(position)
    play(game, "dig camp-jewel 1", "travel fear")
    assert asks(game) == "trade camp-jewel"
    assert options(game) == ["pay", "play hat", "skip"]
    play(game, "pay")
    assert RULES.encode(game)["players"][0]["purse"]["jewel"] == 0
    assert options(game) == ["discard hat", "discard torch"]
    traded = outcome(position, "dig camp-jewel 1", "travel fear", "pay", "discard torch")
    assert (traded["me.hand"], traded["me.purse"], traded["asks"]) == ("-fear -torch", "jewel +1", "after")


@pytest.mark.ruling("39", "194", "210")
@pytest.mark.parametrize(("cards", "answer"), [("fear torch", ["skip"]), ("fear", [])])
def test_digging_at_the_jewel_camp_without_the_trade_is_legal(cards: str, answer: list[str]) -> None:
    """Declined, or with no card left to discard."""
    changed = outcome(f"hand: {cards}", "dig camp-jewel 1", "travel fear", *answer)
    assert changed["sites.camp-jewel.spaces"] == "+0 --"
    assert (changed["me.hand"], changed.get("me.purse"), changed["asks"]) == ("-fear", None, "after")


@pytest.mark.ruling("206", "Q5")
def test_the_level_1_site_with_a_lone_jewel_asks_for_no_card() -> None:
    changed = outcome("hand: funding-car fear; tiles: l1-1=s1-jewel", "dig l1-1 1", "travel funding-car")
    assert (changed["me.hand"], changed["me.purse"], changed["asks"]) == ("-funding-car", "jewel +1", "after")
