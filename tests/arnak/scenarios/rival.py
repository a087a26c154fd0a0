"""The solo rival digs and discovers."""

from __future__ import annotations

from tests.arnak.scenario import Scenario


def turned_up(tile: str, says: str, given: str, then: dict[str, str], arrow: str = "left") -> Scenario:
    """The human plays a Parrot for nothing; then the rival turns up a tile. The next one shows the arrow on its back."""
    following = {"left": ("dig-tablet", "dig-jewel"), "right": ("dig-arrowhead", "dig-compass")}[arrow]
    behind = following[1] if tile == following[0] else following[0]
    whole = {
        "me.hand": "-parrot",
        "me.play": "+parrot",
        "rival.tiles": f"-{tile}",
        "rival.used": f"+{tile}",
        "asks": "turn",
        **then,
    }
    position = f"difficulty: 0; hand: parrot; rival_tiles: {tile} {behind}; {given}"
    return Scenario(tile, says, position, ("play parrot", "end-turn"), whole)


def at(site: str) -> dict[str, str]:
    """A rival archaeologist stands there now."""
    return {"rival.archaeologists": "-1", f"sites.{site}.spaces": "+1 --"}


COIN_SITES = "tiles: l1-1=s1-coin-arrowhead l1-2=s1-coin-2tablet l1-4=s1-draw-coin-tablet"
COMPASS_SITES = "tiles: l1-5=s1-item-or-2compass l1-6=s1-compass-arrowhead l1-8=s1-fear-compass-jewel"
TABLET_SITES = "tiles: l2-1=s2-four-kinds l2-2=s2-2tablet-jewel l2-4=s2-fear-2tablet-2arrowhead"
ARROWHEAD_SITES = "tiles: l1-1=s1-draw-arrowhead l1-5=s1-tablet-arrowhead l1-8=s1-compass-arrowhead"
JEWEL_SITES = "tiles: l1-1=s1-jewel l1-3=s1-fear-tablet-jewel l1-4=s1-fear-compass-jewel"
NINE_USED = "dig-compass dig-jewel discover-green research-green overcome-green buy-item-green buy-artifact-green"

DIGS = [
    turned_up("dig-coin", "digs at the coin camp", "", at("camp-coin")),
    turned_up("dig-coin", "takes the leftmost of a row", COIN_SITES, at("l1-1")),
    turned_up("dig-coin", "takes the rightmost of a row", COIN_SITES, at("l1-4"), "right"),
    turned_up("dig-coin", "passes over a site that is occupied", f"{COIN_SITES}; at: l1-1", at("l1-2")),
    turned_up(
        "dig-coin",
        "prefers level 2 to level 1",
        "tiles: l1-5=s1-coin-arrowhead l2-4=s2-four-kinds",
        at("l2-4"),
    ),
    turned_up(
        "dig-coin",
        "prefers the upper row of level 1 to the lower",
        "tiles: l1-1=s1-coin-arrowhead l1-8=s1-coin-2tablet",
        at("l1-8"),
    ),
    turned_up("dig-coin", "does nothing when every such space is taken", "at: camp-coin", {}),
    turned_up("dig-coin", "pays no heed to a guardian", "wardens: camp-coin=g-boat", at("camp-coin")),
    Scenario(
        "dig-coin",
        "turned up last, it follows the arrow of the first used tile: right",
        f"difficulty: 0; hand: parrot; {COIN_SITES}; rival_used: dig-arrowhead dig-tablet {NINE_USED}",
        ("play parrot", "end-turn"),
        {
            **at("l1-4"),
            "me.hand": "-parrot",
            "me.play": "+parrot",
            "rival.tiles": "-dig-coin",
            "rival.used": "+dig-coin",
            "asks": "turn",
        },
    ),
    Scenario(
        "dig-coin",
        "turned up last, it follows the arrow of the first used tile: left",
        f"difficulty: 0; hand: parrot; {COIN_SITES}; rival_used: dig-tablet dig-arrowhead {NINE_USED}",
        ("play parrot", "end-turn"),
        {
            **at("l1-1"),
            "me.hand": "-parrot",
            "me.play": "+parrot",
            "rival.tiles": "-dig-coin",
            "rival.used": "+dig-coin",
            "asks": "turn",
        },
    ),
    turned_up("dig-compass", "digs at the compass camp", "", at("camp-compass")),
    turned_up("dig-compass", "takes the leftmost: an item or 2 compasses counts", COMPASS_SITES, at("l1-5")),
    turned_up("dig-compass", "takes the rightmost, and no Fear", COMPASS_SITES, at("l1-8"), "right"),
    turned_up("dig-compass", "does nothing when every such space is taken", "at: camp-compass", {}),
    turned_up("dig-tablet", "digs at the tablet camp", "", at("camp-tablet")),
    turned_up("dig-tablet", "takes the leftmost of a row", TABLET_SITES, at("l2-1")),
    turned_up("dig-tablet", "takes the rightmost of a row", TABLET_SITES, at("l2-4"), "right"),
    turned_up("dig-tablet", "does nothing when every such space is taken", "rival_at: camp-tablet", {}),
    turned_up("dig-arrowhead", "digs at the arrowhead camp", "", at("camp-arrowhead")),
    turned_up("dig-arrowhead", "takes the leftmost of the higher row", ARROWHEAD_SITES, at("l1-5")),
    turned_up("dig-arrowhead", "takes the rightmost of the higher row", ARROWHEAD_SITES, at("l1-8"), "right"),
    turned_up("dig-arrowhead", "does nothing when every such space is taken", "at: camp-arrowhead", {}),
    turned_up("dig-jewel", "digs at the jewel camp", "", at("camp-jewel")),
    turned_up("dig-jewel", "takes the leftmost of a row", JEWEL_SITES, at("l1-1")),
    turned_up("dig-jewel", "takes the rightmost of a row", JEWEL_SITES, at("l1-4"), "right"),
    turned_up("dig-jewel", "does nothing when every such space is taken", "at: camp-jewel", {}),
]

