"""Records of rules 1: they replay, hashes included, unless they use what has changed; then the line and the ruling are said."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.arnak import RULES
from digsite.kernel.codec import canonical, state_hash
from digsite.kernel.errors import CorruptRecord, RulesChanged
from digsite.kernel.record import Parsed, acted, replay
from tests.arnak.golden import GOLDEN
from tests.arnak.table import arnak, state_of

EARLIER = Path(__file__).parent / "records" / "earlier"
DRAWN_LATER = (
    "at: l1-1; tiles: l1-1=s1-jewel; wardens: l1-1=g-plane-a; arrowhead: 1; hand: airdrop; deck: fear;"
    " assistants: a-boot-arrowhead a-draw+"
)
REMATCHED = (
    *("use a-boot-arrowhead", "pay", "travel airdrop", "use a-draw", "draw", "overcome l1-1", "travel fear"),
    *("end-turn",),
)


def record_of(position: str, *lines: str, rules: int = 1) -> str:
    """A record that begins with a position and goes on with these actions of seat 0."""
    state = {**RULES.encode(RULES.decode(state_of(position))), "rules": rules}
    game = arnak(position)
    header = [
        "digsite record 1",
        "game arnak",
        f"rules {rules}",
        f"options {canonical(RULES.options_of(game))}",
        'seats ["player","player"]',
        "edition {}",
        f"state {canonical(state)}",
    ]
    return "\n".join([*header, "", *[f"0 {line}" for line in lines], ""])


def stops(text: str) -> RulesChanged:
    with pytest.raises(RulesChanged) as stopped:
        replay(RULES, text)
    return stopped.value


@pytest.mark.parametrize(("ruling", "line", "found"), [("215", 198, "skip"), ("223", 88, "play funding-boat")])
def test_a_game_once_played_stops_at_the_line_that_a_ruling_forbids_now(ruling: str, line: int, found: str) -> None:
    text = (EARLIER / f"{ruling}.record").read_text(encoding="utf-8")
    error = stops(text)
    assert (error.line, error.ruling, error.found, error.made, error.now) == (line, ruling, found, 1, 2)
    record, game, _ = replay(RULES, "\n".join(text.split("\n")[: line - 1]))
    assert record.rules == 2 and game.stack
    with pytest.raises(CorruptRecord) as refused:
        replay(RULES, text.replace("rules 1", "rules 2", 1))
    assert (refused.value.line, refused.value.expected) == (line, "a legal action")


@pytest.mark.ruling("217")
def test_a_cost_paid_by_an_icon_that_was_freed_later_stops_the_record() -> None:
    error = stops(record_of(DRAWN_LATER, *REMATCHED))
    assert (error.line, error.ruling, error.found) == (9 + 5, "217", "overcome l1-1")


@pytest.mark.ruling("217")
def test_what_was_illegal_under_rules_1_as_well_is_called_damage() -> None:
    for lines in (("overcome l1-2",), (*REMATCHED[:5], "dig l2-1 1"), ("dig camp-coin 1", "travel fear")):
        with pytest.raises(CorruptRecord) as refused:
            replay(RULES, record_of(DRAWN_LATER, *lines))
        assert not isinstance(refused.value, RulesChanged)


@pytest.mark.ruling("217")
def test_where_a_payment_was_not_asked_for_under_rules_1_the_next_line_stops() -> None:
    """The boat laid later took over the assistant's boot, so the plane paid the guardian and no pilot was hired."""
    position = DRAWN_LATER.replace("a-draw+", "a-compass-boat")
    lines = ("use a-boot-arrowhead", "pay", "travel airdrop", "use a-compass-boat", "choose 2", "overcome l1-1")
    error = stops(record_of(f"{position}; coin: 2", *lines, "end-turn"))
    assert (error.line, error.ruling, error.found) == (9 + 6, "217", "end-turn")
    assert replay(RULES, record_of(f"{position}; coin: 2", *lines, "hire", "end-turn"))[0].rules == 2


def test_the_hash_of_a_record_of_rules_1_is_that_of_the_state_as_it_was_written() -> None:
    """In the middle of a turn with two payments, where the pool was kept in another way."""
    name = "2-bird-uniform-1"
    text = GOLDEN.record(name)
    record, _, befores = replay(RULES, text)
    at = befores[62][0]
    game = befores[62][1]
    written = RULES.as_written(1, acted(record, befores)[:62], game)
    assert written["rules"] == 1 and written["players"][0]["pool"]["needs"] == ["boot"]
    lines = text.split("\n")
    first = Parsed(text).steps[0][0]
    part = "\n".join([*lines[: first - 1 + at], ""])
    assert replay(RULES, f"{part}= {state_hash(written)}\n")[0].rules == 2
    with pytest.raises(CorruptRecord, match="the hash"):
        replay(RULES, f"{part}= {state_hash(RULES.encode(game))}\n")


def test_a_state_of_rules_1_is_taken_and_written_as_one_of_rules_2() -> None:
    state = {**RULES.encode(arnak("hand: fear")), "rules": 1}
    assert RULES.encode(RULES.decode(state))["rules"] == 2
