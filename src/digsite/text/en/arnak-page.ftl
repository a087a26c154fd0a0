### Lost Ruins of Arnak: words of the drawn table.

arnak-tabs = Parts of the table
arnak-tab-island = Island
arnak-tab-row = Cards
arnak-tab-research = Research
arnak-tab-me = My board
arnak-tab-others = Others
arnak-others = Other players
arnak-look = Look at { $player_of } board
arnak-token-of = { $player_of } { $token }
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
arnak-rescue = to rescue
arnak-space = space { $number }
arnak-slot = Idol slot { $number }
arnak-empty-slot = If empty at the end of the game, it is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
arnak-idol-points = An idol is worth { $points } points.
arnak-slot-note = Puts the idol that has been in your crates longest into the leftmost empty slot. A free action.
arnak-hidden-idol = A face-down idol lies here.
arnak-undiscovered = Not discovered yet. Discovering it costs { $count } compasses plus the travel cost.
arnak-travel-cost = Travel cost
arnak-overcome = Cost to overcome
arnak-pilot = Hired pilot
    .with = a hired pilot
arnak-travel-with = traveling with { $what }
arnak-travel-pay = Travel with { $what }
arnak-overcome-pay = Overcome with { $what }
arnak-overcome-cost = Guardian’s cost
arnak-travel-short = { $count ->
        [one] { $count } icon missing
       *[other] { $count } icons missing
    }
arnak-cost-now = Your cost right now: { $what }.
arnak-cost-both = { $cost }; { $travel }
arnak-worth = Worth { $what }
arnak-no-way = You cannot travel there right now: { $what }.
arnak-options = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
arnak-artifact-note = When you buy it, its effect needs no tablet; when you play it from your hand, the effect costs 1 tablet.
arnak-arrival = Worth { $points } points, in order of arrival.
arnak-way-on = Next bridge: { $space } ({ $cost })
arnak-planned = pays
arnak-all-out = all out
arnak-did-nothing = { $player } does nothing.
arnak-no-hand = no cards in hand
arnak-known = Cards known to be in it: { $what }.
arnak-start-player = goes first this round
arnak-arrow = The decision arrow points { $arrow }.
arnak-arrow-about = It breaks ties for the tile just revealed. The next tile will use the arrow underneath, which nobody has seen yet.
arnak-rival-stack = The rival’s tiles: { $count }
arnak-rival-face-down = The rival’s duplicate and face-down idols: worth 2 points each
arnak-rival-used = Tiles the rival has played this round
arnak-pass-warning = You still have { $what }. If you pass, you take no more turns this round. Pass anyway?
arnak-pass-warning-lit = You can still do anything that is lit. If you pass, you take no more turns this round. Pass anyway?
arnak-prompt-only-pass = Your turn: all you can do is pass.
arnak-prompt-only-end = Your main action is done: end the turn.
arnak-prompt-passed = You have passed. Take free actions if you like, then end the turn.
arnak-prompt-passed-only = You have passed: end the turn.
arnak-prompt-overcome = Pay the guardian’s cost: choose where the travel icons come from.
arnak-prompt-pause-site = The site is about to be revealed. Continue, or take free actions first.
arnak-prompt-pause-guardian = The guardian is about to appear. Continue, or take free actions first.
arnak-prompt-pause-tiles = The tiles there are about to be revealed. Continue, or take free actions first.
arnak-at-home = { $count ->
        [one] an archaeologist on your board
       *[other] { $count } archaeologists on your board
    }
arnak-about-coin = Coins buy items. For 2 coins you can hire a pilot, who counts as a plane.
arnak-about-compass = Compasses buy artifacts and pay for discovering sites.
arnak-about-tablet = Tablets pay for research. Playing an artifact from your hand costs 1 tablet.
arnak-about-arrowhead = Arrowheads pay for research and for overcoming guardians.
arnak-about-jewel = Jewels pay for research and for temple tiles.
arnak-research-row = Research row { $row }
arnak-about-archaeologists = Each round you send them to camps and sites, paying the travel cost shown there. They come home when the round ends.
arnak-about-hand = Play a card for its effect, or spend it to travel. You start each round with five cards.
arnak-about-deck = You draw cards from here. Items you buy go to the bottom.
arnak-about-play = Cards you have played or spent this round. When the round ends, they are shuffled and go under your deck.
arnak-about-crates = You gain idols by discovering sites. Each is worth 3 points. Idols wait in the crates; put one in a slot to gain an effect as well.
arnak-about-assistants = Room for an assistant. Your notebook brings you assistants as it moves up the research track; each helps once per round.
arnak-about-rescue = Move your magnifying glass onto this row to rescue one of them.
arnak-about-items = Items cost coins. The card row is refilled from this deck at the end of the turn.
arnak-about-artifacts = Artifacts cost compasses. The card row is refilled from this deck at the end of the turn.
arnak-about-gap = This gap is refilled at the end of the turn.
arnak-about-exile = Cards sent to exile lie here. They belong to nobody and score nothing.
arnak-about-staff = Artifacts lie to its left, items to its right. After each round, the two cards next to it are exiled and it moves one space to the right.
arnak-about-temple-tiles = Bought with research once your magnifying glass is in the Lost Temple. Each is worth the points shown.
arnak-about-magnifier = Your magnifying glass goes first, and only it can enter the Lost Temple. Below this icon: its points and what each row gives it.
arnak-about-notebook = Your notebook can never be above your magnifying glass. Below this icon: its points and what each row gives it.
arnak-about-round = The moon grows from round to round. After five rounds, whoever has the most points wins.
arnak-about-start = This player takes the first turn of the round. Next round, the player to their left goes first.
arnak-about-passed = No more turns until the next round.
arnak-about-pool = Travel icons left over from what you spent. Use them this turn or lose them.
