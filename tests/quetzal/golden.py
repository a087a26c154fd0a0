"""Which golden games and counted positions there are of Quetzal; tests/golden.py writes and checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from digsite.quetzal import RULES
from tests.golden import Golden
from tests.quetzal.table import quetzal
from tests.quetzal.walkers import CONFIGURATIONS, WALKS, start

# How many games: of the default rules and box, and of the other flags and another box.
GAMES: Final = {"uniform": 1, "eager": 1, "many": 1, "rich": 2, "short": 1}
OTHER_GAMES: Final = {"eager": 1, "rich": 1, "short": 1}

ACTIVATE: Final = "phase: activate; pool: -; 1 pool: -; 2 pool: -"
POSITIONS: Final = (
    "",
    "players: 2; coins: 4; 1 coins: 5",
    "players: 4; coins: 4",
    "players: 5; coins: 4",
    "pool: b1 w1 s1 c; coins: 3; 1 pool: b2; 2 pool: -",
    "pool: b3 w1; 1 at: quarry:b2 ruins:c; 1 pool: w2; 2 pool: b1",
    "flags: raise_own_bid; at: quarry:b1; pool: b1 s1; 1 pool: b3; 2 pool: w1",
    "flags: free_location_many_meeples_per_turn several_unique_spaces_per_player; coins: 9; pool: b2 w2 c; 1 pool: b1; 2 pool: -",
    "coins: 7; upgrades: coins_to_vp coins_to_discovery; discovery: 4; pool: b1; 1 pool: b1; 2 pool: -",
    "phase: roll; upgrades: reroll_two reroll_all; pool: b2 w2 s1 t1 c",
    "phase: roll; upgrades: coins_to_discovery; coins: 7; discovery: 5; pile: reroll_two",
    f"{ACTIVATE}; at: temple/1:w temple/4:w; 1 at: temple/3:c; temple: mummy_vp mummy_coin weapon_vp tablet_none pottery_none",
    f"{ACTIVATE}; at: village/1:b village/3:b; upgrades: mixed_trio coins_to_vp; coins: 4; village: reroll_two coins_5 weapon_trio",
    f"{ACTIVATE}; at: harbor_office:b2 ship_1:w1; hand: mummy_vp mummy_coin weapon_vp tablet_none; upgrades: extra_delivery",
    f"{ACTIVATE}; at: black_market:b1 ship_1:w1; hand: mummy_vp statuette_discovery; upgrades: coins_to_vp mixed_trio; discovery: 5",
    "players: 2; automaton: 4; pool: b3 w1; 1 pool: w3; coins: 2; hand: mummy_vp",
    f"round: 5; {ACTIVATE}; upgrades: coins_to_vp; coins: 5; 1 upgrades: coins_to_discovery; 1 coins: 7; 1 discovery: 5",
)
GOLDEN: Final = Golden(
    RULES,
    Path(__file__).parent,
    start,
    WALKS,
    {name: OTHER_GAMES if "-" in name else GAMES for name in CONFIGURATIONS if not name.endswith("-wide")},
    POSITIONS,
    quetzal,
)
