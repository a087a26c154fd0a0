"""Lost Ruins of Arnak: RULES, and nothing else."""

from digsite.arnak.rules import RULES

__all__ = ["RULES"]
