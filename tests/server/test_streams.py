"""No message tells an eye what it cannot know; `python -m tests.server.streams 20` does whole games."""

from __future__ import annotations

import pytest

from digsite.server import play
from digsite.server.play import Stored
from tests.server.streams import GAMES, Streams


@pytest.mark.parametrize(("game", "configuration"), GAMES[:5])
def test_no_message_tells_worlds_apart(game: str, configuration: str) -> None:
    twins = 0
    for seed in (1, 2):
        streams = Streams(game, configuration, seed, walk="short" if game == "quetzal" else "rich")
        assert streams.run(every=9, most=140) > 80
        twins += streams.twins
    assert twins > 0 or configuration.startswith("solo")


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
        Streams("quetzal", "3", seed, "short").run(every, most=200)
