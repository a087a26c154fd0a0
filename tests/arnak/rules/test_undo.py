"""Undo: one's own steps, up to the last that used chance, showed one something new or led to another seat."""

from __future__ import annotations

from typing import Any

import pytest

from digsite.arnak import RULES
from digsite.kernel.codec import state_hash
from digsite.kernel.errors import CannotUndo
from digsite.kernel.record import Record, replay
from digsite.kernel.session import Session
from tests.arnak.table import InOrder, arnak


def at_table(position: str) -> Session:
    """A session that begins in a position; chance leaves everything in order."""
    game = arnak(position)
    record = Record(RULES.name, RULES.version, RULES.options_of(game), ["player"] * RULES.seats(game))
    return Session(RULES, game, record, InOrder())


def act(session: Session, *lines: str) -> None:
    for line in lines:
        action = RULES.catalogue.find(line)
        assert action is not None, line
        session.act(action)


def state(session: Session) -> dict[str, Any]:
    return RULES.encode(session.game)


def undone(session: Session) -> str:
    """Take a step back and say which one it was."""
    return session.undo().text(RULES.catalogue)


def barrier(session: Session) -> bool:
    """Whether undo is refused at a barrier, with nothing changed."""
    before = state(session)
    with pytest.raises(CannotUndo) as refused:
        session.undo()
    assert state(session) == before
    return refused.value.code == "undo-barrier"


def test_steps_are_taken_back_one_at_a_time_to_exactly_the_states_before() -> None:
    session = at_table("hand: hat trowel ostrich; coin: 1; crates: idol-coin")
    lines = ["play hat", "slot slot-tablets", "dig camp-coin 1", "travel ostrich"]
    states = []
    for line in lines:
        states.append(state(session))
        act(session, line)
    for line in reversed(lines):
        assert undone(session) == f"0 {line}"
        assert state(session) == states.pop()


def test_before_the_first_step_there_is_nothing_to_undo() -> None:
    session = at_table("hand: hat")
    with pytest.raises(CannotUndo) as refused:
        session.undo()
    assert refused.value.code == "nothing-to-undo"


DISCOVERY = "hand: ostrich; compass: 3; next_level1: s1-jewel"
SHOWN = {
    "drawing an unknown card": ("hand: stone-jar; tablet: 1; deck: hat rope", ("play stone-jar", "draw")),
    "a site tile": (DISCOVERY, ("discover l1-1", "travel ostrich", "continue")),
    "a guardian": (DISCOVERY, ("discover l1-1", "travel ostrich", "continue", "continue")),
    "the top of the item deck": ("hand: fishing-rod; coin: 4", ("play fishing-rod",)),
    "the tile of the Guiding Stone": ("hand: guiding-stone; tablet: 1", ("play guiding-stone",)),
    "the assistant under the one recruited": (
        "magnifier: 2-1; jewel: 1; supply: a-coins,a-draw,a-exile a-buyer -",
        ("research notebook 1-2", "take a-coins"),
    ),
    "the Lost Temple's bonus stack": (
        "magnifier: 7-1; coin: 1; compass: 1; jewel: 1; stack: bonus-coin bonus-tablet",
        ("research magnifier temple",),
    ),
    "the rescue stack": (
        "board: snake; players: 3; magnifier: 3-1; crates: idol-coin; rescue: a-coins a-draw a-exile",
        ("research magnifier 4-1",),
    ),
    "the cards of an Earring": (
        "hand: crystal-earring; tablet: 1; deck: hat rope torch axe",
        ("play crystal-earring", "announce 2"),
    ),
    "the card that refills the row": ("coin: 1; items: hat; 1 passed: yes", ("buy hat", "end-turn")),
    "the rival's tile": ("difficulty: 0; hand: trowel", ("play trowel", "end-turn")),
}


@pytest.mark.parametrize("what", list(SHOWN))
def test_a_step_that_showed_the_player_something_new_stays(what: str) -> None:
    position, lines = SHOWN[what]
    session = at_table(position)
    act(session, *lines)
    assert barrier(session)


NOTHING_NEW = {
    "a hand card others saw": ("hand: hat", ("play hat",)),
    "a card exiled": ("hand: machete hat", ("play machete", "exile hat hand")),
    "an announcement of zero": ("hand: crystal-earring; tablet: 1", ("play crystal-earring", "announce 0")),
    "recruiting the last of a stack": (
        "magnifier: 2-1; jewel: 1; supply: a-coins,a-draw,a-exile a-buyer -",
        ("research notebook 1-2", "take a-buyer"),
    ),
    "buying, before the row is refilled": ("coin: 1; items: hat", ("buy hat",)),
    "ending a turn with nobody else to come": ("hand: trowel; 1 passed: yes", ("play trowel", "end-turn")),
    "a temple tile": ("magnifier: temple; jewel: 1", ("temple bronze-middle",)),
    "a pause before something is shown": ("hand: ostrich hat; compass: 3", ("discover l1-1", "travel ostrich")),
    "passing": ("", ("pass",)),
}


