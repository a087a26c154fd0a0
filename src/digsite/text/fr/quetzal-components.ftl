### Quetzal: cards, upgrades, locations, meeples, the automaton, the track. `$price`, `$reward` and `$cards` are amounts, since an edition may change the figures.

## Artifact types, and what one delivery of 1, 2 or 3 scores

type-pottery = Poterie
    .value = Livrées ensemble : une rapporte { $vp_1 }, deux { $vp_2 }, trois { $vp_3 }.
type-weapon = Arme
    .value = Livrées ensemble : une rapporte { $vp_1 }, deux { $vp_2 }, trois { $vp_3 }.
type-tablet = Tablette
    .value = Livrées ensemble : une rapporte { $vp_1 }, deux { $vp_2 }, trois { $vp_3 }.
type-statuette = Statuette
    .value = Livrées ensemble : une rapporte { $vp_1 }, deux { $vp_2 }, trois { $vp_3 }.
type-mummy = Momie
    .value = Livrées ensemble : une rapporte { $vp_1 }, deux { $vp_2 }, trois { $vp_3 }.

## Artifact cards, by type and bonus

card-pottery_none = Poterie
    .effect = Aucun bonus.
card-pottery_coin = Poterie avec pièce
    .effect = À la livraison : 1 pièce en plus.
card-pottery_discovery = Poterie avec point de Découverte
    .effect = À la livraison : 1 point de Découverte en plus.
card-pottery_vp = Poterie avec point de victoire
    .effect = À la livraison : 1 point de victoire en plus.
card-weapon_none = Arme
    .effect = Aucun bonus.
card-weapon_coin = Arme avec pièce
    .effect = À la livraison : 1 pièce en plus.
card-weapon_discovery = Arme avec point de Découverte
    .effect = À la livraison : 1 point de Découverte en plus.
card-weapon_vp = Arme avec point de victoire
    .effect = À la livraison : 1 point de victoire en plus.
card-tablet_none = Tablette
    .effect = Aucun bonus.
card-tablet_coin = Tablette avec pièce
    .effect = À la livraison : 1 pièce en plus.
card-tablet_discovery = Tablette avec point de Découverte
    .effect = À la livraison : 1 point de Découverte en plus.
card-tablet_vp = Tablette avec point de victoire
    .effect = À la livraison : 1 point de victoire en plus.
card-statuette_none = Statuette
    .effect = Aucun bonus.
card-statuette_coin = Statuette avec pièce
    .effect = À la livraison : 1 pièce en plus.
card-statuette_discovery = Statuette avec point de Découverte
    .effect = À la livraison : 1 point de Découverte en plus.
card-statuette_vp = Statuette avec point de victoire
    .effect = À la livraison : 1 point de victoire en plus.
card-mummy_none = Momie
    .effect = Aucun bonus.
card-mummy_coin = Momie avec pièce
    .effect = À la livraison : 1 pièce en plus.
card-mummy_discovery = Momie avec point de Découverte
    .effect = À la livraison : 1 point de Découverte en plus.
card-mummy_vp = Momie avec point de victoire
    .effect = À la livraison : 1 point de victoire en plus.

## Upgrade tiles

upgrade-reroll_two = Nouvel essai
    .effect = Une fois par manche, après le lancer : vous pouvez relancer un ou deux de vos meeples.
upgrade-tablet_coins = Commerce de tablettes
    .effect = Chaque tablette livrée vous rapporte aussi { $reward }.
upgrade-temple_discount = Laissez-passer du Temple
    .effect = Chaque case du Temple vous coûte { $price } de moins.
upgrade-reroll_all = Nouveau départ
    .effect = Une fois par manche, après le lancer : vous pouvez relancer tous vos meeples, Personnage compris.
upgrade-mixed_trio = Trio varié
    .effect = Une livraison avec une poterie, une arme et une tablette rapporte { $reward } en plus.
upgrade-extra_delivery = Caisses plus grandes
    .effect = Chacune de vos livraisons peut compter { $cards } de plus.
upgrade-coins_to_vp = Mécène
    .effect = Quand vous voulez : payez { $price } pour { $reward }.
upgrade-pottery_trio = Trio de poteries
    .effect = Une livraison avec trois poteries rapporte { $reward } en plus.
