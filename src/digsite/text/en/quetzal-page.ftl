### Quetzal on the page: what only its drawn table says.

q-nobody = Nobody
q-nobody-yet = Nobody yet
q-held = { $count ->
        [one] Held by { $player_in } with { $count } meeple, role: { $role }
       *[other] Held by { $player_in } with { $count } meeples, role: { $role }
    }
q-needs = { $count ->
        [one] { $count } meeple will do
       *[other] { $count } meeples will do
    }
q-hidden-card = A card nobody else sees
q-step = choose { $choose }, draw { $draw }
q-pile = { $count } in the pile
q-placing = Who goes { $location_to }?
q-role = In which role?
q-none-chosen = Nobody chosen
q-not-enough = This group cannot go here.
q-others-go = Those you pressed cannot go here; this takes the role { $role }.
q-place-them = { $count ->
    [one] Place it
   *[other] Place them
}
q-place-here = Place meeples here
q-leave = Close
q-all-placed = All placed
q-my-board = My board
q-others = The others
q-free-slot = Room for an upgrade tile
q-no-cards = No artifacts
q-keep-one = Keep one of these
q-delivery = Delivery
q-delivery-empty = Press cards of your hand, or drag them here. Press a loaded card to take it out again.
q-take-out = Take out of the crate
q-automaton-how = What it does
q-automaton-words = Its meeples are set by the card before anybody rolls. It can be outbid like a player, but its Temple spaces stay taken. Artifacts it takes go to the discard pile, by type first, then by bonus; where it still holds the Black Market or the ship, nobody acts.
q-round = Round { $round } of 5.
q-edition = The printed values of this table
q-edition-default = Default edition: { $count } values assumed
q-edition-own = Played with an owner’s edition
q-edition-words = Part of what is only drawn on the components could not be recovered. Each value stands with its source; an owner of the box can correct them with an edition file.
q-figure = What
q-value = Value
q-source = Source
q-corrected = from this table’s edition
q-tabs = Parts of the table
q-tab-island = Island
q-tab-me = Mine
q-tab-others = Others
q-tab-log = Log
q-outbid = To outbid: { $count } × { $role }
q-outbid-any = To outbid: { $count } meeples of one role
q-yours = Your bid
q-either-role = Either role
q-only-adventurer = Adventurers only.
q-only-archaeologist = Archaeologists only.
q-score-track = Scoring track
q-loaded = { $count } of { $most }
q-brings = Brings { $what }
q-free = free
q-takes-first = Takes first
q-choose-them = Press meeples and then a location, or drag them there.
refusal-one-a-space = One meeple goes on each space: choose one, and the space.
q-warn-nothing = You have loaded nothing. Finish this delivery without a card?
q-warn-sell = Sell this artifact? You may not be able to take that back.
q-warn-drop = Put this upgrade tile aside? You may not be able to take that back.
q-warn-exchange = Pay coins for this exchange? You may not be able to take that back.
log-threw = { $player } rolls: { $what }.
log-laid-out = Laid out: { $what }.
q-lost = You were outbid
q-lost-at = You were outbid: { $places }.
q-about-score = Victory points: whoever has most after five rounds wins.
q-about-coins = Coins pay for the Temple, the Village and the Harbor Master’s Office. The Camp and meeples that land standing bring some.
q-about-artifacts = Artifacts are shipped for points, best several of one type together, or sold.
q-about-marker = Its holder goes first. It is taken at the Stela, and is worth 2 points at the end.
q-about-black = Landed black side up: an adventurer. It goes where adventurers are asked for.
q-about-white = Landed white side up: an archaeologist. It goes where archaeologists are asked for.
q-about-side = Landed on its side: adventurer or archaeologist, as you choose when you place it.
q-about-standing = Landed standing: 1 coin at once, and either role when you place it.
q-about-character = The Character takes either role, however it landed.
q-about-unrolled = This meeple has not been thrown yet.
q-about-deck = Artifacts are drawn from here. When none is left, the discard pile is shuffled.
q-about-discard = Artifacts that were shipped, sold or taken by the automaton.
q-about-aside = Upgrade tiles that no longer work; their points still count at the end.
q-about-slot = Upgrade tiles come from the Village. Two work at a time.
q-about-hidden = Cards drawn from the deck are seen by nobody else.
q-about-round = Five rounds: throw the meeples, place them, then every place gives what it has.
