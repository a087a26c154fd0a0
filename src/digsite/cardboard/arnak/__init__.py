"""Cardboard: what is particular to Arnak."""
