### Quetzal: cards, upgrades, locations, meeples, the automaton, the track. `$price`, `$reward` and `$cards` are amounts, since an edition may change the figures.

## Artifact types, and what one delivery of 1, 2 or 3 scores

type-pottery = Pottery
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-weapon = Weapon
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-tablet = Tablet
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-statuette = Statuette
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.
type-mummy = Mummy
    .value = Delivered together: one scores { $vp_1 }, two score { $vp_2 }, three score { $vp_3 }.

## Artifact cards, by type and bonus

card-pottery_none = Pottery
    .effect = No bonus.
card-pottery_coin = Pottery with a coin
    .effect = When delivered: also 1 coin.
card-pottery_discovery = Pottery with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-pottery_vp = Pottery with a victory point
    .effect = When delivered: also 1 victory point.
card-weapon_none = Weapon
    .effect = No bonus.
card-weapon_coin = Weapon with a coin
    .effect = When delivered: also 1 coin.
card-weapon_discovery = Weapon with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-weapon_vp = Weapon with a victory point
    .effect = When delivered: also 1 victory point.
card-tablet_none = Tablet
    .effect = No bonus.
card-tablet_coin = Tablet with a coin
    .effect = When delivered: also 1 coin.
card-tablet_discovery = Tablet with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-tablet_vp = Tablet with a victory point
    .effect = When delivered: also 1 victory point.
card-statuette_none = Statuette
    .effect = No bonus.
card-statuette_coin = Statuette with a coin
    .effect = When delivered: also 1 coin.
card-statuette_discovery = Statuette with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-statuette_vp = Statuette with a victory point
    .effect = When delivered: also 1 victory point.
card-mummy_none = Mummy
    .effect = No bonus.
card-mummy_coin = Mummy with a coin
    .effect = When delivered: also 1 coin.
card-mummy_discovery = Mummy with a Discovery point
    .effect = When delivered: also 1 Discovery point.
card-mummy_vp = Mummy with a victory point
    .effect = When delivered: also 1 victory point.

## Upgrade tiles

upgrade-reroll_two = Second Try
    .effect = Once a round, after the roll: you may throw one or two of your meeples again.
upgrade-tablet_coins = Tablet Trade
    .effect = Each tablet you deliver also pays { $reward }.
upgrade-temple_discount = Temple Pass
    .effect = Every Temple space costs you { $price } less.
upgrade-reroll_all = Fresh Start
    .effect = Once a round, after the roll: you may throw all your meeples again, Character included.
upgrade-mixed_trio = Mixed Trio
    .effect = A delivery with pottery, a weapon and a tablet brings { $reward } more.
upgrade-extra_delivery = Bigger Crates
    .effect = You may put { $cards } more into each delivery.
upgrade-coins_to_vp = Patron
    .effect = Whenever you like: pay { $price } for { $reward }.
upgrade-pottery_trio = Pottery Trio
    .effect = A delivery with three pottery cards brings { $reward } more.
upgrade-temple_extra_draw = Keen Eye
    .effect = Where a Temple space lets you draw, draw two cards, keep one and put the other under the deck.
upgrade-coins_to_discovery = Explorer’s Fund
    .effect = Whenever you like: pay { $price } for { $reward }.
upgrade-weapon_trio = Weapon Trio
    .effect = A delivery with three weapon cards brings { $reward } more.
upgrade-coins_5 = Purse
    .effect = At once: { $reward }. Then put the tile aside.
upgrade-discovery_1 = Trail
    .effect = At once: { $reward }. Then put the tile aside.
upgrade-worth = Worth { $reward } at the end.

## Locations

location-quarry = Quarry
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Quarry
    .to = to the Quarry
location-small_temple = Small Temple
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Small Temple
    .to = to the Small Temple
location-ruins = Ruins
    .effect = The highest bid, all in one role, takes both artifacts and { $reward }.
    .at = at the Ruins
    .to = to the Ruins
location-black_market = Black Market
    .effect = The highest bid, adventurers only, may sell one artifact for { $reward }, without its points or bonus.
    .at = at the Black Market
    .to = to the Black Market
location-ship = Ship
    .effect = The highest bid, all in one role, may deliver up to { $cards } in one go.
    .at = on the Ship
    .to = to the Ship
location-ship_1 = Ship 1
    .effect = The highest bid, all in one role, may deliver up to { $cards } in one go.
    .at = on Ship 1
    .to = to Ship 1
location-ship_2 = Ship 2
    .effect = The highest bid, all in one role, may deliver up to { $cards } in one go.
    .at = on Ship 2
    .to = to Ship 2
