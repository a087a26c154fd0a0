"""Quetzal: RULES, and nothing else."""

from digsite.quetzal.rules import RULES

__all__ = ["RULES"]
