"""The assistants that bring tokens or cards, both sides."""

from __future__ import annotations

from tests.arnak.scenario import Scenario


def silver(assistant: str, says: str, then: dict[str, str], *do: str, given: str = "") -> Scenario:
    whole = {"me.assistants": f"+{assistant}! -{assistant}", "asks": "turn", **then}
    position = f"assistants: {assistant}; {given}"
    return Scenario(f"{assistant} silver", says, position, (f"use {assistant}", *do), whole)


def gold(assistant: str, says: str, then: dict[str, str], *do: str, given: str = "") -> Scenario:
    whole = {"me.assistants": f"+{assistant}+! -{assistant}+", "asks": "turn", **then}
    position = f"assistants: {assistant}+; {given}"
    return Scenario(f"{assistant} gold", says, position, (f"use {assistant}", *do), whole)


TOKENS = [
    silver("a-coins", "gives 2 coins", {"me.purse": "coin +2"}),
    gold("a-coins", "gives 3 coins", {"me.purse": "coin +3"}),
    silver("a-tablet", "gives a tablet", {"me.purse": "tablet +1"}),
    gold("a-tablet", "gives a coin and a tablet", {"me.purse": "coin +1, tablet +1"}),
    silver("a-compass", "gives a compass", {"me.purse": "compass +1"}),
    gold("a-compass", "gives 2 compasses", {"me.purse": "compass +2"}),
    gold("a-boot-arrowhead", "gives an arrowhead", {"me.purse": "arrowhead +1"}, given="hand: fear"),
]

TRADES = [
    silver(
        "a-boot-arrowhead",
        "a boot brings an arrowhead",
        {
            "me.hand": "-fear",
            "me.play": "+fear",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "arrowhead +1",
        },
        *("pay", "travel fear"),
        given="hand: fear",
    ),
    silver(
        "a-boot-arrowhead",
        "a hired plane will do for the boot",
        {"me.pool.icons": "+plane", "me.pool.needs": "+boot", "me.purse": "coin -2, arrowhead +1"},
        *("pay", "hire"),
        given="coin: 2; hand: fear",
    ),
    silver("a-boot-arrowhead", "the trade may be declined", {}, "skip", given="hand: fear"),
    Scenario(
        "a-boot-arrowhead silver",
        "an icon left over from the journey pays the boot",
        "hand: gold-pan; assistants: a-boot-arrowhead; tiles: l1-3=s1-jewel",
        ("dig l1-3 1", "travel gold-pan", "use a-boot-arrowhead", "pay"),
        {
            "me.archaeologists": "-1",
            "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
            "me.hand": "-gold-pan",
            "me.play": "+gold-pan",
            "me.pool.icons": "+boat +boat",
            "me.pool.needs": "+boat +boot",
            "me.purse": "arrowhead +1, jewel +1",
            "sites.l1-3.spaces": "+0 --",
            "asks": "after",
        },
    ),
    silver(
        "a-coin-arrowhead",
        "a coin brings an arrowhead",
        {"me.purse": "coin -1, arrowhead +1"},
        "pay",
        given="coin: 2",
    ),
    silver("a-coin-arrowhead", "the trade may be declined", {}, "skip", given="coin: 2"),
    gold(
        "a-coin-arrowhead",
        "a coin brings an arrowhead",
        {"me.purse": "coin -1, arrowhead +1"},
        *("pay", "choose 1"),
        given="coin: 2",
    ),
    gold(
        "a-coin-arrowhead",
        "or a jewel",
        {"me.purse": "coin -1, jewel +1"},
        *("pay", "choose 2"),
        given="coin: 2",
    ),
    gold("a-coin-arrowhead", "the trade may be declined", {}, "skip", given="coin: 2"),
]

ONE_OF_EACH = "tablet: 1; arrowhead: 1"

