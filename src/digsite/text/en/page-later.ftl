### Why something cannot be done yet, said when its time comes, instead of “not now”.

later-now = That cannot be done at this point. { $prompt }
later-quetzal-take = Artifacts and tiles are taken when the places pay out. First place meeples where they lie.
later-quetzal-deliver = Artifacts are shipped at the Harbor Master’s Office or on a ship, and sold at the Black Market; send meeples there.
later-quetzal-reroll = Meeples are thrown again at the Camp, or with a tile that allows it.
later-quetzal-exchange = This tile works by itself, or at another time: its words say when.
later-arnak-take = Assistants come by research: the rows of the research track with this sign let you take one.
