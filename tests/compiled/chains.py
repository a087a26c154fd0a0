"""What a build makes of records and of random games, as chains of hashes: `python -m tests.compiled.chains JOB ...`.

A job is a golden record, GAME/NAME; GAME:CONFIGURATION:FIRST:COUNT for random games by seed; or
batch:GAME:CONFIGURATION:SEED:STEPS. The first line of the answer names the build, the others the chain of each job.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import digsite
from digsite.arnak import RULES as ARNAK
from digsite.bots.batch import Batch
from digsite.dice import SeededDice
from digsite.kernel.codec import state_hash
from digsite.kernel.play import apply, deal, legal_actions
from digsite.kernel.record import replay
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL
from tests.arnak import walkers as arnak
from tests.quetzal import walkers as quetzal

TESTS: Final = Path(__file__).parent.parent
GAMES: Final[dict[str, tuple[AnyRules, dict[str, Any]]]] = {
    "arnak": (ARNAK, arnak.CONFIGURATIONS),
    "quetzal": (QUETZAL, quetzal.CONFIGURATIONS),
}
WHOLE_STATE_EVERY: Final = 10
BATCH: Final = 8


def main() -> None:
    print(digsite.BUILD)
    for job in sys.argv[1:]:
        print(job, chain(job), flush=True)


def chain(job: str) -> str:
    if job.startswith("batch:"):
        return batch_chain(*job.split(":")[1:])
    return random_chain(*job.split(":")) if ":" in job else record_chain(*job.split("/"))


def golden_records() -> list[str]:
    """Every golden record of both games."""
    return sorted([f"{game}/{path.stem}" for game in GAMES for path in (TESTS / game / "records").glob("*.record")])


def record_chain(game: str, name: str) -> str:
    """A golden game step by step: every state, the score and the winners."""
    rules = GAMES[game][0]
    _, end, befores = replay(rules, (TESTS / game / "records" / f"{name}.record").read_text(encoding="utf-8"))
    chain = [state_hash(rules.encode(game)) for game in (*[game for _, game in befores], end)]
    return state_hash([*chain, rules.scores(end), rules.winners(end)])


def random_chain(game: str, configuration: str, first: str, count: str) -> str:
    """Random games: the legal actions of every step, every tenth state and observation and the last one, the score."""
    digest = sha256()
    rules, configurations = GAMES[game]
    for seed in range(int(first), int(first) + int(count)):
        digest.update(game_chain(rules, configurations[configuration], seed).encode())
    return digest.hexdigest()


def game_chain(rules: AnyRules, options: dict[str, Any], seed: int) -> str:
    game = rules.new(options)
    dice, random = SeededDice(seed), Random(seed)
    seen: list[object] = []
    while game.stack:
        if game.stack[-1].effect.chance:
            seen.append(deal(game, dice))
            continue
        legal = legal_actions(game)
        seen.append([game.seat, *legal])
        if len(seen) % WHOLE_STATE_EVERY == 0:
            seen.append(state_hash(rules.encode(game)))
            seen += [observed(rules, game, seat) for seat in range(rules.players(game))]
        apply(game, legal[int(random.random() * len(legal))])
    return state_hash([*seen, rules.encode(game), rules.scores(game), rules.winners(game)])


def observed(rules: AnyRules, game: Any, seat: int) -> str:
    """The bytes of an observation, as a hash."""
    row = bytearray(rules.observer.size(rules.players(game)))
    rules.observer.write(game, seat, row)
    return sha256(row).hexdigest()


def batch_chain(game: str, configuration: str, seed: str, steps: str) -> str:
    """A batch of games: everything that it writes, step by step."""
    rules, configurations = GAMES[game]
    batch, random, digest = Batch(rules, configurations[configuration], BATCH, int(seed)), Random(int(seed)), sha256()
    for _ in range(int(steps)):
        for buffer in (batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.ended):
            digest.update(buffer)
        size = batch.mask_size
        batch.step([random_place(batch.masks[at * size : (at + 1) * size], random) for at in range(BATCH)])
    return digest.hexdigest()


def random_place(mask: memoryview, random: Random) -> int:
    return random.choice([place for place, legal in enumerate(mask) if legal])


if __name__ == "__main__":
    main()
