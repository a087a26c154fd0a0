"""Quetzal's score sheet: what each player has at the end, entered by hand."""

from __future__ import annotations

from typing import Final

from digsite.kernel.reading import Reader
from digsite.quetzal import RULES
from digsite.quetzal.box import COINS_IN_BOX, TILE_NAMES
from digsite.quetzal.model import Game

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
        player.coins = reader.whole(reader.member(entered, "coins", where), f"{where}.coins", 0, COINS_IN_BOX)
        steps = reader.member(entered, "discovery", where)
        player.discovery = reader.whole(steps, f"{where}.discovery", 0, len(game.box.track))
        player.upgrades = reader.names(reader.member(entered, "upgrades", where), TILE_NAMES, f"{where}.upgrades")
        tiles += player.upgrades
    for tile, name in enumerate(TILE_NAMES):
        if tiles.count(tile) > game.box.tile_copies[tile]:
            reader.wrong("upgrades", f"{name} is in the box {game.box.tile_copies[tile]} times")
    return game
