"""The numbers of Quetzal's evaluation that are not fitted: its assumptions where the weights say nothing.

Most of them only order what the search tries first. Those of the evaluation stand for something printed (how meeples
land) or for a search within the search (whether a card of the last round will still be delivered).
"""

from __future__ import annotations

from typing import Final

# Meeples: how a team meeple that is still to be rolled lands, about (the box has the exact odds).
LANDS_PLAIN: Final = 0.4  # in each of the two plain roles
LANDS_EITHER: Final = 0.2

# Cards, in points.
LAST_BONUS: Final = 0.7  # a bonus on a card of the last round
OTHERS_BONUS: Final = 0.6  # a bonus on a card that somebody else takes
STILL_DELIVERED: Final = 0.7  # the part of a card's points in the last round, while a delivery is still to be found
SOLD_LAST: Final = 0.8  # of that, the part that is given up by selling it
CHEAP: Final = 1.5  # a card to sell at the Black Market that is not in hand yet

# Placements, in points.
REROLL: Final = 0.1  # a reroll at the Camp
PATIENCE: Final = 0.12  # to go first where others may go, for each meeple left
TEMPO: Final = 0.1  # to be ousted
ROOM: Final = 2  # meeples that a bid may have beyond what is needed

# Rerolls, in points: less of a role there is too much of, at the risk of losing what was good.
ROLL_ONE: Final = 0.1
ROLL_ONE_TOO_MANY: Final = 0.25  # for each meeple more of its role than of the other
ROLL_CHARACTER: Final = 0.05  # which has nothing to lose
ROLL_EITHER: Final = -1.5
ROLL_ALL: Final = -0.6
ROLL_ALL_TOO_MANY: Final = 0.2

# Exchanges and deliveries, in points.
TILE_BOUGHT: Final = 1.5  # a tile that coins reach on the track at the very end
EXCHANGE_LAST: Final = 1.0  # coins for points, once nothing else can be bought
STEP_LAST: Final = 2.0  # coins for steps, before that
STEP_TOO_DEAR: Final = -1.0
PUT_DOWN: Final = 8.0  # a card of the best delivery, before the delivery is closed
