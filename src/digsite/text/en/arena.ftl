### The arena and the league: what a run says while it plays, and its report.

## While it plays

ui-arena-progress = { $done } of { $total } games, { $each } s per game, { $left } left
ui-arena-noted = { $count } of { $total } games had already been played.
ui-arena-stopped = Stopped. Run the same command to continue ({ $folder }).
ui-arena-written = Written to { $folder }.
ui-arena-nothing = { $folder } has no games from this run.

## The report

ui-arena-heading = { $game }: { $tables }. Games played: { $games }; seed { $seed }; budget: { $budget }; version { $version } ({ $build }).
ui-arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-arena-difficulty = difficulty { $difficulty }
ui-arena-iterations = { $count ->
    [one] 1 iteration per decision
   *[other] { $count } iterations per decision
}
ui-arena-seconds = { $seconds } s per decision
ui-arena-own-budget = each bot’s own
ui-arena-counted = Intervals are 95% (Wilson for shares, Student’s t for means). A shared win is split equally. A bot with several seats counts one game for each. The fair share is one win divided by the number of seats. A decision has at least two legal actions.

ui-arena-wins = Wins
ui-arena-alone = Wins of one seat against the other bot in all other seats
ui-arena-scores = Scores
ui-arena-breakdown = Where the points come from (means)
ui-arena-solo = Against the rival
ui-arena-ratings = Ratings (Bradley–Terry on Elo’s scale, mean 1500)
ui-arena-margins = Points ahead, deal by deal
ui-arena-seats = Seats, over all bots
ui-arena-times = Seconds per decision
ui-arena-no-faults = No bot had a move replaced by a default.
ui-arena-faults = Moves replaced by a legal default, in { $games ->
    [one] 1 game
   *[other] { $games } games
}:

ui-arena-column-bot = Bot
ui-arena-column-pair = Bots
ui-arena-column-table = Table
ui-arena-column-seat = Seat
ui-arena-column-board = Board
ui-arena-column-difficulty = Difficulty
ui-arena-column-games = Games
ui-arena-column-deals = Deals
ui-arena-column-won = Won
ui-arena-column-share = Share
ui-arena-column-interval = 95%
ui-arena-column-fair = Fair share
ui-arena-column-score = Score
ui-arena-column-winning = Winning score
ui-arena-column-worst = Worst
ui-arena-column-best = Best
ui-arena-column-rival = Rival’s score
ui-arena-column-rating = Rating
ui-arena-column-ahead = Ahead
ui-arena-column-decisions = Decisions
ui-arena-column-median = Median
ui-arena-column-mean = Mean
ui-arena-column-p95 = 95% under
ui-arena-column-max = Longest
ui-arena-column-rank = Rank

## The picture

ui-arena-picture = { $game }, { $tables }
ui-arena-picture-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, budget: { $budget }, version { $version }
ui-arena-picture-wins = Win share with 95% interval; the dashed line is the fair share
ui-arena-picture-alone = Win share of one seat against the other bot in all other seats; the dashed line is the fair share
ui-arena-picture-scores = Mean score by part
ui-arena-picture-solo = Win share against the rival, by difficulty: { $board }

## The league

ui-league-title = { $game }: the ladder
ui-league-heading = { $game }, the ladder. Games: { $games }; version { $version }.
ui-league-below = { $games ->
    [one] 1 game
   *[other] { $games } games
}, version { $version }
ui-league-empty = { $game }: no games yet.
ui-league-earlier = Includes games of earlier versions that play the same: { $games }.
ui-league-other-version = None of these games were played with the current version ({ $version }).
ui-league-picture = Rating with 95% interval
ui-league-pairs = Who beat whom, and how often; with more than two players, one seat against the second bot in all others
