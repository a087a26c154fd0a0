### Quetzal: words, log, labels of actions, prompts. `$x_at` and `$x_to` are the cases of a place, `$x_id` is the bare id.

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
amount-vp = { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }
amount-discovery = { $count ->
        [one] { $count } point de Découverte
       *[other] { $count } points de Découverte
    }
amount-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
amount-meeple = { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
amount-meeples = { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
amount-plain = { $count ->
        [one] { $count } meeple de cette couleur
       *[other] { $count } meeples de cette couleur
    }
amount-black = { $count ->
        [one] { $count } aventurier (noir)
       *[other] { $count } aventuriers (noirs)
    }
amount-white = { $count ->
        [one] { $count } archéologue (blanc)
       *[other] { $count } archéologues (blancs)
    }
amount-side = { $count ->
        [one] { $count } meeple sur la tranche
       *[other] { $count } meeples sur la tranche
    }
amount-standing = { $count ->
        [one] { $count } meeple debout
       *[other] { $count } meeples debout
    }
amount-either = { $count ->
        [one] { $count } meeple au rôle libre
       *[other] { $count } meeples au rôle libre
    }
amount-character = { $count ->
        [one] le Personnage
       *[other] { $count } Personnages
    }

## Phases, zones and states

phase-roll = Lancer des meeples
phase-place = Placement des meeples
phase-activate = Activation des lieux
phase-prepare = Préparation de la manche suivante
zone-hand = main
zone-pool = meeples à placer
zone-deck = pioche d’objets
zone-discard = défausse
zone-pile = pile de tuiles Amélioration
zone-discarded = tuiles Amélioration écartées
zone-track = piste de Découverte
word-artifacts = objets
word-automaton = automate
word-coins = pièces
word-locations = lieux
word-marker = jeton Premier Joueur
word-meeples = meeples
word-score = points de victoire
word-upgrades = tuiles Amélioration
state-free = libre
state-covered = recouvert

## Score parts and tie-breaks

score-play = En cours de partie
score-marker = Jeton Premier Joueur
score-coins = Pièces
score-upgrades = Tuiles Amélioration
tie-discovery = pour être plus avancé sur la piste de Découverte
tie-shared = la victoire est partagée

## Log: one sentence for each kind of event; an attribute for an event that has that member, `.hidden` for one whose card is hidden

log-advanced = { $player } avance sur la piste de Découverte, jusqu’à la case { $discovery }.
log-automaton = L’automate suit : { $card }.
log-automaton-discarded = L’automate défausse la carte « { $card } ».
log-began-round = La manche { $round } commence.
log-bid = { $player } enchérit { $location_at } : { $what }, rôle { $role }.
log-dealt = La carte « { $card } » est exposée.
    .upgrade = La tuile Amélioration « { $upgrade } » est exposée.
log-delivered = { $player } livre : { $cards }.
log-drew = { $player } pioche la carte « { $card } ».
    .hidden = { $player } pioche une carte.
log-dropped = { $player } écarte la tuile Amélioration « { $upgrade } ».
log-ended-game = La partie s’achève ; place au décompte.
log-ended-round = La manche { $round } est terminée.
log-exchanged = { $player } fait un échange avec la tuile « { $upgrade } ».
log-gained = { $player } gagne { $what }.
    .source = { $player } gagne { $what } ({ $source }).
log-gained-upgrade = { $player } gagne la tuile Amélioration « { $upgrade } ».
log-ousted = { $player } évince { $location_at } : { $what } { $owner_of }.
log-paid = { $player } paie { $what }.
log-placed = { $location_id ->
        [stela] { $player } place un meeple { $location_at } : { $meeple }.
       *[other] { $player } place un meeple { $location_at }, case { $space } : { $meeple }.
    }
log-put-down = { $player } ajoute la carte « { $card } » à la livraison.
log-put-under = { $player } glisse la carte « { $card } » sous la pioche.
    .hidden = { $player } glisse une carte sous la pioche.
log-reshuffled = { $cards ->
        [one] La défausse redevient la pioche : { $cards } carte.
       *[other] La défausse redevient la pioche : { $cards } cartes.
    }
log-rolled = { $meeple_id ->
        [character] Le Personnage { $player_of } tombe : { $landing }.
       *[team] Un meeple { $player_of } tombe : { $landing }.
    }
log-sold = { $player } vend la carte « { $card } » au Marché noir.
log-took = { $player } prend la carte « { $card } ».
log-took-marker = { $owner } prend le jeton Premier Joueur.
log-visited = { $player } envoie { $what } { $location_to }.

## Labels of actions, by verb

verb-exchange = Échanger avec la tuile « { $upgrade } »
verb-reroll = Relancer : { $meeple }
verb-reroll-all = Relancer tous les meeples
verb-done = Terminer
verb-skip = Renoncer
verb-place = { $location_id ->
        [stela] Placer { $location_at } : { $meeple }
       *[other] Placer { $location_at }, case { $space } : { $meeple }
    }
verb-bid = Enchérir { $location_at }, rôle { $role } : { $what }
verb-visit = Aller { $location_to } : { $what }
verb-take = Prendre « { $thing } »
verb-keep = Garder la carte « { $card } »
verb-drop = Écarter la tuile « { $upgrade } »
verb-sell = Vendre la carte « { $card } »
verb-deliver = Livrer la carte « { $card } »

## Labels of what chance decides

verb-artifacts = Objet suivant : { $card }
verb-upgrades = Tuile Amélioration suivante : { $tile }
verb-automaton = Carte Automate suivante : { $card }
verb-roll = Lancer { $player_of } : { $landing }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-roll = Relancez des meeples, ou laissez-les.
prompt-roll-skip = Relancez un meeple, ou renoncez.
prompt-place = Choisissez un lieu et placez-y vos meeples.
prompt-pick = Faites votre choix.
prompt-pick-take = Que prenez-vous ?
prompt-keep = Quelle carte gardez-vous ? L’autre va sous la pioche.
prompt-discard = Vous avez plus de deux tuiles Amélioration : laquelle écartez-vous ?
prompt-trade = Vendez un objet, ou renoncez.
prompt-deliver = Choisissez les objets de cette livraison, puis terminez.
prompt-pause = Échangez des pièces si vous le voulez, puis terminez.
prompt-chance = Le hasard décide.
