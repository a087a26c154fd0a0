"""Quetzal in the terminal."""
