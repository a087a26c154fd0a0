"""The state as JSON, in names a person understands (docs/engine-protocol.md, section 4)."""

from __future__ import annotations

from typing import Final

from digsite.arnak.actions import (
    ASSISTANT_NAMES,
    BONUS_NAMES,
    CARD_NAMES,
    GUARDIAN_NAMES,
    IDOL_NAMES,
    LEVEL1_NAMES,
    LEVEL2_NAMES,
    RIVAL_NAMES,
)
from digsite.arnak.box import (
    FIRST_LEVEL1,
    FIRST_LEVEL2,
    SITE_NAMES,
    SPACES_OF,
    TEMPLE_STACKS,
    TEMPLE_TILES,
    TRACK,
)
from digsite.arnak.effects import EFFECTS
from digsite.arnak.icons import names as icon_names
from digsite.arnak.model import BLOCKED, GOLD, NONE, READY, SEEN_BY_HUMAN, UNSEEN, Game, Player, Rival
from digsite.arnak.resources import RESOURCES, UNITS, count
from digsite.arnak.sources import source_name

FORMAT: Final = 1
RULES_VERSION: Final = 2
Json = dict[str, object]


def encode(game: Game) -> Json:
    """The complete state of a game, even in the middle of an effect."""
    out_of_game = box_contents(game)
    return {
        "format": FORMAT,
        "game": "arnak",
        "rules": RULES_VERSION,
        "board": game.board.name,
        "difficulty": None if game.difficulty == NONE else game.difficulty,
        "round": game.round,
        "start": game.start,
        "turn": game.turn,
        "over": game.over,
        "players": [encode_player(player) for player in game.players],
        "rival": None if game.rival is None else encode_rival(game.rival),
        "row": {"artifacts": cards(game.artifacts), "items": cards(game.items)},
        "decks": encode_decks(game),
        "exile": {"items": cards(game.item_exile), "artifacts": cards(game.artifact_exile)},
        "sites": {SITE_NAMES[site]: encode_site(game, site) for site in range(len(SITE_NAMES))},
        "track": encode_track(game),
        "box": [name for name, _ in out_of_game],
        "box_seen": [seen for _, seen in out_of_game],
        "stack": [
            [EFFECTS.write(frame.effect), frame.seat, source_name(frame.source), frame.arg] for frame in game.stack
        ],
    }


def cards(zone: tuple[int, ...]) -> list[str | None]:
    return [None if card == NONE else CARD_NAMES[card] for card in zone]


def idol_name(idol: int) -> str:
    return IDOL_NAMES[idol % UNSEEN]


def encode_player(player: Player) -> Json:
    """`marks` says who knows the cards of hand and deck, `unseen` which idols lie there as nobody has seen them."""
    idols = [*player.crates, *player.slots]
    return {
        "purse": {name: count(player.purse, unit) for name, unit in zip(RESOURCES, UNITS, strict=True)},
        "hand": cards(player.hand),
        "deck": cards(player.deck),
        "play": cards(player.play),
        "apart": cards(player.apart),
        "marks": {
            "hand": list(player.hand_marks),
            "deck": list(player.deck_marks),
            "apart": list(player.apart_marks),
        },
        "archaeologists": player.archaeologists,
        "crates": [idol_name(idol) for idol in player.crates],
        "slots": [None if idol == NONE else idol_name(idol) for idol in player.slots],
        "unseen": [place for place, idol in enumerate(idols) if idol >= UNSEEN],
        "guardians": [
            {"id": GUARDIAN_NAMES[guardian], "boon": bool(player.boons >> guardian & 1)}
            for guardian in player.guardians
        ],
        "assistants": [
            {
                "id": ASSISTANT_NAMES[code >> 2],
                "side": "gold" if code & GOLD else "silver",
                "ready": bool(code & READY),
            }
            for code in player.assistants
        ],
        "magnifier": TRACK[player.magnifier],
        "notebook": TRACK[player.notebook],
        "arrival": player.arrival or None,
        "temple": [TEMPLE_STACKS[stack] for stack in player.temple],
        "passed": player.passed,
        "pool": {"icons": icon_names(player.icons), "needs": icon_names(player.needs)},
        "all_planes": player.all_planes,
        "warded": player.warded,
    }


