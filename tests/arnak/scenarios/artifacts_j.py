"""Artifacts that relocate an archaeologist."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

# Solo: the rival stands on every camp.
CAMPS_FULL = "difficulty: 0; rival_at: camp-coin camp-compass camp-tablet camp-arrowhead camp-jewel"

SANDALS = [
    Scenario(
        "pathfinders-sandals",
        "played for a tablet they move an archaeologist from a level-2 site to a camp, without travel, and activate it",
        "hand: pathfinders-sandals; tablet: 1; at: l2-1; tiles: l2-1=s2-four-kinds",
        ("play pathfinders-sandals", "relocate l2-1 camp-compass 1"),
        {
            **from_hand("pathfinders-sandals"),
            "sites.l2-1.spaces": "+- -0",
            "sites.camp-compass.spaces": "+0 --",
            "me.purse": "compass +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "they move from one camp to another",
        "hand: pathfinders-sandals; tablet: 1; at: camp-coin",
        ("play pathfinders-sandals", "relocate camp-coin camp-arrowhead 1"),
        {
            **from_hand("pathfinders-sandals"),
            "sites.camp-coin.spaces": "+- -0",
            "sites.camp-arrowhead.spaces": "+0 --",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "of two figures the player picks one; the camp where the other stands has a second space for it",
        "players: 4; hand: pathfinders-sandals; tablet: 1; at: camp-coin l1-1; tiles: l1-1=s1-jewel",
        ("play pathfinders-sandals", "relocate l1-1 camp-coin 2"),
        {
            **from_hand("pathfinders-sandals"),
            "sites.l1-1.spaces": "+- -0",
            "sites.camp-coin.spaces": "+0 --",
            "me.purse": "coin +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "of two own figures on a camp the one on the cheaper space leaves, and that space is free at once",
        "players: 4; hand: pathfinders-sandals; tablet: 1; at: camp-coin camp-coin/2; 1 hand: fear",
        ("play pathfinders-sandals", "relocate camp-coin camp-tablet 2", "end-turn", "dig camp-coin 1", "travel fear"),
        {
            **from_hand("pathfinders-sandals"),
            "sites.camp-coin.spaces": "+1 -0",
            "sites.camp-tablet.spaces": "+0 --",
            "me.purse": "tablet +1",
            "players[1].hand": "-fear",
            "players[1].play": "+fear",
            "players[1].archaeologists": "-1",
            "players[1].pool.icons": "+boot",
            "players[1].pool.needs": "+boot",
            "players[1].purse": "coin +2",
            "turn": "+1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "at the jewel camp the discard is asked as usual",
        "hand: pathfinders-sandals fear; tablet: 1; at: camp-coin",
        ("play pathfinders-sandals", "relocate camp-coin camp-jewel 1", "pay", "discard fear"),
        {
            "me.hand": "-fear -pathfinders-sandals",
            "me.play": "+fear +pathfinders-sandals",
            "sites.camp-coin.spaces": "+- -0",
            "sites.camp-jewel.spaces": "+0 --",
            "me.purse": "tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "the figure that left a guarded site brings no Fear home",
        "hand: pathfinders-sandals; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat; 1 passed: yes",
        ("play pathfinders-sandals", "relocate l1-1 camp-coin 1", "end-turn", "pass", "end-turn"),
        {
            "me.hand": "-pathfinders-sandals",
            "me.deck": "+pathfinders-sandals",
            "sites.l1-1.spaces": "+- -0",
            "me.archaeologists": "+1",
            "me.passed": "yes",
            "me.purse": "coin +2, tablet -1",
            "asks": "chance",
        },
    ),
    Scenario(
        "pathfinders-sandals",
        "they lead to camps only: with every camp full a free level-1 site is no help",
        f"{CAMPS_FULL}; hand: pathfinders-sandals; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel l1-2=s1-coin-2tablet",
        ("play pathfinders-sandals",),
        {**from_hand("pathfinders-sandals"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-sandals",
        "nobody need be moved",
        "hand: pathfinders-sandals; tablet: 1; at: camp-coin",
        ("play pathfinders-sandals", "skip"),
        {**from_hand("pathfinders-sandals"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-sandals",
        "with both archaeologists at home they have no effect",
        "hand: pathfinders-sandals; tablet: 1",
        ("play pathfinders-sandals",),
        {**from_hand("pathfinders-sandals"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-sandals",
        "bought and resolved they cost no tablet",
        "artifacts: pathfinders-sandals; compass: 3; at: camp-coin",
        ("buy pathfinders-sandals", "resolve", "relocate camp-coin camp-tablet 1"),
        {
            **from_row("pathfinders-sandals"),
            "sites.camp-coin.spaces": "+- -0",
            "sites.camp-tablet.spaces": "+0 --",
            "me.purse": "compass -3, tablet +2",
            "asks": "after",
        },
    ),
]

STAFF = [
    Scenario(
        "pathfinders-staff",
        "played for a tablet it moves an archaeologist to a discovered level-1 site and activates it",
        "hand: pathfinders-staff; tablet: 1; at: camp-coin; tiles: l1-3=s1-compass-arrowhead",
        ("play pathfinders-staff", "relocate camp-coin l1-3 1"),
        {
            **from_hand("pathfinders-staff"),
            "sites.camp-coin.spaces": "+- -0",
            "sites.l1-3.spaces": "+0 --",
            "me.purse": "compass +1, tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-staff",
        "or to a camp, from any site",
        "hand: pathfinders-staff; tablet: 1; at: l2-4; tiles: l2-4=s2-2tablet-jewel; wardens: l2-4=g-car",
        ("play pathfinders-staff", "relocate l2-4 camp-tablet 1"),
        {
            **from_hand("pathfinders-staff"),
            "sites.l2-4.spaces": "+- -0",
            "sites.camp-tablet.spaces": "+0 --",
            "me.purse": "tablet +1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-staff",
        "a guardian on the way out or in does not hinder; the one met brings its Fear at the end of the round",
        "hand: pathfinders-staff; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel l1-2=s1-coin-2tablet;"
        " wardens: l1-1=g-boat l1-2=g-car; 1 passed: yes",
        ("play pathfinders-staff", "relocate l1-1 l1-2 1", "end-turn", "pass", "end-turn"),
        {
            "me.hand": "-pathfinders-staff",
            "me.deck": "+fear +pathfinders-staff",
            "sites.l1-1.spaces": "+- -0",
            "decks.fear": "-fear",
            "me.archaeologists": "+1",
            "me.passed": "yes",
            "me.purse": "coin +1, tablet +1",
            "asks": "chance",
        },
    ),
    Scenario(
        "pathfinders-staff",
        "the site's Fear comes with its tokens",
        "hand: pathfinders-staff; tablet: 1; at: camp-coin; tiles: l1-8=s1-fear-compass-jewel",
        ("play pathfinders-staff", "relocate camp-coin l1-8 1"),
        {
            "me.hand": "-pathfinders-staff",
            "me.play": "+fear +pathfinders-staff",
            "decks.fear": "-fear",
            "sites.camp-coin.spaces": "+- -0",
            "sites.l1-8.spaces": "+0 --",
            "me.purse": "compass +1, tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "pathfinders-staff",
        "with every camp full neither a level-2 site nor an undiscovered one is a target",
        f"{CAMPS_FULL}; hand: pathfinders-staff; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel l2-1=s2-four-kinds",
        ("play pathfinders-staff",),
        {**from_hand("pathfinders-staff"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-staff",
        "nobody need be moved",
        "hand: pathfinders-staff; tablet: 1; at: camp-coin",
        ("play pathfinders-staff", "skip"),
        {**from_hand("pathfinders-staff"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-staff",
        "with both archaeologists at home it has no effect",
        "hand: pathfinders-staff; tablet: 1; tiles: l1-1=s1-jewel",
        ("play pathfinders-staff",),
        {**from_hand("pathfinders-staff"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "pathfinders-staff",
        "bought and resolved it costs no tablet",
        "artifacts: pathfinders-staff; compass: 4; at: camp-coin; tiles: l1-1=s1-jewel",
        ("buy pathfinders-staff", "resolve", "relocate camp-coin l1-1 1"),
        {
            **from_row("pathfinders-staff"),
            "sites.camp-coin.spaces": "+- -0",
            "sites.l1-1.spaces": "+0 --",
            "me.purse": "compass -4, jewel +1",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*SANDALS, *STAFF]
