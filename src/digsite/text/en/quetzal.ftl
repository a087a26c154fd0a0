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
zone-discarded = discarded upgrade tiles
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
tie-discovery = by being farther along the Discovery track
tie-shared = the victory is shared

## Log: one sentence for each kind of event; an attribute for an event that has that member, `.hidden` for one whose card is hidden

log-advanced = { $player } advances on the Discovery track, to space { $discovery }.
log-automaton = The automaton uses { $card }.
log-automaton-discarded = The automaton discards { $card }.
log-began-round = Round { $round } begins.
log-bid = { $player } bids { $what } { $location_at }, role: { $role }.
log-dealt = { $card } is laid out.
    .upgrade = The upgrade tile { $upgrade } is laid out.
log-delivered = { $player } delivers { $cards }.
log-drew = { $player } draws { $card }.
    .hidden = { $player } draws a card.
log-dropped = { $player } discards the upgrade tile { $upgrade }.
log-ended-game = The game is over. Final scoring follows.
log-ended-round = Round { $round } is over.
log-exchanged = { $player } uses { $upgrade }.
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
log-put-under = { $player } puts { $card } on the bottom of the deck.
    .hidden = { $player } puts a card on the bottom of the deck.
log-reshuffled = { $cards ->
        [one] The discard pile becomes the deck: { $cards } card.
       *[other] The discard pile becomes the deck: { $cards } cards.
    }
log-rolled = { $meeple_id ->
        [character] { $player } rolls the Character: { $landing }.
       *[team] { $player } rolls a meeple: { $landing }.
    }
log-sold = { $player } sells { $card } at the Black Market.
log-took = { $player } takes { $card }.
log-took-marker = { $owner } takes the First Player marker.
log-visited = { $player } sends { $what } { $location_to }.

## Labels of actions, by verb

verb-exchange = Use { $upgrade }
verb-reroll = Reroll: { $meeple }
verb-reroll-all = Reroll all meeples
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
verb-drop = Discard { $upgrade }
verb-sell = Sell { $card }
verb-deliver = Deliver { $card }

## Labels of what chance decides

verb-artifacts = Next artifact: { $card }
verb-upgrades = Next upgrade tile: { $tile }
verb-automaton = Next automaton card: { $card }
verb-roll = { $player } rolls: { $landing }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-roll = Reroll meeples, or keep them as they are.
prompt-roll-skip = Reroll one meeple, or decline.
prompt-place = Choose a location and place your meeples there.
prompt-pick = Make your choice.
prompt-pick-take = Which one do you take?
prompt-keep = Which card do you keep? The other goes to the bottom of the deck.
prompt-discard = You have more than two upgrade tiles. Which one do you discard?
prompt-trade = Sell an artifact, or decline.
prompt-deliver = Choose the artifacts to deliver, then finish.
prompt-pause = Exchange coins if you like, then finish.
prompt-chance = Chance decides.
