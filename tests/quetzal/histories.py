"""Two histories that looked the same to a seat: what it may know now must be the same.

This knows nothing of marks and lots. The same game is played twice, the second time with other hidden outcomes (cards
of a shuffle exchanged, another card kept in secret). As long as a seat was shown the same, its views and its actions
must be the same. Who is asked what counts as shown.
"""

from __future__ import annotations

from random import Random
from typing import Any

from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions
from digsite.kernel.record import RecordedStep
from digsite.kernel.session import Session
from digsite.quetzal import RULES, verbs
from digsite.quetzal.model import Game
from tests.histories import SideBySide
from tests.quetzal.leaks import Leak, View, delivering

SECRET = range(verbs.KEEP, verbs.DROP)


def before_first_step(session: Session) -> Game:
    """The game that a record begins with."""
    if session.record.start is not None:
        return RULES.decode(session.record.start)
    return RULES.new({**session.record.options, "edition": session.record.edition})


def vary(steps: list[RecordedStep], random: Random) -> dict[int, list[int]]:
    """Other outcomes for one or two shuffles, where two components change places, or other cards kept."""
    shuffles = [at for at, step in enumerate(steps) if is_shuffle(step) and len(set(step.actions)) > 1]
    secrets = [at for at, step in enumerate(steps) if step.actions[0] in SECRET]
    chosen = random.sample(shuffles + secrets, min(len(shuffles + secrets), random.choice((1, 1, 2))))
    varied: dict[int, list[int]] = {}
    for at in chosen:
        actions = varied[at] = list(steps[at].actions)
        if len(actions) > 1:
            one, two = random.sample(range(len(actions)), 2)
            actions[one], actions[two] = actions[two], actions[one]
    return varied


def exchanged(zone: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """Two components of a hidden zone change places, in a game that was loaded after its shuffles."""
    things = list(zone)
    one, two = random.sample(range(len(things)), 2)
    things[one], things[two] = things[two], things[one]
    return tuple(things)


def is_shuffle(step: RecordedStep) -> bool:
    return step.seat == CHANCE and step.actions[0] < verbs.ROLLED


def visible(game: Game, seat: int | None) -> list[Any]:
    """What lies open before a seat at this moment; what it remembers is not in it."""
    seen: list[Any] = [
        game.display,
        game.village,
        game.discard,
        game.automaton_used,
        game.camp,
        game.harbor,
        game.stela,
    ]
    seen += [game.temple_spaces, game.village_spaces, game.bids, game.round, game.phase, game.marker, game.turn]
    seen += [len(game.deck), len(game.pile), len(game.automaton)]
    for owner, player in enumerate(game.players):
        seen += [player.coins, player.score, player.discovery, player.upgrades, player.discarded, player.pool]
        seen += [len(player.hand) + len(player.drawn), len(player.apart)]
        seen.append(player.apart if owner == seat or delivering(game, owner) else ())
        open_hand = owner == seat or not game.flags.hands_hidden
        seen.append(sorted((*player.hand, *player.drawn)) if open_hand else ())
    return seen


class Twins(SideBySide):
    """A history and its twin."""

    leak = Leak

    def __init__(self, session: Session, random: Random, view: View = RULES.view) -> None:
        self.steps = session.record.steps
        self.varied = vary(self.steps, random)
        super().__init__(before_first_step(session), random, view)
        if session.record.start is not None and random.random() < 0.5:
            self.varied = {-1: [], **self.varied}
            self.two.deck = exchanged(self.two.deck, random)
            self.two.pile = exchanged(self.two.pile, random)

    def run(self, share: float) -> int:
        """Say how many views were compared; Leak if two differ that must not."""
        first = min(self.varied, default=len(self.steps))
        for at, step in enumerate(self.steps):
            other = self.varied.get(at, step.actions)
            if step.actions[0] in SECRET and at >= first:
                other = self.in_secret(step)
            self.take(step, other)
            if at > first and step.seat != CHANCE and self.random.random() < share:
                self.compare()
            if not self.alike:
                break
        return self.compared

    def in_secret(self, step: RecordedStep) -> list[int]:
        """What the twin does: the same, but it may keep another card where nobody sees it."""
        legal = [other for other in legal_actions(self.two) if other in SECRET]
        return [self.random.choice(legal)] if legal else step.actions

    def visible(self, game: Game, seat: int | None) -> list[Any]:
        return visible(game, seat)