location-camp = Camp
    .effect = Any number, both roles, at once: each meeple brings { $reward }, and you may throw one meeple you have left to place again.
    .at = at the Camp
    .to = to the Camp
location-harbor_office = Harbor Master’s Office
    .effect = Any number, both roles, { $price } for each meeple. Each one delivers up to { $cards }.
    .at = at the Harbor Master’s Office
    .to = to the Harbor Master’s Office
location-temple = Temple
    .effect = One archaeologist to a space, paid at once. From the top, each one takes artifacts.
    .at = at the Temple
    .to = to the Temple
location-village = Village
    .effect = One meeple to a space, paid at once. In the order of the spaces, each one takes an upgrade tile.
    .at = at the Village
    .to = to the Village
location-stela = Stela of Knowledge
    .effect = One archaeologist, not of the marker’s holder. Brings the First Player marker and { $reward }.
    .at = at the Stela of Knowledge
    .to = to the Stela of Knowledge

## Meeples, landings and roles

meeple-black = adventurer (black)
meeple-white = archaeologist (white)
meeple-side = meeple on its side
meeple-standing = standing meeple
meeple-either = meeple of either role
meeple-character = Character
meeple-team = team meeple
landing-black = black side up (adventurer)
landing-white = white side up (archaeologist)
landing-side = on its side (either role)
landing-standing = standing (either role, 1 coin)
landing-flat = lying flat
role-adventurer = adventurer
role-archaeologist = archaeologist
role-any = either

## The automaton of the two-player game

player-automaton = The automaton
    .in = the automaton
    .of = the automaton’s
automaton_1 = Automaton card 1
automaton_2 = Automaton card 2
automaton_3 = Automaton card 3
automaton_4 = Automaton card 4
automaton_5 = Automaton card 5
automaton_6 = Automaton card 6
automaton_7 = Automaton card 7
automaton_8 = Automaton card 8
automaton_9 = Automaton card 9
automaton_10 = Automaton card 10
automaton-bids = Temple: { $spaces }. { $near }. { $far }.
automaton-bid = { $location }, role { $role }: { $what }

## Spaces of the Discovery track, the Temple and the Village

track-none = no reward
track-coins = { $reward }
track-vp = { $reward }
track-draw_upgrade = the top upgrade tile of the pile
track-space = Space { $index }: { $reward }
track-words = Every Discovery point moves you one space on, and every space you enter pays what it shows. Whoever is further wins a tie.
temple-space = Space { $index }, { $price }: choose { $choose }, draw { $draw }
village-space = Space { $index }, { $price }

## Rulings that a game may switch; `.other` is the other value

flag-free_location_many_meeples_per_turn = Several meeples may go to the Camp or the Harbor in one turn.
    .other = One meeple only goes there in a turn.
flag-raise_own_bid = Your own bid may be raised.
    .other = Your own bid stays as it is.
flag-several_unique_spaces_per_player = A player may hold several spaces of the Temple or Village.
    .other = One space of the Temple and one of the Village at most.
flag-kicked_wild_meeple_stays_wild = An ousted meeple on its side or standing is free in its role again.
    .other = It keeps the role it was placed in until it is thrown again.
flag-reshuffle_discard_when_deck_empty = An empty deck is made anew from the discard pile.
    .other = An empty deck gives nothing.
flag-harbor_meeples_are_separate_deliveries = Each Harbor meeple makes a delivery of its own.
    .other = All Harbor meeples of a player make one delivery together.
flag-extra_delivery_applies_per_delivery = Bigger Crates count for every delivery.
    .other = Bigger Crates count once a round.
flag-trio_bonus_once_per_delivery = A trio tile pays once for each delivery.
    .other = It pays for every complete trio.
flag-over_limit_may_discard_new_tile = Above the limit the new tile may be the one that goes.
    .other = One of the older tiles must go.
flag-duplicate_check_against_active_only = Only a tile in use makes a second copy useless.
    .other = A tile put aside counts as well.
flag-any_time_exchange_until_final_scoring = Exchanges are possible at any moment up to the final scoring.
    .other = Exchanges are possible only when you place or activate.
flag-upgrade_gained_mid_delivery_counts_from_next_one = A tile gained during a delivery counts from the next one on.
    .other = It counts at once.
flag-coin_supply_unlimited = There are always enough coins.
    .other = There are 100 coins; a gain pays what is left.
flag-upgrade_pile_reshuffles = The upgrade pile is made anew when it is empty.
    .other = An empty upgrade pile stays empty.
flag-hands_hidden = Hands are hidden.
    .other = Hands are open.
