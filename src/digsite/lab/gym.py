"""One seat of a table as a Gymnasium environment; bots or programs play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, final

from digsite.kernel.errors import BadOptions
from digsite.lab.match import Match
from digsite.lab.needs import missing
from digsite.lab.others import around
from digsite.lab.rendering import MODES, Drawing
from digsite.lab.setting import ENDING, IllegalPlace, Setting
from digsite.lab.spaces import LARGEST_SEED, mask, numbers, observed

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("lab", error) from None


Info = dict[str, Any]
ANY_SEAT = None


@final
class DigsiteEnv(gymnasium.Env):  # type: ignore[misc]
    """`seat` learns (None: another one in every game, at random). The mask is in the observation and in `info`.

    The reward comes at the end. An illegal action raises IllegalPlace and changes nothing; with `illegal="end"` it ends
    the game with a reward that is worse than losing.
    """

    metadata: ClassVar[Info] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        setting: Setting,
        render_mode: str | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        forced: bool = False,
    ) -> None:
        if seat is not ANY_SEAT and (type(seat) is not int or not 0 <= seat < setting.players):
            raise BadOptions("seat", f"a whole number from 0 to {setting.players - 1} is expected, or None")
        self.setting = setting
        self.drawing = Drawing(setting, render_mode)
        self.render_mode = render_mode
        self.wished = seat
        self.seat = 0 if seat is None else seat
        self.others = around(setting, list(opponents) if not isinstance(opponents, str) else opponents)
        self.match = Match(setting, forced)
        if self.others.listen:
            self.match.log = []
        self.over = True
        self.observation_space = observed(setting)
        self.action_space = spaces.Discrete(setting.masks.size)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Info, Info]:
        """A new game, up to the learner's first decision. Without a seed, the next one that follows from the last."""
        super().reset(seed=seed)
        start = int(self.np_random.integers(LARGEST_SEED))
        if self.wished is ANY_SEAT:
            self.seat = int(self.np_random.integers(self.setting.players))
        self.others.close()
        self.others.begin(start + 1)
        self.match.begin(start)
        self.over = False
        self.others.act(self.match, self.seat)
        return self.told()

    def step(self, action: int) -> tuple[Info, float, bool, bool, Info]:
        """Take the learner's action, given by its place in the mask, and let the others play on."""
        if self.over:
            raise gymnasium.error.ResetNeeded("The game is over: call reset()")
        reward = 0.0
        try:
            self.match.act(action)
        except IllegalPlace:
            if self.setting.illegal != ENDING:
                raise
            self.over, reward = True, self.setting.penalty(self.seat)[self.seat]
        else:
            self.others.act(self.match, self.seat)
            self.over = self.match.seat is None
            reward = self.match.rewards()[self.seat] if self.over else 0.0
        observation, info = self.told()
        if self.render_mode == "human":
            self.render()
        return observation, reward, self.over, False, info

    def told(self) -> tuple[Info, Info]:
        """What the learner sees; the info has a mask of its own, and the points of all seats once the game is over."""
        legal = mask(self.match)
        info = {"action_mask": legal.copy(), "seat": self.seat}
        if self.match.seat is None:
            info["scores"] = [score["total"] for score in self.setting.rules.scores(self.match.game)]
        return {"observation": numbers(self.match, self.seat), "action_mask": legal}, info

    def action_masks(self) -> Any:
        """The legal actions as truth values, as sb3-contrib asks for them."""
        return mask(self.match).astype(bool)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return self.drawing.draw(self.match, self.seat)

    def close(self) -> None:
        self.others.close()


def arnak(**chosen: Any) -> DigsiteEnv:
    """`gymnasium.make("digsite/Arnak-v0")`."""
    return made("arnak", **chosen)


def quetzal(**chosen: Any) -> DigsiteEnv:
    """`gymnasium.make("digsite/Quetzal-v0")`."""
    return made("quetzal", **chosen)


def made(
    game: str,
    *,
    render_mode: str | None = None,
    seat: int | None = 0,
    opponents: str | Sequence[str] = "random",
    reward: str = "win",
    illegal: str = "raise",
    forced: bool = False,
    language: str = "en",
    **options: Any,
) -> DigsiteEnv:
    """The environment with these choices; `options` are the game's."""
    return DigsiteEnv(Setting(game, options, reward, illegal, language), render_mode, seat, opponents, forced)