STACKS = "next_level1: s1-jewel; next_level2: s2-four-kinds; next_guardians: g-boat"
LOWER_ROW = "tiles: l1-1=s1-coin-arrowhead l1-2=s1-coin-2tablet l1-3=s1-draw-coin-tablet l1-4=s1-tablet-arrowhead"
ALL_LEVEL2 = "tiles: l2-1=s2-four-kinds l2-2=s2-2compass-jewel l2-3=s2-arrowhead-jewel l2-4=s2-2tablet-jewel"


def level1(site: str, idol: str) -> dict[str, str]:
    """It stands on a site it discovered; the idol, a new one, lies face up on its board."""
    tile = {f"sites.{site}.tile": "s1-jewel", "decks.level1": "-s1-jewel"}
    return {**at(site), **tile, f"sites.{site}.idol": "-", "rival.idols": f"+{idol}"}


def level2(site: str, idol: str, hidden: str) -> dict[str, str]:
    tile = {f"sites.{site}.tile": "s2-four-kinds", "decks.level2": "-s2-four-kinds"}
    idols = {f"sites.{site}.idol": "-", f"sites.{site}.hidden_idol": "-"}
    return {**at(site), **tile, **idols, "rival.idols": f"+{idol}", "rival.minus_one": f"+{hidden}"}


def guarded(site: str) -> dict[str, str]:
    return {f"sites.{site}.guardian": "g-boat", "decks.guardians": "-g-boat"}


DISCOVERIES = [
    turned_up(
        "discover-green",
        "in round I wakes a guardian on a level-1 site",
        STACKS,
        {**level1("l1-1", "idol-coin"), **guarded("l1-1")},
    ),
    turned_up(
        "discover-green",
        "goes to the rightmost site of the lower row",
        STACKS,
        {**level1("l1-4", "idol-compass"), **guarded("l1-4")},
        "right",
    ),
    turned_up(
        "discover-green",
        "in round II comes without a guardian",
        f"round: 2; {STACKS}",
        level1("l1-1", "idol-coin"),
    ),
    turned_up(
        "discover-green",
        "in round III wakes a guardian again",
        f"round: 3; {STACKS}",
        {**level1("l1-1", "idol-coin"), **guarded("l1-1")},
    ),
    turned_up(
        "discover-green",
        "in round IV goes to level 2 without a guardian",
        f"round: 4; {STACKS}",
        level2("l2-1", "idol-tablet", "idol-upgrade"),
    ),
    turned_up("discover-green", "in round V does nothing", f"round: 5; {STACKS}", {}),
    turned_up(
        "discover-green",
        "goes to the upper row once the lower one is discovered",
        f"round: 2; {LOWER_ROW}; {STACKS}",
        level1("l1-5", "idol-compass"),
    ),
    turned_up(
        "discover-green",
        "lays a second idol of a kind on the -1 stack",
        f"round: 2; rival_idols: idol-coin; {STACKS}",
        {
            **at("l1-1"),
            "sites.l1-1.tile": "s1-jewel",
            "sites.l1-1.idol": "-",
            "decks.level1": "-s1-jewel",
            "rival.minus_one": "+idol-coin",
        },
    ),
    turned_up(
        "discover-red",
        "in round I comes without a guardian",
        STACKS,
        level1("l1-1", "idol-coin"),
    ),
    turned_up(
        "discover-red",
        "in round II wakes a guardian on a level-1 site",
        f"round: 2; {STACKS}",
        {**level1("l1-4", "idol-compass"), **guarded("l1-4")},
        "right",
    ),
    turned_up(
        "discover-red",
        "in round III comes without a guardian",
        f"round: 3; {STACKS}",
        level1("l1-1", "idol-coin"),
    ),
    turned_up(
        "discover-red",
        "in round IV wakes a guardian on a level-2 site",
        f"round: 4; {STACKS}",
        {**level2("l2-1", "idol-tablet", "idol-upgrade"), **guarded("l2-1")},
    ),
    turned_up(
        "discover-red",
        "in round V goes to level 2 without a guardian",
        f"round: 5; {STACKS}",
        level2("l2-4", "idol-exile", "idol-refresh"),
        "right",
    ),
    turned_up("discover-red", "does nothing when its level is all discovered", f"round: 5; {ALL_LEVEL2}", {}),
]

SCENARIOS: list[Scenario] = [*DIGS, *DISCOVERIES]
