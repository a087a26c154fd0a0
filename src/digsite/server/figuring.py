"""Score sheets and automaton companions, worked out in a reader process: their editions are slow to check."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from digsite.cardboard import sheets
from digsite.cardboard.quetzal import automaton
from digsite.dice import SeededDice, fresh_seed
from digsite.kernel.errors import BadOptions, ImpossiblePosition
from digsite.quetzal.edition import BadEdition
from digsite.tables.opening import bad_edition
from digsite.tables.problems import Problem

Json = dict[str, Any]


def score(request: Json) -> Json:
    return checked(lambda: sheets.score(request["sheet"]))


def automaton_begun(request: Json) -> Json:
    return placed(lambda: automaton.begin(request["edition"], SeededDice(fresh_seed())))


def automaton_next(request: Json) -> Json:
    return placed(lambda: automaton.next_round(request["state"]))


def placed(make: Callable[[], Json]) -> Json:
    state = checked(make)
    return {"state": state, "placement": checked(lambda: automaton.placement(state))}


def checked(make: Callable[[], Json]) -> Json:
    """The function's result; a refusal becomes a Problem that names the offending place."""
    try:
        return make()
    except ImpossiblePosition as error:
        told = [f"{problem.get('where', '')}: {problem.get('reason', '')}" for problem in error.problems[:10]]
        raise Problem("impossible-position", "; ".join(told), problems=error.problems[:50]) from None
    except BadEdition as error:
        raise bad_edition(error.problems) from None
    except BadOptions as error:
        raise Problem("bad-request", f"{error.option}: {error.expected}"[:500]) from None
