"""The catalogue: every action by number, with its notation and its verb and targets."""

from __future__ import annotations

from typing import Final

from digsite.arnak import verbs
from digsite.arnak.box import (
    FEAR_TILE,
    FIRST_ARTIFACT,
    FIRST_ITEM,
    SITE_NAMES,
    SITE_OF,
    SPACES_OF,
    TEMPLE_STACKS,
    TRACK,
)
from digsite.arnak.printed import BOX
from digsite.kernel.catalogue import Catalogue, Targets

CARD_NAMES: Final[tuple[str, ...]] = tuple([card.name for card in BOX.cards])
GUARDIAN_NAMES: Final[tuple[str, ...]] = tuple([guardian.name for guardian in BOX.guardians])
ASSISTANT_NAMES: Final[tuple[str, ...]] = tuple([assistant.name for assistant in BOX.assistants])
IDOL_NAMES: Final[tuple[str, ...]] = tuple([idol.name for idol in BOX.idols])
BONUS_NAMES: Final[tuple[str, ...]] = tuple([bonus.name for bonus in BOX.bonuses])
SLOT_NAMES: Final[tuple[str, ...]] = tuple([slot.name for slot in BOX.slot_effects])
CAMP_NAMES: Final[tuple[str, ...]] = tuple([camp.name for camp in BOX.camps])
LEVEL1_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in BOX.level1])
LEVEL2_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in BOX.level2])
RIVAL_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in BOX.rivals])
PAIR_NAMES: Final[tuple[str, ...]] = tuple([tile.name for tile in BOX.rivals if tile.red])
UPGRADED: Final[tuple[str, ...]] = ("tablet", "arrowhead")


def one(key: str, names: tuple[str, ...]) -> Targets:
    return [{key: name} for name in names]


def numbers(key: str, first: int, count: int) -> Targets:
    return [{key: first + i} for i in range(count)]


def spaces(count: int = verbs.SPACES) -> Targets:
    return [{"site": SITE_NAMES[SITE_OF[i]], "space": SPACES_OF[SITE_OF[i]].index(i) + 1} for i in range(count)]


def halves(option: str) -> Targets:
    return [{"card": card.name, "option": option} for card in BOX.cards if card.half >= 0]


NO_TARGET: Final[Targets] = [{}]
CARDS: Final = one("card", CARD_NAMES)
SITES: Final = one("site", SITE_NAMES)
ASSISTANTS: Final = one("assistant", ASSISTANT_NAMES)
RELOCATIONS: Final[Targets] = [
    {"from": origin, **target} for origin in SITE_NAMES for target in spaces(verbs.LOW_SPACES)
]
SECOND_RELOCATIONS: Final[Targets] = [
    {"from": camp, "figure": 2, **target} for camp in CAMP_NAMES for target in spaces(verbs.LOW_SPACES)
]
MOVES: Final[Targets] = [
    {"from": origin, "site": site} for origin in SITE_NAMES for site in SITE_NAMES[: verbs.LOW_SITES]
]
EXCHANGES: Final[Targets] = [{"own": own, "new": new} for own in ASSISTANT_NAMES for new in ASSISTANT_NAMES]
DECKS: Final[Targets] = [{"seat": seat, "card": card} for seat in range(verbs.SEATS) for card in CARD_NAMES]

