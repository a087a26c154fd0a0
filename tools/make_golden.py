"""Write the golden records anew: `python -m tools.make_golden`. A commit that changes them must say why."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from digsite.arnak import RULES
from digsite.dice import SeededDice
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from tests.arnak.walkers import CONFIGURATIONS, WALKS, start

FOLDER: Final = Path(__file__).parent.parent / "tests" / "arnak" / "records"
HASHES: Final = "hashes.toml"
HASH_DIGITS: Final = 4
# How many games of each configuration: the rich ones see the deep ends of the game, the uniform ones its breadth.
GAMES: Final = {"uniform": 1, "eager": 1, "rich": 2}


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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.record"):
        old.unlink()
    entries = [
        "# Written by tools/make_golden.py. Of every game: each seat's score by part and in all, the winners, and the",
        f"# first {HASH_DIGITS} digits of the state's hash before the first action and after every one.\n",
    ]
    for number, configuration in enumerate(CONFIGURATIONS):
        for walk, games in GAMES.items():
            for game in range(games):
                name = f"{configuration}-{walk}-{game + 1}"
                session = play(configuration, walk, 100 * number + 10 * game + len(walk))
                text = session.record.text(RULES.catalogue, state_hash(RULES.encode(session.game)))
                (FOLDER / f"{name}.record").write_text(text, encoding="utf-8")
                entries.append(entry(name, session))
    (FOLDER / HASHES).write_text("\n".join(entries), encoding="utf-8")


if __name__ == "__main__":
    main()
