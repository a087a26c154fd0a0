"""Write the counts of legal sequences anew: `python -m tools.make_perft`. A commit that changes them must say why.

Positions are those below and, from every golden game, the one whose decision the list so far knows least.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from digsite.arnak import RULES
from digsite.arnak.model import Game
from digsite.kernel.play import legal_actions
from tests.arnak.counting import RECORDS, golden_games, position_of, sequences

FILE: Final = Path(__file__).parent.parent / "tests" / "arnak" / "perft.toml"
MOST: Final = 20_000  # sequences of a position; keeps each within a fraction of a second
LONGEST: Final = 7
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


def written(entry: dict[str, Any], game: Game) -> str:
    counts: list[int] = []
    while len(counts) < LONGEST and (not counts or counts[-1] * len(legal_actions(game)) < 4 * MOST):
        counts.append(sequences(game, len(counts) + 1))
        if counts[-1] > MOST:
            break
    lines = [f"{key} = {json.dumps(value)}" for key, value in entry.items()]
    return "\n".join(["[[count]]", *lines, f"sequences = {counts}", ""])


def main() -> None:
    entries = [
        "# Written by tools/make_perft.py: the number of sequences of one, two, ... legal actions from a position.\n"
    ]
    entries += [written({"position": line}, arnak_position(line)) for line in POSITIONS]
    known: Counter[str] = Counter()
    for path in sorted(RECORDS.glob("*.record")):
        games = golden_games(path.stem)
        asked = [json.dumps(RULES.decision(game)) for game in games]
        rarest = min(range(len(games)), key=lambda at: (known[asked[at]], -len(legal_actions(games[at]))))
        known[asked[rarest]] += 1
        entries.append(written({"record": path.stem, "actions": rarest}, games[rarest]))
    FILE.write_text("\n".join(entries), encoding="utf-8")


def arnak_position(line: str) -> Game:
    return position_of({"position": line})


if __name__ == "__main__":
    main()
