"""Rulings 54-60: guardians."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import settle
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal

GUARDED = "tiles: l1-1=s1-jewel; wardens: l1-1="
OPEN_CAMPS = "players: 4; wardens: camp-coin=g-2coin"


def end_the_round(game: Game) -> None:
    """Everybody passes, nobody lays anything down."""
    number = RULES.encode(game)["round"]
    while asks(game) != "over" and RULES.encode(game)["round"] == number:
        play(game, *(["pass", "end-turn"] if asks(game) == "turn" else ["done"]))
        settle(game, InOrder())


def fears(game: Game, seat: int) -> int:
    """How many Fear cards a seat has, wherever they are."""
    player = RULES.encode(game)["players"][seat]
    return sum([player[zone].count("fear") for zone in ("hand", "deck", "play")])


def fears_of_a_round(position: str) -> list[int]:
    """How many Fear cards each seat gains when everybody passes."""
    game = arnak(position)
    seats = range(len(RULES.encode(game)["players"]))
    before = [fears(game, seat) for seat in seats]
    end_the_round(game)
    return [fears(game, seat) - before[seat] for seat in seats]


@pytest.mark.ruling("54")
def test_overcoming_pays_the_whole_cost_and_takes_the_tile() -> None:
    assert outcome(f"at: l1-1; {GUARDED}g-coin-compass; coin: 1; compass: 1; arrowhead: 1", "overcome l1-1") == {
        "me.guardians": "+g-coin-compass",
        "me.purse": "coin -1, compass -1, arrowhead -1",
        "sites.l1-1.guardian": "-",
        "asks": "after",
    }


@pytest.mark.ruling("54")
def test_a_guardian_may_ask_for_a_discarded_card() -> None:
    position = f"at: l1-1; {GUARDED}g-coin-discard; coin: 1; arrowhead: 1; hand: hat fear"
    changed = outcome(position, "overcome l1-1", "discard hat")
    assert (changed["me.play"], changed["me.purse"]) == ("+hat", "coin -1, arrowhead -1")
    assert changed["me.guardians"] == "+g-coin-discard"


@pytest.mark.ruling("54")
@pytest.mark.parametrize(
    ("guardian", "given", "missing"),
    [
        ("g-2coin", "coin: 1", {"coin": 1, "arrowhead": 1}),
        ("g-4coin", "coin: 3", {"coin": 1}),
        ("g-coin-discard", "coin: 1; arrowhead: 1", {"card": 1}),
        ("g-compass-2boot", "compass: 1; hand: fear", {"boot": 1}),
    ],
)
def test_a_guardian_is_overcome_only_for_its_whole_cost(guardian: str, given: str, missing: dict[str, int]) -> None:
    game = arnak(f"at: l1-1; {GUARDED}{guardian}; {given}")
    assert refusal(game, "overcome l1-1")[1:] == ("54", missing)


@pytest.mark.ruling("54")
def test_overcoming_needs_an_own_archaeologist_on_the_site() -> None:
    game = arnak(f"at: camp-coin; 1 at: l1-1; {GUARDED}g-4coin; coin: 4")
    assert refusal(game, "overcome l1-1") == ("not-on-site", "54", {"archaeologist": 1})
    assert refusal(game, "overcome camp-coin") == ("no-guardian", "54", None)


@pytest.mark.ruling("55")
@pytest.mark.parametrize(
    ("lines", "cost"),
    [(["play war-club"], "tablet -1"), (["play revolver", "pay"], "compass -1")],
    ids=["club", "revolver"],
)
def test_a_free_overcome_skips_the_cost_of_the_tile_but_needs_the_archaeologist(lines: list[str], cost: str) -> None:
    """The tablet of the artifact and the compass of the Revolver are costs of the cards themselves."""
    sites = "tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead; wardens: l1-1=g-4coin l1-2=g-boat"
    position = f"hand: war-club revolver; tablet: 1; compass: 1; at: l1-1; {sites}"
    game = arnak(position)
    play(game, *lines)
    assert options(game) == ["overcome l1-1", "skip"]
    assert refusal(game, "overcome l1-2") == ("not-on-site", "55", {"archaeologist": 1})
    changed = outcome(position, *lines, "overcome l1-1")
    assert (changed["me.guardians"], changed["me.purse"]) == ("+g-4coin", cost)


@pytest.mark.ruling("55", "162")
def test_the_bear_trap_needs_no_archaeologist() -> None:
    changed = outcome(f"hand: bear-trap; {GUARDED}g-4coin", "play bear-trap", "overcome l1-1")
    assert (changed["me.guardians"], changed["exile.items"]) == ("+g-4coin", "+bear-trap")


@pytest.mark.ruling("55", "198")
def test_a_figure_on_the_second_space_of_a_camp_counts_for_a_free_overcome() -> None:
    game = arnak(f"{OPEN_CAMPS}; hand: war-club; tablet: 1; at: camp-coin/2; 1 at: camp-coin")
    play(game, "play war-club", "overcome camp-coin")
    assert RULES.encode(game)["players"][0]["guardians"] == [{"id": "g-2coin", "boon": True}]


@pytest.mark.ruling("56")
def test_a_boon_may_be_used_in_the_turn_the_guardian_was_won_and_never_again() -> None:
    game = arnak(f"at: l1-1; {GUARDED}g-4coin; coin: 4; tablet: 2; 1 passed: yes")
    play(game, "overcome l1-1", "boon g-4coin", "upgrade tablet")
    assert RULES.encode(game)["players"][0]["purse"]["arrowhead"] == 1
    assert refusal(game, "boon g-4coin") == ("boon-used", "56", None)
    play(game, "end-turn")
    end_the_round(game)
    assert RULES.encode(game)["round"] == 2
    play(game, "pass", "end-turn")
    assert refusal(game, "boon g-4coin") == ("boon-used", "56", None)


@pytest.mark.ruling("56")
@pytest.mark.parametrize("guardians", ["g-4coin g-boat", "g-4coin! g-boat!"])
def test_a_guardian_is_worth_5_points_whether_its_boon_was_used_or_not(guardians: str) -> None:
    assert RULES.scores(arnak(f"guardians: {guardians}"))[0]["guardians"] == 10


@pytest.mark.ruling("56")
def test_a_boon_may_be_used_on_any_later_own_turn_of_the_game() -> None:
    game = arnak("round: 5; guardians: g-compass-discard; deck: torch")
    play(game, "boon g-compass-discard", "draw")
    assert RULES.encode(game)["players"][0]["hand"] == ["torch"]


@pytest.mark.ruling("57")
def test_every_archaeologist_taken_back_from_a_guarded_site_brings_its_owner_a_fear() -> None:
    sites = "tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead l1-3=s1-coin-2tablet; wardens: l1-1=g-boat l1-2=g-car"
    assert fears_of_a_round(f"at: l1-1 l1-2; 1 at: l1-3; {sites}") == [2, 0]
    assert fears_of_a_round(f"at: l1-1 l1-3; 1 at: l1-2 camp-coin; {sites}") == [1, 1]


@pytest.mark.ruling("57", "59")
def test_two_own_figures_on_a_guarded_camp_bring_two_fears() -> None:
    assert fears_of_a_round(f"{OPEN_CAMPS}; at: camp-coin camp-coin/2") == [2, 0, 0, 0]
    assert fears_of_a_round(f"{OPEN_CAMPS}; at: camp-coin/2; 2 at: camp-coin camp-tablet") == [1, 0, 1, 0]


@pytest.mark.ruling("57")
def test_a_guardian_frightens_whoever_digs_there_not_whoever_awoke_it() -> None:
    """Seat 0 woke it in an earlier round and is elsewhere now."""
    assert fears_of_a_round(f"at: camp-coin; 1 at: l1-1; {GUARDED}g-boat") == [0, 1]


@pytest.mark.ruling("58")
def test_a_guardian_stays_on_the_map_until_it_is_overcome() -> None:
    game = arnak(f"at: l1-1; {GUARDED}g-boat; round: 2")
    for _ in range(3):
        end_the_round(game)
        assert RULES.encode(game)["sites"]["l1-1"]["guardian"] == "g-boat"
    assert RULES.encode(game)["round"] == 5


@pytest.mark.ruling("59")
def test_a_guardian_on_a_camp_neither_hinders_digging_nor_belongs_to_who_moved_it() -> None:
    game = arnak(
        f"{OPEN_CAMPS}; turn: 1; 1 hand: fear; 1 coin: 4; 1 arrowhead: 1; 0 passed: yes; 2 passed: yes; 3 passed: yes"
    )
    play(game, "dig camp-coin 1", "travel fear", "end-turn", "overcome camp-coin")
    state = RULES.encode(game)
    assert state["players"][1]["guardians"] == [{"id": "g-2coin", "boon": True}]
    assert state["sites"]["camp-coin"]["guardian"] is None


@pytest.mark.ruling("59", "57")
def test_a_guardian_on_a_camp_brings_fear_like_anywhere() -> None:
    assert fears_of_a_round(f"{OPEN_CAMPS}; 3 at: camp-coin") == [0, 0, 0, 1]


@pytest.mark.ruling("60", "179")
def test_no_guardian_is_moved_to_a_site_that_has_one() -> None:
    sites = "tiles: l1-1=s1-jewel l1-2=s1-coin-arrowhead; wardens: l1-1=g-boat l1-2=g-car camp-coin=g-4coin"
    game = arnak(f"hand: guardians-crown; tablet: 1; at: l1-1; {sites}")
    play(game, "play guardians-crown")
    targets = ("camp-arrowhead", "camp-compass", "camp-jewel", "camp-tablet")
    assert options(game) == [f"move l1-1 {target}" for target in targets]
    assert refusal(game, "move l1-1 l1-2") == ("site-guarded", "60", None)
    assert refusal(game, "move l1-1 camp-coin") == ("site-guarded", "60", None)
