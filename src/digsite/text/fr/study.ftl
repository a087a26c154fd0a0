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

# Études
ui-study-progress = Table { $table } sur { $tables } : { $games } parties
ui-study-title = Ce que disent les parties
ui-study-unofficial = Réalisé par Digsite, projet non officiel, à partir de parties entre robots ou entre personnes. Les barres sont des estimations, les traits des intervalles à 95 %, la partie étant l’unité.
ui-study-sample = { $games } parties. Joueurs : { $who }.
ui-study-players = { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}
ui-study-difficulty = difficulté { $difficulty }
ui-study-edition = édition personnelle
ui-study-seats = Part des victoires selon la place
    .about = Uniquement les parties où le même joueur occupe toutes les places. La ligne pointillée est la part équitable.
ui-study-seat = Place { $place }
ui-study-bots = Part des victoires selon le joueur
ui-study-scores = Points par catégorie
ui-study-total = Total
ui-study-lengths = Durée d’une partie
ui-study-rounds = Manches
ui-study-steps = Actions, hasard compris
ui-study-decisions = Décisions
ui-study-branching = Actions possibles par décision
ui-study-luck = Chance à la donne
    .about = Quelle part de l’écart des résultats la donne explique, d’après des donnes jouées plusieurs fois par les mêmes robots.
ui-study-deal = Part de la donne
ui-study-worth = Ce que valent les choses
    .about = Part des victoires en points de pourcentage : ceux qui ont pris une chose face à ceux qui le pouvaient et en ont pris une autre, à joueur, place, manche et avance comparables. Les robots ne choisissent pas au hasard : une partie de l’écart peut encore tenir à leurs raisons de choisir.
ui-study-worth-row = { $points } points, pris { $taken } fois
ui-study-openings = Ouvertures
    .about = Ce qu’un joueur fait d’abord dans une manche, et combien de fois il gagne. Les plus fréquentes.
ui-study-opening = { $length ->
    [one] Manche { $round }, première action
   *[other] Manche { $round }, { $length } premières actions
}
ui-study-times = { $times } fois
ui-study-verb-buy = Cartes achetées
ui-study-verb-dig = Fouilles
ui-study-verb-discover = Sites découverts
ui-study-verb-overcome = Gardiens vaincus
ui-study-verb-research = Recherche
ui-study-verb-temple = Tuiles Temple
ui-study-verb-slot = Emplacements d’idole utilisés
ui-study-verb-use = Assistants utilisés
ui-study-verb-play = Cartes jouées
ui-study-verb-take = Pris gratuitement
ui-study-verb-exile = Cartes bannies
ui-study-verb-bid = Enchères
ui-study-verb-visit = Visites
ui-study-verb-place = Placements
ui-study-verb-sell = Objets vendus
ui-study-verb-deliver = Objets livrés
ui-study-verb-exchange = Échanges