UPGRADES = [
    silver(
        "a-upgrade",
        "turns a tablet into an arrowhead",
        {"me.purse": "tablet -1, arrowhead +1"},
        "upgrade tablet",
        given=ONE_OF_EACH,
    ),
    silver(
        "a-upgrade",
        "or an arrowhead into a jewel",
        {"me.purse": "arrowhead -1, jewel +1"},
        "upgrade arrowhead",
        given=ONE_OF_EACH,
    ),
    silver("a-upgrade", "the upgrade may be declined", {}, "skip", given=ONE_OF_EACH),
    gold(
        "a-upgrade",
        "turns a tablet into an arrowhead and gives a compass",
        {"me.purse": "compass +1, tablet -1, arrowhead +1"},
        "upgrade tablet",
        given=ONE_OF_EACH,
    ),
    gold(
        "a-upgrade",
        "or an arrowhead into a jewel",
        {"me.purse": "compass +1, arrowhead -1, jewel +1"},
        "upgrade arrowhead",
        given=ONE_OF_EACH,
    ),
    gold(
        "a-upgrade", "the compass comes without an upgrade too", {"me.purse": "compass +1"}, "skip", given=ONE_OF_EACH
    ),
    gold("a-upgrade", "the compass comes with nothing to upgrade", {"me.purse": "compass +1"}),
]

CARDS_ABOUT = "hand: fear horse; play: funding-car"

EXILE = [
    silver(
        "a-exile",
        "exiles a card of the hand",
        {"me.hand": "-horse", "exile.items": "+horse"},
        "exile horse hand",
        given=CARDS_ABOUT,
    ),
    silver(
        "a-exile",
        "or a card of the play area",
        {"me.play": "-funding-car", "box": "+funding-car"},
        "exile funding-car play",
        given=CARDS_ABOUT,
    ),
    silver("a-exile", "the exile may be declined", {}, "skip", given=CARDS_ABOUT),
    gold(
        "a-exile",
        "exiles a card of the hand and gives a compass",
        {"me.hand": "-fear", "decks.fear": "+fear", "me.purse": "compass +1"},
        "exile fear hand",
        given=CARDS_ABOUT,
    ),
    gold(
        "a-exile",
        "or a card of the play area",
        {"me.play": "-stone-jar", "exile.artifacts": "+stone-jar", "me.purse": "compass +1"},
        "exile stone-jar play",
        given="hand: fear; play: stone-jar",
    ),
    gold("a-exile", "the compass comes without an exile too", {"me.purse": "compass +1"}, "skip", given=CARDS_ABOUT),
    gold("a-exile", "the compass comes with nothing to exile", {"me.purse": "compass +1"}),
]

DRAW = [
    silver(
        "a-draw",
        "draws a card, then discards one of the hand",
        {"me.deck": "-horse", "me.hand": "+horse -fear", "me.play": "+fear"},
        *("draw", "discard fear"),
        given="hand: fear; deck: horse stone-jar",
    ),
    silver(
        "a-draw",
        "the drawn card may be the one discarded",
        {"me.deck": "-horse", "me.play": "+horse"},
        *("draw", "discard horse"),
        given="hand: fear; deck: horse stone-jar",
    ),
    silver(
        "a-draw",
        "the draw may be declined, the discard may not",
        {"me.hand": "-fear", "me.play": "+fear"},
        *("skip", "discard fear"),
        given="hand: fear; deck: horse stone-jar",
    ),
    silver(
        "a-draw",
        "with an empty deck a card is discarded all the same",
        {"me.hand": "-fear", "me.play": "+fear"},
        "discard fear",
        given="hand: fear; deck: ",
    ),
    silver("a-draw", "with an empty hand there is nothing to discard", {}, "skip", given="deck: horse stone-jar"),
    silver(
        "a-draw",
        "the drawn card may be played for its effect only after the discard",
        {"me.deck": "-funding-car", "me.hand": "-fear", "me.play": "+fear +funding-car", "me.purse": "coin +1"},
        *("draw", "discard fear", "play funding-car"),
        given="hand: fear; deck: funding-car horse",
    ),
    gold(
        "a-draw",
        "draws a card and keeps it",
        {"me.deck": "-horse", "me.hand": "+horse"},
        "draw",
        given="hand: fear; deck: horse stone-jar",
    ),
    gold("a-draw", "the draw may be declined", {}, "skip", given="hand: fear; deck: horse stone-jar"),
]

SCENARIOS: list[Scenario] = [*TOKENS, *TRADES, *UPGRADES, *EXILE, *DRAW]
