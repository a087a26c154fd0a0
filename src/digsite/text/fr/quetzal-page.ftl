### Quetzal sur la page : ce que seule la table dessinée dit.

q-nobody = Personne
q-nobody-yet = Encore personne
q-held = { $count ->
        [one] Tenu par { $player_in } avec { $count } meeple, rôle : { $role }
       *[other] Tenu par { $player_in } avec { $count } meeples, rôle : { $role }
    }
q-needs = { $count ->
        [one] { $count } meeple suffit
       *[other] { $count } meeples suffisent
    }
q-hidden-card = Une carte que vous êtes seul à voir
q-step = { $draw ->
        [0] { $choose ->
                [one] { $choose } carte au choix
               *[other] { $choose } cartes au choix
            }
       *[other] { $choose ->
                [one] { $choose } carte au choix, puis { $draw } de la pioche
               *[other] { $choose } cartes au choix, puis { $draw } de la pioche
            }
    }
q-pile = { $count } dans la pile
q-placing = Qui envoyez-vous { $location_to } ?
q-role = Dans quel rôle ?
q-none-chosen = Personne de choisi
q-not-enough = Ce groupe ne peut pas aller ici.
q-others-go = Ceux que vous avez choisis ne peuvent pas venir ici ; il faut le rôle { $role }.
q-place-them = { $count ->
    [one] Le placer
   *[other] Les placer
}
q-place-here = Placer des meeples ici
q-leave = Fermer
q-all-placed = Tous placés
q-my-board = Mon plateau
q-others = Les autres
q-free-slot = Place pour une tuile Amélioration
q-no-cards = Aucun objet
q-keep-one = Gardez-en une
q-delivery = Livraison
q-delivery-empty = Touchez des cartes de votre main ou glissez-les ici. Touchez une carte chargée pour la reprendre.
q-take-out = Retirer de la caisse
q-automaton-how = Ce qu’il fait
q-automaton-words = La carte place ses meeples avant le lancer. On surenchérit sur lui comme sur un joueur, mais ses cases du Temple restent prises. Les objets qu’il prend vont à la défausse, selon le type puis le bonus ; s’il tient encore le Marché noir ou le navire, personne n’y agit.
q-round = Manche { $round } sur 5.
q-edition = Les valeurs de cette table
q-edition-default = Édition par défaut : { $count } valeurs supposées
q-edition-own = Jouée avec l’édition d’un possesseur de la boîte
q-edition-words = Une partie de ce qui n’est que dessiné sur le matériel n’a pas pu être retrouvée. Chaque valeur est donnée avec sa source ; quiconque possède la boîte peut les corriger avec un fichier d’édition.
q-figure = Élément
q-value = Valeur
q-source = Source
q-corrected = de l’édition de cette table
q-tabs = Zones de la table
q-tab-island = Île
q-tab-me = Mon plateau
q-tab-others = Les autres
q-tab-log = Journal
q-outbid = Surenchère : { $count } × { $role }
q-outbid-any = Surenchère : { $count } meeples d’un même rôle
q-yours = Votre enchère
q-either-role = Rôle libre
q-only-adventurer = Aventuriers seulement.
q-only-archaeologist = Archéologues seulement.
q-score-track = Piste de score
q-loaded = { $count } sur { $most }
q-brings = Rapporte { $what }
q-free = gratuit
q-takes-first = Prend d’abord
q-choose-them = Touchez des meeples puis un lieu, ou glissez-les.
refusal-one-a-space = Un seul meeple par case : choisissez-en un, et la case.
q-warn-nothing = Vous n’avez rien chargé. Terminer cette livraison sans carte ?
q-warn-sell = Vendre cet objet ? Vous ne pourrez peut-être pas revenir en arrière.
q-warn-drop = Écarter cette tuile Amélioration ? Vous ne pourrez peut-être pas revenir en arrière.
q-warn-exchange = Payer des pièces pour cet échange ? Vous ne pourrez peut-être pas revenir en arrière.
log-threw = { $player } lance : { $what }.
log-laid-out = Cartes révélées : { $what }.
log-automaton-cleared = L’automate défausse : { $cards }.
q-lost = Vous êtes évincé
q-lost-at = Vous êtes évincé : { $places }.
q-about-score = Points de victoire : après cinq manches, celui qui en a le plus gagne.
q-about-coins = Les pièces paient le Temple, le Village et la Capitainerie. Le Campement et les meeples tombés debout en rapportent.
q-about-artifacts = Les objets se livrent contre des points, de préférence plusieurs d’un même type ensemble, ou se vendent.
q-about-marker = Son détenteur commence. Il se prend à la Stèle et vaut 2 points à la fin.
q-about-black = Tombé sur la face noire : un aventurier. Il va là où l’on demande des aventuriers.
q-about-white = Tombé sur la face blanche : un archéologue. Il va là où l’on demande des archéologues.
q-about-side = Tombé sur la tranche : aventurier ou archéologue, à votre choix au moment de le placer.
q-about-standing = Tombé debout : 1 pièce aussitôt, et le rôle de votre choix au moment de le placer.
q-about-character = Le Personnage prend le rôle de votre choix, quelle que soit sa position.
q-about-unrolled = Ce meeple n’a pas encore été lancé.
q-about-deck = Les objets se piochent ici. Quand il n’en reste plus, la défausse est mélangée.
q-about-discard = Les objets livrés, vendus ou pris par l’automate.
q-about-aside = Des tuiles Amélioration qui n’agissent plus ; leurs points comptent encore à la fin.
q-about-slot = Les tuiles Amélioration viennent du Village. Deux agissent à la fois.
q-about-hidden = Les cartes piochées ne sont vues de personne d’autre.
q-about-round = Cinq manches : lancer les meeples, les placer, puis chaque lieu donne ce qu’il offre.
