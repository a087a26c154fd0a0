### Why something cannot be done yet, said when its time comes, instead of “not now”.

later-now = That cannot be done at this point. { $prompt }
later-quetzal-take = Artifacts and tiles are taken once everybody has placed their meeples. Send some to that location first.
later-quetzal-deliver = Artifacts are shipped at the Harbor Master’s Office or on a ship, and sold at the Black Market; send meeples there.
later-quetzal-reroll = Meeples are thrown again at the Camp, or with a tile that allows it.
later-quetzal-exchange = This tile works by itself, or at another time: its words say when.
later-arnak-take = Assistants come by research: a row whose right end shows a figure with a plus brings one when your notebook gets there.
later-arnak-draw = Cards are drawn by effects that say so, and up to five when a round begins.
later-arnak-exile = Cards played lie here until the round is over. Effects that exile a card may take one away.
later-arnak-unslot = An idol in a slot stays there and counts 3 points. Only an effect that says so takes it out again.
