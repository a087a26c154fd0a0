# Simulation
ui-simulate-stopped = Arrêté. La même commande reprend où l’on en était.
ui-simulate-done = { $games ->
    [one] Une partie
   *[other] { $games } parties
 }, résultats { $results }.
ui-reproduce-same = { $games ->
    [one] Une partie rejouée : le résultat est le même.
   *[other] { $games } parties rejouées : tous les résultats sont les mêmes.
}
ui-reproduce-differs = { $games ->
    [one] Une partie rejouée : le résultat diffère.
   *[other] { $games } parties rejouées : les résultats diffèrent.
}
