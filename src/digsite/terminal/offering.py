"""The question before a game: resume an unfinished one, or start a new one, and which."""

from __future__ import annotations

from typing import TextIO

from digsite.games import GAMES
from digsite.terminal.keyboard import asking
from digsite.terminal.saves import resume, unfinished
from digsite.terminal.table import Table
from digsite.terminal.wishes import Wishes
from digsite.text.catalog import Catalog


def choose_game(wishes: Wishes, lines: TextIO, out: TextIO) -> Table | None:
    """The chosen table; None if nobody answers."""
    catalog = Catalog(wishes.language)
    kept = [] if wishes.seats or wishes.players is not None else unfinished()
    print(catalog.say("ui-resume" if kept else "ui-new-game"), file=out)
    offers = [saved.line(catalog) for saved in kept]
    offers += [catalog.say("ui-game-new", game=catalog.say(f"game-{game}")) for game in GAMES]
    for number, offer in enumerate(offers, start=1):
        print(f"{number}. {offer}", file=out)
    ask = asking(lines, out)
    while True:
        line = ask(catalog.say("ui-your-choice") + " ")
        if line is None:
            return None
        answer = line.strip()
        if answer.isdecimal() and answer.isascii() and 1 <= int(answer[:4]) <= len(offers):
            number = int(answer[:4]) - 1
            if number < len(kept):
                return resume(kept[number].path, wishes.language)
            wishes.game = list(GAMES)[number - len(kept)]
            return wishes.table()
        if answer in GAMES:
            wishes.game = answer
            return wishes.table()
        print(catalog.say("ui-no-such-number", number=answer, count=len(offers)), file=out)
