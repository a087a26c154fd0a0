"""The solo rival researches, overcomes guardians and buys."""

from __future__ import annotations

from tests.arnak.scenario import Scenario
from tests.arnak.scenarios.rival import turned_up

SUPPLY = "supply: a-coins,a-tablet a-draw a-exile,a-compass"
LEFT_ONE = {"decks.assistants[0]": "-a-coins", "box": "+a-coins"}
RIGHT_ONE = {"decks.assistants[2]": "-a-exile", "box": "+a-exile"}


def researches(tile: str) -> list[Scenario]:
    """What both research tiles do in any round that they act in."""
    return [
        turned_up(
            tile,
            "moves up on the left; of the highest stacks the left one loses its top assistant",
            SUPPLY,
            {"rival.magnifier": "1-1", **LEFT_ONE},
        ),
        turned_up(
            tile,
            "moves up on the right; of the highest stacks the right one loses its top assistant",
            SUPPLY,
            {"rival.magnifier": "1-2", **RIGHT_ONE},
            "right",
        ),
        turned_up(
            tile,
            "the highest stack loses its top assistant, whatever the arrow says",
            "supply: a-coins a-draw,a-tablet a-exile",
            {"rival.magnifier": "1-1", "decks.assistants[1]": "-a-draw", "box": "+a-draw"},
        ),
        turned_up(tile, "without assistants it just moves up", "supply: - - -", {"rival.magnifier": "1-1"}),
        turned_up(
            tile,
            "removes the bonus tile of the space unused",
            f"rival_magnifier: 3-1; bonus: 4-3=bonus-tablet; {SUPPLY}",
            {
                "rival.magnifier": "4-3",
                "track.bonus.4-3": "-bonus-tablet",
                "decks.assistants[2]": "-a-exile",
                "box": "+a-exile +bonus-tablet",
            },
            "right",
        ),
        turned_up(
            tile,
            "reaches the Lost Temple and removes the top bonus tile of the stack",
            f"rival_magnifier: 7-2; stack: bonus-draw bonus-coin; {SUPPLY}",
            {
                "rival.magnifier": "temple",
                "rival.arrival": "1",
                "track.stack": "-bonus-draw",
                "decks.assistants[0]": "-a-coins",
                "box": "+a-coins +bonus-draw",
            },
        ),
        turned_up(
            tile,
            "from the Lost Temple takes a 6-point tile on the left, and an assistant is removed",
            f"rival_magnifier: temple; {SUPPLY}",
            {"rival.temple": "+silver-left", "track.tiles.silver-left": "-1", **LEFT_ONE},
        ),
        turned_up(
            tile,
            "or on the right",
            f"rival_magnifier: temple; {SUPPLY}",
            {"rival.temple": "+silver-right", "track.tiles.silver-right": "-1", **RIGHT_ONE},
            "right",
        ),
        turned_up(
            tile,
            "or from the stack that has tiles left",
            f"rival_magnifier: temple; temple_tiles: silver-left=0; {SUPPLY}",
            {"rival.temple": "+silver-right", "track.tiles.silver-right": "-1", **LEFT_ONE},
        ),
        turned_up(
            tile,
            "with no 6-point tile left nothing happens at all",
            f"rival_magnifier: temple; temple_tiles: silver-left=0 silver-right=0; {SUPPLY}",
            {},
        ),
        turned_up(
            tile,
            "on the Snake side reaches the rescue space without an idol: its top assistant goes as well",
            f"board: snake; rival_magnifier: 3-1; rescue: a-buyer a-upgrade; {SUPPLY}",
            {
                "rival.magnifier": "4-1",
                "decks.rescue": "-a-buyer",
                "decks.assistants[0]": "-a-coins",
                "box": "+a-buyer +a-coins",
            },
        ),
        turned_up(
            tile,
            "on the Snake side's long space the arrow picks the bonus tile: left",
            f"board: snake; rival_magnifier: 6-1; bonus: 7-1=bonus-coin,bonus-tablet; {SUPPLY}",
            {
                "rival.magnifier": "7-1",
                "track.bonus.7-1": "-bonus-coin",
                "decks.assistants[0]": "-a-coins",
                "box": "+a-coins +bonus-coin",
            },
        ),
        turned_up(
            tile,
            "on the Snake side's long space the arrow picks the bonus tile: right",
            f"board: snake; rival_magnifier: 6-1; bonus: 7-1=bonus-coin,bonus-tablet; {SUPPLY}",
            {
                "rival.magnifier": "7-1",
                "track.bonus.7-1": "-bonus-tablet",
                "decks.assistants[2]": "-a-exile",
                "box": "+a-exile +bonus-tablet",
            },
            "right",
        ),
    ]


RESEARCH = [
    *researches("research-green"),
    turned_up("research-green", "in round V does nothing", f"round: 5; {SUPPLY}", {}),
    turned_up(
        "research-green", "still acts in round IV", f"round: 4; {SUPPLY}", {"rival.magnifier": "1-1", **LEFT_ONE}
    ),
    *researches("research-red"),
    turned_up("research-red", "acts in round V too", f"round: 5; {SUPPLY}", {"rival.magnifier": "1-1", **LEFT_ONE}),
]

GUARDED = (
    "tiles: l1-1=s1-jewel l1-5=s1-coin-arrowhead l1-8=s1-coin-2tablet l2-1=s2-four-kinds;"
    "wardens: l1-1=g-boat l1-5=g-car l1-8=g-2coin l2-1=g-4coin"
)


