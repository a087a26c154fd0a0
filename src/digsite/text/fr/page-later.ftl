### Pourquoi une chose ne peut pas encore se faire, avec son moment, au lieu de « pas maintenant ».

later-now = Ce n’est pas possible à ce moment. { $prompt }
later-quetzal-take = Artéfacts et tuiles se prennent quand les lieux donnent ce qu’ils offrent. Placez d’abord des meeples là où ils se trouvent.
later-quetzal-deliver = Les artéfacts s’expédient à la Capitainerie ou sur un navire, et se vendent au Marché noir ; envoyez-y des meeples.
later-quetzal-reroll = On relance des meeples au Camp, ou avec une tuile qui le permet.
later-quetzal-exchange = Cette tuile agit d’elle-même, ou à un autre moment : son texte dit quand.
later-arnak-take = Les assistants viennent par la recherche : les rangées de la piste qui portent ce signe permettent d’en prendre un.
