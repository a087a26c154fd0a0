"""Who plays the games under test: a uniform player, and an eager one that gets to the deep ends of the game."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Protocol

from digsite.arnak import RULES, verbs
from digsite.kernel.chance import Dice
from digsite.kernel.session import Session

Options = dict[str, Any]

CONFIGURATIONS: Final[dict[str, Options]] = {
    **{
        f"{players}-{board}": {"players": players, "board": board}
        for players in (2, 3, 4)
        for board in ("bird", "snake")
    },
    **{
        f"solo{difficulty}-{board}": {"players": 1, "board": board, "difficulty": difficulty}
        for difficulty in range(6)
        for board in ("bird", "snake")
    },
}


class Walker(Protocol):
    def __call__(self, legal: list[int], random: Random) -> int:
        """One of the legal actions."""
        ...


def uniform(legal: list[int], random: Random) -> int:
    return legal[int(random.random() * len(legal))]


# How much more (or less) often than others an action is taken, from its first number on.
EAGERNESS: Final = (
    (verbs.SLOT, 0.1),
    (verbs.BOON, 1.0),
    (verbs.PLAY, 2.0),
    (verbs.PLAY_PASS, 0.05),
    (verbs.DIG, 2.0),
    (verbs.DISCOVER, 12.0),
    (verbs.OVERCOME, 12.0),
    (verbs.BUY, 1.0),
    (verbs.RESEARCH_MAGNIFIER, 12.0),
    (verbs.RESEARCH_NOTEBOOK, 4.0),
    (verbs.TEMPLE, 20.0),
    (verbs.PASS, 0.02),
    (verbs.END_TURN, 1.0),
    (verbs.HIRE, 0.2),
    (verbs.PAY, 3.0),
    (verbs.SKIP, 0.2),
    (verbs.CHOOSE, 1.0),
    (verbs.LAY, 3.0),
    (verbs.DONE, 1.0),
)


def by_action() -> list[float]:
    weights = [1.0] * verbs.ACTIONS
    for first, weight in EAGERNESS:
        weights[first:] = [weight] * (len(weights) - first)
    return weights


WEIGHTS: Final = by_action()


def eager(legal: list[int], random: Random) -> int:
    """Researches, discovers and overcomes whenever it can, and passes late."""
    return random.choices(legal, [WEIGHTS[action] for action in legal])[0]


RICH: Final = 12


def start(name: str, walk: str, dice: Dice) -> Session:
    """A new game of a configuration; rich players begin with twelve tokens of each kind, so the end is in reach."""
    session = Session.new(RULES, CONFIGURATIONS[name], dice)
    if walk == "rich":
        state = RULES.encode(session.game)
        for player in state["players"]:
            player["purse"] = dict.fromkeys(player["purse"], RICH)
        session.game = RULES.decode(state)
        session.record.start = state
        session.record.steps.clear()
    return session


WALKS: Final[dict[str, Walker]] = {"uniform": uniform, "eager": eager, "rich": eager}
