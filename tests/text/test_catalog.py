"""The catalogue: keys, fallbacks, plural forms, and every message rendered."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from digsite.games import GAMES
from digsite.text.catalog import LANGUAGES, Catalog, MissingText
from tests.text.reading import choices, counts, entries, everything, placeholders

NUMBERS = (0, 1, 2, 5)


@pytest.mark.parametrize(("language", "game"), everything())
def test_every_message_renders(language: str, game: str) -> None:
    catalog = Catalog(language, game, strict=True)
    for key, pattern in entries(language, game).items():
        named = choices(pattern)
        counted = sorted(counts(pattern) | counts(entries("en", game)[key]))
        plain = {name: f"[{name}]" for name in placeholders(pattern)}
        for numbers in itertools.product(NUMBERS, repeat=len(counted)):
            for chosen in itertools.product(*named.values()):
                values: dict[str, Any] = {
                    **plain,
                    **dict(zip(counted, numbers, strict=True)),
                    **dict(zip(named, chosen, strict=True)),
                }
                said = catalog.say(key, **values)
                assert said.strip() and "{" not in said and "  " not in said, (key, values, said)


@pytest.mark.parametrize(
    ("language", "game", "key", "said"),
    [
        ("en", "arnak", "amount-compass", ("0 compasses", "1 compass", "2 compasses", "5 compasses")),
        ("fr", "arnak", "amount-compass", ("0 boussole", "1 boussole", "2 boussoles", "5 boussoles")),
        ("de", "arnak", "amount-compass", ("0 Kompasse", "1 Kompass", "2 Kompasse", "5 Kompasse")),
        ("en", "arnak", "amount-jewel", ("0 jewels", "1 jewel", "2 jewels", "5 jewels")),
        ("fr", "arnak", "amount-jewel", ("0 joyau", "1 joyau", "2 joyaux", "5 joyaux")),
        ("de", "arnak", "amount-boot", ("0 Stiefel", "1 Stiefel", "2 Stiefel", "5 Stiefel")),
        ("en", "arnak", "verb-announce", ("Draw no card", "Draw 1 card", "Draw 2 cards", "Draw 5 cards")),
        (
            "fr",
            "quetzal",
            "amount-vp",
            ("0 point de victoire", "1 point de victoire", "2 points de victoire", "5 points de victoire"),
        ),
        (
            "de",
            "quetzal",
            "amount-white",
            ("0 Archäologen (weiß)", "1 Archäologe (weiß)", "2 Archäologen (weiß)", "5 Archäologen (weiß)"),
        ),
    ],
)
def test_plurals(language: str, game: str, key: str, said: tuple[str, ...]) -> None:
    catalog = Catalog(language, game, strict=True)
    assert tuple([catalog.say(key, count=number) for number in NUMBERS]) == said


@pytest.mark.parametrize(("language", "game"), everything())
def test_amounts_have_two_forms_unless_the_language_has_one(language: str, game: str) -> None:
    same = {"amount-boot", "amount-black"} if language == "de" else set()
    catalog = Catalog(language, game, strict=True)
    for key in [key for key in entries(language, game) if key.startswith("amount-")]:
        one, two = [catalog.say(key, count=number).removeprefix(f"{number} ") for number in (1, 2)]
        assert (one == two) == (key in same), key


def test_names_and_attributes() -> None:
    assert Catalog("en", "arnak").say("card-machete") == "Machete"
    assert Catalog("fr", "arnak").say("card-machete") == "Machette"
    assert Catalog("de", "arnak").say("card-machete.effect") == "Du darfst 1 Karte verbannen. Erhalte 2 Kompasse."


def test_a_catalogue_holds_the_interface_and_one_game() -> None:
    assert Catalog("en").has("ui-start") and Catalog("en").has("refusal-cannot-pay")
    assert not Catalog("en").has("card-machete") and not Catalog("en", "quetzal").has("card-machete")
    assert Catalog("en", "arnak").has("card-machete.effect") and not Catalog("en", "arnak").has("card-machete.nothing")


def test_an_unknown_key_is_an_error_only_where_that_is_wanted() -> None:
    assert Catalog("de", "arnak").say("card-nothing") == "card-nothing"
    with pytest.raises(MissingText):
        Catalog("de", "arnak", strict=True).say("card-nothing")
    with pytest.raises(MissingText):
        Catalog("de", "arnak", strict=True).say("log-gained", player="Ann")


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.text import catalog

    there = catalog.keys
    monkeypatch.setattr(catalog, "keys", lambda language, game: {} if language == "fr" else there(language, game))
    assert Catalog("fr", "arnak").say("card-hat") == "Hat"


def test_there_are_three_languages() -> None:
    assert LANGUAGES == ("en", "fr", "de") and list(GAMES) == ["arnak", "quetzal"]
    with pytest.raises(ValueError, match="'it' is none of en, fr, de"):
        Catalog("it")


@pytest.mark.parametrize("game", GAMES)
def test_each_language_sets_its_own_marks(game: str) -> None:
    for language in LANGUAGES:
        for key, pattern in entries(language, game).items():
            text = "".join([getattr(element, "value", "") or "" for element in pattern.elements])
            assert '"' not in text and "'" not in text, (language, key)
            if language == "fr":
                assert not any([f" {mark}" in text for mark in ":;!?»"]) and "« " not in text, key
            else:
                assert "«" not in text and ("“" not in text or language == "en" or "„" in text), (language, key)
