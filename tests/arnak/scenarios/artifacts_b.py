"""Artifacts that bring tokens: with Fear, with a ward against it, with an upgrade, or for passing."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

GUARDED = "at: l1-1 l1-2; tiles: l1-1=s1-jewel l1-2=s1-coin-2tablet; wardens: l1-1=g-boat l1-2=g-car"

WAR_MASK = [
    Scenario(
        "war-mask",
        "played for a tablet it gives an arrowhead and wards off the guardians' Fear",
        "hand: war-mask; tablet: 1",
        ("play war-mask",),
        {
            **from_hand("war-mask"),
            "me.purse": "tablet -1, arrowhead +1",
            "me.warded": "yes",
            "asks": "after",
        },
    ),
    Scenario(
        "war-mask",
        "bought and resolved it costs no tablet",
        "artifacts: war-mask; compass: 3",
        ("buy war-mask", "resolve"),
        {
            **from_row("war-mask"),
            "me.purse": "compass -3, arrowhead +1",
            "me.warded": "yes",
            "asks": "after",
        },
    ),
    Scenario(
        "war-mask",
        "at the end of the round its owner comes home from two guarded sites without Fear, the other player with it",
        f"hand: war-mask; tablet: 1; {GUARDED}; 1 at: l1-3; tiles: l1-3=s1-coin-arrowhead;"
        " wardens: l1-3=g-2coin; 1 passed: yes",
        ("play war-mask", "end-turn", "pass", "end-turn"),
        {
            "me.hand": "-war-mask",
            "me.deck": "+war-mask",
            "me.purse": "tablet -1, arrowhead +1",
            "me.warded": "yes",
            "me.passed": "yes",
            "me.archaeologists": "+2",
            "sites.l1-1.spaces": "+- -0",
            "sites.l1-2.spaces": "+- -0",
            "sites.l1-3.spaces": "+- -1",
            "players[1].archaeologists": "+1",
            "players[1].play": "+fear",
            "decks.fear": "-fear",
            "asks": "chance",
        },
    ),
    Scenario(
        "war-mask",
        "without it both figures bring Fear home from the same sites",
        f"hand: war-mask; tablet: 1; {GUARDED}; 1 passed: yes",
        ("pass", "end-turn", "lay war-mask"),
        {
            "me.hand": "-war-mask",
            "me.deck": "+fear +fear +war-mask",
            "me.passed": "yes",
            "me.archaeologists": "+2",
            "sites.l1-1.spaces": "+- -0",
            "sites.l1-2.spaces": "+- -0",
            "decks.fear": "-fear -fear",
            "asks": "chance",
        },
    ),
    Scenario(
        "war-mask",
        "its ward outlasts the card's exile in the same round",
        f"hand: war-mask mortar; tablet: 2; {GUARDED}; 1 passed: yes",
        ("play war-mask", "end-turn", "play mortar", "exile war-mask play", "end-turn", "pass", "end-turn"),
        {
            "me.hand": "-mortar -war-mask",
            "me.deck": "+mortar",
            "exile.artifacts": "+war-mask",
            "me.purse": "coin +2, tablet -2, arrowhead +1",
            "me.warded": "yes",
            "me.passed": "yes",
            "me.archaeologists": "+2",
            "sites.l1-1.spaces": "+- -0",
            "sites.l1-2.spaces": "+- -0",
            "asks": "chance",
        },
    ),
    Scenario(
        "war-mask",
        "it does not keep off a printed Fear icon",
        "warded: yes; hand: serpent-idol; tablet: 1",
        ("play serpent-idol",),
        {
            "me.hand": "-serpent-idol",
            "me.play": "+fear +serpent-idol",
            "me.purse": "tablet -1, jewel +1",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
]

WITH_FEAR = [
    Scenario(
        "serpents-gold",
        "played for a tablet it gives a Fear and four coins",
        "hand: serpents-gold; tablet: 1",
        ("play serpents-gold",),
        {
            "me.hand": "-serpents-gold",
            "me.play": "+fear +serpents-gold",
            "me.purse": "coin +4, tablet -1",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "serpents-gold",
        "with no Fear card left it gives a fear tile",
        "hand: serpents-gold; tablet: 1; fear: 0",
        ("play serpents-gold",),
        {
            "me.hand": "-serpents-gold",
            "me.play": "+fear-tile +serpents-gold",
            "me.purse": "coin +4, tablet -1",
            "decks.fear_tiles": "-fear-tile",
            "asks": "after",
        },
    ),
    Scenario(
        "serpents-gold",
        "bought and resolved it costs three compasses and no tablet",
        "artifacts: serpents-gold; compass: 3",
        ("buy serpents-gold", "resolve"),
        {
            **from_row("serpents-gold"),
            "me.play": "+fear +serpents-gold",
            "me.purse": "coin +4, compass -3",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "serpent-idol",
        "played for a tablet it gives a Fear and a jewel",
        "hand: serpent-idol; tablet: 1",
        ("play serpent-idol",),
        {
            "me.hand": "-serpent-idol",
            "me.play": "+fear +serpent-idol",
            "me.purse": "tablet -1, jewel +1",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "serpent-idol",
        "bought and resolved it costs two compasses and no tablet",
        "artifacts: serpent-idol; compass: 2",
        ("buy serpent-idol", "resolve"),
        {
            **from_row("serpent-idol"),
            "me.play": "+fear +serpent-idol",
            "me.purse": "compass -2, jewel +1",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "hunting-arrows",
        "played for a tablet it gives a Fear and two arrowheads",
        "hand: hunting-arrows; tablet: 1",
        ("play hunting-arrows",),
        {
            "me.hand": "-hunting-arrows",
            "me.play": "+fear +hunting-arrows",
            "me.purse": "tablet -1, arrowhead +2",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "hunting-arrows",
        "bought and resolved it costs four compasses and no tablet",
        "artifacts: hunting-arrows; compass: 4",
        ("buy hunting-arrows", "resolve"),
        {
            **from_row("hunting-arrows"),
            "me.play": "+fear +hunting-arrows",
            "me.purse": "compass -4, arrowhead +2",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "runes-of-the-dead",
        "played for a tablet it gives a Fear, a coin and three tablets",
        "hand: runes-of-the-dead; tablet: 1",
        ("play runes-of-the-dead",),
        {
            "me.hand": "-runes-of-the-dead",
            "me.play": "+fear +runes-of-the-dead",
            "me.purse": "coin +1, tablet +2",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
    Scenario(
        "runes-of-the-dead",
        "bought and resolved it costs four compasses and no tablet",
        "artifacts: runes-of-the-dead; compass: 4",
        ("buy runes-of-the-dead", "resolve"),
        {
            **from_row("runes-of-the-dead"),
            "me.play": "+fear +runes-of-the-dead",
            "me.purse": "coin +1, compass -4, tablet +3",
            "decks.fear": "-fear",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*WAR_MASK, *WITH_FEAR]
