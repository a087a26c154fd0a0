### The terminal: the table in lines of text, commands, saves, replays.

## Opponents

level-random = Hasard
level-novice = Novice
level-scout = Éclaireur
level-ranger = Baroudeur
level-professor = Professeur
ui-seat-program = Programme { $program }

## Components in words

ui-about = { $name } : { $what }.
ui-about-price = coût { $price }
ui-about-travel = valeur de déplacement { $travel }
ui-about-travel-cost = Coût de déplacement : { $travel }.
ui-about-discover = Pas encore découvert ; le découvrir coûte { $price }, en plus du coût de déplacement.
ui-about-guardian = Pour le maîtriser : { $cost }. Sa faveur, une fois : { $boon }.
ui-assistant = assistant
ui-camp = camp
ui-left-of = { $count ->
        [0] épuisée
        [one] reste { $count }
       *[other] reste { $count }
    }

## The table in words

ui-space = emplacement { $space }, { $travel } : { $who }
ui-no-tokens = aucune ressource
ui-archaeologists-ready = { $count ->
        [0] aucun archéologue sur le plateau
        [one] { $count } archéologue sur le plateau
       *[other] { $count } archéologues sur le plateau
    }
ui-slots-filled = { $count ->
        [0] aucune idole placée
        [one] { $count } idole placée
       *[other] { $count } idoles placées
    }
ui-face-down-idol = idole face cachée
ui-cards-unknown = { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
ui-arrived-1 = premier au Temple perdu
ui-arrived-2 = deuxième au Temple perdu
ui-arrived-3 = troisième au Temple perdu
ui-arrived-4 = quatrième au Temple perdu
ui-bonus-stack = { $count ->
        [0] plus de tuile Bonus au Temple perdu
        [one] { $count } tuile Bonus au Temple perdu
       *[other] { $count } tuiles Bonus au Temple perdu
    }
ui-standing = Ici se trouvent : { $who }
ui-rival-tiles = { $count ->
        [0] plus de tuile cette manche
        [one] { $count } tuile restante cette manche
       *[other] { $count } tuiles restantes cette manche
    }
ui-rival-last = dernière tuile : { $tile }
ui-rival-arrow = { $arrow ->
        [left] la flèche de la tuile suivante pointe vers la gauche
       *[right] la flèche de la tuile suivante pointe vers la droite
    }
ui-to-travel = Déplacement encore à payer : { $needs } ; déjà posé : { $icons }.
ui-holds = { $player_in } – { $what }
ui-bid-of = { $player_in } – { $what }, rôle { $role }
ui-score-so-far = { $count ->
        [one] { $count } point jusqu’ici
       *[other] { $count } points jusqu’ici
    }
ui-discovery-at = piste de Découverte : case { $space }
ui-holds-marker = jeton Premier Joueur
ui-meeples-left = meeples à placer : { $what }
ui-no-meeples = plus de meeple à placer
ui-unrolled = { $count ->
        [one] { $count } meeple pas encore lancé
       *[other] { $count } meeples pas encore lancés
    }
ui-character-lies = Personnage : { $landing }
ui-since = Ce qui s’est passé entre-temps :

## Commands: the words that are understood, the first one is shown; English ones always work

ui-alias-look = regarder, table
ui-alias-hand = main
ui-alias-row = rangée, étalage, cartes
ui-alias-map = plateau, lieux, île
ui-alias-track = piste
ui-alias-players = joueurs
ui-alias-log = journal
ui-alias-card = carte, tuile, lire
ui-alias-why = pourquoi
ui-alias-rule = règle
ui-alias-undo = annuler
ui-alias-score = score, points
ui-alias-save = enregistrer
ui-alias-help = aide
ui-alias-quit = quitter
ui-alias-forward = avancer, suivant
ui-alias-back = reculer, précédent
ui-alias-step = coup, aller
ui-alias-round = manche
ui-alias-end = fin
ui-alias-seat = place
ui-command-line = { $words } : { $does }
ui-takes-name = NOM
ui-takes-action = ACTION
ui-takes-number = NUMÉRO
ui-takes-file = FICHIER
ui-replay-jump = aller à un coup
ui-replay-end = le dernier coup
ui-replay-seat = regarder d’une autre place ; 0 voit ce que voit un spectateur
ui-replay-begin = Une ligne vide avance d’un coup. Vous pouvez aussi taper :
ui-replay-action = { $player } : { $action }
ui-no-such-round = L’enregistrement ne va pas jusqu’à cette manche.
ui-no-such-seat = Cette place n’existe pas.

## Talking

ui-which-one = Cela peut désigner plusieurs choses : { $names }.
ui-no-such-number = Il n’y a pas de choix { $number } ; il y en a { $count }.
ui-no-such-rule = Il n’y a pas de règle { $number }.
ui-name-missing = Précisez : { $example }
ui-kept-in = La partie est conservée après chaque coup, dans { $file }. « enregistrer FICHIER » en écrit une copie ailleurs.
ui-not-kept = Cette partie n’est conservée nulle part. « enregistrer FICHIER » l’écrit dans un fichier.
ui-not-overwritten = { $file } existe déjà et n’est pas un enregistrement Digsite ; il n’a pas été touché. Choisissez un autre nom.
ui-unsaved-quit = La partie n’est pas enregistrée. « enregistrer FICHIER » l’écrit ailleurs ; un second « quitter » part sans enregistrer.
ui-put-elsewhere = La partie est conservée dans { $file } à la place.
ui-rescue = Le fichier n’a pas été modifié. Pour reprendre avant le dommage : { $command }
ui-rescue-rules = Le fichier n’a pas été modifié. Pour reprendre à cet endroit selon les règles actuelles : { $command }
ui-foreign-program = { $file } fait jouer un programme : { $program }. Il n’est pas lancé sur la foi d’un fichier ; si vous le voulez, indiquez vous-même toutes les places avec --seat.
ui-saved-game = { $game }, { $round }, { $players }, jouée le { $when }
ui-game-new = Nouvelle partie : { $game }
ui-plain-instead = Partie en lignes de texte. Le plein écran demande un complément : { $command }
ui-score-parts = { $total } ({ $parts })
ui-score-part = { $part } { $points }
ui-steps-sound = { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }
ui-no-such-step = Il n’y a pas de coup { $step } ; l’enregistrement en a { $steps }.

## Choices in groups, and parts of lines

ui-parts = { $first } ; { $next }
ui-group-bid = Enchérir { $location_at }, rôle { $role }
ui-group-visit = Aller { $location_to }
ui-group-place = Placer { $location_at }, case { $space }
ui-ways = { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
ui-group-back = Retour à tous les choix
ui-held-by = actuellement : { $who }
ui-held-by-nobody = libre
ui-help-empty = Une ligne vide répète les choix. Les premières lettres d’un choix suffisent si aucun autre ne commence ainsi.
ui-record-kept = L’enregistrement est conservé dans { $file }. Pour le parcourir : { $command }
ui-program-fault = { $player } n’a pas donné de réponse jouable ({ $reason }) ; un coup par défaut a été joué.
