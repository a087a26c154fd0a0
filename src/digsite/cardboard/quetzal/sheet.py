"""Quetzal's score sheet: what each player has at the end, entered by hand."""

from __future__ import annotations

from typing import Final

from digsite.kernel.reading import Reader
from digsite.quetzal import RULES
from digsite.quetzal.box import TILE_NAMES
from digsite.quetzal.model import Game
from digsite.quetzal.printed.tracks import LONGEST_TRACK
from digsite.quetzal.printed.upgrades import TILES

PLAYER: Final = ("points", "coins", "upgrades", "discovery")
MOST_POINTS: Final = 999


def table_of(reader: Reader, sheet: object) -> Game:
    reader.only(sheet, ("game", "seats", "marker", "edition"), "")
    seats = reader.listed(reader.member(sheet, "seats", ""), "seats")
    if not 2 <= len(seats) <= 5:
        reader.wrong("seats", "two to five seats are expected")
        seats = [{}, {}]
    edition = sheet.get("edition", {}) if isinstance(sheet, dict) else {}
    game = RULES.new({"players": len(seats), "edition": edition})
    game.marker = reader.whole(reader.member(sheet, "marker", ""), "marker", 0, len(seats) - 1)
    tiles: list[int] = []
    for seat, entered in enumerate(seats):
        where, player = f"seats[{seat}]", game.players[seat]
        reader.only(entered, PLAYER, where)
        player.score = reader.whole(reader.member(entered, "points", where), f"{where}.points", 0, MOST_POINTS)
        player.coins = reader.whole(reader.member(entered, "coins", where), f"{where}.coins", 0, MOST_POINTS)
        steps = reader.member(entered, "discovery", where)
        player.discovery = reader.whole(steps, f"{where}.discovery", 0, LONGEST_TRACK)
        player.upgrades = reader.names(reader.member(entered, "upgrades", where), TILE_NAMES, f"{where}.upgrades")
        tiles += player.upgrades
    check_tiles(reader, game, tiles)
    return game


def check_tiles(reader: Reader, game: Game, tiles: list[int]) -> None:
    """Tiles the edition has, no more than there are in all; how many of each, and how long the track is, is assumed."""
    for tile in sorted(set(tiles)):
        if not game.box.tile_copies[tile]:
            reader.wrong("upgrades", f"{TILE_NAMES[tile]} is not in this edition")
    if len(tiles) > TILES:
        reader.wrong("upgrades", f"{TILES} upgrades are in the box")