upgrade-temple_extra_draw = Œil averti
    .effect = Quand une case du Temple vous fait piocher, piochez deux cartes, gardez-en une et glissez l’autre sous la pioche.
upgrade-coins_to_discovery = Fonds d’exploration
    .effect = Quand vous voulez : payez { $price } pour { $reward }.
upgrade-weapon_trio = Trio d’armes
    .effect = Une livraison avec trois armes rapporte { $reward } en plus.
upgrade-coins_5 = Bourse
    .effect = Aussitôt : { $reward }. Mettez ensuite la tuile de côté.
upgrade-discovery_1 = Piste
    .effect = Aussitôt : { $reward }. Mettez ensuite la tuile de côté.
upgrade-worth = Vaut { $reward } à la fin.
upgrade-effect-points = Aucun effet ; seuls ses points comptent.
upgrade-of-worth = { $name } ({ $points })

## Locations

location-quarry = Carrière
    .effect = La plus forte enchère, d’un seul rôle, remporte les deux objets et { $reward }.
    .at = à la Carrière
    .to = à la Carrière
location-small_temple = Petit Temple
    .effect = La plus forte enchère, d’un seul rôle, remporte les deux objets et { $reward }.
    .at = au Petit Temple
    .to = au Petit Temple
location-ruins = Ruines
    .effect = La plus forte enchère, d’un seul rôle, remporte les deux objets et { $reward }.
    .at = aux Ruines
    .to = aux Ruines
location-black_market = Marché noir
    .effect = La plus forte enchère, d’aventuriers seulement, permet de vendre un objet pour { $reward }, sans ses points ni son bonus.
    .at = au Marché noir
    .to = au Marché noir
location-ship = Navire
    .effect = La plus forte enchère, d’un seul rôle, permet de livrer jusqu’à { $cards } en une fois.
    .at = sur le Navire
    .to = sur le Navire
location-ship_1 = Navire 1
    .effect = La plus forte enchère, d’un seul rôle, permet de livrer jusqu’à { $cards } en une fois.
    .at = sur le Navire 1
    .to = sur le Navire 1
location-ship_2 = Navire 2
    .effect = La plus forte enchère, d’un seul rôle, permet de livrer jusqu’à { $cards } en une fois.
    .at = sur le Navire 2
    .to = sur le Navire 2
location-camp = Campement
    .effect = Autant qu’on veut, les deux rôles, aussitôt : chaque meeple rapporte { $reward }, et vous pouvez relancer un de vos meeples à placer.
    .at = au Campement
    .to = au Campement
location-harbor_office = Capitainerie
    .effect = Autant qu’on veut, les deux rôles, { $price } par meeple. Chacun livre jusqu’à { $cards }.
    .at = à la Capitainerie
    .to = à la Capitainerie
location-temple = Temple
    .effect = Un archéologue par case, à payer aussitôt. De haut en bas, chacun prend des objets.
    .at = au Temple
    .to = au Temple
location-village = Village
    .effect = Un meeple par case, à payer aussitôt. Dans l’ordre des cases, chacun prend une tuile Amélioration.
    .at = au Village
    .to = au Village
location-stela = Stèle du savoir
    .effect = Un archéologue, mais pas du détenteur du jeton Premier Joueur. Donne ce jeton et { $reward }.
    .at = à la Stèle du savoir
    .to = à la Stèle du savoir

## Meeples, landings and roles

meeple-black = aventurier (noir)
meeple-white = archéologue (blanc)
meeple-side = meeple sur la tranche
meeple-standing = meeple debout
meeple-either = meeple au rôle libre
meeple-character = Personnage
meeple-team = meeple Équipe
landing-black = face noire (aventurier)
landing-white = face blanche (archéologue)
landing-side = sur la tranche (rôle libre)
landing-standing = debout (rôle libre, 1 pièce)
landing-flat = à plat
role-adventurer = aventurier
role-archaeologist = archéologue
role-any = libre

## The automaton of the two-player game

player-automaton = L’automate
    .in = l’automate
    .of = de l’automate
automaton_1 = Carte Automate 1
automaton_2 = Carte Automate 2
automaton_3 = Carte Automate 3
automaton_4 = Carte Automate 4
automaton_5 = Carte Automate 5
automaton_6 = Carte Automate 6
automaton_7 = Carte Automate 7
automaton_8 = Carte Automate 8
automaton_9 = Carte Automate 9
automaton_10 = Carte Automate 10
automaton-bids = Temple : { $spaces }. { $near }. { $far }.
automaton-bid = { $location }, rôle { $role } : { $what }

