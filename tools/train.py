"""What a profile-guided build is trained on: random games and searches of both games, with every number of players.

Both are needed: trained on random games alone, the search gets slower than without any training.
"""

from __future__ import annotations

from typing import Final

from digsite.arnak import RULES as ARNAK
from digsite.bots.dice import QuickDice
from digsite.bots.levels import judge_of, level_of
from digsite.bots.rollout import roll_out
from digsite.bots.search import Search
from digsite.bots.tree import Tree
from digsite.kernel.play import apply, deal, legal_actions
from digsite.kernel.rules import AnyRules
from digsite.quetzal import RULES as QUETZAL

GAMES: Final = 40  # of each kind
ITERATIONS: Final = 150
NO_LIMIT: Final = 1e9
EVERY: Final = 10  # decisions between two searches


def main() -> None:
    for rules, most in ((ARNAK, 4), (QUETZAL, 5)):
        for players in range(1 if rules is ARNAK else 2, most + 1):
            options: dict[str, object] = {"players": players}
            for seed in range(GAMES):
                roll_out(rules.new(options), QuickDice(seed))
            think(rules, options, seed=players)


def think(rules: AnyRules, options: dict[str, object], seed: int) -> None:
    """Play a game and search at some of its decisions, as the levels do and with rollouts."""
    game, dice = rules.new(options), QuickDice(seed)
    professor = level_of(rules.name, "professor")
    decisions = 0
    while game.stack:
        if game.stack[-1].effect.chance:
            deal(game, dice)
            continue
        legal = legal_actions(game)
        decisions += len(legal) > 1
        if len(legal) > 1 and decisions % EVERY == 0:
            view = rules.view(game, game.stack[-1].seat)
            Tree(judge_of(rules.name), professor.manner, seed).grow(view, ITERATIONS, NO_LIMIT)
            Search(rules, 2).grow(view)
        apply(game, legal[dice.below(len(legal))])


if __name__ == "__main__":
    main()
