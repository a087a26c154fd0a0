"""Ring (c): random games of every configuration, with every invariant looked at on the way."""

from __future__ import annotations

import json
from random import Random

import pytest

from digsite.arnak import RULES, verbs
from digsite.arnak.model import Game
from digsite.dice import SeededDice
from digsite.kernel.codec import canonical
from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import CannotUndo
from digsite.kernel.play import legal_actions, outcomes, to_decide
from digsite.kernel.session import Session
from tests.arnak import invariants
from tests.arnak.census import Census, Miscount
from tests.arnak.invariants import Broken, Walk
from tests.arnak.walkers import CONFIGURATIONS, WALKS, start

SHARES = {"uniform": 0.04, "eager": 0.03, "rich": 0.02}


def played(configuration: str, seed: int, walk: str, steps: int) -> Session:
    """A game some steps on."""
    random = Random(seed)
    session = start(configuration, walk, SeededDice(seed))
    for _ in range(steps):
        session.act(WALKS[walk](legal_actions(session.game), random))
    return session


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_invariant_holds_from_the_first_step_to_the_last(configuration: str, walk: str) -> None:
    for seed in range(2 if walk == "rich" else 3):
        assert Walk(configuration, 1000 + seed, walk, SHARES[walk]).run() > 30


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_why_has_no_reason_exactly_for_what_is_legal(configuration: str) -> None:
    random = Random(configuration)
    for steps in (0, 7, 40):
        invariants.check_why(played(configuration, random.getrandbits(16), "rich", steps).game)


@pytest.mark.parametrize("configuration", ["2-bird", "3-snake", "solo2-snake"])
def test_chance_asked_one_outcome_at_a_time_gives_the_same_game_and_record(configuration: str) -> None:
    dealt = played(configuration, 5, "uniform", 50)
    asked = Session.new(RULES, CONFIGURATIONS[configuration])
    random = Random(5)
    for step in dealt.record.steps:
        for action in step.actions:
            assert to_decide(asked.game) == step.seat
            if step.seat == CHANCE:
                weights = dict(outcomes(asked.game))
                assert weights[action] > 0 and legal_actions(asked.game) == list(weights)
            if random.random() < 0.05:
                invariants.check_codec(asked.game, invariants.text_of(asked.game))
                invariants.check_names(asked.game, RULES.encode(asked.game))
            asked.act(action)
    assert invariants.text_of(asked.game) == invariants.text_of(dealt.game)
    assert asked.record.text(RULES.catalogue) == dealt.record.text(RULES.catalogue)


def without_top_item(game: Game) -> None:
    game.item_deck = game.item_deck[1:]


def with_a_second_guardian(game: Game) -> None:
    game.guardian_deck = (game.guardian_deck[1], *game.guardian_deck[1:])


def in_debt(game: Game) -> None:
    game.players[0].purse -= 1 << 24  # one tablet, of none


def with_a_third_archaeologist(game: Game) -> None:
    game.players[0].archaeologists += 1


def with_a_temple_tile_too_many(game: Game) -> None:
    game.temple_tiles = (*game.temple_tiles[:5], 9)


def with_an_eleventh_fear_tile_gone(game: Game) -> None:
    game.fear_tiles -= 1


@pytest.mark.parametrize(
    "spoil",
    [
        *(without_top_item, with_a_second_guardian, in_debt, with_a_third_archaeologist),
        *(with_a_temple_tile_too_many, with_an_eleventh_fear_tile_gone),
    ],
)
def test_the_count_notices(spoil: object) -> None:
    game = Session.new(RULES, {"players": 2}, SeededDice(1)).game
    census = Census(game)
    census.check(game)
    assert callable(spoil)
    spoil(game)
    with pytest.raises(Miscount):
        census.check(game)


def test_the_written_names_are_counted_too() -> None:
    game = Session.new(RULES, {"players": 3}, SeededDice(1)).game
    invariants.check_names(game, RULES.encode(game))
    without_top_item(game)
    with pytest.raises(Broken, match="written or missing"):
        invariants.check_names(game, RULES.encode(game))


def test_more_than_ten_fear_tiles_are_no_miscount() -> None:
    game = Session.new(RULES, {"players": 2}, SeededDice(1)).game
    game.fear_tiles = 0
    game.players[0].play += (80,) * 11
    Census(game).check(game)


def test_a_view_that_was_dealt_with_another_hand_is_noticed() -> None:
    session = played("2-bird", 3, "uniform", 12)
    view = RULES.view(session.game, 0)
    dealt = RULES.determinize(json.loads(json.dumps(view)), SeededDice(2))
    assert canonical(RULES.view(dealt, 0)) == canonical(view)
    assert canonical(RULES.view(dealt, 1)) != canonical(RULES.view(session.game, 1))


def test_undo_is_refused_when_there_is_nothing_and_after_a_card_was_drawn() -> None:
    session = start("2-bird", "rich", SeededDice(4))
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        session.undo()
    random = Random(1)
    while session.game.stack:
        legal = legal_actions(session.game)
        seat = to_decide(session.game)
        assert seat is not None
        deck = RULES.view(session.game, seat)["players"][seat]["deck"]
        if verbs.DRAW in legal and deck[0] is None and deck[-1] is None:
            session.act(verbs.DRAW)
            break
        session.act(WALKS["rich"](legal, random))
    assert session.game.stack
    with pytest.raises(CannotUndo, match="undo-barrier"):
        session.undo()
