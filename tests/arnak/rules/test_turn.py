"""Rulings 1-9: the turn, its one main action and its free actions."""

from __future__ import annotations

import pytest

from digsite.arnak import RULES
from digsite.kernel.play import settle, to_decide
from tests.arnak.table import InOrder, arnak, asks, options, outcome, play, refusal

RICH = (
    "hand: machete hat fear fear; coin: 4; compass: 9; tablet: 3; arrowhead: 3; jewel: 2;"
    " at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-2coin; assistants: a-buyer; crates: idol-refresh;"
    " items: rough-map; artifacts: war-mask; next_level1: s1-coin-arrowhead"
)
MAIN_ACTIONS = {
    "dig": ("dig camp-coin 1", "travel fear"),
    "discover": ("discover l1-2", "hire", "continue", "continue"),
    "overcome": ("overcome l1-1",),
    "buy": ("buy rough-map",),
    "play": ("play machete", "skip"),
    "research": ("research magnifier 1-2",),
    "pass": ("pass",),
    "use the buying assistant": ("use a-buyer", "buy rough-map"),
}
SLOTS = ("slot-arrowhead", "slot-coin-compass", "slot-draw", "slot-jewel", "slot-tablets")
FREE = {"play hat", *[f"slot {effect}" for effect in SLOTS]}


def pass_the_turn(position: str) -> int | None:
    """Who is to decide after the player of the turn has passed."""
    game = arnak(position)
    play(game, "pass", "end-turn")
    return to_decide(game)


@pytest.mark.ruling("1")
def test_turns_go_clockwise_and_skip_whoever_has_passed() -> None:
    assert pass_the_turn("players: 3; turn: 0") == 1
    assert pass_the_turn("players: 3; turn: 2; start: 2") == 0
    assert pass_the_turn("players: 3; turn: 0; 1 passed: yes") == 2
    assert pass_the_turn("players: 4; turn: 3; start: 3; 0 passed: yes; 1 passed: yes") == 2


@pytest.mark.ruling("1")
def test_a_round_goes_on_until_all_have_passed() -> None:
    game = arnak("1 passed: yes; hand: fear")
    play(game, "dig camp-coin 1", "travel fear", "end-turn")
    assert (RULES.encode(game)["round"], to_decide(game)) == (1, 0)
    play(game, "pass", "end-turn")
    settle(game, InOrder())
    assert RULES.encode(game)["round"] == 2


@pytest.mark.ruling("1")
def test_a_game_has_exactly_five_rounds() -> None:
    game = arnak("")
    rounds = []
    while asks(game) != "over":
        if asks(game) == "turn" and to_decide(game) == RULES.encode(game)["start"]:
            rounds.append(RULES.encode(game)["round"])
        play(game, *(["pass", "end-turn"] if asks(game) == "turn" else ["done"]))
    assert rounds == [1, 2, 3, 4, 5]
    assert RULES.encode(game)["over"] is True


@pytest.mark.ruling("2")
def test_free_actions_alone_are_no_turn() -> None:
    game = arnak("hand: funding-boat hat")
    assert refusal(game, "end-turn") == ("main-action-required", "2", None)
    play(game, "play funding-boat", "play hat")
    assert "end-turn" not in options(game)
    assert "pass" in options(game)
    play(game, "pass")
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("2")
def test_any_number_of_free_actions_is_possible_in_a_turn() -> None:
    position = "hand: funding-boat funding-car exploration-boat hat gold-pan steam-boat carrier-pigeon"
    plays = [f"play {card}" for card in position.removeprefix("hand: ").split()]
    assert outcome(position, *plays) == {
        "me.hand": "-carrier-pigeon -exploration-boat -funding-boat -funding-car -gold-pan -hat -steam-boat",
        "me.play": "+carrier-pigeon +exploration-boat +funding-boat +funding-car +gold-pan +hat +steam-boat",
        "me.purse": "coin +5, compass +4, tablet +2",
        "asks": "turn",
    }


@pytest.mark.ruling("2", "3")
@pytest.mark.parametrize("action", MAIN_ACTIONS)
def test_a_main_action_is_the_only_one_of_its_turn(action: str) -> None:
    game = arnak(RICH)
    for lines in MAIN_ACTIONS.values():
        assert lines[0] in options(game)
    play(game, *MAIN_ACTIONS[action])
    assert asks(game) == "after"
    assert set(options(game)) == {"end-turn", *FREE}
    assert refusal(game, "pass") == ("main-action-used", "2", None)


@pytest.mark.ruling("3")
def test_there_are_no_other_main_actions_than_the_eight() -> None:
    main = {option.split()[0] for option in options(arnak(RICH)) if option not in FREE}
    assert main == {"dig", "discover", "overcome", "buy", "play", "research", "pass", "use"}


