"""What overcome guardians are good for, once per game."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

EXILES = ("g-coin-discard", "g-tablet-boot", "g-plane-a", "g-compass-2boot", "g-plane-b")
CARS = ("g-coin-boot", "g-2coin", "g-boat")
BOATS = ("g-coin-compass", "g-car", "g-2compass")
PLANES = ("g-jewel-boot", "g-3tablet")


def boon(guardian: str, says: str, given: str, then: dict[str, str], *do: str) -> Scenario:
    whole = {"me.guardians": f"+{guardian}! -{guardian}", "asks": "turn", **then}
    position = f"guardians: {guardian}; {given}"
    return Scenario(f"{guardian} boon", says, position, (f"boon {guardian}", *do), whole)


def exiles(guardian: str) -> list[Scenario]:
    given = "hand: fear horse; play: funding-car"
    return [
        boon(
            guardian, "exiles a card of the hand", given, {"me.hand": "-fear", "decks.fear": "+fear"}, "exile fear hand"
        ),
        boon(
            guardian,
            "or a card of the play area",
            given,
            {"me.play": "-funding-car", "box": "+funding-car"},
            "exile funding-car play",
        ),
        boon(guardian, "declining the exile still uses it up", given, {}, "skip"),
    ]


def pays(guardian: str, icon: str, site: str, need: str) -> Scenario:
    """The boon pays for a journey to a site of level 1 that gives a jewel."""
    then = {
        "me.archaeologists": "-1",
        "me.guardians": f"+{guardian}! -{guardian}",
        "me.pool.icons": f"+{icon}",
        "me.pool.needs": f"+{need}",
        "me.purse": "jewel +1",
        f"sites.{site}.spaces": "+0 --",
        "asks": "after",
    }
    given = f"guardians: {guardian}; tiles: {site}=s1-jewel"
    return Scenario(
        f"{guardian} boon", f"is a {icon} for a {need}", given, (f"dig {site} 1", f"travel {guardian}"), then
    )


def walks(guardian: str, icon: str) -> Scenario:
    """The boon pays for a boot."""
    then = {
        "me.archaeologists": "-1",
        "me.guardians": f"+{guardian}! -{guardian}",
        "me.pool.icons": f"+{icon}",
        "me.pool.needs": "+boot",
        "me.purse": "arrowhead +1",
        "sites.camp-arrowhead.spaces": "+0 --",
        "asks": "after",
    }
    do = ("dig camp-arrowhead 1", f"travel {guardian}")
    return Scenario(f"{guardian} boon", f"is a {icon} for a boot", f"guardians: {guardian}", do, then)


TRAVEL = [
    *[pays(guardian, "car", "l1-1", "car") for guardian in CARS],
    *[walks(guardian, "car") for guardian in CARS],
    *[pays(guardian, "boat", "l1-3", "boat") for guardian in BOATS],
    *[walks(guardian, "boat") for guardian in BOATS],
    *[pays(guardian, "plane", "l1-1", "car") for guardian in PLANES],
    *[pays(guardian, "plane", "l1-3", "boat") for guardian in PLANES],
    *[walks(guardian, "plane") for guardian in PLANES],
    Scenario(
        "g-3tablet boon",
        "pays a plane on the Snake side's map",
        "board: snake; guardians: g-3tablet; tiles: l1-7=s1-jewel",
        ("dig l1-7 1", "travel g-3tablet"),
        {
            "me.archaeologists": "-1",
            "me.guardians": "+g-3tablet! -g-3tablet",
            "me.pool.icons": "+plane",
            "me.pool.needs": "+plane",
            "me.purse": "jewel +1",
            "sites.l1-7.spaces": "+0 --",
            "asks": "after",
        },
    ),
    Scenario(
        "g-car boon",
        "pays the boot of an assistant",
        "guardians: g-car; assistants: a-boot-arrowhead",
        ("use a-boot-arrowhead", "pay", "travel g-car"),
        {
            "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
            "me.guardians": "+g-car! -g-car",
            "me.pool.icons": "+boat",
            "me.pool.needs": "+boot",
            "me.purse": "arrowhead +1",
            "asks": "turn",
        },
    ),
    Scenario(
        "g-2coin boon",
        "may be used in the turn in which the guardian was overcome",
        "at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-2coin; coin: 2; arrowhead: 1; assistants: a-boot-arrowhead",
        ("overcome l1-1", "use a-boot-arrowhead", "pay", "travel g-2coin"),
        {
            "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
            "me.guardians": "+g-2coin!",
            "me.pool.icons": "+car",
            "me.pool.needs": "+boot",
            "me.purse": "coin -2",
            "sites.l1-1.guardian": "-",
            "asks": "after",
        },
    ),
]

OTHERS = [
    boon("g-compass-discard", "draws a card", "deck: fear horse", {"me.deck": "-fear", "me.hand": "+fear"}, "draw"),
    boon("g-compass-discard", "declining the card still uses it up", "deck: fear horse", {}, "skip"),
    boon(
        "g-4coin",
        "turns a tablet into an arrowhead",
        "tablet: 1; arrowhead: 1",
        {"me.purse": "tablet -1, arrowhead +1"},
        "upgrade tablet",
    ),
    boon(
        "g-4coin",
        "or an arrowhead into a jewel",
        "tablet: 1; arrowhead: 1",
        {"me.purse": "arrowhead -1, jewel +1"},
        "upgrade arrowhead",
    ),
    boon("g-4coin", "declining the upgrade still uses it up", "tablet: 1; arrowhead: 1", {}, "skip"),
]

SCENARIOS: list[Scenario] = [
    *[scenario for guardian in EXILES for scenario in exiles(guardian)],
    *TRAVEL,
    *OTHERS,
]
