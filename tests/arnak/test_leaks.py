"""Views, actions and events tell a seat nothing it cannot know; a planted leak is found (122-128, 221)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.arnak.actions import BONUS_NAMES, CARD_NAMES
from digsite.arnak.model import KNOWN, Game
from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions
from digsite.kernel.session import Session
from tests.arnak.histories import Twins
from tests.arnak.leaks import Leak, View, check_position, check_step, groups, permuted, unknown
from tests.arnak.table import arnak, play, state_of
from tests.arnak.walkers import CONFIGURATIONS, WALKS, start
from tests.arnak.witness import Witness


def whole_game(configuration: str, walk: str, seed: int) -> Session:
    random = Random(seed)
    session = start(configuration, walk, SeededDice(seed))
    while session.game.stack:
        session.act(WALKS[walk](legal_actions(session.game), random))
    return session


def positions(session: Session, every: int) -> Iterator[tuple[Game, int]]:
    """Every so many positions of a game, each with the action that was taken."""
    for steps, game in session.befores[::every]:
        yield game, session.record.steps[steps].actions[0]


@pytest.mark.ruling(122, 123, 124, 125, 126, 127, 128, 221)
@pytest.mark.parametrize("walk", ["uniform", "rich"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_no_view_tells_apart_what_its_seat_cannot(configuration: str, walk: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, walk, random.getrandbits(16))
    for game, action in positions(session, every=11):
        for seat in (*range(len(game.players)), None):
            check_position(game, seat, random, times=3)
            check_step(game, seat, action, random, times=2)


@pytest.mark.ruling(122, 221)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_histories_that_looked_the_same_give_the_same_views(configuration: str) -> None:
    random = Random(configuration)
    session = whole_game(configuration, "rich", random.getrandbits(16))
    compared = sum([Twins(session, random).run(share=0.04) for _ in range(8)])
    assert compared > 0


def witness(configuration: str, view: View = RULES.view) -> int:
    """Play a rich game under the eyes of a witness; say how many cards were shown and found derivable."""
    random = Random(configuration)
    session = start(configuration, "rich", SeededDice(random.getrandbits(16)))
    looker, shown = Witness(session.game), 0
    while session.game.stack:
        looker.act(session, WALKS["rich"](legal_actions(session.game), random))
        if random.random() < 0.15:
            viewer = random.choice([None, *range(len(session.game.players))])
            shown += looker.check(session.game, viewer, view)
    return shown


@pytest.mark.ruling(122, 124, 221)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_every_card_shown_of_others_was_shown_before_or_is_the_only_one_left(configuration: str) -> None:
    assert witness(configuration) > 0


@pytest.mark.ruling(122, 175)
def test_nobody_else_sees_which_card_an_earring_kept() -> None:
    views = []
    for kept, other in (("axe", "funding-boat"), ("funding-boat", "axe")):
        state = state_of("turn: 1; 1 hand: crystal-earring; 1 tablet: 1")
        deck = ["funding-boat", "funding-car", "exploration-boat", "exploration-car", "fear", "fear"]
        state["decks"]["items"].remove("axe")
        state["players"][1]["deck"] = ["axe", *deck]
        state["players"][1]["marks"] = {"hand": [KNOWN], "deck": [KNOWN, 0, 0, 0, 0, 0, 0], "apart": []}
        game = RULES.decode(state)
        assert RULES.view(game, 0)["players"][1]["deck"][:2] == ["axe", None]
        play(game, "play crystal-earring", "announce 2", f"keep {kept}")
        between = RULES.view(game, 0)
        play(game, f"top {other}")
        views.append((between, RULES.view(game, 0), RULES.view(game, None)))
    assert views[0] == views[1]


@pytest.mark.ruling(122, 221)
def test_equal_cards_leave_a_hand_without_telling_their_shuffle() -> None:
    views = []
    for marks in ([0, 1], [1, 0]):
        state = state_of("turn: 1")
        player = state["players"][1]
        player["hand"] = ["fear", "fear"]
        player["deck"] = ["funding-car", "funding-boat", "exploration-car", "exploration-boat"]
        player["marks"] = {"hand": marks, "deck": [0, 0, 1, 1], "apart": []}
        game = RULES.decode(state)
        play(game, "dig camp-coin 1", "travel fear")
        views.append(RULES.view(game, 0))
    assert views[0] == views[1]


@pytest.mark.ruling(124)
def test_a_bought_item_is_known_to_all_in_the_deck_and_in_the_hand_until_it_is_shuffled() -> None:
    game = arnak("coin: 9; items: axe; 1 coin: 1; deck: funding-boat fear; 1 deck: fear fear")
    play(game, "buy axe", "end-turn")
    assert RULES.view(game, 1)["players"][0]["deck"] == [None, None, "axe"]
    play(game, "pass", "end-turn", "pass", "end-turn")
    assert RULES.view(game, 1)["players"][0]["hand"] == ["axe", None, None]
    assert RULES.view(game, None)["players"][0]["hand"] == ["axe", None, None]
    assert sorted(RULES.view(game, 0)["players"][0]["hand"]) == ["axe", "fear", "funding-boat"]


@pytest.mark.ruling(221)
def test_what_is_left_of_a_shuffle_is_known_by_elimination() -> None:
    game = arnak("hand: fear; deck: funding-boat; 1 deck: fear fear")
    assert RULES.view(game, 1)["players"][0]["deck"] == [None]
    play(game, "dig camp-coin 1", "travel fear")
    assert RULES.view(game, 1)["players"][0]["deck"] == ["funding-boat"]


# Views that tell too much, one for each way to do so.


def shows_a_hand_card(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    for owner, player in enumerate(game.players):
        if owner != seat and player.hand:
            view["players"][owner]["hand"][0] = CARD_NAMES[min(player.hand)]
    return view


def shows_the_top_item(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["decks"]["items"][0] = CARD_NAMES[game.item_deck[0]]
    return view


def sorts_the_decks_of_others(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    for owner, player in enumerate(game.players):
        if owner != seat:
            view["players"][owner]["deck"] = sorted([CARD_NAMES[card] for card in player.deck])
    return view


def keeps_the_order_of_a_hand(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["order"] = [[mark == KNOWN for mark in player.hand_marks] for player in game.players]
    return view


def shows_the_bonus_stack(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["track"]["stack"] = [BONUS_NAMES[bonus] for bonus in game.bonus_stack]
    return view


def shows_the_next_guardian(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = game.guardian_deck[0]
    return view


def shows_the_second_assistant(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = [pile[1:2] for pile in game.assistants]
    return view


def shows_an_unseen_idol(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["below"] = game.hidden_idols
    return view


def shows_the_rivals_next_tile(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["next"] = game.rival.tiles[0] if game.rival is not None else None
    return view


def shows_the_own_deck(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    view["mine"] = game.players[seat].deck if seat is not None else ()
    return view


def hides_bought_items(game: Game, seat: int | None) -> dict[str, Any]:
    view = RULES.view(game, seat)
    for player in view["players"]:
        player["deck"] = [None] * len(player["deck"])
    return view


LEAKY: dict[str, tuple[str, View]] = {
    "hand": ("2-bird", shows_a_hand_card),
    "top": ("2-bird", shows_the_top_item),
    "sorted": ("3-snake", sorts_the_decks_of_others),
    "order": ("2-bird", keeps_the_order_of_a_hand),
    "bonus": ("2-snake", shows_the_bonus_stack),
    "guardian": ("4-bird", shows_the_next_guardian),
    "assistant": ("2-snake", shows_the_second_assistant),
    "idol": ("solo1-bird", shows_an_unseen_idol),
    "rival": ("solo3-snake", shows_the_rivals_next_tile),
    "own": ("2-bird", shows_the_own_deck),
}


def look_through(session: Session, random: Random, view: View) -> None:
    for game, _ in positions(session, every=7):
        for seat in (*range(len(game.players)), None):
            check_position(game, seat, random, times=8, view=view)


def compare_twins(session: Session, random: Random, view: View, shuffle: str) -> None:
    for _ in range(60):
        Twins(session, random, view, shuffle).run(share=0.3)


def watch_passes(session: Session, random: Random, view: View) -> None:
    """The first passes of each round."""
    for game, action in positions(session, every=1):
        if RULES.catalogue[action].notation == "pass" and not any([player.passed for player in game.players]):
            check_position(game, 0, random, times=5, view=view)
            check_step(game, 0, action, random, times=5, view=view)


@pytest.mark.parametrize("plant", LEAKY)
def test_a_planted_leak_is_found(plant: str) -> None:
    configuration, view = LEAKY[plant]
    random = Random(plant)
    session = whole_game(configuration, "uniform", 1)
    with pytest.raises(Leak):
        look_through(session, random, view)


@pytest.mark.parametrize(
    ("plant", "shuffle"), [("hand", "deck 1"), ("top", "items"), ("guardian", "guardians"), ("own", "deck 0")]
)
def test_a_planted_leak_shows_in_twin_histories(plant: str, shuffle: str) -> None:
    configuration, view = LEAKY[plant]
    random = Random(plant)
    session = whole_game(configuration, "uniform", 1)
    with pytest.raises(Leak):
        compare_twins(session, random, view, shuffle)


def test_a_planted_leak_of_the_next_step_is_found() -> None:
    """It shows nothing in a position, and the top of the item deck only once somebody has passed."""
    random = Random(3)
    session = whole_game("2-bird", "uniform", 2)

    def leaky(game: Game, seat: int | None) -> dict[str, Any]:
        view = RULES.view(game, seat)
        view["next"] = game.item_deck[-1] if any([player.passed for player in game.players]) else None
        return view

    with pytest.raises(Leak, match="after pass"):
        watch_passes(session, random, leaky)


@pytest.mark.parametrize(("view", "complaint"), [(shows_a_hand_card, "nobody saw"), (hides_bought_items, "not shown")])
def test_the_witness_notices_what_is_shown_and_what_is_kept_back(view: View, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        witness("2-bird", view)


def test_rearranging_moves_something_and_loses_nothing() -> None:
    session = whole_game("3-snake", "rich", 6)
    random = Random(0)
    for game, _ in positions(session, every=40):
        for seat in range(3):
            other = permuted(game, seat, random)
            assert sorted(other.item_deck) == sorted(game.item_deck)
            assert len(groups(other, seat)) == len(groups(game, seat))
            assert unknown(other, seat) == unknown(game, seat) > 0
        assert permuted(game, None, random).item_deck != game.item_deck
