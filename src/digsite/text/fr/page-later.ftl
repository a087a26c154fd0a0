### Pourquoi une chose ne peut pas encore se faire, avec son moment, au lieu de « pas maintenant ».

later-now = Ce n’est pas possible à ce stade. { $prompt }
later-quetzal-take = Objets et tuiles se prennent une fois que tout le monde a placé ses meeples. Envoyez-y d’abord des meeples.
later-quetzal-deliver = Les objets se livrent à la Capitainerie ou sur un navire, et se vendent au Marché noir ; envoyez-y des meeples.
later-quetzal-reroll = On relance des meeples au Campement, ou avec une tuile qui le permet.
later-quetzal-exchange = Cette tuile agit d’elle-même, ou à un autre moment : son texte dit quand.
later-arnak-take = Les assistants viennent de la recherche : une rangée qui montre à droite un personnage avec un plus en donne un quand votre calepin y arrive.
later-arnak-draw = On pioche grâce aux effets qui le disent, et jusqu’à cinq cartes au début d’une manche.
later-arnak-exile = Les cartes jouées restent ici jusqu’à la fin de la manche. Un effet d’exil peut en prendre une.
later-arnak-unslot = Une idole placée dans un emplacement y reste et compte toujours 3 points. Seul un effet qui le dit l’en retire.
