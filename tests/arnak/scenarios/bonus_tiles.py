"""Bonus tiles of the research track, and the order of tile and row."""

from __future__ import annotations

from tests.arnak.scenario import Scenario


def bonus(tile: str, says: str, then: dict[str, str], *do: str, given: str = "") -> Scenario:
    """The magnifying glass enters 2-1 of the Bird side for a jewel; the row gives a compass."""
    whole = {"box": f"+{tile}", "me.magnifier": "2-1", "track.bonus.2-1": f"-{tile}", "asks": "after", **then}
    position = f"magnifier: 1-1; jewel: 1; bonus: 2-1={tile}; {given}"
    return Scenario(tile, says, position, ("research magnifier 2-1", *do), whole)


TABLET_AND_ARROWHEAD = "tablet: 1; arrowhead: 1"
CARDS_ABOUT = "hand: fear; play: horse"
DECK = "deck: fear horse"

TILES = [
    bonus("bonus-coin", "gives a coin", {"me.purse": "coin +1, compass +1, jewel -1"}, "bonus"),
    bonus("bonus-coin", "the row may come first", {"me.purse": "coin +1, compass +1, jewel -1"}, "row"),
    bonus("bonus-compass", "gives a compass", {"me.purse": "compass +2, jewel -1"}, "bonus"),
    bonus("bonus-tablet", "gives a tablet", {"me.purse": "compass +1, tablet +1, jewel -1"}, "bonus"),
    bonus(
        "bonus-exile",
        "exiles a card of the hand",
        {"me.hand": "-fear", "decks.fear": "+fear", "me.purse": "compass +1, jewel -1"},
        *("bonus", "exile fear hand"),
        given=CARDS_ABOUT,
    ),
    bonus(
        "bonus-exile",
        "or a card of the play area",
        {"me.play": "-horse", "exile.items": "+horse", "me.purse": "compass +1, jewel -1"},
        *("bonus", "exile horse play"),
        given=CARDS_ABOUT,
    ),
    bonus(
        "bonus-exile",
        "the exile may be declined",
        {"me.purse": "compass +1, jewel -1"},
        *("bonus", "skip"),
        given=CARDS_ABOUT,
    ),
    bonus(
        "bonus-draw",
        "gives a card",
        {"me.deck": "-fear", "me.hand": "+fear", "me.purse": "compass +1, jewel -1"},
        *("bonus", "draw"),
        given=DECK,
    ),
    bonus("bonus-draw", "the card may be declined", {"me.purse": "compass +1, jewel -1"}, *("row", "skip"), given=DECK),
    bonus(
        "bonus-upgrade",
        "turns a tablet into an arrowhead",
        {"me.purse": "compass +1, tablet -1, arrowhead +1, jewel -1"},
        *("bonus", "upgrade tablet"),
        given=TABLET_AND_ARROWHEAD,
    ),
    bonus(
        "bonus-upgrade",
        "or an arrowhead into a jewel",
        {"me.purse": "compass +1, arrowhead -1"},
        *("bonus", "upgrade arrowhead"),
        given=TABLET_AND_ARROWHEAD,
    ),
    bonus(
        "bonus-upgrade",
        "the upgrade may be declined",
        {"me.purse": "compass +1, jewel -1"},
        *("bonus", "skip"),
        given=TABLET_AND_ARROWHEAD,
    ),
]

ORDER = [
    Scenario(
        "bonus-upgrade",
        "after the row it turns the tablet that the new assistant brought",
        "magnifier: 2-1; notebook: 1-1; jewel: 1; bonus: 2-1=bonus-upgrade; supply: a-tablet a-coins a-draw",
        ("research notebook 2-1", "row", "take a-tablet", "use a-tablet", "upgrade tablet"),
        {
            "box": "+bonus-upgrade",
            "decks.assistants[0]": "-a-tablet",
            "me.assistants": "+a-tablet!",
            "me.notebook": "2-1",
            "me.purse": "arrowhead +1, jewel -1",
            "track.bonus.2-1": "-bonus-upgrade",
            "asks": "after",
        },
    ),
    Scenario(
        "bonus-coin",
        "the notebook takes the tile as well as the magnifying glass",
        "magnifier: 2-1; notebook: 1-1; jewel: 1; bonus: 2-1=bonus-coin; supply: a-tablet a-coins a-draw",
        ("research notebook 2-1", "bonus", "take a-draw"),
        {
            "box": "+bonus-coin",
            "decks.assistants[2]": "-a-draw",
            "me.assistants": "+a-draw",
            "me.notebook": "2-1",
            "me.purse": "coin +1, jewel -1",
            "track.bonus.2-1": "-bonus-coin",
            "asks": "after",
        },
    ),
    Scenario(
        "bonus-tablet",
        "on the Snake side's long space one of the tiles is taken by choice",
        "board: snake; players: 3; magnifier: 6-1; coin: 1; tablet: 1; arrowhead: 1;"
        "bonus: 7-1=bonus-coin,bonus-tablet,bonus-draw",
        ("research magnifier 7-1", "bonus", "take bonus-tablet"),
        {
            "box": "+bonus-tablet",
            "decks.fear": "-fear",
            "me.magnifier": "7-1",
            "me.play": "+fear",
            "me.purse": "coin -1, arrowhead -1",
            "track.bonus.7-1": "-bonus-tablet",
            "asks": "after",
        },
    ),
    Scenario(
        "bonus-exile",
        "there, after the row, it may exile the Fear just gained",
        "board: snake; magnifier: 6-1; coin: 1; tablet: 1; arrowhead: 1; bonus: 7-1=bonus-exile",
        ("research magnifier 7-1", "row", "take bonus-exile", "exile fear play"),
        {
            "box": "+bonus-exile",
            "me.magnifier": "7-1",
            "me.purse": "coin -1, tablet -1, arrowhead -1",
            "track.bonus.7-1": "-bonus-exile",
            "asks": "after",
        },
    ),
]

SCENARIOS: list[Scenario] = [*TILES, *ORDER]
