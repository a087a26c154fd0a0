### Lost Ruins of Arnak: words of the drawn table.

arnak-tabs = Parts of the table
arnak-tab-island = Island
arnak-tab-row = Cards
arnak-tab-research = Research
arnak-tab-me = My board
arnak-tab-others = Others
arnak-others = Other players
arnak-look = The board of { $player }
arnak-close = Close
arnak-deck = Deck of { $what }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
arnak-stack = { $count ->
        [one] { $count } in the stack
       *[other] { $count } in the stack
    }
arnak-left = { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
arnak-staff = Moon staff, round { $round }
arnak-rescue = to be rescued
arnak-space = space { $number }
arnak-slot = Idol slot { $number }
arnak-empty-slot = Empty at the end of the game it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
arnak-idol-points = An idol is worth { $points } points.
arnak-slot-note = Puts the idol that has been longest in your crates into the leftmost empty slot. A free action.
arnak-hidden-idol = An idol lies here face down.
arnak-undiscovered = Not discovered yet. Discovering it costs { $count } compasses beside the travel.
arnak-travel-cost = Travel cost
arnak-overcome = To overcome it
arnak-pilot = a hired pilot
arnak-travel-with = travelling with { $what }
arnak-travel-pay = Travel with { $what }
arnak-travel-short = { $count ->
        [one] { $count } icon is missing
       *[other] { $count } icons are missing
    }
arnak-cost-now = It would cost you now: { $what }.
arnak-no-way = You cannot travel there now: { $what }.
arnak-options = { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
arnak-artifact-note = Resolved for nothing when it is bought; played from the hand it costs 1 tablet.
arnak-arrival = In order of arrival it is worth { $points } points.
arnak-planned = for this
arnak-all-out = all out
arnak-no-hand = no cards in hand
arnak-known = Known in it: { $what }.
arnak-start-player = begins the round
arnak-arrow = The decision arrow points { $arrow }.
arnak-rival-stack = The rival’s tiles: { $count }
arnak-rival-used = Tiles the rival has played this round
arnak-pass-warning = You still have { $what }. Whoever passes takes no more turns this round. Pass all the same?
arnak-about-coin = Coins buy items; 2 coins hire a pilot, who counts as a plane.
arnak-about-compass = Compasses buy artifacts and discover sites.
arnak-about-tablet = Tablets pay for research, and 1 for playing an artifact from the hand.
arnak-about-arrowhead = Arrowheads pay for research and overcome guardians.
arnak-about-jewel = Jewels pay for research and the temple.
