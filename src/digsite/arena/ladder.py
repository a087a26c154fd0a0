"""The ladder for people: as text, as a page and as a picture."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final

from digsite.arena.picture import CHART, FAINT, GREY, INK, LABELS, POINT, STEP, framed, label, line, short
from digsite.arena.tables import SOLO, brief, laid_out, percent, plain, solo, solo_rows, span, tables_text, whole
from digsite.bots.protocol import Json
from digsite.text.catalog import Catalog

PREFACE: Final = """\
# The league

Written by `digsite league`; do not edit. Ratings are Bradley–Terry on Elo's scale: the mean of a ladder is 1500, and
400 points are odds of ten to one. `professor@64` thinks for 64 iterations per decision, `professor@0.5s` for half a
second; a name without a number has the level's own budget. A bot without a chain of games to most of the others has no
rating. All games are on paired deals; [arena.md](arena.md) says how. Games of an earlier version count if nothing has
changed: the current version has replayed at least ten of them for each bot at such a table, and every game that both
have played ended with the same scores.

With more than two players, the share is that of the first bot's only seat against the second bot in all others: every
other game. To replay a row, or to play more games of it:

    digsite league GAME --players N --board BOARD --bots SECOND FIRST --games GAMES
    digsite league arnak --players 1 --bots BOT --board BOARD --difficulty D --games GAMES"""
COLUMNS: Final = ("rank", "bot", "rating", "interval", "games", "share", "score", "median")
PAIRS: Final = ("pair", "table", "games", "won", "share", "interval", "fair", "score", "winning")


def text(found: Json, catalog: Catalog) -> str:
    """The ladder of a game: ratings, pairings, and results against the rival."""
    game = catalog.say(f"game-{found['game']}")
    if not found["games"]:
        return catalog.say("ui-league-empty", game=game)
    title = catalog.say("ui-league-heading", game=game, games=found["games"], version=found["version"])
    blocks = [laid_out(title, heads(COLUMNS, catalog), rows(found), catalog) if found["bots"] else title]
    if found["earlier"]:
        blocks.append(catalog.say("ui-league-earlier", games=found["earlier"]))
    if found["version"] != found["here"]:
        blocks.append(catalog.say("ui-league-other-version", version=found["here"]))
    if found["pairs"]:
        blocks.append(
            laid_out(catalog.say("ui-league-pairs"), heads(PAIRS, catalog), pair_rows(found, catalog), catalog)
        )
    if found["solo"]:
        blocks.append(solo(found, catalog))
    return "\n\n".join(blocks)


def rows(found: Json) -> list[list[str]]:
    """Bots without a rating come last and have no rank."""
    return [
        [
            *("–" if bot["rating"] is None else str(rank), name, whole(bot["rating"])),
            *(span(bot["rating_ci95"], lambda end: f"{end:.0f}"), str(bot["games"])),
            *(percent(bot["win_share"]), plain(bot["mean_score"]), brief(bot["seconds_per_decision"])),
        ]
        for rank, (name, bot) in enumerate(found["bots"].items(), start=1)
    ]


def pair_rows(found: Json, catalog: Catalog) -> list[list[str]]:
    return [
        [
            *(" – ".join(pair["bots"]), tables_text([pair["table"]], catalog), str(pair["games"])),
            *(f"{pair['alone']['wins']:g}/{pair['alone']['games']}", percent(pair["alone"]["win_share"])),
            *(span(pair["alone"]["ci95"], percent), percent(pair["alone"]["fair_share"])),
            *(" : ".join([plain(mean) for mean in pair["mean_scores"]]), plain(pair["mean_winning_score"])),
        ]
        for pair in found["pairs"]
    ]


def heads(columns: tuple[str, ...], catalog: Catalog) -> list[str]:
    return [catalog.say(f"ui-arena-column-{column}") for column in columns]


def page(ladders: list[Json]) -> str:
    """docs/league.md."""
    parts = [PREFACE]
    for found in ladders:
        catalog = Catalog("en", found["game"])
        game = catalog.say(f"game-{found['game']}")
        older = "" if found["version"] == found["here"] else " (not the version of this checkout)"
        earlier = f", {found['earlier']} of them by earlier versions that play the same" if found["earlier"] else ""
        parts += [f"## {game}", f"{found['games']} games{earlier}. Version `{found['version']}`{older}."]
        if found["bots"]:
            parts += [
                f"![{game}: the ladder](league/{found['game']}.svg)",
                markdown(heads(COLUMNS, catalog), rows(found)),
                markdown(heads(PAIRS, catalog), pair_rows(found, catalog)),
            ]
        if found["solo"]:
            parts += [f"{catalog.say('ui-arena-solo')}:", markdown(heads(SOLO, catalog), solo_rows(found, catalog))]
    return "\n\n".join(parts) + "\n"


def markdown(head: list[str], body: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *body]
    return "\n".join([f"| {' | '.join(cells)} |" for cells in lines])


def drawn(found: Json, catalog: Catalog) -> str:
    """Each bot's rating as a point with its interval."""
    game = catalog.say(f"game-{found['game']}")
    title = catalog.say("ui-league-title", game=game)
    below = catalog.say("ui-league-below", games=found["games"], version=found["version"])
    rated = {name: bot for name, bot in found["bots"].items() if bot["rating"] is not None}
    ends: list[float] = [end for bot in rated.values() for end in bot["rating_ci95"]]
    low, high = 200.0 * floor(min(ends) / 200), 200.0 * floor(max(ends) / 200 + 1)
    top, bottom = 112.0, 122.0 + STEP * len(rated)

    def place(rating: float) -> float:
        return LABELS + CHART * (rating - low) / (high - low)

    step = 200 if high - low <= 2000 else 400
    body = [label(20, 84, catalog.say("ui-league-picture"))]
    for rating in range(int(low), int(high) + 1, step):
        body += [line(place(rating), top, place(rating), bottom, FAINT)]
        body += [label(place(rating), top - 6, str(rating), "middle", GREY, 12)]
    for at, (name, bot) in enumerate(rated.items()):
        y = top + 20 + STEP * at
        body += [label(LABELS - 10, y + 5, short(name), "end"), *reach(place, bot["rating_ci95"], y)]
        body.append(f'<circle cx="{place(bot["rating"]):.1f}" cy="{y:.1f}" r="6" fill="{POINT}"/>')
        body.append(label(LABELS + CHART + 12, y + 5, f"{bot['rating']:.0f}"))
    return framed(title, below, body, bottom + 16)


def reach(place: Callable[[float], float], interval: list[float], y: float) -> list[str]:
    left, right = place(interval[0]), place(interval[1])
    return [line(left, y, right, y, INK, 1.5), *[line(x, y - 5, x, y + 5, INK, 1.5) for x in (left, right)]]
