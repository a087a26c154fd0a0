### Why something cannot be done yet, said when its time comes, instead of “not now”.

later-now = You cannot do that now. { $prompt }
later-quetzal-take = You take artifacts and tiles once everyone has placed their meeples. First send some of yours to that location.
later-quetzal-deliver = Artifacts are delivered at the Harbor Master’s Office or on a ship, and sold at the Black Market. Send meeples there.
later-quetzal-reroll = You reroll meeples at the Camp, or with a tile that allows it.
later-quetzal-exchange = This tile works by itself or at another time. Its text says when.
later-arnak-take = You gain assistants through research: move your notebook to a row whose right end shows a figure with a plus.
later-arnak-draw = You draw up to five cards when a round begins. During the round, you draw only when an effect says so.
later-arnak-exile = Cards you have played lie here until the round ends. An effect that exiles a card may remove one.
later-arnak-unslot = An idol in a slot stays there and is worth 3 points. It comes out only if an effect says so.
