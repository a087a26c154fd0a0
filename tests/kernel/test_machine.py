"""The machine with a toy game: the stack, decisions, free actions, chance, copies, codec, catalogue, sessions."""

from __future__ import annotations

import pytest

from digsite.dice import SeededDice
from digsite.kernel.catalogue import Catalogue
from digsite.kernel.codec import canonical, effect_to_json, state_hash
from digsite.kernel.effects import CHANCE, Seq
from digsite.kernel.errors import CannotUndo, IllegalAction
from digsite.kernel.event import Event
from digsite.kernel.play import advance, apply, deal, legal_actions, outcomes, pending, settle, to_decide
from digsite.kernel.session import Session
from tests.kernel.toy import (
    BLUE,
    CATALOGUE,
    EFFECTS,
    FILL_BAG,
    PEEK,
    RED,
    RULES,
    SKIP,
    TAKE_1,
    TAKE_2,
    TAKE_3,
    TURN,
    WHISTLE,
    ClosedTake,
    Heap,
    HopelessTake,
    MayTake,
    Say,
    Take,
)


class Push(Say):
    """Say something, having pushed two more words to come first."""

    def resolve(self, game: Heap, arg: int) -> None:
        game.push_for(1, Say("for-one"), 5)
        game.push_from(Say("from-nine"), 9)
        super().resolve(game, arg)


def test_steps_of_a_sequence_come_in_order_and_what_they_push_comes_before_the_rest() -> None:
    game = Heap()
    game.push(Seq(Say("first"), Push("second"), Seq(Say("third"), Say("fourth"))))
    advance(game)
    assert game.log == (
        "first:0:0:0",
        "second:0:0:0",
        "from-nine:0:9:0",
        "for-one:1:0:5",
        "third:0:0:0",
        "fourth:0:0:0",
    )
    assert game.stack == [] and to_decide(game) is None and legal_actions(game) == []


def test_a_decision_waits_and_what_follows_waits_with_it() -> None:
    game = Heap(2)
    game.push(Seq(Take(), Say("after")))
    advance(game)
    assert not game.log and legal_actions(game) == [TAKE_1, TAKE_2] and to_decide(game) == 0
    apply(game, TAKE_2)
    assert game.heap == 0 and game.log == ("after:0:0:0",)


def test_a_compulsory_decision_without_options_lapses_even_if_there_is_a_free_action() -> None:
    game = Heap(0)
    game.whistles = 1
    game.push(Seq(Take(), Say("after")))
    advance(game)
    assert game.log == ("after:0:0:0",) and game.whistles == 1


def test_an_optional_decision_can_be_declined() -> None:
    game = Heap(1)
    game.push(Seq(MayTake(), Say("after")))
    advance(game)
    assert legal_actions(game) == [TAKE_1, SKIP]
    apply(game, SKIP)
    assert game.heap == 1 and game.log == ("declined", "after:0:0:0")


def test_an_optional_decision_without_options_is_asked_only_if_a_free_action_might_bring_one() -> None:
    for decision, whistles, asked in ((MayTake(), 0, False), (MayTake(), 1, True), (HopelessTake(), 1, False)):
        game = Heap(0)
        game.whistles = whistles
        game.push(Seq(decision, Say("after")))
        advance(game)
        assert legal_actions(game) == ([SKIP, WHISTLE] if asked else [])
        assert game.log == (() if asked else ("after:0:0:0",))


def test_a_free_action_leaves_the_decision_where_it_was() -> None:
    game = Heap(3)
    game.whistles = 2
    game.push(Take())
    advance(game)
    apply(game, WHISTLE)
    assert game.log == ("whistle:0:0:0",) and isinstance(pending(game), Take)
    assert legal_actions(game) == [TAKE_1, TAKE_2, TAKE_3, WHISTLE]
    apply(game, WHISTLE)
    assert legal_actions(game) == [TAKE_1, TAKE_2, TAKE_3]


def test_a_closed_decision_offers_no_free_action() -> None:
    game = Heap(1)
    game.whistles = 1
    game.push(ClosedTake())
    advance(game)
    assert legal_actions(game) == [TAKE_1, SKIP]
    empty = Heap(0)
    empty.whistles = 1
    empty.push(ClosedTake())
    advance(empty)
    assert empty.stack == []


def test_chance_is_a_seat_whose_outcomes_have_weights() -> None:
    game = RULES.new({})
    assert to_decide(game) == CHANCE
    assert outcomes(game) == [(RED, 2), (BLUE, 1)] and legal_actions(game) == [RED, BLUE]
    apply(game, RED)
    assert outcomes(game) == [(RED, 1), (BLUE, 1)]
    apply(game, BLUE)
    apply(game, RED)
    assert game.bag == (RED, BLUE, RED) and to_decide(game) == 0


def test_dealing_all_at_once_is_the_same_as_asking_for_each() -> None:
    dealt, asked = RULES.new({}), RULES.new({})
    came = deal(dealt, SeededDice(3))
    assert sorted(came) == [RED, RED, BLUE]
    for outcome in came:
        apply(asked, outcome)
    assert RULES.encode(asked) == RULES.encode(dealt)
    half = RULES.new({})
    apply(half, BLUE)
    assert deal(half, SeededDice(3)) == [RED, RED]


def test_settling_stops_where_a_player_must_decide() -> None:
    game = RULES.new({})
    settle(game, SeededDice(0))
    assert to_decide(game) == 0 and len(game.bag) == 3


