"""No message tells an eye what it cannot know; `python -m tests.server.streams 20` does whole games."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from digsite.kernel.catalogue import Action
from digsite.tables.play import Play, Stored
from digsite.tables.seats import EVERYBODY
from tests.server.streams import GAMES, Streams

WALKS = {"arnak": "rich", "quetzal": "short"}
SEEN_BY = Stored.seen_by
VIEW = Play.told


@pytest.mark.parametrize(("game", "configuration"), GAMES[:5])
def test_no_message_tells_worlds_apart(game: str, configuration: str) -> None:
    solo = configuration.startswith("solo")
    found = [Streams(game, configuration, seed, WALKS[game]) for seed in (1, 2, 3)]
    for streams in found:
        assert streams.run(every=9, most=300) > 80
        assert streams.unmatched == 0
    for moved in ("drawn", "undone", *([] if solo else ["twins"])):
        assert sum([getattr(streams, moved) for streams in found]), moved


def told_to_all(step: Stored, _: Collection[int]) -> Any:
    return SEEN_BY(step, EVERYBODY)


def told_to_the_actor(step: Stored, seats: Collection[int]) -> Any:
    return SEEN_BY(step, EVERYBODY if step.seat in seats else seats)


def lent_eyes(self: Play, seat: int | None) -> Any:
    return {**VIEW(self, 0), "seat": seat}


@pytest.mark.parametrize(
    ("game", "whose", "name", "wrong"),
    [
        ("quetzal", Action, "secret", False),
        ("quetzal", Stored, "seen_by", told_to_all),
        ("arnak", Stored, "seen_by", told_to_all),
        ("arnak", Stored, "seen_by", told_to_the_actor),
        ("arnak", Play, "told", lent_eyes),
        ("quetzal", Play, "told", lent_eyes),
    ],
)
def test_a_leak_is_found(game: str, whose: Any, name: str, wrong: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check itself, with secret choices told, cards drawn told to all or to whoever acts, another's eyes lent."""
    monkeypatch.setattr(whose, name, wrong)
    with pytest.raises(AssertionError, match="two worlds apart"):
        look_for_a_leak(game)


def look_for_a_leak(game: str) -> None:
    for seed in range(30):
        Streams(game, {"arnak": "2-bird", "quetzal": "3"}[game], seed, WALKS[game]).run(every=1000, most=300)
