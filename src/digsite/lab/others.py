"""Who plays the seats that do not learn: bots of any level, or programs."""

from __future__ import annotations

from typing import Any, Final, final

from digsite.arena.entrants import budget_of, check, close, seated
from digsite.bots.dice import QuickDice
from digsite.bots.outside import PREFIX
from digsite.bots.protocol import Bot, Budget
from digsite.kernel.errors import BadOptions
from digsite.kernel.play import legal_actions
from digsite.lab.match import Match, copied
from digsite.lab.setting import Setting

THOUGHTLESS: Final = "random"


@final
class Others:
    """The players around one seat, in turn order after it. The same seed gives the same moves (not for programs)."""

    def __init__(self, setting: Setting, names: tuple[str, ...]) -> None:
        for name in names:
            check(name)
        self.setting = setting
        self.names = names
        self.begin(0)

    @property
    def listen(self) -> bool:
        """Whether somebody has to be told what happens."""
        return any([name.startswith(PREFIX) for name in self.names])

    def begin(self, seed: int) -> None:
        """A new game: bots forget the last one."""
        self.seed = seed
        self.dice = QuickDice(seed)
        self.bots: list[Bot | None] = [None] * len(self.names)
        self.heard = [0] * len(self.names)

    def act(self, match: Match, learner: int) -> None:
        """Play until the learner must decide, or the game is over."""
        while match.seat is not None and match.seat != learner:
            match.take(self.chosen(match, (match.seat - learner - 1) % self.setting.players))

    def chosen(self, match: Match, nth: int) -> int:
        name = self.names[nth]
        if name == THOUGHTLESS:
            legal = legal_actions(match.game)
            return legal[self.dice.below(len(legal))]
        assert match.seat is not None
        bot = self.bots[nth]
        if bot is None:
            bot = self.bots[nth] = seated(self.setting.game, name, self.seed + nth)
        view = self.setting.rules.view(match.game, match.seat)
        hear = getattr(bot, "hear", None)
        if hear is not None and match.log is not None:
            hear([event.seen_by(match.seat) for event in match.log[self.heard[nth] :]])
            self.heard[nth] = len(match.log)
        return bot.choose(view, view["actions"], budget_of(name, Budget()))

    def close(self) -> None:
        """Stop programs."""
        for bot in self.bots:
            if bot is not None:
                close(bot)
        self.bots = [None] * len(self.names)

    def __deepcopy__(self, memo: dict[int, Any]) -> Others:
        other = Others(self.setting, self.names)
        other.begin(self.seed)
        other.dice = copied(self.dice)
        return other

    def __getstate__(self) -> dict[str, Any]:
        dice = self.dice
        kept = {"setting": self.setting, "names": self.names, "seed": self.seed}
        return {**kept, "dice": (dice.first, dice.second, dice.third)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["setting"], state["names"])
        self.begin(state["seed"])
        self.dice.first, self.dice.second, self.dice.third = state["dice"]


def around(setting: Setting, opponents: str | list[str] | tuple[str, ...]) -> Others:
    """The same level for everybody else, or one name for each in turn order after the learner."""
    others = setting.players - 1
    names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
    if len(names) != others:
        raise BadOptions("opponents", f"{others} names are expected, or one for all of them")
    return Others(setting, names)
