### Le plein écran : libellés, touches, aides, titres des choix repliés, symboles des dessins. Commun aux deux jeux.

## Labels and headings

ui-screen-label = { $what } :
ui-screen-apart = mises de côté
ui-screen-collections = Valeur de 1, 2 ou 3 objets livrés
ui-screen-keys = Touches
ui-screen-signs = Symboles
ui-screen-rule = Règle { $rule }

## Keys

ui-screen-key-type = Écrire
ui-screen-key-theme = Sombre ou clair
ui-screen-key-ends = début, fin
ui-screen-key-view = autre place
ui-screen-key-scroll = faire défiler la table
ui-screen-key-change = Changer

## Typing and asking

ui-screen-typing = une action telle qu’elle s’écrit, ou quelques-uns de ses mots ; → complète, Entrée l’exécute, Échap quitte
ui-screen-several = { $count ->
        [one] { $count } action correspond.
       *[other] { $count } actions correspondent ; précisez.
    }
ui-screen-help-hint = écrivez un nom, ou le numéro d’une règle
ui-screen-why-hint = écrivez un bout d’une action : dig coin, research notebook…
ui-screen-save-as = Écrire aussi la partie dans ce fichier :
ui-screen-kept = Chaque étape est déjà gardée, dans { $file }.
ui-screen-ready = prêt
ui-screen-any-seed = au hasard (écrivez un nombre pour en fixer une)
ui-screen-type-seed = un nombre ; rien pour le hasard
ui-screen-type-name = le nom de la personne
ui-screen-bot-failed = Le robot ne peut pas continuer : { $reason }. La partie est gardée ; Entrée le laisse réessayer, q quitte.

## Replays

ui-screen-chance = Le hasard a décidé.
ui-screen-start = Avant la première étape.
ui-screen-seen-by = Point de vue : { $player_in }
ui-screen-spectator = un spectateur

## Headings of folded choices, by verb

ui-fold-dig = Excaver un site connu
ui-fold-discover = Découvrir un nouveau site
ui-fold-overcome = Maîtriser un gardien
ui-fold-buy = Acheter une carte
ui-fold-play = Jouer une carte
ui-fold-research = Rechercher
ui-fold-temple = Prendre une tuile Temple
ui-fold-use = Utiliser un assistant
ui-fold-boon = Utiliser une faveur
ui-fold-slot = Placer une idole sur un emplacement
ui-fold-travel = Se déplacer avec
ui-fold-exile = Exiler une carte
ui-fold-relocate = Transférer un archéologue
ui-fold-move = Déplacer un gardien
ui-fold-take = Prendre
ui-fold-exchange = Échanger

## Signs of the drawings

ui-sign-coin = pièce
ui-sign-compass = boussole
ui-sign-tablet = tablette
ui-sign-arrowhead = pointe de flèche
ui-sign-jewel = joyau
ui-sign-boot = botte
ui-sign-car = voiture
ui-sign-boat = bateau
ui-sign-plane = avion
ui-sign-card = carte
ui-sign-exile = exil
ui-sign-fear = Peur
ui-sign-idol = idole
ui-sign-guardian = gardien
ui-sign-assistant = assistant
ui-sign-gold = face dorée
ui-sign-refresh = redresser
ui-sign-artifact = artéfact
ui-sign-item = objet
ui-sign-points = point
ui-sign-moon = Sceptre lunaire et manche
ui-sign-free = emplacement libre
ui-sign-blocked = emplacement condamné
ui-sign-tokens = loupe, calepin d’une place
ui-sign-rows = ce qu’une rangée donne à la loupe, au calepin
ui-sign-bonus = tuile Bonus
ui-sign-rival = le rival
ui-sign-discovery = point de Découverte
ui-sign-marker = jeton Premier Joueur
ui-sign-black = aventurier (noir)
ui-sign-white = archéologue (blanc)
ui-sign-side = sur la tranche : l’un ou l’autre rôle
ui-sign-standing = debout : l’un ou l’autre rôle, 1 pièce
ui-sign-unrolled = pas encore lancé
ui-sign-character = le Personnage
ui-sign-upgrade = tuile Amélioration
ui-sign-automaton = l’automate
ui-screen-unsaved = La partie n’a pas pu être enregistrée. s l’écrit ailleurs ; q encore une fois quitte, en essayant d’autres dossiers.
