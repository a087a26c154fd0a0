"""Items that send an archaeologist out by land or sea."""

from __future__ import annotations

from tests.arnak.scenario import Scenario

# The next level-1 site brings a jewel, the next level-2 site an arrowhead and a jewel, the next guardian wants a boat.
UNKNOWN = "; next_level1: s1-jewel; next_level2: s2-arrowhead-jewel; next_guardians: g-boat"


def discovered(site: str, idols: str) -> dict[str, str]:
    """What a discovery changes beside cards, purse and pool."""
    tile = "s1-jewel" if site < "l2" else "s2-arrowhead-jewel"
    hidden = {} if site < "l2" else {f"sites.{site}.hidden_idol": "-"}
    return {
        "decks.guardians": "-g-boat",
        f"decks.level{site[1]}": f"-{tile}",
        "me.archaeologists": "-1",
        "me.crates": idols,
        f"sites.{site}.guardian": "g-boat",
        f"sites.{site}.idol": "-",
        f"sites.{site}.spaces": "+0 --",
        f"sites.{site}.tile": tile,
        **hidden,
        "asks": "after",
    }


def dug(site: str) -> dict[str, str]:
    """What a dig changes beside cards, purse and pool."""
    return {"me.archaeologists": "-1", f"sites.{site}.spaces": "+0 --", "asks": "after"}


