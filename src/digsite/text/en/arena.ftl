### The arena and the league: what a run says while it plays, and its report.

## While it plays

ui-arena-progress = { $done } of { $total } games, { $each } s a game, { $left } left
ui-arena-noted = { $count } of { $total } games were played before.
ui-arena-stopped = Stopped. The same command goes on from here ({ $folder }).
ui-arena-written = Written to { $folder }.
ui-arena-nothing = There is no game of this run in { $folder }.

## The report

ui-arena-heading = { $game }: { $tables }. Games played: { $games }; seed { $seed }; budget: { $budget }; version { $version } ({ $build }).
ui-arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
ui-arena-difficulty = difficulty { $difficulty }
ui-arena-iterations = { $count ->
    [one] 1 iteration a decision
   *[other] { $count } iterations a decision
}
ui-arena-seconds = { $seconds } s a decision
ui-arena-own-budget = each bot’s own
ui-arena-counted = Intervals are 95 % (Wilson’s for shares, Student’s for means). A shared win counts in equal parts. A bot with several seats plays a game with each; the fair share is one win in as many games as there are seats. A decision has at least two legal actions.

ui-arena-wins = Wins
ui-arena-alone = Wins of one seat against the other bot in all others
ui-arena-scores = Scores
ui-arena-breakdown = Where the points come from (means)
ui-arena-solo = Against the rival
ui-arena-ratings = Ratings (Bradley–Terry on Elo’s scale, mean 1500)
ui-arena-margins = Points ahead, deal by deal
ui-arena-seats = Seats, whoever had them
ui-arena-times = Seconds a decision
ui-arena-no-faults = No bot lost a move to a default.
ui-arena-faults = Moves lost to a legal default, in { $games ->
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
ui-arena-column-interval = 95 %
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
ui-arena-column-p95 = 95 % below
ui-arena-column-max = Longest
ui-arena-column-rank = Rank

## The picture

ui-arena-picture = { $game }, { $tables }
ui-arena-picture-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, budget: { $budget }, version { $version }
ui-arena-picture-wins = Win share with 95 % interval; the dashed line is the fair share
ui-arena-picture-alone = Win share of one seat against the other bot in all others; the dashed line is the fair share
ui-arena-picture-scores = Mean score by part
ui-arena-picture-solo = Win share against the rival, by difficulty: { $board }

## The league

ui-league-title = { $game }: the ladder
ui-league-heading = { $game }, the ladder. Games: { $games }; version { $version }.
ui-league-below = { $games ->
    [one] 1 game
   *[other] { $games } games
}, version { $version }
ui-league-empty = { $game }: nobody has played yet.
ui-league-earlier = Of these, games of earlier versions that play the same: { $games }.
ui-league-other-version = None of these games were played with the version that is here ({ $version }).
ui-league-picture = Rating with 95 % interval
ui-league-pairs = Who won how often against whom; with more than two players, from one seat among others of the second
