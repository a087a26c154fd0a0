"""Rulings 40-46: discover a new site."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from tests.arnak.table import arnak, asks, options, outcome, play, refusal, state_of

LEVEL_1 = "hand: funding-car; compass: 3; next_level1: s1-coin-2tablet; next_guardians: g-boat"
LEVEL_2 = "hand: automobile; compass: 6; next_level2: s2-arrowhead-jewel; next_guardians: g-car"
SLOTTING = {"slot slot-arrowhead", "slot slot-coin-compass", "slot slot-draw", "slot slot-jewel", "slot slot-tablets"}


@pytest.mark.ruling("40")
def test_discovering_a_level_1_site_takes_all_its_steps() -> None:
    """3 compasses and the travel cost; an idol-coin lies there."""
    assert outcome(LEVEL_1, "discover l1-1", "travel funding-car", "continue", "continue") == {
        "decks.guardians": "-g-boat",
        "decks.level1": "-s1-coin-2tablet",
        "me.archaeologists": "-1",
        "me.crates": "+idol-coin",
        "me.hand": "-funding-car",
        "me.play": "+funding-car",
        "me.pool.icons": "+car",
        "me.pool.needs": "+car",
        "me.purse": "coin +2, compass -3, tablet +2",
        "sites.l1-1.guardian": "g-boat",
        "sites.l1-1.idol": "-",
        "sites.l1-1.spaces": "+0 --",
        "sites.l1-1.tile": "s1-coin-2tablet",
        "asks": "after",
    }


@pytest.mark.ruling("40", "41")
def test_discovering_a_level_2_site_takes_both_idols_and_uses_the_face_up_one() -> None:
    """6 compasses and two cars; an idol-tablet lies face up, an idol-upgrade face down."""
    assert outcome(LEVEL_2, "discover l2-1", "travel automobile", "continue", "continue") == {
        "decks.guardians": "-g-car",
        "decks.level2": "-s2-arrowhead-jewel",
        "me.archaeologists": "-1",
        "me.crates": "+idol-tablet +idol-upgrade",
        "me.hand": "-automobile",
        "me.play": "+automobile",
        "me.pool.icons": "+car +car",
        "me.pool.needs": "+car +car",
        "me.purse": "compass -6, tablet +1, arrowhead +1, jewel +1",
        "sites.l2-1.guardian": "g-car",
        "sites.l2-1.hidden_idol": "-",
        "sites.l2-1.idol": "-",
        "sites.l2-1.spaces": "+0 --",
        "sites.l2-1.tile": "s2-arrowhead-jewel",
        "asks": "after",
    }


@pytest.mark.ruling("40")
@pytest.mark.parametrize(
    ("given", "site", "missing"),
    [
        ("hand: funding-car; compass: 2", "l1-1", {"compass": 1}),
        ("compass: 3", "l1-1", {"car": 1}),
        ("hand: funding-boat; compass: 1", "l1-1", {"compass": 2, "car": 1}),
        ("hand: automobile; compass: 5", "l2-1", {"compass": 1}),
        ("hand: funding-car; compass: 6", "l2-1", {"car": 1}),
    ],
)
def test_discovering_needs_its_compasses_and_its_travel_cost(given: str, site: str, missing: dict[str, int]) -> None:
    assert refusal(arnak(given), f"discover {site}")[1:] == ("40", missing)


@pytest.mark.ruling("40")
def test_a_discovered_site_is_not_discovered_again() -> None:
    game = arnak("hand: funding-car; compass: 3; tiles: l1-1=s1-jewel")
    assert refusal(game, "discover l1-1") == ("already-discovered", "40", None)


@pytest.mark.ruling("40")
def test_the_idol_comes_before_the_site_and_the_site_before_the_guardian() -> None:
    events = play(arnak(LEVEL_1), "discover l1-1", "travel funding-car", "continue", "continue")
    kinds = [event.kind for event in events]
    steps = ["paid", "travelled", "placed", "took-idol", "discovered", "activated", "awoke"]
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.ruling("41")
def test_the_effect_of_a_face_down_idol_is_never_used() -> None:
    """The hidden idol-upgrade could trade the tablet just gained; nobody asks."""
    game = arnak(LEVEL_2)
    play(game, "discover l2-1", "travel automobile")
    assert asks(game) == "pause"
    assert set(options(game)) == {"continue", *SLOTTING}
    play(game, "continue", "continue")
    assert RULES.encode(game)["players"][0]["purse"]["tablet"] == 1


@pytest.mark.ruling("42")
def test_the_guardian_is_not_drawn_before_the_site_is_resolved() -> None:
    game = arnak("hand: funding-car; compass: 3; next_level1: s1-draw-arrowhead; next_guardians: g-boat")
    play(game, "discover l1-1", "travel funding-car", "continue")
    assert asks(game) == "draw s1-draw-arrowhead"
    state = RULES.encode(game)
    assert (state["sites"]["l1-1"]["tile"], state["sites"]["l1-1"]["guardian"]) == ("s1-draw-arrowhead", None)
    assert state["decks"]["guardians"][0] == "g-boat"
    play(game, "skip")
    assert asks(game) == "pause"
    assert RULES.encode(game)["sites"]["l1-1"]["guardian"] is None
    play(game, "continue")
    assert RULES.encode(game)["sites"]["l1-1"]["guardian"] == "g-boat"


@pytest.mark.ruling("43")
def test_the_idol_just_taken_may_be_slotted_before_the_site_is_turned_up() -> None:
    game = arnak(f"{LEVEL_1}; guardians: g-compass-discard")
    play(game, "discover l1-1", "travel funding-car", "slot slot-arrowhead")
    assert options(game) == ["boon g-compass-discard", "continue"]
    state = RULES.encode(game)
    assert (state["sites"]["l1-1"]["tile"], state["players"][0]["purse"]["arrowhead"]) == (None, 1)
    assert state["players"][0]["slots"] == ["idol-coin", None, None, None]


@pytest.mark.ruling("43")
def test_the_idol_is_in_the_crates_only_after_its_effect() -> None:
    """On l2-2 an idol-exile lies face up: while it is being used, there is nothing to slot."""
    game = arnak(LEVEL_2)
    play(game, "discover l2-2", "travel automobile")
    assert (asks(game), options(game)) == ("exile idol-exile", ["exile automobile play", "skip"])
    play(game, "skip")
    assert set(options(game)) == {"continue", *SLOTTING}


@pytest.mark.ruling("44")
def test_the_exile_of_an_idol_can_hit_the_card_just_spent_for_travel() -> None:
    changed = outcome(LEVEL_2, "discover l2-2", "travel automobile", "exile automobile play")
    assert (changed["exile.items"], changed["me.hand"]) == ("+automobile", "-automobile")
    assert "me.play" not in changed


@pytest.mark.ruling("45")
def test_the_stacks_last_for_every_site_of_the_island() -> None:
    """All sites but one are discovered and guarded: there are still a tile and a guardian for the last one."""
    tiles = state_of("")["decks"]
    sites = [f"l1-{column}" for column in range(1, 8)]
    first = dict(zip(sites, tiles["level1"][2:], strict=False))
    second = dict(zip(["l2-1", "l2-2", "l2-3", "l2-4"], tiles["level2"], strict=False))
    found = {**first, **second}
    guarded = dict(zip(found, tiles["guardians"], strict=False))
    game = arnak(
        f"hand: hat; compass: 3; tiles: {' '.join([f'{site}={tile}' for site, tile in found.items()])};"
        f" wardens: {' '.join([f'{site}={guardian}' for site, guardian in guarded.items()])}"
    )
    play(game, "discover l1-8", "travel hat", "continue", "choose 2", "continue")
    state = RULES.encode(game)
    assert all(entry["guardian"] for site, entry in state["sites"].items() if site.startswith("l"))
    left = [len(state["decks"][stack]) for stack in ("level1", "level2", "guardians")]
    assert left == [2, 2, 3]


@pytest.mark.ruling("46")
def test_the_new_guardian_waits_for_a_later_main_action() -> None:
    game = arnak(f"{LEVEL_1}; arrowhead: 1; coin: 2; 1 passed: yes")
    play(game, "discover l1-1", "travel funding-car", "continue", "continue")
    assert refusal(game, "overcome l1-1") == ("main-action-used", "2", None)
    play(game, "end-turn")
    assert "overcome l1-1" in options(game)


@pytest.mark.ruling("46")
def test_an_effect_may_overcome_a_guardian_just_awoken() -> None:
    """The War Club in a later turn: it needs the figure on the site, not the guardian's cost."""
    game = arnak(f"{LEVEL_1}; 1 passed: yes".replace("hand:", "hand: war-club"))
    play(game, "discover l1-1", "travel funding-car", "continue", "continue", "end-turn")
    play(game, "play war-club", "overcome l1-1")
    assert RULES.encode(game)["players"][0]["guardians"] == [{"id": "g-boat", "boon": True}]
    assert RULES.encode(game)["sites"]["l1-1"]["guardian"] is None
