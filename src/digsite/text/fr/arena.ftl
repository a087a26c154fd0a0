### L’arène et la ligue : ce qu’une série dit pendant qu’elle joue, et son rapport.

## Pendant le jeu

ui-arena-progress = { $done } parties sur { $total }, { $each } s par partie, encore { $left }
ui-arena-noted = Parties déjà jouées : { $count } sur { $total }.
ui-arena-stopped = Arrêté. La même commande reprend ici ({ $folder }).
ui-arena-written = Écrit dans { $folder }.
ui-arena-nothing = Aucune partie de cette série dans { $folder }.

## Le rapport

ui-arena-heading = { $game } : { $tables }. Parties jouées : { $games } ; graine { $seed } ; budget : { $budget } ; version { $version } ({ $build }).
ui-arena-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
ui-arena-difficulty = difficulté { $difficulty }
ui-arena-iterations = { $count ->
    [one] 1 itération par décision
   *[other] { $count } itérations par décision
}
ui-arena-seconds = { $seconds } s par décision
ui-arena-own-budget = celui de chaque robot
ui-arena-counted = Intervalles à 95 % (de Wilson pour les parts, de Student pour les moyennes). Une victoire partagée compte en parts égales. Un robot qui a plusieurs places joue une partie avec chacune ; la part équitable est une victoire pour autant de parties qu’il y a de places. Une décision a au moins deux actions légales.

ui-arena-wins = Victoires
ui-arena-alone = Victoires d’une place contre l’autre robot à toutes les autres
ui-arena-scores = Scores
ui-arena-breakdown = D’où viennent les points (moyennes)
ui-arena-solo = Contre le rival
ui-arena-ratings = Classement (Bradley–Terry sur l’échelle Elo, moyenne 1500)
ui-arena-margins = Points d’avance, donne par donne
ui-arena-seats = Places, quel qu’en soit l’occupant
ui-arena-times = Secondes par décision
ui-arena-no-faults = Aucun robot n’a dû jouer un coup par défaut.
ui-arena-faults = Coups remplacés par un choix légal par défaut, dans { $games ->
    [one] 1 partie
   *[other] { $games } parties
} :

ui-arena-column-bot = Robot
ui-arena-column-pair = Robots
ui-arena-column-table = Table
ui-arena-column-seat = Place
ui-arena-column-board = Plateau
ui-arena-column-difficulty = Difficulté
ui-arena-column-games = Parties
ui-arena-column-deals = Donnes
ui-arena-column-won = Gagnées
ui-arena-column-share = Part
ui-arena-column-interval = 95 %
ui-arena-column-fair = Part équitable
ui-arena-column-score = Score
ui-arena-column-winning = Score gagnant
ui-arena-column-worst = Minimum
ui-arena-column-best = Maximum
ui-arena-column-rival = Score du rival
ui-arena-column-rating = Cote
ui-arena-column-ahead = Avance
ui-arena-column-decisions = Décisions
ui-arena-column-median = Médiane
ui-arena-column-mean = Moyenne
ui-arena-column-p95 = 95 % sous
ui-arena-column-max = La plus longue
ui-arena-column-rank = Rang

## L’image

ui-arena-picture = { $game }, { $tables }
ui-arena-picture-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, budget : { $budget }, version { $version }
ui-arena-picture-wins = Part de victoires avec intervalle à 95 % ; en pointillé la part équitable
ui-arena-picture-alone = Part de victoires d’une place contre l’autre robot à toutes les autres ; en pointillé la part équitable
ui-arena-picture-scores = Score moyen par catégorie
ui-arena-picture-solo = Part de victoires contre le rival, par difficulté : { $board }

## La ligue

ui-league-title = { $game } : le classement
ui-league-heading = { $game }, le classement. Parties : { $games } ; version { $version }.
ui-league-below = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, version { $version }
ui-league-empty = { $game } : personne n’a encore joué.
ui-league-earlier = Dont parties de versions antérieures qui jouent de même : { $games }.
ui-league-other-version = Aucune de ces parties n’a été jouée avec la version présente ({ $version }).
ui-league-picture = Cote avec intervalle à 95 %
ui-league-pairs = Qui a gagné combien de fois contre qui ; à plus de deux, depuis une seule place parmi les autres
