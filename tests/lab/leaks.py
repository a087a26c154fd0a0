"""Whether an environment shows a seat what it cannot know: `python -m tests.lab.leaks 200` plays 200 games at every table.

Every few decisions each seat's view is dealt anew: whatever it cannot see comes out differently, so its observation and
mask must not.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import numpy as np

import digsite.lab
from digsite.dice import SeededDice
from tests.lab.tables import TABLES, Table, any_legal, named


def leaks(table: Table, games: int, every: int) -> tuple[int, int, int]:
    """How many observations differed, how many were compared, and how many of those worlds were different ones."""
    game, options = table
    env = digsite.lab.aec(game, **options)
    rules = env.setting.rules
    differing = compared = worlds = 0
    for seed in range(games):
        env.reset(seed=seed)
        dice = random.Random(seed)
        step = 0
        while not any(env.terminations.values()):
            step += 1
            if step % every == 0:
                for seat, agent in enumerate(env.agents):
                    differing += not same_again(env, agent, seat, step)
                    compared += 1
                    dealt = rules.determinize(rules.view(env.match.game, seat), SeededDice(step))
                    worlds += rules.encode(dealt) != rules.encode(env.match.game)
            env.step(any_legal(env.last()[0]["action_mask"], dice))
    return differing, compared, worlds


def same_again(env: Any, agent: str, seat: int, seed: int) -> bool:
    """Whether an agent sees the same in a world dealt from its view."""
    rules, real = env.setting.rules, env.match.game
    before = env.observe(agent)
    env.match.game = rules.determinize(rules.view(real, seat), SeededDice(seed))
    try:
        after = env.observe(agent)
        legal = env.setting.masks
        masks = [bytearray(legal.size), bytearray(legal.size)]
        for mask, game in zip(masks, (real, env.match.game), strict=True):
            legal.write(game, mask)
    finally:
        env.match.game = real
    return bool(np.array_equal(before["observation"], after["observation"])) and (
        seat != env.match.seat or masks[0] == masks[1]
    )


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    found = 0
    for one in TABLES:
        start = time.process_time()
        differing, compared, worlds = leaks(one, wanted, every=10)
        found += differing
        spent = time.process_time() - start
        print(
            f"{named(one)}: {differing} of {compared} observations differ, {worlds} other worlds, {spent:.0f} s",
            flush=True,
        )
    sys.exit(found > 0)
