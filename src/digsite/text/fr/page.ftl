### The web page: home, opening and joining a table, everything around the table, settings, replays.

## Everywhere

page-name = Digsite
page-title = Digsite : Les Ruines perdues de Narak et Quetzal
page-home = Accueil
page-nav = Pages
page-nav-open = Ouvrir une table
page-nav-tables = Table
page-nav-games = Rediffusion
page-nav-learn = Apprendre
page-nav-rules = Règles
page-nav-things = Glossaire
page-nav-glossary = Glossaire
page-nav-cardboard = Sur table
page-nav-replay = Rediffusions
page-nav-settings = Réglages
page-nav-credits = Crédits
page-skip = Aller au contenu
page-unofficial = Projet de fans, non officiel, sans lien avec les auteurs ni les éditeurs des jeux et sans leur aval. Aucune illustration officielle, aucun texte des livrets de règles. Mieux vaut posséder les jeux.
page-loading = Un instant…
page-not-found = Il n’y a rien à cette adresse.
page-not-loaded = Cette section n’a pas pu être chargée. Vérifiez la connexion et réessayez.
page-reload = Recharger la page
page-went-wrong = Cela n’a pas marché. Réessayez ; si cela se reproduit, merci de le signaler.
page-close = Fermer
page-more = Plus
page-cancel = Annuler
page-do-it = Exécuter
page-sure = Confirmer ?
page-copy = Copier
page-copied = Copié
page-share = Partager
refusal-connection-lost = Il n’y a pas de connexion au serveur.

## Home

page-welcome = Deux mondes perdus, une seule table
page-welcome-text = Jouez avec des amis grâce à un lien, contre des robots, ou en solo contre le rival. Sans compte, rien à installer.
page-about-arnak = Menez une expédition sur une île inhabitée : améliorez votre pioche, envoyez des archéologues, maîtrisez les gardiens et montez jusqu’au Temple perdu.
page-about-quetzal = Lancez votre équipe d’aventuriers et d’archéologues, surenchérissez dans les ruines et livrez les plus beaux objets.
page-facts-arnak = 1 à 4 joueurs · les deux temples · rival en solo
page-facts-quetzal = 2 à 5 joueurs · avec un automate à deux
page-play-now = Jouer contre un robot
page-choose-level = Quel niveau pour le robot ?
page-open-with-friends = Ouvrir une table entre amis
page-learn-it = Apprendre le jeu
page-level = Niveau
page-level-random = Hasard
    .about = joue au hasard
page-level-novice = Novice
    .about = pour débuter
page-level-scout = Éclaireur
    .about = connaît les bases
page-level-ranger = Baroudeur
    .about = prévoit ses coups
page-level-professor = Professeur
    .about = le plus fort
page-level-beats = gagne { $share } % de ses parties contre « { $level } »
page-level-rival = Le rival
    .about = en solo, selon les règles du jeu
page-level-more = Plusieurs adversaires
    .about = choisir qui joue
page-play-on = Reprendre la partie : { $game } ({ $players })
    .alone = Reprendre la partie : { $game }
page-my-tables = Mes tables
page-some-table = Une table
page-no-tables = Aucune pour l’instant. Les tables où vous prenez place sont gardées dans ce navigateur.
page-forget = Oublier
page-against = contre { $players }
page-turn-yours = à vous de jouer
page-status-waiting = en attente de joueurs
page-status-playing = en cours
page-status-over = terminée
page-status-archived = archivée
page-open-record = Ouvrir un fichier de partie comme rediffusion

## Opening a table

page-open-title = Ouvrir une table
page-open-it = Ouvrir la table
page-your-name = Votre nom
page-name-of = Nom pour la place { $number }
page-name-optional = Nom (facultatif)
page-who = Qui prend la place { $number }
page-seat-friend = un ami, par lien
page-seat-here = une personne devant cet écran
page-seat-bot = un robot
page-seat-rival = personne : contre le rival solo
page-remove = Retirer
page-add-seat = Ajouter une place
page-players-arnak-1 = Seul à la table, vous jouez contre le rival des règles solo.
page-players-quetzal-2 = À deux joueurs, l’automate participe.
page-option-difficulty = { $count ->
        [0] aucune tuile rouge : le plus facile
        [one] { $count } tuile rouge
       *[other] { $count } tuiles rouges
    }
