### Pourquoi une chose ne peut pas encore se faire, avec son moment, au lieu de « pas maintenant ».

later-now = Ce n’est pas possible à ce moment. { $prompt }
later-quetzal-take = Artéfacts et tuiles se prennent une fois tous les meeples placés. Envoyez-y d’abord des meeples.
later-quetzal-deliver = Les artéfacts s’expédient à la Capitainerie ou sur un navire, et se vendent au Marché noir ; envoyez-y des meeples.
later-quetzal-reroll = On relance des meeples au Camp, ou avec une tuile qui le permet.
later-quetzal-exchange = Cette tuile agit d’elle-même, ou à un autre moment : son texte dit quand.
later-arnak-take = Les assistants viennent par la recherche : une rangée qui montre à droite un personnage avec un plus en donne un quand votre calepin y arrive.
later-arnak-draw = On pioche grâce aux effets qui le disent, et jusqu’à cinq cartes au début d’une manche.
later-arnak-exile = Les cartes jouées restent ici jusqu’à la fin de la manche. Un effet d’exil peut en retirer une.
later-arnak-unslot = Une idole placée dans un emplacement y reste et compte 3 points. Seul un effet qui le dit l’en retire.
