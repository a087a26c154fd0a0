"""The turn that docs/architecture.md walks through, action by action."""

from __future__ import annotations

from digsite.kernel.effects import Chance
from digsite.kernel.play import pending
from tests.arnak.table import arnak, play

POSITION = "hand: precision-compass funding-car fear; compass: 1; artifacts: stone-jar; next_artifacts: star-charts"
TURN = [
    ("play precision-compass", ["After", "Buy", "RevealTop", "Pause"]),
    ("continue", ["After", "Buy"]),
    ("buy star-charts", ["After", "ResolveArtifact"]),
    ("resolve", ["After", "Trade"]),
    ("play funding-car", ["After", "Trade"]),
    ("pay", ["After", "Activate"]),
    ("activate camp-jewel", ["After", "Activate", "Trade"]),
    ("skip", ["After", "Activate"]),
    ("activate camp-tablet", ["After"]),
]


def test_the_worked_turn_is_as_the_page_says() -> None:
    game = arnak(POSITION + "; 0 deck: hat")
    for action, stack in TURN:
        play(game, action)
        assert [type(frame.effect).__name__ for frame in game.stack] == stack, action
        assert not isinstance(pending(game), Chance)