page-more-settings = Autres réglages
page-seed-help = Un nombre : la même graine redonne la même partie. Laissez vide pour une nouvelle donne.
page-edition-help = Un fichier .toml avec les valeurs de votre boîte. « digsite quetzal edition » en crée un comme point de départ.

## Before the cards are dealt

page-lobby-text = Les cartes sont distribuées dès que tout le monde est prêt.
page-lobby-links = Envoyez à chacun son propre lien. Il sert une seule fois : la place revient au premier navigateur qui l’ouvre.
page-connecting = Connexion à la table…
page-reconnecting = Connexion perdue. Nouvel essai…
page-no-table = Cette table n’existe pas.
page-no-table-help = Vérifiez le lien. Les tables restées longtemps sans joueur sont archivées.
page-table-closed = Vous ne pouvez pas rejoindre cette table.
page-table-closed-help = Le lien de la place a peut-être été remplacé. La personne qui a ouvert la table peut vous envoyer le nouveau ; vous pouvez aussi regarder la partie.
page-watch-instead = Regarder plutôt
page-here = à la table
page-not-here = absent
page-is-ready = prêt
page-not-ready = pas encore prêt
page-ready = Je suis prêt
page-wait = Pas encore
page-link-for = Lien pour { $player }
page-link-local = Ce lien ne fonctionne que sur cet ordinateur.
page-watch-link = Lien pour les spectateurs
page-you-watch = Vous êtes spectateur. Les mains restent cachées.
page-watching = Vous êtes spectateur

## At the table

page-game-over = La partie est terminée
page-you-won = Vous avez gagné !
page-over-you = Vous avez gagné, { $points } à { $next }.
page-over-other = { $player } a gagné, { $points } à { $next }.
page-over-shared = Victoire partagée avec { $points } points chacun : { $players }.
page-waiting-for = C’est au tour { $player_of }.
page-waiting-away = C’est au tour { $player_of }, qui n’est pas à la table.
page-turn-more = et { $count } de plus
page-position = La position
page-undo = Annuler l’action
page-hint = Que ferait le robot le plus fort ?
page-hint-title = Le conseil du robot le plus fort
page-hint-thinking = Le robot réfléchit…
page-hint-value = { $value ->
        [one] environ { $value } point
       *[other] environ { $value } points
    }
page-hint-only = la seule possibilité
page-again = Revoir ce qui s’est passé depuis ma dernière action
page-again-now = Encore une fois, ce qui s’est passé depuis votre dernière action
page-chat = Discussion
page-chat-unread = Discussion, nouveaux messages
page-no-chat = Personne n’a encore rien dit.
page-say = Dire quelque chose
page-send = Envoyer
page-seats = Places et options
page-rules = Règles
page-menu-choose = Choisissez
page-log-unthought = { $player } n’a pas pu réfléchir et a choisi au hasard : les robots étaient trop occupés.
page-rules-changed = Cette partie a commencé selon d’anciennes règles. La règle { $rule } a changé depuis, et le coup { $step } n’est plus permis. La partie en est restée juste avant.
page-go-on = Continuer d’ici
page-log-undone = { $count ->
        [one] Une action est annulée.
       *[other] { $count } actions sont annulées.
    }
    .seat = { $count ->
        [one] { $player } annule une action.
       *[other] { $player } annule { $count } actions.
    }
page-bot-name = { $level } ({ $number })
page-plain-table = Vue texte
page-drawn-table = Vue plateau
page-curtain = L’écran passe à quelqu’un d’autre
page-curtain-text = { $player }, c’est à vous. Les autres, détournez le regard.
page-curtain-open = Je suis { $player }
page-replace = Laisser jouer un robot
page-give-back = Envoyer un nouveau lien
page-my-seat = C’est ma place
page-hand-over = Céder ma place
page-hand-over-help = Vous recevez un nouveau lien, à donner à quelqu’un ou à ouvrir sur un autre appareil. L’ancien ne fonctionnera plus.
page-hand-over-do = Créer un nouveau lien
page-propose-hints = Proposer d’autoriser les conseils

## Proposals

