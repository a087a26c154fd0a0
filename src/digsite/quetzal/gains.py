"""Coins and victory points: gaining and paying them (R-58, R-59)."""

from __future__ import annotations

from digsite.quetzal.box import COINS_IN_BOX, source_name
from digsite.quetzal.model import Game


def gain_coins(game: Game, amount: int) -> None:
    """Gain coins from an unlimited supply, or from the hundred coins in the box while they last (R-59)."""
    if not game.flags.coin_supply_unlimited:
        amount = min(amount, COINS_IN_BOX - sum([player.coins for player in game.players]))
    if amount:
        game.players[game.seat].coins += amount
        if game.events is not None:
            game.emit("gained", coins=amount, source=source_name(game.source))


def gain_vp(game: Game, amount: int) -> None:
    """Gain points; the score has no upper limit, the +50 token only counts laps (R-58)."""
    if amount:
        game.players[game.seat].score += amount
        if game.events is not None:
            game.emit("gained", vp=amount, source=source_name(game.source))


def pay_coins(game: Game, amount: int) -> None:
    """Paid coins are never refunded (R-25)."""
    me = game.players[game.seat]
    assert me.coins >= amount, (me.coins, amount)
    me.coins -= amount
    if amount and game.events is not None:
        game.emit("paid", coins=amount)
