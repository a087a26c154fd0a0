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
