### Lost Ruins of Arnak: words, log, labels of actions, prompts. `$x_at`, `$x_to`, `$x_from` are the cases of a place, `$x_id` is the bare id.

## Resources

coin = pièce
compass = boussole
tablet = tablette
arrowhead = pointe de flèche
jewel = joyau

## Travel icons

boot = botte
car = voiture
boat = bateau
plane = avion
car-or-boat = voiture ou bateau

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-compass = { $count ->
        [one] { $count } boussole
       *[other] { $count } boussoles
    }
amount-tablet = { $count ->
        [one] { $count } tablette
       *[other] { $count } tablettes
    }
amount-arrowhead = { $count ->
        [one] { $count } pointe de flèche
       *[other] { $count } pointes de flèche
    }
amount-jewel = { $count ->
        [one] { $count } joyau
       *[other] { $count } joyaux
    }
amount-boot = { $count ->
        [one] { $count } botte
       *[other] { $count } bottes
    }
amount-car = { $count ->
        [one] { $count } voiture
       *[other] { $count } voitures
    }
amount-boat = { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
amount-plane = { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
amount-car-or-boat = { $count ->
        [one] { $count } voiture ou bateau
       *[other] { $count } voitures ou bateaux
    }
amount-archaeologist = { $count ->
        [one] { $count } archéologue
       *[other] { $count } archéologues
    }
amount-idol = { $count ->
        [one] { $count } idole
       *[other] { $count } idoles
    }
amount-card = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Boards, tokens, sides, timing

board-bird = Temple de l’oiseau
board-snake = Temple du serpent
token-magnifier = loupe
token-notebook = calepin
side-silver = argenté
side-gold = doré
kind-basic = carte de base
kind-fear = carte Peur
kind-item = objet
kind-artifact = artéfact
timing-free = action gratuite
timing-main = action principale
timing-halved = action gratuite, ou passer comme action principale
timing-never = ne se joue pas

## Zones and states

zone-hand = main
zone-play = zone de jeu
zone-deck = pioche
zone-apart = cartes piochées, à répartir
zone-crates = caisses de stockage
zone-slots = emplacements Idole
zone-row = rangée de cartes
zone-exile = exil
zone-supply = plateau Réserve
zone-rescue = assistants à secourir
zone-track = piste Recherche
zone-bonus-stack = pile Bonus du Temple perdu
zone-box = hors du jeu
zone-map = île
zone-pool = symboles de déplacement restants ce tour-ci
word-archaeologists = archéologues
word-artifacts = artéfacts
word-assistants = assistants
word-boon = faveur
word-guardian = gardien
word-guardians = gardiens
word-idols = idoles
word-items = objets
word-moon-staff = Sceptre lunaire
word-rival = rival
word-sites = sites
word-temple-tiles = tuiles Temple
word-tokens = jetons
word-travel = valeur de déplacement
word-cost = coût
word-effect = effet
player-rival = Le rival
    .in = le rival
    .of = du rival
state-free = libre
state-blocked = condamné
state-exhausted = épuisé
state-ready = redressé
state-boon-used = faveur utilisée
state-passed = a passé
state-undiscovered = non découvert
state-warded = à l’abri de la Peur cette manche
state-all-planes = tous les symboles de déplacement valent un avion cette manche
arrow-left = gauche
arrow-right = droite

## Score parts and tie-breaks

score-research = Recherche
score-temple = Tuiles Temple
score-idols = Idoles et emplacements vides
score-guardians = Gardiens
score-cards = Objets et artéfacts
score-fear = Peur
tie-temple-arrival = pour avoir atteint le Temple perdu en premier
tie-research = grâce au meilleur score de recherche
tie-shared = la victoire est partagée

## Log: one sentence for each kind of event; `.hidden` where the card or idol is not for these eyes

log-activated = { $player } active un site : { $site }.
log-awoke = Le gardien « { $guardian } » se réveille { $site_at }.
log-began-round = La manche { $round } commence.
log-borrowed = { $player } emprunte l’assistant « { $assistant } » du plateau Réserve.
log-bought = { $player } achète « { $card } ».
log-chose = { $player } choisit la possibilité { $option }.
log-dealt = La carte « { $card } » rejoint la rangée.
log-discarded = { $player } dépense « { $card } ».
log-discovered = { $player } découvre « { $tile } » { $site_at }.
log-drew = { $player } pioche « { $card } ».
    .hidden = { $player } pioche une carte.
log-drew-apart = { $player } pioche la carte « { $card } » et la met de côté.
    .hidden = { $player } pioche une carte et la met de côté.
log-ended-round = La manche { $round } est terminée.
log-ended-turn = { $player } termine son tour.
log-exchanged = { $player } échange l’assistant « { $own } » contre « { $new } ».
log-exiled = La carte « { $card } » est exilée.
    .seat = { $player } exile « { $card } ».
log-feared = { $card_id ->
        [fear-tile] { $player } reçoit une tuile Peur.
       *[fear] { $player } reçoit une carte Peur.
    }
log-gained = { $player } gagne { $what }.
log-gained-card = { $player } gagne « { $card } ».
log-gained-travel = { $player } gagne pour ce tour { $icons } de déplacement.
log-gave-up-idol = { $player } sacrifie une idole pour franchir le passage.
log-hired = { $player } engage un pilote pour { $what }.
log-kept = { $player } garde « { $card } ».
    .hidden = { $player } garde une carte.
log-laid = { $player } pose la carte « { $card } » de sa main dans sa zone de jeu.
log-made-planes = Jusqu’à la fin de la manche, chaque symbole de déplacement { $player_of } vaut un avion.
log-moved-guardian = { $player } déplace le gardien « { $guardian } » { $origin_from } { $site_to }.
log-overcame = { $player } maîtrise le gardien « { $guardian } » { $site_at }.
log-paid = { $player } paie { $what }.
log-passed = { $player } passe pour cette manche.
log-placed = { $player } envoie un archéologue { $site_to } (emplacement { $space }).
log-played = { $player } joue « { $card } ».
log-promoted = { $player } améliore l’assistant « { $assistant } ».
log-put-back = { $player } repose la carte « { $card } » sur sa pioche.
    .hidden = { $player } repose une carte sur sa pioche.
log-recruited = { $player } recrute l’assistant « { $assistant } ».
log-refreshed = { $player } redresse l’assistant « { $assistant } ».
log-relocated = { $player } transfère un archéologue { $origin_from } { $site_to } (emplacement { $space }).
log-removed-assistant = { $player } retire du jeu l’assistant « { $assistant } ».
log-rescued = { $player } secourt l’assistant « { $assistant } », qui arrive épuisé.
log-researched = { $token_id ->
        [magnifier] { $player } avance sa loupe : { $space }.
       *[notebook] { $player } avance son calepin : { $space }.
    }
log-returned = { $player } reprend un archéologue { $site_from }.
log-revealed-card = La carte du dessus de la pioche est révélée : « { $card } ».
log-revealed-tile = La tuile Site « { $tile } » est révélée.
log-slotted = { $player } place une idole sur un emplacement : { $effect }.
log-took-bonus = { $player } prend une tuile Bonus : { $bonus }.
log-took-idol = { $player } s’empare d’une idole : { $idol }.
    .hidden = { $player } s’empare d’une idole face cachée.
log-took-temple-tile = { $player } prend une tuile Temple : { $stack }.
log-travelled = { $player } se déplace avec « { $card } ».
log-turned-up = { $arrow_id ->
        [left] Tuile du rival : { $tile } ; la flèche pointe vers la gauche.
       *[right] Tuile du rival : { $tile } ; la flèche pointe vers la droite.
    }
log-unslotted = { $player } remet l’idole de l’emplacement { $slot } dans ses caisses de stockage.
log-used-assistant = { $player } utilise l’assistant « { $assistant } ».
log-used-boon = { $player } utilise la faveur du gardien « { $guardian } ».
log-warded = Protection jusqu’à la fin de la manche pour { $player_in } : les gardiens ne donnent aucune Peur.

## Labels of actions, by verb

verb-slot = Placer une idole sur un emplacement : { $effect }
verb-boon = Utiliser la faveur du gardien « { $guardian } »
verb-use = Utiliser l’assistant « { $assistant } »
verb-play = Jouer la carte « { $card } »
    .free = Jouer la carte « { $card } » comme action gratuite
    .pass = Jouer la carte « { $card } » et passer
verb-dig = Excaver : { $site }, emplacement { $space }
verb-discover = Découvrir un nouveau site : { $site }
verb-overcome = Maîtriser le gardien { $site_at }
verb-buy = Acheter la carte « { $card } »
verb-research = { $token_id ->
        [magnifier] Rechercher avec la loupe : { $space }
       *[notebook] Rechercher avec le calepin : { $space }
    }
verb-temple = Prendre une tuile Temple : { $stack }
verb-pass = Passer pour cette manche
verb-end-turn = Terminer le tour
verb-travel = Se déplacer avec « { $source } »
verb-hire = Engager un pilote : 2 pièces pour un avion
verb-pay = Payer
verb-skip = Renoncer
verb-choose = Possibilité { $option }
verb-draw = Piocher une carte
verb-discard = Dépenser la carte « { $card } »
verb-exile = { $zone_id ->
        [hand] Exiler la carte « { $card } » de votre main
       *[play] Exiler la carte « { $card } » de votre zone de jeu
    }
verb-activate = Activer le site : { $site }
verb-relocate = Transférer un archéologue { $from_from } { $site_to }, emplacement { $space }
    .figure = Transférer l’archéologue de l’emplacement 2 { $from_from } { $site_to }, emplacement { $space }
verb-return = Reprendre un archéologue { $site_from }
    .figure = Reprendre l’archéologue de l’emplacement 2 { $site_from }
verb-move = Déplacer le gardien { $from_from } { $site_to }
verb-take = Prendre « { $thing } »
verb-upgrade = { $resource_id ->
        [tablet] Échanger 1 tablette contre 1 pointe de flèche
       *[arrowhead] Échanger 1 pointe de flèche contre 1 joyau
    }
verb-promote = Améliorer l’assistant « { $assistant } »
verb-refresh = Redresser l’assistant « { $assistant } »
verb-exchange = Échanger l’assistant « { $own } » contre « { $new } »
verb-borrow = Emprunter l’assistant « { $assistant } »
verb-unslot = Reprendre l’idole de l’emplacement { $slot }
verb-announce = { $count ->
        [0] Ne piocher aucune carte
        [one] Piocher { $count } carte
       *[other] Piocher { $count } cartes
    }
verb-keep = Garder la carte « { $card } »
verb-top = Reposer la carte « { $card } » sur votre pioche
verb-bonus = D’abord la tuile Bonus
verb-row = D’abord l’effet de la rangée
verb-resolve = Résoudre l’effet
verb-lay = Poser la carte « { $card } » dans votre zone de jeu
verb-done = Terminer
verb-continue = Continuer

## Labels of what chance decides

verb-items = Objet suivant : { $card }
verb-artifacts = Artéfact suivant : { $card }
verb-level1 = Tuile Site de niveau 1 suivante : { $tile }
verb-level2 = Tuile Site de niveau 2 suivante : { $tile }
verb-guardians = Gardien suivant : { $guardian }
verb-idols = Idole suivante : { $idol }
verb-assistants = Assistant suivant : { $assistant }
verb-bonuses = Tuile Bonus suivante : { $bonus }
verb-blocked = Condamné : { $camp }
verb-red = Tuile rouge : { $tile }
verb-rival = Tuile suivante du rival : { $tile }
verb-deck = Carte suivante de la pioche { $player_of } : { $card }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-turn = À vous : effectuez une action principale, ou passez.
prompt-after = Votre action principale est faite. Des actions gratuites peuvent suivre ; terminez ensuite votre tour.
prompt-pay-travel = Payez le coût de déplacement : choisissez avec quoi vous déplacer.
prompt-trade = Payez pour profiter de l’échange, ou renoncez.
prompt-trade-upgrade = Échangez une ressource contre une meilleure, ou renoncez.
prompt-choose = Choisissez une possibilité.
prompt-choose-announce = Combien de cartes piochez-vous ?
prompt-choose-resolve = Résolvez l’effet maintenant, ou laissez-le.
prompt-exile = Exilez une carte (main ou zone de jeu), ou renoncez.
prompt-discard = Dépensez une carte de votre main : elle va dans votre zone de jeu, sans son effet.
prompt-draw = Piochez une carte, ou renoncez.
prompt-pick = Faites votre choix.
prompt-pick-activate = Quel site activez-vous ?
prompt-pick-borrow = De quel assistant empruntez-vous l’effet ?
prompt-pick-buy = Achetez une carte, ou renoncez.
prompt-pick-dig = Envoyez un archéologue sur un site, ou renoncez.
prompt-pick-discover = Découvrez un site, ou renoncez.
prompt-pick-exchange = Quel assistant échangez-vous, et contre lequel ?
prompt-pick-move = Quel gardien déplacez-vous, et vers où ?
prompt-pick-overcome = Maîtrisez un gardien sans payer son coût, ou renoncez.
prompt-pick-promote = Quel assistant améliorez-vous ?
prompt-pick-refresh = Redressez un assistant, ou renoncez.
prompt-pick-relocate = Transférez un archéologue, ou renoncez.
prompt-pick-research = Recherchez, ou renoncez.
prompt-pick-return = Quel archéologue revient sur votre plateau ?
prompt-pick-take = Quelle carte prenez-vous ?
prompt-pick-take-a = Quel assistant prenez-vous ?
prompt-pick-take-bonus = Quelle tuile Bonus prenez-vous ?
prompt-pick-unslot = Quelle idole retourne dans vos caisses de stockage ?
prompt-order = Que résolvez-vous d’abord : la tuile Bonus ou l’effet de la rangée ?
prompt-pause = Quelque chose va être révélé : continuez, ou effectuez d’abord des actions gratuites.
prompt-keep = Quelle carte gardez-vous ?
prompt-keep-lay = Fin de la manche : quelles cartes quittent votre main pour votre zone de jeu ? Les autres restent en main.
prompt-keep-top = Reposez une des autres cartes sur votre pioche, ou renoncez.
prompt-chance = Le hasard décide.
