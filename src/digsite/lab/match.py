"""One game in progress, as an environment drives it: chance is dealt, and a player's action is checked."""

from __future__ import annotations

from operator import index
from typing import Any, final

from digsite.bots.dice import QuickDice
from digsite.kernel.errors import IllegalAction
from digsite.kernel.event import Event
from digsite.kernel.play import apply, deal, legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.lab.rewards import rewards
from digsite.lab.setting import Setting


@final
class Match:
    """Copies go their own ways, with the same chance to come. `log` keeps what happened if it is a list."""

    def __init__(self, setting: Setting, forced: bool = False) -> None:
        self.setting = setting
        self.forced = forced
        self.log: list[Event] | None = None
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game; the same seed gives the same shuffles."""
        self.seed = seed
        self.dice = QuickDice(seed)
        self.game: Any = self.setting.rules.new(self.setting.options)
        self.taken: list[int] = []
        if self.log is not None:
            self.log = []
        self.play_on()

    def play_on(self) -> None:
        """Up to the next decision: chance is dealt, and (unless they are to be shown) what is forced is done."""
        game, dice, log = self.game, self.dice, self.log
        while game.stack:
            if game.stack[-1].effect.chance:
                deal(game, dice, log)
                continue
            legal = legal_actions(game)
            if self.forced or len(legal) > 1:
                break
            self.taken.append(legal[0])
            apply(game, legal[0], log)
        self.seat = to_decide(game)

    def act(self, place: object) -> None:
        """Take an action by its place in the mask; IllegalPlace, with nothing changed, if it is not legal."""
        action = self.action_at(place)
        if self.seat is None or action not in legal_actions(self.game):
            raise self.refused(place)
        self.take(action)

    def take(self, action: int) -> None:
        """Take an action that is known to be legal."""
        self.taken.append(action)
        apply(self.game, action, self.log)
        self.play_on()

    def action_at(self, place: object) -> int:
        """The action of a place in the mask, legal or not."""
        try:
            number = index(place)  # type: ignore[arg-type]
        except TypeError:
            raise self.setting.refusal(place, None) from None
        if isinstance(place, bool) or not 0 <= number < self.setting.masks.size:
            raise self.setting.refusal(number, None)
        return self.setting.masks.action(number)

    def refused(self, place: object) -> IllegalAction:
        number = index(place)  # type: ignore[arg-type]
        rules = self.setting.rules
        seat = 0 if self.seat is None else self.seat
        return self.setting.refusal(number, rules.why(self.game, seat, self.setting.masks.action(number)))

    def rewards(self) -> list[float]:
        """Each player's reward, once the game is over."""
        return rewards(self.setting.rules, self.game, self.setting.reward)

    def session(self) -> Session:
        """The same game played again from its seed, with its record and everything that happened."""
        session = Session.new(self.setting.rules, self.setting.options, QuickDice(self.seed))
        for action in self.taken:
            session.act(action)
        return session

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        other = Match.__new__(Match)
        memo[id(self)] = other
        other.__dict__.update(self.__dict__)
        other.game = self.setting.rules.copy(self.game)
        other.dice = copied(self.dice)
        other.taken = list(self.taken)
        other.log = None if self.log is None else list(self.log)
        return other

    def __getstate__(self) -> dict[str, Any]:
        dice = self.dice
        return {**self.__dict__, "dice": (dice.first, dice.second, dice.third)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.dice = QuickDice(0)
        self.dice.first, self.dice.second, self.dice.third = state["dice"]


def copied(dice: QuickDice) -> QuickDice:
    """Dice that will roll the same."""
    other = QuickDice(0)
    other.first, other.second, other.third = dice.first, dice.second, dice.third
    return other
