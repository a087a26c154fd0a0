"""OpenSpiel's ISMCTS plays our Scout: `python examples/ismcts_against_scout.py --games 4 --simulations 100`.

ISMCTS deals what it cannot see anew with our resampler. Scout sees only its seat's view, as always.
Needs: pip install "digsite[openspiel]"
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import digsite.lab.openspiel
from digsite.bots.levels import make
from digsite.bots.protocol import Budget


def game_between(name: str, search: Any, scout: Any, searching: int, dice: random.Random) -> list[float]:
    """One game: everybody's reward at its end."""
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, shares)[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == searching:
            state.apply_action(search.step(state))
        else:
            position = state.position
            view = position.rules.view(position.game, state.current_player())
            state.apply_action(scout.choose(view, view["actions"], Budget()))
    return [float(reward) for reward in state.returns()]


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against Scout.")
    parser.add_argument("--game", default="quetzal", choices=["arnak", "quetzal"])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="of ISMCTS, for every decision")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    name = f"python_digsite_{chosen.game}(players=2)"
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(chosen.seed))
    game = pyspiel.load_game(name)
    search = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.4, max_simulations=chosen.simulations)
    search.set_resampler(digsite.lab.openspiel.resampler(chosen.seed))
    dice, wins = random.Random(chosen.seed), 0.0
    for number in range(chosen.games):
        scout = make(chosen.game, "scout", chosen.seed + number)
        wins += game_between(name, search, scout, number % 2, dice)[number % 2]
        print(f"after {number + 1} games: ISMCTS {wins:g}, Scout {number + 1 - wins:g}", flush=True)


if __name__ == "__main__":
    main()
