"""Games copied by `copy` and `pickle`, and which numbers of the catalogue are chance's."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES as ARNAK
from digsite.dice import SeededDice
from digsite.kernel.codec import canonical
from digsite.kernel.play import apply, legal_actions
from digsite.kernel.rules import AnyRules
from digsite.kernel.session import Session
from digsite.quetzal import RULES as QUETZAL
from tests.quetzal.walkers import OWN_BOX

TABLES = [
    *[(ARNAK, {"players": 1, "board": "snake", "difficulty": 3}), (ARNAK, {"players": 2}), (ARNAK, {"players": 4})],
    *[(QUETZAL, {"players": 2}), (QUETZAL, {"players": 3, "edition": OWN_BOX})],
    (QUETZAL, {"players": 5, "options": {"hands_hidden": False}}),
]


def positions(rules: AnyRules, options: dict[str, Any], seed: int) -> Iterator[Any]:
    """Every position of a random game, those in the middle of a shuffle and the last one too."""
    game, random = rules.new(options), Random(seed)
    while game.stack:
        yield game
        apply(game, random.choice(legal_actions(game)))
    yield game


def check_twin(rules: AnyRules, game: Any, twin: Any) -> None:
    """The same position with the same cardboard, and nothing that one game could change in the other."""
    assert canonical(rules.encode(twin)) == canonical(rules.encode(game))
    assert twin is not game
    assert twin.box is game.box
    assert twin.free is game.free
    assert [repr(frame.effect) for frame in twin.stack] == [repr(frame.effect) for frame in game.stack]
    assert twin.stack is not game.stack
    assert all([one is not other for one, other in zip(twin.players, game.players, strict=True)])
    if game.stack:
        before = canonical(rules.encode(game))
        assert legal_actions(twin) == legal_actions(game)
        apply(twin, legal_actions(twin)[0])
        assert canonical(rules.encode(game)) == before


@pytest.mark.parametrize(("rules", "options"), TABLES)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copied_game_shares_its_cardboard_and_nothing_else(rules: AnyRules, options: Any, way: Any) -> None:
    for number, game in enumerate(positions(rules, options, 5)):
        if number % 23 == 0 or not game.stack:
            twin = way(game)
            assert [frame.effect for frame in way(twin).stack] == [frame.effect for frame in twin.stack]
            check_twin(rules, game, twin)


@pytest.mark.parametrize(("rules", "options"), TABLES)
@pytest.mark.parametrize("way", [copy.deepcopy, lambda session: pickle.loads(pickle.dumps(session))])
def test_a_copied_session_goes_on_alone(rules: AnyRules, options: Any, way: Any) -> None:
    session = Session.new(rules, options, SeededDice(4))
    for _ in range(12):
        session.act(legal_actions(session.game)[0])
    twin = way(session)
    steps = len(session.record.steps)
    for each in (session, twin):
        each.act(legal_actions(each.game)[0])
    assert canonical(rules.encode(twin.game)) == canonical(rules.encode(session.game))
    twin.act(legal_actions(twin.game)[-1])
    assert len(twin.record.steps) > len(session.record.steps) > steps


@pytest.mark.parametrize(("rules", "options"), TABLES)
def test_the_catalogue_tells_chance_from_players(rules: AnyRules, options: Any) -> None:
    catalogue = rules.catalogue
    numbers = [number for part in (catalogue.chance, *catalogue.players) for number in part]
    assert sorted(numbers) == list(range(len(catalogue)))
    for game in positions(rules, options, 6):
        if game.stack:
            assert {action in catalogue.chance for action in legal_actions(game)} == {game.stack[-1].effect.chance}
