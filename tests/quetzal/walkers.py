"""Who plays the games under test: a uniform player, and an eager one that gets to the deep ends of the game."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from digsite.kernel.chance import Dice
from digsite.kernel.session import Session
from digsite.quetzal import RULES, verbs
from digsite.quetzal.box import IMMEDIATE, PRINTED_UPGRADES
from digsite.quetzal.flags import NO_OTHER_VALUE
from digsite.quetzal.flags import OTHERS as OTHER_VALUES

Options = dict[str, Any]

OTHERS: Final = {name: value for name, value in OTHER_VALUES.items() if name not in NO_OTHER_VALUE}
# Another box: a longer track, other cards, prices and odds, two kinds of immediate tiles that do several things.
OWN_BOX: Final[Options] = {
    "discovery_track": {
        "length": 14,
        "space": [
            {"index": 3, "kind": "draw_upgrade", "amount": 2},
            {"index": 13, "kind": "coins", "amount": 4},
            {"index": 14, "kind": "draw_upgrade", "amount": 1},
        ],
    },
    "meeple": {"odds_team": {"black": 1, "white": 1, "side": 2, "standing": 2}, "standing_coin": 2},
    "artifact_type": [{"id": "pottery", "count": 20}, {"id": "mummy", "count": 10}],
    "artifact_variant": [
        {"type": "pottery", "bonus": "none", "copies": 11},
        {"type": "mummy", "bonus": "vp", "copies": 3},
    ],
    "upgrade": [
        {"id": "reroll_all", "copies": 1},
        {"id": "tablet_coins", "copies": 0},
        {"id": "coins_5", "copies": 2, "params": {"coins": 2, "vp": 1, "discovery": 2}},
        {"id": "discovery_1", "copies": 3},
    ],
    "location": {
        "village": {"roles": ["adventurer", "archaeologist"], "covered_in_2p": 1},
        "temple": {"space": [{"index": 5, "cost": 0, "draw": 1}]},
        "quarry": {"bonus": "none"},
        "harbor_office": {"cost_per_meeple": 0},
    },
    "automaton_card": [{"id": 1, "temple": [1, 2, 3], "surrounding_meeples": 2}],
}

# What else an edition can say: several rewards on a space, further kinds of tiles of every sort, copies with different
# points, another Village, display and number of ships for two.
WIDE_BOX: Final[Options] = {
    "discovery_track": {
        "space": [
            {"index": 1, "kind": ["coins", "vp"], "amount": [2, 1]},
            {"index": 3, "kind": ["draw_upgrade", "coins"], "amount": [1, 1]},
            {"index": 5, "kind": ["vp", "draw_upgrade", "coins"], "amount": [2, 2, 3]},
        ]
    },
    "upgrade": [
        {"id": "reroll_two", "end_vp": [3, 1]},
        {"id": "temple_discount", "copies": 1},
        {"id": "mixed_trio", "copies": 1},
        {"id": "extra_delivery", "copies": 1},
        {"id": "coins_to_vp", "end_vp": [0, 2]},
        {"id": "pottery_trio", "copies": 1},
        {"id": "coins_to_discovery", "copies": 1},
        {"id": "weapon_trio", "copies": 0},
        {"id": "coins_5", "copies": 3, "end_vp": [1, 4, 2]},
        {"id": "discovery_1", "copies": 0},
        {"id": "extra_1", "name": "Map", "effect": "immediate", "copies": 1, "end_vp": 0, "params": {"vp": 2, "discovery": 2}},
        {"id": "extra_2", "name": "Guide", "effect": "temple_discount", "copies": 1, "end_vp": 1, "params": {"discount": 2}},
        {"id": "extra_3", "name": "Banker", "effect": "coins_to_vp", "copies": 1, "end_vp": 0, "params": {"pay_coins": 3, "vp": 2}},
        {"id": "extra_4", "name": "Scout", "effect": "coins_to_discovery", "copies": 1, "end_vp": 0, "params": {"pay_coins": 2, "discovery": 1}},
        {"id": "extra_5", "name": "Trophy", "effect": "points", "copies": 1, "end_vp": 5},
        {"id": "extra_6", "name": "Mule", "effect": "extra_delivery", "copies": 1, "end_vp": 1, "params": {"extra_cards": 2}},
    ],
    "location": {"village": {"covered_in_2p": [], "tiles_in_2p": 3}, "ship": {"open_in_2p": 2}},
}  # fmt: skip

CONFIGURATIONS: Final[dict[str, Options]] = {
    **{f"{players}": {"players": players} for players in (2, 3, 4, 5)},
    **{f"{players}-flags": {"players": players, "options": OTHERS} for players in (2, 3, 4, 5)},
    **{f"{players}-box": {"players": players, "edition": OWN_BOX} for players in (2, 3, 4, 5)},
    **{f"{players}-wide": {"players": players, "edition": WIDE_BOX} for players in (2, 4)},
}


class Walker(Protocol):
    def __call__(self, legal: list[int], random: Random) -> int:
        """One of the legal actions."""
        ...


def uniform(legal: list[int], random: Random) -> int:
    return legal[int(random.random() * len(legal))]


# How much more (or less) often than others an action is taken, from its first number on.
EAGERNESS: Final = (
    (verbs.EXCHANGE, 4.0),
    (verbs.REROLL, 2.0),
    (verbs.DONE, 0.3),
    (verbs.PLACE, 12.0),
    (verbs.BID, 1.0),
    (verbs.VISIT, 0.2),
    (verbs.VISIT + len(verbs.COMPANIES), 1.0),
    (verbs.TAKE_CARD, 1.0),
)


def by_action() -> list[float]:
    weights = [1.0] * verbs.ACTIONS
    for first, weight in EAGERNESS:
        weights[first:] = [weight] * (len(weights) - first)
    return weights


WEIGHTS: Final = by_action()


def eager(legal: list[int], random: Random) -> int:
    """Takes Temple and Village spaces, delivers and exchanges whenever it can, and camps late."""
    return random.choices(legal, [WEIGHTS[action] for action in legal])[0]


def many(legal: list[int], random: Random) -> int:
    """Rather one meeple at a time, so that there are many turns."""
    single = [action for action in legal if not verbs.BID <= action < verbs.TAKE_CARD or is_small(action)]
    return uniform(single or legal, random)


def is_small(action: int) -> bool:
    targets = RULES.catalogue[action].targets
    counts = [int(targets.get(name, 0)) for name in ("plain", "black", "white", "either", "character")]
    return sum(counts) == 1


RICH: Final = 12
LONGEST: Final = 8


SHORT: Final = 16


def start(name: str, walk: str, dice: Dice) -> Session:
    """A new game of a configuration; rich players begin with coins, two tiles, steps and hidden cards.

    With a short deck the discard pile is needed again and again, and the two tiles that draw more are out.
    """
    session = Session.new(RULES, CONFIGURATIONS[name], dice)
    if walk == "short":
        state = RULES.encode(session.game)
        decks = state["decks"]
        decks["discard"], decks["artifacts"] = decks["artifacts"][SHORT:], decks["artifacts"][:SHORT]
        for player in state["players"]:
            player["coins"] = RICH
            if "temple_extra_draw" in decks["upgrades"]:
                decks["upgrades"].remove("temple_extra_draw")
                player["upgrades"].append("temple_extra_draw")
        begin(session, state)
    elif walk == "rich":
        state = RULES.encode(session.game)
        decks = state["decks"]
        permanent = PRINTED_UPGRADES[:IMMEDIATE]
        for seat, player in enumerate(state["players"]):
            player["coins"] = RICH
            player["discovery"] = (seat * 3 + len(decks["upgrades"])) % LONGEST
            for _ in range(2):
                tile = next(one for one in decks["upgrades"] if one in permanent and one not in player["upgrades"])
                decks["upgrades"].remove(tile)
                player["upgrades"].append(tile)
            player["drawn"] = [decks["artifacts"].pop() for _ in range(3)]
        begin(session, state)
    return session


def begin(session: Session, state: Options) -> None:
    """The game goes on from a state that was edited, with the first placing turn."""
    session.game = RULES.decode({**state, "stack": None, "phase": "place", "turn": state["marker"]})
    session.record.start = RULES.encode(session.game)
    session.record.steps.clear()


WALKS: Final[dict[str, Walker]] = {"uniform": uniform, "eager": eager, "many": many, "rich": eager, "short": eager}
