"""Quetzal's judgement: deliveries that cannot be bettered, positions in points, and moves worth a thought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from digsite.bots.dice import QuickDice
from digsite.bots.levels import level_of
from digsite.bots.quetzal.cargo import NO_CARDS, Hold, counted
from digsite.bots.quetzal.hold import stands
from digsite.bots.quetzal.judge import JUDGE, QuetzalJudge
from digsite.bots.quetzal.scale import FEATURES, Scale
from digsite.bots.tree import Tree, tallies
from digsite.kernel.play import apply, legal_actions, settle, to_decide
from digsite.quetzal import RULES, verbs
from digsite.quetzal.box import COINS_TO_VP, IMMEDIATE, ROUNDS
from digsite.quetzal.delivery import score_delivery
from digsite.quetzal.model import ACTIVATE_PHASE, PREPARE_PHASE, Game
from digsite.quetzal.placement import Place
from tests.bots.test_search import middle
from tests.quetzal import leaks

EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5])
OTHER_RULINGS = {
    "free_location_many_meeples_per_turn": False,
    "raise_own_bid": True,
    "harbor_meeples_are_separate_deliveries": False,
    "kicked_wild_meeple_stays_wild": False,
    "over_limit_may_discard_new_tile": False,
}


def games(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """Every decision of a game in which anything may happen."""
    dice = QuickDice(seed)
    game = RULES.new(options)
    settle(game, dice)
    while game.stack:
        yield game
        legal = legal_actions(game)
        apply(game, legal[dice.below(len(legal))])
        settle(game, dice)


def ended(players: int, seed: int) -> Game:
    last = None
    for game in games({"players": players}, seed):
        last = game
    assert last is not None
    return last


def hold_of(game: Game, tiles: tuple[int, ...], kept: float = 0.0) -> Hold:
    """With cards worth so much each if they are kept, whatever they are."""
    weights = [0.0] * len(FEATURES)
    weights[FEATURES.index("cards")] = kept
    return Hold(game.box, Scale(weights), tiles, 0, True)


def brought(game: Game, cards: tuple[int, ...], tiles: tuple[int, ...], hold: Hold) -> float:
    """What the rules pay for a delivery, in points."""
    after = game.copy()
    me = after.players[0]
    me.upgrades, me.apart, me.apart_marks, me.discovery = tiles, cards, (0,) * len(cards), 0
    me.coins, me.score = 0, 0
    after.seat, after.phase = 0, ACTIVATE_PHASE
    after.stack = []
    score_delivery(after, 6)
    steps = sum([card % 4 == 2 for card in cards])
    return me.score + me.coins * hold.coin + steps * hold.step


@pytest.mark.parametrize("kept", [0.0, 1.2])
def test_no_delivery_is_better_than_the_best_one(kept: float) -> None:
    random = Random(4)
    game = middle(RULES, {"players": 3}, 1, 5)
    for _ in range(60):
        tiles = tuple(random.sample(range(IMMEDIATE), 2))
        hand = tuple(sorted(random.choices(range(20), k=random.randrange(1, 9))))
        limit = random.choice([3, 6])
        hold = hold_of(game, tiles, kept)
        room = hold.limit(limit)
        found = max(
            brought(game, cards, tiles, hold) - kept * len(cards)
            for count in range(min(room, len(hand)) + 1)
            for cards in set(combinations(hand, count))
        )
        cargo = hold.best(counted(hand), NO_CARDS, limit)
        sent = tuple([card for card in range(20) for _ in range(cargo.goes[card])])
        assert cargo.gain == pytest.approx(found)
        assert sum(cargo.goes) <= room
        assert all([goes <= held for goes, held in zip(cargo.goes, counted(hand), strict=True)])
        assert brought(game, sent, tiles, hold) == pytest.approx(
            cargo.vp + cargo.coins * hold.coin + cargo.steps * hold.step
        )


@EVERY_TABLE
def test_points_are_those_of_final_scoring(players: int) -> None:
    for game in games({"players": players}, players):
        for seat in range(players):
            assert JUDGE.points(game, seat) == RULES.scores(game)[seat]["total"]


@EVERY_TABLE
def test_a_game_that_is_over_is_worth_its_points(players: int) -> None:
    game = ended(players, 3)
    for seat in range(players):
        assert JUDGE.worth(game, seat) == RULES.scores(game)[seat]["total"]


def test_cards_are_worth_something_while_they_can_be_delivered() -> None:
    game = middle(RULES, {"players": 2}, 3, 5)
    assert game.round < ROUNDS
    seat = to_decide(game)
    assert seat is not None
    before = JUDGE.worth(game, seat)
    game.players[seat].hand = (16, 16, 16)
    assert JUDGE.worth(game, seat) > before + 4


def test_a_position_is_worth_about_what_it_brings() -> None:
    """At the beginning of the last round the mean error of the scout's own judgement is small."""
    errors: list[float] = []
    for seed in range(4):
        dice = QuickDice(seed)
        game = RULES.new({"players": 3})
        settle(game, dice)
        expected: list[float] = []
        while game.stack:
            seat = to_decide(game)
            assert seat is not None
            if game.round == ROUNDS and not expected:
                expected = [JUDGE.worth(game, at) for at in range(3)]
            legal = legal_actions(game)
            priors = JUDGE.priors(game, legal)
            apply(game, legal[priors.index(max(priors))])
            settle(game, dice)
        errors += [JUDGE.points(game, at) - expected[at] for at in range(3)]
    assert abs(sum(errors) / len(errors)) < 6


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 5}, {"players": 4, "options": OTHER_RULINGS}],
    ids=str,
)
def test_there_is_always_something_worth_a_thought(options: dict[str, Any]) -> None:
    for seed in range(3):
        for game in games(options, seed):
            legal = legal_actions(game)
            priors = JUDGE.priors(game, legal)
            assert len(priors) == len(legal)
            assert min(priors) >= 0.0
            assert max(priors) == pytest.approx(1.0)


