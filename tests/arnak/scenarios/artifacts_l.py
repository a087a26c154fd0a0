"""Artifacts that activate the top tile of a stack."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.artifacts_a import from_hand, from_row

# Stacks of four and of three tiles: the others are discovered sites.
FOUR_LEFT = (
    "tiles: l1-1=s1-coin-arrowhead l1-2=s1-draw-coin-tablet l1-3=s1-compass-arrowhead l1-4=s1-coin-2tablet"
    " l1-5=s1-tablet-arrowhead l1-6=s1-fear-compass-jewel"
)
THREE_LEFT = "tiles: l2-1=s2-2compass-jewel l2-2=s2-arrowhead-jewel l2-3=s2-2tablet-jewel"


def level1(top: str) -> str:
    """A level-1 stack with one of its four tiles on top."""
    return f"{FOUR_LEFT}; next_level1: {top}"


def level2(top: str) -> str:
    return f"{THREE_LEFT}; next_level2: {top}"


GUIDING_STONE = [
    Scenario(
        "guiding-stone",
        "played for a tablet it activates the top level-1 tile, which goes to the bottom",
        f"hand: guiding-stone; tablet: 1; {level1('s1-jewel')}",
        ("play guiding-stone",),
        {
            **from_hand("guiding-stone"),
            "decks.level1": "order: s1-item-or-2compass s1-draw-arrowhead s1-fear-tablet-jewel s1-jewel",
            "me.purse": "tablet -1, jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-stone",
        "the tile's Fear comes with its tokens",
        f"hand: guiding-stone; tablet: 1; {level1('s1-fear-tablet-jewel')}",
        ("play guiding-stone",),
        {
            "me.hand": "-guiding-stone",
            "me.play": "+fear +guiding-stone",
            "decks.fear": "-fear",
            "decks.level1": "order: s1-item-or-2compass s1-draw-arrowhead s1-jewel s1-fear-tablet-jewel",
            "me.purse": "jewel +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-stone",
        "the choices of the tile are its player's",
        f"hand: guiding-stone; tablet: 1; {level1('s1-item-or-2compass')}; items: horse",
        ("play guiding-stone", "choose 1", "take horse"),
        {
            **from_hand("guiding-stone"),
            "me.deck": "+horse",
            "row.items": "+- -horse",
            "decks.level1": "order: s1-draw-arrowhead s1-fear-tablet-jewel s1-jewel s1-item-or-2compass",
            "me.purse": "tablet -1",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-stone",
        "with a free action at hand there is a pause before the tile is turned",
        f"hand: guiding-stone funding-boat; tablet: 1; {level1('s1-jewel')}",
        ("play guiding-stone",),
        {**from_hand("guiding-stone"), "me.purse": "tablet -1", "asks": "pause guiding-stone"},
    ),
    Scenario(
        "guiding-stone",
        "after the pause the tile is turned: a card drawn, an arrowhead",
        f"hand: guiding-stone funding-boat; tablet: 1; deck: machete; {level1('s1-draw-arrowhead')}",
        ("play guiding-stone", "continue", "draw"),
        {
            "me.hand": "+machete -guiding-stone",
            "me.play": "+guiding-stone",
            "me.deck": "-machete",
            "decks.level1": "order: s1-item-or-2compass s1-fear-tablet-jewel s1-jewel s1-draw-arrowhead",
            "me.purse": "tablet -1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-stone",
        "the next site discovered is the tile that came up beneath",
        f"hand: guiding-stone exploration-boat; tablet: 1; compass: 3; {level1('s1-jewel')}; next_guardians: g-car;"
        " 1 passed: yes",
        (
            *("play guiding-stone", "continue", "end-turn"),
            *("discover l1-8", "travel exploration-boat", "continue", "choose 2", "continue"),
        ),
        {
            "me.hand": "-exploration-boat -guiding-stone",
            "me.play": "+exploration-boat +guiding-stone",
            "me.archaeologists": "-1",
            "me.pool.icons": "+boat",
            "me.pool.needs": "+boat",
            "me.crates": "+idol-tablet",
            "me.purse": "compass -1, jewel +1",
            "decks.level1": "-s1-item-or-2compass",
            "decks.guardians": "-g-car",
            "sites.l1-8.spaces": "+0 --",
            "sites.l1-8.tile": "s1-item-or-2compass",
            "sites.l1-8.guardian": "g-car",
            "sites.l1-8.idol": "-",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-stone",
        "bought and resolved it costs no tablet",
        f"artifacts: guiding-stone; compass: 3; {level1('s1-jewel')}",
        ("buy guiding-stone", "resolve"),
        {
            **from_row("guiding-stone"),
            "decks.level1": "order: s1-item-or-2compass s1-draw-arrowhead s1-fear-tablet-jewel s1-jewel",
            "me.purse": "compass -3, jewel +1",
            "asks": "after",
        },
    ),
]

SKULL_USED = {"decks.level2": "order: s2-draw-tablet-jewel s2-fear-2tablet-2arrowhead s2-four-kinds"}

GUIDING_SKULL = [
    Scenario(
        "guiding-skull",
        "played for a tablet and a compass it activates the top level-2 tile, which goes to the bottom",
        f"hand: guiding-skull; tablet: 1; compass: 1; {level2('s2-four-kinds')}",
        ("play guiding-skull", "pay"),
        {**from_hand("guiding-skull"), **SKULL_USED, "me.purse": "coin +1, arrowhead +1", "asks": "after"},
    ),
    Scenario(
        "guiding-skull",
        "the tile's Fear comes with its tokens",
        f"hand: guiding-skull; tablet: 1; compass: 1; {level2('s2-fear-2tablet-2arrowhead')}",
        ("play guiding-skull", "pay"),
        {
            "me.hand": "-guiding-skull",
            "me.play": "+fear +guiding-skull",
            "decks.fear": "-fear",
            "decks.level2": "order: s2-four-kinds s2-draw-tablet-jewel s2-fear-2tablet-2arrowhead",
            "me.purse": "compass -1, tablet +1, arrowhead +2",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-skull",
        "the compass may be kept: no tile is turned",
        f"hand: guiding-skull; tablet: 1; compass: 1; {level2('s2-four-kinds')}",
        ("play guiding-skull", "skip"),
        {**from_hand("guiding-skull"), "me.purse": "tablet -1", "asks": "after"},
    ),
    Scenario(
        "guiding-skull",
        "the compass is paid before the tile is turned; with a free action at hand there is a pause in between",
        f"hand: guiding-skull funding-boat; tablet: 1; compass: 1; {level2('s2-four-kinds')}",
        ("play guiding-skull", "pay"),
        {**from_hand("guiding-skull"), "me.purse": "compass -1, tablet -1", "asks": "pause guiding-skull"},
    ),
    Scenario(
        "guiding-skull",
        "bought with the last four compasses it has no effect",
        f"artifacts: guiding-skull; compass: 4; {level2('s2-four-kinds')}",
        ("buy guiding-skull", "resolve"),
        {**from_row("guiding-skull"), "me.purse": "compass -4", "asks": "after"},
    ),
    Scenario(
        "guiding-skull",
        "bought with the last four compasses it is paid for with one that a free action brings",
        f"artifacts: guiding-skull; compass: 4; hand: exploration-car; {level2('s2-four-kinds')}",
        ("buy guiding-skull", "resolve", "play exploration-car", "pay"),
        {
            **from_row("guiding-skull"),
            **SKULL_USED,
            "me.hand": "-exploration-car",
            "me.play": "+exploration-car +guiding-skull",
            "me.purse": "coin +1, compass -3, tablet +1, arrowhead +1",
            "asks": "after",
        },
    ),
    Scenario(
        "guiding-skull",
        "bought and resolved it still costs the compass, but no tablet",
        f"artifacts: guiding-skull; compass: 5; {level2('s2-four-kinds')}",
        ("buy guiding-skull", "resolve", "pay"),
        {
            **from_row("guiding-skull"),
            **SKULL_USED,
            "me.purse": "coin +1, compass -4, tablet +1, arrowhead +1",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*GUIDING_STONE, *GUIDING_SKULL]
