# Simulation
ui-simulate-stopped = Angehalten. Derselbe Befehl macht hier weiter.
ui-simulate-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
 }, Ergebnisse { $results }.
ui-reproduce-same = { $games ->
    [one] Eine Partie noch einmal gespielt: Das Ergebnis ist dasselbe.
   *[other] { $games } Partien noch einmal gespielt: Alle Ergebnisse sind dieselben.
}
ui-reproduce-differs = { $games ->
    [one] Eine Partie noch einmal gespielt: Das Ergebnis weicht ab.
   *[other] { $games } Partien noch einmal gespielt: Die Ergebnisse weichen ab.
}
