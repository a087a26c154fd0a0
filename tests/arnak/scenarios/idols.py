"""Idols when a site is discovered, and the slots."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

DISCOVERED = {
    "me.archaeologists": "-1",
    "me.pool.icons": "+plane",
    "me.pool.needs": "+car",
    "sites.l1-1.idol": "-",
    "sites.l1-1.spaces": "+0 --",
    "sites.l1-1.tile": "s1-jewel",
    "sites.l1-1.guardian": "g-boat",
    "decks.level1": "-s1-jewel",
    "decks.guardians": "-g-boat",
    "asks": "after",
}
ON = ("continue", "continue")


def discovery(idol: str, says: str, then: dict[str, str], *do: str, given: str = "") -> Scenario:
    """Discover l1-1 in a hired plane: the idol there, then the site tile (a jewel), then the guardian.

    The idol could be slotted before the tile and again before the guardian is turned up, hence the two pauses.
    """
    position = f"coin: 2; compass: 3; idols: l1-1={idol}; next_level1: s1-jewel; next_guardians: g-boat; {given}"
    whole = {**DISCOVERED, "me.crates": f"+{idol}", **then}
    return Scenario(idol, says, position, ("discover l1-1", "hire", *do, *ON), whole)


def slot(effect: str, says: str, then: dict[str, str], *do: str, given: str = "") -> Scenario:
    whole = {"me.crates": "-idol-coin", "me.slots": "+idol-coin --", "asks": "turn", **then}
    return Scenario(effect, says, f"crates: idol-coin; {given}", (f"slot {effect}", *do), whole)


IDOLS = [
    discovery("idol-coin", "gives a coin", {"me.purse": "coin -1, compass -3, jewel +1"}),
    discovery("idol-compass", "gives a compass", {"me.purse": "coin -2, compass -2, jewel +1"}),
    discovery("idol-tablet", "gives a tablet", {"me.purse": "coin -2, compass -3, tablet +1, jewel +1"}),
    discovery(
        "idol-exile",
        "may exile a card of the hand",
        {"me.hand": "-fear", "decks.fear": "+fear", "me.purse": "coin -2, compass -3, jewel +1"},
        "exile fear hand",
        given="hand: fear horse",
    ),
    discovery(
        "idol-exile",
        "may exile a card of the play area",
        {"me.play": "-horse", "exile.items": "+horse", "me.purse": "coin -2, compass -3, jewel +1"},
        "exile horse play",
        given="hand: fear; play: horse",
    ),
    discovery(
        "idol-exile",
        "the exile may be declined",
        {"me.purse": "coin -2, compass -3, jewel +1"},
        "skip",
        given="hand: fear; play: horse",
    ),
    discovery("idol-exile", "without a card there is nothing to exile", {"me.purse": "coin -2, compass -3, jewel +1"}),
    Scenario(
        "idol-exile",
        "may exile the very card that paid for the journey",
        "hand: exploration-car; compass: 3; idols: l1-1=idol-exile; next_level1: s1-jewel; next_guardians: g-boat",
        ("discover l1-1", "travel exploration-car", "exile exploration-car play", *ON),
        {
            **DISCOVERED,
            "me.crates": "+idol-exile",
            "me.hand": "-exploration-car",
            "me.pool.icons": "+car",
            "box": "+exploration-car",
            "me.purse": "compass -3, jewel +1",
        },
    ),
    discovery(
        "idol-upgrade",
        "may turn a tablet into an arrowhead",
        {"me.purse": "coin -2, compass -3, tablet -1, arrowhead +1, jewel +1"},
        "upgrade tablet",
        given="tablet: 1; arrowhead: 1",
    ),
    discovery(
        "idol-upgrade",
        "or an arrowhead into a jewel",
        {"me.purse": "coin -2, compass -3, arrowhead -1, jewel +2"},
        "upgrade arrowhead",
        given="tablet: 1; arrowhead: 1",
    ),
    discovery(
        "idol-upgrade",
        "the upgrade may be declined",
        {"me.purse": "coin -2, compass -3, jewel +1"},
        "skip",
        given="tablet: 1; arrowhead: 1",
    ),
    discovery(
        "idol-upgrade", "with nothing to upgrade it gives nothing", {"me.purse": "coin -2, compass -3, jewel +1"}
    ),
    discovery(
        "idol-upgrade",
        "the tablet may come from a free action in between",
        {
            "me.hand": "-carrier-pigeon",
            "me.play": "+carrier-pigeon",
            "me.purse": "coin -2, compass -3, tablet +1, arrowhead +1, jewel +1",
        },
        *("play carrier-pigeon", "upgrade tablet"),
        given="hand: carrier-pigeon",
    ),
    discovery(
        "idol-refresh",
        "may refresh an assistant that was used just now",
        {"me.purse": "compass -3, jewel +1"},
        *("use a-coins", "refresh a-coins"),
        given="assistants: a-coins",
    ),
    discovery(
        "idol-refresh",
        "may refresh one exhausted assistant",
        {"me.assistants": "+a-coins -a-coins!", "me.purse": "coin -2, compass -3, jewel +1"},
        "refresh a-coins",
        given="assistants: a-coins! a-draw+!",
    ),
    discovery(
        "idol-refresh",
        "a golden one stays golden",
        {"me.assistants": "+a-draw+ -a-draw+!", "me.purse": "coin -2, compass -3, jewel +1"},
        "refresh a-draw",
        given="assistants: a-coins! a-draw+!",
    ),
    discovery(
        "idol-refresh",
        "the refreshing may be declined",
        {"me.purse": "coin -2, compass -3, jewel +1"},
        "skip",
        given="assistants: a-coins! a-draw+!",
    ),
    discovery(
        "idol-refresh", "without assistants there is nothing to refresh", {"me.purse": "coin -2, compass -3, jewel +1"}
    ),
    Scenario(
        "idol-tablet",
        "taken from a level-2 site it brings the face-down one along, which has no effect",
        "coin: 4; compass: 6; next_level2: s2-arrowhead-jewel; next_guardians: g-boat",
        ("discover l2-1", "hire", "hire", *ON),
        {
            "me.archaeologists": "-1",
            "me.crates": "+idol-tablet +idol-upgrade",
            "me.pool.icons": "+plane +plane",
            "me.pool.needs": "+car +car",
            "me.purse": "coin -4, compass -6, tablet +1, arrowhead +1, jewel +1",
            "sites.l2-1.idol": "-",
            "sites.l2-1.hidden_idol": "-",
            "sites.l2-1.spaces": "+0 --",
            "sites.l2-1.tile": "s2-arrowhead-jewel",
            "sites.l2-1.guardian": "g-boat",
            "decks.level2": "-s2-arrowhead-jewel",
            "decks.guardians": "-g-boat",
            "asks": "after",
        },
    ),
    Scenario(
        "idol-compass",
        "may be slotted before the site tile is turned up",
        "coin: 2; compass: 3; idols: l1-1=idol-compass; next_level1: s1-jewel; next_guardians: g-boat",
        ("discover l1-1", "hire", "slot slot-arrowhead"),
        {
            **DISCOVERED,
            "me.slots": "+idol-compass --",
            "me.purse": "coin -2, compass -2, arrowhead +1, jewel +1",
        },
    ),
]

SLOTS = [
    slot("slot-jewel", "a coin buys a jewel", {"me.purse": "coin -1, jewel +1"}, "pay", given="coin: 3"),
    slot("slot-jewel", "the trade may be declined", {}, "skip", given="coin: 3"),
    slot("slot-jewel", "without a coin it gives nothing", {}),
    slot(
        "slot-jewel",
        "the coin may come from a free action in between",
        {"me.hand": "-funding-car", "me.play": "+funding-car", "me.purse": "jewel +1"},
        *("play funding-car", "pay"),
        given="hand: funding-car",
    ),
    slot("slot-arrowhead", "gives an arrowhead", {"me.purse": "arrowhead +1"}),
    slot("slot-tablets", "gives 2 tablets", {"me.purse": "tablet +2"}),
    slot("slot-coin-compass", "gives a coin and a compass", {"me.purse": "coin +1, compass +1"}),
    slot("slot-draw", "gives a card", {"me.deck": "-fear", "me.hand": "+fear"}, "draw", given="deck: fear funding-car"),
    slot("slot-draw", "the card may be declined", {}, "skip", given="deck: fear funding-car"),
    slot("slot-draw", "an empty deck gives none", {}, given="deck: "),
    Scenario(
        "slot-tablets",
        "the same effect may be chosen again with the next idol",
        "crates: idol-tablet idol-coin",
        ("slot slot-tablets", "slot slot-tablets"),
        {
            "me.crates": "-idol-coin -idol-tablet",
            "me.slots": "+idol-coin +idol-tablet -- --",
            "me.purse": "tablet +4",
            "asks": "turn",
        },
    ),
]

SCENARIOS: list[Scenario] = [*IDOLS, *SLOTS]
