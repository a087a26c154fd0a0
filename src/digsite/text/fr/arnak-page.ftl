### Les ruines perdues de Narak : les mots de la table dessinée.

arnak-tabs = Parties de la table
arnak-tab-island = Île
arnak-tab-row = Cartes
arnak-tab-research = Recherche
arnak-tab-me = Mon plateau
arnak-tab-others = Les autres
arnak-others = Les autres joueurs
arnak-look = Le plateau de { $player }
arnak-close = Fermer
arnak-deck = Pioche ({ $what }) : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
arnak-stack = { $count ->
        [one] { $count } dans la pile
       *[other] { $count } dans la pile
    }
arnak-left = { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
arnak-staff = Sceptre lunaire, manche { $round }
arnak-rescue = à secourir
arnak-space = emplacement { $number }
arnak-slot = Emplacement Idole { $number }
arnak-empty-slot = Vide à la fin de la partie, il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
arnak-idol-points = Une idole vaut { $points } points.
arnak-slot-note = Place l’idole la plus ancienne de vos caisses de stockage dans l’emplacement vide le plus à gauche. Une action gratuite.
arnak-hidden-idol = Une idole se trouve ici, face cachée.
arnak-undiscovered = Pas encore découvert. Le découvrir coûte { $count } boussoles en plus du déplacement.
arnak-travel-cost = Coût de déplacement
arnak-overcome = Pour le maîtriser
arnak-pilot = un pilote engagé
arnak-travel-with = en se déplaçant avec { $what }
arnak-travel-pay = Se déplacer avec { $what }
arnak-travel-short = { $count ->
        [one] il manque { $count } symbole
       *[other] il manque { $count } symboles
    }
arnak-cost-now = Cela vous coûterait maintenant : { $what }.
arnak-no-way = Vous ne pouvez pas vous y rendre maintenant : { $what }.
arnak-options = { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
arnak-artifact-note = Résolu gratuitement à l’achat ; joué de la main, il coûte 1 tablette.
arnak-arrival = Selon l’ordre d’arrivée, il vaut { $points } points.
arnak-planned = pour cela
arnak-all-out = tous partis
arnak-no-hand = aucune carte en main
arnak-known = On y connaît : { $what }.
arnak-start-player = commence la manche
arnak-arrow = La flèche de décision pointe à { $arrow }.
arnak-rival-stack = Tuiles du rival : { $count }
arnak-rival-used = Tuiles que le rival a jouées pendant cette manche
arnak-pass-warning = Il vous reste { $what }. Qui passe ne joue plus de tour pendant cette manche. Passer quand même ?
arnak-about-coin = Les pièces achètent des objets ; 2 pièces engagent un pilote, qui compte comme un avion.
arnak-about-compass = Les boussoles achètent des artéfacts et découvrent des sites.
arnak-about-tablet = Les tablettes paient la recherche, et 1 pour jouer un artéfact de la main.
arnak-about-arrowhead = Les pointes de flèche paient la recherche et maîtrisent les gardiens.
arnak-about-jewel = Les joyaux paient la recherche et le temple.
