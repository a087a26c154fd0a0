"""A reader process, started by `readers`: editions, score sheets and game histories within a memory limit."""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, Final

from digsite.server.answering import answer_lines
from digsite.server.figuring import automaton_begun, automaton_next, score
from digsite.tables.history import History, from_record, from_steps
from digsite.tables.opening import game_options
from digsite.tables.play import Stored
from digsite.tables.problems import Problem
from digsite.tables.seats import EVERYBODY, eyes

Json = dict[str, Any]
MOST_MOMENTS: Final = 3000  # for all cached histories except the latest

# A small cache of histories: stepping through a game requests the same one again and again.
KEPT: Final[OrderedDict[str, History]] = OrderedDict()


def history_of(source: Json) -> History:
    """The history of a record, or of the steps of a table."""
    key = source["key"]
    if key not in KEPT:
        KEPT[key] = made(source)
    KEPT.move_to_end(key)
    while len(KEPT) > 1 and sum([len(history.moments) for history in KEPT.values()]) > MOST_MOMENTS:
        KEPT.popitem(last=False)
    return KEPT[key]


def made(source: Json) -> History:
    if "record" in source:
        return from_record(source["record"], source.get("numbers"), source.get("times"))
    return from_steps(source["game"], source["options"], [Stored(*step) for step in source["steps"]])


def options(request: Json) -> Json:
    return game_options(request["game"], request["options"], request["seats"])


def whole(request: Json) -> Json:
    """A game from beginning to end, with nothing hidden."""
    history = history_of(request["source"])
    record = history.record
    return {
        "game": record.game,
        "options": {**record.options, **({"edition": record.edition} if record.edition else {})},
        "seats": record.seats,
        "seq": history.moments[-1].step.seq,
        "moves": len(history.moments),
        "over": history.over(),
        "steps": history.steps(),
        "score": history.score(),
        "rounds": history.rounds(),
    }


def view(request: Json) -> Json:
    """A moment, from a given view."""
    history, eye = history_of(request["source"]), request["eye"]
    move = history.moments[-1].step.seq if request["move"] is None else request["move"]
    seen_by = EVERYBODY if eye == "open" else eyes(eye)
    return {"seq": move, "view": history.seen(move, eye), "events": history.at(move).step.seen_by(seen_by)["events"]}


def words(request: Json) -> Json:
    """The same as lines of text."""
    history = history_of(request["source"])
    move = history.moments[-1].step.seq if request["move"] is None else request["move"]
    return history.words(move, request["eye"], request["names"], request["language"])


FIGURING: Final = (score, automaton_begun, automaton_next)
ANSWERS: Final = {one.__name__: one for one in (options, whole, view, words, *FIGURING)}


def answer(request: Json) -> Json:
    try:
        return {"answer": ANSWERS[request["do"]](request)}
    except Problem as problem:
        return {"problem": problem.code, "detail": problem.detail, "more": problem.more}
    except (MemoryError, RecursionError):
        KEPT.clear()
        return {"problem": "too-heavy", "detail": "", "more": {}}
    except Exception as error:
        return {"problem": "internal-error", "detail": "", "more": {}, "reason": repr(error)[:300]}


if __name__ == "__main__":
    answer_lines(answer, int(sys.argv[1]))
