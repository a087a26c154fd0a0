"""Arnak in words."""