SCENARIOS: list[Scenario] = [
    Scenario(
        of="sea-turtle",
        says="draws a card and discovers a boat site without another boat",
        given="hand: sea-turtle; deck: fear; compass: 3" + UNKNOWN,
        do=("play sea-turtle", "draw", "discover l1-3", "continue", "continue"),
        then={
            **discovered("l1-3", "+idol-coin"),
            "me.deck": "-fear",
            "me.hand": "+fear -sea-turtle",
            "me.play": "+sea-turtle",
            "me.purse": "coin +1, compass -3, jewel +1",
        },
    ),
    Scenario(
        of="sea-turtle",
        says="draws a boat that pays the second of two boats",
        given="hand: sea-turtle; deck: funding-boat; tiles: l2-3=s2-arrowhead-jewel",
        do=("play sea-turtle", "draw", "dig l2-3 1", "travel funding-boat"),
        then={
            **dug("l2-3"),
            "me.deck": "-funding-boat",
            "me.hand": "-sea-turtle",
            "me.play": "+funding-boat +sea-turtle",
            "me.pool.icons": "+boat",
            "me.pool.needs": "+boat",
            "me.purse": "arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="sea-turtle",
        says="covers a boot with its boat, and may leave the draw",
        given="hand: sea-turtle; deck: fear",
        do=("play sea-turtle", "skip", "dig camp-coin 1"),
        then={**dug("camp-coin"), "me.hand": "-sea-turtle", "me.play": "+sea-turtle", "me.purse": "coin +2"},
    ),
    Scenario(
        of="sea-turtle",
        says="covers one of two boots; the drawn Fear pays the other",
        given="players: 4; hand: sea-turtle; deck: fear",
        do=("play sea-turtle", "draw", "dig camp-coin 2", "travel fear"),
        then={
            **dug("camp-coin"),
            "me.deck": "-fear",
            "me.hand": "-sea-turtle",
            "me.play": "+fear +sea-turtle",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "coin +2",
        },
    ),
    Scenario(
        of="sea-turtle",
        says="is no help with a car",
        given="hand: sea-turtle; deck: funding-car; tiles: l1-1=s1-jewel",
        do=("play sea-turtle", "draw", "dig l1-1 1", "travel funding-car"),
        then={
            **dug("l1-1"),
            "me.deck": "-funding-car",
            "me.hand": "-sea-turtle",
            "me.play": "+funding-car +sea-turtle",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car",
            "me.purse": "jewel +1",
        },
    ),
    Scenario(
        of="sea-turtle",
        says="may only draw",
        given="hand: sea-turtle; deck: fear",
        do=("play sea-turtle", "draw", "skip"),
        then={"me.deck": "-fear", "me.hand": "+fear -sea-turtle", "me.play": "+sea-turtle", "asks": "after"},
    ),
    Scenario(
        of="sea-turtle",
        says="only draws while both archaeologists are out",
        given="hand: sea-turtle; deck: hat; at: camp-coin camp-compass",
        do=("play sea-turtle", "draw"),
        then={"me.deck": "-hat", "me.hand": "+hat -sea-turtle", "me.play": "+sea-turtle", "asks": "after"},
    ),
    Scenario(
        of="ostrich",
        says="draws a card and discovers a car site without another car",
        given="hand: ostrich; deck: fear; compass: 3" + UNKNOWN,
        do=("play ostrich", "draw", "discover l1-1", "continue", "continue"),
        then={
            **discovered("l1-1", "+idol-coin"),
            "me.deck": "-fear",
            "me.hand": "+fear -ostrich",
            "me.play": "+ostrich",
            "me.purse": "coin +1, compass -3, jewel +1",
        },
    ),
    Scenario(
        of="ostrich",
        says="draws a car that pays the second of two cars",
        given="hand: ostrich; deck: funding-car; compass: 6" + UNKNOWN,
        do=("play ostrich", "draw", "discover l2-1", "travel funding-car", "continue", "continue"),
        then={
            **discovered("l2-1", "+idol-tablet +idol-upgrade"),
            "me.deck": "-funding-car",
            "me.hand": "-ostrich",
            "me.play": "+funding-car +ostrich",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car",
            "me.purse": "compass -6, tablet +1, arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="ostrich",
        says="covers nothing but the cost of its own dig",
        given="hand: ostrich fear funding-boat; deck:; tiles: l1-3=s1-jewel; assistants: a-boot-arrowhead",
        do=("play ostrich", "dig l1-3 1", "travel funding-boat", "use a-boot-arrowhead", "pay", "travel fear"),
        then={
            **dug("l1-3"),
            "me.assistants": "+a-boot-arrowhead! -a-boot-arrowhead",
            "me.hand": "-fear -funding-boat -ostrich",
            "me.play": "+fear +funding-boat +ostrich",
            "me.pool.icons": "+boot",
            "me.pool.needs": "+boot",
            "me.purse": "arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="ostrich",
        says="may neither draw nor dig",
        given="hand: ostrich; deck: fear",
        do=("play ostrich", "skip", "skip"),
        then={"me.hand": "-ostrich", "me.play": "+ostrich", "asks": "after"},
    ),
    Scenario(
        of="ostrich",
        says="digs although the deck is empty",
        given="hand: ostrich; deck:",
        do=("play ostrich", "dig camp-tablet 1"),
        then={**dug("camp-tablet"), "me.hand": "-ostrich", "me.play": "+ostrich", "me.purse": "tablet +2"},
    ),
    Scenario(
        of="sturdy-boots",
        says="give a compass and cover the two boots of a camp's dearer space",
        given="players: 4; hand: sturdy-boots",
        do=("play sturdy-boots", "dig camp-coin 2"),
        then={
            **dug("camp-coin"),
            "me.hand": "-sturdy-boots",
            "me.play": "+sturdy-boots",
            "me.purse": "coin +2, compass +1",
        },
    ),
    Scenario(
        of="sturdy-boots",
        says="lose the boot they do not need",
        given="hand: sturdy-boots",
        do=("play sturdy-boots", "dig camp-coin 1"),
        then={
            **dug("camp-coin"),
            "me.hand": "-sturdy-boots",
            "me.play": "+sturdy-boots",
            "me.purse": "coin +2, compass +1",
        },
    ),
    Scenario(
        of="sturdy-boots",
        says="give the compass that a discovery lacks, but are no help with its car",
        given="hand: sturdy-boots funding-car; compass: 2" + UNKNOWN,
        do=("play sturdy-boots", "discover l1-1", "travel funding-car", "continue", "continue"),
        then={
            **discovered("l1-1", "+idol-coin"),
            "me.hand": "-funding-car -sturdy-boots",
            "me.play": "+funding-car +sturdy-boots",
            "me.pool.icons": "+car",
            "me.pool.needs": "+car",
            "me.purse": "coin +1, compass -2, jewel +1",
        },
    ),
    Scenario(
        of="sturdy-boots",
        says="cover the boot of a boot and a plane",
        given="board: snake; hand: sturdy-boots airdrop; tiles: l2-2=s2-arrowhead-jewel",
        do=("play sturdy-boots", "dig l2-2 1", "travel airdrop"),
        then={
            **dug("l2-2"),
            "me.hand": "-airdrop -sturdy-boots",
            "me.play": "+airdrop +sturdy-boots",
            "me.pool.icons": "+plane",
            "me.pool.needs": "+plane",
            "me.purse": "compass +1, arrowhead +1, jewel +1",
        },
    ),
    Scenario(
        of="sturdy-boots",
        says="may only give their compass",
        given="hand: sturdy-boots",
        do=("play sturdy-boots", "skip"),
        then={"me.hand": "-sturdy-boots", "me.play": "+sturdy-boots", "me.purse": "compass +1", "asks": "after"},
    ),
    Scenario(
        of="sturdy-boots",
        says="only give their compass while both archaeologists are out",
        given="hand: sturdy-boots; at: camp-coin camp-compass",
        do=("play sturdy-boots",),
        then={"me.hand": "-sturdy-boots", "me.play": "+sturdy-boots", "me.purse": "compass +1", "asks": "after"},
    ),
]
