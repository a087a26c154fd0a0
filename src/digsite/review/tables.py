"""A review as a table of text."""

from __future__ import annotations

from typing import Any, Final

from digsite.review.marks import SOUND
from digsite.review.speaking import Speaker
from digsite.review.story import Story

Json = dict[str, Any]
COLUMNS: Final = ("start", "luck", "own", "others", "noise", "result")
CHANGES: Final = ("luck", "own", "others", "noise")


def text_of(review: Json, story: Story, language: str) -> str:
    """The sums, the turning points and every marked decision."""
    speaker = Speaker(story, language)
    blocks = [heading(speaker, review), "\n".join(sums(speaker, review)), "\n".join(seats(speaker, review))]
    blocks.append("\n".join([f"{speaker.say('ui-review-turning')}:", *turning(speaker, review)]))
    blocks.append("\n\n".join([f"{speaker.say('ui-review-mistakes')}:", *mistakes(speaker, review)]))
    return "\n\n".join(blocks)


def heading(speaker: Speaker, review: Json) -> str:
    title = speaker.say("ui-review-title", game=speaker.say(f"game-{review['game']}"))
    return f"{title}\n{about(speaker, review)}"


def about(speaker: Speaker, review: Json) -> str:
    """What the figures come from."""
    key = "ui-review-about-open" if review["budget"]["open"] else "ui-review-about"
    return speaker.say(key, iterations=review["budget"]["iterations"])


def sums(speaker: Speaker, review: Json) -> list[str]:
    """One line for each seat, in columns."""
    head = [speaker.say(f"ui-review-column-{name}") for name in ("seat", *COLUMNS, "accuracy")]
    rows = [head, *[[speaker.names[seat["seat"]], *cells(speaker, seat)] for seat in review["seats"]]]
    widths = [max([len(row[at]) for row in rows]) for at in range(len(head))]
    return [
        "  ".join([cell.ljust(width) if at == 0 else cell.rjust(width) for at, (cell, width) in enumerate(places)])
        for places in [list(zip(row, widths, strict=True)) for row in rows]
    ]


def cells(speaker: Speaker, seat: Json) -> list[str]:
    """A seat's figures as they are shown."""
    shown = [speaker.signed(seat[name]) if name in CHANGES else speaker.share(seat[name]) for name in COLUMNS]
    accuracy = seat["accuracy"]
    return [*shown, "" if accuracy is None else speaker.share(accuracy / 100)]


def seats(speaker: Speaker, review: Json) -> list[str]:
    return [
        " ".join([speaker.told(seat), ", ".join(speaker.marks(seat))]).strip()
        for seat in review["seats"]
        if seat["decisions"]
    ]


def turning(speaker: Speaker, review: Json) -> list[str]:
    return [speaker.turning(review, one) for one in review["turning"]]


def mistakes(speaker: Speaker, review: Json) -> list[str]:
    """Every marked decision as a paragraph."""
    marked = [one for one in review["decisions"] if one["mark"] != SOUND]
    return ["\n".join(speaker.decision(one)) for one in marked] or [speaker.say("ui-review-mistakes-none")]
