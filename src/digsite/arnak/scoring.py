"""Final points, by category, and who wins (118-121, 158, Q25, Q26)."""

from __future__ import annotations

from typing import Final

from digsite.arnak.box import ARRIVAL_POINTS, ARTIFACT, ITEM, ROW_OF, TEMPLE_POINTS
from digsite.arnak.model import NONE, RIVAL, Game, Player, Rival

GUARDIAN_POINTS: Final = 5
IDOL_POINTS: Final = 3
MINUS_ONE_IDOL_POINTS: Final = 2
EMPTY_SLOT_POINTS: Final[tuple[int, ...]] = (1, 2, 3, 4)
PARTS: Final[tuple[str, ...]] = ("research", "temple", "idols", "guardians", "cards", "fear")


def scores(game: Game) -> list[dict[str, int]]:
    """Each seat's points by part, with the total; solo, the rival is seat 1."""
    sheet = [player_score(game, player) for player in game.players]
    if game.rival is not None:
        sheet.append(rival_score(game, game.rival))
    return [{"seat": seat, **parts, "total": sum(parts.values())} for seat, parts in enumerate(sheet)]


def player_score(game: Game, player: Player) -> dict[str, int]:
    return dict(zip(PARTS, player_parts(game, player), strict=True))


def player_points(game: Game, player: Player) -> int:
    """Only the total, for callers that ask often."""
    research, temple, idols, guardians, cards, fear = player_parts(game, player)
    return research + temple + idols + guardians + cards + fear


def player_parts(game: Game, player: Player) -> tuple[int, int, int, int, int, int]:
    """The points of each of PARTS."""
    temple = cards = fear = 0
    for stack in player.temple:
        temple += TEMPLE_POINTS[stack]
    for zone in (player.deck, player.hand, player.play, player.apart):
        for number in zone:
            card = game.box.cards[number]
            if card.kind in (ITEM, ARTIFACT):
                cards += card.points
            if card.points < 0:
                fear += card.points
    research = token_points(game, player.magnifier, player.arrival, 0) + token_points(game, player.notebook, 0, 1)
    return research, temple, idol_points(player), GUARDIAN_POINTS * len(player.guardians), cards, fear


def idol_points(player: Player) -> int:
    """Idols, in crates or slots, and the slots that are empty."""
    points = IDOL_POINTS * len(player.crates)
    for slot in range(len(EMPTY_SLOT_POINTS)):
        points += EMPTY_SLOT_POINTS[slot] if player.slots[slot] == NONE else IDOL_POINTS
    return points


def rival_score(game: Game, rival: Rival) -> dict[str, int]:
    """Like a player's, without notebook, slots and Fear; idols of the -1 stack are worth one less (158)."""
    return {
        "research": token_points(game, rival.magnifier, rival.arrival, 0),
        "temple": sum([TEMPLE_POINTS[stack] for stack in rival.temple]),
        "idols": IDOL_POINTS * len(rival.idols) + MINUS_ONE_IDOL_POINTS * len(rival.minus_one),
        "guardians": GUARDIAN_POINTS * len(rival.guardians),
        "cards": sum([game.box.cards[card].points for card in rival.cards]),
        "fear": 0,
    }


def token_points(game: Game, space: int, arrival: int, token: int) -> int:
    """By row; in the Lost Temple by order of arrival (95)."""
    if arrival:
        return ARRIVAL_POINTS[arrival - 1]
    return game.board.rows[ROW_OF[space] - 1].points[token] if ROW_OF[space] else 0


def winners(game: Game) -> tuple[list[int], str | None]:
    """The winning seats and the tie-break that decided: earlier in the Lost Temple, then research (121)."""
    sheet = scores(game)
    best = max([score["total"] for score in sheet])
    tied = [score["seat"] for score in sheet if score["total"] == best]
    if len(tied) == 1:
        return tied, None
    arrived = [seat for seat in tied if arrival(game, seat)]
    if arrived:
        return [min(arrived, key=lambda seat: arrival(game, seat))], "temple-arrival"
    most = max([sheet[seat]["research"] for seat in tied])
    ahead = [seat for seat in tied if sheet[seat]["research"] == most]
    return (ahead, "research") if len(ahead) == 1 else (ahead, "shared")


def arrival(game: Game, seat: int) -> int:
    """1 for the first to reach the Lost Temple, 0 for never."""
    if game.rival is not None and seat == RIVAL:
        return game.rival.arrival
    return game.players[seat].arrival