@pytest.mark.ruling("4")
def test_free_actions_are_possible_only_on_the_own_turn() -> None:
    game = arnak("1 hand: hat; 1 crates: idol-exile")
    assert refusal(game, "play hat", seat=1) == ("not-your-decision", "4", None)
    assert refusal(game, "slot slot-draw", seat=1) == ("not-your-decision", "4", None)
    play(game, "pass")
    assert refusal(game, "play hat", seat=1) == ("not-your-decision", "4", None)
    play(game, "end-turn")
    assert {"play hat", "slot slot-draw"} <= set(options(game))


@pytest.mark.ruling("4")
def test_a_free_action_is_possible_before_and_after_the_main_action() -> None:
    game = arnak("hand: funding-boat funding-car fear")
    play(game, "play funding-boat", "dig camp-coin 1", "travel fear", "play funding-car", "end-turn")
    assert RULES.encode(game)["players"][0]["purse"]["coin"] == 4


@pytest.mark.ruling("4")
def test_a_free_action_is_possible_between_two_steps_of_one_effect() -> None:
    """A card drawn first may be played before the next one is drawn."""
    assert outcome("hand: flask; deck: funding-boat fear", "play flask", "draw", "play funding-boat", "draw") == {
        "exile.items": "+flask",
        "me.deck": "-fear -funding-boat",
        "me.hand": "+fear -flask",
        "me.play": "+funding-boat",
        "me.purse": "coin +1",
        "asks": "after",
    }


@pytest.mark.ruling("4")
def test_a_free_action_in_the_middle_may_pay_for_the_rest_of_the_action() -> None:
    """The Exploration card brings the compass that the Trowel, played already, asks for."""
    game = arnak("hand: trowel exploration-car")
    play(game, "play trowel")
    assert asks(game) == "trade trowel"
    assert options(game) == ["play exploration-car", "skip"]
    play(game, "play exploration-car", "pay")
    purse = RULES.encode(game)["players"][0]["purse"]
    assert (purse["compass"], purse["jewel"]) == (0, 1)


@pytest.mark.ruling("5")
@pytest.mark.parametrize(
    ("position", "lines"),
    [
        ("hand: hat", ("play hat",)),
        ("hand: watch", ("play watch free",)),
        ("crates: idol-exile", ("slot slot-arrowhead",)),
        ("guardians: g-4coin; tablet: 1", ("boon g-4coin", "upgrade tablet")),
        ("guardians: g-compass-discard", ("boon g-compass-discard", "draw")),
        ("guardians: g-plane-a; hand: fear", ("boon g-plane-a", "exile fear hand")),
    ],
)
def test_free_cards_idols_and_boons_leave_the_main_action_open(position: str, lines: tuple[str, ...]) -> None:
    game = arnak(position)
    play(game, *lines)
    assert asks(game) == "turn"
    play(game, "pass")


@pytest.mark.ruling("5")
@pytest.mark.parametrize("side", ["", "+"])
@pytest.mark.parametrize(
    ("assistant", "answers"),
    [
        ("a-coins", ()),
        ("a-tablet", ()),
        ("a-boot-arrowhead", ("pay", "travel fear")),
        ("a-coin-arrowhead", ("pay", "choose 1")),
        ("a-exile", ("skip",)),
        ("a-draw", ("skip", "discard fear")),
        ("a-coin-plane", ("choose 1",)),
        ("a-compass-car", ("choose 2",)),
        ("a-compass-boat", ("choose 2",)),
        ("a-upgrade", ("skip",)),
        ("a-compass", ()),
    ],
)
def test_every_assistant_but_the_buying_one_is_a_free_action(
    assistant: str, side: str, answers: tuple[str, ...]
) -> None:
    game = arnak(f"assistants: {assistant}{side}; hand: fear; coin: 1; tablet: 1")
    play(game, f"use {assistant}", *[answer for answer in answers if not only_other_side(assistant, side, answer)])
    assert asks(game) == "turn"


def only_other_side(assistant: str, side: str, answer: str) -> bool:
    """Answers that only one side of an assistant asks for."""
    if side == "+":
        return assistant == "a-boot-arrowhead" or answer == "discard fear"
    return assistant == "a-coin-arrowhead" and answer == "choose 1"


@pytest.mark.ruling("5")
def test_hiring_a_pilot_is_no_action_of_its_own() -> None:
    game = arnak("coin: 6")
    assert "hire" not in options(game)
    play(game, "dig camp-coin 1")
    assert options(game) == ["hire"]


