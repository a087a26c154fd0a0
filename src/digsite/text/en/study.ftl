# Simulation
ui-simulate-stopped = Stopped. Run the same command to continue.
ui-simulate-done = { $games ->
    [one] One game
   *[other] { $games } games
 }, results { $results }.
ui-reproduce-same = { $games ->
    [one] One game played again: the result is the same.
   *[other] { $games } games played again: all results are the same.
}
ui-reproduce-differs = { $games ->
    [one] One game played again: the result differs.
   *[other] { $games } games played again: the results differ.
}

# Studies
# x
ui-study-progress = Table { $table } of { $tables }: { $games } games
ui-study-title = What the games say
ui-study-unofficial = Made by Digsite, an unofficial project, from games between bots or people. Bars are estimates; lines show 95% intervals, with games as the unit.
ui-study-sample = { $games } games. Players: { $who }.
ui-study-players = { $players ->
    [one] one player
   *[other] { $players } players
}
ui-study-difficulty = difficulty { $difficulty }
ui-study-edition = an owner’s edition
ui-study-seats = Win share by seat
    .about = Only games with the same player at every seat. The dashed line is the fair share.
ui-study-seat = Seat { $place }
ui-study-bots = Win share by player
ui-study-scores = Points by part
ui-study-total = Total
ui-study-lengths = Length of a game
ui-study-rounds = Rounds
ui-study-steps = Actions, chance included
ui-study-decisions = Decisions
ui-study-branching = Legal actions per decision
ui-study-luck = Luck of the deal
    .about = How much of the spread of results the deal explains, from deals played several times by the same bots.
ui-study-deal = Share of the deal
ui-study-worth = What things are worth
    .about = Win share in percentage points: those who took a thing against those who could have and took something else, within the same player, seat, round and lead. Bots do not choose at random, so part of a difference may still be their reasons for choosing.
ui-study-worth-row = { $points } points, taken { $taken } times
ui-study-openings = Openings
    .about = What a seat did first in a round, and how often it won. The most frequent ones.
ui-study-opening = { $length ->
    [one] Round { $round }, first action
   *[other] Round { $round }, first { $length } actions
}
ui-study-times = { $times } times
ui-study-verb-buy = Cards bought
ui-study-verb-dig = Digging
ui-study-verb-discover = Sites discovered
ui-study-verb-overcome = Guardians overcome
ui-study-verb-research = Research
ui-study-verb-temple = Temple tiles
ui-study-verb-slot = Idol slots used
ui-study-verb-use = Assistants used
ui-study-verb-play = Cards played
ui-study-verb-take = Taken for free
ui-study-verb-exile = Cards exiled
ui-study-verb-bid = Bids
ui-study-verb-visit = Visits
ui-study-verb-place = Placements
ui-study-verb-sell = Artifacts sold
ui-study-verb-deliver = Artifacts delivered
ui-study-verb-exchange = Exchanges
