"""The printed cards, proof-read: every price, value, travel icon and timing, and their sums."""

from __future__ import annotations

from collections import Counter

from digsite.arnak.box import ARTIFACT, BASIC, FEAR, FREE, HALVED, ITEM, MAIN, NEVER, Card
from digsite.arnak.icons import names
from digsite.arnak.printed import BOX

# name, price, points, travel
ITEMS = """
sea-turtle 3 1 boat+boat
ostrich 3 1 car+car
pack-donkey 4 1 car+car
horse 4 1 car+car
steam-boat 3 3 boat+boat
automobile 3 3 car+car
sturdy-boots 1 1 car+car
gold-pan 1 1 boat+boat
trowel 1 1 car
pickaxe 1 1 car
hot-air-balloon 2 1 plane
aeroplane 4 3 plane+plane
journal 3 1 car+boat
parrot 2 2 boat
watch 1 1 boat
army-knife 3 1 car+boat
binoculars 4 1 boat
tent 4 2 car
fishing-rod 2 2 boat
precision-compass 4 1 boat
bow-and-arrows 2 2 car
carrier-pigeon 2 1 boat
whip 2 1 car
rough-map 1 1 boat
airdrop 2 1 plane
flask 2 1 boat
machete 4 1 car
torch 2 2 boat
large-backpack 3 1 car
rope 2 1 boat
revolver 4 1 boat+boat
hat 1 1 boat
bear-trap 2 1 car
grappling-hook 2 2 car
lantern 3 2 car
dog 3 1 car
brush 3 3 car
axe 2 2 boat
chronometer 3 2 boat+boat
theodolite 3 1 boat
"""

ARTIFACTS = """
pathfinders-sandals 3 1 plane
pathfinders-staff 4 1 plane
war-mask 3 1 plane
treasure-chest 4 3 plane
ritual-dagger 4 2 plane
crystal-earring 4 2 plane
mortar 3 1 plane
serpents-gold 3 2 plane
serpent-idol 2 1 plane
monkey-medallion 4 2 plane
idol-of-ara-anu 3 1 plane
inscribed-blade 2 1 plane
guardians-ocarina 4 2 plane+plane
tigerclaw-hairpin 4 2 plane
war-club 4 1 plane
sundial 2 1 plane
traders-scales 4 2 plane
hunting-arrows 4 1 plane
coconut-flask 3 2 plane
cleansing-cauldron 3 1 plane
ancient-wine 3 1 plane
decorated-horn 2 1 plane
ornate-hammer 4 2 plane
star-charts 4 2 plane
stone-jar 2 1 plane
passage-shell 3 1 plane
ceremonial-rattle 3 2 plane
sacred-drum 4 1 plane
traders-coins 3 1 plane
stone-key 3 2 plane
obsidian-earring 4 2 plane
guiding-stone 3 1 plane
guiding-skull 4 1 plane
runes-of-the-dead 4 1 plane
guardians-crown 4 2 plane
"""

BASICS = """
funding-boat 0 0 boat
funding-car 0 0 car
exploration-boat 0 0 boat
exploration-car 0 0 car
"""


def of_kind(kind: int) -> list[Card]:
    return [card for card in BOX.cards if card.kind == kind]


def printed(kind: int) -> list[str]:
    """The table of one kind of card, one line a card."""
    return [f"{card.name} {card.cost} {card.points} {'+'.join(names(card.travel))}" for card in of_kind(kind)]


def of_timing(timing: int) -> list[str]:
    return [card.name for card in BOX.cards if card.timing == timing]


def icons(kind: int) -> Counter[str]:
    return Counter([icon for card in of_kind(kind) for icon in names(card.travel)])


def test_every_item_has_its_price_points_and_travel() -> None:
    assert printed(ITEM) == ITEMS.split("\n")[1:-1]


def test_every_artifact_has_its_price_points_and_travel() -> None:
    assert printed(ARTIFACT) == ARTIFACTS.split("\n")[1:-1]


def test_the_basic_cards_cost_nothing_and_are_worth_nothing() -> None:
    assert printed(BASIC) == BASICS.split("\n")[1:-1]


def test_fear_is_worth_minus_one_and_a_boot_its_tile_minus_two_and_no_travel() -> None:
    assert printed(FEAR) == ["fear 0 -1 boot", "fear-tile 0 -2 "]


def test_40_items_cost_101_coins_and_are_worth_57_points() -> None:
    items = of_kind(ITEM)
    assert (len(items), sum([card.cost for card in items]), sum([card.points for card in items])) == (40, 101, 57)
    assert Counter([card.cost for card in items]) == {1: 7, 2: 13, 3: 12, 4: 8}
    assert Counter([card.points for card in items]) == {1: 27, 2: 9, 3: 4}
    assert icons(ITEM) == {"boat": 25, "car": 24, "plane": 4}


def test_35_artifacts_cost_117_compasses_and_are_worth_51_points() -> None:
    artifacts = of_kind(ARTIFACT)
    sums = (len(artifacts), sum([card.cost for card in artifacts]), sum([card.points for card in artifacts]))
    assert sums == (35, 117, 51)
    assert Counter([card.cost for card in artifacts]) == {2: 5, 3: 13, 4: 17}
    assert Counter([card.points for card in artifacts]) == {1: 20, 2: 14, 3: 1}
    assert icons(ARTIFACT) == {"plane": 36}


def test_seven_items_and_the_basic_cards_are_free_actions() -> None:
    """Ruling 77."""
    basics = ["funding-boat", "funding-car", "exploration-boat", "exploration-car"]
    assert of_timing(FREE) == [*basics, "steam-boat", "automobile", "gold-pan", "carrier-pigeon", "hat"]
    assert of_timing(HALVED) == ["watch", "chronometer"]


def test_fear_is_never_played_for_an_effect() -> None:
    assert of_timing(NEVER) == ["fear", "fear-tile"]


def test_every_artifact_and_the_other_33_items_are_main_actions() -> None:
    assert {card.timing for card in of_kind(ARTIFACT)} == {MAIN}
    assert len([card for card in of_kind(ITEM) if card.timing == MAIN]) == 33


def test_only_halved_cards_have_a_pass_half() -> None:
    assert [card.name for card in BOX.cards if card.pass_effect is not None] == ["watch", "chronometer"]


def test_seven_items_exile_themselves() -> None:
    """Ruling 75."""
    exiled = ["hot-air-balloon", "journal", "whip", "rough-map", "airdrop", "flask", "bear-trap"]
    assert [card.name for card in BOX.cards if card.exiles_itself] == exiled
