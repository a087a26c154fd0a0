"""The report as one self-contained page that speaks three languages."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final, final

from digsite.arena.tables import percent, plain, signed, written
from digsite.study.findings import Findings
from digsite.study.intervals import Figure
from digsite.study.names import Names
from digsite.study.overview import Row
from digsite.study.pictures import Bar, chart
from digsite.study.worth import Worth
from digsite.text.catalog import LANGUAGES, Catalog

SHOWN: Final = 12  # things at either end of a list; the tables beside the report have them all
OPENINGS: Final = 10
NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}
STYLE: Final = """
body{margin:0 auto;max-width:60rem;padding:1.5rem;font:16px/1.5 Georgia,serif;background:#fbf3df;color:#2b2118}
h1{font-size:1.8rem}h2{margin-top:2.5rem;border-bottom:1px solid #d9cba8}h3{margin-bottom:.2rem}
p{max-width:46rem}.soft{color:#6d5f4c}svg{width:100%;height:auto}section{display:none}
input[type=radio]{position:absolute;opacity:0}label{margin-right:1rem;cursor:pointer;text-decoration:underline}
input:checked+label{font-weight:bold;text-decoration:none}
input:focus-visible+label{outline:2px solid #2f5d47}
"""


def page(found: list[Findings], language: str) -> str:
    """The whole page; `language` is shown first."""
    switch = [
        f'<input type="radio" name="language" id="{code}"{" checked" if code == language else ""}>'
        f'<label for="{code}" lang="{code}">{NAMES[code]}</label>'
        for code in LANGUAGES
    ]
    shown = "".join([f"#{code}:checked~section[lang={code}]{{display:block}}" for code in LANGUAGES])
    bodies = [f'<section lang="{code}">{body(found, code)}</section>' for code in LANGUAGES]
    title = escape(Catalog(language).say("ui-study-title"))
    head = f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>'
    sized = '<meta name="viewport" content="width=device-width,initial-scale=1">'
    return f"{head}{sized}<style>{STYLE}{shown}</style></head><body>{''.join(switch)}{''.join(bodies)}</body></html>\n"


def body(found: list[Findings], language: str) -> str:
    catalog = Catalog(language)
    said = [f"<h1>{escape(catalog.say('ui-study-title'))}</h1>", paragraph(catalog.say("ui-study-unofficial"), "soft")]
    return "\n".join([*said, *[Chapter(findings, language).text() for findings in found]])


def paragraph(said: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(said)}</p>' if kind else f"<p>{escape(said)}</p>"


@final
class Chapter:
    """One kind of table in one language."""

    def __init__(self, findings: Findings, language: str) -> None:
        self.findings = findings
        self.names = Names(language, findings.sample.game)
        self.catalog = self.names.catalog

    def text(self) -> str:
        sample = self.findings.sample
        head = [
            f"<h2>{escape(self.names.table(sample.options))}</h2>",
            paragraph(self.say("ui-study-sample", games=len(sample), who=", ".join(sample.bots)), "soft"),
        ]
        return "\n".join([*head, *self.overview(), *self.worth(), *self.openings()])

    def say(self, key: str, **values: str | int) -> str:
        return self.catalog.say(key, **values)

    def share(self, value: float) -> str:
        return written(percent(value), self.catalog)

    def number(self, value: float) -> str:
        return written(plain(value), self.catalog)

    def gap(self, value: float) -> str:
        return written(signed(value), self.catalog)

    def section(self, key: str, drawing: str) -> list[str]:
        said = [f"<h3>{escape(self.say(f'ui-study-{key}'))}</h3>", drawing]
        about = f"ui-study-{key}.about"
        return [said[0], paragraph(self.say(about), "soft"), drawing] if self.catalog.has(about) else said

    def ranged(self, figure: Figure, shown: Callable[[float], str]) -> str:
        return f"{shown(figure.value)} ({shown(figure.low)} – {shown(figure.high)})"

    def rows(self, rows: list[Row], name: Callable[[str], str], shown: Callable[[float], str], fair: float) -> str:
        bars = [Bar(name(row.name), row.figure, self.ranged(row.figure, shown)) for row in rows]
        return chart(bars, fair, shown)

    def overview(self) -> list[str]:
        found, said = self.findings, []
        if found.seats:
            fair = found.seats[0].fair or 0.0
            seat = self.rows(found.seats, lambda seat: self.say("ui-study-seat", place=seat), self.share, fair)
            said += self.section("seats", seat)
        if found.bots:
            said += self.section("bots", self.rows(found.bots, str, self.share, found.bots[0].fair or 0.0))
        said += self.section("scores", self.rows(found.scores, self.part, self.number, 0.0))
        said += self.section("lengths", self.rows(found.lengths, self.length, self.number, 0.0))
        if found.luck is not None:
            luck = self.rows([found.luck], lambda _: self.say("ui-study-deal"), self.share, 0.0)
            said += self.section("luck", luck)
        return said

    def part(self, part: str) -> str:
        return self.say("ui-study-total") if part == "total" else self.names.part(part)

    def length(self, name: str) -> str:
        return self.say(f"ui-study-{name}")

    def worth(self) -> list[str]:
        if not self.findings.worths:
            return []
        said = [f"<h3>{escape(self.say('ui-study-worth'))}</h3>", paragraph(self.say("ui-study-worth.about"), "soft")]
        by_verb: dict[str, list[Worth]] = {}
        for worth in self.findings.worths:
            by_verb.setdefault(worth.thing.split()[0], []).append(worth)
        for verb, things in by_verb.items():
            if self.catalog.has(f"ui-study-verb-{verb}"):
                said += [f"<h4>{escape(self.names.verb(verb))}</h4>", self.worth_chart(things)]
        return said

    def worth_chart(self, things: list[Worth]) -> str:
        ends = things if len(things) <= 2 * SHOWN else [*things[:SHOWN], *things[-SHOWN:]]
        bars = [Bar(self.names.thing(one.thing), one.wins, self.worth_said(one)) for one in ends]
        return chart(bars, 0.0, lambda value: self.gap(100 * value), from_zero=False)

    def worth_said(self, one: Worth) -> str:
        return self.say("ui-study-worth-row", points=self.gap(one.points.value), taken=one.taken)

    def openings(self) -> list[str]:
        said: list[str] = []
        kinds = sorted({(one.round, len(one.things)) for one in self.findings.openings})
        for turn, length in kinds:
            chosen = [one for one in self.findings.openings if (one.round, len(one.things)) == (turn, length)]
            bars = [
                Bar(self.opening(one.things), one.wins, self.say("ui-study-times", times=one.wins.cases))
                for one in chosen[:OPENINGS]
            ]
            title = self.say("ui-study-opening", round=turn, length=length)
            fair = 1 / int(self.findings.sample.wins.shape[1])
            said += [f"<h4>{escape(title)}</h4>", chart(bars, fair, self.share)]
        return [*self.section("openings", ""), *said] if said else []

    def opening(self, things: tuple[str, ...]) -> str:
        return ", ".join([self.names.thing(thing) for thing in things])
