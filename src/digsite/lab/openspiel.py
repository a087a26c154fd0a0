"""Both games for OpenSpiel: importing this module registers `python_digsite_arnak` and `python_digsite_quetzal`.

Chance is explicit, one outcome at a time. Actions and outcomes have their numbers in the game's catalogue.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from digsite.dice import SeededDice
from digsite.games import GAMES
from digsite.kernel.effects import CHANCE
from digsite.kernel.event import Event
from digsite.kernel.play import apply, legal_actions, outcomes, to_decide
from digsite.kernel.rules import AnyRules
from digsite.lab.memory import SPECTATOR, Memory, as_seen_by, as_told, information_state, told_memory, written
from digsite.lab.needs import missing
from digsite.lab.parameters import options_from, parameters
from digsite.lab.rewards import REWARDS, WIN, check_reward, rewards

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from None


LONGEST: Final = 10_000  # decisions, or outcomes of chance, in one game: far more than there are


def game_type(name: str, title: str) -> Any:
    """How OpenSpiel lists a game."""
    kind = pyspiel.GameType
    players = GAMES[name].players
    return kind(
        short_name=f"python_digsite_{name}",
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters(GAMES[name]), "reward": WIN},
    )


TYPES: Final = {
    "arnak": game_type("arnak", "Lost Ruins of Arnak"),
    "quetzal": game_type("quetzal", "Quetzal"),
}


class Position:
    """A game and what its seats have seen of it; copying copies the game and shares the rest."""

    def __init__(self, rules: AnyRules, game: Any, memory: Memory | None) -> None:
        self.rules = rules
        self.game = game
        self.memory = memory

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.rules, self.rules.copy(self.game), self.memory)

    def __reduce__(self) -> tuple[Any, ...]:
        """As OpenSpiel writes it: the game, and each seat's memories as lines, since a chain would be too deep."""
        known = as_told(self.memory, [*range(self.rules.players(self.game)), SPECTATOR])
        return restored, (self.rules.name, self.game, known)

    def apply(self, action: int) -> None:
        seat = to_decide(self.game)
        assert seat is not None
        events: list[Event] = []
        apply(self.game, action, events)
        self.memory = Memory(self.memory, seat, self.rules.catalogue[action].notation, events)


def restored(name: str, game: Any, known: dict[int | None, list[str]]) -> Position:
    """A position that was written."""
    return Position(GAMES[name].rules, game, told_memory(known))


class DigsiteGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options. `name` is set by each of the two below."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = GAMES[self.name]
        chosen = {**parameters(game), "reward": WIN, **(params or {})}
        self.reward = check_reward(chosen.pop("reward"))
        self.rules = game.rules
        self.chosen = options_from(game, chosen)
        self.tensor_size = self.rules.observer.size(chosen["players"])
        least, most = REWARDS[self.reward]
        actions = len(self.rules.catalogue)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=chosen["players"],
            min_utility=least,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.name], info, params or {})

    def new_initial_state(self) -> DigsiteState:
        return DigsiteState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.tensor_size, iig_obs_type)


class ArnakGame(DigsiteGame):
    name = "arnak"


class QuetzalGame(DigsiteGame):
    name = "quetzal"


class DigsiteState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it."""

    def __init__(self, game: DigsiteGame) -> None:
        super().__init__(game)
        self.reward = game.reward
        self.start: Position | None = None  # where it began, if not at the beginning of a game
        self.position = beginning(game)
        self.kept: list[int] = []  # which steps of the history that C++ holds were not taken back

    def current_player(self) -> int:
        seat = to_decide(self.position.game)
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return to_decide(self.position.game) is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(legal_actions(self.position.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = sorted(outcomes(self.position.game))
        total = sum([weight for _, weight in found])
        return [(action, weight / total) for action, weight in found]

    def _apply_action(self, action: int) -> None:
        self.kept.append(super().move_number())
        self.position.apply(action)

    def undo_action(self, player: int, action: int) -> None:
        """Take the last action back, by doing all others again. The history that C++ holds keeps it."""
        history = self.full_history()
        if not history or (history[-1].player, history[-1].action) != (player, action):
            raise ValueError(f"action {action} of player {player} was not the last one")
        self.position = beginning(self.get_game()) if self.start is None else copy.deepcopy(self.start)
        for taken in history[:-1]:
            self.position.apply(taken.action)
        self.kept.pop()

    def full_history(self) -> list[Any]:
        every = super().full_history()
        return [every[place] for place in self.kept]

    def history(self) -> list[int]:
        return [taken.action for taken in self.full_history()]

    def history_str(self) -> str:
        return ", ".join([str(action) for action in self.history()])

    def move_number(self) -> int:
        return len(self.kept)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.rules.catalogue[action].notation

    def returns(self) -> list[float]:
        position = self.position
        if not self.is_terminal():
            return [0.0] * position.rules.players(position.game)
        return rewards(position.rules, position.game, self.reward)

    def resample_from_infostate(self, player: int, sampler: Any) -> DigsiteState:
        """A state that a player cannot tell from this one; `sampler` gives a number from 0 to 1."""
        return resampled(self, player, int(sampler() * 2**32))

    def __str__(self) -> str:
        return written(self.position.rules.encode(self.position.game))


def beginning(game: DigsiteGame) -> Position:
    return Position(game.rules, game.rules.new(game.chosen), None)


class Observer:
    """What a seat knows: as a string, with perfect recall all it has seen; as numbers, what it sees now."""

    def __init__(self, size: int, iig_obs_type: Any) -> None:
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: Any = None if self.recall else np.zeros(size, np.float32)
        self.dict: dict[str, Any] = {} if self.tensor is None else {"observation": self.tensor}
        self.bytes = bytearray(size)
        self.view = memoryview(self.bytes)

    def set_from(self, state: DigsiteState, player: int) -> None:
        """Write the tensor; with perfect recall there is none."""
        if self.tensor is not None:
            state.position.rules.observer.write(state.position.game, player, self.view)
            self.tensor[:] = np.frombuffer(self.bytes, np.uint8)

    def string_from(self, state: DigsiteState, player: int) -> str:
        position = state.position
        if self.recall:
            return information_state(position.rules, position.game, position.memory, player)
        return written(position.rules.view(position.game, player))


def resampled(state: DigsiteState, player: int, seed: int) -> DigsiteState:
    """A state dealt from what a player sees: the same information state, other hidden cards."""
    position = state.position
    fresh: DigsiteState = state.get_game().new_initial_state()
    game = position.rules.determinize(position.rules.view(position.game, player), SeededDice(seed))
    fresh.start = Position(position.rules, game, as_seen_by(position.memory, player))
    fresh.position = copy.deepcopy(fresh.start)
    return fresh


def resampler(seed: int) -> Any:
    """For `ISMCTSBot.set_resampler`: deals the cards that a player cannot see anew at each call."""
    dice = SeededDice(seed)
    return lambda state, player: resampled(state, player, dice.random.getrandbits(32))


pyspiel.register_game(TYPES["arnak"], ArnakGame)
pyspiel.register_game(TYPES["quetzal"], QuetzalGame)
