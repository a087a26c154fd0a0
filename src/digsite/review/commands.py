"""What reviewing adds to the `digsite` command: `review`."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from pathlib import Path
from typing import Any

from digsite.arena.commands import positive, seconds, spoken_here, stop_listening
from digsite.kernel.errors import BadOptions, CorruptRecord
from digsite.text.catalog import LANGUAGES, Catalog

REFUSED = 1
STOPPED = 130


def add(commands: Any) -> None:
    review = commands.add_parser(
        "review",
        help="what a finished game's decisions cost, and what was luck",
        description="Looks at every step of a record. The review is kept beside the record; a stopped one goes on.",
    )
    review.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    budget = review.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=seconds, help="how long each decision is looked at, in one process")
    budget.add_argument("--iterations", type=positive, help="the same in iterations: then any machine finds the same")
    review.add_argument("--jobs", type=positive, default=1, help="steps looked at in parallel (1)")
    review.add_argument("--open", action="store_true", help="with all cards open; luck is not told apart then")
    review.add_argument("--json", type=Path, metavar="OUT", help="write the figures for other programs")
    review.add_argument("--html", type=Path, metavar="OUT", help="where the page goes (beside the record)")
    review.add_argument("--language", choices=LANGUAGES, default=spoken_here(), help="language of the report")
    review.set_defaults(run=run_review)


def run_review(chosen: argparse.Namespace) -> int:
    from digsite.arena.notes import write_whole
    from digsite.review.page import page
    from digsite.review.result import exported
    from digsite.review.story import story
    from digsite.review.tables import text_of

    text = read(chosen.file)
    catalog = Catalog(chosen.language)
    try:
        told = story(text)
    except CorruptRecord as error:
        wrong = catalog.say("ui-review-refused", line=error.line, expected=error.expected, found=error.found)
        print(f"{chosen.file}: {wrong}", file=sys.stderr)
        return REFUSED
    for name in ("json", "html"):
        place = getattr(chosen, name)
        if place is not None and (place.is_dir() or not place.parent.is_dir()):
            raise BadOptions(name, f"{place} is no file that can be written")
    review = found(chosen, text, catalog)
    if review is None:
        return STOPPED
    if chosen.json is not None:
        write_whole(chosen.json, json.dumps(exported(review), indent=1, ensure_ascii=False) + "\n")
    drawn = chosen.html or chosen.file.with_name(chosen.file.name + ".review.html")
    write_whole(drawn, page(review, told, chosen.language))
    print(text_of(review, told, chosen.language))
    print(catalog.say("ui-review-written", file=str(drawn)), file=sys.stderr)
    return 0


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadOptions("file", f"{path} is no text") from None


def found(chosen: argparse.Namespace, text: str, catalog: Catalog) -> Any:
    """The review, the kept one if there is one; None if it was stopped."""
    from digsite.review.keeping import Kept
    from digsite.review.moments import Budget
    from digsite.review.run import review
    from digsite.review.story import story
    from digsite.review.work import quick, within

    told = story(text)
    budget = quick(told.rules.name) if chosen.iterations is None else Budget(chosen.iterations)
    budget = Budget(budget.iterations, chosen.open)
    if chosen.seconds is not None:
        budget = within(told, chosen.seconds, chosen.open)
    kept = Kept(chosen.file, text, budget)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return review(text, budget, chosen.jobs, kept, catalog, sys.stderr)
    except KeyboardInterrupt:
        stop_listening()
        print("\n" + catalog.say("ui-review-stopped", file=str(kept.part)), file=sys.stderr)
        return None
