"""The Snake side's research track, row by row."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

EMPTY = "board: snake; bonus: 2-1=- 2-3=- 3-1=- 3-2=- 6-1=- 6-2=- 7-1=-"


def magnifier(way: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    """`way` is `1-1 to 2-1`; the bonus tiles of the track are gone."""
    start, _, end = way.partition(" to ")
    return Scenario(
        f"snake row-{end[0]} magnifier",
        says,
        f"{EMPTY}; magnifier: {start}; {given}",
        (f"research magnifier {end}", *do),
        {"me.magnifier": end, "asks": "after", **then},
    )


def notebook(way: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    """The magnifying glass is already in the last row."""
    start, _, end = way.partition(" to ")
    return Scenario(
        f"snake row-{end[0]} notebook",
        says,
        f"{EMPTY}; magnifier: 7-1; notebook: {start}; {given}",
        (f"research notebook {end}", *do),
        {"me.notebook": end, "asks": "after", **then},
    )


MAGNIFIER = [
    magnifier("start to 1-1", "gives a coin", "compass: 1; tablet: 2", {"me.purse": "coin +1, compass -1, tablet -2"}),
    magnifier("start to 1-2", "gives a coin on the right too", "jewel: 1", {"me.purse": "coin +1, jewel -1"}),
    magnifier(
        "1-1 to 2-1",
        "gives 2 coins on the left",
        "coin: 1; compass: 1; arrowhead: 1",
        {"me.purse": "coin +1, compass -1, arrowhead -1"},
    ),
    *[
        magnifier(
            f"{space} to 2-2",
            f"gives 2 coins in the middle to whoever comes from {space}",
            "tablet: 1; jewel: 1",
            {"me.purse": "coin +2, tablet -1, jewel -1"},
        )
        for space in ("1-1", "1-2")
    ],
    magnifier("1-2 to 2-3", "gives 2 coins on the right", "arrowhead: 2", {"me.purse": "coin +2, arrowhead -2"}),
    magnifier(
        "2-1 to 3-1",
        "gives a card",
        "tablet: 2; arrowhead: 1; deck: fear horse",
        {"me.deck": "-fear", "me.hand": "+fear", "me.purse": "tablet -2, arrowhead -1"},
        "draw",
    ),
    magnifier(
        "2-2 to 3-1",
        "the card may be declined",
        "tablet: 2; arrowhead: 1; deck: fear horse",
        {"me.purse": "tablet -2, arrowhead -1"},
        "skip",
    ),
    *[
        magnifier(
            f"{space} to 3-2",
            f"gives a card on the right to whoever comes from {space}",
            "coin: 1; jewel: 1; deck: fear horse",
            {"me.deck": "-fear", "me.hand": "+fear", "me.purse": "coin -1, jewel -1"},
            "draw",
        )
        for space in ("2-2", "2-3")
    ],
    magnifier(
        "3-1 to 4-1",
        "for an idol any one assistant is rescued, silver and exhausted",
        "crates: idol-coin; rescue: a-coins a-draw",
        {"me.crates": "-idol-coin", "box": "+idol-coin", "decks.rescue": "-a-draw", "me.assistants": "+a-draw!"},
        "take a-draw",
    ),
    magnifier(
        "3-2 to 4-1",
        "a free action may come before the stack is looked through; the top one may be taken as well",
        "crates: idol-coin; rescue: a-coins a-draw; assistants: a-compass+",
        {"me.crates": "-idol-coin", "box": "+idol-coin", "decks.rescue": "-a-coins", "me.assistants": "+a-coins!"},
        *("continue", "take a-coins"),
    ),
    magnifier(
        "3-2 to 4-1",
        "idols in slots stay there",
        "crates: idol-coin; slots: idol-tablet idol-exile; rescue: a-coins a-draw",
        {"me.crates": "-idol-coin", "box": "+idol-coin", "decks.rescue": "-a-coins", "me.assistants": "+a-coins!"},
        "take a-coins",
    ),
    magnifier(
        "4-1 to 5-1",
        "turns an assistant to gold, which refreshes it",
        "arrowhead: 2; assistants: a-coins! a-draw",
        {"me.assistants": "+a-coins+ -a-coins!", "me.purse": "arrowhead -2"},
        "promote a-coins",
    ),
    magnifier(
        "4-1 to 5-2",
        "any silver assistant may be the one",
        "tablet: 1; jewel: 1; assistants: a-coins! a-draw",
        {"me.assistants": "+a-draw+ -a-draw", "me.purse": "tablet -1, jewel -1"},
        "promote a-draw",
    ),
    magnifier(
        "4-1 to 5-1",
        "without a silver assistant it gives nothing",
        "arrowhead: 2; assistants: a-coins+!",
        {"me.purse": "arrowhead -2"},
    ),
    magnifier(
        "5-1 to 6-1",
        "gives a Fear card",
        "tablet: 1; jewel: 1",
        {"decks.fear": "-fear", "me.play": "+fear", "me.purse": "tablet -1, jewel -1"},
    ),
    *[
        magnifier(
            f"{space} to 6-2",
            f"gives a Fear card on the right to whoever comes from {space}",
            "compass: 1; tablet: 3",
            {"decks.fear": "-fear", "me.play": "+fear", "me.purse": "compass -1, tablet -3"},
        )
        for space in ("5-1", "5-2")
    ],
    *[
        magnifier(
            f"{space} to 7-1",
            f"gives a Fear card to whoever comes from {space}",
            "coin: 1; tablet: 1; arrowhead: 1",
            {"decks.fear": "-fear", "me.play": "+fear", "me.purse": "coin -1, tablet -1, arrowhead -1"},
        )
        for space in ("6-1", "6-2")
    ],
]

SUPPLY = "supply: a-coins,a-tablet a-exile a-compass"
IN_CARDS = "hand: fear; play: horse"

NOTEBOOK = [
    notebook(
        "start to 1-1",
        "brings the top assistant of any stack, silver and ready",
        f"compass: 1; tablet: 2; {SUPPLY}",
        {"me.assistants": "+a-compass", "decks.assistants[2]": "-a-compass", "me.purse": "compass -1, tablet -2"},
        "take a-compass",
    ),
    notebook(
        "start to 1-2",
        "the assistant can be used at once",
        f"jewel: 1; {SUPPLY}",
        {"me.assistants": "+a-coins!", "decks.assistants[0]": "-a-coins", "me.purse": "coin +2, jewel -1"},
        *("take a-coins", "use a-coins"),
    ),
    notebook(
        "1-1 to 2-1",
        "exiles a card of the hand",
        f"coin: 1; compass: 1; arrowhead: 1; {IN_CARDS}",
        {"me.hand": "-fear", "decks.fear": "+fear", "me.purse": "coin -1, compass -1, arrowhead -1"},
        "exile fear hand",
    ),
    notebook(
        "1-2 to 2-2",
        "or a card of the play area",
        f"tablet: 1; jewel: 1; {IN_CARDS}",
        {"me.play": "-horse", "exile.items": "+horse", "me.purse": "tablet -1, jewel -1"},
        "exile horse play",
    ),
    notebook(
        "1-2 to 2-3",
        "the exile may be declined",
        f"arrowhead: 2; {IN_CARDS}",
        {"me.purse": "arrowhead -2"},
        "skip",
    ),
    notebook(
        "2-1 to 3-1",
        "turns an assistant to gold",
        "tablet: 2; arrowhead: 1; assistants: a-coins",
        {"me.assistants": "+a-coins+ -a-coins", "me.purse": "tablet -2, arrowhead -1"},
        "promote a-coins",
    ),
    notebook(
        "2-3 to 3-2",
        "the rescued assistant may be the one, and is refreshed",
        "coin: 1; jewel: 1; assistants: a-coins a-draw!",
        {"me.assistants": "+a-draw+ -a-draw!", "me.purse": "coin -1, jewel -1"},
        "promote a-draw",
    ),
    notebook(
        "3-1 to 4-1",
        "for another idol brings an artifact for nothing, and its effect",
        "crates: idol-coin; artifacts: serpents-gold",
        {
            "me.crates": "-idol-coin",
            "box": "+idol-coin",
            "me.play": "+fear +serpents-gold",
            "decks.fear": "-fear",
            "row.artifacts": "+- -serpents-gold",
            "me.purse": "coin +4",
        },
        *("take serpents-gold", "resolve"),
    ),
    notebook(
        "3-2 to 4-1",
        "the artifact's effect may be left out",
        "crates: idol-coin; artifacts: serpents-gold",
        {
            "me.crates": "-idol-coin",
            "box": "+idol-coin",
            "me.play": "+serpents-gold",
            "row.artifacts": "+- -serpents-gold",
        },
        *("take serpents-gold", "skip"),
    ),
    notebook(
        "3-2 to 4-1",
        "the artifact is taken, but its effect may be declined; nobody is rescued",
        "crates: idol-coin; artifacts: serpents-gold",
        {
            "me.crates": "-idol-coin",
            "box": "+idol-coin",
            "me.play": "+serpents-gold",
            "row.artifacts": "+- -serpents-gold",
        },
        *("take serpents-gold", "skip"),
    ),
    notebook(
        "4-1 to 5-1",
        "refreshes an assistant",
        "arrowhead: 2; assistants: a-coins! a-draw+!",
        {"me.assistants": "+a-draw+ -a-draw+!", "me.purse": "arrowhead -2"},
        "refresh a-draw",
    ),
    notebook(
        "4-1 to 5-2",
        "the refreshing may be declined",
        "tablet: 1; jewel: 1; assistants: a-coins! a-draw+!",
        {"me.purse": "tablet -1, jewel -1"},
        "skip",
    ),
    notebook(
        "5-1 to 6-1",
        "gives a card",
        "tablet: 1; jewel: 1; deck: fear horse",
        {"me.deck": "-fear", "me.hand": "+fear", "me.purse": "tablet -1, jewel -1"},
        "draw",
    ),
    notebook(
        "5-2 to 6-2",
        "the card may be declined",
        "compass: 1; tablet: 3; deck: fear horse",
        {"me.purse": "compass -1, tablet -3"},
        "skip",
    ),
    notebook(
        "6-2 to 7-1",
        "gives a jewel",
        "coin: 1; tablet: 1; arrowhead: 1",
        {"me.purse": "coin -1, tablet -1, arrowhead -1, jewel +1"},
    ),
]

SCENARIOS: list[Scenario] = [*MAGNIFIER, *NOTEBOOK]
