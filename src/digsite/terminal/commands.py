"""What the terminal adds to the `digsite` command."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.games import GAMES
from digsite.terminal.language import spoken_here
from digsite.text.catalog import LANGUAGES

if TYPE_CHECKING:
    from digsite.terminal.replay import Replay
    from digsite.terminal.wishes import Wishes

FAILED: Final = 1
USAGE: Final = 2
INSTALL: Final = "pip install 'digsite[terminal]'"
SEAT_HELP: Final = (
    "person, person:NAME, random, novice, scout, ranger, professor (professor@64 thinks for 64 iterations, @2s for two "
    "seconds, @2s/2 in two processes) or cmd:PROGRAM; once for each seat"
)


def add(commands: Any) -> None:
    """`play`, `replay`, `show` and `verify`."""
    player = commands.add_parser("play", help="play a game, or continue one")
    what = "|".join([*GAMES, "FILE"])
    player.add_argument("game", nargs="?", metavar=what, help="default: offer the unfinished games")
    player.add_argument("--plain", action="store_true", help="lines of text instead of a full screen")
    player.add_argument("--seat", action="append", default=[], metavar="WHO", help=SEAT_HELP)
    player.set_defaults(complete=with_game_options)
    player.add_argument("--seed", type=int, help="the same seed gives the same shuffles")
    player.add_argument("--rescue", action="store_true", help="continue a damaged game from before the damage")
    speaking(player, play)
    replayer = commands.add_parser("replay", help="step through a record")
    replayer.add_argument("file", type=Path)
    replayer.add_argument("--plain", action="store_true", help="lines of text instead of a full screen")
    replayer.add_argument("--seat", type=int, help="what this seat sees, from 1 (default: a spectator)")
    speaking(replayer, replay_file)
    shower = commands.add_parser("show", help="print one position of a record")
    shower.add_argument("file", type=Path)
    shower.add_argument("--at", type=int, metavar="N", help="after N steps (default: at the end)")
    shower.add_argument("--seat", type=int, help="what this seat sees, from 1 (default: a spectator)")
    speaking(shower, show)
    verifier = commands.add_parser("verify", help="check a record and print the score")
    verifier.add_argument("file", type=Path)
    speaking(verifier, verify)


def speaking(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    """Set up the language; characters the terminal cannot show become question marks."""
    parser.add_argument("--language", choices=LANGUAGES, help="default: that of the locale or of the saved game")
    parser.set_defaults(run=lambda chosen: readably(run, chosen))


def readably(run: Callable[[argparse.Namespace], int], chosen: argparse.Namespace) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    return run(chosen)


def complain(said: str, status: int) -> int:
    print(said, file=sys.stderr)
    return status


def is_plain(chosen: argparse.Namespace) -> bool:
    """Whether to use the plain mode: on request, in a pipe or dumb terminal, or without Textual (with a note)."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if chosen.plain or not at_terminal or os.environ.get("TERM", "dumb") in ("", "dumb"):
        return True
    if find_spec("textual") is None:
        from digsite.text.catalog import Catalog

        print(Catalog(chosen.language or spoken_here()).say("ui-plain-instead", command=INSTALL), file=sys.stderr)
        return True
    return False


def with_game_options(parser: argparse.ArgumentParser) -> None:
    from digsite.command_options import add_game_options, add_players

    add_players(parser)
    add_game_options(parser)


def wishes_of(chosen: argparse.Namespace) -> Wishes:
    from digsite.command_options import given, having_all, read
    from digsite.terminal.wishes import Wishes

    language = chosen.language or spoken_here()
    typed = given(chosen)
    game = chosen.game if chosen.game in GAMES else None
    if chosen.game is None and typed:
        game = having_all(typed)
    return Wishes(
        language=language,
        game=game,
        players=chosen.players,
        seats=chosen.seat,
        options={} if game is None else read(game, typed, language),
        seed=chosen.seed,
    )


