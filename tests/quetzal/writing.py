"""Write the golden records and counts anew: `python -m tests.quetzal.writing`. A commit that changes them must say why.

The counts are those of the positions below and, from every golden game, of the one whose decision the list so far
knows least.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal.counting import RECORDS, golden_games, position_of, sequences
from tests.quetzal.walkers import CONFIGURATIONS, WALKS, start

HASHES: Final = "hashes.toml"
HASH_DIGITS: Final = 4
# How many games: of the default rules and box, and of the other flags and another box.
GAMES: Final = {"uniform": 1, "eager": 1, "many": 1, "rich": 2, "short": 1}
OTHER_GAMES: Final = {"eager": 1, "rich": 1, "short": 1}

COUNTS: Final = Path(__file__).with_name("perft.toml")
MOST: Final = 20_000  # sequences of a position; keeps each within a fraction of a second
LONGEST: Final = 7
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


def play(configuration: str, walk: str, seed: int) -> Session:
    """One whole game."""
    random = Random(seed)
    session = start(configuration, walk, SeededDice(seed))
    while session.game.stack:
        session.act(WALKS[walk](legal_actions(session.game), random))
    return session


def hashes(session: Session) -> str:
    """The first digits of the state's hash before the first action and after every one, in a row."""
    games = [*[game for _, game in session.befores], session.game]
    return "".join([state_hash(RULES.encode(game))[:HASH_DIGITS] for game in games])


def entry(name: str, session: Session) -> str:
    scores = [[value for part, value in score.items() if part != "seat"] for score in RULES.scores(session.game)]
    winners, tie_break = RULES.winners(session.game)
    return (
        f"[{name}]\nscores = {canonical(scores)}\nwinners = {canonical(winners)}\n"
        f'tie_break = "{tie_break or "none"}"\nhashes = "{hashes(session)}"\n'
    )


def write_records() -> None:
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.record"):
        old.unlink()
    entries = [
        "# Written by tests/quetzal/writing.py. Of every game: each seat's score by part and in all, the winners, and the",
        f"# first {HASH_DIGITS} digits of the state's hash before the first action and after every one.\n",
    ]
    for number, configuration in enumerate(CONFIGURATIONS):
        for walk, games in (OTHER_GAMES if "-" in configuration else GAMES).items():
            for game in range(games):
                name = f"{configuration}-{walk}-{game + 1}"
                session = play(configuration, walk, 100 * number + 10 * game + len(walk))
                text = session.record.text(RULES.catalogue, state_hash(RULES.encode(session.game)))
                (RECORDS / f"{name}.record").write_text(text, encoding="utf-8")
                entries.append(entry(name, session))
    (RECORDS / HASHES).write_text("\n".join(entries), encoding="utf-8")


def counted(told: dict[str, Any], game: Game) -> str:
    counts: list[int] = []
    while len(counts) < LONGEST and (not counts or counts[-1] * len(legal_actions(game)) < 4 * MOST):
        counts.append(sequences(game, len(counts) + 1))
        if counts[-1] > MOST:
            break
    lines = [f"{key} = {json.dumps(value)}" for key, value in told.items()]
    return "\n".join(["[[count]]", *lines, f"sequences = {counts}", ""])


def write_counts() -> None:
    entries = [
        "# Written by tests/quetzal/writing.py: how many sequences of one, two, ... legal actions there are from a position.\n"
    ]
    entries += [counted({"position": line}, position_of({"position": line})) for line in POSITIONS]
    known: Counter[str] = Counter()
    for path in sorted(RECORDS.glob("*.record")):
        games = golden_games(path.stem)
        asked = [json.dumps(RULES.decision(game)) for game in games]
        rarest = min(range(len(games)), key=lambda at: (known[asked[at]], -len(legal_actions(games[at]))))
        known[asked[rarest]] += 1
        entries.append(counted({"record": path.stem, "actions": rarest}, games[rarest]))
    COUNTS.write_text("\n".join(entries), encoding="utf-8")


if __name__ == "__main__":
    write_records()
    write_counts()
