"""Arnak in the terminal."""
