"""Every component of a game: found by what a person types, described in full, named in labels."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from typing import Final

from digsite.kernel.rules import Json
from digsite.text.telling import Telling

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def fold(text: str) -> str:
    """A text reduced to lowercase letters and digits: no accents, apostrophes or dashes."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    return " ".join(re.findall(r"[^\W_]+", "".join([sign for sign in letters if not unicodedata.combining(sign)])))


def spellings(text: str) -> set[str]:
    """The ways a name may be typed: without its umlauts, or with an e for each."""
    return {fold(text), fold(text.casefold().translate(UMLAUTS))}


def said_in(words: str, ways: set[str]) -> bool:
    """Whether each typed word is the beginning of a word in one of these spellings."""
    typed = [f" {word}" for word in fold(words).split()]
    return any([all([word in f" {way}" for word in typed]) for way in ways])


class Things:
    """The components of one game, in one language. `keys` has the text of each by its id."""

    def __init__(self, telling: Telling, keys: dict[str, str]) -> None:
        self.telling = telling
        self.say = telling.catalog.say
        self.keys = keys
        self.spelled: dict[str, set[str]] | None = None
        self.labels: dict[str, str] = {}

    def all(self) -> list[str]:
        return list(self.keys)

    def name(self, thing: str) -> str:
        return self.say(self.keys[thing])

    def counted(self, things: list[str]) -> list[str]:
        """Names with a count for equal components: `2 × Fear`."""
        numbers = Counter(things)
        return [self.name(one) if count == 1 else f"{count} × {self.name(one)}" for one, count in numbers.items()]

    def find(self, text: str) -> list[str]:
        """The ids a text may mean: an exact match, otherwise a prefix, otherwise a prefix of a later word."""
        if text in self.keys:
            return [text]
        if self.spelled is None:
            self.spelled = {thing: {fold(thing)} | spellings(self.name(thing)) for thing in self.keys}
        typed = fold(text)
        if not typed:
            return []
        for fits in (str.__eq__, str.startswith, begins_a_word):
            found = [thing for thing, names in self.spelled.items() if any([fits(name, typed) for name in names])]
            if found:
                return found
        return []

    def rule(self, number: str) -> str | None:
        """A numbered rule; None if there is none."""
        keys = (f"rule-{number.upper()}", f"rule-R-{number.upper().removeprefix('R').zfill(2)}")
        return next((self.say(key) for key in keys if self.telling.catalog.has(key)), None)

    def about(self, name: str, parts: list[str]) -> str:
        """`Hat: item, price 1 coin, 1 point.`"""
        return self.say("ui-about", name=name, what=", ".join([part for part in parts if part]))

    def seat_name(self, view: Json, seat: object, form: str = "") -> str:
        """A player's name in a grammatical form; the reader is "you"."""
        name = self.telling.seat(seat, form)
        return f"{name} ({self.say('ui-you')})" if seat == view["seat"] else name

    def pair(self, name: str, what: str) -> str:
        """`Hat: item`, with the signs of the language."""
        return self.say("ui-pair", name=name, what=what)

    def series(self, parts: list[str]) -> str:
        """`a; b; c`; empty parts are left out."""
        told = [part for part in parts if part]
        first = told[0] if told else ""
        for part in told[1:]:
            first = self.say("ui-parts", first=first, next=part)
        return first

    def group(self, action: Json) -> str:
        """The heading that stands for several choices in a long list; empty for choices listed one by one."""
        return ""

    def label(self, view: Json, action: Json) -> str:
        """What an action does, in words."""
        if action["verb"] != "choose":
            if action["notation"] not in self.labels:
                self.labels[action["notation"]] = self.telling.action(action["verb"], action["targets"])
            return self.labels[action["notation"]]
        decision = view.get("decision") or {}
        return self.telling.action(action["verb"], action["targets"], decision.get("effect"), self.side(view))

    def side(self, view: Json) -> str:
        """Which side of an assistant asks."""
        return ""

    def detail(self, view: Json, action: Json) -> str:
        """What an action costs or gives, if the label does not say it."""
        raise NotImplementedError

    def describe(self, thing: str, view: Json | None = None) -> list[str]:
        """Everything about a component; with a view, also its current state."""
        raise NotImplementedError


def begins_a_word(name: str, typed: str) -> bool:
    return f" {typed}" in name