def overcomes(tile: str) -> list[Scenario]:
    """What both overcome tiles do in any round that they act in."""
    return [
        turned_up(
            tile,
            "takes the guardian of a site it occupies, the higher row first, on the left",
            f"{GUARDED}; rival_at: l1-1 l1-5 l1-8",
            {"rival.guardians": "+g-car", "sites.l1-5.guardian": "-"},
        ),
        turned_up(
            tile,
            "or on the right",
            f"{GUARDED}; rival_at: l1-1 l1-5 l1-8",
            {"rival.guardians": "+g-2coin", "sites.l1-8.guardian": "-"},
            "right",
        ),
        turned_up(
            tile,
            "without one there researches instead, and no assistant of the supply goes",
            f"{GUARDED}; rival_at: camp-coin; {SUPPLY}; at: l1-1",
            {"rival.magnifier": "1-1"},
        ),
        turned_up(
            tile,
            "instead removes the bonus tile of the space it reaches",
            "rival_magnifier: 1-1; bonus: 2-2=bonus-tablet",
            {"rival.magnifier": "2-2", "track.bonus.2-2": "-bonus-tablet", "box": "+bonus-tablet"},
            "right",
        ),
        turned_up(
            tile,
            "instead takes a 6-point tile from the Lost Temple, and no assistant goes",
            f"rival_magnifier: temple; {SUPPLY}",
            {"rival.temple": "+silver-right", "track.tiles.silver-right": "-1"},
            "right",
        ),
        turned_up(
            tile,
            "instead rescues the top assistant on the Snake side",
            f"board: snake; rival_magnifier: 3-2; rescue: a-buyer a-upgrade; {SUPPLY}",
            {"rival.magnifier": "4-1", "decks.rescue": "-a-buyer", "box": "+a-buyer"},
        ),
    ]


OVERCOME = [
    *overcomes("overcome-green"),
    turned_up("overcome-green", "in round V does nothing", f"round: 5; {GUARDED}; rival_at: l1-1", {}),
    turned_up("overcome-green", "in round V does not research either", f"round: 5; {SUPPLY}", {}),
    *overcomes("overcome-red"),
    turned_up(
        "overcome-red",
        "acts in round V too",
        f"round: 5; {GUARDED}; rival_at: l1-1 l2-1",
        {"rival.guardians": "+g-4coin", "sites.l2-1.guardian": "-"},
    ),
]

ITEMS = "items: brush horse torch hat steam-boat; next_items: rope"
ARTIFACTS = "round: 4; artifacts: treasure-chest stone-jar mortar stone-key; next_artifacts: war-mask"


def item(card: str) -> dict[str, str]:
    return {"rival.cards": f"+{card}", "row.items": f"+rope -{card}", "decks.items": "-rope"}


def artifact(card: str) -> dict[str, str]:
    return {"rival.cards": f"+{card}", "row.artifacts": f"+war-mask -{card}", "decks.artifacts": "-war-mask"}


PURCHASES = [
    turned_up("buy-item-green", "takes the leftmost of the items worth least", ITEMS, item("horse")),
    turned_up("buy-item-green", "takes the rightmost of the items worth least", ITEMS, item("hat"), "right"),
    turned_up(
        "buy-item-green",
        "acts in round V too",
        "round: 5; items: torch; next_items: rope",
        item("torch"),
    ),
    turned_up(
        "buy-item-green",
        "does nothing when no item is left",
        "round: 5; items: -; empty_items: yes",
        {},
    ),
    turned_up(
        "buy-item-green",
        "with an empty deck its place stays empty",
        "items: brush horse torch hat steam-boat; empty_items: yes",
        {"rival.cards": "+horse", "row.items": "+- -horse"},
    ),
    turned_up("buy-item-red", "takes the leftmost of the items worth most", ITEMS, item("brush")),
    turned_up("buy-item-red", "takes the rightmost of the items worth most", ITEMS, item("steam-boat"), "right"),
    turned_up(
        "buy-artifact-green", "takes the leftmost of the artifacts worth least", ARTIFACTS, artifact("stone-jar")
    ),
    turned_up(
        "buy-artifact-green", "takes the rightmost of the artifacts worth least", ARTIFACTS, artifact("mortar"), "right"
    ),
    turned_up(
        "buy-artifact-green",
        "acts in round V too",
        "round: 5; artifacts: stone-jar treasure-chest stone-key ritual-dagger traders-scales; next_artifacts: war-mask",
        artifact("stone-jar"),
        "right",
    ),
    turned_up("buy-artifact-red", "takes the artifact worth most", ARTIFACTS, artifact("treasure-chest"), "right"),
    turned_up(
        "buy-artifact-red",
        "takes the leftmost of the artifacts worth most",
        "round: 3; artifacts: stone-jar ritual-dagger stone-key; next_artifacts: war-mask",
        artifact("ritual-dagger"),
    ),
    turned_up(
        "buy-artifact-red",
        "takes the rightmost of the artifacts worth most",
        "round: 3; artifacts: stone-jar ritual-dagger stone-key; next_artifacts: war-mask",
        artifact("stone-key"),
        "right",
    ),
]

SCENARIOS: list[Scenario] = [*RESEARCH, *OVERCOME, *PURCHASES]
