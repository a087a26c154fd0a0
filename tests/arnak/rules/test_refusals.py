"""Every refusal: its code, the ruling, the page of the rulebook and what is missing."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import digsite.arnak
from digsite.arnak import RULES
from digsite.kernel.play import to_decide
from tests.arnak.table import arnak, play

TWO_OPEN = "tiles: l1-1=s1-jewel l1-3=s1-coin-arrowhead"
GUARDED = "tiles: l1-1=s1-jewel; wardens: l1-1=g-boat"
CROWN = f"hand: guardians-crown; tablet: 1; at: l1-1 camp-tablet; {TWO_OPEN}; wardens: l1-1=g-boat l1-3=g-car"


@dataclass(frozen=True)
class Refused:
    """In a position, after actions (separated by commas), one more is refused."""

    given: str
    do: str
    action: str
    code: str
    rule: str | None
    page: int | None
    missing: dict[str, int] = field(default_factory=dict)
    seat: int | None = None


# fmt: off
TURNS = (
    Refused("round: 5; 1 passed: yes", "pass, end-turn", "pass", "game-over", "1", 7),
    Refused("", "", "pass", "not-your-decision", "4", 8, seat=1),
    Refused("1 hand: hat", "", "play hat", "not-your-decision", "4", 8, seat=1),
    Refused("", "", "end-turn", "main-action-required", "2", 8),
    Refused("", "pass", "pass", "main-action-used", "2", 8),
    Refused("hand: fear", "pass", "dig camp-coin 1", "main-action-used", "2", 8),
    Refused("assistants: a-buyer; coin: 3", "pass", "use a-buyer", "main-action-used", "2", 8),
    Refused("", "", "continue", "not-now", "4", 8),
    Refused("hand: trowel; compass: 1", "play trowel", "end-turn", "not-now", "4", 8),
    Refused("hand: hat fear", "dig camp-coin 1", "play hat", "not-now", "4", 8),
)
COSTS = (
    Refused("hand: trowel; crates: idol-exile", "play trowel", "pay", "cannot-pay", "11", 24, {"compass": 1}),
    Refused("hand: parrot; crates: idol-exile", "play parrot", "pay", "cannot-pay", "11", 24, {"card": 1}),
    Refused("hand: traders-coins; tablet: 1; arrowhead: 1", "play traders-coins", "upgrade tablet", "cannot-pay", "19", 24, {"tablet": 1}),
    Refused("hand: traders-coins; tablet: 2", "play traders-coins", "upgrade arrowhead", "cannot-pay", "19", 24, {"arrowhead": 1}),
    Refused("hand: army-knife", "play army-knife, choose 2", "choose 2", "option-taken", "161", 22),
    Refused("assistants: a-coin-plane", "use a-coin-plane", "choose 3", "no-such-option", None, None),
    Refused("hand: parrot fear", "play parrot, pay", "discard hat", "not-in-hand", "13", 24),
    Refused("assistants: a-draw; hand: fear", "use a-draw, skip", "discard hat", "not-in-hand", "13", 24),
)
TRAVEL = (
    Refused("hand: gold-pan", "", "travel gold-pan", "useless-travel", "27", 9),
    Refused("coin: 2", "", "hire", "useless-travel", "27", 9),
    Refused("hand: fear funding-car; tiles: l1-1=s1-jewel", "dig l1-1 1", "travel fear", "useless-travel", "27", 9),
    Refused("hand: fear", "dig camp-coin 1", "travel hat", "not-in-hand", "24", 9),
    Refused("hand: fear", "dig camp-coin 1", "travel g-boat", "no-guardian", "56", 11),
    Refused("hand: fear; guardians: g-boat!", "dig camp-coin 1", "travel g-boat", "boon-used", "56", 11),
    Refused("hand: fear; guardians: g-4coin", "dig camp-coin 1", "travel g-4coin", "useless-travel", "27", 9),
    Refused("hand: fear", "dig camp-coin 1", "travel a-coin-plane", "no-assistant", "103", 16),
    Refused("hand: fear; assistants: a-coin-plane!", "dig camp-coin 1", "travel a-coin-plane", "assistant-exhausted", "103", 16),
    Refused("hand: fear; assistants: a-coins", "dig camp-coin 1", "travel a-coins", "useless-travel", "27", 9),
    Refused("hand: fear; coin: 1", "dig camp-coin 1", "hire", "cannot-pay", "24", 9, {"coin": 1}),
)
SITES = (
    Refused("hand: funding-car", "", "dig l1-1 1", "not-discovered", "32", 9),
    Refused("hand: fear; at: camp-coin camp-tablet", "", "dig camp-jewel 1", "no-archaeologist", "33", 9, {"archaeologist": 1}),
    Refused("hand: gold-pan", "", "dig camp-coin 2", "space-blocked", "34", 9),
    Refused("hand: fear; 1 at: camp-coin", "", "dig camp-coin 1", "space-occupied", "32", 9),
    Refused("", "", "dig camp-coin 1", "cannot-travel", "32", 9, {"boot": 1}),
    Refused("players: 4", "", "dig camp-coin 2", "cannot-travel", "32", 9, {"boot": 2}),
    Refused("hand: fear; tiles: l2-1=s2-four-kinds", "", "dig l2-1 1", "cannot-travel", "32", 9, {"car": 2}),
    Refused("hand: hat; compass: 9; tiles: l1-3=s1-jewel", "", "discover l1-3", "already-discovered", "40", 10),
    Refused("hand: hat; compass: 3; at: camp-coin camp-tablet", "", "discover l1-3", "no-archaeologist", "33", 9, {"archaeologist": 1}),
    Refused("hand: hat; compass: 1", "", "discover l1-3", "cannot-pay", "40", 10, {"compass": 2}),
    Refused("hand: fear; compass: 4", "", "discover l2-3", "cannot-pay", "40", 10, {"compass": 2, "boat": 2}),
    Refused("hand: fear; compass: 3", "", "discover l1-3", "cannot-travel", "40", 10, {"boat": 1}),
    Refused(f"hand: passage-shell; tablet: 1; {TWO_OPEN}", "play passage-shell", "dig l1-1 1", "wrong-site", "183", 24),
    Refused(f"hand: lantern; {TWO_OPEN}", "play lantern", "activate l1-1", "wrong-site", "49", 24),
    Refused(f"hand: binoculars; {TWO_OPEN}", "play binoculars", "activate l1-2", "not-discovered", "49", 24),
    Refused("hand: dog; 1 at: camp-coin", "play dog", "activate camp-coin", "site-occupied", "47", 24),
    Refused("hand: tent; at: camp-coin", "play tent", "activate camp-tablet", "not-on-site", "48", 24, {"archaeologist": 1}),
    Refused("hand: tent; at: camp-coin l2-1; tiles: l2-1=s2-four-kinds; compass: 1", "play tent", "activate l2-1", "cannot-pay", "169", 24, {"compass": 1}),
    Refused("hand: star-charts; tablet: 1; coin: 1", "play star-charts, pay, activate camp-coin", "activate camp-coin", "wrong-site", "185", 24),
    Refused(f"hand: pathfinders-sandals; tablet: 1; at: camp-coin; {TWO_OPEN}", "play pathfinders-sandals", "relocate camp-coin l1-1 1", "wrong-site", "184", 22),
    Refused("hand: pathfinders-sandals; tablet: 1; at: camp-coin", "play pathfinders-sandals", "relocate camp-coin camp-coin 2", "wrong-site", "51", 24),
    Refused("hand: pathfinders-sandals; tablet: 1; at: camp-coin", "play pathfinders-sandals", "relocate camp-coin camp-tablet 2", "space-blocked", "34", 24),
    Refused("hand: pathfinders-sandals; tablet: 1; at: camp-coin; 1 at: camp-tablet", "play pathfinders-sandals", "relocate camp-coin camp-tablet 1", "space-occupied", "51", 24),
    Refused("hand: pathfinders-sandals; tablet: 1; at: camp-coin", "play pathfinders-sandals", "relocate camp-tablet camp-jewel 1", "not-on-site", "52", 24, {"archaeologist": 1}),
    Refused("hand: pathfinders-staff; tablet: 1; at: camp-coin", "play pathfinders-staff", "relocate camp-coin l1-1 1", "not-discovered", "51", 24),
    Refused("hand: pathfinders-sandals; tablet: 1; at: camp-coin", "play pathfinders-sandals", "relocate camp-coin 2 camp-jewel 1", "no-second-figure", "51", 24),
    Refused("players: 4; hand: pathfinders-sandals; tablet: 1; at: camp-coin camp-coin/2", "play pathfinders-sandals", "relocate camp-coin 2 camp-coin 1", "wrong-site", "51", 24),
    Refused("hand: guardians-ocarina; tablet: 1; at: camp-coin", "play guardians-ocarina", "return camp-coin 2", "no-second-figure", "180", 22),
    Refused("hand: guardians-ocarina; tablet: 1; at: camp-coin", "play guardians-ocarina", "return camp-tablet", "not-on-site", "180", 22, {"archaeologist": 1}),
)
GUARDIANS_AND_IDOLS = (
    Refused("at: camp-coin", "", "overcome camp-coin", "no-guardian", "54", 11),
    Refused(f"arrowhead: 1; hand: hat; {GUARDED}", "", "overcome l1-1", "not-on-site", "54", 11, {"archaeologist": 1}),
    Refused(f"at: l1-1; hand: hat; {GUARDED}", "", "overcome l1-1", "cannot-pay", "54", 11, {"arrowhead": 1}),
    Refused(f"at: l1-1; hand: fear; {GUARDED}", "", "overcome l1-1", "cannot-pay", "54", 11, {"arrowhead": 1, "boat": 1}),
    Refused(f"at: l1-1; arrowhead: 1; hand: fear; {GUARDED}", "", "overcome l1-1", "cannot-travel", "54", 11, {"boat": 1}),
    Refused(f"hand: war-club; tablet: 1; at: l1-1; {GUARDED}", "play war-club", "overcome l1-3", "no-guardian", "55", 24),
    Refused(f"hand: war-club; tablet: 1; at: l1-1; {GUARDED} camp-coin=g-car", "play war-club", "overcome camp-coin", "not-on-site", "55", 24, {"archaeologist": 1}),
    Refused(f"hand: bear-trap; 1 at: l1-1; {GUARDED} camp-coin=g-car", "play bear-trap", "overcome l1-1", "site-occupied", "162", 22),
    Refused(CROWN, "play guardians-crown", "move camp-tablet camp-coin", "no-guardian", "179", 22),
    Refused(CROWN, "play guardians-crown", "move l1-3 camp-coin", "not-on-site", "179", 22, {"archaeologist": 1}),
    Refused(CROWN, "play guardians-crown", "move l1-1 l1-2", "not-discovered", "179", 22),
    Refused(CROWN, "play guardians-crown", "move l1-1 l1-3", "site-guarded", "60", 22),
    Refused(CROWN, "play guardians-crown", "move l1-1 camp-tablet", "site-occupied", "179", 22),
    Refused("", "", "boon g-4coin", "no-guardian", "56", 11),
    Refused("guardians: g-4coin!; tablet: 1", "", "boon g-4coin", "boon-used", "56", 11),
    Refused("guardians: g-boat", "", "boon g-boat", "useless-travel", "216", 11),
    Refused("guardians: g-4coin", "", "boon g-4coin", "no-effect", "222", 23),
    Refused("", "", "slot slot-draw", "no-idol", "62", 11, {"idol": 1}),
    Refused("slots: idol-refresh idol-refresh idol-upgrade idol-upgrade; crates: idol-exile", "", "slot slot-draw", "slots-full", "62", 11),
    Refused("hand: stone-key; tablet: 1; slots: idol-refresh", "play stone-key", "unslot 2", "no-idol", "186", 11),
)
CARDS = (
    Refused("", "", "play hat", "not-in-hand", "74", 13),
    Refused("", "", "play machete", "not-in-hand", "74", 13),
    Refused("", "", "play watch pass", "not-in-hand", "174", 24),
    Refused("hand: fear", "", "play fear", "no-effect", "78", 8),
    Refused("hand: watch", "", "play watch", "choose-half", "174", 24),
    Refused("hand: war-mask", "", "play war-mask", "cannot-pay", "76", 13, {"tablet": 1}),
    Refused("hand: axe", "play axe", "exile hat hand", "not-in-hand", "84", 13),
    Refused("hand: axe", "play axe", "exile hat play", "not-in-play-area", "84", 13),
    Refused("coin: 9", "", "buy theodolite", "not-in-row", "67", 12),
    Refused("coin: 9", "", "buy fear", "not-in-row", "67", 12),
    Refused("coin: 1; items: brush", "", "buy brush", "cannot-pay", "67", 12, {"coin": 2}),
    Refused("compass: 1; artifacts: war-mask", "", "buy war-mask", "cannot-pay", "67", 12, {"compass": 2}),
    Refused("hand: whip; coin: 9; items: brush", "play whip", "buy brush", "wrong-kind", "67", 12),
    Refused("hand: airdrop; artifacts: war-mask", "play airdrop", "take war-mask", "wrong-kind", "22", 24),
    Refused("hand: airdrop", "play airdrop", "take theodolite", "not-in-row", "22", 24),
    Refused("hand: ornate-hammer; tablet: 1", "play ornate-hammer", "take theodolite", "not-in-exile", "182", 22),
    Refused("hand: obsidian-earring; tablet: 1", "play obsidian-earring", "announce 3", "bad-number", "176", 22),
    Refused("hand: obsidian-earring; tablet: 1", "play obsidian-earring", "announce 0", "bad-number", "176", 22),
    Refused("hand: crystal-earring; tablet: 1; deck: fear axe hat", "play crystal-earring, announce 2", "keep hat", "not-drawn", "175", 22),
    Refused("hand: crystal-earring; tablet: 1; deck: fear axe hat", "play crystal-earring, announce 2, keep axe", "top hat", "not-drawn", "175", 22),
    Refused("hand: obsidian-earring; tablet: 1; deck: fear axe hat", "play obsidian-earring, announce 2", "keep fear", "not-drawn", "176", 22),
    Refused("hand: fear; 1 passed: yes", "pass, end-turn", "lay hat", "not-in-hand", "111", 17),
)
RESEARCH = (
    Refused("jewel: 9", "", "research magnifier 2-1", "not-connected", "86", 14),
    Refused("tablet: 1", "", "research magnifier 1-1", "cannot-pay", "86", 14, {"compass": 1, "arrowhead": 1}),
    Refused("jewel: 9", "", "research notebook 1-2", "notebook-limit", "90", 14),
    Refused("magnifier: temple; notebook: 7-1", "", "research notebook temple", "notebook-limit", "90", 15),
    Refused("board: snake; magnifier: 3-1; slots: idol-refresh", "", "research magnifier 4-1", "cannot-pay", "131", 19, {"idol": 1}),
    Refused("magnifier: 1-1; hand: journal", "play journal", "research magnifier 2-1", "wrong-token", "166", 22),
    Refused("magnifier: temple; notebook: 6-1; jewel: 1; hand: journal", "play journal", "temple bronze-middle", "wrong-token", "166", 22),
    Refused("magnifier: 7-1; jewel: 1", "", "temple bronze-middle", "not-in-temple", "97", 15),
    Refused("magnifier: temple; jewel: 1; temple_tiles: bronze-middle=0", "", "temple bronze-middle", "stack-empty", "99", 15),
    Refused("magnifier: temple; coin: 1", "", "temple gold", "cannot-pay", "98", 15, {"compass": 1, "tablet": 2, "arrowhead": 1, "jewel": 1}),
    Refused("magnifier: 7-1; coin: 1; compass: 1; jewel: 1; stack: bonus-coin bonus-draw", "research magnifier temple", "take bonus-exile", "no-such-tile", "96", 15),
    Refused("board: snake; magnifier: 6-1; coin: 1; tablet: 1; arrowhead: 1; bonus: 7-1=bonus-coin,bonus-draw", "research magnifier 7-1, bonus", "take bonus-exile", "no-such-tile", "135", 19),
    Refused("magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-; items: hat", "research notebook 6-1", "take hat", "wrong-kind", "93", 24),
    Refused("magnifier: 6-1; notebook: 5-1; compass: 1; jewel: 1; bonus: 6-1=-", "research notebook 6-1", "take sundial", "not-in-row", "93", 24),
)
ASSISTANTS = (
    Refused("", "", "use a-coins", "no-assistant", "102", 16),
    Refused("", "", "use a-buyer", "no-assistant", "102", 16),
    Refused("assistants: a-coins!", "", "use a-coins", "assistant-exhausted", "103", 16),
    Refused("assistants: a-buyer!", "", "use a-buyer", "assistant-exhausted", "103", 16),
    Refused("assistants: a-upgrade", "", "use a-upgrade", "no-effect", "222", 23),
    Refused("magnifier: 1-1; jewel: 1; supply: a-coins,a-draw - -", "research notebook 1-2", "take a-draw", "no-assistant", "102", 16),
    Refused("board: snake; magnifier: 3-1; crates: idol-exile; rescue: a-coins", "research magnifier 4-1", "take a-draw", "no-assistant", "102", 16),
    Refused("magnifier: 3-1; notebook: 2-1; tablet: 2; arrowhead: 1; assistants: a-coins a-draw+", "research notebook 3-1", "promote a-draw", "already-gold", "104", 16),
    Refused("magnifier: 3-1; notebook: 2-1; tablet: 2; arrowhead: 1; assistants: a-coins", "research notebook 3-1", "promote a-draw", "no-assistant", "102", 16),
    Refused("hand: ceremonial-rattle; tablet: 1; assistants: a-coins! a-draw", "play ceremonial-rattle", "refresh a-draw", "already-ready", "19", 24),
    Refused("hand: ceremonial-rattle; tablet: 1; assistants: a-coins!", "play ceremonial-rattle", "refresh a-draw", "no-assistant", "102", 16),
    Refused("hand: coconut-flask; tablet: 1; supply: a-coins,a-draw - -", "play coconut-flask", "borrow a-draw", "no-assistant", "137", 22),
    Refused("hand: decorated-horn; tablet: 1; assistants: a-exile; supply: a-coins,a-draw - -", "play decorated-horn", "exchange a-exile a-draw", "no-assistant", "178", 22),
)
# fmt: on
REFUSED = (*TURNS, *COSTS, *TRAVEL, *SITES, *GUARDIANS_AND_IDOLS, *CARDS, *RESEARCH, *ASSISTANTS)


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: f"{refused.code}: {refused.action} ({refused.given})")
def test_an_impossible_action_is_refused_with_its_reason(refused: Refused) -> None:
    game = arnak(refused.given)
    play(game, *[line for line in refused.do.split(", ") if line])
    before = RULES.encode(game)
    action = RULES.catalogue.find(refused.action)
    decider = to_decide(game)
    assert action is not None
    seat = refused.seat if refused.seat is not None else decider if decider is not None else 0
    answer = RULES.why(game, seat, action)
    assert answer is not None
    assert (answer.code, answer.rule, answer.page) == (refused.code, refused.rule, refused.page)
    assert (answer.missing or {}) == refused.missing
    assert RULES.encode(game) == before


def codes_of_the_rules() -> set[str]:
    """Every code that the source of the rules builds a refusal with."""
    codes: set[str] = set()
    for file in Path(digsite.arnak.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                codes |= texts(tree, node.args[0])
    return codes


def texts(tree: ast.Module, expression: ast.expr) -> set[str]:
    """The texts an expression can be: itself, its branches, or what is assigned to the name it is."""
    if isinstance(expression, ast.Constant):
        return {str(expression.value)}
    if isinstance(expression, ast.IfExp):
        return texts(tree, expression.body) | texts(tree, expression.orelse)
    assert isinstance(expression, ast.Name), ast.dump(expression)
    named = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any([isinstance(target, ast.Name) and target.id == expression.id for target in node.targets])
    ]
    assert named, f"where does {expression.id} come from?"
    return set().union(*[texts(tree, value) for value in named])


def test_every_refusal_code_of_the_rules_is_among_those_tested_here() -> None:
    tested = {refused.code for refused in REFUSED}
    assert codes_of_the_rules() - tested == set()
    assert tested - codes_of_the_rules() == set()
