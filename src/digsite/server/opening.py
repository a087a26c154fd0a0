"""Opening a table: validated options, seats, and the rows to store."""

from __future__ import annotations

import time
from typing import Any, Final

import sqlalchemy as sa

from digsite.kernel.errors import BadOptions
from digsite.quetzal.edition import BadEdition, read_edition, told
from digsite.quetzal.edition_limits import too_much, too_much_in
from digsite.server.messages.http import NewTable, Options
from digsite.server.play import RULES
from digsite.server.problems import Problem
from digsite.server.schema import GAMES, SEATS
from digsite.server.seats import RIVAL, Seat, new_id
from digsite.server.store import Job

Json = dict[str, Any]
MOST_PROBLEMS: Final = 50
LONGEST: Final = 200


def game_options(new: NewTable) -> Json:
    """The options as the rules take them, validated by the rules."""
    given: Options = new.options
    if given.players is not None and given.players != len(new.seats):
        raise Problem("bad-request", f"players: {len(new.seats)} seats are listed")
    options: Json = {"players": len(new.seats)}
    for name in ("board", "difficulty", "edition", "options"):
        if getattr(given, name) is not None:
            options[name] = getattr(given, name)
    try:
        if given.edition_toml is not None:
            options["edition"] = read_edition(given.edition_toml)
        rules = RULES[new.game]
        rules.new(options)
        return rules.options(options)
    except BadEdition as error:
        raise bad_edition(error.problems) from None
    except BadOptions as error:
        raise Problem("bad-request", f"{error.option}: {error.expected}") from None


def check_edition_size(new: NewTable) -> None:
    """Raise a Problem for an edition that is too large or too deeply nested, before it is parsed."""
    text, written = new.options.edition_toml, new.options.edition
    fault = (text is not None and too_much(text)) or (written is not None and too_much_in(written))
    if fault:
        raise bad_edition([fault])


def bad_edition(problems: list[Json]) -> Problem:
    """At most fifty errors, each cut to a line or two."""
    told_of = problems[:MOST_PROBLEMS]
    first = [{**one, "where": one["where"][:LONGEST], "reason": one["reason"][:LONGEST]} for one in told_of]
    return Problem("bad-edition", "; ".join([told(one) for one in first]), problems=first)


def opening(
    game: str,
    options: Json,
    seats: list[Seat],
    seed: str | None,
    hotseat: bool,
    touched: float,
    hints: bool = False,
    same_deal_as: str | None = None,
) -> tuple[str, list[Job]]:
    """The rows to store for a new table, including seats the game itself fills."""
    game_id = new_id()
    rules = RULES[game]
    extra = range(len(seats), rules.seats(rules.new(options)))
    rivals = [Seat(number, RIVAL, None, None, True, None, RIVAL) for number in extra]
    now = time.time()
    for seat in (*seats, *rivals):
        seat.seen = touched
    row = {
        "id": game_id,
        "game": game,
        "options": options,
        "seed": seed,
        "same_deal_as": same_deal_as,
        "hotseat": hotseat,
        "status": "waiting",
        "created": now,
        "touched": touched,
        "hints": hints,
        "rematch": None,
        "proposals": {"next": 1, "open": []},
        "archive": None,
    }
    return game_id, [(sa.insert(GAMES), row), (sa.insert(SEATS), [seat.row(game_id) for seat in [*seats, *rivals]])]
