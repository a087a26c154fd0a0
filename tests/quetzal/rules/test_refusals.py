"""Every refusal: its code, the ruling, the page of the rulebook and what is missing.

Pages are those that the rulebook's text itself names: 8 for the activation chapter (with the placement lines of its
locations), 10 for deliveries, 11 for the end and for two players, 12 for the upgrades. Rules from elsewhere have none.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import digsite.quetzal
from digsite.kernel.errors import IllegalAction
from digsite.kernel.play import to_decide
from digsite.kernel.record import Record
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from tests.quetzal.rules.helpers import LAST
from tests.quetzal.table import play, quetzal

TWO = "players: 2; automaton: 1"
BOTH = "upgrades: reroll_two reroll_all"
VILLAGE = f"{LAST}; at: village/1:b"


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
    Refused(LAST, "", "visit camp 1 0 0 0", "game-over", "R-03", 11),
    Refused("", "", "visit camp 1 0 0 0", "not-your-decision", "R-02", None, seat=1),
    Refused("coins: 9; 1 coins: 9; 1 upgrades: coins_to_vp", "", "exchange coins_to_vp", "not-your-decision", "R-02", None, seat=1),
    Refused("", "", "sell mummy_vp", "not-now", "R-01", None),
    Refused("upgrades: reroll_two", "", "reroll black", "not-now", "R-01", None),
    Refused(f"{LAST}; at: ship_1:b1; hand: mummy_vp", "", "visit camp 1 0 0 0", "not-now", "R-01", None),
    Refused("phase: roll; pool: u6 uc", "", "done", "not-now", "R-01", None),
)
ROLLING = (
    Refused("phase: roll; upgrades: reroll_two", "", "reroll-all", "not-owned", "R-12", 12),
    Refused("phase: roll; upgrades: reroll_all", "", "reroll black", "not-owned", "R-12", 12),
    Refused(f"phase: roll; {BOTH}; pool: b6 c", "reroll black, done, * roll 0 black", "reroll black", "already-used", "R-12", 12),
    Refused(f"phase: roll; {BOTH}; pool: b6 c", "reroll-all, * roll 0 black black black black black black flat", "reroll-all", "already-used", "R-12", 12),
    Refused("phase: roll; upgrades: reroll_two; pool: b6 c", "", "reroll white", "too-few-meeples", "R-12", 12, {"white": 1}),
    Refused("phase: roll; upgrades: reroll_two; pool: b1 w5 c", "reroll black", "reroll black", "too-few-meeples", "R-12", 12, {"black": 1}),
    Refused("phase: roll; upgrades: reroll_two; pool: b6 c", "reroll character", "reroll character", "too-few-meeples", "R-12", 12, {"character": 1}),
    Refused("pool: b2", "visit camp 1 0 0 0", "reroll white", "too-few-meeples", "R-32", 8, {"white": 1}),
    Refused("pool: b2 c", "visit camp 0 0 0 1", "reroll character", "too-few-meeples", "R-32", 8, {"character": 1}),
)
PLACING = (
    Refused("", "", "skip", "must-place", "R-15", None),
    Refused("", "", "done", "must-place", "R-15", None),
    Refused("coins: 2", "", "place temple 1 white", "cannot-pay", "R-23", 8, {"coin": 3}),
    Refused("coins: 3; upgrades: temple_discount", "", "place temple 1 white", "cannot-pay", "R-23", 8, {"coin": 1}),
    Refused("", "", "place village 1 black", "cannot-pay", "R-23", 8, {"coin": 2}),
    Refused("coins: 9; 1 at: temple/2:w", "", "place temple 2 white", "space-taken", "R-25", None),
    Refused("coins: 9; at: village/1:b", "", "place village 1 black", "space-taken", "R-25", None),
    Refused("marker: 1; 2 at: stela:w", "", "place stela 1 white", "space-taken", "R-25", None),
    Refused(f"{TWO}; coins: 9", "", "place temple 5 white", "space-taken", "R-25", None),
    Refused(f"{TWO}; coins: 9", "", "place village 3 black", "space-covered", "R-66", 11),
    Refused("", "", "place stela 1 white", "holds-marker", "R-28", 8),
    Refused("marker: 1", "", "place stela 1 black", "wrong-role", "R-28", 8),
    Refused("coins: 9", "", "place temple 1 black", "wrong-role", "R-29", 8),
    Refused("coins: 9", "", "place village 1 white", "wrong-role", "R-29", 8),
    Refused("coins: 9; pool: b1", "", "place temple 1 white", "too-few-meeples", "R-23", None, {"white": 1}),
    Refused("coins: 9; pool: b1", "", "place village 1 either", "too-few-meeples", "R-23", None, {"either": 1}),
    Refused("flags: several_unique_spaces_per_player; coins: 9; at: temple/2:w", "", "place temple 3 white", "over-limit", "R-26", None),
    Refused("coins: 3; pool: b3", "", "visit harbor_office 3 0 0 0", "cannot-pay", "R-33", 8, {"coin": 3}),
    Refused("pool: b1 w1", "", "visit camp 2 1 1 1", "too-few-meeples", "R-33", None, {"black": 1, "either": 1, "character": 1}),
    Refused("flags: free_location_many_meeples_per_turn; pool: b2", "", "visit camp 2 0 0 0", "over-limit", "R-33", None),
)
BIDDING = (
    Refused("players: 3", "", "bid ship_2 adventurer 1 0 0", "space-covered", "R-34", None),
    Refused(TWO, "", "bid ship_2 adventurer 1 0 0", "space-covered", "R-34", 11),
    Refused("at: quarry:b1", "", "bid quarry adventurer 2 0 0", "own-bid", "R-22", None),
    Refused("", "", "bid black_market archaeologist 1 0 0", "wrong-role", "R-17", 8),
    Refused("", "", "bid black_market any 0 0 1", "wrong-role", "R-17", 8),
    Refused("1 at: quarry:b1", "", "bid quarry archaeologist 2 0 0", "wrong-role", "R-18", None),
    Refused("", "", "bid quarry adventurer 0 0 1", "wrong-role", "R-19", None),
    Refused("pool: b1 w1", "", "bid quarry adventurer 3 1 1", "too-few-meeples", "R-17", None, {"black": 2, "either": 1, "character": 1}),
    Refused("pool: b1 w1", "", "bid quarry any 0 0 1", "too-few-meeples", "R-17", None, {"character": 1}),
    Refused("1 at: quarry:b3; pool: b3", "", "bid quarry adventurer 2 0 0", "not-more-meeples", "R-18", None, {"meeple": 2}),
    Refused("1 at: quarry:c", "", "bid quarry archaeologist 1 0 0", "not-more-meeples", "R-18", None, {"meeple": 1}),
)
ACTIVATING = (
    Refused(f"{LAST}; at: temple/5:w; temple: mummy_vp", "", "take mummy_coin", "not-on-display", "R-38", 8),
    Refused(f"{LAST}; at: temple/5:w; temple: mummy_vp", "", "skip", "must-take", "R-38", 8),
    Refused(f"{LAST}; at: temple/3:w; upgrades: temple_extra_draw; temple: mummy_vp; deck: weapon_vp tablet_vp", "take mummy_vp", "keep mummy_vp", "not-drawn", "R-67", 12),
    Refused(f"{LAST}; at: black_market:b1; hand: mummy_vp", "", "sell mummy_coin", "not-in-hand", "R-53", 8),
    Refused(f"{VILLAGE}; village: mixed_trio", "", "take coins_5", "not-on-display", "R-68", 8),
    Refused(f"{VILLAGE}; village: mixed_trio", "", "done", "must-take", "R-68", 8),
    Refused(f"{LAST}; at: ship_1:b1; hand: mummy_vp", "", "deliver mummy_coin", "not-in-hand", "R-54", 10),
    Refused(f"{LAST}; at: ship_1:b1; hand: mummy_vp", "deliver mummy_vp", "deliver mummy_vp", "not-in-hand", "R-54", 10),
    Refused(f"{LAST}; at: harbor_office:b1; hand: mummy_none mummy_none mummy_none mummy_vp", "deliver mummy_none, deliver mummy_none, deliver mummy_none", "deliver mummy_vp", "over-limit", "R-54", 10),
)
UPGRADES = (
    Refused(f"{VILLAGE}; upgrades: mixed_trio pottery_trio; village: weapon_trio", "take weapon_trio", "drop reroll_two", "not-owned", "R-48", 12),
    Refused(f"flags: over_limit_may_discard_new_tile; {VILLAGE}; upgrades: mixed_trio pottery_trio; village: weapon_trio", "take weapon_trio", "drop weapon_trio", "newest-stays", "R-48", 12),
    Refused("coins: 9", "", "exchange coins_to_vp", "not-owned", "R-45", 12),
    Refused("coins: 1; upgrades: coins_to_vp", "", "exchange coins_to_vp", "cannot-pay", "R-45", 12, {"coin": 1}),
    Refused("upgrades: coins_to_discovery", "", "exchange coins_to_discovery", "cannot-pay", "R-45", 12, {"coin": 3}),
    Refused("coins: 9; discovery: 12; upgrades: coins_to_discovery", "", "exchange coins_to_discovery", "no-effect", "R-45", 12),
    Refused(f"{LAST}; at: ship_1:b1; coins: 9; upgrades: coins_to_vp; hand: mummy_vp", "deliver mummy_vp", "exchange coins_to_vp", "not-now", "R-45", 12),
    Refused("flags: any_time_exchange_until_final_scoring; phase: roll; coins: 9; upgrades: coins_to_vp reroll_all", "", "exchange coins_to_vp", "not-now", "R-45", 12),
)
# fmt: on
REFUSED = (*TURNS, *ROLLING, *PLACING, *BIDDING, *ACTIVATING, *UPGRADES)


@pytest.mark.parametrize("refused", REFUSED, ids=lambda refused: f"{refused.code}: {refused.action} ({refused.given})")
def test_an_impossible_action_is_refused_with_its_reason(refused: Refused) -> None:
    game = quetzal(refused.given)
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


@pytest.mark.parametrize(
    "refused", [one for one in REFUSED if one.seat is None], ids=lambda one: f"{one.action} ({one.given})"
)
def test_a_session_refuses_it_too_with_nothing_changed(refused: Refused) -> None:
    game = quetzal(refused.given)
    play(game, *[line for line in refused.do.split(", ") if line])
    session = Session(
        RULES, game, Record(RULES.name, RULES.version, RULES.options_of(game), ["player"] * RULES.seats(game))
    )
    before, action = RULES.encode(session.game), RULES.catalogue.find(refused.action)
    assert action is not None
    with pytest.raises(IllegalAction) as raised:
        session.act(action)
    assert raised.value.refusal.code == refused.code
    assert (RULES.encode(session.game), session.record.steps) == (before, [])


def codes_of_the_rules() -> set[str]:
    """Every code that the source of the rules builds a refusal with."""
    codes: set[str] = set()
    for file in Path(digsite.quetzal.__file__).parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                codes |= texts(tree, node.args[0])
    return codes - {""}


def texts(tree: ast.Module, expression: ast.expr) -> set[str]:
    """The texts an expression can be: itself, its branches, what its name is assigned, what its function returns."""
    if isinstance(expression, ast.Constant):
        return {str(expression.value)}
    if isinstance(expression, ast.IfExp):
        return texts(tree, expression.body) | texts(tree, expression.orelse)
    if isinstance(expression, ast.Call):
        assert isinstance(expression.func, ast.Name), ast.dump(expression)
        bodies = [
            node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == expression.func.id
        ]
        values = [
            node.value for body in bodies for node in ast.walk(body) if isinstance(node, ast.Return) and node.value
        ]
    else:
        assert isinstance(expression, ast.Name), ast.dump(expression)
        values = [node.value for node in ast.walk(tree) if isinstance(node, ast.Assign) and names(node, expression.id)]
    assert values, f"where does {ast.unparse(expression)} come from?"
    return set().union(*[texts(tree, value) for value in values])


def names(node: ast.Assign, name: str) -> bool:
    return any([isinstance(target, ast.Name) and target.id == name for target in node.targets])


def test_every_refusal_code_of_the_rules_is_among_those_tested_here() -> None:
    tested = {refused.code for refused in REFUSED}
    assert codes_of_the_rules() - tested == set()
    assert tested - codes_of_the_rules() == set()


def test_the_codes_that_the_protocol_promises_exist() -> None:
    promised = [
        "wrong-role",
        "too-few-meeples",
        "not-more-meeples",
        "own-bid",
        "space-taken",
        "holds-marker",
        "over-limit",
    ]
    assert {*promised, "cannot-pay", "game-over", "not-your-decision"} <= codes_of_the_rules()
