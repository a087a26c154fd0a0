"""Many tables as one Gymnasium vector environment: one buffer for all, in this process or in several."""

from __future__ import annotations

from typing import Any, ClassVar, final

from digsite.kernel.errors import BadOptions, IllegalAction
from digsite.lab.buffers import Buffers
from digsite.lab.needs import missing
from digsite.lab.processes import Here, Spread
from digsite.lab.rewards import WIN, of_points
from digsite.lab.setting import REFUSING, IllegalPlace, Setting
from digsite.lab.spaces import LARGEST_SEED, observed

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("lab", error) from None


Info = dict[str, Any]


@final
class DigsiteVector(VectorEnv):  # type: ignore[misc]
    """Each game shows its next decision, whoever makes it; `info["seat"]` says who.

    A step's reward is that of the seat that acted; `info["rewards"]` has everybody's, `info["scores"]` all points. A
    game that ends is followed by the next one in the same step. There is no `final_obs`: no game is cut short. An
    illegal action raises IllegalPlace, and no game has changed.
    """

    metadata: ClassVar[Info] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        setting: Setting,
        envs: int,
        processes: int = 1,
        forced: bool = False,
        copy: bool = True,
        context: str | None = None,
    ) -> None:
        if type(envs) is not int or envs < 1:
            raise BadOptions("envs", "a whole number from 1 on is expected")
        if type(processes) is not int or not 1 <= processes <= envs:
            raise BadOptions("processes", "a whole number from 1 to the number of environments is expected")
        if setting.illegal != REFUSING:
            raise BadOptions("illegal", f"only {REFUSING} is possible with many games")
        self.setting = setting
        self.num_envs = envs
        self.copy = copy
        self.buffers = Buffers(setting, envs, shared=processes > 1, context=context)
        self.games: Here | Spread = (
            Here(setting, self.buffers, forced)
            if processes == 1
            else Spread(setting, self.buffers, forced, processes, context)
        )
        self.single_observation_space = observed(setting)
        self.single_action_space = spaces.Discrete(setting.masks.size)
        self.observation_space = batch_space(self.single_observation_space, envs)
        self.action_space = batch_space(self.single_action_space, envs)
        self.rows = np.arange(envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Info, Info]:
        """New games everywhere. The same seed gives the same games, however many processes there are."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(LARGEST_SEED)))
        return self.observations(), self.info()

    def step(self, actions: Any) -> tuple[Info, Any, Any, Any, Info]:
        """One action for each game, given by its place in the mask."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise IllegalPlace(f"{self.num_envs} whole numbers are expected, one for each game", None)
        acted = self.buffers.seats.copy()
        try:
            self.games.step(chosen)
        except (IllegalAction, ValueError) as error:
            raise self.refused(chosen, error) from None
        ended = self.buffers.ended.astype(bool)
        info = self.info()
        info["rewards"] = self.rewards(ended)
        info["scores"] = self.buffers.scores.copy()
        info["_rewards"] = info["_scores"] = ended
        rewards = info["rewards"][self.rows, acted].astype(np.float64)
        return self.observations(), rewards, ended, np.zeros(self.num_envs, bool), info

    def rewards(self, ended: Any) -> Any:
        """Every seat's rewards in every game; 0 where none has ended."""
        rewards = self.buffers.rewards.copy()
        if self.setting.reward != WIN:
            for row in np.flatnonzero(ended):
                points = [float(total) for total in self.buffers.scores[row]]
                rewards[row] = of_points(points, self.setting.players, self.setting.reward)
        return rewards

    def observations(self) -> Info:
        """What every deciding seat sees: a copy, or (`copy=False`) the buffers that the next step overwrites."""
        shown = {"observation": self.buffers.observations, "action_mask": self.buffers.masks.view(np.int8)}
        return {name: array.copy() for name, array in shown.items()} if self.copy else shown

    def info(self) -> Info:
        masks = self.buffers.masks.view(np.int8)
        return {"action_mask": masks.copy() if self.copy else masks, "seat": self.buffers.seats.copy()}

    def action_masks(self) -> Any:
        """The legal actions of every game as truth values."""
        return self.buffers.masks.astype(bool)

    def refused(self, chosen: Any, error: Exception) -> IllegalPlace:
        """Which game's action was refused, and why."""
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        size = self.setting.masks.size
        for row, place in enumerate(chosen.tolist()):
            if not 0 <= place < size or not self.buffers.masks[row, place]:
                return self.setting.refusal(place, refusal if 0 <= place < size else None, f"Game {row}: ")
        return self.setting.refusal(int(chosen[0]), refusal)

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def arnak(num_envs: int = 1, **chosen: Any) -> DigsiteVector:
    """`gymnasium.make_vec("digsite/Arnak-v0", num_envs=64, vectorization_mode="vector_entry_point")`."""
    return made("arnak", num_envs, **chosen)


def quetzal(num_envs: int = 1, **chosen: Any) -> DigsiteVector:
    return made("quetzal", num_envs, **chosen)


def made(
    game: str,
    envs: int,
    *,
    reward: str = "win",
    processes: int = 1,
    forced: bool = False,
    copy: bool = True,
    context: str | None = None,
    **options: Any,
) -> DigsiteVector:
    """The environment with these choices; `options` are the game's."""
    return DigsiteVector(Setting(game, options, reward), envs, processes, forced, copy, context)
