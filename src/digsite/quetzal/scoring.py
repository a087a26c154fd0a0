"""Final scoring and who wins (R-62, R-63)."""

from __future__ import annotations

from digsite.quetzal.model import Game, Player


def scores(game: Game) -> list[dict[str, int]]:
    """Each seat's points by part, with the total, as if the game ended now."""
    sheet = [player_score(game, seat, player) for seat, player in enumerate(game.players)]
    return [{"seat": seat, **parts, "total": sum(parts.values())} for seat, parts in enumerate(sheet)]


def player_score(game: Game, seat: int, player: Player) -> dict[str, int]:
    """Points scored in play, the marker, full sets of coins, every tile ever gained; cards score nothing."""
    tiles = player.upgrades + player.discarded
    return {
        "play": player.score,
        "marker": game.box.marker_vp if game.marker == seat else 0,
        "coins": player.coins // game.box.coins_per_vp,
        "upgrades": sum([game.box.end_vp[tile] for tile in tiles]),
    }


def winners(game: Game) -> tuple[list[int], str | None]:
    """The winning seats and the tie-break: farther along the Discovery track, otherwise shared (R-63)."""
    sheet = scores(game)
    best = max([score["total"] for score in sheet])
    tied = [score["seat"] for score in sheet if score["total"] == best]
    if len(tied) == 1:
        return tied, None
    furthest = max([game.players[seat].discovery for seat in tied])
    ahead = [seat for seat in tied if game.players[seat].discovery == furthest]
    return (ahead, "discovery") if len(ahead) == 1 else (ahead, "shared")
