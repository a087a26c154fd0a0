"""Other engines, each by its own fastest documented loop of random play.

Each entry plays whole games for some seconds and counts decisions (a player's steps with at least two legal
actions), steps and games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any, Final, final

from benchmarks.measure import Stopwatch

TURN_LIMIT: Final = 1000  # Catanatron's own


@final
class Count:
    """What was played in some seconds."""

    def __init__(self) -> None:
        self.decisions = 0
        self.steps = 0
        self.games = 0
        self.watch = Stopwatch()

    def more(self, seconds: float) -> bool:
        return self.watch.before(seconds)

    def rates(self) -> dict[str, float]:
        """In a second, of processor time and on the wall."""
        found = self.watch.rates(decisions=self.decisions, steps=self.steps, games=self.games)
        return {**found, "decisions_per_game": self.decisions / self.games}


Rates = dict[str, float]


def catanatron(players: int, seconds: float) -> Rates:
    """`Game.play_tick` with its random players; the state keeps the legal actions of the coming step."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:players]
    count = Count()
    while count.more(seconds):
        game = Game([RandomPlayer(colour) for colour in colours])
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            count.steps += 1
            count.decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        count.games += 1
    return count.rates()


def open_spiel(name: str, seconds: float) -> Rates:
    """The loop of its example.py, chance included, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    count = Count()
    while count.more(seconds):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([one for one, _ in outcomes], [share for _, share in outcomes])[0])
                continue
            legal = state.legal_actions()
            count.steps += 1
            count.decisions += len(legal) > 1
            state.apply_action(legal[int(random.random() * len(legal))])
        count.games += 1
    return count.rates()


def open_spiel_inside(name: str, seconds: float) -> Rates:
    """Its uniform bots by `evaluate_bots`, all in C++; a game has as many decisions as in the loop above."""
    import pyspiel

    each = open_spiel(name, seconds / 4)
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, random.getrandbits(30)) for seat in range(game.num_players())]
    count = Count()
    while count.more(seconds):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        count.games += 1
    count.decisions = round(count.games * each["decisions_per_game"])
    count.steps = round(count.games * each["steps"] / each["games"])
    return count.rates()


def open_spiel_search(name: str, seconds: float) -> Rates:
    """Iterations per second of its MCTSBot with one full random rollout each, from the first decision, all in C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(random.choice(state.legal_actions()))
    iterations = 100
    while True:
        iterations *= 2
        evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, iterations, 500, False, random.getrandbits(30), False)
        watch = Stopwatch()
        bot.step(state)
        if not watch.before(seconds / 2):
            return watch.rates(iterations=iterations)


def petting_zoo(module: str, seconds: float) -> Rates:
    """The AEC loop of its documentation, with actions sampled by mask."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{module}").env()
    count = Count()
    seed = 0
    while count.more(seconds):
        env.reset(seed=seed)
        seed += 1
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"]
            count.steps += 1
            count.decisions += int(mask.sum()) > 1
            env.step(env.action_space(agent).sample(mask))
        count.games += 1
    return count.rates()


def rlcard(name: str, seconds: float) -> Rates:
    """`env.run` with its random agents."""
    import numpy
    import rlcard as package

    env = package.make(name)
    count = Count()

    class Agent:
        use_raw = False

        def eval_step(self, state: Any) -> Any:
            legal = list(state["legal_actions"].keys())
            count.steps += 1
            count.decisions += len(legal) > 1
            return numpy.random.choice(legal), {}

    env.set_agents([Agent() for _ in range(env.num_players)])
    while count.more(seconds):
        env.run(is_training=False)
        count.games += 1
    return count.rates()


def python_chess(seconds: float) -> Rates:
    """Random legal moves until `is_game_over`."""
    import chess

    count = Count()
    while count.more(seconds):
        board = chess.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            count.steps += 1
            count.decisions += len(legal) > 1
            board.push(legal[int(random.random() * len(legal))])
        count.games += 1
    return count.rates()


SPIELS: Final = ("gin_rummy", "hearts", "euchre", "skat", "backgammon", "chess")
PEERS: Final[dict[str, Callable[[float], Rates]]] = {
    "catanatron-2p": partial(catanatron, 2),
    "catanatron-4p": partial(catanatron, 4),
    **{f"openspiel-{name}": partial(open_spiel, name) for name in SPIELS},
    **{f"openspiel-{name}-inside": partial(open_spiel_inside, name) for name in SPIELS},
    **{f"openspiel-{name}-search": partial(open_spiel_search, name) for name in SPIELS},
    "pettingzoo-connect_four": partial(petting_zoo, "connect_four_v3"),
    "pettingzoo-texas_holdem": partial(petting_zoo, "texas_holdem_v4"),
    "pettingzoo-chess": partial(petting_zoo, "chess_v6"),
    "rlcard-uno": partial(rlcard, "uno"),
    "rlcard-gin-rummy": partial(rlcard, "gin-rummy"),
    "rlcard-mahjong": partial(rlcard, "mahjong"),
    "python-chess": python_chess,
}
QUICK: Final = ("catanatron-2p", "openspiel-gin_rummy", "openspiel-chess", "rlcard-gin-rummy", "python-chess")
