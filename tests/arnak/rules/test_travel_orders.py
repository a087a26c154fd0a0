"""Ruling 217 by brute force: in whatever order icons are laid and costs are paid, a slow matching agrees with the engine.

The reference knows nothing of the engine's pool. It keeps what happened in order and tries every icon for every need.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from digsite.arnak import RULES
from digsite.arnak.icons import bundle_of
from digsite.arnak.model import Game
from digsite.arnak.travel import PAY_TRAVEL, add_to_pool, owe, within_reach
from digsite.kernel.play import apply, legal_actions
from tests.arnak.table import arnak, asks, options

PAYS = {
    "boot": ("boot", "car", "boat", "plane"),
    "car": ("car", "plane"),
    "boat": ("boat", "plane"),
    "plane": ("plane",),
    "car-or-boat": ("car", "boat", "plane"),
}
ICONS = ("boot", "car", "boat", "plane")
COSTS = [list(cost) for size in (1, 2) for cost in combinations_with_replacement(PAYS, size)]
Event = tuple[str, tuple[str, ...]]  # "laid" with icons or "paid" with needs, in the order it happened


def payable(past: list[Event], needs: list[str], more: list[str]) -> bool:
    """Whether every cost of the turn, and then this one, can have been paid by icons laid before it, each used once."""
    events = [*past, ("laid", tuple(more)), ("paid", tuple(needs))]
    demands: list[tuple[str, int]] = []
    laid: list[str] = []
    for kind, names in events:
        if kind == "laid":
            laid += names
        else:
            demands += [(need, len(laid)) for need in names]
    return matched(demands, laid, frozenset())


def matched(demands: list[tuple[str, int]], laid: list[str], used: frozenset[int]) -> bool:
    if not demands:
        return True
    (need, before), rest = demands[0], demands[1:]
    fitting = [at for at in range(before) if at not in used and laid[at] in PAYS[need]]
    return any([matched(rest, laid, used | {at}) for at in fitting])


@pytest.mark.ruling("217")
def test_any_order_of_icons_and_costs_leaves_what_a_slow_matching_says() -> None:
    for seed in range(200):
        check_an_order(Random(seed))


def check_an_order(dice: Random) -> None:
    """Costs of up to two needs, laid for at the moment or from what lies there; every further cost is asked for each time."""
    game = arnak()
    me = game.players[0]
    past: list[Event] = []
    for _ in range(5):
        more = dice.choices(ICONS, k=dice.choice((0, 1, 1, 2)))
        cost = dice.choice(COSTS)
        if dice.random() < 0.5 and payable(past, cost, more):
            more = [] if payable(past, cost, []) else more  # nothing is laid for a cost that what lies there pays (27)
            owe(game, bundle_of(cost))
            assert game.stack.pop().effect is PAY_TRAVEL
            me.icons += bundle_of(more)
            past += [("laid", tuple(more)), ("paid", tuple(cost))]
        else:
            add_to_pool(me, bundle_of(more))
            past.append(("laid", tuple(more)))
        for wanted in COSTS:
            assert within_reach(game, bundle_of(wanted)) == payable(past, wanted, []), (past, wanted)


TRAVEL = {"airdrop": ["plane"], "fear": ["boot"], "journal": ["car", "boat"], "gold-pan": ["boat", "boat"]}
SOURCES = {**TRAVEL, "a-compass-boat": ["boat"], "g-boat": ["car"]}
NEEDS = {
    "dig camp-tablet 1": ["boot"],
    "dig camp-tablet 2": ["boot", "boot"],
    "dig l1-1 1": ["car"],
    "dig l1-3 1": ["boat"],
    "dig l1-7 1": ["plane"],
    "dig l2-2 1": ["boot", "plane"],
    "dig l2-3 1": ["boat", "car"],
}
TILES = "tiles: l1-1=s1-jewel l1-3=s1-coin-arrowhead l1-7=s1-coin-2tablet l2-2=s2-four-kinds l2-3=s2-arrowhead-jewel"
HELPERS = "assistants: a-boot-arrowhead a-compass-boat; guardians: g-compass-discard g-boat"
POSITION = f"players: 4; board: snake; {TILES}; {HELPERS}"


def could_lay(game: Game) -> list[str]:
    """What the player has not laid yet: cards, the boat of the assistant, the car of the guardian."""
    me = RULES.encode(game)["players"][0]
    names = [*me["hand"], *[one["id"] for one in me["assistants"] if one["ready"]]]
    names += [one["id"] for one in me["guardians"] if one["boon"]]
    return [icon for name in names for icon in SOURCES.get(name, [])]


def check_every_order(game: Game, past: list[Event], paying: list[str], seen: set[str]) -> int:
    """Every way to lay and to pay from here on; where a cost can begin, exactly those are offered that can be paid."""
    key = repr((past, paying, RULES.encode(game)))
    if key in seen:
        return 0
    seen.add(key)
    checked = 0
    if asks(game) == "turn":
        for dig, needs in NEEDS.items():
            assert (dig in options(game)) == payable(past, needs, could_lay(game)), (past, dig)
            checked += 1
    for action in legal_actions(game):
        notation = RULES.catalogue[action].notation
        words = notation.split()
        if words[0] not in ("use", "pay", "travel", "choose", "boon", "draw", "dig") or words[:2] == ["choose", "1"]:
            continue
        if words[0] == "dig" and notation not in NEEDS:
            continue
        after, then, owed = game.copy(), list(past), list(paying)
        apply(after, action)
        if words[0] == "travel":
            then.append(("laid", tuple(SOURCES[words[1]])))
        elif notation == "choose 2":
            then.append(("laid", ("boat",)))
        elif notation == "pay":
            owed = ["boot"]
        elif words[0] == "dig":
            owed = NEEDS[notation]
        if owed and not asks(after).startswith("pay-travel"):
            assert payable(then, owed, []), (then, owed)
            then.append(("paid", tuple(owed)))
            owed = []
        checked += check_every_order(after, then, owed, seen)
    return checked


@pytest.mark.ruling("217", "26", "27")
@pytest.mark.parametrize(
    "cards", ["hand: airdrop; deck: fear", "hand: journal; deck: fear", "hand: fear; deck: journal"]
)
def test_every_order_of_a_turn_offers_what_a_slow_matching_says(cards: str) -> None:
    assert check_every_order(arnak(f"{POSITION}; {cards}"), [], [], set()) > 100
