### Quetzal on the page: what only its drawn table says.

q-nobody = Nobody
q-nobody-yet = Nobody yet
q-held = { $count ->
        [one] Held by { $player_in } with { $count } meeple, role: { $role }
       *[other] Held by { $player_in } with { $count } meeples, role: { $role }
    }
q-needs = { $count ->
        [one] { $count } meeple is enough
       *[other] { $count } meeples are enough
    }
q-hidden-card = A card only its owner has seen
q-step = { $draw ->
        [0] { $choose ->
                [one] choose { $choose } card
               *[other] choose { $choose } cards
            }
       *[other] { $choose ->
                [one] choose { $choose } card, then draw { $draw }
               *[other] choose { $choose } cards, then draw { $draw }
            }
    }
q-pile = { $count } in the pile
q-placing = Which meeples go { $location_to }?
q-role = In which role?
q-none-chosen = No meeples chosen
q-not-enough = This group cannot go here.
q-others-go = The meeples you chose cannot go here. This location takes the role { $role }.
q-place-them = { $count ->
    [one] Place it
   *[other] Place them
}
q-place-here = Place meeples here
q-leave = Close
q-all-placed = All placed
q-my-board = My board
q-others = Other players
q-free-slot = Room for an upgrade tile
q-no-cards = No artifacts
q-keep-one = Keep one of these
q-delivery = Delivery
q-delivery-empty = Choose cards from your hand, or drag them here. Choose a card in the crate to take it out again.
q-take-out = Take out of the crate
q-automaton-how = What it does
q-automaton-words = Its card places its meeples before anyone rolls. You can outbid it like a player, but its Temple spaces stay taken. It takes artifacts by type first, then by bonus, and they go to the discard pile. If it still holds the Black Market or the ship, nobody acts there.
q-round = Round { $round } of 5.
q-edition = The values used at this table
q-edition-default = Default edition: { $count } values assumed
q-edition-own = Played with an owner’s edition
q-edition-words = Some values are printed only on the components and could not be confirmed. Each one is listed with its source. If you own the game, you can correct them with an edition file.
q-figure = What
q-value = Value
q-source = Source
q-corrected = from this table’s edition
q-tabs = Parts of the table
q-tab-island = Island
q-tab-me = My board
q-tab-others = Others
q-tab-log = Log
q-outbid = To outbid: { $count } × { $role }
q-outbid-any = To outbid: { $count } meeples in one role
q-yours = Your bid
q-either-role = Either role
q-only-adventurer = Adventurers only.
q-only-archaeologist = Archaeologists only.
q-score-track = Scoring track
q-loaded = { $count } of { $most }
q-brings = Brings { $what }
q-free = free
q-takes-first = Prefers
q-choose-them = Choose meeples, then a location, or drag them there.
refusal-one-a-space = Each space takes one meeple: choose one meeple and a space.
q-warn-nothing = The crate is empty. Finish without delivering anything?
q-warn-sell = Sell this artifact? You may not be able to undo this.
q-warn-drop = Discard this upgrade tile? You may not be able to undo this.
q-warn-exchange = Pay coins for this exchange? You may not be able to undo this.
log-threw = { $player } rolls: { $what }.
log-laid-out = Laid out: { $what }.
log-automaton-cleared = The automaton discards { $cards }.
q-lost = You were outbid
q-lost-at = You were outbid: { $places }.
q-about-score = Victory points. Whoever has the most after five rounds wins.
q-about-coins = Coins pay for the Temple, the Village and the Harbor Master’s Office. You gain coins at the Camp and from meeples that land standing.
q-about-artifacts = Deliver artifacts for points, ideally several of the same type together, or sell them.
q-about-marker = Whoever has it goes first. It is gained at the Stela of Knowledge and worth 2 points at the end.
q-about-black = Landed black side up: an adventurer. It goes where adventurers are allowed.
q-about-white = Landed white side up: an archaeologist. It goes where archaeologists are allowed.
q-about-side = Landed on its side: an adventurer or an archaeologist. You choose when you place it.
q-about-standing = Landed standing: 1 coin at once. You choose its role when you place it.
q-about-character = The Character can take either role, however it landed.
q-about-unrolled = This meeple has not been rolled yet.
q-about-deck = Artifacts are drawn from here. When the deck is empty, the discard pile is shuffled.
q-about-discard = Artifacts that were delivered, sold or taken by the automaton.
q-about-aside = Discarded upgrade tiles. They no longer work, but their points count at the end.
q-about-slot = You gain upgrade tiles in the Village and on the Discovery track. You can use two at a time.
q-about-hidden = Only the owner sees cards drawn from the deck.
q-about-round = Five rounds. In each: roll the meeples, place them, then activate the locations.
