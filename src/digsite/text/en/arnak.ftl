### Lost Ruins of Arnak: words, log, labels of actions, prompts. `$x_at`, `$x_to`, `$x_from` are the cases of a place, `$x_id` is the bare id.

## Resources

coin = coin
compass = compass
tablet = tablet
arrowhead = arrowhead
jewel = jewel

## Travel icons

boot = boot
car = car
boat = boat
plane = plane
car-or-boat = car or boat

## Amounts, also of what is missing

amount-coin = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
amount-compass = { $count ->
        [one] { $count } compass
       *[other] { $count } compasses
    }
amount-tablet = { $count ->
        [one] { $count } tablet
       *[other] { $count } tablets
    }
amount-arrowhead = { $count ->
        [one] { $count } arrowhead
       *[other] { $count } arrowheads
    }
amount-jewel = { $count ->
        [one] { $count } jewel
       *[other] { $count } jewels
    }
amount-boot = { $count ->
        [one] { $count } boot
       *[other] { $count } boots
    }
amount-car = { $count ->
        [one] { $count } car
       *[other] { $count } cars
    }
amount-boat = { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
amount-plane = { $count ->
        [one] { $count } plane
       *[other] { $count } planes
    }
amount-car-or-boat = { $count ->
        [one] { $count } car or boat
       *[other] { $count } cars or boats
    }
amount-archaeologist = { $count ->
        [one] { $count } archaeologist
       *[other] { $count } archaeologists
    }
amount-idol = { $count ->
        [one] { $count } idol
       *[other] { $count } idols
    }
amount-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
amount-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Boards, tokens, sides, timing

board-bird = Bird Temple
board-snake = Snake Temple
token-magnifier = magnifying glass
token-notebook = notebook
side-silver = silver
side-gold = gold
kind-basic = basic card
kind-fear = Fear card
kind-item = item
kind-artifact = artifact
timing-free = free action
timing-main = main action
timing-halved = free action, or pass as your main action
timing-never = cannot be played

## Zones and states

zone-hand = hand
zone-play = play area
zone-deck = deck
zone-apart = drawn cards to sort
zone-crates = supply crates
zone-slots = idol slots
zone-row = card row
zone-exile = exile
zone-supply = supply board
zone-rescue = assistants to rescue
zone-track = research track
zone-bonus-stack = bonus stack of the Lost Temple
zone-box = removed from the game
zone-map = island
zone-pool = travel icons left this turn
word-archaeologists = archaeologists
word-artifacts = artifacts
word-assistants = assistants
word-boon = boon
word-guardian = guardian
word-guardians = guardians
word-idols = idols
word-items = items
word-moon-staff = moon staff
word-rival = rival
word-sites = sites
word-temple-tiles = temple tiles
word-tokens = tokens
word-travel = travel value
word-cost = cost
word-effect = effect
player-rival = The rival
    .in = the rival
    .of = the rival’s
state-free = free
state-blocked = blocked
state-exhausted = exhausted
state-ready = ready
state-boon-used = boon used
state-passed = passed
state-undiscovered = undiscovered
state-warded = safe from Fear this round
state-all-planes = all travel icons are planes this round
arrow-left = left
arrow-right = right

## Score parts and tie-breaks

score-research = Research
score-temple = Temple tiles
score-idols = Idols and empty slots
score-guardians = Guardians
score-cards = Items and artifacts
score-fear = Fear
tie-temple-arrival = by reaching the Lost Temple first
tie-research = by the higher research score
tie-shared = the victory is shared

## Log: one sentence for each kind of event; `.hidden` where the card or idol is not for these eyes

log-activated = { $player } activates a site: { $site }.
log-awoke = A guardian awakens { $site_at }: { $guardian }.
log-began-round = Round { $round } begins.
log-borrowed = { $player } uses the { $assistant } from the supply board.
log-bought = { $player } buys { $card }.
log-chose = { $player } chooses option { $option }.
log-dealt = { $card } is added to the card row.
log-discarded = { $player } discards { $card }.
log-discovered = { $player } discovers { $tile } { $site_at }.
log-drew = { $player } draws { $card }.
    .hidden = { $player } draws a card.
log-drew-apart = { $player } draws { $card } and sets it aside.
    .hidden = { $player } draws a card and sets it aside.
log-ended-round = Round { $round } is over.
log-ended-turn = { $player } ends the turn.
log-exchanged = { $player } exchanges the { $own } for the { $new }.
log-exiled = { $card } is exiled.
    .seat = { $player } exiles { $card }.
log-feared = { $card_id ->
        [fear-tile] { $player } takes a fear tile.
       *[fear] { $player } takes a Fear card.
    }
log-gained = { $player } gains { $what }.
log-gained-card = { $player } gains { $card }.
log-gained-travel = { $player } gains { $icons } to travel with this turn.
log-gave-up-idol = { $player } gives up an idol to cross the bridge.
log-hired = { $player } hires a pilot for { $what }.
log-kept = { $player } keeps { $card }.
    .hidden = { $player } keeps a card.
log-laid = { $player } puts { $card } from their hand into their play area.
log-made-planes = Each of { $player_of } travel icons counts as a plane for the rest of the round.
log-moved-guardian = { $player } moves the { $guardian } { $origin_from } { $site_to }.
log-overcame = { $player } overcomes the { $guardian } { $site_at }.
log-paid = { $player } pays { $what }.
log-passed = { $player } passes for this round.
log-placed = { $player } sends an archaeologist { $site_to } (space { $space }).
log-played = { $player } plays { $card }.
log-promoted = { $player } upgrades the { $assistant }.
log-put-back = { $player } puts { $card } back on top of their deck.
    .hidden = { $player } puts a card back on top of their deck.
log-recruited = { $player } recruits the { $assistant }.
log-refreshed = { $player } refreshes the { $assistant }.
log-relocated = { $player } relocates an archaeologist { $origin_from } { $site_to } (space { $space }).
log-removed-assistant = { $player } removes the { $assistant } from the game.
log-rescued = { $player } rescues the { $assistant }, who arrives exhausted.
log-researched = { $token_id ->
        [magnifier] { $player } moves the magnifying glass: { $space }.
       *[notebook] { $player } moves the notebook: { $space }.
    }
log-returned = { $player } takes back an archaeologist { $site_from }.
log-revealed-card = { $card } is revealed from the deck.
log-revealed-tile = A site tile is revealed: { $tile }.
log-slotted = { $player } puts an idol in a slot: { $effect }.
log-took-bonus = { $player } takes a bonus tile: { $bonus }.
log-took-idol = { $player } takes an idol: { $idol }.
    .hidden = { $player } takes a face-down idol.
log-took-temple-tile = { $player } takes a temple tile: { $stack }.
log-travelled = { $player } travels with { $card }.
log-turned-up = { $arrow_id ->
        [left] The rival’s tile: { $tile }; the arrow points left.
       *[right] The rival’s tile: { $tile }; the arrow points right.
    }
log-unslotted = { $player } moves the idol in slot { $slot } back to their supply crates.
log-used-assistant = { $player } uses the { $assistant }.
log-used-boon = { $player } uses the boon of the { $guardian }.
log-warded = Guardians will give { $player_in } no Fear this round.

## Labels of actions, by verb

verb-slot = Put an idol in a slot: { $effect }
verb-boon = Use the boon of the { $guardian }
verb-use = Use the { $assistant }
verb-play = Play { $card }
    .free = Play { $card } as a free action
    .pass = Play { $card } and pass
verb-dig = Dig { $site_at }, space { $space }
verb-discover = Discover a new site: { $site }
verb-overcome = Overcome the guardian { $site_at }
verb-buy = Buy { $card }
verb-research = { $token_id ->
        [magnifier] Research with the magnifying glass: { $space }
       *[notebook] Research with the notebook: { $space }
    }
verb-temple = Take a temple tile: { $stack }
verb-pass = Pass for this round
verb-end-turn = End the turn
verb-travel = Travel with { $source }
verb-hire = Hire a pilot: 2 coins for a plane
verb-pay = Pay
verb-skip = Decline
verb-choose = Option { $option }
verb-draw = Draw a card
verb-discard = Discard { $card }
verb-exile = { $zone_id ->
        [hand] Exile { $card } from your hand
       *[play] Exile { $card } from your play area
    }
verb-activate = Activate the site: { $site }
verb-relocate = Relocate an archaeologist { $from_from } { $site_to }, space { $space }
    .figure = Relocate the archaeologist on space 2 { $from_at } { $site_to }, space { $space }
verb-return = Take back an archaeologist { $site_from }
    .figure = Take back the archaeologist on space 2 { $site_at }
verb-move = Move the guardian { $from_from } { $site_to }
verb-take = Take { $thing }
verb-upgrade = { $resource_id ->
        [tablet] Trade 1 tablet for 1 arrowhead
       *[arrowhead] Trade 1 arrowhead for 1 jewel
    }
verb-promote = Upgrade the { $assistant }
verb-refresh = Refresh the { $assistant }
verb-exchange = Exchange the { $own } for the { $new }
verb-borrow = Use the { $assistant } from the supply board
verb-unslot = Take back the idol in slot { $slot }
verb-announce = { $count ->
        [0] Draw no card
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
verb-keep = Keep { $card }
verb-top = Put { $card } back on top of your deck
verb-bonus = Bonus tile first
verb-row = Row effect first
verb-resolve = Resolve the effect
verb-lay = Put { $card } into your play area
verb-done = Finish
verb-continue = Continue

## Labels of what chance decides

verb-items = Next item: { $card }
verb-artifacts = Next artifact: { $card }
verb-level1 = Next level-1 site tile: { $tile }
verb-level2 = Next level-2 site tile: { $tile }
verb-guardians = Next guardian: { $guardian }
verb-idols = Next idol: { $idol }
verb-assistants = Next assistant: { $assistant }
verb-bonuses = Next bonus tile: { $bonus }
verb-blocked = Blocked: { $camp }
verb-red = Red tile: { $tile }
verb-rival = The rival’s next tile: { $tile }
verb-deck = Next card in { $player_of } deck: { $card }

## Prompts, by the kind of decision and, where it says more, the verb on offer

prompt-turn = Your turn: take a main action, or pass.
prompt-after = Your main action is done. Take free actions if you like, then end the turn.
prompt-pay-travel = Pay the travel cost: choose what to travel with.
prompt-trade = Pay and gain, or decline.
prompt-trade-upgrade = Trade a resource for a better one, or decline.
prompt-choose = Choose an option.
prompt-choose-announce = How many cards do you draw?
prompt-choose-resolve = Resolve the effect now, or skip it.
prompt-exile = Exile a card from your hand or play area, or decline.
prompt-discard = Discard a card from your hand: it goes to your play area and its effect is ignored.
prompt-draw = Draw a card, or decline.
prompt-pick = Make your choice.
prompt-pick-activate = Which site do you activate?
prompt-pick-borrow = Which assistant’s effect do you use?
prompt-pick-buy = Buy a card, or decline.
prompt-pick-dig = Send an archaeologist to a site, or decline.
prompt-pick-discover = Discover a site, or decline.
prompt-pick-exchange = Which assistant do you exchange, and for which?
prompt-pick-move = Which guardian do you move, and where to?
prompt-pick-overcome = Overcome a guardian without paying its cost, or decline.
prompt-pick-promote = Which assistant do you upgrade?
prompt-pick-refresh = Refresh an assistant, or decline.
prompt-pick-relocate = Relocate an archaeologist, or decline.
prompt-pick-research = Research, or decline.
prompt-pick-return = Which archaeologist comes back to your board?
prompt-pick-take = Which card do you take?
prompt-pick-take-a = Which assistant do you take?
prompt-pick-take-bonus = Which bonus tile do you take?
prompt-pick-unslot = Which idol goes back to your supply crates?
prompt-order = Which comes first, the bonus tile or the row effect?
prompt-pause = Something is about to be revealed. Continue, or take free actions first.
prompt-keep = Which card do you keep?
prompt-keep-lay = End of the round: which cards do you move from your hand to your play area? The rest stay in your hand.
prompt-keep-top = Put one of the other cards back on top of your deck, or decline.
prompt-chance = Chance decides.
