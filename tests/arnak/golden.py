"""Which golden games and counted positions there are of Arnak; tests/golden.py writes and checks them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from digsite.arnak import RULES
from tests.arnak.table import arnak
from tests.arnak.walkers import CONFIGURATIONS, WALKS, start
from tests.golden import Golden

# How many games of each configuration: the rich ones see the deep ends of the game, the uniform ones its breadth.
GAMES: Final = {"uniform": 1, "eager": 1, "rich": 2}
POSITIONS: Final = (
    "hand: funding-boat funding-car exploration-boat exploration-car fear; coin: 2",
    "players: 4; board: snake; hand: funding-boat exploration-car fear fear; compass: 3; coin: 4",
    "hand: machete torch army-knife fear; at: camp-coin; compass: 2",
    "hand: sea-turtle ostrich sturdy-boots fear fear; deck: funding-boat exploration-car; compass: 6",
    "hand: crystal-earring obsidian-earring; tablet: 2; deck: fear funding-boat exploration-car",
    "hand: fishing-rod precision-compass whip; coin: 6; compass: 4",
    "hand: pathfinders-sandals passage-shell star-charts; tablet: 3; coin: 2; at: camp-coin camp-jewel",
    "hand: coconut-flask decorated-horn; tablet: 2; assistants: a-coins a-draw+!; supply: a-exile a-buyer a-upgrade",
    "hand: watch chronometer hat; crates: idol-coin idol-exile; guardians: g-boat",
    "at: l1-1 l1-2; tiles: l1-1=s1-jewel l1-2=s1-draw-arrowhead; wardens: l1-1=g-boat; coin: 4; compass: 3; jewel: 1",
    "magnifier: 7-1; notebook: 6-1; coin: 3; compass: 3; tablet: 3; arrowhead: 2; jewel: 2",
    "magnifier: temple; notebook: 7-1; coin: 5; compass: 5; tablet: 5; arrowhead: 3; jewel: 3",
    "board: snake; magnifier: 3-1; notebook: 3-1; crates: idol-coin; coin: 3; compass: 3; tablet: 3; arrowhead: 2",
    "difficulty: 3; hand: fear funding-car bear-trap; coin: 3; compass: 3",
)
GOLDEN: Final = Golden(
    RULES, Path(__file__).parent, start, WALKS, dict.fromkeys(CONFIGURATIONS, GAMES), POSITIONS, arnak
)
