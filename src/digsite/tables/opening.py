"""Opening a table: options the rules have validated, seats and their secrets."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Any, Final, final

from digsite.games import GAMES
from digsite.kernel.errors import BadOptions
from digsite.quetzal.edition import BadEdition, read_edition, told
from digsite.quetzal.edition_limits import too_much, too_much_in
from digsite.tables.problems import Problem
from digsite.tables.seats import BOT, DEFAULT_LEVEL, PERSON, RIVAL, Seat, clean_name, hashed, new_id, new_secret
from digsite.tables.storage import StoredTable

Json = dict[str, Any]
MOST_PROBLEMS: Final = 50
TEXT: Final = "_toml"  # an option given as the text of its file
LONGEST: Final = 200


@final
@dataclass(frozen=True)
class Wanted:
    """A seat of a table to be opened."""

    kind: str
    level: str | None = None
    name: str | None = None


def game_options(game: str, given: Json, seats: int) -> Json:
    """The options as the rules take them, validated by the rules; `edition_toml` is the text of an edition's file."""
    if given.get("players") not in (None, seats):
        raise Problem("bad-request", f"players: {seats} seats are listed")
    asked = {name: value for name, value in given.items() if value is not None and not name.endswith(TEXT)}
    options: Json = {**asked, "players": seats}
    try:
        if given.get("edition_toml") is not None:
            options["edition"] = read_edition(given["edition_toml"])
        rules = GAMES[game].rules
        rules.new(options)
        return rules.options(options)
    except BadEdition as error:
        raise bad_edition(error.problems) from None
    except BadOptions as error:
        raise Problem("bad-request", f"{error.option}: {error.expected}") from None


def has_edition(given: Json) -> bool:
    return given.get("edition_toml") is not None or given.get("edition") is not None


def check_edition_size(given: Json) -> None:
    """Raise a Problem for an edition that is too large or too deeply nested, before it is parsed."""
    text, written = given.get("edition_toml"), given.get("edition")
    fault = (text is not None and too_much(text)) or (written is not None and too_much_in(written))
    if fault:
        raise bad_edition([fault])


def bad_edition(problems: list[Json]) -> Problem:
    """At most fifty errors, each cut to a line or two."""
    told_of = problems[:MOST_PROBLEMS]
    first = [{**one, "where": one["where"][:LONGEST], "reason": one["reason"][:LONGEST]} for one in told_of]
    return Problem("bad-edition", "; ".join([told(one) for one in first]), problems=first)


def new_seats(wanted: list[Wanted]) -> tuple[list[Seat], list[str | None]]:
    """The seats of a new table, and the secrets of those for people."""
    if not [seat for seat in wanted if seat.kind == PERSON]:
        raise Problem("bots-only")
    secrets = [new_secret() if seat.kind == PERSON else None for seat in wanted]
    seats = [
        Seat(
            number=number,
            kind=seat.kind,
            level=(seat.level or DEFAULT_LEVEL) if seat.kind == BOT else None,
            name=clean_name(seat.name),
            ready=seat.kind == BOT,
            secret_hash=None if secret is None else hashed(secret),
            began=seat.kind,
        )
        for number, (seat, secret) in enumerate(zip(wanted, secrets, strict=True))
    ]
    return seats, secrets


def rematch_seats(seats: list[Seat], same_deal: bool) -> list[Seat]:
    """The same people with the same secrets; with a new deal, the next seat starts."""
    players = [seat for seat in seats if seat.kind != RIVAL]
    if not same_deal:
        players = [*players[1:], *players[:1]]
    return [replace(seat, number=number, ready=seat.kind == BOT, former=[]) for number, seat in enumerate(players)]


def opening(
    game: str,
    options: Json,
    seats: list[Seat],
    seed: str | None,
    hotseat: bool,
    touched: float,
    hints: bool = False,
    same_deal_as: str | None = None,
) -> StoredTable:
    """A new table, including seats the game itself fills."""
    rules = GAMES[game].rules
    extra = range(len(seats), rules.seats(rules.new(options)))
    rivals = [Seat(number, RIVAL, None, None, True, None, RIVAL) for number in extra]
    for seat in (*seats, *rivals):
        seat.seen = touched
    return StoredTable(
        id=new_id(),
        game=game,
        options=options,
        seed=seed,
        same_deal_as=same_deal_as,
        hotseat=hotseat,
        status="waiting",
        created=time.time(),
        touched=touched,
        hints=hints,
        rematch=None,
        proposals={"next": 1, "open": []},
        archive=None,
        seats=[*seats, *rivals],
    )
