"""Artifacts that overcome or move a guardian."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

GUARDED = "at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat"

WAR_CLUB = [
    Scenario(
        "war-club",
        "played for a tablet it overcomes the guardian of an own site for nothing",
        f"hand: war-club; tablet: 1; {GUARDED}",
        ("play war-club", "overcome l1-1"),
        {
            **from_hand("war-club"),
            "sites.l1-1.guardian": "-",
            "me.guardians": "+g-boat",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "war-club",
        "of two guarded own sites the player picks one",
        "hand: war-club; tablet: 1; at: l1-1 l2-1; tiles: l1-1=s1-jewel l2-1=s2-four-kinds;"
        " wardens: l1-1=g-boat l2-1=g-3tablet",
        ("play war-club", "overcome l2-1"),
        {
            **from_hand("war-club"),
            "sites.l2-1.guardian": "-",
            "me.guardians": "+g-3tablet",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "war-club",
        "a guardian moved to a camp is overcome from the camp's second space as well",
        "players: 4; hand: war-club; tablet: 1; at: camp-coin/2; 1 at: camp-coin; wardens: camp-coin=g-car",
        ("play war-club", "overcome camp-coin"),
        {
            **from_hand("war-club"),
            "sites.camp-coin.guardian": "-",
            "me.guardians": "+g-car",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "war-club",
        "the boon of the guardian overcome may be used in the same turn",
        "hand: war-club fear; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-plane-a",
        ("play war-club", "overcome l1-1", "boon g-plane-a", "exile fear hand"),
        {
            "me.hand": "-fear -war-club",
            "me.play": "+war-club",
            "decks.fear": "+fear",
            "sites.l1-1.guardian": "-",
            "me.guardians": "+g-plane-a!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "war-club",
        "the guardian may be left where it is",
        f"hand: war-club; tablet: 1; {GUARDED}",
        ("play war-club", "skip"),
        {**from_hand("war-club"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "war-club",
        "it has no effect on guardians of sites where only others are, or nobody",
        "hand: war-club; tablet: 1; at: camp-coin; 1 at: l1-1; tiles: l1-1=s1-jewel l1-2=s1-coin-2tablet;"
        " wardens: l1-1=g-boat l1-2=g-car",
        ("play war-club",),
        {**from_hand("war-club"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "war-club",
        "bought and resolved it costs no tablet",
        f"artifacts: war-club; compass: 4; {GUARDED}",
        ("buy war-club", "resolve", "overcome l1-1"),
        {
            **from_row("war-club"),
            "sites.l1-1.guardian": "-",
            "me.guardians": "+g-boat",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

CROWN = [
    Scenario(
        "guardians-crown",
        "played for a tablet it moves a guardian from an own site to a free camp and activates the camp",
        f"hand: guardians-crown; tablet: 1; {GUARDED}",
        ("play guardians-crown", "move l1-1 camp-arrowhead"),
        {
            **from_hand("guardians-crown"),
            "sites.l1-1.guardian": "-",
            "sites.camp-arrowhead.guardian": "g-boat",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guardians-crown",
        "or from a level-2 site to a discovered level-1 site",
        "hand: guardians-crown; tablet: 1; at: l2-1; tiles: l2-1=s2-four-kinds l1-8=s1-fear-compass-jewel;"
        " wardens: l2-1=g-car",
        ("play guardians-crown", "move l2-1 l1-8"),
        {
            "me.hand": "-guardians-crown",
            "me.play": "+fear +guardians-crown",
            "decks.fear": "-fear",
            "sites.l2-1.guardian": "-",
            "sites.l1-8.guardian": "g-car",
            "me.purse": "compass +1, tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guardians-crown",
        "at the jewel camp the discard is asked as usual",
        f"hand: guardians-crown fear; tablet: 1; {GUARDED}",
        ("play guardians-crown", "move l1-1 camp-jewel", "pay", "discard fear"),
        {
            "me.hand": "-fear -guardians-crown",
            "me.play": "+fear +guardians-crown",
            "sites.l1-1.guardian": "-",
            "sites.camp-jewel.guardian": "g-boat",
            "me.purse": "tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guardians-crown",
        "it moves a guardian on from one camp to another",
        "hand: guardians-crown; tablet: 1; at: camp-coin; wardens: camp-coin=g-car",
        ("play guardians-crown", "move camp-coin camp-tablet"),
        {
            **from_hand("guardians-crown"),
            "sites.camp-coin.guardian": "-",
            "sites.camp-tablet.guardian": "g-car",
            "me.purse": "tablet +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guardians-crown",
        "the figure whose guardian was moved away brings no Fear home",
        f"hand: guardians-crown; tablet: 1; {GUARDED}; 1 passed: yes",
        ("play guardians-crown", "move l1-1 camp-coin", "end-turn", "pass", "end-turn"),
        {
            "me.hand": "-guardians-crown",
            "me.deck": "+guardians-crown",
            "sites.l1-1.guardian": "-",
            "sites.l1-1.spaces": "+- -0",
            "sites.camp-coin.guardian": "g-boat",
            "me.archaeologists": "+1",
            "me.passed": "yes",
            "me.purse": "coin +2, tablet -1",
            "asks": "chance",
        },
    ),
    Scenario(
        "guardians-crown",
        "with the guardian moved to a camp, who digs there meets it at the end of the round",
        f"hand: guardians-crown exploration-car; tablet: 1; {GUARDED}; 1 passed: yes",
        (
            *("play guardians-crown", "move l1-1 camp-coin", "end-turn"),
            *("dig camp-coin 1", "travel exploration-car", "end-turn", "pass", "end-turn"),
        ),
        {
            "me.hand": "-exploration-car -guardians-crown",
            "me.deck": "+exploration-car +fear +guardians-crown",
            "decks.fear": "-fear",
            "sites.l1-1.guardian": "-",
            "sites.l1-1.spaces": "+- -0",
            "sites.camp-coin.guardian": "g-boat",
            "me.archaeologists": "+1",
            "me.passed": "yes",
            "me.purse": "coin +4, tablet -1",
            "asks": "chance",
        },
    ),
    Scenario(
        "guardians-crown",
        "with no guardian on an own site nothing is moved, and nothing activated",
        "hand: guardians-crown; tablet: 1; at: camp-coin; 1 at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-boat",
        ("play guardians-crown",),
        {**from_hand("guardians-crown"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "guardians-crown",
        "with every camp occupied and every discovered level-1 site occupied or guarded it has no effect",
        "players: 4; hand: guardians-crown; tablet: 1; at: l1-1 camp-coin; 1 at: camp-compass camp-tablet;"
        " 2 at: camp-arrowhead/2 camp-jewel; 3 at: l1-2; tiles: l1-1=s1-jewel l1-2=s1-coin-2tablet"
        " l1-3=s1-coin-arrowhead; wardens: l1-1=g-boat l1-3=g-car",
        ("play guardians-crown",),
        {**from_hand("guardians-crown"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "guardians-crown",
        "the rival's figures keep guardians away as well",
        "difficulty: 0; rival_at: camp-coin camp-compass camp-tablet camp-arrowhead camp-jewel;"
        f" hand: guardians-crown; tablet: 1; {GUARDED}",
        ("play guardians-crown",),
        {**from_hand("guardians-crown"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "guardians-crown",
        "bought and resolved it costs no tablet",
        f"artifacts: guardians-crown; compass: 4; {GUARDED}",
        ("buy guardians-crown", "resolve", "move l1-1 camp-compass"),
        {
            **from_row("guardians-crown"),
            "sites.l1-1.guardian": "-",
            "sites.camp-compass.guardian": "g-boat",
            "me.purse": "compass -2",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*WAR_CLUB, *CROWN]
