"""What a text says is gained, paid or covered is what the table says, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from digsite.arnak.icons import names
from digsite.arnak.printed import BOX
from digsite.arnak.resources import amounts
from digsite.arnak.tokens import Gain, Trade
from digsite.games import GAMES
from digsite.text.catalog import LANGUAGES, Catalog, keys

pytest.importorskip("fluent.runtime")


def figures(effect: Any) -> list[tuple[str, int]]:
    """The tokens that an effect or its parts give or cost, and the travel icons of a cost."""
    found: list[tuple[str, int]] = []
    if isinstance(effect, Gain):
        found += amounts(effect.tokens).items()
    if isinstance(effect, Trade):
        found += amounts(effect.price.tokens).items()
        found += icons(effect.price.travel)
    parts = effect.parts() if hasattr(effect, "parts") else effect if isinstance(effect, tuple) else ()
    return found + [figure for part in parts if not isinstance(part, (int, str)) for figure in figures(part)]


def icons(bundle: int) -> list[tuple[str, int]]:
    listed = names(bundle)
    return [(icon, listed.count(icon)) for icon in dict.fromkeys(listed)]


def texts() -> list[tuple[str, list[tuple[str, int]]]]:
    """Every text about an effect, with the figures it must name."""
    told = [(f"card-{card.name}.effect", figures(card.effect) + figures(card.pass_effect)) for card in BOX.cards]
    tiles: tuple[Any, ...] = (*BOX.camps, *BOX.level1, *BOX.level2, *BOX.idols, *BOX.slot_effects, *BOX.bonuses)
    told += [(f"{tile.name}.effect", figures(tile.effect)) for tile in tiles]
    for assistant in BOX.assistants:
        for side, effect, bundle in zip(("silver", "gold"), assistant.effects, assistant.icons, strict=True):
            told.append((f"{assistant.name}.{side}", figures(effect) + icons(bundle)))
    for guardian in BOX.guardians:
        cost = [*amounts(guardian.tokens).items(), *icons(guardian.travel)]
        told += [(f"{guardian.name}.cost", cost), (f"{guardian.name}.boon", icons(guardian.icons))]
    for board in BOX.boards:
        for number, row in enumerate(board.rows, start=1):
            magnifier, notebook = row.effects
            told.append((f"{board.name}-row-{number}.magnifier", figures(magnifier)))
            told.append((f"{board.name}-row-{number}.notebook", figures(notebook)))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_the_printed_figures(language: str) -> None:
    catalog = Catalog(language, "arnak", strict=True)
    wrong = [
        (key, catalog.say(key), amount)
        for key, listed in texts()
        for amount in [catalog.say(f"amount-{name}", count=count) for name, count in listed]
        if amount not in catalog.say(key)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_exiles_itself_says_so(language: str) -> None:
    catalog = Catalog(language, "arnak", strict=True)
    said = catalog.say("card-rough-map.effect").split(".")[0]
    for card in BOX.cards:
        assert card.exiles_itself == catalog.say(f"card-{card.name}.effect").startswith(said), card.name


# Numbers in words; from three on, for a pair is often "both" and one an article.
NUMBERS = {
    "en": {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10},
    "fr": {"trois": 3, "quatre": 4, "cinq": 5, "six": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10},
    "de": {"drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9} | {"zehn": 10},
}


def named(language: str, text: str) -> set[int]:
    """The figures that a rule names, in digits or in words."""
    words = [NUMBERS[language].get(word.lower(), 0) for word in re.findall(r"\w+", text)]
    return {figure for figure in [*words, *[int(digits) for digits in re.findall(r"\d+", text)]] if figure > 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_names_the_same_figures_in_every_language(game: str) -> None:
    catalogs = [Catalog(language, game, strict=True) for language in LANGUAGES]
    for key in [key for key in keys("en", game) if key.startswith("rule-")]:
        figured = {catalog.language: named(catalog.language, catalog.say(key)) for catalog in catalogs}
        assert figured["fr"] == figured["en"] == figured["de"], (key, figured)
