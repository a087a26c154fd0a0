"""Artifacts that activate camps or send an archaeologist there."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

ALL_CAMPS_TAKEN = "players: 3; at: camp-coin camp-compass; 1 at: camp-tablet camp-arrowhead; 2 at: camp-jewel"

HAIRPIN = [
    Scenario(
        "tigerclaw-hairpin",
        "played for a tablet it exiles a card and activates an unoccupied camp",
        "hand: tigerclaw-hairpin fear; tablet: 1",
        ("play tigerclaw-hairpin", "exile fear hand", "activate camp-tablet"),
        {
            "me.hand": "-fear -tigerclaw-hairpin",
            "me.play": "+tigerclaw-hairpin",
            "decks.fear": "+fear",
            "me.purse": "tablet +1",
            "asks": "after",
        },
    ),
    Scenario(
        "tigerclaw-hairpin",
        "the camp is activated without an exile, too",
        "hand: tigerclaw-hairpin; tablet: 1; at: camp-tablet; 1 at: camp-coin",
        ("play tigerclaw-hairpin", "skip", "activate camp-arrowhead"),
        {**from_hand("tigerclaw-hairpin"), "me.purse": "tablet -1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "tigerclaw-hairpin",
        "it may exile itself and still activates the camp",
        "hand: tigerclaw-hairpin; tablet: 1",
        ("play tigerclaw-hairpin", "exile tigerclaw-hairpin play", "activate camp-compass"),
        {
            "me.hand": "-tigerclaw-hairpin",
            "exile.artifacts": "+tigerclaw-hairpin",
            "me.purse": "compass +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "tigerclaw-hairpin",
        "the exile comes first: the card discarded at the jewel camp stays in the play area",
        "hand: tigerclaw-hairpin fear machete; tablet: 1",
        ("play tigerclaw-hairpin", "exile fear hand", "activate camp-jewel", "pay", "discard machete"),
        {
            "me.hand": "-fear -machete -tigerclaw-hairpin",
            "me.play": "+machete +tigerclaw-hairpin",
            "decks.fear": "+fear",
            "me.purse": "tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "tigerclaw-hairpin",
        "with the last hand card exiled the jewel camp gives nothing",
        "hand: tigerclaw-hairpin fear; tablet: 1",
        ("play tigerclaw-hairpin", "exile fear hand", "activate camp-jewel"),
        {
            "me.hand": "-fear -tigerclaw-hairpin",
            "me.play": "+tigerclaw-hairpin",
            "decks.fear": "+fear",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "tigerclaw-hairpin",
        "a guardian does not occupy a camp",
        "hand: tigerclaw-hairpin; tablet: 1; wardens: camp-coin=g-car",
        ("play tigerclaw-hairpin", "skip", "activate camp-coin"),
        {**from_hand("tigerclaw-hairpin"), "me.purse": "coin +2, tablet -1", "asks": "after"},
    ),
    Scenario(
        "tigerclaw-hairpin",
        "with a figure at every camp there is only the exile",
        f"{ALL_CAMPS_TAKEN}; hand: tigerclaw-hairpin fear; tablet: 1",
        ("play tigerclaw-hairpin", "exile fear hand"),
        {
            "me.hand": "-fear -tigerclaw-hairpin",
            "me.play": "+tigerclaw-hairpin",
            "decks.fear": "+fear",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "tigerclaw-hairpin",
        "the rival's figures occupy camps as well",
        "difficulty: 0; rival_at: camp-coin camp-compass camp-tablet camp-arrowhead camp-jewel;"
        " hand: tigerclaw-hairpin; tablet: 1",
        ("play tigerclaw-hairpin", "skip"),
        {**from_hand("tigerclaw-hairpin"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "tigerclaw-hairpin",
        "bought and resolved it costs no tablet",
        "artifacts: tigerclaw-hairpin; compass: 4; play: fear",
        ("buy tigerclaw-hairpin", "resolve", "exile fear play", "activate camp-coin"),
        {
            **from_row("tigerclaw-hairpin"),
            "me.play": "+tigerclaw-hairpin -fear",
            "decks.fear": "+fear",
            "me.purse": "coin +2, compass -4",
            "asks": "after",
        },
    ),
]

STAR_CHARTS = [
    Scenario(
        "star-charts",
        "played for a tablet and a coin they activate two different camps, whoever stands there",
        "hand: star-charts; tablet: 1; coin: 1; at: camp-compass; 1 at: camp-arrowhead",
        ("play star-charts", "pay", "activate camp-arrowhead", "activate camp-compass"),
        {
            **from_hand("star-charts"),
            "me.purse": "coin -1, compass +2, tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "star-charts",
        "the first camp's tokens are there before the second is chosen",
        "hand: star-charts; tablet: 1; coin: 1",
        ("play star-charts", "pay", "activate camp-coin"),
        {**from_hand("star-charts"), "me.purse": "coin +1, tablet -1", "asks": "pick star-charts"},
    ),
    Scenario(
        "star-charts",
        "the jewel camp asks for its own discard",
        "hand: star-charts fear; tablet: 1; coin: 1",
        ("play star-charts", "pay", "activate camp-jewel", "pay", "discard fear", "activate camp-tablet"),
        {
            "me.hand": "-fear -star-charts",
            "me.play": "+fear +star-charts",
            "me.purse": "coin -1, tablet +1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "star-charts",
        "the jewel camp's discard may be declined, and the second camp follows",
        "hand: star-charts fear; tablet: 1; coin: 1",
        ("play star-charts", "pay", "activate camp-jewel", "skip", "activate camp-arrowhead"),
        {**from_hand("star-charts"), "me.purse": "coin -1, tablet -1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "star-charts",
        "the coin may be kept: no camp is activated",
        "hand: star-charts; tablet: 1; coin: 1",
        ("play star-charts", "skip"),
        {**from_hand("star-charts"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "star-charts",
        "without a coin they have no effect",
        "hand: star-charts; tablet: 1",
        ("play star-charts",),
        {**from_hand("star-charts"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "star-charts",
        "a coin gained meanwhile by a free action will do",
        "hand: star-charts funding-boat; tablet: 1",
        ("play star-charts", "play funding-boat", "pay", "activate camp-coin", "activate camp-tablet"),
        {
            "me.hand": "-funding-boat -star-charts",
            "me.play": "+funding-boat +star-charts",
            "me.purse": "coin +2, tablet +1",
            "asks": "after",
        },
    ),
    Scenario(
        "star-charts",
        "bought and resolved they still cost the coin, but no tablet",
        "artifacts: star-charts; compass: 4; coin: 1",
        ("buy star-charts", "resolve", "pay", "activate camp-compass", "activate camp-tablet"),
        {**from_row("star-charts"), "me.purse": "coin -1, compass -2, tablet +2", "asks": "after"},
    ),
]

PASSAGE_SHELL = [
    Scenario(
        "passage-shell",
        "played for a tablet it sends an archaeologist to a camp without travel; the camp is activated once",
        "hand: passage-shell; tablet: 1",
        ("play passage-shell", "dig camp-compass 1", "skip"),
        {
            **from_hand("passage-shell"),
            "me.archaeologists": "-1",
            "sites.camp-compass.spaces": "+0 --",
            "me.purse": "compass +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "passage-shell",
        "or twice",
        "hand: passage-shell; tablet: 1; at: l1-1; tiles: l1-1=s1-jewel",
        ("play passage-shell", "dig camp-tablet 1", "resolve"),
        {
            **from_hand("passage-shell"),
            "me.archaeologists": "-1",
            "sites.camp-tablet.spaces": "+0 --",
            "me.purse": "tablet +3",
            "asks": "after",
        },
    ),
    Scenario(
        "passage-shell",
        "at the jewel camp each activation has its own discard",
        "hand: passage-shell fear machete; tablet: 1",
        ("play passage-shell", "dig camp-jewel 1", "pay", "discard fear", "resolve", "pay", "discard machete"),
        {
            "me.hand": "-fear -machete -passage-shell",
            "me.play": "+fear +machete +passage-shell",
            "me.archaeologists": "-1",
            "sites.camp-jewel.spaces": "+0 --",
            "me.purse": "tablet -1, jewel +2",
            "asks": "after",
        },
    ),
    Scenario(
        "passage-shell",
        "with a single card in hand the jewel camp's second activation gives nothing",
        "hand: passage-shell fear; tablet: 1",
        ("play passage-shell", "dig camp-jewel 1", "pay", "discard fear", "resolve"),
        {
            "me.hand": "-fear -passage-shell",
            "me.play": "+fear +passage-shell",
            "me.archaeologists": "-1",
            "sites.camp-jewel.spaces": "+0 --",
            "me.purse": "tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "passage-shell",
        "the dearer space is as free as the cheaper one",
        "players: 4; hand: passage-shell; tablet: 1; 1 at: camp-coin",
        ("play passage-shell", "dig camp-coin 2", "resolve"),
        {
            **from_hand("passage-shell"),
            "me.archaeologists": "-1",
            "sites.camp-coin.spaces": "+0 --",
            "me.purse": "coin +4, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "passage-shell",
        "nobody need be sent",
        "hand: passage-shell; tablet: 1",
        ("play passage-shell", "skip"),
        {**from_hand("passage-shell"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "passage-shell",
        "with no archaeologist at home it has no effect",
        "hand: passage-shell; tablet: 1; at: camp-coin camp-tablet",
        ("play passage-shell",),
        {**from_hand("passage-shell"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "passage-shell",
        "bought and resolved it costs no tablet",
        "artifacts: passage-shell; compass: 3",
        ("buy passage-shell", "resolve", "dig camp-arrowhead 1", "resolve"),
        {
            **from_row("passage-shell"),
            "me.archaeologists": "-1",
            "sites.camp-arrowhead.spaces": "+0 --",
            "me.purse": "compass -3, arrowhead +2",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*HAIRPIN, *STAR_CHARTS, *PASSAGE_SHELL]