def encode_rival(rival: Rival) -> Json:
    return {
        "archaeologists": rival.archaeologists,
        "magnifier": TRACK[rival.magnifier],
        "arrival": rival.arrival or None,
        "temple": [TEMPLE_STACKS[stack] for stack in rival.temple],
        "guardians": [GUARDIAN_NAMES[guardian] for guardian in rival.guardians],
        "cards": cards(rival.cards),
        "idols": [idol_name(idol) for idol in rival.idols],
        "minus_one": [idol_name(idol) for idol in rival.minus_one],
        "unseen": [place for place, idol in enumerate(rival.minus_one) if idol >= UNSEEN],
        "tiles": [RIVAL_NAMES[tile] for tile in rival.tiles],
        "used": [RIVAL_NAMES[tile] for tile in rival.used],
    }


def encode_decks(game: Game) -> Json:
    """`known` says how much of a deck everybody knows: its top card, or tiles at its bottom."""
    return {
        "items": cards(game.item_deck),
        "artifacts": cards(game.artifact_deck),
        "fear": ["fear"] * game.fear,
        "fear_tiles": ["fear-tile"] * game.fear_tiles,
        "level1": [LEVEL1_NAMES[tile] for tile in game.level1],
        "level2": [LEVEL2_NAMES[tile] for tile in game.level2],
        "guardians": [GUARDIAN_NAMES[guardian] for guardian in game.guardian_deck],
        "assistants": [[ASSISTANT_NAMES[assistant] for assistant in stack] for stack in game.assistants],
        "rescue": [ASSISTANT_NAMES[assistant] for assistant in game.rescue],
        "known": {
            "items": int(game.item_top_known),
            "artifacts": int(game.artifact_top_known),
            "level1": game.level1_known,
            "level2": game.level2_known,
        },
    }


def encode_site(game: Game, site: int) -> Json:
    figures = [game.figures[space] for space in SPACES_OF[site]]
    spaces = [figure if figure >= 0 else "blocked" if figure == BLOCKED else None for figure in figures]
    guardian = None if game.wardens[site] == NONE else GUARDIAN_NAMES[game.wardens[site]]
    if site < FIRST_LEVEL1:
        return {"spaces": spaces, "guardian": guardian}
    tile = game.tiles[site - FIRST_LEVEL1]
    idol = game.idols[site - FIRST_LEVEL1]
    hidden = game.hidden_idols[site - FIRST_LEVEL2] if site >= FIRST_LEVEL2 else NONE
    return {
        "spaces": spaces,
        "tile": None if tile == NONE else (LEVEL1_NAMES if site < FIRST_LEVEL2 else LEVEL2_NAMES)[tile],
        "guardian": guardian,
        "idol": None if idol == NONE else IDOL_NAMES[idol],
        "hidden_idol": None if hidden == NONE else IDOL_NAMES[hidden],
    }


def encode_track(game: Game) -> Json:
    return {
        "bonus": {
            TRACK[space]: [BONUS_NAMES[bonus] for bonus in game.bonuses[space]]
            for space, slots in enumerate(game.board.bonus_slots)
            if slots
        },
        "stack": [BONUS_NAMES[bonus] for bonus in game.bonus_stack],
        "tiles": {name: game.temple_tiles[stack] for stack, name in enumerate(TEMPLE_STACKS)},
    }


SEEN: Final = "seen"
UNSEEN_BY_ALL: Final = "unseen"
HUMAN_SAW: Final = "human"


def box_contents(game: Game) -> list[tuple[str, str]]:
    """Everything out of the game, with who has seen it."""
    contents = [(CARD_NAMES[card], SEEN) for card in game.gone_basics]
    for bonus in game.gone_bonuses:
        contents.append((BONUS_NAMES[bonus % SEEN_BY_HUMAN], HUMAN_SAW if bonus >= SEEN_BY_HUMAN else SEEN))
    contents += [(BONUS_NAMES[bonus], UNSEEN_BY_ALL) for bonus in game.unused_bonuses]
    contents += [(ASSISTANT_NAMES[assistant], SEEN) for assistant in game.gone_assistants]
    contents += [(idol_name(idol), UNSEEN_BY_ALL if idol >= UNSEEN else SEEN) for idol in game.gone_idols]
    contents += [(RIVAL_NAMES[tile], SEEN) for tile in game.unused_rivals]
    for stack, name in enumerate(TEMPLE_STACKS):
        contents += [(name, SEEN)] * (TEMPLE_TILES - game.temple_tiles[stack] - temple_tiles_taken(game, stack))
    return contents


def temple_tiles_taken(game: Game, stack: int) -> int:
    by_rival = 0 if game.rival is None else game.rival.temple.count(stack)
    return by_rival + sum([player.temple.count(stack) for player in game.players])