page-proposals = Propositions
page-proposal-replace-by-bot = { $player } propose qu’un robot continue à la place { $seat_of }.
page-proposal-return-seat = { $player } propose de donner la place { $seat_of } à quelqu’un par un nouveau lien.
page-proposal-hints = { $player } propose d’autoriser les conseils pour tous.
page-proposal-rematch = { $player } propose une autre partie.
page-proposal-rematch-same-deal = { $player } propose une autre partie avec la même donne.
page-agree = D’accord
page-disagree = Refuser
page-waiting-votes = Accord attendu : { $players }

## After the game

page-rematch = Rejouer
page-rematch-same = Même donne
page-to-rematch = À la nouvelle table
page-watch-replay = Revoir la partie
page-save-record = Enregistrer la partie
page-round = Manche
page-chart = Points, si la partie s’était arrêtée après chaque manche
page-chart-all = Tous
page-chart-text = Points après chaque manche. Les mêmes chiffres sont dans le tableau qui suit.

## Replays

page-replay = Rediffusion
page-replay-text = Ouvrez une partie enregistrée ici ou dans le terminal et revivez-la depuis n’importe quelle place.
page-choose-file = Choisir un fichier…
page-record-file = Fichier de la partie
page-record-drop = Ou déposez-le ici.
page-no-replay = Cette partie ne peut pas encore être revue.
page-to-table = À la table
page-the-deal = Les cartes sont distribuées.
page-decides = { $player } décide.
page-replay-first = Au début
page-replay-last = À la fin
page-replay-round = Manche suivante
page-replay-round-back = Une manche en arrière
page-replay-play = Lecture
page-replay-stop = Arrêt
page-eyes = Point de vue
page-eyes-open = Toutes les cartes visibles, { $player_in } en bas
page-eyes-seat = Vu par { $player_in }
page-eyes-watcher = En spectateur
page-link-moment = Lien vers ce moment

## Settings

page-theme = Apparence
page-theme-auto = comme le système
page-theme-light = claire
page-theme-dark = sombre
page-size = Taille
page-size-percent = { $percent } %
page-size-help = 100 % remplit la fenêtre ; plus grand, on en voit moins à la fois.
page-speed = Animation
page-speed-none = aucune
page-speed-times = { $times }×
page-speed-help = Aucune si votre système demande de réduire les animations.
page-sound = Sons
page-shortcuts-on = Raccourcis clavier d’une seule lettre
page-shortcuts = Raccourcis clavier
page-seat-colours = Couleurs des places
page-seat-colours-help = Chaque place a aussi une forme et une lettre. Cet ordre ne vaut que dans ce navigateur.
page-seat-colour = Place { $seat } : { $colour }
page-colour-red = cercle rouge
page-colour-blue = carré bleu
page-colour-green = triangle vert
page-colour-yellow = losange jaune
page-colour-purple = hexagone violet
page-forward = Monter
page-key-digits = choisir l’option de ce numéro
page-key-tab = vers la zone suivante de la table, ou le bouton suivant
page-key-walk = vers l’élément le plus proche dans cette direction
page-key-lit = vers l’élément jouable précédent ou suivant
page-key-seats = places et options
page-key-again = revoir ce qui s’est passé
page-key-words = vue texte ou vue plateau
page-key-undo = annuler une action
page-key-enter = activer ce qui est sélectionné
page-key-escape = fermer ce qui est ouvert
page-key-hint = demander conseil
page-key-score = feuille de score
page-key-sound = Activer ou couper les sons
page-key-log = journal
page-key-chat = discussion
page-key-rules = règles
page-key-help = ces raccourcis
page-key-step = rediffusion : un coup en arrière ou en avant
page-key-ends = rediffusion : au début ou à la fin
page-key-flip = rediffusion : depuis une autre place
page-keyboard-tab = Tab
page-keyboard-enter = Entrée
page-keyboard-escape = Échap
page-keyboard-home = Début
page-keyboard-end = Fin
page-keyboard-undo = Ctrl+Z

## Credits

page-credits-fonts = Polices : Alegreya et Cinzel, sous licence SIL Open Font.
page-credits-others = Contributeurs de game-icons.net que le paquet d’icônes ne nomme pas
page-credits-icons = Icônes de game-icons.net, sous CC BY 3.0 ; les autres dessins sont de nous.
