"""Writes web/src/arnak/printed.json: what is printed on Arnak's components, as the page draws it.

An effect becomes a list of short words in the order a card shows them: `coin:2` is an icon and how many, `>` pays
for what follows, `/` is an alternative, `-` before an icon is a discount.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from digsite.arnak import (
    assistants,
    cards,
    choices,
    expeditions,
    guardians,
    idols,
    market,
    pauses,
    relocation,
    research,
    rounds,
    sites,
    tokens,
    travel,
)
from digsite.arnak.box import (
    ARRIVAL_POINTS,
    DISCOVER_COMPASSES,
    LEVEL_OF,
    ROW_OF,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_POINTS,
    TEMPLE_STACKS,
    TRACK,
    Board,
    Card,
)
from digsite.arnak.icons import names
from digsite.arnak.printed import BOX
from digsite.arnak.resources import amounts
from digsite.arnak.scoring import EMPTY_SLOT_POINTS, GUARDIAN_POINTS, IDOL_POINTS, MINUS_ONE_IDOL_POINTS
from digsite.kernel.effects import Seq

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "web" / "src" / "arnak" / "printed.json"

KINDS: Final = ("basic", "fear", "item", "artifact")
TIMINGS: Final = ("free", "main", "halved", "never")
LEVELS: Final = ("camp", "level1", "level2")
COUNTED: Final = ("idol", "guardian", "figure")
MARKETS: Final = {market.ITEMS: ["item"], market.ARTIFACTS: ["artifact"], market.EITHER: ["item", "/", "artifact"]}
Words = list[str]


def token_words(bundle: int, sign: str = "") -> Words:
    return [f"{sign}{name}:{count}" for name, count in amounts(bundle).items()]


def travel_words(bundle: int, sign: str = "") -> Words:
    icons = names(bundle)
    return [f"{sign}{icon}:{icons.count(icon)}" for icon in dict.fromkeys(icons)]


def cost_words(tokens_owed: int, discards: int = 0, needs: int = 0) -> Words:
    return token_words(tokens_owed) + ([f"discard:{discards}"] if discards else []) + travel_words(needs)


def listed(parts: list[Words]) -> Words:
    return [word for part in parts for word in part]


def alternatives(parts: list[Words]) -> Words:
    return [word for i, part in enumerate(parts) for word in (["/"] if i else []) + part]


def expedition(effect: expeditions.Expedition) -> Words:
    if effect.free_travel:
        return ["dig-camp:1", *(["activate-camp:2"] if effect.twice else [])]
    off = [f"-compass:{effect.compasses_off}"] if effect.compasses_off else []
    return ["dig:1", *travel_words(effect.discount, "-"), *off]


def step(effect: research.Research) -> Words:
    return [
        "notebook-step:1" if effect.notebook_only else "research:1",
        *(["free"] if effect.free else token_words(effect.discount, "-")),
    ]


def activate(effect: sites.Activate) -> Words:
    words = [f"activate-{LEVELS[level]}:{effect.count}" for level in effect.levels]
    where = {sites.OWN: ["own"], sites.UNOCCUPIED: ["empty"]}.get(effect.occupancy, [])
    return (words if len(words) < 3 else ["activate:1"]) + where


WORDS: Final[dict[type, Callable[[Any], Words]]] = {
    Seq: lambda e: listed([words(part) for part in e.parts()]),
    tokens.Gain: lambda e: token_words(e.tokens),
    tokens.GainPer: lambda e: [*token_words(e.unit), "per", f"{COUNTED[e.counted]}:1", f"most:{e.cap}"],
    tokens.Trade: lambda e: [*cost_words(e.price.tokens, e.price.cards, e.price.travel), ">", *words(e.benefit)],
    tokens.UpgradeResource: lambda _: ["upgrade:1"],
    choices.Choose: lambda e: (
        ([f"pick:{e.count}"] if e.count > 1 else []) + alternatives([words(b) for b in e.branches])
    ),
    travel.Travel: lambda e: travel_words(e.icons),
    travel.AllIconsPlane: lambda _: ["all-planes:1"],
    cards.Draw: lambda e: [f"draw:{e.count}"] if e.at == cards.TOP else [f"draw-bottom:{e.count}"],
    cards.Discard: lambda _: ["discard:1"],
    cards.Exile: lambda _: ["exile:1"],
    cards.GainFear: lambda e: [f"fear:{e.count}"],
    cards.DrawAndSort: lambda e: [f"{'draw' if e.at == cards.TOP else 'draw-bottom'}:{e.most}", "keep:1"],
    expeditions.Expedition: expedition,
    research.Research: step,
    guardians.OvercomeFree: lambda e: ["overcome:1", "free", *(["any"] if e.anywhere else [])],
    guardians.MoveGuardian: lambda _: ["move-guardian:1"],
    guardians.WardFear: lambda _: ["ward:1"],
    market.Buy: lambda e: ["buy:1", *MARKETS[e.kinds], *([f"-any:{e.discount}"] if e.discount else [])],
    market.RevealTop: lambda e: ["reveal:1"],
    market.GainItem: lambda e: ["take-item:1"],
    market.GainArtifact: lambda e: ["take-artifact:1"],
    market.ExileRightmostItem: lambda _: ["exile-item:1"],
    market.TakeExiledItem: lambda _: ["take-exiled:1"],
    relocation.Relocate: lambda e: ["relocate:1", *[f"activate-{LEVELS[level]}:1" for level in e.levels]],
    relocation.ReturnArchaeologist: lambda _: ["return:1"],
    sites.Activate: activate,
    sites.RevealStackTile: lambda e: [f"reveal-level{e.level}:1"],
    rounds.PassThen: lambda e: ["pass:1", ">", *words(e.effect)],
    idols.UnslotIdol: lambda _: ["unslot:1"],
    assistants.RefreshAssistant: lambda e: [f"refresh:{e.count}"],
    assistants.BorrowAssistant: lambda e: [f"borrow-{'gold' if e.side else 'silver'}:1"],
    assistants.ExchangeAssistant: lambda _: ["exchange:1"],
    assistants.TakeAssistant: lambda _: ["recruit:1"],
    assistants.RescueAssistant: lambda _: ["rescue:1"],
    assistants.PromoteAssistant: lambda _: ["promote:1"],
    pauses.Pause: lambda _: [],
}


def words(effect: object) -> Words:
    """An effect as the icons that a component shows for it."""
    return WORDS[type(effect)](effect)


def card_facts(card: Card) -> dict[str, Any]:
    return {
        "kind": KINDS[card.kind],
        "cost": card.cost,
        "points": card.points,
        "travel": names(card.travel),
        "timing": TIMINGS[card.timing],
        "effect": words(card.effect),
        "pass": words(card.pass_effect) if card.pass_effect is not None else [],
        "exiles": card.exiles_itself,
    }


def board_facts(board: Board) -> dict[str, Any]:
    on_track = [i for i in range(len(TRACK)) if board.exits[i] or any([i in exits for exits in board.exits])]
    return {
        "needs": {
            name: [travel_words(board.needs[space]) for space in SPACES_OF[site]]
            for site, name in enumerate(SITE_NAMES)
        },
        "spaces": [TRACK[i] for i in on_track],
        "exits": {TRACK[i]: [TRACK[end] for end in board.exits[i]] for i in on_track},
        "tolls": {TRACK[i]: token_words(board.tolls[i]) for i in on_track if i},
        "idol_bridge": TRACK[board.idol_bridge] if board.idol_bridge >= 0 else None,
        "bonus_slots": {TRACK[i]: list(board.bonus_slots[i]) for i in on_track if board.bonus_slots[i]},
        "rows": [
            {"points": list(row.points), "effects": [words(effect) for effect in row.effects]} for row in board.rows
        ],
        "temple_costs": {
            stack: token_words(cost) for stack, cost in zip(TEMPLE_STACKS, board.temple_costs, strict=True)
        },
    }


def facts() -> dict[str, Any]:
    return {
        "cards": {card.name: card_facts(card) for card in BOX.cards},
        "sites": {
            site.name: {"effect": words(site.effect), "offers": list(site.offers)}
            for site in (*BOX.camps, *BOX.level1, *BOX.level2)
        },
        "guardians": {
            tile.name: {
                "cost": cost_words(tile.tokens, tile.discards, tile.travel),
                "boon": words(tile.boon) if tile.boon is not None else travel_words(tile.icons),
                "travel": tile.boon is None,
            }
            for tile in BOX.guardians
        },
        "idols": {tile.name: words(tile.effect) for tile in BOX.idols},
        "slots": {tile.name: words(tile.effect) for tile in BOX.slot_effects},
        "bonuses": {tile.name: words(tile.effect) for tile in BOX.bonuses},
        "assistants": {
            tile.name: {
                "silver": words(tile.effects[0]),
                "gold": words(tile.effects[1]),
                "icons": [names(icons) for icons in tile.icons],
                "main": tile.main,
            }
            for tile in BOX.assistants
        },
        "boards": {board.name: board_facts(board) for board in BOX.boards},
        "rival": {
            tile.name: {
                "kind": tile.kind,
                "red": tile.red,
                "resource": tile.resource or None,
                "rounds": list(tile.rounds),
            }
            for tile in BOX.rivals
        },
        "levels": {name: LEVEL_OF[site] for site, name in enumerate(SITE_NAMES)},
        "rows_of": {space: ROW_OF[i] for i, space in enumerate(TRACK)},
        "discover": list(DISCOVER_COMPASSES),
        "temple_points": dict(zip(TEMPLE_STACKS, TEMPLE_POINTS, strict=True)),
        "arrival_points": list(ARRIVAL_POINTS),
        "empty_slot_points": list(EMPTY_SLOT_POINTS),
        "points": {"idol": IDOL_POINTS, "minus_one": MINUS_ONE_IDOL_POINTS, "guardian": GUARDIAN_POINTS},
    }


def text() -> str:
    return json.dumps(facts(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
