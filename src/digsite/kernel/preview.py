"""What a plan would certainly do, tried out on a copy: up to chance, or to something the seat does not know yet."""

from __future__ import annotations

from typing import Any, Final, TypedDict, final

from digsite.kernel.effects import CHANCE
from digsite.kernel.errors import IllegalAction
from digsite.kernel.event import Event
from digsite.kernel.play import answers, carry_out, legal_actions, to_decide
from digsite.kernel.refusal import Refusal
from digsite.kernel.rules import AnyRules

BY_CHANCE: Final = "chance"
BY_NEWS: Final = "news"
ASKING: Final = ("pending", "decision", "actions")  # members of a view that say what is asked, not what lies there


class Change(TypedDict):
    """A member of the view that would change: where it is, what it was and what it would be."""

    where: str
    before: Any  # not object: compiled, a typed dictionary looks for that name in this module
    after: Any


@final
class Preview:
    """How far the plan goes, why it stops there (`chance`, `news`, None), and the game as it would be."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.done = 0
        self.stopped: str | None = None
        self.events: list[Event] = []


def foresee(rules: AnyRules, game: Any, actions: list[int]) -> Preview:
    """Try a plan of the seat to decide; IllegalAction if one of its actions is not legal when its turn comes."""
    seat = to_decide(game)
    seen = Preview(rules.copy(game))
    for at, action in enumerate(actions):
        if seat is None or seat == CHANCE or to_decide(seen.game) != seat or action not in legal_actions(seen.game):
            raise IllegalAction(refused(rules, seen.game, seat, action), at)
        seen.done += 1
        seen.stopped = foresee_step(rules, seen, seat, action)
        if seen.stopped is not None:
            break
    seen.game.events = None
    return seen


def refused(rules: AnyRules, game: Any, seat: int | None, action: int) -> Refusal:
    refusal = rules.why(game, CHANCE if seat is None else seat, action)
    assert refusal is not None
    return refusal


def foresee_step(rules: AnyRules, seen: Preview, seat: int, action: int) -> str | None:
    """One action with all that follows from it for certain."""
    before, told = rules.copy(seen.game), len(seen.events)
    seen.game.events = seen.events
    carry_out(seen.game, action)
    seen.game.legal = None
    if is_news(rules, before, seen.game, seat):
        seen.game = before
        del seen.events[told:]
        return BY_NEWS
    return foresee_rest(rules, seen, seat)


def foresee_rest(rules: AnyRules, seen: Preview, seat: int) -> str | None:
    """The effects that follow, one by one, until someone must decide."""
    while seen.game.stack:
        frame = seen.game.stack[-1]
        if frame.effect.chance:
            return BY_CHANCE
        seen.game.seat, seen.game.source = frame.seat, frame.source
        if frame.effect.waits:
            if answers(seen.game, frame.effect, frame.arg):
                return None
            seen.game.stack.pop()
            continue
        before, told = rules.copy(seen.game), len(seen.events)
        seen.game.events = seen.events
        seen.game.stack.pop()
        frame.effect.resolve(seen.game, frame.arg)
        if is_news(rules, before, seen.game, seat):
            seen.game = before
            del seen.events[told:]
            return BY_NEWS
    return None


def is_news(rules: AnyRules, before: Any, after: Any, seat: int) -> bool:
    """Whether a seat knows more components than before."""
    return rules.unknown(after, seat) < rules.unknown(before, seat)


def changes(rules: AnyRules, before: Any, after: Any, seat: int) -> list[Change]:
    """Everything on the table that a seat would see changed."""
    old, new = [rules.view(game, seat) for game in (before, after)]
    return [change for key in new if key not in ASKING for change in differences(key, old[key], new[key])]


def differences(where: str, before: object, after: object) -> list[Change]:
    """Member by member; a list that holds objects place by place, any other one as a whole."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        pairs = [(str(key), before.get(key), after.get(key)) for key in dict.fromkeys([*before, *after])]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and nested(before):
        pairs = [(str(at), *pair) for at, pair in enumerate(zip(before, after, strict=True))]
    else:
        return [{"where": where, "before": before, "after": after}]
    return [change for key, old, new in pairs for change in differences(f"{where}.{key}", old, new)]


def nested(listed: list[object]) -> bool:
    return any([isinstance(entry, dict) for entry in listed])


def points(rules: AnyRules, before: Any, after: Any, seat: int) -> dict[str, int]:
    """What a seat would score more or less, part by part."""
    old, new = rules.scores(before)[seat], rules.scores(after)[seat]
    return {part: new[part] - old[part] for part in new if part != "seat" and new[part] != old[part]}
