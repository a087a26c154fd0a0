### Pour une partie sur une vraie table : feuilles de score et compagnons.

cardboard-words = La boîte est sur la table ? Voici une feuille de score qui additionne et désigne le vainqueur, et un compagnon qui joue à votre place l’adversaire automatique.
cardboard-sheet-arnak = Feuille de score : Les Ruines perdues de Narak
    .words = saisissez ce qui se trouve devant chacun, obtenez les points par catégorie avec le départage.
cardboard-sheet-quetzal = Feuille de score : Quetzal
    .words = points, pièces, jeton Premier Joueur et tuiles deviennent le score final, avec le départage.
cardboard-rival = Compagnon : le rival en solo
    .words = Mélange les tuiles du rival, montre la suivante et ce qu’il faut faire, demande ce qu’il doit savoir et tient le score du rival.
cardboard-automaton = Compagnon : l’automate
    .words = Pour Quetzal à deux : montre la carte de la manche, où se trouvent ses meeples et ce qu’il prend.
cardboard-players = Joueurs
cardboard-player = Joueur { $number }
cardboard-played = Partie du { $date }
cardboard-with-rival = Un seul joueur : la seconde colonne est celle du rival.
cardboard-arrival = Rang d’arrivée au Temple perdu
cardboard-tiles-bronze = Tuiles Temple à 2 points
cardboard-tiles-silver = Tuiles Temple à 6 points
cardboard-tiles-gold = Tuiles Temple à 11 points
cardboard-idols = Idoles, emplacements compris
cardboard-idols-up = Idoles face visible
cardboard-minus-one = Idoles de la pile −1
cardboard-slots = Emplacements remplis
cardboard-fear = Cartes Peur
cardboard-fear-tiles = Tuiles Peur
cardboard-type-card = Saisissez le nom d’une carte
cardboard-remove = Retirer { $card }
cardboard-count = Additionner
cardboard-print = Imprimer
cardboard-begin = Commencer
cardboard-round = Manche { $round } sur 5.
cardboard-tiles-left = { $count ->
        [one] Il reste { $count } tuile dans la pile.
       *[other] Il reste { $count } tuiles dans la pile.
    }
cardboard-first = Le rival commence chaque manche. Révélez sa première tuile.
cardboard-arrow = Si plusieurs lieux ou cartes conviennent, il prend le plus { $arrow ->
        [left] à gauche
       *[right] à droite
    }.
cardboard-nothing = Dans cette manche, la tuile ne fait rien.
cardboard-discovers = Il découvre un site de niveau { $level }.
cardboard-guarded = Un gardien l’accompagne.
cardboard-unguarded = Aucun gardien ne l’accompagne.
cardboard-moves = Déplacez sa loupe : { $space }.
cardboard-takes = Il prend une tuile : { $stack }.
cardboard-ask-idols = Quelles idoles se trouvaient sur le site découvert ? Aucune s’il n’y avait pas de site.
cardboard-face-down = idole face cachée
cardboard-no-idols = Aucune idole choisie
cardboard-ask-guardian = Occupe-t-il un site avec un gardien ?
cardboard-ask-card = Quelle carte prend-il ?
cardboard-no-card = Aucune : la rangée n’en a pas
cardboard-ask-arrival = Votre loupe était-elle déjà au Temple perdu ?
cardboard-ask-silver = Quelles piles à 6 points ont encore des tuiles ?
cardboard-answer = Valider
cardboard-clear = Recommencer
cardboard-clear-sure = Tout ce qui a été saisi sera perdu. Recommencer ?
cardboard-yes = Oui
cardboard-no = Non
cardboard-turn-up = Révéler la tuile suivante
cardboard-next-round = Manche suivante
cardboard-finish = Finir la partie
cardboard-over = La partie est finie
cardboard-back = Revenir d’une étape
cardboard-leave = Quitter cette partie
cardboard-before-roll = Avant le premier lancer, ses six meeples sont ici :
cardboard-temple = Temple, case { $space } : un meeple
cardboard-bid = { $count ->
        [one] { $location } : { $count } meeple, rôle { $role }
       *[other] { $location } : { $count } meeples, rôle { $role }
    }
