"""Three complete languages: the same keys and placeholders, everything of the rules said, nothing said in vain."""

from __future__ import annotations

import pytest

from digsite.games import GAMES
from digsite.text.catalog import LANGUAGES, keys
from digsite.text.telling import CASES, FORMS
from tests.text.reading import choices, counts, entries, everything, placeholders
from tests.text.wanted import FREE_WORDS, codes, is_named, kinds, members, said_in_source, verbs, wanted

ONLY_FRENCH = {"initial"}  # d'Anna, de Paul


@pytest.mark.parametrize(("language", "game"), everything())
def test_everything_of_the_rules_has_a_text(language: str, game: str) -> None:
    assert sorted(wanted(game) - entries(language, game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_in_vain(game: str) -> None:
    closer = {f"prompt-{kind}-{verb}" for kind in kinds(game) for verb in verbs(game)}
    forms = {f"log-{kind}.{member}" for kind, named in members(game).items() for member in named}
    spoken = {f"refusal-{text}" for text in said_in_source()}
    idle = entries("en", game).keys() - wanted(game) - closer - forms - spoken
    assert sorted([key for key in idle if not key.startswith(FREE_WORDS) and not is_named(key)]) == []


@pytest.mark.parametrize(("language", "game"), everything())
def test_all_languages_have_the_same_keys(language: str, game: str) -> None:
    assert entries(language, game).keys() == entries("en", game).keys()


@pytest.mark.parametrize(("language", "game"), everything())
def test_all_languages_fill_in_the_same(language: str, game: str) -> None:
    for key, pattern in entries(language, game).items():
        english = entries("en", game)[key]
        filled, wanted = [{base(name) for name in placeholders(one)} - ONLY_FRENCH for one in (pattern, english)]
        assert filled == wanted, key


def base(name: str) -> str:
    """A placeholder without its case, of which each language takes the one it needs."""
    return next((name.removesuffix(f"_{case}") for case in (*CASES, *FORMS) if name.endswith(f"_{case}")), name)


@pytest.mark.parametrize(("language", "game"), everything())
def test_all_languages_choose_by_the_same(language: str, game: str) -> None:
    for key, pattern in entries(language, game).items():
        english = entries("en", game)[key]
        assert {name: ways for name, ways in choices(pattern).items() if name not in ONLY_FRENCH} == choices(english), (
            key
        )
        assert counts(pattern) <= counts(english), key


@pytest.mark.parametrize(("language", "game"), everything())
def test_the_catalogue_finds_what_the_parser_finds(language: str, game: str) -> None:
    assert keys(language, game).keys() == entries(language, game).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_plain_lines(language: str) -> None:
    for code in codes():
        pattern = entries(language, None)[f"refusal-{code}"]
        assert not placeholders(pattern) and "\n" not in pattern.elements[0].value, code


@pytest.mark.parametrize("game", GAMES)
def test_words_for_clients_are_used(game: str) -> None:
    words = {key for key in entries("en", game) if key.startswith("ui-")}
    assert sorted([key for key in words if not is_named(key)]) == []
