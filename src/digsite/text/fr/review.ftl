### Analyse d’une partie terminée : ce que les décisions ont coûté, la part de la chance, et pourquoi.

## Pendant le calcul

ui-review-progress = { $done } étapes sur { $total }, { $each } s par étape, encore { $left }
ui-review-stopped = Arrêté. La même commande reprendra le calcul ({ $file }).
ui-review-written = Écrit dans { $file }.
ui-review-refused = Ce fichier ne peut pas être analysé. Ligne { $line } : attendu { $expected }, trouvé { $found }.

## Le rapport

ui-review-title = Analyse : { $game }
ui-review-about = Réalisé par Digsite, un projet non officiel. Chaque décision a été calculée en { $iterations } essais, sans rien utiliser que le joueur ne savait pas.
ui-review-about-open = Réalisé par Digsite, un projet non officiel. Chaque décision a été calculée en { $iterations } essais, toutes cartes visibles.
ui-review-sums = Le jeu et la chance
ui-review-sums-about = Chances de victoire. Le départ, la chance, ses propres décisions, les tours des autres et l’estimation donnent ensemble le résultat.
ui-review-column-seat = Joueur
ui-review-column-start = Départ
ui-review-column-luck = Chance
ui-review-column-own = Décisions
ui-review-column-others = Les autres
ui-review-column-noise = Estimation
ui-review-column-result = Résultat
ui-review-column-accuracy = Précision
ui-review-told = { $name } : { $own } par ses décisions, { $luck } par la chance (± { $error }).
ui-review-curve = Chances de victoire
ui-review-curve-about = Les cercles signalent les imprécisions, les erreurs et les gaffes.
ui-review-turning = Les tournants
ui-review-turning-play = Étape { $step } : { $name } perd { $change } avec « { $action } ».
ui-review-turning-good = Étape { $step } : la chance donne { $change } à { $name }.
ui-review-turning-bad = Étape { $step } : la malchance coûte { $change } à { $name }.
ui-review-kinds = Points perdus par type de décision
ui-review-kinds-none = Aucun avec certitude.
ui-review-mistakes = Décisions à revoir
ui-review-mistakes-none = Ni imprécision, ni erreur, ni gaffe.
ui-review-decision = Étape { $step }, { $name } : { $mark }, { $loss } de chances de victoire (± { $error }).
ui-review-played = Joué : { $action }
ui-review-better = Mieux : { $action }
ui-review-then = Ensuite : { $line }

ui-review-mark-inaccuracy = imprécision
ui-review-mark-mistake = erreur
ui-review-mark-blunder = gaffe
ui-review-marks-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
ui-review-marks-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
ui-review-marks-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}

ui-review-kind-travel = Déplacements
ui-review-kind-dig = Fouilles
ui-review-kind-discover = Découvertes de sites
ui-review-kind-buy = Achats
ui-review-kind-research = Recherche
ui-review-kind-guardians = Gardiens
ui-review-kind-assistants = Assistants
ui-review-kind-idols = Idoles
ui-review-kind-pass = Moment de terminer un tour ou de passer
ui-review-kind-cards = Cartes
ui-review-kind-bids = Enchères et placements
ui-review-kind-visits = Visites
ui-review-kind-exchanges = Échanges
ui-review-kind-rerolls = Relances
ui-review-kind-deliveries = Ventes et livraisons
ui-review-kind-upgrades = Améliorations
ui-review-kind-choices = Autres choix

## Le conseil : pourquoi une action plutôt qu’une autre

ui-coach-equal = Les deux se valent à peu près.
ui-coach-difference = L’avance augmente de { $points } points.
ui-coach-points = { $way ->
    [more] Davantage est déjà marqué : { $points } points.
   *[less] Moins est marqué dans un premier temps : { $points } points.
}
ui-coach-coming = { $way ->
    [more] Les figurines posées rapportent plus dans cette manche : { $points } points.
   *[less] Les figurines posées rapportent moins dans cette manche : { $points } points.
}
ui-coach-resources = { $way ->
    [more] Il reste plus de ressources : { $points } points.
   *[less] Il reste moins de ressources : { $points } points.
}
ui-coach-travel = { $way ->
    [more] Il reste plus de possibilités de voyager et de découvrir : { $points } points.
   *[less] Il reste moins de possibilités de voyager et de découvrir : { $points } points.
}
ui-coach-guardians = { $way ->
    [more] La position face aux gardiens est meilleure : { $points } points.
   *[less] La position face aux gardiens est moins bonne : { $points } points.
}
ui-coach-cards = { $way ->
    [more] Les cartes valent plus : { $points } points.
   *[less] Les cartes valent moins : { $points } points.
}
ui-coach-research = { $way ->
    [more] La recherche avance davantage : { $points } points.
   *[less] La recherche prend du retard : { $points } points.
}
ui-coach-helpers = { $way ->
    [more] Les assistants et les idoles valent plus : { $points } points.
   *[less] Les assistants et les idoles valent moins : { $points } points.
}
ui-coach-track = { $way ->
    [more] La piste de découverte promet plus : { $points } points.
   *[less] La piste de découverte promet moins : { $points } points.
}
ui-coach-upgrades = { $way ->
    [more] Les améliorations servent davantage : { $points } points.
   *[less] Les améliorations servent moins : { $points } points.
}
ui-coach-tempo = { $way ->
    [more] On peut encore faire plus dans cette manche : { $points } points.
   *[less] On peut encore faire moins dans cette manche : { $points } points.
}
ui-coach-others = { $way ->
    [more] Les autres obtiennent moins : { $points } points.
   *[less] Les autres obtiennent plus : { $points } points.
}
