"""The Earrings."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

CRYSTAL = [
    Scenario(
        "crystal-earring",
        "of three cards one is kept, one put back on top, the third goes to the play area",
        "hand: crystal-earring; tablet: 1; deck: machete axe rope dog",
        ("play crystal-earring", "announce 3", "keep axe", "top rope"),
        {
            "me.hand": "+axe -crystal-earring",
            "me.deck": "-axe -machete",
            "me.play": "+crystal-earring +machete",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "the card put back is the next one drawn",
        "hand: crystal-earring; tablet: 1; deck: machete axe rope dog; assistants: a-draw+",
        ("play crystal-earring", "announce 3", "keep axe", "top rope", "use a-draw", "draw"),
        {
            "me.hand": "+axe +rope -crystal-earring",
            "me.deck": "-axe -machete -rope",
            "me.play": "+crystal-earring +machete",
            "me.assistants": "+a-draw+! -a-draw+",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "of three cards two go to the play area if none is put back; their effects are not used",
        "hand: crystal-earring; tablet: 1; deck: machete gold-pan hat dog",
        ("play crystal-earring", "announce 3", "keep machete", "skip"),
        {
            "me.hand": "+machete -crystal-earring",
            "me.deck": "-gold-pan -hat -machete",
            "me.play": "+crystal-earring +gold-pan +hat",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "of two cards one is kept and one may go back on top",
        "hand: crystal-earring; tablet: 1; deck: machete axe rope",
        ("play crystal-earring", "announce 2", "keep axe", "top machete"),
        {
            "me.hand": "+axe -crystal-earring",
            "me.deck": "-axe",
            "me.play": "+crystal-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "of two cards the other goes to the play area if it is not put back",
        "hand: crystal-earring; tablet: 1; deck: machete axe rope",
        ("play crystal-earring", "announce 2", "keep axe", "skip"),
        {
            "me.hand": "+axe -crystal-earring",
            "me.deck": "-axe -machete",
            "me.play": "+crystal-earring +machete",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "a single card is kept: there is none to put back",
        "hand: crystal-earring; tablet: 1; deck: machete axe",
        ("play crystal-earring", "announce 1", "keep machete"),
        {
            "me.hand": "+machete -crystal-earring",
            "me.deck": "-machete",
            "me.play": "+crystal-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "zero cards may be announced, and nothing happens",
        "hand: crystal-earring; tablet: 1; deck: machete axe",
        ("play crystal-earring", "announce 0"),
        {**from_hand("crystal-earring"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "crystal-earring",
        "three announced from a deck of two draw the two",
        "hand: crystal-earring; tablet: 1; deck: machete axe",
        ("play crystal-earring", "announce 3", "keep machete", "top axe"),
        {
            "me.hand": "+machete -crystal-earring",
            "me.deck": "-machete",
            "me.play": "+crystal-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "three announced from a deck of one draw that one, and it is kept",
        "hand: crystal-earring; tablet: 1; deck: machete",
        ("play crystal-earring", "announce 3", "keep machete"),
        {
            "me.hand": "+machete -crystal-earring",
            "me.deck": "-machete",
            "me.play": "+crystal-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "with an empty deck nothing happens",
        "hand: crystal-earring; tablet: 1; deck:",
        ("play crystal-earring",),
        {**from_hand("crystal-earring"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "crystal-earring",
        "of two equal cards one is kept and the other put back",
        "hand: crystal-earring; tablet: 1; deck: fear fear axe",
        ("play crystal-earring", "announce 2", "keep fear", "top fear"),
        {
            "me.hand": "+fear -crystal-earring",
            "me.deck": "-fear",
            "me.play": "+crystal-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "crystal-earring",
        "the drawn cards lie apart until they are sorted",
        "hand: crystal-earring; tablet: 1; deck: hat axe rope dog",
        ("play crystal-earring", "announce 3"),
        {
            **from_hand("crystal-earring"),
            "me.deck": "-axe -hat -rope",
            "me.apart": "+axe +hat +rope",
            "me.purse": "tablet -1",
            "asks": "keep crystal-earring",
        },
    ),
    Scenario(
        "crystal-earring",
        "bought and resolved it costs no tablet",
        "artifacts: crystal-earring; compass: 4; deck: machete axe rope dog",
        ("buy crystal-earring", "resolve", "announce 3", "keep machete", "top axe"),
        {
            **from_row("crystal-earring"),
            "me.hand": "+machete",
            "me.deck": "-machete -rope",
            "me.play": "+crystal-earring +rope",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

OBSIDIAN = [
    Scenario(
        "obsidian-earring",
        "of two cards from the bottom one is kept, the other goes to the play area",
        "hand: obsidian-earring; tablet: 1; deck: machete axe rope dog",
        ("play obsidian-earring", "announce 2", "keep rope"),
        {
            "me.hand": "+rope -obsidian-earring",
            "me.deck": "-dog -rope",
            "me.play": "+dog +obsidian-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "obsidian-earring",
        "the card that is not kept does not use its effect, even a free one",
        "hand: obsidian-earring; tablet: 1; deck: machete gold-pan axe",
        ("play obsidian-earring", "announce 2", "keep axe"),
        {
            "me.hand": "+axe -obsidian-earring",
            "me.deck": "-axe -gold-pan",
            "me.play": "+gold-pan +obsidian-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "obsidian-earring",
        "a single card from the bottom goes to the hand",
        "hand: obsidian-earring; tablet: 1; deck: machete axe rope",
        ("play obsidian-earring", "announce 1", "keep rope"),
        {
            "me.hand": "+rope -obsidian-earring",
            "me.deck": "-rope",
            "me.play": "+obsidian-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "obsidian-earring",
        "two announced from a deck of one draw that one, and it is kept",
        "hand: obsidian-earring; tablet: 1; deck: machete",
        ("play obsidian-earring", "announce 2", "keep machete"),
        {
            "me.hand": "+machete -obsidian-earring",
            "me.deck": "-machete",
            "me.play": "+obsidian-earring",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "obsidian-earring",
        "with an empty deck nothing happens",
        "hand: obsidian-earring; tablet: 1; deck:",
        ("play obsidian-earring",),
        {**from_hand("obsidian-earring"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "obsidian-earring",
        "it fetches the item bought on the turn before",
        "hand: obsidian-earring; tablet: 1; coin: 3; deck: fear fear; items: steam-boat; next_items: axe;"
        " 1 passed: yes",
        ("buy steam-boat", "end-turn", "play obsidian-earring", "announce 1", "keep steam-boat"),
        {
            "me.hand": "+steam-boat -obsidian-earring",
            "me.play": "+obsidian-earring",
            "row.items": "+axe -steam-boat",
            "decks.items": "-axe",
            "me.purse": "coin -3, tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "obsidian-earring",
        "bought and resolved it costs no tablet",
        "artifacts: obsidian-earring; compass: 4; deck: machete axe rope",
        ("buy obsidian-earring", "resolve", "announce 2", "keep axe"),
        {
            **from_row("obsidian-earring"),
            "me.hand": "+axe",
            "me.deck": "-axe -rope",
            "me.play": "+obsidian-earring +rope",
            "me.purse": "compass -4",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*CRYSTAL, *OBSIDIAN]
