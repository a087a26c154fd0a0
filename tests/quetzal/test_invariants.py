"""Ring (c): random games of every configuration, with every invariant looked at on the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from digsite.dice import SeededDice
from digsite.kernel.effects import CHANCE
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.quetzal import RULES
from digsite.quetzal.model import Game
from tests.quetzal import invariants
from tests.quetzal.invariants import Broken, Walk
from tests.quetzal.walkers import CONFIGURATIONS, WALKS, start


def played(configuration: str, seed: int, walk: str, steps: int) -> Session:
    """A game some steps on."""
    random = Random(seed)
    session = start(configuration, walk, SeededDice(seed))
    for _ in range(steps):
        session.act(WALKS[walk](legal_actions(session.game), random))
    return session


@pytest.mark.ruling("R-69")
@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_invariant_holds_from_the_first_step_to_the_last(configuration: str, walk: str) -> None:
    for seed in range(3):
        assert Walk(configuration, 1000 + seed, walk, 0.03).run() > 30


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_why_has_no_reason_exactly_for_what_is_legal(configuration: str) -> None:
    random = Random(configuration)
    for steps in (0, 5, 40):
        invariants.check_why(played(configuration, random.getrandbits(16), "rich", steps).game)


@pytest.mark.parametrize("configuration", ["2", "4-flags", "5-box"])
def test_chance_asked_one_outcome_at_a_time_gives_the_same_game_and_record(configuration: str) -> None:
    dealt = played(configuration, 5, "uniform", 40)
    asked = Session.new(RULES, CONFIGURATIONS[configuration])
    random = Random(5)
    for step in dealt.record.steps:
        for action in step.actions:
            assert to_decide(asked.game) == step.seat
            assert action in legal_actions(asked.game)
            if random.random() < 0.1:
                invariants.check_codec(asked.game)
                for seat in range(len(asked.game.players)):
                    invariants.check_deal(asked.game, seat, random)
            asked.act(action)
    assert to_decide(asked.game) != CHANCE
    assert invariants.text_of(asked.game) == invariants.text_of(dealt.game)
    assert asked.record.text(RULES.catalogue) == dealt.record.text(RULES.catalogue)


def without_top_card(game: Game) -> None:
    game.deck = game.deck[1:]


def with_a_tile_twice(game: Game) -> None:
    game.pile = (game.pile[1], *game.pile[1:])


def in_debt(game: Game) -> None:
    game.players[0].coins = -1


def with_another_meeple(game: Game) -> None:
    game.players[0].pool += 1


def with_two_characters(game: Game) -> None:
    game.camp = (1 << 20, *game.camp[1:])


def with_a_seventh_automaton_meeple(game: Game) -> None:
    game.bids = tuple([bid + 2 if bid >> 26 == 6 else bid for bid in game.bids])


@pytest.mark.parametrize(
    "spoil",
    [
        *(without_top_card, with_a_tile_twice, in_debt, with_another_meeple),
        *(with_two_characters, with_a_seventh_automaton_meeple),
    ],
)
def test_the_count_notices(spoil: Callable[[Game], None]) -> None:
    game = Session.new(RULES, {"players": 2}, SeededDice(1)).game
    invariants.check_census(game)
    spoil(game)
    with pytest.raises(Broken):
        invariants.check_census(game)


def test_a_deck_runs_out_and_is_made_anew_within_a_game() -> None:
    """Everybody wants everything: now and then the discard pile is needed (R-51)."""
    reshuffled = 0
    for seed in range(30):
        session = start("5", "eager", SeededDice(seed))
        random = Random(seed)
        state = RULES.encode(session.game)
        moved = state["decks"]["artifacts"][30:]
        state["decks"]["artifacts"], state["decks"]["discard"] = state["decks"]["artifacts"][:30], moved
        session.game = RULES.decode(state)
        while session.game.stack:
            before = len(session.game.discard)
            session.act(WALKS["eager"](legal_actions(session.game), random))
            reshuffled += before > 10 and not session.game.discard
    assert reshuffled > 0
