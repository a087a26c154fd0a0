### Quetzal: words, log, labels of actions, prompts. `$x_at` and `$x_to` are the cases of a place, `$x_id` is the bare id.

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-vp = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
amount-discovery = { $count ->
        [one] { $count } Discovery point
       *[other] { $count } Discovery points
    }
amount-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-meeple = { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
amount-meeples = { $count ->
        [one] { $count } meeple
       *[other] { $count } meeples
    }
amount-plain = { $count ->
        [one] { $count } meeple of that color
       *[other] { $count } meeples of that color
    }
amount-black = { $count ->
        [one] { $count } adventurer (black)
       *[other] { $count } adventurers (black)
    }
amount-white = { $count ->
        [one] { $count } archaeologist (white)
       *[other] { $count } archaeologists (white)
    }
amount-side = { $count ->
        [one] { $count } meeple on its side
       *[other] { $count } meeples on their side
    }
amount-standing = { $count ->
        [one] { $count } standing meeple
       *[other] { $count } standing meeples
    }
amount-either = { $count ->
        [one] { $count } meeple of either role
       *[other] { $count } meeples of either role
    }
amount-character = { $count ->
        [one] the Character
       *[other] { $count } Characters
    }

## Phases, zones and states

phase-roll = Rolling the meeples
phase-place = Placing the meeples
phase-activate = Activating the locations
phase-prepare = Preparing the next round
zone-hand = hand
zone-pool = meeples left to place
zone-deck = artifact deck
zone-discard = discard pile
zone-pile = pile of upgrade tiles
zone-discarded = upgrade tiles put aside
zone-track = Discovery track
word-artifacts = artifacts
word-automaton = automaton
word-coins = coins
word-locations = locations
word-marker = First Player marker
word-meeples = meeples
word-score = victory points
word-upgrades = upgrade tiles
state-free = free
state-covered = covered

## Score parts and tie-breaks

score-play = Scored during the game
score-marker = First Player marker
score-coins = Coins
score-upgrades = Upgrade tiles
tie-discovery = by being further on the Discovery track
tie-shared = the victory is shared

## Log: one sentence for each kind of event; an attribute for an event that has that member, `.hidden` for one whose card is hidden

log-advanced = { $player } advances on the Discovery track, to space { $discovery }.
log-automaton = The automaton follows { $card }.
log-automaton-discarded = The automaton discards { $card }.
log-began-round = Round { $round } begins.
log-bid = { $player } bids { $what } { $location_at }, role: { $role }.
log-dealt = { $card } is laid out.
    .upgrade = The upgrade tile { $upgrade } is laid out.
log-delivered = { $player } delivers { $cards }.
log-drew = { $player } draws { $card }.
    .hidden = { $player } draws a card.
log-dropped = { $player } puts the upgrade tile { $upgrade } aside.
log-ended-game = The game ends; now everything is scored.
log-ended-round = Round { $round } is over.
log-exchanged = { $player } makes an exchange with { $upgrade }.
log-gained = { $player } gains { $what }.
    .source = { $player } gains { $what } ({ $source }).
log-gained-upgrade = { $player } gains the upgrade tile { $upgrade }.
log-ousted = { $player } ousts { $owner_of } { $what } { $location_at }.
log-paid = { $player } pays { $what }.
log-placed = { $location_id ->
        [stela] { $player } places a meeple { $location_at }: { $meeple }.
       *[other] { $player } places a meeple { $location_at }, space { $space }: { $meeple }.
    }
log-put-down = { $player } adds { $card } to the delivery.
log-put-under = { $player } puts { $card } under the deck.
    .hidden = { $player } puts a card under the deck.
log-reshuffled = { $cards ->
        [one] The discard pile becomes the deck: { $cards } card.
       *[other] The discard pile becomes the deck: { $cards } cards.
    }
log-rolled = { $meeple_id ->
        [character] The Character of { $player_in } lands: { $landing }.
       *[team] A meeple of { $player_in } lands: { $landing }.
    }
log-sold = { $player } sells { $card } on the Black Market.
log-took = { $player } takes { $card }.
log-took-marker = { $owner } takes the First Player marker.
log-visited = { $player } sends { $what } { $location_to }.

## Labels of actions, by verb

verb-exchange = Exchange with { $upgrade }
verb-reroll = Throw again: { $meeple }
verb-reroll-all = Throw all meeples again
verb-done = Finish
verb-skip = Decline
verb-place = { $location_id ->
        [stela] Place { $location_at }: { $meeple }
       *[other] Place { $location_at }, space { $space }: { $meeple }
    }
verb-bid = Bid { $location_at }, role { $role }: { $what }
verb-visit = Go { $location_to }: { $what }
verb-take = Take { $thing }
verb-keep = Keep { $card }
verb-drop = Put { $upgrade } aside
verb-sell = Sell { $card }
verb-deliver = Deliver { $card }

## Labels of what chance decides

verb-artifacts = Next artifact: { $card }
verb-upgrades = Next upgrade tile: { $tile }
verb-automaton = Next automaton card: { $card }
verb-roll = Roll by { $player_in }: { $landing }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-roll = Throw meeples again, or leave them.
prompt-roll-skip = Throw one meeple again, or decline.
prompt-place = Choose one location and place your meeples there.
prompt-pick = Make your choice.
prompt-pick-take = Which one do you take?
prompt-keep = Which card do you keep? The other goes under the deck.
prompt-discard = You have more than two upgrade tiles: which one do you put aside?
prompt-trade = Sell an artifact, or decline.
prompt-deliver = Choose the artifacts of this delivery, then finish.
prompt-pause = Exchange coins if you like, then finish.
prompt-chance = Chance decides.
