"""Cardboard: what is particular to Quetzal."""
