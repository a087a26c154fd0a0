"""Artifacts that draw and exile cards."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

DRAWING = [
    Scenario(
        "stone-jar",
        "played for a tablet it draws a card",
        "hand: stone-jar; tablet: 1; deck: hat axe",
        ("play stone-jar", "draw"),
        {
            "me.hand": "+hat -stone-jar",
            "me.play": "+stone-jar",
            "me.deck": "-hat",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "stone-jar",
        "the card need not be drawn",
        "hand: stone-jar; tablet: 1; deck: hat",
        ("play stone-jar", "skip"),
        {**from_hand("stone-jar"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "stone-jar",
        "with an empty deck it draws nothing",
        "hand: stone-jar; tablet: 1; deck:",
        ("play stone-jar",),
        {**from_hand("stone-jar"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "stone-jar",
        "bought and resolved it draws for no tablet",
        "artifacts: stone-jar; compass: 2; deck: hat axe",
        ("buy stone-jar", "resolve", "draw"),
        {**from_row("stone-jar"), "me.hand": "+hat", "me.deck": "-hat", "me.purse": "compass -2", "asks": "after"},
    ),
    Scenario(
        "treasure-chest",
        "played for a tablet it draws a card and gives a coin",
        "hand: treasure-chest; tablet: 1; deck: hat axe",
        ("play treasure-chest", "draw"),
        {
            "me.hand": "+hat -treasure-chest",
            "me.play": "+treasure-chest",
            "me.deck": "-hat",
            "me.purse": "coin +1, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "treasure-chest",
        "the card is asked before the coin comes",
        "hand: treasure-chest; tablet: 1; deck: hat",
        ("play treasure-chest",),
        {**from_hand("treasure-chest"), "me.purse": "tablet -1", "asks": "draw treasure-chest"},
    ),
    Scenario(
        "treasure-chest",
        "the coin comes without the card, too",
        "hand: treasure-chest; tablet: 1; deck: hat",
        ("play treasure-chest", "skip"),
        {**from_hand("treasure-chest"), "me.purse": "coin +1, tablet -1", "asks": "after"},
    ),
    Scenario(
        "treasure-chest",
        "with an empty deck there is only the coin",
        "hand: treasure-chest; tablet: 1; deck:",
        ("play treasure-chest",),
        {**from_hand("treasure-chest"), "me.purse": "coin +1, tablet -1", "asks": "after"},
    ),
    Scenario(
        "treasure-chest",
        "bought and resolved it costs no tablet",
        "artifacts: treasure-chest; compass: 4; deck: hat axe",
        ("buy treasure-chest", "resolve", "draw"),
        {
            **from_row("treasure-chest"),
            "me.hand": "+hat",
            "me.deck": "-hat",
            "me.purse": "coin +1, compass -4",
            "asks": "after",
        },
    ),
]

DRAWING_AND_EXILE = [
    Scenario(
        "cleansing-cauldron",
        "played for a tablet it draws a card and exiles another",
        "hand: cleansing-cauldron fear; tablet: 1; deck: hat axe",
        ("play cleansing-cauldron", "draw", "exile fear hand"),
        {
            "me.hand": "+hat -cleansing-cauldron -fear",
            "me.play": "+cleansing-cauldron",
            "me.deck": "-hat",
            "me.purse": "tablet -1",
            "decks.fear": "+fear",
            "asks": "after",
        },
    ),
    Scenario(
        "cleansing-cauldron",
        "the card just drawn may be the one exiled",
        "hand: cleansing-cauldron; tablet: 1; deck: fear hat",
        ("play cleansing-cauldron", "draw", "exile fear hand"),
        {
            **from_hand("cleansing-cauldron"),
            "me.deck": "-fear",
            "decks.fear": "+fear",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "cleansing-cauldron",
        "a card may be exiled without drawing",
        "hand: cleansing-cauldron; tablet: 1; deck: hat; play: machete",
        ("play cleansing-cauldron", "skip", "exile machete play"),
        {
            "me.hand": "-cleansing-cauldron",
            "me.play": "+cleansing-cauldron -machete",
            "exile.items": "+machete",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "cleansing-cauldron",
        "a card may be drawn without exiling",
        "hand: cleansing-cauldron; tablet: 1; deck: axe",
        ("play cleansing-cauldron", "draw", "skip"),
        {
            "me.hand": "+axe -cleansing-cauldron",
            "me.play": "+cleansing-cauldron",
            "me.deck": "-axe",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "cleansing-cauldron",
        "both halves may be declined",
        "hand: cleansing-cauldron; tablet: 1; deck: axe",
        ("play cleansing-cauldron", "skip", "skip"),
        {**from_hand("cleansing-cauldron"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "cleansing-cauldron",
        "with an empty deck it may still exile, even itself",
        "hand: cleansing-cauldron; tablet: 1; deck:",
        ("play cleansing-cauldron", "exile cleansing-cauldron play"),
        {
            "me.hand": "-cleansing-cauldron",
            "exile.artifacts": "+cleansing-cauldron",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "cleansing-cauldron",
        "bought and resolved it costs no tablet",
        "artifacts: cleansing-cauldron; compass: 3; deck: axe; play: fear",
        ("buy cleansing-cauldron", "resolve", "draw", "exile fear play"),
        {
            **from_row("cleansing-cauldron"),
            "me.play": "+cleansing-cauldron -fear",
            "me.hand": "+axe",
            "me.deck": "-axe",
            "decks.fear": "+fear",
            "me.purse": "compass -3",
            "asks": "after",
        },
    ),
]

EXILE_WITH_TOKENS = [
    Scenario(
        "ritual-dagger",
        "played for a tablet it exiles a Fear from the hand and gives an arrowhead",
        "hand: ritual-dagger fear; tablet: 1",
        ("play ritual-dagger", "exile fear hand"),
        {
            "me.hand": "-fear -ritual-dagger",
            "me.play": "+ritual-dagger",
            "decks.fear": "+fear",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "ritual-dagger",
        "an item exiled from the play area goes to the exiled items",
        "hand: ritual-dagger; tablet: 1; play: machete",
        ("play ritual-dagger", "exile machete play"),
        {
            "me.hand": "-ritual-dagger",
            "me.play": "+ritual-dagger -machete",
            "exile.items": "+machete",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "ritual-dagger",
        "it may exile itself, since it lies in the play area already",
        "hand: ritual-dagger; tablet: 1",
        ("play ritual-dagger", "exile ritual-dagger play"),
        {
            "me.hand": "-ritual-dagger",
            "exile.artifacts": "+ritual-dagger",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "ritual-dagger",
        "the arrowhead comes without an exile, too",
        "hand: ritual-dagger fear; tablet: 1",
        ("play ritual-dagger", "skip"),
        {**from_hand("ritual-dagger"), "me.purse": "tablet -1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "ritual-dagger",
        "bought and resolved it costs no tablet",
        "artifacts: ritual-dagger; compass: 4; hand: fear",
        ("buy ritual-dagger", "resolve", "exile fear hand"),
        {
            **from_row("ritual-dagger"),
            "me.hand": "-fear",
            "decks.fear": "+fear",
            "me.purse": "compass -4, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "mortar",
        "played for a tablet it exiles a basic card, which leaves the game, and gives two coins",
        "hand: mortar funding-car; tablet: 1",
        ("play mortar", "exile funding-car hand"),
        {
            "me.hand": "-funding-car -mortar",
            "me.play": "+mortar",
            "box": "+funding-car",
            "me.purse": "coin +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "mortar",
        "it exiles a fear tile, which returns to the reserve",
        "hand: mortar; tablet: 1; play: fear-tile",
        ("play mortar", "exile fear-tile play"),
        {
            "me.hand": "-mortar",
            "me.play": "+mortar -fear-tile",
            "decks.fear_tiles": "+fear-tile",
            "me.purse": "coin +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "mortar",
        "the exile is asked before the coins come",
        "hand: mortar fear; tablet: 1",
        ("play mortar",),
        {**from_hand("mortar"), "me.purse": "tablet -1", "asks": "exile mortar"},
    ),
    Scenario(
        "mortar",
        "the coins come without an exile, too",
        "hand: mortar fear; tablet: 1",
        ("play mortar", "skip"),
        {**from_hand("mortar"), "me.purse": "coin +2, tablet -1", "asks": "after"},
    ),
    Scenario(
        "mortar",
        "bought and resolved it costs no tablet and may exile itself",
        "artifacts: mortar; compass: 3",
        ("buy mortar", "resolve", "exile mortar play"),
        {
            "row.artifacts": "+- -mortar",
            "exile.artifacts": "+mortar",
            "me.purse": "coin +2, compass -3",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*DRAWING, *DRAWING_AND_EXILE, *EXILE_WITH_TOKENS]