## Spaces of the Discovery track, the Temple and the Village

track-none = aucune récompense
track-coins = { $reward }
track-vp = { $reward }
track-draw_upgrade = la première tuile Amélioration de la pile
track-draw_upgrades = les { $count } premières tuiles Amélioration de la pile
track-space = Case { $index } : { $reward }
track-words = Chaque point de Découverte vous fait avancer d’une case, et chaque case atteinte donne ce qu’elle montre. En cas d’égalité, le plus avancé gagne.
temple-space = { $draw ->
        [0] { $choose ->
                [one] Case { $index }, { $price } : { $choose } carte au choix
               *[other] Case { $index }, { $price } : { $choose } cartes au choix
            }
       *[other] { $choose ->
                [one] Case { $index }, { $price } : { $choose } carte au choix, puis { $draw } de la pioche
               *[other] Case { $index }, { $price } : { $choose } cartes au choix, puis { $draw } de la pioche
            }
    }
village-space = Case { $index }, { $price }

## Rulings that a game may switch; `.other` is the other value

flag-free_location_many_meeples_per_turn = Plusieurs meeples peuvent aller au Campement ou à la Capitainerie en un tour.
    .other = Un seul meeple s’y rend par tour.
flag-raise_own_bid = Vous pouvez relever votre propre enchère.
    .other = Votre propre enchère reste telle quelle.
flag-several_unique_spaces_per_player = Un joueur peut tenir plusieurs cases du Temple ou du Village.
    .other = Au plus une case du Temple et une du Village.
flag-kicked_wild_meeple_stays_wild = Un meeple évincé, debout ou sur la tranche, retrouve son rôle libre.
    .other = Il garde le rôle dans lequel il a été placé jusqu’au prochain lancer.
flag-reshuffle_discard_when_deck_empty = Une pioche vide est reformée avec la défausse.
    .other = Une pioche vide ne donne rien.
flag-harbor_meeples_are_separate_deliveries = Chaque meeple à la Capitainerie fait sa propre livraison.
    .other = Tous les meeples d’un joueur y font une seule livraison.
flag-extra_delivery_applies_per_delivery = Les Caisses plus grandes valent pour chaque livraison.
    .other = Les Caisses plus grandes valent une fois par manche.
flag-trio_bonus_once_per_delivery = Une tuile trio rapporte une seule fois par livraison.
    .other = Elle rapporte pour chaque trio complet.
flag-over_limit_may_discard_new_tile = Au-delà de la limite, la nouvelle tuile peut être écartée.
    .other = Une des anciennes tuiles doit partir.
flag-duplicate_check_against_active_only = Un double n’est inutile que si l’autre tuile est en service.
    .other = Une tuile écartée compte aussi.
flag-any_time_exchange_until_final_scoring = Les échanges sont possibles à tout moment jusqu’au décompte final.
    .other = Les échanges ne sont possibles que lorsque vous placez ou activez.
flag-upgrade_gained_mid_delivery_counts_from_next_one = Une tuile gagnée pendant une livraison compte dès la suivante.
    .other = Elle compte aussitôt.
flag-coin_supply_unlimited = Les pièces ne manquent jamais.
    .other = Il y a 100 pièces ; on ne gagne que ce qui reste.
flag-upgrade_pile_reshuffles = La pile d’améliorations est reformée quand elle est vide.
    .other = Une pile d’améliorations vide le reste.
flag-hands_hidden = Les mains sont cachées.
    .other = Les mains sont visibles.
flag-camp_pays_per_meeple = Chaque meeple au Campement rapporte une pièce et une relance.
    .other = Une visite au Campement rapporte une pièce et une relance, quel que soit le nombre de meeples.
flag-lone_character_outbid_by = Il faut au moins deux meeples pour surenchérir sur un Personnage seul.
    .other = Un seul meeple Équipe suffit pour surenchérir sur un Personnage seul.
flag-reroll_two_together = Nouvel essai relance ses meeples ensemble.
    .other = Nouvel essai relance les meeples l’un après l’autre, éventuellement deux fois le même.
