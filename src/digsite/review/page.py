"""A review as one self-contained page with pictures."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from digsite.review.marks import SOUND
from digsite.review.pictures import curves, losses
from digsite.review.speaking import Speaker
from digsite.review.story import Story
from digsite.review.tables import COLUMNS, about, cells

Json = dict[str, Any]
STYLE: Final = """
:root{color-scheme:light}
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 Georgia,serif;background:#fbf3df;color:#2b2118}
h1{font-size:1.8rem}h2{margin-top:2.5rem;border-bottom:1px solid #d9cba8}h3{margin:1.2rem 0 .2rem}
p,ul{max-width:46rem}.soft{color:#6d5f4c}svg{width:100%;height:auto}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{padding:.25rem .7rem;text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{border-bottom:1px solid #d9cba8;font-weight:normal;color:#6d5f4c}
article{border-left:4px solid #b98a3e;padding-left:1rem;margin:1.2rem 0}
article.mistake{border-color:#a63d2f}article.blunder{border-color:#a63d2f;border-left-width:8px}
article p{margin:.15rem 0}
"""


def page(review: Json, story: Story, language: str) -> str:
    """The whole page in one language."""
    speaker = Speaker(story, language)
    title = escape(speaker.say("ui-review-title", game=speaker.say(f"game-{review['game']}")))
    head = f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
    sized = '<meta name="viewport" content="width=device-width,initial-scale=1">'
    parts = [
        f"<h1>{title}</h1>",
        paragraph(about(speaker, review), "soft"),
        *section(speaker, "sums", [paragraph(speaker.say("ui-review-sums-about"), "soft"), *sums(speaker, review)]),
        *section(
            speaker,
            "curve",
            [
                curves(review, speaker.names, speaker.share),
                paragraph(speaker.say("ui-review-curve-about"), "soft"),
            ],
        ),
        *section(speaker, "turning", [listed([speaker.turning(review, one) for one in review["turning"]])]),
        *section(speaker, "kinds", kinds(speaker, review)),
        *section(speaker, "mistakes", mistakes(speaker, review)),
    ]
    return f"{head}{sized}<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"


def section(speaker: Speaker, key: str, parts: list[str]) -> list[str]:
    return [f"<h2>{escape(speaker.say(f'ui-review-{key}'))}</h2>", *parts]


def paragraph(said: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(said)}</p>' if kind else f"<p>{escape(said)}</p>"


def listed(said: list[str]) -> str:
    return f"<ul>{''.join([f'<li>{escape(one)}</li>' for one in said])}</ul>"


def sums(speaker: Speaker, review: Json) -> list[str]:
    """The table, and a sentence for each player."""
    head = "".join(
        [f"<th>{escape(speaker.say(f'ui-review-column-{name}'))}</th>" for name in ("seat", *COLUMNS, "accuracy")]
    )
    rows = [
        "".join([f"<td>{escape(cell)}</td>" for cell in (speaker.names[seat["seat"]], *cells(speaker, seat))])
        for seat in review["seats"]
    ]
    body = "".join([f"<tr>{row}</tr>" for row in rows])
    told = [
        " ".join([speaker.told(seat), ", ".join(speaker.marks(seat))]).strip()
        for seat in review["seats"]
        if seat["decisions"]
    ]
    return [f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>', listed(told)]


def kinds(speaker: Speaker, review: Json) -> list[str]:
    """What each player lost, by kind of decision."""
    parts: list[str] = []
    for seat in review["seats"]:
        rows = sorted(seat["points_lost"].items(), key=lambda row: (-row[1], row[0]))
        shown = [(speaker.say(f"ui-review-kind-{kind}"), lost) for kind, lost in rows if lost]
        if seat["decisions"]:
            parts.append(f"<h3>{escape(speaker.names[seat['seat']])}</h3>")
            parts.append(losses(shown, speaker.number) if shown else paragraph(speaker.say("ui-review-kinds-none")))
    return parts


def mistakes(speaker: Speaker, review: Json) -> list[str]:
    marked = [one for one in review["decisions"] if one["mark"] != SOUND]
    if not marked:
        return [paragraph(speaker.say("ui-review-mistakes-none"))]
    return [
        f'<article class="{one["mark"]}">{"".join([paragraph(said) for said in speaker.decision(one)])}</article>'
        for one in marked
    ]