cardboard-when-activated = À l’activation des lieux
cardboard-temple-takes = Temple, case { $space } : il prend { $takes } des cartes exposées{ $draws ->
    [0] {""}
   *[other] {" "}et en pioche { $draws }
} ; tout va à la défausse.
cardboard-prefers = Quand il choisit, il prend le premier type présent : { $types }. Dans ce type, la première carte dans cet ordre : { $bonuses }.
cardboard-holds = S’il tient encore un lieu aux alentours du Temple, les deux cartes sont défaussées, sans bonus. S’il tient encore le Marché noir ou le navire, personne n’y agit.
cardboard-ousted = Celui qui surenchérit sur lui renvoie ses meeples jusqu’à la carte suivante.
cardboard-home = Ses archéologues rentrent, sans Peur ; ses dix tuiles sont de nouveau mélangées.
cardboard-lower-row = Des deux rangées de niveau 1, il préfère celle du bas.
cardboard-bonus-gone = S’il y reste une tuile Bonus, retirez-la sans effet.
cardboard-bonus-stack-gone = Retirez la tuile du dessus de la pile Bonus qui s’y trouve, sans effet.
cardboard-supply-gone = Retirez l’assistant du dessus de la plus haute pile du plateau Réserve.
cardboard-rescue-gone = Retirez aussi l’assistant du dessus de la case de secours.
cardboard-your-turn = À vous de jouer. Si vous avez passé, continuez à révéler ses tuiles.
cardboard-alone = C’était sa dernière tuile de la manche. Continuez seul jusqu’à ce que vous passiez.
cardboard-has = Le rival a
cardboard-face-up = Idoles face visible
cardboard-no-such-card = Aucune carte ne porte ce nom.
cardboard-has-card = Cette carte est déjà saisie.
cardboard-last-round = C’est la dernière carte.
cardboard-difficulty-words = Le rival a cinq paires de tuiles, une verte et une rouge. À 0, il joue les cinq vertes ; chaque degré remplace une verte par une rouge, plus redoutable.
cardboard-own-sheet = Comparer avec vos points : la feuille de score, colonne du rival remplie
cardboard-choose-card = Choisissez une carte
cardboard-leave-sure = Tout ce qui a été saisi sera perdu. Quitter ?
cardboard-bonus-discovery = avec un point de Découverte
cardboard-bonus-vp = avec un point de victoire
cardboard-bonus-coin = avec une pièce
cardboard-bonus-none = sans bonus
cardboard-rival-points = Le rival : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cardboard-print-empty = Imprimer une feuille vierge
cardboard-wrong-of = { $name } : { $what }
cardboard-wrong-arrival = Au Temple perdu, le premier arrivé a le rang 1, le suivant le rang 2 ; ailleurs, c’est 0.
cardboard-wrong-temple = Les tuiles Temple s’achètent avec la loupe au Temple perdu, et chaque pile en compte une par joueur (deux en solo).
cardboard-wrong-slots = Il y a plus d’emplacements remplis que d’idoles.
cardboard-wrong-idols = La boîte contient 16 idoles.
cardboard-wrong-guardians = La boîte contient 15 gardiens.
cardboard-wrong-cards = Chaque carte n’existe qu’une fois.
cardboard-wrong-fear = La boîte contient 19 cartes Peur.
cardboard-wrong-fear_tiles = La boîte contient 10 tuiles Peur.
cardboard-wrong-magnifier = Elle ne peut pas être là.
cardboard-wrong-notebook = Le calepin ne peut pas être là.
cardboard-wrong-upgrades = La boîte ne contient pas autant de tuiles Amélioration de ce genre.
cardboard-wrong-points = Les points sont un nombre entier.
cardboard-wrong-coins = Il n’y a pas autant de pièces.
cardboard-wrong-discovery = La piste de Découverte n’est pas si longue.
cardboard-upgrade = { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })

cardboard-edition = Votre boîte
cardboard-edition-default = Avec l’édition par défaut. Les valeurs marquées * sont supposées : elles ne sont que dessinées sur le matériel.
cardboard-edition-own = Avec votre édition : { $name }.
cardboard-edition-assumed = Les valeurs marquées * restent supposées.
cardboard-edition-remove = Revenir à l’édition par défaut
cardboard-assumed = * supposé : ce n’est que dessiné sur le matériel. Si votre boîte montre autre chose, chargez une édition avant la prochaine partie.
