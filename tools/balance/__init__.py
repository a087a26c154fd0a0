"""Plays many games between bots and writes docs/balance.md from them: `python -m tools.balance`."""