@pytest.mark.parametrize("what", list(NOTHING_NEW))
def test_a_step_that_showed_nothing_new_to_the_player_can_be_taken_back(what: str) -> None:
    position, lines = NOTHING_NEW[what]
    session = at_table(position)
    start = state(session)
    act(session, *lines)
    for line in reversed(lines):
        assert undone(session) == f"0 {line}"
    assert state(session) == start


def test_drawing_a_card_whose_place_was_known_can_be_taken_back() -> None:
    session = at_table("deck: fear fear; hand: large-backpack; coin: 1; items: hat; 1 passed: yes")
    act(session, "buy hat", "end-turn", "play large-backpack", "draw")
    assert state(session)["players"][0]["hand"] == ["hat"]
    assert undone(session) == "0 draw"
    assert undone(session) == "0 play large-backpack"
    assert barrier(session)  # the end of the turn refilled the row


def test_drawing_the_last_unknown_card_of_a_shuffle_can_be_taken_back() -> None:
    session = at_table("hand: stone-jar; tablet: 1; deck: hat rope")
    act(session, "play stone-jar", "draw")
    assert barrier(session)

    session = at_table("hand: stone-jar; tablet: 1; deck: hat")
    act(session, "play stone-jar", "draw")
    assert undone(session) == "0 draw"


def test_sorting_the_cards_of_an_earring_can_be_taken_back_but_not_the_look_at_them() -> None:
    session = at_table("hand: crystal-earring; tablet: 1; deck: hat rope torch axe")
    act(session, "play crystal-earring", "announce 3", "keep hat", "top rope")
    assert [undone(session), undone(session)] == ["0 top rope", "0 keep hat"]
    assert barrier(session)


def test_a_step_that_used_chance_stays() -> None:
    session = at_table("deck:; hand:; play: rope torch; 1 deck:; 1 passed: yes")
    act(session, "pass")
    assert undone(session) == "0 pass"
    act(session, "pass", "end-turn")
    assert state(session)["round"] == 2
    assert barrier(session)


def test_chance_alone_is_a_barrier_even_if_the_same_seat_goes_on_and_learns_nothing() -> None:
    session = at_table("start: 1; deck:; play: rope torch; 1 deck:; 1 passed: yes; empty_artifacts: yes")
    unknown = RULES.unknown(session.game, 0)
    act(session, "pass", "end-turn")
    assert (state(session)["round"], state(session)["turn"], RULES.unknown(session.game, 0)) == (2, 0, unknown)
    assert barrier(session)


def test_a_step_followed_by_another_seats_decision_stays() -> None:
    session = at_table("hand: hat; 1 hand: gold-pan")
    act(session, "play hat", "pass", "end-turn")
    assert barrier(session)
    act(session, "play gold-pan")
    assert undone(session) == "1 play gold-pan"
    assert barrier(session)


def test_a_seat_that_laid_a_card_at_the_end_of_the_round_takes_it_back_until_the_next_seat_is_asked() -> None:
    session = at_table("deck:; hand: hat rope; 1 deck:; 1 hand: torch; 1 passed: yes")
    act(session, "pass", "end-turn", "lay hat")
    assert undone(session) == "0 lay hat"
    act(session, "lay rope", "done")
    assert barrier(session)


def test_undone_steps_are_not_in_the_record_and_it_replays_to_the_same_state() -> None:
    session = Session.new(RULES, {"players": 2, "board": "bird"}, InOrder())
    act(session, "dig camp-coin 1", "travel funding-boat")
    untouched = len(session.record.steps)
    act(session, "play exploration-boat", "play funding-car")
    assert [undone(session), undone(session)] == ["0 play funding-car", "0 play exploration-boat"]
    assert len(session.record.steps) == untouched
    act(session, "end-turn", "pass")
    text = session.record.text(RULES.catalogue, state_hash(state(session)))
    assert not [line for line in text.splitlines() if line.startswith("0") and "exploration-boat" in line]
    record, game, _ = replay(RULES, text)
    assert RULES.encode(game) == state(session)
    assert len(record.steps) == len(session.record.steps)


def test_after_an_undo_another_way_can_be_taken() -> None:
    session = at_table("hand: hat trowel; compass: 1")
    act(session, "play trowel", "pay")
    undone(session)
    act(session, "skip")
    assert state(session)["players"][0]["purse"]["compass"] == 1
    assert [undone(session), undone(session)] == ["0 skip", "0 play trowel"]
