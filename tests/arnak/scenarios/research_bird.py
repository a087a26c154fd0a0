"""The Bird side's research track, row by row."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

EMPTY = "bonus: 2-1=- 2-2=- 4-1=- 4-2=- 4-3=- 6-1=- 6-2=-"


def magnifier(way: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    """`way` is `1-1 to 2-1`; the bonus tiles of the track are gone."""
    start, _, end = way.partition(" to ")
    return Scenario(
        f"bird row-{end[0]} magnifier",
        says,
        f"magnifier: {start}; {EMPTY}; {given}",
        (f"research magnifier {end}", *do),
        {"me.magnifier": end, "asks": "after", **then},
    )


def notebook(way: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    """The magnifying glass is already in the last row."""
    start, _, end = way.partition(" to ")
    return Scenario(
        f"bird row-{end[0]} notebook",
        says,
        f"magnifier: 7-1; notebook: {start}; {EMPTY}; {given}",
        (f"research notebook {end}", *do),
        {"me.notebook": end, "asks": "after", **then},
    )


MAGNIFIER = [
    magnifier(
        "start to 1-1", "gives a coin", "compass: 1; arrowhead: 1", {"me.purse": "coin +1, compass -1, arrowhead -1"}
    ),
    magnifier("start to 1-2", "gives a coin on the right too", "jewel: 1", {"me.purse": "coin +1, jewel -1"}),
    magnifier("1-1 to 2-1", "gives a compass", "jewel: 1", {"me.purse": "compass +1, jewel -1"}),
    magnifier(
        "1-1 to 2-2",
        "gives a compass on the right too",
        "tablet: 1; arrowhead: 1",
        {"me.purse": "compass +1, tablet -1, arrowhead -1"},
    ),
    magnifier(
        "1-2 to 2-2",
        "gives a compass over the other bridge too",
        "tablet: 1; arrowhead: 1",
        {"me.purse": "compass +1, tablet -1, arrowhead -1"},
    ),
    magnifier(
        "2-1 to 3-1",
        "gives a compass",
        "tablet: 2; arrowhead: 1",
        {"me.purse": "compass +1, tablet -2, arrowhead -1"},
    ),
    magnifier(
        "2-2 to 3-1",
        "gives a compass over the other bridge too",
        "tablet: 2; arrowhead: 1",
        {"me.purse": "compass +1, tablet -2, arrowhead -1"},
    ),
    magnifier(
        "3-1 to 4-1",
        "gives a compass on the left",
        "coin: 1; tablet: 1; arrowhead: 1",
        {"me.purse": "coin -1, compass +1, tablet -1, arrowhead -1"},
    ),
    magnifier(
        "3-1 to 4-2",
        "gives a compass in the middle",
        "tablet: 1; jewel: 1",
        {"me.purse": "compass +1, tablet -1, jewel -1"},
    ),
    magnifier("3-1 to 4-3", "gives a compass on the right", "arrowhead: 2", {"me.purse": "compass +1, arrowhead -2"}),
    *[
        magnifier(
            f"{space} to 5-1",
            f"gives a compass to whoever comes from {space}",
            "coin: 1; jewel: 1",
            {"me.purse": "coin -1, compass +1, jewel -1"},
        )
        for space in ("4-1", "4-2", "4-3")
    ],
    magnifier(
        "5-1 to 6-1",
        "gives a card",
        "compass: 1; jewel: 1; deck: fear horse",
        {"me.deck": "-fear", "me.hand": "+fear", "me.purse": "compass -1, jewel -1"},
        "draw",
    ),
    magnifier(
        "5-1 to 6-2",
        "the card may be declined",
        "tablet: 2; arrowhead: 1; deck: fear horse",
        {"me.purse": "tablet -2, arrowhead -1"},
        "skip",
    ),
    *[
        magnifier(
            f"{space} to 7-1",
            f"gives a compass to whoever comes from {space}",
            "coin: 1; tablet: 1; arrowhead: 1",
            {"me.purse": "coin -1, compass +1, tablet -1, arrowhead -1"},
        )
        for space in ("6-1", "6-2")
    ],
    magnifier(
        "6-2 to 7-2",
        "gives a compass on the right too",
        "tablet: 1; jewel: 1",
        {"me.purse": "compass +1, tablet -1, jewel -1"},
    ),
]

SUPPLY = "supply: a-coins,a-tablet a-exile a-compass"
ASSISTANTS = [
    notebook(
        "start to 1-1",
        "brings the top assistant of any stack, silver and ready",
        f"compass: 1; arrowhead: 1; {SUPPLY}",
        {"me.assistants": "+a-exile", "decks.assistants[1]": "-a-exile", "me.purse": "compass -1, arrowhead -1"},
        "take a-exile",
    ),
    notebook(
        "start to 1-2",
        "the assistant can be used at once",
        f"jewel: 1; {SUPPLY}",
        {"me.assistants": "+a-coins!", "decks.assistants[0]": "-a-coins", "me.purse": "coin +2, jewel -1"},
        *("take a-coins", "use a-coins"),
    ),
    notebook(
        "start to 1-2", "with no assistant left it brings none", "jewel: 1; supply: - - -", {"me.purse": "jewel -1"}
    ),
    notebook(
        "1-1 to 2-1",
        "brings a second assistant",
        f"jewel: 1; {SUPPLY}; assistants: a-draw+!",
        {"me.assistants": "+a-compass", "decks.assistants[2]": "-a-compass", "me.purse": "jewel -1"},
        "take a-compass",
    ),
    notebook(
        "1-2 to 2-2",
        "brings an assistant on the right too",
        f"tablet: 1; arrowhead: 1; {SUPPLY}",
        {"me.assistants": "+a-coins", "decks.assistants[0]": "-a-coins", "me.purse": "tablet -1, arrowhead -1"},
        "take a-coins",
    ),
    notebook(
        "2-1 to 3-1",
        "turns an assistant to gold",
        "tablet: 2; arrowhead: 1; assistants: a-coins a-draw",
        {"me.assistants": "+a-draw+ -a-draw", "me.purse": "tablet -2, arrowhead -1"},
        "promote a-draw",
    ),
    notebook(
        "2-2 to 3-1",
        "an exhausted assistant is refreshed by it",
        "tablet: 2; arrowhead: 1; assistants: a-coins! a-draw",
        {"me.assistants": "+a-coins+ -a-coins!", "me.purse": "tablet -2, arrowhead -1"},
        "promote a-coins",
    ),
    notebook(
        "2-1 to 3-1",
        "an assistant may be used just before, and is refreshed",
        "tablet: 2; arrowhead: 1; assistants: a-coins",
        {"me.assistants": "+a-coins+ -a-coins", "me.purse": "coin +2, tablet -2, arrowhead -1"},
        *("use a-coins", "promote a-coins"),
    ),
    notebook(
        "2-2 to 3-1",
        "without an assistant there is nobody to upgrade",
        "tablet: 2; arrowhead: 1",
        {"me.purse": "tablet -2, arrowhead -1"},
    ),
    notebook(
        "3-1 to 4-1",
        "turns the other assistant to gold",
        "coin: 1; tablet: 1; arrowhead: 1; assistants: a-coins! a-draw+",
        {"me.assistants": "+a-coins+ -a-coins!", "me.purse": "coin -1, tablet -1, arrowhead -1"},
        "promote a-coins",
    ),
    notebook(
        "3-1 to 4-2",
        "a golden assistant cannot be upgraded, nor is it refreshed",
        "tablet: 1; jewel: 1; assistants: a-draw+!",
        {"me.purse": "tablet -1, jewel -1"},
    ),
    notebook(
        "3-1 to 4-3",
        "turns an assistant to gold on the right too",
        "arrowhead: 2; assistants: a-draw",
        {"me.assistants": "+a-draw+ -a-draw", "me.purse": "arrowhead -2"},
        "promote a-draw",
    ),
]

UPPER_ROWS = [
    notebook("4-3 to 5-1", "gives 3 compasses", "coin: 1; jewel: 1", {"me.purse": "coin -1, compass +3, jewel -1"}),
    notebook(
        "5-1 to 6-1",
        "brings an artifact of the row for nothing, and its effect",
        "compass: 1; jewel: 1; artifacts: serpents-gold",
        {
            "me.play": "+fear +serpents-gold",
            "decks.fear": "-fear",
            "row.artifacts": "+- -serpents-gold",
            "me.purse": "coin +4, compass -1, jewel -1",
        },
        *("take serpents-gold", "resolve"),
    ),
    notebook(
        "5-1 to 6-2",
        "the artifact's effect may be left out",
        "tablet: 2; arrowhead: 1; artifacts: serpents-gold",
        {
            "me.play": "+serpents-gold",
            "row.artifacts": "+- -serpents-gold",
            "me.purse": "tablet -2, arrowhead -1",
        },
        *("take serpents-gold", "skip"),
    ),
    notebook(
        "5-1 to 6-2",
        "the artifact is taken, but its effect may be declined",
        "tablet: 2; arrowhead: 1; artifacts: serpents-gold",
        {"me.purse": "tablet -2, arrowhead -1", "me.play": "+serpents-gold", "row.artifacts": "+- -serpents-gold"},
        *("take serpents-gold", "skip"),
    ),
    notebook(
        "6-1 to 7-1",
        "overcomes a guardian on an own site without its cost",
        "coin: 1; tablet: 1; arrowhead: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-4coin",
        {
            "me.guardians": "+g-4coin",
            "sites.l1-1.guardian": "-",
            "me.purse": "coin -1, tablet -1, arrowhead -1",
        },
        "overcome l1-1",
    ),
    notebook(
        "6-1 to 7-1",
        "an archaeologist on the second space of a camp will do",
        "players: 4; bonus: 7-1=-; coin: 1; tablet: 1; arrowhead: 1; at: camp-tablet/2; wardens: camp-tablet=g-boat",
        {
            "me.guardians": "+g-boat",
            "sites.camp-tablet.guardian": "-",
            "me.purse": "coin -1, tablet -1, arrowhead -1",
        },
        "overcome camp-tablet",
    ),
    notebook(
        "6-2 to 7-2",
        "the guardian may be left alone",
        "tablet: 1; jewel: 1; at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-4coin",
        {"me.purse": "tablet -1, jewel -1"},
        "skip",
    ),
    notebook(
        "6-2 to 7-1",
        "a guardian on a site of others is out of reach",
        "coin: 1; tablet: 1; arrowhead: 1; 1 at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-4coin",
        {"me.purse": "coin -1, tablet -1, arrowhead -1"},
    ),
]

SCENARIOS: list[Scenario] = [*MAGNIFIER, *ASSISTANTS, *UPPER_ROWS]