# In the order of `verbs`: the verb and its possible targets.
CATALOGUE_LAYOUT: Final[tuple[tuple[int, str, Targets], ...]] = (
    (verbs.SLOT, "slot", one("effect", SLOT_NAMES)),
    (verbs.BOON, "boon", one("guardian", GUARDIAN_NAMES)),
    (verbs.USE, "use", ASSISTANTS),
    (verbs.PLAY, "play", CARDS),
    (verbs.PLAY_FREE, "play", halves("free")),
    (verbs.PLAY_PASS, "play", halves("pass")),
    (verbs.DIG, "dig", spaces()),
    (verbs.DISCOVER, "discover", SITES),
    (verbs.OVERCOME, "overcome", SITES),
    (verbs.BUY, "buy", CARDS),
    (verbs.RESEARCH_MAGNIFIER, "research", [{"token": "magnifier", "space": space} for space in TRACK]),
    (verbs.RESEARCH_NOTEBOOK, "research", [{"token": "notebook", "space": space} for space in TRACK]),
    (verbs.TEMPLE, "temple", one("stack", TEMPLE_STACKS)),
    (verbs.PASS, "pass", NO_TARGET),
    (verbs.END_TURN, "end-turn", NO_TARGET),
    (verbs.TRAVEL_CARD, "travel", one("source", CARD_NAMES)),
    (verbs.TRAVEL_BOON, "travel", one("source", GUARDIAN_NAMES)),
    (verbs.TRAVEL_ASSISTANT, "travel", one("source", ASSISTANT_NAMES)),
    (verbs.HIRE, "hire", NO_TARGET),
    (verbs.PAY, "pay", NO_TARGET),
    (verbs.SKIP, "skip", NO_TARGET),
    (verbs.CHOOSE, "choose", numbers("option", 1, verbs.CHOICES)),
    (verbs.DRAW, "draw", NO_TARGET),
    (verbs.DISCARD, "discard", CARDS),
    (verbs.EXILE_HAND, "exile", [{**card, "zone": "hand"} for card in CARDS]),
    (verbs.EXILE_PLAY, "exile", [{**card, "zone": "play"} for card in CARDS]),
    (verbs.ACTIVATE, "activate", SITES),
    (verbs.RELOCATE, "relocate", RELOCATIONS),
    (verbs.RETURN, "return", SITES),
    (verbs.MOVE, "move", MOVES),
    (verbs.TAKE_CARD, "take", one("thing", CARD_NAMES)),
    (verbs.TAKE_ASSISTANT, "take", one("thing", ASSISTANT_NAMES)),
    (verbs.TAKE_BONUS, "take", one("thing", BONUS_NAMES)),
    (verbs.UPGRADE, "upgrade", one("resource", UPGRADED)),
    (verbs.PROMOTE, "promote", ASSISTANTS),
    (verbs.REFRESH, "refresh", ASSISTANTS),
    (verbs.EXCHANGE, "exchange", EXCHANGES),
    (verbs.BORROW, "borrow", ASSISTANTS),
    (verbs.UNSLOT, "unslot", numbers("slot", 1, verbs.SLOTS)),
    (verbs.ANNOUNCE, "announce", numbers("count", 0, verbs.HIGHEST_ANNOUNCEMENT + 1)),
    (verbs.KEEP, "keep", CARDS),
    (verbs.TOP, "top", CARDS),
    (verbs.BONUS, "bonus", NO_TARGET),
    (verbs.ROW, "row", NO_TARGET),
    (verbs.RESOLVE, "resolve", NO_TARGET),
    (verbs.LAY, "lay", CARDS),
    (verbs.DONE, "done", NO_TARGET),
    (verbs.CONTINUE, "continue", NO_TARGET),
    (verbs.SHUFFLED_ITEM, "items", CARDS[FIRST_ITEM:FIRST_ARTIFACT]),
    (verbs.SHUFFLED_ARTIFACT, "artifacts", CARDS[FIRST_ARTIFACT:FEAR_TILE]),
    (verbs.SHUFFLED_LEVEL1, "level1", one("tile", LEVEL1_NAMES)),
    (verbs.SHUFFLED_LEVEL2, "level2", one("tile", LEVEL2_NAMES)),
    (verbs.SHUFFLED_GUARDIAN, "guardians", one("guardian", GUARDIAN_NAMES)),
    (verbs.SHUFFLED_IDOL, "idols", one("idol", IDOL_NAMES)),
    (verbs.SHUFFLED_ASSISTANT, "assistants", ASSISTANTS),
    (verbs.SHUFFLED_BONUS, "bonuses", one("bonus", BONUS_NAMES)),
    (verbs.BLOCKED_CAMP, "blocked", one("camp", CAMP_NAMES)),
    (verbs.RED_PAIR, "red", one("tile", PAIR_NAMES)),
    (verbs.SHUFFLED_RIVAL, "rival", one("tile", RIVAL_NAMES)),
    (verbs.SHUFFLED_DECK, "deck", DECKS),
    (verbs.RELOCATE_SECOND, "relocate", SECOND_RELOCATIONS),
    (verbs.RETURN_SECOND, "return", [{"site": camp, "figure": 2} for camp in CAMP_NAMES]),
)


CHANCE: Final = range(verbs.SHUFFLED_ITEM, verbs.RELOCATE_SECOND)
CATALOGUE: Final = Catalogue(CATALOGUE_LAYOUT, CHANCE, secret=frozenset({"keep", "top"}))
assert len(CATALOGUE) == verbs.ACTIONS
