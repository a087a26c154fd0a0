"""Quetzal on a real table."""
