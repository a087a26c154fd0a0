"""Bots play with editions that have tiles, rewards and a table for two of their own."""

from __future__ import annotations

import pytest

from digsite.bots.protocol import Budget
from digsite.quetzal import RULES
from tests.bots.test_levels import played
from tests.quetzal.walkers import OTHERS, WIDE_BOX


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("options", [{}, OTHERS], ids=["default rulings", "other rulings"])
def test_random_and_scout_play_a_wide_edition_to_its_end(players: int, options: dict[str, bool | int]) -> None:
    chosen = {"players": players, "edition": WIDE_BOX, "options": options}
    for seed in range(2):
        levels = ["scout", "random", "scout", "novice"][:players]
        game = played(RULES, chosen, levels, seed, Budget(iterations=6))
        assert game.over and sum([score["upgrades"] for score in RULES.scores(game)]) > 0
