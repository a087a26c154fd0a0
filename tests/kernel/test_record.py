"""Records of the toy game: what is written is read back, and a damaged one is refused with the line and the reason."""

from __future__ import annotations

import pytest

from digsite.kernel.codec import state_hash
from digsite.kernel.errors import CorruptRecord, RulesChanged
from digsite.kernel.record import replay
from digsite.kernel.session import Session
from tests.kernel.toy import BLUE, CATALOGUE, PEEK, RED, RULES, TAKE_1, TAKE_2, TAKE_3


def played() -> Session:
    session = Session.new(RULES, {})
    for action in (RED, BLUE, RED, TAKE_2, PEEK, TAKE_1, TAKE_3):
        session.act(action)
    return session


RECORD = """digsite record 1
game heap
rules 3
options {"heap":6}
seats ["player","player"]
edition {}

* bag red blue red
0 take 2
0 peek
0 take 1
1 take 3
"""


def test_a_record_is_a_header_and_a_line_for_every_step() -> None:
    session = played()
    assert session.game.stack == []
    assert session.record.text(CATALOGUE) == RECORD


def test_a_record_leads_to_the_same_state_and_the_same_text() -> None:
    reached = state_hash(RULES.encode(played().game))
    text = played().record.text(CATALOGUE, reached)
    assert text == f"{RECORD}= {reached}\n"
    record, game, befores = replay(RULES, text)
    assert record.text(CATALOGUE, reached) == text and state_hash(RULES.encode(game)) == reached
    assert [steps for steps, _ in befores] == [1, 2, 3, 4]
    assert [before.heap for _, before in befores] == [6, 4, 4, 3]


def test_a_record_can_be_followed_part_of_the_way() -> None:
    for upto, heap in ((0, 6), (1, 6), (2, 4), (4, 3), (99, 0)):
        record, game, _ = replay(RULES, RECORD, upto)
        assert game.heap == heap and len(record.steps) == min(upto, 5)


def test_comments_and_blank_lines_mean_nothing() -> None:
    _, game, _ = replay(RULES, RECORD.replace("0 peek", "\n# a look into the bag\n0 peek # quickly\n\n"))
    assert game.heap == 0 and game.peeked


def test_a_game_that_was_loaded_starts_from_its_state() -> None:
    session = played()
    session.record.start = {"heap": 3, "bag": [RED], "peeked": True, "stack": [[["TurnOf"], 1, 0, 0]]}
    del session.record.steps[:4]
    text = session.record.text(CATALOGUE)
    record, game, _ = replay(RULES, text)
    assert game.heap == 0 and record.start == session.record.start and record.text(CATALOGUE) == text


@pytest.mark.parametrize(
    ("damage", "line", "expected"),
    [
        (("digsite record 1", "digsite record 2"), 1, "digsite record 1"),
        (("game heap\n", ""), 2, "the header's game"),
        (("game heap", "game chess"), 2, "heap"),
        (("rules 3", "rules 4"), 3, "3"),
        (("rules 3", "rules three"), 3, "JSON after rules"),
        (("rules 3", "rules true"), 3, "the right kind of value after rules"),
        (('{"heap":6}', '{"heap":6'), 4, "JSON after options"),
        (('{"heap":6}', "[6]"), 4, "the right kind of value after options"),
        (('{"heap":6}', '{"heap":"six"}'), 4, "what a game can be played with"),
        (('["player","player"]', '["player"]'), 5, "2 seats"),
        (('["player","player"]', '["player",7]'), 5, "2 seats"),
        (("edition {}", "edition []"), 6, "the right kind of value after edition"),
        (("* bag red blue red", "0 bag red blue red"), 8, "a step of seat *"),
        (("* bag red blue red", "* bag red blue green"), 8, "an action of the catalogue"),
        (("* bag red blue red", "* bag blue blue red"), 8, "a legal action"),
        (("* bag red blue red", "* bag red blue red red"), 8, "a legal action"),
        (("0 take 2", "1 take 2"), 9, "a step of seat 0"),
        (("0 take 2", "0 take 9"), 9, "an action of the catalogue"),
        (("0 peek", "0 peek\n0 peek"), 11, "a legal action"),
        (("1 take 3", "1 take 3\n0 take 1"), 13, "a step of seat the end of the game"),
        (("1 take 3", "1 take 3\n= 0123456789abcdef"), 13, "the hash"),
        (("0 peek", "= 0123456789abcdef\n0 peek"), 11, "nothing after the hash"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(damage: tuple[str, str], line: int, expected: str) -> None:
    assert RECORD.count(damage[0]) == 1
    with pytest.raises(CorruptRecord) as refused:
        replay(RULES, RECORD.replace(*damage))
    assert (refused.value.line, refused.value.expected[: len(expected)]) == (line, expected)


def test_a_record_of_earlier_rules_becomes_one_of_the_present_ones() -> None:
    text = RECORD.replace("rules 3", "rules 2")
    written = state_hash({**RULES.encode(played().game), "old": 4})
    record, game, _ = replay(RULES, f"{text}= {written}\n")
    assert (game.heap, record.rules, record.text(CATALOGUE)) == (0, 3, RECORD)
    with pytest.raises(CorruptRecord, match=f"the hash {written}"):
        replay(RULES, f"{text}= {state_hash(RULES.encode(game))}\n")


def test_a_record_of_earlier_rules_stops_where_they_have_changed_and_says_the_ruling() -> None:
    twice = RECORD.replace("0 peek", "0 peek\n0 peek")
    with pytest.raises(RulesChanged) as refused:
        replay(RULES, twice.replace("rules 3", "rules 1"))
    assert (refused.value.line, refused.value.ruling, refused.value.made, refused.value.now) == (11, "7", 1, 3)
    with pytest.raises(CorruptRecord) as damaged:
        replay(RULES, twice)
    assert not isinstance(damaged.value, RulesChanged)
    later = RECORD.replace("rules 3", "rules 1").replace("1 take 3", "1 peek")
    with pytest.raises(CorruptRecord) as never:
        replay(RULES, later)
    assert not isinstance(never.value, RulesChanged)


def test_a_record_that_starts_from_an_impossible_state_is_refused() -> None:
    state = 'state {"bag":[],"heap":7,"peeked":false,"stack":[]}'
    with pytest.raises(CorruptRecord) as refused:
        replay(RULES, RECORD.replace("edition {}", f"edition {{}}\n{state}"))
    assert (refused.value.line, refused.value.expected) == (7, "a possible position")


@pytest.mark.parametrize("nothing", ["", "\n\n", "# a comment\n"])
def test_an_empty_text_is_no_record(nothing: str) -> None:
    with pytest.raises(CorruptRecord, match="digsite record 1"):
        replay(RULES, nothing)


@pytest.mark.parametrize("lines", range(1, 7))
def test_a_record_cut_off_in_its_header_is_refused(lines: int) -> None:
    whole = RECORD.splitlines()
    with pytest.raises(CorruptRecord):
        replay(RULES, "\n".join([*whole[: lines - 1], whole[lines - 1][:4]]))
