### Reviews of finished games: what decisions cost, what was luck, and why.

## While it works

ui-review-progress = { $done } of { $total } steps, { $each } s per step, { $left } left
ui-review-stopped = Stopped. Run the same command to continue ({ $file }).
ui-review-written = Written to { $file }.
ui-review-refused = This cannot be reviewed. Line { $line }: expected { $expected }, found { $found }.

## The report

ui-review-title = Review: { $game }
ui-review-about = Made by Digsite, an unofficial project. Each decision was searched { $iterations } times, and nothing was used that the player did not know.
ui-review-about-open = Made by Digsite, an unofficial project. Each decision was searched { $iterations } times, with all cards open.
ui-review-sums = Play and luck
ui-review-sums-about = Chance to win. Start, luck, own decisions, the others’ turns and the estimate add up to the result.
ui-review-column-seat = Player
ui-review-column-start = Start
ui-review-column-luck = Luck
ui-review-column-own = Own play
ui-review-column-others = Others
ui-review-column-noise = Estimate
ui-review-column-result = Result
ui-review-column-accuracy = Accuracy
ui-review-told = { $name }: { $own } by play, { $luck } by luck (± { $error }).
ui-review-curve = Chance to win
ui-review-curve-about = Circles mark inaccuracies, mistakes and blunders.
ui-review-turning = Turning points
ui-review-turning-play = Step { $step }: { $name } lost { $change } with “{ $action }”.
ui-review-turning-good = Step { $step }: luck gave { $name } { $change }.
ui-review-turning-bad = Step { $step }: luck cost { $name } { $change }.
ui-review-kinds = Points lost by kind of decision
ui-review-kinds-none = None that is certain.
ui-review-mistakes = Decisions to look at again
ui-review-mistakes-none = No inaccuracies, mistakes or blunders.
ui-review-decision = Step { $step }, { $name }: { $mark }, { $loss } of win chance (± { $error }).
ui-review-played = Played: { $action }
ui-review-better = Better: { $action }
ui-review-then = Then: { $line }

ui-review-mark-inaccuracy = inaccuracy
ui-review-mark-mistake = mistake
ui-review-mark-blunder = blunder
ui-review-marks-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
ui-review-marks-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
ui-review-marks-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}

ui-review-kind-travel = Travel
ui-review-kind-dig = Digging
ui-review-kind-discover = Discovering sites
ui-review-kind-buy = Buying
ui-review-kind-research = Research
ui-review-kind-guardians = Guardians
ui-review-kind-assistants = Assistants
ui-review-kind-idols = Idols
ui-review-kind-pass = When to end a turn or pass
ui-review-kind-cards = Cards
ui-review-kind-bids = Bids and placements
ui-review-kind-visits = Visits
ui-review-kind-exchanges = Exchanges
ui-review-kind-rerolls = Rerolls
ui-review-kind-deliveries = Sales and deliveries
ui-review-kind-upgrades = Upgrades
ui-review-kind-choices = Other choices

## The coach: why one action rather than another

ui-coach-equal = These two are about equal.
ui-coach-difference = It is worth { $points } more points of lead.
ui-coach-points = { $way ->
    [more] More is scored already: { $points } points.
   *[less] Less is scored at first: { $points } points.
}
ui-coach-coming = { $way ->
    [more] Meeples on the board bring more this round: { $points } points.
   *[less] Meeples on the board bring less this round: { $points } points.
}
ui-coach-resources = { $way ->
    [more] It leaves more resources: worth { $points } points.
   *[less] It leaves fewer resources: { $points } points.
}
ui-coach-travel = { $way ->
    [more] It keeps more ways to travel and discover: worth { $points } points.
   *[less] It keeps fewer ways to travel and discover: { $points } points.
}
ui-coach-guardians = { $way ->
    [more] It is better against guardians: { $points } points.
   *[less] It is worse against guardians: { $points } points.
}
ui-coach-cards = { $way ->
    [more] The cards are worth more: { $points } points.
   *[less] The cards are worth less: { $points } points.
}
ui-coach-research = { $way ->
    [more] Research gets farther: worth { $points } points.
   *[less] Research stays behind: { $points } points.
}
ui-coach-helpers = { $way ->
    [more] Assistants and idols are worth more: { $points } points.
   *[less] Assistants and idols are worth less: { $points } points.
}
ui-coach-track = { $way ->
    [more] More lies ahead on the Discovery track: { $points } points.
   *[less] Less lies ahead on the Discovery track: { $points } points.
}
ui-coach-upgrades = { $way ->
    [more] The upgrade tiles do more: { $points } points.
   *[less] The upgrade tiles do less: { $points } points.
}
ui-coach-tempo = { $way ->
    [more] More can still be done this round: worth { $points } points.
   *[less] Less can still be done this round: { $points } points.
}
ui-coach-others = { $way ->
    [more] The others get less: { $points } points.
   *[less] The others get more: { $points } points.
}
