"""Whole games told in all three languages: every event, prompt, action and refusal that turns up."""

from __future__ import annotations

import importlib
import random
from typing import Any

import pytest

from digsite.dice import SeededDice
from digsite.kernel.play import legal_actions, to_decide
from digsite.kernel.session import Session
from digsite.text.catalog import LANGUAGES, Catalog
from digsite.text.telling import Telling

pytest.importorskip("fluent.runtime")

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("arnak", {"players": 1, "board": "snake", "difficulty": 3}),
    ("arnak", {"players": 2, "board": "bird"}),
    ("arnak", {"players": 4, "board": "snake"}),
    ("quetzal", {"players": 2}),
    ("quetzal", {"players": 4}),
]


def tellings(game: str) -> list[Telling]:
    return [Telling(Catalog(language, game, strict=True), {0: "Ann"}) for language in LANGUAGES]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_whole_game_can_be_told(game: str, options: dict[str, Any]) -> None:
    rules = pytest.importorskip(f"digsite.{game}").RULES
    session, dice = Session.new(rules, options, SeededDice(7)), random.Random(7)
    while (seat := to_decide(session.game)) is not None:
        decision, legal = rules.decision(session.game), legal_actions(session.game)
        some = [rules.catalogue[action] for action in dice.sample(legal, min(8, len(legal)))]
        refused = dice.randrange(len(rules.catalogue))
        why = rules.why(session.game, seat, refused)
        events = [event.seen_by(viewer) for event in session.act(dice.choice(legal)) for viewer in (0, 1, None)]
        for telling in tellings(game):
            said = [telling.prompt(decision["kind"], decision["effect"], [action.notation for action in some])]
            said += [telling.action(action.verb, action.targets, decision["effect"]) for action in some]
            said += [telling.event(event) for event in events]
            said += [telling.refusal(why.code, why.missing, why.rule, why.page)] if why else []
            assert all([text.strip() and "{" not in text for text in said]), said


def test_what_is_taken_is_asked_for_by_its_kind() -> None:
    telling = Telling(Catalog("en", "arnak"))
    assert telling.prompt("pick", None, ["skip", "take a-coins"]) == "Which assistant do you take?"
    assert telling.prompt("pick", None, ["take bonus-coin"]) == "Which bonus tile do you take?"
    assert telling.prompt("pick", None, ["take hat"]) == telling.prompt("pick", None, ["take"])


@pytest.mark.parametrize("game", ["arnak", "quetzal"])
def test_every_action_has_a_label(game: str) -> None:
    catalogue = importlib.import_module(f"digsite.{game}.actions").CATALOGUE
    seen: set[tuple[str, ...]] = set()
    for action in catalogue:
        form = (
            action.verb,
            *[f"{key}={value}" if isinstance(value, str) else key for key, value in action.targets.items()],
        )
        if form not in seen:
            seen.add(form)
            for telling in tellings(game):
                assert telling.action(action.verb, action.targets).strip()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann gains 1 coin, 2 compasses and 1 jewel."),
        ("fr", "Ann gagne 1 pièce, 2 boussoles et 1 joyau."),
        ("de", "Ann erhält 1 Münze, 2 Kompasse und 1 Juwel."),
    ],
)
def test_amounts_are_listed(language: str, said: str) -> None:
    telling = Telling(Catalog(language, "arnak", strict=True), {0: "Ann"})
    assert telling.event({"event": "gained", "seat": 0, "coin": 1, "compass": 2, "jewel": 1}) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 2 sends an archaeologist to the coin camp (space 1)."),
        ("fr", "Joueur 2 envoie un archéologue au Camp aux pièces (emplacement 1)."),
        ("de", "Spieler 2 schickt einen Archäologen ins Münzcamp (Feld 1)."),
    ],
)
def test_places_have_cases(language: str, said: str) -> None:
    telling = Telling(Catalog(language, "arnak", strict=True))
    assert telling.event({"event": "placed", "seat": 1, "site": "camp-coin", "space": 1}) == said


@pytest.mark.parametrize(
    ("language", "seen", "hidden"),
    [
        ("en", "Ann draws Hat.", "Ann draws a card."),
        ("fr", "Ann pioche «\u202fChapeau\u202f».", "Ann pioche une carte."),
        ("de", "Ann zieht „Hut“.", "Ann zieht eine Karte."),
    ],
)
def test_a_hidden_card_stays_hidden(language: str, seen: str, hidden: str) -> None:
    telling = Telling(Catalog(language, "arnak", strict=True), {0: "Ann"})
    assert telling.event({"event": "drew", "seat": 0, "card": "hat"}) == seen
    assert telling.event({"event": "drew", "seat": 0, "card": None}) == hidden


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You cannot afford this. Missing: 1 coin and 2 boots. Rule 26. Rulebook, page 9."),
        (
            "fr",
            "Vous ne pouvez pas payer cela. Il vous manque 1 pièce et 2 bottes. Règle 26. Livret de règles, page\u00a09.",
        ),
        (
            "de",
            "Das kannst du nicht bezahlen. Noch nötig: 1 Münze und 2 Stiefel. Regel 26. Regelheft, Seite 9.",
        ),
    ],
)
def test_a_refusal_says_what_is_missing_and_where_to_read(language: str, said: str) -> None:
    telling = Telling(Catalog(language, "arnak", strict=True))
    assert telling.refusal("cannot-pay", {"coin": 1, "boot": 2}, "26", 9) == said


def test_an_option_says_what_it_stands_for() -> None:
    telling = Telling(Catalog("en", "arnak", strict=True))
    assert telling.action("choose", {"option": 4}, "army-knife") == "Gain 1 tablet"
    assert telling.action("choose", {"option": 2}, "a-coin-plane", "gold") == "Gain 2 planes"
    assert telling.action("choose", {"option": 2}, "a-coin-plane") == "Option 2"
    assert telling.action("play", {"card": "watch", "option": "pass"}) == "Play Watch and pass"


def test_figures_of_an_edition_are_told() -> None:
    telling = Telling(Catalog("en", "quetzal", strict=True))
    assert telling.figured("upgrade-coins_to_vp.effect", {"pay_coins": 3, "vp": 1}) == (
        "At any time: pay 3 coins for 1 victory point."
    )
    assert telling.figured("location-harbor_office.effect", {"cost_per_meeple": 2, "deliver_max_per_meeple": 3}) == (
        "Any number of meeples in either role, for 2 coins each. Each delivers up to 3 cards."
    )
