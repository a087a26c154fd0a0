"""Quetzal in words."""
