"""Names inside sentences: every sentence about a player with every kind of name, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from digsite.text.catalog import Catalog
from digsite.text.telling import SEATS, Telling
from tests.text.reading import choices, counts, entries, everything, placeholders

MEMBERS = (*SEATS, "players", "who")
PEOPLE = ("Anna", "Émile", "Hugo", "Yves", "Paul", "Yann", "")
# A link and the curtain are for people; a colour is shown with the number of a seat, a match with that of its players.
OTHERWISE = {"page-link-for", "page-curtain-open", "page-seat-colour", "learn-match", "learn-match-short"}
AUTOMATIC = {"arnak": "rival", "quetzal": "automaton"}
WRONG = {
    "en": r"\b(of|by|for|with|and|as|is|that|from|in|to) The\b|\bthe the\b|’s’s",
    "fr": r"\b([Dd]e|[Àà]|par|pour|et|que|avec|dans) (Le|L’)|\b[Dd]e le\b|\b[Dd]e l’automate’|\b[Àà] le\b|\b[Dd]e (du|d’|de)\b"
    r"|\b[Dd]e [AEÉHIOU]|\bde Yv|\bd’[BCDFGJKLMNPQRSTVWXZ]|\b[Dd]u (Anna|Paul)|\b(le|du|de) [Ll]e joueur|\b(de|à) Joueur",
    "de": r"\b(von|vom|mit|für|bei|zu|dass|und) Der\b|\b(von|vom|mit|bei|zu|für|durch) (der|des) (Gegner|Automat)|\bvon (von|des)\b"
    r"|\b[Dd]er der\b|\bdes von\b",
}


def tellings(language: str, game: str) -> list[tuple[Telling, Any]]:
    """One for each kind of name, with the player to name."""
    catalog = Catalog(language, game, strict=True)
    people: list[tuple[Telling, Any]] = [(Telling(catalog, {1: name} if name else {}), 1) for name in PEOPLE]
    rival = [(Telling(catalog, {1: catalog.say("player-rival")}), 1)] if game == "arnak" else []
    return [*people, *rival, (Telling(catalog), AUTOMATIC[game])]


def filled(telling: Telling, player: Any, pattern: Any) -> list[dict[str, Any]]:
    """What a sentence about a player may be filled in with."""
    values: dict[str, Any] = {name: f"[{name}]" for name in placeholders(pattern)}
    for member in SEATS:
        values |= telling.player(player, member)
    several = telling.listed([telling.seat(0, "in"), telling.seat(player, "in")])
    values |= {"players": several, "who": telling.seat(player, "in"), "initial": "consonant", "name": "Paul"}
    values |= dict.fromkeys(counts(pattern), 2)
    ways = choices(pattern)
    return [values | dict.fromkeys([name], way) for name in ways for way in ways[name]] or [values]


@pytest.mark.parametrize(("language", "game"), everything())
def test_any_name_fits_into_every_sentence(language: str, game: str) -> None:
    catalog, broken = Catalog(language, game, strict=True), []
    for telling, player in tellings(language, game):
        for key, pattern in entries(language, game).items():
            used = [name for name in placeholders(pattern) if name.split("_")[0] in MEMBERS and key not in OTHERWISE]
            for values in filled(telling, player, pattern) if used else []:
                said = catalog.say(key, **values)
                if re.search(WRONG[language], said) or begins_or_stands_wrongly(said, telling, player):
                    broken.append((key, said))
    assert broken == []


def begins_or_stands_wrongly(said: str, telling: Telling, player: Any) -> bool:
    """Whether a name has its capital inside a sentence, or a sentence begins without one."""
    first, inside = telling.seat(player), telling.seat(player, "in")
    if first == inside:
        return False
    within = re.search(rf"(?<![.!?]) (?<!^){re.escape(first)}\b|\({re.escape(first)}\b", said)
    return within is not None or (said.startswith(inside) and said.endswith("."))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Anna’s", "Hugo’s", "Paul’s", "player 4’s", "the rival’s"]),
        ("fr", ["d’Anna", "d’Hugo", "de Paul", "du joueur 4", "du rival"]),
        ("de", ["von Anna", "von Hugo", "von Paul", "von Spieler 4", "des Gegners"]),
    ],
)
def test_what_somebody_owns(language: str, said: list[str]) -> None:
    telling = Telling(Catalog(language, "arnak", strict=True), {0: "Anna", 1: "Hugo", 2: "Paul"})
    assert [telling.seat(seat, "of") for seat in (0, 1, 2, 3, "rival")] == said


def test_a_seat_that_shows_the_rivals_name_is_the_rival() -> None:
    catalog = Catalog("de", "arnak", strict=True)
    telling = Telling(catalog, {0: "Anna", 1: catalog.say("player-rival")})
    assert telling.seat(1, "of") == "des Gegners"
    assert catalog.say("arnak-look", **telling.player(1)) == "Tableau des Gegners ansehen"
