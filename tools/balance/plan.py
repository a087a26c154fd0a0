"""Which tables are played for docs/balance.md, and how many games of each make one batch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from digsite.quetzal.edition import read_edition
from digsite.simulation.run import Run

BATCHES: Final = 50  # 20,000 games of scouts and more than 2,000 with rangers for each of the two board games


@dataclass(frozen=True)
class Table:
    """Some bots at some table. A batch is a run of its own, with the batch's number as its seed."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int  # in one batch
    options: dict[str, Any] = field(default_factory=dict)
    repeats: int = 1
    variant: str = ""  # which assumed figures differ

    def run(self, batch: int) -> Run:
        mixed = len(set(self.bots)) > 1
        options = {**self.options, "edition": read_edition(VARIANTS[self.variant])} if self.variant else self.options
        return Run(
            *(self.game, options, self.bots, self.games, batch),
            rotate=mixed,
            repeats=self.repeats,
            decisions=True,
        ).checked()


# Quetzal's assumed figures, changed as far as a box might differ. The default edition is the first of each comparison.
VARIANTS: Final = {
    "collections-flat": "".join(
        [
            f'[[artifact_type]]\nid = "{kind}"\nvp_3 = {three}\n'
            for kind, three in (("pottery", 4), ("weapon", 5), ("tablet", 6), ("mummy", 9))
        ]
    ),
    "collections-steep": "".join(
        [
            f'[[artifact_type]]\nid = "{kind}"\nvp_3 = {three}\n'
            for kind, three in (("pottery", 6), ("weapon", 7), ("tablet", 9), ("mummy", 12))
        ]
    ),
    "meeples-stand-more": "[meeple.odds_team]\nblack = 17\nwhite = 17\nside = 10\nstanding = 6\n"
    "[meeple.odds_character]\nflat = 34\nside = 10\nstanding = 6\n",
    "track-poor": "".join(
        [
            f'[[discovery_track.space]]\nindex = {index}\nkind = "vp"\namount = {amount}\n'
            for index, amount in ((4, 1), (6, 1), (8, 1), (10, 1), (12, 3))
        ]
    ),
    "village-for-both": '[location.village]\nroles = ["adventurer", "archaeologist"]\n'
    "[[location.village.space]]\nindex = 2\ncost = 2\n",
}


def same(bot: str, players: int) -> tuple[str, ...]:
    return (bot,) * players


TABLES: Final = (
    Table("arnak-2-bird", "arnak", same("scout", 2), 100, {"board": "bird"}, repeats=2),
    Table("arnak-2-snake", "arnak", same("scout", 2), 80, {"board": "snake"}),
    Table("arnak-3-bird", "arnak", same("scout", 3), 60, {"board": "bird"}),
    Table("arnak-4-bird", "arnak", same("scout", 4), 120, {"board": "bird"}),
    Table("arnak-4-snake", "arnak", same("scout", 4), 40, {"board": "snake"}),
    Table("arnak-2-bird-rangers", "arnak", same("ranger", 2), 24, {"board": "bird"}),
    Table("arnak-4-bird-rangers", "arnak", same("ranger", 4), 16, {"board": "bird"}),
    Table("arnak-2-bird-mixed", "arnak", ("ranger", "scout"), 16, {"board": "bird"}),
    Table("quetzal-2", "quetzal", same("scout", 2), 80, repeats=2),
    Table("quetzal-3", "quetzal", same("scout", 3), 80),
    Table("quetzal-4", "quetzal", same("scout", 4), 120),
    Table("quetzal-5", "quetzal", same("scout", 5), 60),
    Table("quetzal-2-rangers", "quetzal", same("ranger", 2), 24),
    Table("quetzal-4-rangers", "quetzal", same("ranger", 4), 16),
    Table("quetzal-2-mixed", "quetzal", ("ranger", "scout"), 16),
    *[Table(f"quetzal-4-{name}", "quetzal", same("scout", 4), 12, variant=name) for name in VARIANTS],
)