def play(chosen: argparse.Namespace) -> int:
    from digsite.terminal.saves import Unreadable, resume

    wishes = wishes_of(chosen)
    plain = is_plain(chosen)
    table = None
    try:
        if chosen.game is not None and wishes.game is None:
            table = resume(Path(chosen.game), chosen.language, chosen.seat, chosen.rescue)
        elif wishes.game is not None and (plain or wishes.say_enough):
            table = wishes.table()
        if not plain:
            return full_screen(wishes, table=table)
        if table is None:
            from digsite.terminal.offering import choose_game

            table = choose_game(wishes, sys.stdin, sys.stdout)
    except Unreadable as error:
        return complain(error.said, FAILED)
    if table is None:
        return 0
    from digsite.terminal.keyboard import asking
    from digsite.terminal.plain import Plain

    return Plain(table, asking(sys.stdin, sys.stdout), sys.stdout, screen=sys.stdout.isatty()).play()


def full_screen(wishes: Wishes, **what: Any) -> int:
    """The Textual client."""
    gc.disable()  # startup creates no garbage; the client turns collection back on once it is running
    from digsite.terminal.screen.app import run

    status: int = run(wishes, **what)
    return status


def opened(chosen: argparse.Namespace) -> Replay:
    """The record of a file; Unreadable says what is wrong with it."""
    from digsite.kernel.errors import CorruptRecord
    from digsite.terminal.replay import Replay
    from digsite.terminal.saves import Unreadable, broken, game_of, read_text
    from digsite.text.catalog import Catalog

    language = chosen.language or spoken_here()
    catalog = Catalog(language)
    text = read_text(chosen.file, catalog)
    rules = game_of(text, chosen.file, catalog)
    try:
        return Replay(rules, text, language)
    except CorruptRecord as error:
        raise Unreadable(broken(error, catalog)) from None


def with_record(chosen: argparse.Namespace, use: Callable[[Replay], int]) -> int:
    from digsite.terminal.saves import Unreadable

    try:
        replay = opened(chosen)
    except Unreadable as error:
        return complain(error.said, FAILED)
    seat = getattr(chosen, "seat", None)
    if seat is not None and not 0 <= seat <= len(replay.view(None)["players"]):
        return complain(replay.catalog.say("ui-no-such-seat"), USAGE)
    return use(replay)


def looking_from(chosen: argparse.Namespace) -> int | None:
    return chosen.seat - 1 if chosen.seat else None


def replay_file(chosen: argparse.Namespace) -> int:
    def use(replay: Replay) -> int:
        if not is_plain(chosen):
            from digsite.terminal.wishes import Wishes

            return full_screen(Wishes(replay.language, replay.game), replay=replay, viewer=looking_from(chosen))
        from digsite.terminal.keyboard import asking
        from digsite.terminal.plain_replay import PlainReplay

        return PlainReplay(replay, asking(sys.stdin, sys.stdout), sys.stdout, looking_from(chosen)).run()

    return with_record(chosen, use)


def show(chosen: argparse.Namespace) -> int:
    def use(replay: Replay) -> int:
        from digsite.terminal.plain_replay import position_lines

        at = replay.steps if chosen.at is None else chosen.at
        if not 0 <= at <= replay.steps:
            return complain(replay.catalog.say("ui-no-such-step", step=at, steps=replay.steps), USAGE)
        replay.go(at)
        print(*position_lines(replay, looking_from(chosen)), sep="\n")
        return 0

    return with_record(chosen, use)


def verify(chosen: argparse.Namespace) -> int:
    def use(replay: Replay) -> int:
        from digsite.terminal.showing import sheet_lines

        replay.go(replay.steps)
        steps = replay.catalog.say("ui-steps-sound", steps=replay.steps)
        print(f"{replay.catalog.say('ui-record-sound')} {steps}.")
        if not replay.over:
            print(replay.catalog.say("ui-record-unfinished"))
        print(*sheet_lines(replay.sheet(), replay.catalog), sep="\n")
        return 0

    return with_record(chosen, use)
