"""Digsite in a terminal. So far: a game as lines of text."""
