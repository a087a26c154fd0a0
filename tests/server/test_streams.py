"""No message tells an eye what it cannot know; `python -m tests.server.streams 20` does whole games."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.server import play
from digsite.server.play import Stored
from tests.server.streams import GAMES, Streams


@pytest.mark.parametrize(("game", "options"), GAMES[:5])
def test_no_message_tells_worlds_apart(game: str, options: dict[str, Any]) -> None:
    assert Streams(game, options, seed=5).run(every=7, most=140) > 100


def test_a_secret_choice_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself: were the action of a secret choice told to everybody, it would say so."""
    monkeypatch.setattr(play, "SECRET_VERBS", ())
    with pytest.raises(AssertionError, match="two worlds apart"):
        look_for_a_leak(every=1000)


def test_an_event_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    seen_by = Stored.seen_by
    monkeypatch.setattr(Stored, "seen_by", lambda step, seats: seen_by(step, range(9)))
    with pytest.raises(AssertionError, match="two worlds apart"):
        look_for_a_leak(every=2)


def look_for_a_leak(every: int) -> None:
    for seed in range(30):
        Streams("quetzal", {"players": 3}, seed).run(every, most=200)
