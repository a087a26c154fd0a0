"""Artifacts that refresh assistants or exchange one."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

RATTLE = [
    Scenario(
        "ceremonial-rattle",
        "played for a tablet it refreshes one of two assistants",
        "hand: ceremonial-rattle; tablet: 1; assistants: a-coins! a-tablet+!",
        ("play ceremonial-rattle", "refresh a-tablet"),
        {
            **from_hand("ceremonial-rattle"),
            "me.assistants": "+a-tablet+ -a-tablet+!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ceremonial-rattle",
        "the assistant refreshed can be used again in the same turn",
        "hand: ceremonial-rattle; tablet: 1; assistants: a-coins",
        ("use a-coins", "play ceremonial-rattle", "refresh a-coins", "use a-coins"),
        {
            **from_hand("ceremonial-rattle"),
            "me.assistants": "+a-coins! -a-coins",
            "me.purse": "coin +4, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "ceremonial-rattle",
        "a ready assistant may be used first, even after the card was played",
        "hand: ceremonial-rattle; tablet: 1; assistants: a-coins",
        ("play ceremonial-rattle", "use a-coins", "refresh a-coins"),
        {**from_hand("ceremonial-rattle"), "me.purse": "coin +2, tablet -1", "asks": "after"},
    ),
    Scenario(
        "ceremonial-rattle",
        "no assistant need be refreshed",
        "hand: ceremonial-rattle; tablet: 1; assistants: a-coins!",
        ("play ceremonial-rattle", "skip"),
        {**from_hand("ceremonial-rattle"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "ceremonial-rattle",
        "without assistants it has no effect",
        "hand: ceremonial-rattle; tablet: 1",
        ("play ceremonial-rattle",),
        {**from_hand("ceremonial-rattle"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "ceremonial-rattle",
        "bought and resolved it costs no tablet",
        "artifacts: ceremonial-rattle; compass: 3; assistants: a-coins!",
        ("buy ceremonial-rattle", "resolve", "refresh a-coins"),
        {
            **from_row("ceremonial-rattle"),
            "me.assistants": "+a-coins -a-coins!",
            "me.purse": "compass -3",
            "asks": "after",
        },
    ),
]

DRUM = [
    Scenario(
        "sacred-drum",
        "played for a tablet and a card from the hand it refreshes both assistants",
        "hand: sacred-drum fear; tablet: 1; assistants: a-coins! a-tablet+!",
        ("play sacred-drum", "pay", "discard fear", "refresh a-coins", "refresh a-tablet"),
        {
            "me.hand": "-fear -sacred-drum",
            "me.play": "+fear +sacred-drum",
            "me.assistants": "+a-coins +a-tablet+ -a-coins! -a-tablet+!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "the card discarded does not use its effect",
        "hand: sacred-drum gold-pan; tablet: 1; assistants: a-coins!",
        ("play sacred-drum", "pay", "discard gold-pan", "refresh a-coins"),
        {
            "me.hand": "-gold-pan -sacred-drum",
            "me.play": "+gold-pan +sacred-drum",
            "me.assistants": "+a-coins -a-coins!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "one assistant may stay exhausted",
        "hand: sacred-drum fear; tablet: 1; assistants: a-coins! a-tablet!",
        ("play sacred-drum", "pay", "discard fear", "refresh a-tablet", "skip"),
        {
            "me.hand": "-fear -sacred-drum",
            "me.play": "+fear +sacred-drum",
            "me.assistants": "+a-tablet -a-tablet!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "an assistant ready at first may be used between the two and is then refreshed as well",
        "hand: sacred-drum fear; tablet: 1; assistants: a-coins! a-tablet",
        (
            "play sacred-drum",
            "pay",
            "discard fear",
            "refresh a-coins",
            "use a-coins",
            "use a-tablet",
            "refresh a-tablet",
        ),
        {
            "me.hand": "-fear -sacred-drum",
            "me.play": "+fear +sacred-drum",
            "me.purse": "coin +2",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "it refreshes each assistant once: used again at once, the assistant stays exhausted",
        "hand: sacred-drum fear; tablet: 1; assistants: a-coins!",
        ("play sacred-drum", "pay", "discard fear", "refresh a-coins", "use a-coins"),
        {
            "me.hand": "-fear -sacred-drum",
            "me.play": "+fear +sacred-drum",
            "me.purse": "coin +2, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "the discard may be declined: nothing is refreshed",
        "hand: sacred-drum fear; tablet: 1; assistants: a-coins!",
        ("play sacred-drum", "skip"),
        {**from_hand("sacred-drum"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "sacred-drum",
        "it cannot be its own discard: with no other card in hand it has no effect",
        "hand: sacred-drum; tablet: 1; assistants: a-coins!",
        ("play sacred-drum",),
        {**from_hand("sacred-drum"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "sacred-drum",
        "with an empty hand a card drawn as a free action pays for it",
        "hand: sacred-drum; tablet: 1; deck: fear; assistants: a-draw+ a-coins!",
        ("play sacred-drum", "use a-draw", "draw", "pay", "discard fear", "refresh a-coins", "refresh a-draw"),
        {
            "me.hand": "-sacred-drum",
            "me.play": "+fear +sacred-drum",
            "me.deck": "-fear",
            "me.assistants": "+a-coins -a-coins!",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "sacred-drum",
        "bought and resolved it still costs the discard, but no tablet",
        "artifacts: sacred-drum; compass: 4; hand: fear; assistants: a-coins!",
        ("buy sacred-drum", "resolve", "pay", "discard fear", "refresh a-coins"),
        {
            **from_row("sacred-drum"),
            "me.hand": "-fear",
            "me.play": "+fear +sacred-drum",
            "me.assistants": "+a-coins -a-coins!",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

HORN = [
    Scenario(
        "decorated-horn",
        "played for a tablet it exchanges an exhausted silver assistant for a ready one",
        "hand: decorated-horn; tablet: 1; assistants: a-coins!; supply: a-draw a-exile a-compass",
        ("play decorated-horn", "exchange a-coins a-exile"),
        {
            **from_hand("decorated-horn"),
            "me.assistants": "+a-exile -a-coins!",
            "decks.assistants[1]": "+a-coins -a-exile",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "decorated-horn",
        "for a gold assistant the new one comes with its gold side up; it can be used at once",
        "hand: decorated-horn; tablet: 1; assistants: a-tablet+! a-draw!; supply: a-compass a-exile a-coins",
        ("play decorated-horn", "exchange a-tablet a-coins", "use a-coins"),
        {
            **from_hand("decorated-horn"),
            "me.assistants": "+a-coins+! -a-tablet+!",
            "decks.assistants[2]": "+a-tablet -a-coins",
            "me.purse": "coin +3, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "decorated-horn",
        "a ready assistant, used just before, comes to the same as an exhausted one",
        "hand: decorated-horn; tablet: 1; assistants: a-coins; supply: a-compass - -",
        ("play decorated-horn", "use a-coins", "exchange a-coins a-compass", "use a-compass"),
        {
            **from_hand("decorated-horn"),
            "me.assistants": "+a-compass! -a-coins",
            "decks.assistants[0]": "+a-coins -a-compass",
            "me.purse": "coin +2, compass +1, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "decorated-horn",
        "the old assistant lies on top of the stack of the new one, silver side up: it is there to be borrowed",
        "hand: decorated-horn coconut-flask; tablet: 2; assistants: a-coins+!; supply: a-draw,a-compass - -;"
        " 1 passed: yes",
        ("play decorated-horn", "exchange a-coins a-draw", "end-turn", "play coconut-flask", "borrow a-coins"),
        {
            "me.hand": "-coconut-flask -decorated-horn",
            "me.play": "+coconut-flask +decorated-horn",
            "me.assistants": "+a-draw+ -a-coins+!",
            "decks.assistants[0]": "+a-coins -a-draw",
            "me.purse": "coin +4, tablet -2",
            "asks": "after",
        },
    ),
    Scenario(
        "decorated-horn",
        "without an own assistant it has no effect",
        "hand: decorated-horn; tablet: 1",
        ("play decorated-horn",),
        {**from_hand("decorated-horn"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "decorated-horn",
        "it exchanges with the supply board only, never with the rescue space of the Snake Temple",
        "board: snake; hand: decorated-horn; tablet: 1; assistants: a-coins!; supply: - - -; rescue: a-draw a-exile",
        ("play decorated-horn",),
        {**from_hand("decorated-horn"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "decorated-horn",
        "bought and resolved it costs no tablet",
        "artifacts: decorated-horn; compass: 2; assistants: a-coins+; supply: a-draw a-exile a-compass",
        ("buy decorated-horn", "resolve", "exchange a-coins a-draw"),
        {
            **from_row("decorated-horn"),
            "me.assistants": "+a-draw+ -a-coins+",
            "decks.assistants[0]": "+a-coins -a-draw",
            "me.purse": "compass -2",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*RATTLE, *DRUM, *HORN]