def test_few_of_many_placements_are_worth_a_thought() -> None:
    most = 0
    for game in games({"players": 3}, 2):
        legal = legal_actions(game)
        if isinstance(game.stack[-1].effect, Place) and len(legal) > 150:
            worthwhile = sum([prior > 0 for prior in JUDGE.priors(game, legal)])
            most = max(most, worthwhile)
            assert worthwhile < 60
    assert most > 5


def test_a_bid_that_nobody_can_beat_stands() -> None:
    game = middle(RULES, {"players": 3}, 3, 5)
    for player in game.players:
        player.pool = 0
    assert stands(game, 0, 0, 1) == 1.0
    game.players[1].pool = 4  # four black ones
    assert stands(game, 0, 0, 1) < stands(game, 0, 0, 3) < 1.0
    assert stands(game, 0, 1, 2) > 0.9


def test_coins_are_turned_into_points_at_the_end_and_not_before() -> None:
    game = next(game for game in games({"players": 2}, 1) if isinstance(game.stack[-1].effect, Place))
    seat = to_decide(game)
    assert seat is not None
    game.players[seat].upgrades = (COINS_TO_VP,)
    game.players[seat].coins = 9
    game.legal = None
    legal = legal_actions(game)
    assert JUDGE.priors(game, legal)[legal.index(verbs.EXCHANGE)] == 0.0
    for game in games({"players": 2}, 1):
        game.players[0].upgrades, game.players[0].coins = (COINS_TO_VP,), max(4, game.players[0].coins)
        if game.phase == PREPARE_PHASE and to_decide(game) == 0:
            legal = legal_actions(game)
            priors = JUDGE.priors(game, legal)
            assert priors[legal.index(verbs.EXCHANGE)] == max(priors)
            return
    pytest.fail("nobody was asked before final scoring")


def test_the_scout_delivers_three_mummies_in_the_last_round() -> None:
    """Whatever else there is: a meeple and two coins for ten points."""
    for seed in range(40):
        game = next(
            (game for game in games({"players": 2}, seed) if game.round == ROUNDS and only_harbor(game)),
            None,
        )
        if game is not None:
            break
    assert game is not None
    seat = to_decide(game)
    assert seat is not None
    game.players[seat].hand, game.players[seat].coins = (16, 16, 16), 2
    game.legal = None
    tree = Tree(JUDGE, level_of("quetzal", "scout").manner, 1)
    tree.grow_on(game, 60)
    action = max(tallies(tree), key=lambda tally: tally[1])[0]
    name = RULES.catalogue[action].notation
    assert name.startswith(("visit harbor_office", "bid ship")), name


def only_harbor(game: Game) -> bool:
    """The last meeple of a seat, and nobody else has any."""
    seat = to_decide(game)
    pools = [player.pool for at, player in enumerate(game.players) if at != seat]
    assert seat is not None
    mine = game.players[seat].pool
    return isinstance(game.stack[-1].effect, Place) and not any(pools) and mine in (1, 16) and not game.harbor[seat]


def test_other_weights_can_be_learned() -> None:
    judge = QuetzalJudge()
    game = middle(RULES, {"players": 2}, 3, 5)
    judge.learn({"worth": {"one": [7.0] * ROUNDS}, "habits": {}})
    assert judge.worth(game, 0) == pytest.approx(judge.points(game, 0) + 7.0)
    assert max(judge.priors(game, legal_actions(game))) == pytest.approx(1.0)


@EVERY_TABLE
def test_a_new_deal_looks_the_same_to_its_seat(players: int) -> None:
    for seed in range(8):
        game = middle(RULES, {"players": players}, seed, 10 + 8 * seed)
        seat = to_decide(game)
        assert seat is not None
        dealt = RULES.determinize(RULES.view(game, seat), QuickDice(seed))
        other = dealt.copy()
        other.legal = None
        assert JUDGE.redeal(other, seat, QuickDice(seed))
        assert RULES.view(other, seat) == RULES.view(dealt, seat)
        assert legal_actions(other) == legal_actions(game)
        assert sorted(other.pile) == sorted(game.pile)


def test_a_new_deal_lays_every_hidden_card_everywhere_equally_often() -> None:
    """Whatever the truth: here, on top of the deck, compared with how many of each the seat's view says are hidden."""
    game = middle(RULES, {"players": 3}, 4, 70)
    seat = to_decide(game)
    assert seat is not None
    hidden = Counter(RULES.view(game, seat)["hidden"][str(game.lot)])
    tops: Counter[str] = Counter()
    for seed in range(600):
        other = leaks.permuted(game, seat, Random(seed % 5))
        JUDGE.redeal(other, seat, QuickDice(seed))
        tops[RULES.encode(other)["decks"]["artifacts"][0]] += 1
    assert len(hidden) > 8
    for name, count in hidden.items():
        assert abs(tops[name] / 600 - count / hidden.total()) < 0.06
