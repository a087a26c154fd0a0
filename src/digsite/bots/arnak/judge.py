"""Arnak's judge: action priors and the evaluation of a position in points."""

from __future__ import annotations

from typing import Final, final

from digsite.arnak import RULES, verbs
from digsite.arnak.model import FROM_NOWHERE, RIVAL, Game
from digsite.arnak.printed.tracks import SNAKE
from digsite.arnak.rounds import ROUNDS
from digsite.arnak.scoring import player_points, rival_score
from digsite.arnak.sources import SOURCES
from digsite.bots.arnak.features import FEATURES, OTHERWISE_AT, PLAIN, RIVAL_MEASURES, measures, weigh
from digsite.bots.arnak.redeal import redeal
from digsite.bots.arnak.weighing import Weighing
from digsite.bots.dice import QuickDice
from digsite.bots.judge import Json, Judge
from digsite.kernel.effects import Table

# What these actions mean depends on the component that asks: pay, skip, choose, draw, ..., bonus, row, resolve, done.
ANSWERS: Final[tuple[int, ...]] = (
    verbs.PAY,
    verbs.SKIP,
    *range(verbs.CHOOSE, verbs.CHOOSE + verbs.CHOICES),
    verbs.DRAW,
    *range(verbs.UPGRADE, verbs.UPGRADE + verbs.UPGRADES),
    *range(verbs.ANNOUNCE, verbs.KEEP),
    verbs.BONUS,
    verbs.ROW,
    verbs.RESOLVE,
    verbs.CONTINUE,
)
ANSWER_OF: Final[list[int]] = [ANSWERS.index(action) if action in ANSWERS else -1 for action in range(verbs.ACTIONS)]
HABITS: Final = verbs.ACTIONS + len(ANSWERS) * len(SOURCES)


@final
class ArnakJudge(Judge):
    """Evaluates a seat of Arnak; of the rival it knows the points and the tiles left."""

    def __init__(self) -> None:
        self.snake: list[list[float]] = []  # the weights on the Snake Temple side, the differences added
        super().__init__(RULES, FEATURES, ROUNDS, HABITS, "arnak")

    def learn(self, learned: Json) -> None:
        super().learn(learned)
        self.snake = [weights[: len(PLAIN)] for weights in self.weights]
        for phase in range(self.phases):
            for number, at in enumerate(OTHERWISE_AT):
                self.snake[phase][at] += self.weights[phase][len(PLAIN) + number]

    def copy(self, game: Table) -> Table:
        assert isinstance(game, Game)
        return game.copy()

    def redeal(self, game: Table, seat: int, dice: QuickDice) -> bool:
        assert isinstance(game, Game)
        redeal(game, seat, dice)
        return True

    def points(self, game: Table, seat: int) -> float:
        assert isinstance(game, Game)
        if game.rival is not None and seat == RIVAL:
            return float(sum(rival_score(game, game.rival).values()))
        return float(player_points(game, game.players[seat]))

    def worth(self, game: Table, seat: int) -> float:
        """The same as any judge's, without a list of the features."""
        assert isinstance(game, Game)
        if seat >= len(game.players) or not game.stack:
            return super().worth(game, seat)
        weights = self.snake if game.board is SNAKE else self.weights
        weighing = Weighing(weights[game.round - 1], self.points(game, seat))
        weigh(game, seat, weighing)
        return weighing.total

    def habitual(self, game: Table, legal: list[int], dice: QuickDice) -> int:
        """The same as any judge's, without a list of the priors."""
        appeals = self.appeals[self.phase(game)]
        total = 0.0
        for action in legal:
            total += appeals[self.habit(game, action)]
        left = dice.share() * total
        for action in legal:
            left -= appeals[self.habit(game, action)]
            if left < 0.0:
                return action
        return legal[-1]

    def measure(self, game: Table, seat: int) -> list[float]:
        assert isinstance(game, Game)
        return measures(game, seat) if seat < len(game.players) else RIVAL_MEASURES

    def phase(self, game: Table) -> int:
        assert isinstance(game, Game)
        return game.round - 1

    def stage(self, game: Table) -> int:
        assert isinstance(game, Game)
        return game.round

    def settled(self, game: Table, seat: int, action: int) -> bool:
        return action in (verbs.END_TURN, verbs.DONE)

    def habit(self, game: Table, action: int) -> int:
        if action >= verbs.RELOCATE_SECOND:  # judged like the same move of the figure beside it
            second, first = (
                (verbs.RETURN_SECOND, verbs.RETURN)
                if action >= verbs.RETURN_SECOND
                else (verbs.RELOCATE_SECOND, verbs.RELOCATE)
            )
            return first + action - second
        answer = ANSWER_OF[action]
        if answer < 0:
            return action
        source = game.stack[-1].source
        return action if source == FROM_NOWHERE else verbs.ACTIONS + answer * len(SOURCES) + source

    def habit_name(self, key: int) -> str:
        if key < verbs.ACTIONS:
            return RULES.catalogue[key].notation
        answer, source = divmod(key - verbs.ACTIONS, len(SOURCES))
        return f"{RULES.catalogue[ANSWERS[answer]].notation} @ {SOURCES[source]}"


JUDGE: Final = ArnakJudge()
