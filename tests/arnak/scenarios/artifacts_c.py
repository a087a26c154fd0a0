"""Artifacts that upgrade a resource, or give tablets, or a jewel for passing."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

SUNDIAL = [
    Scenario(
        "sundial",
        "played for a tablet it gives two",
        "hand: sundial; tablet: 1",
        ("play sundial", "choose 1"),
        {**from_hand("sundial"), "me.purse": "tablet +1", "asks": "after"},
    ),
    Scenario(
        "sundial",
        "played for a tablet it lets its player pass and gain a jewel",
        "hand: sundial; tablet: 1",
        ("play sundial", "choose 2"),
        {**from_hand("sundial"), "me.purse": "tablet -1, jewel +1", "me.passed": "yes", "asks": "after"},
    ),
    Scenario(
        "sundial",
        "bought and resolved it gives two tablets and costs none",
        "artifacts: sundial; compass: 2",
        ("buy sundial", "resolve", "choose 1"),
        {**from_row("sundial"), "me.purse": "compass -2, tablet +2", "asks": "after"},
    ),
    Scenario(
        "sundial",
        "bought and resolved it may be used to pass, although the main action was the purchase",
        "artifacts: sundial; compass: 2",
        ("buy sundial", "resolve", "choose 2"),
        {**from_row("sundial"), "me.purse": "compass -2, jewel +1", "me.passed": "yes", "asks": "after"},
    ),
    Scenario(
        "sundial",
        "after passing with it the free actions of the turn are still there",
        "hand: sundial funding-boat; tablet: 1; crates: idol-coin",
        ("play sundial", "choose 2", "play funding-boat", "slot slot-arrowhead"),
        {
            "me.hand": "-funding-boat -sundial",
            "me.play": "+funding-boat +sundial",
            "me.crates": "-idol-coin",
            "me.slots": "+idol-coin --",
            "me.purse": "coin +1, tablet -1, arrowhead +1, jewel +1",
            "me.passed": "yes",
            "asks": "after",
        },
    ),
    Scenario(
        "sundial",
        "who passed with it has no more turns this round: the other player goes on alone",
        "hand: sundial; tablet: 1; 1 hand: fear",
        ("play sundial", "choose 2", "end-turn", "dig camp-coin 1", "travel fear", "end-turn"),
        {
            **from_hand("sundial"),
            "me.purse": "tablet -1, jewel +1",
            "me.passed": "yes",
            "players[1].hand": "-fear",
            "players[1].play": "+fear",
            "players[1].archaeologists": "-1",
            "players[1].purse": "coin +2",
            "sites.camp-coin.spaces": "+1 --",
            "turn": "+1",
            "asks": "turn",
        },
    ),
    Scenario(
        "sundial",
        "passing with it in the middle of research does not cut off the bonus tile",
        "artifacts: sundial; magnifier: 6-1; notebook: 5-1; tablet: 2; arrowhead: 1; bonus: 6-2=bonus-tablet",
        ("research notebook 6-2", "row", "take sundial", "resolve", "choose 2"),
        {
            **from_row("sundial"),
            "me.notebook": "6-2",
            "me.purse": "tablet -1, arrowhead -1, jewel +1",
            "track.bonus.6-2": "-bonus-tablet",
            "box": "+bonus-tablet",
            "me.passed": "yes",
            "asks": "after",
        },
    ),
]

TRADERS = [
    Scenario(
        "traders-scales",
        "played for a tablet it upgrades a tablet and gives three coins",
        "hand: traders-scales; tablet: 2",
        ("play traders-scales", "upgrade tablet"),
        {**from_hand("traders-scales"), "me.purse": "coin +3, tablet -2, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "traders-scales",
        "it upgrades an arrowhead, and only once",
        "hand: traders-scales; tablet: 2; arrowhead: 1",
        ("play traders-scales", "upgrade arrowhead"),
        {
            **from_hand("traders-scales"),
            "me.purse": "coin +3, tablet -1, arrowhead -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "traders-scales",
        "the coins come without an upgrade, too",
        "hand: traders-scales; tablet: 2; arrowhead: 1",
        ("play traders-scales", "skip"),
        {**from_hand("traders-scales"), "me.purse": "coin +3, tablet -1", "asks": "after"},
    ),
    Scenario(
        "traders-scales",
        "the tablet that paid for it cannot be upgraded: nothing to ask, only the coins",
        "hand: traders-scales; tablet: 1",
        ("play traders-scales",),
        {**from_hand("traders-scales"), "me.purse": "coin +3, tablet -1", "asks": "after"},
    ),
    Scenario(
        "traders-scales",
        "with nothing to upgrade a free action may still bring it",
        "hand: traders-scales; tablet: 1; crates: idol-coin",
        ("play traders-scales", "slot slot-arrowhead", "upgrade arrowhead"),
        {
            **from_hand("traders-scales"),
            "me.crates": "-idol-coin",
            "me.slots": "+idol-coin --",
            "me.purse": "coin +3, tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "traders-scales",
        "the upgrade is asked before the coins come",
        "hand: traders-scales; tablet: 2",
        ("play traders-scales",),
        {**from_hand("traders-scales"), "me.purse": "tablet -1", "asks": "trade traders-scales"},
    ),
    Scenario(
        "traders-scales",
        "bought and resolved it costs no tablet",
        "artifacts: traders-scales; compass: 4; tablet: 1",
        ("buy traders-scales", "resolve", "upgrade tablet"),
        {**from_row("traders-scales"), "me.purse": "coin +3, compass -4, tablet -1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "traders-coins",
        "played for a tablet it upgrades a tablet and gives two coins",
        "hand: traders-coins; tablet: 2",
        ("play traders-coins", "upgrade tablet"),
        {**from_hand("traders-coins"), "me.purse": "coin +2, tablet -2, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "traders-coins",
        "it upgrades an arrowhead",
        "hand: traders-coins; tablet: 1; arrowhead: 2",
        ("play traders-coins", "upgrade arrowhead"),
        {
            **from_hand("traders-coins"),
            "me.purse": "coin +2, tablet -1, arrowhead -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "traders-coins",
        "the coins come without an upgrade, too",
        "hand: traders-coins; tablet: 2",
        ("play traders-coins", "skip"),
        {**from_hand("traders-coins"), "me.purse": "coin +2, tablet -1", "asks": "after"},
    ),
    Scenario(
        "traders-coins",
        "bought and resolved it costs no tablet",
        "artifacts: traders-coins; compass: 3; arrowhead: 1",
        ("buy traders-coins", "resolve", "upgrade arrowhead"),
        {**from_row("traders-coins"), "me.purse": "coin +2, compass -3, arrowhead -1, jewel +1", "asks": "after"},
    ),
]

SCENARIOS: list[Scenario] = [*SUNDIAL, *TRADERS]