def test_a_copy_goes_its_own_way() -> None:
    game = RULES.new({})
    settle(game, SeededDice(0))
    copy = game.copy()
    apply(copy, TAKE_3)
    assert (game.heap, copy.heap) == (6, 3) and to_decide(game) == 0 and to_decide(copy) == 1
    assert legal_actions(game) == [TAKE_1, TAKE_2, TAKE_3, PEEK]


def test_events_tell_only_those_who_listen_and_hide_a_secret_card_from_others() -> None:
    game = Heap(3)
    game.push(Seq(Take(), Say("after")))
    advance(game)
    events: list[Event] = []
    apply(game, TAKE_2, events)
    assert [event.plain() for event in events] == [
        {"event": "took", "seat": 0, "card": 2},
        {"event": "said", "seat": 0, "word": "after"},
    ]
    assert events[0].seen_by(0)["card"] == 2
    assert events[0].seen_by(1)["card"] is None and events[0].seen_by(None)["card"] is None
    assert events[1].seen_by(1) == events[1].plain() and game.events is None


def test_effects_are_written_with_their_parts_and_read_back_as_the_same_ones() -> None:
    sequence = Seq(Say("one"), Say("two"))
    written = effect_to_json(sequence)
    assert written == ["Seq", ["Say", "one"], ["Say", "two"]]
    assert EFFECTS.read(written) is not None and EFFECTS.write(FILL_BAG) == ["FillBag"]
    assert EFFECTS.read(["TurnOf"]) is TURN
    assert EFFECTS.read(["Say", "two"]) is not None
    assert EFFECTS.read(["Say", "three"]) is None and EFFECTS.read("nonsense") is None and EFFECTS.read([]) is None


def test_equal_states_have_equal_texts_and_hashes() -> None:
    assert canonical({"b": [1, None], "a": "é"}) == '{"a":"é","b":[1,null]}'
    assert state_hash({"b": 1, "a": 2}) == state_hash({"a": 2, "b": 1}) != state_hash({"a": 2, "b": 2})
    assert len(state_hash({})) == 16


def test_the_catalogue_finds_every_action_by_its_notation() -> None:
    for number, action in enumerate(CATALOGUE.actions):
        assert action.id == number == CATALOGUE.find(action.notation)
        assert CATALOGUE[number] is action
    assert CATALOGUE[TAKE_2].plain() == {"id": 1, "notation": "take 2", "verb": "take", "targets": {"count": 2}}
    assert CATALOGUE.find("take 4") is None and CATALOGUE.find("") is None and len(CATALOGUE) == 8


def test_several_outcomes_share_a_line() -> None:
    assert CATALOGUE.line([RED, BLUE, RED]) == "bag red blue red"
    assert CATALOGUE.parse_line("bag red blue red") == [RED, BLUE, RED]
    assert CATALOGUE.line([SKIP]) == "skip"
    for nonsense in ("", "bag", "bag red green", "skip skip", "red blue"):
        assert CATALOGUE.parse_line(nonsense) is None


def test_a_catalogue_refuses_gaps_and_doubles() -> None:
    with pytest.raises(AssertionError):
        Catalogue(((1, "take", [{}]),))
    with pytest.raises(AssertionError):
        Catalogue(((0, "take", [{}]), (1, "take", [{}])))


def test_an_illegal_action_changes_nothing() -> None:
    session = Session.new(RULES, {"heap": 2}, SeededDice(1))
    before, steps = RULES.encode(session.game), len(session.record.steps)
    with pytest.raises(IllegalAction, match="not-now"):
        session.act(TAKE_3)
    assert RULES.encode(session.game) == before and len(session.record.steps) == steps


@pytest.mark.parametrize("action", [-1, len(CATALOGUE)])
def test_a_number_outside_the_catalogue_is_refused_and_changes_nothing(action: int) -> None:
    session = Session.new(RULES, {}, SeededDice(1))
    before, steps = RULES.encode(session.game), len(session.record.steps)
    with pytest.raises(ValueError, match=f"no action {action}"):
        session.act(action)
    assert RULES.encode(session.game) == before and len(session.record.steps) == steps


def test_a_step_can_be_taken_back_until_another_seat_is_asked() -> None:
    session = Session.new(RULES, {}, SeededDice(1))
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        session.undo()
    assert not session.can_undo()
    before = RULES.encode(session.game)
    session.act(TAKE_2)  # two stones: the same seat once more
    assert session.can_undo()
    assert session.undo().actions == [TAKE_2] and RULES.encode(session.game) == before
    session.act(TAKE_1)
    with pytest.raises(CannotUndo, match="undo-barrier"):
        session.undo()
    assert not session.can_undo()


def test_what_was_seen_cannot_be_taken_back() -> None:
    session = Session.new(RULES, {}, SeededDice(1))
    session.act(PEEK)
    with pytest.raises(CannotUndo, match="undo-barrier"):
        session.undo()
    session.act(TAKE_2)
    assert session.undo().actions == [TAKE_2]
    with pytest.raises(CannotUndo, match="undo-barrier"):
        session.undo()


def test_a_snapshot_is_a_moment_to_come_back_to() -> None:
    session = Session.new(RULES, {})
    session.act(RED)
    snapshot = session.snapshot()
    text, state = session.record.text(CATALOGUE), RULES.encode(session.game)
    session.act(RED)
    session.act(BLUE)
    session.act(TAKE_2)
    session.restore(snapshot)
    assert session.record.text(CATALOGUE) == text and RULES.encode(session.game) == state
    with pytest.raises(CannotUndo, match="nothing-to-undo"):
        session.undo()
