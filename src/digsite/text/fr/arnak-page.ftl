### Les ruines perdues de Narak : les mots de la table dessinée.

arnak-tabs = Zones de la table
arnak-tab-island = Île
arnak-tab-row = Cartes
arnak-tab-research = Recherche
arnak-tab-me = Mon plateau
arnak-tab-others = Les autres
arnak-others = Les autres joueurs
arnak-look = Voir le plateau { $player_of }
arnak-token-of = { $token } { $player_of }
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
arnak-undiscovered = Pas encore découvert. Le découvrir coûte { $count } boussoles, en plus du coût de déplacement.
arnak-travel-cost = Coût de déplacement
arnak-overcome = Pour le maîtriser
arnak-pilot = Pilote engagé
    .with = un pilote engagé
arnak-travel-with = déplacement : { $what }
arnak-travel-pay = Se déplacer avec { $what }
arnak-overcome-pay = Maîtriser avec { $what }
arnak-overcome-cost = Il faut
arnak-travel-short = { $count ->
        [one] il manque { $count } symbole
       *[other] il manque { $count } symboles
    }
arnak-cost-now = Cela vous coûterait maintenant : { $what }.
arnak-cost-both = { $cost } ; { $travel }
arnak-worth = Vaut { $what }
arnak-no-way = Vous ne pouvez pas vous y rendre maintenant : { $what }.
arnak-options = { $count ->
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
arnak-artifact-note = À l’achat, son effet ne demande pas de tablette ; joué de la main, il en coûte 1.
arnak-arrival = Selon l’ordre d’arrivée, la loupe y vaut { $points } points.
arnak-way-on = Passage suivant : { $space } ({ $cost })
arnak-planned = paie
arnak-all-out = tous partis
arnak-did-nothing = { $player } ne fait rien.
arnak-no-hand = aucune carte en main
arnak-known = Cartes connues : { $what }.
arnak-start-player = commence la manche
arnak-arrow = La flèche décisionnelle pointe vers la { $arrow }.
arnak-arrow-about = Elle décide pour la tuile révélée en dernier. Pour la prochaine, c’est la flèche du dessous qui décidera, et personne ne l’a encore vue.
arnak-rival-stack = Tuiles du rival : { $count }
arnak-rival-face-down = Idoles du rival, face cachée ou en double : 2 points chacune
arnak-rival-used = Tuiles que le rival a jouées pendant cette manche
arnak-pass-warning = Il vous reste : { $what }. Si vous passez, vous ne jouerez plus pendant cette manche. Passer quand même ?
arnak-pass-warning-lit = Ce qui est éclairé reste possible. Si vous passez, vous ne jouerez plus pendant cette manche. Passer quand même ?
arnak-prompt-only-pass = À vous : il ne reste plus qu’à passer.
arnak-prompt-only-end = Votre action principale est faite : terminez votre tour.
arnak-prompt-passed = Vous avez passé. Des actions gratuites peuvent encore suivre ; terminez ensuite votre tour.
arnak-prompt-passed-only = Vous avez passé : terminez votre tour.
arnak-prompt-overcome = Payez le coût du gardien : choisissez les symboles de déplacement à utiliser.
arnak-prompt-pause-site = Le site va être révélé : continuez, ou effectuez d’abord des actions gratuites.
arnak-prompt-pause-guardian = Le gardien va apparaître : continuez, ou effectuez d’abord des actions gratuites.
arnak-prompt-pause-tiles = Les tuiles de cette case vont être révélées : continuez, ou effectuez d’abord des actions gratuites.
arnak-at-home = { $count ->
        [one] un archéologue sur votre plateau
       *[other] { $count } archéologues sur votre plateau
    }
arnak-about-coin = Avec les pièces, on achète des objets ; 2 pièces engagent un pilote, qui compte comme un avion.
arnak-about-compass = Avec les boussoles, on achète des artéfacts et on découvre des sites.
arnak-about-tablet = Les tablettes paient la recherche ; jouer un artéfact de sa main en coûte 1.
arnak-about-arrowhead = Avec les pointes de flèche, on paie la recherche et on maîtrise les gardiens.
arnak-about-jewel = Avec les joyaux, on paie la recherche et le temple.
arnak-research-row = Rangée de recherche { $row }
arnak-about-archaeologists = À chaque manche, ils vont dans les camps et sur les sites, contre les symboles de déplacement indiqués ; à la fin de la manche, ils rentrent.
arnak-about-hand = Les cartes en main se jouent pour leur effet ou se dépensent pour un déplacement. Une manche commence avec cinq cartes.
arnak-about-deck = On pioche les cartes ici. Les objets achetés vont dessous.
arnak-about-play = Ce qui a été joué ou dépensé pendant la manche. À la fin de la manche, ces cartes sont mélangées et vont sous la pioche.
arnak-about-crates = Les idoles viennent des sites découverts. Chacune vaut 3 points et attend dans les caisses de stockage ; placée dans un emplacement, elle donne en plus un effet.
arnak-about-assistants = Place pour un assistant. La recherche amène des assistants ; chacun aide une fois par manche.
arnak-about-rescue = Sur cette face du plateau, amenez votre loupe sur cette rangée pour secourir l’un d’eux.
arnak-about-items = Les objets coûtent des pièces. Un objet acheté est remplacé depuis cette pioche à la fin du tour.
arnak-about-artifacts = Les artéfacts coûtent des boussoles. Un artéfact acheté est remplacé depuis cette pioche à la fin du tour.
arnak-about-gap = Cette place est complétée à la fin du tour.
arnak-about-exile = Les cartes exilées se trouvent ici ; elles ne comptent plus pour personne.
arnak-about-staff = À sa gauche se trouvent les artéfacts, à sa droite les objets. Après chaque manche, les deux cartes voisines sont exilées et il avance d’une place vers la droite.
arnak-about-temple-tiles = Achetées au Temple perdu ; chacune vaut les points qu’elle montre.
arnak-about-magnifier = Votre loupe monte la première et peut entrer dans le Temple perdu. Ses points et ce que chaque rangée lui donne figurent sous ce signe.
arnak-about-notebook = Votre calepin ne monte jamais plus haut que votre loupe. Ses points et ce que chaque rangée lui donne figurent sous ce signe.
arnak-about-round = La lune croît de manche en manche. Après cinq manches, celui qui a le plus de points gagne.
arnak-about-start = Le premier tour de cette manche lui revient ; la manche suivante commence par le joueur suivant.
arnak-about-passed = Plus de tour avant la manche suivante.
arnak-about-pool = Ce qui reste d’une carte dépensée sert encore à payer un déplacement pendant ce tour.
