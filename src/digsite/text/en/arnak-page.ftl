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
arnak-undiscovered = Not discovered yet. Discovering it costs { $count } compasses on top of the travel.
arnak-travel-cost = Travel cost
arnak-overcome = To overcome it
arnak-pilot = hired pilot
    .with = a hired pilot
arnak-travel-with = travelling with { $what }
arnak-travel-pay = Travel with { $what }
arnak-overcome-pay = Overcome with { $what }
arnak-overcome-cost = It takes
arnak-travel-short = { $count ->
        [one] { $count } icon is missing
       *[other] { $count } icons are missing
    }
arnak-cost-now = It would cost you now: { $what }.
arnak-cost-both = { $cost }; { $travel }
arnak-worth = Worth { $what }
arnak-no-way = You cannot travel there now: { $what }.
arnak-options = { $count ->
        [one] { $count } possibility
       *[other] { $count } possibilities
    }
arnak-artifact-note = Free when you buy it; playing it from your hand costs 1 tablet.
arnak-arrival = In order of arrival it is worth { $points } points.
arnak-way-on = Next bridge: { $space } ({ $cost })
arnak-planned = pays
arnak-all-out = all out
arnak-did-nothing = { $player } does nothing.
arnak-no-hand = no cards in hand
arnak-known = Known in it: { $what }.
arnak-start-player = begins the round
arnak-arrow = The decision arrow points { $arrow }.
arnak-arrow-about = It decides for the tile turned up last. For the next one the arrow below it decides, which nobody has seen yet.
arnak-rival-stack = The rival’s tiles: { $count }
arnak-rival-face-down = Idols of a kind the rival has already, or face down: worth 2 points each
arnak-rival-used = Tiles the rival has played this round
arnak-pass-warning = You still have { $what }. If you pass, you take no more turns this round. Pass anyway?
arnak-pass-warning-lit = What is lit can still be done. If you pass, you take no more turns this round. Pass anyway?
arnak-prompt-only-pass = Your turn: nothing is left but to pass.
arnak-prompt-only-end = Your main action is done: end the turn.
arnak-prompt-passed = You have passed. Free actions may still follow; then end the turn.
arnak-prompt-passed-only = You have passed: end the turn.
arnak-prompt-overcome = Pay the guardian’s price: choose whose travel icons to use.
arnak-prompt-pause-site = The site is about to be revealed: go on, or take free actions first.
arnak-prompt-pause-guardian = The guardian is about to appear: go on, or take free actions first.
arnak-prompt-pause-tiles = The tiles there are about to be revealed: go on, or take free actions first.
arnak-at-home = { $count ->
        [one] an archaeologist on your board
       *[other] { $count } archaeologists on your board
    }
arnak-about-coin = Coins buy items; 2 coins hire a pilot, who counts as a plane.
arnak-about-compass = Compasses buy artifacts and discover sites.
arnak-about-tablet = Tablets pay for research; playing an artifact from your hand costs 1.
arnak-about-arrowhead = Arrowheads pay for research and overcome guardians.
arnak-about-jewel = Jewels pay for research and the temple.
arnak-research-row = Research row { $row }
arnak-about-archaeologists = Each round they go to camps and sites, for the travel icons drawn there; when the round is over they come home.
arnak-about-hand = Cards in hand are played for their effect, or laid down to travel. A round begins with five.
arnak-about-deck = Cards are drawn from here. Items bought go to the bottom.
arnak-about-play = What was played or laid down this round. When the round is over, these cards are shuffled and go under the deck.
arnak-about-crates = Idols come from discovered sites. Each is worth 3 points and waits in the crates; one that is put into a slot gives an effect as well.
arnak-about-assistants = Room for an assistant. Research with the notebook brings assistants; they help once a round.
arnak-about-rescue = Research with the notebook frees them on this side of the board.
arnak-about-items = Items cost coins. A bought one is replaced from this deck when the turn ends.
arnak-about-artifacts = Artifacts cost compasses. A bought one is replaced from this deck when the turn ends.
arnak-about-gap = This gap is filled when the turn ends.
arnak-about-exile = Exiled cards lie here, out of the game.
arnak-about-staff = Artifacts lie to the left of it, items to the right. After each round the two cards beside it are exiled and it moves one place to the right.
arnak-about-temple-tiles = Bought in the Lost Temple; each is worth the points it shows.
arnak-about-magnifier = Your magnifying glass climbs first and may enter the Lost Temple. Its points and what each row gives it stand below this sign.
arnak-about-notebook = Your notebook never climbs above your magnifying glass. Its points and what each row gives it stand below this sign.
arnak-about-round = The moon grows from round to round. After five rounds the most points win.
arnak-about-start = The first turn of this round is this player’s; the next round begins with the next player.
arnak-about-passed = No more turns until the next round.
arnak-about-pool = What is left over of a card laid down still pays for travel in this turn.
