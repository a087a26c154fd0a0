"""Arnak on a real table."""
