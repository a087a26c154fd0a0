"""A table as a PettingZoo environment: every player is an agent, and they act one after another."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.lab.match import Match
from digsite.lab.needs import missing
from digsite.lab.registered import register_with_pettingzoo
from digsite.lab.rendering import MODES, Drawing
from digsite.lab.setting import ENDING, IllegalPlace, Setting
from digsite.lab.spaces import LARGEST_SEED, mask, no_actions, numbers, observed

try:
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import seeding
except ImportError as error:
    raise missing("lab", error) from None


Info = dict[str, Any]
METADATA: Final[Info] = {"render_modes": MODES, "render_fps": 1, "is_parallelizable": False}


@final
class DigsiteAEC(pettingzoo.AECEnv):  # type: ignore[misc]
    """`player_0` begins. An observation is a dict of `observation` and `action_mask`; the mask is in `infos` too.

    All rewards come at the end. An illegal action raises IllegalPlace and changes nothing; with `illegal="end"` it ends
    the game, and its player gets the least reward there is.
    """

    metadata = METADATA

    def __init__(self, setting: Setting, render_mode: str | None = None, forced: bool = False) -> None:
        super().__init__()
        self.setting = setting
        self.drawing = Drawing(setting, render_mode)
        self.render_mode = render_mode
        self.metadata = {**METADATA, "name": f"digsite_{setting.game}_v0"}
        self.match = Match(setting, forced)
        self.possible_agents = list(setting.agents)
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(setting.agents)}
        self.observation_spaces = {agent: observed(setting) for agent in setting.agents}
        self.action_spaces = {agent: spaces.Discrete(setting.masks.size) for agent in setting.agents}
        self.idle = no_actions(setting)
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """A new game. Without a seed, the next one that follows from the last seed."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.match.begin(int(self.np_random.integers(LARGEST_SEED)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {"action_mask": self.idle} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self.ask()
        self.show()

    def step(self, action: int | None) -> None:
        """Take the selected agent's action, given by its place in the mask; None from an agent that is done."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.match.act(action)
        except IllegalPlace:
            if self.setting.illegal != ENDING:
                raise
            self.end(self.setting.penalty(self.seats[agent]))
            return
        self.infos[agent] = {"action_mask": self.idle}
        if self.match.seat is None:
            self.end(self.match.rewards())
        else:
            self.ask()
        self.show()

    def ask(self) -> None:
        """Select the agent to decide."""
        assert self.match.seat is not None
        agent = self.setting.agents[self.match.seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": mask(self.match)}

    def end(self, rewards: list[float]) -> None:
        """The game is over for everybody."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self.idle}
        self._deads_step_first()

    def observe(self, agent: str) -> Info:
        """What an agent sees, also while another decides; only the selected one has legal actions."""
        seat = self.seats[agent]
        observation = numbers(self.match, seat)
        deciding = seat == self.match.seat and agent in self.infos
        return {"observation": observation, "action_mask": self.infos[agent]["action_mask"] if deciding else self.idle}

    def action_masks(self) -> Any:
        """The legal actions of the selected agent as truth values, as sb3-contrib asks for them."""
        return self.infos[self.agent_selection]["action_mask"].astype(bool)

    def render(self) -> Any:
        """The table as the seat to decide sees it."""
        return self.drawing.draw(self.match, self.match.seat)

    def show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to release."""


register_with_pettingzoo()
