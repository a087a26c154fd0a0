"""What the terminal says an action takes is what the engine will charge, discounts included."""

from __future__ import annotations

from digsite.arnak import RULES
from digsite.kernel.asking import listed
from digsite.text.catalog import Catalog
from digsite.text.telling import Telling
from digsite.words.games import things_of
from tests.arnak.table import arnak, play


def said(position: str, before: tuple[str, ...], action: str) -> str:
    game = arnak(position)
    play(game, *before)
    things = things_of("arnak", Telling(Catalog("en", "arnak"), {0: "Ann", 1: "Ben"}), game)
    entry = next(one for one in listed(game, RULES.catalogue) if one["notation"] == action)
    return things.detail(RULES.view(game, 0), {**entry})


def test_a_price_is_told_after_its_discount() -> None:
    full = said("hand: fear; coin: 9; items: precision-compass", (), "buy precision-compass")
    cheap = said(
        "hand: fear; coin: 9; items: precision-compass; assistants: a-buyer+", ("use a-buyer",), "buy precision-compass"
    )
    printed = next(card.cost for card in arnak().box.cards if card.name == "precision-compass")
    assert full.startswith(f"{printed} coins; ")
    assert not cheap.startswith(f"{printed} coins; ")
    assert cheap.partition("; ")[2] == full.partition("; ")[2]


def test_travel_and_compasses_are_told_together() -> None:
    position = "hand: exploration-car; compass: 3; idols: l1-1=idol-coin"
    assert said(position, (), "discover l1-1").startswith("3 compasses and 1 car")