@pytest.mark.ruling("6")
def test_a_dig_inside_a_purchase_is_part_of_that_main_action() -> None:
    assert outcome(
        "compass: 3; artifacts: passage-shell", "buy passage-shell", "resolve", "dig camp-coin 1", "skip"
    ) == {
        "me.archaeologists": "-1",
        "me.play": "+passage-shell",
        "me.purse": "coin +2, compass -3",
        "row.artifacts": "+- -passage-shell",
        "sites.camp-coin.spaces": "+0 --",
        "asks": "after",
    }


@pytest.mark.ruling("6")
@pytest.mark.parametrize(
    ("position", "lines"),
    [
        ("hand: ostrich; deck: fear", ("play ostrich", "draw", "dig camp-coin 1")),
        ("hand: whip; artifacts: sundial", ("play whip", "buy sundial", "skip")),
        ("hand: idol-of-ara-anu; tablet: 1", ("play idol-of-ara-anu", "research magnifier 1-2")),
        ("hand: bear-trap; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat", ("play bear-trap", "overcome l1-1")),
    ],
)
def test_an_action_granted_by_a_card_needs_no_second_main_action(position: str, lines: tuple[str, ...]) -> None:
    game = arnak(position)
    play(game, *lines)
    assert options(game) == ["end-turn"]


@pytest.mark.ruling("7")
def test_the_last_player_left_takes_turn_after_turn_each_with_its_own_end() -> None:
    """The row is refilled and spare travel icons are lost before the next turn of the same player."""
    game = arnak("1 passed: yes; hand: gold-pan fear; coin: 1; items: rough-map; next_items: torch")
    play(game, "buy rough-map", "end-turn")
    state = RULES.encode(game)
    assert (to_decide(game), state["row"]["items"][0], state["row"]["items"][-1]) == (0, "ostrich", "torch")
    play(game, "dig camp-coin 1", "travel gold-pan")
    assert RULES.encode(game)["players"][0]["pool"]["icons"] == ["boat", "boat"]
    play(game, "end-turn")
    assert RULES.encode(game)["players"][0]["pool"] == {"icons": [], "needs": []}
    play(game, "dig camp-compass 1")
    assert asks(game) == "pay-travel"


@pytest.mark.ruling("8")
def test_no_effect_reaches_the_figures_of_another_player() -> None:
    game = arnak("hand: pathfinders-staff; tablet: 1; at: camp-coin; 1 at: camp-tablet l1-1; tiles: l1-1=s1-jewel")
    play(game, "play pathfinders-staff")
    assert {option.split()[1] for option in options(game) if option != "skip"} == {"camp-coin"}
    assert refusal(game, "relocate l1-1 camp-compass 1") == ("not-on-site", "52", {"archaeologist": 1})
    ocarina = arnak("hand: guardians-ocarina; tablet: 1; at: camp-coin; 1 at: camp-tablet")
    play(ocarina, "play guardians-ocarina")
    assert options(ocarina) == ["return camp-coin"]


@pytest.mark.ruling("8")
def test_no_effect_reaches_the_cards_guardians_and_assistants_of_another_player() -> None:
    mine = "hand: machete; 1 hand: fear hat; 1 play: torch; 1 guardians: g-plane-a; 1 assistants: a-coins a-exile!"
    game = arnak(mine)
    assert {"boon g-plane-a", "use a-coins"}.isdisjoint(options(game))
    play(game, "play machete")
    assert options(game) == ["exile machete play", "skip"]
    horn = arnak("hand: decorated-horn; tablet: 1; assistants: a-draw; 1 assistants: a-coins; supply: a-tablet - -")
    play(horn, "play decorated-horn")
    assert options(horn) == ["exchange a-draw a-tablet", "use a-draw"]


@pytest.mark.ruling("9")
def test_tokens_never_run_out() -> None:
    """27 coins and 9 jewels are in the box; all of them are out, and there are more."""
    given = "coin: 27; jewel: 9; crates: idol-exile; hand: fear"
    assert outcome(given, "slot slot-jewel", "pay")["me.purse"] == "coin -1, jewel +1"
    assert outcome(given, "dig camp-coin 1", "travel fear")["me.purse"] == "coin +2"


@pytest.mark.ruling("201", "108")
def test_passing_does_not_end_the_turn() -> None:
    game = arnak("hand: hat; crates: idol-exile")
    play(game, "pass", "play hat", "slot slot-arrowhead")
    purse = RULES.encode(game)["players"][0]["purse"]
    assert (to_decide(game), purse["coin"], purse["compass"], purse["arrowhead"]) == (0, 1, 1, 1)
    play(game, "end-turn")
    assert to_decide(game) == 1
