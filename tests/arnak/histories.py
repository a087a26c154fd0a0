"""Two histories that looked the same to a seat: what it may know now must be the same.

This knows nothing of marks. The same game is played twice, the second time with other hidden outcomes (cards of a
shuffle exchanged, another card kept in secret). As long as a seat was shown the same, its views and its actions must
be the same. Who is asked what counts as shown.
"""

from __future__ import annotations

from random import Random
from typing import Any

from digsite.arnak import RULES, verbs
from digsite.arnak.box import LOST_TEMPLE, ROW_OF
from digsite.arnak.model import NONE, Game
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions
from digsite.kernel.record import RecordedStep
from digsite.kernel.session import Session
from tests.arnak.leaks import RESCUE_ROW, Leak, View
from tests.histories import SideBySide

Steps = list[RecordedStep]
SECRET = (*range(verbs.KEEP, verbs.BONUS),)  # the Earrings' `keep` and `top`

FEAR_SHARE = 0.8


def before_first_step(session: Session) -> Game:
    """The game that a record begins with."""
    if session.record.start is not None:
        return RULES.decode(session.record.start)
    return RULES.new(session.record.options)


def vary(steps: Steps, random: Random, kind: str | None = None) -> dict[int, list[int]]:
    """Other outcomes for one or two shuffles of one kind, where two components change places, or other cards kept.

    Of a player's deck it is mostly a Fear, which is in every shuffle: others cannot say which one they see.
    """
    shuffles = [at for at, step in enumerate(steps) if step.seat == CHANCE and len(set(step.actions)) > 1]
    kinds = {at: RULES.catalogue[steps[at].actions[0]].notation.rpartition(" ")[0] for at in shuffles}
    kinds.update({at: "sorting" for at, step in enumerate(steps) if step.actions[0] in SECRET})
    kind = kind or random.choice(sorted(set(kinds.values())))
    alike = [at for at in kinds if kinds[at] == kind]
    varied: dict[int, list[int]] = {}
    for at in random.sample(alike, min(len(alike), random.choice((1, 2, 2)))):
        actions = varied[at] = list(steps[at].actions)
        if kind == "sorting":
            continue  # what else can be kept is seen when it comes to it
        fears = [place for place, action in enumerate(actions) if RULES.catalogue[action].notation == f"{kind} fear"]
        one, two = random.sample(range(len(actions)), 2)
        one = random.choice(fears) if fears and random.random() < FEAR_SHARE else one
        actions[one], actions[two] = actions[two], actions[one]
    return varied


def visible(game: Game, seat: int | None) -> list[Any]:
    """What lies open before a seat at this moment; what it remembers is not in it."""
    seen: list[Any] = [game.items, game.artifacts, game.item_exile, game.artifact_exile, game.figures, game.tiles]
    seen += [game.wardens, game.idols, game.bonuses, game.temple_tiles, game.fear, game.fear_tiles, game.round]
    seen += [[(pile[:1], len(pile)) for pile in game.assistants], game.rescue[:1], len(game.rescue)]
    seen += [len(game.item_deck), len(game.artifact_deck), len(game.level1), len(game.level2), len(game.bonus_stack)]
    for player in game.players:
        seen += [player.purse, player.play, len(player.hand), len(player.deck), len(player.apart)]
        seen += [player.archaeologists, len(player.crates), [idol != NONE for idol in player.slots]]
        seen += [player.guardians, player.boons, player.assistants, player.magnifier, player.notebook, player.temple]
        seen += [player.passed, player.icons, player.needs]
    if game.rival is not None:
        rival = game.rival
        seen += [rival.magnifier, rival.cards, rival.guardians, rival.idols, len(rival.minus_one), rival.temple]
        seen += [rival.used, [game.box.rivals[tile].left for tile in rival.tiles[:1]]]
    if seat is not None:
        me = game.players[seat]
        seen += [me.hand, me.apart]
        seen.append(game.rescue if ROW_OF[me.magnifier] >= RESCUE_ROW else ())
        seen.append(game.bonus_stack if me.magnifier == LOST_TEMPLE else ())
    return seen


class Twins(SideBySide):
    """A history and its twin."""

    leak = Leak

    def __init__(self, session: Session, random: Random, view: View = RULES.view, kind: str | None = None) -> None:
        self.steps = session.record.steps
        self.varied = vary(self.steps, random, kind)
        self.first = 0
        one = before_first_step(session)
        for steps, before in session.befores:
            if steps <= min(self.varied):
                self.first, one = steps, before.copy()
        super().__init__(one, random, view)

    def run(self, share: float) -> int:
        """Say how many views were compared; Leak if two differ that must not."""
        for at in range(self.first, len(self.steps)):
            step = self.steps[at]
            other = self.varied.get(at, step.actions)
            if step.seat != CHANCE and at >= min(self.varied):
                other = self.in_secret(step)
            self.take(step, other)
            if step.seat != CHANCE and self.random.random() < share:
                self.compare()
            if not self.alike:
                break
        return self.compared

    def in_secret(self, step: RecordedStep) -> list[int]:
        """What the twin does: the same, but it may sort cards otherwise where nobody sees it."""
        action = step.actions[0]
        legal = [other for other in legal_actions(self.two) if other in SECRET]
        return [self.random.choice(legal)] if action in SECRET and legal else step.actions

    def visible(self, game: Game, seat: int | None) -> list[Any]:
        return visible(game, seat)
