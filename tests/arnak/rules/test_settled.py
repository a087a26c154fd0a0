"""What was settled for the engine: options, pauses, round-end choices, memory, useless free actions (215, 218-222)."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, asks, options, outcome, play, refusal, state_of

OTHERS = (1, None)
GUARDED = "at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat"


def state(game: Game) -> dict[str, Any]:
    return RULES.encode(game)


def mine(game: Game, seat: int = 0) -> dict[str, Any]:
    player: dict[str, Any] = state(game)["players"][seat]
    return player


MAY = {
    "draw": ("hand: stone-jar; tablet: 1", ("play stone-jar",)),
    "exile": ("hand: machete", ("play machete",)),
    "pay tokens": ("hand: trowel; compass: 1", ("play trowel",)),
    "pay with a card": ("hand: parrot rope", ("play parrot",)),
    "pay with travel": ("hand: fear; assistants: a-boot-arrowhead", ("use a-boot-arrowhead",)),
    "dig or discover": ("hand: aeroplane", ("play aeroplane",)),
    "relocate": ("hand: pathfinders-sandals; tablet: 1; at: camp-coin", ("play pathfinders-sandals",)),
    "overcome without cost": (f"hand: war-club; tablet: 1; {GUARDED}", ("play war-club",)),
    "buy": ("hand: whip", ("play whip",)),
    "research": ("hand: journal; magnifier: 2-1; notebook: 1-1", ("play journal",)),
    "upgrade a resource": ("hand: traders-coins; tablet: 2", ("play traders-coins",)),
    "refresh": ("hand: ceremonial-rattle; tablet: 1; assistants: a-coins!", ("play ceremonial-rattle",)),
    "take an exiled item": ("hand: ornate-hammer; tablet: 1", ("play ornate-hammer",)),
    "resolve a bought artifact": ("compass: 4; artifacts: mortar", ("buy mortar",)),
}

MUST = {
    "discard": ("hand: fear; assistants: a-draw", ("use a-draw", "skip")),
    "choose": ("hand: army-knife", ("play army-knife",)),
    "activate": ("hand: lantern", ("play lantern",)),
    "take an item": ("hand: airdrop", ("play airdrop",)),
    "take an artifact": (
        "magnifier: 7-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-",
        ("research notebook 6-1",),
    ),
    "recruit": ("magnifier: 2-1; jewel: 1", ("research notebook 1-2",)),
    "rescue": ("board: snake; magnifier: 3-1; crates: idol-coin", ("research magnifier 4-1",)),
    "upgrade an assistant": (
        "magnifier: 4-1; notebook: 2-1; tablet: 2; arrowhead: 1; assistants: a-coins!",
        ("research notebook 3-1",),
    ),
    "borrow an assistant": ("hand: coconut-flask; tablet: 1", ("play coconut-flask",)),
    "exchange an assistant": ("hand: decorated-horn; tablet: 1; assistants: a-exile!", ("play decorated-horn",)),
    "move a guardian": (f"hand: guardians-crown; tablet: 1; {GUARDED}", ("play guardians-crown",)),
    "return an archaeologist": ("hand: guardians-ocarina; tablet: 1; at: camp-coin", ("play guardians-ocarina",)),
    "unslot an idol": ("hand: stone-key; tablet: 1; slots: idol-coin", ("play stone-key",)),
}


@pytest.mark.ruling("215")
@pytest.mark.parametrize("what", list(MAY))
def test_what_may_be_done_can_be_declined(what: str) -> None:
    position, lines = MAY[what]
    game = arnak(position)
    play(game, *lines)
    assert "skip" in options(game) and len(options(game)) > 1


@pytest.mark.ruling("215")
@pytest.mark.parametrize("what", list(MUST))
def test_what_must_be_done_cannot_be_declined(what: str) -> None:
    position, lines = MUST[what]
    game = arnak(position)
    play(game, *lines)
    assert asks(game) != "after"
    assert not {"skip", "done", "continue", "end-turn"} & {*options(game)}


FALLS_AWAY = {
    "no card to discard": (
        "assistants: a-draw; deck: hat",
        ("use a-draw", "skip"),
        {"me.assistants": "+a-draw! -a-draw"},
    ),
    "no camp to activate": (
        "hand: dog; at: camp-coin camp-compass; 1 at: camp-tablet camp-jewel; players: 3; 2 at: camp-arrowhead",
        ("play dog",),
        {"me.purse": "compass +1"},
    ),
    "no item to take": (
        "hand: airdrop; items: - - - - -; empty_items: yes",
        ("play airdrop",),
        {"exile.items": "+airdrop"},
    ),
    "no artifact to take": (
        "magnifier: 7-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-; artifacts: -; empty_artifacts: yes",
        ("research notebook 6-1",),
        {"me.notebook": "6-1", "me.purse": "compass -1, jewel -1"},
    ),
    "no assistant to borrow": (
        "hand: coconut-flask; tablet: 1; supply: - - -",
        ("play coconut-flask",),
        {"me.purse": "coin +2, tablet -1"},
    ),
    "no idol to unslot": ("hand: stone-key; tablet: 1", ("play stone-key",), {"me.purse": "tablet -1"}),
    "no figure to return": (
        "hand: guardians-ocarina; tablet: 1",
        ("play guardians-ocarina",),
        {"me.purse": "tablet -1", "me.all_planes": "yes"},
    ),
}


@pytest.mark.ruling("215")
@pytest.mark.parametrize("what", list(FALLS_AWAY))
def test_what_cannot_be_done_falls_away_alone(what: str) -> None:
    position, lines, left = FALLS_AWAY[what]
    found = outcome(position, *lines)
    assert found.pop("asks") in ("after", "turn")
    assert {name: change for name, change in found.items() if name not in ("me.hand", "me.play")} == left


@pytest.mark.ruling("223", "17")
@pytest.mark.parametrize("first", ["draw", "skip"])
def test_no_free_action_comes_between_the_silver_draw_and_the_discard(first: str) -> None:
    game = arnak("hand: gold-pan; deck: hat rope; assistants: a-draw a-coins; crates: idol-coin")
    play(game, "use a-draw")
    assert {"use a-coins", "play gold-pan"} < {*options(game)}
    play(game, first)
    hand = ["gold-pan", "hat"] if first == "draw" else ["gold-pan"]
    assert options(game) == [f"discard {card}" for card in hand]
    assert refusal(game, "play gold-pan") == ("not-now", "4", None)
    assert refusal(game, "use a-coins") == ("not-now", "4", None)
    play(game, "discard gold-pan")
    assert "use a-coins" in options(game)


@pytest.mark.ruling("223", "177")
def test_nor_if_the_silver_drawing_assistant_is_borrowed() -> None:
    game = arnak("hand: coconut-flask gold-pan; deck: hat; tablet: 1; supply: a-draw a-exile a-buyer")
    play(game, "play coconut-flask", "borrow a-draw", "draw")
    assert options(game) == ["discard gold-pan", "discard hat"]


@pytest.mark.ruling("218")
@pytest.mark.parametrize(("card", "count"), [("crystal-earring", 3), ("obsidian-earring", 2)])
def test_cards_of_an_earring_lie_apart_and_no_free_action_comes_before_they_are_sorted(card: str, count: int) -> None:
    game = arnak(f"hand: {card} gold-pan; tablet: 1; deck: hat rope torch; assistants: a-coins")
    play(game, f"play {card}", f"announce {count}")
    assert (len(mine(game)["apart"]), len(mine(game)["deck"])) == (count, 3 - count)
    assert len(options(game)) == count and all([option.startswith("keep") for option in options(game)])
    play(game, "keep hat" if card == "crystal-earring" else "keep rope")
    if card == "crystal-earring":
        assert options(game) == ["skip", "top rope", "top torch"]
        play(game, "skip")
    assert mine(game)["apart"] == []
    assert "play gold-pan" in options(game)


@pytest.mark.ruling("219")
@pytest.mark.parametrize("lines", [("pass",), ("play watch pass",), ("buy hat",)])
def test_a_turn_ends_with_an_explicit_end_turn_also_after_a_pass(lines: tuple[str, ...]) -> None:
    game = arnak("hand: watch; coin: 1; items: hat")
    play(game, *lines)
    assert (asks(game), to_decide(game)) == ("after", 0)
    assert "end-turn" in options(game)
    play(game, "end-turn")
    assert to_decide(game) == 1


@pytest.mark.ruling("219")
def test_before_something_hidden_is_shown_a_free_action_may_come_first() -> None:
    game = arnak("hand: ostrich gold-pan; compass: 3; next_level1: s1-jewel")
    play(game, "discover l1-1", "travel ostrich")
    assert asks(game) == "pause"
    assert "play gold-pan" in options(game) and "continue" in options(game)
    assert state(game)["sites"]["l1-1"]["tile"] is None
    play(game, "play gold-pan", "continue")
    assert state(game)["sites"]["l1-1"]["tile"] == "s1-jewel"
    assert (asks(game), state(game)["sites"]["l1-1"]["guardian"]) == ("pause", None)
    play(game, "continue")
    assert state(game)["sites"]["l1-1"]["guardian"] is not None


@pytest.mark.ruling("219")
def test_there_is_no_pause_without_a_free_action_to_take() -> None:
    game = arnak("hand: guiding-stone; tablet: 1; next_level1: s1-jewel")
    play(game, "play guiding-stone")
    assert (asks(game), mine(game)["purse"]["jewel"]) == ("after", 1)


@pytest.mark.ruling("220")
def test_round_end_choices_are_taken_in_turn_order_and_seen_at_once() -> None:
    game = arnak(
        "players: 3; start: 1; turn: 0; hand: hat; 1 hand: rope torch; 2 hand: axe; 1 passed: yes; 2 passed: yes"
    )
    play(game, "pass", "end-turn")
    assert (to_decide(game), options(game)) == (1, ["done", "lay rope", "lay torch"])
    play(game, "lay rope")
    for seat in (0, 2, None):
        assert RULES.view(game, seat)["players"][1]["play"] == ["rope"]
    play(game, "done")
    assert (to_decide(game), options(game)) == (2, ["done", "lay axe"])
    play(game, "done")
    assert (to_decide(game), options(game)) == (0, ["done", "lay hat"])


def with_marks(position: str, deck: list[int]) -> Game:
    """The deck holds cards of several shuffles, or cards everybody knows (99); the hand is known."""
    written = state_of(position)
    player = written["players"][0]
    player["marks"] = {"deck": deck, "hand": [99] * len(player["hand"]), "apart": []}
    return RULES.decode(written)


@pytest.mark.ruling("221")
def test_a_card_everybody_saw_is_remembered_in_the_hand_over_the_end_of_the_round() -> None:
    game = arnak("hand: airdrop; deck: rope torch; items: hat; 1 passed: yes")
    play(game, "play airdrop", "take hat", "end-turn", "pass", "end-turn", "done")
    for seat in OTHERS:
        assert RULES.view(game, seat)["players"][0]["hand"] == ["hat", None, None]


@pytest.mark.ruling("221")
def test_which_cards_were_shuffled_is_remembered_though_not_their_order() -> None:
    game = arnak("deck:; play: rope torch axe dog whip hat; 1 passed: yes")
    play(game, "pass", "end-turn", "* deck 0 hat whip dog axe torch rope")
    for seat in OTHERS:
        seen = RULES.view(game, seat)["players"][0]
        assert (seen["hand"], seen["deck"]) == ([None] * 5, [None])
        assert list(seen["hidden"].values()) == [["axe", "dog", "hat", "rope", "torch", "whip"]]
    assert RULES.view(game, 0)["players"][0]["deck"] == ["rope"]


@pytest.mark.ruling("221")
def test_a_card_shown_narrows_down_what_the_others_can_be() -> None:
    game = arnak("deck: rope; hand: hat gold-pan")
    play(game, "play hat", "play gold-pan")
    for seat in OTHERS:
        assert RULES.view(game, seat)["players"][0]["deck"] == ["rope"]


@pytest.mark.ruling("221")
def test_of_two_cards_drawn_the_one_laid_down_tells_which_was_kept() -> None:
    game = with_marks("hand: crystal-earring; tablet: 1; deck: hat rope torch", [0, 1, 1])
    for seat in OTHERS:
        assert RULES.view(game, seat)["players"][0]["deck"] == ["hat", None, None]
    play(game, "play crystal-earring", "announce 2", "keep hat", "skip")
    for seat in OTHERS:
        seen = RULES.view(game, seat)["players"][0]
        assert (seen["play"], seen["hand"], seen["deck"]) == (["crystal-earring", "rope"], ["hat"], ["torch"])


@pytest.mark.ruling("222")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_zero_starts_the_first_round(players: int) -> None:
    assert (state(arnak(f"players: {players}"))["start"], to_decide(arnak(f"players: {players}"))) == (0, 0)


USELESS = {
    "use a-exile": "assistants: a-exile",
    "use a-upgrade": "assistants: a-upgrade",
    "use a-draw": "assistants: a-draw; deck:",
    "use a-boot-arrowhead": "assistants: a-boot-arrowhead",
    "use a-coin-arrowhead": "assistants: a-coin-arrowhead",
    "boon g-coin-discard": "guardians: g-coin-discard",
    "boon g-4coin": "guardians: g-4coin",
    "boon g-compass-discard": "guardians: g-compass-discard; deck:",
}
USEFUL = {
    "use a-exile": "assistants: a-exile; hand: fear",
    "use a-upgrade": "assistants: a-upgrade; tablet: 1",
    "use a-draw": "assistants: a-draw; deck:; hand: fear",
    "use a-boot-arrowhead": "assistants: a-boot-arrowhead; hand: fear",
    "use a-coin-arrowhead": "assistants: a-coin-arrowhead; coin: 1",
    "boon g-coin-discard": "guardians: g-coin-discard; play: fear",
    "boon g-4coin": "guardians: g-4coin; arrowhead: 1",
    "boon g-compass-discard": "guardians: g-compass-discard; deck: hat",
}


@pytest.mark.ruling("222")
@pytest.mark.parametrize("action", list(USELESS))
def test_a_free_action_that_could_change_nothing_is_not_offered(action: str) -> None:
    assert refusal(arnak(USELESS[action]), action) == ("no-effect", "222", None)
    assert action in options(arnak(USEFUL[action]))
